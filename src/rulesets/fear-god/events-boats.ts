import type { Cite } from '#kernel/book/index.ts'
import { moment, put } from '#kernel/turn/index.ts'
import type { Boat } from './annex.ts'
import { PASSING, TURN } from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import type { RepairEvent } from './event-8-4.ts'
import type { BoatEvent } from './event-boats.ts'
import { applyRepair, mend } from './events-8-4.ts'

// What happens to submarines (8.1.4, 8.3).

const boatAt = (desk: FearGodDesk, ship: number): Boat => desk.ink.annex.boats.find(boat => boat.ship === ship)!

export function depthChanged(desk: FearGodDesk, ship: number, zone: number, broached: number, why: Cite): void {
  const boat = boatAt(desk, ship)
  boat.zone = zone
  boat.broached = broached
  if (desk.heard !== null) desk.heard.push({ type: 'DepthChanged', why, ship, zone, broached })
}

export function solutionsLost(desk: FearGodDesk, ship: number, why: Cite): void {
  boatAt(desk, ship).solutions = 0
  if (desk.heard !== null) desk.heard.push({ type: 'SolutionsLost', why, ship })
}

export function cellsLost(desk: FearGodDesk, ship: number, charged: number, spent: number, why: Cite): void {
  const boat = boatAt(desk, ship)
  boat.charged -= charged
  boat.spent -= spent
  if (desk.heard !== null) desk.heard.push({ type: 'CellsLost', why, ship, charged, spent })
}

export function hullDeformed(desk: FearGodDesk, ship: number, why: Cite): void {
  boatAt(desk, ship).deformed++
  if (desk.heard !== null) desk.heard.push({ type: 'HullDeformed', why, ship })
}

export function fusesBlown(desk: FearGodDesk, ship: number, until: number, why: Cite): void {
  const boat = boatAt(desk, ship)
  if (until > boat.fuses) boat.fuses = until
  if (desk.heard !== null) desk.heard.push({ type: 'FusesBlown', why, ship, until })
}

export function depthControlLost(desk: FearGodDesk, ship: number, why: Cite): void {
  boatAt(desk, ship).adrift = 1
  if (desk.heard !== null) desk.heard.push({ type: 'DepthControlLost', why, ship })
}

/** 8.1.4 An attack on a submerged boat, of severity 1 minor, 2 major or 3 lethal. */
export function depthChargeStruck(desk: FearGodDesk, ship: number, damage: number, severity: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.due += damage
  hit.pierced = hit.piercedNow = 1
  const boat = boatAt(desk, ship)
  // several in one phase are one batch, of the worst (R7)
  if (severity > boat.severity) boat.severity = severity
  if (desk.heard !== null) desk.heard.push({ type: 'DepthChargeStruck', why, ship, damage, severity })
}

/** 8.1.2 What was just lost comes back by itself on that turn. */
export function passingHit(
  desk: FearGodDesk,
  ship: number,
  system: number,
  index: number,
  turn: number,
  why: Cite,
): void {
  put(desk.ink.agenda, { at: moment(TURN, turn, 'resolution'), what: PASSING, ship, amount: system * 100 + index })
  if (desk.heard !== null) desk.heard.push({ type: 'PassingHit', why, ship, system, index, turn })
}

export function passingMended(desk: FearGodDesk, ship: number, system: number, index: number, why: Cite): void {
  mend(desk.ink, ship, system, index)
  if (desk.heard !== null) desk.heard.push({ type: 'PassingMended', why, ship, system, index })
}

/** R56 The one try has been made, and flooding is Severe still, or is not. */
export function floodTried(desk: FearGodDesk, ship: number, severe: number, why: Cite): void {
  boatAt(desk, ship).tried = severe
  if (desk.heard !== null) desk.heard.push({ type: 'FloodTried', why, ship, severe })
}

export function applyBoat(desk: FearGodDesk, event: (BoatEvent | RepairEvent) & { readonly why: Cite }): void {
  const { why } = event
  switch (event.type) {
    case 'DepthChanged':
      return depthChanged(desk, event.ship, event.zone, event.broached, why)
    case 'SolutionsLost':
      return solutionsLost(desk, event.ship, why)
    case 'CellsLost':
      return cellsLost(desk, event.ship, event.charged, event.spent, why)
    case 'HullDeformed':
      return hullDeformed(desk, event.ship, why)
    case 'FusesBlown':
      return fusesBlown(desk, event.ship, event.until, why)
    case 'DepthControlLost':
      return depthControlLost(desk, event.ship, why)
    case 'DepthChargeStruck':
      return depthChargeStruck(desk, event.ship, event.damage, event.severity, why)
    case 'PassingHit':
      return passingHit(desk, event.ship, event.system, event.index, event.turn, why)
    case 'PassingMended':
      return passingMended(desk, event.ship, event.system, event.index, why)
    case 'FloodTried':
      return floodTried(desk, event.ship, event.severe, why)
    default:
      return applyRepair(desk, event)
  }
}
