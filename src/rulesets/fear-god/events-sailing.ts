import type { Cite } from '#kernel/book/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { TURN } from './conditions.ts'
import type { FearGodDesk } from './event.ts'
import type { SailingEvent } from './event-sailing.ts'
import { dropped, kindOf } from './s2-written.ts'
import { tracksOf } from './s13-tracks.ts'
import { BERTH } from './state.ts'

// Orders, movement, detection and running torpedoes of a whole battle (S1, S2, S12, S13, S34).

/** S2 A later order of a kind takes the place of an earlier one. */
export function orderWritten(desk: FearGodDesk, ship: number, order: readonly number[], why: Cite): void {
  const state = desk.ink
  state.written = dropped(state.written, ship, kindOf(order))
  state.written.push(ship, order.length, ...order)
  if (desk.heard !== null) desk.heard.push({ type: 'OrderWritten', why, ship, order })
}

export function orderRevealed(desk: FearGodDesk, ship: number, order: readonly number[], why: Cite): void {
  const state = desk.ink
  state.written = dropped(state.written, ship, kindOf(order))
  state.plotted.push(ship, order.length, ...order)
  if (desk.heard !== null) desk.heard.push({ type: 'OrderRevealed', why, ship, order })
}

/** 8.3 A plot that is done a turn later; an empty one for none. */
export function orderKept(desk: FearGodDesk, ship: number, order: readonly number[], why: Cite): void {
  const state = desk.ink
  state.late = dropped(state.late, ship, 0)
  if (order.length > 0) state.late.push(ship, order.length, ...order)
  if (desk.heard !== null) desk.heard.push({ type: 'OrderKept', why, ship, order })
}

export function sidePassed(desk: FearGodDesk, seat: number, why: Cite): void {
  desk.ink.passed |= 1 << seat
  if (desk.heard !== null) desk.heard.push({ type: 'SidePassed', why, seat })
}

export function sideConceded(desk: FearGodDesk, seat: number, why: Cite): void {
  desk.ink.conceded = seat
  if (desk.heard !== null) desk.heard.push({ type: 'SideConceded', why, seat })
}

export function actionEnded(desk: FearGodDesk, why: Cite): void {
  desk.ink.over = 1
  if (desk.heard !== null) desk.heard.push({ type: 'ActionEnded', why })
}

export function deploymentBegan(desk: FearGodDesk, sides: number, why: Cite): void {
  desk.ink.deploying = sides
  if (desk.heard !== null) desk.heard.push({ type: 'DeploymentBegan', why, sides })
}

export function shipDeployed(desk: FearGodDesk, ship: number, x: number, y: number, heading: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.x = x
  it.y = y
  it.heading = heading
  it.berth = BERTH.found
  if (desk.heard !== null) desk.heard.push({ type: 'ShipDeployed', why, ship, x, y, heading })
}

export function deploymentEnded(desk: FearGodDesk, why: Cite): void {
  desk.ink.deploying = 0
  for (const ship of desk.ink.ships) ship.berth = BERTH.given
  if (desk.heard !== null) desk.heard.push({ type: 'DeploymentEnded', why })
}

export function windFound(desk: FearGodDesk, wind: number, why: Cite): void {
  desk.ink.wind = wind
  if (desk.heard !== null) desk.heard.push({ type: 'WindFound', why, wind })
}

/** Where a run ends, and how it was steered. */
export interface Moved {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly speed: number
  readonly ordered: number
  readonly turned: number
  readonly straight: number
  readonly helm: number
}
export function shipMoved(desk: FearGodDesk, ship: number, to: Moved, path: readonly number[], why: Cite): void {
  const it = desk.ink.ships[ship]!
  const { x, y, heading, speed, ordered, turned, straight, helm } = to
  it.x = x
  it.y = y
  it.heading = heading
  it.speed = speed
  it.ordered = ordered
  it.turned = turned
  it.straight = straight
  it.helm = helm
  if (desk.heard !== null)
    desk.heard.push({ type: 'ShipMoved', why, ship, x, y, heading, speed, ordered, turned, straight, helm, path })
}

export function shipLeft(desk: FearGodDesk, ship: number, away: number, why: Cite): void {
  desk.ink.ships[ship]!.away = away
  if (desk.heard !== null) desk.heard.push({ type: 'ShipLeft', why, ship, away })
}

/** H23 The tubes are empty; what is left in a mount can still blow up (8.3). */
export function torpedoesLaunched(
  desk: FearGodDesk,
  ship: number,
  group: number,
  count: number,
  bearing: number,
  depth: number,
  why: Cite,
): void {
  const state = desk.ink
  state.tracks.push(...tracksOf(state, ship, group, count, bearing, depth))
  const it = state.ships[ship]!
  it.tubes[group]! -= count
  it.warheads[group] = Math.ceil(it.tubes[group]! / Math.max(1, it.mounts[group]!))
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoesLaunched', why, ship, group, count, bearing, depth })
}

export function torpedoesRan(desk: FearGodDesk, tracks: readonly number[], why: Cite): void {
  desk.ink.tracks = tracks.slice()
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoesRan', why, tracks })
}

export function torpedoPassed(desk: FearGodDesk, ship: number, from: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoPassed', why, ship, from })
}

export function fireHeld(desk: FearGodDesk, ship: number, target: number, battery: number, why: Cite): void {
  if (desk.heard !== null) desk.heard.push({ type: 'FireHeld', why, ship, target, battery })
}

export function lookedOut(desk: FearGodDesk, ship: number, insight: readonly number[], why: Cite): void {
  desk.ink.ships[ship]!.insight = insight.slice()
  if (desk.heard !== null) desk.heard.push({ type: 'LookedOut', why, ship, insight })
}

/** H32 They burn there to the end of the turn; the guns have fired, and their flashes show. */
export function starShellsBurst(
  desk: FearGodDesk,
  ship: number,
  battery: number,
  x: number,
  y: number,
  why: Cite,
): void {
  const state = desk.ink
  state.stars.push(ship, battery, x, y)
  state.ships[ship]!.flash = turnAt(TURN, state.now)
  if (desk.heard !== null) desk.heard.push({ type: 'StarShellsBurst', why, ship, battery, x, y })
}

export function applySailing(desk: FearGodDesk, event: SailingEvent & { readonly why: Cite }): void {
  const { why } = event
  switch (event.type) {
    case 'OrderWritten':
      return orderWritten(desk, event.ship, event.order, why)
    case 'OrderRevealed':
      return orderRevealed(desk, event.ship, event.order, why)
    case 'OrderKept':
      return orderKept(desk, event.ship, event.order, why)
    case 'SidePassed':
      return sidePassed(desk, event.seat, why)
    case 'SideConceded':
      return sideConceded(desk, event.seat, why)
    case 'ActionEnded':
      return actionEnded(desk, why)
    case 'DeploymentBegan':
      return deploymentBegan(desk, event.sides, why)
    case 'ShipDeployed':
      return shipDeployed(desk, event.ship, event.x, event.y, event.heading, why)
    case 'DeploymentEnded':
      return deploymentEnded(desk, why)
    case 'WindFound':
      return windFound(desk, event.wind, why)
    case 'ShipMoved':
      return shipMoved(desk, event.ship, event, event.path, why)
    case 'ShipLeft':
      return shipLeft(desk, event.ship, event.away, why)
    case 'TorpedoesLaunched':
      return torpedoesLaunched(desk, event.ship, event.group, event.count, event.bearing, event.depth, why)
    case 'TorpedoesRan':
      return torpedoesRan(desk, event.tracks, why)
    case 'TorpedoPassed':
      return torpedoPassed(desk, event.ship, event.from, why)
    case 'FireHeld':
      return fireHeld(desk, event.ship, event.target, event.battery, why)
    case 'LookedOut':
      return lookedOut(desk, event.ship, event.insight, why)
    case 'StarShellsBurst':
      return starShellsBurst(desk, event.ship, event.battery, event.x, event.y, why)
  }
}
