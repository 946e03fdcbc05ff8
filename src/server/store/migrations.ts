import { type Kysely, sql } from 'kysely'

/** Numbered by their places. One that has been released is never changed; another is added. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table games (
      id text primary key, battle text not null, title text not null, book text not null,
      side_one text not null, side_two text not null, header text not null, secret text not null, begun text not null
    )`,
    `create table seats (
      game text not null references games (id), seat integer not null, sitter text not null, bot text, token text,
      primary key (game, seat)
    )`,
    `create table entries (
      game text not null references games (id), entry integer not null, seat integer not null, key text,
      line text not null, stand text not null, at text not null,
      primary key (game, entry)
    )`,
    'create unique index entries_by_key on entries (game, seat, key)',
    'create table pending (game text primary key references games (id), entry integer not null, text text not null)',
  ],
  // a game knows its keys from its rows, and no second process can have it open; an index of them was one more page to wait for, order by order
  ['drop index entries_by_key'],
]

/** Games whose rows were still being written when the program ended: they have no seats, and nobody was told of them. */
async function tidy(db: Kysely<never>): Promise<void> {
  const unfinished = sql`select id from games where id not in (select game from seats)`
  await sql`delete from entries where game in (${unfinished})`.execute(db)
  await sql`delete from games where id in (${unfinished})`.execute(db)
}

/** Brings a database up to date. A newer one than this program knows is left alone, with a sentence. */
export async function migrate(db: Kysely<never>): Promise<void> {
  await sql`create table if not exists migrations (number integer primary key)`.execute(db)
  const { rows } = await sql<{ done: number | null }>`select max(number) as done from migrations`.execute(db)
  const done = Number(rows[0]?.done ?? 0)
  if (done > MIGRATIONS.length)
    throw new Error(
      `the database was written by a newer Straddle (migration ${done}; this one knows ${MIGRATIONS.length})`,
    )
  for (let number = done + 1; number <= MIGRATIONS.length; number++) {
    await db.transaction().execute(async step => {
      for (const statement of MIGRATIONS[number - 1]!) await sql.raw(statement).execute(step)
      await sql`insert into migrations (number) values (${number})`.execute(step)
    })
  }
  await tidy(db)
}
