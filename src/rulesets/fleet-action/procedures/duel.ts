import { z } from 'zod'
import { lowest, type Options, type Plain } from '#kernel/desk/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { DUEL_TURNS, type Duel, type Order, type Schema, UMPIRE } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CLEAR_DAY, CM, type Fixed, isLost, type Scene, type Seen, type State, TURN } from '../02-data-sheet/state.ts'
import { setUp } from '../02-data-sheet/state-new.ts'
import { fullFire, salvoesAt } from '../09-combat/fire-plans.ts'
import { allSights } from '../measured.ts'
import type { Command } from '../orders/orders.ts'

/** H1 The table, wide enough for the longest range on it. */
const SEA = 400

/** How the first ship sees the second and the second the first: relative bearings in degrees. */
const ASPECTS = { abeam: [90, 90], ahead: [0, 0], astern: [0, 180], crossing: [90, 0] } as const

const terms = z.strictObject({
  range: z.number().min(1).max(150).default(60).describe('centimetres between the ships, 200 yards each'),
  aspect: z
    .enum(['abeam', 'ahead', 'astern', 'crossing'])
    .default('abeam')
    .describe('broadside to broadside, bow to bow, the first chasing the second, or the first crossing the second'),
  light: z.enum(['day', 'night']).default('day'),
  visibility: z
    .number()
    .int()
    .min(0)
    .max(6)
    .default(5)
    .describe('Tactical Visibility Range, in bands of 5,000 yards; by night 1 or 2'),
  badWeather: z.boolean().default(false).describe('both ships are in an area of Bad Weather'),
})
const TERMS = schemaOf(terms)

/** House rule FA-H54-duel: two ships keep their range and bearing at their best speed, and use all that bears. */
export const DUEL: Duel<State, Command, Card> = {
  terms: TERMS as unknown as Schema<Plain>,
  setup(cards, given, options) {
    const { range, aspect, light, visibility, badWeather } = TERMS.read(given)
    const scene = { ...CLEAR_DAY, isNight: light === 'night', tvr: visibility, isFoul: badWeather }
    return place(cards, range, ASPECTS[aspect][0], ASPECTS[aspect][1], options, scene)
  },
  next,
  // H57: the tasks of a team stand in the order in which they are best done
  decider: lowest,
  result(state) {
    const lost = [isLost(state, 0), isLost(state, 1)]
    return { winner: lost[0] === lost[1] ? -1 : lost[0] ? 1 : 0, turns: Math.min(DUEL_TURNS, turnAt(TURN, state.now)) }
  },
}

/** Two ships so many centimetres apart: the first sees the second on one relative bearing, and is seen on the other. */
export function place(
  cards: readonly [Card, Card],
  range: number,
  sees: number,
  isSeen: number,
  options: Options,
  scene: Scene,
): State {
  const board = openSea({ width: SEA * CM, height: SEA * CM, unit: CM })
  const state = setUp(cards, [0, 1], options, board, scene)
  const [one, other] = state.ships as [State['ships'][number], State['ships'][number]]
  // The second lies due east, so that the range is exact whatever the bearings; the headings make those.
  Object.assign(one, { x: 0, y: (SEA / 2) * CM, heading: wrapTenths(900 - 10 * sees) })
  Object.assign(other, { x: Math.round(range * CM), y: (SEA / 2) * CM, heading: wrapTenths(2700 - 10 * isSeen) })
  const fixed = state.fixed as { stations: Fixed['stations']; still: Fixed['still'] }
  fixed.stations = state.ships.map(({ x, y, heading }) => ({ x, y, heading }))
  fixed.still = allSights(state)
  return state
}
const wrapTenths = (tenths: number): number => ((Math.round(tenths) % 3600) + 3600) % 3600

/** The next order; null when a ship is lost and no torpedo runs any more, or the sixtieth turn is over. */
function next(state: Seen): Order<Command> | null {
  const isOver = (isLost(state, 0) || isLost(state, 1)) && state.salvoes.length === 0
  if (isOver || turnAt(TURN, state.now) > DUEL_TURNS) return null
  for (let i = 0; i < 2; i++) {
    const ship = i === 0 ? state.first : 1 - state.first
    if (isLost(state, ship) || state.ships[ship]!.acted > 0) continue
    const command = standingOrder(state, ship)
    if (command !== null) return { seat: ship, command }
  }
  return NEXT_PHASE
}
const NEXT_PHASE: Order<Command> = { seat: UMPIRE, command: { type: 'NextPhase' } }

function standingOrder(state: Seen, ship: number): Command | null {
  switch (phaseAt(TURN, state.now)) {
    case 'ship movement':
      return allTorpedoes(state, ship) ?? { type: 'SteamOn', ship }
    case 'action':
      return allGuns(state, ship)
    case 'initiative':
    case 'end':
      return null
  }
}

function allGuns(state: Seen, ship: number): Command | null {
  const target = 1 - ship
  return isLost(state, target) ? null : fullFire(state, ship, target)
}

function allTorpedoes(state: Seen, ship: number): Command | null {
  if (isLost(state, 1 - ship)) return null
  for (const salvo of salvoesAt(state, ship, 1 - ship)) return salvo
  return null
}
