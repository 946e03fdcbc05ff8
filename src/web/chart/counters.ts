import { COUNTER } from './apart.ts'
import { type Brush, radians } from './brush.ts'
import { SERIF, sideInk } from './ink.ts'
import type { Drawn } from './ships.ts'

// What stands on a base of its own: aircraft, and markers of which nobody knows what they are.

const LARGE = 'M0 -5.5L1.4 -2L9 .5V2.2L1.4 1.4L1 4L3.2 5.5V6.4H-3.2V5.5L-1 4L-1.4 1.4L-9 2.2V.5L-1.4 -2Z'
const SMALL = 'M0 -4.5L1.1 -1.6L5.6 .3V1.7L1.1 1.1L.8 3L2.4 4.2V5H-2.4V4.2L-.8 3L-1.1 1.1L-5.6 1.7V.3L-1.1 -1.6Z'
/** Two heavy machines stand on a base, or three others. */
const HEAVY = 'HB'
const PAIR = [
  [0, -4.5],
  [0, 5],
] as const
const THREE = [
  [0, -6],
  [-6, 4.5],
  [6, 4.5],
] as const

export function paintAircraft({ g, ink }: Brush, { unit, x, y, heading }: Drawn, selected: boolean): void {
  const colour = sideInk(ink, unit.side)
  const gone = unit.state === 'sunk'
  g.save()
  g.translate(x, y)
  g.globalAlpha = gone ? 0.45 : 1
  ring(g, ink.sheet, selected ? ink.chart : colour, selected ? 2 : 1.3, gone)
  if (selected) {
    g.beginPath()
    g.arc(0, 0, COUNTER + 4, 0, 7)
    g.lineWidth = 1.4
    g.stroke()
  }
  g.rotate(radians(heading))
  g.fillStyle = colour
  const isHeavy = unit.letters.startsWith(HEAVY)
  const machine = new Path2D(isHeavy ? LARGE : SMALL)
  for (const [over, down] of isHeavy ? PAIR : THREE) {
    g.save()
    g.translate(over, down)
    g.scale(isHeavy ? 0.82 : 0.95, isHeavy ? 0.82 : 0.95)
    g.fill(machine)
    g.restore()
  }
  g.restore()
  if (gone) cross(g, ink.ink, x, y)
}

/** A lozenge with a question mark; round for the first side. */
export function paintUnknown({ g, ink }: Brush, { unit, x, y }: Drawn, selected: boolean): void {
  const colour = selected ? ink.chart : sideInk(ink, unit.side)
  g.save()
  g.translate(x, y)
  if (unit.side === 0) ring(g, ink.sheet, colour, 1.6, false)
  else {
    const lozenge = new Path2D('M0 -17L17 0L0 17L-17 0Z')
    g.fillStyle = ink.sheet
    g.strokeStyle = colour
    g.lineWidth = 1.6
    g.fill(lozenge)
    g.stroke(lozenge)
  }
  g.fillStyle = colour
  g.font = `17px ${SERIF}`
  g.textAlign = 'center'
  g.fillText('?', 0, 6)
  g.restore()
}

function ring(g: CanvasRenderingContext2D, paper: string, colour: string, wide: number, dashed: boolean): void {
  g.fillStyle = paper
  g.strokeStyle = colour
  g.lineWidth = wide
  g.setLineDash(dashed ? [3, 3] : [])
  g.beginPath()
  g.arc(0, 0, COUNTER, 0, 7)
  g.fill()
  g.stroke()
}

function cross(g: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  g.strokeStyle = colour
  g.lineWidth = 2
  g.stroke(new Path2D(`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`))
}
