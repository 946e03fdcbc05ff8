import type { Frame, PlotPoint } from './frame.ts'
import { inkOf, NO_DASH, type PlotInk } from './ink.ts'
import type { Crowd } from './labels.ts'
import { group, line, widthOf, words } from './svg.ts'
import type { DrawnTrack, Tick } from './tracks.ts'

/**
 * Leg by leg, with dashes that hang on the page and not on the ship: where ships follow each other their dashes fall
 * together, and a dashed line stays one.
 */
export const way = (points: readonly PlotPoint[], { colour, dash }: PlotInk): string =>
  group(
    {
      stroke: colour,
      'stroke-width': 1.5,
      'stroke-linecap': dash === NO_DASH ? 'round' : 'butt',
      'stroke-dasharray': dash,
      'stroke-opacity': 0.9,
    },
    points.slice(1).map((to, i) => leg(points[i]!, to)),
  )

function leg(one: PlotPoint, other: PlotPoint): string {
  const [from, to] = one.x < other.x || (one.x === other.x && one.y < other.y) ? [one, other] : [other, one]
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (from.x * (to.x - from.x) + from.y * (to.y - from.y)) / length
  return line(from.x, from.y, to.x, to.y, { 'stroke-dashoffset': along })
}

/** A short bar across the track. */
export function bar(tick: Tick, frame: Frame, { colour }: PlotInk): string {
  const { x, y } = frame.at(tick)
  const { along, down } = across(tick)
  return line(x - 4 * along, y - 4 * down, x + 4 * along, y + 4 * down, { stroke: colour, 'stroke-width': 1.3 })
}

/** One pixel to starboard of the way she came. */
function across({ course }: Tick): { readonly along: number; readonly down: number } {
  const angle = (course / 1800) * Math.PI
  return { along: Math.cos(angle), down: Math.sin(angle) }
}

/** Turns beside their ticks, where there is room: ships in line would write over each other. */
export function numbers(tracks: readonly DrawnTrack[], frame: Frame, crowd: Crowd): string[] {
  return tracks.flatMap(({ unit, ticks }) =>
    ticks.flatMap(tick => {
      const text = tick.from === tick.turn ? String(tick.turn) : `${tick.from}–${tick.turn}`
      const { x, y } = frame.at(tick)
      const { along, down } = across(tick)
      const width = widthOf(text, NUMBER)
      const box = [1, -1]
        .map(side => {
          const off = side * (7 + (Math.abs(along) * width) / 2)
          return { x: x + off * along - width / 2, y: y + off * down - 5, width, height: 10 }
        })
        .find(each => crowd.cost(each) === 0)
      if (box === undefined) return []
      crowd.addBox(box)
      const style = { 'font-size': NUMBER, 'text-anchor': 'middle', fill: inkOf(unit.side).colour }
      return [words(box.x + width / 2, box.y + 8.5, text, style)]
    }),
  )
}
const NUMBER = 10.5
