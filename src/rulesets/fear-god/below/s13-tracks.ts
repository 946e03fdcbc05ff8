import { pivot } from '#kernel/geometry/index.ts'
import type { Seen } from '../02-ships/state.ts'

/** H23 A running torpedo as words of `State.tracks`: where it is, its heading, yards left, knots, damage, 1 if deep, who launched it. */
export const RUN = 8
export interface Track {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly left: number
  readonly knots: number
  readonly damage: number
  readonly deep: number
  readonly from: number
  /** the ship that it has just passed without harm, or -1; forgotten from turn to turn */
  readonly passed: number
}
/** H23 Tenths of a degree between the torpedoes of one spread. */
const SPREAD = 20

/** H23 A spread along a bearing, from where the ship lies. */
export function tracksOf(
  state: Seen,
  ship: number,
  group: number,
  count: number,
  bearing: number,
  depth: number,
): number[] {
  const { x, y } = state.ships[ship]!
  const sheet = state.fixed.sheets[ship]!
  const { runYards, runKnots, warheadDamage } = sheet.batteries[sheet.groups[group]!.battery]!
  const words: number[] = []
  for (let i = 0; i < count; i++) {
    const heading = pivot(bearing, (2 * i - count + 1) * (SPREAD / 2))
    words.push(x, y, heading, runYards, runKnots, warheadDamage, depth, ship)
  }
  return words
}

export function tracksIn(words: readonly number[]): Track[] {
  const tracks: Track[] = []
  for (let i = 0; i < words.length; i += RUN) {
    const [x, y, heading, left, knots, damage, deep, from] = words.slice(i, i + RUN) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    tracks.push({ x, y, heading, left, knots, damage, deep, from, passed: -1 })
  }
  return tracks
}
export const wordsOfTrack = ({ x, y, heading, left, knots, damage, deep, from }: Track): number[] => [
  x,
  y,
  heading,
  left,
  knots,
  damage,
  deep,
  from,
]
