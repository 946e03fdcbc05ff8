import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { digestOfHeader, digestText } from '#game/journal/text.ts'
import { canonical } from '#kernel/desk/index.ts'
import { battleJournal, duelJournal } from '#report/battle.fixture.ts'

// A battle's journal as a file, told and drawn by the program as people call it.

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
    const options = { cwd: folder, maxBuffer: 1 << 26 }
    const child = execFile(process.execPath, [bin, ...args], options, (_error, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    )
    child.stdin?.end()
  })
}

const battle = battleJournal(3)
const duel = duelJournal('grand-fleets', ['Lion', 'Moltke'], 3)
/** A header of a book that nobody has, as it would be written. */
function strange(journal: string): string {
  const [first, ...rest] = journal.split('\n')
  const { digest: _, ...header } = JSON.parse(first!)
  const other = { ...header, book: 'atlantis' }
  return [canonical({ ...other, digest: digestText(digestOfHeader(other)) }), ...rest].join('\n')
}
const FILES: Readonly<Record<string, string>> = {
  'battle.jsonl': battle,
  'words.jsonl': duelJournal('fleet-action', ['Lion', 'Moltke'], 3),
  'range.jsonl': duelJournal('firepower', ['Lion', 'Moltke'], 3),
  'cut.jsonl': battle.slice(0, battle.length - 100),
  'short.jsonl': battle.split('\n').slice(0, 20).join('\n').concat('\n'),
  'diary.txt': 'Dear diary,\nnothing happened.\n',
  'strange.jsonl': strange(duel),
  'forged.jsonl': battle.replace('"boxes":1', '"boxes":2'),
}
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)

describe.concurrent('report', LONG, () => {
  test('with --dice shows what was thrown over each order', async () => {
    const { code, stdout } = await straddle('report', 'battle.jsonl', '--dice')
    expect(code).toBe(0)
    expect(stdout).toMatch(/ fires at [^.]+\.\n {14}\w+ d10, \d+ or more: \d+( \d+)* \(4\.2\)\n/)
    const { turns } = JSON.parse((await straddle('report', 'battle.jsonl', '--dice', '--json')).stdout)
    expect(turns[0].dice).toHaveLength(turns[0].lines.length)
  })

  test('tells where ships were placed as that, before the first turn, and not as moves', async () => {
    const placed = fileURLToPath(new URL('../journals/grand-fleets/battle-behind-a-screen.jsonl', import.meta.url))
    const { stdout } = await straddle('report', placed)
    const [, before] = /\n\nBefore the first turn\n((?: {2}.*\n)+)\nTurn 1, /.exec(stdout)!
    const [sea, visibility, ...places] = before!.trimEnd().split('\n')
    expect([sea, visibility]).toEqual(['  The sea: calm.', '  Visibility: 15 miles.'])
    expect(places).toHaveLength(4)
    for (const line of places) expect(line).toMatch(/^ {2}\S.* takes her place, heading \d{3}°\.$/)
  })

  test('tells a battle turn by turn, with a table of ships and the points', async () => {
    const { code, stdout, stderr } = await straddle('report', 'battle.jsonl')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Coronel & after\n1 November 1914, off Coronel, Chile\nGrand Fleets, seed 3\n/)
    expect(stdout).toMatch(/\n\nTurn 2, 19:12\n {2}movement {2}British squadron: /)
    expect(stdout).toMatch(/\nship +side +state +left( +marks)?\n/)
    expect(stdout).toMatch(/\nGood Hope +British squadron +(afloat|sunk|away) +hull \d+ of 16/)
    expect(stdout).toMatch(/\nPoints: British squadron \d+, East Asia Squadron \d+\.\n.* wins in 10 turns\.\n$/)
  })

  test('as JSON says the same, and writes the plot beside it', async () => {
    const { code, stdout, stderr } = await straddle('report', 'battle.jsonl', '--json', '--svg', 'beside.svg')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const told = JSON.parse(stdout)
    expect(told).toMatchObject({ journal: 'battle.jsonl', svg: 'beside.svg', book: 'grand-fleets', over: true })
    expect(told.turns[0]).toEqual({ turn: 1, time: '19:00', lines: expect.arrayContaining([expect.any(String)]) })
    expect(told.ships).toHaveLength(9)
    expect(told.points).toEqual([
      { side: 'British squadron', points: expect.any(Number) },
      { side: 'East Asia Squadron', points: expect.any(Number) },
    ])
    expect(readFileSync(join(folder, 'beside.svg'), 'utf8')).toMatch(/^<\?xml[\s\S]*<\/svg>\n$/)
  })

  test('draws to standard output and tells nothing there', async () => {
    const { code, stdout } = await straddle('report', 'battle.jsonl', '--svg', '-')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^<\?xml[\s\S]*Scharnhorst[\s\S]*<\/svg>\n$/)
    expect(stdout).not.toMatch(/Turn 1, /)
  })

  test.each(['2-sealed', '3-written'])(
    'says of a journal that opens by its events that it is not proved: %s',
    async past => {
      const old = fileURLToPath(
        new URL(`../journals/past/grand-fleets/${past}/iron-duke-derfflinger.jsonl`, import.meta.url),
      )
      for (const args of [
        ['report', old],
        ['log', old, '--ship', 'Iron Duke'],
      ]) {
        const told = await straddle(...args)
        expect(told).toMatchObject({ code: 0, stdout: expect.stringMatching(/\nNot proved: /) })
        expect(JSON.parse((await straddle(...args, '--json')).stdout).unproved).toMatch(/older revision|early form/)
      }
      for (const args of [
        ['report', 'battle.jsonl'],
        ['log', 'battle.jsonl', '--ship', 'Glasgow'],
      ]) {
        expect((await straddle(...args)).stdout).not.toMatch(/Not proved/)
        expect(JSON.parse((await straddle(...args, '--json')).stdout).unproved).toBe(null)
      }
    },
  )

  test('tells and draws a duel in centimetres', async () => {
    const { code, stdout } = await straddle('report', 'words.jsonl', '--svg', 'words.svg')
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^Lion and Moltke, a duel\n[\s\S]*\nLion +(afloat|sunk) +Structure \d+ of \d+, Flotation \d+ of /,
    )
    expect(readFileSync(join(folder, 'words.svg'), 'utf8')).toMatch(/Lion[\s\S]*Moltke/)
  })

  test('tells and draws a duel at a range, whose ships lie on no table', async () => {
    const told = await straddle('report', 'range.jsonl', '--svg', 'range.svg')
    expect(told).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Lion and Moltke, a duel\n/) })
    expect(told.stdout).toMatch(/\nLion +afloat +list \d+ of \d+, fires /)
    expect(readFileSync(join(folder, 'range.svg'), 'utf8')).toMatch(/Lion[\s\S]*Moltke/)
    expect(await straddle('log', 'range.jsonl', '--ship', 'Moltke')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Moltke, [\s\S]* D Squadrons +Moltke sinks\.[\s\S]* Fire points +☒{6}☐{7} +6, /),
    })
  })

  test.each<[string, readonly string[], RegExp]>([
    ['a journal that is not there', ['nowhere.jsonl'], /nowhere\.jsonl.*no such file/],
    ['a journal cut in a line', ['cut.jsonl'], /journal: .*breaks off in line/],
    ['a journal cut after a line', ['short.jsonl'], /journal: .*breaks off after line 20/],
    ['something else', ['diary.txt'], /journal: line 1 is not/],
    ['a book that is not there', ['strange.jsonl'], /journal: there is no book "atlantis"/],
    ['a journal that does not hold', ['forged.jsonl'], /journal: row \d+ does not hold/],
    ['a plot where there is no folder', ['battle.jsonl', '--svg', 'nowhere/x.svg'], /--svg.*nowhere\/x\.svg/],
    ['a plot on standard output beside JSON', ['battle.jsonl', '--svg', '-'], /--svg/],
  ])('refuses %s in one sentence', async (_what, args, says) => {
    const ran = await straddle('report', ...args, '--json')
    expect(ran).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^straddle: \P{Cc}+\n$/u) })
    expect(ran.stderr).toMatch(says)
    expect(existsSync(join(folder, 'none.svg'))).toBe(false)
  })
})
