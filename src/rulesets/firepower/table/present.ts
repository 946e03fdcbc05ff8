import type { Cite } from '#kernel/book/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { Choice } from '#kernel/dice/index.ts'
import type { ChartPlace, Offer, Present, Refusal, Run } from '#kernel/ruleset/index.ts'
import { SEGMENT, type Seen, type State, seatInTurn, type Theatre } from '../01-classes/state.ts'
import { changeOrder } from '../02-command/orders.ts'
import { cornerOf } from '../05-movement/events.ts'
import { compelledOrder, moveOrder, stationOrder } from '../05-movement/orders.ts'
import { fireOrder } from '../07-gunfire/orders.ts'
import { foresee, reckon } from '../07-gunfire/reckon.ts'
import { launchOrder } from '../11-torpedoes/orders.ts'
import { airAttackOrder, dogfightOrder, flyOrder } from '../12-aircraft/orders.ts'
import { placesOf, standName } from '../12-aircraft/stands.ts'
import { actsNow } from '../battle/acting.ts'
import { SEGMENT_NAMES } from '../battle/events.ts'
import { concedeOrder, passOrder } from '../battle/orders.ts'
import { sidesAsked } from '../battle/sequence.ts'
import { diveOrder, hideOrder, huntOrder, moveModelOrder, surfaceOrder } from '../below/model-orders.ts'
import { dropOrder } from '../below/orders.ts'
import { R } from '../book/register.ts'
import type { Event as FirepowerEvent } from '../events/events.ts'
import { nameOf, sideName, squadronName } from '../events/words.ts'
import { collect } from '../orders/order.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { baseCard } from './base-card.ts'
import { card } from './card.ts'
import { chart } from './chart.ts'
import { laid } from './laid.ts'

/** All that a table needs of Firepower. */
export const PRESENT: Present<State, Command> = {
  chart: (state, viewer) => chart(laid(state), viewer),
  card: (state, unit, _, viewer) =>
    unit < state.ships.length
      ? card(laid(state), unit, viewer)
      : baseCard(laid(state), unit - state.ships.length, viewer),
  asked,
  offers,
  reckon,
  foresee,
  choice,
  run: (event, after) => run(event, laid(after)),
}

/** What a ship may be told, and what a side may say, in the order in which a table offers it. */
const TO_SHIPS = collect([
  moveOrder,
  stationOrder,
  compelledOrder,
  moveModelOrder,
  surfaceOrder,
  diveOrder,
  fireOrder,
  launchOrder,
  dropOrder,
  huntOrder,
])
const TO_SIDES = collect([changeOrder, hideOrder, airAttackOrder, dogfightOrder, flyOrder, passOrder, concedeOrder])

function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  const sides = sidesAsked(state)
  if (sides.length === 0) return 'The battle is about to begin.'
  const names = sides.map(side => sideName(state, side)).join(' and ')
  if (state.first < 0)
    return sides.includes(seat)
      ? `${sideName(state, seat)}: give each squadron its first orders.`
      : `${names} to write first orders.`
  return `${sideName(state, seatInTurn(state))}: ${ASKED[state.segment] ?? SEGMENT_NAMES[state.segment]}.`
}
/** SEQ-B What is asked of a side in a segment. */
const ASKED: Readonly<Record<number, string>> = {
  [SEGMENT.change]: 'change one order, or none',
  [SEGMENT.own]: 'ships on their own initiative move and fire',
  [SEGMENT.controlled]: 'squadrons under control move and fire',
  [SEGMENT.air]: 'aircraft fly, fight and attack',
}

/** Ship by ship what she may be told now, then what the side may say. */
function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (!sidesAsked(state).includes(seat)) return []
  const ask = (command: Command): Refusal | null => refuse(state, { seat, command })
  const ships = state.first < 0 ? [] : [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat)
  return [
    ...ships
      .filter(ship => actsNow(state, ship))
      .flatMap(ship => TO_SHIPS.entries.flatMap(({ offers }) => offers?.(state, ship, ask) ?? [])),
    ...TO_SIDES.entries.flatMap(({ offers }) => offers?.(state, seat, ask) ?? []),
  ]
}

/** The way of a ship that moves: where she turned, and where she ended. */
function run(event: Event, after: Seen): Run | null {
  if (event.type !== 'ShipMoved') return null
  const { board } = after.fixed.theatre as Theatre
  const { ship, ahead, after: rest, turn, x, y, heading } = event as Extract<FirepowerEvent, { type: 'ShipMoved' }>
  const end: ChartPlace = { ...board.plot({ x, y }), heading }
  const isBent = ahead > 0 && rest > 0 && turn !== 0
  return { unit: ship, way: isBent ? [{ ...board.plot(cornerOf(after, ship)), heading }, end] : [end] }
}

/** What is chosen in mid-rule: who goes first (SEQ-A), a new fleet flagship (R29), at whom flak is fired (AA-C), who turns away from it (R108), who scatters on his way home (BRK-F). */
function choice(state: Seen, { about }: Choice, why: Cite): ReturnType<Present<State, Command>['choice']> {
  if (why === R['FP-R29'])
    return {
      words: 'The fleet has no flagship. Which squadron’s flagship takes over?',
      label: value => nameOf(state, state.squadrons[value]!.flagship),
    }
  if (why === R['FP-AA-C'])
    return {
      words: `${nameOf(state, about)} fires her flak, one die at a time. At which stand?`,
      label: value => {
        const stand = placesOf(state, 1 - state.ships[about]!.seat)[value]
        return stand === undefined ? 'Hold the rest for later' : standName(state, stand)
      },
    }
  if (why === R['FP-BRK-F'])
    return {
      words: `${squadronName(state, state.ships[about]!.squadron)} is attacked from the air on its way home. How does it go?`,
      label: value => (value === 0 ? 'In line' : 'Under SCATTER'),
    }
  if (why === R['FP-R108'])
    return {
      words: `Flak has hurt ${standName(state, about)}. Does it attack?`,
      label: value => (value === 0 ? 'It attacks' : 'It turns away'),
    }
  return {
    words: 'You threw higher. Who has the first turn?',
    label: value => (value === 0 ? 'We have' : 'They have'),
  }
}
