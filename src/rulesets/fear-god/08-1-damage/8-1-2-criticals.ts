import type { Table } from '#kernel/table/index.ts'
import {
  FIRE,
  FLOOD,
  JAM_PORT,
  JAM_STARBOARD,
  JAM_STRAIGHT,
  SLOW_PORT,
  SLOW_STARBOARD,
  STEADY,
  SURFACE,
  TO_PORT,
  TO_STARBOARD,
} from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { onD100, startFire, startFlooding, startScaled } from '../08-2-fire-and-flooding/8-2-severity.ts'
import {
  burnAviationFuel,
  explodeOrdnanceMagazine,
  hitAircraft,
  hitAmmoFuel,
  hitElevator,
  hitFlightDeck,
} from '../08-3-criticals/8-3-aviation.ts'
import { hitCargo, isUnarmed } from '../08-3-criticals/8-3-cargo.ts'
import { boatOf, deformHull, penetrateHull } from '../08-3-criticals/8-3-hull.ts'
import { GOES_UP, GOES_UP_AS_GUNS, ROLL, SAFE } from '../08-3-criticals/8-3-mounts.ts'
import { hitFlotation, hitFuelTank, losePersonnel } from '../08-3-criticals/8-3-small-craft.ts'
import { hitCells, hitSwitchboard, loseDepthControl, passing } from '../08-3-criticals/8-3-submarines.ts'
import {
  explodeBoiler,
  hitBridge,
  hitComms,
  hitEngineering,
  hitRudder,
  hitSensorComms,
  hitSensors,
  jamRudder,
} from '../08-3-criticals/8-3-systems.ts'
import {
  hitCasemate,
  hitCasemates,
  hitDirector,
  hitMainBattery,
  hitMainMagazine,
  hitMainMount,
  hitOtherWeapon,
  hitWeapon,
} from '../08-3-criticals/8-3-weapons.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import {
  AVIATION_D20,
  AVIATION_D100,
  BOAT_D20,
  CARGO_CRAFT_D20,
  type Critical,
  ENGINEERING,
  MAJOR_D20,
  MAJOR_D100,
  MERCHANT_D20,
  MERCHANT_D100,
  MINOR_D20,
  MINOR_D100,
  RUDDER,
  SMALL_D20,
  STERN_RUDDER,
  TORPEDO_D20,
  TORPEDO_D100,
} from '../book/tables-criticals.ts'
import { criticalRolled, type FearGodDesk, speedLevelLost } from '../events/events.ts'
import { armourBeaten, casemateBeaten } from './8-1-2-star.ts'

/** T10, T11, T43 to T47: the column by ship, or that of torpedoes; small craft have their own for both (R75). */
export function columnOf(state: Seen, ship: number, byTorpedo: boolean): Table<Critical> {
  const d100 = onD100(state, ship)
  const { shipType } = sheetAt(state, ship).card
  if (shipType === 'smallCombatant') return SMALL_D20
  if (shipType === 'smallCargo') return CARGO_CRAFT_D20
  if (shipType === 'submarine') return boatColumn(state, ship)
  if (byTorpedo) return d100 ? TORPEDO_D100 : TORPEDO_D20
  switch (shipType) {
    case 'major':
      return d100 ? MAJOR_D100 : MAJOR_D20
    case 'minor':
      return d100 ? MINOR_D100 : MINOR_D20
    case 'merchantAux':
      return d100 ? MERCHANT_D100 : MERCHANT_D20
    case 'aviation':
      return d100 ? AVIATION_D100 : AVIATION_D20
  }
}

/** 8.1.4 Surfaced as a minor combatant; submerged by the severity of the attack, which is Minor for what comes from within (R121). */
function boatColumn(state: Seen, ship: number): Table<Critical> {
  const { zone, severity } = boatOf(state, ship)
  return zone === SURFACE ? MINOR_D20 : BOAT_D20[Math.max(0, severity - 1)]!
}

/** 8.1.2 One critical of the open batch: its column, its kind, its effect. */
export function rollCritical(desk: FearGodDesk, ship: number): void {
  const { stern } = desk.state.ships[ship]!
  if (stern > 0) return resolve(desk, ship, stern === 2 ? ENGINEERING : rudderOf(desk, ship), true)
  const byTorpedo = isOfTorpedo(desk, ship)
  const column = columnOf(desk.state, ship, byTorpedo)
  const why = onD100(desk.state, ship) ? R['FGDN-D100-type'] : R['FGDN-8.1.2-type']
  resolve(desk, ship, desk.dice.row(column, 0, why), byTorpedo)
}

/** 8.1.7 The second critical of a torpedo astern. The D100 sheet knows jams only: one of its three, evenly (R72, R116). */
function rudderOf(desk: FearGodDesk, ship: number): Critical {
  if (!onD100(desk.state, ship)) return RUDDER
  return TORPEDO_D100.at(desk.dice.row(STERN_RUDDER, 0, R['FGDN-R116']))
}

/** R103 Shells and torpedoes in one phase: the column is drawn in proportion to their damage. */
function isOfTorpedo(desk: FearGodDesk, ship: number): boolean {
  const { plain, torpedo } = desk.state.ships[ship]!
  if (plain === 0 || torpedo === 0) return torpedo > 0
  const why = R['FGDN-R103']
  desk.reckoning.begin(
    'chance in a hundred of the torpedo column',
    Math.floor((100 * torpedo) / (plain + torpedo)),
    why,
  )
  desk.reckoning.beside('points by torpedo', torpedo, why).beside('points otherwise', plain, why)
  return comes(desk, why)
}

/** 8.1.2 A star asks for armour beaten; directors never do (R66), fire and flooding are halved instead (R27). */
function isIgnored(state: Seen, ship: number, { kind, star }: Critical): boolean {
  if (!star) return false
  switch (kind) {
    case 'Main Battery':
    case 'Casemate':
      return false
    case 'Casemate Gun':
    case 'Casemate Magazine':
      return !casemateBeaten(state, ship)
    case 'Fire':
    case 'Flooding':
      return state.fixed.switches.ignoreUnpenetrated && !armourBeaten(state, ship)
    default:
      return !armourBeaten(state, ship)
  }
}

/** 8.1.2 A small cargo craft without weapons has cargo hit instead of one. */
const isCargoCraft = (state: Seen, ship: number): boolean =>
  sheetAt(state, ship).card.shipType === 'smallCargo' && isUnarmed(state, ship)

/** 8.2, 8.3 What a critical does. */
export function resolve(desk: FearGodDesk, ship: number, critical: Critical, byTorpedo: boolean): void {
  const ignored = isIgnored(desk.state, ship, critical)
  criticalRolled(
    desk,
    { ship, kind: critical.number, ignored: Number(ignored) },
    ignored ? R['FGDN-8.1.2-star'] : R['FGDN-8.1.2-type'],
  )
  if (ignored) return
  // With D100 the sheet says whether a magazine goes; with D20 it is rolled for.
  const goes = onD100(desk.state, ship) ? SAFE : ROLL
  switch (critical.kind) {
    case 'Main Battery':
      return hitMainBattery(desk, ship)
    case 'Casemate':
      return hitCasemates(desk, ship)
    case 'Other Weapon':
      return hitOtherWeapon(desk, ship, goes)
    case 'Weapon':
      // 8.1.2 unarmed-cargo
      return isCargoCraft(desk.state, ship) ? hitCargo(desk, ship) : hitWeapon(desk, ship, goes)
    case 'Engineering':
      return hitEngineering(desk, ship, byTorpedo)
    case 'Flooding':
      return startFlooding(desk, ship, byTorpedo)
    case 'Fire':
      return startFire(desk, ship, 0, byTorpedo)
    case 'Sensor/Comms':
      return hitSensorComms(desk, ship)
    case 'Sensor':
      return hitSensors(desk, ship)
    case 'Communications':
      return hitComms(desk, ship)
    case 'Bridge':
    case 'Bridge straight':
      return hitBridge(desk, ship, STEADY, byTorpedo)
    case 'Bridge to port':
      return hitBridge(desk, ship, TO_PORT, byTorpedo)
    case 'Bridge to starboard':
      return hitBridge(desk, ship, TO_STARBOARD, byTorpedo)
    case 'Rudder':
      return hitRudder(desk, ship)
    case 'Rudder to port':
      return jamRudder(desk, ship, JAM_PORT)
    case 'Rudder to starboard':
      return jamRudder(desk, ship, JAM_STARBOARD)
    case 'Rudder straight':
      return jamRudder(desk, ship, JAM_STRAIGHT)
    case 'Rudder slowly to port':
      return jamRudder(desk, ship, SLOW_PORT)
    case 'Rudder slowly to starboard':
      return jamRudder(desk, ship, SLOW_STARBOARD)
    case 'Cargo':
      return hitCargo(desk, ship)
    case 'Personnel':
      return losePersonnel(desk, ship)
    case 'Fuel Tank':
      return hitFuelTank(desk, ship)
    case 'Flotation':
      return hitFlotation(desk, ship)
    case 'Main Director':
      return hitDirector(desk, ship, 'main')
    case 'Main Mount':
      return hitMainMount(desk, ship, SAFE)
    case 'Main Magazine':
      return hitMainMagazine(desk, ship)
    case 'Casemate Director':
      return hitDirector(desk, ship, 'casemate')
    case 'Casemate Gun':
      return hitCasemate(desk, ship, SAFE)
    case 'Casemate Magazine':
      return hitCasemate(desk, ship, GOES_UP)
    case 'Other Magazine':
      return hitOtherWeapon(desk, ship, GOES_UP)
    case 'Weapon Magazine':
      // R111: only the torpedo column speaks of main magazines
      return hitWeapon(desk, ship, byTorpedo ? GOES_UP : GOES_UP_AS_GUNS)
    case 'Boiler':
      return explodeBoiler(desk, ship, byTorpedo)
    case 'Flight Deck':
      return hitFlightDeck(desk, ship)
    case 'Ammo/Fuel':
      return hitAmmoFuel(desk, ship)
    case 'Aircraft':
      return hitAircraft(desk, ship)
    case 'Elevator':
      return hitElevator(desk, ship)
    case 'Ordnance Magazine':
      // R81: a hit without an explosion does nothing
      return
    case 'Ordnance Explosion':
      return explodeOrdnanceMagazine(desk, ship)
    case 'Aviation Fuel':
      return burnAviationFuel(desk, ship)
    case 'Hull Penetration':
      return penetrateHull(desk, ship, R['FGDN-8.3-hullpen'])
    case 'Hull Deformation':
      return deformHull(desk, ship)
    case 'Double Flooding':
      return startScaled(desk, ship, FLOOD, 4)
    case 'Half Flooding':
      return startScaled(desk, ship, FLOOD, 1)
    case 'Half Fire':
      return startScaled(desk, ship, FIRE, 1)
    case 'Switchboard':
      return hitSwitchboard(desk, ship)
    case 'Battery':
      return hitCells(desk, ship)
    case 'Passing Weapon':
      // R128: what passes does not explode
      return passing(desk, ship, () => hitWeapon(desk, ship, SAFE))
    case 'Passing Engineering':
      // R120: one speed level, without boiler or fire
      return passing(desk, ship, () => speedLevelLost(desk, { ship }, R['FGDN-R76']))
    case 'Passing Sensor':
      return passing(desk, ship, () => hitSensors(desk, ship))
    case 'Passing Rudder':
      return passing(desk, ship, () => loseDepthControl(desk, ship))
  }
}
