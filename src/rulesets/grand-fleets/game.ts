import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import { glimpsed, sealedFor, WRITTEN, writtenAgain } from '#kernel/order/index.ts'
import { type Deed, EDGES, type Game, type Glimpse, UMPIRE, type Viewer } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { part } from './01-ships/part.ts'
import type { Card } from './01-ships/ship.ts'
import { BERTH, copy, type Seen, type State, sheetAt, TURN } from './01-ships/state.ts'
import { prepare, refuseFleet } from './02-playing/2-1-preparation.ts'
import { awayBy } from './02-playing/2-3-scenario.ts'
import { pointsOf, winnerOf, worthOf } from './02-playing/2-3-victory.ts'
import { deployingSides } from './02-playing/2-13-deployment.ts'
import { sidesWriting } from './08-simultaneous/8-written.ts'
import { spare } from './captain/spare.ts'
import { study } from './captain/study.ts'
import { suggest } from './captain/suggest.ts'
import { apply } from './events/events.ts'
import type { Command } from './orders/orders.ts'
import { PRESENT } from './table/present.ts'

/** Grand Fleets as a whole game. Nothing is hidden but places taken behind a screen (2.13) and orders that are written (8). */
export const GAME: Game<State, Command, Card> = {
  price: card => card.points,
  refuseFleet,
  setup: prepare,
  begin: { type: 'NextPhase' },
  awaited,
  standing: state => ({
    over: state.over > 0,
    winner: state.over > 0 ? winnerOf(state) : -1,
    turns: turnAt(TURN, state.now),
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
  if (turnAt(TURN, state.now) > 0) return state.fixed.switches.simultaneous ? sidesWriting(state) : [state.acting]
  return state.deploying === 0 ? [UMPIRE] : deployingSides(state)
}

/** What this viewer may not see is as if it were not there: ships placed behind the screen (2.13), orders that are written (8). */
function screened(state: Seen, viewer: Viewer): Seen {
  if (viewer === 'umpire') return state
  // those still to be placed as well: else a heading would tell which have been
  const isOpen = ({ berth, seat }: Seen['ships'][number]): boolean => berth === BERTH.given || seat === viewer
  const behind = (ship: Seen['ships'][number]): Seen['ships'][number] =>
    isOpen(ship) ? ship : { ...ship, x: 0, y: 0, heading: 0, berth: BERTH.open }
  return {
    ...state,
    ships: isScreened(state) ? state.ships.map(behind) : state.ships,
    written: state.fixed.switches.simultaneous
      ? sealedFor(state.written, ship => state.ships[ship]!.seat === viewer)
      : state.written,
  }
}

/** 2.13 Both sides are deploying, hidden from each other. */
const isScreened = (state: Seen): boolean => state.fixed.switches.hiddenDeployment && state.deploying !== 0

/** 2.13, 8 Whoever did not give them learns of places behind the screen and of written orders only when all are revealed. */
function redact(deed: Deed<Command>, viewer: Viewer, after: Seen): Glimpse<Command> {
  return glimpsed(deed, viewer, [
    ...(isScreened(after) ? ['ShipDeployed'] : []),
    ...(after.fixed.switches.simultaneous ? [WRITTEN] : []),
  ])
}

/** Orders that were read out had been written before. */
function recall(before: Seen, events: readonly Event[]): State {
  return before.fixed.switches.simultaneous ? writtenAgain(copy(before), events, apply) : copy(before)
}

/** All of a state that is not in the battle's header. */
function changing({ fixed: _, ...rest }: Seen): Plain {
  return rest as unknown as Plain
}

/** 2.3, 3.23 What she counts, or would if she were sunk, or left as she is. */
function worth(state: Seen, ship: number, fate: 'now' | 'sunk' | Edge, hence = 0): number {
  const then = part(state, [ship])
  if (fate === 'sunk') then.ships[0]!.lost = sheetAt(state, ship).hull.size
  else if (fate !== 'now')
    then.ships[0]!.away = awayBy(Math.max(1, turnAt(TURN, state.now) + hence), EDGES.indexOf(fate))
  return worthOf(then, 0)
}
