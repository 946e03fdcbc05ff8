import { isCounter } from './apart.ts'
import { type Brush, haloed, line, radians } from './brush.ts'
import { hullPath } from './hulls.ts'
import { PLAIN, SERIF } from './ink.ts'
import { type Box, overlap, placed } from './labels.ts'
import type { ChartScene, Ghost } from './scene.ts'
import { alpha, type Drawn } from './ships.ts'

/** Canvas angles run from the east; ours from the north. */
const turn = (tenths: number): number => radians(tenths) - Math.PI / 2

/** Arcs of fire as a chart draws the sectors of a light, and range bands across them. */
export function paintWeapon(
  { g, ink, camera }: Brush,
  { x, y, heading }: Drawn,
  weapon: NonNullable<ChartScene['weapon']>,
): void {
  const { arcs, bands } = weapon
  const most = Math.max(...arcs.map(({ bearing }) => bearing))
  const outer = (bands.at(-1)?.limit ?? 0) * camera.scale
  g.save()
  for (const { from, to, bearing } of arcs) {
    g.fillStyle = alpha(ink.chart, 0.015 + 0.065 * (bearing / most) ** 1.6)
    g.beginPath()
    g.moveTo(x, y)
    g.arc(x, y, outer, turn(heading + from), turn(heading + to))
    g.fill()
  }
  g.strokeStyle = alpha(ink.chart, 0.75)
  bands.forEach(({ limit }, i) => {
    const last = i === bands.length - 1
    g.lineWidth = last ? 1.4 : 1
    g.setLineDash(last ? [] : [6, 4])
    for (const { from, to } of arcs) {
      g.beginPath()
      g.arc(x, y, limit * camera.scale, turn(heading + from), turn(heading + to))
      g.stroke()
    }
  })
  g.strokeStyle = alpha(ink.chart, 0.8)
  g.lineWidth = 0.8
  g.setLineDash([2, 4])
  const near = Math.min(outer, camera.scale * 0.55)
  for (const edge of edges(arcs)) {
    const [sin, cos] = [Math.sin(radians(heading + edge)), Math.cos(radians(heading + edge))]
    line(g, x + near * sin, y - near * cos, x + outer * sin, y - outer * cos)
  }
  g.restore()
}
const edges = (arcs: NonNullable<ChartScene['weapon']>['arcs']): number[] => [
  ...new Set(arcs.flatMap(({ from, to }) => (to - from === 3600 ? [] : [from % 3600, to % 3600]))),
]

/** Words on arcs and bands, a little way from the line of fire; what would lie on something else is left out. */
export function paintWeaponWords(
  brush: Brush,
  ship: Drawn,
  weapon: NonNullable<ChartScene['weapon']>,
  towards: number | null,
  taken: readonly Box[],
): Box[] {
  const { g, ink, camera, size, frame } = brush
  const boxes: Box[] = []
  const off = towards === null ? null : (((towards - ship.heading) % 3600) + 3600) % 3600
  const most = Math.max(...weapon.arcs.map(({ bearing }) => bearing))
  const here =
    weapon.arcs.find(({ from, to }) => off !== null && off >= from && off <= to) ??
    weapon.arcs.find(({ bearing }) => bearing === most)
  const small = size.width < 480
  g.save()
  g.textAlign = 'center'
  g.fillStyle = ink.chart
  const write = (text: string, bold: boolean, range: number, ...turns: readonly number[]): void => {
    g.font = `${bold ? 600 : 400} 12px ${PLAIN}`
    const width = g.measureText(text).width
    for (const tenths of turns) {
      const [sin, cos] = [Math.sin(radians(ship.heading + tenths)), Math.cos(radians(ship.heading + tenths))]
      const [x, y] = [ship.x + range * camera.scale * sin, ship.y - range * camera.scale * cos]
      const box = { x: x - width / 2 - 3, y: y - 9, width: width + 6, height: 18 }
      const inside =
        box.x > frame && box.y > frame && box.x + box.width < size.width - frame && box.y + 18 < size.height - frame
      if (!inside || [...taken, ...boxes].some(other => overlap(box, other))) continue
      boxes.push(box)
      haloed(g, text, x, y + 4, ink.sea, 4)
      return
    }
  }
  const middle = here === undefined ? 0 : (here.from + here.to) / 2
  const line = off ?? middle
  for (const { limit, words } of weapon.bands) {
    const text = small ? words.replace(/^\w+ /, '').replace(/,.*$/, '') : words
    write(text, false, limit, line + 330, line - 330, line + 520, line - 520, line + 700, line - 700)
  }
  const [inner = 1, outer = inner] = weapon.bands.map(({ limit }) => limit)
  if (!small) {
    for (const { from, to, words } of weapon.arcs) {
      const on = here !== undefined && from === here.from
      const at = (from + to) / 2
      write(
        on ? `${words} ${words.startsWith('1 ') ? 'bears' : 'bear'}` : words,
        on,
        on ? inner * 0.72 : (inner + outer) / 2,
        ...(on ? [line - 200, line + 200, at] : [at, at - 120, at + 120]),
      )
    }
  }
  g.restore()
  return boxes
}
/** The line of fire with the range along it; where that is written, nothing else is. */
export function paintFire({ g, ink, camera }: Brush, from: Drawn, to: Drawn, text: string): Box[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy)
  if (far < 1) return []
  const start = Math.min(0.45, (camera.scale * 0.5) / far)
  const end = 1 - Math.min(0.4, (camera.scale * 0.28) / far)
  g.save()
  g.strokeStyle = ink.chart
  g.lineWidth = 1.8
  line(g, from.x + dx * start, from.y + dy * start, from.x + dx * end, from.y + dy * end)
  let lie = Math.atan2(dy, dx)
  if (lie > Math.PI / 2) lie -= Math.PI
  if (lie < -Math.PI / 2) lie += Math.PI
  g.translate(from.x + dx * 0.42, from.y + dy * 0.42)
  g.rotate(lie)
  g.font = `600 13px ${PLAIN}`
  g.textAlign = 'center'
  g.fillStyle = ink.chart
  haloed(g, text, 0, -7, ink.sea, 4)
  const half = g.measureText(text).width / 2 + 4
  g.restore()
  const [wide, high] = [Math.abs(Math.cos(lie)) * half + 8, Math.abs(Math.sin(lie)) * half + 8]
  const [x, y] = [from.x + dx * 0.42 + Math.sin(lie) * 11, from.y + dy * 0.42 - Math.cos(lie) * 11]
  return [{ x: x - wide, y: y - high, width: wide * 2, height: high * 2 }]
}

/** Four corners round the target. */
export function paintTarget({ g, ink }: Brush, { x, y, length }: Drawn): void {
  const high = Math.max(length * 0.62, 22)
  const wide = high * 0.72
  g.strokeStyle = ink.chart
  g.lineWidth = 1.8
  g.beginPath()
  for (const [i, j] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    g.moveTo(x + i * wide, y + j * (high - 9))
    g.lineTo(x + i * wide, y + j * high)
    g.lineTo(x + i * (wide - 9), y + j * high)
  }
  g.stroke()
}

/** A move that is thought of: its way, its end, what it costs. */
export function paintGhost(brush: Brush, ghost: Ghost, from: Drawn, taken: readonly Box[]): Box[] {
  const { g, ink, x, y } = brush
  const colour = ghost.ok ? ink.chart : ink.fire
  g.save()
  g.strokeStyle = colour
  g.lineWidth = 1.6
  g.setLineDash([7, 4])
  g.beginPath()
  g.moveTo(from.x, from.y)
  for (const { east, north } of ghost.way) g.lineTo(x(east), y(north))
  g.stroke()
  g.setLineDash([])
  for (const { east, north } of ghost.way.slice(0, -1)) {
    g.beginPath()
    g.arc(x(east), y(north), 3, 0, 7)
    g.fillStyle = ink.sea
    g.fill()
    g.stroke()
  }
  const [gx, gy] = [x(ghost.at.east), y(ghost.at.north)]
  g.translate(gx, gy)
  g.rotate(radians(ghost.at.heading))
  g.fillStyle = alpha(colour, 0.22)
  const base = isCounter(from.unit)
  const hull = base ? baseOf(from) : hullPath(from.length, from.beam, from.unit)
  g.fill(hull)
  g.lineWidth = 1.4
  if (!ghost.ok) g.setLineDash([3, 3])
  g.stroke(hull)
  g.setLineDash([])
  if (!base) paintHandle(g, from)
  g.restore()
  return paintTag(brush, gx, gy, Math.max(18, from.beam + 6, from.length / 2.4), ghost, taken)
}

function baseOf({ length }: Drawn): Path2D {
  const base = new Path2D()
  base.arc(0, 0, length / 2, 0, 7)
  return base
}

/** A handle ahead of the bow, to be dragged. */
function paintHandle(g: CanvasRenderingContext2D, from: Drawn): void {
  g.beginPath()
  g.moveTo(0, -from.length / 2 - 6)
  g.lineTo(0, -from.length / 2 - 20)
  g.moveTo(-5, -from.length / 2 - 14)
  g.lineTo(0, -from.length / 2 - 21)
  g.lineTo(5, -from.length / 2 - 14)
  g.stroke()
}

/** What it costs, or why it may not be, beside its end. */
function paintTag(
  { g, ink, size, frame }: Brush,
  x: number,
  y: number,
  off: number,
  { words: text, ok }: Ghost,
  taken: readonly Box[],
): Box[] {
  g.save()
  g.font = `600 13px ${PLAIN}`
  g.textAlign = 'left'
  const wide = g.measureText(text).width + 18
  const within = { x: frame + 4, y: frame + 4, width: size.width - 2 * frame - 8, height: size.height - 2 * frame - 8 }
  const [at] = placed([{ id: 0, x, y, width: wide, height: 24, off, must: true }], taken, within)
  const [left, top] = [Math.min(Math.max(at!.x, within.x), size.width - wide - frame - 4), at!.y]
  g.fillStyle = ink.sheet
  g.strokeStyle = ok ? ink.chart : ink.fire
  g.lineWidth = 1.2
  g.beginPath()
  g.roundRect(left, top, wide, 24, 2)
  g.fill()
  g.stroke()
  g.fillStyle = ok ? ink.chart : ink.fire
  g.fillText(text, left + 9, top + 16.5)
  g.restore()
  return [{ x: left, y: top, width: wide, height: 24 }]
}

export function paintZone({ g, ink, x, y }: Brush, zone: NonNullable<ChartScene['zone']>): void {
  g.save()
  g.fillStyle = alpha(ink.chart, 0.06)
  g.strokeStyle = ink.chart
  g.setLineDash([6, 4])
  const [left, top] = [x(zone.west), y(zone.north)]
  g.fillRect(left, top, x(zone.east) - left, y(zone.south) - top)
  g.strokeRect(left, top, x(zone.east) - left, y(zone.south) - top)
  g.restore()
}

/** Two points laid off with the dividers, and what lies between them. */
export function paintMeasure({ g, ink, x, y }: Brush, { from, to, words }: NonNullable<ChartScene['measured']>): void {
  const [x1, y1, x2, y2] = [x(from.east), y(from.north), x(to.east), y(to.north)]
  const lie = Math.atan2(y2 - y1, x2 - x1)
  const far = Math.hypot(x2 - x1, y2 - y1)
  g.save()
  g.strokeStyle = ink.chart
  g.lineWidth = 1.4
  g.translate((x1 + x2) / 2, (y1 + y2) / 2)
  g.rotate(lie)
  line(g, -far / 2, 0, far / 2, 0)
  for (const end of [-far / 2, far / 2]) line(g, end, -6, end, 6)
  if (Math.abs(lie) > Math.PI / 2) g.rotate(Math.PI)
  g.font = `600 13px ${PLAIN}`
  g.textAlign = 'center'
  g.fillStyle = ink.chart
  const inline = g.measureText(words).width + 30 < far
  haloed(g, words, 0, inline ? 4.5 : -10, ink.sea, inline ? 10 : 5)
  g.restore()
}

/** The name of the water, wide and thin, as charts have it. */
export function paintPlace({ g, ink }: Brush, text: string, x: number, y: number): Box[] {
  g.save()
  g.font = `italic 15px ${SERIF}`
  g.letterSpacing = '6px'
  g.textAlign = 'center'
  g.fillStyle = ink['ink-3']
  g.fillText(text.toUpperCase(), x, y)
  const { width } = g.measureText(text.toUpperCase())
  g.restore()
  return [{ x: x - width / 2, y: y - 14, width, height: 18 }]
}
