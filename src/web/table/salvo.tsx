import { type ReactNode, useMemo } from 'react'
import { clauseOf } from '#kernel/event/index.ts'
import { distanceText } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import type { Chapter } from '../battle/chapter.ts'
import { Citation, House } from '../cite.tsx'
import { Told } from '../marks.tsx'
import { signed } from '../words.ts'
import { Dice } from './dice.tsx'
import { ruleWords } from './log.tsx'

/** Throws told at most: a fleet's end of turn would fill the house. */
const MOST = 12

/** The last thing over which dice were thrown, told throw by throw; and what it sank. */
export function Salvo({
  battle,
  at,
  waiting = '',
  onAgain,
  foot,
}: {
  readonly battle: Battle
  readonly at: number
  readonly waiting?: string
  onAgain?(row: number): void
  /** instead of what waits */
  readonly foot?: ReactNode
}) {
  const row = useMemo(() => lastThrown(battle, at), [battle, at])
  if (row === null)
    return (
      <section className="orders panel" aria-label="What happened">
        <h2>Nothing is thrown yet</h2>
        <p className="facts">{waiting}</p>
      </section>
    )
  const chapter = battle.chapter(row)
  const { units, clock } = chapter.after
  const attacks = chapter.traces.filter(({ targets }) => targets.length > 0)
  const pairs = new Set(attacks.map(({ unit, targets }) => [unit, ...targets].join()))
  const attack = pairs.size === 1 ? attacks[0] : undefined
  const { book } = battle
  return (
    <section className="orders panel" aria-label="What happened">
      <h2>
        {attack === undefined ? (
          pairs.size > 1 ? (
            `${pairs.size} attacks`
          ) : (
            `${clock.phases[chapter.phase] ?? ''} phase`.trim()
          )
        ) : (
          <>
            <span className="ship">{units[attack.unit]!.name}</span> {attack.verb}{' '}
            <span className="ship">{attack.targets.map(id => units[id]!.name).join(', ')}</span>
          </>
        )}
      </h2>
      <p className="facts">
        Turn {chapter.turn} · {chapter.hour}
        {attack === undefined ? null : ` · ${rangeOf(battle, row, attack.unit, attack.targets[0]!)}`}
      </p>
      <ol className="steps">
        {chapter.throws.slice(0, MOST).map(({ why, words, sum, faces, result, came }, i) => (
          <li key={i}>
            <span>
              {ruleWords(book, why, words)} <House book={book} why={why} />
              {sum.length === 0 ? null : (
                <>
                  <br />
                  <small>
                    {sum.map(line => `${book.register.rules[line.why]!.title} ${signed(line.value)}`).join(', ')}
                  </small>
                </>
              )}
            </span>
            <Citation book={book} why={why} />
            <Dice faces={faces} />
            <b>{result}</b>
            {came.map(line => (
              <span key={line} className="cameof">
                <Told text={line} names={units.map(({ name }) => name)} />
              </span>
            ))}
          </li>
        ))}
      </ol>
      {chapter.sunk.map(unit => (
        <p className="fell" key={unit}>
          <b>
            <span className="ship">{units[unit]!.name}</span> is sunk at {chapter.hour}
          </b>
          <Told text={fellBy(battle, chapter, unit)} names={units.map(({ name }) => name)} />
        </p>
      ))}
      {foot ?? (
        <div className="wait">
          <span>{waiting}</span>
          {onAgain === undefined ? null : (
            <button type="button" onClick={() => onAgain(row)}>
              Show it again
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function rangeOf(battle: Battle, row: number, from: number, to: number): string {
  const chart = battle.chart(battle.at(row))
  const [one, other] = [chart.units[from]!, chart.units[to]!]
  const apart = Math.hypot(other.east - one.east, other.north - one.north)
  return `${distanceText(chart, apart)} (${Math.round(apart * chart.tableInches)} in)`
}

/** The last that was told of her. */
function fellBy({ book }: Battle, { entries }: Chapter, unit: number): string {
  const entry = entries.find(({ units }) => units.includes(unit))
  const last = entry?.told.findLast(({ about }) => about === unit)
  if (entry === undefined || last === undefined) return entry?.text ?? ''
  const how = clauseOf(last.phrase, ship => book.nameOf(last.after, ship))
  // what stands in one line says it already
  return entry.lines.length === 0 ? entry.text : `${entry.text}: ${how}`
}

function lastThrown(battle: Battle, at: number): number | null {
  for (let row = at - 1; row >= 0; row--) if (battle.rows[row]!.answers.some(answer => 'faces' in answer)) return row
  return null
}
