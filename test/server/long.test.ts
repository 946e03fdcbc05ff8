import { afterAll, beforeAll, expect, test } from 'vitest'
import { GameMade, WIRE } from '#wire/index.ts'
import { type Client, freshFolder, remove, ServerProcess } from './harness.ts'
import { longJournal } from './long-game.ts'

/** Rows; the battle itself has some hundred more. */
const LONG = 1700
const folder = freshFolder()
let server: ServerProcess
let long: GameMade
let rows: number
beforeAll(async () => {
  const journal = longJournal(LONG)
  rows = journal.split('\n').length - 3
  expect(rows).toBe(LONG)
  server = await ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_RATE: '10000', STRADDLE_CALLS: '6000' })
  const answer = await upload(journal)
  long = GameMade.parse(await answer.json())
}, 120_000)
afterAll(async () => {
  await server?.end()
  remove(folder)
})
const upload = (journal: string): Promise<Response> =>
  server.post('/api/journals', journal, { 'content-type': 'application/x-ndjson' })

/** Milliseconds in which orders of a good game are answered, while something else goes on; the slowest of them. */
async function slowest(meanwhile: () => Promise<unknown>): Promise<number> {
  let players = await seated()
  let done = false
  const other = meanwhile().finally(() => {
    done = true
  })
  const times: number[] = []
  while (!done || times.length < 5) {
    times.push(await passed(players))
    if (players[0].latest.now.standing.over) players = await seated()
  }
  await other
  return Math.max(...times)
}
async function seated(): Promise<readonly [Client, Client]> {
  const { game, tokens } = await server.newGame()
  return [await server.sit(game, tokens[0]!), await server.sit(game, tokens[1]!)]
}
async function passed(players: readonly [Client, Client]): Promise<number> {
  const from = performance.now()
  const seat = players[0].latest.now.awaited[0]!
  const row = players[seat]!.row
  players[seat]!.order({ type: 'Pass' }, row, `pass ${row}`)
  await Promise.all(players.map(each => each.hear('News', told => told.row > row)))
  return performance.now() - from
}

test('a long game is read to its end by whoever comes, in order', { timeout: 60_000 }, async () => {
  const late = await server.sit(long.game, long.tokens[0]!, 0)
  const told = late.heard.flatMap(each => (each.type === 'News' ? [each.row] : []))
  expect(told).toEqual(Array.from({ length: rows }, (_, i) => i + 1))
  // only of the last is it told how things stand
  const standing = late.heard.filter(each => each.type === 'News' && each.now !== null)
  expect(standing.map(each => 'row' in each && each.row)).toEqual([rows])
  await late.close()
  const later = await server.sit(long.game, null, rows - 3)
  expect(later.heard.flatMap(each => (each.type === 'News' ? [each.row] : []))).toEqual([rows - 2, rows - 1, rows])
  await later.close()
})

test('an order that is given again by its key is answered as it was, however often', { timeout: 60_000 }, async () => {
  const client = await server.sit(long.game, long.tokens[0]!, rows)
  const other = await server.sit(long.game, long.tokens[1]!, rows)
  const seat = client.latest.now.awaited[0]!
  const whose = seat === 0 ? client : other
  const key = whose.order({ type: 'Pass' }, rows, 'again')
  const first = await whose.hear('News', told => told.row === rows + 1)
  const slow = await slowest(async () => {
    for (let times = 0; times < 200; times++) whose.order({ type: 'Pass' }, rows, key)
    const answers = []
    for (let times = 0; times < 200; times++) answers.push(await whose.hear('News', told => told.row === rows + 1))
    for (const { deed } of answers) expect(deed).toEqual(first.deed)
  })
  expect(slow).toBeLessThan(2000)
  await client.close()
  await other.close()
})

test('readers who never read, and uploads, keep no good game waiting', { timeout: 120_000 }, async () => {
  const slow = await slowest(async () => {
    const readers = await Promise.all(Array.from({ length: 10 }, () => server.connect(long.game)))
    for (const reader of readers) {
      reader.say({ type: 'Hello', wire: WIRE, token: null, since: 0 })
      reader.socket.pause()
    }
    await Promise.all([upload(longJournal(LONG)), upload(longJournal(LONG - 300))])
    for (const reader of readers) reader.socket.terminate()
  })
  // on a busy machine; on a quiet one it is some tens
  expect(slow).toBeLessThan(2000)
})

test('more journals at once than may wait are asked to come again', { timeout: 120_000 }, async () => {
  const journal = longJournal(LONG)
  const answers = await Promise.all(Array.from({ length: 24 }, () => upload(journal)))
  const codes = answers.map(({ status }) => status)
  expect(new Set(codes)).toEqual(new Set([201, 503]))
  const busy = answers.find(({ status }) => status === 503)!
  expect(await busy.json()).toEqual({ error: 'many journals are being read just now; try again in a minute' })
})
