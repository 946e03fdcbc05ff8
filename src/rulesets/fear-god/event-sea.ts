/** What can happen to cargo, boats' crews and men in the water (8.1.8, 8.1.9, 8.3, 8.6). */
export type SeaEvent =
  | { readonly type: 'CargoLost'; readonly ship: number; readonly hold: number; readonly quantity: number }
  | { readonly type: 'HoldBurned'; readonly ship: number; readonly hold: number }
  | { readonly type: 'HoldFlooded'; readonly ship: number; readonly hold: number }
  | { readonly type: 'HoldExploded'; readonly ship: number; readonly hold: number; readonly tons: number }
  | {
      readonly type: 'CrewCrossed'
      readonly ship: number
      readonly to: number
      readonly fit: number
      readonly hurt: number
    }
  | { readonly type: 'CrewInWater'; readonly ship: number; readonly fit: number; readonly hurt: number }
  | { readonly type: 'Collided'; readonly ship: number; readonly damage: number; readonly floods: number }
  | { readonly type: 'SurvivorsLeft'; readonly ship: number; readonly count: number }
  | { readonly type: 'SurvivorsDrifted'; readonly group: number; readonly knots: number; readonly course: number }
  | { readonly type: 'SurvivorsSaved'; readonly group: number; readonly by: number; readonly count: number }
