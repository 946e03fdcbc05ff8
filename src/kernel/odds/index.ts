export {
  type Effort,
  ExactOdds,
  type Fields,
  listed,
  type Odds,
  oddsOf,
} from './odds.ts'
export { type Share, shareOf } from './share.ts'
/** @internal */
export { spreadOf } from './spread.ts'
export { Tree } from './tree.ts'
