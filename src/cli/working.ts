import type { Event } from '#kernel/desk/index.ts'
import type { Opened, Pending, ProcedureThrow, Worked } from '#kernel/ruleset/index.ts'
import type { Footnote, Sum } from '#kernel/table/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type StoryState, scoresOf, sentences } from '#story/index.ts'
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

/** Why nothing has changed, or no more than was told; null where something did after the last throw. */
export function whyNothing(book: Book, { events, throws, reckoning }: Worked): string | null {
  const last = throws.filter(({ at }) => at === events.length)
  const settled = reckoning.findLast(({ at }) => at === events.length)?.settled
  const more = events.length > 0 ? 'Nothing more changes' : 'Nothing changes'
  if (last.length > 0) return `${more}: ${[...new Set(last.map(each => cameTo(book, each)))].join('; ')}.`
  if (events.length > 0) return null
  return settled === undefined ? 'Nothing is thrown, and nothing changes.' : `${more}: ${settled}.`
}

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
