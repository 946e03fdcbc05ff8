import { CRITICAL } from '../01-ships/ship.ts'
import { isSunk, sheetAt } from '../01-ships/state.ts'
import type { Harm } from '../04-gunfire/4-2-to-hit.ts'
import { loseMount } from '../04-gunfire/4-3-mounts.ts'
import { criticals } from '../06-criticals/6-criticals.ts'
import { R } from '../book/register.ts'
import { boxesLost, type GrandFleetsDesk, shipSunk } from '../events/events.ts'
import { boatInHand, boxesOfBoat } from './9-3-flotillas.ts'
import { boatSunk } from './events.ts'

/**
 * 9.3, H5 (house) Points on a flotilla, one by one: each checks a box of the boat in hand, with a location die for that boat, unless
 * it sinks her; what is over goes on to the next. Criticals strike all of them.
 */
export function sufferAsBoats(desk: GrandFleetsDesk, harm: Harm, points: number, certain: number): void {
  const { target } = harm
  for (let point = 0; point < points && !isSunk(desk.state, target); point++) {
    const isLast = boxesOfBoat(desk.state, target) === 1
    boxesLost(desk, { ship: target, boxes: 1 }, R['GF-9.3-damage'])
    if (isLast) sinkBoat(desk, target)
    else if (harm.locations) locate(desk, harm)
  }
  if (certain > 0 && desk.state.fixed.switches.criticals && !isSunk(desk.state, target))
    criticals(desk, harm, 0, certain)
}

function locate(desk: GrandFleetsDesk, harm: Harm): void {
  const where = desk.dice.row(sheetAt(desk.state, harm.target).location, 0, R['GF-4.32-location'])
  if (where >= 0) loseMount(desk, harm, where)
  else if (where === CRITICAL && desk.state.fixed.switches.criticals) criticals(desk, harm, 1, 0)
}

/** Her last box is checked: she is gone with her guns and tubes, and with the last boat the flotilla. */
function sinkBoat(desk: GrandFleetsDesk, ship: number): void {
  boatSunk(desk, { ship, boat: boatInHand(desk.state, ship) - 1 }, R['GF-9.3-damage'])
  if (isSunk(desk.state, ship)) shipSunk(desk, { ship }, R['GF-1.4-sunk'])
}
