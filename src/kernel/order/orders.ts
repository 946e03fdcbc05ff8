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
  sketches: readonly Entry[],
): Orders<S, C, Entry> {
  const entries = alike(sketches)
  const types: readonly string[] = entries.map(({ type }) => type)
  const byKind = new Map(entries.flatMap(entry => (entry.seal === null ? [] : [[entry.seal.kind, entry] as const])))
  if (new Set(types).size < types.length) throw new Error('two orders have one type')
  // along a short list, those of every turn first: cheaper than a map (K1)
  const of = ({ type }: C): Entry => {
    for (let place = 0; place < types.length; place++) if (types[place] === type) return entries[place]!
    throw new Error(`there is no order ${type}`)
  }
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

/** The same entries with the same keys in the same order: who is asked for every order is asked fast (K1). */
function alike<Entry extends object>(entries: readonly Entry[]): Entry[] {
  const keys = [...new Set(entries.flatMap(entry => Object.keys(entry)))] as (keyof Entry & string)[]
  return entries.map(entry => Object.fromEntries(keys.map(key => [key, entry[key]])) as Entry)
}
