import type { ChartPlace, PlacePlan } from '#kernel/ruleset/index.ts'

/** What an arrow key does to a place. */
export const STEPS: Readonly<Record<string, { readonly east: number; readonly north: number }>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
}

/** From one end of her waters to the other. */
const PRESSES = 36

/** The place after a key: the middle of her waters at first, and then step by step within them. */
export function placeAfter(
  { zone: { west, east, south, north } }: Pick<PlacePlan<unknown>, 'zone'>,
  place: ChartPlace | null,
  step: { readonly east: number; readonly north: number },
  heading: number,
): ChartPlace {
  if (place === null) return { east: (west + east) / 2, north: (south + north) / 2, heading }
  const press = Math.max(east - west, north - south) / PRESSES
  const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  return {
    ...place,
    east: within(place.east + press * step.east, west, east),
    north: within(place.north + press * step.north, south, north),
  }
}
