/** A hit as the critical tables need it. */
export interface Blow {
  readonly cv: number
  readonly pen: number
  readonly raked: number
  readonly column: number
}

/** H25 Torpedoes in the water until their squadron acts. */
export interface Salvo {
  readonly by: number
  /** the ship aimed at, or -1 for a Wide Spread at a place */
  readonly target: number
  readonly x: number
  readonly y: number
  /** a torpedo mount of the launcher, for what it fires, and which of its settings */
  readonly rack: number
  readonly setting: number
  readonly torpedoes: number
}
