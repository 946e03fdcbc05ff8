import type { Cite } from '#kernel/book/index.ts'
import type { Frozen, Seat } from '#kernel/desk/index.ts'
import type { Effort, Odds } from '#kernel/odds/index.ts'
import type { Footnote } from '#kernel/table/index.ts'

/** A ship, or whatever else moves, as a chart draws it. Places are in the book's own measure, headings in tenths of a degree. */
export interface Unit {
  readonly id: number
  readonly name: string
  readonly side: number
  readonly kind: 'battleship' | 'battlecruiser' | 'cruiser' | 'destroyer' | 'merchant'
  readonly lengthFeet: number
  readonly east: number
  readonly north: number
  readonly heading: number
  readonly state: 'afloat' | 'sunk' | 'away'
  readonly marks: readonly Mark[]
  /** damage and the like: how much of how much is left */
  readonly tracks: readonly { readonly name: string; readonly left: number; readonly size: number }[]
  /** has she still something to do in this phase */
  readonly ready: boolean
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
  /** the measure's name, such as nm, and how many yards it is */
  readonly measure: string
  readonly yards: number
  readonly units: readonly Unit[]
  /** smoke that lies on the water by itself, and how far it reaches across */
  readonly smoke?: readonly { readonly east: number; readonly north: number; readonly across: number }[]
  /** turn, phase and time of day in words */
  readonly clock: { readonly turn: number; readonly phase: string; readonly time: string }
}

/** A ship's card as its book lays it out: titled rows of figures, boxes and mounts. */
export interface Sheet {
  readonly title: string
  readonly under: string
  readonly rows: readonly SheetRow[]
}
export type SheetRow =
  | { readonly kind: 'figures'; readonly name: string; readonly figures: readonly { name: string; value: string }[] }
  | {
      readonly kind: 'boxes'
      readonly name: string
      readonly size: number
      readonly lost: number
      readonly note: string
    }
  | { readonly kind: 'note'; readonly name: string; readonly text: string }

/** What a seat may say now, in a closed vocabulary that any table can ask for. */
export type Offer<C> =
  | { readonly kind: 'say'; readonly words: string; readonly why: Cite; readonly command: C }
  /** words tell apart two ways in which one unit may move */
  | { readonly kind: 'move'; readonly unit: number; readonly plan: MovePlan<C>; readonly words?: string }
  | { readonly kind: 'attack'; readonly unit: number; readonly plan: AttackPlan<C> }
  | { readonly kind: 'place'; readonly unit: number; readonly plan: PlacePlan<C> }

/** A path of legs ahead and turns on the spot, within a budget. */
export interface MovePlan<C> {
  readonly budget: number
  readonly measure: string
  /** lengths of the book's measure and tenths of a degree in; what the path costs, where it ends, and why not, if not */
  try(path: readonly Leg[]): { readonly cost: number; readonly at: Place; readonly refusal: string | null }
  command(path: readonly Leg[]): C
}
export interface Leg {
  readonly ahead?: number
  readonly turn?: number
}
export interface Place {
  readonly east: number
  readonly north: number
  readonly heading: number
}

/** A place and a heading before the battle, within a zone of the chart. */
export interface PlacePlan<C> {
  readonly zone: { readonly west: number; readonly east: number; readonly south: number; readonly north: number }
  /** the nearest place and heading that the board has, and why not there, if not */
  try(at: Place): { readonly at: Place; readonly refusal: string | null }
  command(at: Place): C
}

/** Weapons and the targets that each may be turned on; a draft names some of both. */
export interface AttackPlan<C> {
  readonly weapons: readonly Weapon[]
  command(aims: readonly Aim[]): C
}
export interface Weapon {
  readonly id: number
  readonly name: string
  /** sectors of relative bearing it covers, in tenths of a degree clockwise from ahead */
  readonly arcs: readonly { readonly from: number; readonly to: number }[]
  /** outer limits of its range bands, in the book's measure */
  readonly bands: readonly number[]
  readonly targets: readonly number[]
}
export interface Aim {
  readonly weapon: number
  readonly target: number
}

/** The sum behind one aim, line by line, and its odds from the very rule that would be played. */
export interface Reckoned {
  readonly lines: readonly Footnote[]
  /** what it comes to, in words */
  readonly words: string
  /** what odds can be asked for */
  readonly fields: readonly string[]
  odds(asked: readonly string[], effort: Effort): Odds
}

/** All that a table needs to show and to ask, in shapes that no book owns. */
export interface Present<S, C> {
  chart(state: Frozen<S>): Chart
  card(state: Frozen<S>, unit: number): Sheet
  /** whose word is wanted, in one sentence */
  asked(state: Frozen<S>, seat: Seat): string
  offers(state: Frozen<S>, seat: Seat): readonly Offer<C>[]
  reckon(state: Frozen<S>, unit: number, aim: Aim): Reckoned
}
