import { z } from 'zod'
import { allow, BadInput, no, type Refusal, type Setting } from '#kernel/ruleset/index.ts'
import { lies, moment, phaseAt, turnAt } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import { CREWS } from '../09-advanced/9-1-crew.ts'
import { flotillaCard, isBoatAfloat, MOST_BOATS, refuseFlotilla } from '../09-advanced/9-3-flotillas.ts'
import type { Switches } from '../book/options.ts'
import { R } from '../book/register.ts'
import { CARD, type Card } from './ship.ts'
import { PHASE, phaseNow, type Seen, type Ship, type State, sheetAt, TURN } from './state.ts'

// What can have happened to a ship: one vocabulary, in which procedures are given ships and answer with them.

const count = z.number().int().min(0).max(99)
const turn = z.number().int().min(1).max(999)
const counts = z.array(count).max(72).default([])

const plight = z.strictObject({
  ship: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a name of the library, or a whole card'),
  boats: z.number().int().min(1).max(MOST_BOATS).default(1).describe('of a flotilla (9.3), by the option flotillas'),
  lost: count.default(0).describe('hull boxes checked'),
  steamed: count.optional().describe('nautical miles steamed this turn; left out: no speed marker'),
  fires: count.default(0),
  floods: count.default(0),
  engine: z.boolean().default(false),
  list: z.boolean().default(false),
  rudder: z.boolean().default(false),
  mountsLost: counts.describe('mounts lost, group by group down the card'),
  torpedoesSpent: counts.describe('torpedoes launched or lost, group by group'),
  reloadsSpent: counts.describe('reloads used, group by group (9.8)'),
  bridge: z
    .strictObject({ turn, phase: z.enum(['movement', 'gunfire', 'torpedo', 'end']).default('torpedo') })
    .optional()
    .describe('the last turn and phase of the Bridge marker (6.21)'),
  fireControl: z
    .strictObject({ from: turn, until: turn })
    .optional()
    .describe('the turns in which the guns are silent (6.24)'),
  splashes: z
    .union([count, z.array(z.string().max(99).regex(/\S/, 'names no ship')).max(99)])
    .default(0)
    .describe(
      'splash markers round her in this Gunfire Phase (4.22): how many of other ships, or the names of those that made them',
    ),
  crew: z.enum(['green', 'regular', 'elite']).default('regular').describe('9.1'),
  aims: z
    .array(z.strictObject({ battery: count, last: turn, turns: turn }))
    .max(12)
    .default([])
    .describe('batteries that have kept firing at the other ship: in which turn last, and for how many in a row (9.4)'),
  flashed: turn.optional().describe('the last turn in which she fired guns (9.7)'),
  quiet: z.number().int().min(-1).max(2).default(0).describe('Torpedo Phases in a row without a launch (9.8)'),
})
export type Plight = z.infer<typeof plight>
/** What a battle's file may say of a ship that comes damaged: how good her crew is it says for every book, and she has fired at nobody yet. */
const before = plight.omit({ ship: true, boats: true, crew: true, aims: true, splashes: true, flashed: true })
const BEFORE = schemaOf(before)

/** Before the first turn: the ship comes as a battle's file says. */
export function comeAs(state: State, ship: number, said: unknown): void {
  const { name } = sheetAt(state, ship).card
  wear(state, ship, { ...BEFORE.read(said), ship: name, boats: 1, crew: 'regular', aims: [], splashes: 0 }, ship)
}

/** A ship as it lies on the table: by name or by its own card, with what has happened to it. */
export const shipGiven = z.union([z.string(), plight])
export type ShipGiven = z.infer<typeof shipGiven>

export function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  const ship = typeof given === 'string' ? given : given.ship
  const card = typeof ship === 'string' ? setting.card(ship) : CARD.read(ship)
  const boats = boatsOf(given)
  allow(refuseFlotilla(card, boats))
  return flotillaCard(card, boats)
}
export const boatsOf = (given: ShipGiven): number => (typeof given === 'string' ? 1 : given.boats)
export const crewGiven = (given: ShipGiven): number =>
  typeof given === 'string' ? 0 : CREWS.indexOf(given.crew) - REGULAR
const REGULAR = CREWS.indexOf('regular')

/** Put on the card what has happened to the ship before, as far as it still counts; `other` is whom she has been firing at, `known` what a ship's name stands for. */
export function wear(state: State, ship: number, given: ShipGiven, other: number, known = asWritten): void {
  if (typeof given === 'string') return
  needOptions(given, state.fixed.switches)
  const { hull, groups, tubes, card } = sheetAt(state, ship)
  if (given.lost > hull.size) throw new BadInput(`lost: ${card.name} has only ${hull.size} hull boxes`)
  if (given.mountsLost.length > groups.length)
    throw new BadInput(`mountsLost: ${card.name} has only ${groups.length} groups of mounts`)
  if (given.fireControl !== undefined && given.fireControl.from > given.fireControl.until)
    throw new BadInput('fireControl: it is silent from a turn until a later one, or until the same')
  const worn: Partial<Ship> = {
    lost: given.lost,
    forward: given.steamed ?? -1,
    fires: given.fires,
    floods: given.floods,
    engine: Number(given.engine),
    list: Number(given.list),
    rudder: Number(given.rudder),
    mounts: less(
      'mountsLost',
      'mounts',
      card,
      groups.map(({ mounts }) => mounts),
      given.mountsLost,
    ),
    tubes: less(
      'torpedoesSpent',
      'torpedoes',
      card,
      tubes.map(group => group.tubes),
      given.torpedoesSpent,
    ),
    reloads: less(
      'reloadsSpent',
      'reloads',
      card,
      tubes.map(({ reloads }) => reloads),
      given.reloadsSpent,
    ),
    bridge: given.bridge === undefined ? -1 : moment(TURN, given.bridge.turn, given.bridge.phase),
    silentFrom: given.fireControl?.from ?? 0,
    silentUntil: given.fireControl?.until ?? 0,
    splashes: splashesOf(state, given.splashes, other, known),
    aims: given.aims.flatMap(({ battery, last, turns }) => [battery, other, last, turns]),
    flashed: given.flashed ?? 0,
    quiet: given.quiet,
  }
  Object.assign(state.ships[ship]!, worn)
  dropWhatEnded(state, ship)
}

/** What a phase before this one has ended: a Bridge marker (6.21-end, R15), silent guns (6.24-end, R16), splashes (4.22-splash-end); and what went down with a boat (9.3). */
function dropWhatEnded(state: State, ship: number): void {
  const it = state.ships[ship]!
  if (!lies(it.bridge, state.now)) it.bridge = -1
  if (!lies(moment(TURN, it.silentUntil, 'gunfire'), state.now)) it.silentFrom = it.silentUntil = 0
  if (phaseNow(state) !== PHASE.gunfire) it.splashes = []
  const afloat = (left: readonly number[]): number[] =>
    left.map((each, group) => (isBoatAfloat(state, ship, group, left.length) ? each : 0))
  if (sheetAt(state, ship).boats === 1) return
  it.mounts = afloat(it.mounts)
  it.tubes = afloat(it.tubes)
  it.reloads = afloat(it.reloads)
}

/** 4.22, R30 The other ship made those that bear her name, however it is spelled; whoever made the rest is not here. */
function splashesOf(state: Seen, given: Plight['splashes'], other: number, known: Known): number[] {
  const names =
    typeof given === 'number' ? Array.from({ length: given }, () => ANOTHER) : given.map(name => known(name))
  if (!state.fixed.switches.splashByBattery) allow(refuseTwice(names))
  const by = known(sheetAt(state, other).card.name)
  return names.map((name, i) => (name === by ? other : 2 + i))
}
const ANOTHER = 'another ship'

function refuseTwice(names: readonly string[]): Refusal | null {
  const twice = names.find((name, i) => name !== ANOTHER && names.indexOf(name) < i)
  return twice === undefined ? null : no(R['GF-R30'], `${twice} has made one splash marker there, and makes no second`)
}

/** What a ship's name stands for. */
type Known = (name: string) => string
const asWritten: Known = name => name.trim()
/** Names as the library reads them; whoever is not in it has a card of her own. */
export const knownBy =
  (setting: Setting<Card>): Known =>
  name => {
    try {
      return name === ANOTHER ? name : setting.card(name).name
    } catch (thrown) {
      if (!(thrown instanceof BadInput)) throw thrown
      return asWritten(name)
    }
  }
/** Markers are only ever added to those that were given. */
function splashNames(state: Seen, splashes: readonly number[], given: Plight['splashes']): Plight['splashes'] {
  const were = typeof given === 'number' ? [] : given
  const names = splashes.map((by, i) => were[i] ?? state.fixed.sheets[by]?.card.name ?? ANOTHER)
  return names.every(by => by === ANOTHER) ? names.length : names
}

/** What counts only by an option is refused without it: it would be passed over in silence. */
function needOptions(given: Plight, { crewQuality, rangeFinding, timeOfDay, reloads, flotillas }: Switches): void {
  const need = (is: boolean, what: string, option: string): void => {
    if (!is) throw new BadInput(`${what}: it counts only by the option ${option}`)
  }
  need(flotillas || given.boats === 1, 'boats', 'flotillas')
  need(crewQuality || given.crew === 'regular', 'crew', 'crewQuality')
  need(rangeFinding || given.aims.length === 0, 'aims', 'rangeFinding')
  need(timeOfDay || given.flashed === undefined, 'flashed', 'timeOfDay')
  need(reloads || (given.quiet === 0 && given.reloadsSpent.every(spent => spent === 0)), 'reloadsSpent', 'reloads')
}

function less(key: string, what: string, { name }: Card, all: readonly number[], gone: readonly number[]): number[] {
  const left = all.map((each, i) => each - (gone[i] ?? 0))
  if (gone.length > all.length || left.some(each => each < 0))
    throw new BadInput(`${key}: ${name} has not so many ${what} in a group`)
  return left
}

/** The same read off again, what is as on a clean card left out. `of` is how she was named. */
export function plightOf(state: Seen, ship: number, of: ShipGiven): Partial<Plight> & Pick<Plight, 'ship'> {
  const it = state.ships[ship]!
  const { groups, tubes } = sheetAt(state, ship)
  const gone = (all: readonly number[], left: readonly number[]): number[] => {
    const lost = all.map((each, i) => each - left[i]!)
    return lost.slice(0, lost.findLastIndex(each => each > 0) + 1)
  }
  const all: Plight = {
    ship: typeof of === 'string' ? of : of.ship,
    boats: sheetAt(state, ship).boats,
    lost: it.lost,
    ...(it.forward < 0 ? {} : { steamed: it.forward }),
    fires: it.fires,
    floods: it.floods,
    engine: it.engine > 0,
    list: it.list > 0,
    rudder: it.rudder > 0,
    mountsLost: gone(
      groups.map(({ mounts }) => mounts),
      it.mounts,
    ),
    torpedoesSpent: gone(
      tubes.map(group => group.tubes),
      it.tubes,
    ),
    // 9.3 those of a lost boat go down with it; without the option nobody has any
    reloadsSpent: state.fixed.switches.reloads
      ? gone(
          tubes.map(({ reloads }) => reloads),
          it.reloads,
        )
      : [],
    ...(it.bridge < 0 ? {} : { bridge: { turn: turnAt(TURN, it.bridge), phase: phaseAt(TURN, it.bridge) } }),
    ...(it.silentUntil === 0 ? {} : { fireControl: { from: it.silentFrom, until: it.silentUntil } }),
    splashes: splashNames(state, it.splashes, typeof of === 'string' ? 0 : of.splashes),
    crew: CREWS[REGULAR + (state.fixed.scene.crews[ship] ?? 0)]!,
    aims: aimsOf(it.aims),
    ...(it.flashed === 0 ? {} : { flashed: it.flashed }),
    quiet: it.quiet,
  }
  return Object.fromEntries(
    Object.entries(all).filter(
      ([key, value]) => key === 'steamed' || !(isClean(value) || (key === 'boats' && value === 1)),
    ),
  ) as ReturnType<typeof plightOf>
}

function aimsOf(aims: readonly number[]): Plight['aims'] {
  const list: Plight['aims'] = []
  for (let i = 0; i < aims.length; i += 4) list.push({ battery: aims[i]!, last: aims[i + 2]!, turns: aims[i + 3]! })
  return list
}

const isClean = (value: unknown): boolean =>
  value === 0 || value === false || value === 'regular' || (Array.isArray(value) && value.every(each => each === 0))
