import type { Cite } from '#kernel/book/index.ts'
import type { Seat } from '#kernel/desk/index.ts'

/** What a player says. Orders of nobody in particular, such as turning to the next phase, come from `UMPIRE`. */
export interface Order<C> {
  readonly seat: Seat
  readonly command: C
}
export const UMPIRE: Seat = -1

/** No, and by which rule. */
export interface Refusal {
  readonly why: Cite
  readonly reason: string
}

/** No: the one way to say it. */
export const no = (why: Cite, reason: string): Refusal => ({ why, reason })
