import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verify } from '#game/journal/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { GameMade } from '#wire/index.ts'
import { type Client, freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
const env = { STRADDLE_DATA: folder, STRADDLE_RATE: '100000', STRADDLE_CALLS: '100000' }
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start(env)
})
afterAll(async () => {
  await server?.end()
  remove(folder)
})

const PASS = { type: 'Pass' }
/** A length that stands nowhere else. */
const SECRET = 1217
const move = (ship: number, ahead = SECRET) => ({ type: 'Move', ship, track: [{ ahead }] })
/** As many written orders: the four ships of the first side one after the other, and over again. */
const orders = (count: number) => Array.from({ length: count }, (_, i) => move(i % 4, SECRET + Math.floor(i / 4)))

const sealedGame = (): Promise<GameMade> => server.newGame({ options: { simultaneous: 'on' } })
const roundTrip = ({ socket }: Client): Promise<unknown> => new Promise(resolve => socket.once('pong', resolve).ping())

/** Orders of one seat, each taken before the next is given. */
let given = 0
async function give(client: Client, commands: readonly Record<string, unknown>[]): Promise<void> {
  for (const command of commands) {
    const { row } = client
    client.order(command, row, `given ${++given}`)
    await client.hear('News', news => news.row === row + 1)
  }
}

/** All that anybody else can get of a game: live, coming late, over the lobby, as a journal. */
async function seenByOthers(made: GameMade, live: readonly Client[]): Promise<string> {
  const { game, tokens } = made
  await Promise.all(live.map(roundTrip))
  const heard = live.map(({ bytes }) => bytes)
  const late = [await server.sit(game, tokens[1]), await server.sit(game, null), await server.sit(game, null, 1)]
  for (const client of late) await client.close()
  const line = await (await server.get(`/api/games/${game}`)).text()
  const journals = [await server.journal(game), await server.journal(game, tokens[1]!)]
  // who comes and goes meanwhile is the test's own doing
  const told = late.map(({ bytes }) => bytes.replace(/\{"type":"Company".*?"watching":\d+\}/g, ''))
  return [...heard, ...told, line, ...journals].join('\n')
}
/** Where two long texts differ. */
function difference(one: string, other: string): string {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(at - 80, at + 80)} | ${other.slice(at - 80, at + 80)}`
}
/** What differs between any two games. */
const anyGame = (text: string, { game }: GameMade): string =>
  text.replaceAll(game, 'GAME').replace(/"(begun|touched)":"[^"]*"/g, '"$1":""')

async function afterSealed(count: number): Promise<{ made: GameMade; own: string; others: string }> {
  const made = await sealedGame()
  const blue = await server.sit(made.game, made.tokens[0])
  const live = [await server.sit(made.game, made.tokens[1]), await server.sit(made.game, null)]
  await give(blue, orders(count))
  const others = await seenByOthers(made, live)
  const own = blue.bytes + (await server.journal(made.game, made.tokens[0]!))
  for (const client of [blue, ...live]) await client.close()
  return { made, own: anyGame(own, made), others: anyGame(others, made) }
}

describe('until sealed orders are revealed', () => {
  test('whatever anybody else gets is the same to the byte, however many were given', async () => {
    const none = await afterSealed(0)
    const seen = new Set([none.own])
    for (const count of [1, 4, 11]) {
      const { own, others } = await afterSealed(count)
      expect(difference(others, none.others)).toBe('')
      // the check can fail: whoever gave them is told of each
      expect(own).toContain(String(SECRET))
      seen.add(own)
    }
    expect(none.others).not.toContain(String(SECRET))
    expect(seen.size).toBe(4)
  })

  test('the lobby does not say when one was given, nor how many rows there are', async () => {
    const made = await sealedGame()
    const blue = await server.sit(made.game, made.tokens[0])
    const line = (): Promise<string> => server.get(`/api/games/${made.game}`).then(answer => answer.text())
    const before = await line()
    await give(blue, orders(3))
    expect(await line()).toBe(before)
    await give(blue, [PASS])
    expect(await line()).not.toBe(before)
  })

  test('nobody’s own order is stale by them, and their numbers outlive the server', async () => {
    const made = await sealedGame()
    const [blue, grey] = [await server.sit(made.game, made.tokens[0]), await server.sit(made.game, made.tokens[1])]
    await give(blue, orders(5))
    await give(grey, [move(4), move(5)])
    expect([blue.row, grey.row]).toEqual([6, 3])
    await Promise.all([blue.close(), grey.close()])
    const before = anyGame(await seenByOthers(made, []), made)
    await server.end('SIGKILL')
    server = await ServerProcess.start(env)
    expect(difference(anyGame(await seenByOthers(made, []), made), before)).toBe('')
    const again = [
      await server.sit(made.game, made.tokens[0], 6),
      await server.sit(made.game, made.tokens[1], 3),
    ] as const
    expect(again.map(client => client.count('News'))).toEqual([0, 0])
    // sent again, an order is the one that it was, by its sender's own numbers
    again[1].order(move(5), 2, `given ${given}`)
    expect(await again[1].hear('News')).toMatchObject({ row: 3, deed: { seat: 1, command: move(5) } })
    again[1].order(PASS, 2)
    expect(await again[1].hear('Fault')).toMatchObject({ fault: 'stale', reason: expect.stringContaining('row is 3') })
    await give(again[1], [PASS])
    await give(again[0], [PASS])
  })
})

test('what was sealed is told to all in the row that reveals it, and the whole battle is proved at its end', async () => {
  const made = await sealedGame()
  const blue = await server.sit(made.game, made.tokens[0])
  const grey = await server.sit(made.game, made.tokens[1])
  await give(blue, [...orders(4), PASS])
  expect(await grey.hear('News', news => news.deed.seat === 0)).toMatchObject({ row: 2, deed: { command: PASS } })
  expect(grey.bytes).not.toContain(String(SECRET))
  await give(grey, [PASS])
  expect(grey.bytes).toContain(String(SECRET))
  await blue.hear('News', news => news.deed.seat === 1)
  await give(blue, [{ type: 'Concede' }])
  expect(verify(await server.journal(made.game), bookNamed)).toEqual({ ok: true, rows: 8 })
})
