import { canonical, type Plain } from '#kernel/desk/index.ts'
import { BadRow, type JournalLine } from './read.ts'
import type { Digest, Header } from './row.ts'
import { digestOfHeader, digestText } from './text.ts'

/** A line as it was read, and as it stands in the file. */
export interface WrittenLine {
  readonly line: JournalLine
  readonly text: string
}

export class FaultAt extends Error {
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

/** All lines to the last; row numbers count from the header, which is 0. */
export function linesOf(text: string): WrittenLine[] {
  const texts = text.split('\n')
  if (texts.pop() !== '') throw new FaultAt(texts.length, 'form', `the journal breaks off in line ${texts.length + 1}`)
  if (texts.length === 0) throw new FaultAt(0, 'form', 'the journal is empty')
  const lines = texts.map((text, row) => ({ line: parsed(text, row), text }))
  const last = lines.length - 1
  if (last < 1 || !('end' in lines[last]!.line))
    throw new FaultAt(last, 'end', `the journal breaks off after line ${last + 1}`)
  const end = lines[last]!.line['end'] as JournalLine | null
  if (end?.['redacted'] === true)
    throw new FaultAt(
      last,
      'end',
      'what is hidden in an unfinished game was left out; it can be proved when the game is over',
    )
  return lines
}

/** The line, if it is written in the one canonical way. */
export function formed({ line, text }: WrittenLine, row: number): JournalLine {
  if (written(line) !== text) throw new FaultAt(row, 'form', `line ${row + 1} is not written as a journal writes it`)
  return line
}

/** A value as journals write it; something else where it is not there, or cannot be written. */
export function written(value: Plain | undefined): string {
  try {
    return canonical(value)
  } catch {
    return ''
  }
}

function parsed(line: string, row: number): JournalLine {
  try {
    const read: unknown = JSON.parse(line)
    if (read !== null && typeof read === 'object' && !Array.isArray(read)) return read as JournalLine
  } catch {
    // said below
  }
  throw new FaultAt(row, 'form', `line ${row + 1} is not a JSON record`)
}

export function headerOf(line: JournalLine): { header: Header; digest: Digest } {
  const { digest: written, ...header } = line
  if (header['straddle'] !== 1) throw new FaultAt(0, 'straddle', 'the first line is not the header of a journal')
  const digest = digestOfHeader(header as unknown as Header)
  if (digestText(digest) !== written) throw new FaultAt(0, 'digest', 'the header has been changed')
  return { header: header as unknown as Header, digest }
}

/** What a line says, or the fault in it. */
export function read<T>(row: number, reading: () => T): T {
  try {
    return reading()
  } catch (thrown) {
    if (thrown instanceof BadRow) throw new FaultAt(row, thrown.field, thrown.message)
    throw thrown
  }
}
