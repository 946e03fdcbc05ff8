import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  Collision,
  type GameRecord,
  openPostgres,
  openSqlite,
  type RowRecord,
  type Store,
} from '#server/store/index.ts'

/** A place for a store that can be opened again and again. */
interface Place {
  open(): Promise<Store>
  remove(): Promise<void>
}

function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'straddle-store-'))
  return Promise.resolve({
    open: () => openSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  })
}

async function postgresPlace(): Promise<Place> {
  const server = inject('postgres')
  if ('fault' in server) throw new Error(`PostgreSQL could not be started for the tests: ${server.fault}`)
  const name = `store_${process.pid}_${Math.random().toString(36).slice(2)}`
  const tell = async (statement: string): Promise<void> => {
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await tell(`create database ${name}`)
  return {
    open: () => openPostgres(server.url.replace(/postgres$/, name), () => {}),
    remove: () => tell(`drop database ${name} with (force)`),
  }
}

const GAME: GameRecord = {
  id: 'abc',
  battle: 'coronel',
  title: 'Coronel “1914”, für Älteste',
  book: 'grand-fleets',
  sides: ['British', 'Germans'],
  header: '{"straddle":1}',
  secret: 'ff'.repeat(32),
  begun: '2026-01-01T00:00:00.000Z',
  seats: [
    { by: 'me', bot: null, token: 'aa'.repeat(32) },
    { by: 'computer', bot: 'drill', token: null },
  ],
}
const row = (number: number, key: string | null = null, seat = 0): RowRecord => ({
  row: number,
  seat,
  key,
  line: `{"row":${number},"name":"Graf Spee ⚓"}`,
  stand: { turns: number, awaited: [0], over: false, winner: -1, rows: number },
  at: `2026-01-02T00:00:${String(number % 60).padStart(2, '0')}.000Z`,
})

describe.each([
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
])('a store on %s', (_name, placeOf) => {
  let place: Place
  let store: Store
  beforeAll(async () => {
    place = await placeOf()
    store = await place.open()
  })
  afterAll(async () => {
    await store?.close()
    await place?.remove()
  })
  let count = 0
  const made = async (rows: readonly RowRecord[] = [], begun = GAME.begun): Promise<string> => {
    const id = `game-${count++}`
    await store.create({ ...GAME, id, begun }, rows)
    return id
  }

  test('gives back a game as it was put in', async () => {
    const id = await made()
    expect(await store.game(id)).toEqual({ ...GAME, id })
    expect(await store.game('nobody')).toBeNull()
  })

  test('gives back rows in their order, from the one asked for', async () => {
    const id = await made([row(1, 'a'), row(2)])
    await store.append(id, row(3, 'b', 1))
    expect(await store.rows(id, 0, 1000)).toEqual([row(1, 'a'), row(2), row(3, 'b', 1)])
    expect(await store.rows(id, 2, 1000)).toEqual([row(3, 'b', 1)])
    expect(await store.rows(id, 3, 1000)).toEqual([])
  })

  test('gives back as many rows at a time as are asked for, and takes a thousand at once', async () => {
    const id = await made(Array.from({ length: 1000 }, (_, i) => row(i + 1)))
    expect((await store.rows(id, 0, 3)).map(each => each.row)).toEqual([1, 2, 3])
    expect((await store.rows(id, 998, 3)).map(each => each.row)).toEqual([999, 1000])
    expect(await store.rows(id, 1000, 3)).toEqual([])
  })

  test('keeps nothing of a game that could not be written to its end', async () => {
    const id = `half-${count++}`
    await expect(store.create({ ...GAME, id }, [row(1), row(1)])).rejects.toThrow()
    expect(await store.game(id)).toBeNull()
    expect(await store.listed(id)).toBeNull()
    expect((await store.latest(1000)).map(each => each.id)).not.toContain(id)
  })

  test('keeps the order of rows beyond nine', async () => {
    const id = await made(Array.from({ length: 120 }, (_, i) => row(i + 1)))
    expect((await store.rows(id, 0, 1000)).map(each => each.row)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1))
  })

  test('takes a row once, and the first stays', async () => {
    const id = await made([row(1)])
    await expect(store.append(id, { ...row(1), line: '{"other":1}' })).rejects.toBeInstanceOf(Collision)
    expect(await store.rows(id, 0, 1000)).toEqual([row(1)])
  })

  test('of many writers of one row lets one through', async () => {
    const id = await made()
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => store.append(id, row(1))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of rows that come at once for many games keeps all but those that collide', async () => {
    const games = await Promise.all(Array.from({ length: 20 }, (_, i) => made(i % 4 === 0 ? [row(1)] : [])))
    const tries = await Promise.allSettled(games.map(id => store.append(id, row(1))))
    expect(tries.map(({ status }) => status)).toEqual(games.map((_, i) => (i % 4 === 0 ? 'rejected' : 'fulfilled')))
    for (const id of games) expect(await store.rows(id, 0, 1000)).toEqual([row(1)])
  })

  test('keeps senders’ keys with their rows', async () => {
    const id = await made([row(1, 'k'), row(2, 'k', 1), row(3)])
    await store.append(id, row(4, 'l'))
    expect((await store.rows(id, 0, 1000)).map(({ seat, key }) => [seat, key])).toEqual([
      [0, 'k'],
      [1, 'k'],
      [0, null],
      [0, 'l'],
    ])
  })

  test('holds one pending order a game, the last, as long as its row is not there', async () => {
    const id = await made()
    await store.pend(id, 1, 'first')
    await store.pend(id, 1, 'second')
    expect(await store.pending(id, 1)).toBe('second')
    expect(await store.pending(id, 2)).toBeNull()
  })

  test('lists a game with how it stood last', async () => {
    const id = await made([row(1), row(2)])
    const { header: _, secret: __, ...rest } = GAME
    expect(await store.listed(id)).toEqual({ ...rest, id, stand: row(2).stand, touched: row(2).at })
    const fresh = await made()
    expect(await store.listed(fresh)).toMatchObject({ stand: null, touched: GAME.begun })
    expect(await store.listed('nobody')).toBeNull()
  })

  test('lists those touched last first, as many as are wanted', async () => {
    const late = await made([], '2026-03-01T00:00:00.000Z')
    const later = await made([{ ...row(1), at: '2026-03-02T00:00:00.000Z' }])
    expect((await store.latest(2)).map(({ id }) => id)).toEqual([later, late])
  })

  test('refuses a second process with a sentence', async () => {
    await expect(place.open()).rejects.toThrow(/^another Straddle is using .*; stop it, or name another/)
  })

  test('finds everything again when it is opened again', async () => {
    const id = await made([row(1, 'k')])
    await store.pend(id, 2, 'waiting')
    await store.close()
    store = await place.open()
    expect(await store.game(id)).toEqual({ ...GAME, id })
    expect(await store.rows(id, 0, 1000)).toEqual([row(1, 'k')])
    expect(await store.pending(id, 2)).toBe('waiting')
  })
})
