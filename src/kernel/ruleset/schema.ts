import type { Plain } from '#kernel/desk/index.ts'

/** Bad input: one sentence saying what and where. Nothing has changed. */
export class BadInput extends Error {}

/** A shape that input must have: `read` gives the value or throws `BadInput`; `json` is its JSON Schema. */
export interface Schema<T> {
  read(value: unknown): T
  readonly json: Plain
}
