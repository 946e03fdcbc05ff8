import { R } from '../book/register.ts'
import { type FirepowerDesk, flagshipPassed, fleetFlagLost, fleetFlagPassed } from '../events/events.ts'
import { mayLead, membersOf } from './squadron.ts'

/** I3 Whoever can lead no longer is followed by another at once (R30); a fleet stays without its flagship for a while (R29). */
export function passFlags(desk: FirepowerDesk): void {
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) {
    const { flagship } = desk.state.squadrons[squadron]!
    if (flagship < 0 || mayLead(desk.state, flagship)) continue
    flagshipPassed(desk, { squadron, flagship: nextInLine(desk, squadron, flagship) }, R['FP-R30'])
  }
  for (const seat of [0, 1]) {
    const flag = desk.state.flags[seat]!
    if (flag >= 0 && !mayLead(desk.state, flag)) fleetFlagLost(desk, { seat, now: desk.state.now }, R['FP-R29'])
  }
}

/** R30 The next in line, or else the first who may; -1 where nobody is left. */
function nextInLine(desk: FirepowerDesk, squadron: number, before: number): number {
  const able = membersOf(desk.state, squadron).filter(ship => mayLead(desk.state, ship))
  return able.find(ship => ship > before) ?? able[0] ?? -1
}

/** T0, R29 After a whole turn of his own without a fleet flagship the player names a squadron's flagship for it. */
export function nameFlag(desk: FirepowerDesk, seat: number): void {
  const { state } = desk
  if (state.flags[seat]! >= 0 || state.now - state.flagLost[seat]! < 3) return
  let among = 0
  state.squadrons.forEach(({ seat: whose, flagship, brokenOff }, squadron) => {
    if (whose === seat && flagship >= 0 && brokenOff === 0) among |= 1 << squadron
  })
  if (among === 0) return
  const squadron = desk.choose(seat, among, seat, R['FP-R29'])
  fleetFlagPassed(desk, { seat, ship: state.squadrons[squadron]!.flagship }, R['FP-R29'])
}
