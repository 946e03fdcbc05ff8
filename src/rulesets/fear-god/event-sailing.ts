/** What can happen in a whole battle beside hits: orders, movement, detection, torpedoes on their way (S2, S1, S12, S13, S34). */
export type SailingEvent =
  | { readonly type: 'OrderWritten'; readonly ship: number; readonly order: readonly number[] }
  | { readonly type: 'OrderRevealed'; readonly ship: number; readonly order: readonly number[] }
  | { readonly type: 'OrderKept'; readonly ship: number; readonly order: readonly number[] }
  | { readonly type: 'SidePassed'; readonly seat: number }
  | { readonly type: 'SideConceded'; readonly seat: number }
  | { readonly type: 'ActionEnded' }
  | { readonly type: 'DeploymentBegan'; readonly sides: number }
  | {
      readonly type: 'ShipDeployed'
      readonly ship: number
      readonly x: number
      readonly y: number
      readonly heading: number
    }
  | { readonly type: 'DeploymentEnded' }
  | { readonly type: 'WindFound'; readonly wind: number }
  | {
      readonly type: 'ShipMoved'
      readonly ship: number
      readonly x: number
      readonly y: number
      readonly heading: number
      readonly speed: number
      readonly ordered: number
      readonly turned: number
      readonly straight: number
      readonly helm: number
      /** where each leg ends: x, y, x, y, … */
      readonly path: readonly number[]
    }
  | { readonly type: 'ShipLeft'; readonly ship: number; readonly away: number }
  | {
      readonly type: 'TorpedoesLaunched'
      readonly ship: number
      readonly group: number
      readonly count: number
      readonly bearing: number
      readonly depth: number
    }
  | { readonly type: 'TorpedoesRan'; readonly tracks: readonly number[] }
  | { readonly type: 'TorpedoPassed'; readonly ship: number; readonly from: number }
  | { readonly type: 'FireHeld'; readonly ship: number; readonly target: number; readonly battery: number }
  | { readonly type: 'LookedOut'; readonly ship: number; readonly insight: readonly number[] }
  | {
      readonly type: 'StarShellsBurst'
      readonly ship: number
      readonly battery: number
      readonly x: number
      readonly y: number
    }

/** Each once, and none forgotten. */
const SAILING: Readonly<Record<SailingEvent['type'], true>> = {
  OrderWritten: true,
  OrderRevealed: true,
  OrderKept: true,
  SidePassed: true,
  SideConceded: true,
  ActionEnded: true,
  DeploymentBegan: true,
  ShipDeployed: true,
  DeploymentEnded: true,
  WindFound: true,
  ShipMoved: true,
  ShipLeft: true,
  TorpedoesLaunched: true,
  TorpedoesRan: true,
  TorpedoPassed: true,
  FireHeld: true,
  LookedOut: true,
  StarShellsBurst: true,
}
export const isSailing = <E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: SailingEvent['type'] }> => Object.hasOwn(SAILING, event.type)
