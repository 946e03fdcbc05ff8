/**
 * Two whole numbers, read by the board that made them: lengths east and north on the open sea, axial q and r on a hex
 * sheet. A ship's state that has these fields is a place, so it can be handed in as it is.
 */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A place with a heading in tenths of a degree, on either board. */
export interface Station extends Place {
  readonly heading: number
}

/** What a ship covers: length along the heading, width across it, both in the board's lengths. A hex ship fills its hex. */
export interface Hull extends Station {
  readonly length: number
  readonly width: number
}

/** Where to draw a place, in the book's measure. For eyes and set-up only: no rule may rest on it. */
export interface Plot {
  readonly east: number
  readonly north: number
}
