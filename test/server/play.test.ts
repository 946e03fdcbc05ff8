import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickUp, shipNamed } from '#fleets/index.ts'
import { type Header, verify, writeJournal } from '#game/journal/index.ts'
import { chosenOptions } from '#kernel/desk/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import type { GameLine, GameMade, News } from '#wire/index.ts'
import { fierce, lowest, playOn } from './captain.ts'
import { bearer, type Client, freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_RATE: '100000' })
})
afterAll(async () => {
  await server?.end()
  remove(folder)
})

const PASS = { type: 'Pass' }

/** Two people at a new table: whose turn it is, and the other. */
async function table(): Promise<GameMade & { first: Client; second: Client; turn: number; both: [Client, Client] }> {
  const made = await server.newGame()
  const both = [await server.sit(made.game, made.tokens[0]), await server.sit(made.game, made.tokens[1])] as [
    Client,
    Client,
  ]
  const welcome = both[0].heard.find(told => told.type === 'Welcome')!
  const turn = welcome.now.awaited[0]!
  return { ...made, both, turn, first: both[turn]!, second: both[1 - turn]! }
}

describe('two people', () => {
  test('see each other’s orders, each in his own view', async () => {
    const { first, second, turn } = await table()
    first.order(PASS)
    const [mine, his] = await Promise.all([
      first.hear('News', news => news.row === 2),
      second.hear('News', news => news.row === 2),
    ])
    expect(mine.deed).toMatchObject({ seat: turn, command: PASS, revision: expect.any(Number) })
    expect(mine.deed.events[0]).toMatchObject({ type: 'SidePassed', why: expect.stringMatching(/^GF-/) })
    expect(his.deed).toEqual(mine.deed)
    expect(mine.now).toMatchObject({ awaited: [1 - turn], standing: { over: false } })
  })

  test('hear of refusals only themselves, with the rule; and nothing has happened', async () => {
    const { game, first, second } = await table()
    const before = await server.journal(game)
    const key = second.order(PASS)
    expect(await second.hear('Refused')).toEqual({
      type: 'Refused',
      key,
      rule: 'GF-3-nopass',
      reason: 'it is not your turn',
    })
    first.order(PASS)
    await first.hear('News', news => news.row === 2)
    expect(first.count('Refused')).toBe(0)
    expect(before.split('\n')).toHaveLength(4)
  })

  test('may send an order twice: it is one', async () => {
    const { game, first, second } = await table()
    const key = first.order(PASS)
    const once = await first.hear('News', news => news.row === 2)
    first.order(PASS, 1, key)
    const { deed, row } = await first.hear('News')
    expect({ deed, row }).toEqual({ deed: once.deed, row: 2 })
    await second.hear('News', news => news.row === 2)
    expect(second.count('News')).toBe(2)
    expect(((await (await server.get(`/api/games/${game}`)).json()) as GameLine).rows).toBe(2)
  })

  test('are told that an order is stale, or comes from the future', async () => {
    const { first, second, turn, both } = await table()
    first.order(PASS)
    await second.hear('News', news => news.row === 2)
    second.order(PASS, 1)
    expect(await second.hear('Fault')).toMatchObject({ fault: 'stale', reason: expect.stringContaining('row is 2') })
    both[1 - turn]!.order(PASS, 7)
    expect(await second.hear('Fault')).toMatchObject({ fault: 'stale' })
  })

  test('are told what is wrong with a command, by the book’s schema', async () => {
    const { first } = await table()
    const key = first.order({ type: 'Move', ship: 'all' })
    expect(await first.hear('Fault')).toMatchObject({
      key,
      fault: 'not understood',
      reason: expect.stringMatching(/^ship: /),
    })
    first.order({ type: 'Dance' })
    expect(await first.hear('Fault')).toMatchObject({ fault: 'not understood' })
  })

  test('come back with the last row they saw, and miss nothing', async () => {
    const { game, tokens, first, second, turn } = await table()
    await second.close()
    first.order(PASS)
    await first.hear('News', news => news.row === 2)
    const again = await server.sit(game, tokens[1 - turn]!, 1)
    const news = again.heard.filter(told => told.type === 'News') as News[]
    expect(news.map(({ row }) => row)).toEqual([2])
    expect(news[0]!.now).not.toBeNull()
    const all = await server.sit(game, tokens[1 - turn]!, null)
    const rows = all.heard.filter(told => told.type === 'News') as News[]
    expect(rows.map(({ row, now }) => [row, now === null])).toEqual([
      [1, true],
      [2, false],
    ])
    expect(all.heard.map(({ type }) => type)).toEqual(['Welcome', 'News', 'News', 'Company'])
  })

  test('see who is at the table', async () => {
    const { game, both } = await table()
    const watcher = await server.sit(game, null)
    expect(watcher.heard.at(-1)).toEqual({
      type: 'Company',
      seats: [
        { seat: 0, by: 'person', here: true },
        { seat: 1, by: 'person', here: true },
      ],
      watching: 1,
    })
    await both[1].close()
    expect(await watcher.hear('Company')).toMatchObject({ seats: [{ here: true }, { here: false }] })
  })

  test('resign at any moment, whoever’s turn it is; then the game is over', async () => {
    const { game, first, second, turn } = await table()
    second.order({ type: 'Concede' }, 0)
    const { now } = await first.hear('News', news => news.row === 2)
    expect(now).toMatchObject({ awaited: [], standing: { over: true, winner: turn } })
    first.order(PASS)
    expect(await first.hear('Fault')).toMatchObject({ fault: 'over' })
    expect(await (await server.get(`/api/games/${game}`)).json()).toMatchObject({ over: true, winner: turn })
  })
})

describe('whoever has followed all changes stands where a newcomer is welcomed', () => {
  const arrive = async (game: string, token: string | null) => (await server.sit(game, token)).latest.now

  test('in a battle under fire', async () => {
    const { game, tokens, both } = await table()
    const watcher = await server.sit(game, null)
    await playOn(both, fierce, () => both[0].latest.row > 80, true)
    const row = both[0].latest.row
    for (const client of [both[1], watcher]) await client.hear('News', news => news.row === row)
    expect(
      both[0].heard.filter(told => told.type === 'News' && told.now !== null && 'change' in told.now),
    ).toHaveLength(row - 1)
    for (const [client, token] of [
      ...both.map((each, seat) => [each, tokens[seat]!] as const),
      [watcher, null] as const,
    ])
      expect(client.latest.now).toEqual(await arrive(game, token))
  })

  test('while orders are sealed, and when they are revealed', async () => {
    const { game, tokens } = await server.newGame({ book: 'fear-god' })
    const both = [await server.sit(game, tokens[0]), await server.sit(game, tokens[1])] as const
    const watcher = await server.sit(game, null)
    for (let given = 0; given < 8; given++) {
      const [seat] = both[0].latest.now.awaited
      const before = both.map(client => client.row)
      both[seat!]!.order(PASS, before[seat!])
      for (const [i, client] of both.entries()) await client.hear('News', news => news.row > before[i]!)
      for (const [client, token] of [
        [both[0], tokens[0]!],
        [both[1], tokens[1]!],
        [watcher, null],
      ] as const)
        await expect.poll(() => client.latest.now).toEqual(await arrive(game, token))
    }
  })
})

test('one person on both sides holds two keys', async () => {
  const made = await server.newGame({ seats: [{ by: 'me' }, { by: 'me' }] })
  const seats = [await server.sit(made.game, made.tokens[0]), await server.sit(made.game, made.tokens[1])] as const
  const welcome = seats[0].heard.find(told => told.type === 'Welcome')!
  for (let row = 1, [turn] = welcome.now.awaited; row < 5; row++) {
    seats[turn!]!.order(PASS, row)
    turn = (await seats[0].hear('News', news => news.row === row + 1)).now!.awaited[0]
  }
})

test('whoever watches sees everything that anybody may, and orders nothing', async () => {
  const { game, first } = await table()
  const watcher = await server.sit(game, null)
  watcher.order(PASS)
  expect(await watcher.hear('Fault')).toMatchObject({ fault: 'not your seat' })
  watcher.say({ type: 'Answer', key: 'a', row: 1, choice: 0 })
  expect(await watcher.hear('Fault')).toMatchObject({ fault: 'not your seat' })
  first.order(PASS)
  expect((await watcher.hear('News', news => news.row === 2)).deed.command).toEqual(PASS)
})

describe('a choice in mid-rule', () => {
  test('is asked of its player, kept through a crash, answered once, and written down', async () => {
    const place = freshFolder()
    const env = { STRADDLE_DATA: place, STRADDLE_RATE: '100000' }
    let fragile = await ServerProcess.start(env)
    const sitDown = async ({ game, tokens }: GameMade): Promise<[Client, Client]> => [
      await fragile.sit(game, tokens[0]),
      await fragile.sit(game, tokens[1]),
    ]
    let made: GameMade
    let both: [Client, Client]
    do {
      made = await fragile.newGame()
      both = await sitDown(made)
      await playOn(both, fierce, () => both.some(client => client.count('Question') > 0))
    } while (both.every(client => client.count('Question') === 0))
    const { game } = made
    const asked = both.findIndex(client => client.count('Question') > 0)
    const question = both[asked]!.heard.find(told => told.type === 'Question')!
    expect(question).toMatchObject({ seat: asked, row: both[asked]!.row, rule: expect.stringMatching(/^GF-/) })
    expect(await both[1 - asked]!.hear('Waiting')).toEqual({ type: 'Waiting', row: question.row, seat: asked })
    // the order cannot be taken back, and nothing else can be said
    both[1 - asked]!.order(PASS, question.row)
    expect(await both[1 - asked]!.hear('Fault')).toMatchObject({ fault: 'waiting' })

    await fragile.end('SIGKILL')
    fragile = await ServerProcess.start(env)
    both = await sitDown(made)
    const again = both[asked]!.heard.find(told => told.type === 'Question')
    expect(again).toEqual(question)

    both[1 - asked]!.say({ type: 'Answer', key: 'not mine', row: question.row, choice: 0 })
    expect(await both[1 - asked]!.hear('Fault')).toMatchObject({ fault: 'no question', key: 'not mine' })
    const mayNot = lowest(~question.among)
    both[asked]!.say({ type: 'Answer', key: 'wrong', row: question.row, choice: mayNot })
    expect(await both[asked]!.hear('Fault')).toMatchObject({ fault: 'not understood', key: 'wrong' })
    // a rule may go on to ask again; each answer is sent twice, and counts once
    let answered = 0
    for (let open = 1; both[asked]!.row === question.row; open = both[asked]!.count('Question')) {
      for (; answered < open; answered++) {
        const { among } = both[asked]!.heard.filter(told => told.type === 'Question')[answered]!
        const answer = { type: 'Answer', key: `answer ${answered}`, row: question.row, choice: lowest(among) } as const
        both[asked]!.say(answer)
        both[asked]!.say(answer)
      }
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    const news = both[asked]!.heard.find(told => told.type === 'News' && told.row === question.row + 1) as News
    expect(news.deed.answers).toContainEqual({ why: question.rule, seat: asked, choice: lowest(question.among) })
    expect(verify(await fragile.journal(game), bookNamed)).toEqual({ ok: true, rows: question.row + 1 })
    await fragile.end()
    remove(place)
  }, 30_000)
})

describe('what is hidden', () => {
  const book = bookNamed('grand-fleets')!
  const ships = [
    ['Iron Duke', 'Tiger'],
    ['König', 'Derfflinger'],
  ] as const
  const facts = pickUp(
    [
      { name: 'Blue', nation: 'GBR', ships: ships[0] },
      { name: 'Grey', nation: 'DEU', ships: ships[1] },
    ],
    1916,
  )
  const cards = ships.flat().map(name => {
    const found = shipNamed(name)
    if ('unknown' in found) throw new Error(name)
    return book.card(found.facts, found.ship).card
  })
  const options = chosenOptions(book.options, { hiddenDeployment: 'on' })
  const header: Header = {
    straddle: 1,
    book: book.id,
    revision: book.revision,
    options,
    battle: { kind: 'battle', facts },
    cards,
    seed: null,
  }
  const deploy = (ship: number, x: number, y: number) => ({ type: 'Deploy', ship, x, y, heading: 900 })

  test('never leaves the server before it is revealed: not as news, not as a view, not as a journal', async () => {
    const answer = await server.post('/api/journals', writeJournal(book, { header, rows: [] }), {
      'content-type': 'application/x-ndjson',
    })
    const { game, tokens } = (await answer.json()) as GameMade
    expect(answer.status).toBe(201)
    const blue = await server.sit(game, tokens[0])
    const grey = await server.sit(game, tokens[1])
    const watcher = await server.sit(game, null)
    const [x, y] = [2137, 11_731]
    blue.order(deploy(0, x, y), 1)
    const own = await blue.hear('News', news => news.row === 2)
    expect(own.deed.command).toEqual(deploy(0, x, y))
    // he is told nothing of it, so his order is not stale
    grey.order(deploy(2, 22_001, 9001), 1)
    expect((await grey.hear('News', news => news.row === 2)).deed.seat).toBe(1)
    const late = await server.sit(game, tokens[1])
    const others = [
      grey.bytes,
      watcher.bytes,
      late.bytes,
      await server.journal(game),
      await server.journal(game, tokens[1]!),
    ]
    for (const bytes of others) expect(bytes).not.toMatch(/2137|11731/)
    const journal = await server.journal(game, tokens[0]!)
    expect(journal).toContain('11731')
    expect(journal).not.toContain('9001')
    expect(verify(journal, bookNamed)).toMatchObject({ ok: false, reason: expect.stringContaining('unfinished') })
    expect(await (await server.get(`/api/games/${game}/journal`, bearer('wrong'))).status).toBe(401)

    blue.order(deploy(1, 2500, 3000), 2)
    // that his side has done can be seen, and nothing else
    const { deed, now } = await grey.hear('News', news => news.row === 3)
    expect(deed).toEqual({ revision: own.deed.revision, seat: 0, command: null, answers: [], events: [] })
    expect(now!.awaited).toEqual([1])
    grey.order(deploy(3, 22_001, 3000), 3)
    await grey.hear('News', news => news.row === 4)
    expect(JSON.stringify(grey.heard.at(-1))).toMatch(/2137/)
    blue.order({ type: 'Concede' })
    await blue.hear('News', news => news.now!.standing.over)
    expect(verify(await server.journal(game), bookNamed)).toEqual({ ok: true, rows: 6 })
  })
})
