import { Citation } from '../cite.tsx'
import { type OrdersProps, Refused, Says } from './said.tsx'

/** A place before the battle. */
export function Placing(props: OrdersProps) {
  const { plan, table, state, battle } = props
  const unit = battle.chart(props.now).units[plan.unit!]!
  const { place } = state.draft
  const tried = place === null ? null : plan.place!.try(place)
  const turned = (by: number): void => {
    if (place !== null)
      table.set({ draft: { ...state.draft, place: { ...place, heading: (place.heading + by + 3600) % 3600 } } })
  }
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        <span className="ship">{unit.name}</span> takes her place
      </h2>
      <p className="facts">Press where she is to lie within the marked waters, or use the arrow keys; then turn her</p>
      <div className="go">
        <button type="button" className="alt" onClick={() => turned(-150)}>
          ⟲ port
        </button>
        <button type="button" className="alt" onClick={() => turned(150)}>
          ⟳ starboard
        </button>
      </div>
      {tried?.refusal ? (
        <p className="no" role="alert">
          <b>No.</b> {tried.refusal.reason}. <Citation book={battle.book} why={tried.refusal.why} />
        </p>
      ) : null}
      <Refused {...props} />
      <div className="go">
        <button
          type="button"
          className="fire"
          disabled={tried === null || tried.refusal !== null || state.sending}
          onClick={() => table.order(plan.place!.command(tried!.at))}
        >
          Place her <kbd>↵</kbd>
        </button>
        <button
          type="button"
          className="alt"
          disabled={state.sending || place === null}
          onClick={() => table.set({ draft: { ...state.draft, place: null } })}
        >
          Undo <kbd>Z</kbd>
        </button>
      </div>
      <Says {...props} />
    </section>
  )
}
