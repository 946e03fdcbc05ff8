import { useEffect, useState } from 'react'
import type { Aim, Foreseen } from '#kernel/ruleset/index.ts'
import { percent } from '../words.ts'
import { Bars } from './bars.tsx'
import type { SeatTable, TableState } from './table.ts'

/** Asked of the worker whenever the aims change; the last answer stays until the next is there. */
export function useForeseen(
  table: SeatTable,
  { now, rows }: TableState,
  unit: number | null,
  aims: readonly Aim[],
): Foreseen | null {
  const [foreseen, setForeseen] = useState<{ key: string; foreseen: Foreseen | null }>({ key: '', foreseen: null })
  const key = JSON.stringify([rows, unit, aims])
  useEffect(() => {
    if (now === null || unit === null || aims.length === 0 || table.odds === null) return
    let wanted = true
    void table.odds.foresee(now.view, unit, aims).then(answer => {
      if (wanted) setForeseen({ key, foreseen: answer })
    })
    return () => {
      wanted = false
    }
  }, [key])
  return aims.length === 0 ? null : foreseen.foreseen
}

/** What may come of it: two pictures and the chances that matter most. */
export function Odds({ foreseen, aims }: { readonly foreseen: Foreseen | null; readonly aims: readonly Aim[] }) {
  if (aims.length === 0) return null
  if (foreseen === null) return <p className="note pad odds-wait">The odds are being worked out…</p>
  return (
    <>
      <div className="odds" data-exact={foreseen.exact}>
        {foreseen.bars.map(({ title, mean, chances, grave }) => (
          <div key={title}>
            <h3>
              {title}, % · mean <b>{mean.toFixed(1)}</b>
            </h3>
            <Bars chances={chances} grave={grave} label={title} />
          </div>
        ))}
      </div>
      <div className="fate">
        {foreseen.chances.map(({ words, chance }) => (
          <div key={words}>
            <b>{percent(chance)}</b>
            {words}
          </div>
        ))}
      </div>
      {foreseen.exact ? null : <p className="note pad">A sample of 100,000: too wide to be worked out exactly.</p>}
    </>
  )
}
