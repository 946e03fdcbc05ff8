import type { Cite } from '#kernel/book/index.ts'
import type { Desk } from '#kernel/desk/index.ts'
import type { Place } from '#kernel/geometry/index.ts'
import type { Salvo, Ship, State } from './state.ts'
import type { Row } from './tables.ts'

/** Numbers of a ship that fall and rise. */
export type Track =
  | 's'
  | 'f'
  | 'cq'
  | 'dc'
  | 'fc'
  | 'sv'
  | 'gm'
  | 'sd'
  | 'speed'
  | 'asw'
  | 'mrf'
  | 'crf'
  | 'fires'
  | 'splash'
  | 'vessels'
  | 'cmdv'
/** Things she has or has not. */
export type Fitting = 'smoke' | 'searchRadar' | 'searchlights' | 'planes' | 'radar' | 'cargo'

/** A hit as the critical tables need it. */
export interface Blow {
  readonly cv: number
  readonly pen: number
  readonly raked: number
  readonly column: number
}

/**
 * What can happen, and the only code of this book that changes a state. Each event is a function that does it on the desk
 * and, if anyone listens, writes it down; `apply` does a written event again.
 */
export type Event = { readonly why: Cite } & (
  | { readonly type: 'PhaseBegan'; readonly now: number; readonly first: number }
  | { readonly type: 'ShipActed'; readonly ship: number }
  | { readonly type: 'ShipSteamed'; readonly ship: number; readonly moved: number; readonly to: Stationed }
  | { readonly type: 'ControlLost'; readonly ship: number; readonly to: Stationed }
  | { readonly type: 'TurnCleared'; readonly ship: number }
  | { readonly type: 'TorpedoesDeclared'; readonly salvo: Salvo; readonly tubes: readonly number[] }
  | { readonly type: 'SalvoRun'; readonly salvo: number }
  | { readonly type: 'ShipLit'; readonly ship: number; readonly by: number }
  | { readonly type: 'PowerTested'; readonly ship: number; readonly passed: boolean }
  | { readonly type: 'TargetSought'; readonly ship: number; readonly target: number; readonly found: boolean }
  | { readonly type: 'TrackFell'; readonly ship: number; readonly track: Track; readonly by: number }
  | { readonly type: 'TrackRose'; readonly ship: number; readonly track: Track; readonly by: number }
  | { readonly type: 'FittingLost'; readonly ship: number; readonly fitting: Fitting }
  | { readonly type: 'SmokeRestored'; readonly ship: number }
  | { readonly type: 'PowerFailed'; readonly ship: number }
  | { readonly type: 'PowerRestored'; readonly ship: number }
  | { readonly type: 'Repaired'; readonly ship: number; readonly kind: number }
  | { readonly type: 'OfficerHit'; readonly ship: number; readonly killed: boolean }
  | { readonly type: 'MountLost'; readonly ship: number; readonly group: number }
  | { readonly type: 'TorpedoMountLost'; readonly ship: number; readonly rack: number }
  | { readonly type: 'HitsScored'; readonly ship: number; readonly hits: number }
  | ({ readonly type: 'HitStruck'; readonly ship: number; readonly rolls: number } & Blow)
  | ({ readonly type: 'CriticalBegan'; readonly ship: number } & Critical)
  | { readonly type: 'CriticalEnded'; readonly ship: number }
  | { readonly type: 'FlashoverDue'; readonly ship: number; readonly budget: number; readonly column: number }
  | { readonly type: 'CriticalRolled'; readonly ship: number; readonly passed: boolean }
  | {
      readonly type: 'RowResolved'
      readonly ship: number
      readonly row: Row
      readonly left: number
      readonly stuck: number
    }
  | { readonly type: 'ShipLost'; readonly ship: number; readonly end: number }
  | { readonly type: 'BlastSpread'; readonly ship: number; readonly blast: number }
  | { readonly type: 'BlastReached'; readonly ship: number; readonly blast: number; readonly next: number }
)
export interface Stationed extends Place {
  readonly heading: number
}
/** A critical as it begins. */
interface Critical {
  readonly budget: number
  readonly table: number
  readonly sort: number
}
export type FleetDesk = Desk<State, Event>

/** 6 A phase begins; `first` is the seat with the initiative. */
export function phaseBegan(desk: FleetDesk, now: number, first: number, why: Cite): void {
  const state = desk.ink
  state.now = now
  state.first = first
  for (const ship of state.ships) ship.acted = 0
  if (desk.heard !== null) desk.heard.push({ type: 'PhaseBegan', why, now, first })
}

export function shipActed(desk: FleetDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.acted = 1
  if (desk.heard !== null) desk.heard.push({ type: 'ShipActed', why, ship })
}

export function shipSteamed(desk: FleetDesk, ship: number, moved: number, to: Stationed, why: Cite): void {
  stationed(desk.ink.ships[ship]!, to).moved = moved
  if (desk.heard !== null) desk.heard.push({ type: 'ShipSteamed', why, ship, moved, to })
}

export function controlLost(desk: FleetDesk, ship: number, to: Stationed, why: Cite): void {
  stationed(desk.ink.ships[ship]!, to)
  if (desk.heard !== null) desk.heard.push({ type: 'ControlLost', why, ship, to })
}

function stationed(ship: Ship, { x, y, heading }: Stationed): Ship {
  ship.x = x
  ship.y = y
  ship.heading = heading
  return ship
}

/** H24 Markers come off, and what held for one turn is over. */
export function turnCleared(desk: FleetDesk, ship: number, why: Cite): void {
  const it = desk.ink.ships[ship]!
  it.moved = -1
  it.splash = it.lit = it.tested = it.identified = it.repaired = 0
  if (desk.heard !== null) desk.heard.push({ type: 'TurnCleared', why, ship })
}

/** H25 `tubes` torpedoes leave each mount. */
export function torpedoesDeclared(desk: FleetDesk, salvo: Salvo, tubes: readonly number[], why: Cite): void {
  const state = desk.ink
  const { loaded } = state.ships[salvo.by]!
  tubes.forEach((count, rack) => {
    if (count > 0) loaded[rack]! -= count
  })
  state.salvoes = [...state.salvoes, salvo]
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoesDeclared', why, salvo, tubes })
}

export function salvoRun(desk: FleetDesk, salvo: number, why: Cite): void {
  desk.ink.salvoes = desk.ink.salvoes.filter((_, i) => i !== salvo)
  if (desk.heard !== null) desk.heard.push({ type: 'SalvoRun', why, salvo })
}

/** H21 A searchlight shows the one it lights and the one it comes from. */
export function shipLit(desk: FleetDesk, ship: number, by: number, why: Cite): void {
  desk.ink.ships[ship]!.lit = desk.ink.ships[by]!.lit = 1
  if (desk.heard !== null) desk.heard.push({ type: 'ShipLit', why, ship, by })
}

export function powerTested(desk: FleetDesk, ship: number, passed: boolean, why: Cite): void {
  desk.ink.ships[ship]!.tested = passed ? 1 : 2
  if (desk.heard !== null) desk.heard.push({ type: 'PowerTested', why, ship, passed })
}

export function targetSought(desk: FleetDesk, ship: number, target: number, found: boolean, why: Cite): void {
  desk.ink.ships[ship]!.identified = found ? 1 + target : -1
  if (desk.heard !== null) desk.heard.push({ type: 'TargetSought', why, ship, target, found })
}

export function trackFell(desk: FleetDesk, ship: number, track: Track, by: number, why: Cite): void {
  desk.ink.ships[ship]![track] -= by
  if (desk.heard !== null) desk.heard.push({ type: 'TrackFell', why, ship, track, by })
}

export function trackRose(desk: FleetDesk, ship: number, track: Track, by: number, why: Cite): void {
  desk.ink.ships[ship]![track] += by
  if (desk.heard !== null) desk.heard.push({ type: 'TrackRose', why, ship, track, by })
}

export function fittingLost(desk: FleetDesk, ship: number, fitting: Fitting, why: Cite): void {
  desk.ink.ships[ship]![fitting] = 0
  if (desk.heard !== null) desk.heard.push({ type: 'FittingLost', why, ship, fitting })
}

export function smokeRestored(desk: FleetDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.smoke = 1
  if (desk.heard !== null) desk.heard.push({ type: 'SmokeRestored', why, ship })
}

export function powerFailed(desk: FleetDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.dark = 1
  if (desk.heard !== null) desk.heard.push({ type: 'PowerFailed', why, ship })
}

export function powerRestored(desk: FleetDesk, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.dark = 0
  if (desk.heard !== null) desk.heard.push({ type: 'PowerRestored', why, ship })
}

/** H16 This kind of repair has succeeded, and will not again in this End Phase. */
export function repaired(desk: FleetDesk, ship: number, kind: number, why: Cite): void {
  desk.ink.ships[ship]!.repaired |= 1 << kind
  if (desk.heard !== null) desk.heard.push({ type: 'Repaired', why, ship, kind })
}

export function officerHit(desk: FleetDesk, ship: number, killed: boolean, why: Cite): void {
  if (killed) desk.ink.ships[ship]!.cmdv--
  if (desk.heard !== null) desk.heard.push({ type: 'OfficerHit', why, ship, killed })
}

export function mountLost(desk: FleetDesk, ship: number, group: number, why: Cite): void {
  desk.ink.ships[ship]!.mounts[group]!--
  if (desk.heard !== null) desk.heard.push({ type: 'MountLost', why, ship, group })
}

export function torpedoMountLost(desk: FleetDesk, ship: number, rack: number, why: Cite): void {
  const { racks, loaded } = desk.ink.ships[ship]!
  racks[rack] = loaded[rack] = 0
  if (desk.heard !== null) desk.heard.push({ type: 'TorpedoMountLost', why, ship, rack })
}
