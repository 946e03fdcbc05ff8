export type { Ask } from './entry.ts'
export { glimpsed, isReady, sidesWriting, writtenAgain } from './hidden.ts'
export { ordersOf, type SaidBy } from './orders.ts'
export {
  isSealed,
  REVEALED,
  readOut,
  SEALED_FIELDS,
  sealedFor,
  sealedIn,
  sealedInto,
  struckOut,
  WRITTEN,
} from './sealed.ts'
export { type Spoken, word } from './word.ts'
