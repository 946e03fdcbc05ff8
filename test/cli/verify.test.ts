import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Header, verify } from '#game/journal/index.ts'
import { digestOfHeader, digestText } from '#game/journal/text.ts'
import { canonical } from '#kernel/desk/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'

// A journal that the command line has written holds; changed in any way, it does not. What shape the changes may take is
// tried out on a toy in src/game/game.test.ts; here it is done to real battles of every book.

const bin = fileURLToPath(new URL('../../bin/straddle.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'straddle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const LONG = { timeout: 120_000 }

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
function straddle(...args: readonly string[]): Promise<Ran> {
  return new Promise(done => {
    const child = execFile(process.execPath, [bin, ...args], { cwd: folder }, (_error, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    )
  })
}

const journals = new Map<string, Buffer>()
beforeAll(async () => {
  await Promise.all(
    BOOKS.map(async ({ id }) => {
      const ran = await straddle('duel', id, 'Otranto', 'Seydlitz', '--seed', '4', '--journal', `${id}.jsonl`, '--json')
      expect(ran).toMatchObject({ code: 0, stderr: '' })
      journals.set(id, readFileSync(join(folder, `${id}.jsonl`)))
    }),
  )
}, LONG.timeout)

/** A stream of numbers that is the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe.each(BOOKS.map(book => book.id))('%s', id => {
  test('a byte changed, taken out or put in, at every line and in a thousand places more: none of it holds', () => {
    const bytes = journals.get(id)!
    expect(verify(bytes.toString('utf8'), bookNamed)).toMatchObject({ ok: true })
    const places: number[] = []
    // In each line: its first byte, its last and its line end. A field's name is as good a place as its value.
    for (let at = 0; at < bytes.length; at++) if (bytes[at] === 10) places.push(at - 1, at, (at + 1) % bytes.length)
    const next = numbers(3)
    while (places.length < 1200) places.push(next(bytes.length))
    const faults = new Map<string, string>()
    for (const at of places) {
      const other = bytes[at]! ^ (1 << next(8))
      const [out, into] = [[1, [other]] as const, [1, []] as const, [0, [32 + next(95)]] as const][next(3)]!
      const changed = Buffer.concat([bytes.subarray(0, at), Buffer.from(into), bytes.subarray(at + out)])
      if (changed.equals(bytes)) continue
      const where = `byte ${at}, near ${bytes.toString('latin1', Math.max(0, at - 12), at + 12)}`
      try {
        if (verify(changed.toString('utf8'), bookNamed).ok) faults.set('it held', where)
      } catch (thrown) {
        faults.set(`it broke the verifier: ${(thrown as Error).message}`, where)
      }
    }
    expect(Object.fromEntries(faults)).toEqual({})
  }, 120_000)

  test('a card changed in a header whose digest is fitted to it does not hold', () => {
    const [first, ...rest] = journals.get(id)!.toString('utf8').split('\n')
    const { digest: _, ...header } = JSON.parse(first!)
    header.cards[0].name = `${header.cards[0].name}!`
    const digest = digestText(digestOfHeader(header as Header))
    const changed = [canonical({ ...header, digest }), ...rest].join('\n')
    expect(verify(changed, bookNamed)).toMatchObject({ ok: false, row: 1, field: 'digest' })
  })
})

describe.concurrent('the command', LONG, () => {
  const [id] = BOOKS.map(book => book.id)
  const changedBy = (change: (text: string) => string): Buffer => Buffer.from(change(journals.get(id!)!.toString()))
  const file = (name: string, bytes: Uint8Array): string => {
    writeFileSync(join(folder, name), bytes)
    return name
  }

  test.each<[string, (text: string) => string, object]>([
    ['a changed seed', text => text.replace('"seed":4', '"seed":5'), { row: 0, field: 'digest' }],
    ['a changed event', text => text.replace('"events":[{', '"events":[{"a":1,'), { row: 1, field: 'events' }],
    ['a changed name of a field', text => text.replace('"order":', '"ordes":'), { row: 1 }],
    ['half a journal', text => text.slice(0, text.length / 2), { field: 'form' }],
    ['nothing', () => '', { row: 0, field: 'form' }],
  ])('%s: says where, with exit code 1', async (name, change, where) => {
    const { code, stdout, stderr } = await straddle('verify', file(name, changedBy(change)), '--json')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    const verdict = JSON.parse(stdout)
    expect(verdict).toEqual({
      ok: false,
      row: expect.any(Number),
      rule: expect.toBeOneOf([null, expect.any(String)]),
      field: expect.any(String),
      reason: expect.any(String),
      proved: false,
    })
    expect(verdict).toMatchObject(where)
  })

  test('binary junk: no verdict but a refusal, or a verdict; never a stack trace', async () => {
    const junk = Uint8Array.from({ length: 5000 }, (_, i) => (i * 167 + 27) % 256)
    const { code, stdout, stderr } = await straddle('verify', file('junk', junk))
    expect(code).toBe(1)
    expect(stdout + stderr).toMatch(/^\P{Cc}+\n$/u)
  })
})

test.each(['2-sealed', '3-written'])('what only opens is not proved, with exit code 4: %s', async past => {
  const old = new URL(`../journals/past/grand-fleets/${past}/iron-duke-derfflinger.jsonl`, import.meta.url)
  const told = await straddle('verify', fileURLToPath(old))
  expect(told).toMatchObject({ code: 4, stdout: expect.stringMatching(/^Not proved: /), stderr: '' })
  const { code, stdout } = await straddle('verify', fileURLToPath(old), '--json')
  expect([code, JSON.parse(stdout).proved]).toEqual([4, false])
})
