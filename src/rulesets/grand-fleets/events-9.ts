import type { Cite } from '#kernel/book/index.ts'
import { BERTH, type State } from './state.ts'

/** What can happen before the first turn, and by the advanced rules of chapter 9. */
export type AdvancedEvent = { readonly why: Cite } & (
  | { readonly type: 'DeploymentBegan'; readonly sides: number }
  | {
      readonly type: 'ShipDeployed'
      readonly ship: number
      readonly x: number
      readonly y: number
      readonly heading: number
    }
  | { readonly type: 'DeploymentEnded' }
  | { readonly type: 'SeaFound'; readonly sea: number }
  | {
      readonly type: 'AimKept'
      readonly ship: number
      readonly battery: number
      readonly target: number
      readonly turn: number
      readonly times: number
    }
  | { readonly type: 'AimLost'; readonly ship: number }
  | { readonly type: 'BoatSunk'; readonly ship: number; readonly boat: number }
  | { readonly type: 'VisibilityFound'; readonly miles: number }
  | { readonly type: 'BoardFloated'; readonly x: number; readonly y: number }
  | { readonly type: 'SmokeLaid'; readonly x: number; readonly y: number }
  | { readonly type: 'SmokeCleared'; readonly x: number; readonly y: number }
  | { readonly type: 'GunsFlashed'; readonly ship: number; readonly turn: number }
  | { readonly type: 'QuietCounted'; readonly ship: number; readonly quiet: number }
  | { readonly type: 'TubesLoaded'; readonly ship: number; readonly group: number; readonly torpedoes: number }
)

/** What an event needs of a desk: the state to change, and whoever listens. */
interface Paper {
  readonly ink: State
  readonly heard: { push(event: AdvancedEvent): unknown } | null
}

/** 2.13 These sides, as bits, place their ships now. */
export function deploymentBegan(desk: Paper, sides: number, why: Cite): void {
  desk.ink.deploying = sides
  if (desk.heard !== null) desk.heard.push({ type: 'DeploymentBegan', why, sides })
}

export function shipDeployed(desk: Paper, ship: number, x: number, y: number, heading: number, why: Cite): void {
  const placed = desk.ink.ships[ship]!
  placed.x = x
  placed.y = y
  placed.heading = heading
  placed.berth = BERTH.found
  if (desk.heard !== null) desk.heard.push({ type: 'ShipDeployed', why, ship, x, y, heading })
}

export function deploymentEnded(desk: Paper, why: Cite): void {
  desk.ink.deploying = 0
  if (desk.heard !== null) desk.heard.push({ type: 'DeploymentEnded', why })
}

export function seaFound(desk: Paper, sea: number, why: Cite): void {
  desk.ink.sea = sea
  if (desk.heard !== null) desk.heard.push({ type: 'SeaFound', why, sea })
}

/** 9.4 A battery has fired at a target for so many turns running. What it fired at in other turns is forgotten. */
export function aimKept(
  desk: Paper,
  ship: number,
  battery: number,
  target: number,
  turn: number,
  times: number,
  why: Cite,
): void {
  const firer = desk.ink.ships[ship]!
  const aims: number[] = []
  for (let i = 0; i < firer.aims.length; i += 4) {
    if (firer.aims[i] !== battery || firer.aims[i + 2] === turn) aims.push(...firer.aims.slice(i, i + 4))
  }
  aims.push(battery, target, turn, times)
  firer.aims = aims
  if (desk.heard !== null) desk.heard.push({ type: 'AimKept', why, ship, battery, target, turn, times })
}

const NO_AIMS: readonly number[] = []
export function aimLost(desk: Paper, ship: number, why: Cite): void {
  desk.ink.ships[ship]!.aims = NO_AIMS
  if (desk.heard !== null) desk.heard.push({ type: 'AimLost', why, ship })
}

/** 9.3 A boat of a flotilla is gone, with her guns and torpedoes. */
export function boatSunk(desk: Paper, ship: number, boat: number, why: Cite): void {
  const flotilla = desk.ink.ships[ship]!
  const { boats } = desk.ink.fixed.sheets[ship]!
  const gone = (list: readonly number[]): number[] => {
    const each = list.length / boats
    return list.map((left, i) => (Math.floor(i / each) === boat ? 0 : left))
  }
  flotilla.mounts = gone(flotilla.mounts)
  flotilla.tubes = gone(flotilla.tubes)
  flotilla.reloads = gone(flotilla.reloads)
  if (desk.heard !== null) desk.heard.push({ type: 'BoatSunk', why, ship, boat })
}

export function visibilityFound(desk: Paper, miles: number, why: Cite): void {
  desk.ink.visibility = miles
  if (desk.heard !== null) desk.heard.push({ type: 'VisibilityFound', why, miles })
}

export function gunsFlashed(desk: Paper, ship: number, turn: number, why: Cite): void {
  desk.ink.ships[ship]!.flashed = turn
  if (desk.heard !== null) desk.heard.push({ type: 'GunsFlashed', why, ship, turn })
}

export function quietCounted(desk: Paper, ship: number, quiet: number, why: Cite): void {
  desk.ink.ships[ship]!.quiet = quiet
  if (desk.heard !== null) desk.heard.push({ type: 'QuietCounted', why, ship, quiet })
}

/** 9.8 Boxes are clear again, reloads are spent. */
export function tubesLoaded(desk: Paper, ship: number, group: number, torpedoes: number, why: Cite): void {
  const loading = desk.ink.ships[ship]!
  loading.tubes[group]! += torpedoes
  loading.reloads = loading.reloads.with(group, loading.reloads[group]! - torpedoes)
  if (desk.heard !== null) desk.heard.push({ type: 'TubesLoaded', why, ship, group, torpedoes })
}

/** 9.2 Everything on the board is shifted alike; smoke that is pushed over the edge is gone. */
export function boardFloated(desk: Paper, x: number, y: number, why: Cite): void {
  const { ships, smoke, fixed } = desk.ink
  for (const ship of ships) {
    ship.x += x
    ship.y += y
  }
  const kept: number[] = []
  for (let i = 0; i < smoke.length; i += 2) {
    const to = { x: smoke[i]! + x, y: smoke[i + 1]! + y }
    if (fixed.board.onBoard(to)) kept.push(to.x, to.y)
  }
  desk.ink.smoke = kept
  if (desk.heard !== null) desk.heard.push({ type: 'BoardFloated', why, x, y })
}

export function smokeLaid(desk: Paper, x: number, y: number, why: Cite): void {
  desk.ink.smoke = [...desk.ink.smoke, x, y]
  if (desk.heard !== null) desk.heard.push({ type: 'SmokeLaid', why, x, y })
}

export function smokeCleared(desk: Paper, x: number, y: number, why: Cite): void {
  const { smoke } = desk.ink
  let at = 0
  while (smoke[at] !== x || smoke[at + 1] !== y) at += 2
  desk.ink.smoke = smoke.toSpliced(at, 2)
  if (desk.heard !== null) desk.heard.push({ type: 'SmokeCleared', why, x, y })
}

/** Do a written event again. */
export function applyAdvanced(desk: Paper, event: AdvancedEvent): void {
  const { why } = event
  switch (event.type) {
    case 'DeploymentBegan':
      return deploymentBegan(desk, event.sides, why)
    case 'ShipDeployed':
      return shipDeployed(desk, event.ship, event.x, event.y, event.heading, why)
    case 'DeploymentEnded':
      return deploymentEnded(desk, why)
    case 'SeaFound':
      return seaFound(desk, event.sea, why)
    case 'AimKept':
      return aimKept(desk, event.ship, event.battery, event.target, event.turn, event.times, why)
    case 'AimLost':
      return aimLost(desk, event.ship, why)
    case 'BoatSunk':
      return boatSunk(desk, event.ship, event.boat, why)
    case 'VisibilityFound':
      return visibilityFound(desk, event.miles, why)
    case 'BoardFloated':
      return boardFloated(desk, event.x, event.y, why)
    case 'SmokeLaid':
      return smokeLaid(desk, event.x, event.y, why)
    case 'SmokeCleared':
      return smokeCleared(desk, event.x, event.y, why)
    case 'GunsFlashed':
      return gunsFlashed(desk, event.ship, event.turn, why)
    case 'QuietCounted':
      return quietCounted(desk, event.ship, event.quiet, why)
    case 'TubesLoaded':
      return tubesLoaded(desk, event.ship, event.group, event.torpedoes, why)
  }
}
