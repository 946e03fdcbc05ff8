import { bar, percent } from '../words.ts'

/** Bars shown at most; what lies beyond is added to the last. */
const MOST = 8
/** Rarer than this at the far end, and it is left out. */
const RARE = 0.0002

export function shownBars(chances: readonly number[]): { readonly chances: readonly number[]; readonly more: boolean } {
  let end = chances.length
  while (end > 2 && chances[end - 1]! < RARE) end--
  if (end <= MOST) return { chances: chances.slice(0, end), more: end < chances.length }
  const rest = chances.slice(MOST - 1).reduce((sum, chance) => sum + chance, 0)
  return { chances: [...chances.slice(0, MOST - 1), rest], more: true }
}

export function Bars({
  chances: all,
  grave,
  label,
}: {
  readonly chances: readonly number[]
  readonly grave: number
  readonly label: string
}) {
  const { chances } = shownBars(all)
  const folded = all.length > chances.length && chances.length === MOST
  const most = Math.max(...chances)
  return (
    <div
      className="bars"
      role="img"
      aria-label={`${label}: ${chances.map((chance, i) => `${i}, ${percent(chance)}`).join('; ')}`}
    >
      {chances.map((chance, i) => (
        <div key={i} className={`bar ${grave >= 0 && i >= grave ? 'mark' : ''}`}>
          <span className="v">{bar(chance)}</span>
          <i style={{ height: `${Math.max(1, Math.round((chance / most) * 44))}px` }} />
          <b>
            {i}
            {folded && i === chances.length - 1 ? '+' : ''}
          </b>
        </div>
      ))}
    </div>
  )
}
