import { counted } from '#kernel/event/index.ts'
import type { OpenedJournal } from '#story/index.ts'
import type { Report } from '../report.ts'
import { type Frame, frameOf, PAGE, SEA } from './frame.ts'
import { FAINT, FONT, INK, PAPER } from './ink.ts'
import { legend } from './legend.ts'
import { border, sea, showsEdge, trimmed } from './sea.ts'
import { ships } from './ships.ts'
import { element, escaped, group, line, widthOf, words } from './svg.ts'
import { isStill, type Tracks, tracksOf } from './tracks.ts'

/** The tracks of a battle as an SVG drawing; null where its book has no chart. */
export function plotOf(opened: OpenedJournal, report: Report): string | null {
  const tracks = tracksOf(opened)
  if (tracks === null) return null
  const frame = frameOf(tracks)
  const { chart } = tracks
  // A duel's ships keep their stations on a sea of which nobody asks where it ends.
  const hasEdge = !isStill(tracks) && showsEdge(chart, frame)
  const { width, height } = PAGE
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    version: '1.1',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FONT,
  }
  const drawing = element(
    'svg',
    root,
    '\n',
    element('title', {}, escaped(report.scene.title)),
    element('defs', {}, element('clipPath', { id: 'sea' }, element('rect', { ...SEA }))),
    element('rect', { ...PAGE, fill: PAPER }),
    '\n',
    [
      heading(report, tracks),
      sea(chart, frame, hasEdge),
      range(tracks, frame),
      ships(tracks.tracks, report.scene.ships, frame),
      border(chart, frame),
      legend(report, tracks, frame.scale, hasEdge),
    ].join('\n'),
    '\n',
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`
}

function heading({ scene, book, lasted }: Report, { begins, chart }: Tracks): string {
  const { title, date, place } = scene
  const clock = chart.clock.time === begins.time ? begins.time : `${begins.time} to ${chart.clock.time}`
  const turns = counted(lasted, 'turn')
  const under = [date, place, clock, `${turns} of ${book.title}`].filter(part => part !== '').join(' · ')
  const fitted = (text: string, size: number): number =>
    Math.min(size, (size * (PAGE.width - 60)) / widthOf(text, size))
  return group({ fill: INK }, [
    words(SEA.x, 46, title, { 'font-size': fitted(title, 30), 'font-weight': 'bold' }),
    words(SEA.x, 72, under, { 'font-size': fitted(under, 14), 'font-style': 'italic' }),
  ])
}

/** Two ships that keep their stations have no tracks: what lies between them is what there is to see. */
function range({ tracks, chart }: Tracks, frame: Frame): string {
  const [one, other] = tracks
  if (tracks.length !== 2 || !isStill({ tracks })) return ''
  const [here, there] = [one!.places[0]!, other!.places[0]!]
  const length = Math.hypot(there.east - here.east, there.north - here.north)
  const [from, to] = [frame.at(here), frame.at(there)]
  return group({}, [
    line(from.x, from.y, to.x, to.y, { stroke: FAINT, 'stroke-dasharray': '1 4' }),
    words((from.x + to.x) / 2, (from.y + to.y) / 2 - 8, `${trimmed(length * chart.times)} ${chart.measure}`, {
      'font-size': 13,
      'font-style': 'italic',
      'text-anchor': 'middle',
      fill: FAINT,
    }),
  ])
}
