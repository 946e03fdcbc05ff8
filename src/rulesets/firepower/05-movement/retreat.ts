import { BERTH } from '../01-classes/state.ts'
import { leftOf } from '../02-command/squadron.ts'
import { retreatHidden } from '../below/hiding.ts'
import { isHidden } from '../below/models.ts'
import { R } from '../book/register.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { homeOf } from '../measured.ts'
import { homeward } from './forced.ts'
import { go } from './move.ts'

/** B, BRK-E, R46 Squadrons that have been forced to break off make for their own edge, where they are taken off (BRK-G), and do not fire. */
export function retreat(desk: FirepowerDesk, seat: number): void {
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) {
    const { seat: whose, brokenOff } = desk.state.squadrons[squadron]!
    if (whose !== seat || brokenOff === 0) continue
    const hidden = leftOf(desk.state, squadron).filter(ship => isHidden(desk.state, ship))
    for (const ship of nearestHome(desk, squadron)) go(desk, ship, homeward(desk.state, ship), R['FP-BRK-E'])
    for (const ship of hidden) retreatHidden(desk, ship)
  }
}

/** Whoever is nearest to the edge goes first, so that nobody is in her friends' way. Who has not come on stays away. */
function nearestHome(desk: FirepowerDesk, squadron: number): number[] {
  const there = leftOf(desk.state, squadron).filter(
    ship => desk.state.ships[ship]!.berth === BERTH.there && !isHidden(desk.state, ship),
  )
  return there.sort((a, b) => homeOf(desk.state, a) - homeOf(desk.state, b) || a - b)
}
