import { useMemo, useState } from 'react'
import type { Unit } from '#kernel/ruleset/index.ts'
import type { Battle } from '../battle/battle.ts'
import type { Chapter, LogLine, ShownThrow } from '../battle/chapter.ts'
import { Citation, House } from '../cite.tsx'
import { Side, Told } from '../marks.tsx'
import { signed } from '../words.ts'
import { Dice } from './dice.tsx'

interface LogProps {
  readonly battle: Battle
  readonly rows: number
  readonly units: readonly Unit[]
  readonly onRow?: ((rows: number) => void) | undefined
}

/** Chapters told at most; the timeline reaches the rest. */
const MOST = 60
/** Ships that are named one by one where they move together. */
const MOST_NAMED = 5

/** One line a thing that happened; unfolded, the sum, the faces and the rules behind it. */
export function Log({ battle, rows, units, onRow }: LogProps) {
  const [ship, setShip] = useState(-1)
  // the last salvo lies open until somebody opens another, or shuts it
  const [chosen, setOpen] = useState<{ readonly entry: LogLine | null; readonly at: number } | null>(null)
  const chapters = useMemo(() => lastChapters(battle, rows, ship), [battle, rows, ship])
  const salvo = useMemo(() => lastSalvo(chapters), [chapters])
  const open = chosen === null || chosen.at < salvo.row ? salvo.entry : chosen.entry
  const toggle = (entry: LogLine): void => setOpen({ entry: open === entry ? null : entry, at: salvo.row })
  return (
    <section className="log" aria-label="Log">
      <header>
        <h2>Log</h2>
        <label>
          <span>{spanOf(chapters)} · </span>
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
        {chapters.map(chapter => (
          <Happened key={chapter.row} {...{ battle, chapter, open, toggle, onRow }} />
        ))}
      </ol>
    </section>
  )
}

interface HappenedProps extends Pick<LogProps, 'battle' | 'onRow'> {
  readonly chapter: Chapter
  readonly open: LogLine | null
  toggle(entry: LogLine): void
}

/** One row, a line an entry; those over which dice were thrown can be unfolded. */
function Happened({ battle, chapter, open, toggle, onRow }: HappenedProps) {
  const { row, entries } = chapter
  return entries.map((entry, i) => {
    const { side, text, lines, names, throws } = entry
    const isOpen = open === entry && throws.length > 0
    return (
      <li key={i} className={isOpen ? 'open' : ''}>
        <Side side={side} />
        {throws.length === 0 ? (
          <Told text={text} names={names} />
        ) : (
          <button type="button" className="line" aria-expanded={isOpen} onClick={() => toggle(entry)}>
            <Told text={text} names={names} />
          </button>
        )}
        {lines.length === 0 ? null : (
          <ul className="came">
            {lines.map(line => (
              <li key={line}>
                <Told text={line} names={names} />
              </li>
            ))}
          </ul>
        )}
        {isOpen ? <Unfolded battle={battle} throws={throws} row={row} onRow={onRow} /> : null}
      </li>
    )
  })
}

function spanOf(chapters: readonly Chapter[]): string {
  const [first, last] = [chapters.at(-1), chapters[0]]
  if (first === undefined) return 'nothing yet'
  return first.turn === last!.turn ? `Turn ${first.turn}` : `Turns ${first.turn} to ${last!.turn}`
}

/** The first attack of the last row that has one, and over which dice were thrown. */
function lastSalvo(chapters: readonly Chapter[]): { readonly entry: LogLine | null; readonly row: number } {
  for (const { row, entries, traces } of chapters) {
    if (!traces.some(({ targets }) => targets.length > 0)) continue
    const entry = entries.find(({ throws }) => throws.length > 0)
    if (entry !== undefined) return { entry, row }
  }
  return { entry: null, row: 0 }
}

function lastChapters(battle: Battle, rows: number, ship: number): Chapter[] {
  const chapters: Chapter[] = []
  for (let row = rows - 1; row >= 0 && chapters.length < MOST; row--) {
    const chapter = battle.chapter(row)
    const entries = ship < 0 ? chapter.entries : chapter.entries.filter(({ units }) => units.includes(ship))
    if (entries.length === 0) continue
    const last = chapters.at(-1)
    if (ship < 0 && last !== undefined && areMovesOfOne(last, chapter))
      chapters[chapters.length - 1] = { ...last, entries: bySide([...entries, ...last.entries]), thrown: false }
    else chapters.push({ ...chapter, entries: ship < 0 ? movesJoined(chapter) : entries })
  }
  return chapters
}

/** Is there nothing in either but moves of the same phase? */
const areMovesOfOne = (later: Chapter, earlier: Chapter): boolean =>
  [...later.entries, ...earlier.entries].every(({ isMove }) => isMove) &&
  later.turn === earlier.turn &&
  later.phase === earlier.phase

/** Moves of one row are one line a side, where no dice were thrown over them. */
function movesJoined({ entries }: Chapter): readonly LogLine[] {
  const isPlain = ({ isMove, throws }: LogLine): boolean => isMove && throws.length === 0
  const first = entries.findIndex(isPlain)
  if (first < 0) return entries
  const rest = entries.slice(first).filter(entry => !isPlain(entry))
  return [...entries.slice(0, first), ...bySide(entries.filter(isPlain)), ...rest]
}

function bySide(moves: readonly LogLine[]): LogLine[] {
  return [0, 1].flatMap(side => {
    const its = moves.filter(entry => entry.side === side)
    if (its.length < 2) return its
    const names = its.flatMap(entry => entry.names)
    const text =
      names.length > MOST_NAMED
        ? `${names[0]} and ${names.length - 1} others move`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} move`
    return [
      {
        ...{ side, text, lines: [], names, isMove: true, throws: [] },
        units: its.flatMap(({ units }) => units),
        told: its.flatMap(({ told }) => told),
      },
    ]
  })
}

/** What was thrown for, and what was wanted: "To-hit dice: three d10, 7 or more". */
export function ruleWords({ register }: Battle['book'], why: number, words: string): string {
  const title = register.rules[why]?.title ?? ''
  return title === '' ? words : `${title[0]!.toUpperCase()}${title.slice(1)}: ${words}`
}

/** Throws one after the other: what was asked, by which sum and rule, what fell, what it came to. */
function Unfolded({
  battle,
  throws,
  row,
  onRow,
}: Pick<LogProps, 'battle' | 'onRow'> & { readonly throws: readonly ShownThrow[]; readonly row: number }) {
  const { book } = battle
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
