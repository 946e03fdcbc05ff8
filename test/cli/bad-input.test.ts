import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { findOptions, settingOf } from '#cli/find.ts'
import { optionPairs, wholeNumber, wholeNumbers } from '#cli/input.ts'
import { Seeded } from '#kernel/dice/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { BOOKS } from '#rulesets/index.ts'

// Whatever is wrong with what was typed or with a file that it names: one sentence on standard error that says what and
// where, exit code 1, nothing on standard output, no stack trace; with --json as well.

const bin = fileURLToPath(new URL('../../bin/straddle.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'straddle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'dir'))
writeFileSync(join(folder, 'broken.json'), '{\n  "target": ,\n}\n')
writeFileSync(
  join(folder, 'junk.bin'),
  Uint8Array.from({ length: 4096 }, (_, i) => (i * 167 + 27) % 256),
)
writeFileSync(join(folder, 'latin1.json'), Buffer.from('{"target":"L\u00fctzow","points":1}', 'latin1'))

interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}
function straddle(args: readonly string[]): Promise<Ran> {
  return new Promise(done => {
    const child = execFile(process.execPath, [bin, ...args], { cwd: folder }, (_error, stdout, stderr) =>
      done({ code: child.exitCode, stdout: stdout.slice(0, 200), stderr }),
    )
    child.stdin?.end()
  })
}

const GF = 'grand-fleets'
const SHIPS = ['Lion', 'Moltke']
const DAMAGE = ['resolve', GF, 'damage', '--given', '{"target":"Derfflinger","points":2}']
const GIVEN = (given: string): string[] => ['resolve', GF, 'damage', '--given', given, '--dice', '3,4']
const GUNFIRE = (more: object): string[] => [
  ...['resolve', GF, 'gunfire', '--given'],
  JSON.stringify({ firer: 'Lion', target: 'Moltke', range: 8, ...more }),
]
const ODDS = ['odds', GF, 'damage', '--given', '{"target":"Moltke","points":2}', '--ask']
const DUEL = ['duel', GF, ...SHIPS]
const SWEEP = ['sweep', GF, ...SHIPS]
const PICK_UP = ['battle', 'pick-up', '--book', GF]
const fleet = (...sides: string[]) => sides.flatMap(side => ['--side', side])

describe.concurrent('bad input', { timeout: 120_000 }, () => {
  test.each<[string, readonly string[], RegExp]>([
    // years
    [
      'a ship that is not there yet',
      ['resolve', 'firepower', 'battery', '--given', '{"firer":"Hood","target":"Dresden","range":10,"year":1910}'],
      /year: in 1910 there was no Hood yet; she is of 1920$/m,
    ],
    [
      'a damaged ship that is not there yet, where odds are asked',
      [
        ...['odds', 'firepower', 'battery', '--ask', 'destroyed', '--given'],
        '{"firer":{"ship":"Tiger","fires":3},"target":"Moltke","range":12,"year":1912}',
      ],
      /year: in 1912 there was no Tiger yet; she is of 1914$/m,
    ],
    [
      'a duel too early',
      ['duel', 'firepower', 'Hood', 'Bismarck', '--term', 'year=1930'],
      /no Bismarck yet; she is of 1940/,
    ],
    // commands, arguments and flags
    ['a command that is not there', ['salvo'], /"salvo"/],
    ['a flag that is not there', ['--salvo'], /--salvo/],
    [
      'points for fleets that nobody picks',
      ['battle', 'coronel', '--book', GF, '--points', '300'],
      /--points: only a pick-up/,
    ],
    [
      'a year for ships that nobody picks',
      ['battle', 'coronel', '--book', GF, '--year', '1910'],
      /--year: only a pick-up/,
    ],
    [
      'a range of a whole battle',
      ['sweep', 'coronel', '--book', GF, '-n', '1', '--range', '6'],
      /--range: a term of a duel/,
    ],
    ['an aspect of a whole battle', ['sweep', 'coronel', '--book', GF, '-n', '1', '--aspect', 'bow'], /--aspect/],
    ['a term of a whole battle', ['sweep', 'coronel', '--book', GF, '-n', '1', '--term', 'range=6'], /--term/],
    ['fleets for a duel', [...SWEEP, '-n', '1', '--pick', 'GBR,DEU'], /--pick: a duel is between/],
    ['a book twice', [...SWEEP, '-n', '1', '--book', GF], /--book: a duel names its book/],
    ['a flag that the command does not have', [...SWEEP, '--journal', 'x'], /--journal/],
    ['a book missing', ['procedures'], /book/],
    ['a battle that is not there', ['battle', 'coronal', '--book', GF], /did you mean coronel/],
    [
      'a bot that is not there',
      ['battle', 'coronel', '--book', GF, '--bots', 'drill, nelson'],
      /"nelson".*random, drill/,
    ],
    ['bots for duels', [...SWEEP, '--bots', 'drill,drill'], /--bots: duels.*whole battle/],
    ['one bot for two sides', ['battle', 'coronel', '--book', GF, '--bots', 'random'], /name two/],
    ['a sweep of a battle without a book', ['sweep', 'coronel'], /--book/],
    [
      'a fleet that costs too much',
      [...PICK_UP, ...fleet('Lion', 'König, Lützow')],
      /German fleet: 539 .* 500 \(2\.11 /,
    ],
    ['a fleet that is missing', [...PICK_UP, '--side', 'Lion'], /two fleets/],
    ['a fleet named and picked', [...PICK_UP, ...fleet('Lion', 'Moltke'), '--pick', 'GBR,DEU'], /two fleets/],
    ['a ship that no fleet has', [...PICK_UP, ...fleet('Lion', 'Molkte')], /did you mean Moltke/],
    ['a ship of another age in a fleet', [...PICK_UP, ...fleet('Lion', 'Yamato')], /1890 to 1940; Yamato is of 1941/],
    ['a ship of a later year', [...PICK_UP, ...fleet('Lion', 'Moltke'), '--year', '1905'], /in 1905 there was no Lion/],
    ['a ship in both fleets', [...PICK_UP, ...fleet('Lion', 'hms lion')], /Lion is named twice/],
    ['a hole in a fleet', [...PICK_UP, ...fleet('Lion,', 'Moltke')], /not a list of ships/],
    ['a nation that is not there', [...PICK_UP, '--pick', 'GBR,SUI'], /"SUI".*it has DEU, GBR/],
    ['one nation for two fleets', [...PICK_UP, '--pick', 'GBR'], /name two/],
    ['points that buy nothing', [...PICK_UP, '--pick', 'GBR,DEU', '--points', '1'], /1 buy no ship of GBR/],
    ['no points', [...PICK_UP, '--pick', 'GBR,DEU', '--points', '0'], /--points: "0"/],
    ['fleets for a battle that has its own', ['battle', 'coronel', '--book', GF, '--pick', 'GBR,DEU'], /pick-up/],
    [
      'a name that several ships bore',
      ['card', 'Scharnhorst', '--book', 'grand-fleets'],
      /several ships: Scharnhorst \(1906\), armoured cruiser \(DEU\), or Scharnhorst \(1936\), battleship/,
    ],
    [
      'a kind that a book has not',
      ['card', 'Akagi', '--book', 'grand-fleets'],
      /no cards for ships like Akagi: aircraft carrier/,
    ],
    ['aircraft that a book has not', ['card', 'Zero', '--book', 'grand-fleets'], /no cards for aircraft like Zero/],
    ['a ship of another age', ['card', 'Yamato', '--book', 'fear-god'], /1890 to 1924; Yamato is of 1941/],
    ['a journal on standard output beside JSON', [...DUEL, '--journal', '-', '--json'], /--journal/],
    ['a hole in a list of dice', [...DAMAGE, '--dice', '1,,7'], /--dice: ""/],
    ['--given missing', ['resolve', GF, 'damage'], /--given/],
    ['a third ship', [...DUEL, 'Tiger'], /argument|Tiger/],
    // names
    ['a book that is not there', ['rules', 'atlas'], /"atlas".*grand-fleets/],
    ['a ship that is not there', ['duel', GF, 'Lyon', 'Moltke'], /"Lyon".*Lion/],
    ['a name in another encoding', GIVEN('latin1.json'), /ship/],
    ['a procedure that is not there', ['resolve', GF, 'ramming', '--given', '{}'], /"ramming".*gunfire/],
    ['an option that is not there', [...DUEL, '--option', 'fog=on'], /fog.*criticals/],
    ['an option named like no option', [...DUEL, '--option', '__proto__=on'], /__proto__/],
    ['an option that no duel honours', [...DUEL, '--option', 'smoke=on'], /smoke.*not in a duel/],
    ['an option that no sweep of duels honours', [...SWEEP, '-n', '1', '--option', 'divisions=on'], /divisions.*duel/],
    ['an option that no rule alone honours', [...DAMAGE, '--option', 'models=1:3000'], /models.*worked alone/],
    // situations
    ['broken JSON of several lines', GIVEN('broken.json'), /--given.*JSON/],
    ['binary junk', GIVEN('junk.bin'), /--given.*JSON/],
    ['NaN', GIVEN('{"target":"Moltke","points":NaN}'), /--given.*JSON/],
    ['an empty name', GIVEN(''), /--given/],
    ['a folder', GIVEN('dir'), /--given.*dir.*folder/],
    ['a number out of range', GUNFIRE({ range: 41 }), /range.*40/],
    // dice and choices
    ['an impossible face', [...DAMAGE, '--dice', '3,11'], /--dice.*11.*d10/],
    ['a choice of what may not be chosen', [...DAMAGE, '--dice', '1,4', '--choose', '9'], /--choose.*9/],
    ['choices too many', [...DAMAGE, '--dice', '1,4', '--choose', '0,1'], /--choose.*1 of 2.*too many/],
    // Seed 9 throws a mount that must be chosen; seed 1 does not.
    ['choices too many for the machine', [...DAMAGE, '--seed', '1', '--choose', '0'], /--choose.*too many/],
    ['a wrong choice for the machine', [...DAMAGE, '--seed', '9', '--choose', '9'], /--choose.*9/],
    ['dice for the machine as well', [...DAMAGE, '--seed', '1', '--dice', '3,4'], /--dice|--seed/],
    // numbers on the command line
    ['something that cannot be told, and nothing', [...ODDS, ''], /--ask.*"".*hull/],
    ['a negative range', [...DUEL, '--range', '-3'], /range: too small/],
    ['a range finer than the board', [...DUEL, '--range', '8.1234'], /range: is measured in thousandths of a mile/],
    ['a huge seed', [...DUEL, '--seed', '99999999999999999999'], /--seed.*99999999999999999999/],
    // files
    ['a journal where there is no folder', [...DUEL, '--journal', 'nowhere/x.jsonl'], /--journal.*nowhere\/x\.jsonl/],
    ['a journal that is not there', ['verify', 'nowhere.jsonl'], /nowhere\.jsonl.*no such file/],
  ])('%s', async (_what, args, says) => {
    // Where the flag itself is at fault, nothing may follow it.
    const asked = args[0]!.startsWith('-') ? args : [...args, '--json']
    const ran = await straddle(asked)
    expect(ran).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^straddle: \P{Cc}+\n$/u) })
    expect(ran.stderr).toMatch(says)
  })

  test('dice too many, without --json', async () => {
    const ran = await straddle([...DAMAGE, '--dice', '3,4,5'])
    expect(ran).toEqual({ code: 1, stdout: '', stderr: 'straddle: --dice: 1 of 3 dice too many\n' })
  })
})

describe('numbers and pairs on the command line', () => {
  const WRONG = ['', ' ', '-1', '+1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '1 2', '٣', '①', '1,', '\u0000', '\n']

  test.each(WRONG)('%j is no whole number', text => {
    expect(() => wholeNumber(text, '-n', 0, 100)).toThrow(BadInput)
    expect(() => wholeNumber(text, '-n', 0, 100)).toThrow(/^-n: \P{Cc}+ from 0 to 100$/u)
  })

  test.each([
    ['0', 1, 5],
    ['6', 1, 5],
    ['99999999999999999999', 0, Number.MAX_SAFE_INTEGER],
    ['9007199254740993', 0, Number.MAX_SAFE_INTEGER],
  ])('%s is not from %i to %i', (text, least, most) => {
    expect(() => wholeNumber(text, '--seed', least, most)).toThrow(BadInput)
  })

  test.each(['-1', '1.5', 'NaN', 'x', '3;5', '٣', '3,', ',3', '9999999999'])('%j is no list of faces', text => {
    expect(() => wholeNumbers(text, '--dice')).toThrow(BadInput)
    expect(() => wholeNumbers(text, '--dice')).toThrow(/^--dice: \P{Cc}+$/u)
  })

  test.each(['', 'criticals', '=on', '='])('%j is no pair', pair => {
    expect(() => optionPairs([pair])).toThrow(BadInput)
  })
})

/** What may stand in a field by mistake or malice. */
const JUNK: readonly unknown[] = [
  ...[null, true, '', 'x', 'Lion', 'lion\n', 'abeam', '\u0000', -1, -0.5, 0, 0.5, 1, 3, 12, 41, 99, 255, 361, 1e9],
  ...[1e308, Number.POSITIVE_INFINITY, Number.NaN, [], {}, [1], [[1]], { ship: 'Lion' }, { ship: null }, { ship: {} }],
  ...[
    { ship: 'Lion', lost: 5 },
    { ship: 'Lion', lost: 1e9 },
    { ship: 'Lion', lost: -1 },
    { ship: 'Lion', x: 1 },
  ],
  ...[{ ship: 'Otranto', fires: 99, floods: 99 }, 'Otranto', 'Wakeful', { ship: 'Lion', mountsLost: [9, 9, 9] }],
]

/** Numbers that are no numbers, anywhere in a value. */
const isSound = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value === null || typeof value !== 'object' || Object.values(value).every(isSound)

describe.each(BOOKS.map(book => [book.id, book] as const))('%s', (_id, book) => {
  const setting = settingOf(book, findOptions(book, []))

  test.each(book.procedures.map(each => [each.name, each] as const))(
    '%s takes or refuses whatever is given',
    (_name, procedure) => {
      const properties = Object.keys((procedure.given as { properties: object }).properties)
      const fields = [...properties, 'x', '__proto__', 'constructor']
      const bent = fields.flatMap(field =>
        JUNK.map(value => {
          const given = structuredClone(procedure.example) as object
          return Object.defineProperty(given, field, { value, enumerable: true, configurable: true, writable: true })
        }),
      )
      const faults = new Map<string, unknown>()
      for (const given of [...JUNK, ...bent]) {
        try {
          const opened = procedure.open(given, setting)
          const worked = opened.work(new Seeded(1), [])
          if (!isSound(worked)) faults.set('a number that is none', given)
          opened.odds(procedure.fields.slice(0, 1), { budget: 20, runs: 3 })
        } catch (thrown) {
          const { message } = thrown as Error
          if (!(thrown instanceof BadInput)) faults.set(message, given)
          else if (!/^\P{Cc}+$/u.test(message)) faults.set(`not one line: ${message}`, given)
        }
      }
      expect(Object.fromEntries(faults)).toEqual({})
    },
  )
})
