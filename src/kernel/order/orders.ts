import type { Event, Frozen } from '#kernel/desk/index.ts'
import type { Aid, Attack } from '#kernel/event/index.ts'
import type { OrderEntry, OrderSketch } from './entry.ts'
import type { Sealed } from './sealed.ts'
import { opened, type Spoken, type Word } from './word.ts'

/** What some entries read. */
export type SaidBy<Entries extends readonly { readonly form: { readonly _output: unknown } }[]> =
  Entries[number]['form']['_output']

/** Some orders of a book, or all. */
export interface Orders<S, C extends Spoken, Entry> {
  readonly entries: readonly Entry[]
  /** the entry of an order */
  of(said: C): Entry
  /** an order in words that a state can hold; its kind comes first */
  seal(said: C): readonly number[]
  open(sealed: Sealed): C
  /** what a teller may want to know of an order that was sealed */
  aid(state: Frozen<S>): Omit<Aid, 'why'>
  /** the attack that an order is, where it is one */
  attack(said: C): Attack | null
}

/** A room's own way to say what an order is: for its states and events, and with what it wants to know besides. */
export function ordersOf<S, E extends Event, More = unknown>() {
  // biome-ignore lint/suspicious/noExplicitAny: each entry reads orders of its own kind
  type Any = OrderEntry<S, E, any> & More
  return {
    order: <C extends Spoken>(
      word: Word<C>,
      sketch: OrderSketch<S, E, NoInfer<C>> & More,
    ): OrderEntry<S, E, C> & More => ({
      ...word,
      ...sketch,
    }),
    collect: <const Entries extends readonly Any[]>(entries: Entries): Orders<S, SaidBy<Entries>, Any> =>
      gathered<S, E, SaidBy<Entries>, Any>(entries),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each entry reads orders of its own kind
function gathered<S, E extends Event, C extends Spoken, Entry extends OrderEntry<S, E, any>>(
  entries: readonly Entry[],
): Orders<S, C, Entry> {
  const byType = new Map(entries.map(entry => [entry.type as string, entry]))
  const byKind = new Map(entries.flatMap(entry => (entry.seal === null ? [] : [[entry.seal.kind, entry] as const])))
  if (byType.size < entries.length) throw new Error('two orders have one type')
  const of = (said: C): Entry => byType.get(said.type)!
  const open = ({ ship, words }: Sealed): C => {
    const { type, seal } = byKind.get(words[0]!)!
    return opened(type, seal!, ship, words)
  }
  const attack = (said: C): Attack | null => of(said).attack?.(said) ?? null
  return {
    entries,
    of,
    seal(said) {
      const { kind, to } = of(said).seal!
      return [kind, ...to(said)]
    },
    open,
    aid: state => ({
      order(ship, words) {
        const said = open({ ship, words })
        return of(said).words?.(said, state) ?? ''
      },
      attack: (ship, words) => attack(open({ ship, words })),
    }),
    attack,
  }
}
