import { z } from 'zod'
import { allow, BadInput, no, type Setting } from '#kernel/ruleset/index.ts'
import { bestSpeed } from '../06-order-of-play/6-4-movement.ts'
import { deckGiven, deckOf, wearDeck } from '../09-air/plight.ts'
import { R } from '../book/register.ts'
import { TASKS } from '../events/words.ts'
import { CARD, type Card } from './ship.ts'
import { ACTIVE, type Seen, type Ship, type State, sheetAt } from './state.ts'

// What can have happened to a ship: one vocabulary, in which procedures are given ships and answer with them.

export const count = z.number().int().min(0).max(99)
const fall = z.number().int().min(-99).max(99)
const each = z.array(count).max(24)
export const ENDS = ['active', 'wreck', 'sunk', 'destroyed'] as const
const MORALE = ['steady', 'withdrawing', 'abandoned'] as const
const TESTS = ['none', 'passed', 'failed'] as const

const plight = z.strictObject({
  ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole sheet'),
  structure: count.optional().describe('left; so with the other figures of the sheet'),
  flotation: count.optional(),
  crewQuality: fall.optional(),
  teams: count.optional(),
  fireControl: count.optional(),
  steering: count.optional(),
  gunnery: fall.optional(),
  spotting: count.optional(),
  speed: count.optional().describe('knots she can still make'),
  moved: z
    .number()
    .int()
    .min(-1)
    .max(99)
    .optional()
    .describe('centimetres moved this turn, -1 before she has; left out: her best speed'),
  fires: count.default(0),
  splashes: count.default(0),
  lit: z.boolean().default(false).describe('by a searchlight; a burning ship is lit anyway'),
  powerFailure: z.boolean().default(false),
  powerTested: z.enum(TESTS).default('none').describe('her power test of this turn (H38)'),
  identified: z.enum(TESTS).default('none').describe('her attempt of this turn to make out the other ship (R59)'),
  spread: z.enum(TESTS).default('none').describe('her test of this turn to spread torpedoes where nothing is seen'),
  repaired: z.array(z.enum(TASKS)).max(6).default([]).describe('kinds of repair that succeeded in this End Phase'),
  flagOfficer: fall.optional().describe('Command Value of a squadron commander aboard'),
  mountsLost: each.default([]).describe('line by line of the gun mounts down the sheet'),
  torpedoMountsLost: z
    .union([count, each])
    .default(0)
    .describe('the first so many of the sheet; or mount by mount, 1 for one that is lost'),
  torpedoesSpent: each.default([]).describe('torpedoes launched, mount by mount'),
  smoke: z.boolean().optional(),
  searchRadar: z.boolean().optional(),
  searchlights: z.boolean().optional(),
  planes: count.optional(),
  gunneryRadar: z.boolean().optional(),
  factors: z.strictObject({ asw: count.optional(), mrf: count.optional(), crf: count.optional() }).optional(),
  cargo: z.boolean().optional().describe('false: destroyed'),
  vessels: count.optional().describe('left of a stand'),
  sought: z.boolean().default(false).describe('she has tried to spot in this turn'),
  listened: z.boolean().default(false).describe('she has listened for submarines in this turn'),
  submerged: z.boolean().default(false),
  known: z.boolean().default(false).describe('of a boat under water: where she is is known in this turn'),
  minefields: count.optional().describe('that she can still lay'),
  screen: z.boolean().default(false).describe('a smoke screen lies astern of her'),
  pace: z.number().int().min(0).max(99).optional().describe('centimetres of her last move'),
  morale: z.enum(MORALE).default('steady'),
  deck: deckGiven.optional().describe('of a carrier or an air base'),
  end: z.enum(ENDS).default('active'),
})
export type Plight = z.infer<typeof plight>

/** A ship as she lies on the table: by name or by her own sheet, with what has happened to her. */
export const shipGiven = z.union([z.string(), plight])
export type ShipGiven = z.infer<typeof shipGiven>

export function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  const ship = typeof given === 'string' ? given : given.ship
  return typeof ship === 'string' ? setting.card(ship) : CARD.read(ship)
}

/** Put on the sheet what has happened to the ship before; `other` is whom she may have made out. */
export function wear(state: State, index: number, given: ShipGiven, other: number): void {
  const ship = state.ships[index]!
  if (typeof given !== 'string') {
    const { card } = sheetAt(state, index)
    for (const [key, track] of FIGURES) {
      const value = given[key]
      if (value === undefined) continue
      if (value > ship[track] && track !== 'cq' && track !== 'gm')
        throw new BadInput(`${key}: ${card.name} has only ${ship[track]}`)
      ship[track] = value
    }
    Object.assign(ship, { fires: given.fires, splash: given.splashes, lit: Number(given.lit) })
    Object.assign(ship, { dark: Number(given.powerFailure), tested: TESTS.indexOf(given.powerTested) })
    ship.identified = [0, 1 + other, -1][TESTS.indexOf(given.identified)]!
    ship.spread = TESTS.indexOf(given.spread)
    for (const task of given.repaired) ship.repaired |= 1 << TASKS.indexOf(task)
    if (given.flagOfficer !== undefined) Object.assign(ship, { flag: 1, cmdv: given.flagOfficer })
    ship.end = ENDS.indexOf(given.end)
    wearSea(ship, card, given)
    wearFittings(state, index, given)
    if (given.deck !== undefined) wearDeck(state, index, given.deck)
    ship.mounts = less('mountsLost', ship.mounts, given.mountsLost, card.name)
    wearTubes(ship, given, card.name)
  }
  ship.moved = (typeof given === 'string' ? undefined : given.moved) ?? bestSpeed(state, index)
}
/** H23, H31 to H33 What she did in the battle, and what it has made of her. */
function wearSea(ship: Ship, card: Card, given: Plight): void {
  if (given.submerged && card.dives === undefined) throw new BadInput(`submerged: ${card.name} is no submarine`)
  Object.assign(ship, { depth: Number(given.submerged), known: Number(given.known && given.submerged) })
  Object.assign(ship, { sought: Number(given.sought), listened: Number(given.listened), screen: Number(given.screen) })
  ship.resolve = MORALE.indexOf(given.morale)
  if (given.pace !== undefined) ship.pace = given.pace
  if (given.minefields === undefined) return
  if (given.minefields > ship.fields) throw new BadInput(`minefields: ${card.name} has only ${ship.fields}`)
  ship.fields = given.minefields
}
const FIGURES = [
  ['structure', 's'],
  ['flotation', 'f'],
  ['teams', 'dc'],
  ['fireControl', 'fc'],
  ['steering', 'sv'],
  ['spotting', 'sd'],
  ['speed', 'speed'],
  ['crewQuality', 'cq'],
  ['gunnery', 'gm'],
  ['planes', 'planes'],
  ['vessels', 'vessels'],
] as const

function wearFittings(state: State, index: number, given: Plight): void {
  const ship = state.ships[index]!
  const { card } = sheetAt(state, index)
  const { smoke, searchRadar, searchlights, gunneryRadar, factors, cargo } = given
  if (smoke !== undefined) ship.smoke = Number(smoke && card.smoke)
  if (searchRadar !== undefined) ship.searchRadar = Number(searchRadar && card.searchRadar)
  if (searchlights !== undefined) ship.searchlights = Number(searchlights && card.searchlights)
  if (gunneryRadar === false) ship.radar = 0
  if (cargo === false) ship.cargo = 0
  if (factors === undefined) return
  ship.asw = Math.min(factors.asw ?? ship.asw, card.ASW)
  ship.mrf = Math.min(factors.mrf ?? ship.mrf, card.MRF)
  ship.crf = Math.min(factors.crf ?? ship.crf, card.CRF)
}

function wearTubes(ship: Ship, { torpedoMountsLost: lost, torpedoesSpent }: Plight, name: string): void {
  if (typeof lost === 'number' && lost > ship.racks.length)
    throw new BadInput(`torpedoMountsLost: ${name} has only ${ship.racks.length}`)
  const gone = typeof lost === 'number' ? ship.racks.map((_, rack) => (rack < lost ? 1 : 0)) : lost
  ship.racks = less('torpedoMountsLost', ship.racks, gone, name)
  ship.loaded = less('torpedoesSpent', ship.loaded, torpedoesSpent, name)
  ship.racks.forEach((stands, rack) => {
    if (stands === 0) ship.loaded[rack] = 0
  })
}

function less(key: string, all: readonly number[], lost: readonly number[], name: string): number[] {
  const left = all.map((each, i) => each - (lost[i] ?? 0))
  if (lost.length > all.length || left.some(each => each < 0))
    throw new BadInput(`${key}: ${name} has not so many ${key === 'torpedoesSpent' ? 'torpedoes' : 'mounts'}`)
  return left
}

/** The same read off again; what is as on a clean sheet is left out. `of` is how she was named. */
export function plightOf(state: Seen, index: number, of: ShipGiven): Partial<Plight> & Pick<Plight, 'ship'> {
  const it = state.ships[index]!
  const { card, groups, racks } = sheetAt(state, index)
  const clean = {
    ...{ structure: card.S, flotation: card.F, teams: card.DC, fireControl: card.FC, steering: card.SV },
    ...{ spotting: card.SD, speed: card.speedMax, crewQuality: card.CQ, gunnery: card.GM, planes: card.shipPlanes },
    vessels: card.stand?.vessels ?? 0,
  }
  const figures = FIGURES.filter(([key, track]) => it[track] !== clean[key]).map(([key, track]) => [key, it[track]])
  const test = (value: number): Plight['spread'] => (value === 0 ? 'none' : value < 0 ? 'failed' : 'passed')
  const all: Partial<Plight> = {
    ...Object.fromEntries(figures),
    fires: it.fires,
    splashes: it.splash,
    lit: it.lit > 0,
    powerFailure: it.dark > 0,
    powerTested: TESTS[it.tested]!,
    identified: test(it.identified),
    spread: TESTS[it.spread]!,
    repaired: TASKS.filter((_, task) => (it.repaired & (1 << task)) !== 0),
    ...(it.flag === 0 ? {} : { flagOfficer: it.cmdv }),
    mountsLost: groups.map(({ mounts }, group) => mounts - it.mounts[group]!),
    torpedoMountsLost: it.racks.map(stands => 1 - stands),
    torpedoesSpent: racks.map(({ loaded }, rack) => (it.racks[rack] === 0 ? 0 : loaded - it.loaded[rack]!)),
    ...lostFittings(it, card),
    ...{ sought: it.sought > 0, listened: it.listened > 0, screen: it.screen > 0 },
    ...{ submerged: it.depth > 0, known: it.known > 0, morale: MORALE[it.resolve]! },
    ...(it.fields === (card.mines ?? 0) ? {} : { minefields: it.fields }),
    ...(it.pace < 0 ? {} : { pace: it.pace }),
    ...deckOf(state, index),
    end: ENDS[it.end]!,
  }
  const ship = typeof of === 'string' ? of : of.ship
  const told = Object.entries(all).filter(([key, value]) => KEPT.has(key) || !isClean(value))
  return { ship, ...Object.fromEntries(told), moved: it.moved }
}
/** Even where they are nothing. */
const KEPT: ReadonlySet<string> = new Set([...FIGURES.map(([key]) => key), 'flagOfficer', ...['smoke', 'searchRadar']])
  .add('searchlights')
  .add('gunneryRadar')
  .add('cargo')
  .add('minefields')
  .add('pace')
const isClean = (value: unknown): boolean =>
  value === 0 ||
  value === false ||
  value === 'none' ||
  value === 'active' ||
  value === 'steady' ||
  (Array.isArray(value) && value.every(each => each === 0))

function lostFittings(it: Seen['ships'][number], card: Card): Partial<Plight> {
  const { asw, mrf, crf } = it
  return {
    ...(card.smoke && it.smoke === 0 ? { smoke: false } : {}),
    ...(card.searchRadar && it.searchRadar === 0 ? { searchRadar: false } : {}),
    ...(card.searchlights && it.searchlights === 0 ? { searchlights: false } : {}),
    ...(it.radar === 0 ? { gunneryRadar: false } : {}),
    ...(card.cargo !== null && it.cargo === 0 ? { cargo: false } : {}),
    ...(asw === card.ASW && mrf === card.MRF && crf === card.CRF ? {} : { factors: { asw, mrf, crf } }),
  }
}

/** H37 Nothing is done by whoever is lost, nor to her. */
export function allowAfloat(state: Seen, ship: number): void {
  if (state.ships[ship]!.end !== ACTIVE) allow(no(R['FA-H37'], 'that ship is lost'))
}
