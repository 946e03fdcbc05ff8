export { addTally, emptyTally, type Share, type Summary, summaryOf, sweepDuels, type Tally } from './sweep.ts'
