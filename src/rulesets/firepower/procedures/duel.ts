import { z } from 'zod'
import { lowest, type Plain } from '#kernel/desk/index.ts'
import { DUEL_TURNS, type Duel, type Order, type Schema, UMPIRE } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { schemaOf } from '../../schema.ts'
import { setUp } from '../01-classes/set-up.ts'
import type { Card } from '../01-classes/ship.ts'
import { DID, FORMATIONS, isGone, moveRate, type Seen, type State, seatInTurn, TURN } from '../01-classes/state.ts'
import { sceneOf, situation } from '../06-conditions/scene.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { refuseLaunch } from '../11-torpedoes/orders.ts'
import { refuseDrop } from '../below/orders.ts'
import type { Command } from '../orders/orders.ts'

const SUN = ['neither', 'first', 'second'] as const

const terms = z.strictObject({
  range: z.number().min(0).max(72).default(12).describe('inches of table between the ships'),
  formation: z.enum(FORMATIONS).default('line-ahead').describe('formation order of both, who are under control'),
  speed: z.enum(['half', 'full']).default('half').describe('share of the move rate at which both steam'),
  ...situation,
  silhouetted: z.enum(SUN).default('neither').describe('who stands against the sun at dusk or dawn'),
  flares: z.boolean().default(false).describe('both have flares, which a night action in LATE may need'),
})
const TERMS = schemaOf(terms)

/** House rule H1: two ships keep their range, throw for the first turn, and in her own turn each fires and launches all she can. */
export const DUEL: Duel<State, Command, Card> = {
  terms: TERMS as unknown as Schema<Plain>,
  setup(cards, given, options) {
    const read = TERMS.read(given)
    const fitted = read.flares ? cards.map(card => ({ ...card, flares: true })) : cards
    const scene = sceneOf(read, cards, SUN.indexOf(read.silhouetted), read.speed === 'full')
    const state = setUp(fitted, [0, 1], options, scene)
    for (const ship of state.ships) ship.formation = FORMATIONS.indexOf(read.formation)
    return state
  },
  next,
  decider: lowest,
  result(state) {
    const gone = [isGone(state, 0), isGone(state, 1)]
    return { winner: gone[0] === gone[1] ? -1 : gone[0] ? 1 : 0, turns: Math.min(DUEL_TURNS, turnAt(TURN, state.now)) }
  },
}

type Orders = readonly [Order<Command>, Order<Command>]
const both = (of: (ship: number, target: number) => Command): Orders => [
  { seat: 0, command: of(0, 1) },
  { seat: 1, command: of(1, 0) },
]
const FIRST: Order<Command> = { seat: UMPIRE, command: { type: 'ThrowForFirst' } }
const END: Order<Command> = { seat: UMPIRE, command: { type: 'EndTurn' } }
const STEAM = both(ship => ({ type: 'Steam', ship }))
const MAIN = both((ship, target) => ({ type: 'FireBattery', ship, battery: 'main', target }))
const SECONDARY = both((ship, target) => ({ type: 'FireBattery', ship, battery: 'secondary', target }))
const LAUNCH = both((ship, target) => ({ type: 'LaunchTorpedo', ship, target }))
const DROP = both((ship, target) => ({ type: 'DropDepthCharges', ship, target }))

/** The next order of a duel; null when a ship is lost or the sixtieth turn is over. */
function next(state: Seen): Order<Command> | null {
  if (isGone(state, 0) || isGone(state, 1) || turnAt(TURN, state.now) > DUEL_TURNS) return null
  if (state.first < 0) return FIRST
  const ship = seatInTurn(state) as 0 | 1
  const target = 1 - ship
  const { did } = state.ships[ship]!
  if ((did & DID.steam) === 0 && goesFast(state, ship)) return STEAM[ship]
  if ((did & DID.main) === 0 && refuseFire(state, ship, 'main', target) === null) return MAIN[ship]
  if ((did & DID.secondary) === 0 && refuseFire(state, ship, 'secondary', target) === null) return SECONDARY[ship]
  if ((did & DID.torpedo) === 0 && refuseLaunch(state, ship, target) === null) return LAUNCH[ship]
  if ((did & DID.depthCharge) === 0 && refuseDrop(state, ship, target) === null) return DROP[ship]
  return END
}

/** Ships that withdraw with over 8 fire points do so at their full rate. */
const goesFast = (state: Seen, ship: number): boolean =>
  (state.fixed.scene.fullSpeed || state.ships[ship]!.fires > 8) && moveRate(state, ship) > 0
