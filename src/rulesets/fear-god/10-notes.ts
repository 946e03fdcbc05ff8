import type { Cite } from '#kernel/book/index.ts'
import type { Plain } from '#kernel/desk/index.ts'

/** Puts down one figure of a card and how it was found. */
export type Note = (what: string, value: Plain, how: string, why: Cite) => void

/** Round to nearest, halves up. */
export const nearest = (value: number): number => Math.floor(value + 0.5)
