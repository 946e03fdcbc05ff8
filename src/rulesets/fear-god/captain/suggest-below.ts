import { angleOff, reciprocal, relative } from '#kernel/geometry/index.ts'
import type { Ask } from '#kernel/order/index.ts'
import { fieldOf, type Seen, sheetAt } from '../02-ships/state.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { stowed } from '../battle/s2-aim.ts'
import { enemiesOf } from '../battle/s2-asked.ts'
import { knownPlot } from '../battle/s2-known.ts'
import { divesOf, dropsOf, minesOf, nearestBoat } from '../below/orders.ts'
import { LAY_MINES, type LayMines } from '../below/s14-mines.ts'
import { DROP_CHARGES, type DropCharges, dropsCharges } from '../below/s15-depth-charges.ts'
import { DIVE, type Dive } from '../below/s26-diving.ts'
import { bearingTo, yardsBetween } from '../measured.ts'
import { refusePlot, speedsOf, walk } from '../sailing/s1-movement.ts'
import type { Plot } from '../sailing/s1-plot.ts'

// Orders worth thinking about for boats that dive, for those who hunt them, and for who carries mines.

/** Yards beyond which nobody hunts. */
const FAR = 8000
/** Yards within which it is worth while to lay mines in an enemy's way. */
const FOLLOWING = 6000
type Below = Dive | DropCharges | LayMines

export function* belowOf(state: Seen, ship: number, ask: Ask<Below>): Generator<Below> {
  const legal = (command: Below): boolean => ask(command) === null
  if (!DIVE.isIn(state.written, ship)) yield* divesOf(state, ship).filter(legal)
  if (!DROP_CHARGES.isIn(state.written, ship)) yield* dropsOf(state, ship, ask)
  if (!LAY_MINES.isIn(state.written, ship) && isFollowed(state, ship)) yield* minesOf(state, ship).filter(legal)
}

/** Is an enemy near, within 45 degrees of right astern? */
const isFollowed = (state: Seen, ship: number): boolean =>
  enemiesOf(state, ship).some(
    enemy =>
      yardsBetween(state, ship, enemy) <= FOLLOWING &&
      angleOff(bearingTo(state, ship, enemy), reciprocal(state.ships[ship]!.heading)) <= 450,
  )

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
