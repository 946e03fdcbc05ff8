import type { Cite, Register } from '#kernel/book/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'

/** One order and what came of it, as this browser may know it. */
export interface Row {
  readonly revision: number
  readonly seat: number
  /** null while it is sealed */
  readonly command: Plain | null
  readonly answers: readonly Answer[]
  readonly events: readonly Event[]
}

/** A row as the wire and a journal write it: rules by their ids. */
export interface Written {
  readonly revision: number
  readonly seat: number
  readonly command: Plain | null
  readonly answers: readonly Plain[]
  readonly events: readonly Plain[]
}

export function rowOf({ revision, seat, command, answers, events }: Written, register: Register): Row {
  const cited = <T>(what: Plain): T => {
    const { why, ...rest } = what as { readonly why: string }
    return { ...rest, why: (register.cite[why] ?? -1) as Cite } as T
  }
  return { revision, seat, command, answers: answers.map(cited<Answer>), events: events.map(cited<Event>) }
}

/** A journal's lines as rows; its header and its end are left out. */
export function rowsOfJournal(text: string, register: Register): Row[] {
  const lines = text.trimEnd().split('\n').slice(1, -1)
  return lines.map(line => {
    const { revision, order, answers, events } = JSON.parse(line) as {
      readonly revision: number
      readonly order: { readonly seat: number; readonly command: Plain }
      readonly answers: readonly Plain[]
      readonly events: readonly Plain[]
    }
    return rowOf({ revision, ...order, answers, events }, register)
  })
}
