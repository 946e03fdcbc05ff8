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
  }
}
