/** @internal */
export { openPostgres } from './postgres.ts'
/** @internal */
export { openSqlite } from './sqlite.ts'
export {
  /** @internal */
  Collision,
  type GameRecord,
  type ListedGame,
  type RowRecord,
  type SeatRecord,
  type Stand,
  type Store,
} from './store.ts'
