/** How often something has come, as a share of all that was tried, and how far that can be trusted. */
export interface Share {
  readonly p: number
  /** standard error of p; 0 where all or none came, however few were tried */
  readonly error: number
  /** the chance behind it lies from low to high, 19 times in 20 */
  readonly low: number
  readonly high: number
}

/** A normal deviate is no further from its mean 19 times in 20. */
const Z = 1.959963984540054

/** With Wilson's interval of 95 %: it stays within 0 and 1, and has a width where all or none came as well. */
export function shareOf(count: number, tried: number): Share {
  if (tried === 0) return { p: 0, error: 0, low: 0, high: 1 }
  const p = count / tried
  const variance = (p * (1 - p)) / tried
  const pull = (Z * Z) / tried
  const middle = (p + pull / 2) / (1 + pull)
  const half = (Z * Math.sqrt(variance + pull / (4 * tried))) / (1 + pull)
  return {
    p,
    error: Math.sqrt(variance),
    // exact at the ends, where rounding would leave a trace
    low: count === 0 ? 0 : middle - half,
    high: count === tried ? 1 : middle + half,
  }
}
