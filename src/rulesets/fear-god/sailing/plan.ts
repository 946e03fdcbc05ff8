import type { ChartPlace, Leg, MovePlan } from '#kernel/ruleset/index.ts'
import { fieldOf, type Seen } from '../02-ships/state.ts'
import { advanceOf, refusePlot, speedsOf, walk } from './s1-movement.ts'
import type { Plot } from './s1-plot.ts'

/** H19, H20 A path in hundreds of yards and tenths of a degree, as a plot: the speed is what its run takes. */
export function plotOf(state: Seen, ship: number, path: readonly Leg[], weave = false): Plot {
  const { board } = fieldOf(state)
  const legs: Plot['legs'] = []
  for (const { turn = 0, ahead = 0 } of path) {
    if (turn !== 0) legs.push({ turn: Math.round(turn) })
    const yards = Math.round(ahead * board.unit)
    if (yards > 0) legs.push({ ahead: yards })
  }
  const { least, most } = speedsOf(state, ship)
  const speed = Math.min(most, Math.max(least, Math.ceil(yardsOf(state, ship, legs) / 10)))
  return { type: 'Plot', ship, speed, legs, ...(weave ? { weave } : {}) }
}

/** H20 Yards that legs take, those before turns included. */
export function yardsOf(state: Seen, ship: number, legs: Plot['legs']): number {
  const advance = advanceOf(state, ship)
  let { straight } = state.ships[ship]!
  const step = state.ships[ship]!.steering > 0 ? 150 : 450
  let yards = 0
  for (const leg of legs) {
    if ('ahead' in leg) {
      yards += leg.ahead
      straight = Math.min(advance, straight + leg.ahead)
      continue
    }
    for (let rest = Math.abs(leg.turn); rest > 0; rest -= step) {
      yards += advance - straight
      straight = 0
    }
  }
  return yards
}

/** A move as a table or a captain plans it. The budget is knots, a hundred yards each. */
export function movePlan(state: Seen, ship: number, weave = false): MovePlan<Plot> {
  const { board } = fieldOf(state)
  const placed = (x: number, y: number, heading: number): ChartPlace => ({ ...board.plot({ x, y }), heading })
  const { least, most } = speedsOf(state, ship)
  const kept = Math.min(most, Math.max(least, state.ships[ship]!.ordered))
  return {
    verb: 'plots her course',
    // H27 a ship for which nothing is plotted goes straight on
    start: kept > 0 ? [{ ahead: kept / 10 }] : [],
    budget: most / 10,
    measure: 'knots',
    grain: { turn: 10, ahead: 1 },
    try(path) {
      const plot = plotOf(state, ship, path, weave)
      const end = walk(state, ship, plot)
      return {
        cost: plot.speed / 10,
        at: placed(end.x, end.y, end.heading),
        refusal: refusePlot(state, plot),
        get way() {
          const way: ChartPlace[] = []
          for (let i = 0; i < end.way.length; i += 4) way.push(placed(end.way[i]!, end.way[i + 1]!, end.way[i + 2]!))
          return way
        },
      }
    },
    deed: path => `Plot ${plotOf(state, ship, path, weave).speed / 10} knots${helmWords(path)}`,
    command: path => plotOf(state, ship, path, weave),
  }
}

function helmWords(path: readonly Leg[]): string {
  const net = path.reduce((sum, { turn = 0 }) => sum + turn, 0)
  if (path.every(({ turn = 0 }) => turn === 0)) return ', straight on'
  return net === 0 ? ', out and back' : `, ${Math.abs(net) / 10}° to ${net < 0 ? 'port' : 'starboard'}`
}
