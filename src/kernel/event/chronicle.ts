import type { Event, Frozen } from '#kernel/desk/index.ts'
import type { Aid, Entry } from './entry.ts'
import { type FieldKinds, misfit, type Scope } from './kind.ts'
import { castOf, type Telling } from './telling.ts'

/** What each kind of event carries, by its type. */
export type Vocabulary = ReadonlyMap<string, FieldKinds>

/** All events of a book: made of the entries of its chapters. */
export interface Chronicle<S, E extends Event> {
  readonly vocabulary: Vocabulary
  /** do a written event again */
  apply(state: S, event: E): void
  tell(event: E, after: Frozen<S>, sealed: Omit<Aid, 'why'>): Telling
}

// biome-ignore lint/suspicious/noExplicitAny: each entry has fields of its own
type AnyEntry<S> = Entry<S, string, any>
const isEntry = <S>(value: unknown): value is AnyEntry<S> => typeof value === 'function' && 'fields' in value

/** From what the chapters export; whatever is no entry is passed over. */
export function chronicle<S, E extends Event>(...chapters: readonly object[]): Chronicle<S, E> {
  const entries = new Map<string, AnyEntry<S>>()
  for (const chapter of chapters) {
    for (const entry of Object.values(chapter)) {
      if (!isEntry<S>(entry)) continue
      if (entries.has(entry.type)) throw new Error(`there are two events ${entry.type}`)
      entries.set(entry.type, entry)
    }
  }
  return {
    vocabulary: new Map([...entries].map(([type, { fields }]) => [type, fields])),
    apply: (state, event) => entries.get(event.type)!.does(state, event as never),
    tell(event, after, sealed) {
      const { fields, tell, weight = 'matters', turns = false, attack } = entries.get(event.type)!
      const aid = { why: event.why, ...sealed }
      return {
        phrase: tell(event as never, after, aid),
        weight,
        turns,
        attack: attack?.(event as never, after, aid) ?? null,
        ...castOf(fields, event),
      }
    },
  }
}

/** Why something that was read is no event of a book; null: it is one, and may be applied. */
export function strangeIn(vocabulary: Vocabulary, value: unknown, scope: Scope): string | null {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, 'type')) return 'it has no type'
  const { type } = value as { readonly type: unknown }
  const fields = typeof type === 'string' ? vocabulary.get(type) : undefined
  if (fields === undefined) return `there is no event ${JSON.stringify(type)}`
  const field = misfit(fields, value, scope, BESIDES)
  return field === null ? null : `${type} cannot have ${field} ${JSON.stringify((value as never)[field])}`
}
const BESIDES = ['type', 'why'] as const
