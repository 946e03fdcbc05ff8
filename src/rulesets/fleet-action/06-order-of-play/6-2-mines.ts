import { once, type Steps } from '#kernel/desk/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isThere, RESOLVE, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { saveAgainstGun } from '../09-combat/9-6-type-x.ts'
import { takeIP } from '../10-damage/10-2-damage.ts'
import { criticals } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import { BY_DIE, high } from '../book/tables.ts'
import { type Event, type FleetDesk, hitStruck, hitsScored, mineMet, trackRose } from '../events/events.ts'

/** H5 A mine's line. */
const MINE = { ip: 5, cv: 9 } as const
/** H31 From this on a mine goes off. */
const STRIKES = 17

/** Who goes through which field. */
export interface Passage {
  readonly target: number
  readonly field: number
}
/** H31, H6 She may strike a mine; if she does, IP, a Wreck Test if due, and a roll for Critical Damage to its end. */
export const MINES: Steps<State, Event, Passage> = [once(meet), ...criticals(strike)]

/** H31 d20 and her size: 17 or more strikes. */
function meet(desk: FleetDesk, { target, field }: Passage): number {
  const why = R['FA-H31']
  const { card, isStand } = sheetAt(desk.state, target)
  const sum = desk.reckoning.begin('added to the d20', card.targetSize, why, 'her size')
  sum.beside('or more strikes a mine', STRIKES, why)
  const need = STRIKES - sum.total
  const struck = need <= 20 && desk.dice.count(1, high(20, need), why) > 0
  if (need > 20) sum.settle('mines lie too deep for her')
  mineMet(desk, { ship: target, field, struck }, why)
  if (!struck) return 0
  trackRose(desk, { ship: target, track: 'splash', by: 1 }, R['FA-H24'])
  // H35: a stand saves as against a gun
  if (isStand) saveAgainstGun(desk, target, MINE.ip)
  else hitsScored(desk, { ship: target, hits: 1 }, why)
  return 0
}

/** H31 Flotation, and a column of the underwater table by die (H8). */
function strike(desk: FleetDesk, { target }: Passage): void {
  if (desk.state.ships[target]!.hits === 0) return
  hitStruck(desk, { ship: target, rolls: 1, cv: MINE.cv, pen: 0, raked: 0, column: BY_DIE }, R['FA-H31'])
  takeIP(desk, target, MINE.ip, 'f', R['FA-H31'])
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
