import { afterAll, beforeAll, expect, test } from 'vitest'
import { verify } from '#game/journal/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { GameLine } from '#wire/index.ts'
import { freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_RATE: '1000' })
})
afterAll(async () => {
  await server?.end()
  remove(folder)
})

const computer = (bot: string) => ({ by: 'computer', bot }) as const
const lineOf = async (game: string): Promise<GameLine> =>
  (await server.get(`/api/games/${game}`)).json() as Promise<GameLine>

test('two bots fight a battle to its end, choices in mid-rule included, while somebody watches', async () => {
  const { game, tokens } = await server.newGame({ seats: [computer('random'), computer('random')] })
  expect(tokens).toEqual([null, null])
  const watcher = await server.sit(game, null)
  const { now, row } = await watcher.hear('News', news => news.now?.standing.over ?? false)
  expect(now!.awaited).toEqual([])
  expect(await lineOf(game)).toMatchObject({ over: true, rows: row, winner: now!.standing.winner })
  expect(verify(await server.journal(game), bookNamed)).toEqual({ ok: true, rows: row })
  expect(watcher.count('Fault')).toBe(0)
  const late = await server.sit(game, null)
  expect(late.heard.flatMap(told => (told.type === 'News' ? [told.row] : []))).toEqual(
    Array.from({ length: row }, (_, i) => i + 1),
  )
}, 60_000)

test('a game waits, unharmed, while nobody is there', async () => {
  const { game } = await server.newGame({ seats: [computer('random'), computer('random')] })
  const watcher = await server.sit(game, null)
  await watcher.hear('News', news => news.row >= 3)
  await watcher.close()
  await new Promise(resolve => setTimeout(resolve, 300))
  const { rows } = await lineOf(game)
  await new Promise(resolve => setTimeout(resolve, 300))
  expect((await lineOf(game)).rows).toBe(rows)
  const again = await server.sit(game, null, rows)
  await again.hear('News', news => news.row > rows)
  await again.close()
})

test('the drilled captain answers a person', async () => {
  const { game, tokens } = await server.newGame({ seats: [{ by: 'me' }, computer('drill')] })
  const client = await server.sit(game, tokens[0])
  if (client.latest.now.awaited[0] === 0) client.order({ type: 'Pass' })
  await client.hear('News', news => {
    if (news.now?.awaited[0] === 0) client.order({ type: 'Pass' }, news.row)
    return news.deed.seat === 1
  })
  expect(client.heard.some(told => told.type === 'News' && told.deed.seat === 1)).toBe(true)
  expect(client.count('Refused')).toBe(0)
}, 30_000)
