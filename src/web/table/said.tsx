import type { Tried } from '#kernel/ruleset/index.ts'
import type { Battle, BattleState } from '../battle/battle.ts'
import { Citation } from '../cite.tsx'
import { BLANK } from './draft.ts'
import { isSame } from './keys.ts'
import type { Plan } from './plan.ts'
import type { SeatTable, TableState } from './table.ts'

export interface OrdersProps {
  readonly table: SeatTable
  readonly state: TableState
  readonly battle: Battle
  /** the book's state */
  readonly now: BattleState
  readonly plan: Plan
  readonly tried: Tried | null
}

/** The things that one unit may be told, where there are several: one at a time. */
export function Deeds({ plan, table, state }: Pick<OrdersProps, 'plan' | 'table' | 'state'>) {
  if (plan.deeds.length < 2) return null
  return (
    <fieldset className="bat deeds">
      <legend className="hidden">What she is told</legend>
      {plan.deeds.map(deed => (
        <button
          type="button"
          key={deed}
          className={plan.deed === deed ? 'on' : ''}
          aria-pressed={plan.deed === deed}
          onClick={() => table.set({ draft: { ...BLANK, unit: plan.unit, deed }, refused: state.refused })}
        >
          <b>{deed}</b>
        </button>
      ))}
    </fieldset>
  )
}

/** An order that was refused, and by which rule. */
export function Refused({ state, battle }: Pick<OrdersProps, 'state' | 'battle'>) {
  if (state.refused === null) return null
  return (
    <p className="no" role="alert">
      <b>No.</b> {state.refused.reason[0]!.toUpperCase() + state.refused.reason.slice(1)}.{' '}
      <Citation book={battle.book} why={state.refused.rule} />
    </p>
  )
}

/** What else may be said, but for giving up, which is in the menu. */
export function Says({ plan, table, battle, state, main = false }: OrdersProps & { readonly main?: boolean }) {
  const { concede, pass } = battle.book.game!
  const says = plan.says.filter(
    ({ command, unit }) => !isSame(command, concede) && (plan.attack === null || unit === undefined),
  )
  if (says.length === 0) return null
  return (
    <div className="go says">
      {says.map(({ words, command }, i) => (
        <button
          type="button"
          key={words}
          className={main && i === 0 ? 'fire' : 'alt'}
          disabled={state.sending}
          onClick={() => table.order(command)}
        >
          {words} {isSame(command, pass) ? <kbd>E</kbd> : main && i === 0 ? <kbd>↵</kbd> : null}
        </button>
      ))}
    </div>
  )
}
