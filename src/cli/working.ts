import type { Event } from '#kernel/desk/index.ts'
import type { Opened, Pending, ProcedureThrow, Worked } from '#kernel/ruleset/index.ts'
import type { Footnote, Sum } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type StoryState, scoresOf, sentences, told } from '#story/index.ts'
import { idOf, saidRule } from './cite.ts'

type Working = Pick<Worked | Pending, 'events' | 'throws' | 'reckoning'>

/** A procedure as it went, line by line: each sum in its place before the throw that is made on it, and what came of that. */
export function workingLines(book: Book, opened: Opened, worked: Working): string[] {
  return inOrder(worked).flatMap(({ sum, thrown, event }) => {
    if (sum !== undefined) return sumLines(book, sum)
    if (thrown !== undefined) return [`${thrown.words}: ${thrown.faces.join(' ')}  (${idOf(book, thrown.why)})`]
    return [sentencesOf(book, opened, worked.events)[event!]!]
  })
}

/** The same for whoever throws himself: he has seen the question and knows his dice. */
export function workingUnthrown(book: Book, opened: Opened, worked: Working): string[] {
  return workingLines(book, opened, { ...worked, throws: [] })
}

interface Item {
  readonly sum?: Sum
  readonly thrown?: ProcedureThrow
  readonly event?: number
}
function inOrder({ events, throws, reckoning }: Working): Item[] {
  const items: Item[] = []
  for (let at = 0; at <= events.length; at++) {
    const sums = reckoning.filter(sum => sum.at === at)
    throws.forEach((thrown, i) => {
      if (thrown.at !== at) return
      while (sums.length > 0 && sums[0]!.throws <= i) items.push({ sum: sums.shift()! })
      items.push({ thrown })
    })
    items.push(...sums.map(sum => ({ sum })))
    if (at < events.length) items.push({ event: at })
  }
  return items
}

/** "chance in a hundred: 10", and below it what that is a sum of. */
function sumLines(book: Book, { of, total, lines, settled }: Sum): string[] {
  const head = `${of}: ${plain(total)}${settled === undefined ? '' : ` — ${settled}`}`
  return [head, ...lines.map(line => lineText(book, line))]
}

function lineText(book: Book, { value, why, says, beside }: Footnote): string {
  const figure = beside ? plain(value) : signed(value)
  return `${figure.padStart(6)}  ${says === undefined ? '' : `${says} — `}${saidRule(book, why)}`
}

/** What happened, as the book tells it, each with its rule. */
const sentencesOf = (book: Book, opened: Opened, events: readonly Event[]): string[] =>
  sentences(book, opened.start() as StoryState, events).map((text, i) => `  ${text}  (${idOf(book, events[i]!.why)})`)

/** Why nothing has changed, or no more than was told; null where something that matters did after the last throw. */
export function whyNothing(book: Book, opened: Opened, { events, throws, reckoning }: Worked): string | null {
  const changed = changesOf(book, opened, events)
  const last = throws.filter(({ at }) => at >= changed)
  const end = reckoning.findLast(({ at }) => at >= changed)
  const settled = end?.settled
  const more = changed > 0 ? 'Nothing more changes' : 'Nothing changes'
  if (settled !== undefined && end!.throws === throws.length) return `${more}: ${settled}.`
  if (last.length > 0) {
    // what scored is no reason for nothing: "2 hits, no box" came to nothing because of the box
    const vain = latest(last, events).filter(each => !hasScored(book, each))
    return vain.length === 0 ? null : `${more}: ${[...new Set(vain.map(each => cameTo(book, each)))].join('; ')}.`
  }
  return changed > 0 ? null : 'Nothing is thrown, and nothing changes.'
}

/** Of what came of nothing that matters, what nothing at all came of: who has passed a test for power has it. */
function latest(throws: readonly ProcedureThrow[], events: readonly Event[]): readonly ProcedureThrow[] {
  const late = throws.filter(({ at }) => at >= events.length)
  return late.length === 0 ? throws : late
}

/** How many events there are up to the last one that matters: shells that only splash have changed nothing. */
export const changesOf = (book: Book, opened: Opened, events: readonly Event[]): number =>
  [...told(book, opened.start() as StoryState, events)].findLastIndex(({ weight }) => weight !== 'routine') + 1

export const hasScored = (book: Book, { meaning, faces, why }: ProcedureThrow): boolean =>
  book.score(why) !== null && faces.some(face => (meaning.marks[face] ?? 0) > 0)

/** What a throw came to: "no hit", "none of 3 at 7 or more", or what fell. */
function cameTo(book: Book, thrown: ProcedureThrow): string {
  const { meaning, faces, why } = thrown
  const score = scoresOf(book, [thrown])
  if (score !== '') return score
  if (meaning.marks.length === 0) return `${faces.join(' ')} for ${saidRule(book, why)}`
  const marked = faces.filter(face => meaning.marks[face] !== 0).length
  return `${marked === 0 ? 'none' : marked} of ${faces.length} at ${meaning.says} for ${saidRule(book, why)}`
}

const plain = (value: number): string => String(value).replace('-', '−')
const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value))
