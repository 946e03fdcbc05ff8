import type { Battle, BattleState } from '../battle/battle.ts'
import { Citation, House } from '../cite.tsx'
import { signed } from '../words.ts'
import type { Plan } from './plan.ts'

function reckonedOf(battle: Battle, now: BattleState, plan: Plan) {
  const { weapon, target, unit } = plan
  if (weapon === null || target === null || !weapon.targets.some(each => each.unit === target)) return null
  return battle.present.reckon(now, unit!, { weapon: weapon.id, target })
}

/** How the target lies. */
export function Reckoning({
  battle,
  now,
  plan,
}: {
  readonly battle: Battle
  readonly now: BattleState
  readonly plan: Plan
}) {
  const reckoned = reckonedOf(battle, now, plan)
  return <p className="facts">{reckoned?.facts ?? 'Pick an enemy on the chart, or from the list'}</p>
}

/** The sum, each line with its rule; on a phone folded to one. */
export function SumTable({
  battle,
  now,
  plan,
}: {
  readonly battle: Battle
  readonly now: BattleState
  readonly plan: Plan
}) {
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
