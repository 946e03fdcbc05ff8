import { type Brush, haloed, radians } from './brush.ts'
import { PLAIN, SERIF } from './ink.ts'
import { type Box, overlap } from './labels.ts'
import type { ChartScene } from './scene.ts'
import type { Drawn } from './ships.ts'

/** How far a ship is seen: a ring round her. */
export function paintSight({ g, ink, camera }: Brush, { x, y }: Drawn, far: number, afire: boolean): void {
  g.save()
  g.strokeStyle = afire ? ink.glow : ink['ink-3']
  g.globalAlpha = 0.8
  g.setLineDash(afire ? [2, 5] : [3, 5])
  g.beginPath()
  g.arc(x, y, far * camera.scale, 0, 7)
  g.stroke()
  g.restore()
}

/** What a ring says, on the ring, at the first bearing where it lies on nothing else. */
export function paintSightWords(
  { g, ink, camera, size, frame }: Brush,
  { x, y }: Drawn,
  far: number,
  text: string,
  afire: boolean,
  taken: readonly Box[],
): Box[] {
  g.font = `12px ${PLAIN}`
  const width = g.measureText(text).width
  for (const degrees of RING_WORDS) {
    const [cx, cy] = [
      x + far * camera.scale * Math.sin(radians(degrees * 10)),
      y - far * camera.scale * Math.cos(radians(degrees * 10)),
    ]
    const box = { x: cx - width / 2 - 4, y: cy - 9, width: width + 8, height: 18 }
    const inside =
      box.x > frame && box.y > frame && box.x + box.width < size.width - frame && box.y + 18 < size.height - frame
    if (!inside || taken.some(other => overlap(box, other))) continue
    g.save()
    g.textAlign = 'center'
    g.fillStyle = afire ? ink.fire : ink['ink-3']
    haloed(g, text, cx, cy + 4, ink.sea, 5)
    g.restore()
    return [box]
  }
  return []
}
const RING_WORDS = [115, 140, 95, 60, 200, 240, 300, 30, 270, 170, 330, 0]

/** What the light does, written along the bright edge of the sheet. */
export function paintSky(
  { g, ink, size, frame }: Brush,
  { bright, words }: NonNullable<ChartScene['chart']['sky']>,
  foot: number,
): void {
  g.save()
  g.font = `italic 13px ${SERIF}`
  g.fillStyle = ink['ink-3']
  g.textAlign = 'left'
  const room = size.height - foot - frame - 24
  const text = [words, words.replace(/:.*$/, '')].find(each => g.measureText(each).width < room)
  if (text !== undefined) {
    const wide = g.measureText(text).width
    const middle = frame + 12 + room / 2
    g.translate(bright === 'west' ? frame + 38 : size.width - frame - 28, middle + wide / 2)
    g.rotate(-Math.PI / 2)
    g.fillText(text, 0, 0)
  }
  g.restore()
}
