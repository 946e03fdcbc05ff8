import { unitAt } from '#kernel/ruleset/index.ts'
import { Attack } from './attack.tsx'
import { Choose } from './choose.tsx'
import { Move } from './move.tsx'
import { Placing } from './placing.tsx'
import { Deeds, type OrdersProps, Refused, Says } from './said.tsx'

/** What the chosen ship may do, with the sum and the odds before anything is said. */
export function Orders(props: OrdersProps) {
  const { plan, state, battle, now } = props
  if (plan.attack !== null) return <Attack {...props} />
  if (plan.move !== null) return <Move {...props} />
  if (plan.choose !== null) return <Choose {...props} />
  if (plan.place !== null) return <Placing {...props} />
  const unit = plan.unit === null ? null : unitAt(battle.chart(now), plan.unit)!
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        {plan.deed !== null && unit !== null ? (
          <span className="ship">{unit.name}</span>
        ) : plan.says.length === 0 ? (
          'Nothing to be said'
        ) : plan.says.some(say => say.unit !== undefined) ? (
          'Nothing to aim at'
        ) : (
          'Nothing more to order'
        )}
      </h2>
      <Deeds {...props} />
      <Refused {...props} />
      <Says {...props} main />
      {state.sending ? <p className="note pad">Said; waiting for the answer.</p> : null}
    </section>
  )
}
