import type { Chart } from '#kernel/ruleset/index.ts'
import type { Report } from '../report.ts'
import { closing } from '../text.ts'
import { LEGEND, stepOf } from './frame.ts'
import { BEYOND, FAINT, INK, inkOf, PAPER } from './ink.ts'
import { arrow, cross, dot, hull } from './marks.ts'
import { trimmed } from './sea.ts'
import { element, group, line, widthOf, words } from './svg.ts'
import { isStill, type Tracks } from './tracks.ts'

const { x: LEFT, y: TOP, width: WIDTH } = LEGEND
const BOTTOM = TOP + LEGEND.height

/** Beside the sea: whose tracks are whose, what the signs mean, how it ended, the scale and the north. */
export function legend(report: Report, { tracks, chart }: Tracks, scale: number, hasEdge: boolean): string {
  const { sides } = report.scene
  const lists = sides.map((_, side) => report.ships.filter((_, ship) => tracks[ship]!.unit.side === side))
  const step = Math.min(15, (LEGEND.height - SIGNS - FOOT - 34 * sides.length) / report.ships.length)
  let y = TOP + 8
  const parts: string[] = []
  sides.forEach(({ name }, side) => {
    parts.push(sideKey(name, side, y))
    y += 22
    for (const text of step < LEAST ? [summary(lists[side]!)] : lists[side]!.map(lineOf)) {
      const size = Math.min(11, step < LEAST ? 11 : 0.8 * step, (11 * (WIDTH - 14)) / widthOf(text, 11))
      parts.push(words(LEFT + 14, y, text, { 'font-size': size, fill: INK }))
      y += step
    }
    y += 12
  })
  const has = (state: string): boolean => tracks.some(({ unit }) => unit.state === state)
  const shown = { sunk: has('sunk'), away: has('away'), moves: !isStill({ tracks }), hasEdge }
  return group({}, [...parts, signs(y + 4, shown), ended(report), scaleBar(chart, scale), north()])
}
/** Pixels for the signs, and for all that stands at the foot. */
const SIGNS = 120
const FOOT = 190
/** Lines closer than this cannot be read. */
const LEAST = 10

type ShipEnd = Report['ships'][number]
function lineOf({ name, state, tracks }: ShipEnd): string {
  const left = tracks.map(track => `${track.name} ${track.left}/${track.size}`).join(', ')
  return `${name}: ${state === 'afloat' || state === null ? left : state}`
}

function summary(ships: readonly ShipEnd[]): string {
  const states = ['afloat', 'sunk', 'away']
    .map(state => ({ state, count: ships.filter(ship => ship.state === state).length }))
    .filter(({ count }) => count > 0)
  return states.map(({ state, count }) => `${count} ${state}`).join(', ')
}

function sideKey(name: string, side: number, y: number): string {
  const ink = inkOf(side)
  const size = Math.min(14, (14 * (WIDTH - 50)) / widthOf(name, 14))
  return group({}, [
    line(LEFT, y - 4, LEFT + 40, y - 4, { stroke: ink.colour, 'stroke-width': 1.6, 'stroke-dasharray': ink.dash }),
    hull({ x: LEFT + 32, y: y - 4 }, 900, 20, ink),
    words(LEFT + 50, y, name, { 'font-size': size, 'font-weight': 'bold', fill: ink.colour }),
  ])
}

interface Shown {
  readonly sunk: boolean
  readonly away: boolean
  readonly moves: boolean
  readonly hasEdge: boolean
}
function signs(top: number, { sunk, away, moves, hasEdge }: Shown): string {
  const ink = { colour: INK, dash: 'none', fill: PAPER }
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

function ended(report: Report): string {
  const points = report.points.map(each => each.points)
  const text = [closing(report), ...(points.length > 0 ? [`Points: ${points.join(' to ')}.`] : [])]
  return group(
    { 'font-size': 11.5, 'font-style': 'italic', fill: INK },
    text.map((each, i) => {
      const size = Math.min(11.5, (11.5 * WIDTH) / widthOf(each, 11.5))
      return words(LEFT, BOTTOM - 150 + 16 * i, each, { 'font-size': size })
    }),
  )
}

/** Four pieces of a whole step of the measure, and what one of it is in yards. */
function scaleBar({ measure, yards }: Chart, scale: number): string {
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
    words(LEFT + i * piece, y - 5, `${trimmed(i * step)}${i === count ? ` ${measure}` : ''}`, figure),
  )
  const note = words(LEFT, y + 22, `1 ${measure} = ${yards.toLocaleString('en')} yards`, {
    'font-size': 10,
    fill: FAINT,
  })
  return group({}, [...pieces, ...figures, note])
}

function north(): string {
  const [x, y] = [LEFT + WIDTH - 24, BOTTOM - 70]
  return group({}, [
    element('path', { d: `M${x} ${y - 30}L${x + 8} ${y + 14}L${x} ${y + 6}Z`, fill: INK, stroke: INK }),
    element('path', { d: `M${x} ${y - 30}L${x - 8} ${y + 14}L${x} ${y + 6}Z`, fill: PAPER, stroke: INK }),
    words(x, y - 36, 'N', { 'font-size': 15, 'font-weight': 'bold', 'text-anchor': 'middle', fill: INK }),
  ])
}
