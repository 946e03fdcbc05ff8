import type { PlotBox, PlotPoint } from './frame.ts'

/** What a label must keep clear of. */
export class Crowd {
  private readonly boxes: PlotBox[] = []
  private readonly lines: (readonly [PlotPoint, PlotPoint])[] = []
  private readonly within: PlotBox

  constructor(within: PlotBox) {
    this.within = within
  }

  addBox(box: PlotBox): void {
    this.boxes.push(box)
  }

  addLine(from: PlotPoint, to: PlotPoint): void {
    this.lines.push([from, to])
  }

  /** How badly a box would lie there: on another it cannot be read, on a line it can. */
  cost(box: PlotBox): number {
    let cost = contains(this.within, box) ? 0 : 10_000
    for (const other of this.boxes) if (overlap(box, other)) cost += 1000
    for (const [from, to] of this.lines) if (crosses(box, from, to)) cost += 60
    return cost
  }

  /** The best of some places for a box, which is taken. */
  place<T extends { readonly box: PlotBox; readonly cost: number }>(candidates: readonly T[]): T {
    let best = candidates[0]!
    let least = Number.POSITIVE_INFINITY
    for (const candidate of candidates) {
      if (candidate.cost >= least) continue
      const cost = candidate.cost + this.cost(candidate.box)
      if (cost >= least) continue
      least = cost
      best = candidate
    }
    this.addBox(best.box)
    return best
  }
}

const RADII = [12, 20, 32, 48, 68, 92, 120, 155, 195]
const DIRECTIONS = 16

export interface Candidate {
  readonly box: PlotBox
  readonly cost: number
}

/** Boxes of one size round a point, the nearest first. */
export function around({ x, y }: PlotPoint, width: number, height: number): Candidate[] {
  return RADII.flatMap(radius =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (2 * Math.PI * i) / DIRECTIONS
      const [along, down] = [Math.cos(angle), Math.sin(angle)]
      // The box's nearest edge or corner lies at the radius.
      const left = x + radius * along + (width * (along - 1)) / 2
      const top = y + radius * down + (height * (down - 1)) / 2
      return { box: { x: left, y: top, width, height }, cost: radius }
    }),
  )
}

const contains = (outer: PlotBox, inner: PlotBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (one: PlotBox, other: PlotBox): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Does a stretch of line run through a box? It is cut off side by side, and something must be left. */
export function crosses({ x, y, width, height }: PlotBox, from: PlotPoint, to: PlotPoint): boolean {
  const [along, down] = [to.x - from.x, to.y - from.y]
  let first = 0
  let last = 1
  for (const [speed, room] of [
    [-along, from.x - x],
    [along, x + width - from.x],
    [-down, from.y - y],
    [down, y + height - from.y],
  ] as const) {
    if (speed === 0) {
      if (room < 0) return false
    } else if (speed < 0) first = Math.max(first, room / speed)
    else last = Math.min(last, room / speed)
  }
  return first <= last
}

/** The point of a box that is nearest to another point. */
export const nearest = ({ x, y, width, height }: PlotBox, to: PlotPoint): PlotPoint => ({
  x: Math.min(x + width, Math.max(x, to.x)),
  y: Math.min(y + height, Math.max(y, to.y)),
})
