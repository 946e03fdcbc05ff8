import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type ServerMessage, WIRE } from '#wire/index.ts'
import { type Client, freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start({ STRADDLE_DATA: folder })
})
afterAll(async () => {
  await server?.end()
  remove(folder)
})

const hello = { type: 'Hello', wire: WIRE, token: null, since: null } as const

/** What a client hears who says this first. */
async function first(game: string, said: string | Buffer): Promise<ServerMessage> {
  const client = await server.connect(game)
  client.socket.send(said)
  const told = await client.hear('Fault')
  await client.close()
  return told
}

describe('each fault has its own answer', () => {
  test.each<[string, string | Buffer, string]>([
    ['broken JSON', '{"type":', 'not JSON'],
    ['bytes', Buffer.from([0, 255, 3]), 'not JSON'],
    ['a number', '7', 'not understood'],
    ['null', 'null', 'not understood'],
    ['an unknown word', '{"type":"Sink"}', 'not understood'],
    ['another version', JSON.stringify({ ...hello, wire: WIRE + 1 }), 'other version'],
    ['something more', JSON.stringify({ ...hello, seat: 1 }), 'not understood'],
    ['an order before Hello', '{"type":"Order","key":"k","row":1,"command":{"type":"Pass"}}', 'no Hello'],
    ['a message of great length', JSON.stringify({ ...hello, token: 'x'.repeat(20_000) }), 'too long'],
    ['a wrong token', JSON.stringify({ ...hello, token: 'x'.repeat(43) }), 'wrong token'],
  ])('%s', async (_what, said, fault) => {
    const { game } = await server.newGame()
    const told = await first(game, said)
    expect(told).toMatchObject({ type: 'Fault', fault, reason: expect.stringMatching(/^\S.*\S$/) })
  })

  test('a game that is not there', async () => {
    expect(await first('nobody', JSON.stringify(hello))).toMatchObject({ fault: 'no such game' })
  })

  test('a token of another game', async () => {
    const [one, other] = [await server.newGame(), await server.newGame()]
    expect(await first(one.game, JSON.stringify({ ...hello, token: other.tokens[0] }))).toMatchObject({
      fault: 'wrong token',
    })
  })

  test('Hello twice', async () => {
    const { game } = await server.newGame()
    const client = await server.sit(game, null)
    client.say(hello)
    expect(await client.hear('Fault')).toMatchObject({ fault: 'not understood', reason: 'Hello is said once' })
  })

  test('its key is told with it, where it had one', async () => {
    const { game, tokens } = await server.newGame()
    const client = await server.sit(game, tokens[0])
    client.socket.send('{"type":"Order","key":"mine","row":-1,"command":{}}')
    expect(await client.hear('Fault')).toMatchObject({
      key: 'mine',
      fault: 'not understood',
      reason: expect.stringMatching(/^row: /),
    })
  })

  test('a message beyond all measure ends the talk', async () => {
    const { game } = await server.newGame()
    const client = await server.connect(game)
    client.socket.send('x'.repeat(200_000))
    expect(await client.closed).toMatchObject({ code: 1009 })
  })

  test('more sockets than a game has room for; players have room beside those who watch', async () => {
    const { game, tokens } = await server.newGame()
    const most = 200
    const all = await Promise.all(Array.from({ length: most }, () => server.sit(game, null)))
    const told = await first(game, JSON.stringify(hello))
    expect(told).toMatchObject({ fault: 'full', reason: expect.stringContaining('come again later') })
    for (let i = 0; i < 20; i++) all.push(await server.sit(game, tokens[0]))
    expect(await first(game, JSON.stringify({ ...hello, token: tokens[0] }))).toMatchObject({
      fault: 'full',
      reason: expect.stringContaining('close some'),
    })
    await (await server.sit(game, tokens[1])).close()
    for (const client of all) await client.close()
    await (await server.sit(game, null)).close()
  }, 30_000)

  test('too many messages at once', async () => {
    const { game, tokens } = await server.newGame()
    const client = await server.sit(game, tokens[0])
    for (let i = 0; i < 70; i++) client.say({ type: 'Answer', key: `k${i}`, row: 1, choice: 0 })
    expect(await client.hear('Fault', ({ fault }) => fault === 'too fast')).toMatchObject({
      reason: expect.stringContaining('a second'),
    })
  })
})

/** All that was sent has been heard. */
const roundTrip = ({ socket, closed }: Client): Promise<unknown> =>
  Promise.race([closed, new Promise(resolve => socket.once('pong', resolve).ping())])

/** Mostly nonsense, some of it close to sense. */
const nonsense = (token: string): fc.Arbitrary<string | Buffer> => {
  const any = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e308, 2 ** 53, '__proto__', '', null, [], {}, NaN))
  const command = fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('Move', 'FireGuns', 'NextPhase', 'SteamOn', 'StandBy', 'Deploy', 'LaunchTorpedoes'),
        any,
      ),
      ship: fc.oneof(fc.integer(), any),
      track: fc.oneof(fc.array(fc.record({ ahead: any, pivot: any }, { requiredKeys: [] })), any),
      batteries: any,
      target: any,
    },
    { requiredKeys: [] },
  )
  const said = fc.record(
    {
      type: fc.oneof(fc.constantFrom('Hello', 'Order', 'Answer'), any),
      wire: fc.oneof(fc.constant(WIRE), any),
      token: fc.oneof(fc.constant(token), fc.constant(null), any),
      since: fc.oneof(fc.nat(), fc.constant(null), any),
      key: fc.oneof(fc.string({ minLength: 1, maxLength: 10 }), any),
      // never the row that there is, so that nothing of this can be an order to be obeyed
      row: fc.oneof(fc.integer({ min: 2 }), any),
      choice: fc.oneof(fc.integer(), any),
      command: fc.oneof(command, any),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(
    { weight: 6, arbitrary: said.map(value => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)) },
  )
}

test('10,000 messages of nonsense never end it, never show a stack, never change a game', async () => {
  const place = freshFolder()
  const busy = await ServerProcess.start({ STRADDLE_DATA: place, STRADDLE_RATE: '1000000' })
  const { game, tokens } = await busy.newGame()
  const before = await busy.journal(game)
  const messages = fc.sample(nonsense(tokens[0]!), { numRuns: 10_000, seed: 5 })
  let heard = ''
  let faults = 0
  let client: Client | null = null
  const farewell = async (): Promise<void> => {
    if (client === null) return
    await client.close()
    heard += client.bytes
    faults += client.count('Fault')
  }
  for (const [i, message] of messages.entries()) {
    if (client === null || client.socket.readyState !== WebSocket.OPEN) {
      await farewell()
      // every other talk begins well
      client = i % 2 === 0 ? await busy.connect(game) : await busy.sit(game, tokens[0])
    }
    client.socket.send(message)
    if (i % 4 === 3) await roundTrip(client)
  }
  await farewell()
  expect(await (await busy.get('/healthz')).json()).toEqual({ ok: true })
  expect(await busy.journal(game)).toBe(before)
  expect(faults).toBeGreaterThan(8000)
  expect(heard).not.toMatch(/node_modules|\.ts:\d|\.js:\d| at \w+ \(/)
  expect(busy.said()).not.toMatch(/"level":[56]0|could not be worked/)
  expect(await busy.end()).toBe(0)
  remove(place)
}, 60_000)

test('nonsense at the doors of the lobby gets a sentence each', async () => {
  const place = freshFolder()
  const busy = await ServerProcess.start({ STRADDLE_DATA: place })
  const bodies = fc.sample(fc.oneof(fc.json(), fc.string()), { numRuns: 25, seed: 6 })
  for (const body of bodies) {
    const answer = await busy.post('/api/games', body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(/^\{"error":"[^\n]{1,300}"\}$/)
  }
  for (const path of [
    '/api/games/%00',
    '/api/games/..%2f..%2fetc',
    `/api/games/${'x'.repeat(500)}`,
    '/%c0%af',
    '/..%2f..%2fpackage.json',
  ]) {
    const answer = await busy.get(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  }
  await busy.end()
  remove(place)
})
