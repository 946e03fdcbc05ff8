import type { Plain } from '#kernel/desk/index.ts'
import type { Refusal } from './order.ts'

/** Bad input: one sentence saying what and where. Nothing has changed. */
export class BadInput extends Error {}

/** A situation in which the rules forbid what is asked for: the refusal is the one that an order would get. */
export class Forbidden extends BadInput {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** What legality says of an order, for who cannot go on without it. */
export function allow(refusal: Refusal | null): void {
  if (refusal !== null) throw new Forbidden(refusal)
}

/** A shape that input must have: `read` gives the value or throws `BadInput`; `json` is its JSON Schema. */
export interface Schema<T> {
  read(value: unknown): T
  readonly json: Plain
}
