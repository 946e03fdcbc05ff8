import { type Register, ruleAt } from '#kernel/book/index.ts'
import { canonical, Desk, type Event, type Plain } from '#kernel/desk/index.ts'
import { Departed, Dice, Replay } from '#kernel/dice/index.ts'
import { BadInput, type Ruleset } from '#kernel/ruleset/index.ts'
import { Chainer, digestOfHeader, digestText, sealOf } from './digest.ts'
import type { Digest, Header } from './row.ts'
import { mayEnd, startOf } from './start.ts'
import { plainRow, readRow } from './text.ts'

/** The verdict on a journal: all rows hold, or the first place where one does not. Row 0 is the header. */
export type Verdict =
  | {
      readonly ok: true
      readonly rows: number
      /** rows of an older revision of the book: opened by their events and checked by their digests only */
      readonly older?: number
    }
  | {
      readonly ok: false
      readonly row: number
      readonly rule: string | null
      readonly field: string
      readonly reason: string
    }

class Fault extends Error {
  readonly row: number
  readonly field: string
  readonly rule: string | null
  constructor(row: number, field: string, reason: string, rule: string | null = null) {
    super(reason)
    this.row = row
    this.field = field
    this.rule = rule
  }
}
type Line = Readonly<Record<string, Plain>>
/** A line as it was read, and as it stands in the file. */
interface Written {
  readonly line: Line
  readonly text: string
}

/** Fight a journal's battle again from its header and its answers: everything must come out as written, to the byte. */
// biome-ignore lint/suspicious/noExplicitAny: which book it is stands in the journal
export function verify(text: string, bookNamed: (id: string) => Ruleset<any, any, any, any> | undefined): Verdict {
  try {
    const lines = linesOf(text)
    const { header, digest } = headerOf(formed(lines[0]!, 0))
    const book = bookNamed(header.book)
    if (book === undefined) throw new Fault(0, 'book', `there is no book ${JSON.stringify(header.book)}`)
    const older = replay(book, header, digest, lines)
    return { ok: true, rows: lines.length - 2, ...(older > 0 ? { older } : {}) }
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    const { row, rule, field, message } = thrown
    return { ok: false, row, rule, field, reason: message }
  }
}

/** All lines to the last; row numbers count from the header, which is 0. */
function linesOf(text: string): Written[] {
  const texts = text.split('\n')
  if (texts.pop() !== '') throw new Fault(texts.length, 'form', `the journal breaks off in line ${texts.length + 1}`)
  if (texts.length === 0) throw new Fault(0, 'form', 'the journal is empty')
  const lines = texts.map((text, row) => ({ line: parsed(text, row), text }))
  const last = lines.length - 1
  if (last < 1 || !('end' in lines[last]!.line))
    throw new Fault(last, 'end', `the journal breaks off after line ${last + 1}`)
  const end = lines[last]!.line['end'] as Line | null
  if (end?.['redacted'] === true)
    throw new Fault(
      last,
      'end',
      'what is hidden in an unfinished game was left out; it can be proved when the game is over',
    )
  return lines
}

/** The line, if it is written in the one canonical way. */
function formed({ line, text }: Written, row: number): Line {
  if (written(line) !== text) throw new Fault(row, 'form', `line ${row + 1} is not written as a journal writes it`)
  return line
}

/** A value as journals write it; something else where it is not there, or cannot be written. */
function written(value: Plain | undefined): string {
  try {
    return canonical(value)
  } catch {
    return ''
  }
}

function parsed(line: string, row: number): Line {
  try {
    const read: unknown = JSON.parse(line)
    if (read !== null && typeof read === 'object' && !Array.isArray(read)) return read as Line
  } catch {
    // said below
  }
  throw new Fault(row, 'form', `line ${row + 1} is not a JSON record`)
}

function headerOf(line: Line): { header: Header; digest: Digest } {
  const { digest: written, ...header } = line
  if (header['straddle'] !== 1) throw new Fault(0, 'straddle', 'the first line is not the header of a journal')
  const digest = digestOfHeader(header as unknown as Header)
  if (digestText(digest) !== written) throw new Fault(0, 'digest', 'the header has been changed')
  return { header: header as unknown as Header, digest }
}

function replay<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  header: Header,
  start: Digest,
  lines: readonly Written[],
): number {
  let digest = start
  let older = 0
  const chainer = new Chainer<S>(book)
  const source = new Replay([])
  let state = setUp(book, header)
  const desk = new Desk<S, E>(state, new Dice(source), (_, seat, _among, _about, why) => source.choice(seat, why))
  for (let row = 1; row < lines.length - 1; row++) {
    const { line } = lines[row]!
    const { order, answers, revision } = rowAt(line, row, book.register)
    const read = { seat: order.seat, command: commandAt(book, order.command, row) }
    if (revision < book.revision) {
      older++
      state = book.copy(desk.state)
      desk.lay(state)
      for (const event of eventsAt(formed(lines[row]!, row), row, book.register)) book.apply(state, event as E)
      digest = chainer.next(digest, { revision, order: read, answers }, desk.state)
      if (digestText(digest) !== line['digest'])
        throw new Fault(row, 'digest', `row ${row} does not come to its digest`)
      continue
    }
    const refusal = book.refuse(desk.state, read)
    if (refusal !== null) throw new Fault(row, 'order', refusal.reason, ruleAt(book.register, refusal.why).id)
    state = book.copy(desk.state)
    desk.lay(state)
    const events: E[] = []
    desk.heard = events
    source.answers = answers
    source.used = 0
    work(() => book.resolve(desk, read), row, line, source)
    const again = { revision: book.revision, order: read, answers, events }
    digest = chainer.next(digest, again, desk.state)
    compare(plainRow(again, digest, book.register) as Line, lines[row]!, row)
  }
  if (!mayEnd(book, header, state)) throw new Fault(lines.length - 1, 'end', 'the duel is not over')
  const end = { rows: lines.length - 2, digest: digestText(digest) }
  if (lines.at(-1)!.text !== canonical({ end })) {
    throw new Fault(lines.length - 1, 'end', 'the last line does not fit the rows before it')
  }
  return older
}

function setUp<S, C, E extends Event, Card>(book: Ruleset<S, C, E, Card>, header: Header): S {
  try {
    return startOf(book, header)
  } catch (thrown) {
    throw new Fault(0, 'header', thrown instanceof BadInput ? thrown.message : 'the header cannot be set up')
  }
}

function rowAt(line: Line, row: number, register: Register): ReturnType<typeof readRow> {
  try {
    return readRow(line, register)
  } catch {
    throw new Fault(row, 'form', `line ${row + 1} is not a row`)
  }
}

/** The events of a row as written, their rules found again. */
function eventsAt(line: Line, row: number, register: Register): Event[] {
  const events = line['events']
  if (!Array.isArray(events) || sealOf(events) !== line['seal'])
    throw new Fault(row, 'events', `the events of row ${row} have been changed`)
  return (events as unknown as (Event & { why: unknown })[]).map(event => {
    const why = register.cite[String(event.why)]
    if (why === undefined) throw new Fault(row, 'events', `there is no rule ${String(event.why)}`)
    return { ...event, why }
  })
}

function commandAt<S, C, E extends Event, Card>(book: Ruleset<S, C, E, Card>, command: unknown, row: number): C {
  try {
    return book.commands.read(command)
  } catch (thrown) {
    if (thrown instanceof BadInput) throw new Fault(row, 'order', thrown.message)
    throw thrown
  }
}

function work(resolve: () => void, row: number, line: Line, source: Replay): void {
  try {
    resolve()
  } catch (thrown) {
    if (!(thrown instanceof Departed)) throw new Fault(row, 'answers', 'the rule cannot be worked with these answers')
    const answer = (line['answers'] as readonly Line[])[source.used - 1]
    throw new Fault(row, `answers.${thrown.field}`, thrown.message, String(answer?.['why'] ?? '') || null)
  }
  if (source.used < source.answers.length)
    throw new Fault(row, 'answers', 'an answer was recorded that nobody asked for')
}

/** The first field in which a row as it comes out differs from the row as written. */
function compare(again: Line, there: Written, row: number): void {
  if (canonical(again) === there.text) return
  const line = formed(there, row)
  for (const field of ['revision', 'order', 'answers', 'events', 'seal', 'digest']) {
    if (canonical(again[field]) === written(line[field])) continue
    const rule = ruleOfDifference(again[field], line[field]) ?? firstRule(line)
    throw new Fault(row, field, `row ${row} comes to something else than its ${field} say`, rule)
  }
  throw new Fault(row, 'form', `row ${row} holds something unknown`)
}

/** Some rule to look at, where the difference itself names none. */
function firstRule(line: Line): string | null {
  const [first] = [line['answers'], line['events']].flat() as readonly (Line | undefined)[]
  return typeof first?.['why'] === 'string' ? first['why'] : null
}

function ruleOfDifference(again: Plain | undefined, written: Plain | undefined): string | null {
  if (!Array.isArray(again) || !Array.isArray(written)) return null
  const at = again.findIndex((each, i) => canonical(each) !== canonical(written[i] ?? null))
  const entry = (again[at] ?? written[again.length]) as Line | undefined
  return typeof entry?.['why'] === 'string' ? entry['why'] : null
}
