import type { Cite } from '#kernel/book/index.ts'
import type { Carrier } from './annex.ts'
import { AVIATION_FUEL, FLIGHT_DECK, sourceOf } from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import type { RepairEvent } from './event-8-4.ts'
import type { AirEvent } from './event-air.ts'
import type { BoatEvent } from './event-boats.ts'
import { startOver } from './events-8-4.ts'
import { applyBoat } from './events-boats.ts'

// What happens to aviation ships, aircraft and airships (8.1.6, 8.3, 8.7, 8.8).

const carrierAt = (desk: FearGodDesk, ship: number): Carrier | undefined =>
  desk.ink.annex.carriers.find(carrier => carrier.ship === ship)

/** 8.1.6 Bombs, rockets or strafing: kept until the end of the phase. */
export function bombsStruck(
  desk: FearGodDesk,
  ship: number,
  hits: number,
  damage: number,
  part: number,
  penetrated: number,
  casemate: number,
  calibre: number,
  keels: number,
  decks: number,
  piercing: number,
  why: Cite,
): void {
  const hit = desk.ink.ships[ship]!
  hit.due += damage
  hit.bombKeels += keels
  if (calibre > hit.largest) hit.largest = calibre
  if (penetrated > 0) hit.pierced = hit.piercedNow = 1
  if (casemate > 0) hit.casemated = hit.casematedNow = 1
  const carrier = carrierAt(desk, ship)
  if (carrier !== undefined) {
    carrier.due += decks
    if (piercing > 0) carrier.piercing = 1
  }
  if (desk.heard === null) return
  const struck = { hits, damage, part, penetrated, casemate, calibre, keels, decks, piercing }
  desk.heard.push({ type: 'BombsStruck', why, ship, ...struck })
}

export function bombKeelRolled(desk: FearGodDesk, ship: number, broken: number, why: Cite): void {
  desk.ink.ships[ship]!.bombKeels--
  if (desk.heard !== null) desk.heard.push({ type: 'BombKeelRolled', why, ship, broken })
}

/** 8.1.2 Shells have risked a carrier's deck in this turn. */
export function deckRisked(desk: FearGodDesk, ship: number, turn: number, due: number, why: Cite): void {
  const carrier = carrierAt(desk, ship)!
  carrier.shelled = turn
  carrier.due += due
  if (desk.heard !== null) desk.heard.push({ type: 'DeckRisked', why, ship, turn, due })
}

export function autoDeckRolled(desk: FearGodDesk, ship: number, why: Cite): void {
  carrierAt(desk, ship)!.due--
  if (desk.heard !== null) desk.heard.push({ type: 'AutoDeckRolled', why, ship })
}

export function deckHit(desk: FearGodDesk, ship: number, place: number, why: Cite): void {
  carrierAt(desk, ship)!.deck[place]!++
  startOver(desk.ink, ship, FLIGHT_DECK)
  if (desk.heard !== null) desk.heard.push({ type: 'DeckHit', why, ship, place })
}

export function aircraftLost(desk: FearGodDesk, ship: number, place: number, exploded: number, why: Cite): void {
  const carrier = carrierAt(desk, ship)!
  carrier.aboard[place]!--
  carrier.lost++
  carrier.exploded += exploded
  if (desk.heard !== null) desk.heard.push({ type: 'AircraftLost', why, ship, place, exploded })
}

export function elevatorLost(desk: FearGodDesk, ship: number, why: Cite): void {
  carrierAt(desk, ship)!.elevators--
  if (desk.heard !== null) desk.heard.push({ type: 'ElevatorLost', why, ship })
}

export function flyingStopped(desk: FearGodDesk, ship: number, until: number, why: Cite): void {
  const carrier = carrierAt(desk, ship)!
  if (until > carrier.grounded) carrier.grounded = until
  if (desk.heard !== null) desk.heard.push({ type: 'FlyingStopped', why, ship, until })
}

/** 8.3 Fuel and ordnance are flooded or purged: their fires are out. */
export function fuelPurged(desk: FearGodDesk, ship: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.fires = it.fires.filter(fire => sourceOf(fire) !== AVIATION_FUEL)
  const carrier = carrierAt(desk, ship)!
  carrier.purged = 1
  carrier.readied = 0
  if (desk.heard !== null) desk.heard.push({ type: 'FuelPurged', why, ship })
}

export function planeHit(
  desk: FearGodDesk,
  plane: number,
  state: number,
  kinds: number,
  stuck: number,
  why: Cite,
): void {
  const it = desk.ink.annex.planes[plane]!
  it.state = state
  it.kinds = kinds
  it.stuck = stuck
  if (desk.heard !== null) desk.heard.push({ type: 'PlaneHit', why, plane, state, kinds, stuck })
}

/** Parts of an airship that can be hit, `AirshipHit.part`. */
export const AIRSHIP_PARTS = ['engine', 'fuel', 'control', 'wireless', 'weapon', 'cell'] as const

/** 8.8 What an airship loses: an engine of a side, a tank, a control, her wireless, a weapon, a cell. */
export function airshipHit(desk: FearGodDesk, airship: number, part: number, index: number, why: Cite): void {
  const it = desk.ink.annex.airships[airship]!
  switch (AIRSHIP_PARTS[part]!) {
    case 'engine':
      if (index === 0) it.port--
      else it.starboard--
      break
    case 'fuel':
      if (it.tanks[index] === 1) it.tanks[index] = 2
      break
    case 'control':
      it.controls |= 1 << index
      break
    case 'wireless':
      it.wireless = 0
      break
    case 'weapon':
      if (it.weapons > 0) it.weapons--
      break
    case 'cell':
      it.cells[index] = 1
  }
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipHit', why, airship, part, index })
}

export function airshipBurns(desk: FearGodDesk, airship: number, on: number, why: Cite): void {
  desk.ink.annex.airships[airship]!.burning = on
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipBurns', why, airship, on })
}

export function airshipLost(desk: FearGodDesk, airship: number, why: Cite): void {
  desk.ink.annex.airships[airship]!.lost = 1
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipLost', why, airship })
}

export function airshipLightened(desk: FearGodDesk, airship: number, why: Cite): void {
  desk.ink.annex.airships[airship]!.lightened = 1
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipLightened', why, airship })
}

export function applyAir(
  desk: FearGodDesk,
  event: (AirEvent | BoatEvent | RepairEvent) & { readonly why: Cite },
): void {
  const { why } = event
  switch (event.type) {
    case 'BombsStruck': {
      const { ship, hits, damage, part, penetrated, casemate, calibre, keels, decks, piercing } = event
      return bombsStruck(desk, ship, hits, damage, part, penetrated, casemate, calibre, keels, decks, piercing, why)
    }
    case 'BombKeelRolled':
      return bombKeelRolled(desk, event.ship, event.broken, why)
    case 'DeckRisked':
      return deckRisked(desk, event.ship, event.turn, event.due, why)
    case 'AutoDeckRolled':
      return autoDeckRolled(desk, event.ship, why)
    case 'DeckHit':
      return deckHit(desk, event.ship, event.place, why)
    case 'AircraftLost':
      return aircraftLost(desk, event.ship, event.place, event.exploded, why)
    case 'ElevatorLost':
      return elevatorLost(desk, event.ship, why)
    case 'FlyingStopped':
      return flyingStopped(desk, event.ship, event.until, why)
    case 'FuelPurged':
      return fuelPurged(desk, event.ship, why)
    case 'PlaneHit':
      return planeHit(desk, event.plane, event.state, event.kinds, event.stuck, why)
    case 'AirshipHit':
      return airshipHit(desk, event.airship, event.part, event.index, why)
    case 'AirshipBurns':
      return airshipBurns(desk, event.airship, event.on, why)
    case 'AirshipLost':
      return airshipLost(desk, event.airship, why)
    case 'AirshipLightened':
      return airshipLightened(desk, event.airship, why)
    default:
      return applyBoat(desk, event)
  }
}
