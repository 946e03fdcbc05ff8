import type { Plain } from '#kernel/desk/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import { type Deed, type Game, type Glimpse, no, type Refusal, UMPIRE, type Viewer } from '#kernel/ruleset/index.ts'
import type { Card } from './02-data-sheet/ship.ts'
import { BERTH, type Seen, type State, turnOf } from './02-data-sheet/state.ts'
import { pointsOf, priceNow, wholePrice } from './06-order-of-play/6-7-victory.ts'
import { sidesAsked } from './06-order-of-play/6-sequence.ts'
import { isEmpty } from './09-air/sky.ts'
import { imagined, isKept, recalled, screened } from './battle/hidden.ts'
import { prepare } from './battle/prepare.ts'
import { R } from './book/register.ts'
import { counsel } from './captain/counsel.ts'
import { spare } from './captain/spare.ts'
import { study } from './captain/study.ts'
import { suggest } from './captain/suggest.ts'
import type { Event } from './events/events.ts'
import type { Command } from './orders/orders.ts'
import { PRESENT } from './table/present.ts'

/** Fleet action as a whole game. Hidden is what lies under a Contact marker, until it is spotted or comes out (H20). */
export const GAME: Game<State, Command, Card> = {
  price: ({ S, F, stand }) => (stand === null ? S + F : stand.vessels),
  refuseFleet,
  setup: prepare,
  begin: { type: 'BeginBattle' },
  awaited,
  standing: state => ({
    over: state.over > 0,
    winner: state.winner,
    turns: state.begun === 0 ? 0 : turnOf(state),
    points: pointsOf(state),
  }),
  view: (state, viewer) => changing(screened(state, viewer)),
  redact,
  recall: (before, events) => recalled(before, events as readonly Event[]),
  imagine: (start, view, dice: Dice) => imagined({ ...start, ...(view as unknown as Partial<State>) } as Seen, dice),
  suggest,
  study,
  counsel,
  worth,
  pass: { type: 'Done' },
  concede: { type: 'Concede' },
  spare,
  present: PRESENT,
}

/** H42 Sides agree on totals of Structure and Flotation. */
function refuseFleet(prices: readonly number[], limit: number): Refusal | null {
  const sum = prices.reduce((total, each) => total + each, 0)
  return sum <= limit ? null : no(R['FA-H42'], `${sum} points are more than ${limit}`)
}

function awaited(state: Seen): readonly number[] {
  const seats = sidesAsked(state)
  return seats.length === 0 && state.over === 0 ? [UMPIRE] : seats
}

/** H20, H32 What a viewer may not know is left out of a deed, and with it the order itself. */
function redact({ order, events }: Deed<Command>, viewer: Viewer, after: Seen): Glimpse<Command> {
  const open = events.filter(event => !isKept(event as Event, viewer, after))
  return { order: open.length === events.length ? order : null, events: open }
}

function changing({ fixed: _, sky, ...rest }: Seen): Plain {
  return (isEmpty(sky) ? rest : { ...rest, sky }) as unknown as Plain
}

/** H39 */
function worth(state: Seen, ship: number, fate: 'now' | 'sunk' | Edge): number {
  if (fate === 'sunk') return wholePrice(state, ship)
  if (fate === 'now') return priceNow(state, ship)
  return state.ships[ship]!.berth === BERTH.away ? 0 : wholePrice(state, ship) / 2
}
