import type { Chart } from '#kernel/ruleset/index.ts'
import { type Frame, SEA, stepOf } from './frame.ts'
import { BEYOND, FAINT, GRID, INK, PAPER } from './ink.ts'
import { element, group, line, words } from './svg.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [SEA.x, SEA.x + SEA.width, SEA.y, SEA.y + SEA.height]

/** The sea as far as the battle has one, and what lies beyond. */
export function sea(chart: Chart, frame: Frame, hasEdge: boolean): string {
  if (!hasEdge) return group({ 'clip-path': 'url(#sea)' }, grid(frame))
  const { x, y } = frame.at({ east: 0, north: chart.height })
  const board = { x, y, width: chart.width * frame.scale, height: chart.height * frame.scale }
  return group({ 'clip-path': 'url(#sea)' }, [
    element('rect', { ...SEA, fill: BEYOND }),
    element('rect', { ...board, fill: PAPER }),
    ...grid(frame),
    element('rect', { ...board, fill: 'none', stroke: FAINT, 'stroke-width': 1.2, 'stroke-dasharray': '2 3' }),
  ])
}

/** Is the edge of the sea in the picture? */
export function showsEdge({ width, height }: Chart, { west, south, scale }: Frame): boolean {
  return west < 0 || south < 0 || west + SEA.width / scale > width || south + SEA.height / scale > height
}

function grid({ west, south, scale, at }: Frame): string[] {
  const step = stepOf(scale, 70)
  const lines: string[] = []
  for (const east of multiples(step, west, west + SEA.width / scale)) {
    const { x } = at({ east, north: 0 })
    lines.push(line(x, TOP, x, BOTTOM, { stroke: GRID, 'stroke-width': 0.7 }))
  }
  for (const north of multiples(step, south, south + SEA.height / scale)) {
    const { y } = at({ east: 0, north })
    lines.push(line(LEFT, y, RIGHT, y, { stroke: GRID, 'stroke-width': 0.7 }))
  }
  return lines
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step)
}

/** A double rule round the sea, with figures along two of its sides. */
export function border({ measure, width, height }: Chart, { west, south, scale, at }: Frame): string {
  const step = stepOf(scale, 70)
  const figure = { fill: FAINT, 'font-size': 9.5, 'text-anchor': 'middle' }
  const figures = [
    ...multiples(step, Math.max(0, west), Math.min(width, west + SEA.width / scale)).map(east => {
      const { x } = at({ east, north: 0 })
      return words(x, BOTTOM + 14, trimmed(east), figure)
    }),
    ...multiples(step, Math.max(0, south), Math.min(height, south + SEA.height / scale)).map(north => {
      const { y } = at({ east: 0, north })
      return words(LEFT - 7, y + 3, trimmed(north), { ...figure, 'text-anchor': 'end' })
    }),
    words(RIGHT, BOTTOM + 14, measure, { ...figure, 'text-anchor': 'end', 'font-style': 'italic' }),
  ]
  const rule = (by: number, width: number): string =>
    element('rect', {
      x: SEA.x - by,
      y: SEA.y - by,
      width: SEA.width + 2 * by,
      height: SEA.height + 2 * by,
      fill: 'none',
      stroke: INK,
      'stroke-width': width,
    })
  return group({}, [rule(0, 0.7), rule(3.5, 1.8), ...figures])
}

/** 0.30000000000000004 is nobody's figure. */
export const trimmed = (value: number): string => String(Math.round(value * 1000) / 1000)
