import { z } from 'zod'
import type { Cite } from '#kernel/book/index.ts'
import { word } from '#kernel/order/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { DESTROYED, HANGAR, SOUND, WEAPONS } from '../02-ships/conditions.ts'
import { areFriends, isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { carrierOf, flyingAt } from '../08-3-criticals/8-3-aviation.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { R } from '../book/register.ts'
import { aircraftReadied, type FearGodDesk, planesLanded, planesLaunched, roomAt } from '../events/events.ts'
import { contactOf } from '../light/s12-detection.ts'
import { isNight } from '../light/s12-light.ts'
import { yardsBetween } from '../measured.ts'
import { isBlind } from '../sailing/s1-movement.ts'
import { refuseCover } from './s17-dogfight.ts'

/** H37 In Plotting: aircraft on deck are armed and fuelled, others brought up to them; or made safe. */
const readying = z.strictObject({ type: z.literal('ReadyAircraft'), ship: index, on: z.boolean() })
export type ReadyAircraft = z.infer<typeof readying>
export const READY_AIRCRAFT = word<ReadyAircraft>(readying, {
  kind: 12,
  to: ({ on }) => [Number(on)],
  from: ([on]) => ({ on: on! > 0 }),
})

/** H37 In Plotting: so many of them leave at the beginning of Movement, and attack in Planned Fire. */
const flyingOff = z.strictObject({
  type: z.literal('FlyOff'),
  ship: index,
  count: z.number().int().min(1).max(40),
  target: index,
  weapon: z.enum(WEAPONS),
})
export type FlyOff = z.infer<typeof flyingOff>
export const FLY_OFF = word<FlyOff>(flyingOff, {
  kind: 13,
  to: ({ count, target, weapon }) => [count, target, WEAPONS.indexOf(weapon)],
  from: ([count, target, weapon]) => ({ count: count!, target: target!, weapon: WEAPONS[weapon!]! }),
})

/** H37 Yards to which aircraft go, and the sea in which they still fly. */
export const FLIGHT_YARDS = 12_000
const CALM_ENOUGH = 4
/** H37 Aircraft that leave or land in a turn, by what `flyingAt` allows; and that an elevator brings up. */
const RATE = [0, 2, 4] as const
const LIFTED = 2

const why = R['FGDN-H37-flying']
const no = (reason: string, rule: Cite = why): Refusal => ({ why: rule, reason })

export const onDeck = (state: Seen, ship: number): number => {
  const { aboard } = carrierOf(state, ship)
  return aboard[0]! + aboard[1]! + aboard[2]!
}

/** H37 Aircraft that could come up now. */
function raisedBy(state: Seen, ship: number): number {
  const carrier = carrierOf(state, ship)
  const air = sheetAt(state, ship).card.air!
  const room = [0, 1, 2].reduce((sum, place) => sum + roomAt(carrier, air, place), 0)
  return Math.min(carrier.aboard[HANGAR]!, LIFTED * carrier.elevators, room)
}

/** H37 How many could be flown off now. */
export const mostToFly = (state: Seen, ship: number): number =>
  Math.min(onDeck(state, ship), RATE[flyingAt(state, ship).launch]!)

/** H37 Why so many of hers cannot have flown off in this turn, whatever has happened to her since. */
export function refuseRate(state: Seen, ship: number, count: number): Refusal | null {
  const most = RATE[flyingAt(state, ship).launch]! || RATE[2]
  return count > most ? no(`only ${most} can leave the deck in a turn`) : null
}

/** H37 By option nothing flies. */
export const refuseGrounded = (state: Seen): Refusal | null =>
  state.fixed.switches.flying ? null : no('nothing flies in this battle')

/** What forbids her aircraft everything. */
function refuseAny(state: Seen, ship: number): Refusal | null {
  const grounded = refuseGrounded(state)
  if (grounded !== null) return grounded
  if (!sheetAt(state, ship).isAviation) return no('she carries no aircraft')
  return isBlind(state, ship) ? no('without a bridge she takes no orders', R['FGDN-R62']) : null
}

/** H37 Why her aircraft cannot be made ready, or safe. */
export function refuseReady(state: Seen, { ship, on }: ReadyAircraft): Refusal | null {
  const refusal = refuseAny(state, ship)
  if (refusal !== null) return refusal
  const { readied } = carrierOf(state, ship)
  if (!on) return readied > 0 ? null : no('none of them is armed')
  if (!flyingAt(state, ship).arm) return no('she has no ordnance or fuel left', R['FGDN-8.3-ammofuel-purge'])
  const raised = raisedBy(state, ship)
  if (onDeck(state, ship) + raised === 0) return no('no aircraft is left on deck, and none can be brought up')
  return readied > 0 && raised === 0 ? no('they stand ready') : null
}

/** H37 Why they cannot fly off so. */
export function refuseFlyOff(state: Seen, deed: FlyOff): Refusal | null {
  const { ship, count, target, weapon } = deed
  const refusal =
    refuseAny(state, ship) ??
    (areFriends(state, ship, target)
      ? refuseCover(state, deed, FLIGHT_YARDS)
      : refusePrey(state, ship, target, FLIGHT_YARDS))
  if (refusal !== null) return refusal
  if (isNight(state)) return no('aircraft do not fly by night')
  if (state.fixed.scene.seaState > CALM_ENOUGH) return no('the sea is too high to fly')
  if (carrierOf(state, ship).readied === 0) return no('none of her aircraft stands ready')
  if (flyingAt(state, ship).launch === 0) return no('she cannot fly off aircraft now')
  const unarmed = refuseWeapon(state, ship, weapon)
  if (unarmed !== null) return unarmed
  const most = mostToFly(state, ship)
  return count > most ? no(`only ${most} can leave the deck this turn`) : null
}

export const refuseWeapon = (state: Seen, ship: number, weapon: FlyOff['weapon']): Refusal | null =>
  weapon === 'bombs' && sheetAt(state, ship).card.air!.ordnance === 0 ? no('her aircraft carry no bombs') : null

/** H37, H39 Whom nothing can be sent against: no enemy, unknown, or too far off as they lie now. */
export function refusePrey(state: Seen, ship: number, target: number, reach: number, rule: Cite = why): Refusal | null {
  const prey = state.ships[target]
  if (prey === undefined) return no(`there is no ship ${target}`, rule)
  if (prey.seat === state.ships[ship]!.seat) return no('that ship is on your own side', rule)
  const lost = refuseHidden(state, target, rule)
  if (lost !== null) return lost
  if (contactOf(state, ship, target) === null) return no('she does not see that target', R['FGDN-H22-detection'])
  return yardsBetween(state, ship, target) > reach ? no('that ship is too far off', rule) : null
}

/** H37, H39 Whom nothing from the air can find. */
export function refuseHidden(state: Seen, target: number, rule: Cite = why): Refusal | null {
  if (!isInPlay(state, target)) return no('that ship is gone', rule)
  return isSubmerged(state, target) ? no('that boat is under water', rule) : null
}

/** H37 As soon as it is read out. */
export function ready(desk: FearGodDesk, { ship, on }: ReadyAircraft): void {
  aircraftReadied(desk, { ship, on: Number(on), raised: on ? raisedBy(desk.state, ship) : 0 }, why)
}

/** H37 At the beginning of Movement; what has become impossible since Plotting is not done. */
export function flyOffAll(desk: FearGodDesk): void {
  if (desk.state.annex.carriers.length === 0) return
  for (const deed of FLY_OFF.in(desk.state.plotted)) {
    const { ship, target, weapon, count } = deed
    if (!isInPlay(desk.state, ship) || refuseFlyOff(desk.state, deed) !== null) continue
    planesLaunched(desk, { ship, target, weapon: WEAPONS.indexOf(weapon), count }, why)
  }
}

/** H37 In Resolution: sound ones land first; what she cannot take is lost. */
export function recoverAll(desk: FearGodDesk): void {
  if (desk.state.annex.planes.length === 0) return
  for (const { ship } of desk.state.annex.carriers) {
    const up = desk.state.annex.planes.filter(plane => plane.ship === ship && plane.target >= 0)
    if (up.length === 0) continue
    const flying = up.filter(({ state }) => state < DESTROYED)
    const rate = isInPlay(desk.state, ship) ? RATE[flyingAt(desk.state, ship).land]! : 0
    const whole = flying.filter(({ state }) => state === SOUND).length
    const sound = Math.min(rate, whole)
    const damaged = Math.min(rate - sound, flying.length - whole)
    planesLanded(desk, { ship, sound, damaged, ditched: flying.length - sound - damaged }, why)
  }
}
