/** A box of the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Something that wants to be written beside a point: how large it is, and how far it must keep off. */
export interface Wish {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly off: number
  /** kept even where there is no room */
  readonly must: boolean
}
export interface WrittenLabel extends Box {
  readonly id: number
  /** its words end at the point rather than begin there */
  readonly end: boolean
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Right, left, and then round about. */
function places({ x, y, width, height, off }: Wish): (Box & { readonly end: boolean })[] {
  const middle = y - height / 2
  const box = (left: number, top: number, end: boolean) => ({ x: left, y: top, width, height, end })
  return [
    box(x + off, middle, false),
    box(x - off - width, middle, true),
    box(x + off, y + off * 0.3, false),
    box(x - off - width, y + off * 0.3, true),
    box(x + off, y - off * 0.3 - height, false),
    box(x - off - width, y - off * 0.3 - height, true),
    box(x - width / 2, y + off + 4, false),
    box(x - width / 2, y - off - height - 4, false),
    box(x + off + 4, y + height * 0.55, false),
    box(x - off - width - 4, y + height * 0.55, true),
    box(x + off + 4, y - height * 1.55, false),
    box(x - off - width - 4, y - height * 1.55, true),
  ]
}

/** Puts as many as find room, in the order of the wishes; none on another, none on what is taken, none over the edge. */
export function placed(wishes: readonly Wish[], taken: readonly Box[], within: Box): WrittenLabel[] {
  const boxes = [...taken]
  const written: WrittenLabel[] = []
  for (const wish of wishes) {
    const all = places(wish)
    const free = all.filter(box => inside(box, within) && !boxes.some(other => overlap(box, other)))
    // rather not hard by the edge
    const fits = free.find(box => inside(box, inset(within, EDGE))) ?? free[0]
    const at = fits ?? (wish.must ? leastCovered(all, boxes, within) : undefined)
    if (at === undefined) continue
    boxes.push(at)
    written.push({ ...at, id: wish.id })
  }
  return written
}
/** Where something must be written and there is no room, it covers as little as may be. */
function leastCovered<B extends Box>(all: readonly B[], boxes: readonly Box[], within: Box): B {
  const seen = all.filter(box => inside(box, within))
  const covered = (box: Box): number => boxes.reduce((sum, other) => sum + shared(box, other), 0)
  return [...(seen.length > 0 ? seen : all)].sort((a, b) => covered(a) - covered(b))[0]!
}
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const EDGE = 16
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
const inside = (box: Box, within: Box): boolean =>
  box.x >= within.x &&
  box.y >= within.y &&
  box.x + box.width <= within.x + within.width &&
  box.y + box.height <= within.y + within.height
