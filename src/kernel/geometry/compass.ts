import { CIRCLE, type Tenths, wrap } from './heading.ts'

/** The length of every direction vector. */
export const RADIUS = 1_000_000_000

/** Two places may differ by this much east and north: √2 · REACH · RADIUS < 2^53, so cross products are exact. */
export const REACH = 4_000_000

/** Direction vectors of the 3600 headings: EAST is the sine, NORTH the cosine, each rounded to a whole number. */
export const EAST = new Int32Array(CIRCLE)
export const NORTH = new Int32Array(CIRCLE)

// Math.sin may differ in its last digit from engine to engine. Forty decimals in whole numbers cannot.
const ONE = 10n ** 40n
const PI = 31415926535897932384626433832795028841972n

const taylor = (angle: bigint, first: bigint, power: bigint): bigint => {
  let sum = 0n
  for (let term = first, n = power; term !== 0n; n += 2n) {
    sum += term
    term = (-term * angle * angle) / (ONE * ONE * (n + 1n) * (n + 2n))
  }
  return sum
}

/** Sines of 0 to 900 tenths: a vector turned by one tenth 450 times gives half as sines, half as cosines. */
const quadrant = (): readonly number[] => {
  const tenth = PI / 1800n
  const sine = taylor(tenth, tenth, 1n)
  const cosine = taylor(tenth, ONE, 0n)
  const rounded = (value: bigint): number => Number((value * BigInt(RADIUS) + ONE / 2n) / ONE)
  const sines: number[] = []
  for (let t = 0, s = 0n, c = ONE; t <= 450; t++) {
    sines[t] = rounded(s)
    sines[900 - t] = rounded(c)
    const turned = (s * cosine + c * sine) / ONE
    c = (c * cosine - s * sine) / ONE
    s = turned
  }
  return sines
}

// The other three quadrants are copies, so that turning the board by 90° or mirroring it changes no digit.
quadrant().forEach((sine, t) => {
  EAST[t] = EAST[1800 - t] = sine
  EAST[1800 + t] = EAST[wrap(CIRCLE - t)] = -sine
})
for (let t = 0; t < CIRCLE; t++) NORTH[t] = EAST[wrap(t + 900)]!

/**
 * Which side of a line the vector m·u + n·v lies, u and v being unit vectors `opening` apart and v clockwise of u, the line
 * at an angle from u towards v: positive if clockwise of it, nought if on it. One sum for squares (900) and hexes (600):
 * no √3 enters, and a line half-way between u and v holds m = n exactly.
 */
export const clockwiseOf = (line: Tenths, opening: Tenths, m: number, n: number): number =>
  n * EAST[opening - line]! - m * EAST[line]!

/** The last line of the table, from u, that m·u + n·v has reached: it is on that line or less than a tenth past it. */
export const lineReached = (opening: Tenths, m: number, n: number): Tenths => {
  let line = 0
  let beyond = opening
  while (beyond - line > 1) {
    const middle = (line + beyond) >> 1
    if (clockwiseOf(middle, opening, m, n) >= 0) line = middle
    else beyond = middle
  }
  return line
}

/** The nearer of a line and the next, being past the one and short of the other. Even lines win ties, as in a mirror. */
export const nearerLine = (line: Tenths, past: number, short: number): Tenths =>
  past < short || (past === short && line % 2 === 0) ? line : wrap(line + 1)

/**
 * A whole value / RADIUS to the nearest whole number, halves away from nought: mirrored boards must round alike. A quotient
 * that falls short of a whole one does so by 1 / RADIUS, which a double still shows below 2^24: no division rounds it up.
 */
export const nearestWhole = (value: number): number => {
  const whole = Math.floor((Math.abs(value) + RADIUS / 2) / RADIUS)
  return value < 0 ? 0 - whole : whole
}
