import { useEffect, useState } from 'react'
import type { Aim, Foreseen, Tried, Weapon } from '#kernel/ruleset/index.ts'
import type { Battle, State } from '../battle/battle.ts'
import { Citation, House } from '../cite.tsx'
import { Side } from '../marks.tsx'
import { percent, signed } from '../words.ts'
import { Bars } from './bars.tsx'
import { BoxRow } from './card.tsx'
import { BLANK } from './draft.ts'
import type { Plan } from './plan.ts'
import type { Table, TableState } from './table.ts'

export interface OrdersProps {
  readonly table: Table
  readonly state: TableState
  readonly battle: Battle
  /** the book's state */
  readonly now: State
  readonly plan: Plan
  readonly tried: Tried | null
}

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

function Refused({ state, battle }: Pick<OrdersProps, 'state' | 'battle'>) {
  if (state.refused === null) return null
  return (
    <p className="no" role="alert">
      <b>No.</b> {state.refused.reason[0]!.toUpperCase() + state.refused.reason.slice(1)}.{' '}
      <Citation book={battle.book} why={state.refused.rule} />
    </p>
  )
}

/** What else may be said, but for giving up, which is in the menu. */
function Says({ plan, table, battle, main = false }: OrdersProps & { readonly main?: boolean }) {
  const { concede } = battle.book.game!
  const says = plan.says.filter(({ command }) => JSON.stringify(command) !== JSON.stringify(concede))
  return (
    <div className="go says">
      {says.map(({ words, command }, i) => (
        <button
          type="button"
          key={words}
          className={main && i === 0 ? 'fire' : 'alt'}
          onClick={() => table.order(command)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}

function Move(props: OrdersProps) {
  const { plan, table, state, battle, tried } = props
  const { draft } = state
  const unit = battle.present.chart(props.now).units[plan.unit!]!
  const { budget, measure } = plan.move!
  const cost = tried?.cost ?? 0
  const legs = draft.path
  const heading = String(Math.round((tried?.at ?? unit).heading / 10) % 360).padStart(3, '0')
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        <span className="ship">{unit.name}</span> moves
      </h2>
      <p className="facts">
        {legs.length === 0
          ? 'Drag her ghost along the chart, or use the arrow keys'
          : `${legs.length === 1 ? 'one leg' : `${legs.length} legs`} · ends heading ${heading}°`}
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
                {ahead > 0 ? `ahead ${ahead} ${battle.present.chart(props.now).measure}` : ''}
              </td>
              <td className="n">{plan.move!.try(legs.slice(0, i + 1)).cost - plan.move!.try(legs.slice(0, i)).cost}</td>
            </tr>
          ))}
          <tr className="t">
            <td>
              {cost} of {budget} {measure}
            </td>
            <td className="n">{budget - cost} left</td>
          </tr>
        </tbody>
      </table>
      <div className="meter" role="img" aria-label={`${cost} of ${budget} ${measure} spent`}>
        {Array.from({ length: Math.max(budget, cost) }, (_, i) => (
          <i key={i} className={i < cost ? (i < budget ? 'spent' : 'over') : ''} />
        ))}
      </div>
      {tried?.refusal ? (
        <p className="no" role="alert">
          <b>No.</b> {tried.refusal.reason[0]!.toUpperCase() + tried.refusal.reason.slice(1)}.{' '}
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
          {legs.length === 0 ? 'Stay here' : 'Move'} <kbd>↵</kbd>
        </button>
        <button
          type="button"
          className="alt"
          disabled={legs.length === 0}
          onClick={() => table.set({ draft: { ...draft, path: legs.slice(0, -1) } })}
        >
          Undo <kbd>Z</kbd>
        </button>
      </div>
      <Says {...props} />
    </section>
  )
}

function Placing(props: OrdersProps) {
  const { plan, table, state, battle } = props
  const unit = battle.present.chart(props.now).units[plan.unit!]!
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
      <p className="facts">Press where she is to lie, within the marked waters; turn her with the keys</p>
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
        <button type="button" className="alt" onClick={() => table.set({ draft: { ...state.draft, place: null } })}>
          Undo <kbd>Z</kbd>
        </button>
      </div>
      <Says {...props} />
    </section>
  )
}

function Attack(props: OrdersProps) {
  const { plan, table, state, battle, now } = props
  const { draft } = state
  const { units } = battle.present.chart(now)
  const unit = units[plan.unit!]!
  const target = plan.target === null ? null : units[plan.target]!
  const aims = plan.aims.filter(aim => aim.target === plan.target)
  const elsewhere = plan.aims.filter(aim => aim.target !== plan.target)
  const foreseen = useForeseen(table, state, plan.unit, aims)
  return (
    <section className="orders panel" aria-label="Orders">
      <h2>
        <span className="ship">{unit.name}</span> {plan.attack!.verb}{' '}
        {target === null ? 'nobody' : <span className="ship">{target.name}</span>}
      </h2>
      <Reckoning battle={battle} now={now} plan={plan} />
      <Weapons plan={plan} draft={draft} table={table} />
      <SumTable battle={battle} now={now} plan={plan} />
      {elsewhere.length === 0 ? null : (
        <p className="note pad">
          Elsewhere:{' '}
          {elsewhere
            .map(
              ({ weapon, target: at }) =>
                `${plan.attack!.weapons.find(({ id }) => id === weapon)!.name} at ${units[at]!.name}`,
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
      <Refused {...props} />
      <div className="go">
        <button
          type="button"
          className="fire"
          disabled={plan.aims.length === 0 || state.sending}
          onClick={() => table.order(plan.attack!.command(plan.aims))}
        >
          {plan.aims.length === 0 ? 'Nothing bears' : plan.attack!.deed(plan.aims)} <kbd>F</kbd>
        </button>
        <Hold {...props} />
        <button
          type="button"
          className="alt"
          onClick={() => table.set({ draft: { ...BLANK, unit: draft.unit }, refused: null })}
        >
          Undo <kbd>Z</kbd>
        </button>
      </div>
    </section>
  )
}

/** What lets this ship, or the whole side, keep silent. */
function Hold({ plan, table, battle }: OrdersProps) {
  const { concede } = battle.book.game!
  const hold =
    plan.says.find(({ unit }) => unit !== undefined) ??
    plan.says.find(({ command }) => JSON.stringify(command) !== JSON.stringify(concede))
  if (hold === undefined) return null
  return (
    <button type="button" className="alt" title={hold.words} onClick={() => table.order(hold.command)}>
      {hold.unit === undefined ? 'Hold all' : 'Hold'}
      <span className="hidden">: {hold.words}</span>
    </button>
  )
}

function Weapons({
  plan,
  draft,
  table,
}: {
  readonly plan: Plan
  readonly draft: TableState['draft']
  readonly table: Table
}) {
  const press = (weapon: Weapon): void => {
    const held = draft.held.includes(weapon.id)
    if (plan.weapon?.id !== weapon.id)
      return table.set({ draft: { ...draft, weapon: weapon.id, held: draft.held.filter(id => id !== weapon.id) } })
    table.set({
      draft: {
        ...draft,
        weapon: weapon.id,
        held: held ? draft.held.filter(id => id !== weapon.id) : [...draft.held, weapon.id],
      },
    })
  }
  return (
    <fieldset className="bat">
      <legend className="hidden">Batteries; press the chosen one again to hold its fire</legend>
      {plan.attack!.weapons.map(weapon => {
        const aim = plan.aims.find(each => each.weapon === weapon.id)
        const glance = weapon.targets.find(each => each.unit === (aim?.target ?? plan.target))
        const words =
          weapon.idle !== ''
            ? weapon.idle
            : draft.held.includes(weapon.id)
              ? 'held'
              : glance === undefined
                ? 'does not bear'
                : `${glance.words}, ${percent(glance.chance)}`
        return (
          <button
            type="button"
            key={weapon.id}
            className={plan.weapon?.id === weapon.id ? 'on' : ''}
            aria-pressed={plan.weapon?.id === weapon.id}
            onClick={() => press(weapon)}
          >
            <b>{weapon.name}</b>
            <span>{words}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

function reckonedOf(battle: Battle, now: State, plan: Plan) {
  const { weapon, target, unit } = plan
  if (weapon === null || target === null || !weapon.targets.some(each => each.unit === target)) return null
  return battle.present.reckon(now, unit!, { weapon: weapon.id, target })
}

function Reckoning({ battle, now, plan }: { readonly battle: Battle; readonly now: State; readonly plan: Plan }) {
  const reckoned = reckonedOf(battle, now, plan)
  return <p className="facts">{reckoned?.facts ?? 'Pick an enemy on the chart, or from the list'}</p>
}

/** The sum, each line with its rule; on a phone folded to one. */
function SumTable({ battle, now, plan }: { readonly battle: Battle; readonly now: State; readonly plan: Plan }) {
  const reckoned = reckonedOf(battle, now, plan)
  if (reckoned === null) return null
  const { book } = battle
  const counted = reckoned.lines.filter(({ value }) => value !== 0)
  return (
    <table className="reck">
      <tbody>
        {reckoned.lines.map(({ words, value, why }, i) => (
          <tr key={i} className={value === 0 ? 'z' : 'mod'}>
            <td>
              {words} <House book={book} why={why} />
            </td>
            <td className="n">{signed(value)}</td>
            <td className="c">
              <Citation book={book} why={why} />
            </td>
          </tr>
        ))}
        <tr className="only-s">
          <td>
            {counted.length === 0
              ? 'No modifiers'
              : counted.map(({ words, value }) => `${words.replace(/,.*$/, '')} ${signed(value)}`).join(', ')}
          </td>
          <td className="n">{signed(reckoned.total.value)}</td>
          <td className="c">
            {reckoned.lines[0] === undefined ? null : <Citation book={book} why={reckoned.lines[0].why} />}
          </td>
        </tr>
        <tr className="t">
          <td>{reckoned.total.words}</td>
          <td className="n">{signed(reckoned.total.value)}</td>
          <td className="c" />
        </tr>
        {reckoned.after.map(({ words, figure, why }) => (
          <tr key={words}>
            <td>
              {words} <House book={book} why={why} />
            </td>
            <td className="n">{figure}</td>
            <td className="c">
              <Citation book={book} why={why} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Asked of the worker whenever the aims change; the last answer stays until the next is there. */
function useForeseen(
  table: Table,
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

function Odds({ foreseen, aims }: { readonly foreseen: Foreseen | null; readonly aims: readonly Aim[] }) {
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
