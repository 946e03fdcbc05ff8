export {
  addBattles,
  type BattleSummary,
  type BattleTally,
  battleSummaryOf,
  captainsOf,
  emptyBattles,
  type Seating,
  sweepBattles,
} from './battles.ts'
export { addTally, emptyTally, type Mean, type Summary, summaryOf, sweepDuels, type Tally } from './sweep.ts'
