import type { Dice } from '#kernel/dice/index.ts'
import { isSealed } from '#kernel/order/index.ts'
import { type Fixed, isInPlay, PHASE, phaseNow, type Seen, sheetAt } from '../01-ships/state.ts'
import { unplacedOf, zoneOf } from '../02-playing/2-13-deployment.ts'
import { mayOrder } from '../02-playing/2-activation.ts'
import type { Move } from '../03-movement/3-2-track.ts'
import { hasTarget, launchable } from '../04-gunfire/4-5-legality.ts'
import { type FireGuns, lightGunsBearing } from '../04-gunfire/4-gunfire.ts'
import { refuseOutOfTurn } from '../07-divisions/7-1-divisions.ts'
import { forcedFire } from '../07-divisions/7-3-fire.ts'
import { inTheWake } from '../07-divisions/7-4-line.ts'
import { refuseSmoke } from '../09-advanced/9-6-smoke.ts'
import { R } from '../book/register.ts'
import { enemiesOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'

/** Orders worth thinking about for whoever has the opportunity: every one of them legal. */
export function* suggest(state: Seen, seat: number, dice: Dice): Generator<Command> {
  if (state.over > 0) return
  if (state.deploying !== 0) return yield* placesOf(state, seat)
  if (!mayOrder(state, seat)) return
  if (state.fixed.switches.simultaneous) return yield* writingsOf(state, seat, dice)
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { seat: whose, acted } = state.ships[ship]!
    if (whose !== seat || acted > 0 || !isInPlay(state, ship)) continue
    if (isSealed(state.written, ship) || refuseOutOfTurn(state, ship) !== null) continue
    yield* ordersOf(state, ship, dice)
  }
}

/** 8 Orders for ships that have none yet; when there is nobody left, that the side is ready. */
function* writingsOf(state: Seen, seat: number, dice: Dice): Generator<Command> {
  let open = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (state.ships[ship]!.seat !== seat || !isInPlay(state, ship) || isSealed(state.written, ship)) continue
    if (phaseNow(state) !== PHASE.movement && !hasTarget(state, ship)) continue
    open++
    yield* ordersOf(state, ship, dice)
  }
  if (open === 0) yield { type: 'Pass' }
}

function* ordersOf(state: Seen, ship: number, dice: Dice): Generator<Command> {
  switch (phaseNow(state)) {
    case PHASE.movement:
      return yield* movesOf(state, ship)
    case PHASE.gunfire:
      if (hasTarget(state, ship)) yield fireOf(state, ship, dice)
      else yield { type: 'StandBy', ship }
      return
    case PHASE.torpedo:
      if (hasTarget(state, ship)) yield* launchesOf(state, ship)
      else yield { type: 'StandBy', ship }
  }
}

/** 2.13 Some places of the zone for the next ship, a mile from one to the next, facing the enemy. */
function* placesOf(state: Seen, seat: number): Generator<Command> {
  const { board } = state.fixed as Fixed
  const [ship] = unplacedOf(state, seat)
  if (ship === undefined) return
  const { west, east } = zoneOf(state, seat)
  const step = board.plot({ x: west + board.unit, y: 0 }).east - board.plot({ x: west, y: 0 }).east
  const heading = Math.floor((seat === 0 ? 900 : 2700) / board.grain) * board.grain
  for (let at = board.plot({ x: west, y: 0 }).east; at <= board.plot({ x: east, y: 0 }).east + step / 2; at += step) {
    for (let north = 0; north <= board.extent.north; north++) {
      const { x, y } = board.nearest({ east: at, north })
      const command: Command = { type: 'Deploy', ship, x, y, heading }
      if (legal(state, ship, command)) yield command
    }
  }
}

const legal = (state: Seen, ship: number, command: Command): boolean =>
  refuse(state, { seat: state.ships[ship]!.seat, command }) === null

/** Degrees that a captain thinks of, and miles after the turn; standing still is always possible (3.1). */
const TURNS = [0, 60, -60, 30, -30, 120, -120, 180] as const
const MILES = [6, 5, 4, 3, 2, 1, 0] as const
function* movesOf(state: Seen, ship: number): Generator<Move> {
  const { board } = state.fixed as Fixed
  const wake = inTheWake(state, ship)
  if (wake !== null && legal(state, ship, wake)) yield wake
  for (const turn of TURNS) {
    if ((10 * turn) % board.grain !== 0) continue
    const pivot = turn === 0 ? [] : [{ pivot: 10 * turn }]
    for (const miles of MILES) {
      const track = miles === 0 ? pivot : [...pivot, { ahead: miles * board.unit }]
      const move: Move = { type: 'Move', ship, track }
      if (!legal(state, ship, move)) continue
      yield move
      if (miles > 0 && refuseSmoke(state, ship) === null) yield { ...move, smoke: true }
    }
  }
}

/** Each battery at some target that it may be turned on, light guns at the nearest that they reach. */
function fireOf(state: Seen, ship: number, dice: Dice): FireGuns {
  const forced = forcedFire(state, ship)
  if (forced !== null) return forced
  const order: FireGuns = { type: 'FireGuns', ship, batteries: [], lightGuns: [] }
  const enemies = enemiesOf(state, ship)
  sheetAt(state, ship).guns.forEach((_, battery) => {
    const targets = enemies.filter(target => legal(state, ship, { ...order, batteries: [{ battery, target }] }))
    const at = targets.length > 1 ? dice.one(targets.length, R['GF-4.11-declare']) - 1 : 0
    if (targets.length > 0) order.batteries.push({ battery, target: targets[at]! })
  })
  const light = enemies
    .map(target => ({ target, guns: lightGunsBearing(state, ship, target) }))
    .find(each => each.guns > 0 && legal(state, ship, { ...order, batteries: [], lightGuns: [each] }))
  if (light !== undefined) order.lightGuns.push(light)
  return order
}

function* launchesOf(state: Seen, ship: number): Generator<Command> {
  for (const target of enemiesOf(state, ship)) {
    const command: Command = { type: 'LaunchTorpedoes', ship, target, tubes: launchable(state, ship, target) }
    if (legal(state, ship, command)) yield command
  }
}
