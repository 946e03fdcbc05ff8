import type { Cite } from '#kernel/book/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { atLeast } from '#kernel/table/index.ts'
import { jobOf, meter, type Rates, say, warmUp } from './meter.ts'

/** Ten d10 against a target: how many at 8 or more, nobody listening. */
export interface DiceJob {
  readonly blocks: number
  readonly block: number
  readonly warm: number
}

const { blocks, block, warm } = jobOf<DiceJob>()
const dice = new Dice(new Seeded(1))
const EIGHT = atLeast(10, 8)
const WHY = 0 as Cite
let sum = 0
const act = (): void => {
  for (let i = 0; i < block; i++) sum += dice.count(10, EIGHT, WHY)
}
warmUp(warm, act)
say({ rates: meter(blocks, block, () => undefined, act) } satisfies Rates)
if (sum === 0) throw new Error('no hits at all')
