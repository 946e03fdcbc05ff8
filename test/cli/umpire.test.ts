import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findOptions, settingOf } from '#cli/find.ts'
import { resultLines } from '#cli/result.ts'
import { Script } from '#kernel/dice/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'

// An umpire's answers through a pipe: `resolve` asks, and takes them line by line, however they arrive.

const bin = fileURLToPath(new URL('../../bin/straddle.js', import.meta.url))
const LONG = { timeout: 120_000 }
/** A rule of each book that asks several times: two of them for choices, too. */
const ASKING: Readonly<Record<string, string>> = {
  'fear-god': 'resolution',
  firepower: 'torpedo',
  'fleet-action': 'end-phase',
  'grand-fleets': 'end-phase',
}

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
/** Runs the program while somebody writes to it; what he leaves open stays open. */
function resolve(args: readonly string[], write: (stdin: Writable, said: Promise<void>) => void): Promise<Ran> {
  const child = spawn(process.execPath, [bin, 'resolve', ...args])
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', chunk => (stdout += chunk))
  child.stderr.on('data', chunk => (stderr += chunk))
  child.stdin.on('error', () => {})
  write(child.stdin, new Promise(done => child.stdout.once('data', () => done())))
  return new Promise(done => child.on('close', code => done({ code, stdout, stderr })))
}
const piped = (args: readonly string[], text: string): Promise<Ran> => resolve(args, stdin => stdin.end(text))

/** Answers to all that a rule asks, and what comes of them. */
interface Answers {
  readonly args: readonly string[]
  /** as an umpire types them: a line for each question */
  readonly lines: readonly string[]
  readonly result: string
}
const procedureOf = (id: string, name: string) => bookNamed(id)!.procedures.find(each => each.name === name)!
const argsOf = (id: string, name: string): string[] => [
  ...[id, name, '--given', JSON.stringify(procedureOf(id, name).example)],
]

/** Some faces or other, and the last of what may be chosen. */
function answersTo(id: string, name: string): Answers {
  const book = bookNamed(id)!
  const { example, open } = procedureOf(id, name)
  const opened = open(example, settingOf(book, findOptions(book, [])))
  const [faces, choices, lines]: [number[], number[], string[]] = [[], [], []]
  for (;;) {
    const worked = opened.work(new Script(faces), choices)
    if (!('wanted' in worked))
      return { args: argsOf(id, name), lines, result: resultLines(worked.result, worked.parts).join('\n') }
    const { wanted } = worked
    const before = faces.length
    if ('choose' in wanted) choices.push(wanted.choose.at(-1)!.value)
    else for (let i = 0; i < wanted.count; i++) faces.push((((before + i) * 7 + 2) % wanted.sides) + 1)
    lines.push('choose' in wanted ? String(choices.at(-1)) : faces.slice(before).join(' '))
  }
}
const DAMAGE = ['grand-fleets', 'damage', '--given', '{"target":"Derfflinger","points":2}']
const promptsIn = ({ stdout }: Ran): string[] => [...stdout.matchAll(/^> (.*)$/gm)].map(([, line]) => line!)
const QUESTION = /^(> .*|.* — .* \(\d+ wanted\)|the owner of .* chooses — .*)$/gm

const answered = BOOKS.map(({ id }) => [id, answersTo(id, ASKING[id]!)] as const)
describe.concurrent.each(answered)('%s, through a pipe', LONG, (_id, { args, lines, result }) => {
  const atOnce = memo(() => piped(args, `${lines.join('\n')}\n`))

  test('lines written at once are all taken, each after its question', async () => {
    const ran = await atOnce()
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(lines.length).toBeGreaterThan(1)
    expect(promptsIn(ran)).toEqual(lines)
    const asked = ran.stdout.match(QUESTION)!.map(line => (line.startsWith('>') ? 'answer' : 'question'))
    expect(asked).toEqual(lines.flatMap(() => ['question', 'answer']))
    expect(ran.stdout.endsWith(`\n\n${result}\n`)).toBe(true)
  })

  test('lines written in dribs are taken, and it ends though nobody has closed the pipe', async () => {
    const dribbled = await resolve(args, async (stdin, said) => {
      await said
      for (const letter of `${lines.join('\r\n')}\r\n`) {
        stdin.write(letter)
        await wait(5)
      }
    })
    expect(dribbled).toEqual(await atOnce())
  })

  test('closed early, in the midst of a line, it says in a sentence what is still wanted', async () => {
    const ran = await piped(args, lines[0]!)
    expect(ran.code).toBe(3)
    expect(ran.stderr).toMatch(
      /^straddle: the input ended, and (\d+ dice are|1 die is|a choice is) still wanted \(.+\)\n$/,
    )
    expect(promptsIn(ran)).toEqual([lines[0]])
  })
})

describe.concurrent('faces as they are printed', LONG, () => {
  test('0 is the highest of a d10', async () => {
    const ran = await piped(argsOf('grand-fleets', 'penetration'), '0 1 0 4\n0 1\n')
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toMatch(/\nsix d10, 5 or more .*\n> 0 1 0 4\n.*\(2 wanted\)\n> 0 1\n/)
    expect(ran.stdout).toMatch(/\nn +3\n$/)
  })

  test('0 and 00 are the highest of a d100', async () => {
    const [printed, said] = await Promise.all(
      ['0 00 9 1', '100 100 9 1'].map(line => piped(argsOf('fear-god', 'flak'), `101 5\n${line}\n`)),
    )
    expect(printed).toMatchObject({ code: 0, stderr: '' })
    expect(printed!.stdout).toContain('\na d100 does not have 101\n')
    expect(printed!.stdout.replace('> 0 00', '> 100 100')).toBe(said!.stdout)
  })

  test.each([
    ['a d6', 'unjam', '4\n'],
    ['a d20', 'critical', '14\n4\n'],
  ])('%s has no 0', async (die, name, rest) => {
    const ran = await piped(argsOf('fear-god', name), `0\n${rest}`)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toContain(`\n> 0\n${die} does not have 0\n`)
  })

  test('slips are told in a sentence each, and the question comes again; lines too many are told', async () => {
    const ran = await piped(DAMAGE, '11 1\n-1\nx\n\u00001\n1 2 3\n\n1 7\n9\n1\n5\n\n6 6\n')
    expect(ran.code).toBe(0)
    expect(ran.stdout.match(/\(2 wanted\)$/gm)).toHaveLength(7)
    expect(ran.stdout).toContain('> 11 1\na d10 does not have 11\n')
    expect(ran.stdout).toContain('> -1\nthe answer: "-1" is not a whole number\n')
    expect(ran.stdout).toContain('> 1 2 3\nthat is 1 die too many\n')
    expect(ran.stdout).toContain('> 9\nchoose one of 0, 1\n')
    expect(ran.stdout).toMatch(/\nlost +2\nleft +23\n/)
    expect(ran.stderr).toBe('straddle: nothing asked for 2 more lines: "5", "6 6"\n')
  })
})

describe.concurrent('dice that fall at once', LONG, () => {
  const given = ['firepower', 'damage', '--given', '{"target":"Derfflinger","level":"L"}']
  test('may be typed in one line, or one by one', async () => {
    const [together, apart] = await Promise.all([piped(given, '4 3 2 5\n'), piped(given, '4\n3\n2\n5\n')])
    expect(together).toMatchObject({ code: 0, stderr: '' })
    const result = (said: string): string => said.slice(said.lastIndexOf('\n\n'))
    expect(result(together.stdout)).toBe(result(apart.stdout))
    expect(together.stdout).toContain('> 4 3 2 5\n')
  })
  test('are no more than fall', async () => {
    const ran = await piped(given, '4 3 2 5 6\n4 3\n2 5\n')
    expect(ran.code).toBe(0)
    expect(ran.stdout).toContain('> 4 3 2 5 6\nthat is 4 dice too many\n')
  })
})

describe.concurrent('a pipe', LONG, () => {
  test('that says nothing is told what is wanted', async () => {
    const ran = await piped(DAMAGE, '')
    expect(ran.code).toBe(3)
    expect(ran.stdout).toMatch(/^ {2}Derfflinger loses 2 boxes\..*\ntwo d10, .* \(2 wanted\)\n$/)
    expect(ran.stderr).toBe('straddle: the input ended, and 2 dice are still wanted (4.32 location roll)\n')
  })

  test('is not read for dice with --json, nor where the situation came through it', async () => {
    const [json, given] = await Promise.all([
      resolve([...DAMAGE, '--json'], () => {}),
      piped(['grand-fleets', 'damage', '--given', '-'], '{"target":"Derfflinger","points":2}'),
    ])
    expect(json).toMatchObject({ code: 3, stderr: '' })
    expect(given).toMatchObject({ code: 3, stderr: '' })
  })
})

/** Done once, however often it is asked for. */
function memo<T>(work: () => T): () => T {
  let done: { value: T } | null = null
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
