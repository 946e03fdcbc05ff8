import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { BadInput } from '#kernel/ruleset/index.ts'
import { migrate } from './migrations.ts'
import { SqlStore, type Tables } from './sql.ts'
import type { Store } from './store.ts'

/** One file in a folder; no second process may have it open. */
export async function openSqlite(folder: string): Promise<Store> {
  const path = join(folder, 'straddle.db')
  const database = opened(folder, path)
  const prepared = new Map<string, Prepared>()
  const prepare = (text: string): Prepared => {
    let statement = prepared.get(text)
    if (statement === undefined) {
      statement = preparedOf(database, text)
      prepared.set(text, statement)
    }
    return statement
  }
  const close = (): void => {
    prepared.clear()
    // libsql keeps the lock until its statements are collected, unless it is given up like this
    database.exec('pragma journal_mode = delete')
    database.exec('pragma locking_mode = normal')
    database.prepare('select number from migrations').all()
    database.close()
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close } }) })
  await migrate(db as never)
  return new SqlStore(db, {
    isCollision: thrown => String((thrown as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT'),
    close: () => db.destroy(),
  })
}

function opened(folder: string, path: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true })
    const database = new Database(path, { timeout: BUSY_MS })
    for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`)
    // takes the lock, which an exclusive connection keeps
    database.exec('begin immediate')
    database.exec('commit')
    return database
  } catch (thrown) {
    const code = String((thrown as { code?: unknown }).code)
    if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED')
      throw new BadInput(`another Straddle is using ${path}; stop it, or name another folder in STRADDLE_DATA`)
    throw new BadInput(`cannot open ${path} (${(thrown as Error).message})`)
  }
}
const BUSY_MS = 500
const PRAGMAS = ['locking_mode = exclusive', 'journal_mode = wal', 'synchronous = full', 'foreign_keys = on']

/** libsql binds every number as REAL, and a boolean ends the process; so whole numbers go as BigInt. */
const bound = (value: unknown): unknown =>
  typeof value === 'boolean' ? BigInt(value) : Number.isSafeInteger(value) ? BigInt(value as number) : value

type Prepared = {
  readonly reader: boolean
  all(values: readonly unknown[]): unknown[]
  run(values: readonly unknown[]): { changes: number; lastInsertRowid: number }
  iterate(values: readonly unknown[]): IterableIterator<unknown>
}
function preparedOf(database: Database.Database, text: string): Prepared {
  const statement = database.prepare(text)
  return {
    reader: statement.reader,
    all: values => statement.all(values.map(bound)),
    run: values => statement.run(values.map(bound)) as { changes: number; lastInsertRowid: number },
    iterate: values => statement.iterate(values.map(bound)) as IterableIterator<unknown>,
  }
}
