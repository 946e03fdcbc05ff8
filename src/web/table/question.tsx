import type { Cite } from '#kernel/book/index.ts'
import type { Question as Asked } from '#wire/index.ts'
import type { Battle, BattleState } from '../battle/battle.ts'
import { Citation } from '../cite.tsx'
import { useKeys } from './keys.ts'

/** A rule waits for this player. */
export function Question({
  battle,
  now,
  question,
  onAnswer,
}: {
  readonly battle: Battle
  readonly now: BattleState
  readonly question: Asked
  onAnswer(choice: number): void
}) {
  const { seat, among, about, rule } = question
  const why = (battle.book.register.cite[rule] ?? -1) as Cite
  const { words, label } = battle.present.choice(now, { seat, among, about }, why)
  const values = Array.from({ length: 32 }, (_, value) => value).filter(value => (among & (1 << value)) !== 0)
  useKeys(Object.fromEntries(values.slice(0, 9).map((value, i) => [String(i + 1), () => onAnswer(value)])))
  return (
    <section className="orders panel" aria-label="A question">
      <h2>{words}</h2>
      <p className="facts">
        The rule leaves it to you. <Citation book={battle.book} why={why} />
      </p>
      <div className="choices">
        {values.map((value, i) => (
          <button type="button" key={value} onClick={() => onAnswer(value)}>
            {label(value)} {i < 9 ? <kbd>{i + 1}</kbd> : null}
          </button>
        ))}
      </div>
    </section>
  )
}
