import { Attack } from './attack.tsx'
import { Move } from './move.tsx'
import { Placing } from './placing.tsx'
import { type OrdersProps, Refused, Says } from './said.tsx'

/** What the chosen ship may do, with the sum and the odds before anything is said. */
export function Orders(props: OrdersProps) {
  const { plan, state } = props
  if (plan.attack !== null) return <Attack {...props} />
  if (plan.move !== null) return <Move {...props} />
  if (plan.place !== null) return <Placing {...props} />
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>{plan.says.length > 0 ? 'Nothing to aim at' : 'Nothing to be said'}</h2>
      <Refused {...props} />
      <Says {...props} main />
      {state.sending ? <p className="note pad">Said; waiting for the answer.</p> : null}
    </section>
  )
}
