import { type Kysely, sql } from 'kysely'
import { canonical } from '#kernel/desk/index.ts'
import {
  Collision,
  type GameRecord,
  type ListedGame,
  type RowRecord,
  type SeatRecord,
  type Stand,
  type Store,
} from './store.ts'

/** The tables as both dialects have them. An entry is a row of a journal: `row` is a word of SQL's own. */
export interface Tables {
  games: {
    id: string
    battle: string
    title: string
    book: string
    side_one: string
    side_two: string
    header: string
    secret: string
    begun: string
  }
  seats: { game: string; seat: number; sitter: string; bot: string | null; token: string | null }
  entries: { game: string; entry: number; seat: number; key: string | null; line: string; stand: string; at: string }
  pending: { game: string; entry: number; text: string }
}

/** Its fields are in the order of `entryOf`. */
const ANY_ENTRY: Tables['entries'] = { game: '', entry: 0, seat: 0, key: '', line: '', stand: '', at: '' }

/** What the dialects do not share. */
export interface Dialect {
  /** one row, durable when it returns */
  insert(statement: string, values: readonly unknown[]): Promise<unknown>
  isCollision(thrown: unknown): boolean
  close(): Promise<void>
}

/** Rows of a strange journal that are written in one go. */
const PAGE = 200
const LISTED = ['id', 'battle', 'title', 'book', 'side_one', 'side_two', 'begun'] as const
type Listed = Pick<Tables['games'], (typeof LISTED)[number]>
type Last = { last_stand: string | null; last_at: string | null }

/** Games in SQL that both dialects speak. A row is one statement, so that it is there or not, without a transaction. */
export class SqlStore implements Store {
  private readonly db: Kysely<Tables>
  private readonly dialect: Dialect
  /** the one statement that every order waits for, in this dialect, made once */
  private readonly insertion: string

  constructor(db: Kysely<Tables>, dialect: Dialect) {
    this.db = db
    this.dialect = dialect
    this.insertion = db.insertInto('entries').values(ANY_ENTRY).compile().sql
  }

  async create(game: GameRecord, rows: readonly RowRecord[]): Promise<void> {
    const { id, battle, title, book, sides, header, secret, begun, seats } = game
    const [side_one, side_two] = sides
    // it is there when it has seats, and not before: a long one is written piece by piece, and holds up nobody
    await this.db
      .insertInto('games')
      .values({ id, battle, title, book, side_one, side_two, header, secret, begun })
      .execute()
    for (let from = 0; from < rows.length; from += PAGE) {
      await this.db.transaction().execute(async step => {
        for (const row of rows.slice(from, from + PAGE))
          await step.insertInto('entries').values(entryOf(id, row)).execute()
      })
      await new Promise(resolve => setImmediate(resolve))
    }
    await this.db.transaction().execute(async step => {
      for (const [seat, { by: sitter, bot, token }] of seats.entries())
        await step.insertInto('seats').values({ game: id, seat, sitter, bot, token }).execute()
    })
  }

  async game(id: string): Promise<GameRecord | null> {
    const found = await this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
    if (found === undefined) return null
    const { header, secret } = found
    const seats = (await this.seatsOf([id])).get(id)
    return seats === undefined ? null : { ...plainGame(found), header, secret, seats }
  }

  async listed(id: string): Promise<ListedGame | null> {
    const [found] = await this.list(this.lines().where('games.id', '=', id))
    return found ?? null
  }

  async latest(count: number): Promise<readonly ListedGame[]> {
    return await this.list(this.lines().orderBy(sql`coalesce(last.at, games.begun)`, 'desc').limit(count))
  }

  async rows(id: string, after: number, most: number): Promise<readonly RowRecord[]> {
    const found = await this.db
      .selectFrom('entries')
      .selectAll()
      .where('game', '=', id)
      .where('entry', '>', after)
      .orderBy('entry')
      .limit(most)
      .execute()
    return found.map(({ entry, seat, key, line, stand, at }) => ({
      row: entry,
      seat,
      key,
      line,
      stand: JSON.parse(stand) as Stand,
      at,
    }))
  }

  async append(id: string, row: RowRecord): Promise<void> {
    try {
      await this.dialect.insert(this.insertion, Object.values(entryOf(id, row)))
    } catch (thrown) {
      if (this.dialect.isCollision(thrown)) throw new Collision(`row ${row.row} of ${id} is there already`)
      throw thrown
    }
  }

  async pend(id: string, row: number, text: string): Promise<void> {
    await this.db
      .insertInto('pending')
      .values({ game: id, entry: row, text })
      .onConflict(same => same.column('game').doUpdateSet({ entry: row, text }))
      .execute()
  }

  async pending(id: string, row: number): Promise<string | null> {
    const found = await this.db
      .selectFrom('pending')
      .select('text')
      .where('game', '=', id)
      .where('entry', '=', row)
      .executeTakeFirst()
    return found?.text ?? null
  }

  async close(): Promise<void> {
    await this.dialect.close()
  }

  private lines() {
    return this.db
      .selectFrom('games')
      .innerJoin('seats as first', join => join.onRef('first.game', '=', 'games.id').on('first.seat', '=', 0))
      .leftJoin('entries as last', join =>
        join.onRef('last.game', '=', 'games.id').on('last.entry', '=', eb =>
          eb
            .selectFrom('entries')
            .select(most => most.fn.max('entry').as('entry'))
            .whereRef('game', '=', 'games.id'),
        ),
      )
      .select(LISTED.map(name => `games.${name}` as const))
      .select(['last.stand as last_stand', 'last.at as last_at'])
  }

  private async list(query: { execute(): Promise<(Listed & Last)[]> }): Promise<ListedGame[]> {
    const found = await query.execute()
    const seats = await this.seatsOf(found.map(({ id }) => id))
    return found.map(line => {
      const stand = line.last_stand === null ? null : (JSON.parse(line.last_stand) as Stand)
      return { ...plainGame(line), seats: seats.get(line.id)!, stand, touched: line.last_at ?? line.begun }
    })
  }

  private async seatsOf(games: readonly string[]): Promise<ReadonlyMap<string, [SeatRecord, SeatRecord]>> {
    const found = new Map<string, [SeatRecord, SeatRecord]>()
    if (games.length === 0) return found
    const all = await this.db.selectFrom('seats').selectAll().where('game', 'in', games).orderBy('seat').execute()
    for (const { game, seat, sitter, bot, token } of all) {
      const both = found.get(game) ?? ([] as unknown as [SeatRecord, SeatRecord])
      both[seat as 0 | 1] = { by: sitter as SeatRecord['by'], bot, token }
      found.set(game, both)
    }
    return found
  }
}

const plainGame = ({ id, battle, title, book, side_one, side_two, begun }: Listed) => ({
  id,
  battle,
  title,
  book,
  sides: [side_one, side_two] as const,
  begun,
})

const entryOf = (game: string, { row, seat, key, line, stand, at }: RowRecord): Tables['entries'] => ({
  game,
  entry: row,
  seat,
  key,
  line,
  stand: canonical(stand),
  at,
})
