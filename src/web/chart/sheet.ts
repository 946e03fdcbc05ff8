import type { Chart } from '#kernel/ruleset/index.ts'
import { type Brush, line, radians } from './brush.ts'
import { pointAt } from './camera.ts'
import { PLAIN, SERIF } from './ink.ts'
import type { Box } from './labels.ts'

/** Paper, sea, the light of the hour, the graticule or the hexes, and where the sea ends. */
export function paintSea(brush: Brush, chart: Chart): void {
  const { g, size, ink, frame } = brush
  g.fillStyle = ink.paper
  g.fillRect(0, 0, size.width, size.height)
  g.fillStyle = ink.sea
  g.fillRect(frame, frame, size.width - 2 * frame, size.height - 2 * frame)
  paintGlow(brush, chart)
  if (chart.sea === 'hexes') paintHexes(brush, chart)
  else paintGraticule(brush)
  paintEdge(brush, chart)
}

/** Afterglow in the west, dawn in the east. */
function paintGlow({ g, size, ink, frame }: Brush, { sky }: Chart): void {
  if (ink.night || sky === undefined) return
  const wide = Math.min(size.width * 0.5, 420)
  const evening = sky.bright === 'west'
  const glow = g.createLinearGradient(
    evening ? frame : size.width - frame,
    0,
    evening ? frame + wide : size.width - frame - wide,
    0,
  )
  glow.addColorStop(0, `${ink.glow}33`)
  glow.addColorStop(0.5, `${ink.glow}0d`)
  glow.addColorStop(1, `${ink.glow}00`)
  g.fillStyle = glow
  g.fillRect(frame, frame, size.width - 2 * frame, size.height - 2 * frame)
}

/** Measures between two lines, so that they stay apart. */
export const gridStep = (scale: number): number => (scale >= 22 ? 1 : scale >= 6 ? 5 : 10)

function span({ camera, size }: Brush): readonly [west: number, east: number, south: number, north: number] {
  const { east: west, north } = pointAt(camera, size, 0, 0)
  const { east, north: south } = pointAt(camera, size, size.width, size.height)
  return [west, east, south, north]
}

function paintGraticule(brush: Brush): void {
  const { g, camera, size, ink, x, y } = brush
  const step = gridStep(camera.scale)
  const [west, east, south, north] = span(brush)
  g.strokeStyle = ink.grid
  for (let at = Math.ceil(west / step) * step; at <= east; at += step) {
    g.lineWidth = at % (5 * step) === 0 ? 1.8 : 0.8
    line(g, x(at), 0, x(at), size.height)
  }
  for (let at = Math.ceil(south / step) * step; at <= north; at += step) {
    g.lineWidth = at % (5 * step) === 0 ? 1.8 : 0.8
    line(g, 0, y(at), size.width, y(at))
  }
}

/** Flat-topped columns one measure apart across their flats, as the sheets are printed; only where they can be told apart. */
function paintHexes(brush: Brush, { width, height }: Chart): void {
  const { g, camera, ink, x, y } = brush
  if (camera.scale < 14) return paintGraticule(brush)
  const [west, east, south, north] = span(brush)
  const pitch = Math.sqrt(3) / 2
  const side = 1 / Math.sqrt(3)
  g.strokeStyle = ink.night ? '#eae4d42e' : '#1b273036'
  g.lineWidth = 0.8
  g.beginPath()
  for (let column = Math.max(0, Math.floor(west / pitch) - 1); column * pitch <= Math.min(east, width) + 1; column++) {
    for (let row = Math.max(-1, Math.floor(south) - 1); row <= Math.min(north, height) + 1; row++) {
      const east0 = column * pitch
      const north0 = row + (column % 2 === 0 ? 0 : 0.5)
      // three sides of each; its neighbours draw the others
      g.moveTo(x(east0 - side), y(north0))
      g.lineTo(x(east0 - side / 2), y(north0 + 0.5))
      g.lineTo(x(east0 + side / 2), y(north0 + 0.5))
      g.lineTo(x(east0 + side), y(north0))
    }
  }
  g.stroke()
}

/** Beyond the sea's edge the sheet is darker. */
function paintEdge({ g, ink, size, x, y }: Brush, { width, height }: Chart): void {
  const [left, right, top, bottom] = [x(0), x(width), y(height), y(0)]
  g.save()
  g.fillStyle = ink.ink
  g.globalAlpha = 0.05
  if (left > 0) g.fillRect(0, 0, left, size.height)
  if (right < size.width) g.fillRect(right, 0, size.width - right, size.height)
  const [from, to] = [Math.max(0, left), Math.min(size.width, right)]
  if (top > 0) g.fillRect(from, 0, to - from, top)
  if (bottom < size.height) g.fillRect(from, bottom, to - from, size.height - bottom)
  g.restore()
  g.strokeStyle = ink['ink-2']
  g.lineWidth = 1.2
  g.strokeRect(left, top, right - left, bottom - top)
}

/** The neat line with its mile border and figures. */
export function paintBorder(brush: Brush): void {
  const { g, camera, size, ink, x, y, frame } = brush
  if (frame === 0) return
  const { width, height } = size
  g.fillStyle = ink.paper
  g.fillRect(0, 0, width, frame - 4)
  g.fillRect(0, height - frame + 4, width, frame - 4)
  g.fillRect(0, 0, frame - 4, height)
  g.fillRect(width - frame + 4, 0, frame - 4, height)
  const step = gridStep(camera.scale)
  const [west, east, south, north] = span(brush)
  const bar = (left: number, top: number, wide: number, high: number, dark: boolean): void => {
    g.fillStyle = dark ? ink['ink-2'] : ink.sheet
    g.fillRect(left, top, wide, high)
    g.strokeRect(left, top, wide, high)
  }
  g.strokeStyle = ink['ink-2']
  g.lineWidth = 0.6
  const within = (value: number, most: number): number => Math.min(Math.max(value, frame), most - frame)
  for (let at = Math.floor(west / step); at * step < east; at++) {
    const [from, to] = [within(x(at * step), width), within(x((at + 1) * step), width)]
    if (to <= from) continue
    bar(from, frame - 4, to - from, 4, at % 2 !== 0)
    bar(from, height - frame, to - from, 4, at % 2 !== 0)
  }
  for (let at = Math.floor(south / step); at * step < north; at++) {
    const [from, to] = [within(y((at + 1) * step), height), within(y(at * step), height)]
    if (to <= from) continue
    bar(frame - 4, from, 4, to - from, at % 2 !== 0)
    bar(width - frame, from, 4, to - from, at % 2 !== 0)
  }
  paintFigures(brush, step, [west, east, south, north])
  g.strokeStyle = ink['ink-2']
  g.lineWidth = 1
  g.strokeRect(frame, frame, width - 2 * frame, height - 2 * frame)
}

function paintFigures(
  { g, size, ink, camera, x, y, frame }: Brush,
  bar: number,
  [west, east, south, north]: ReturnType<typeof span>,
): void {
  g.font = `11px ${PLAIN}`
  // so many bars apart that figures stand clear of each other
  const longest = g.measureText(String(Math.ceil(Math.max(east, north)))).width + 6
  const step = bar * ([1, 2, 5].find(bars => bars * bar * camera.scale > longest) ?? 10)
  g.fillStyle = ink['ink-2']
  g.textAlign = 'center'
  for (let at = Math.max(0, Math.ceil(west / step) * step); at <= east; at += step) {
    if (x(at) > frame + 14 && x(at) < size.width - frame - 14) g.fillText(String(at), x(at), 10.5)
  }
  for (let at = Math.max(0, Math.ceil(south / step) * step); at <= north; at += step) {
    if (y(at) < frame + 14 || y(at) > size.height - frame - 14) continue
    g.save()
    g.translate(10, y(at))
    g.rotate(-Math.PI / 2)
    g.fillText(String(at), 0, 0)
    g.restore()
  }
}

/** The rose, true north up, with the weather in words below it. */
export function paintRose({ g, ink }: Brush, cx: number, cy: number, radius: number, weather: string): void {
  g.save()
  g.translate(cx, cy)
  g.globalAlpha = 0.8
  g.strokeStyle = ink['ink-2']
  g.lineWidth = 0.8
  for (const r of [radius, radius * 0.84]) {
    g.beginPath()
    g.arc(0, 0, r, 0, 7)
    g.stroke()
  }
  for (let degrees = 0; degrees < 360; degrees += 5) {
    const [sin, cos] = [Math.sin(radians(degrees * 10)), Math.cos(radians(degrees * 10))]
    const inner = radius * (degrees % 30 === 0 ? 0.78 : degrees % 10 === 0 ? 0.84 : 0.93)
    g.lineWidth = degrees % 30 === 0 ? 1 : 0.6
    line(g, radius * sin, -radius * cos, inner * sin, -inner * cos)
  }
  for (const [degrees, share] of POINTS) paintPoint(g, ink, radians(degrees * 10), radius * share, radius * 0.085)
  g.font = `11px ${PLAIN}`
  g.textAlign = 'center'
  g.fillStyle = ink['ink-2']
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const turn = radians(degrees * 10)
    const text = degrees === 0 ? 'N' : String(degrees).padStart(3, '0')
    g.fillText(text, (radius + 13) * Math.sin(turn), -(radius + 13) * Math.cos(turn) + 4)
  }
  g.globalAlpha = 1
  if (weather !== '') {
    g.font = `italic 13px ${SERIF}`
    g.fillStyle = ink['ink-3']
    g.fillText(weather[0]!.toUpperCase() + weather.slice(1), 0, radius + 38)
  }
  g.restore()
}
const POINTS = [
  [45, 0.4],
  [135, 0.4],
  [225, 0.4],
  [315, 0.4],
  [0, 0.72],
  [90, 0.6],
  [180, 0.6],
  [270, 0.6],
] as const

function paintPoint(g: CanvasRenderingContext2D, ink: Brush['ink'], turn: number, long: number, wide: number): void {
  g.save()
  g.rotate(turn)
  for (const side of [1, -1]) {
    g.beginPath()
    g.moveTo(0, -long)
    g.lineTo(wide * side, -wide)
    g.lineTo(0, 0)
    g.closePath()
    g.fillStyle = side > 0 ? ink['ink-2'] : ink.sea
    g.fill()
    g.lineWidth = 0.7
    g.stroke()
  }
  g.restore()
}

/** The scale: the book's measure above, inches of the table below. Its right end is at `right`. */
/** How wide a step is, and where the scale with its words lies. */
function laidScale({ g, camera }: Brush, right: number, bottom: number, chart: Chart) {
  const least = 40 + 6 * (String(chart.times).length - 1)
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find(each => each * camera.scale >= least) ?? 500
  const wide = step * camera.scale
  g.save()
  g.font = SCALE_FONT
  const words = Math.max(22, g.measureText(chart.measure).width)
  const inches = (far: number): string => String(Number((far * chart.tableInches).toFixed(2)))
  const widest = Math.max(...[String(3 * step * chart.times), inches(3 * step)].map(text => g.measureText(text).width))
  g.restore()
  const gap = Math.max(12, 6 + widest / 2)
  const left = right - 3 * wide - gap - words
  const box = { x: left - 14, y: bottom - 54, width: 3 * wide + 28 + gap + words, height: 54 }
  return { step, wide, gap, left, box, inches }
}
const SCALE_FONT = `11px ${PLAIN}`

/** Where nothing else is written. */
export const scaleBox = (brush: Brush, right: number, bottom: number, chart: Chart): Box =>
  laidScale(brush, right, bottom, chart).box

export function paintScale(brush: Brush, right: number, bottom: number, chart: Chart): void {
  const { g, ink } = brush
  const { step, wide, gap, left, box, inches } = laidScale(brush, right, bottom, chart)
  g.save()
  g.font = SCALE_FONT
  g.globalAlpha = 0.88
  g.fillStyle = ink.sea
  g.fillRect(box.x, box.y, box.width, box.height)
  g.globalAlpha = 1
  g.translate(left, bottom - 32)
  g.strokeStyle = ink.ink
  g.lineWidth = 0.8
  for (let i = 0; i < 3; i++) {
    for (const row of [0, 1]) {
      g.fillStyle = (i + row) % 2 === 0 ? ink.ink : ink.sheet
      g.fillRect(i * wide, row * 4, wide, 4)
      g.strokeRect(i * wide, row * 4, wide, 4)
    }
  }
  g.fillStyle = ink.ink
  g.textAlign = 'center'
  for (let i = 0; i <= 3; i++) {
    g.fillText(String(i * step * chart.times), i * wide, -5)
    g.fillText(inches(i * step), i * wide, 21)
  }
  g.textAlign = 'left'
  g.fillText(chart.measure, 3 * wide + gap, -5)
  g.fillText('in', 3 * wide + gap, 21)
  g.restore()
}
