import { percent } from '#kernel/table/index.ts'
import type { Carrier } from '../02-ships/annex.ts'
import { AIRCRAFT_FIRE, AVIATION_FUEL, HANGAR, percentAll } from '../02-ships/conditions.ts'
import { isAfloat, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { armourBeaten } from '../08-1-damage/8-1-2-star.ts'
import { AIRCRAFT_ALLOWED, NOTHING_ELSE, permits } from '../08-1-damage/8-1-3-light-weapons.ts'
import { isDownTo } from '../08-1-damage/8-1-10-massive-damage.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { startStock, startStockFire, stockHalvings } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { R } from '../book/register.ts'
import { DECK_PLACE, DETONATES, MAGAZINE_OR_FUEL, MAJOR, UP_OR_DOWN } from '../book/tables.ts'
import {
  aircraftLost,
  autoDeckRolled,
  blastSuffered,
  deckHit,
  elevatorLost,
  explosionSuffered,
  type FearGodDesk,
  fuelPurged,
  shipDestroyed,
} from '../events/events.ts'
import { drawLot } from './8-3-mounts.ts'

/** 8.3 Closely parked: at most four others are near enough. */
const NEAREST = 4

export const carrierOf = (state: Seen, ship: number): Readonly<Carrier> =>
  state.annex.carriers.find(carrier => carrier.ship === ship) as Readonly<Carrier>

/** 8.3 Aircraft: one of those aboard. */
export function hitAircraft(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, AIRCRAFT_ALLOWED)) return
  const { aboard } = carrierOf(desk.state, ship)
  if (aboard.every(planes => planes === 0)) return
  loseAircraft(
    desk,
    ship,
    drawLot(desk, aboard, 'which aircraft, from forward aft, then the hangar', R['FGDN-8.3-aircraft']),
  )
}

/** 8.3 It is destroyed, and may burn by D6−2; one made ready on deck by D6+2 (option), and from 6 its ordnance explodes. */
function loseAircraft(desk: FearGodDesk, ship: number, place: number): void {
  const { armedAircraft } = desk.state.fixed.switches
  const isArmed = armedAircraft && carrierOf(desk.state, ship).readied > 0 && place !== HANGAR
  const why = isArmed ? R['FGDN-8.3-aircraft-armed'] : R['FGDN-8.3-aircraft']
  const { total } = desk.reckoning.begin('per cent, added to the die', isArmed ? 2 : -2, why)
  const times = stockHalvings(desk, ship, why)
  const rolled = desk.dice.one(6, why) + total
  const explodes = isArmed && rolled >= 6
  aircraftLost(desk, { ship, place, exploded: Number(explodes) }, why)
  const burns = startStock(desk, ship, AIRCRAFT_FIRE, rolled >> times, why)
  if (explodes) explodeOrdnance(desk, ship)
  if (explodes || burns) spread(desk, ship, place, explodes)
}

/** 8.3, R59 Two thirds of its points; on an armoured ship half of that, and no armour is beaten by it. */
function explodeOrdnance(desk: FearGodDesk, ship: number): void {
  const { air, belt, deck } = sheetAt(desk.state, ship).card
  const damage = Math.floor((2 * air!.ordnance) / 3)
  if (belt + deck > 0) blastSuffered(desk, { ship, damage: damage >> 1 }, R['FGDN-R59'])
  else explosionSuffered(desk, { ship, damage, underwater: 0 }, R['FGDN-8.3-aircraft-armed'])
}

/** 8.3 Option: of the four nearest each is hit by 50 per cent if ordnance explodes, else by 25 if it burns (R60). */
function spread(desk: FearGodDesk, ship: number, place: number, explodes: boolean): void {
  if (!desk.state.fixed.switches.closelyParked) return
  const near = Math.min(NEAREST, carrierOf(desk.state, ship).aboard[place]!)
  if (near === 0) return
  const why = explodes ? R['FGDN-8.3-parked-explode'] : R['FGDN-8.3-parked-burn']
  loseSeveral(desk, ship, place, desk.dice.count(near, percent(explodes ? 50 : 25), why))
}

function loseSeveral(desk: FearGodDesk, ship: number, place: number, many: number): void {
  for (let plane = 0; plane < many && carrierOf(desk.state, ship).aboard[place]! > 0; plane++) {
    loseAircraft(desk, ship, place)
  }
}

/** 8.3 Option: an attack on parked aircraft hit the first; each of up to four near it is hit by half that chance, rounded down (R60). */
export function hitParked(desk: FearGodDesk, chance: number, near: number): number {
  const half = chance >> 1
  const others = Math.min(NEAREST, near)
  desk.reckoning.begin('chance in a hundred, half of that of the first', half, R['FGDN-8.3-parked'])
  desk.reckoning.beside('aircraft near it, a die each', others, R['FGDN-8.3-parked'])
  if (others === 0) desk.reckoning.settle('no aircraft are parked near it')
  else if (half === 0) desk.reckoning.settle('half of that is less than one in a hundred')
  return others === 0 || half === 0 ? 0 : desk.dice.count(others, percent(half), R['FGDN-8.3-parked'])
}

/** 8.3 Flight Deck: where; aircraft spotted there; and those in the hangar. */
export function hitFlightDeck(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  const place = desk.dice.row(DECK_PLACE, 0, R['FGDN-8.3-fd-place'])
  deckHit(desk, { ship, place }, R['FGDN-8.3-fd-place'])
  // R67: amidships only aircraft suffer
  if (carrierOf(desk.state, ship).aboard[place]! > 0) {
    loseSeveral(desk, ship, place, desk.dice.one(6, R['FGDN-8.3-fd-aircraft']))
  }
  hitHangar(desk, ship)
}

/** 8.3 What can beat the deck hits D6 aircraft below it on 6 to 10; an armoured flight deck keeps out all but AP bombs (R102). */
function hitHangar(desk: FearGodDesk, ship: number): void {
  const { aboard, piercing } = carrierOf(desk.state, ship)
  const { hasArmouredDeck } = sheetAt(desk.state, ship).card.air!
  if (aboard[HANGAR] === 0 || !armourBeaten(desk.state, ship) || (hasArmouredDeck && piercing === 0)) return
  const why = R['FGDN-8.3-fd-hangar']
  if (desk.dice.count(1, UP_OR_DOWN, why) === 0) loseSeveral(desk, ship, HANGAR, desk.dice.one(6, why))
  else desk.reckoning.begin('aircraft hit in the hangar', 0, why).settle('the hangar is spared')
}

/** 8.1.2 An automatic Flight Deck critical. */
export function hitDeckAutomatically(desk: FearGodDesk, ship: number): void {
  autoDeckRolled(desk, { ship }, R['FGDN-8.1.2-bomb-deck'])
  hitFlightDeck(desk, ship)
}
export function isDeckDue(state: Seen, ship: number): boolean {
  for (const carrier of state.annex.carriers) if (carrier.ship === ship) return carrier.due > 0
  return false
}

/** 8.3 Ammo/Fuel: 1 to 3 the ordnance magazine, which goes up on 9 or 10; else fuel. */
export function hitAmmoFuel(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  if (desk.dice.count(1, MAGAZINE_OR_FUEL, R['FGDN-8.3-ammofuel']) === 0) {
    // 8.3, R61: two more on whatever dice her date calls for
    if (!isPurged(desk.state, ship)) startStockFire(desk, ship, AVIATION_FUEL, 2, R['FGDN-8.3-ammofuel-fuel'])
    return
  }
  if (isOrdnanceSafe(desk.state, ship)) return
  const why = R['FGDN-8.3-ammofuel-mag']
  if (desk.dice.count(1, DETONATES[0]!, why) > 0) shipDestroyed(desk, { ship }, why)
}

/** 8.3 Purged stores neither burn nor explode. */
const isPurged = (state: Seen, ship: number): boolean => carrierOf(state, ship).purged > 0
/** 8.2, R117 Ordnance in flooded magazines does not explode either; fuel beside them still burns. */
const isOrdnanceSafe = (state: Seen, ship: number): boolean =>
  isPurged(state, ship) || state.ships[ship]!.magazinesFlooded > 0

/** D100 sheet: aviation fuel burns at D6+4. */
export function burnAviationFuel(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, NOTHING_ELSE) || isPurged(desk.state, ship)) return
  const why = R['FGDN-D100-avfuel']
  desk.reckoning.begin('per cent, added to the die', 4, why)
  const times = stockHalvings(desk, ship, why)
  startStock(desk, ship, AVIATION_FUEL, (desk.dice.one(6, why) + 4) >> times, why)
}

/** D100 sheet: on 35 the ordnance magazine explodes; a mere hit does nothing (R81). */
export function explodeOrdnanceMagazine(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, NOTHING_ELSE) || isOrdnanceSafe(desk.state, ship)) return
  shipDestroyed(desk, { ship }, R['FGDN-D100-avammo'])
}

/** D100 sheet: an elevator is out (R81). */
export function hitElevator(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  if (carrierOf(desk.state, ship).elevators > 0) elevatorLost(desk, { ship }, R['FGDN-D100-elevator'])
}

/** 8.3 Her captain floods or purges ordnance and fuel: their fire is out, and nothing can be armed or fuelled again. */
export const purge = (desk: FearGodDesk, ship: number): void => fuelPurged(desk, { ship }, R['FGDN-8.3-ammofuel-purge'])

/** How she can fly: 0 not at all, 1 at half the rate, 2 as usual. */
export function flyingAt(state: Seen, ship: number): { launch: number; land: number; arm: boolean } {
  const { deck, grounded } = carrierOf(state, ship)
  // 8.3 ammofuel-purge; 8.2 flood-magazines
  const arm = !isOrdnanceSafe(state, ship)
  const { fires, bridge, slowHelm } = state.ships[ship]!
  const burns = percentAll(fires)
  const turn = turnOf(state)
  // 8.3 bridge-cv; 8.2 fire-major; 8.1.10
  const stopped = grounded >= turn || bridge >= turn || (burns > 0 && levelAt(state, ship, burns) >= MAJOR)
  if (stopped || !isAfloat(state, ship) || isDownTo(state, ship, 4)) return { launch: 0, land: 0, arm }
  // 8.4 bridge, R113: halved until it is mended; T30: forward restricts launching, which is half of it (R123), aft bars landing
  const rate = slowHelm > 0 ? 1 : 2
  return { launch: deck[0]! > 0 ? 1 : rate, land: deck[2]! > 0 ? 0 : rate, arm }
}
