import { useMemo, useState } from 'react'
import type { Unit } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import type { Chapter } from '../battle/story.ts'
import { throwsOf } from '../battle/throws.ts'
import { Citation, House } from '../cite.tsx'
import { Side, Told } from '../marks.tsx'
import { signed } from '../words.ts'
import { Dice } from './dice.tsx'

interface LogProps {
  readonly battle: Battle
  readonly rows: number
  readonly units: readonly Unit[]
  onRow?(rows: number): void
}

/** Chapters told at most; the timeline reaches the rest. */
const MOST = 60

/** One line a thing that happened; unfolded, the sum, the faces and the rules behind it. */
export function Log({ battle, rows, units, onRow }: LogProps) {
  const [ship, setShip] = useState(-1)
  // the last salvo lies open until somebody opens another, or shuts it
  const [chosen, setOpen] = useState<{ readonly row: number | null; readonly at: number } | null>(null)
  const chapters = useMemo(() => lastChapters(battle, rows, ship), [battle, rows, ship])
  const salvo =
    chapters.find(({ traces, thrown }) => thrown && traces.some(({ targets }) => targets.length > 0))?.row ?? null
  const open = chosen === null || chosen.at < (salvo ?? 0) ? salvo : chosen.row
  const [first, last] = [chapters.at(-1), chapters[0]]
  const span =
    first === undefined
      ? 'nothing yet'
      : first.turn === last!.turn
        ? `Turn ${first.turn}`
        : `Turns ${first.turn} to ${last!.turn}`
  return (
    <section className="log" aria-label="Log">
      <header>
        <h2>Log</h2>
        <label>
          <span>{span} · </span>
          <select value={ship} onChange={event => setShip(Number(event.target.value))} aria-label="Only what concerns">
            <option value={-1}>all ships</option>
            {units.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      {chapters.length === 0 ? (
        <p className="note empty">What happens is written here, with its dice and its rules.</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
      <ol tabIndex={0} aria-label="What happened, the latest first">
        {chapters.flatMap(chapter =>
          chapter.entries.map((entry, i) => {
            const opens = chapter.thrown && i === 0
            const isOpen = open === chapter.row && opens
            return (
              <li key={`${chapter.row}.${i}`} className={isOpen ? 'open' : ''}>
                <Side side={entry.side} />
                {opens ? (
                  <button
                    type="button"
                    className="line"
                    aria-expanded={isOpen}
                    onClick={() => setOpen({ row: isOpen ? null : chapter.row, at: salvo ?? 0 })}
                  >
                    <Told text={entry.text} names={entry.names} />
                  </button>
                ) : (
                  <Told text={entry.text} names={entry.names} />
                )}
                {entry.lines.length === 0 ? null : (
                  <ul className="came">
                    {entry.lines.map(line => (
                      <li key={line}>
                        <Told text={line} names={entry.names} />
                      </li>
                    ))}
                  </ul>
                )}
                {isOpen ? <Unfolded battle={battle} row={chapter.row} onRow={onRow} /> : null}
              </li>
            )
          }),
        )}
      </ol>
    </section>
  )
}

function lastChapters(battle: Battle, rows: number, ship: number): Chapter[] {
  const chapters: Chapter[] = []
  for (let row = rows - 1; row >= 0 && chapters.length < MOST; row--) {
    const chapter = battle.chapter(row)
    const entries = ship < 0 ? chapter.entries : chapter.entries.filter(({ units }) => units.includes(ship))
    if (entries.length === 0) continue
    const last = chapters.at(-1)
    const joined = last === undefined || ship >= 0 ? null : movesJoined(last, { ...chapter, entries })
    if (joined === null) chapters.push({ ...chapter, entries })
    else chapters[chapters.length - 1] = joined
  }
  return chapters
}

/** Moves of one phase are one line a side; null where one of the two is more than a move. */
function movesJoined(later: Chapter, earlier: Chapter): Chapter | null {
  const isMoves = ({ entries }: Chapter): boolean => entries.every(({ isMove }) => isMove)
  if (!isMoves(later) || !isMoves(earlier) || later.turn !== earlier.turn || later.phase !== earlier.phase) return null
  const entries = [0, 1].flatMap(side => {
    const its = [...earlier.entries, ...later.entries].filter(entry => entry.side === side)
    if (its.length < 2) return its
    const names = its.flatMap(entry => entry.names)
    return [
      {
        side,
        text: `${names.slice(0, -1).join(', ')} and ${names.at(-1)} move`,
        lines: [],
        names,
        units: its.flatMap(({ units }) => units),
        isMove: true,
      },
    ]
  })
  return { ...later, entries, thrown: false }
}

/** What was thrown for, and what was wanted: "To-hit dice: three d10, 7 or more". */
export function ruleWords({ register }: Battle['book'], why: number, words: string): string {
  const title = register.rules[why]?.title ?? ''
  return title === '' ? words : `${title[0]!.toUpperCase()}${title.slice(1)}: ${words}`
}

/** Every throw of a row: what was asked, by which sum and rule, what fell, what it came to. */
function Unfolded({
  battle,
  row,
  onRow,
}: {
  readonly battle: Battle
  readonly row: number
  readonly onRow?: ((rows: number) => void) | undefined
}) {
  const throws = useMemo(() => throwsOf(battle, row), [battle, row])
  const { book } = battle
  if (throws === null) return <p className="note">Its dice cannot be shown: it is sealed.</p>
  return (
    <div className="sum">
      {throws.map(({ why, words, sum, faces, result }, i) => (
        <div key={i} className="throw">
          <span>
            {ruleWords(book, why, words)} <House book={book} why={why} />
            {sum.length === 0 ? null : (
              <small>
                {sum.map(line => `${book.register.rules[line.why]!.title} ${signed(line.value)}`).join(', ')}
              </small>
            )}
          </span>
          <Citation book={book} why={why} />
          <Dice faces={faces} />
          <b>{result}</b>
        </div>
      ))}
      {onRow === undefined ? null : (
        <button type="button" className="lnk" onClick={() => onRow(row + 1)}>
          look at this moment
        </button>
      )}
    </div>
  )
}
