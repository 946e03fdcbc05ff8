import type { TrackPlace, Tracks } from './tracks.ts'

/** A rectangle of the drawing, in pixels. */
export interface PlotBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface PlotPoint {
  readonly x: number
  readonly y: number
}

export const PAGE: PlotBox = { x: 0, y: 0, width: 1200, height: 900 }
/** The sea; beside it stands the legend. */
export const SEA: PlotBox = { x: 30, y: 92, width: 900, height: 778 }
export const LEGEND: PlotBox = { x: 950, y: 92, width: 220, height: 778 }

/** What part of the sea is drawn, and how large. */
export interface Frame {
  /** pixels of one of the book's measure */
  readonly scale: number
  readonly west: number
  readonly south: number
  at(place: TrackPlace): PlotPoint
}

/** Room round the outermost places, as a share of the picture; names have to stand there too. */
const MARGIN = 0.09
/** The smallest piece of sea worth drawing, in the book's measure. */
const LEAST = 4

/** All tracks as large as they fit. */
export function frameOf({ tracks }: Tracks): Frame {
  const places = tracks.flatMap(track => track.places)
  const east = spanOf(places.map(place => place.east))
  const north = spanOf(places.map(place => place.north))
  const room = 1 - 2 * MARGIN
  const scale = Math.min((SEA.width * room) / east.length, (SEA.height * room) / north.length)
  const west = east.middle - SEA.width / scale / 2
  const south = north.middle - SEA.height / scale / 2
  return {
    scale,
    west,
    south,
    at: place => ({
      x: SEA.x + (place.east - west) * scale,
      y: SEA.y + SEA.height - (place.north - south) * scale,
    }),
  }
}

function spanOf(values: readonly number[]): { readonly middle: number; readonly length: number } {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return { middle: (least + most) / 2, length: Math.max(LEAST, most - least) }
}

/** The least of 1, 2, 5, 10, 20, … that is so many pixels long. */
export function stepOf(scale: number, pixels: number): number {
  const least = pixels / scale
  const ten = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map(each => each * ten).find(each => each >= least)!
}
