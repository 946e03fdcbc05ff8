import type { Unit, Weapon } from '#kernel/ruleset/index.ts'
import type { Draft } from './draft.ts'
import type { Plan } from './plan.ts'
import type { SeatTable } from './table.ts'

interface TurnedProps {
  readonly plan: Plan
  readonly draft: Draft
  readonly units: readonly Unit[]
  readonly table: SeatTable
}

/** What the chosen weapon is turned on: the target of all, one of its own, nothing; or several, where it may be divided. */
export function Turned(props: TurnedProps) {
  const { plan, draft, units, table } = props
  const { weapon } = plan
  if (weapon === null || weapon.idle !== '') return null
  if ((weapon.parts ?? 0) > 1 && weapon.targets.length > 1) return <Divided {...props} weapon={weapon} />
  if (plan.attack!.weapons.filter(({ idle }) => idle === '').length < 2) return null
  const own = draft.aims.find(aim => aim.weapon === weapon.id)
  const value = draft.held.includes(weapon.id) ? 'held' : own === undefined ? 'common' : String(own.target)
  const turn = (to: string): void => {
    const aims = draft.aims.filter(aim => aim.weapon !== weapon.id)
    const held = draft.held.filter(id => id !== weapon.id)
    table.set({
      refused: null,
      draft: {
        ...draft,
        weapon: weapon.id,
        held: to === 'held' ? [...held, weapon.id] : held,
        aims: to === 'held' || to === 'common' ? aims : [...aims, { weapon: weapon.id, target: Number(to) }],
      },
    })
  }
  return (
    <label className="turned">
      <span>{weapon.name}</span>
      <select value={value} onChange={event => turn(event.target.value)}>
        <option value="common">at the target of all</option>
        {weapon.targets.map(({ unit }) => (
          <option key={unit} value={unit}>
            at {units[unit]!.name}
          </option>
        ))}
        <option value="held">holds its fire</option>
      </select>
    </label>
  )
}

/** A weapon's parts, so many on each target. */
function Divided({ plan, draft, units, table, weapon }: TurnedProps & { readonly weapon: Weapon }) {
  const all = weapon.parts!
  const most = (target: number): number => weapon.targets.find(({ unit }) => unit === target)?.parts ?? all
  const counts = new Map(
    plan.aims
      .filter(aim => aim.weapon === weapon.id)
      .map(({ target, parts }) => [target, parts ?? Math.min(all, most(target))]),
  )
  const used = [...counts.values()].reduce((sum, parts) => sum + parts, 0)
  const put = (target: number, parts: number): void => {
    const next = new Map(counts).set(target, parts)
    const aims = [...next].filter(([, count]) => count > 0)
    table.set({
      refused: null,
      draft: {
        ...draft,
        weapon: weapon.id,
        held: [...draft.held.filter(id => id !== weapon.id), ...(aims.length === 0 ? [weapon.id] : [])],
        aims: [
          ...draft.aims.filter(aim => aim.weapon !== weapon.id),
          ...aims.map(([unit, count]) => ({ weapon: weapon.id, target: unit, parts: count })),
        ],
      },
    })
  }
  return (
    <fieldset className="divide">
      <legend>
        {weapon.name}: {used} of {all}
      </legend>
      {weapon.targets.map(({ unit }) => {
        const count = counts.get(unit) ?? 0
        const { name } = units[unit]!
        return (
          <div key={unit}>
            <span className="ship">{name}</span>
            <button
              type="button"
              aria-label={`One fewer at ${name}`}
              disabled={count === 0}
              onClick={() => put(unit, count - 1)}
            >
              −
            </button>
            <output aria-label={`At ${name}`}>{count}</output>
            <button
              type="button"
              aria-label={`One more at ${name}`}
              disabled={count >= most(unit) || used >= all}
              onClick={() => put(unit, count + 1)}
            >
              +
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
