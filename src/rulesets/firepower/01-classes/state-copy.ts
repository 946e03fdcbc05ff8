import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { copySky, writeSky } from '../12-aircraft/sky.ts'
import { copyDeep, writeDeep } from '../below/deep.ts'
import type { Fixed, Marker, Seen, Ship, Squadron, State } from './state.ts'

/** A second state that shares nothing that changes, written out field by field. */
export function copy(state: Seen): State {
  const ships: Ship[] = []
  for (const ship of state.ships) ships.push(copyShip(ship))
  const markers: Marker[] = []
  for (const marker of state.markers) markers.push(copyMarker(marker))
  const squadrons: Squadron[] = []
  for (const squadron of state.squadrons) squadrons.push(copySquadron(squadron))
  return {
    fixed: state.fixed as Fixed,
    now: state.now,
    first: state.first,
    ships,
    markers,
    segment: state.segment,
    light: state.light,
    weather: state.weather,
    sun: state.sun,
    squadrons,
    flags: state.flags.slice(),
    flagLost: state.flagLost.slice(),
    changed: state.changed,
    lively: state.lively,
    sky: copySky(state.sky),
    deep: copyDeep(state.deep),
    ready: state.ready,
    over: state.over,
    winner: state.winner,
  }
}
const copyShip = (ship: Frozen<Ship>): Ship => ({
  seat: ship.seat,
  flagship: ship.flagship,
  formation: ship.formation,
  controlled: ship.controlled,
  end: ship.end,
  list: ship.list,
  aspect: ship.aspect,
  speedLoss: ship.speedLoss,
  stopped: ship.stopped,
  swing: ship.swing,
  engines: ship.engines,
  halvings: ship.halvings,
  mainLoss: ship.mainLoss,
  secondaryLoss: ship.secondaryLoss,
  fires: ship.fires,
  initiative: ship.initiative,
  powerOut: ship.powerOut,
  slick: ship.slick,
  damaged: ship.damaged,
  submerged: ship.submerged,
  worst: ship.worst,
  level: ship.level,
  fired: ship.fired,
  did: ship.did,
  moved: ship.moved,
  launches: ship.launches,
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  berth: ship.berth,
  squadron: ship.squadron,
  course: ship.course,
  wake: ship.wake,
})
const copyMarker = (marker: Frozen<Marker>): Marker => ({
  launcher: marker.launcher,
  target: marker.target,
  torpedo: marker.torpedo,
  worst: marker.worst,
  damaged: marker.damaged,
  run: marker.run,
  x: marker.x,
  y: marker.y,
})
const copySquadron = (squadron: Frozen<Squadron>): Squadron => ({
  seat: squadron.seat,
  movement: squadron.movement,
  formation: squadron.formation,
  controlled: squadron.controlled,
  flagship: squadron.flagship,
  size: squadron.size,
  brokenOff: squadron.brokenOff,
  shaken: squadron.shaken,
  crippled: squadron.crippled,
  destroyed: squadron.destroyed,
})

/** The first revisions whose light is the state’s, and that have whole battles, aircraft and hidden boats. */
const LIGHT = 3
const BATTLES = 4

/** All that can change, in the order of its declaration; rows from before there were battles stand for what there was then. */
export function write(state: Seen, into: Words, revision: number): void {
  into.put(state.now).put(state.first).put(state.ships.length)
  for (let i = 0; i < state.ships.length; i++) writeShip(state.ships[i]!, into)
  into.put(state.markers.length)
  for (let i = 0; i < state.markers.length; i++) writeMarker(state.markers[i]!, into)
  if (revision < LIGHT) return
  writeLight(state, into)
  if (revision < BATTLES) return
  writeBattle(state, into)
  writeSky(state.sky, into)
  writeDeep(state.deep, into)
}
function writeLight(state: Seen, into: Words): void {
  into.put(state.segment).put(state.light).put(state.weather).put(state.sun).put(state.changed).put(state.lively)
  into.put(state.over).put(state.winner)
}
function writeBattle(state: Seen, into: Words): void {
  into.put(state.ready).putAll(state.flags).putAll(state.flagLost).put(state.squadrons.length)
  for (let i = 0; i < state.squadrons.length; i++) writeSquadron(state.squadrons[i]!, into)
  for (let i = 0; i < state.ships.length; i++) writePlace(state.ships[i]!, into)
  for (let i = 0; i < state.markers.length; i++) into.put(state.markers[i]!.x).put(state.markers[i]!.y)
}
function writeShip(ship: Frozen<Ship>, into: Words): void {
  into.put(ship.seat).put(ship.flagship).put(ship.formation).put(ship.controlled).put(ship.end).put(ship.list)
  into.put(ship.aspect).put(ship.speedLoss).put(ship.stopped).put(ship.swing).put(ship.engines).put(ship.halvings)
  into
    .put(ship.mainLoss)
    .put(ship.secondaryLoss)
    .put(ship.fires)
    .put(ship.initiative)
    .put(ship.powerOut)
    .put(ship.slick)
  into.put(ship.damaged).put(ship.submerged).put(ship.worst).put(ship.level).put(ship.fired).put(ship.did)
  into.put(ship.moved).put(ship.launches)
}
function writeMarker(marker: Frozen<Marker>, into: Words): void {
  into.put(marker.launcher).put(marker.target).put(marker.torpedo).put(marker.worst).put(marker.damaged).put(marker.run)
}
function writeSquadron(squadron: Frozen<Squadron>, into: Words): void {
  into.put(squadron.seat).put(squadron.movement).put(squadron.formation).put(squadron.controlled).put(squadron.flagship)
  into.put(squadron.size).put(squadron.brokenOff).put(squadron.shaken)
  into.put(squadron.crippled).put(squadron.destroyed)
}
function writePlace(ship: Frozen<Ship>, into: Words): void {
  into.put(ship.x).put(ship.y).put(ship.heading).put(ship.berth).put(ship.squadron).put(ship.course).putAll(ship.wake)
}
