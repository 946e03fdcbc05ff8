import { first, second } from '#kernel/table/index.ts'
import { cvTest } from '../00-tests/0-tests.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { BLAST, DESTROYED, isLost, isThere, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { loseAboard } from '../09-air/losses.ts'
import { loseVessels } from '../09-combat/9-6-type-x.ts'
import { R } from '../book/register.ts'
import { ABOVE, magazine, step } from '../book/tables.ts'
import {
  blastReached,
  blastSpread,
  criticalBegan,
  type FleetDesk,
  flashoverDue,
  hitStruck,
  hitsScored,
  shipLost,
  trackFell,
} from '../events/events.ts'
import { isInBlast } from '../measured.ts'
import { ruinOnLand } from './10-2-damage.ts'
import { SETTLED } from './10-costs.ts'

/** H12 After a MAIN mount is lost to a result of CV `c`: the magazine explodes, or flashes over, or nothing comes of it. */
export function magazineTest(desk: FleetDesk, ship: number, c: number, cost: number, column: number): number {
  const why = R['FA-H12']
  const sum = desk.reckoning.begin('explodes at this or less', 0, why).plus('step of the CV', step(c), why)
  sum.plus('how safe her magazines are', -desk.state.fixed.switches.safety, why)
  sum.beside('or less flashes over, the CV', c, why)
  const bursts = Math.max(0, sum.total)
  const thrown = desk.dice.count(1, magazine(bursts, Math.min(20, c)), why)
  if (first(thrown) > 0) {
    explode(desk, ship, sheetAt(desk.state, ship).mainMounts)
    return SETTLED
  }
  if (second(thrown) === 0) return c
  flashoverDue(desk, { ship, budget: Math.max(1, c - cost), column }, R['FA-H12'])
  return SETTLED
}

/** H12 She blows up: a wreck marker, and a blast of so many d6, if anybody is near enough to feel it (FA-H55). */
export function explode(desk: FleetDesk, ship: number, dice: number, why = R['FA-H12']): void {
  shipLost(desk, { ship, end: DESTROYED }, why)
  loseAboard(desk, ship, R['FA-H14'])
  if (nextNear(desk.state, ship, 0) < 0) return
  desk.reckoning.begin('dice of the blast', dice, R['FA-H14'])
  let blast = 0
  // Twenty dice at a time are as many as can be added up.
  for (let left = dice; left > 0; left -= 20) blast += desk.dice.sum(Math.min(20, left), 6, R['FA-H14'])
  if (blast > 0) blastSpread(desk, { ship, blast }, R['FA-H14'])
}

/** H14 The next ship, stand or land target within 5 cm, from this one on; -1 for none. */
function nextNear(state: Seen, ship: number, from: number): number {
  for (let other = from; other < state.ships.length; other++) {
    // H32: under water nobody feels it
    if (isThere(state, other) && !isBelow(state, other) && isInBlast(state, ship, other)) return other
  }
  return -1
}

/** H14 The blast reaches the next one near: a CV test against it. */
export function reachNext(desk: FleetDesk, ship: number): void {
  const { blast, reached } = desk.state.ships[ship]!
  const other = nextNear(desk.state, ship, reached)
  if (other < 0) return blastReached(desk, { ship, blast: 0, next: 0 }, R['FA-H14'])
  blastReached(desk, { ship, blast, next: other + 1 }, R['FA-H14'])
  if (cvTest(desk, blast, R['FA-H14'])) feelBlast(desk, other, step(blast))
}

/** H14 A stand loses a vessel; a ship that much Structure, and one result above water of that CV and penetration, from above. */
function feelBlast(desk: FleetDesk, ship: number, force: number): void {
  const why = R['FA-H14']
  const { isStand, card } = sheetAt(desk.state, ship)
  if (isStand) return loseVessels(desk, ship, 1, why)
  const taken = Math.min(force, desk.state.ships[ship]!.s)
  if (taken > 0) trackFell(desk, { ship, track: 's', by: taken }, why)
  if (card.isLand && taken > 0) ruinOnLand(desk, ship)
  if (isLost(desk.state, ship)) return
  hitsScored(desk, { ship, hits: 1 }, why)
  hitStruck(desk, { ship, rolls: 0, cv: force, pen: force, raked: 1, column: ABOVE }, why)
  criticalBegan(desk, { ship, budget: force, table: ABOVE, sort: BLAST }, why)
}
