import type { PlotBox, PlotPoint } from './frame.ts'
import { inkOf, PAPER } from './ink.ts'
import { around, type Crowd, nearest } from './labels.ts'
import { element, group, line, widthOf, words } from './svg.ts'
import type { DrawnTrack } from './tracks.ts'

const NAME = 13
const NOTE = 10

export interface Label {
  readonly text: string
  readonly note: string
  readonly colour: string
  readonly box: PlotBox
  /** to the ship, where the label had to stand off */
  readonly leader: readonly [PlotPoint, PlotPoint] | null
}

/** Her name beside her end. */
export function placed({ unit, gone }: DrawnTrack, text: string, at: PlotPoint, crowd: Crowd): Label {
  const note = gone === null ? '' : `${unit.state === 'sunk' ? 'sunk' : 'left'}, turn ${gone}`
  const width = Math.max(widthOf(text, NAME), widthOf(note, NOTE)) + 6
  const height = note === '' ? NAME + 4 : NAME + NOTE + 5
  const { box, cost } = crowd.place(around(at, width, height))
  return { text, note, colour: inkOf(unit.side).colour, box, leader: cost > CLOSE ? [at, nearest(box, at)] : null }
}
/** No line is needed to see that they belong together. */
const CLOSE = 20

export function label({ text, note, colour, box }: Label): string {
  const middle = box.x + box.width / 2
  return group({ 'text-anchor': 'middle', fill: colour }, [
    element('rect', { ...box, rx: 2, fill: PAPER, 'fill-opacity': 0.82 }),
    words(middle, box.y + NAME - 1, text, { 'font-size': NAME, 'font-weight': 'bold' }),
    ...(note === '' ? [] : [words(middle, box.y + NAME + NOTE, note, { 'font-size': NOTE, 'font-style': 'italic' })]),
  ])
}

export const leader = ({ leader, colour }: Label): string[] =>
  leader === null
    ? []
    : [line(leader[0].x, leader[0].y, leader[1].x, leader[1].y, { stroke: colour, 'stroke-width': 0.6 })]
