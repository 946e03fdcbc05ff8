import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'

/** 3.2 Legs straight ahead, in the board's lengths, and pivots in tenths of a degree, positive to starboard. */
const move = z.strictObject({
  type: z.literal('Move'),
  ship: index,
  track: z
    .array(
      z.union([
        z.strictObject({ ahead: z.number().int().min(1).max(100_000) }),
        z.strictObject({ pivot: z.number().int().min(-3600).max(3600) }),
      ]),
    )
    .max(24),
  /** 9.6 she makes smoke on her way */
  smoke: z.boolean().optional(),
})
export type Move = z.infer<typeof move>
export type Track = Move['track']

export const MOVE = word<Move>(move, {
  kind: 0,
  to: ({ track, smoke }) => [smoke ? 1 : 0, ...trackWords(track)],
  from: ([smoke, ...words]) => ({ track: trackIn(words), ...(smoke === 1 ? { smoke: true } : {}) }),
})

/** A track as whole numbers: a pivot is 1 and its tenths, a leg 0 and its length. */
export const trackWords = (track: Track): number[] =>
  track.flatMap(leg => ('pivot' in leg ? [1, leg.pivot] : [0, leg.ahead]))

export function trackIn(words: readonly number[]): Track {
  const track: Track = []
  for (let i = 0; i < words.length; i += 2) {
    track.push(words[i] === 1 ? { pivot: words[i + 1]! } : { ahead: words[i + 1]! })
  }
  return track
}
