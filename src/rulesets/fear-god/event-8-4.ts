/** What can happen after a battle, and by itself (8.4, 8.5). */
export type RepairEvent =
  | { readonly type: 'BattleEnded'; readonly ship: number; readonly pumped: number }
  | {
      readonly type: 'RepairTried'
      readonly ship: number
      readonly system: number
      readonly index: number
      readonly hours: number
      readonly mended: number
    }
  | { readonly type: 'PatchTested'; readonly ship: number; readonly popped: number }
  | { readonly type: 'UnjamBegun'; readonly ship: number; readonly turn: number }
  | { readonly type: 'UnjamTried'; readonly ship: number; readonly freed: number }
  | {
      readonly type: 'SystemBroke'
      readonly ship: number
      readonly system: number
      readonly index: number
      readonly count: number
    }
  | { readonly type: 'AircraftSalvaged'; readonly ship: number; readonly count: number }
  | { readonly type: 'AircraftMended'; readonly ship: number; readonly count: number }
