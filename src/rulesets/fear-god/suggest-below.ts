import { angleOff, reciprocal, relative } from '#kernel/geometry/index.ts'
import { isSubmerged } from './8-3-hull.ts'
import type { Command, Plot } from './commands.ts'
import { ZONES } from './conditions.ts'
import { refuse } from './refusals.ts'
import { refusePlot, speedsOf, walk } from './s1-movement.ts'
import { stowed } from './s2-aim.ts'
import { enemiesOf } from './s2-asked.ts'
import { knownPlot } from './s2-known.ts'
import { hasOrder, KIND } from './s2-written.ts'
import { bearingTo, yardsBetween } from './s4-sight.ts'
import { laysMines } from './s14-mines.ts'
import { CHARGE_YARDS, dropsCharges } from './s15-depth-charges.ts'
import { fieldOf, type Seen, sheetAt } from './state.ts'

// Orders worth thinking about for boats that dive, for those who hunt them, and for who carries mines.

/** Yards beyond which nobody hunts. */
const FAR = 8000
/** Yards within which it is worth while to lay mines in an enemy's way. */
const FOLLOWING = 6000
/** Yards that two ships may come nearer to each other in a turn, when one of them is submerged. */
const CLOSING = 3000

export function* belowOf(state: Seen, ship: number): Generator<Command> {
  if (!hasOrder(state, ship, KIND.Dive)) yield* divesOf(state, ship)
  if (!hasOrder(state, ship, KIND.DropCharges)) yield* dropsOf(state, ship)
  if (!hasOrder(state, ship, KIND.LayMines) && isFollowed(state, ship)) yield* minesOf(state, ship)
}

const legal = (state: Seen, ship: number, command: Command): boolean =>
  refuse(state, { seat: state.ships[ship]!.seat, command }) === null

/** H34 Any depth that she can reach, hers among them. */
export function* divesOf(state: Seen, ship: number): Generator<Command> {
  if (!sheetAt(state, ship).isBoat) return
  for (const zone of ZONES) {
    const command: Command = { type: 'Dive', ship, zone }
    if (legal(state, ship, command)) yield command
  }
}

/** H35 On the nearest boat, if she may come that near. */
export function* dropsOf(state: Seen, ship: number): Generator<Command> {
  if (state.annex.boats.length === 0) return
  const target = nearestBoat(state, ship)
  if (target < 0 || yardsBetween(state, ship, target) > CHARGE_YARDS + CLOSING) return
  for (let battery = 0; battery < sheetAt(state, ship).batteries.length; battery++) {
    const command: Command = { type: 'DropCharges', ship, battery, target }
    if (dropsCharges(state, ship, battery) && legal(state, ship, command)) return yield command
  }
}

function nearestBoat(state: Seen, ship: number): number {
  let nearest = -1
  for (const enemy of enemiesOf(state, ship)) {
    if (!sheetAt(state, enemy).isBoat) continue
    if (nearest < 0 || yardsBetween(state, ship, enemy) < yardsBetween(state, ship, nearest)) nearest = enemy
  }
  return nearest
}

/** Is an enemy near, within 45 degrees of right astern? */
const isFollowed = (state: Seen, ship: number): boolean =>
  enemiesOf(state, ship).some(
    enemy =>
      yardsBetween(state, ship, enemy) <= FOLLOWING &&
      angleOff(bearingTo(state, ship, enemy), reciprocal(state.ships[ship]!.heading)) <= 450,
  )

/** H36 One from each rail, or all. */
export function* minesOf(state: Seen, ship: number): Generator<Command> {
  for (let battery = 0; battery < sheetAt(state, ship).batteries.length; battery++) {
    if (!laysMines(state, ship, battery)) continue
    for (const count of new Set([1, stowed(state, ship, battery)])) {
      const command: Command = { type: 'LayMines', ship, battery, count }
      if (count > 0 && legal(state, ship, command)) yield command
    }
  }
}

/** H35 The course that ends nearest to where a submerged boat will be if she holds on; null if there is none to be hunted. */
export function huntOf(state: Seen, ship: number): Plot | null {
  if (state.annex.boats.length === 0 || !hasCharges(state, ship)) return null
  const target = nearestBoat(state, ship)
  if (target < 0 || !isSubmerged(state, target)) return null
  const { board } = fieldOf(state)
  const to = walk(state, target, knownPlot(state, target))
  const from = state.ships[ship]!
  const turn = ((relative(board.bearing(from, to), from.heading) + 1800) % 3600) - 1800
  const { least, most } = speedsOf(state, ship)
  let best: Plot | null = null
  let yards = FAR
  for (let speed = least; speed <= most; speed += 40) {
    for (const legs of [turn === 0 ? [] : [{ turn }], []]) {
      const plot: Plot = { type: 'Plot', ship, speed, legs }
      const far = board.distance(walk(state, ship, plot), to)
      if (far > yards || refusePlot(state, plot) !== null) continue
      best = plot
      yards = far
    }
  }
  return best
}
const hasCharges = (state: Seen, ship: number): boolean =>
  sheetAt(state, ship).batteries.some(
    (_, battery) => dropsCharges(state, ship, battery) && stowed(state, ship, battery) > 0,
  )
