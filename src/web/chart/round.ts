export interface Corner {
  readonly x: number
  readonly y: number
}

/** The corners of the least outline that goes round all points, clockwise on the screen. */
export function hullRound(points: readonly Corner[]): Corner[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (along: readonly Corner[]): Corner[] => {
    const kept: Corner[] = []
    for (const point of along) {
      while (kept.length > 1 && turns(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return sorted.length < 2 ? sorted : [...half(sorted), ...half(sorted.reverse())]
}
const turns = (a: Corner, b: Corner, c: Corner): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
