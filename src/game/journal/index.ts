export { Chainer, digestOfHeader, digestText } from './digest.ts'
export type { Digest, Header, Journal, Row } from './row.ts'
export { writeJournal } from './text.ts'
export { type Verdict, verify } from './verify.ts'
