import type { Cite } from '#kernel/book/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { DID, EXPLODED, MOST_HALVINGS, type State } from './state.ts'

/**
 * What can happen, and the only code of this book that changes a state. Each event is a function that does it on the desk
 * and, if anyone listens, writes it down; `apply` does a written event again.
 */
export type Event = { readonly why: Cite } & (
  | { readonly type: 'FirstTurnSettled'; readonly first: number }
  | { readonly type: 'TurnBegan'; readonly now: number; readonly seat: number }
  | { readonly type: 'RateHalved'; readonly ship: number }
  | { readonly type: 'ShipSteamed'; readonly ship: number; readonly moved: number }
  | { readonly type: 'BatteryFired'; readonly ship: number; readonly target: number; readonly battery: 0 | 1 }
  | { readonly type: 'ShipStruck'; readonly ship: number; readonly level: number }
  | { readonly type: 'ShipListed'; readonly ship: number; readonly degrees: number }
  | { readonly type: 'AspectThrown'; readonly ship: number; readonly aspect: number }
  | { readonly type: 'SpeedLost'; readonly ship: number; readonly halfInches: number }
  | { readonly type: 'PropulsionLost'; readonly ship: number }
  | { readonly type: 'ShipSwung'; readonly ship: number; readonly course: number }
  | { readonly type: 'ClassesLost'; readonly ship: number; readonly main: number; readonly secondary: number }
  | { readonly type: 'FireSpread'; readonly ship: number; readonly points: number }
  | { readonly type: 'ShipLost'; readonly ship: number; readonly end: number }
  | { readonly type: 'MagazineBlew'; readonly ship: number; readonly minutes: number }
  | { readonly type: 'CommandHit'; readonly ship: number; readonly course: number }
  | { readonly type: 'EnginesHit'; readonly ship: number }
  | { readonly type: 'PowerLost'; readonly ship: number }
  | { readonly type: 'OilSpilt'; readonly ship: number }
  | { readonly type: 'TorpedoLaunched'; readonly ship: number; readonly target: number; readonly torpedo: number }
  | { readonly type: 'TorpedoRan'; readonly marker: number; readonly run: number }
  | { readonly type: 'TorpedoStruck'; readonly ship: number; readonly score: number }
  | { readonly type: 'TorpedoGone'; readonly marker: number }
  | { readonly type: 'DepthChargesDropped'; readonly ship: number; readonly target: number }
  | { readonly type: 'BoatDamaged'; readonly ship: number }
)
export type FirepowerDesk = Desk<State, Event>

/** SEQ-A Who has the first half of every turn. */
export function firstTurnSettled(desk: FirepowerDesk, first: number, why: Cite): void {
  desk.ink.first = first
  if (desk.heard !== null) desk.heard.push({ type: 'FirstTurnSettled', why, first })
}

/** T0 A player's turn begins: what was done in his last is forgotten. */
export function turnBegan(desk: FirepowerDesk, now: number, seat: number, why: Cite): void {
  const state = desk.ink
  state.now = now
  for (const ship of state.ships) {
    ship.level = 0
    if (ship.seat !== seat) continue
    ship.did = 0
    ship.moved = 0
  }
  if (desk.heard !== null) desk.heard.push({ type: 'TurnBegan', why, now, seat })
}

/** SPFX-3 The move rate is halved once more. */
export function rateHalved(desk: FirepowerDesk, ship: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.halvings = Math.min(MOST_HALVINGS, it.halvings + 1)
  if (desk.heard !== null) desk.heard.push({ type: 'RateHalved', why, ship })
}

export function shipSteamed(desk: FirepowerDesk, ship: number, moved: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.moved = moved
  it.did |= DID.steam
  if (desk.heard !== null) desk.heard.push({ type: 'ShipSteamed', why, ship, moved })
}

/** HIT-A A battery (0 main, 1 secondary) fires; she has fired from now on (R65). */
export function batteryFired(desk: FirepowerDesk, ship: number, target: number, battery: 0 | 1, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.fired = desk.ink.now
  it.did |= battery === 0 ? DID.main : DID.secondary
  if (desk.heard !== null) desk.heard.push({ type: 'BatteryFired', why, ship, target, battery })
}

/** LVL-D A level of damage is found; the worst is kept. */
export function shipStruck(desk: FirepowerDesk, ship: number, level: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  if (level > it.worst) it.worst = level
  if (level > it.level) it.level = level
  if (desk.heard !== null) desk.heard.push({ type: 'ShipStruck', why, ship, level })
}

export function shipListed(desk: FirepowerDesk, ship: number, degrees: number, why: Cite): void {
  desk.ink.ships[ship]!.list += degrees
  if (desk.heard !== null) desk.heard.push({ type: 'ShipListed', why, ship, degrees })
}

export function aspectThrown(desk: FirepowerDesk, ship: number, aspect: number, why: Cite): void {
  desk.ink.ships[ship]!.aspect = aspect
  if (desk.heard !== null) desk.heard.push({ type: 'AspectThrown', why, ship, aspect })
}

export function speedLost(desk: FirepowerDesk, ship: number, halfInches: number, why: Cite): void {
  desk.ink.ships[ship]!.speedLoss += halfInches
  if (desk.heard !== null) desk.heard.push({ type: 'SpeedLost', why, ship, halfInches })
}

export function propulsionLost(desk: FirepowerDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.stopped = 1
  if (desk.heard !== null) desk.heard.push({ type: 'PropulsionLost', why, ship })
}

export function shipSwung(desk: FirepowerDesk, ship: number, course: number, why: Cite): void {
  desk.ink.ships[ship]!.swing = course
  if (desk.heard !== null) desk.heard.push({ type: 'ShipSwung', why, ship, course })
}

export function classesLost(desk: FirepowerDesk, ship: number, main: number, secondary: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.mainLoss += main
  it.secondaryLoss += secondary
  if (desk.heard !== null) desk.heard.push({ type: 'ClassesLost', why, ship, main, secondary })
}

export function fireSpread(desk: FirepowerDesk, ship: number, points: number, why: Cite): void {
  desk.ink.ships[ship]!.fires += points
  if (desk.heard !== null) desk.heard.push({ type: 'FireSpread', why, ship, points })
}

/** DMG-B She is out of play. */
export function shipLost(desk: FirepowerDesk, ship: number, end: number, why: Cite): void {
  desk.ink.ships[ship]!.end = end
  if (desk.heard !== null) desk.heard.push({ type: 'ShipLost', why, ship, end })
}

/** SPFX-6 Gone at once; the minutes are for the log. */
export function magazineBlew(desk: FirepowerDesk, ship: number, minutes: number, why: Cite): void {
  desk.ink.ships[ship]!.end = EXPLODED
  if (desk.heard !== null) desk.heard.push({ type: 'MagazineBlew', why, ship, minutes })
}

export function commandHit(desk: FirepowerDesk, ship: number, course: number, why: Cite): void {
  desk.ink.ships[ship]!.initiative = course
  if (desk.heard !== null) desk.heard.push({ type: 'CommandHit', why, ship, course })
}

export function enginesHit(desk: FirepowerDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.engines = 1
  if (desk.heard !== null) desk.heard.push({ type: 'EnginesHit', why, ship })
}

export function powerLost(desk: FirepowerDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.powerOut = 1
  if (desk.heard !== null) desk.heard.push({ type: 'PowerLost', why, ship })
}

export function oilSpilt(desk: FirepowerDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.slick = 1
  if (desk.heard !== null) desk.heard.push({ type: 'OilSpilt', why, ship })
}

/** TORP-A A marker is put down, with the launcher's damage as it is now (R94). */
export function torpedoLaunched(desk: FirepowerDesk, ship: number, target: number, torpedo: number, why: Cite): void {
  const state = desk.ink
  const it = state.ships[ship]!
  it.did |= DID.torpedo
  if (!state.fixed.switches.unlimited) it.launches--
  state.markers.push({ launcher: ship, target, torpedo, worst: it.worst, damaged: it.damaged, run: 0 })
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoLaunched', why, ship, target, torpedo })
}

export function torpedoRan(desk: FirepowerDesk, marker: number, run: number, why: Cite): void {
  desk.ink.markers[marker]!.run += run
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoRan', why, marker, run })
}

/** TORP-D The score of a marker that has come to its target: above nothing it is a hit. It changes nothing by itself. */
export function torpedoStruck(desk: FirepowerDesk, ship: number, score: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoStruck', why, ship, score })
}

export function torpedoGone(desk: FirepowerDesk, marker: number, why: Cite): void {
  desk.ink.markers.splice(marker, 1)
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoGone', why, marker })
}

export function depthChargesDropped(desk: FirepowerDesk, ship: number, target: number, why: Cite): void {
  desk.ink.ships[ship]!.did |= DID.depthCharge
  if (desk.heard !== null) desk.heard.push({ type: 'DepthChargesDropped', why, ship, target })
}

export function boatDamaged(desk: FirepowerDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.damaged = 1
  if (desk.heard !== null) desk.heard.push({ type: 'BoatDamaged', why, ship })
}

/** Do a written event again. */
export function apply(state: State, event: Event): void {
  const desk: FirepowerDesk = new Desk(state, NO_DICE)
  const { why } = event
  switch (event.type) {
    case 'FirstTurnSettled':
      return firstTurnSettled(desk, event.first, why)
    case 'TurnBegan':
      return turnBegan(desk, event.now, event.seat, why)
    case 'RateHalved':
      return rateHalved(desk, event.ship, why)
    case 'ShipSteamed':
      return shipSteamed(desk, event.ship, event.moved, why)
    case 'BatteryFired':
      return batteryFired(desk, event.ship, event.target, event.battery, why)
    case 'ShipStruck':
      return shipStruck(desk, event.ship, event.level, why)
    case 'ShipListed':
      return shipListed(desk, event.ship, event.degrees, why)
    case 'AspectThrown':
      return aspectThrown(desk, event.ship, event.aspect, why)
    case 'SpeedLost':
      return speedLost(desk, event.ship, event.halfInches, why)
    case 'PropulsionLost':
      return propulsionLost(desk, event.ship, why)
    case 'ShipSwung':
      return shipSwung(desk, event.ship, event.course, why)
    case 'ClassesLost':
      return classesLost(desk, event.ship, event.main, event.secondary, why)
    case 'FireSpread':
      return fireSpread(desk, event.ship, event.points, why)
    case 'ShipLost':
      return shipLost(desk, event.ship, event.end, why)
    case 'MagazineBlew':
      return magazineBlew(desk, event.ship, event.minutes, why)
    case 'CommandHit':
      return commandHit(desk, event.ship, event.course, why)
    case 'EnginesHit':
      return enginesHit(desk, event.ship, why)
    case 'PowerLost':
      return powerLost(desk, event.ship, why)
    case 'OilSpilt':
      return oilSpilt(desk, event.ship, why)
    case 'TorpedoLaunched':
      return torpedoLaunched(desk, event.ship, event.target, event.torpedo, why)
    case 'TorpedoRan':
      return torpedoRan(desk, event.marker, event.run, why)
    case 'TorpedoStruck':
      return torpedoStruck(desk, event.ship, event.score, why)
    case 'TorpedoGone':
      return torpedoGone(desk, event.marker, why)
    case 'DepthChargesDropped':
      return depthChargesDropped(desk, event.ship, event.target, why)
    case 'BoatDamaged':
      return boatDamaged(desk, event.ship, why)
  }
}
const NO_DICE = new Dice(new Script([]))
