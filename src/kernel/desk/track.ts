/** Damage that runs along a row of thresholds: boxes in rows, or points with breakpoints. */
export interface Track {
  /** what may be lost in all */
  readonly size: number
  /** level k begins when this much is lost; the first is 0, the last is `size` */
  readonly levels: readonly number[]
}

/** Rows of boxes, lost one row after the other. */
export function rowsOfBoxes(rows: readonly number[]): Track {
  const levels = [0]
  for (const boxes of rows) levels.push(levels.at(-1)! + boxes)
  return { size: levels.at(-1)!, levels }
}

export function levelAt(track: Track, lost: number): number {
  let level = 0
  while (level + 1 < track.levels.length && lost >= track.levels[level + 1]!) level++
  return level
}
