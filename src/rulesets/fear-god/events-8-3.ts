import type { Cite } from '#kernel/book/index.ts'
import { BRIDGE, ENGINES, RUDDER, STEERING, STRENGTH } from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import { startOver } from './events-8-4.ts'
import { AFTER_LIGHT, FORWARD_LIGHT, SONAR } from './tables.ts'

// What other criticals do (8.3).

export function mountLost(desk: FearGodDesk, ship: number, group: number, why: Cite): void {
  desk.ink.ships[ship]!.mounts[group]!--
  if (desk.heard !== null) desk.heard.push({ type: 'MountLost', why, ship, group })
}

export function mountSpared(desk: FearGodDesk, ship: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'MountSpared', why, ship })
}

/** 8.3 Casemates beside an explosion must roll for their own. */
export function sparksLit(desk: FearGodDesk, ship: number, group: number, count: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.sparks += count
  hit.sparkGroup = group
  if (desk.heard !== null) desk.heard.push({ type: 'SparksLit', why, ship, group, count })
}

export function sparkRolled(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.sparks--
  if (desk.heard !== null) desk.heard.push({ type: 'SparkRolled', why, ship })
}

export function directorLost(desk: FearGodDesk, ship: number, battery: number, count: number, why: Cite): void {
  desk.ink.ships[ship]!.directors[battery]! -= count
  if (desk.heard !== null) desk.heard.push({ type: 'DirectorLost', why, ship, battery, count })
}

/** 8.3 A third of the original strength (R70). */
export function strengthLost(desk: FearGodDesk, ship: number, battery: number, why: Cite): void {
  desk.ink.ships[ship]!.thirds[battery]!++
  startOver(desk.ink, ship, STRENGTH)
  if (desk.heard !== null) desk.heard.push({ type: 'StrengthLost', why, ship, battery })
}

export function speedLevelLost(desk: FearGodDesk, ship: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (hit.levels < 4) hit.levels++
  startOver(desk.ink, ship, ENGINES)
  if (desk.heard !== null) desk.heard.push({ type: 'SpeedLevelLost', why, ship })
}

export function bridgeHit(desk: FearGodDesk, ship: number, until: number, course: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (until > hit.bridge) hit.bridge = until
  hit.bridgeCourse = course
  startOver(desk.ink, ship, BRIDGE)
  if (!desk.ink.fixed.sheets[ship]!.isSmall) hit.slowHelm = 1
  if (desk.heard !== null) desk.heard.push({ type: 'BridgeHit', why, ship, until, course })
}

export function captainHit(desk: FearGodDesk, ship: number, who: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (hit.captains > 0) hit.captains--
  if (desk.heard !== null) desk.heard.push({ type: 'CaptainHit', why, ship, who })
}

export function rudderJammed(desk: FearGodDesk, ship: number, rudder: number, why: Cite): void {
  desk.ink.ships[ship]!.rudder = rudder
  startOver(desk.ink, ship, RUDDER)
  if (desk.heard !== null) desk.heard.push({ type: 'RudderJammed', why, ship, rudder })
}

export function steeringDisabled(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.steering = 1
  startOver(desk.ink, ship, STEERING)
  if (desk.heard !== null) desk.heard.push({ type: 'SteeringDisabled', why, ship })
}

export function sensorLost(desk: FearGodDesk, ship: number, sensor: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  if (sensor === FORWARD_LIGHT) hit.lightsForward--
  else if (sensor === AFTER_LIGHT) hit.lightsAft--
  else if (sensor === SONAR) hit.sonar = 0
  else hit.finder = 0
  if (desk.heard !== null) desk.heard.push({ type: 'SensorLost', why, ship, sensor })
}

export function commsLost(desk: FearGodDesk, ship: number, which: number, why: Cite): void {
  desk.ink.ships[ship]!.comms |= 1 << which
  if (desk.heard !== null) desk.heard.push({ type: 'CommsLost', why, ship, which })
}

export function crewFactorLost(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.crewLost++
  if (desk.heard !== null) desk.heard.push({ type: 'CrewFactorLost', why, ship })
}

export function flotationHit(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.flotation++
  if (desk.heard !== null) desk.heard.push({ type: 'FlotationHit', why, ship })
}
