export { openPostgres } from './postgres.ts'
export { openSqlite } from './sqlite.ts'
export {
  Collision,
  type GameRecord,
  type ListedGame,
  type RowRecord,
  type SeatRecord,
  type Stand,
  type Store,
} from './store.ts'
