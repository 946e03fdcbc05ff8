import type { Cite } from '#kernel/book/index.ts'
import type { Blow, FleetDesk } from './events.ts'
import type { Ship } from './state.ts'
import type { Row } from './tables.ts'

// Hits, criticals, flashovers and blasts (10).

export function hitsScored(desk: FleetDesk, ship: number, hits: number, why: Cite): void {
  desk.ink.ships[ship]!.hits = hits
  if (desk.heard !== null) desk.heard.push({ type: 'HitsScored', why, ship, hits })
}

/** H6 One of the hits strikes; its rolls for Critical Damage are due. */
export function hitStruck(desk: FleetDesk, ship: number, rolls: number, blow: Blow, why: Cite): void {
  const it = desk.ink.ships[ship]!
  const { cv, pen, raked, column } = blow
  it.hits--
  it.rolls = rolls
  it.cv = cv
  it.pen = pen
  it.raked = raked
  it.column = column
  if (desk.heard !== null) desk.heard.push({ type: 'HitStruck', why, ship, rolls, cv, pen, raked, column })
}

/** A critical begins: of a roll for Critical Damage, of a flashover, or of a blast. */
export function criticalBegan(
  desk: FleetDesk,
  ship: number,
  budget: number,
  table: number,
  sort: number,
  why: Cite,
): void {
  const it = desk.ink.ships[ship]!
  it.budget = budget
  it.table = table
  it.sort = sort
  it.stuck = it.flashDue = it.flashAt = 0
  if (desk.heard !== null) desk.heard.push({ type: 'CriticalBegan', why, ship, budget, table, sort })
}

/** A roll for Critical Damage is made, well or badly. */
export function criticalRolled(desk: FleetDesk, ship: number, passed: boolean, why: Cite): void {
  desk.ink.ships[ship]!.rolls--
  if (desk.heard !== null) desk.heard.push({ type: 'CriticalRolled', why, ship, passed })
}

/** R8 A critical ends with CV left. */
export function criticalEnded(desk: FleetDesk, ship: number, why: Cite): void {
  over(desk.ink.ships[ship]!)
  if (desk.heard !== null) desk.heard.push({ type: 'CriticalEnded', why, ship })
}

function over(ship: Ship): void {
  ship.budget = ship.table = ship.stuck = ship.sort = 0
}

export function flashoverDue(desk: FleetDesk, ship: number, budget: number, column: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  over(it)
  it.flashDue = budget
  it.flashAt = column
  if (desk.heard !== null) desk.heard.push({ type: 'FlashoverDue', why, ship, budget, column })
}

/** A roll on the critical table is settled: `left` of the CV goes on. */
export function rowResolved(desk: FleetDesk, ship: number, row: Row, left: number, stuck: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.budget = left
  it.stuck = stuck
  if (left === 0) over(it)
  if (desk.heard !== null) desk.heard.push({ type: 'RowResolved', why, ship, row, left, stuck })
}

/** She is lost, and whatever was still to strike her lapses. */
export function shipLost(desk: FleetDesk, ship: number, end: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.end = end
  it.hits = it.rolls = it.flashDue = it.flashAt = 0
  over(it)
  if (desk.heard !== null) desk.heard.push({ type: 'ShipLost', why, ship, end })
}

/** H14 The blast of a ship that has blown up, as its CV. */
export function blastSpread(desk: FleetDesk, ship: number, blast: number, why: Cite): void {
  desk.ink.ships[ship]!.blast = blast
  if (desk.heard !== null) desk.heard.push({ type: 'BlastSpread', why, ship, blast })
}

/** H14 It has reached everybody before `next`; 0 when it is over. */
export function blastReached(desk: FleetDesk, ship: number, blast: number, next: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.blast = blast
  it.reached = next
  if (desk.heard !== null) desk.heard.push({ type: 'BlastReached', why, ship, blast, next })
}
