import type { Draft } from './draft.ts'
import type { Plan } from './plan.ts'
import type { SeatTable } from './table.ts'

/** The chosen weapon's mounts, where single ones may hold their fire. */
export function Mounts({
  plan,
  draft,
  table,
}: {
  readonly plan: Plan
  readonly draft: Draft
  readonly table: SeatTable
}) {
  const { weapon } = plan
  const mounts = weapon?.mounts ?? []
  const all = mounts.reduce((sum, { count }) => sum + count, 0)
  if (weapon === null || all < 2 || !plan.aims.some(aim => aim.weapon === weapon.id)) return null
  const held = draft.silent.get(weapon.id) ?? mounts.map(() => 0)
  const hold = (group: number, count: number): void => {
    const next = held.map((was, i) => (i === group ? count : was))
    const silent = new Map(draft.silent)
    if (next.some(each => each > 0)) silent.set(weapon.id, next)
    else silent.delete(weapon.id)
    table.set({ refused: null, draft: { ...draft, weapon: weapon.id, silent } })
  }
  return (
    <details className="single" open={draft.silent.has(weapon.id) || undefined}>
      <summary>Hold single mounts</summary>
      <fieldset className="divide">
        <legend className="hidden">{weapon.name}: mounts that fire</legend>
        {mounts.map(({ words, count }, group) => (
          <div key={group}>
            <span>{words}</span>
            <button
              type="button"
              aria-label={`One fewer: ${words}`}
              disabled={held[group]! >= count}
              onClick={() => hold(group, held[group]! + 1)}
            >
              −
            </button>
            <output aria-label={`Firing: ${words}`}>{count - held[group]!}</output>
            <button
              type="button"
              aria-label={`One more: ${words}`}
              disabled={held[group] === 0}
              onClick={() => hold(group, held[group]! - 1)}
            >
              +
            </button>
          </div>
        ))}
      </fieldset>
    </details>
  )
}
