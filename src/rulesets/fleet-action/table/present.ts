import type { Cite } from '#kernel/book/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { Choice } from '#kernel/dice/index.ts'
import type { ChartPlace, Offer, Present, Refusal, Run, Sheet } from '#kernel/ruleset/index.ts'
import { type Fixed, phaseOf, type Seen, type State } from '../02-data-sheet/state.ts'
import { SPOT_NAMES } from '../06-order-of-play/6-1-conditions.ts'
import { airOfUnit } from '../06-order-of-play/6-alternation.ts'
import { mayAct, sidesAsked } from '../06-order-of-play/6-sequence.ts'
import {
  concedeOrder,
  deployOrder,
  doneOrder,
  layContactsOrder,
  moveContactOrder,
  spotFromContactOrder,
  spotOrder,
  steerOrder,
  withdrawOrder,
} from '../06-order-of-play/orders-battle.ts'
import { layMinesOrder, listenOrder } from '../06-order-of-play/orders-below.ts'
import { placeOrder } from '../06-order-of-play/orders-place.ts'
import { ANSWERS, interceptorsOf } from '../09-air/9-15-combat.ts'
import { attackFromAirOrder, fightOrder, jettisonOrder, strafeOrder } from '../09-air/orders-act.ts'
import { flyOrder, landOrder, launchOrder, spotFromAirOrder } from '../09-air/orders-move.ts'
import { FIRES } from '../09-air/reactions.ts'
import { airSquadronName, standName } from '../09-air/standing.ts'
import { activateOrder, declareOrder } from '../09-combat/orders.ts'
import { foresee, reckon } from '../09-combat/reckon.ts'
import { R } from '../book/register.ts'
import type { Event as FleetEvent } from '../events/events.ts'
import { contactName, nameOf, sideName, squadronName, TASKS } from '../events/words.ts'
import { collect } from '../orders/order.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { standCard } from './aircraft.ts'
import { card } from './card.ts'
import { chart } from './chart.ts'

/** All that a table needs of Fleet action. */
export const PRESENT: Present<State, Command> = {
  chart,
  card: (state, unit) => {
    const marker = unit - state.ships.length
    if (marker < 0) return card(state, unit)
    const stand = marker - state.contacts.length
    return stand < 0 ? markerCard(state, marker) : standCard(state, stand)
  },
  asked,
  offers,
  reckon,
  foresee,
  choice,
  run,
}

/** What a ship may be told, and what a side may say, in the order in which a table offers it. */
const TO_SHIPS = collect([
  layMinesOrder,
  steerOrder,
  withdrawOrder,
  declareOrder,
  landOrder,
  spotOrder,
  listenOrder,
  activateOrder,
])
const TO_SIDES = collect([
  placeOrder,
  layContactsOrder,
  moveContactOrder,
  deployOrder,
  spotFromContactOrder,
  launchOrder,
  flyOrder,
  attackFromAirOrder,
  strafeOrder,
  fightOrder,
  jettisonOrder,
  spotFromAirOrder,
  doneOrder,
  concedeOrder,
])

function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  const sides = sidesAsked(state)
  if (sides.length === 0) return 'The battle is about to begin.'
  const names = sides.map(side => sideName(state, side)).join(' and ')
  if (state.begun === 0) return `${sides.includes(seat) ? sideName(state, seat) : names}: make ready.`
  const what = { mines: 'lay mines with', action: 'act with' }[phaseOf(state) as string] ?? 'move'
  const which = state.active >= 0 ? unitName(state, state.active) : someUnit(state)
  return `${names}: ${what} ${which}.`
}

function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (!sidesAsked(state).includes(seat)) return []
  const ask = (command: Command): Refusal | null => refuse(state, { seat, command })
  const ships = state.begun === 0 ? [] : [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat)
  return [
    ...ships
      .filter(ship => mayAct(state, ship) || state.ships[ship]!.squadron === state.active)
      .flatMap(ship => TO_SHIPS.entries.flatMap(({ offers }) => offers?.(state, ship, ask) ?? [])),
    ...TO_SIDES.entries.flatMap(({ offers }) => offers?.(state, seat, ask) ?? []),
  ]
}

function unitName(state: Seen, unit: number): string {
  const air = airOfUnit(state, unit)
  return air >= 0 ? airSquadronName(state, air) : squadronName(state, unit)
}
const someUnit = (state: Seen): string =>
  phaseOf(state) === 'aircraft movement' ? 'one squadron of aircraft' : 'one squadron'

/** H20 A marker has no sheet. */
function markerCard(state: Seen, contact: number): Sheet {
  return { title: contactName(state, contact), under: 'Contact marker', tables: [], notes: [] }
}

const upper = (words: string): string => words[0]!.toUpperCase() + words.slice(1)

/** The way of a ship that moves, corner by corner; a stand flies straight. */
function run(event: Event, after: Seen): Run | null {
  const { board } = after.fixed as Fixed
  if (event.type !== 'ShipSteered') return null
  const { ship, to, wake } = event as Extract<FleetEvent, { type: 'ShipSteered' }>
  const way: ChartPlace[] = []
  for (let i = 2; i < wake.length; i += 2)
    way.push({ ...board.plot({ x: wake[i]!, y: wake[i + 1]! }), heading: to.heading })
  return { unit: ship, way: [...way, { ...board.plot(to), heading: to.heading }] }
}

/** What is chosen in mid-rule: who moves first (P4), what a team tries (H16), who answers aircraft (H27, H29, R55), which mount goes (R74). */
function choice(state: Seen, { about }: Choice, why: Cite): ReturnType<Present<State, Command>['choice']> {
  if (why === R['FA-6.1-roll'])
    return { words: 'You have the initiative. Who moves first?', label: value => (value === 0 ? 'We do' : 'They do') }
  if (why === R['FA-H16'])
    return {
      words: `A damage control team of ${nameOf(state, about)} is ready. What is it to see to?`,
      label: value => TASKS[value] ?? String(value),
    }
  if (why === R['FA-H63-squalls'])
    return { words: 'Bad weather is about. Where is it to lie?', label: value => SPOT_NAMES[value] ?? String(value) }
  if (why === R['FA-H27'])
    return {
      words: `Aircraft attack. What does ${nameOf(state, about)} do?`,
      label: value => upper(FIRES[value] ?? String(value)),
    }
  if (why === R['FA-H29']) {
    const fighters = interceptorsOf(state, about)
    return {
      words: `${standName(state, about)} is about to act. Who intercepts?`,
      label: value => (fighters[value] === undefined ? 'Nobody' : standName(state, fighters[value])),
    }
  }
  if (why === R['FA-R55'])
    return {
      words: `${standName(state, about)} is engaged, with its load. What does it do?`,
      label: value => upper(ANSWERS[value] ?? String(value)),
    }
  return { words: `${nameOf(state, about)} loses a mount. Which?`, label: value => `mount ${value + 1}` }
}
