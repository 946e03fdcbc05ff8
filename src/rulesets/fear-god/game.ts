import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import { glimpsed, sealedFor, WRITTEN, writtenAgain } from '#kernel/order/index.ts'
import { type Deed, type Game, type Glimpse, UMPIRE, type Viewer } from '#kernel/ruleset/index.ts'
import { GONE } from './02-ships/conditions.ts'
import { part } from './02-ships/part.ts'
import type { Card } from './02-ships/ship.ts'
import { BERTH, type Seen, type State, turnOf } from './02-ships/state.ts'
import { copy } from './02-ships/state-copy.ts'
import { sidesAsked } from './battle/s2-asked.ts'
import { prepare } from './battle/s2-preparation.ts'
import { awayBy } from './battle/s34-scenario.ts'
import { pointsOf, priceOf, refuseFleet, winnerOf, worthOf } from './battle/s34-victory.ts'
import { spare } from './captain/spare.ts'
import { study } from './captain/study.ts'
import { suggest } from './captain/suggest.ts'
import { apply } from './events/events.ts'
import type { Command } from './orders/orders.ts'
import { PRESENT } from './table/present.ts'

/** Fear God & Dread Nought as a whole game. Hidden are orders that are written (H27) and places that are not yet shown (H25), not ships that nobody sees (R125). */
export const GAME: Game<State, Command, Card> = {
  price: priceOf,
  refuseFleet,
  setup: prepare,
  begin: { type: 'NextPhase' },
  awaited,
  standing: state => ({
    over: state.over > 0,
    winner: state.over > 0 ? winnerOf(state) : -1,
    turns: turnOf(state),
    points: pointsOf(state),
  }),
  view: (state, viewer) => changing(screened(state, viewer)),
  redact,
  recall,
  imagine: (start, view) => copy({ ...start, ...(view as unknown as Partial<State>) }),
  suggest,
  study,
  worth,
  pass: { type: 'Pass' },
  concede: { type: 'Concede' },
  spare,
  present: PRESENT,
}

function awaited(state: Seen): readonly number[] {
  if (state.over > 0) return []
  return turnOf(state) === 0 && state.deploying === 0 ? [UMPIRE] : sidesAsked(state)
}

/** What this viewer may not see is as if it were not there. */
function screened(state: Seen, viewer: Viewer): Seen {
  if (viewer === 'umpire') return state
  const isHidden = ({ berth, seat }: Seen['ships'][number]): boolean => berth === BERTH.found && seat !== viewer
  const ships = state.ships.map(ship =>
    isHidden(ship) ? { ...ship, x: 0, y: 0, heading: 0, berth: BERTH.open } : ship,
  )
  return { ...state, ships, written: sealedFor(state.written, ship => state.ships[ship]!.seat === viewer) }
}

/** Whoever did not give them learns of hidden places and of written orders only when all are revealed. */
function redact(deed: Deed<Command>, viewer: Viewer, after: Seen): Glimpse<Command> {
  return glimpsed(deed, viewer, after.deploying !== 0 ? ['ShipDeployed', WRITTEN] : [WRITTEN])
}

/** Orders that were read out had been written before. */
function recall(before: Seen, events: readonly Event[]): State {
  return writtenAgain(copy(before), events, apply)
}

/** All of a state that is not in the battle's header. */
function changing({ fixed: _, ...rest }: Seen): Plain {
  return rest as unknown as Plain
}

/** H24 What she counts, or would if she were sunk, or left as she is. */
function worth(state: Seen, ship: number, fate: 'now' | 'sunk' | Edge, hence = 0): number {
  const then = part(state, [ship])
  if (fate === 'sunk') then.ships[0]!.end = GONE
  else if (fate !== 'now') then.ships[0]!.away = awayBy(turnOf(state) + hence, fate)
  return worthOf(then, 0)
}
