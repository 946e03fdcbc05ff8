import { relative } from '#kernel/geometry/index.ts'
import { fieldOf, type Seen, sheetAt } from '../02-ships/state.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { stowed } from '../battle/s2-aim.ts'
import { knownPlot } from '../battle/s2-known.ts'
import { nearestBoat } from '../below/orders.ts'
import { dropsCharges } from '../below/s15-depth-charges.ts'
import { refusePlot, speedsOf, walk } from '../sailing/s1-movement.ts'
import type { Plot } from '../sailing/s1-plot.ts'

/** Yards beyond which nobody hunts. */
const FAR = 8000

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
