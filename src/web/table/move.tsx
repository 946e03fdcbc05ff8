import { unitAt } from '#kernel/ruleset/index.ts'
import { isCounter } from '../chart/apart.ts'
import { Citation } from '../cite.tsx'
import { Deeds, type OrdersProps, Refused, Says } from './said.tsx'

/** A move: its legs, what each costs, what is left. */
export function Move(props: OrdersProps) {
  const { plan, table, state, battle, tried } = props
  const { draft } = state
  const chart = battle.chart(props.now)
  const { measure: far, times } = chart
  const unit = unitAt(chart, plan.unit!)!
  const { budget, measure } = plan.move!
  const cost = tried?.cost ?? 0
  const legs = plan.path
  const costTo = (leg: number): number => (leg === 0 ? 0 : plan.move!.try(legs.slice(0, leg)).cost)
  const isFlown = unit.kind === 'aircraft'
  const heading = String(Math.round((tried?.at ?? unit).heading / 10) % 360).padStart(3, '0')
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        <span className={isCounter(unit) ? '' : 'ship'}>{unit.name}</span> {plan.move!.verb ?? 'moves'}
      </h2>
      <Deeds {...props} />
      <p className="facts">
        {legs.length === 0
          ? `Drag ${isFlown ? 'it' : 'her ghost'} along the chart, or use the arrow keys`
          : [
              legs.length === 1 ? 'one leg' : `${legs.length} legs`,
              ...(isFlown ? [] : [`ends heading ${heading}°`]),
            ].join(' · ')}
      </p>
      {plan.moves.length > 1 ? (
        <div className="bat">
          {plan.moves.map(({ words }, way) => (
            <button
              type="button"
              key={words ?? ''}
              className={draft.way === way ? 'on' : ''}
              aria-pressed={draft.way === way}
              onClick={() => table.set({ draft: { ...draft, way } })}
            >
              <b>{words === undefined ? 'Plain' : words[0]!.toUpperCase() + words.slice(1)}</b>
            </button>
          ))}
        </div>
      ) : null}
      <table className="reck">
        <tbody>
          {legs.map(({ turn = 0, ahead = 0 }, i) => (
            <tr key={i}>
              <td>
                {turn === 0 ? '' : `turn ${Math.abs(turn / 10)}° to ${turn < 0 ? 'port' : 'starboard'}`}
                {turn !== 0 && ahead > 0 ? ', ' : ''}
                {ahead > 0 ? `ahead ${tidy(ahead * times)} ${far}` : ''}
              </td>
              <td className="n">{tidy(costTo(i + 1) - costTo(i))}</td>
            </tr>
          ))}
          <tr className="t">
            <td>
              {cost} of {budget} {measure}
            </td>
            <td className="n">{tidy(budget - cost)} left</td>
          </tr>
        </tbody>
      </table>
      <div className="meter" role="img" aria-label={`${cost} of ${budget} ${measure} spent`}>
        {Array.from({ length: Math.max(budget, cost) }, (_, i) => (
          <i key={i} className={i < cost ? (i < budget ? 'spent' : 'over') : ''} />
        ))}
      </div>
      {tried?.refusal ? (
        <p className="no" role={legs.length === 0 ? 'note' : 'alert'}>
          <b>{legs.length === 0 ? 'She may not stay here.' : 'No.'}</b>{' '}
          {tried.refusal.reason[0]!.toUpperCase() + tried.refusal.reason.slice(1)}.{' '}
          <Citation book={battle.book} why={tried.refusal.why} />
        </p>
      ) : null}
      <Refused {...props} />
      <p className="keys">
        <kbd>←</kbd> <kbd>→</kbd> turn <kbd>↑</kbd> <kbd>↓</kbd> ahead <kbd>⌫</kbd> one leg back
      </p>
      <div className="go">
        <button
          type="button"
          className="fire"
          disabled={state.sending || tried?.refusal != null}
          onClick={() => table.order(plan.move!.command(legs))}
        >
          {plan.move!.deed?.(legs) ?? (legs.length === 0 ? 'Stay here' : 'Move')} <kbd>↵</kbd>
        </button>
        <button
          type="button"
          className="alt"
          disabled={state.sending || draft.path.length === 0}
          onClick={() => table.set({ draft: { ...draft, path: draft.path.slice(0, -1) } })}
        >
          Undo <kbd>Z</kbd>
        </button>
      </div>
      <Says {...props} />
    </section>
  )
}

/** Halves and tenths without the dust of their sums. */
const tidy = (cost: number): number => Math.round(cost * 100) / 100
