import { isSealed, type Sealed, sealedIn } from './sealed.ts'

/** Something that can be said. */
export interface Spoken {
  readonly type: string
}
/** The schema of one kind of order, which knows its type. */
export interface Form<C extends Spoken> {
  readonly _output: C
  readonly shape: { readonly type: { readonly value: C['type'] } }
}

/** An order as whole numbers, so that a state can hold it. */
export interface Seal<C extends Spoken> {
  /** its kind, frozen: journals are full of it */
  readonly kind: number
  to(said: C): readonly number[]
  from(words: readonly number[]): Omit<C, 'type' | 'ship'>
}

/** What a kind of order may be, and how it is written while it is sealed: all that rules need to know of it. */
export interface Word<C extends Spoken> {
  readonly type: C['type']
  readonly form: Form<C>
  /** null: it cannot be sealed */
  readonly seal: Seal<C> | null
  /** those of this kind */
  among(orders: readonly Sealed[]): C[]
  in(list: readonly number[]): C[]
  isIn(list: readonly number[], ship: number): boolean
}

export function word<C extends Spoken>(form: Form<C>, seal: Seal<C> | null = null): Word<C> {
  const type = form.shape.type.value
  const opens = ({ ship, words }: Sealed): C[] =>
    seal !== null && words[0] === seal.kind ? [opened(type, seal, ship, words)] : []
  return {
    type,
    form,
    seal,
    among: orders => orders.flatMap(opens),
    in: list => sealedIn(list).flatMap(opens),
    isIn: (list, ship) => seal !== null && isSealed(list, ship, seal.kind),
  }
}

/** A sealed order as it was said. */
export const opened = <C extends Spoken>(
  type: C['type'],
  { from }: Seal<C>,
  ship: number,
  words: readonly number[],
): C => ({ type, ship, ...from(words.slice(1)) }) as unknown as C
