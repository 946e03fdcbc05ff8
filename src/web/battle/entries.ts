import type { Throw as Thrown } from '#game/journal/index.ts'
import { clauseOf, type Phrase } from '#kernel/event/index.ts'
import type { Unit } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Act, headOf, oncePer, scoresOf, type Told, worthTelling } from '#story/index.ts'
import type { Trace } from './trace.ts'

/** What is told of one thing that happened. */
export interface LogLine {
  /** whose doing, or whose misfortune it is; -1 for nobody's */
  readonly side: number
  readonly text: string
  /** what came of it, a line each, where it is more than one thing */
  readonly lines: readonly string[]
  /** names of ships in the text, to be set in italics */
  readonly names: readonly string[]
  readonly units: readonly number[]
  /** nothing but a move: many of them are told in one line */
  readonly isMove: boolean
  /** what it tells of, and what was thrown over it */
  readonly told: readonly Told[]
  readonly throws: readonly Thrown[]
}

/** Moves, then an attack with what came of it or what befell each ship. */
export function entriesOf(act: Act, runs: ReadonlyMap<Told, Trace>, book: Book, units: readonly Unit[]): LogLine[] {
  const moves = act.told.flatMap(told => {
    const run = runs.get(told)
    return run === undefined ? [] : [moveEntry(told, run, units)]
  })
  const told = worthTelling(act.told).filter(each => !runs.has(each))
  const rest = act.attack === null ? groups(told, units) : [attackEntry(act, told, book, units)]
  const entries = [...moves, ...rest]
  return owning(entries.length === 0 && act.throws.length > 0 ? [diceEntry(act, units)] : entries, act)
}

/** What was thrown belongs to what is told of it: to the ship that the throw was about, or else to the first of the act. */
function owning(entries: LogLine[], { throws, told }: Act): LogLine[] {
  if (entries.length < 2) return entries.map(each => ({ ...each, throws }))
  const owners = new Map<LogLine, Thrown[]>()
  for (const each of throws) {
    const about = told.find(({ at }) => at >= each.at)?.about ?? -1
    const owner = entries.find(({ units }) => units.includes(about)) ?? entries[0]!
    owners.set(owner, [...(owners.get(owner) ?? []), each])
  }
  return entries.map(each => ({ ...each, throws: owners.get(each) ?? [] }))
}

function attackEntry(
  { attack, throws, told: all }: Act,
  told: readonly Told[],
  book: Book,
  units: readonly Unit[],
): LogLine {
  const { by, upon } = attack!
  const scores = all.some(each => each.attack?.part === 'came') ? '' : scoresOf(book, throws)
  // her own losses of ammunition and the like are on her card
  const results = told.filter(({ phrase }) => phrase.about !== by || phrase.form === 'hers')
  const lines = [...(scores === '' ? [] : [scores]), ...(results.length === 0 ? [] : shortened(results, upon, units))]
  const head = headOf(attack!, ship => units[ship]!.name)
  const effect = lines.length === 0 && throws.length > 0 ? ['without effect'] : lines
  return { ...withLines(units[by]!.side, head, effect, [by, ...upon], units), told }
}

/** Dice that brought nothing about that is worth telling are seen all the same, under what they were thrown for. */
function diceEntry({ told }: Act, units: readonly Unit[]): LogLine {
  const last = told.at(-1)
  return entry(-1, last === undefined ? 'Dice are thrown' : clauseOf(last.phrase, ship => units[ship]!.name), [], units)
}

function moveEntry(told: Told, { unit, way }: Trace, units: readonly Unit[]): LogLine {
  const { heading } = way.at(-1)!
  const course = String(Math.round(heading / 10) % 360).padStart(3, '0')
  const moved = entry(units[unit]!.side, `${units[unit]!.name} moves, heading ${course}°`, [unit], units)
  return { ...moved, isMove: true, told: [told] }
}

/** What befell each ship by itself, in one line a ship. */
function groups(told: readonly Told[], units: readonly Unit[]): LogLine[] {
  const by = new Map<number, Told[]>()
  for (const each of told) by.set(shipOf(each), [...(by.get(shipOf(each)) ?? []), each])
  return [...by].map(([unit, told]) => {
    if (unit < 0) return { ...entry(-1, shortened(told, [], units).join('. '), [], units), told }
    const lines = shortened(told, [unit], units)
    return { ...withLines(units[unit]!.side, units[unit]!.name, lines, [unit], units), told }
  })
}
/** The ship that a line stands under: she whom it happened to, or whom it speaks of. */
const shipOf = ({ about, phrase }: Told): number => (about >= 0 ? about : phrase.about)

/** One result stands on the line itself, several below it. */
function withLines(
  side: number,
  head: string,
  lines: readonly string[],
  about: readonly number[],
  units: readonly Unit[],
): LogLine {
  if (lines.length > 1) return { ...entry(side, head, about, units), lines }
  return entry(side, lines.length === 0 ? head : `${head}: ${lines[0]}`, about, units)
}

const entry = (side: number, text: string, about: readonly number[], units: readonly Unit[]): LogLine => ({
  ...{ side, text, lines: [], units: about, isMove: false, told: [], throws: [] },
  names: about.map(id => units[id]!.name),
})

/** What is told, her name left out where it stands in the head, and each thing once. */
function shortened(told: readonly Told[], heads: readonly number[], units: readonly Unit[]): string[] {
  const short = (phrase: Phrase): string =>
    heads.length === 1 && phrase.about === heads[0] ? phrase.says : clauseOf(phrase, ship => units[ship]!.name)
  return oncePer(told.map(({ phrase }) => phrase)).map(({ phrase, times }) =>
    times > 1 ? `${short(phrase)} (${times}×)` : short(phrase),
  )
}
