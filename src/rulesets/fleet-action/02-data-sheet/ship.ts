import { z } from 'zod'
import type { Sector } from '#kernel/geometry/index.ts'
import { Table, type TableRow } from '#kernel/table/index.ts'
import { schemaOf } from '../../schema.ts'
import { standSheet } from '../09-air/stand.ts'
import { AT_BOW, AT_MIDSHIPS, AT_STERN } from '../book/tables.ts'

const whole = z.number().int().min(0)
const signed = z.number().int().min(-2).max(2)
const flag = z.boolean().default(false)

/** H40 An arc in degrees clockwise from dead ahead: [-145, 145] looks forward. */
const arc = z.tuple([z.number().min(-360).max(360), z.number().min(-360).max(360)])
const arcs = z.array(arc).min(1).max(4)
const KINDS = ['open', 'shielded', 'casemate', 'turret'] as const
const POSITIONS = ['bow', 'mid', 'stern'] as const
export const GROUPS = ['MAIN', 'OTHER', 'TORPEDOES'] as const
type Group = (typeof GROUPS)[number]

const mount = z.strictObject({
  guns: whole.min(1).max(4),
  kind: z.enum(KINDS),
  ac: whole.max(30).default(0),
  /** left out: as 10.8 has it */
  cvCost: whole.min(1).max(12).optional(),
  arcs,
  position: z.enum(POSITIONS).default('mid'),
  count: whole.min(1).max(40).default(1),
})
const battery = z.strictObject({
  label: z.string(),
  group: z.enum(['MAIN', 'OTHER']),
  /** H4 inches */
  calibre: z.number().min(3).max(20),
  ip: whole.min(1).max(20),
  cv: whole.min(1).max(19),
  /** H4 penetration by range band; null where the gun cannot reach */
  pen: z.array(whole.max(60).nullable()).length(5),
  radar: flag,
  dp: flag,
  aaPlus: flag,
  mounts: z.array(mount).min(1).max(12),
})
const setting = z.strictObject({ maxRB: whole.min(1).max(5), modifier: signed })
const torpedoMount = z.strictObject({
  tubes: whole.min(1).max(20),
  loaded: whole.max(20).optional(),
  cvCost: whole.min(1).max(12).default(2),
  arcs,
  ip: whole.min(1).max(20),
  cv: whole.min(1).max(19),
  /** fastest first */
  settings: z.array(setting).min(1).max(4),
  count: whole.min(1).max(12).default(1),
})
const cargo = z.strictObject({ kind: z.enum(['ordinary', 'fuel', 'ammunition']), points: whole.max(6) })
/** H32 What a submarine can make under water. */
const dives = z.strictObject({ knots: whole.max(8) })
/** H35 A stand of small craft. */
const stand = z.strictObject({ vessels: whole.min(1).max(12), save: z.number().int().min(-2).max(1) })
const FACES = /^([1-9]|10)(-([1-9]|10))?$/

/** H28, H34 What a carrier or an air base has for her aircraft. */
const air = z.strictObject({
  H: whole.min(1).max(12),
  RRR: whole.max(6),
  catapults: whole.max(4).default(0),
  /** an air base, which stands on land */
  isBase: flag,
  /** her own stands, where a battle does not say what is aboard */
  stands: z.array(standSheet).max(24).default([]),
})

/** Section 2.1: the ship data sheet. */
const sheet = z.strictObject({
  name: z.string(),
  className: z.string(),
  nation: z.string(),
  /** R24 A letter A or C followed by a blank is a family that light guns can hurt; X is a stand */
  typeCode: z.string(),
  displacement: whole.max(200_000),
  targetSize: z.number().int().min(-4).max(3),
  S: whole.max(99),
  F: whole.max(99),
  CQ: signed,
  DC: whole.max(30),
  FC: whole.max(6),
  SV: whole.max(9),
  GM: z.number().int().min(-5).max(5),
  SD: whole.max(6),
  speedMax: whole.max(60),
  /** H17 centimetres */
  MVR: whole.max(9),
  smoke: flag,
  searchRadar: flag,
  searchlights: flag,
  gunneryRadarMain: flag,
  gunneryRadarOther: flag,
  dpaaRadar: flag,
  shipPlanes: whole.max(9).default(0),
  poorCarrierSafety: flag,
  poorUnderwaterProtection: flag,
  isMerchant: flag,
  isAMC: flag,
  /** H34 a shore battery or another target on land: no F, never moves */
  isLand: flag,
  armour: z.strictObject({
    belt: whole.max(30),
    deck: whole.max(30),
    conningTower: whole.max(30),
    turret: whole.max(30),
    casemate: whole.max(30),
    flightDeck: whole.max(30).default(0),
  }),
  batteries: z.array(battery).max(6),
  torpedoMounts: z.array(torpedoMount).max(8),
  ASW: whole.max(20).default(0),
  LRF: whole.max(20).default(0),
  MRF: whole.max(20).default(0),
  CRF: whole.max(20).default(0),
  /** which faces of the owner's d10 hit which weapons */
  weaponKey: z.record(z.string().regex(FACES, 'faces are written 7 or 1-5'), z.enum(GROUPS)),
  cargo: cargo.nullable().default(null),
  stand: stand.nullable().default(null),
  /** H32 left out where she is no submarine */
  dives: dives.optional(),
  /** H31 minefields that she can lay; left out where she has no mines */
  mines: whole.min(1).max(20).optional(),
  air: air.optional(),
})

const card = sheet.superRefine((read, context) => {
  const fault = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message })
  if (!coversOnce(read.weaponKey)) fault('weaponKey', 'each face from 1 to 10 must stand in it once')
  const mounts = read.batteries.flatMap(line => line.mounts)
  if (mounts.length > 24) fault('batteries', 'a sheet has at most 24 lines of mounts')
  if (racksOf(read.torpedoMounts).length > 24) fault('torpedoMounts', 'a ship has at most 24 torpedo mounts')
  const sectors = [...mounts, ...read.torpedoMounts].reduce((sum, each) => sum + each.arcs.length, 0)
  if (sectors > 31 * 2) fault('batteries', 'too many arcs')
  if ((read.stand !== null) !== (read.typeCode === 'X')) fault('typeCode', 'a stand is of type X, and only a stand')
  if (read.stand === null && read.S === 0) fault('S', 'a ship has Structure')
  if (read.stand === null && !read.isLand && read.F === 0) fault('F', 'a ship has Flotation')
  if (read.dives !== undefined && (read.stand !== null || read.isLand)) fault('dives', 'only a ship goes under water')
  if (read.isLand && (read.F > 0 || read.speedMax > 0)) fault('isLand', 'on land nothing floats or moves')
  if (read.air?.isBase === true && !read.isLand) fault('air', 'an air base stands on land')
})

function facesOf(faces: string): [number, number] {
  const [from, to] = faces.split('-').map(Number)
  return [from!, to ?? from!]
}
function coversOnce(key: Readonly<Record<string, Group>>): boolean {
  const met = Object.keys(key).flatMap(faces => {
    const [from, to] = facesOf(faces)
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
  })
  return met.length === 10 && new Set(met).size === 10
}

export type Card = z.infer<typeof card>
export const CARD = schemaOf(card)
export type Battery = Card['batteries'][number]
export type Mount = Battery['mounts'][number]
export type TorpedoMount = Card['torpedoMounts'][number]

/** Equal mounts of one battery. */
export interface GunGroup {
  readonly battery: number
  readonly guns: number
  readonly mounts: number
  /** bits of the sheet's sectors */
  readonly arcs: number
  /** T12 the order in which they are lost, 1 to 6 */
  readonly rank: number
  readonly kind: Mount['kind']
  readonly ac: number
  readonly cost: number
  /** H12 the underwater column of a flashover here */
  readonly column: number
}
interface Rack {
  readonly mount: TorpedoMount
  /** racks of one kind, by the first of them, may launch one salvo */
  readonly kind: number
  readonly tubes: number
  readonly loaded: number
  readonly arcs: number
  readonly cost: number
}

/** A card made ready for use. */
export interface Sheet {
  readonly card: Card
  readonly groups: readonly GunGroup[]
  readonly racks: readonly Rack[]
  /** every arc of the sheet, once */
  readonly sectors: readonly Sector[]
  readonly key: Table<Group>
  /** T12, R74 gun groups of MAIN and of OTHER in the order in which they are lost */
  readonly order: { readonly MAIN: readonly number[]; readonly OTHER: readonly number[] }
  /** R24 "A " and "C ": hurt by MRF */
  readonly isFamily: boolean
  readonly isStand: boolean
  /** 10.C, R60 a carrier or an air base: she has a critical table of her own */
  readonly isCarrier: boolean
  /** mounts of MAIN on the whole sheet, for its blast (H12), and what the cheapest costs; 99 without any */
  readonly mainMounts: number
  readonly mainCost: number
}

export function sheetOf(card: Card): Sheet {
  const sectors: Sector[] = []
  const groups = card.batteries.flatMap((line, battery) => line.mounts.map(each => groupOf(each, battery, sectors)))
  const inOrder = (group: 'MAIN' | 'OTHER'): number[] =>
    groups
      .map((_, i) => i)
      .filter(i => card.batteries[groups[i]!.battery]!.group === group)
      .sort((a, b) => groups[a]!.rank - groups[b]!.rank || a - b)
  const main = inOrder('MAIN')
  return {
    card,
    groups,
    racks: racksOf(card.torpedoMounts).map((each, _, all) => ({
      mount: each,
      kind: all.findIndex(other => isAlike(each, other)),
      tubes: each.tubes,
      loaded: each.loaded ?? each.tubes,
      arcs: arcMask(each.arcs, sectors),
      cost: each.cvCost,
    })),
    sectors,
    key: keyOf(card),
    order: { MAIN: main, OTHER: inOrder('OTHER') },
    isFamily: /^[AC] /.test(card.typeCode),
    isStand: card.stand !== null,
    isCarrier: card.air !== undefined && (card.air.isBase || card.typeCode.startsWith('CV')),
    mainMounts: main.reduce((sum, i) => sum + groups[i]!.mounts, 0),
    mainCost: main.reduce((least, i) => Math.min(least, groups[i]!.cost), 99),
  }
}

const racksOf = (mounts: readonly TorpedoMount[]): TorpedoMount[] =>
  mounts.flatMap(each => Array.from({ length: each.count }, () => each))

function isAlike(one: TorpedoMount, other: TorpedoMount): boolean {
  const speeds = ({ settings }: TorpedoMount): string => settings.map(({ maxRB, modifier }) => [maxRB, modifier]).join()
  return one.ip === other.ip && one.cv === other.cv && speeds(one) === speeds(other)
}

/** T12, R71 Open and shielded mounts have no armour. */
function groupOf(each: Mount, battery: number, sectors: Sector[]): GunGroup {
  const { kind, guns, count } = each
  const ac = kind === 'open' || kind === 'shielded' ? 0 : each.ac
  const rank = KINDS.indexOf(kind) + 1 + (ac > 0 ? 2 : 0)
  const column = { bow: AT_BOW, mid: AT_MIDSHIPS, stern: AT_STERN }[each.position]
  return { battery, guns, mounts: count, arcs: arcMask(each.arcs, sectors), rank, kind, ac, cost: costOf(each), column }
}

/** T12 Open 1, shielded 2, casemates 3, turrets 4, with armour or without; a sheet may say otherwise. */
export const costOf = ({ cvCost, kind }: Pick<Mount, 'cvCost' | 'kind'>): number => cvCost ?? KINDS.indexOf(kind) + 1

const tenths = (degrees: number): number => ((Math.round(10 * degrees) % 3600) + 3600) % 3600

/** The bits of these arcs among the sectors, to which they are added where new. */
function arcMask(arcs: Mount['arcs'], sectors: Sector[]): number {
  let mask = 0
  for (const [from, to] of arcs) {
    const sector = { from: tenths(from), to: tenths(to) }
    let at = sectors.findIndex(known => known.from === sector.from && known.to === sector.to)
    if (at < 0) at = sectors.push(sector) - 1
    mask |= 1 << at
  }
  return mask
}

function keyOf(card: Card): Table<Group> {
  const rows = Object.entries(card.weaponKey).map(([faces, group]): TableRow<Group> => [...facesOf(faces), group])
  return new Table(`weapons of ${card.name}`, 1, 10, rows)
}
