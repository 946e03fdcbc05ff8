import type { ShipInBattle } from '#kernel/facts/index.ts'

/** A ship so many nautical miles east and north of the sea's south-west corner, on a heading in degrees. */
export function stationed(
  ship: string,
  [east, north]: readonly [number, number],
  heading: number,
  crew: ShipInBattle['crew'] = 'regular',
): ShipInBattle {
  return { ship, at: { east, north }, heading, crew }
}
