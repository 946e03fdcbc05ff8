import type { Cite } from '#kernel/book/index.ts'
import type { Event, Frozen, Seat } from '#kernel/desk/index.ts'
import type { Choice } from '#kernel/dice/index.ts'
import type { Effort, Odds } from '#kernel/odds/index.ts'
import type { Aim, ChartPlace, Offer, Point } from './offer.ts'
import type { Viewer } from './viewer.ts'

/** A ship, or whatever else moves, as a chart draws it. Places are in the book's own measure, headings in tenths of a degree. */
export interface Unit {
  readonly id: number
  readonly name: string
  readonly side: number
  readonly kind:
    | 'battleship'
    | 'battlecruiser'
    | 'cruiser'
    | 'destroyer'
    | 'carrier'
    | 'submarine'
    | 'merchant'
    | 'aircraft'
  /** her type as the book prints it: CA */
  readonly letters: string
  readonly lengthFeet: number
  readonly east: number
  readonly north: number
  readonly heading: number
  readonly state: 'afloat' | 'sunk' | 'away'
  /** she leads her side, or a part of it */
  readonly flagship: boolean
  /** whose flag she flies, where a book has squadrons */
  readonly flag?: 'squadron' | 'fleet'
  /** a model that stands for nothing, which only its owner is told; or one of which this viewer does not know what it is */
  readonly guise?: 'false' | 'unknown'
  /** she has gone ahead this turn, so that there is a wake */
  readonly moving: boolean
  readonly marks: readonly Mark[]
  /** damage and the like: how much of how much is left */
  readonly tracks: readonly { readonly name: string; readonly left: number; readonly size: number }[]
  /** has she still something to do in this phase */
  readonly ready: boolean
  /** how she is, in a few words: "4 of 16 boxes lost"; empty where there is nothing to say */
  readonly words: string
  /** where her card knows them; left out, they are drawn as her kind usually had them */
  readonly turrets?: readonly Turret[]
  /** how far she is seen now, and why, where that is not what `sight` says of any ship: "afire" */
  readonly seen?: { readonly far: number; readonly words: string }
}
/** Shares of her length from the bow and of her half beam to starboard; at rest it points so many tenths of a degree from ahead. */
export interface Turret {
  readonly along: number
  readonly off: number
  readonly rest: number
}
export interface Mark {
  readonly name: MarkName
  readonly count: number
  /** when it goes, in words; empty where nobody knows */
  readonly until: string
}
/** What a chart has drawings for; a book uses those that fit. */
export type MarkName =
  | 'fire'
  | 'flood'
  | 'splash'
  | 'list'
  | 'rudder'
  | 'engine'
  | 'bridge'
  | 'fire control'
  | 'speed'
  | 'smoke'

export interface Chart {
  readonly sea: 'open' | 'hexes'
  readonly width: number
  readonly height: number
  /** what distances are told in, such as nm, and how many of these there are to one of the book's own measure; and yards */
  readonly measure: string
  readonly times: number
  readonly yards: number
  /** inches of table to one measure, and measures to one foot of a ship as its model is scaled */
  readonly tableInches: number
  readonly modelScale: number
  readonly units: readonly Unit[]
  /** smoke that lies on the water by itself, and how far it reaches across */
  readonly smoke?: readonly { readonly east: number; readonly north: number; readonly across: number }[]
  /** what burns over the water, such as star shells, and how far round it ships are lit */
  readonly lights?: readonly { readonly east: number; readonly north: number; readonly far: number }[]
  /** torpedoes running, or whatever else leaves a line in the water */
  readonly tracks?: readonly {
    readonly side: number
    readonly from: Point
    readonly to: Point
    /** "18 in, two running"; empty where there is nothing to say */
    readonly words: string
  }[]
  /** what lies there besides ships: aircraft on their bases, models of which nobody knows what they are. No id is a ship’s; offers and cards may be theirs too */
  readonly counters?: readonly Unit[]
  /** units that are led together */
  readonly groups?: readonly Squad[]
  /** rings round points, such as how far an admiral’s word reaches; and distances that matter now, measured */
  readonly reaches?: readonly {
    readonly east: number
    readonly north: number
    readonly far: number
    readonly words: string
  }[]
  readonly spans?: readonly { readonly from: Point; readonly to: Point; readonly words: string }[]
  /** who belongs to whom, or is bound to whom, though they lie apart: dotted; words may be empty */
  readonly ties?: readonly { readonly side: number; readonly from: Point; readonly to: Point; readonly words: string }[]
  /** what only this viewer is told of what lies here: "Two boats are true, five models are false." */
  readonly privy?: { readonly words: string; readonly why: Cite }
  /** where the sky is bright, and what that does, in words */
  readonly sky?: { readonly bright: 'east' | 'west'; readonly words: string }
  /** how far any ship is seen now, in the measure; 0: as far as anybody likes */
  readonly sight: number
  /** sea, light and the like in words: "sea rough"; empty where they do not count */
  readonly weather: string
  readonly clock: Clock
}
/** Whoever has this id: a ship, or what lies there besides. */
export const unitAt = ({ units, counters = [] }: Pick<Chart, 'units' | 'counters'>, id: number): Unit | undefined =>
  units[id] ?? counters.find(counter => counter.id === id)

/** Units that are led together, as a chart outlines them. */
export interface Squad {
  readonly name: string
  readonly side: number
  readonly units: readonly number[]
  /** with the fleet’s flagship, in hand, out of hand, or making off for good */
  readonly hold: 'flag' | 'held' | 'loose' | 'off'
  /** what it is to do: "ENGAGE · LINE AHEAD"; empty where this viewer may not know */
  readonly orders: string
  /** how it stands: "own initiative since turn 8" */
  readonly words: string
  /** where it makes off to: the point of its edge */
  readonly makesFor?: Point
}

/** A distance on a chart as people write it: 4.2 nm, 8,590 yd. */
export function distanceText({ measure, times }: Pick<Chart, 'measure' | 'times'>, far: number): string {
  const figure = times === 1 ? far.toFixed(1) : String(Math.round(far * times)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${figure} ${measure}`
}
/** Turn, phase and time of day. */
export interface Clock {
  readonly turn: number
  /** that the battle lasts; 0 where nobody knows */
  readonly turns: number
  readonly phase: string
  readonly phases: readonly string[]
  /** time of day and weather in words */
  readonly time: string
  /** the time of day alone: 19:12 */
  readonly hour: string
  /** "evening twilight"; empty where light does not count */
  readonly light: string
  /** when each turn begins, and how dark it is: 0 by day to 1 at night */
  readonly day: readonly { readonly hour: string; readonly dark: number }[]
}

/** A ship's card as its book lays it out. */
export interface Sheet {
  readonly title: string
  /** type, nation, points and the like, in one line */
  readonly under: string
  readonly tables: readonly SheetTable[]
  /** what lies beside the card, and what falls due */
  readonly notes: readonly { readonly name: string; readonly text: string; readonly why: Cite | null }[]
}
export interface SheetTable {
  readonly heads: readonly string[]
  readonly lines: readonly SheetLine[]
}
export interface SheetLine {
  readonly cells: readonly Cell[]
  /** the line whose values count now */
  readonly now: boolean
  /** boxes that stand below it: its mounts */
  readonly under: readonly Boxes[]
}
/** A figure, one in parts of which every second counts now, or boxes. */
export type Cell = string | readonly string[] | Boxes
export interface Boxes {
  readonly name: string
  readonly size: number
  readonly lost: number
  /** of those left, so many cannot be turned on what she aims at */
  readonly masked: number
  readonly note: string
}

/** The sum behind one aim, line by line, and its odds from the very rule that would be played. */
export interface Reckoned {
  /** how the target lies: "5.0 nm (15 in) · medium · starboard 99°, arc D · abeam" */
  readonly facts: string
  /** also those that come to nothing, where a player would look for them */
  readonly lines: readonly { readonly words: string; readonly value: number; readonly why: Cite }[]
  /** the sum, and what it means for one throw */
  readonly total: { readonly words: string; readonly value: number }
  /** what follows a hit, and what else counts */
  readonly after: readonly { readonly words: string; readonly figure: string; readonly why: Cite }[]
  /** what it comes to, in words */
  readonly words: string
  /** what odds can be asked for */
  readonly fields: readonly string[]
  odds(asked: readonly string[], effort: Effort): Odds
}

/** What may come of some aims at one target, together: distributions as bars, and single chances. */
export interface Foreseen {
  readonly exact: boolean
  readonly bars: readonly {
    readonly title: string
    readonly mean: number
    /** chances of 0, 1, 2 … */
    readonly chances: readonly number[]
    /** from here on it is grave; -1: nowhere */
    readonly grave: number
  }[]
  readonly chances: readonly { readonly words: string; readonly chance: number }[]
}

/** A unit along her way: where each leg ends. */
export interface Run {
  readonly unit: number
  readonly way: readonly ChartPlace[]
}

/** All that a table needs to show and to ask, in shapes that no book owns. */
export interface Present<S, C> {
  /** as this viewer may see it; left out: who sees all */
  chart(state: Frozen<S>, viewer?: Viewer): Chart
  /** `at`: the unit she aims at, so that what bears on it can be told; `viewer` as above */
  card(state: Frozen<S>, unit: number, at?: number, viewer?: Viewer): Sheet
  /** whose word is wanted, in one sentence */
  asked(state: Frozen<S>, seat: Seat): string
  offers(state: Frozen<S>, seat: Seat): readonly Offer<C>[]
  reckon(state: Frozen<S>, unit: number, aim: Aim): Reckoned
  /** all aims at one target */
  foresee(state: Frozen<S>, unit: number, aims: readonly Aim[], effort: Effort): Foreseen
  /** what is chosen in mid-rule, and what each number stands for */
  choice(state: Frozen<S>, choice: Choice, why: Cite): { readonly words: string; label(value: number): string }
  /** the way that an event takes a unit; `after` is the state that it led to */
  run(event: Event, after: Frozen<S>): Run | null
}
