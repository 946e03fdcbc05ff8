import type { Cite } from '#kernel/book/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import type { FieldKinds, FieldValues } from './kind.ts'
import type { Attack, Blow, Phrase, Weight } from './telling.ts'

/** What an event needs of a desk: the state to change, and whoever listens. */
export interface Paper<S> {
  readonly ink: S
  readonly heard: { push(event: object): unknown } | null
}

/** What a teller may want besides the event and the state after it. */
export interface Aid {
  readonly why: Cite
  /** the words of an order that was sealed: tellers know no orders */
  order(ship: number, sealed: readonly number[]): string
  /** the attack that it orders, if it does */
  attack(ship: number, sealed: readonly number[]): Attack | null
}

/** What happens, in words. The state is that right after the event. */
export type Tell<S, F extends FieldKinds> = (said: FieldValues<F>, after: Frozen<S>, aid: Aid) => Phrase

interface Sketch<S, F extends FieldKinds> {
  /** left out: it matters */
  readonly weight?: Weight
  /** a phase or turn begins with it */
  readonly turns?: true
  /** the attack that it belongs to */
  readonly attack?: (said: FieldValues<F>, after: Frozen<S>, aid: Aid) => Blow | null
  readonly fields: F
  /** the change itself, and the only code of a book that changes a state */
  does(state: S, said: FieldValues<F>): void
  readonly tell: Tell<S, F>
}

/** To call it is to let it happen. */
type Call<S, F extends FieldKinds> = (desk: Paper<S>, said: FieldValues<F>, why: Cite) => void

/** One kind of event, said once: what it carries, what it does, how it is told. To call it is to let it happen. */
export interface Entry<S, Type extends string, F extends FieldKinds> extends Sketch<S, F>, Call<S, F> {
  readonly type: Type
}

/** An event as it is written down, from the entries that a room exports. */
export type Written<Chapter> = {
  [Name in keyof Chapter]: Chapter[Name] extends Entry<never, infer Type, infer F>
    ? { readonly type: Type; readonly why: Cite } & FieldValues<F>
    : never
}[keyof Chapter]

/**
 * A room's own `event`: its states are all of one shape. `own` gives a hot event a call of its own, since one that all
 * entries share is never compiled into its caller: with none a duel of Grand Fleets took 18 % more instructions (K1). It writes the
 * event field by field: to spread what is said, of any shape, made a duel that is kept take a fifth more time (K5).
 */
export const eventsOf =
  <S>() =>
  <const Type extends string, F extends FieldKinds>(
    type: Type,
    sketch: Sketch<S, F>,
    own: (does: (state: S, said: FieldValues<F>) => void) => Call<S, F> = does => (desk, said, why) => {
      does(desk.ink, said)
      if (desk.heard !== null) desk.heard.push({ type, why, ...said })
    },
  ): Entry<S, Type, F> =>
    Object.assign(own(sketch.does), { type, ...sketch })
