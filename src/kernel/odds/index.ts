export type { Watch } from './chain.ts'
export {
  type Effort,
  ExactOdds,
  type Field,
  type Fields,
  listed,
  type Odds,
  type Outcome,
  oddsOf,
  type Question,
  sampledOdds,
} from './odds.ts'
export { type Share, shareOf } from './share.ts'
export { type Spread, spreadOf, TooWide } from './spread.ts'
export { Tree } from './tree.ts'
