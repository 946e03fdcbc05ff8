import { R } from '../book/register.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { isSmokeBetween } from '../measured.ts'
import { crewOf } from './9-1-crew.ts'
import { addRangeFinding } from './9-4-range-finding.ts'
import { addSea, addSeaToTorpedoes } from './9-5-sea.ts'

type Guns = Parameters<typeof addRangeFinding>[1]

/** 9 (house) What the advanced rules add for guns: crew, range-finding, sea. */
export function addForGuns(desk: GrandFleetsDesk, attack: Guns): void {
  addCrew(desk, attack.firer)
  if (desk.state.fixed.switches.rangeFinding) addRangeFinding(desk, attack)
  addSea(desk, attack.firer)
}

/** 9 (house) What they add for torpedoes: crew, sea, smoke. */
export function addForTorpedoes(desk: GrandFleetsDesk, launch: Pick<Guns, 'firer' | 'target'>): void {
  addCrew(desk, launch.firer)
  addSeaToTorpedoes(desk)
  if (isSmokeBetween(desk.state, launch.firer, launch.target)) desk.reckoning.add(-2, R['GF-9.6-block'])
}

/** 9.1 A good crew aims better. */
function addCrew(desk: GrandFleetsDesk, firer: number): void {
  desk.reckoning.add(crewOf(desk.state, firer), R['GF-9.1-crew'])
}
