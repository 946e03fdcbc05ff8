import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
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
  const batch = new Batch(database, prepare)
  return new SqlStore(db, {
    insert: (statement, values) => batch.insert(statement, values),
    isCollision: thrown => String((thrown as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT'),
    close: () => db.destroy(),
  })
}

function opened(folder: string, path: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true })
    keepPrivate(path)
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
/** Secrets of seats and dice are in it: nobody else on this machine may read it, nor the files that are made beside it. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY))
  // it may be of an older Straddle
  chmodSync(path, OWNER_ONLY)
}
const OWNER_ONLY = 0o600

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

interface Waiting {
  readonly statement: string
  readonly values: readonly unknown[]
  done(): void
  fail(fault: unknown): void
}

/** Rows that come in together are made durable together: one wait for the disk, not one for each. */
class Batch {
  private readonly database: Database.Database
  private readonly prepare: (text: string) => Prepared
  private waiting: Waiting[] = []

  constructor(database: Database.Database, prepare: (text: string) => Prepared) {
    this.database = database
    this.prepare = prepare
  }

  insert(statement: string, values: readonly unknown[]): Promise<void> {
    return new Promise((done, fail) => {
      if (this.waiting.push({ statement, values, done, fail }) === 1) setImmediate(() => this.write())
    })
  }

  private write(): void {
    if (this.database.inTransaction) return void setImmediate(() => this.write())
    const rows = this.waiting
    this.waiting = []
    try {
      if (rows.length > 1) this.database.exec('begin')
      // one that collides is told so; the others are written
      const told = rows.map(row => this.put(row))
      if (rows.length > 1) this.database.exec('commit')
      for (const tell of told) tell()
    } catch (fault) {
      if (this.database.inTransaction) this.database.exec('rollback')
      for (const { fail } of rows) fail(fault)
    }
  }

  private put({ statement, values, done, fail }: Waiting): () => void {
    try {
      this.prepare(statement).run(values)
      return done
    } catch (fault) {
      return () => fail(fault)
    }
  }
}
