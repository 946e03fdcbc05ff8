export type { Ask, OrderEntry, OrderSketch } from './entry.ts'
export { glimpsed, isReady, sidesWriting, writtenAgain } from './hidden.ts'
export { type Orders, ordersOf, type SaidBy } from './orders.ts'
export {
  isSealed,
  REVEALED,
  readOut,
  SEALED_FIELDS,
  type Sealed,
  sealedFor,
  sealedIn,
  sealedInto,
  struckOut,
  WRITTEN,
} from './sealed.ts'
export { type Form, type Seal, type Spoken, type Word, word } from './word.ts'
