import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type Header, verify, writeJournal } from '#game/journal/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { BattleLine, BookLine, BotLine, GameLine, GameMade, Wrong } from '#wire/index.ts'
import { freshFolder, remove, ServerProcess } from './harness.ts'

const folder = freshFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_CALLS: '6000' })
})
afterAll(async () => {
  await server?.end()
  remove(folder)
})

const seats = [{ by: 'me' }, { by: 'computer', bot: 'drill' }]
const CORONEL = { battle: 'coronel', book: 'grand-fleets', seats }

describe('the lobby', () => {
  test.each([
    ['/api/books', BookLine],
    ['/api/bots', BotLine],
    ['/api/battles', BattleLine],
    ['/api/games', GameLine],
  ])('answers %s in its shape', async (path, line) => {
    await server.newGame()
    const all = z
      .array(line.strict())
      .min(1)
      .parse(await (await server.get(path)).json())
    expect(all.length).toBeGreaterThan(0)
  })

  test('starts a game with the secrets of those seats that people take', async () => {
    const answer = await server.post('/api/games', CORONEL)
    expect(answer.status).toBe(201)
    const { game, tokens } = GameMade.parse(await answer.json())
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/), null])
    const line = GameLine.parse(await (await server.get(`/api/games/${game}`)).json())
    expect(line).toMatchObject({ game, battle: 'coronel', seats: ['me', 'computer'], rows: 1, over: false })
    expect(line.awaited).not.toEqual([])
  })

  test('tells nobody a secret again', async () => {
    const { game, tokens } = await server.newGame()
    for (const path of ['/api/games', `/api/games/${game}`, `/api/games/${game}/journal`, '/openapi.json'])
      for (const token of tokens) expect(await (await server.get(path)).text()).not.toContain(token!)
    expect(await server.journal(game)).toContain('"seed":null')
  })

  test.each([
    ['an unknown battle', { ...CORONEL, battle: 'trafalgar' }, /no battle trafalgar; there are tsushima, coronel/],
    ['an unknown book', { ...CORONEL, book: 'harpoon' }, /cannot be fought under harpoon; it can under .*grand-fleets/],
    ['an unknown bot', { ...CORONEL, seats: [{ by: 'me' }, { by: 'computer', bot: 'nelson' }] }, /no bot nelson/],
    ['an unknown option', { ...CORONEL, options: { wind: 'on' } }, /no option wind/],
    ['an impossible option', { ...CORONEL, options: { smoke: 'much' } }, /option smoke cannot be much/],
    ['one seat', { ...CORONEL, seats: [{ by: 'me' }] }, /^body.seats/],
    ['something more', { ...CORONEL, seed: 7 }, /^body/],
    ['no object', [], /^body/],
    ['broken JSON', '{"battle":', /JSON/],
    ['nothing', '', /./],
  ])('refuses %s with a sentence', async (_what, body, sentence) => {
    const answer = await server.post('/api/games', body)
    expect(answer.status).toBe(400)
    expect(Wrong.strict().parse(await answer.json()).error).toMatch(sentence)
  })

  test('refuses a body that is too long, and kinds of content that it does not know', async () => {
    expect((await server.post('/api/games', ' '.repeat(70_000))).status).toBe(413)
    expect((await server.post('/api/games', 'x', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test.each(['/api/games/nobody', '/api/games/nobody/journal', '/api/nothing', '/assets/none.js'])(
    'knows nothing of %s',
    async path => {
      const answer = await server.get(path)
      expect(answer.status).toBe(404)
      expect(Wrong.strict().parse(await answer.json()).error).not.toBe('')
    },
  )

  test('answers no page of another house', async () => {
    const foreign = { origin: 'https://evil.example' }
    expect((await server.post('/api/games', CORONEL, foreign)).status).toBe(403)
    const { game } = await server.newGame()
    await expect(server.connect(game, foreign)).rejects.toThrow('403')
    const own = await server.connect(game, { origin: server.url })
    await own.close()
  })
})

describe('a journal', () => {
  test('goes out and comes in again, as a game that can be played on', async () => {
    const { game } = await server.newGame()
    const journal = await server.journal(game)
    expect(verify(journal, bookNamed)).toEqual({ ok: true, rows: 1 })
    const answer = await server.post('/api/journals', journal, { 'content-type': 'application/x-ndjson' })
    expect(answer.status).toBe(201)
    const made = GameMade.parse(await answer.json())
    expect(await server.journal(made.game)).toBe(journal)
    const clients = [await server.sit(made.game, made.tokens[0]!), await server.sit(made.game, made.tokens[1]!)]
    const turn = clients[0]!.latest.now.awaited[0]!
    clients[turn]!.order({ type: 'Pass' })
    await clients[0]!.hear('News', news => news.row === 2)
    expect(verify(await server.journal(made.game), bookNamed)).toEqual({ ok: true, rows: 2 })
  })

  const brought = async (text: string): Promise<GameMade> => {
    const answer = await server.post('/api/journals', text, { 'content-type': 'application/x-ndjson' })
    expect(answer.status).toBe(201)
    return GameMade.parse(await answer.json())
  }
  /** The journal of a game that nobody has begun, with a change to its header. */
  const unbegun = async (change: Partial<Header>): Promise<string> => {
    const line = (await server.journal((await server.newGame()).game)).split('\n', 1)[0]!
    const { digest: _, ...header } = JSON.parse(line) as Header & { digest: string }
    return writeJournal(bookNamed(header.book)!, { header: { ...header, ...change }, rows: [] })
  }

  test('whose seed everybody can read goes on with dice that nobody knows, and holds', async () => {
    const text = await unbegun({ seed: 7, options: { sea: 'die', visibility: 'die' } })
    const thrown = new Set<string>()
    for (let copy = 0; copy < 6; copy++) {
      const { game } = await brought(text)
      const journal = await server.journal(game)
      expect(verify(journal, bookNamed)).toMatchObject({ ok: true, rows: 1 })
      expect(journal).toContain('"seed":7')
      thrown.add(JSON.stringify((JSON.parse(journal.split('\n')[1]!) as { answers: unknown }).answers))
    }
    expect(thrown.size).toBeGreaterThan(1)
  })

  test('of a battle that is fought for more than points comes in as well', async () => {
    const line = (await unbegun({})).split('\n', 1)[0]!
    const { battle } = JSON.parse(line) as Header
    if (battle.kind !== 'battle') throw new Error('a game is a battle')
    const terms = [{ kind: 'counts', ships: ['Otranto'], percent: 50 }] as const
    const facts = { ...battle.facts, victory: { aims: ['come home', 'let none escape'], terms } } as const
    const { game } = await brought(await unbegun({ battle: { kind: 'battle', facts } }))
    expect(await server.journal(game)).toContain('let none escape')
  })

  test.each([
    ['that does not hold', (text: string) => text.replace('"seat":-1', '"seat":0'), /does not hold: /],
    ['that breaks off', (text: string) => text.slice(0, -30), /does not hold: /],
    ['of nothing', () => '\n', /does not hold: /],
    ['of a strange kind', () => '{"straddle":1}\n{"end":{}}\n', /does not hold: /],
  ])('%s is refused', async (_what, change, sentence) => {
    const { game } = await server.newGame()
    const text = change(await server.journal(game))
    const answer = await server.post('/api/journals', text, { 'content-type': 'application/x-ndjson' })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as Wrong).error).toMatch(sentence)
  })
})

describe('the server', () => {
  test('is healthy', async () => expect(await (await server.get('/healthz')).json()).toEqual({ ok: true }))

  test('lets a page load nothing from elsewhere', async () => {
    const answer = await server.get('/game/anything')
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|unsafe|\*/)
  })

  test('describes its routes as OpenAPI, from the schemas that it checks with', async () => {
    const api = (await (await server.get('/openapi.json')).json()) as Api
    expect(api.openapi).toMatch(/^3\.1\./)
    expect(Object.keys(api.paths).sort()).toEqual(
      [
        '/api/battles',
        '/api/books',
        '/api/bots',
        '/api/games',
        '/api/games/{game}',
        '/api/games/{game}/journal',
        '/api/journals',
      ].sort(),
    )
    for (const operations of Object.values(api.paths)) {
      for (const operation of Object.values(operations)) {
        expect(operation.summary).not.toBe('')
        expect(Object.keys(operation.responses).every(code => /^[2-5]\d\d$/.test(code))).toBe(true)
        const bodies = [operation.requestBody, ...Object.values(operation.responses)]
        for (const body of bodies)
          for (const { schema } of Object.values(body?.content ?? {})) z.fromJSONSchema(schema as never)
      }
    }
    const body = api.paths['/api/games']!['post']!.requestBody!.content!['application/json']!.schema
    expect(z.fromJSONSchema(body as never).safeParse(CORONEL).success).toBe(true)
    expect(z.fromJSONSchema(body as never).safeParse({ ...CORONEL, battle: 7 }).success).toBe(false)
  })

  test('refuses a second process on the same file with a clear sentence', async () => {
    await expect(ServerProcess.start({ STRADDLE_DATA: folder })).rejects.toThrow(
      /ended with 1: straddle: another Straddle is using .*straddle\.db; stop it, or name another folder in STRADDLE_DATA/,
    )
  })

  test.each([
    ['PORT', 'eighty', /PORT: "eighty" is not a whole number/],
    ['PUBLIC_URL', 'straddle.example', /PUBLIC_URL: "straddle.example" is not of the form/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL: loud is none of/],
    ['DATABASE_URL', 'postgres://127.0.0.1:1/none', /cannot open the database of DATABASE_URL/],
  ])('says what is wrong with %s=%s', async (name, value, sentence) => {
    const place = freshFolder()
    await expect(ServerProcess.start({ STRADDLE_DATA: place, [name]: value })).rejects.toThrow(sentence)
    remove(place)
  })

  test('prints the link for a friend on the same network, and goes when it is told to, with a word to those at the table', async () => {
    const place = freshFolder()
    const open = await ServerProcess.start({ STRADDLE_DATA: place, HOST: '0.0.0.0' })
    const { game, tokens } = await open.newGame()
    const client = await open.sit(game, tokens[0])
    expect(await open.end('SIGTERM')).toBe(0)
    expect(open.said()).toMatch(/A friend on the same network opens http:\/\/\d+\.\d+\.\d+\.\d+:\d+/)
    expect(client.heard.at(-1)).toMatchObject({ type: 'Fault', fault: 'shutting down' })
    expect(await client.closed).toMatchObject({ code: 1001 })
    remove(place)
  })

  test('plays on PostgreSQL too, and finds its games there again', { timeout: 30_000 }, async () => {
    const postgres = inject('postgres')
    if ('fault' in postgres) throw new Error(`PostgreSQL could not be started for the tests: ${postgres.fault}`)
    const env = { DATABASE_URL: postgres.url }
    const first = await ServerProcess.start(env)
    const { game, tokens } = await first.newGame()
    await expect(ServerProcess.start(env)).rejects.toThrow(/another Straddle is using the database of DATABASE_URL/)
    await first.end('SIGKILL')
    const second = await ServerProcess.start(env)
    const clients = [await second.sit(game, tokens[0]), await second.sit(game, tokens[1])]
    clients[clients[0]!.latest.now.awaited[0]!]!.order({ type: 'Pass' })
    await clients[0]!.hear('News', news => news.row === 2)
    expect(verify(await second.journal(game), bookNamed)).toEqual({ ok: true, rows: 2 })
    expect(await second.end()).toBe(0)
  })
})

interface Api {
  readonly openapi: string
  readonly paths: Record<string, Record<string, Operation>>
}
interface Body {
  readonly content?: Record<string, { readonly schema: object }>
}
interface Operation {
  readonly summary: string
  readonly requestBody?: Body
  readonly responses: Record<string, Body>
}
