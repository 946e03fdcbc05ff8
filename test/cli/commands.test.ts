import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCard, findOptions } from '#cli/find.ts'
import { shareOf } from '#kernel/odds/index.ts'
import { summaryOf, sweepDuels } from '#lab/index.ts'
import { BOOKS, bookNamed } from '#rulesets/index.ts'

// What every command promises with --json (docs/cli.md), from outside: each test starts the program as a user does. A start
// costs up to a second, so tests run side by side and share what they can. What people see is held to docs/cli.md itself.

const bin = fileURLToPath(new URL('../../bin/straddle.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'straddle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const LONG = { timeout: 300_000 }

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
/** Four at a time: more would only wait for each other. */
const places = { free: 4, queue: [] as (() => void)[] }
async function straddle(args: readonly string[], input = ''): Promise<Ran> {
  if (places.free > 0) places.free--
  else await new Promise<void>(go => places.queue.push(go))
  const ran = await new Promise<Ran>(done => {
    const options = { cwd: folder, maxBuffer: 1 << 28 }
    const child = execFile(process.execPath, [bin, ...args], options, (_error, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    )
    child.stdin?.on('error', () => {}).end(input)
  })
  const next = places.queue.shift()
  if (next) next()
  else places.free++
  return ran
}

/** The one JSON value that a command prints with --json. */
// biome-ignore lint/suspicious/noExplicitAny: what is in it is what the tests are about
async function json(args: readonly string[], code = 0, input = ''): Promise<any> {
  const ran = await straddle([...args, '--json'], input)
  expect({ code: ran.code, stderr: ran.stderr }, args.join(' ')).toEqual({ code, stderr: '' })
  expect(ran.stdout).toMatch(/^[^\n]+\n$/)
  return JSON.parse(ran.stdout)
}

interface Book {
  readonly id: string
  readonly done: number
  readonly later: number
  readonly out: number
}
interface Procedure {
  readonly name: string
  readonly rules: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: a JSON Schema
  readonly given: any
  readonly example: object
  readonly ask: readonly string[]
}
interface Listed {
  readonly book: string
  readonly procedures: readonly Procedure[]
  readonly options: readonly { values: string[]; standard: string; scope?: string }[]
}
const [ONE, OTHER] = ['Iron Duke', 'Derfflinger']
const RULE = expect.stringMatching(/^[A-Z]+-\S+$/)

/** Sums apart, and all their lines; a total only where there is a single sum. */
function reckoningLike({ lines, sums }: { readonly lines: object[]; readonly sums: readonly Summed[] }): object {
  const [only] = sums
  expect(lines).toEqual(sums.flatMap(sum => sum.lines))
  for (const { total, lines } of sums)
    expect(lines.reduce((sum, { value, beside }) => (beside ? sum : sum + value), 0)).toBe(total)
  return {
    ...(sums.length === 1 ? { total: only!.total } : {}),
    lines: lines.map(() => expect.objectContaining({ value: expect.any(Number), why: RULE })),
    sums: sums.map(() =>
      expect.objectContaining({ of: expect.stringMatching(/\S/), at: expect.any(Number), throws: expect.any(Number) }),
    ),
  }
}
interface Summed {
  readonly total: number
  readonly lines: readonly { readonly value: number; readonly beside?: true }[]
}

let books: Book[] = []
let listed: Listed[] = []
beforeAll(async () => {
  books = (await json(['rules'])).books
  listed = await Promise.all(books.map(({ id }) => json(['procedures', id])))
}, LONG.timeout)

const onProcedure = (command: string, book: string, { name, example }: Procedure): string[] => [
  ...[command, book, name, '--given', JSON.stringify(example)],
]
/** Some procedures of each book, those with dice before those without. */
const some = (count: number): { book: string; procedure: Procedure }[] =>
  listed.flatMap(({ book, procedures }) => {
    const names = ['damage', 'gunfire', 'critical']
    const known = names.flatMap(name => procedures.filter(each => each.name === name))
    return [...new Set([...known, ...procedures])].slice(0, count).map(procedure => ({ book, procedure }))
  })

describe.concurrent('rules', LONG, () => {
  test('without a book it lists the books', () => {
    expect(books.length).toBeGreaterThan(0)
    const number = expect.any(Number)
    for (const book of books) {
      expect(book).toEqual({
        id: expect.stringMatching(/^[a-z-]+$/),
        title: expect.any(String),
        revision: number,
        done: number,
        later: number,
        out: number,
      })
    }
  })

  test('of a book it gives every rule with its state, its origin and its tests', async () => {
    await Promise.all(
      books.map(async ({ id, done, later, out }) => {
        const { book, rules, ...more } = await json(['rules', id])
        expect({ book, more }).toEqual({ book: id, more: {} })
        for (const rule of rules) {
          expect(rule).toMatchObject({
            id: RULE,
            printed: expect.any(String),
            title: expect.stringMatching(/\S/),
            state: expect.stringMatching(/^(done|alone|later|out)$/),
            origin: expect.stringMatching(/^(book|ruling|house)$/),
            tests: expect.any(Array),
          })
          if (/later|out/.test(rule.state)) expect(rule.because, rule.id).toMatch(/\S/)
          for (const each of rule.tests) expect(each).toMatch(/^(src|test)\/\S+\.test\.ts: /)
        }
        expect(new Set(rules.map((rule: { id: string }) => rule.id)).size).toBe(rules.length)
        const count = (state: string): number => rules.filter((rule: { state: string }) => rule.state === state).length
        expect([count('done') + count('alone'), count('later'), count('out')]).toEqual([done, later, out])
      }),
    )
  })
})

test('procedures: what each needs as JSON Schema, an example, what can be asked; and the options', () => {
  expect(listed.map(({ book }) => book)).toEqual(books.map(({ id }) => id))
  for (const { procedures, options } of listed) {
    for (const each of procedures) {
      expect(each).toEqual({
        name: expect.stringMatching(/^[a-z-]+$/),
        title: expect.any(String),
        rules: expect.arrayContaining([RULE]),
        given: expect.objectContaining({
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          type: 'object',
          properties: expect.any(Object),
        }),
        example: expect.any(Object),
        ask: expect.arrayContaining([expect.any(String)]),
      })
      for (const key of each.given.required ?? []) expect(each.example).toHaveProperty([key])
      for (const key of Object.keys(each.example)) expect(each.given.properties).toHaveProperty([key])
    }
    const text = expect.any(String)
    for (const option of options) {
      const { scope = 'battles', ...rest } = option
      expect(rest).toEqual({ name: text, title: text, rule: RULE, values: expect.any(Array), standard: text })
      expect(['battles', 'not alone', 'not in duels']).toContain(scope)
      expect(option.values).toContain(option.standard)
    }
  }
})

describe.concurrent('ships and card', LONG, () => {
  test('every ship is listed once, a name that two ships share with its year', async () => {
    const { ships, classes, aircraft, ...more } = await json(['ships'])
    expect(more).toEqual({})
    expect(new Set(ships).size).toBe(ships.length)
    expect(aircraft).toContain('Zero')
    expect(new Set(aircraft).size).toBe(aircraft.length)
    expect(ships).toEqual(expect.arrayContaining([ONE, OTHER, 'Scharnhorst (1906)']))
    expect(classes.flatMap((each: { ships: string[] }) => each.ships)).toHaveLength(ships.length)
    const text = expect.any(String)
    for (const each of classes) {
      expect(each).toEqual({
        className: text,
        nation: text,
        kind: text,
        year: expect.any(Number),
        ships: expect.arrayContaining([text]),
      })
    }
  })

  test('the card of a ship in each book, and how its figures were found', async () => {
    await Promise.all(
      books.map(async ({ id }) => {
        const { why, ...plain } = await json(['card', 'sms scharnhorst (1906)', '--book', id, '--why'])
        expect(plain).toEqual({ book: id, card: expect.objectContaining({ name: 'Scharnhorst' }) })
        expect(why.length).toBeGreaterThan(0)
        for (const { value, ...each } of why) {
          expect(value).toBeDefined()
          expect(each).toEqual({ what: expect.any(String), how: expect.any(String), rule: RULE })
        }
      }),
    )
  })
})

interface Typed {
  readonly dice: number[]
  readonly choose: number[]
}
const typedArgs = ({ dice, choose }: Typed): string[] => [
  ...['--dice', dice.join(',')],
  ...(choose.length > 0 ? ['--choose', choose.join(',')] : []),
]
interface Wanted {
  readonly sides?: number
  readonly count?: number
  readonly choose?: readonly { value: number }[]
}
/** What an umpire would answer: ones, and the first of what may be chosen. */
function answer(wanted: Wanted, typed: Typed): void {
  if (wanted.choose === undefined) {
    const number = expect.any(Number)
    expect(wanted).toEqual({ words: expect.stringMatching(/d\d+/), sides: number, count: number, why: RULE })
    for (let i = 0; i < wanted.count!; i++) typed.dice.push(1)
  } else {
    const option = { value: expect.any(Number), label: expect.any(String) }
    expect(wanted).toEqual({
      choose: wanted.choose.map(() => option),
      who: expect.stringMatching(/^the \S+/),
      seat: expect.any(Number),
      why: RULE,
    })
    typed.choose.push(wanted.choose[0]!.value)
  }
}

describe.concurrent('resolve', LONG, () => {
  test('says what it wants, throw by throw, with exit code 3, and ends with the result', async () => {
    await Promise.all(
      some(1).map(async ({ book, procedure }) => {
        const base = onProcedure('resolve', book, procedure)
        const typed: Typed = { dice: [], choose: [] }
        for (let asked = 0; ; asked++) {
          const { code, stdout } = await straddle([...base, ...typedArgs(typed), '--json'])
          const said = JSON.parse(stdout)
          if (code !== 3) {
            expect(code).toBe(0)
            expect(asked).toBeGreaterThan(0)
            expect(said.throws.flatMap(({ faces }: { faces: number[] }) => faces)).toEqual(typed.dice)
            break
          }
          expect(said).toEqual({ wanted: expect.any(Object), reckoning: reckoningLike(said.reckoning) })
          expect(asked).toBeLessThan(40)
          answer(said.wanted, typed)
        }
        // One die short, one is wanted still; one die too many is an error.
        const [short, long] = await Promise.all([
          json([...base, ...typedArgs({ ...typed, dice: typed.dice.slice(0, -1) })], 3),
          straddle([...base, ...typedArgs({ ...typed, dice: [...typed.dice, 1] }), '--json']),
        ])
        expect(short.wanted).toMatchObject({ count: 1 })
        expect(long).toMatchObject({
          code: 1,
          stdout: '',
          stderr: expect.stringMatching(/^straddle: --dice: .*too many/),
        })
      }),
    )
  })

  test('gives result, events, throws and reckoning, each with its rule', async () => {
    await Promise.all(
      some(1).map(async ({ book, procedure }) => {
        const base = [...onProcedure('resolve', book, procedure), '--seed', '12']
        const choose: number[] = []
        let ran = await straddle([...base, '--json'])
        while (ran.code === 3) {
          choose.push(JSON.parse(ran.stdout).wanted.choose[0].value)
          ran = await straddle([...base, '--choose', choose.join(','), '--json'])
        }
        expect(ran).toMatchObject({ code: 0, stderr: '' })
        const said = JSON.parse(ran.stdout)
        expect(said).toEqual({
          result: expect.any(Object),
          events: said.events.map(() => expect.objectContaining({ type: expect.stringMatching(/^[A-Z]/), why: RULE })),
          throws: said.throws.map(() => ({
            why: RULE,
            words: expect.stringMatching(/d\d+/),
            faces: expect.any(Array),
            at: expect.any(Number),
            sums: expect.any(Array),
          })),
          reckoning: reckoningLike(said.reckoning),
        })
        for (const { sums } of said.throws) for (const at of sums) expect(said.reckoning.sums[at]).toBeDefined()
      }),
    )
  })

  test('takes the situation from a file or from standard input as well, and obeys options', async () => {
    const given = '{"target":"Derfflinger","points":1}'
    writeFileSync(join(folder, 'given.json'), given)
    const base = ['resolve', 'grand-fleets', 'damage', '--dice', '10']
    const [file, stdin] = await Promise.all([
      json([...base, '--given', 'given.json'], 3),
      json([...base, '--given', '-', '--option', 'criticals=off'], 0, given),
    ])
    expect(file.wanted.why).toBe('GF-6.1-roll')
    expect(stdin.result).toMatchObject({ lost: 1 })
  })
})

interface Odds {
  readonly exact: boolean
  readonly runs?: number
  readonly untold?: number
  readonly outcomes: readonly {
    outcome: object
    p: number
    fraction?: string
    error?: number
    low?: number
    high?: number
  }[]
}
/** Exact odds add up to exactly one; a sample says so, has errors and intervals; likeliest first. */
function holds(odds: Odds, asked: readonly string[]): void {
  expect(Object.keys(odds).sort()).toEqual(odds.exact ? ['exact', 'outcomes'] : ['exact', 'outcomes', 'runs'])
  let [above, below] = [0n, 1n]
  let total = 0
  for (const { outcome, p, fraction, error, low, high, ...more } of odds.outcomes) {
    expect(more).toEqual({})
    expect(Object.keys(outcome)).toEqual(asked)
    total += p
    if (odds.exact) {
      const [part, whole] = fraction!.split('/').map(BigInt) as [bigint, bigint]
      ;[above, below] = [above * whole + part * below, below * whole]
      expect(p).toBeCloseTo(Number((part * 10n ** 18n) / whole) / 1e18, 12)
      expect([error, low, high]).toEqual([undefined, undefined, undefined])
    } else {
      expect({ p, error, low, high }).toEqual(shareOf(Math.round(p * odds.runs!), odds.runs!))
      expect(fraction).toBeUndefined()
    }
  }
  if (odds.exact) expect(above).toBe(below)
  expect(total).toBeCloseTo(1, 9)
  const chances = odds.outcomes.map(({ p }) => p)
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
}

describe.concurrent('odds', LONG, () => {
  test('of each book are exact within their budget, and past it a sample that says so', async () => {
    await Promise.all(
      some(1).map(async ({ book, procedure }) => {
        const asked = procedure.ask.slice(0, 2)
        const base = [...onProcedure('odds', book, procedure), '--ask', asked.join(',')]
        holds(await json([...base, '--budget', '5000', '--runs', '500']), asked)
      }),
    )
  })

  test('a sample agrees with what is exact, and so does what leaves out the rare', async () => {
    const given = '{"firer":"Iron Duke","target":"Derfflinger","range":8}'
    const base = ['odds', 'grand-fleets', 'gunfire', '--given', given, '--ask', 'hull,guns,sunk']
    const [exact, sample, common] = (await Promise.all([
      json(base),
      json([...base, '--budget', '100', '--runs', '4000']),
      json([...base, '--rarest', '1000']),
    ])) as [Odds, Odds, Odds]
    expect([exact.exact, sample.exact]).toEqual([true, false])
    for (const odds of [exact, sample]) holds(odds, ['hull', 'guns', 'sunk'])
    const known = new Map(exact.outcomes.map(({ outcome, p }) => [JSON.stringify(outcome), p]))
    for (const { outcome, p } of sample.outcomes) {
      const truth = known.get(JSON.stringify(outcome)) ?? 0
      expect(truth, JSON.stringify(outcome)).toBeGreaterThan(0)
      expect(Math.abs(p - truth)).toBeLessThan(6 * Math.sqrt((truth * (1 - truth)) / 4000) + 2 / 4000)
    }
    // What was left out is told, and can only have been more of what was found.
    const told = common.outcomes.reduce((sum, { p }) => sum + p, 0)
    expect(told + common.untold!).toBeCloseTo(1, 9)
    expect(common.untold).toBeGreaterThan(0)
    for (const { outcome, p } of common.outcomes) {
      const truth = known.get(JSON.stringify(outcome))!
      expect(p).toBeLessThanOrEqual(truth + 1e-12)
      expect(p + common.untold!).toBeGreaterThanOrEqual(truth - 1e-12)
    }
  })
})

describe.concurrent('battles', LONG, () => {
  test('are listed with the books that have them', async () => {
    const { battles } = await json(['battles'])
    expect(battles.map(({ id }: { id: string }) => id)).toEqual([
      'tsushima',
      'coronel',
      'dogger-bank',
      'run-to-the-south',
      'destroyers-at-jutland',
      'river-plate',
      'convoy-sc-7',
      'denmark-strait',
      'force-z',
      'savo-island',
      'north-cape',
      'eastern-solomons',
      'pick-up',
    ])
    expect(battles[1]).toMatchObject({
      title: 'Coronel',
      date: '1914-11-01',
      books: ['fear-god', 'firepower', 'fleet-action', 'grand-fleets'],
    })
  })

  test('are fought between bots, and their journals hold; the same seed gives the same bytes', async () => {
    const fight = ['battle', 'coronel', '--book', 'grand-fleets', '--seed', '5', '--journal']
    const [one, other] = await Promise.all([json([...fight, 'coronel-a']), json([...fight, 'coronel-b'])])
    expect({ ...one, journal: '' }).toEqual({ ...other, journal: '' })
    const texts = ['coronel-a', 'coronel-b'].map(name => readFileSync(join(folder, name), 'utf8'))
    expect(texts[0]).toBe(texts[1])
    expect(await json(['verify', 'coronel-a'])).toMatchObject({
      ok: true,
      rows: one.rows,
      proved: true,
      dice: { strange: 0 },
    })
  })

  test('are swept: the same numbers whatever the workers, and the first is the one that battle fights', async () => {
    const sweep = (...more: string[]) => json(['sweep', 'coronel', '--book', 'grand-fleets', '--seed', '5', ...more])
    const [one, two] = await Promise.all([sweep('-n', '6', '--workers', '1'), sweep('-n', '6', '--workers', '2')])
    expect({ ...one, rate: 0 }).toEqual({ ...two, rate: 0 })
    expect(one.points.first).toEqual({ mean: expect.any(Number), error: expect.any(Number) })
    const { turns, points } = await json(['battle', 'coronel', '--book', 'grand-fleets', '--seed', '5'])
    const alone = await sweep('-n', '1')
    expect(alone.turns.mean).toBe(turns)
    expect([alone.points.first.mean, alone.points.second.mean]).toEqual(points)
  })

  test('are commanded by a bot on each side, in any mix, in every book that has battles', async () => {
    const fleets = ['pick-up', '--side', 'Lion', '--side', 'Moltke']
    const games = BOOKS.filter(({ game }) => game !== undefined)
    const fought = await Promise.all(
      games.flatMap(({ id }) => [
        json(['battle', ...fleets, '--book', id, '--bots', 'drill,random']),
        json(['sweep', ...fleets, '--book', id, '--bots', 'drill, drill', '-n', '1']),
      ]),
    )
    expect(fought.map(({ bots }) => bots)).toEqual(
      games.flatMap(() => [
        ['drill', 'random'],
        ['drill', 'drill'],
      ]),
    )
  })

  test('may be picked up: fleets by name or by the computer, within their points, swept like any other', async () => {
    const named = ['pick-up', '--book', 'grand-fleets', '--side', 'lion, Tiger', '--side', 'Scharnhorst (1906), Moltke']
    const one = await json(['battle', ...named, '--points', '475', '--journal', 'pick-up.jsonl'])
    expect(one).toMatchObject({
      sides: ['British fleet', 'German fleet'],
      limit: 475,
      fleets: [{ ships: ['Lion', 'Tiger'], points: 475 }, { ships: ['Scharnhorst (1906)', 'Moltke'] }],
    })
    expect(await json(['verify', 'pick-up.jsonl'])).toMatchObject({
      ok: true,
      rows: one.rows,
      proved: true,
      dice: { strange: 0 },
    })
    const picked = ['pick-up', '--book', 'grand-fleets', '--pick', 'gbr,GER', '--points', '300', '--seed', '3']
    const [two, swept] = await Promise.all([json(['battle', ...picked]), json(['sweep', ...picked, '-n', '1'])])
    expect(swept).toMatchObject({ fleets: two.fleets, limit: 300, turns: { mean: two.turns } })
    for (const { points } of two.fleets) {
      expect(points).toBeGreaterThan(250)
      expect(points).toBeLessThanOrEqual(300)
    }
  })
})

describe.concurrent('squadrons of a pick-up battle', LONG, () => {
  const formationsIn = async (file: string, ...args: string[]): Promise<number[][]> => {
    await json(['battle', 'pick-up', '--book', 'firepower', '--points', '100', ...args, '--journal', file])
    const [header] = readFileSync(join(folder, file), 'utf8').split('\n', 1)
    const { sides } = JSON.parse(header!).battle.facts
    return sides.map((side: { formations: { ships: unknown[] }[] }) => side.formations.map(({ ships }) => ships.length))
  }
  test('are divided by semicolons', async () => {
    const sides = ['--side', 'Lion, Tiger; Glasgow', '--side', 'Moltke;Seydlitz, Dresden']
    expect(await formationsIn('squadrons.jsonl', ...sides)).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
  test('have five ships at most where a machine picks, as even as can be', async () => {
    for (const squadrons of await formationsIn('picked.jsonl', '--pick', 'GBR,DEU', '--seed', '3')) {
      expect(Math.max(...squadrons)).toBeLessThanOrEqual(5)
      expect(Math.max(...squadrons) - Math.min(...squadrons)).toBeLessThanOrEqual(1)
    }
  })
})

describe.concurrent('duel, verify and sweep', LONG, () => {
  test('a journal may go to standard output, where verify can read it', async () => {
    const { code, stdout } = await straddle(['duel', 'grand-fleets', 'Lion', 'Lion', '--seed', '3', '--journal', '-'])
    expect(code).toBe(0)
    const { rows, ships, winner } = await json(['duel', 'grand-fleets', 'Lion', 'Lion', '--seed', '3'])
    expect(await json(['verify', '-'], 0, stdout)).toMatchObject({ ok: true, rows, proved: true, dice: { strange: 0 } })
    expect(ships).toEqual(['Lion (the first)', 'Lion (the second)'])
    expect([...ships, null]).toContain(winner)
  })

  test('a duel is fought, written down and holds; the same seed writes the same bytes, and is a sweep’s first', async () => {
    await Promise.all(
      books.map(async ({ id }) => {
        const fight = ['duel', id, ONE, OTHER, '--seed', '7', '--journal']
        const [one, again, swept] = await Promise.all([
          json([...fight, `${id}-a`]),
          json([...fight, `${id}-b`]),
          json(['sweep', id, ONE, OTHER, '-n', '1', '--seed', '7']),
        ])
        expect(one).toEqual({
          journal: `${id}-a`,
          winner: expect.toBeOneOf([ONE, OTHER, null]),
          turns: expect.any(Number),
          ships: [ONE, OTHER],
          seed: 7,
          rows: expect.any(Number),
          terms: expect.any(Object),
        })
        expect(again).toEqual({ ...one, journal: `${id}-b` })
        const [a, b] = ['a', 'b'].map(each => readFileSync(join(folder, `${id}-${each}`), 'utf8'))
        expect(b).toBe(a)
        expect(await json(['verify', `${id}-a`])).toMatchObject({
          ok: true,
          rows: one.rows,
          proved: true,
          dice: { strange: 0 },
        })
        expect(swept).toMatchObject({ battles: 1, turns: { mean: one.turns, error: 0 }, terms: one.terms })
        expect(swept.wins.first.p === 1 ? ONE : swept.wins.second.p === 1 ? OTHER : null).toBe(one.winner)
      }),
    )
  })

  test('range, aspect, options and seed stand in the journal; out of range nobody wins', async () => {
    const { terms, journal, winner } = await json([
      ...['duel', 'grand-fleets', 'Lion', 'Moltke', '--range', '30.5', '--aspect', 'crossing'],
      ...['--option', 'criticals=off', '--seed', '3', '--journal', 'terms.jsonl'],
    ])
    expect(terms).toEqual({ range: 30.5, aspect: 'crossing' })
    expect(winner).toBeNull()
    const header = JSON.parse(readFileSync(join(folder, journal), 'utf8').split('\n')[0]!)
    expect(header).toMatchObject({ book: 'grand-fleets', seed: 3, battle: { kind: 'duel', terms } })
    expect(header.options).toMatchObject({ criticals: 'off', antiFlash: 'off' })
  })

  test('a sweep by workers comes to what it comes to without them, with errors that follow from the shares', async () => {
    await Promise.all(
      books.map(async ({ id }) => {
        const swept = await json(['sweep', id, ONE, OTHER, '-n', '200', '--seed', '5'])
        const { rate, stopped, ships, terms, ...summary } = swept
        expect({ stopped, ships }).toEqual({ stopped: false, ships: [ONE, OTHER] })
        expect(rate).toBeGreaterThan(0)
        const book = bookNamed(id)!
        const cards = [findCard(book, ONE).card, findCard(book, OTHER).card] as const
        const alone = sweepDuels(book, { cards, terms, options: findOptions(book, []) }, 5, 0, 200)
        expect(summary).toEqual(summaryOf(alone, 5))
        expect(summary).toMatchObject({ battles: 200, seed: 5, check: expect.stringMatching(/^[0-9a-f]{8}$/) })
        const { first, second, draw } = summary.wins
        expect(first.p + second.p + draw.p).toBeCloseTo(1, 12)
        for (const share of [first, second, draw]) expect(share).toEqual(shareOf(Math.round(share.p * 200), 200))
        expect(Object.keys(summary.turns)).toEqual(['mean', 'error'])
      }),
    )
  })

  test('a sweep comes to the same whatever the workers', async () => {
    const base = ['sweep', 'grand-fleets', 'Lion', 'Moltke', '-n', '1500', '--workers']
    const [one, three] = await Promise.all([json([...base, '1']), json([...base, '3'])])
    expect({ ...three, rate: 0 }).toEqual({ ...one, rate: 0 })
  })
})
