/** Bars shown at most; what lies beyond is added to the last. */
const MOST = 7
/** Rarer than this, and it has no bar unless it is one of the first. */
const RARE = 0.0002
const FIRST = 2

interface Shown {
  readonly label: string
  readonly from: number
  readonly chance: number
}
export function shownBars(chances: readonly number[]): readonly Shown[] {
  const bars = chances
    .map((chance, from) => ({ label: String(from), from, chance }))
    .filter(({ from, chance }) => chance >= RARE || (from < FIRST && chances.length > 1))
  if (bars.length <= MOST) return bars
  const rest = bars.slice(MOST - 1)
  const { from } = rest[0]!
  return [
    ...bars.slice(0, MOST - 1),
    { label: `${from}+`, from, chance: rest.reduce((sum, { chance }) => sum + chance, 0) },
  ]
}
