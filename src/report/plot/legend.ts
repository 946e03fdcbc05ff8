import type { Report } from '../report.ts'
import { closing } from '../text.ts'
import { LEGEND } from './frame.ts'
import { INK, inkOf } from './ink.ts'
import { north, scaleBar, signs } from './key.ts'
import { hull } from './marks.ts'
import { group, line, widthOf, words } from './svg.ts'
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
      y += Math.max(step, LEAST)
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
