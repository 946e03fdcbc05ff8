import { BERTH, isLost, type Seen } from '../02-data-sheet/state.ts'
import { WHERE } from '../09-air/sky.ts'
import { aboardOf, airSquadronAt, isStandGone, membersOf, standAt } from '../09-air/standing.ts'
import { R } from '../book/register.ts'
import { airCommandPassed, type FleetDesk, standDestroyed, standLeft } from '../events/events.ts'

/** FA-H75 What is aboard a ship that is lost is lost with her; what is aboard one that leaves the table is off it. */
export function loseBerths(desk: FleetDesk): void {
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    const isAway = desk.state.ships[ship]!.berth === BERTH.away
    if (!isAway && !isLost(desk.state, ship)) continue
    for (const stand of aboardOf(desk.state, ship)) {
      if (isAway) standLeft(desk, { stand }, R['FA-H42'])
      else standDestroyed(desk, { stand, ship }, R['FA-H75-decks'])
    }
  }
}

/** FA-H77 Where the commander's stand is gone the next leads on, with a Command Value one less. */
export function passAirCommand(desk: FleetDesk): void {
  for (let squadron = 0; squadron < desk.state.sky!.squadrons.length; squadron++) {
    const { lead, cmdv } = airSquadronAt(desk.state, squadron)
    if (!isStandGone(desk.state, lead)) continue
    const next = membersOf(desk.state, squadron).find(stand => !isStandGone(desk.state, stand))
    if (next !== undefined) airCommandPassed(desk, { squadron, stand: next, cmdv: cmdv - 1 }, R['FA-H77-command'])
  }
}

/** 6.1 Command Values of squadrons of aircraft that are on the table. */
export function airCommandOf(state: Seen, seat: number): number {
  const { squadrons = [] } = state.sky ?? {}
  return squadrons.reduce((sum, each, squadron) => {
    const isThere =
      each.seat === seat && membersOf(state, squadron).some(stand => standAt(state, stand).where <= WHERE.aloft)
    return isThere ? sum + each.cmdv : sum
  }, 0)
}
