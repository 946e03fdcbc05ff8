import { z } from 'zod'
import { schemaOf } from '../../schema.ts'
import { CONTENTS, ZONES } from './conditions.ts'
import { namesOf } from './names.ts'

/** 2.1 Size classes, largest first. */
export const SIZES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Size = (typeof SIZES)[number]
/** 2.2 What a battery is for. The first four are batteries in the sense of 8.1.10. */
export const ROLES = ['main', 'secondary', 'tertiary', 'casemate', 'AA', 'light', 'torpedo', 'ASW', 'mine'] as const
export type Role = (typeof ROLES)[number]
export const SHELLS = ['AP', 'APC', 'SAP', 'SAPC', 'CP', 'CPC', 'HE'] as const
/** 3.1 Range bands. */
export const BANDS = ['Short', 'Medium', 'Long', 'Extreme'] as const
const SHORT = 0
export const LONG = 2
export const EXTREME = 3

const whole = z.number().int().min(0).max(100_000)
const few = z.number().int().min(0).max(40)
const four = z.tuple([whole, whole, whole, whole])
/** Ways a mount can point: F ahead, A astern, P port, S starboard. */
const arcs = z.string().regex(/^F?P?S?A?$/, 'arcs are letters of F, P, S and A, in that order')
const shell = z.strictObject({ type: z.enum(SHELLS), penetration: four, damage: four })
const group = z.strictObject({ arcs, mounts: few.min(1), barrels: few.min(1).max(12) })

/** 2.2, 2.3 One line of weapons: guns with their shells, tubes with their warheads, or a strength. */
const battery = z.strictObject({
  role: z.enum(ROLES),
  name: z.string(),
  calibreMm: z.number().min(0).max(600),
  isBritish: z.boolean().default(false),
  isAreaAA: z.boolean().default(false),
  standard: z.union([z.literal(1), z.literal(2)]).default(2),
  directors: few.default(0),
  limits: four.default([0, 0, 0, 0]).describe('outer limits of Short, Medium, Long and Extreme in yards'),
  shells: z.array(shell).max(8).default([]),
  groups: z.array(group).max(16).default([]),
  strength: whole.default(0).describe('AA and light batteries only'),
  warheadDamage: whole.default(0),
  runYards: whole.default(0).describe('how far its torpedoes run'),
  runKnots: few.default(0).describe('how fast its torpedoes run'),
  belowWaterline: z.boolean().default(false),
})
export type Battery = z.infer<typeof battery>

const MAY_BE_STRENGTH: ReadonlySet<Role> = new Set(['AA', 'light'])
const sumOf = (groups: readonly { readonly mounts: number }[]): number =>
  groups.reduce((sum, { mounts }) => sum + mounts, 0)

/** 2.8 What a submarine has besides. */
const boat = z.strictObject({
  crush: z.enum(ZONES).default('intermediate II').describe('the deepest zone that her hull stands'),
  endurance: whole
    .max(10_000)
    .default(100)
    .describe('submerged endurance on full batteries, in Tactical Turns where a battle counts them'),
  knots: few.default(8).describe('the most that she makes submerged'),
})
/** 8.3 Aircraft of an aviation ship, by where they stand. */
const air = z.strictObject({
  forward: few.default(0),
  amidships: few.default(0),
  aft: few.default(0),
  hangar: few.default(0),
  elevators: few.max(9).default(1),
  hasArmouredDeck: z.boolean().default(false),
  ordnance: whole.max(1000).default(0).describe('damage points of what one armed aircraft carries'),
  pounds: whole.max(2000).default(112).describe('of its bomb'),
  penetration: whole.max(100).default(1).describe('of its bomb, in cm of deck'),
  strafing: whole.max(100).default(2).describe('damage points of its guns'),
})
/** 8.8, H39 An airship that flies in a ship’s company. */
const airship = z
  .strictObject({
    gas: z.enum(['hydrogen', 'helium']).default('hydrogen'),
    cells: few.min(1).default(16),
    port: few.max(9).default(2).describe('engines'),
    starboard: few.max(9).default(2),
    weapons: few.default(2),
    knots: whole.max(100).default(45),
    bombs: few.default(8),
    damage: whole.max(1000).default(10).describe('damage points of one bomb'),
    pounds: whole.max(2000).default(112),
    penetration: whole.max(100).default(2).describe('cm of deck'),
  })
  .refine(it => it.port + it.starboard > 0, { message: 'an airship has an engine', path: ['port'] })
const hold = z.strictObject({ contents: z.enum(CONTENTS), quantity: whole.describe('tons, men or vehicles') })
const SMALL: ReadonlySet<string> = new Set(['smallCombatant', 'smallCargo'])
const SHIP_TYPES = ['major', 'minor', 'merchantAux', 'smallCombatant', 'aviation', 'submarine', 'smallCargo'] as const

/** 2.1 A ship, submarines (2.8), aviation ships and cargo carriers among them. */
const card = z
  .strictObject({
    name: z.string(),
    className: z.string(),
    nation: z.string(),
    sizeClass: z.enum(SIZES),
    lengthFeet: whole.min(20).max(1200).default(400),
    shipType: z.enum(SHIP_TYPES),
    isPreDreadnought: z.boolean().default(false),
    isTug: z.boolean().default(false),
    isBeached: z.boolean().default(false),
    inServiceYear: z.number().int().min(1850).max(1970),
    rebuiltYear: z.number().int().min(1850).max(1970).nullable().default(null),
    damagePoints: whole.min(1).max(4000),
    thresholds: z.tuple([whole, whole, whole, whole, whole, whole]),
    speeds: z.array(z.number().min(0).max(60).multipleOf(0.1)).length(5),
    accel: few.min(1),
    decel: few.min(1),
    belt: whole.max(100),
    deck: whole.max(100),
    underwater: whole.max(1000).nullable(),
    batteries: z.array(battery).max(16),
    rangefinder: z.strictObject({ yards: whole, type: z.enum(['coincidence', 'stereo']) }),
    searchlights: z.strictObject({ forward: few.max(9), aft: few.max(9) }).default({ forward: 1, aft: 1 }),
    wireless: z.strictObject({ main: z.boolean(), auxiliary: z.boolean() }).default({ main: true, auxiliary: false }),
    hasSonar: z.boolean().default(false),
    hasDirectionFinder: z.boolean().default(false),
    fuel: z.enum(['diesel', 'gasoline', 'other']).default('other'),
    captains: few.min(1).max(6).default(1).describe('captains aboard a small craft, a commodore counted'),
    crew: whole.default(0),
    passengers: whole.default(0),
    boat: boat.nullable().default(null).describe('submarines only'),
    air: air.nullable().default(null).describe('aviation ships only'),
    airship: airship.nullable().default(null).describe('one that flies in her company'),
    holds: z.array(hold).max(12).default([]).describe('of merchants and cargo craft'),
  })
  .refine(it => SIZES.indexOf(it.sizeClass) < 4 || SMALL.has(it.shipType) || it.shipType === 'submarine', {
    message: 'a vessel of size E to G is a small combatant, a small cargo craft or a submarine',
    path: ['shipType'],
  })
  .refine(it => SIZES.indexOf(it.sizeClass) >= 4 || !SMALL.has(it.shipType), {
    message: 'a small combatant or cargo craft is of size E to G',
    path: ['shipType'],
  })
  .refine(it => (it.shipType === 'submarine') === (it.boat !== null), {
    message: 'a submarine, and nothing else, has the data of one',
    path: ['boat'],
  })
  .refine(it => (it.shipType === 'aviation') === (it.air !== null), {
    message: 'an aviation ship, and nothing else, has aircraft and a flight deck',
    path: ['air'],
  })
  .refine(it => it.rebuiltYear === null || it.rebuiltYear >= it.inServiceYear, {
    message: 'a ship is rebuilt after she came into service',
    path: ['rebuiltYear'],
  })
  .refine(
    it => it.batteries.every(({ groups }) => sumOf(groups) <= 60) && sumOf(it.batteries.flatMap(b => b.groups)) <= 84,
    {
      message: 'a ship has at most 84 mounts, and a battery 60',
      path: ['batteries'],
    },
  )
  .refine(
    it =>
      it.batteries.every(line => line.strength === 0 || (MAY_BE_STRENGTH.has(line.role) && line.groups.length === 0)),
    {
      message: 'only AA and light batteries have a strength, and those that have one list no mounts',
      path: ['batteries'],
    },
  )
  .refine(it => it.thresholds.every((at, i) => i === 0 || at >= it.thresholds[i - 1]!), {
    message: 'thresholds ascend',
    path: ['thresholds'],
  })
export type Card = z.infer<typeof card>
export const CARD = schemaOf<Card>(card as unknown as z.ZodType<Card>)

/** Mounts of one battery that point the same way. */
interface Group {
  readonly battery: number
  readonly arcs: number
  readonly mounts: number
  readonly barrels: number
}

/** A card made ready for use. */
export interface Sheet {
  readonly card: Card
  readonly batteries: readonly Battery[]
  readonly groups: readonly Group[]
  /** 0 for A and B, 1 for C and D, 2 for E to G: how most tables see a size */
  readonly sizeRow: 0 | 1 | 2
  readonly isSmall: boolean
  readonly isBoat: boolean
  readonly isAviation: boolean
  /** small craft and submarines keep to the D20 tables (R8) */
  readonly isD20: boolean
  /** knots at each level, in tenths */
  readonly speeds: readonly number[]
  /** the year that 8.2 goes by (R45) */
  readonly year: number
  /** mounts of all main batteries, lost ones included */
  readonly mainMounts: number
  /** what Other Weapon and Weapon draw from: mounts, and each AA or light battery as one */
  readonly others: number
  readonly all: number
  /** by battery: damage of HE and of the most damaging shell at Short */
  readonly shortHE: readonly number[]
  readonly shortWorst: readonly number[]
  /** by battery: what it is told by, which no other of hers is */
  readonly names: readonly string[]
}

export const ARC = { F: 1, P: 2, S: 4, A: 8 } as const
const arcMask = (letters: string): number =>
  [...letters].reduce((mask, letter) => mask | ARC[letter as keyof typeof ARC], 0)

/** 8.3 AA and light guns that are one weapon with a strength; those on a card as mounts are mounts like others. */
export const isStrength = ({ strength }: Pick<Battery, 'strength'>): boolean => strength > 0
export const isGun = (battery: Battery): boolean => battery.limits[EXTREME] > 0 && battery.shells.length > 0

export function sheetOf(card: Card): Sheet {
  const groups = card.batteries.flatMap((battery, index) =>
    battery.groups.map(({ arcs, mounts, barrels }) => ({ battery: index, arcs: arcMask(arcs), mounts, barrels })),
  )
  const size = SIZES.indexOf(card.sizeClass)
  const drawn = (battery: Battery): number =>
    isStrength(battery) ? 1 : battery.groups.reduce((sum, { mounts }) => sum + mounts, 0)
  const sum = (of: readonly Battery[]): number => of.reduce((total, battery) => total + drawn(battery), 0)
  return {
    card,
    batteries: card.batteries,
    groups,
    sizeRow: size < 2 ? 0 : size < 4 ? 1 : 2,
    isSmall: SMALL.has(card.shipType),
    isBoat: card.shipType === 'submarine',
    isAviation: card.shipType === 'aviation',
    isD20: SMALL.has(card.shipType) || card.shipType === 'submarine',
    speeds: card.speeds.map(knots => Math.round(knots * 10)),
    year: card.rebuiltYear ?? card.inServiceYear,
    mainMounts: sum(card.batteries.filter(({ role }) => role === 'main')),
    others: sum(card.batteries.filter(({ role }) => role !== 'main' && role !== 'casemate')),
    all: sum(card.batteries),
    shortHE: card.batteries.map(battery =>
      atShort(
        battery.shells.filter(({ type }) => type === 'HE'),
        battery,
      ),
    ),
    shortWorst: card.batteries.map(battery => atShort(battery.shells, battery)),
    names: namesOf(card.batteries),
  }
}

/** The most damaging of these shells at Short; of all the battery's, if there are none of them. */
function atShort(shells: Battery['shells'], { shells: all }: Battery): number {
  return Math.max(0, ...(shells.length > 0 ? shells : all).map(({ damage }) => damage[SHORT]))
}
