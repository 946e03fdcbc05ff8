import type { Cite } from '#kernel/book/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { awayBy } from './2-3-scenario.ts'
import { applyWritten, type WrittenEvent } from './events-7.ts'
import { type AdvancedEvent, applyAdvanced } from './events-9.ts'
import { type State, TURN } from './state.ts'

/**
 * What can happen, and the only code of this book that changes a state. Each event is a function that does it on the desk
 * and, if anyone listens, writes it down; `apply` does a written event again.
 */
export type Event = AdvancedEvent | BasicEvent | WrittenEvent
type BasicEvent = { readonly why: Cite } & (
  | { readonly type: 'PhaseBegan'; readonly now: number; readonly first: number; readonly batch: number }
  | { readonly type: 'OpportunityGiven'; readonly seat: number; readonly ships: number }
  | { readonly type: 'SidePassed'; readonly seat: number }
  | { readonly type: 'SideConceded'; readonly seat: number }
  | { readonly type: 'BattleEnded' }
  | {
      readonly type: 'ShipMoved'
      readonly ship: number
      readonly x: number
      readonly y: number
      readonly heading: number
      readonly forward: number
      /** where she turned or stopped on the way: x, y, x, y, … */
      readonly path: readonly number[]
    }
  /** `edge` by its number; journals of revision 1 do not say */
  | { readonly type: 'ShipLeft'; readonly ship: number; readonly edge?: number }
  | { readonly type: 'ShipActed'; readonly ship: number }
  | { readonly type: 'ShipSteamed'; readonly ship: number; readonly forward: number }
  | { readonly type: 'SplashPlaced'; readonly ship: number; readonly by: number }
  | { readonly type: 'SplashesRemoved'; readonly ship: number }
  | { readonly type: 'BoxesLost'; readonly ship: number; readonly boxes: number }
  | { readonly type: 'MountLost'; readonly ship: number; readonly group: number }
  | { readonly type: 'TorpedoesSpent'; readonly ship: number; readonly group: number; readonly torpedoes: number }
  | { readonly type: 'MarkerPlaced'; readonly ship: number; readonly marker: Marker; readonly count: number }
  | { readonly type: 'MarkerRemoved'; readonly ship: number; readonly marker: Marker; readonly count: number }
  | { readonly type: 'BridgeHit'; readonly ship: number; readonly until: number }
  | { readonly type: 'BridgeManned'; readonly ship: number }
  | { readonly type: 'FireControlHit'; readonly ship: number; readonly from: number; readonly until: number }
  | { readonly type: 'FireControlRestored'; readonly ship: number }
  | { readonly type: 'ShipBlewUp'; readonly ship: number; readonly boxes: number }
  | { readonly type: 'ShipSunk'; readonly ship: number }
)
export type GrandFleetsDesk = Desk<State, Event>

/** Markers that are counted: those that count once are 0 or 1. */
export type Marker = 'engine' | 'fires' | 'floods' | 'list' | 'rudder'

/** 2.2 A phase begins; `first` is the seat that acts first, where it matters, with `batch` ships at a time. */
export function phaseBegan(desk: GrandFleetsDesk, now: number, first: number, batch: number, why: Cite): void {
  const state = desk.ink
  state.now = now
  state.first = first
  state.batch = batch
  state.acting = -1
  state.due = state.passed = 0
  if (state.wake.length > 0) state.wake = NO_WAKE
  for (let ship = 0; ship < state.ships.length; ship++) state.ships[ship]!.acted = 0
  if (desk.heard !== null) desk.heard.push({ type: 'PhaseBegan', why, now, first, batch })
}

const NO_WAKE: readonly number[] = []

/** 3, 4, 5 A side may act with so many ships. */
export function opportunityGiven(desk: GrandFleetsDesk, seat: number, ships: number, why: Cite): void {
  desk.ink.acting = seat
  desk.ink.due = ships
  if (desk.heard !== null) desk.heard.push({ type: 'OpportunityGiven', why, seat, ships })
}

/** 3, 4, 5 A side that passes acts no more in this phase. */
export function sidePassed(desk: GrandFleetsDesk, seat: number, why: Cite): void {
  desk.ink.passed |= 1 << seat
  desk.ink.due = 0
  if (desk.heard !== null) desk.heard.push({ type: 'SidePassed', why, seat })
}

export function sideConceded(desk: GrandFleetsDesk, seat: number, why: Cite): void {
  desk.ink.conceded = seat
  if (desk.heard !== null) desk.heard.push({ type: 'SideConceded', why, seat })
}

export function battleEnded(desk: GrandFleetsDesk, why: Cite): void {
  desk.ink.over = 1
  desk.ink.acting = -1
  desk.ink.due = 0
  if (desk.heard !== null) desk.heard.push({ type: 'BattleEnded', why })
}

export function shipActed(desk: GrandFleetsDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.acted = 1
  // 7.2 where divisions act, opportunities are counted by them
  if (desk.ink.due > 0 && desk.ink.divisions.length === 0) desk.ink.due--
  if (desk.heard !== null) desk.heard.push({ type: 'ShipActed', why, ship })
}

/** 3.24 A move is finished: the speed marker follows from the miles steamed, not from points paid (R12); -1 takes it away. */
export function shipSteamed(desk: GrandFleetsDesk, ship: number, forward: number, why: Cite): void {
  desk.ink.ships[ship]!.forward = forward
  if (desk.heard !== null) desk.heard.push({ type: 'ShipSteamed', why, ship, forward })
}

/** 3.2 A ship has moved; her speed marker goes by the miles ahead (3.24, R12). */
export function shipMoved(
  desk: GrandFleetsDesk,
  ship: number,
  x: number,
  y: number,
  heading: number,
  forward: number,
  path: readonly number[],
  why: Cite,
): void {
  const moved = desk.ink.ships[ship]!
  moved.x = x
  moved.y = y
  moved.heading = heading
  moved.forward = forward
  if (desk.heard !== null) desk.heard.push({ type: 'ShipMoved', why, ship, x, y, heading, forward, path })
}

/** 3.23 She is out of the battle at once (R42). */
export function shipLeft(desk: GrandFleetsDesk, ship: number, why: Cite, edge?: number): void {
  desk.ink.ships[ship]!.away = edge === undefined ? 1 : awayBy(turnAt(TURN, desk.ink.now), edge)
  if (desk.heard !== null) desk.heard.push({ type: 'ShipLeft', why, ship, ...(edge === undefined ? {} : { edge }) })
}

export function splashPlaced(desk: GrandFleetsDesk, ship: number, by: number, why: Cite): void {
  const target = desk.ink.ships[ship]!
  target.splashes = target.splashes.length === 0 ? [by] : [...target.splashes, by]
  if (desk.heard !== null) desk.heard.push({ type: 'SplashPlaced', why, ship, by })
}

const NO_SPLASHES: readonly number[] = []
export function splashesRemoved(desk: GrandFleetsDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.splashes = NO_SPLASHES
  if (desk.heard !== null) desk.heard.push({ type: 'SplashesRemoved', why, ship })
}

/** 4.32 Hull boxes are checked. */
export function boxesLost(desk: GrandFleetsDesk, ship: number, boxes: number, why: Cite): void {
  desk.ink.ships[ship]!.lost += boxes
  if (desk.heard !== null) desk.heard.push({ type: 'BoxesLost', why, ship, boxes })
}

export function mountLost(desk: GrandFleetsDesk, ship: number, group: number, why: Cite): void {
  desk.ink.ships[ship]!.mounts[group]!--
  if (desk.heard !== null) desk.heard.push({ type: 'MountLost', why, ship, group })
}

export function torpedoesSpent(desk: GrandFleetsDesk, ship: number, group: number, torpedoes: number, why: Cite): void {
  desk.ink.ships[ship]!.tubes[group]! -= torpedoes
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoesSpent', why, ship, group, torpedoes })
}

export function markerPlaced(desk: GrandFleetsDesk, ship: number, marker: Marker, count: number, why: Cite): void {
  desk.ink.ships[ship]![marker] += count
  if (desk.heard !== null) desk.heard.push({ type: 'MarkerPlaced', why, ship, marker, count })
}

export function markerRemoved(desk: GrandFleetsDesk, ship: number, marker: Marker, count: number, why: Cite): void {
  desk.ink.ships[ship]![marker] -= count
  if (desk.heard !== null) desk.heard.push({ type: 'MarkerRemoved', why, ship, marker, count })
}

export function bridgeHit(desk: GrandFleetsDesk, ship: number, until: number, why: Cite): void {
  desk.ink.ships[ship]!.bridge = until
  if (desk.heard !== null) desk.heard.push({ type: 'BridgeHit', why, ship, until })
}

export function bridgeManned(desk: GrandFleetsDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.bridge = -1
  if (desk.heard !== null) desk.heard.push({ type: 'BridgeManned', why, ship })
}

export function fireControlHit(desk: GrandFleetsDesk, ship: number, from: number, until: number, why: Cite): void {
  const state = desk.ink.ships[ship]!
  state.silentFrom = from
  state.silentUntil = until
  if (desk.heard !== null) desk.heard.push({ type: 'FireControlHit', why, ship, from, until })
}

export function fireControlRestored(desk: GrandFleetsDesk, ship: number, why: Cite): void {
  const state = desk.ink.ships[ship]!
  state.silentFrom = state.silentUntil = 0
  if (desk.heard !== null) desk.heard.push({ type: 'FireControlRestored', why, ship })
}

/** 6.27 Every box that is left is checked at once. */
export function shipBlewUp(desk: GrandFleetsDesk, ship: number, boxes: number, why: Cite): void {
  desk.ink.ships[ship]!.lost += boxes
  if (desk.heard !== null) desk.heard.push({ type: 'ShipBlewUp', why, ship, boxes })
}

/** 1.4 Her last box is checked: the model is taken off the board at once, and her speed marker with it. */
export function shipSunk(desk: GrandFleetsDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.forward = -1
  if (desk.heard !== null) desk.heard.push({ type: 'ShipSunk', why, ship })
}

/** Do a written event again. */
export function apply(state: State, event: Event): void {
  const desk: GrandFleetsDesk = new Desk(state, NO_DICE)
  const { why } = event
  switch (event.type) {
    case 'PhaseBegan':
      return phaseBegan(desk, event.now, event.first, event.batch, why)
    case 'OpportunityGiven':
      return opportunityGiven(desk, event.seat, event.ships, why)
    case 'SidePassed':
      return sidePassed(desk, event.seat, why)
    case 'SideConceded':
      return sideConceded(desk, event.seat, why)
    case 'BattleEnded':
      return battleEnded(desk, why)
    case 'ShipMoved':
      return shipMoved(desk, event.ship, event.x, event.y, event.heading, event.forward, event.path, why)
    case 'ShipLeft':
      return shipLeft(desk, event.ship, why, event.edge)
    case 'ShipActed':
      return shipActed(desk, event.ship, why)
    case 'ShipSteamed':
      return shipSteamed(desk, event.ship, event.forward, why)
    case 'SplashPlaced':
      return splashPlaced(desk, event.ship, event.by, why)
    case 'SplashesRemoved':
      return splashesRemoved(desk, event.ship, why)
    case 'BoxesLost':
      return boxesLost(desk, event.ship, event.boxes, why)
    case 'MountLost':
      return mountLost(desk, event.ship, event.group, why)
    case 'TorpedoesSpent':
      return torpedoesSpent(desk, event.ship, event.group, event.torpedoes, why)
    case 'MarkerPlaced':
      return markerPlaced(desk, event.ship, event.marker, event.count, why)
    case 'MarkerRemoved':
      return markerRemoved(desk, event.ship, event.marker, event.count, why)
    case 'BridgeHit':
      return bridgeHit(desk, event.ship, event.until, why)
    case 'BridgeManned':
      return bridgeManned(desk, event.ship, why)
    case 'FireControlHit':
      return fireControlHit(desk, event.ship, event.from, event.until, why)
    case 'FireControlRestored':
      return fireControlRestored(desk, event.ship, why)
    case 'ShipBlewUp':
      return shipBlewUp(desk, event.ship, event.boxes, why)
    case 'ShipSunk':
      return shipSunk(desk, event.ship, why)
    case 'OrderWritten':
    case 'OrderRevealed':
    case 'DivisionActed':
    case 'ShipDetached':
    case 'DivisionFormed':
    case 'FlagShifted':
    case 'WakeLeft':
      return applyWritten(desk, event)
    default:
      return applyAdvanced(desk, event)
  }
}
const NO_DICE = new Dice(new Script([]))
