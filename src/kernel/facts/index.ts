export type * from './aircraft.ts'
export type * from './battle.ts'
export type * from './figure.ts'
export type * from './ship.ts'
