import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { BadInput } from '#kernel/ruleset/index.ts'
import { migrate } from './migrations.ts'
import { SqlStore, type Tables } from './sql.ts'
import type { Store } from './store.ts'

/** A database of a PostgreSQL server; `lost` hears of connections that break, which the pool replaces. */
export async function openPostgres(url: string, lost: (fault: Error) => void): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 10_000, types: TYPES })
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  const keeper = await locked(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db as never)
  return new SqlStore(db, {
    insert: (statement, values) => db.executeQuery(CompiledQuery.raw(statement, [...values])),
    isCollision: thrown => (thrown as { code?: unknown }).code === UNIQUE_VIOLATION,
    async close() {
      keeper.release(true)
      await db.destroy()
    },
  })
}
const CONNECTIONS = 8
const UNIQUE_VIOLATION = '23505'
/** Any number that nobody else is likely to lock by. */
const LOCK = 0x57ad
const INT8 = 20
const TYPES = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
} as pg.CustomTypesConfig

/** Two servers on one database would each keep games in mind that the other has moved on. */
async function locked(pool: pg.Pool): Promise<pg.PoolClient> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (thrown) {
    await pool.end()
    throw new BadInput(`cannot open the database of DATABASE_URL (${(thrown as Error).message})`)
  }
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  if (rows[0]!.taken) return client
  client.release(true)
  await pool.end()
  throw new BadInput('another Straddle is using the database of DATABASE_URL; stop it, or name another database')
}
