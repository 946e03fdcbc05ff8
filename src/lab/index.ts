export { type BattleTally, captainsOf, emptyBattles, type Seating, sweepBattles } from './battles.ts'
export { addTally, emptyTally, type Summary, summaryOf, sweepDuels, type Tally } from './sweep.ts'
