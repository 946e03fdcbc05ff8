/** What can happen to aviation ships, aircraft and airships (8.1.6, 8.3, 8.7, 8.8). */
export type AirEvent =
  | {
      readonly type: 'BombsStruck'
      readonly ship: number
      readonly hits: number
      readonly damage: number
      readonly part: number
      readonly penetrated: number
      readonly casemate: number
      readonly calibre: number
      readonly keels: number
      readonly decks: number
      readonly piercing: number
    }
  | { readonly type: 'BombKeelRolled'; readonly ship: number; readonly broken: number }
  | { readonly type: 'DeckRisked'; readonly ship: number; readonly turn: number; readonly due: number }
  | { readonly type: 'AutoDeckRolled'; readonly ship: number }
  | { readonly type: 'DeckHit'; readonly ship: number; readonly place: number }
  | { readonly type: 'AircraftLost'; readonly ship: number; readonly place: number; readonly exploded: number }
  | { readonly type: 'ElevatorLost'; readonly ship: number }
  | { readonly type: 'FlyingStopped'; readonly ship: number; readonly until: number }
  | { readonly type: 'FuelPurged'; readonly ship: number }
  | {
      readonly type: 'PlaneHit'
      readonly plane: number
      readonly state: number
      readonly kinds: number
      readonly stuck: number
    }
  | { readonly type: 'AirshipHit'; readonly airship: number; readonly part: number; readonly index: number }
  | { readonly type: 'AirshipBurns'; readonly airship: number; readonly on: number }
  | { readonly type: 'AirshipLost'; readonly airship: number }
  | { readonly type: 'AirshipLightened'; readonly airship: number }
