import type { Place } from '#kernel/geometry/index.ts'
import type { Measure } from '#kernel/ruleset/index.ts'
import { isThere, phaseOf, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { boardOf } from '../06-order-of-play/6-4-movement.ts'
import { beyond, homesOf, reachOf, refuseLaunch, towards } from '../06-order-of-play/6-5-air-move.ts'
import { priceNow, wholePrice } from '../06-order-of-play/6-7-victory.ts'
import { interceptOf } from '../09-air/9-15-combat.ts'
import { airChance } from '../09-air/offers-act.ts'
import { WHERE } from '../09-air/sky.ts'
import { aloftOf, hasAircraft, isAboard, kindAt, standAt, standSheetAt, standsOf } from '../09-air/standing.ts'
import { step } from '../book/tables.ts'
import { apart } from '../measured.ts'
import type { Command } from '../orders/orders.ts'

// What a side should say to its aircraft: bombers go for the ship on which they are expected to do most, fighters for bombers.

export function flyingCounsel(state: Seen, seat: number): Measure<Command>[] {
  if (!hasAircraft(state)) return []
  if (phaseOf(state) === 'aircraft movement') return [...launches(state, seat), ...flights(state, seat)]
  return phaseOf(state) === 'action' ? deeds(state, seat) : []
}

/** A thing worth doing is worth more than nothing, however little it gains. */
const SOME = 0.01
const strikes = (state: Seen, stand: number): boolean =>
  standSheetAt(state, stand).attack !== null && standAt(state, stand).loaded > 0
const isFighter = (state: Seen, stand: number): boolean => interceptOf(state, stand) !== null

/** Bombers without a load, whoever has had enough, and fighters when there is nobody left to fight. */
export function isToLand(state: Seen, stand: number): boolean {
  const { loaded, aborts } = standAt(state, stand)
  if (aborts > 0) return true
  return isFighter(state, stand) ? !isAnyFoe(state, kindAt(state, stand).seat) : loaded === 0
}
/** H29 Is anything of the enemy’s flying, or may it still? */
const isAnyFoe = (state: Seen, seat: number): boolean =>
  standsOf(state).some(stand => kindAt(state, stand).seat !== seat && standAt(state, stand).where <= WHERE.coming)

/** Points that an attack is expected to cost: hits by their IP, and the critical that each may begin, as a share of her. */
function gainOf(state: Seen, stand: number, target: number): number {
  const { attack } = standSheetAt(state, stand)
  if (attack === null || !isThere(state, target)) return 0
  const { isStand, card } = sheetAt(state, target)
  if (card.isLand && attack.type === 'torpedo') return 0
  const hits = step(standAt(state, stand).aircraft) * airChance(state, stand, target, attack.type)
  if (isStand) return hits / 2
  const whole = card.S + card.F
  const share = Math.min(1, (hits * (attack.ip + (attack.cv * attack.cv) / CRITICAL)) / whole)
  return (
    share * (wholePrice(state, target) - priceNow(state, target)) * (sheetAt(state, target).isCarrier ? CARRIER : 1)
  )
}
/** As for guns: d20 at the CV begins a critical that spends it. */
const CRITICAL = 60
/** A carrier takes her aircraft with her. */
const CARRIER = 1.5

const preyOf = (state: Seen, seat: number): number[] =>
  [...state.ships.keys()].filter(ship => state.ships[ship]!.seat !== seat && isThere(state, ship))
const at = (state: Seen, ship: number): Place => state.ships[ship]!

/** The ship on which a stand should be spent, the nearer the better. */
function prizeOf(state: Seen, stand: number): { readonly ship: number; readonly gain: number } | null {
  const { seat } = kindAt(state, stand)
  let best: { ship: number; gain: number } | null = null
  for (const ship of preyOf(state, seat)) {
    const turns = 1 + Math.floor(apart(state, standAt(state, stand), at(state, ship)) / reachOf(state, stand))
    const gain = gainOf(state, stand, ship) / turns
    if (gain > (best?.gain ?? 0)) best = { ship, gain }
  }
  return best
}

/** Whoever has something to attack with, when there is somebody to attack; fighters when there is somebody to fight. */
function launches(state: Seen, seat: number): Measure<Command>[] {
  const foes = isAnyFoe(state, seat)
  return standsOf(state).flatMap(stand => {
    if (kindAt(state, stand).seat !== seat || !isAboard(state, stand) || refuseLaunch(state, stand) !== null) return []
    const gain = strikes(state, stand) ? (prizeOf(state, stand)?.gain ?? 0) : isFighter(state, stand) && foes ? 1 : 0
    return gain > 0 ? [{ command: { type: 'LaunchStand' as const, stand }, gain }] : []
  })
}

function flights(state: Seen, seat: number): Measure<Command>[] {
  return aloftOf(state, seat).flatMap(stand => {
    const goal = goalOf(state, stand)
    if (goal === null) return []
    const { x, y } = towards(state, stand, goal)
    return [{ command: { type: 'FlyStand' as const, stand, x, y }, gain: SOME }]
  })
}

/** To whom it may attack, or fight, or home. */
function goalOf(state: Seen, stand: number): Place | null {
  if (strikes(state, stand)) {
    const prize = prizeOf(state, stand)
    if (prize !== null) return at(state, prize.ship)
  }
  if (isFighter(state, stand)) {
    const foe = foeOf(state, stand)
    if (foe !== null) return standAt(state, foe)
    const ward = wardOf(state, stand)
    if (ward !== null) return at(state, ward)
  }
  const [home] = homesOf(state, stand).sort((a, b) => farFrom(state, stand, a) - farFrom(state, stand, b))
  return home === undefined ? beyond(state, standAt(state, stand)) : at(state, home)
}
const farFrom = (state: Seen, stand: number, ship: number): number =>
  apart(state, standAt(state, stand), at(state, ship))

/** The nearest enemy stand in the air; of two that are as near, one that has something to drop. */
function foeOf(state: Seen, stand: number): number | null {
  const { seat } = kindAt(state, stand)
  const far = (other: number): number =>
    apart(state, standAt(state, stand), standAt(state, other)) * (strikes(state, other) ? 1 : FIGHTERS)
  const [foe] = aloftOf(state, 1 - seat).sort((a, b) => far(a) - far(b) || a - b)
  return foe ?? null
}
/** Who has nothing to drop is worth going so much less far for. */
const FIGHTERS = 3

/** The ship over which a fighter waits: a carrier, if there is one. */
function wardOf(state: Seen, stand: number): number | null {
  const { seat } = kindAt(state, stand)
  const own = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat && isThere(state, ship))
  const [ward] = own.sort(
    (a, b) =>
      Number(sheetAt(state, b).isCarrier) - Number(sheetAt(state, a).isCarrier) ||
      wholePrice(state, b) - wholePrice(state, a) ||
      a - b,
  )
  return ward ?? null
}

/** Attacks first, then fights, then guns. */
function deeds(state: Seen, seat: number): Measure<Command>[] {
  return aloftOf(state, seat).flatMap((stand): Measure<Command>[] => {
    const attacks = strikes(state, stand)
      ? preyOf(state, seat).map(
          (target): Measure<Command> => ({
            command: { type: 'AttackFromAir', stand, target },
            gain: gainOf(state, stand, target),
          }),
        )
      : []
    const fights = aloftOf(state, 1 - seat).map((target): Measure<Command> => {
      const way = isFighter(state, stand) && standAt(state, target).acted === 0 ? 'intercept' : 'dogfight'
      const gain = isFighter(state, stand) ? SOME * (strikes(state, target) ? 3 : 2) : 0
      return { command: { type: 'FightInAir', stand, target, way }, gain }
    })
    const guns = strikes(state, stand)
      ? []
      : preyOf(state, seat).map((target): Measure<Command> => {
          const factor = sheetAt(state, target).isStand ? 'strafe' : 'antiShip'
          return { command: { type: 'StrafeFromAir', stand, target, factor }, gain: SOME / 2 }
        })
    const looks = state.contacts.map((_, contact): Measure<Command> => {
      return { command: { type: 'SpotFromAir', stand, contact }, gain: SOME }
    })
    return [...attacks, ...fights, ...guns, ...looks].filter(({ gain }) => gain > 0)
  })
}

/** Somewhere to fly, for whoever tries anything: to each ship, to each stand, home, off the table. */
export function* flightThoughts(state: Seen, seat: number): Generator<Command> {
  for (const stand of standsOf(state)) {
    if (kindAt(state, stand).seat !== seat) continue
    if (isAboard(state, stand)) yield { type: 'LaunchStand', stand }
    if (standAt(state, stand).where !== WHERE.aloft) continue
    if (phaseOf(state) === 'aircraft movement') yield* flightsOf(state, stand)
    else yield* deedsOf(state, stand, seat)
  }
}

function* flightsOf(state: Seen, stand: number): Generator<Command> {
  const { x, y } = standAt(state, stand)
  yield { type: 'FlyStand', stand, x, y }
  for (const ship of state.ships.keys()) yield { type: 'FlyStand', stand, ...towards(state, stand, at(state, ship)) }
  for (const other of standsOf(state))
    if (standAt(state, other).where === WHERE.aloft)
      yield { type: 'FlyStand', stand, ...towards(state, stand, standAt(state, other)) }
  if (!boardOf(state).onBoard(towards(state, stand, beyond(state, standAt(state, stand)))))
    yield { type: 'FlyStand', stand, ...beyond(state, standAt(state, stand)) }
}

function* deedsOf(state: Seen, stand: number, seat: number): Generator<Command> {
  for (const target of preyOf(state, seat)) {
    yield { type: 'AttackFromAir', stand, target }
    yield { type: 'StrafeFromAir', stand, target, factor: 'strafe' }
    yield { type: 'StrafeFromAir', stand, target, factor: 'antiShip' }
  }
  for (const target of aloftOf(state, 1 - seat)) {
    yield { type: 'FightInAir', stand, target, way: 'intercept' }
    yield { type: 'FightInAir', stand, target, way: 'dogfight' }
  }
  for (const contact of state.contacts.keys()) yield { type: 'SpotFromAir', stand, contact }
  yield { type: 'JettisonLoad', stand }
}
