import { z } from 'zod'
import type { Cite } from '#kernel/book/index.ts'
import { once, type Steps, work } from '#kernel/desk/index.ts'
import { word } from '#kernel/order/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import { percent, Reckoning } from '#kernel/table/index.ts'
import { index } from '../../schema.ts'
import { PARTS } from '../02-ships/conditions.ts'
import { type Battery, isGun, isStrength, LONG } from '../02-ships/ship.ts'
import { isInPlay, type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { bandOf, barrelsBearing } from '../06-gunfire/6-4-gunfire.ts'
import { canFire } from '../06-gunfire/6-4-hit-chance.ts'
import { strikeBombs } from '../08-1-damage/8-1-6-bombs.ts'
import { SUFFER, type Sufferer } from '../08-1-damage/8-1-damage.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import {
  airshipOf,
  burnOn,
  fightGondolaFire,
  flightOf,
  hitAirship,
  lighten,
  refuseLighten,
  rollHeight,
} from '../08-7-aircraft/8-8-airships.ts'
import { hasFired, refuseBatteryOut, refuseLost } from '../battle/s2-aim.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import {
  airshipBombed,
  airshipBurns,
  airshipCameDown,
  airshipFiredAt,
  airshipSank,
  type Event,
  type FearGodDesk,
} from '../events/events.ts'
import { contactOf } from '../light/s12-detection.ts'
import { arcsTo, yardsBetween } from '../measured.ts'
import { isBlind } from '../sailing/s1-movement.ts'
import { attackChance, flakChance, flakPoints, NO_LIGHT_WEAPON } from './s17-air-attack.ts'
import { refuseGrounded, refusePrey } from './s28-flying.ts'

/** H39 In Plotting: the airship in her company bombs a ship in Planned Fire. */
const sending = z.strictObject({ type: z.literal('SendAirship'), ship: index, target: index })
export type SendAirship = z.infer<typeof sending>
export const SEND_AIRSHIP = word<SendAirship>(sending, {
  kind: 14,
  to: ({ target }) => [target],
  from: ([target]) => ({ target: target! }),
})

/** H39 In Plotting: a battery fires at the airship in the company of a ship, instead of its attack. */
const firingAt = z.strictObject({
  type: z.literal('FireAtAirship'),
  ship: index,
  battery: index,
  airship: index.describe('the ship in whose company it flies'),
  part: z.enum(PARTS),
})
export type FireAtAirship = z.infer<typeof firingAt>
export const FIRE_AT_AIRSHIP = word<FireAtAirship>(firingAt, {
  kind: 15,
  to: ({ battery, airship, part }) => [battery, airship, PARTS.indexOf(part)],
  from: ([battery, airship, part]) => ({ battery: battery!, airship: airship!, part: PARTS[part!]! }),
})

/** H39 Yards that a knot is worth in a turn (H19); bombs dropped at once, and the chance of one. */
const YARDS_A_KNOT = 100
const STICK = 4
const BOMB_PERCENT = 10
/** H39 How much larger than an aircraft she is to flak, and the chance that it hits her gondola. */
const LARGER = 2
const GONDOLA_PERCENT = 50
/** H39 Fire at her: per cent of AA and of other guns, for each point, at most for those; and yards where a card has no limits. */
const AA_PERCENT = 10
const OTHER_PERCENT = 5
const POINT_PERCENT = 2
const POINTS_MOST = 20
const FLAK_YARDS = 4000
/** T42b, R94, H39 Steps of half her rate: in a turn of each state of her gas, and down to the sea. */
const SINKS = { 'as usual': 0, 'may not climb': 0, 'must descend': 2, dives: 6 } as const
const SEA = 6

const why = R['FGDN-H39-airships']
const no = (reason: string, rule: Cite = why): Refusal => ({ why: rule, reason })

/** The airship in a ship's company, or -1. */
export const airshipWith = ({ annex }: Seen, ship: number): number =>
  annex.airships.findIndex(airship => airship.ship === ship && airship.lost === 0)

function isAloft(state: Seen, airship: number): boolean {
  const { ship, lost } = airshipOf(state, airship)
  return lost === 0 && isInPlay(state, ship)
}
const blockOf = (state: Seen, ship: number) => sheetAt(state, ship).card.airship!
export const flightNow = (state: Seen, airship: number) =>
  flightOf(airshipOf(state, airship), blockOf(state, airshipOf(state, airship).ship).knots)

export const NONE_FLIES = no('no airship flies in her company')

/** H39 Why she cannot attack anybody. */
export function refuseUnfit(state: Seen, airship: number): Refusal | null {
  const { bombs, lightened } = airshipOf(state, airship)
  const { knots, steers, cells } = flightNow(state, airship)
  if (bombs === 0 || lightened > 0) return no('she has no bombs left')
  if (knots === 0 || (steers !== 'rudder' && steers !== 'engines')) return no('she does not steer any more')
  return cells === 'must descend' || cells === 'dives' ? no('she is losing height', R['FGDN-8.8-cell']) : null
}

/** H39 Why the airship in her company cannot be sent so. */
export function refuseSend(state: Seen, { ship, target }: SendAirship): Refusal | null {
  const grounded = refuseGrounded(state)
  if (grounded !== null) return grounded
  const airship = airshipWith(state, ship)
  if (airship < 0) return NONE_FLIES
  if (isBlind(state, ship)) return no('without a bridge she gives no orders', R['FGDN-R62'])
  return (
    refuseUnfit(state, airship) ?? refusePrey(state, ship, target, YARDS_A_KNOT * flightNow(state, airship).knots, why)
  )
}

/** H39 Yards to which a battery fires at airships. */
const isInReach = (line: Battery, yards: number): boolean =>
  isGun(line) ? bandOf(line, yards) <= LONG : yards <= FLAK_YARDS

/** H39 Why a battery cannot fire at that airship as they lie now. */
export function refuseFireAt(state: Seen, { ship, battery, airship }: FireAtAirship): Refusal | null {
  const grounded = refuseGrounded(state)
  if (grounded !== null) return grounded
  const line = sheetAt(state, ship).batteries[battery]!
  const unarmed = refuseUnarmed(state, ship, battery)
  if (unarmed !== null) return unarmed
  const company = state.ships[airship]
  if (company === undefined || company.seat === state.ships[ship]!.seat) return no('that airship is no enemy')
  if (airshipWith(state, airship) < 0 || !isInPlay(state, airship)) return no('no airship flies there')
  const idle = refuseIdle(state, ship)
  if (idle !== null) return idle
  if (contactOf(state, ship, airship) === null) return no('she does not see it', R['FGDN-H22-detection'])
  if (hasFired(state, ship, battery)) return no('that battery has fired in this turn')
  if (!isInReach(line, yardsBetween(state, ship, airship))) return no('the airship is out of range')
  return refuseMute(state, ship, battery, arcsTo(state, ship, airship))
}
function refuseUnarmed(state: Seen, ship: number, battery: number): Refusal | null {
  const line = sheetAt(state, ship).batteries[battery]
  return line !== undefined && (isGun(line) || isStrength(line)) ? null : no(`there is no gun battery ${battery}`)
}
function refuseIdle(state: Seen, ship: number): Refusal | null {
  if (isSilenced(state, ship)) return no('too few of the crew are left to fire', R['FGDN-8.3-personnel'])
  return canFire(state, ship, ship) ? null : no('the sea is too high to fire', R['FGDN-6.4-sea-state'])
}
function refuseMute(state: Seen, ship: number, battery: number, arcs: number): Refusal | null {
  const out = refuseBatteryOut(state, ship, battery)
  if (out !== null) return out
  return pointsAt(state, ship, battery, arcs) === 0 ? no('no gun of it is left that bears', R['FGDN-H16-arcs']) : null
}
/** H39 Why it cannot fire at an airship in those arcs: all of it but sight and range. */
export const refuseSkyfire = (state: Seen, ship: number, battery: number, arcs: number): Refusal | null =>
  refuseLost(state, ship) ??
  refuseUnarmed(state, ship, battery) ??
  refuseIdle(state, ship) ??
  refuseMute(state, ship, battery, arcs)

export const pointsAt = (state: Seen, ship: number, battery: number, arcs: number): number =>
  isStrength(sheetAt(state, ship).batteries[battery]!)
    ? flakPoints(state, ship, battery)
    : barrelsBearing(state, ship, battery, arcs)

/** A battery that fires at an airship. */
export interface Skyfire extends Sufferer {
  readonly firer: number
  readonly battery: number
  readonly airship: number
  readonly part: (typeof PARTS)[number]
  /** strength or barrels that bear */
  readonly points: number
}

/** H39 Line by line; the gondola is half as easily hit. */
export function skyfireChance(desk: FearGodDesk, { firer, battery, part, points }: Skyfire): number {
  const { role, isAreaAA } = sheetAt(desk.state, firer).batteries[battery]!
  const sum = desk.reckoning.begin(CHANCE, 0, why)
  sum.plus('by what she fires', role === 'AA' || isAreaAA ? AA_PERCENT : OTHER_PERCENT, why)
  sum.plus('strength or barrels that bear', Math.min(POINTS_MOST, POINT_PERCENT * points), why)
  return part === 'gondola' ? sum.plus('half at the gondola', (sum.total >> 1) - sum.total, why).total : sum.total
}

/** H39, 8.8 One die for the battery; a hit is one critical. */
export function fireAtAirship(desk: FearGodDesk, skyfire: Skyfire): number {
  const { firer, battery, airship, part } = skyfire
  skyfireChance(desk, skyfire)
  const hit = Number(comes(desk, why))
  airshipFiredAt(desk, { airship, ship: firer, battery, part: PARTS.indexOf(part), hit }, why)
  if (hit > 0) hitAirship(desk, airship, part)
  return hit
}

/** H39 All fire at airships that was planned and is still possible. */
export function fireAtAirships(desk: FearGodDesk): void {
  if (desk.state.annex.airships.length === 0) return
  for (const deed of FIRE_AT_AIRSHIP.in(desk.state.plotted)) {
    const { ship, battery, part } = deed
    if (!isInPlay(desk.state, ship) || refuseFireAt(desk.state, deed) !== null) continue
    const points = pointsAt(desk.state, ship, battery, arcsTo(desk.state, ship, deed.airship))
    const airship = airshipWith(desk.state, deed.airship)
    fireAtAirship(desk, { target: ship, firer: ship, battery, airship, part, points })
  }
}

/** An airship that comes to bomb a ship. */
export interface Bombing extends Sufferer {
  readonly airship: number
}

/** H39 The chance that a ship's flak hits her. */
export function flakAtAirship(state: Seen, target: number, sum = new Reckoning()): number {
  const chance = flakChance(state, target, sum)
  return sum.plus('larger than an aircraft', (LARGER - 1) * chance, why).total
}

/** H39 Flak throws one die for her; returns the bombs that she drops. */
function passFlak(desk: FearGodDesk, { airship, target }: Bombing): number {
  flakAtAirship(desk.state, target, desk.reckoning)
  if (comes(desk, why)) {
    hitAirship(desk, airship, PARTS[desk.dice.chance(GONDOLA_PERCENT, why) ? 0 : 1]!)
  }
  const { lost, bombs } = airshipOf(desk.state, airship)
  return lost > 0 || refuseUnfit(desk.state, airship) !== null ? 0 : Math.min(STICK, bombs)
}

function dropBombs(desk: FearGodDesk, { airship, target }: Bombing, n: number): number {
  if (n === 0) return 0
  const { damage, pounds, penetration } = blockOf(desk.state, airshipOf(desk.state, airship).ship)
  const hits = desk.dice.count(n, percent(attackChance(desk, target, BOMB_PERCENT)), why)
  airshipBombed(desk, { airship, target, count: n, hits }, why)
  const bombs = { kind: 'demolition', damage, pounds, penetration, isSkip: false, calibre: NO_LIGHT_WEAPON } as const
  return strikeBombs(desk, { ...bombs, target, hits })
}
const BOMBING: Steps<State, Event, Bombing> = [once(passFlak), once(dropBombs)]
export const WHOLE_BOMBING: Steps<State, Event, Bombing> = [...BOMBING, ...SUFFER]

/** H39 All that were sent and still can go. */
export function sendAirships(desk: FearGodDesk): void {
  if (desk.state.annex.airships.length === 0) return
  for (const deed of SEND_AIRSHIP.in(desk.state.plotted)) {
    const { ship } = deed
    if (!isInPlay(desk.state, ship) || refuseSend(desk.state, deed) !== null) continue
    work(BOMBING, desk, { airship: airshipWith(desk.state, ship), target: deed.target })
  }
}

/** 8.8, H39 In Plotting: fires are fought, and who must descend drops ballast and bombs. */
export function tendAirships(desk: FearGodDesk): void {
  const { airships } = desk.state.annex
  for (let airship = 0; airship < airships.length; airship++) {
    if (!isAloft(desk.state, airship)) continue
    if (fightGondolaFire(desk, airship)) airshipBurns(desk, { airship, on: 2 }, R['FGDN-8.8-fire-gondola'])
    if (refuseLighten(desk.state, airship) === null && SINKS[flightNow(desk.state, airship).cells] > 0)
      lighten(desk, airship)
  }
}

/** T42b, R94, H39 In Movement: how far each has sunk. */
export function flyAirships(desk: FearGodDesk): void {
  const { airships } = desk.state.annex
  for (let airship = 0; airship < airships.length; airship++) {
    if (!isAloft(desk.state, airship)) continue
    const { low } = airships[airship]!
    const now = Math.min(SEA, Math.max(0, low + stepsOf(desk, airship)))
    if (now !== low) airshipSank(desk, { airship, low: now }, why)
    if (now === SEA) airshipCameDown(desk, { airship }, why)
  }
}
function stepsOf(desk: FearGodDesk, airship: number): number {
  const { cells, elevator } = flightNow(desk.state, airship)
  if (SINKS[cells] > 0) return SINKS[cells]
  const way = elevator ? 'climb' : rollHeight(desk)
  return way === 'dive' ? 1 : way === 'climb' && cells === 'as usual' ? -1 : 0
}

/** 8.8, R94 In Resolution: what was fought in vain. */
export function burnAirships(desk: FearGodDesk): void {
  const { airships } = desk.state.annex
  for (let airship = 0; airship < airships.length; airship++) {
    if (isAloft(desk.state, airship) && airships[airship]!.burning === 2) burnOn(desk, airship)
  }
}
