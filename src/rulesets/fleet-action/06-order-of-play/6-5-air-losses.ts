import type { Seen } from '../02-data-sheet/state.ts'
import { WHERE } from '../09-air/sky.ts'
import { airSquadronAt, isStandGone, membersOf, standAt } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { airCommandPassed, type FleetDesk } from '../events/events.ts'

/** FA-H77 Where the commander's stand is gone the next leads on, with a Command Value one less. */
export function passAirCommand(desk: FleetDesk): void {
  for (let squadron = 0; squadron < desk.state.sky.squadrons.length; squadron++) {
    const { lead, cmdv } = airSquadronAt(desk.state, squadron)
    if (!isStandGone(desk.state, lead)) continue
    const next = membersOf(desk.state, squadron).find(stand => !isStandGone(desk.state, stand))
    if (next !== undefined) airCommandPassed(desk, { squadron, stand: next, cmdv: cmdv - 1 }, R['FA-H77-command'])
  }
}

/** 6.1 Command Values of squadrons of aircraft that are on the table. */
export function airCommandOf(state: Seen, seat: number): number {
  const { squadrons } = state.sky
  return squadrons.reduce((sum, each, squadron) => {
    const isThere =
      each.seat === seat && membersOf(state, squadron).some(stand => standAt(state, stand).where <= WHERE.aloft)
    return isThere ? sum + each.cmdv : sum
  }, 0)
}
