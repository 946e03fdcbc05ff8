import type { Cite } from '#kernel/book/index.ts'
import { type Place, pivot } from '#kernel/geometry/index.ts'
import { crewTest, cvTest } from '../00-tests/0-tests.ts'
import { CM, type Fixed, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { ABOVE, TO_PORT, WEAPONS_OR_CARGO } from '../book/tables.ts'
import { controlLost, type FleetDesk, officerHit, trackFell, trackRose } from '../events/events.ts'
import { isFoul } from '../measured.ts'
import { isHeld } from './10-4-armour.ts'
import { loseMain, loseOther, loseTorpedoes } from './10-8-weapons.ts'
import { fuel, isFuelHit } from './10-c-carrier.ts'
import { loseCargo } from './10-cargo.ts'
import { HELD, sizeCost, stepsFor, VOID } from './10-costs.ts'

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
export function helm(desk: FleetDesk, ship: number, c: number): number {
  if (sheetAt(desk.state, ship).card.isLand) return VOID
  if (isHeld(desk, ship, 'belt')) return HELD
  const used = steer(desk, ship, c)
  const why = R['FA-10.S-helm']
  if (!crewTest(desk, ship, 0, why)) {
    trackRose(desk, { ship, track: 'splash', by: 1 }, why)
    const toPort = desk.dice.count(1, TO_PORT, why) === 1
    const heading = pivot(desk.state.ships[ship]!.heading, toPort ? -450 : 450)
    const { x, y } = straightOn(desk.state, ship, heading)
    controlLost(desk, { ship, to: { x, y, heading }, side: toPort ? 'port' : 'starboard' }, why)
  }
  return used
}

/** 10.S row 11 The length of her MVR ahead; until collisions are worked (H18) she stops clear of another's base. */
function straightOn(state: Seen, ship: number, heading: number): Place {
  const { board } = state.fixed as Fixed
  const { x, y } = state.ships[ship]!
  const from = { x, y, heading }
  for (let length = sheetAt(state, ship).card.MVR * CM; length > 0; length -= CM / 10) {
    const to = board.advance(from, length)
    if (!isFoul(state, ship, { ...to, heading })) return to
  }
  return from
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
