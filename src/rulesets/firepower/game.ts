import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import { glimpsed } from '#kernel/order/index.ts'
import { type Deed, type Game, type Glimpse, no, type Refusal, UMPIRE, type Viewer } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import type { Card } from './01-classes/ship.ts'
import { ENGAGE, isGone, LINE_AHEAD, type Seen, type State, TURN } from './01-classes/state.ts'
import { copy } from './01-classes/state-copy.ts'
import { prepare } from './battle/prepare.ts'
import { sidesAsked } from './battle/sequence.ts'
import { pointsOf, priceAt } from './battle/victory.ts'
import { imagineBelow, SECRET_BELOW, seenBelow } from './below/models.ts'
import { R } from './book/register.ts'
import { counsel } from './captain/counsel.ts'
import { spare } from './captain/spare.ts'
import { Stakes } from './captain/stakes.ts'
import { study } from './captain/study.ts'
import { suggest } from './captain/suggest.ts'
import type { Command } from './orders/orders.ts'
import { PRESENT } from './table/present.ts'

/** Firepower as a whole game. Hidden are first orders until the first turn, those of squadrons that are still outside (SETUP-B), and which model of a boat is true (SUB-B). */
export const GAME: Game<State, Command, Card> = {
  // R119: signs count only by option, so fleets are priced by their classes
  price: card => card.plainPoints,
  refuseFleet,
  setup: prepare,
  begin: { type: 'ThrowForFirst' },
  awaited,
  standing: state => ({
    over: state.over > 0,
    winner: state.winner,
    turns: state.first < 0 ? 0 : turnAt(TURN, state.now),
    points: pointsOf(state),
  }),
  view: (state, viewer) => changing(screened(state, viewer)),
  redact,
  recall: before => copy(before),
  imagine: (start, view, dice) => imagineBelow({ ...start, ...(view as unknown as Partial<State>) }, dice),
  suggest,
  study,
  counsel,
  worth,
  pass: { type: 'Pass' },
  concede: { type: 'Concede' },
  spare,
  present: PRESENT,
}

/** SETUP-A, PTS-A, PTS-B Why a side may not sail under a limit of points. */
function refuseFleet(prices: readonly number[], limit: number): Refusal | null {
  const sum = prices.reduce((total, each) => total + each, 0)
  return sum <= limit ? null : no(R['FP-PTS-A'], `${sum} points are more than ${limit}`)
}

function awaited(state: Seen): readonly number[] {
  const seats = sidesAsked(state)
  return seats.length === 0 && state.over === 0 ? [UMPIRE] : seats
}

/** SETUP-B, SETUP-E, H58 What is still secret is as if it were not there: orders that are written, squadrons that have not come on, and which model of a boat is true (SUB-B). */
function screened(state: Seen, viewer: Viewer): Seen {
  if (viewer === 'umpire') return state
  const below = seenBelow(state, viewer)
  const isSecret = (squadron: number): boolean =>
    state.squadrons[squadron]!.seat !== viewer && (state.first < 0 || isOutside(state, squadron))
  return {
    ...below,
    squadrons: state.squadrons.map((each, squadron) =>
      isSecret(squadron) ? { ...each, movement: ENGAGE, formation: LINE_AHEAD } : each,
    ),
    ships: below.ships.map(ship => (isSecret(ship.squadron) ? { ...ship, formation: LINE_AHEAD } : ship)),
  }
}
const isOutside = (state: Seen, squadron: number): boolean =>
  state.ships.every(ship => ship.squadron !== squadron || ship.berth !== 0)

/** SETUP-E, H58 First orders are told to nobody but who wrote them; nor are those of a squadron that is still outside. */
function redact(deed: Deed<Command>, viewer: Viewer, after: Seen): Glimpse<Command> {
  const secret = deed.events.filter(event => isHidden(event, after)).map(({ type }) => type)
  return glimpsed(deed, viewer, secret)
}
const TELLING = ['OrdersChanged', 'MovementTaken']
function isHidden(event: Event, after: Seen): boolean {
  if (SECRET_BELOW.includes(event.type)) return true
  if (!TELLING.includes(event.type)) return false
  return after.first < 0 || isOutside(after, (event as Event & { readonly squadron: number }).squadron)
}

/** All of a state that is not in the battle's header. */
function changing({ fixed: _, ...rest }: Seen): Plain {
  return rest as unknown as Plain
}

/** What her loss gives the enemy, in what decides a battle: squadrons, and points (VIC-A, R118); nothing if she leaves, but that her squadron may be out of the fight with her (R117). */
function worth(state: Seen, ship: number, fate: 'now' | 'sunk' | Edge): number {
  if (fate === 'now') return isGone(state, ship) ? priceAt(state, ship) : 0
  const stakes = new Stakes(state)
  return fate === 'sunk' ? stakes.ship(ship) : stakes.leaving(ship)
}
