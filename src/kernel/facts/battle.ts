import type { AircraftFacts } from './aircraft.ts'
import type { Confidence, Nation } from './figure.ts'

/** One ship of a battle, by the name the library knows her by, with where she was when it begins. */
export interface ShipInBattle {
  readonly ship: string
  /** nautical miles from the south-west corner of the sea; null where the players place her */
  readonly at: { readonly east: number; readonly north: number } | null
  /** degrees, clockwise from north */
  readonly heading: number
  readonly crew: 'green' | 'regular' | 'elite'
  /** a submarine that is under water when the battle begins; left out: she is not */
  readonly submerged?: true
  /** aircraft aboard her, in books that let her fly them off; left out: her usual group */
  readonly flights?: readonly Flight[]
}

/** Ships that were led together, the leader first: a squadron. */
export interface Formation {
  readonly name: string
  readonly ships: readonly ShipInBattle[]
}

export interface BattleSide {
  readonly name: string
  readonly nation: Nation
  readonly admiral: string
  readonly formations: readonly Formation[]
  /** where home lies: the edge that she comes from and leaves by; left out: the one behind her */
  readonly edge?: Edge
  /** fields that it has laid before, by their middle and how they lie */
  readonly mines?: readonly {
    readonly at: { readonly east: number; readonly north: number }
    readonly heading: number
  }[]
  /** aircraft that come from beyond the sea, wave by wave, by the clock */
  readonly waves?: readonly AirWave[]
}

/** Aircraft that came together. */
export interface AirWave {
  readonly name: string
  /** minutes after the beginning; books that throw dice for it need not mind */
  readonly fromMinutes: number
  readonly edge: Edge
  readonly flights: readonly Flight[]
}

/** Aircraft of one type, with one load. The type's facts stand here, so that a battle needs no library to be fought. */
export interface Flight {
  readonly aircraft: AircraftFacts
  readonly number: number
  /** kamikaze: they are to be flown into ships */
  readonly load: 'bombs' | 'torpedoes' | 'none' | 'kamikaze'
}

export type Edge = 'north' | 'east' | 'south' | 'west'

/** What a battle is fought for, where it is not points alone: aims in words, and terms that can be counted. No book is named. */
export interface Victory {
  /** each side's aim, in our words */
  readonly aims: readonly [string, string]
  /** ships go by their names in the battle; of two terms that speak of one thing the later counts */
  readonly terms: readonly VictoryTerm[]
}
export type VictoryTerm =
  /** whatever these ships give the enemy counts so many hundredths */
  | { readonly kind: 'counts'; readonly ships: readonly string[]; readonly percent: number }
  /** leaving by that edge, so many minutes after the beginning or later, gives the enemy so many hundredths of a ship's points */
  | {
      readonly kind: 'leaves'
      readonly ships: readonly string[]
      readonly edge: Edge
      readonly fromMinutes: number
      readonly percent: number
    }
  /** damage to each of these ships gives the enemy up to so many points beside, in proportion to her hull */
  | { readonly kind: 'damage'; readonly ships: readonly string[]; readonly points: number }
  /** a side wins, whatever the points, if a ship is afloat at the end, or has left by that edge */
  | { readonly kind: 'wins'; readonly side: 0 | 1; readonly ship: string; readonly by: 'surviving' | Edge }

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
  /** left out: points alone */
  readonly victory?: Victory
  /** by a book's id, what only that book can say of this battle, read by its own schemas */
  readonly books?: Readonly<Record<string, BookSays>>
  /** what really happened, for comparison */
  readonly happened: string
  readonly sources: readonly { readonly title: string; readonly for: string; readonly confidence: Confidence }[]
}
/** Options that it is meant for, and by the names of ships what had happened to them before. */
export interface BookSays {
  readonly options?: Readonly<Record<string, string>>
  readonly plights?: Readonly<Record<string, unknown>>
}
export type SeaState = 'calm' | 'moderate' | 'rough' | 'storm'
