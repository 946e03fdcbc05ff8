import type { Chart, Point, Squad } from '#kernel/ruleset/index.ts'
import { type Brush, haloed, line, radians } from './brush.ts'
import { PLAIN, SERIF, sideInk } from './ink.ts'
import { type Box, placed, type WrittenLabel } from './labels.ts'
import { type Corner, hullRound } from './round.ts'
import { alpha, type Drawn } from './ships.ts'

// Units that are led together: an outline round their hulls, and what they are to do.

/** A group with those of its units that lie on the chart. */
export interface Outlined {
  readonly group: Squad
  readonly ships: readonly Drawn[]
  readonly corners: readonly Corner[]
  readonly isChosen: boolean
}

export function outlined(groups: readonly Squad[], ships: readonly Drawn[], selected: number | null): Outlined[] {
  return groups.flatMap(group => {
    const own = ships.filter(({ unit }) => unit.state === 'afloat' && group.units.includes(unit.id))
    const corners = hullRound(own.flatMap(endsOf))
    return own.length === 0
      ? []
      : [{ group, ships: own, corners, isChosen: own.some(({ unit }) => unit.id === selected) }]
  })
}

/** Bow and stern. */
function endsOf({ x, y, heading, length }: Drawn): Corner[] {
  const [east, south] = [(Math.sin(radians(heading)) * length) / 2, (-Math.cos(radians(heading)) * length) / 2]
  return [
    { x: x + east, y: y + south },
    { x: x - east, y: y - south },
  ]
}

/** The same so far outside, with round corners. */
function outline(corners: readonly Corner[], off: number): Path2D {
  const path = new Path2D()
  corners.forEach((at, i) => {
    const last = corners[(i + corners.length - 1) % corners.length]!
    const next = corners[(i + 1) % corners.length]!
    const from = Math.atan2(at.y - last.y, at.x - last.x) - Math.PI / 2
    const to = Math.atan2(next.y - at.y, next.x - at.x) - Math.PI / 2
    path.arc(at.x, at.y, off, corners.length === 1 ? 0 : from, corners.length === 1 ? 2 * Math.PI : to)
  })
  path.closePath()
  return path
}

const ROOM = 15
/** In hand one line, the flagship's own two; loose ones are dashed, those that make off dotted. */
const DASHES: Readonly<Record<Squad['hold'], readonly number[]>> = { flag: [], held: [], loose: [7, 5], off: [1.5, 4] }

export function paintGroup(brush: Brush, { group, corners, isChosen }: Outlined): void {
  const { g, ink } = brush
  const colour = isChosen ? ink.chart : sideInk(ink, group.side)
  g.save()
  g.strokeStyle = colour
  g.fillStyle = alpha(colour, 0.1)
  g.lineWidth = isChosen ? 1.8 : 1.2
  g.lineCap = group.hold === 'off' ? 'round' : 'butt'
  const path = outline(corners, ROOM)
  g.fill(path)
  g.setLineDash([...DASHES[group.hold]])
  g.stroke(path)
  if (group.hold === 'flag') {
    g.lineWidth = 1.2
    g.stroke(outline(corners, ROOM + 4))
  }
  if (group.makesFor !== undefined) paintHomeward(brush, corners, group.makesFor)
  g.restore()
}

/** From whoever is nearest to where they make off to, and an arrow that lies on the sheet wherever that is. */
function paintHomeward({ g, size, frame, x, y }: Brush, corners: readonly Corner[], to: Point): void {
  const goal = { x: x(to.east), y: y(to.north) }
  const far = (corner: Corner): number => Math.hypot(goal.x - corner.x, goal.y - corner.y)
  const from = corners.reduce((best, corner) => (far(corner) < far(best) ? corner : best))
  const length = far(from)
  if (length < ROOM + 20) return
  const [dx, dy] = [(goal.x - from.x) / length, (goal.y - from.y) / length]
  // no farther than the neat line
  const into = (at: number, step: number, most: number): number =>
    step === 0 ? length : ((step > 0 ? most - frame - 6 : frame + 6) - at) / step
  const reach = Math.min(length, into(from.x, dx, size.width), into(from.y, dy, size.height), HOMEWARD)
  if (reach < ROOM + 20) return
  const [ex, ey] = [from.x + dx * reach, from.y + dy * reach]
  line(g, from.x + dx * ROOM, from.y + dy * ROOM, ex, ey)
  g.setLineDash([])
  line(g, ex, ey, ex - 9 * dx + 5 * dy, ey - 9 * dy - 5 * dx)
  line(g, ex, ey, ex - 9 * dx - 5 * dy, ey - 9 * dy + 5 * dx)
}
/** Pixels of an arrow: it says whither, not how far. */
const HOMEWARD = 150

/** Her name in roman, what she is ordered below it, and how she stands in words. */
export function paintGroupWords(brush: Brush, groups: readonly Outlined[], taken: readonly Box[]): Box[] {
  const { g, ink, size, frame } = brush
  const within = { x: frame + 2, y: frame + 2, width: size.width - 2 * frame - 4, height: size.height - 2 * frame - 4 }
  const small = size.width < 480
  const written: WrittenLabel[] = []
  groups.forEach((outlined, id) => {
    const wishes = anchorsOf(outlined).map(anchor => ({ ...wishOf(g, outlined, small), id, ...anchor, must: false }))
    const over = [...taken, ...written]
    const free = wishes.map(wish => placed([wish], over, within)).find(({ length }) => length > 0)
    const must = outlined.isChosen ? placed([{ ...wishes[0]!, must: true }], over, within) : []
    written.push(...(free ?? must))
  })
  for (const { id, x, y, width, end } of written) {
    const { group, isChosen } = groups[id]!
    const title = titleOf(groups[id]!)
    g.textAlign = end ? 'right' : 'left'
    const at = end ? x + width - 2 : x + 2
    g.font = `15px ${SERIF}`
    g.fillStyle = isChosen ? ink.chart : ink.ink
    if (title !== '') haloed(g, title, at, y + 14, ink.sea, 4.5)
    g.fillStyle = ink['ink-2']
    linesOf(group, small).forEach((words, i) => {
      g.font = `${words === group.words && group.hold !== 'held' ? '600 ' : ''}12px ${PLAIN}`
      haloed(g, words, at, y + (title === '' ? 14 : 30) + 16 * i, ink.sea, 4)
    })
  }
  g.textAlign = 'left'
  return written
}

/** What stands over its ships, unless it is the name of the only one. */
const titleOf = ({ group, ships }: Outlined): string =>
  ships.length === 1 && ships[0]!.unit.name === group.name ? '' : group.name

/** Upper end, lower end, middle. */
function anchorsOf({ corners }: Outlined): readonly Corner[] {
  const upper = corners.reduce((best, corner) => (corner.y < best.y ? corner : best))
  const lower = corners.reduce((best, corner) => (corner.y > best.y ? corner : best))
  return [upper, lower, { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 }]
}

function wishOf(g: CanvasRenderingContext2D, outlined: Outlined, small: boolean) {
  const [title, lines] = [titleOf(outlined), linesOf(outlined.group, small)]
  g.font = `15px ${SERIF}`
  const name = g.measureText(title).width
  g.font = `600 12px ${PLAIN}`
  const widest = Math.max(name, ...lines.map(each => g.measureText(each).width))
  return { width: widest + 8, height: (title === '' ? 2 : 18) + 16 * lines.length, off: ROOM + 8 }
}
const linesOf = ({ orders, words }: Squad, small: boolean): string[] =>
  small ? [] : [orders, words].filter(each => each !== '')

/** How far somebody's word reaches, or whatever else is a ring round a point, with its words on it. */
export function paintReach(
  { g, ink, camera, x, y }: Brush,
  { east, north, far, words }: { east: number; north: number; far: number; words: string },
): Box[] {
  const [cx, cy, radius] = [x(east), y(north), far * camera.scale]
  g.save()
  g.strokeStyle = ink.chart
  g.globalAlpha = 0.75
  g.lineWidth = 1
  g.setLineDash([6, 5])
  g.beginPath()
  g.arc(cx, cy, radius, 0, 7)
  g.stroke()
  g.restore()
  if (words === '') return []
  g.font = `12px ${PLAIN}`
  g.fillStyle = ink.chart
  g.textAlign = 'center'
  const [tx, ty] = [cx + radius * Math.SQRT1_2, cy + radius * Math.SQRT1_2]
  haloed(g, words, tx, ty, ink.sea, 4)
  g.textAlign = 'left'
  const wide = g.measureText(words).width
  return [{ x: tx - wide / 2, y: ty - 13, width: wide, height: 18 }]
}

/** A distance that matters now, measured between two points. */
export function paintSpan(
  { g, ink, x, y }: Brush,
  { from, to, words }: { from: { east: number; north: number }; to: { east: number; north: number }; words: string },
): Box[] {
  const [x1, y1, x2, y2] = [x(from.east), y(from.north), x(to.east), y(to.north)]
  g.strokeStyle = ink.chart
  g.lineWidth = 1.3
  line(g, x1, y1, x2, y2)
  return [wordsAt({ g, ink }, words, (x1 + x2) / 2, (y1 + y2) / 2 - 6, ink.chart)]
}

/** Who belongs to whom though they lie apart: dotted, in the colour of the side. */
export function paintTie(
  { g, ink, x, y }: Brush,
  { side, from, to, words }: NonNullable<Chart['ties']>[number],
): Box[] {
  const [x1, y1, x2, y2] = [x(from.east), y(from.north), x(to.east), y(to.north)]
  g.save()
  g.strokeStyle = sideInk(ink, side)
  g.lineWidth = 1.2
  g.lineCap = 'round'
  g.setLineDash([1, 4])
  line(g, x1, y1, x2, y2)
  g.restore()
  return words === '' ? [] : [wordsAt({ g, ink }, words, (x1 + x2) / 2, (y1 + y2) / 2 - 6, sideInk(ink, side))]
}

/** Words in the middle of a line. */
function wordsAt({ g, ink }: Pick<Brush, 'g' | 'ink'>, words: string, tx: number, ty: number, colour: string): Box {
  g.font = `600 12px ${PLAIN}`
  g.fillStyle = colour
  g.textAlign = 'center'
  haloed(g, words, tx, ty, ink.sea, 4)
  g.textAlign = 'left'
  const wide = g.measureText(words).width
  return { x: tx - wide / 2, y: ty - 13, width: wide, height: 18 }
}

/** A swallow-tail for whoever leads a squadron, a square flag with a cross for the fleet's flagship. */
export function paintFlag({ g, ink }: Brush, kind: 'squadron' | 'fleet', side: number, x: number, y: number): void {
  g.save()
  g.translate(x, y)
  g.strokeStyle = ink.ink
  g.lineWidth = 1.3
  line(g, -5, -7, -5, 8)
  const colour = sideInk(ink, side)
  if (kind === 'squadron') {
    g.fillStyle = colour
    g.fill(new Path2D('M-5 -7L8 -4.5L4 -2.5L8 -.5L-5 2Z'))
  } else {
    g.fillStyle = ink.sheet
    g.strokeStyle = colour
    g.lineWidth = 1.4
    g.fillRect(-5, -7, 13, 9)
    g.strokeRect(-5, -7, 13, 9)
    g.lineWidth = 2
    line(g, 1.5, -7, 1.5, 2)
    line(g, -5, -2.5, 8, -2.5)
  }
  g.restore()
}
