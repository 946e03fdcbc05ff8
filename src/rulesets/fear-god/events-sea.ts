import type { Cite } from '#kernel/book/index.ts'
import type { Crew } from './annex.ts'
import { AMMUNITION, sourceOf } from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import type { RepairEvent } from './event-8-4.ts'
import type { AirEvent } from './event-air.ts'
import type { BoatEvent } from './event-boats.ts'
import type { SeaEvent } from './event-sea.ts'
import { applyAir } from './events-air.ts'

// What happens to cargo, boats' crews and men in the water (8.1.8, 8.1.9, 8.3, 8.6).

export function cargoLost(desk: FearGodDesk, ship: number, hold: number, quantity: number, why: Cite): void {
  desk.ink.annex.holds[hold]!.left -= quantity
  if (desk.heard !== null) desk.heard.push({ type: 'CargoLost', why, ship, hold, quantity })
}

export function holdBurned(desk: FearGodDesk, ship: number, hold: number, why: Cite): void {
  desk.ink.annex.holds[hold]!.burning = 1
  if (desk.heard !== null) desk.heard.push({ type: 'HoldBurned', why, ship, hold })
}

/** T26 Flooding a hold ends its fire and its risk; all that was in it is lost. */
export function holdFlooded(desk: FearGodDesk, ship: number, hold: number, why: Cite): void {
  const { holds } = desk.ink.annex
  const it = desk.ink.ships[ship]!
  if (holds[hold]!.burning > 0) {
    const fire = it.fires.findIndex(each => sourceOf(each) === AMMUNITION)
    if (fire >= 0) it.fires.splice(fire, 1)
  }
  holds[hold]!.burning = holds[hold]!.left = 0
  holds[hold]!.flooded = 1
  if (desk.heard !== null) desk.heard.push({ type: 'HoldFlooded', why, ship, hold })
}

export function holdExploded(desk: FearGodDesk, ship: number, hold: number, tons: number, why: Cite): void {
  desk.ink.annex.holds[hold]!.left = desk.ink.annex.holds[hold]!.burning = 0
  if (desk.heard !== null) desk.heard.push({ type: 'HoldExploded', why, ship, hold, tons })
}

/** 8.1.9 A small craft has six crew factors; what is short of them counts as lost (T34). */
const COMPLEMENT = 6
function crewAt(desk: FearGodDesk, ship: number): Crew {
  const { crews } = desk.ink.annex
  let crew = crews.find(each => each.ship === ship)
  if (crew === undefined) {
    const { crewLost } = desk.ink.ships[ship]!
    crew = { ship, fit: Math.max(0, COMPLEMENT - crewLost), hurt: Math.min(COMPLEMENT, crewLost) }
    crews.push(crew)
  }
  return crew
}
function muster(desk: FearGodDesk, ship: number, fit: number, hurt: number): void {
  const crew = crewAt(desk, ship)
  crew.fit += fit
  crew.hurt += hurt
  desk.ink.ships[ship]!.crewLost = Math.max(0, COMPLEMENT - crew.fit)
}

export function crewCrossed(desk: FearGodDesk, ship: number, to: number, fit: number, hurt: number, why: Cite): void {
  muster(desk, ship, -fit, -hurt)
  if (to >= 0) muster(desk, to, fit, hurt)
  if (desk.heard !== null) desk.heard.push({ type: 'CrewCrossed', why, ship, to, fit, hurt })
}

export function crewInWater(desk: FearGodDesk, ship: number, fit: number, hurt: number, why: Cite): void {
  muster(desk, ship, -fit, -hurt)
  if (desk.heard !== null) desk.heard.push({ type: 'CrewInWater', why, ship, fit, hurt })
}

/** H17 What a collision does below water. */
export function collided(desk: FearGodDesk, ship: number, damage: number, floods: number, why: Cite): void {
  const hit = desk.ink.ships[ship]!
  hit.dueTorpedo += damage
  hit.autoFloods += floods
  if (desk.heard !== null) desk.heard.push({ type: 'Collided', why, ship, damage, floods })
}

export function survivorsLeft(desk: FearGodDesk, ship: number, count: number, why: Cite): void {
  desk.ink.annex.survivors.push({ ship, count, knots: 0, course: 0 })
  if (desk.heard !== null) desk.heard.push({ type: 'SurvivorsLeft', why, ship, count })
}

export function survivorsDrifted(desk: FearGodDesk, group: number, knots: number, course: number, why: Cite): void {
  const men = desk.ink.annex.survivors[group]!
  men.knots = knots
  men.course = course
  if (desk.heard !== null) desk.heard.push({ type: 'SurvivorsDrifted', why, group, knots, course })
}

/** 8.6 By a ship, or by an aircraft as -1. */
export function survivorsSaved(desk: FearGodDesk, group: number, by: number, count: number, why: Cite): void {
  desk.ink.annex.survivors[group]!.count -= count
  if (by >= 0) desk.ink.annex.rescued.push(by, count)
  if (desk.heard !== null) desk.heard.push({ type: 'SurvivorsSaved', why, group, by, count })
}

export function applySea(
  desk: FearGodDesk,
  event: (SeaEvent | AirEvent | BoatEvent | RepairEvent) & { readonly why: Cite },
): void {
  const { why } = event
  switch (event.type) {
    case 'CargoLost':
      return cargoLost(desk, event.ship, event.hold, event.quantity, why)
    case 'HoldBurned':
      return holdBurned(desk, event.ship, event.hold, why)
    case 'HoldFlooded':
      return holdFlooded(desk, event.ship, event.hold, why)
    case 'HoldExploded':
      return holdExploded(desk, event.ship, event.hold, event.tons, why)
    case 'CrewCrossed':
      return crewCrossed(desk, event.ship, event.to, event.fit, event.hurt, why)
    case 'CrewInWater':
      return crewInWater(desk, event.ship, event.fit, event.hurt, why)
    case 'Collided':
      return collided(desk, event.ship, event.damage, event.floods, why)
    case 'SurvivorsLeft':
      return survivorsLeft(desk, event.ship, event.count, why)
    case 'SurvivorsDrifted':
      return survivorsDrifted(desk, event.group, event.knots, event.course, why)
    case 'SurvivorsSaved':
      return survivorsSaved(desk, event.group, event.by, event.count, why)
    default:
      return applyAir(desk, event)
  }
}
