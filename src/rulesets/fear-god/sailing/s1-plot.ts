import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'

/** H27 In Plotting: her speed for the turn in tenths of a knot, and turns and runs one after the other, in tenths of a degree and yards; the rest of the run is straight on. */
const plot = z.strictObject({
  type: z.literal('Plot'),
  ship: index,
  speed: z.number().int().min(0).max(600),
  legs: z
    .array(
      z.union([
        z.strictObject({ ahead: z.number().int().min(1).max(100_000) }),
        z.strictObject({ turn: z.number().int().min(-3600).max(3600) }),
      ]),
    )
    .max(12),
  /** she steers evasively (6-4) */
  weave: z.boolean().optional(),
})
export type Plot = z.infer<typeof plot>

export const PLOT = word<Plot>(plot, {
  kind: 0,
  to: ({ speed, legs, weave }) => [
    speed,
    Number(weave === true),
    ...legs.flatMap(leg => ('turn' in leg ? [1, leg.turn] : [0, leg.ahead])),
  ],
  from([speed, weave, ...words]) {
    const legs: Plot['legs'] = []
    for (let i = 0; i < words.length; i += 2) {
      legs.push(words[i] === 1 ? { turn: words[i + 1]! } : { ahead: words[i + 1]! })
    }
    return { speed: speed!, legs, ...(weave! > 0 ? { weave: true } : {}) }
  },
})
