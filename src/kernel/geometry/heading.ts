/** Headings and bearings: whole tenths of a degree, clockwise from north, 0 to 3599. */
export type Tenths = number

export const CIRCLE: Tenths = 3600

export const wrap = (tenths: number): Tenths => {
  // `| 0` because -3600 % 3600 is -0, which is no heading and may be hashed as another number. The number is written out
  // because engines divide by one they can see in half the time.
  const rest = (tenths % 3600) | 0
  return rest < 0 ? rest + CIRCLE : rest
}

/** Turn on the spot: positive to starboard. */
export const pivot = (heading: Tenths, by: number): Tenths => wrap(heading + by)

/** Bearing as seen over the bow: 0 dead ahead, 900 the starboard beam. */
export const relative = (bearing: Tenths, heading: Tenths): Tenths => wrap(bearing - heading)

export const reciprocal = (bearing: Tenths): Tenths => wrap(bearing + CIRCLE / 2)

/** The lesser angle between two bearings, 0 to 1800, whichever side it lies. */
export const angleOff = (one: Tenths, other: Tenths): Tenths => {
  const clockwise = wrap(one - other)
  return Math.min(clockwise, CIRCLE - clockwise)
}
