import type { Chart } from '#kernel/ruleset/index.ts'
import { LEGEND, stepOf } from './frame.ts'
import { BEYOND, FAINT, INK, NO_DASH, PAPER } from './ink.ts'
import { arrow, cross, dot, hull } from './marks.ts'
import { trimmed } from './sea.ts'
import { element, group, line, words } from './svg.ts'

const { x: LEFT, y: TOP, width: WIDTH } = LEGEND
const BOTTOM = TOP + LEGEND.height

/** Which signs the plot has. */
interface Shown {
  readonly sunk: boolean
  readonly away: boolean
  readonly moves: boolean
  readonly hasEdge: boolean
}
/** What the signs mean. */
export function signs(top: number, { sunk, away, moves, hasEdge }: Shown): string {
  const ink = { colour: INK, dash: NO_DASH, fill: PAPER }
  const at = (y: number) => ({ x: LEFT + 12, y })
  const bar = (y: number): string =>
    [
      line(LEFT, y, LEFT + 18, y, { stroke: INK, 'stroke-width': 1.3 }),
      line(LEFT + 9, y - 4, LEFT + 9, y + 4, { stroke: INK, 'stroke-width': 1.3 }),
      words(LEFT + 13, y - 4, '3', { 'font-size': 9, fill: INK }),
    ].join('')
  const box = (y: number): string =>
    element('rect', {
      x: LEFT + 3,
      y: y - 5,
      width: 18,
      height: 10,
      fill: BEYOND,
      stroke: FAINT,
      'stroke-dasharray': '2 3',
    })
  const entries: [boolean, (y: number) => string, string][] = [
    [moves, y => dot(at(y), ink), 'where she began'],
    [moves, bar, 'at the end of turn 3'],
    [true, y => hull(at(y), 900, 20, ink), moves ? 'where she ended' : 'a ship'],
    [sunk, y => cross(at(y), ink), 'sunk'],
    [away, y => arrow(at(y), 900, ink), 'left the battle'],
    [hasEdge, box, 'beyond the edge'],
  ]
  const shown = entries.filter(([isShown]) => isShown)
  return group(
    {},
    shown.map(([, draw, text], i) => {
      const y = top + 19 * i
      return draw(y) + words(LEFT + 32, y + 4, text, { 'font-size': 11, fill: INK })
    }),
  )
}

/** Four pieces of a whole step of the measure, and what one of it is in yards, if it is not a yard. */
export function scaleBar({ measure, times, yards }: Chart, scale: number): string {
  const step = stepOf(scale, 26)
  const piece = step * scale
  const count = Math.max(1, Math.min(4, Math.floor((WIDTH - 30) / piece)))
  const y = BOTTOM - 34
  const pieces = Array.from({ length: count }, (_, i) =>
    element('rect', {
      x: LEFT + i * piece,
      y,
      width: piece,
      height: 6,
      fill: i % 2 === 0 ? INK : PAPER,
      stroke: INK,
      'stroke-width': 0.8,
    }),
  )
  const figure = { 'font-size': 10, 'text-anchor': 'middle', fill: INK }
  const figures = Array.from({ length: count + 1 }, (_, i) =>
    words(LEFT + i * piece, y - 5, `${trimmed(i * step * times)}${i === count ? ` ${measure}` : ''}`, figure),
  )
  const inYards = `1 ${measure} = ${(yards / times).toLocaleString('en')} yards`
  const note = yards === times ? '' : words(LEFT, y + 22, inYards, { 'font-size': 10, fill: FAINT })
  return group({}, [...pieces, ...figures, note])
}

export function north(): string {
  const [x, y] = [LEFT + WIDTH - 24, BOTTOM - 70]
  return group({}, [
    element('path', { d: `M${x} ${y - 30}L${x + 8} ${y + 14}L${x} ${y + 6}Z`, fill: INK, stroke: INK }),
    element('path', { d: `M${x} ${y - 30}L${x - 8} ${y + 14}L${x} ${y + 6}Z`, fill: PAPER, stroke: INK }),
    words(x, y - 36, 'N', { 'font-size': 15, 'font-weight': 'bold', 'text-anchor': 'middle', fill: INK }),
  ])
}
