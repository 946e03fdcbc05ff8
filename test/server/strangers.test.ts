import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical } from '#kernel/desk/index.ts'
import { GameMade } from '#wire/index.ts'
import { freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
let server: ServerProcess
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  // as an older Straddle left it
  writeFileSync(join(folder, 'straddle.db'), '', { mode: 0o644 })
  server = await ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_NAMES: 'chart-room.example, Bridge' })
})
afterAll(async () => {
  await server.end()
  remove(folder)
})

/** What a browser is answered that has called the server by that name. */
function called(host: string): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/healthz`, { headers: { host } }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => resolve({ code: answer.statusCode!, text }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('a strange page may have its own name point at us', () => {
  test.each([
    'attacker.example',
    'attacker.example:8080',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example',
    'xn--localhost-.example',
  ])('%s is refused', async host => {
    const { code, text } = await called(host)
    expect(code).toBe(421)
    expect(text).toBe('{"error":"this server is not called that; STRADDLE_NAMES lists its names"}')
  })
  test.each([
    '127.0.0.1',
    'localhost:1234',
    '[::1]:8080',
    '192.168.1.20:8080',
    hostname(),
    'CHART-ROOM.example',
    'bridge:80',
  ])('%s is ours', async host => expect((await called(host)).code).toBe(200))
})

test('its database is for its owner’s eyes, also one that an older Straddle left', async () => {
  await server.newGame()
  for (const name of ['straddle.db', 'straddle.db-wal'])
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600)
})

test('a port that is taken, or is none of ours, is one sentence, and the database is let go', async () => {
  const place = freshFolder()
  const port = new URL(server.url).port
  for (let times = 0; times < 2; times++)
    await expect(ServerProcess.start({ STRADDLE_DATA: place, PORT: port })).rejects.toThrow(
      new Error(
        `the server ended with 1: straddle: cannot listen at 127.0.0.1, port ${port}: something else does; name another in PORT\n`,
      ),
    )
  await expect(ServerProcess.start({ STRADDLE_DATA: place, HOST: '192.0.2.1' })).rejects.toThrow(
    /: straddle: cannot listen at 192\.0\.2\.1, port 0: that address is not of this machine; name another in HOST\n$/,
  )
  remove(place)
}, 30_000)

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)(
  '%s ends it cleanly',
  async signal => {
    const place = freshFolder()
    const one = await ServerProcess.start({ STRADDLE_DATA: place })
    const { game } = await one.newGame()
    expect(await one.end(signal)).toBe(0)
    const again = await ServerProcess.start({ STRADDLE_DATA: place })
    expect((await again.get(`/api/games/${game}`)).status).toBe(200)
    expect(await again.end()).toBe(0)
    remove(place)
  },
  30_000,
)

test.each([
  ['NUL', 'a\u0000b'],
  ['half a letter', 'a\ud800b'],
  ['65 letters', 'x'.repeat(65)],
])('a key with %s is refused before a store sees it', async (_what, key) => {
  const { game, tokens } = await server.newGame()
  const client = await server.sit(game, tokens[0])
  client.say({ type: 'Order', key, row: 1, command: { type: 'Concede' } })
  expect(await client.hear('Fault')).toMatchObject({
    fault: 'not understood',
    reason: expect.stringMatching(/^key: /),
  })
  client.close()
})

describe('a strange battle', () => {
  const journalOf = async (change: (facts: Record<string, unknown>) => void): Promise<string> => {
    const { game, tokens } = await server.newGame()
    const lines = (await server.journal(game, tokens[0]!)).split('\n')
    const header = JSON.parse(lines[0]!) as { battle: { facts: Record<string, unknown> } }
    change(header.battle.facts)
    return lines.with(0, canonical(header as never)).join('\n')
  }
  const sent = async (text: string): Promise<Response> =>
    server.post('/api/journals', text, { 'content-type': 'application/x-ndjson' })

  test.each([
    ['id', 'x"\r\nset-cookie: a=b'],
    ['id', 'x\u0000'],
    ['title', 'x\u0000'],
    ['happened', '\ud800'],
  ])('whose %s is %j is refused in a sentence', async (field, value) => {
    const answer = await sent(
      await journalOf(facts => {
        facts[field] = value
      }),
    )
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/^\{"error":"[^\n]{1,300}"\}$/)
  })
})

test('games of impossible names are in no store', async () => {
  for (const id of ['%00', 'a%00b', '..', 'x'.repeat(200), '%F0%9F%9A%A2', "a'b"]) {
    expect((await server.get(`/api/games/${id}`)).status, id).toBeGreaterThanOrEqual(400)
    expect((await server.get(`/api/games/${id}/journal`)).status, id).toBeLessThan(500)
  }
  expect(server.said()).not.toMatch(/"level":[56]0/)
  expect(GameMade.safeParse(await server.newGame()).success).toBe(true)
})
