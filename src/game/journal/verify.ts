import { ruleAt } from '#kernel/book/index.ts'
import { canonical, Desk, type Event, type Frozen, type Plain } from '#kernel/desk/index.ts'
import { type Answer, Departed, Dice, Replay } from '#kernel/dice/index.ts'
import { BadInput, type Ruleset } from '#kernel/ruleset/index.ts'
import { answersFrom, type JournalLine, orderFrom, revisionFrom, rowFrom } from './read.ts'
import type { Digest, Header } from './row.ts'
import { SeedCheck, type SeedHeld } from './seed.ts'
import { mayEnd, startOf } from './start.ts'
import { Chainer, digestOfText, digestText, lineOf, type Parts, partsOf } from './text.ts'
import { FaultAt, formed, headerOf, linesOf, read, type WrittenLine, written } from './written-lines.ts'

/** The verdict on a journal: all rows hold, or the first place where one does not. Row 0 is the header. */
export type Verdict =
  | {
      readonly ok: true
      readonly rows: number
      /** rows of an older revision of the book: opened by their events and checked by their digests, not fought again */
      readonly older?: number
      /** where the header names a seed: on how many rows dice were thrown, and on how many others than the seed's */
      readonly dice?: SeedHeld
    }
  | {
      readonly ok: false
      readonly row: number
      readonly rule: string | null
      readonly field: string
      readonly reason: string
      /** nothing in it contradicts itself, and its rows open by their events; but it can no longer be proved */
      readonly opens?: number
    }

/** Fight a journal's battle again from its header and its answers: everything must come out as written, to the byte. */
// biome-ignore lint/suspicious/noExplicitAny: which book it is stands in the journal
export function verify(text: string, bookNamed: (id: string) => Ruleset<any, any, any, any> | undefined): Verdict {
  try {
    const lines = linesOf(text)
    const { header, digest } = headerOf(formed(lines[0]!, 0))
    const book = bookNamed(header.book)
    if (book === undefined) throw new FaultAt(0, 'book', `there is no book ${JSON.stringify(header.book)}`)
    return verdictOf(header, lines.length - 2, replay(book, header, digest, lines))
  } catch (thrown) {
    if (!(thrown instanceof FaultAt)) throw thrown
    const { row, rule, field, message } = thrown
    return { ok: false, row, rule, field, reason: message }
  }
}

function verdictOf({ book }: Header, rows: number, { older, unproved, check }: Found): Verdict {
  if (unproved === 0)
    return { ok: true, rows, ...(older > 0 ? { older } : {}), ...(check === null ? {} : { dice: check.held }) }
  const reason = `from row ${unproved} on it is in an early form of ${book}’s journals, whose digests can no longer be checked`
  return { ok: false, row: unproved, rule: null, field: 'revision', reason, opens: rows }
}

/** What was found on the way: rows that were opened only, and the first whose digest nobody can check any more. */
interface Found {
  older: number
  unproved: number
  readonly check: SeedCheck | null
}

function replay<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  header: Header,
  start: Digest,
  lines: readonly WrittenLine[],
): Found {
  let digest = start
  const chainer = new Chainer<S>(book)
  const source = new Replay([])
  const beginning = setUp(book, header)
  const check = header.seed === null ? null : new SeedCheck(header, header.seed)
  const found: Found = { older: 0, unproved: 0, check }
  const desk = new Desk<S, E>(beginning, new Dice(source), (_, seat, _among, _about, why) => source.choice(seat, why))
  for (let row = 1; row < lines.length - 1; row++) {
    const there = lines[row]!
    const revision = read(row, () => revisionFrom(book, there.line['revision']))
    const isPast = isUnproved(book, there.line, revision)
    if (!isPast && revision === book.revision) {
      digest = foughtAgain(book, desk, source, chainer, digest, there, row)
      check?.hear(row, source.answers)
      continue
    }
    found.older++
    check?.hear(row, openedOnly(book, desk, formed(there, row), row, header))
    const next = digestOf(chainer, digest, there.line, desk.state, revision, row)
    if (isPast) {
      found.unproved ||= row
      digest = digestOfText(String(there.line['digest']))
    } else if (digestText(next) === there.line['digest']) digest = next
    else throw new FaultAt(row, 'digest', `row ${row} does not come to its digest`)
  }
  mustEnd(book, header, desk.state as S, digest, lines)
  return found
}

/** Digests of early rows stood for something else; some of those rows have a second seal. */
const isUnproved = (
  { digestedSince }: { readonly digestedSince: number },
  line: JournalLine,
  revision: number,
): boolean => revision < digestedSince || 'seal' in line

/** A row of today's rules: worked once more from its order and its answers, and compared to the byte. */
function foughtAgain<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  desk: Desk<S, E>,
  source: Replay,
  chainer: Chainer<S>,
  before: Digest,
  there: WrittenLine,
  row: number,
): Digest {
  const { line } = there
  const order = read(row, () => orderFrom(book, line['order']))
  const answers = read(row, () => answersFrom(book, line['answers']))
  const refusal = book.refuse(desk.state, order)
  if (refusal !== null) throw new FaultAt(row, 'order', refusal.reason, ruleAt(book.register, refusal.why).id)
  desk.lay(book.copy(desk.state))
  const events: E[] = []
  desk.heard = events
  source.answers = answers
  source.used = 0
  work(() => book.resolve(desk, order), row, line, source)
  const again = partsOf({ revision: book.revision, order, answers, events }, book.register)
  const digest = chainer.next(before, again, desk.state, book.revision)
  compare(again, digest, there, row)
  return digest
}

/** A row of an older revision: its events say what was done, and must be such as the book can do. */
function openedOnly<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  desk: Desk<S, E>,
  line: JournalLine,
  row: number,
  { cards }: Header,
): readonly Answer[] {
  const { answers, events } = read(row, () => rowFrom<C, E>(book, line, { ships: cards.length }))
  const state = book.copy(desk.state)
  try {
    for (const event of events) book.apply(state, event)
  } catch {
    throw new FaultAt(row, 'events', `what row ${row} says cannot have happened there`)
  }
  desk.lay(state)
  return answers
}

/** A state that cannot be written down is none that the book's rules lead to. */
function digestOf<S>(
  chainer: Chainer<S>,
  before: Digest,
  line: JournalLine,
  state: Frozen<S>,
  revision: number,
  row: number,
): Digest {
  try {
    return chainer.next(before, partsAt(line), state, revision)
  } catch {
    throw new FaultAt(row, 'events', `what row ${row} says cannot have happened there`)
  }
}

function mustEnd<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  header: Header,
  state: S,
  digest: Digest,
  lines: readonly WrittenLine[],
): void {
  const last = lines.length - 1
  if (!mayEnd(book, header, state)) throw new FaultAt(last, 'end', 'the duel is not over')
  const end = { rows: last - 1, digest: digestText(digest) }
  if (lines[last]!.text !== canonical({ end }))
    throw new FaultAt(last, 'end', 'the last line does not fit the rows before it')
}

function setUp<S, C, E extends Event, Card>(book: Ruleset<S, C, E, Card>, header: Header): S {
  try {
    return startOf(book, header)
  } catch (thrown) {
    throw new FaultAt(0, 'header', thrown instanceof BadInput ? thrown.message : 'the header cannot be set up')
  }
}

function work(resolve: () => void, row: number, line: JournalLine, source: Replay): void {
  try {
    resolve()
  } catch (thrown) {
    if (!(thrown instanceof Departed)) throw new FaultAt(row, 'answers', 'the rule cannot be worked with these answers')
    const answer = (line['answers'] as readonly JournalLine[])[source.used - 1]
    throw new FaultAt(row, `answers.${thrown.field}`, thrown.message, String(answer?.['why'] ?? '') || null)
  }
  if (source.used < source.answers.length)
    throw new FaultAt(row, 'answers', 'an answer was recorded that nobody asked for')
}

/** A row's parts as they stand in the file. */
const partsAt = (line: JournalLine): Parts => ({
  answers: written(line['answers']),
  events: written(line['events']),
  order: written(line['order']),
  revision: written(line['revision']),
})

/** The first field in which a row as it comes out differs from the row as written. */
function compare(again: Parts, digest: Digest, there: WrittenLine, row: number): void {
  if (lineOf(again, digest) === there.text) return
  const line = formed(there, row)
  const parts = partsAt(line)
  const field = (['revision', 'order', 'answers', 'events'] as const).find(each => again[each] !== parts[each])
  if (field === undefined && line['digest'] === digestText(digest))
    throw new FaultAt(row, 'form', `row ${row} holds something unknown`)
  const rule = field === undefined ? null : ruleOfDifference(JSON.parse(again[field]), line[field])
  const what = field ?? 'digest'
  throw new FaultAt(row, what, `row ${row} comes to something else than its ${what} say`, rule ?? firstRule(line))
}

/** Some rule to look at, where the difference itself names none. */
function firstRule(line: JournalLine): string | null {
  const [first] = [line['answers'], line['events']].flat() as readonly (JournalLine | undefined)[]
  return typeof first?.['why'] === 'string' ? first['why'] : null
}

function ruleOfDifference(again: Plain | undefined, written: Plain | undefined): string | null {
  if (!Array.isArray(again) || !Array.isArray(written)) return null
  const at = again.findIndex((each, i) => canonical(each) !== canonical(written[i] ?? null))
  const entry = (again[at] ?? written[again.length]) as JournalLine | undefined
  return typeof entry?.['why'] === 'string' ? entry['why'] : null
}
