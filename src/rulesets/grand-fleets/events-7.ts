import type { Cite } from '#kernel/book/index.ts'
import type { State } from './state.ts'

/** What can happen by chapters 7 and 8, where orders are written down before they are carried out. */
export type WrittenEvent = { readonly why: Cite } & (
  | { readonly type: 'OrderWritten'; readonly ship: number; readonly order: readonly number[] }
  | { readonly type: 'OrderRevealed'; readonly ship: number; readonly order: readonly number[] }
)

/** What an event needs of a desk: the state to change, and whoever listens. */
interface Paper {
  readonly ink: State
  readonly heard: { push(event: WrittenEvent): unknown } | null
}

/** All that is written but what is written for this ship: ship, how many words, the words; and so on. */
function without(written: readonly number[], ship: number): number[] {
  const rest: number[] = []
  for (let i = 0; i < written.length; i += 2 + written[i + 1]!) {
    if (written[i] !== ship) rest.push(...written.slice(i, i + 2 + written[i + 1]!))
  }
  return rest
}

/** 7.5, 8 An order is written down; an earlier one for the same ship is struck out. */
export function orderWritten(desk: Paper, ship: number, order: readonly number[], why: Cite): void {
  desk.ink.written = [...without(desk.ink.written, ship), ship, order.length, ...order]
  if (desk.heard !== null) desk.heard.push({ type: 'OrderWritten', why, ship, order })
}

/** 7.5, 8 What was written is read out, and is about to be done. */
export function orderRevealed(desk: Paper, ship: number, order: readonly number[], why: Cite): void {
  desk.ink.written = without(desk.ink.written, ship)
  if (desk.heard !== null) desk.heard.push({ type: 'OrderRevealed', why, ship, order })
}

/** Do a written event again. */
export function applyWritten(desk: Paper, event: WrittenEvent): void {
  const { why } = event
  switch (event.type) {
    case 'OrderWritten':
      return orderWritten(desk, event.ship, event.order, why)
    case 'OrderRevealed':
      return orderRevealed(desk, event.ship, event.order, why)
  }
}
