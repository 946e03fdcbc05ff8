import { crewTest } from '../00-tests/0-tests.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, powerTested, targetSought } from '../events/events.ts'
import { isClear, isWithin, lightOf } from '../measured.ts'

/** 9.1 Exactly one case for a shooter and a target: day and seen; obscured or too far; night and near enough. R34: TV is TVR. */
export const DAY = 0
export const OBSCURED = 1
export const NIGHT = 2
export function caseOf(state: Seen, from: number, to: number): number {
  const { isNight, tvr } = lightOf(state)
  if (!isWithin(state, from, to, tvr) || !isClear(state, from, state.ships[to]!)) return OBSCURED
  return isNight ? NIGHT : DAY
}

/** 9.1 The lower of her Spotting Distance and the visibility, in bands. */
export const reachOf = (state: Seen, ship: number): number => Math.min(state.ships[ship]!.sd, lightOf(state).tvr)

/** H11, H21 By night a ship on fire is lit, as is one in a searchlight or behind it. */
export function isLit(state: Seen, ship: number): boolean {
  const { fires, lit } = state.ships[ship]!
  return fires > 0 || lit > 0
}

/** 9.5, R33 The target is seen, not merely found by radar or made out in the dark. */
export function isSeen(state: Seen, from: number, to: number): boolean {
  const which = caseOf(state, from, to)
  return which === DAY || (which === NIGHT && isLit(state, to))
}

/** 9.1, R59 An unlit target by night: one Crew Test a ship and turn, for one target, good for guns and torpedoes. */
export function identify(desk: FleetDesk, ship: number, target: number): boolean {
  const { identified } = desk.state.ships[ship]!
  if (identified !== 0) return identified === 1 + target
  const found = crewTest(desk, ship, 0, R['FA-9.1-N-dark'])
  targetSought(desk, { ship, target, found }, R['FA-R59'])
  return found
}

/** 10.U, H38 A ship without power tests once when she acts; failed, she does nothing in this phase. */
export function hasPower(desk: FleetDesk, ship: number): boolean {
  const { dark, tested } = desk.state.ships[ship]!
  if (dark === 0) return true
  if (tested !== 0) return tested === 1
  const passed = crewTest(desk, ship, 0, R['FA-10.U-power'])
  powerTested(desk, { ship, passed }, R['FA-H38'])
  return passed
}
