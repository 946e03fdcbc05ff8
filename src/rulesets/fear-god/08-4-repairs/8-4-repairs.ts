import type { Steps } from '#kernel/desk/index.ts'
import { until } from '#kernel/desk/index.ts'
import { percent, Reckoning } from '#kernel/table/index.ts'
import type { Job } from '../02-ships/annex.ts'
import {
  AIRCRAFT_FIRE,
  BRIDGE,
  FLIGHT_DECK,
  FREE,
  JAM,
  PATCH,
  PERISCOPE,
  RUDDER,
  SURFACE,
  sourceOf,
} from '../02-ships/conditions.ts'
import { type Seen, type State, sheetAt, turnOf } from '../02-ships/state.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { restartFire, startPatchFlooding } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { RESTARTS, UNJAMS } from '../book/tables.ts'
import {
  aircraftSalvaged,
  battleEnded,
  type Event,
  type FearGodDesk,
  patchTested,
  repairTried,
  unjamBegun,
  unjamTried,
} from '../events/events.ts'
import { mendingChance } from './8-5-serviceability.ts'

/** 8.4 Hours after the battle at which repairs are tried. */
export const MARKS = [6, 12, 24, 48] as const
export type Mark = (typeof MARKS)[number]

/**
 * 8.4 The battle is over for this ship: half of what flooding took, rounded down, is pumped out (R84), no other points can be
 * mended at sea, and what is broken waits for its rolls. In battle only casualties and a jammed rudder could be worked at.
 */
export function endBattle(desk: FearGodDesk, ship: number): void {
  const { flooded, remaining } = desk.state.ships[ship]!
  // small craft have lost none (8.1), and nobody gets more than she had
  const lost = Math.max(0, sheetAt(desk.state, ship).card.damagePoints - remaining)
  battleEnded(desk, { ship, pumped: Math.min(flooded >> 1, lost) }, R['FGDN-8.4-flood'])
}

/** 8.4 Per cent of her points left, at the time of the roll (R105); half of it at 6 and 12 hours (R86). */
export function repairRoll(state: Seen, ship: number, hours: Mark, sum = new Reckoning()): number {
  const { remaining } = state.ships[ship]!
  const why = R['FGDN-8.4-weapon']
  const whole = Math.max(0, Math.floor((100 * remaining) / sheetAt(state, ship).card.damagePoints))
  sum.begin(CHANCE, 0, why).plus('per cent of her points left', whole, why)
  return hours <= 12 ? sum.plus('half of it, before 24 hours', (whole >> 1) - whole, R['FGDN-R86']).total : sum.total
}

/** Whoever is mended, at which mark, where (8.5 adds so much), and which system alone. */
export interface Mending extends Sufferer {
  readonly hours: Mark
  readonly bonus: number
  readonly only: number | null
}

/** 8.4 T36 Is this rolled for at that mark? Bridge and flight deck begin at 12 hours. */
export function isDue({ ship, system, mark, broke }: Job, { target, hours, only }: Mending): boolean {
  if (ship !== target || mark >= hours || system === PATCH || system === JAM) return false
  if (only !== null && system !== only) return false
  return hours > 6 || broke > 0 || (system !== BRIDGE && system !== FLIGHT_DECK)
}

/** 8.4, 8.5 The next thing that is due is tried. A failure at 48 hours is the last. */
function repairNext(desk: FearGodDesk, about: Mending): number {
  const job = desk.state.annex.jobs.find(each => isDue(each, about))
  if (job === undefined) return 0
  const { ship, system, index, broke } = job
  const { hours, bonus } = about
  const why = broke > 0 ? R['FGDN-8.5-repair'] : ruleOf(system)
  if (broke > 0) mendingChance(desk, ship, hours, bonus)
  else repairRoll(desk.state, ship, hours, desk.reckoning)
  repairTried(desk, { ship, system, index, hours, mended: Number(comes(desk, why)) }, why)
  return 1
}
const ruleOf = (system: number) =>
  system === BRIDGE
    ? R['FGDN-8.4-bridge']
    : system === RUDDER
      ? R['FGDN-8.4-rudder-after']
      : system === FLIGHT_DECK
        ? R['FGDN-8.4-flightdeck']
        : R['FGDN-8.4-weapon']

export const REPAIR: Steps<State, Event, Mending> = [until(repairNext)]

/** 8.4 Sea state × 5 less what the day's best speed falls short of 30 knots, never below 0 (R83). */
export function patchChance(seaState: number, knots: number, sum = new Reckoning()): number {
  const why = R['FGDN-8.4-patch']
  sum.begin(CHANCE, 0, why).plus('five for each sea state', 5 * seaState, why)
  return sum.plus('knots short of 30', knots - 30, why).within(0, Number.POSITIVE_INFINITY, R['FGDN-R83']).total
}

const zoneOf = ({ annex: { boats } }: Seen, ship: number): number =>
  boats.find(boat => boat.ship === ship)?.zone ?? SURFACE
/** 8.4 A submarine's patch holds at periscope depth, fails below it, and on the surface is as other ships' (R118). */
export function patchFails(state: Seen, ship: number, seaState: number, knots: number, sum = new Reckoning()): number {
  const zone = zoneOf(state, ship)
  if (zone === SURFACE) return patchChance(seaState, knots, sum)
  return sum.begin('chance in a hundred at her depth', zone === PERISCOPE ? 0 : 100, R['FGDN-8.4-patch-sub']).total
}

/** 8.4 Once a day (R83). */
export function testPatch(desk: FearGodDesk, ship: number, seaState: number, knots: number): void {
  const { jobs } = desk.state.annex
  if (!jobs.some(job => job.ship === ship && job.system === PATCH)) return
  const why = zoneOf(desk.state, ship) === SURFACE ? R['FGDN-8.4-patch'] : R['FGDN-8.4-patch-sub']
  patchFails(desk.state, ship, seaState, knots, desk.reckoning)
  const popped = comes(desk, why)
  patchTested(desk, { ship, popped: Number(popped) }, why)
  if (popped) startPatchFlooding(desk, ship)
}

/** 8.4 T37 Each fire that is out may start again, as D6−2 (R85); those of aircraft never do. */
export function restartFires(desk: FearGodDesk, ship: number, hours: Mark): void {
  const { burnt, fires } = desk.state.ships[ship]!
  const burning = fires.filter(fire => sourceOf(fire) !== AIRCRAFT_FIRE).length
  const why = R['FGDN-8.4-fire']
  desk.reckoning.begin('chance in a hundred, by the hours', RESTARTS[hours], why)
  if (burnt <= burning) desk.reckoning.settle('no fire is out')
  const again = burnt > burning ? desk.dice.count(burnt - burning, percent(RESTARTS[hours]), why) : 0
  for (let fire = 0; fire < again; fire++) restartFire(desk, ship)
}

/** 8.4 A jammed rudder may be worked at in battle: the first try comes D6 turns after the hit. */
export function beginUnjamming(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.4-rudder-unjam']
  if (desk.state.ships[ship]!.rudder === FREE || jamOf(desk.state, ship) !== undefined) return
  unjamBegun(desk, { ship, turn: turnOf(desk.state) + desk.dice.one(6, why) }, why)
}
const jamOf = (state: Seen, ship: number): Job | undefined =>
  state.annex.jobs.find(job => job.ship === ship && job.system === JAM)

/** 8.4 20, 40 and 60 per cent in turns that follow each other, by D10; then never in this battle. */
export function tryUnjam(desk: FearGodDesk, ship: number): void {
  const jam = jamOf(desk.state, ship)
  if (jam === undefined) return
  const why = R['FGDN-8.4-rudder-unjam']
  const sum = desk.reckoning.begin('try, which says what is needed', 1 + jam.mark, why)
  if (jam.mark >= UNJAMS.length) return sum.settle('she has had all her tries in this battle')
  if (turnOf(desk.state) < jam.index + jam.mark) return sum.settle('it is not yet time for it')
  unjamTried(desk, { ship, freed: desk.dice.count(1, UNJAMS[jam.mark]!, why) }, why)
}

/** 8.4 Half of the aircraft lost aboard are only damaged, but for those whose fuel or ordnance exploded. */
export function salvageAircraft(desk: FearGodDesk, ship: number): void {
  const carrier = desk.state.annex.carriers.find(each => each.ship === ship)
  const why = R['FGDN-8.4-aircraft']
  if (carrier === undefined || carrier.lost === carrier.exploded)
    return desk.reckoning
      .begin('aircraft lost aboard that did not explode', 0, why)
      .settle('there is none to be mended')
  aircraftSalvaged(desk, { ship, count: desk.dice.count(carrier.lost - carrier.exploded, percent(50), why) }, why)
}
