export type * from './battle.ts'
export type * from './ship.ts'
