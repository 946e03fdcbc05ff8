import {
  batteryNow,
  DUSK,
  LINE_AHEAD,
  moveRate,
  NIGHT,
  SCATTER,
  type Seen,
  sheetAt,
  type Which,
} from '../01-classes/state.ts'
import { aheadOf } from '../02-command/squadron.ts'
import { spacingOf } from '../05-movement/move.ts'
import { R } from '../book/register.ts'
import { LONG, SHORT, TO_HIT } from '../book/tables.ts'
import { batteryFired, type FirepowerDesk } from '../events/events.ts'
import { isAstern, isNear, isSilhouetted, isWithin } from '../measured.ts'

/** What damage falls on, and which coloured dice are thrown for it (see damage-dice.ts). */
export interface Harm {
  readonly target: number
  readonly dice: number
}

/** HIT-A One battery fires at one target: a complete attack of its own (R70). */
export interface Attack extends Harm {
  readonly firer: number
  readonly which: Which
}

/** RANGE-A, RANGE-C, R64 The band of the battery's present class: 0 short, 1 long, 2 out of range. Weather changes no range (R14). */
export function bandOf(state: Seen, ship: number, which: Which, target: number): number {
  const battery = batteryNow(state, ship, which)
  const { short, long } = state.fixed
  return isWithin(state, ship, target, short[battery]!) ? 0 : isWithin(state, ship, target, long[battery]!) ? 1 : 2
}

/** Matrix 8 The sum to which the die is added: what is left over is the margin, made or failed. No face decides by itself (R73). */
export function toHit(desk: FirepowerDesk, attack: Attack): number {
  const { firer, which, target } = attack
  const sum = desk.reckoning.begin(
    'added to the die; nothing or more hits',
    bandOf(desk.state, firer, which, target) === 0 ? -SHORT : -LONG,
    R['FP-HIT-B'],
  )
  addTarget(desk, attack)
  addConditions(desk, firer)
  addShooter(desk, firer)
  return sum.total
}

/** HIT-P1 to P4, N1, N2, N7 What the target makes easier or harder. */
function addTarget(desk: FirepowerDesk, { firer, target, which }: Attack): void {
  const sum = desk.reckoning
  const { state } = desk
  const { easy, nimble } = sheetAt(state, target)
  const { fired, formation } = state.ships[target]!
  const { switches } = state.fixed
  // R65: at any earlier moment; by option only if in her own last turn
  if (fired >= 0 && (!switches.firedLastTurn || fired >= state.now - 1)) sum.add(1, R['FP-HIT-P1'])
  // ENV-B: against the sun at dusk and dawn only
  if (state.light >= DUSK && isSilhouetted(state, firer, target)) sum.add(1, R['FP-HIT-P2'])
  if (easy) sum.add(1, R['FP-HIT-P4'])
  // R27: the battery's present class, not the one she was built with
  if (nimble !== 0 && batteryNow(state, firer, which) <= HEAVIEST)
    sum.add(nimble, nimble === -1 ? R['FP-HIT-N1'] : R['FP-HIT-N7'])
  if (formation === SCATTER) sum.add(-1, R['FP-HIT-N2'])
}
/** SB, BB and BC. */
const HEAVIEST = 2

/** HIT-N3, N4, N6, N10, ENV-D, ENV-E, ENV-F Weather, light, and the shooter's list (RED-E), which shares a line with the weather (R66). */
function addConditions(desk: FirepowerDesk, firer: number): void {
  const sum = desk.reckoning
  const { light, weather, fixed } = desk.state
  const tens = Math.floor(desk.state.ships[firer]!.list / 10)
  if (weather === 1 && !(fixed.switches.worseOfTwo && tens > 0)) sum.add(-1, R['FP-HIT-N3'])
  if (tens > 0) sum.add(-tens, R['FP-HIT-N10'])
  if (light >= DUSK) sum.add(-1, R['FP-HIT-N4'])
  else if (light === NIGHT) sum.add(-2, R['FP-HIT-N6'])
}

/** HIT-P3, N5, N8, N9 How the shooter steams and burns (WHITE-B). */
function addShooter(desk: FirepowerDesk, firer: number): void {
  const sum = desk.reckoning
  const { fires, moved } = desk.state.ships[firer]!
  if (isInLine(desk.state, firer)) sum.add(1, R['FP-HIT-P3'])
  // MOVE-E, R57: of the present rate, by option of the undamaged one; exactly half costs nothing
  const { switches, rate } = desk.state.fixed
  if (2 * moved > (switches.halfOfWhole ? rate : moveRate(desk.state, firer))) sum.add(-1, R['FP-HIT-N5'])
  if (fires > 8) sum.add(switches.firesAdd ? -3 : -2, R['FP-HIT-N9'])
  else if (fires > 6) sum.add(-1, R['FP-HIT-N8'])
}

/** R125 In Line Ahead, under control and in her place; a ship with a C3 hit (R53) or over 8 fire points has left it. */
export function isInLine(state: Seen, ship: number): boolean {
  const { formation, controlled, initiative, fires } = state.ships[ship]!
  return formation === LINE_AHEAD && controlled === 1 && initiative === 0 && fires <= 8 && isInPlace(state, ship)
}

/** FORM-AHEAD, R125 On the table: she leads, or lies in the rear arc of the ship ahead and near her. */
function isInPlace(state: Seen, ship: number): boolean {
  if (state.fixed.theatre === null) return true
  const ahead = aheadOf(state, ship)
  return ahead < 0 || (isAstern(state, ship, ahead) && isNear(state, ship, ahead, spacingOf(state)))
}

/** A margin as it is handed on: so many more than it is, for nothing means that the shot has ended. */
export const MARGIN = 64

/** HIT-A, HIT-MARGIN One die; the margin goes on even if it is negative, unless failed shots end (R63). */
export function rollToHit(desk: FirepowerDesk, attack: Attack): number {
  batteryFired(
    desk,
    { ship: attack.firer, target: attack.target, battery: attack.which === 'main' ? 0 : 1 },
    R['FP-HIT-A'],
  )
  const margin = toHit(desk, attack) + desk.dice.row(TO_HIT, 0, R['FP-HIT-B'])
  return margin < 0 && desk.state.fixed.switches.failedShotEnds ? 0 : MARGIN + margin
}
