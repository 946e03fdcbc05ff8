import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isThere, RESOLVE, type Seen, sheetAt, WRECK } from '../02-data-sheet/state.ts'
import { saveAgainstGun } from '../09-combat/9-6-type-x.ts'
import { flooded, wreckTest } from '../10-damage/10-2-damage.ts'
import { R } from '../book/register.ts'
import { BY_DIE, high } from '../book/tables.ts'
import { type FleetDesk, hitStruck, hitsScored, mineMet, trackRose } from '../events/events.ts'
import type { Strike } from './6-4-collision.ts'

/** H5 A mine's line. */
export const MINE = { ip: 5, cv: 9 } as const
/** H31 From this on a mine goes off. */
const STRIKES = 17

/** H31 d20 and her size: 17 or more strikes. A hit goes to Flotation, and by die to a column of the underwater table (H8). */
export function strikeMine(desk: FleetDesk, ship: number, field: number, strike: Strike): void {
  const why = R['FA-H31']
  const sum = desk.reckoning.begin('added to the d20', sheetAt(desk.state, ship).card.targetSize, why, 'her size')
  sum.beside('or more strikes a mine', STRIKES, why)
  const need = STRIKES - sum.total
  if (need > 20) return sum.settle('mines lie too deep for her')
  const struck = desk.dice.count(1, high(20, need), why) > 0
  mineMet(desk, { ship, field, struck }, why)
  if (struck) mineHit(desk, ship, strike)
}

/** H31, H35 What a mine does to whoever strikes it. */
export function mineHit(desk: FleetDesk, ship: number, strike: Strike): void {
  const why = R['FA-H31']
  trackRose(desk, { ship, track: 'splash', by: 1 }, R['FA-H24'])
  if (sheetAt(desk.state, ship).isStand) {
    saveAgainstGun(desk, ship, MINE.ip)
    return
  }
  const blow = { cv: MINE.cv, pen: 0, raked: 0, column: BY_DIE }
  hitsScored(desk, { ship, hits: 1 }, why)
  hitStruck(desk, { ship, rolls: 1, ...blow }, why)
  if (flooded(desk, ship, MINE.ip, why) && !wreckTest(desk, ship, WRECK)) return
  strike(desk, { target: ship, ...blow })
}

/** 6.2, H31 Who has mines and goes slowly enough may lay a field. */
export function mayLay(state: Seen, ship: number): boolean {
  const { fields, pace, acted, resolve, depth } = state.ships[ship]!
  return isThere(state, ship) && fields > 0 && pace <= SLOW && acted === 0 && resolve === RESOLVE.steady && depth === 0
}
/** H31 Knots. */
const SLOW = 15

export function refuseLaying(state: Seen, ship: number): Refusal | null {
  const { fields, pace, resolve } = state.ships[ship]!
  const why = R['FA-H31']
  if (fields === 0) return no(why, 'she has no mines')
  if (pace > SLOW) return no(why, `mines are laid at ${SLOW} knots or less`)
  return resolve === RESOLVE.steady ? null : no(R['FA-H33'], 'she withdraws')
}
