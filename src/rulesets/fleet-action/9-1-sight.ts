import type { Sector } from '#kernel/geometry/index.ts'
import { crewTest } from './0-tests.ts'
import { R } from './book.ts'
import { type FleetDesk, powerTested, targetSought } from './events.ts'
import { BAND, type Fixed, type Seen, type Sight, sheetAt } from './state.ts'

/** H40 Within 30 degrees of dead ahead, and of dead astern. */
const ENDS: readonly Sector[] = [
  { from: 3300, to: 300 },
  { from: 1500, to: 2100 },
]
export const FROM_AHEAD = 1
export const FROM_ASTERN = 2

export function sightOf(state: Seen, from: number, to: number): Sight {
  const { still } = state.fixed
  return still.length > 0 && isStationed(state, from) && isStationed(state, to)
    ? still[from * state.ships.length + to]!
    : look(state, from, to)
}

/** In a duel: she is where she was at first, and lies as she did. */
function isStationed(state: Seen, ship: number): boolean {
  const { x, y, heading } = state.ships[ship]!
  const at = state.fixed.stations[ship]!
  return x === at.x && y === at.y && heading === at.heading
}

function look(state: Seen, from: number, to: number): Sight {
  const { board } = state.fixed as Fixed
  const one = state.ships[from]!
  const other = state.ships[to]!
  const ends = board.arcsHolding(other, one, ENDS)
  return {
    arcs: board.arcsHolding(one, other, sheetAt(state, from).sectors),
    from: (ends & 1) !== 0 ? FROM_AHEAD : (ends & 2) !== 0 ? FROM_ASTERN : 0,
  }
}

/** Every pair of ships, for as long as each keeps her station. */
export const allSights = (state: Seen): Sight[] =>
  state.ships.flatMap((_, from) => state.ships.map((_, to) => look(state, from, to)))

/** 9.5, R29 The range band, from 1: upper bounds count in; 6 is out of range. */
export function bandOf(state: Seen, from: number, to: number): number {
  const { board } = state.fixed as Fixed
  return 1 + board.band(state.ships[from]!, state.ships[to]!, LIMITS)
}
const LIMITS = [1, 2, 3, 4, 5].map(bands => bands * BAND)

export const isWithin = (state: Seen, from: number, to: number, bands: number): boolean =>
  (state.fixed as Fixed).board.within(state.ships[from]!, state.ships[to]!, bands * BAND)

/** 9.1 Exactly one case for a shooter and a target: day and seen; obscured or too far; night and near enough. R34: TV is TVR. */
export const DAY = 0
export const OBSCURED = 1
export const NIGHT = 2
export function caseOf(state: Seen, from: number, to: number): number {
  const { isClear, isNight, tvr } = state.fixed.scene
  if (!isClear || !isWithin(state, from, to, tvr)) return OBSCURED
  return isNight ? NIGHT : DAY
}

/** 9.1 The lower of her Spotting Distance and the visibility, in bands. */
export const reachOf = (state: Seen, ship: number): number => Math.min(state.ships[ship]!.sd, state.fixed.scene.tvr)

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
  targetSought(desk, ship, target, found, R['FA-R59'])
  return found
}

/** 10.U, H38 A ship without power tests once when she acts; failed, she does nothing in this phase. */
export function hasPower(desk: FleetDesk, ship: number): boolean {
  const { dark, tested } = desk.state.ships[ship]!
  if (dark === 0) return true
  if (tested !== 0) return tested === 1
  const passed = crewTest(desk, ship, 0, R['FA-10.U-power'])
  powerTested(desk, ship, passed, R['FA-H38'])
  return passed
}
