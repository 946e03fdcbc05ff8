/** What can happen to submarines (8.1.4, 8.3). */
export type BoatEvent =
  | { readonly type: 'DepthChanged'; readonly ship: number; readonly zone: number; readonly broached: number }
  | { readonly type: 'SolutionsLost'; readonly ship: number }
  | { readonly type: 'CellsLost'; readonly ship: number; readonly charged: number; readonly spent: number }
  | { readonly type: 'HullDeformed'; readonly ship: number }
  | { readonly type: 'FusesBlown'; readonly ship: number; readonly until: number }
  | { readonly type: 'DepthControlLost'; readonly ship: number }
  | { readonly type: 'DepthChargeStruck'; readonly ship: number; readonly damage: number; readonly severity: number }
  | {
      readonly type: 'PassingHit'
      readonly ship: number
      readonly system: number
      readonly index: number
      readonly turn: number
    }
  | { readonly type: 'PassingMended'; readonly ship: number; readonly system: number; readonly index: number }
  | { readonly type: 'FloodTried'; readonly ship: number; readonly severe: number }
