import type { Dice } from '#kernel/dice/index.ts'
import { isBelow, isBoat } from '../02-data-sheet/below.ts'
import { CM, phaseOf, RESOLVE, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { boardOf, speedsOf } from '../06-order-of-play/6-4-movement.ts'
import { paceOf, shipsUnder } from '../06-order-of-play/6-5-contacts.ts'
import { isToAct, unitOfContact } from '../06-order-of-play/6-alternation.ts'
import { mayAct, sidesAsked } from '../06-order-of-play/6-sequence.ts'
import { aloftOf } from '../09-air/standing.ts'
import { flakFire, fullFire, salvoesAt } from '../09-combat/fire-plans.ts'
import { R } from '../book/register.ts'
import { enemiesOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { flightThoughts } from './flying.ts'

/** Orders worth thinking about for whoever has the word: every one of them legal. */
export function* suggest(state: Seen, seat: number, dice: Dice): Generator<Command> {
  if (!sidesAsked(state).includes(seat)) return
  // before the first turn whoever takes the first thought fights in the open
  if (state.begun === 0) yield { type: 'Done' }
  for (const command of thoughts(state, seat, dice)) if (refuse(state, { seat, command }) === null) yield command
  if (state.begun > 0) yield { type: 'Done' }
}

function* thoughts(state: Seen, seat: number, dice: Dice): Generator<Command> {
  if (state.begun === 0) return yield* hides(state, seat, dice)
  for (let contact = 0; contact < state.contacts.length; contact++) yield* ofMarker(state, seat, contact)
  yield* flightThoughts(state, seat)
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat !== seat || !mayAct(state, ship)) continue
    const phase = phaseOf(state)
    if (phase === 'mines') yield { type: 'LayMines', ship }
    else if (phase === 'action') yield* acts(state, ship)
    else yield* moves(state, ship)
  }
}

/** H20 All squadrons under markers, and false ones beside some of them. */
function* hides(state: Seen, seat: number, dice: Dice): Generator<Command> {
  const own = [...state.squadrons.keys()].filter(squadron => state.squadrons[squadron]!.seat === seat)
  // a side that has nothing but aircraft has nothing to hide
  if (own.length === 0) return
  const leaders = own.map(squadron => state.ships.find(ship => ship.squadron === squadron)!)
  const markers = own.map((squadron, i) => ({
    squadron: squadron as number | null,
    x: leaders[i]!.x,
    y: leaders[i]!.y,
  }))
  const board = boardOf(state)
  for (let i = 0; i < Math.ceil(own.length / 3); i++) {
    const heading = 450 * dice.one(8, R['FA-H20']) - 450
    const { x, y } = board.advance({ ...leaders[i]!, heading }, 25 * CM)
    if (board.onBoard({ x, y })) markers.push({ squadron: null, x, y })
  }
  yield { type: 'LayContacts', markers }
}

/** H20 A marker goes on as it lies, or comes out; or its leader looks at those of the enemy. */
function* ofMarker(state: Seen, seat: number, contact: number): Generator<Command> {
  const marker = state.contacts[contact]!
  if (marker.seat !== seat || marker.gone > 0 || !isToAct(state, unitOfContact(state, contact))) return
  if (phaseOf(state) === 'ship movement') {
    const most = paceOf(state, contact) * CM
    for (const off of [0, 450, 3150]) {
      const { x, y } = boardOf(state).advance({ ...marker, heading: (marker.heading + off) % 3600 }, most)
      yield { type: 'MoveContact', contact, x, y }
    }
    yield { type: 'Deploy', contact, heading: marker.heading }
  } else if (shipsUnder(state, contact).length > 0) {
    for (let target = 0; target < state.contacts.length; target++) yield { type: 'SpotFromContact', contact, target }
  }
}

/** H17 Straight on or round, slower or faster. */
function* moves(state: Seen, ship: number): Generator<Command> {
  const { resolve } = state.ships[ship]!
  if (resolve === RESOLVE.withdrawing) yield { type: 'Withdraw', ship }
  const [least, most] = speedsOf(state, ship)
  const { MVR } = sheetAt(state, ship).card
  for (const length of new Set([most, Math.ceil((least + most) / 2), least])) {
    yield { type: 'Steer', ship, legs: [{ ahead: length, turn: 0 }], smoke: false }
    for (const turn of [-450, 450]) {
      const first = Math.min(length, Math.max(1, MVR))
      const second = Math.min(length - first, Math.max(1, MVR))
      const last = length - first - second
      yield {
        type: 'Steer',
        ship,
        legs: [
          { ahead: first, turn },
          { ahead: second, turn },
          { ahead: last, turn: 0 },
        ],
        smoke: false,
      }
      yield {
        type: 'Steer',
        ship,
        legs: [
          { ahead: first, turn },
          { ahead: length - first, turn: 0 },
        ],
        smoke: false,
      }
    }
  }
  if (isBoat(state, ship)) {
    const below = !isBelow(state, ship)
    const [, far] = speedsOf(state, ship, below)
    yield { type: 'Steer', ship, legs: [{ ahead: far, turn: 0 }], smoke: false, below }
  }
  for (const target of enemiesOf(state, ship)) yield* salvoesAt(state, ship, target)
}

/** 6.6 She looks at markers, and fires all that bears at somebody. */
function* acts(state: Seen, ship: number): Generator<Command> {
  for (let contact = 0; contact < state.contacts.length; contact++) yield { type: 'Spot', ship, contact }
  yield { type: 'Listen', ship }
  for (const target of enemiesOf(state, ship)) {
    const fire = fullFire(state, ship, target)
    if (fire !== null) yield fire
  }
  for (const stand of aloftOf(state, state.ships[ship]!.seat)) yield { type: 'LandStand', ship, stand }
  const flak = flakFire(state, ship)
  if (flak !== null) yield flak
}
