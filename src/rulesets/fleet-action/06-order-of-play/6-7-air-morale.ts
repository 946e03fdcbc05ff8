import { passes } from '../00-tests/0-tests.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import { airSquadronAt, isStandGone, membersOf, standAt, standSheetAt, standsOf } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { airSquadronBroke, airSquadronCounted, type FleetDesk, standAborted } from '../events/events.ts'

/** 12.4 Has it fallen to a third of its aircraft, or less, in this turn? */
export function isShaken(state: Seen, stand: number): boolean {
  const { aircraft, before, aborts } = standAt(state, stand)
  const whole = standSheetAt(state, stand).aircraft
  return !isStandGone(state, stand) && aborts === 0 && 3 * aircraft <= whole && 3 * before > whole
}

/** 12.4 d10 and Crew Quality, or the Command Value where it is the last of its squadron. */
export function standHolds(desk: FleetDesk, stand: number): boolean {
  const why = R['FA-12.4-roll']
  const { squadron } = desk.state.fixed.wings.stands[stand]!
  const left = membersOf(desk.state, squadron).filter(each => !isStandGone(desk.state, each))
  const isLast = left.length === 1
  const value = isLast ? airSquadronAt(desk.state, squadron).cmdv : standSheetAt(desk.state, stand).CQ
  const words = isLast ? 'Command Value' : 'Crew Quality'
  const sum = desk.reckoning.begin('stand morale, added to the d10', value, why, words)
  return passes(desk, sum.total, why)
}

/** 12.4, H33 A test of each stand that is shaken; who fails drops his load and makes for home. */
export function testStands(desk: FleetDesk): void {
  for (const stand of standsOf(desk.state))
    if (isShaken(desk.state, stand) && !standHolds(desk, stand)) standAborted(desk, { stand }, R['FA-12.4-trigger'])
}

/** R40 Stands that are lost, or off the table. */
const goneFrom = (state: Seen, squadron: number): number =>
  membersOf(state, squadron).filter(stand => isStandGone(state, stand)).length

/** 12.5, R40 At half of its stands or fewer, in a turn in which it has lost one: d10 and Command Value. */
export function testAirSquadrons(desk: FleetDesk): void {
  for (let squadron = 0; squadron < desk.state.sky.squadrons.length; squadron++) {
    const { gone: before, size, broken, cmdv } = airSquadronAt(desk.state, squadron)
    const gone = goneFrom(desk.state, squadron)
    if (gone === before) continue
    airSquadronCounted(desk, { squadron, gone }, R['FA-R40'])
    if (broken > 0 || gone === size || 2 * (size - gone) > size) continue
    const why = R['FA-12.5-roll']
    const sum = desk.reckoning.begin('squadron morale, added to the d10', cmdv, why, 'Command Value')
    if (passes(desk, sum.total, why)) continue
    airSquadronBroke(desk, { squadron }, R['FA-12.5-trigger'])
    for (const stand of membersOf(desk.state, squadron))
      if (!isStandGone(desk.state, stand) && standAt(desk.state, stand).aborts === 0)
        standAborted(desk, { stand }, R['FA-H33'])
  }
}
