import type { Cite } from '#kernel/book/index.ts'
import type { Event } from '#kernel/desk/index.ts'
import type { Choice } from '#kernel/dice/index.ts'
import type { Station } from '#kernel/geometry/index.ts'
import type { Leg, MovePlan, Offer, Place, Present, Run } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { mayOrder, waitingOf } from './2-activation.ts'
import { movementPoints, refuseMove, walk } from './3-movement.ts'
import { hasTarget } from './4-5-legality.ts'
import { membersOf, refuseOutOfTurn } from './7-1-divisions.ts'
import { inTheWake } from './7-4-line.ts'
import { hasOrder, sidesWriting, WRITING } from './8-written.ts'
import { refuseSmoke } from './9-6-smoke.ts'
import { R } from './book.ts'
import type { Command, Move } from './commands.ts'
import type { Event as GrandFleetsEvent } from './events.ts'
import { attackPlan } from './present-attack.ts'
import { card } from './present-card.ts'
import { chart } from './present-chart.ts'
import { placeOffers, placesAsked } from './present-place.ts'
import { foresee, reckon } from './present-reckon.ts'
import { plural } from './present-words.ts'
import { type Fixed, isInPlay, PHASE, phaseNow, type Seen, type State, sheetAt, TURN } from './state.ts'
import { mountName } from './words.ts'

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

const DEEDS = { movement: 'move', gunfire: 'fire', torpedo: 'launch torpedoes', end: '' } as const

function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  if (state.deploying !== 0) return placesAsked(state, seat)
  if (turnAt(TURN, state.now) === 0) return 'The battle is about to begin.'
  if (state.fixed.switches.simultaneous) return writingAsked(state, seat)
  const side = state.fixed.scene.sides[state.acting as 0 | 1]
  if (state.acting !== seat) return `${side} to ${DEEDS[phaseAt(TURN, state.now)]}.`
  const left = waitingOf(state, seat)
  const inWords = (count: number): string => (count === 1 ? 'one' : String(count))
  const [one, many] = state.divisions.length > 0 ? ['division', 'divisions'] : ['ship', 'ships']
  const of = state.due < left ? `${inWords(state.due)} of ${left}` : `the ${inWords(left)}`
  return `${side}: ${DEEDS[phaseAt(TURN, state.now)]} with ${of} ${left === 1 ? one : many} left.`
}

/** 8 Who is still writing orders. */
function writingAsked(state: Seen, seat: number): string {
  const { sides } = state.fixed.scene
  const writing = sidesWriting(state)
  const deed = DEEDS[phaseAt(TURN, state.now)]
  if (writing.includes(seat)) return `${sides[seat as 0 | 1]}: write who is to ${deed}, then say that you are ready.`
  return `${writing.map(side => sides[side as 0 | 1]).join(' and ')} to write who is to ${deed}.`
}

function offers(state: Seen, seat: number): readonly Offer<Command>[] {
  if (state.over > 0) return []
  const concede: Offer<Command> = {
    kind: 'say',
    words: 'Concede the battle',
    why: R['GF-2.2-length'],
    command: { type: 'Concede' },
  }
  if (state.deploying !== 0) return [...placeOffers(state, seat), concede]
  if (!mayOrder(state, seat)) return [concede]
  const waiting = state.ships.map((_, ship) => ship).filter(ship => mayAct(state, seat, ship))
  return [...waiting.flatMap(ship => offersOf(state, ship)), passOffer(state), concede]
}
function passOffer(state: Seen): Offer<Command> {
  const command: Command = { type: 'Pass' }
  return state.fixed.switches.simultaneous
    ? { kind: 'say', words: 'Our orders are written', why: WRITING[phaseNow(state)]!, command }
    : { kind: 'say', words: 'No more in this phase', why: R['GF-R6'], command }
}
const mayAct = (state: Seen, seat: number, ship: number): boolean =>
  state.ships[ship]!.seat === seat &&
  state.ships[ship]!.acted === 0 &&
  isInPlay(state, ship) &&
  refuseOutOfTurn(state, ship) === null

function offersOf(state: Seen, ship: number): Offer<Command>[] {
  if (phaseNow(state) === PHASE.movement) return moveOffers(state, ship)
  const { name } = sheetAt(state, ship).card
  if (hasTarget(state, ship)) {
    const attack: Offer<Command> = { kind: 'attack', unit: ship, plan: attackPlan(state, ship) }
    return hasOrder(state, ship) ? [attack, holdOffer(state, ship, name)] : [attack]
  }
  if (state.fixed.switches.simultaneous) return []
  return [
    { kind: 'say', words: `${name} has no target`, why: R['GF-R6'], command: { type: 'StandBy', ship }, unit: ship },
  ]
}

/** 8 What is written for her may be struck out. */
const holdOffer = (state: Seen, ship: number, name: string): Offer<Command> => ({
  kind: 'say',
  words: `${name} holds her fire after all`,
  why: WRITING[phaseNow(state)]!,
  command: { type: 'StandBy', ship },
  unit: ship,
})

/** 3.2 A move, 7.4 one in the leader's wake, and 9.6 one while making smoke. */
function moveOffers(state: Seen, ship: number): Offer<Command>[] {
  const plain: Offer<Command> = { kind: 'move', unit: ship, plan: movePlan(state, ship, false) }
  const wake = inTheWake(state, ship)
  const words = `${sheetAt(state, ship).card.name} follows in the wake`
  const moves: Offer<Command>[] =
    wake === null ? [plain] : [plain, { kind: 'say', words, why: R['GF-7.4-line'], command: wake, unit: ship }]
  if (refuseSmoke(state, ship) !== null) return moves
  return [...moves, { kind: 'move', unit: ship, plan: movePlan(state, ship, true), words: 'making smoke' }]
}

const isWalkable = ({ grain }: Fixed['board'], track: Move['track']): boolean =>
  track.every(leg => ('pivot' in leg ? leg.pivot % grain === 0 : grain === 1 || Number.isInteger(leg.ahead)))

export function movePlan(state: Seen, ship: number, smoke: boolean): MovePlan<Command> {
  const { board } = state.fixed as Fixed
  const command = (path: readonly Leg[]): Move => {
    const track = trackOf(path, board.unit)
    return smoke ? { type: 'Move', ship, track, smoke } : { type: 'Move', ship, track }
  }
  return {
    budget: movementPoints(state, ship),
    measure: 'MP',
    grain: board.grain > 1 ? { turn: board.grain, ahead: 1 } : { turn: 10, ahead: 0.1 },
    try(path) {
      const move = command(path)
      const refusal = refuseMove(state, move)
      // A track that the board cannot walk has no end to show.
      const track = isWalkable(board, move.track) ? move.track : []
      const end = walk(state, ship, track)
      const placed = (to: Station): Place => ({ ...board.plot(to), heading: to.heading })
      return {
        cost: end.cost,
        at: placed(end),
        refusal,
        get way() {
          return track.map((_, i) => placed(walk(state, ship, track.slice(0, i + 1))))
        },
      }
    },
    command,
  }
}

function trackOf(path: readonly Leg[], unit: number): Move['track'] {
  const track: Move['track'] = []
  for (const { turn = 0, ahead = 0 } of path) {
    if (turn !== 0) track.push({ pivot: turn })
    if (ahead !== 0) track.push({ ahead: Math.round(ahead * unit) })
  }
  return track
}

/** The way of a ship that moves. */
function run(event: Event, after: Seen): Run | null {
  if (event.type !== 'ShipMoved') return null
  const { board } = after.fixed as Fixed
  const { ship, path, x, y, heading } = event as Extract<GrandFleetsEvent, { type: 'ShipMoved' }>
  const way: Place[] = []
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
