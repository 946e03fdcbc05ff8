import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { BOTS } from '#bots/index.ts'

// What the program and its manual say of themselves: the examples of docs/cli.md and of the help are run, so that nobody
// types in one that fails.

const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'bin/straddle.js')
const folder = mkdtempSync(join(tmpdir(), 'straddle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const LONG = { timeout: 300_000 }
const COMMANDS = [
  'rules',
  'procedures',
  'ships',
  'card',
  'resolve',
  'odds',
  'duel',
  'battles',
  'battle',
  'verify',
  'report',
  'log',
  'sweep',
]

interface Ran {
  readonly code: number | null
  readonly said: string
}
/** A line as a reader would type it, in a shell that knows the program by its name. */
function type(line: string): Promise<Ran> {
  const script = `straddle() { "$NODE" "$BIN" "$@"; }\n${line}`
  const env = { ...process.env, NODE: process.execPath, BIN: bin }
  return new Promise(done => {
    const child = execFile('sh', ['-c', script], { cwd: folder, env, maxBuffer: 1 << 28 }, (_error, stdout, stderr) =>
      done({ code: child.exitCode, said: stdout + stderr }),
    )
    child.stdin?.end()
  })
}

interface Example {
  readonly line: string
  readonly shown: string
  readonly code: number
}
function examplesOf(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(/^( *)```console\n(.*?)^ *```$/gms)]
  return blocks.flatMap(([, indent, block]) =>
    block!
      .split('\n')
      .map(line => line.slice(indent!.length))
      .join('\n')
      .split(/^\$ /m)
      .slice(1)
      .map(text => {
        const [line, ...rest] = text.trimEnd().split('\n')
        const code = /^\(exit code (\d)\)$/.exec(rest.at(-1) ?? '')?.[1]
        if (code !== undefined) rest.pop()
        return { line: line!, shown: rest.join('\n'), code: Number(code ?? 0) }
      }),
  )
}

/** What the reader is shown, as a pattern: numbers may move, bars and columns with them; … stands for anything. */
function patternOf(shown: string): RegExp {
  const pieces = shown.split(/(…|[█·]+|─+| {2,}|\b[0-9a-f]{8}\b|-?\d+(?:\.\d+)?(?:e-\d+)?)/).map((piece, i) => {
    if (i % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    if (piece === '…') return '[^]*?'
    if (piece.startsWith('─')) return '─+'
    if (/^[0-9a-f]{8}$/.test(piece)) return '[0-9a-f]{8}'
    if (piece.startsWith('  ')) return ' +'
    return /\d/.test(piece) ? '-?\\d+(?:\\.\\d+)?(?:e-\\d+)?' : '[█·]+'
  })
  return new RegExp(`^${pieces.join('')}\\n?$`)
}

test('a shown output is a pattern: numbers and … are free, words are not', () => {
  expect('3 boxes, and more\nof it').toMatch(patternOf('12 boxes, …'))
  expect('3 mounts').not.toMatch(patternOf('3 boxes'))
  expect('█··  0.5 %').toMatch(patternOf('██·   12.25 %'))
})

describe.concurrent('docs/cli.md', LONG, () => {
  const manual = readFileSync(join(root, 'docs/cli.md'), 'utf8')
  const examples = examplesOf(manual)
  // A line that reads the journal must come after the one that writes it.
  const journal = examples.filter(each => each.line.includes('duel.jsonl'))
  const rest = examples.filter(each => !each.line.includes('duel.jsonl'))

  test('names every bot, and says what it is like', () => {
    for (const { name, words } of BOTS) expect(manual).toContain(`| \`${name}\` | ${words} |`)
  })

  test('shows every command', () => {
    const shown = new Set(examples.map(({ line }) => /straddle (\w+)/.exec(line)?.[1]))
    expect([...shown]).toEqual(expect.arrayContaining(COMMANDS))
  })

  async function holds({ line, shown, code }: Example): Promise<void> {
    const ran = await type(line)
    expect(ran.code, line).toBe(code)
    const pattern = patternOf(shown)
    if (!pattern.test(ran.said)) expect.fail(`${line} says\n${ran.said.slice(0, 2000)}\nwhich is not\n${shown}`)
  }
  test.each(rest.map(each => [each.line, each] as const))('$ %s', (_line, example) => holds(example))
  test('a journal, written and proved', async () => {
    for (const example of journal) await holds(example)
  })
})

test('the program greets; every command has help with --json and examples, and they work', LONG, async () => {
  const [greeting, list, ...helps] = await Promise.all(
    ['', '--help', ...COMMANDS.map(command => `${command} --help`)].map(args => type(`straddle ${args}`)),
  )
  expect(greeting).toEqual({ code: 0, said: expect.stringMatching(/^Straddle/) })
  helps.forEach(({ code, said }, i) => {
    expect(code).toBe(0)
    expect(said).toMatch(/^ {2}--json /m)
    expect(said).toMatch(new RegExp(`^Examples:\n  straddle ${COMMANDS[i]}\\b`, 'm'))
    expect(list!.said).toMatch(new RegExp(`^  ${COMMANDS[i]} `, 'm'))
    if (/--bots/.test(said)) for (const { name } of BOTS) expect(said).toMatch(new RegExp(`--bots[^]*\\b${name}\\b`))
  })
  const given = [greeting!, ...helps].flatMap(({ said }) => said.match(/^ {2}(npx )?straddle [^-\n].*$/gm) ?? [])
  const lines = new Set(
    given.map(line =>
      line
        .trim()
        .replace('npx ', '')
        .replace(/-n \d+/, '-n 10'),
    ),
  )
  expect(lines.size).toBeGreaterThanOrEqual(COMMANDS.length)
  // Those of docs/cli.md have been tried above.
  for (const { line } of examplesOf(readFileSync(join(root, 'docs/cli.md'), 'utf8'))) lines.delete(line)
  writeFileSync(join(folder, 'salvo.json'), '{"firer":"Iron Duke","target":"Derfflinger","range":8}')
  const failed: string[] = []
  const tried = async (line: string): Promise<void> => {
    const { code, said } = await type(line)
    // Where no dice are given, they are wanted.
    const expected = line.includes(' resolve ') && !line.includes('--dice') ? 3 : 0
    if (code !== expected) failed.push(`${line}: exit ${code}, ${said}`)
  }
  await Promise.all([...lines].map(tried))
  expect(failed).toEqual([])
})
