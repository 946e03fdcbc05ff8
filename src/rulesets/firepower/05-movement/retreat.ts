import { BERTH, LINE_AHEAD, SCATTER } from '../01-classes/state.ts'
import { leftOf } from '../02-command/squadron.ts'
import { isUnderAirAttack } from '../12-aircraft/legality.ts'
import { retreatHidden } from '../below/hiding.ts'
import { isHidden } from '../below/models.ts'
import { R } from '../book/register.ts'
import { type FirepowerDesk, ordersChanged } from '../events/events.ts'
import { homeOf } from '../measured.ts'
import { homeward } from './forced.ts'
import { go } from './move.ts'

/** B, BRK-E, R46 Squadrons that have been forced to break off make for their own edge, where they are taken off (BRK-G), and do not fire. */
export function retreat(desk: FirepowerDesk, seat: number): void {
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) {
    const { seat: whose, brokenOff } = desk.state.squadrons[squadron]!
    if (whose !== seat || brokenOff === 0) continue
    const hidden = leftOf(desk.state, squadron).filter(ship => isHidden(desk.state, ship))
    const there = nearestHome(desk, squadron)
    settleFormation(desk, squadron, there)
    for (const ship of there) go(desk, ship, homeward(desk.state, ship), R['FP-BRK-E'])
    for (const ship of hidden) retreatHidden(desk, ship)
  }
}

const IN_LINE = 0
const SCATTERED = 1
/** BRK-F Under air attack her player may let it scatter; else it goes home in line. */
function settleFormation(desk: FirepowerDesk, squadron: number, there: readonly number[]): void {
  const { seat, movement, formation } = desk.state.squadrons[squadron]!
  const [first] = there
  if (first === undefined) return
  const scatters =
    isUnderAirAttack(desk.state, there) &&
    (formation === SCATTER || desk.choose(seat, (1 << IN_LINE) | (1 << SCATTERED), first, R['FP-BRK-F']) === SCATTERED)
  if (scatters === (formation === SCATTER)) return
  ordersChanged(desk, { squadron, movement, formation: scatters ? SCATTER : LINE_AHEAD }, R['FP-BRK-F'])
}

/** Whoever is nearest to the edge goes first, so that nobody is in her friends' way. Who has not come on stays away. */
function nearestHome(desk: FirepowerDesk, squadron: number): number[] {
  const there = leftOf(desk.state, squadron).filter(
    ship => desk.state.ships[ship]!.berth === BERTH.there && !isHidden(desk.state, ship),
  )
  return there.sort((a, b) => homeOf(desk.state, a) - homeOf(desk.state, b) || a - b)
}
