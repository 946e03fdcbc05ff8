import { type Cite, type Register, ruleAt } from '#kernel/book/index.ts'
import { canonical, type Event, type Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { digestOfHeader, digestText, sealOf } from './digest.ts'
import type { Journal, Row } from './row.ts'

/**
 * A journal as a file: one line of canonical JSON for the header, one for each row, one for the end. Rules stand there by
 * their ids, so that the file is readable and a register may grow.
 */
export function writeJournal<C, E extends Event>(journal: Journal<C, E>, register: Register): string {
  const { header, rows } = journal
  const start = digestOfHeader(header)
  const last = rows.at(-1)?.digest ?? start
  const lines: Plain[] = [
    { ...(header as unknown as Record<string, Plain>), digest: digestText(start) },
    ...rows.map(row => plainRow(row, register)),
    { end: { rows: rows.length, digest: digestText(last) } },
  ]
  return lines.map(line => `${canonical(line)}\n`).join('')
}

export function plainRow<C, E extends Event>(row: Row<C, E>, register: Register): Plain {
  const cited = (what: Event | Answer): Plain => ({ ...what, why: ruleAt(register, what.why).id })
  const { revision, order, answers, events, digest } = row
  const told = events.map(cited)
  return {
    revision,
    order: order as unknown as Plain,
    answers: answers.map(cited),
    events: told,
    seal: sealOf(told),
    digest: digestText(digest),
  }
}

/** A row as it was read, its rules found again in the register; -1 for a rule that is not there. */
export interface ReadRow {
  readonly revision: number
  readonly order: { readonly seat: number; readonly command: unknown }
  readonly answers: readonly Answer[]
  readonly plain: Readonly<Record<string, Plain>>
}

export function readRow(line: Readonly<Record<string, Plain>>, register: Register): ReadRow {
  const answers = (line['answers'] as unknown as (Answer & { why: unknown })[]).map(answer => ({
    ...('faces' in answer
      ? { sides: answer.sides, faces: answer.faces }
      : { seat: answer.seat, choice: answer.choice }),
    why: (register.cite[String(answer.why)] ?? -1) as Cite,
  }))
  const { seat, command } = line['order'] as unknown as ReadRow['order']
  const order = { seat, command }
  return { revision: line['revision'] as number, order, answers, plain: line }
}
