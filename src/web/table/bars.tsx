import { barText, percent } from '../words.ts'
import { shownBars } from './shown-bars.ts'

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
