import type { Cite } from '#kernel/book/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { Choice } from '#kernel/dice/index.ts'
import type { ChartPlace, Offer, Present, Refusal, Run } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { type Fixed, isInPlay, type Seen, type State, sheetAt, TURN } from '../01-ships/state.ts'
import { isNow } from '../02-playing/2-2-turn.ts'
import { placesAsked } from '../02-playing/2-13-places.ts'
import { mayOrder, waitingOf } from '../02-playing/2-activation.ts'
import { SAYINGS } from '../02-playing/orders.ts'
import { foresee, reckon } from '../04-gunfire/reckon.ts'
import { plural } from '../04-gunfire/words.ts'
import { membersOf, refuseOutOfTurn } from '../07-divisions/7-1-divisions.ts'
import { sidesWriting } from '../08-simultaneous/8-written.ts'
import { R } from '../book/register.ts'
import type { Event as GrandFleetsEvent } from '../events/events.ts'
import { mountName } from '../events/words.ts'
import { DEEDS } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { card } from './card.ts'
import { chart } from './chart.ts'

/** All that a table needs of Grand Fleets. */
export const PRESENT: Present<State, Command> = {
  chart,
  card,
  asked,
  offers,
  reckon,
  foresee,
  choice,
  run,
}

const TO_DO = { movement: 'move', gunfire: 'fire', torpedo: 'launch torpedoes', end: '' } as const

function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  if (state.deploying !== 0) return placesAsked(state, seat)
  if (turnAt(TURN, state.now) === 0) return 'The battle is about to begin.'
  if (state.fixed.switches.simultaneous) return writingAsked(state, seat)
  const side = state.fixed.scene.sides[state.acting as 0 | 1]
  if (state.acting !== seat) return `${side} to ${TO_DO[phaseAt(TURN, state.now)]}.`
  const left = waitingOf(state, seat)
  const inWords = (count: number): string => (count === 1 ? 'one' : String(count))
  const [one, many] = state.divisions.length > 0 ? ['division', 'divisions'] : ['ship', 'ships']
  const of = state.due < left ? `${inWords(state.due)} of ${left}` : `the ${inWords(left)}`
  return `${side}: ${TO_DO[phaseAt(TURN, state.now)]} with ${of} ${left === 1 ? one : many} left.`
}

/** 8 Who is still writing orders. */
function writingAsked(state: Seen, seat: number): string {
  const { sides } = state.fixed.scene
  const writing = sidesWriting(state)
  const deed = TO_DO[phaseAt(TURN, state.now)]
  if (writing.includes(seat)) return `${sides[seat as 0 | 1]}: write who is to ${deed}, then say that you are ready.`
  return `${writing.map(side => sides[side as 0 | 1]).join(' and ')} to write who is to ${deed}.`
}

/** Ship by ship what she may be told now, then what the side may say. */
function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (state.over > 0) return []
  const ask = (command: Command): Refusal | null => refuse(state, { seat, command })
  const isAsked = state.deploying === 0 && mayOrder(state, seat)
  const ships = isAsked ? [...state.ships.keys()].filter(ship => mayAct(state, seat, ship)) : []
  const deeds = DEEDS.entries.filter(({ when }) => isNow(state, when!))
  return [
    ...ships.flatMap(ship => deeds.flatMap(({ offers }) => offers?.(state, ship, ask) ?? [])),
    ...SAYINGS.entries.flatMap(({ offers }) => offers?.(state, seat, ask) ?? []),
  ]
}
const mayAct = (state: Seen, seat: number, ship: number): boolean =>
  state.ships[ship]!.seat === seat &&
  state.ships[ship]!.acted === 0 &&
  isInPlay(state, ship) &&
  refuseOutOfTurn(state, ship) === null

/** The way of a ship that moves. */
function run(event: Event, after: Seen): Run | null {
  if (event.type !== 'ShipMoved') return null
  const { board } = after.fixed as Fixed
  const { ship, path, x, y, heading } = event as Extract<GrandFleetsEvent, { type: 'ShipMoved' }>
  const way: ChartPlace[] = []
  for (let i = 0; i + 1 < path.length; i += 2) {
    way.push({ ...board.plot({ x: path[i]!, y: path[i + 1]! }), heading })
  }
  // a move without a leg ahead ends where it began
  return { unit: ship, way: way.length > 0 ? way : [{ ...board.plot({ x, y }), heading }] }
}

/** What is chosen in mid-rule: mounts (4.32, 6.27), who deploys first (2.13), a flagship (7.3), how far the board floats (9.2). */
function choice(state: Seen, { about }: Choice, why: Cite): ReturnType<Present<State, Command>['choice']> {
  const nameOf = (ship: number): string => sheetAt(state, ship).card.name
  switch (why) {
    case R['GF-2.13-order']:
      return { words: 'You threw higher. When do you place your ships?', label: value => ['First', 'Second'][value]! }
    case R['GF-7.3-succession']: {
      const members = membersOf(state, state.divisions[about]!)
      return { words: 'Which ship leads the division now?', label: value => nameOf(members[value]!) }
    }
    case R['GF-9.2-float']:
      return {
        words: `${nameOf(about)} would leave the board. Is it shifted?`,
        label: value => (value === 0 ? 'No: she leaves' : `By ${plural(value, 'mile')}`),
      }
    default:
      return {
        words: `${nameOf(about)} loses a mount. Which one?`,
        label: value => mountName(state, about, value),
      }
  }
}
