import type { Cite } from '#kernel/book/index.ts'
import type { Question as Asked } from '#wire/index.ts'
import type { Battle, State } from '../battle/battle.ts'
import { Citation } from '../cite.tsx'

/** A rule waits for this player. */
export function Question({
  battle,
  now,
  question,
  onAnswer,
}: {
  readonly battle: Battle
  readonly now: State
  readonly question: Asked
  onAnswer(choice: number): void
}) {
  const { seat, among, about, rule } = question
  const why = (battle.book.register.cite[rule] ?? -1) as Cite
  const { words, label } = battle.present.choice(now, { seat, among, about }, why)
  const values = Array.from({ length: 32 }, (_, value) => value).filter(value => (among & (1 << value)) !== 0)
  return (
    <section className="orders panel" aria-label="A question">
      <h2>{words}</h2>
      <p className="facts">
        The rule leaves it to you. <Citation book={battle.book} why={why} />
      </p>
      <div className="choices">
        {values.map(value => (
          <button type="button" key={value} onClick={() => onAnswer(value)}>
            {label(value)}
          </button>
        ))}
      </div>
    </section>
  )
}
