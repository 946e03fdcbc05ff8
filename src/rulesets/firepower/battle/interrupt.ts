import { testSquadrons } from '../02-command/break-off.ts'
import { passFlags } from '../02-command/flagships.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { judge } from './victory.ts'

/** I2, I3, I5 What follows at once, whoever has the turn: flags pass, squadrons are tested, and a side may have lost. After every order and every attack. */
export function interrupt(desk: FirepowerDesk): void {
  if (desk.state.fixed.theatre === null || desk.state.over > 0) return
  passFlags(desk)
  testSquadrons(desk)
  judge(desk)
}
