import type { Cite } from '#kernel/book/index.ts'
import type { Event, Plain } from '#kernel/desk/index.ts'
import type { Answer } from '#kernel/dice/index.ts'
import { type Scope, strangeIn } from '#kernel/event/index.ts'
import { BadInput, type Ruleset } from '#kernel/ruleset/index.ts'
import type { Row } from './row.ts'

/** A line of a journal as it was read. */
export type JournalLine = Readonly<Record<string, Plain>>

/** What in a line is not as it must be. */
export class BadRow extends BadInput {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.field = field
  }
}

type Reader<C, E extends Event> = Pick<Ruleset<never, C, E, never>, 'commands' | 'register' | 'vocabulary' | 'revision'>

/** The one place where a line becomes a row: whatever is in it has passed its book's schemas, and its rules are found again. */
export function rowFrom<C, E extends Event>(book: Reader<C, E>, line: JournalLine, scope: Scope): Row<C, E> {
  const { revision, order, answers, events } = line
  return {
    revision: revisionFrom(book, revision),
    order: orderFrom(book, order),
    answers: answersFrom(book, answers),
    events: eventsFrom(book, events, scope),
  }
}

/** Which revision of the book a row was worked by. */
export function revisionFrom({ revision: ours }: { readonly revision: number }, revision: Plain | undefined): number {
  if (!isWhole(revision) || revision < 1) throw new BadRow('form', 'it has no revision')
  if (revision > ours)
    throw new BadRow('revision', `it is of revision ${revision} of the book, and only ${ours} are known here`)
  return revision
}

export function orderFrom<C, E extends Event>(
  { commands }: Reader<C, E>,
  order: Plain | undefined,
): Row<C, E>['order'] {
  const { seat, command } = recordFrom(order, 'order')
  if (!isWhole(seat)) throw new BadRow('order', 'nobody gave the order')
  try {
    return { seat, command: commands.read(command) }
  } catch (thrown) {
    if (thrown instanceof BadInput) throw new BadRow('order', thrown.message)
    throw thrown
  }
}

/** A rule that is not in the register is -1: whoever asks will not have asked by it. */
export function answersFrom(
  { register }: Pick<Reader<unknown, Event>, 'register'>,
  answers: Plain | undefined,
): Answer[] {
  return listFrom(answers, 'answers').map(each => {
    const { why: id, sides, faces, seat, choice } = recordFrom(each, 'answers')
    const why = (typeof id === 'string' && Object.hasOwn(register.cite, id) ? register.cite[id] : -1) as Cite
    if (isWhole(seat) && isWhole(choice)) return { seat, choice, why }
    if (!isWhole(sides)) throw new BadRow('answers', 'an answer is neither a throw nor a choice')
    return { sides, faces: listFrom(faces, 'answers') as readonly number[], why }
  })
}

/** Events that may be applied: each is one of the book's, and whatever it carries can be. */
export function eventsFrom<E extends Event>(
  { register, vocabulary }: Pick<Reader<unknown, E>, 'register' | 'vocabulary'>,
  events: Plain | undefined,
  scope: Scope,
): E[] {
  return listFrom(events, 'events').map(each => {
    const strange = strangeIn(vocabulary, each, scope)
    if (strange !== null) throw new BadRow('events', strange)
    const { why } = each as JournalLine
    if (typeof why !== 'string' || !Object.hasOwn(register.cite, why))
      throw new BadRow('events', `there is no rule ${JSON.stringify(why)}`)
    return { ...(each as object), why: register.cite[why]! } as E
  })
}

const isWhole = (value: Plain | undefined): value is number => typeof value === 'number' && Number.isInteger(value)

function recordFrom(value: Plain | undefined, field: string): JournalLine {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new BadRow(field, 'it is no record')
  return value as JournalLine
}

function listFrom(value: Plain | undefined, field: string): readonly Plain[] {
  if (!Array.isArray(value)) throw new BadRow(field, 'it is no list')
  return value
}

/** A row from its line, as our own store keeps it or a verdict has passed it. */
export const rowOf = <C, E extends Event>(book: Reader<C, E>, text: string, scope: Scope): Row<C, E> =>
  rowFrom(book, JSON.parse(text) as JournalLine, scope)
