import { isGun, SIZES } from '../02-ships/ship.ts'
import { isAfloat, type Seen, sheetAt } from '../02-ships/state.ts'
import { beginSinking } from '../08-1-damage/8-1-8-sinking.ts'
import { startFuelFire } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { FLOTATION, FUEL_FIRE } from '../book/tables.ts'
import { crewFactorLost, type FearGodDesk, flotationHit, mountLost, speedLevelLost } from '../events/events.ts'

/** T34 A light weapon is of 20 mm or less. */
const LIGHT_MM = 20

/** 8.3 Personnel: one of six crew factors. The second loss silences a light weapon, the third one more or a heavy one (R71). */
export function losePersonnel(desk: FearGodDesk, ship: number): void {
  crewFactorLost(desk, { ship }, R['FGDN-8.3-personnel'])
  const { crewLost } = desk.state.ships[ship]!
  if (crewLost === 2) abandon(desk, ship, LIGHT_MM)
  else if (crewLost === 3) abandon(desk, ship, Number.POSITIVE_INFINITY)
}

/** T34 Her captain picks which weapon is given up for the battle. */
function abandon(desk: FearGodDesk, ship: number, upTo: number): void {
  const among = gunsUpTo(desk.state, ship, upTo)
  if (among === 0) return
  const why = R['FGDN-8.3-personnel']
  mountLost(desk, { ship, group: desk.choose(desk.state.ships[ship]!.seat, among, ship, why) }, why)
}

function gunsUpTo(state: Seen, ship: number, mm: number): number {
  const { groups, batteries } = sheetAt(state, ship)
  let among = 0
  for (let group = 0; group < groups.length; group++) {
    const battery = batteries[groups[group]!.battery]!
    if (state.ships[ship]!.mounts[group]! > 0 && isGun(battery) && battery.calibreMm <= mm) among |= 1 << group
  }
  return among
}

/** T34 From the fourth loss she fires no more. */
export const isSilenced = (state: Seen, ship: number): boolean => state.ships[ship]!.crewLost >= 4

/** 8.3 Flotation: one speed level; so many sink her (T31). */
export function hitFlotation(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.3-flotation']
  flotationHit(desk, { ship }, why)
  speedLevelLost(desk, { ship }, why)
  const most = FLOTATION[SIZES.indexOf(sheetAt(desk.state, ship).card.sizeClass) - 4]!
  if (desk.state.ships[ship]!.flotation >= most && isAfloat(desk.state, ship)) beginSinking(desk, ship, why)
}

/** T32 A fuel tank may burn. */
export function hitFuelTank(desk: FearGodDesk, ship: number): void {
  const { fuel } = sheetAt(desk.state, ship).card
  desk.reckoning.begin('chance in a hundred, by her fuel', FUEL_FIRE[fuel], R['FGDN-8.3-fueltank'])
  if (comes(desk, R['FGDN-8.3-fueltank'])) startFuelFire(desk, ship)
}
