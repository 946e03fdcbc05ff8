import type { Cite } from '#kernel/book/index.ts'
import { pivot } from '#kernel/geometry/index.ts'
import { crewTest, cvTest } from '../00-tests/0-tests.ts'
import { type Fixed, isLost, isThere, sheetAt } from '../02-data-sheet/state.ts'
import { collide, type Strike } from '../06-order-of-play/6-4-collision.ts'
import { R } from '../book/register.ts'
import { ABOVE, TO_PORT, WEAPONS_OR_CARGO } from '../book/tables.ts'
import {
  controlLost,
  criticalResumed,
  type FleetDesk,
  officerHit,
  shipLeft,
  trackFell,
  trackRose,
} from '../events/events.ts'
import { runOn } from '../measured.ts'
import { isHeld } from './10-4-armour.ts'
import { loseMain, loseOther, loseTorpedoes } from './10-8-weapons.ts'
import { fuel, isFuelHit } from './10-c-carrier.ts'
import { loseCargo } from './10-cargo.ts'
import { HELD, SETTLED, sizeCost, stepsFor, VOID } from './10-costs.ts'

// Results that stand in both critical tables. Each is given the CV on arrival and answers with what it used up (10-costs.ts).

/** 10.S row 4 Damage control teams, one for each 5. */
export function crew(desk: FleetDesk, ship: number, c: number): number {
  const { dc } = desk.state.ships[ship]!
  if (dc === 0) return VOID
  const teams = stepsFor(c, 5, dc)
  if (teams > 0) trackFell(desk, { ship, track: 'dc', by: teams }, R['FA-10.S-crew'])
  return 5 * teams
}

/** 10.S row 6 Crew Quality, one step for 5 and no more; then the flag officer, by the CV on arrival (R11, R57). */
export function command(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.S-command']
  if (isHeld(desk, ship, 'conning tower')) return HELD
  if (c >= 5) trackFell(desk, { ship, track: 'cq', by: 1 }, why)
  if (desk.state.ships[ship]!.flag > 0) officerHit(desk, { ship, killed: cvTest(desk, c, why) }, why)
  return c >= 5 ? 5 : 0
}

/** 10.S row 10 The Steering Value, one for each point of CV. */
export function steering(desk: FleetDesk, ship: number, c: number): number {
  // R44: ashore there is nothing to steer
  if (desk.state.ships[ship]!.sv === 0 || sheetAt(desk.state, ship).card.isLand) return VOID
  return isHeld(desk, ship, 'belt') ? HELD : steer(desk, ship, c)
}

function steer(desk: FleetDesk, ship: number, c: number): number {
  const lost = stepsFor(c, 1, desk.state.ships[ship]!.sv)
  if (lost > 0) trackFell(desk, { ship, track: 'sv', by: lost }, R['FA-10.S-steering'])
  return lost
}

/** 10.S row 11, R49 Steering, if there is any left, and then a Crew Test always: failed, she is out of control for a moment. */
export function helm(desk: FleetDesk, ship: number, c: number, strike: Strike): number {
  if (sheetAt(desk.state, ship).card.isLand) return VOID
  if (isHeld(desk, ship, 'belt')) return HELD
  const used = steer(desk, ship, c)
  if (crewTest(desk, ship, 0, R['FA-10.S-helm'])) return used
  sheerOff(desk, ship, strike)
  return isLost(desk.state, ship) ? SETTLED : used
}

/** 10.S row 11 A splash, a turn, and her MVR ahead, whatever her speed; whom she meets she runs into (H18), at once. */
function sheerOff(desk: FleetDesk, ship: number, strike: Strike): void {
  const why = R['FA-10.S-helm']
  trackRose(desk, { ship, track: 'splash', by: 1 }, why)
  const toPort = desk.dice.count(1, TO_PORT, why) === 1
  const { x, y, heading: before, moved } = desk.state.ships[ship]!
  const heading = pivot(before, toPort ? -450 : 450)
  const { at, struck } = runOn(desk.state, ship, { x, y, heading }, sheetAt(desk.state, ship).card.MVR)
  controlLost(desk, { ship, to: { x: at.x, y: at.y, heading }, side: toPort ? 'port' : 'starboard' }, why)
  const { theatre, board } = desk.state.fixed as Fixed
  if (theatre !== null && !board.onBoard(at)) return shipLeft(desk, { ship }, R['FA-H42'])
  if (struck < 0) return
  const { hits, rolls, cv, pen, raked, column, budget, table, stuck, sort } = desk.state.ships[ship]!
  collide(desk, ship, struck, Math.max(0, moved), strike)
  if (!isThere(desk.state, ship)) return
  criticalResumed(desk, { ship, hits, rolls, cv, pen, raked, column, budget, table, stuck, sort }, why)
}

/** 10.S rows 7 to 9, 10.U Knots: so many d6 free, and one for each step that the CV pays, until she lies still. */
export function slow(desk: FleetDesk, ship: number, c: number, free: number, why: Cite): number {
  const cost = sizeCost(desk.state, ship)
  let { speed } = desk.state.ships[ship]!
  if (speed === 0) return VOID
  const sum = desk.reckoning.begin('dice of knots', 0, why).plus('free', free, why)
  sum
    .plus('paid for with CV', Math.floor(c / cost), why)
    .beside('CV', c, why)
    .beside('CV a die', cost, R['FA-R6'])
  let dice = sum.total
  if (dice === 0) sum.settle('nothing is thrown')
  let thrown = 0
  while (dice > 0 && speed > 0) {
    if (thrown > 0) desk.reckoning.again()
    // As many as must come before she can lie still: no later die hangs on an earlier one.
    const sure = Math.min(dice, Math.ceil(speed / 6))
    const lost = Math.min(speed, desk.dice.sum(sure, 6, why))
    trackFell(desk, { ship, track: 'speed', by: lost }, why)
    speed -= lost
    thrown += sure
    dice -= sure
  }
  return cost * Math.max(0, thrown - free)
}

/** 10.S rows 14 to 20, 10.U row 20 The owner's d10 says which weapons; a merchantman's cargo, or a warship's (R61), instead. */
export function weapons(desk: FleetDesk, ship: number, c: number): number {
  const { card, key } = sheetAt(desk.state, ship)
  if (card.isMerchant) return loseCargo(desk, ship, c)
  const hasCargo = desk.state.ships[ship]!.cargo > 0
  if (hasCargo && desk.dice.row(WEAPONS_OR_CARGO, 0, R['FA-R61']) === 'cargo') return loseCargo(desk, ship, c)
  if (desk.state.ships[ship]!.table !== ABOVE && card.air !== undefined && isFuelHit(desk, ship))
    return fuel(desk, ship, c)
  switch (desk.dice.row(key, 0, R['FA-10.S-weapons'])) {
    case 'MAIN':
      return loseMain(desk, ship, c)
    case 'OTHER':
      return loseOther(desk, ship, c)
    case 'TORPEDOES':
      return loseTorpedoes(desk, ship, c)
  }
}
