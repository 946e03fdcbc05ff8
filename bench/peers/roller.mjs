// Ten d10 against a target, by @dice-roller/rpg-dice-roller.
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { job, measure } from './meter.mjs'

let sum = 0
measure(
  () => undefined,
  () => {
    for (let i = 0; i < job.block; i++) sum += new DiceRoll('10d10>=8').total
  },
)
if (sum === 0) throw new Error('no hits at all')
