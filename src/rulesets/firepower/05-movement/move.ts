import { linesCross, type Place, pivot, type Station } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import { BERTH, DID, isGone, moveRate, type Seen, sheetAt, type Theatre } from '../01-classes/state.ts'
import { membersOf } from '../02-command/squadron.ts'
import { CENTIMETRE, INCH, inchesOf } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { SPACING } from '../book/tables.ts'
import { type FirepowerDesk, shipLeft, shipMoved } from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { hullOf, isBeside, isCrossed, isFoul, isNear, isThere } from '../measured.ts'

/** R55 So far ahead, one turn on the spot, so far after it: parts of an inch, and tenths of a degree to starboard. */
export interface Way {
  readonly ahead: number
  readonly turn: number
  readonly after: number
}
/** That way as an order. */
export interface Move extends Way {
  readonly type: 'Move'
  readonly ship: number
}
export const STAY: Way = { ahead: 0, turn: 0, after: 0 }
export const lengthOf = ({ ahead, after }: Way): number => ahead + after

const boardOf = (state: Seen): Theatre['board'] => (state.fixed.theatre as Theatre).board

/** MOVE-C, INIT-C The most that a ship turns in a move. */
export const mostTurn = (state: Seen, ship: number): number =>
  UNWIELDY.includes(sheetAt(state, ship).card.class) ? 450 : 900
const UNWIELDY: readonly ShipClass[] = ['SB', 'BB', 'BC', 'CV', 'CVE', 'CVL', 'CVA', 'AK', 'AKL']

/** C3-B, DIST-A, R60 How far from hull to hull the ships of a squadron may be; R2 by option twice that. */
export const spacingOf = (state: Seen): number =>
  SPACING[state.fixed.scene.period]! * INCH * (state.fixed.switches.doubleAll ? 2 : 1)

/** Where a way leads: the place at which she turns, and that at which she ends. */
export function walk(
  state: Seen,
  ship: number,
  { ahead, turn, after }: Way,
): { readonly corner: Place; readonly end: Station } {
  const { x, y, heading } = state.ships[ship]!
  const board = boardOf(state)
  const corner = ahead === 0 ? { x, y } : board.advance({ x, y, heading }, ahead)
  const course = pivot(heading, turn)
  const end = after === 0 ? corner : board.advance({ ...corner, heading: course }, after)
  return { corner, end: { x: end.x, y: end.y, heading: course } }
}

/** MOVE-A to MOVE-D, R55, R56 What no ship may do, whatever her orders. */
export function refuseWay(state: Seen, ship: number, way: Way): Refusal | null {
  const { did } = state.ships[ship]!
  const rate = moveRate(state, ship)
  if ((did & DID.steam) !== 0) return no(R['FP-MOVE-A'], 'that ship has moved in this turn')
  if ((did & ~DID.steam) !== 0) return no(R['FP-MOVE-D'], 'she has fired: a ship moves first')
  if (lengthOf(way) > rate) return no(R['FP-MOVE-A'], `she can go ${inchesText(rate)} in at most`)
  const most = mostTurn(state, ship)
  if (Math.abs(way.turn) > most) return no(R['FP-MOVE-C'], `she can turn ${most / 10}° at most`)
  if (way.turn !== 0 && lengthOf(way) === 0) return no(R['FP-R55'], 'a ship that does not move cannot turn')
  return refuseWater(state, ship, way)
}
const inchesText = (parts: number): string => String(Number(inchesOf(parts).toFixed(2)))

/** PEN-B to PEN-D, R48, R62 Who is in the way. */
function refuseWater(state: Seen, ship: number, way: Way): Refusal | null {
  if (lengthOf(way) === 0 || state.ships[ship]!.submerged !== 0) return null
  const { corner, end } = walk(state, ship, way)
  const legs: readonly (readonly [Place, Place])[] = [
    [state.ships[ship]!, corner],
    [corner, end],
  ]
  const hull = { ...hullOf(state, ship), ...end }
  const others: number[] = []
  // nobody farther off is met, nor lies beside a gap that is too narrow
  const reach = Math.max(spacingOf(state), NARROW)
  for (let other = 0; other < state.ships.length; other++) {
    if (other === ship || !isThere(state, other) || state.ships[other]!.submerged !== 0) continue
    if (!legs.some(([from, to]) => isBeside(state, from, to, other, reach))) continue
    if (isFoul(state, hull, other) || legs.some(([from, to]) => isCrossed(state, from, to, other)))
      return no(R['FP-PEN-D'], `she would run into ${nameOf(state, other)}`)
    others.push(other)
  }
  return refuseGaps(state, ship, legs, others)
}
/** PEN-B Not between two neighbours of another squadron; PEN-C between two squadrons only where there are more than 10 cm. */
function refuseGaps(
  state: Seen,
  ship: number,
  legs: readonly (readonly [Place, Place])[],
  others: readonly number[],
): Refusal | null {
  const own = state.ships[ship]!.squadron
  const strangers = others.filter(other => state.ships[other]!.squadron !== own)
  for (let i = 0; i < strangers.length; i++) {
    for (let j = i + 1; j < strangers.length; j++) {
      const [one, other] = [strangers[i]!, strangers[j]!]
      if (!legs.some(([from, to]) => linesCross(from, to, state.ships[one]!, state.ships[other]!))) continue
      const isOne = state.ships[one]!.squadron === state.ships[other]!.squadron
      if (isOne && isNear(state, one, other, spacingOf(state)))
        return no(R['FP-PEN-B'], `she would pass between ${nameOf(state, one)} and ${nameOf(state, other)}`)
      if (!isOne && isNear(state, one, other, NARROW))
        return no(R['FP-PEN-C'], `the gap between ${nameOf(state, one)} and ${nameOf(state, other)} is too narrow`)
    }
  }
  return null
}
/** PEN-C Exactly 10 cm is too narrow. */
export const NARROW = 10 * CENTIMETRE

/** A move that was not refused. Who leaves the table is out of the battle (R49). */
export function go(desk: FirepowerDesk, ship: number, way: Way, why = R['FP-MOVE-A']): void {
  const { end } = walk(desk.state, ship, way)
  shipMoved(desk, { ship, ...way, ...end }, why)
  const { berth } = desk.state.ships[ship]!
  if (berth === BERTH.there && !boardOf(desk.state).onBoard(end)) shipLeft(desk, { ship }, R['FP-R49'])
}

/** C3-B, R54, R126 Who holds a squadron together: those of it that are there, have not fallen out, and have moved or cannot. */
export function companions(state: Seen, ship: number): number[] {
  return membersOf(state, state.ships[ship]!.squadron).filter(other => {
    if (other === ship || isGone(state, other) || !isThere(state, other)) return false
    const { did, initiative, fires } = state.ships[other]!
    return initiative === 0 && fires <= 8 && ((did & DID.steam) !== 0 || moveRate(state, other) === 0)
  })
}
