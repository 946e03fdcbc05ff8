import { isInPlay, sheetAt } from '../01-ships/state.ts'
import { fullSpeed } from '../03-movement/3-movement.ts'
import { R } from '../book/register.ts'
import { repairBy } from '../book/tables.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { crewOf } from './9-1-crew.ts'
import { quietCounted, tubesLoaded } from './events.ts'

/** 9.8 (house) Torpedo Phases without a launch, at half speed or less, that give time to load. */
const ENOUGH = 2

/** 9.8 When the Torpedo Phase ends: was it another quiet one? */
export function countQuiet(desk: GrandFleetsDesk, ship: number): void {
  const { quiet, forward, tubes } = desk.state.ships[ship]!
  if (tubes.length === 0 || !isInPlay(desk.state, ship)) return
  const isQuiet = quiet >= 0 && 2 * forward <= fullSpeed(desk.state, ship)
  const now = isQuiet ? Math.min(ENOUGH, quiet + 1) : 0
  if (now !== quiet) quietCounted(desk, { ship, quiet: now }, R['GF-9.8-load'])
}

/** 9.8 In the End Phase a die for each empty tube that has a reload: 6 or more loads it. A crew's worth counts (9.1). */
export function reload(desk: GrandFleetsDesk, ship: number): void {
  const { quiet, tubes, reloads } = desk.state.ships[ship]!
  if (quiet < ENOUGH) return
  const groups = sheetAt(desk.state, ship).tubes
  for (let group = 0; group < groups.length; group++) {
    const dice = Math.min(groups[group]!.tubes - tubes[group]!, reloads[group]!)
    if (dice === 0) continue
    const crew = desk.reckoning.begin('added to each die; 6 or more loads', crewOf(desk.state, ship), R['GF-9.1-crew'])
    const loaded = desk.dice.count(dice, repairBy(crew.total), R['GF-9.8-load'])
    if (loaded > 0) tubesLoaded(desk, { ship, group, torpedoes: loaded }, R['GF-9.8-load'])
  }
}
