import { unitAt } from '#kernel/ruleset/index.ts'
import { Citation } from '../cite.tsx'
import { Side } from '../marks.tsx'
import { percent, plural } from '../words.ts'
import { BoxRow } from './card.tsx'
import { BLANK } from './draft.ts'
import { Odds, useForeseen } from './foreseen.tsx'
import { Mounts } from './mounts.tsx'
import type { Plan } from './plan.ts'
import { Deeds, type OrdersProps, Refused, Says } from './said.tsx'
import { Reckoning, SumTable } from './sum.tsx'
import type { SeatTable, TableState } from './table.ts'
import { Turned } from './turned.tsx'

/** An attack: weapons, the sum, the odds, and then the one button. */
export function Attack(props: OrdersProps) {
  const { plan, table, state, battle, now } = props
  const { draft } = state
  const chart = battle.chart(now)
  const { units } = chart
  const unit = unitAt(chart, plan.unit!)!
  const target = plan.target === null ? null : unitAt(chart, plan.target)!
  const aims = plan.aims.filter(aim => aim.target === plan.target)
  const elsewhere = plan.aims.filter(aim => aim.target !== plan.target)
  const foreseen = useForeseen(table, state, plan.unit, aims)
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        <span className="ship">{unit.name}</span> {plan.attack!.verb}{' '}
        {target === null ? 'nobody' : <span className="ship">{target.name}</span>}
      </h2>
      <Deeds {...props} />
      <Reckoning battle={battle} now={now} plan={plan} />
      <Weapons plan={plan} draft={draft} table={table} />
      <Turned plan={plan} draft={draft} units={units} table={table} />
      <Mounts plan={plan} draft={draft} table={table} />
      <SumTable battle={battle} now={now} plan={plan} />
      {elsewhere.length === 0 ? null : (
        <p className="note pad">
          Elsewhere:{' '}
          {elsewhere
            .map(
              ({ weapon, target: at }) =>
                `${plan.attack!.weapons.find(({ id }) => id === weapon)!.name} at ${unitAt(chart, at)!.name}`,
            )
            .join(', ')}
        </p>
      )}
      <Odds foreseen={foreseen} aims={aims} />
      {target === null ? null : (
        <div className="tgt">
          <span>
            <Side side={target.side} />
            <span className="ship">{target.name}</span>
          </span>
          {target.tracks.map(({ name, left, size }) => (
            <BoxRow key={name} boxes={{ size, lost: size - left, masked: 0 }} />
          ))}
          <small>{target.words}</small>
        </div>
      )}
      {plan.refusal === null ? (
        <Refused {...props} />
      ) : (
        <p className="no" role="alert">
          <b>No.</b> {plan.refusal.reason[0]!.toUpperCase() + plan.refusal.reason.slice(1)}.{' '}
          <Citation book={battle.book} why={plan.refusal.why} />
        </p>
      )}
      <div className="go">
        <button
          type="button"
          className="fire"
          disabled={plan.aims.length === 0 || plan.refusal !== null || state.sending}
          onClick={() => table.order(plan.attack!.command(plan.aims))}
        >
          {plan.aims.length === 0 ? 'Nothing bears' : plan.attack!.deed(plan.aims)} <kbd>F</kbd>
        </button>
        <Hold {...props} />
        <button
          type="button"
          className="alt"
          disabled={state.sending}
          onClick={() => table.set({ draft: { ...BLANK, unit: draft.unit, deed: draft.deed }, refused: null })}
        >
          Undo <kbd>Z</kbd>
        </button>
      </div>
      <Says {...props} />
    </section>
  )
}

/** What lets this ship keep silent. */
function Hold({ plan, table, state }: OrdersProps) {
  const hold = plan.says.find(({ unit }) => unit !== undefined)
  if (hold === undefined) return null
  return (
    <button
      type="button"
      className="alt"
      title={hold.words}
      disabled={state.sending}
      onClick={() => table.order(hold.command)}
    >
      Hold
      <span className="hidden">: {hold.words}</span>
    </button>
  )
}

/** How many of its mounts stay silent. */
function silenced(held: readonly number[] = []): string[] {
  const mounts = held.reduce((sum, count) => sum + count, 0)
  return mounts === 0 ? [] : [`${plural(mounts, 'mount')} held`]
}

function Weapons({
  plan,
  draft,
  table,
}: {
  readonly plan: Plan
  readonly draft: TableState['draft']
  readonly table: SeatTable
}) {
  return (
    <fieldset className="bat">
      <legend className="hidden">Batteries</legend>
      {plan.attack!.weapons.map(weapon => {
        const its = plan.aims.filter(each => each.weapon === weapon.id)
        const glance = weapon.targets.find(each => each.unit === (its[0]?.target ?? plan.target))
        const words =
          weapon.idle !== ''
            ? weapon.idle
            : draft.held.includes(weapon.id)
              ? 'held'
              : glance === undefined
                ? 'does not bear'
                : its.length > 1
                  ? `at ${its.length} targets`
                  : [glance.words, ...silenced(draft.silent.get(weapon.id)), percent(glance.chance)].join(', ')
        return (
          <button
            type="button"
            key={weapon.id}
            className={plan.weapon?.id === weapon.id ? 'on' : ''}
            aria-pressed={plan.weapon?.id === weapon.id}
            onClick={() => table.set({ draft: { ...draft, weapon: weapon.id } })}
          >
            <b>{weapon.name}</b>
            <span>{words}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
