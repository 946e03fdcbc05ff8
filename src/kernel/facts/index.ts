export type * from './ship.ts'
