import type { Confidence, Nation } from './ship.ts'

/** One ship of a battle, by the name the library knows her by, with where she was when it begins. */
export interface ShipInBattle {
  readonly ship: string
  /** nautical miles from the south-west corner of the sea; null where the players place her */
  readonly at: { readonly east: number; readonly north: number } | null
  /** degrees, clockwise from north */
  readonly heading: number
  readonly crew: 'green' | 'regular' | 'elite'
}

/** Ships that were led together, the leader first. */
export interface Formation {
  readonly name: string
  readonly ships: readonly ShipInBattle[]
}

export interface BattleSide {
  readonly name: string
  readonly nation: Nation
  readonly admiral: string
  readonly formations: readonly Formation[]
}

/** A battle as history, or a pair of players, sets it: no book is named. Distances in nautical miles, times in minutes. */
export interface BattleFacts {
  readonly id: string
  readonly title: string
  readonly year: number
  readonly month: number
  readonly day: number
  readonly place: string
  /** what it is about, in our words */
  readonly story: string
  readonly sea: { readonly width: number; readonly height: number; readonly state: SeaState }
  /** minutes of the day, of local time; null where nobody knows or it does not matter */
  readonly begins: number
  readonly sunrise: number | null
  readonly sunset: number | null
  /** in daylight */
  readonly visibilityMiles: number
  readonly lastsMinutes: number
  readonly sides: readonly [BattleSide, BattleSide]
  /** what really happened, for comparison */
  readonly happened: string
  readonly sources: readonly { readonly title: string; readonly for: string; readonly confidence: Confidence }[]
}
export type SeaState = 'calm' | 'moderate' | 'rough' | 'storm'
