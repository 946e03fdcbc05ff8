import { R } from '../book/register.ts'
import { boatRevealed, type FirepowerDesk } from '../events/events.ts'
import { isHidden } from './models.ts'

/** SUB-C Whoever is hidden is revealed where she is. */
export function reveal(desk: FirepowerDesk, ship: number): void {
  if (!isHidden(desk.state, ship)) return
  const { x, y, heading, did } = desk.state.ships[ship]!
  boatRevealed(desk, { ship, x, y, heading, did }, R['FP-SUB-C'])
}
