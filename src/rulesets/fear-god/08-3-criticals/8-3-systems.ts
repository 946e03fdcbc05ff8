import type { Cite } from '#kernel/book/index.ts'
import { FREE, JAM_PORT, JAM_STARBOARD, JAM_STRAIGHT, TO_PORT, TO_STARBOARD, WEAVING } from '../02-ships/conditions.ts'
import { sheetAt, turnOf } from '../02-ships/state.ts'
import { BRIDGE, isLightFire, NOTHING_ELSE, permits, SENSOR_COMMS } from '../08-1-damage/8-1-3-light-weapons.ts'
import { onD100, startFire, startHalfFire } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { R } from '../book/register.ts'
import {
  AFTER_LIGHT,
  AUXILIARY_WIRELESS,
  BOILER,
  COMMS,
  FINDER,
  FORWARD_LIGHT,
  HALF_DOWN,
  HALF_UP,
  LOW_HALF,
  MAIN_WIRELESS,
  SENSORS,
  SONAR,
  WEAVING_JAM,
} from '../book/tables.ts'
import {
  bridgeHit,
  captainHit,
  commsLost,
  explosionSuffered,
  type FearGodDesk,
  flyingStopped,
  rudderJammed,
  sensorLost,
  speedLevelLost,
  steeringDisabled,
} from '../events/events.ts'
import { isSubmerged } from './8-3-hull.ts'
import { drawOne } from './8-3-mounts.ts'
import { hitControlRoom, loseDepthControl } from './8-3-submarines.ts'

/** T19b Engineering and Bridge fires. */
const LESSER = -2

/** 8.3 Engineering: one speed level and a lesser fire; on a 10 a boiler explosion. */
export function hitEngineering(desk: FearGodDesk, ship: number, byTorpedo: boolean): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  if (onD100(desk.state, ship)) {
    speedLevelLost(desk, { ship }, R['FGDN-D100-eng'])
    return startHalfFire(desk, ship, byTorpedo)
  }
  if (desk.dice.count(1, BOILER, R['FGDN-8.3-eng']) > 0) return explodeBoiler(desk, ship, byTorpedo)
  speedLevelLost(desk, { ship }, R['FGDN-8.3-eng'])
  startFire(desk, ship, LESSER, byTorpedo)
}

/** 8.3 A quarter of her original points with D20, 15 per cent with D100 (R58); one speed level; a full fire. */
export function explodeBoiler(desk: FearGodDesk, ship: number, byTorpedo: boolean): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  const sheet = onD100(desk.state, ship)
  const why = sheet ? R['FGDN-D100-boiler'] : R['FGDN-8.3-eng-boiler']
  const { damagePoints } = sheetAt(desk.state, ship).card
  explosionSuffered(desk, { ship, damage: Math.floor((damagePoints * (sheet ? 15 : 25)) / 100), underwater: 0 }, why)
  speedLevelLost(desk, { ship }, why)
  startFire(desk, ship, 0, byTorpedo)
}

/** 8.3 Sensor/Comms: 1 to 3 is Sensor (R57). */
export function hitSensorComms(desk: FearGodDesk, ship: number): void {
  const low = desk.dice.count(1, LOW_HALF, R['FGDN-8.1.2-snsr-comms']) > 0
  if (low === desk.state.fixed.switches.sensorFirst) hitSensors(desk, ship)
  else hitComms(desk, ship)
}

/** T29 A searchlight platform or the sonar; with the D100 sheet the direction finder too (R112). Light weapons never reach sonar. */
export function hitSensors(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, SENSOR_COMMS)) return
  const why = R['FGDN-8.3-sensors']
  const { lightsForward, lightsAft, sonar, finder } = desk.state.ships[ship]!
  const sensor = desk.dice.row(SENSORS, 0, why)
  if (sensor === FORWARD_LIGHT) {
    if (lightsForward > 0) return sensorLost(desk, { ship, sensor: FORWARD_LIGHT }, why)
  } else if (sensor === AFTER_LIGHT) {
    if (lightsAft > 0) return sensorLost(desk, { ship, sensor: AFTER_LIGHT }, why)
  } else if (!isLightFire(desk.state, ship)) {
    const both = onD100(desk.state, ship) && finder > 0
    if (both && (sonar === 0 || drawOne(desk, 2, R['FGDN-R112']) === 2))
      return sensorLost(desk, { ship, sensor: FINDER }, R['FGDN-R112'])
    if (sonar > 0) return sensorLost(desk, { ship, sensor: SONAR }, why)
  }
  tellGone(desk, why)
}

/** What the die names is not there to be lost. */
function tellGone(desk: FearGodDesk, why: Cite): void {
  desk.reckoning.begin('of those left', 0, why).settle('she has nothing of that to lose')
}

/** T28 One means of communication; what is not fitted is not lost. */
export function hitComms(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, SENSOR_COMMS)) return
  const why = R['FGDN-8.3-comms']
  const which = desk.dice.row(COMMS, 0, why)
  const { wireless } = sheetAt(desk.state, ship).card
  const fitted = which === MAIN_WIRELESS ? wireless.main : which === AUXILIARY_WIRELESS ? wireless.auxiliary : true
  if (fitted && (desk.state.ships[ship]!.comms & (1 << which)) === 0) commsLost(desk, { ship, which }, why)
  else tellGone(desk, why)
}

/** 8.3 Bridge: out for D6/2 turns, slow to answer after that, and a lesser fire. Course by the D100 sheet (R82), else kept (R62). */
export function hitBridge(desk: FearGodDesk, ship: number, course: number, byTorpedo: boolean): void {
  if (!permits(desk, ship, BRIDGE)) return
  const why = R['FGDN-8.3-bridge']
  const { isSmall, isBoat, isAviation } = sheetAt(desk.state, ship)
  const turns = isSmall ? 1 : desk.dice.row(desk.state.fixed.switches.bridgeDown ? HALF_DOWN : HALF_UP, 0, why)
  bridgeHit(desk, { ship, until: turnOf(desk.state) + turns, course }, why)
  if (isBoat) hitControlRoom(desk, ship)
  // 8.3 bridge-cv, with the same die (R122)
  if (isAviation) flyingStopped(desk, { ship, until: turnOf(desk.state) + turns }, R['FGDN-8.3-bridge-cv'])
  if (isSmall) {
    const { captains } = desk.state.ships[ship]!
    if (captains > 0)
      captainHit(desk, { ship, who: drawOne(desk, captains, R['FGDN-8.3-bridge-small']) }, R['FGDN-8.3-bridge-small'])
  }
  if (onD100(desk.state, ship)) startHalfFire(desk, ship, byTorpedo)
  else startFire(desk, ship, LESSER, byTorpedo)
}

/** T35 Rudder: 1 to 3 jammed as it lies, 4 to 6 the steering engine. */
export function hitRudder(desk: FearGodDesk, ship: number): void {
  if (!permits(desk, ship, NOTHING_ELSE)) return
  if (isSubmerged(desk.state, ship)) return loseDepthControl(desk, ship)
  if (desk.dice.count(1, LOW_HALF, R['FGDN-8.3-rudder-jam']) === 0) {
    return steeringDisabled(desk, { ship }, R['FGDN-8.3-rudder-dis'])
  }
  rudderJammed(desk, { ship, rudder: asItLies(desk, ship) }, R['FGDN-8.3-rudder-jam'])
}

function asItLies(desk: FearGodDesk, ship: number): number {
  const { rudder, helm } = desk.state.ships[ship]!
  // A rudder that is jammed already lies as it was jammed.
  if (rudder !== FREE) return rudder
  switch (helm) {
    case TO_PORT:
      return JAM_PORT
    case TO_STARBOARD:
      return JAM_STARBOARD
    case WEAVING:
      return desk.dice.row(WEAVING_JAM, 0, R['FGDN-8.3-rudder-jam'])
    default:
      return JAM_STRAIGHT
  }
}

/** D100 sheet: the result names the jam (R72). */
export function jamRudder(desk: FearGodDesk, ship: number, rudder: number): void {
  if (permits(desk, ship, NOTHING_ELSE)) rudderJammed(desk, { ship, rudder }, R['FGDN-D100-rudder'])
}
