import type { Cite } from '#kernel/book/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { type Carrier, newPlane } from './annex.ts'
import { HANGAR, OUT_OF_PLAY, TURN } from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import type { FlyingEvent } from './event-flying.ts'

// Aircraft and airships in a whole battle (H37, H38, H39).

const carrierAt = (desk: FearGodDesk, ship: number): Carrier =>
  desk.ink.annex.carriers.find(carrier => carrier.ship === ship)!

/** H37 A place on deck takes as many as her card shows there, at least two. */
const LEAST_ROOM = 2
export function roomAt({ aboard }: Pick<Carrier, 'aboard'>, air: DeckPlan, place: number): number {
  const most = Math.max(LEAST_ROOM, [air.forward, air.amidships, air.aft][place]!)
  return Math.max(0, most - aboard[place]!)
}
export interface DeckPlan {
  readonly forward: number
  readonly amidships: number
  readonly aft: number
}

/** H37 They come up aft first. */
export function aircraftReadied(desk: FearGodDesk, ship: number, on: number, raised: number, why: Cite): void {
  const carrier = carrierAt(desk, ship)
  const air = desk.ink.fixed.sheets[ship]!.card.air!
  carrier.readied = on
  carrier.aboard[HANGAR]! -= raised
  let left = raised
  for (let place = HANGAR - 1; place >= 0; place--) {
    const here = Math.min(left, roomAt(carrier, air, place))
    carrier.aboard[place]! += here
    left -= here
  }
  if (desk.heard !== null) desk.heard.push({ type: 'AircraftReadied', why, ship, on, raised })
}

/** H37 They leave from forward first; what comes up to an empty deck is not armed. */
export function planesLaunched(
  desk: FearGodDesk,
  ship: number,
  target: number,
  weapon: number,
  count: number,
  why: Cite,
): void {
  const carrier = carrierAt(desk, ship)
  let left = count
  for (let place = 0; place < HANGAR; place++) {
    const here = Math.min(left, carrier.aboard[place]!)
    carrier.aboard[place]! -= here
    left -= here
  }
  if (carrier.aboard[0]! + carrier.aboard[1]! + carrier.aboard[2]! === 0) carrier.readied = 0
  for (let plane = 0; plane < count; plane++) desk.ink.annex.planes.push(newPlane(ship, target, weapon))
  if (desk.heard !== null) desk.heard.push({ type: 'PlanesLaunched', why, ship, target, weapon, count })
}

/** H40 `cover` over a ship meet `count` of another. */
export function planesMet(
  desk: FearGodDesk,
  ship: number,
  by: number,
  cover: number,
  count: number,
  hits: number,
  back: number,
  why: Cite,
): void {
  if (desk.heard !== null) desk.heard.push({ type: 'PlanesMet', why, ship, by, cover, count, hits, back })
}

export function flakFired(desk: FearGodDesk, ship: number, by: number, count: number, hits: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'FlakFired', why, ship, by, count, hits })
}

export function planesAttacked(
  desk: FearGodDesk,
  ship: number,
  target: number,
  weapon: number,
  count: number,
  hits: number,
  why: Cite,
): void {
  if (desk.heard !== null) desk.heard.push({ type: 'PlanesAttacked', why, ship, target, weapon, count, hits })
}

/** H37 All that were up are aboard or lost, but for those out of play, which 8.7 settles after the battle. */
export function planesLanded(
  desk: FearGodDesk,
  ship: number,
  sound: number,
  damaged: number,
  ditched: number,
  why: Cite,
): void {
  const { annex } = desk.ink
  annex.planes = annex.planes.filter(plane => plane.ship !== ship || plane.state === OUT_OF_PLAY)
  for (const plane of annex.planes) if (plane.ship === ship) plane.target = -1
  const carrier = carrierAt(desk, ship)
  carrier.aboard[HANGAR]! += sound
  carrier.damaged += damaged
  if (desk.heard !== null) desk.heard.push({ type: 'PlanesLanded', why, ship, sound, damaged, ditched })
}

export function airshipBombed(
  desk: FearGodDesk,
  airship: number,
  target: number,
  count: number,
  hits: number,
  why: Cite,
): void {
  desk.ink.annex.airships[airship]!.bombs -= count
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipBombed', why, airship, target, count, hits })
}

/** H39 The guns have made their attack, and their flashes show. */
export function airshipFiredAt(
  desk: FearGodDesk,
  airship: number,
  ship: number,
  battery: number,
  part: number,
  hit: number,
  why: Cite,
): void {
  const state = desk.ink
  state.annex.skyward.push(ship, battery)
  state.ships[ship]!.flash = turnAt(TURN, state.now)
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipFiredAt', why, airship, ship, battery, part, hit })
}

export function airshipSank(desk: FearGodDesk, airship: number, low: number, why: Cite): void {
  desk.ink.annex.airships[airship]!.low = low
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipSank', why, airship, low })
}

export function airshipCameDown(desk: FearGodDesk, airship: number, why: Cite): void {
  desk.ink.annex.airships[airship]!.lost = 2
  if (desk.heard !== null) desk.heard.push({ type: 'AirshipCameDown', why, airship })
}

export function applyFlying(desk: FearGodDesk, event: FlyingEvent & { readonly why: Cite }): void {
  const { why } = event
  switch (event.type) {
    case 'AircraftReadied':
      return aircraftReadied(desk, event.ship, event.on, event.raised, why)
    case 'PlanesLaunched':
      return planesLaunched(desk, event.ship, event.target, event.weapon, event.count, why)
    case 'PlanesMet':
      return planesMet(desk, event.ship, event.by, event.cover, event.count, event.hits, event.back, why)
    case 'FlakFired':
      return flakFired(desk, event.ship, event.by, event.count, event.hits, why)
    case 'PlanesAttacked':
      return planesAttacked(desk, event.ship, event.target, event.weapon, event.count, event.hits, why)
    case 'PlanesLanded':
      return planesLanded(desk, event.ship, event.sound, event.damaged, event.ditched, why)
    case 'AirshipBombed':
      return airshipBombed(desk, event.airship, event.target, event.count, event.hits, why)
    case 'AirshipFiredAt':
      return airshipFiredAt(desk, event.airship, event.ship, event.battery, event.part, event.hit, why)
    case 'AirshipSank':
      return airshipSank(desk, event.airship, event.low, why)
    case 'AirshipCameDown':
      return airshipCameDown(desk, event.airship, why)
  }
}
