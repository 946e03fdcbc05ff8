import { once, type Steps, work } from '#kernel/desk/index.ts'
import { isGone, type Seen, type State } from '../01-classes/state.ts'
import { isHidden } from '../below/models.ts'
import { R } from '../book/register.ts'
import { BREAKS, breaksOn } from '../book/tables.ts'
import { type Event, type FirepowerDesk, squadronBroke, squadronHeld, squadronTested } from '../events/events.ts'
import { isWithin } from '../measured.ts'
import { commandRadius, nationOf, type Signalled } from './control.ts'
import { hasBeenCrippled, isCrippled, membersOf } from './squadron.ts'

// Matrix 3: squadrons that have had enough.

/** BRK-A, BRK-B, R41 A half and a quarter of what it began with, rounded down, but one at least. */
const half = (size: number): number => Math.max(1, Math.floor(size / 2))
const quarter = (size: number): number => Math.max(1, Math.floor(size / 4))

/** I2, BRK-H, R43 Whoever newly meets a condition, or adds to one that is met, is tested at once, whoever has the turn. */
export function testSquadrons(desk: FirepowerDesk): void {
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) {
    const { size, brokenOff, crippled, destroyed } = desk.state.squadrons[squadron]!
    if (brokenOff !== 0) continue
    const members = membersOf(desk.state, squadron)
    const ever = members.filter(ship => hasBeenCrippled(desk.state, ship)).length
    const hurt = members.filter(ship => isCrippled(desk.state, ship)).length
    const lost = members.filter(ship => isGone(desk.state, ship)).length
    // who was crippled and has sunk since counts no more (R42), but nobody who is crippled after her has been tested for
    const isDue = (ever > crippled && hurt >= half(size)) || (lost > destroyed && lost >= quarter(size))
    if (!isDue || lost === members.length) continue
    squadronTested(desk, { squadron, crippled: Math.max(ever, crippled), destroyed: lost }, R['FP-R43'])
    work(BREAK_OFF_TEST, desk, { squadron })
  }
}

/** BRK-C, BRK-D One die and one more for each friend that has broken off near by: high is bad. */
function throwBreakOff(desk: FirepowerDesk, { squadron }: Signalled): number {
  const { state } = desk
  const need = breaksOn(nationOf(state, squadron))
  const sum = desk.reckoning.begin('added to the die; nothing or more breaks off', -need, R['FP-BRK-C'])
  const { shaken } = state.squadrons[squadron]!
  if (shaken > 0) sum.add(shaken, R['FP-BRK-D'])
  const breaks = desk.dice.row(BREAKS, sum.total, R['FP-BRK-C'])
  if (breaks === 1) squadronBroke(desk, { squadron, near: friendsNear(state, squadron) }, R['FP-BRK-C'])
  else squadronHeld(desk, { squadron }, R['FP-BRK-C'])
  return breaks
}
export const BREAK_OFF_TEST: Steps<State, Event, Signalled> = [once(throwBreakOff)]

/** R44 Squadrons of the same side whose flagships are within 90 cm of hers when she fails. */
function friendsNear(state: Seen, squadron: number): number[] {
  const { seat, flagship } = state.squadrons[squadron]!
  // H52: who is hidden is near to nobody
  if (isHidden(state, flagship)) return []
  return state.squadrons.flatMap((other, i) => {
    if (isHidden(state, other.flagship)) return []
    if (i === squadron || other.seat !== seat || flagship < 0 || other.flagship < 0) return []
    return isWithin(state, flagship, other.flagship, commandRadius(state)) ? [i] : []
  })
}
