import { z } from 'zod'
import { lowest, type Options, type Plain } from '#kernel/desk/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { isSealed } from '#kernel/order/index.ts'
import { DUEL_TURNS, type Duel, type Order, type Schema, UMPIRE } from '#kernel/ruleset/index.ts'
import { moment, turnAt } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import { setUp } from '../01-ships/set-up.ts'
import type { Card } from '../01-ships/ship.ts'
import {
  type Fixed,
  isSunk,
  PHASE,
  phaseNow,
  type Scene,
  type Seen,
  type State,
  sheetAt,
  TURN,
} from '../01-ships/state.ts'
import { isBlind, isSilent, launchable } from '../04-gunfire/4-5-legality.ts'
import { barrelsBearing, lightGunsBearing } from '../04-gunfire/4-gunfire.ts'
import { allSights, bandOf, inTorpedoRange } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { FINE, isThousandths } from './fine.ts'

const UNIT = 1000
const SEA = 60

/** How the first ship sees the second and the second the first: relative bearings in degrees. */
const ASPECTS = { abeam: [90, 90], ahead: [0, 0], astern: [0, 180], crossing: [90, 0] } as const

const terms = z.strictObject({
  range: z.number().min(0).max(40).default(8).describe('nautical miles between the ships'),
  aspect: z
    .enum(['abeam', 'ahead', 'astern', 'crossing'])
    .default('abeam')
    .describe('broadside to broadside, bow to bow, the first chasing the second, or the first crossing the second'),
})

const TERMS = schemaOf(terms)

/** House rule GF-H1-duel: two ships keep their range and bearing, steam at full speed, and fire all that bears. */
export const DUEL: Duel<State, Command, Card> = {
  terms: TERMS as unknown as Schema<Plain>,
  refuse: given => (isThousandths(TERMS.read(given).range) ? null : `range: ${FINE.miles}`),
  setup(cards, given, options) {
    const { range, aspect } = TERMS.read(given)
    return place(cards, range, ASPECTS[aspect][0], ASPECTS[aspect][1], options)
  },
  next,
  decider: lowest,
  result(state) {
    const sunk = [isSunk(state, 0), isSunk(state, 1)]
    return { winner: sunk[0] === sunk[1] ? -1 : sunk[0] ? 1 : 0, turns: Math.min(DUEL_TURNS, turnAt(TURN, state.now)) }
  },
}

/** Two ships so many miles apart: the first sees the second on one relative bearing, and is seen on the other. */
export function place(
  cards: readonly [Card, Card],
  miles: number,
  sees: number,
  isSeen: number,
  options: Options,
  scene?: Scene,
  boats?: readonly number[],
): State {
  const board = openSea({ width: SEA * UNIT, height: SEA * UNIT, unit: UNIT })
  const state = setUp(cards, [0, 1], options, board, scene, boats)
  const [one, other] = state.ships as [State['ships'][number], State['ships'][number]]
  // The second lies due east, so that the range is exact whatever the bearings; the headings make those.
  Object.assign(one, { x: 0, y: (SEA / 2) * UNIT, heading: wrapTenths(900 - 10 * sees) })
  Object.assign(other, { x: Math.round(miles * UNIT), y: (SEA / 2) * UNIT, heading: wrapTenths(2700 - 10 * isSeen) })
  ;(state.fixed as { still: Fixed['still'] }).still = allSights(state)
  return state
}
const wrapTenths = (tenths: number): number => ((Math.round(tenths) % 3600) + 3600) % 3600

/** The next order of a duel; null when a ship has sunk or the sixtieth turn is over. */
function next(state: Seen): Order<Command> | null {
  if (isSunk(state, 0) || isSunk(state, 1) || state.now >= OVER) return null
  for (let i = 0; i < 2; i++) {
    const ship = i === 0 ? state.first : 1 - state.first
    if (state.ships[ship]!.acted > 0 || (state.written.length > 0 && isSealed(state.written, ship))) continue
    const order = standingOrder(state, ship)
    if (order !== null) return order
  }
  return NEXT_PHASE
}
const OVER = moment(TURN, DUEL_TURNS + 1, 'movement')
const NEXT_PHASE: Order<Command> = { seat: UMPIRE, command: { type: 'NextPhase' } }

const STEAM_ON: readonly Order<Command>[] = [0, 1].map(ship => ({ seat: ship, command: { type: 'SteamOn', ship } }))

function standingOrder(state: Seen, ship: number): Order<Command> | null {
  switch (phaseNow(state)) {
    case PHASE.movement:
      return STEAM_ON[ship]!
    case PHASE.gunfire:
      return isBlind(state, ship) || isSilent(state, ship) ? null : allGuns(state, ship)
    case PHASE.torpedo:
      return isBlind(state, ship) ? null : allTorpedoes(state, ship)
    default:
      return null
  }
}

function allGuns(state: Seen, ship: number): Order<Command> | null {
  const target = 1 - ship
  const { guns, lightGuns } = sheetAt(state, ship)
  let bearing = 0
  for (let battery = 0; battery < guns.length; battery++) {
    const reaches = bandOf(state, ship, target, guns[battery]!) < 3
    if (reaches && barrelsBearing(state, ship, battery, target) > 0) bearing |= 1 << battery
  }
  const light = bandOf(state, ship, target, lightGuns) < 3 ? lightGunsBearing(state, ship, target) : 0
  if (bearing === 0 && light === 0) return null
  const key = (light * 64 + bearing) * 2 + ship
  FIRE_ORDERS[key] ??= fireOrder(ship, bearing, light)
  return FIRE_ORDERS[key]
}

/** The same order is given turn after turn: it is made once. */
const FIRE_ORDERS: Order<Command>[] = []
function fireOrder(ship: number, bearing: number, light: number): Order<Command> {
  const target = 1 - ship
  const batteries = [0, 1, 2, 3, 4, 5]
    .filter(battery => (bearing & (1 << battery)) !== 0)
    .map(battery => ({ battery, target }))
  const lightGuns = light > 0 ? [{ target, guns: light }] : []
  return { seat: ship, command: { type: 'FireGuns', ship, batteries, lightGuns } }
}

function allTorpedoes(state: Seen, ship: number): Order<Command> | null {
  const target = 1 - ship
  if (!inTorpedoRange(state, ship, target)) return null
  const tubes = launchable(state, ship, target)
  return tubes.some(count => count > 0)
    ? { seat: ship, command: { type: 'LaunchTorpedoes', ship, target, tubes } }
    : null
}
