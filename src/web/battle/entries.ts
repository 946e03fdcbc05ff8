import type { Answer } from '#kernel/dice/index.ts'
import { clauseOf, counted, type Phrase } from '#kernel/event/index.ts'
import type { Unit } from '#kernel/ruleset/index.ts'
import type { Meaning } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Act, headOf, oncePer, scoresOf, type Throw, type Told, worthTelling } from '#story/index.ts'
import type { Face, LogLine, ShownThrow, Trace } from './chapter.ts'

/** Moves, then an attack with what came of it or what befell each ship. */
export function entriesOf(act: Act, runs: ReadonlyMap<Told, Trace>, book: Book, units: readonly Unit[]): LogLine[] {
  const moves = act.told.flatMap(told => {
    const run = runs.get(told)
    return run === undefined ? [] : [moveEntry(told, run, units)]
  })
  const told = worthTelling(act.told).filter(each => !runs.has(each))
  const rest = act.attack === null ? groups(told, units) : [attackEntry(act, told, book, units)]
  const entries = [...moves, ...rest]
  return owning(entries.length === 0 && act.throws.length > 0 ? [diceEntry(act, units)] : entries, act, book)
}

/** What was thrown belongs to what is told of it: to the ship that the throw was about, or else to the first of the act. */
function owning(entries: LogLine[], act: Act, book: Book): LogLine[] {
  const owners = new Map<LogLine, ShownThrow[]>()
  for (const each of act.throws) {
    const about = act.told.find(({ at }) => at >= each.at)?.about ?? -1
    const owner = (entries.length > 1 ? entries.find(({ units }) => units.includes(about)) : undefined) ?? entries[0]
    if (owner !== undefined) owners.set(owner, [...(owners.get(owner) ?? []), throwOf(each, act, book)])
  }
  return entries.map(each => ({ ...each, throws: owners.get(each) ?? [] }))
}

/** A throw as the table shows it. */
function throwOf({ why, words, meaning, faces, sum, at, next }: Throw, { told, attack }: Act, book: Book): ShownThrow {
  const marked = facesOf(meaning, faces)
  const score = meaning.marks.length > 0 && meaning.weights.length <= 2 ? book.score(why) : null
  const scored = marked.filter(({ as }) => as === 'scored').length
  const came = oncePer(
    told
      .filter(each => each.at >= at && each.at < at + next.length && mayCome(each, attack))
      .map(({ phrase }) => phrase),
  )
  const after = told.at(-1)?.after
  const lines = came.map(({ phrase, times }) => {
    const words = clauseOf(phrase, ship => book.nameOf(after!, ship))
    return times > 1 ? `${words} (${times}×)` : words
  })
  const result = score !== null ? scoreText(score, scored) : (lines.shift() ?? '')
  return { why, words, sum, at, faces: marked, result, came: lines }
}
/** What the firer does by firing did not come of her dice, nor that another side's turn comes. */
const mayCome = ({ about, weight }: Told, attack: Act['attack']): boolean =>
  about >= 0 ? about !== attack?.by : attack === null && weight !== 'routine'
const scoreText = ({ one, many }: { one: string; many: string }, count: number): string =>
  count === 0 ? `no ${one}` : counted(count, one, many)

/** Which faces scored, where a throw counts dice. */
export const facesOf = ({ marks, sides }: Meaning, faces: readonly number[]): Face[] =>
  faces.map(face => ({ face, sides, as: marks.length === 0 ? 'read' : marks[face] === 0 ? 'failed' : 'scored' }))

/** What fell, where nobody knows any more what it was thrown for. */
export function facesAlone(answers: readonly Answer[]): ShownThrow[] {
  return answers.flatMap(answer => {
    if (!('faces' in answer)) return []
    const { why, sides, faces } = answer
    const read = faces.map(face => ({ face, sides, as: 'read' as const }))
    return [{ why, words: `${faces.length} d${sides}`, sum: [], at: 0, faces: read, result: '', came: [] }]
  })
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
    if (unit < 0) return { ...inTurn(shortened(told, [], units), units), told }
    const lines = shortened(told, [unit], units)
    return { ...withLines(units[unit]!.side, units[unit]!.name, lines, [unit], units), told }
  })
}
/** The first of what befell nobody in particular is the line, the rest stand below it. */
const inTurn = ([first = '', ...rest]: readonly string[], units: readonly Unit[]): LogLine => ({
  ...entry(-1, first, [], units),
  lines: rest,
})
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
