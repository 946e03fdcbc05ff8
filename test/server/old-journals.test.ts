import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verify } from '#game/journal/index.ts'
import { canonical } from '#kernel/desk/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { GameMade } from '#wire/index.ts'
import { freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
const env = { STRADDLE_DATA: folder, STRADDLE_CALLS: '6000' }
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start(env)
})
afterAll(async () => {
  await server.end()
  remove(folder)
})

const past = (name: string): string => readFileSync(new URL(`../journals/past/${name}.jsonl`, import.meta.url), 'utf8')
const sent = (text: string): Promise<Response> =>
  server.post('/api/journals', text, { 'content-type': 'application/x-ndjson' })

/** A journal broken off after so many rows, as a game is that waits for its players. */
function brokenOff(text: string, rows: number): string {
  const lines = text.split('\n').slice(0, rows + 1)
  const { digest } = JSON.parse(lines.at(-1)!) as { digest: string }
  return `${lines.join('\n')}\n${canonical({ end: { digest, rows } })}\n`
}

test.each([
  'grand-fleets/2-written/battle-simultaneous',
  'grand-fleets/1-sealed/coronel',
  'fear-god/3-written/battle-night',
])('a journal of an older revision opens as a game: %s', async name => {
  const answer = await sent(past(name))
  expect(await answer.clone().text()).not.toContain('error')
  expect(answer.status).toBe(201)
  const { game } = GameMade.parse(await answer.json())
  expect(await server.journal(game)).toBe(past(name))
})

test('a game may cross an upgrade of its book: it is played on, and its journal tells the rows apart', async () => {
  const rows = 6
  const answer = await sent(brokenOff(past('grand-fleets/2-written/battle-open-sea'), rows))
  expect(answer.status).toBe(201)
  const { game, tokens } = GameMade.parse(await answer.json())
  const clients = [await server.sit(game, tokens[0]!), await server.sit(game, tokens[1]!)]
  const turn = clients[0]!.latest.now.awaited[0]!
  clients[turn]!.order({ type: 'Concede' })
  await clients[0]!.hear('News', news => news.row > rows)
  const journal = await server.journal(game)
  expect(verify(journal, bookNamed)).toMatchObject({ ok: true, rows: rows + 1, older: rows })
  for (const client of clients) client.close()
})

test('what an old row says is checked before it is done, and whoever sends nonsense harms nobody', async () => {
  const { game } = await server.newGame()
  const lines = past('grand-fleets/2-written/battle-open-sea').split('\n')
  const row = JSON.parse(lines[2]!) as { events: Record<string, unknown>[] }
  for (const ship of ['__proto__', 'constructor', 4096, -1, 0.5, null, [0], { 0: 0 }]) {
    const events = row.events.map((event, i) => (i === 0 ? { ...event, ship } : event))
    const answer = await sent(lines.with(2, canonical({ ...row, events })).join('\n'))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^the journal does not hold: [^\n]+$/) })
  }
  expect(await server.journal(game)).toContain('"revision"')
  await server.end()
  server = await ServerProcess.start(env)
  expect(await server.journal(game)).toContain('"revision"')
})
