import { type Brush, haloed, line } from './brush.ts'
import { PLAIN, sideInk } from './ink.ts'
import { type Box, overlap } from './labels.ts'
import type { ChartScene } from './scene.ts'

/** A line that runs in the water, its head where it is now. */
export function paintTrack(
  { g, ink, x, y }: Brush,
  { side, from, to, words }: NonNullable<ChartScene['chart']['tracks']>[number],
  taken: readonly Box[],
): Box[] {
  const [x1, y1, x2, y2] = [x(from.east), y(from.north), x(to.east), y(to.north)]
  const lie = Math.atan2(y2 - y1, x2 - x1)
  g.save()
  g.strokeStyle = sideInk(ink, side)
  g.fillStyle = sideInk(ink, side)
  g.lineWidth = 1.6
  g.globalAlpha = 0.85
  g.setLineDash([1.5, 4])
  g.lineCap = 'round'
  line(g, x1, y1, x2, y2)
  g.setLineDash([])
  g.translate(x2, y2)
  g.rotate(lie)
  g.beginPath()
  g.moveTo(5, 0)
  g.quadraticCurveTo(2, -2.6, -8, -1.6)
  g.lineTo(-8, 1.6)
  g.quadraticCurveTo(2, 2.6, 5, 0)
  g.fill()
  g.restore()
  if (words === '') return []
  g.font = `12px ${PLAIN}`
  const width = g.measureText(words).width
  const box = { x: x2 + (x2 >= x1 ? 10 : -10 - width), y: y2 - 8, width, height: 16 }
  if (taken.some(other => overlap(box, other))) return []
  g.fillStyle = ink['ink-2']
  g.textAlign = 'left'
  haloed(g, words, box.x, y2 + 4, ink.sea, 4)
  return [box]
}
