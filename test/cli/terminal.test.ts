import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

// The program with a person before it: asked for dice, watching a sweep, stopping it, reading only the first line.

const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = join(root, 'bin/straddle.js')
const folder = mkdtempSync(join(tmpdir(), 'straddle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const LONG = { timeout: 120_000 }
/** A stack trace, or Node's own words for a fault nobody caught. */
const TRACE = /^\s+at |^Node\.js v|Error:/m

const ended = (child: ChildProcess): Promise<{ code: number | null; signal: string | null }> =>
  new Promise(done => child.on('close', (code, signal) => done({ code, signal })))

// Python's pty gives a true terminal and passes on what is written to it, unlike script(1), which wants one itself.
const PTY = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'
const hasPty = spawnSync('python3', ['-c', 'import os, pty; os.waitstatus_to_exitcode']).status === 0

/** Runs the program on a terminal; types what goes ahead at once, the next answer whenever what has been said shows as many prompts. */
async function onTerminal(
  args: readonly string[],
  answers: readonly string[],
  prompt = /^> /gm,
  ahead = '',
): Promise<{ code: number | null; said: string }> {
  const child = spawn('python3', ['-c', PTY, process.execPath, bin, ...args], { cwd: folder })
  let raw = ''
  let typed = 0
  child.stdout.on('data', chunk => {
    raw += chunk
    const prompts = stripVTControlCharacters(raw).match(prompt)?.length ?? 0
    if (prompts > typed && typed < answers.length) child.stdin.write(answers[typed++]!)
  })
  child.stdin.on('error', () => {})
  child.stdin.write(ahead)
  const { code } = await ended(child)
  return { code, said: stripVTControlCharacters(raw).replace(/\r+\n/g, '\n') }
}

const DAMAGE = ['resolve', 'grand-fleets', 'damage', '--given', '{"target":"Derfflinger","points":2}']
const SWEEP = ['sweep', 'grand-fleets', 'Lion', 'Moltke']

describe.concurrent('on a terminal', { ...LONG, skip: !hasPty }, () => {
  test('the umpire is asked for one throw at a time, told of slips, and given the result', async () => {
    const { code, said } = await onTerminal(DAMAGE, ['1\r', '11\r', 'x\r', '1 2 3\r', '7\r', '9\r', '1\r'])
    expect(code).toBe(0)
    // One die of two leaves one wanted; slips change nothing.
    expect(said.match(/^two d10, hit location, Derfflinger — 4\.32 location roll \(\d wanted\)$/gm)).toEqual([
      expect.stringContaining('(2 wanted)'),
      ...Array(4).fill(expect.stringContaining('(1 wanted)')),
    ])
    expect(said).toMatch(/> 11\n.*d10.*11/)
    expect(said).toMatch(/> x\n.*"x"/)
    expect(said).toMatch(/> 1 2 3\n.*too many/)
    expect(said).toMatch(/the owner of Derfflinger chooses — 4\.32 mount lost\n {2}0: .*\n {2}1: .*\n> 9\n.*0, 1\n/)
    // what happens is told when it happens, once
    expect(said.indexOf('Derfflinger loses 2 boxes.')).toBeLessThan(said.indexOf('(2 wanted)'))
    expect(said.match(/Derfflinger loses/g)).toHaveLength(2)
    expect(said).toMatch(
      /> 1\n {2}Derfflinger loses a .* mount\. {2}\(GF-4\.32-mount\)\n\nlost +2\nleft +23\nsunk +no\n/,
    )
  })

  test.each([
    ['pasted at the first question', ['1\r11\r7\r9\r1\r'], ''],
    ['typed before anything was asked', [], '1\n11\n7\n9\n1\n'],
  ])('lines %s are kept, and each is shown with its question', async (_when, answers, ahead) => {
    const { code, said } = await onTerminal(DAMAGE, answers, undefined, ahead)
    expect(code).toBe(0)
    expect(said).toMatch(
      / \(1 wanted\)\n> 11\na d10 does not have 11\n.* \(1 wanted\)\n> 7\nthe owner of Derfflinger chooses/,
    )
    expect(said).toMatch(/> 9\nchoose one of 0, 1\n[^>]*> 1\n {2}Derfflinger loses a .* mount\. .*\n\nlost +2\n/)
  })

  test('half a line typed before it was asked for can be finished', async () => {
    const { code, said } = await onTerminal(DAMAGE, ['7\r', '0\r'], undefined, '1 ')
    expect(code).toBe(0)
    expect(said).toMatch(/ \(2 wanted\)\n> 1 7\nthe owner of Derfflinger chooses/)
  })

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s at a question ends it without a stack trace', async (_key, key) => {
    const { code, said } = await onTerminal(DAMAGE, [key])
    expect(said).not.toMatch(TRACE)
    expect(said).toMatch(/\nstraddle: the input ended, and 2 dice are still wanted \(4\.32 location roll\)\n$/)
    expect(code).toBe(3)
  })

  test('a choice given beforehand that may not be made is refused in a sentence', async () => {
    const { code, said } = await onTerminal([...DAMAGE, '--choose', '9'], ['1 1\r'])
    expect(said).not.toMatch(TRACE)
    expect(said).toMatch(/--choose.*9/)
    expect(code).toBe(1)
  })

  test('with --json nobody is asked', async () => {
    const { code, said } = await onTerminal([...DAMAGE, '--json'], [])
    expect(code).toBe(3)
    expect(JSON.parse(said)).toMatchObject({ wanted: { count: 2 } })
  })

  test('a sweep shows how far it is, its rate and how to stop; Ctrl-C keeps what is done', async () => {
    const progress = /\d+ of 1000000000, \d+ a second; Ctrl-C keeps what is done/g
    const { code, said } = await onTerminal([...SWEEP, '-n', '1000000000'], ['\u0003'], progress)
    expect(said).toMatch(progress)
    expect(said).toMatch(
      /^.*\d+ battles in \d+\.\d s \(\d+ a second\), seed 1, stopped early; shares with intervals of 95 %$/m,
    )
    expect(code).toBe(0)
  })
})

describe.concurrent('a sweep that is stopped', LONG, () => {
  test('gives what is done, and it is what a sweep of that many battles gives', async () => {
    // How long it takes to be under way nobody knows: before that, an interrupt just ends it.
    for (let delay = 1500; ; delay *= 2) {
      const child = spawn(process.execPath, [bin, ...SWEEP, '-n', '1000000000', '--json'], { cwd: folder })
      let stdout = ''
      let stderr = ''
      child.stdout.on('data', chunk => (stdout += chunk))
      child.stderr.on('data', chunk => (stderr += chunk))
      const end = ended(child)
      await wait(delay)
      child.kill('SIGINT')
      const { code, signal } = await end
      if (signal === 'SIGINT' && delay < 20_000) continue
      expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' })
      const stopped = JSON.parse(stdout)
      expect(stopped.stopped).toBe(true)
      expect(stopped.battles).toBeGreaterThan(0)
      expect(stopped.battles).toBeLessThan(1_000_000_000)
      const whole = await new Promise<string>(done =>
        execFile(process.execPath, [bin, ...SWEEP, '-n', String(stopped.battles), '--json'], (_error, out) =>
          done(out),
        ),
      )
      const same = { ...stopped, rate: 0, stopped: false }
      expect({ ...JSON.parse(whole), rate: 0 }).toEqual(same)
      return
    }
  })
})

describe.concurrent('a reader who has had enough', LONG, () => {
  // More than a pipe holds, so that some of it is written after the reader has gone.
  test.each<[string, readonly string[]]>([
    ['a long table', ['rules', 'grand-fleets']],
    ['a long JSON value', ['rules', 'grand-fleets', '--json']],
  ])('of %s sees no stack trace', async (_what, args) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let stderr = ''
    child.stderr.on('data', chunk => (stderr += chunk))
    child.stdout.destroy()
    await ended(child)
    expect(stderr).toBe('')
  })

  test.skipIf(!existsSync('/dev/full'))('a full disk is told in a sentence', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [bin, 'rules'], { cwd: folder, stdio: ['ignore', full, 'pipe'] })
    let stderr = ''
    child.stderr?.on('data', chunk => (stderr += chunk))
    const { code } = await ended(child)
    expect(stderr).toMatch(/^straddle: \P{Cc}+\n$/u)
    expect(code).toBe(1)
  })
})

test('npx straddle works from a folder of the project', LONG, async () => {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const child = spawn('npx', ['--no-install', name, 'ships', '--json'], { cwd: join(root, 'src/kernel') })
  let stdout = ''
  child.stdout.on('data', chunk => (stdout += chunk))
  expect(await ended(child)).toEqual({ code: 0, signal: null })
  expect(JSON.parse(stdout).ships).toContain('Iron Duke')
})
