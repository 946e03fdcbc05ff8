import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { verify } from '#game/journal/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { GameLine, GameMade, NewGame, Said, type ServerMessage } from '#wire/index.ts'
import { fierce, playOn } from './captain.ts'
import { type Client, freshFolder, remove, ServerProcess } from './harness.ts'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/protocol.md', root), 'utf8')
const examples = [...page.matchAll(/^```json (\w+)\n(.*?)^```$/gms)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}))

const folder = freshFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await ServerProcess.start({ STRADDLE_DATA: folder, STRADDLE_RATE: '100000' })
})
afterAll(async () => {
  await server?.end()
  remove(folder)
})

describe('docs/protocol.md', () => {
  const schemas: Record<string, z.ZodType> = { Said, NewGame, GameMade: GameMade.strict(), GameLine: GameLine.strict() }
  test.each(examples.filter(({ kind }) => kind in schemas))('$kind: $text', ({ kind, text }) => {
    expect(schemas[kind]!.safeParse(JSON.parse(text)).error).toBeUndefined()
  })

  test('shows every message as the server really tells it, field by field', async () => {
    const told = examples.filter(({ kind }) => kind === 'Told').map(({ text }) => JSON.parse(text) as ServerMessage)
    const kinds = ['Welcome', 'News', 'Company', 'Refused', 'Question', 'Waiting', 'Fault'] as const
    expect(told.map(({ type }) => type)).toEqual(kinds)
    const heard = await everything()
    for (const example of told) {
      // the last: a row that is told as it happens, not one caught up with
      const real = heard.findLast(({ type }) => type === example.type)!
      expect(fieldsOf(example), example.type).toEqual(fieldsOf(real))
    }
  }, 30_000)

  test('names every fault', () => {
    const source = readFileSync(new URL('src/wire/talk.ts', root), 'utf8')
    const faults = source.slice(source.indexOf('type FaultName')).match(/'[\w ]+'/g)!
    for (const fault of faults.filter(each => each !== "'Company'" && each !== "'person'" && each !== "'computer'"))
      expect(page).toContain(`\`${fault.slice(1, -1)}\``)
  })
})

/** A game in which every kind of message is told. */
async function everything(): Promise<ServerMessage[]> {
  for (;;) {
    const { game, tokens } = await server.newGame()
    const both = [await server.sit(game, tokens[0]), await server.sit(game, tokens[1])] as [Client, Client]
    const other = both[1 - both[0].latest.now.awaited[0]!]!
    other.order({ type: 'Pass' })
    await other.hear('Refused')
    other.order({ type: 'Pass' }, 99)
    await other.hear('Fault')
    await playOn(both, fierce, () => both.some(client => client.count('Question') > 0))
    if (both.some(client => client.count('Question') > 0)) {
      await Promise.any(both.map(client => client.hear('Waiting')))
      return both.flatMap(({ heard }) => heard)
    }
  }
}

/** Names of fields, of those within them as well where every game has the same. */
const fieldsOf = (told: ServerMessage): unknown => {
  const inner = told.type === 'Welcome' ? [told.header, told.now] : told.type === 'News' ? [told.deed, told.now!] : []
  return [told, ...inner].map(part => Object.keys(part).sort())
}

test('examples/captain.ts plays a whole game over the socket', async () => {
  const run = promisify(execFile)
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', 'examples/captain.ts', server.url], {
    cwd: root,
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^A new game: .*\nOver after \d+ rows and \d+ turns; points \d+ to \d+\.\n$/)
  const game = /game\/(\w+)/.exec(stdout)![1]!
  expect(verify(await server.journal(game), bookNamed)).toMatchObject({ ok: true })
  expect(await (await server.get(`/api/games/${game}`)).json()).toMatchObject({ over: true })
}, 60_000)
