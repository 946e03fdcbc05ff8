import { SEGMENT, type Seen, seatInTurn } from '../01-classes/state.ts'
import { mayChangeOrders } from '../02-command/control.ts'
import { throwForControl } from '../02-command/initiative.ts'
import { retreat } from '../05-movement/retreat.ts'
import { runMarkers } from '../11-torpedoes/torpedoes.ts'
import { beginAircraft, endAircraft, hasAircraft } from '../12-aircraft/segment.ts'
import { R } from '../book/register.ts'
import { type FirepowerDesk, segmentBegan } from '../events/events.ts'
import { isBusy } from './acting.ts'

/** A segment of a player's turn: what befalls when it begins, and whether he has a word to say in it. What is thrown for in it calls `interrupt` after every attack. */
interface Segment {
  readonly begins?: (desk: FirepowerDesk, seat: number) => void
  readonly asks?: (state: Seen, seat: number) => boolean
  readonly ends?: (desk: FirepowerDesk) => void
}

/** SEQ-B, 3.2 By their places in SEGMENT. */
const SEGMENTS: readonly Segment[] = [
  // A
  { asks: mayChangeOrders },
  // A2, A3
  { begins: throwForControl },
  // B
  { begins: retreat },
  // C
  { asks: isBusy },
  // D
  { asks: isBusy },
  // E, R99
  { begins: beginAircraft, asks: hasAircraft, ends: endAircraft },
  // F, R91
  { begins: runMarkers },
  // G
  {},
]

/** Has the player whose turn it is something to say in this segment? */
export const isAsked = (state: Seen): boolean => SEGMENTS[state.segment]!.asks?.(state, seatInTurn(state)) ?? false

/** The next segment of this turn begins. Returns whether there was one. */
export function nextSegment(desk: FirepowerDesk): boolean {
  SEGMENTS[desk.state.segment]!.ends?.(desk)
  const segment = desk.state.segment + 1
  if (segment > SEGMENT.end) return false
  segmentBegan(desk, { segment }, R['FP-SEQ-B'])
  SEGMENTS[segment]!.begins?.(desk, seatInTurn(desk.state))
  return true
}
