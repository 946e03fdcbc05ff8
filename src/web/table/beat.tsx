import { useEffect, useId } from 'react'
import type { Battle } from '../battle/battle.ts'
import { PACES, type Pace } from './pace.ts'
import { Salvo } from './salvo.tsx'
import type { SeatTable, TableState } from './table.ts'

/** Rows that somebody who was away is not shown one by one. */
const MANY = 40

/** A row over which dice were thrown, while it is shown. */
export interface Beat {
  readonly row: number
  onNext(): void
}

/** What has come and is not shown yet, one throw of dice after the other; null: nothing is left to be shown. */
export function useBeat(table: SeatTable, { told, rows, at, pace }: TableState, battle: Battle): Beat | null {
  const row = pace === 'off' || at !== null ? -1 : nextThrown(battle, told, rows)
  useEffect(() => {
    if (row < 0) {
      if (at === null && told < rows) table.set({ told: rows })
      return
    }
    const timer = setTimeout(() => table.set({ told: row + 1 }), PACES[pace])
    return () => clearTimeout(timer)
  }, [table, row, told, rows, at, pace])
  if (row < 0) return null
  return { row, onNext: () => table.set({ told: row + 1 }) }
}

function nextThrown(battle: Battle, from: number, to: number): number {
  if (to - from > MANY) return -1
  for (let row = from; row < to; row++) if (battle.chapter(row).throws.length > 0) return row
  return -1
}

/** What was thrown and what each throw brought, before anything else happens. */
export function BeatPanel({
  table,
  battle,
  beat: { row, onNext },
}: {
  readonly table: SeatTable
  readonly battle: Battle
  readonly beat: Beat
}) {
  const { pace } = table.state
  return (
    <div className="beat">
      <Salvo
        battle={battle}
        at={row + 1}
        foot={
          <div className="next">
            <span key={row} className="hairline" style={{ animationDuration: `${PACES[pace]}ms` }} />
            <button type="button" onClick={onNext}>
              Next <kbd>space</kbd>
            </button>
            <PaceSetting table={table} pace={pace} />
          </div>
        }
      />
    </div>
  )
}

/** How fast one is shown what came. */
export function PaceSetting({ table, pace }: { readonly table: SeatTable; readonly pace: Pace }) {
  const name = useId()
  return (
    <fieldset className="pace">
      <legend>pace of beats</legend>
      {(['slow', 'brisk', 'off'] as const).map(each => (
        <label key={each}>
          <input type="radio" name={name} checked={each === pace} onChange={() => table.choosePace(each)} />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  )
}
