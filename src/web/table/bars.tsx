import { barText, percent } from '../words.ts'

/** Bars shown at most; what lies beyond is added to the last. */
const MOST = 8
/** Rarer than this, and it has no bar unless it is one of the first. */
const RARE = 0.0002
const FIRST = 3

export interface Shown {
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

export function Bars({
  chances,
  grave,
  label,
}: {
  readonly chances: readonly number[]
  readonly grave: number
  readonly label: string
}) {
  const bars = shownBars(chances)
  const most = Math.max(...bars.map(({ chance }) => chance))
  return (
    <div
      className="bars"
      role="img"
      aria-label={`${label}: ${bars.map(bar => `${bar.label}, ${percent(bar.chance)}`).join('; ')}`}
    >
      {bars.map(({ label: name, from, chance }) => (
        <div key={name} className={`bar ${grave >= 0 && from >= grave ? 'mark' : ''}`}>
          <span className="v">{barText(chance)}</span>
          <i style={{ height: `${Math.max(1, Math.round((chance / most) * 44))}px` }} />
          <b>{name}</b>
        </div>
      ))}
    </div>
  )
}
