import type { Dice } from '#kernel/dice/index.ts'
import { FORMATIONS, MOVEMENTS, moveRate, SEGMENT, type Seen, sheetAt } from '../01-classes/state.ts'
import { isOnHerOwn } from '../02-command/squadron.ts'
import { choices } from '../05-movement/choice.ts'
import { isFree } from '../05-movement/forced.ts'
import { isBound } from '../05-movement/formation.ts'
import { flights, foesOf, raidsOf } from '../12-aircraft/offers.ts'
import { aloftOf } from '../12-aircraft/stands.ts'
import { mayMove } from '../battle/acting.ts'
import { sidesAsked } from '../battle/sequence.ts'
import { spread } from '../below/hiding.ts'
import { modelsOf } from '../below/models.ts'
import { R } from '../book/register.ts'
import { enemiesOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { orderCounsel } from './signals.ts'

/** Orders worth thinking about for whoever has the word: every one of them legal. */
export function* suggest(state: Seen, seat: number, dice: Dice): Generator<Command> {
  if (!sidesAsked(state).includes(seat)) return
  const isLegal = (command: Command): boolean => refuse(state, { seat, command }) === null
  // before the first turn whoever takes the first thought must come to an end: orders as a captain would have them, then no more
  const first = state.first < 0 ? [...beginnings(state, seat, dice)].filter(isLegal) : []
  yield* first
  if (state.first < 0) yield { type: 'Pass' }
  const said = new Set(first.map(command => JSON.stringify(command)))
  for (const command of thoughts(state, seat)) {
    if (isLegal(command) && !said.has(JSON.stringify(command))) yield command
  }
  if (state.first >= 0) yield { type: 'Pass' }
}

/** SUB-B, SETUP-E Boats are hidden, and squadrons told what they are to begin with. */
function* beginnings(state: Seen, seat: number, dice: Dice): Generator<Command> {
  yield* hides(state, seat, dice)
  for (const { command } of orderCounsel(state, seat)) yield command
}

function* thoughts(state: Seen, seat: number): Generator<Command> {
  if (state.segment === SEGMENT.air) return yield* aloft(state, seat)
  if (state.first < 0 || state.segment === SEGMENT.change) return yield* changes(state, seat)
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat !== seat) continue
    yield* movesOf(state, ship)
    yield* attacksOf(state, ship)
    yield* below(state, ship)
  }
}

/** E: attacks first, then fights, then flights. */
function* aloft(state: Seen, seat: number): Generator<Command> {
  for (const { target, stands } of raidsOf(state, seat)) yield { type: 'AttackFromAir', stands, target }
  for (const stand of aloftOf(state, seat)) {
    for (const target of foesOf(state, stand)) yield { type: 'Dogfight', stand, target }
    for (const { x, y } of flights(state, stand)) yield { type: 'FlyStand', stand, x, y }
  }
}

/** SUB-B Boats behind false models, any of which may be true. */
function* hides(state: Seen, seat: number, dice: Dice): Generator<Command> {
  for (let boat = 0; boat < state.ships.length; boat++) {
    if (state.ships[boat]!.seat !== seat || !sheetAt(state, boat).isBoat || state.fixed.theatre === null) continue
    const stations = spread(state, boat)
    const truth = stations.length < 2 ? 0 : dice.one(stations.length, R['FP-H53-hiding']) - 1
    if (stations.length > 1) yield { type: 'HideBoat', boat, stations, truth }
  }
}

/** Models of a hidden boat go on or turn; a hunter attacks those that are near. */
function* below(state: Seen, ship: number): Generator<Command> {
  for (const model of modelsOf(state, ship)) {
    for (const turn of [0, 900, -900])
      yield { type: 'MoveModel', ship, model, ahead: 0, turn, after: moveRate(state, ship) }
  }
  for (let model = 0; model < state.deep.models.length; model++) yield { type: 'HuntModel', ship, model }
  for (let target = 0; target < state.ships.length; target++) {
    if (state.ships[target]!.submerged === 1) yield { type: 'DropDepthCharges', ship, target }
  }
  yield { type: 'Surface', ship }
  yield { type: 'Dive', ship }
}

/** One order of one squadron. */
function* changes(state: Seen, seat: number): Generator<Command> {
  for (let squadron = 0; squadron < state.squadrons.length; squadron++) {
    if (state.squadrons[squadron]!.seat !== seat) continue
    for (const movement of MOVEMENTS) yield { type: 'ChangeOrders', squadron, movement }
    for (const formation of FORMATIONS) yield { type: 'ChangeOrders', squadron, formation }
  }
}

function* movesOf(state: Seen, ship: number): Generator<Command> {
  if (!mayMove(state, ship)) return
  if (isOnHerOwn(state, ship) && !isFree(state, ship)) yield { type: 'GoAsCompelled', ship }
  else if (isBound(state, ship) && !isOnHerOwn(state, ship)) yield { type: 'KeepStation', ship }
  else for (const way of choices(state, ship)) yield { type: 'Move', ship, ...way }
}

function* attacksOf(state: Seen, ship: number): Generator<Command> {
  for (const target of enemiesOf(state, ship)) {
    yield { type: 'FireBattery', ship, battery: 'main', target }
    yield { type: 'FireBattery', ship, battery: 'secondary', target }
    yield { type: 'LaunchTorpedo', ship, target }
    yield { type: 'DropDepthCharges', ship, target }
  }
}
