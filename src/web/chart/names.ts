import { type Chart, distanceText, type Mark, type Unit } from '#kernel/ruleset/index.ts'
import { isCounter } from './apart.ts'
import { type Brush, haloed, radians } from './brush.ts'
import { GLYPHS, paintGlyph } from './glyphs.ts'
import { paintFlag } from './groups.ts'
import { PLAIN, SERIF, sideInk } from './ink.ts'
import { type Box, overlap, placed, type Wish, type WrittenLabel } from './labels.ts'
import type { ChartScene, Chip } from './scene.ts'
import type { Drawn } from './ships.ts'

const marksShown = ({ marks, state }: Unit): readonly Mark[] =>
  state === 'afloat' ? marks.filter(({ name }) => name in GLYPHS) : []
const marksWide = (marks: readonly Mark[]): number => marks.reduce((sum, { count }) => sum + (count > 1 ? 40 : 20), 0)
/** Ships are italic; what stands on a base is not. */
const nameFont = (unit: Unit): string =>
  isCounter(unit) ? `600 13px ${PLAIN}` : `italic ${unit.flagship ? 16 : 15}px ${SERIF}`
/** Room for her flag behind her name. */
const FLAG = 24

/** What is in the way of names: hulls, and what else was said. */
export function hullBoxes(ships: readonly Drawn[]): Box[] {
  return ships.map(({ x, y, heading, length, beam }) => {
    const [sin, cos] = [Math.abs(Math.sin(radians(heading))), Math.abs(Math.cos(radians(heading)))]
    const [wide, high] = [sin * length + cos * beam, cos * length + sin * beam]
    return { x: x - wide / 2, y: y - high / 2, width: wide, height: high }
  })
}

/** Names with side, state and marks; chances on the enemy. Nothing is written over anything else. */
export function paintNames(brush: Brush, ships: readonly Drawn[], scene: ChartScene, taken: readonly Box[]): void {
  const { g, size, frame } = brush
  const within = { x: frame + 2, y: frame + 2, width: size.width - 2 * frame - 4, height: size.height - 2 * frame - 4 }
  const small = size.width < 480
  const by = new Map(ships.map(ship => [ship.unit.id, ship]))
  const hulls = hullBoxes(ships)
  const chips = placed(
    scene.chips.flatMap(chip => (by.has(chip.unit) ? [chipWish(g, chip, by.get(chip.unit)!, small)] : [])),
    [...taken, ...hulls],
    within,
  )
  const order = [...ships].sort((a, b) => rank(b, scene) - rank(a, scene))
  const names = placed(
    order.map(ship => nameWish(g, ship, scene, small)),
    [...taken, ...hulls, ...chips],
    within,
  )
  for (const box of names) paintName(brush, by.get(box.id)!, box, small)
  for (const box of chips) paintChip(brush, scene.chips.find(({ unit }) => unit === box.id)!, box, small)
}

const rank = ({ unit }: Drawn, { selected, target }: ChartScene): number =>
  (unit.id === selected ? 8 : 0) +
  (unit.id === target ? 4 : 0) +
  (unit.flagship ? 2 : 0) +
  (unit.state === 'afloat' ? 1 : 0)

function chipWish(
  g: CanvasRenderingContext2D,
  chip: Chip,
  { x, y, length, heading, beam }: Drawn,
  small: boolean,
): Wish {
  g.font = `600 14px ${PLAIN}`
  const figure = g.measureText(chip.figure).width
  g.font = `12px ${PLAIN}`
  const words = small || chip.words === '' ? 0 : g.measureText(` ${chip.words}`).width
  const reach = Math.abs(Math.sin(radians(heading))) * length + beam
  return {
    id: chip.unit,
    x,
    y,
    width: figure + words + 20,
    height: 24,
    off: Math.max(18, reach / 2 + 12),
    must: chip.on,
  }
}

function nameWish(
  g: CanvasRenderingContext2D,
  { unit, x, y, length, heading, beam }: Drawn,
  { selected, target }: ChartScene,
  small: boolean,
): Wish {
  g.font = nameFont(unit)
  const name = g.measureText(unit.name).width + (unit.flag === undefined ? 0 : FLAG)
  g.font = `12px ${PLAIN}`
  const words = small || unit.words === '' ? 0 : g.measureText(unit.words).width
  const marks = small ? 0 : marksWide(marksShown(unit))
  const reach = Math.abs(Math.sin(radians(heading))) * length + beam
  const chosen = unit.id === selected || unit.id === target
  return {
    id: unit.id,
    x,
    y,
    width: 16 + Math.max(name, words + marks + (marks > 0 ? 6 : 0)),
    height: words + marks > 0 ? 34 : 20,
    off: Math.max(12, reach / 2 + 6) + (chosen ? 10 : 0),
    must: chosen,
  }
}

function paintName(brush: Brush, { unit }: Drawn, { x, y, width, end }: WrittenLabel, small: boolean): void {
  const { g, ink } = brush
  const base = y + 15
  const text = end ? x + width - 15 : x + 15
  paintSide(brush, unit.side, end ? x + width - 5 : x + 5, base - 5)
  g.textAlign = end ? 'right' : 'left'
  g.font = nameFont(unit)
  if (unit.flag !== undefined && unit.state === 'afloat') {
    const wide = g.measureText(unit.name).width
    paintFlag(brush, unit.flag, unit.side, end ? text - wide - 14 : text + wide + 11, base - 5)
  }
  g.fillStyle = unit.state === 'sunk' ? ink['ink-2'] : ink.ink
  haloed(g, unit.name, text, base, ink.sea, 4.5)
  if (small) return
  g.font = `12px ${PLAIN}`
  g.fillStyle = ink['ink-2']
  if (unit.words !== '') haloed(g, unit.words, text, base + 16, ink.sea, 4)
  const used = unit.words === '' ? 0 : g.measureText(unit.words).width + 6
  let at = text + (end ? -1 : 1) * (used + 8)
  for (const { name, count } of marksShown(unit)) {
    const wide = count > 1 ? 20 : 0
    if (end) at -= wide
    paintGlyph(g, ink, name, at, base + 12)
    if (count > 1) {
      g.textAlign = 'left'
      g.font = `600 12px ${PLAIN}`
      g.fillStyle = ink.ink
      g.fillText(`×${count}`, at + 8, base + 16)
    }
    at += end ? -20 : 20 + wide
  }
  g.textAlign = 'left'
}

/** A disc for the one side, a lozenge for the other. */
export function paintSide({ g, ink }: Brush, side: number, x: number, y: number): void {
  g.fillStyle = sideInk(ink, side)
  g.beginPath()
  if (side === 0) g.arc(x, y, 5, 0, 7)
  else {
    g.moveTo(x, y - 6.1)
    g.lineTo(x + 6.1, y)
    g.lineTo(x, y + 6.1)
    g.lineTo(x - 6.1, y)
    g.closePath()
  }
  g.fill()
}

function paintChip(
  { g, ink }: Brush,
  { figure, words, on }: Chip,
  { x, y, width, height }: WrittenLabel,
  small: boolean,
): void {
  g.fillStyle = on ? ink.chart : ink.sheet
  g.strokeStyle = ink.chart
  g.lineWidth = 1.2
  g.beginPath()
  g.roundRect(x, y, width, height, 2)
  g.fill()
  g.stroke()
  g.fillStyle = on ? ink['on-chart'] : ink.chart
  g.textAlign = 'left'
  g.font = `600 14px ${PLAIN}`
  g.fillText(figure, x + 10, y + 16.5)
  const used = g.measureText(figure).width
  g.font = `12px ${PLAIN}`
  if (!small) g.fillText(` ${words}`, x + 10 + used, y + 16.5)
}

/** Ships beyond the sheet have an arrow at its edge, with how far it is. */
export function paintBeyond(
  brush: Brush,
  ships: readonly Drawn[],
  chart: Chart,
  taken: readonly Box[],
  hulls: readonly Box[],
): Box[] {
  const { g, ink, size, frame, camera } = brush
  const margin = frame + 12
  const boxes: Box[] = []
  for (const { unit, x, y } of ships) {
    if (unit.state !== 'afloat' || (x >= frame && x <= size.width - frame && y >= frame && y <= size.height - frame))
      continue
    // the tools lie in the upper right corner
    const right = y < 190 && taken.length > 0 ? size.width - 96 : size.width - margin
    const ax = Math.min(Math.max(x, margin), right)
    const ay = Math.min(Math.max(y, margin), size.height - margin)
    const far = Math.hypot(x - ax, y - ay) / camera.scale
    g.save()
    g.translate(ax, ay)
    g.rotate(Math.atan2(y - ay, x - ax) + Math.PI / 2)
    g.fillStyle = sideInk(ink, unit.side)
    g.beginPath()
    g.moveTo(0, -9)
    g.lineTo(6, 2)
    g.lineTo(-6, 2)
    g.closePath()
    g.fill()
    g.restore()
    const text = `${distanceText(chart, far)} beyond this edge`
    g.font = `12px ${PLAIN}`
    const width = Math.max(g.measureText(text).width, 60)
    const end = ax > size.width / 2
    // two lines, within the neat line
    const base = Math.min(Math.max(ay + 1, frame + 20), size.height - frame - 22)
    const box = { x: end ? ax - 14 - width : ax + 14, y: base - 13, width, height: 32 }
    if (size.width < 480 || [...taken, ...hulls, ...boxes].some(other => overlap(box, other))) continue
    boxes.push(box)
    g.textAlign = end ? 'right' : 'left'
    const at = end ? ax - 14 : ax + 14
    g.fillStyle = ink['ink-2']
    haloed(g, text, at, base + 16, ink.sea, 4)
    g.font = `italic 14px ${SERIF}`
    g.fillStyle = ink.ink
    haloed(g, unit.name, at, base, ink.sea, 4)
    g.textAlign = 'left'
  }
  return boxes
}
