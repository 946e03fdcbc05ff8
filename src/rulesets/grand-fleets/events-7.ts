import type { Cite } from '#kernel/book/index.ts'
import type { State } from './state.ts'

/** What can happen by chapters 7 and 8, where orders are written down before they are carried out. */
export type WrittenEvent = { readonly why: Cite } & (
  | { readonly type: 'OrderWritten'; readonly ship: number; readonly order: readonly number[] }
  | { readonly type: 'OrderRevealed'; readonly ship: number; readonly order: readonly number[] }
  | { readonly type: 'DivisionActed'; readonly division: number }
  | { readonly type: 'ShipDetached'; readonly ship: number }
  | { readonly type: 'DivisionFormed'; readonly ship: number }
  | { readonly type: 'FlagShifted'; readonly division: number; readonly ship: number }
  | { readonly type: 'WakeLeft'; readonly ship: number; readonly wake: readonly number[] }
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

/** 7.2 All ships of a division have acted: one opportunity is used. */
export function divisionActed(desk: Paper, division: number, why: Cite): void {
  if (desk.ink.due > 0) desk.ink.due--
  if (desk.heard !== null) desk.heard.push({ type: 'DivisionActed', why, division })
}

/** 7.4 She has lost her division, and is one of her own from the next turn. */
export function shipDetached(desk: Paper, ship: number, why: Cite): void {
  desk.ink.detached = [...desk.ink.detached, ship]
  if (desk.heard !== null) desk.heard.push({ type: 'ShipDetached', why, ship })
}

/** 7.4 A ship that was detached is a division, and leads it; if she led the old one nobody does now. */
export function divisionFormed(desk: Paper, ship: number, why: Cite): void {
  const { divisions, flagships, detached } = desk.ink
  desk.ink.divisions = divisions.with(ship, flagships.length)
  desk.ink.flagships = [...flagships.map(leader => (leader === ship ? -1 : leader)), ship]
  desk.ink.detached = detached.filter(each => each !== ship)
  if (desk.heard !== null) desk.heard.push({ type: 'DivisionFormed', why, ship })
}

export function flagShifted(desk: Paper, division: number, ship: number, why: Cite): void {
  desk.ink.flagships = desk.ink.flagships.with(division, ship)
  if (desk.heard !== null) desk.heard.push({ type: 'FlagShifted', why, division, ship })
}

/** 7.4 The leader's way, which others may follow: where she was, her heading, and her track. */
export function wakeLeft(desk: Paper, ship: number, wake: readonly number[], why: Cite): void {
  desk.ink.wake = [ship, ...wake]
  if (desk.heard !== null) desk.heard.push({ type: 'WakeLeft', why, ship, wake })
}

/** Do a written event again. */
export function applyWritten(desk: Paper, event: WrittenEvent): void {
  const { why } = event
  switch (event.type) {
    case 'OrderWritten':
      return orderWritten(desk, event.ship, event.order, why)
    case 'OrderRevealed':
      return orderRevealed(desk, event.ship, event.order, why)
    case 'DivisionActed':
      return divisionActed(desk, event.division, why)
    case 'ShipDetached':
      return shipDetached(desk, event.ship, why)
    case 'DivisionFormed':
      return divisionFormed(desk, event.ship, why)
    case 'FlagShifted':
      return flagShifted(desk, event.division, event.ship, why)
    case 'WakeLeft':
      return wakeLeft(desk, event.ship, event.wake, why)
  }
}
