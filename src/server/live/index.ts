export { Harbour } from './harbour.ts'
export { hashOf, newGameId, newSecret, newToken } from './secret.ts'
export { MANNERS, type Manners, Talk } from './talk.ts'
export { Workers } from './workers.ts'
