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

/** Ships in each other's wake, so many miles apart, the first of them here. */
export function inLine(
  ships: readonly string[],
  [east, north]: readonly [number, number],
  heading: number,
  apart: number,
  crew: ShipInBattle['crew'] = 'regular',
): ShipInBattle[] {
  const radians = (heading * Math.PI) / 180
  const at = (miles: number, along: number): number => Math.round(1000 * (miles - along)) / 1000
  return ships.map((ship, i) => {
    const astern = i * apart
    const place = [at(east, astern * Math.sin(radians)), at(north, astern * Math.cos(radians))] as const
    return stationed(ship, place, heading, crew)
  })
}
