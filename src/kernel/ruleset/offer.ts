import type { Cite } from '#kernel/book/index.ts'

/** What a seat may say now, in a closed vocabulary that any table can ask for. */
export type Offer<C> =
  | {
      readonly kind: 'say'
      readonly words: string
      readonly why: Cite
      readonly command: C
      readonly unit?: number
      readonly deed?: string
    }
  /** words tell apart two ways in which one unit may move */
  | {
      readonly kind: 'move'
      readonly unit: number
      readonly plan: MovePlan<C>
      readonly words?: string
      readonly deed?: string
    }
  /** where one unit may be told several things, `deed` is what this one is called, such as "Course": a table asks for one at a time, the first first */
  | { readonly kind: 'attack'; readonly unit: number; readonly plan: AttackPlan<C>; readonly deed?: string }
  /** one of several things that she, or those whom she leads, may be told */
  | { readonly kind: 'choose'; readonly unit: number; readonly plan: ChoosePlan<C>; readonly deed?: string }
  | { readonly kind: 'place'; readonly unit: number; readonly plan: PlacePlan<C> }

/** Ways that exclude each other, in lists side by side, and what each costs. */
export interface ChoosePlan<C> {
  /** who is told: "Harwich Force" */
  readonly title: string
  /** "3 light cruisers · 93 cm (37 in) from Lion · under control" */
  readonly facts: string
  readonly lists: readonly { readonly name: string; readonly ways: readonly Way<C>[] }[]
  /** what stands over what follows, where its lines alone do not tell */
  readonly afterName?: string
  /** what follows, whatever is said: who throws for control, and on what */
  readonly after?: readonly { readonly words: string; readonly figure: string; readonly why: Cite }[]
}
export interface Way<C> {
  /** alone of its name in all lists: "INTERCEPT" */
  readonly words: string
  /** its price: "50 %" */
  readonly note: string
  /** it is so already */
  readonly now: boolean
  /** null where it may not be said now */
  readonly command: C | null
  /** for a button: "Signal INTERCEPT" */
  readonly deed: string
  /** the throw that it takes; null where it takes none */
  readonly throwing: Throwing | null
}
/** A throw that somebody thinks of, with its sum. */
export interface Throwing {
  /** also what comes to nothing, where a player would look for it */
  readonly lines: readonly {
    readonly words: string
    readonly figure: string
    readonly counts: boolean
    readonly why: Cite
  }[]
  /** "The order reaches them on 4 or more" */
  readonly words: string
  readonly chance: number
  /** of the faces of the die, the lowest first, which succeed */
  readonly faces: readonly boolean[]
  /** what comes of it if it fails */
  readonly else: string
  /** what may come of it at last, with all that is thrown after it: "light damage" */
  readonly comes?: readonly { readonly words: string; readonly chance: number }[]
}

/** A path of legs ahead and turns on the spot, within a budget. */
export interface MovePlan<C> {
  /** what she does, left out: "moves" */
  readonly verb?: string
  /** the path that she takes if nobody says otherwise: a ship under way cannot stay where she is */
  readonly start?: readonly Leg[]
  readonly budget: number
  readonly measure: string
  /** the least turn, in tenths of a degree, and the least leg, in the book's measure, that the board has */
  readonly grain: { readonly turn: number; readonly ahead: number }
  /** lengths of the book's measure and tenths of a degree in; what the path costs, where it ends, and why not, if not */
  try(path: readonly Leg[]): Tried
  /** the deed in words, for a button, left out: "Move" */
  deed?(path: readonly Leg[]): string
  command(path: readonly Leg[]): C
}

export interface Tried {
  readonly cost: number
  readonly at: ChartPlace
  /** where each leg ends */
  readonly way: readonly ChartPlace[]
  readonly refusal: No | null
}

/** Why not, and by which rule. */
export interface No {
  readonly reason: string
  readonly why: Cite
}

export interface Point {
  readonly east: number
  readonly north: number
}
export interface Leg {
  readonly ahead?: number
  readonly turn?: number
}

export interface ChartPlace extends Point {
  readonly heading: number
}

/** A place and a heading before the battle, within a zone of the chart. */
export interface PlacePlan<C> {
  readonly zone: { readonly west: number; readonly east: number; readonly south: number; readonly north: number }
  /** the nearest place and heading that the board has, and why not there, if not */
  try(at: ChartPlace): { readonly at: ChartPlace; readonly refusal: No | null }
  command(at: ChartPlace): C
}

/** Weapons and the targets that each may be turned on; a draft names some of both, at most one target a weapon that has no parts. */
export interface AttackPlan<C> {
  /** what she does: "fires at" */
  readonly verb: string
  readonly weapons: readonly Weapon[]
  /** the deed in words, for a button: "Fire 6 guns" */
  deed(aims: readonly Aim[]): string
  /** why these aims may not be together, if not */
  try?(aims: readonly Aim[]): No | null
  command(aims: readonly Aim[]): C
}

export interface Weapon {
  readonly id: number
  readonly name: string
  /** sectors of relative bearing, in tenths of a degree clockwise from ahead, in which as much bears: "5 guns" */
  readonly arcs: readonly {
    readonly from: number
    readonly to: number
    readonly bearing: number
    readonly words: string
  }[]
  /** outer limits of its range bands, in the book's measure, with their words: "medium 6 nm, 0" */
  readonly bands: readonly { readonly limit: number; readonly words: string }[]
  readonly targets: readonly Glance[]
  /** how many parts it has, where they may be divided between targets: light guns */
  readonly parts?: number
  /** its mounts, group by group, where single ones may stay silent */
  readonly mounts?: readonly { readonly words: string; readonly count: number }[]
  /** why there is nothing to turn it on; empty if there is */
  readonly idle: string
}

/** What a look at one target tells: the chance of one throw, and how many there are. */
export interface Glance {
  readonly unit: number
  readonly chance: number
  readonly words: string
  /** of a weapon's parts, how many may be turned on this target */
  readonly parts?: number
}

export interface Aim {
  readonly weapon: number
  readonly target: number
  /** so many of its parts; left out: all that may */
  readonly parts?: number
  /** mounts of each group that stay silent; left out: none */
  readonly held?: readonly number[]
}
