export type { Effects } from './effects.ts'
export type { Deed, Force, Game, Glimpse, Standing } from './game.ts'
export type { Bought, Market } from './market.ts'
export type * from './offer.ts'
export { no, type Order, type Refusal, UMPIRE } from './order.ts'
export { type Coverage, covers, yearOf } from './period.ts'
export type * from './present.ts'
export { distanceText, unitAt } from './present.ts'
export {
  type Named,
  named,
  type Opened,
  type PartNames,
  type Pending,
  type Procedure,
  type ProcedureThrow,
  partsUnder,
  type Setting,
  type Worked,
} from './procedure.ts'
export {
  type Carded,
  type Derived,
  DUEL_TURNS,
  type Duel,
  type Note,
  type Ruleset,
  type Score,
} from './ruleset.ts'
export { allow, BadInput, Forbidden, type Schema } from './schema.ts'
export type { Lying, Measure, Reached, Shot, Study } from './study.ts'
export { EDGES, type Fate, type Term, termsOf, winnerByTerms, worthByTerms } from './terms.ts'
export type { Viewer } from './viewer.ts'
