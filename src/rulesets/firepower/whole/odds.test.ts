import { describe, expect, test } from 'vitest'
import { Desk, lowest, type Options, type Steps, work } from '#kernel/desk/index.ts'
import { type Asking, Dice, Seeded, type Source, type Tape } from '#kernel/dice/index.ts'
import { type Odds, spreadOf } from '#kernel/odds/index.ts'
import type { Opened } from '#kernel/ruleset/index.ts'
import type { Card } from '../01-classes/ship.ts'
import { moveRate, type State, sheetAt } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { attackOf, BATTERY, GUNFIRE } from '../07-gunfire/gunfire.ts'
import { BY_SHELL } from '../09-damage/damage-dice.ts'
import { contactOf, TORPEDO } from '../11-torpedoes/torpedoes.ts'
import { LEVELS } from '../book/tables.ts'
import type { Event } from '../events/events.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { battle, card, options, type Setting } from './bench.fixture.ts'

const CARDS: Record<string, Card> = {
  BB: card('BB'),
  BC: card('BC', { grade: -1 }),
  CA: card('CA', { fuel: 'C' }),
  NACHI: card('CA', { nation: 'JAP' }),
  DD: card('DD', { torpedoes: { launches: 2 } }),
  MTB: card('MTB'),
  AK: card('AK'),
  SB: card('SB'),
  SM: card('SM'),
}
function open(name: string, given: unknown, changes: Options = {}): Opened {
  const named = PROCEDURES.find(each => each.name === name)!
  return named.open(given, { options: options(changes), card: ship => CARDS[ship]! })
}
const FIELDS = PROCEDURES[0]!.fields

// ---------------------------------------------------------------------------------------------------------------------
// Brute force: the procedure is run whole for every way the dice can fall, and nothing is merged.

/** Every way the dice can fall: each die by itself, or each throw by what it can mean. */
class Ways implements Source {
  ways = 1n
  total = 1n
  private readonly path: number[] = []
  private readonly widths: number[] = []
  private depth = 0
  private readonly raw: boolean

  constructor(raw: boolean) {
    this.raw = raw
  }

  more(tape: Tape, ask: Asking): void {
    if (this.raw) {
      for (let die = 0; die < ask.dice; die++) tape.faces[die] = 1 + this.turn(tape.sides)
      this.total *= BigInt(tape.sides) ** BigInt(ask.dice)
    } else {
      const spread = spreadOf(ask.meaning, ask.dice / ask.meaning.each)
      const outcome = this.turn(spread.faces.length)
      tape.faces.set(spread.faces[outcome]!)
      this.ways *= spread.weights[outcome]!
      this.total *= spread.total
    }
    tape.at = 0
    tape.end = ask.dice
  }

  private turn(width: number): number {
    if (this.depth === this.path.length) {
      this.path.push(0)
      this.widths.push(width)
    }
    return this.path[this.depth++]!
  }

  next(): boolean {
    this.ways = this.total = 1n
    this.depth = 0
    while (this.path.length > 0) {
      const last = this.path.length - 1
      if (++this.path[last]! < this.widths[last]!) return true
      this.path.pop()
      this.widths.pop()
    }
    return false
  }
}

type Told = Record<string, number | boolean | string>
/** What can be asked, read off the ship by hand. Of one that is lost there is nothing to tell but how, and how badly hit. */
function fieldsOf(result: Told): Told {
  if (result['destroyed'] !== true) return result
  const gone: Told = {
    list: 0,
    speed: 0,
    stopped: false,
    mainLost: 0,
    main: 'none',
    secondaryLost: 0,
    secondary: 'none',
  }
  const flags: Told = { aa: 0, fires: 0, aspect: 'none', swing: 'none', initiative: 'none', engines: false }
  return { ...result, ...gone, ...flags, powerOut: false, slick: false, damaged: false }
}

const WHOLE = 6n ** 40n
type Weighed = readonly { readonly fields: Told; readonly weight: bigint }[]

function bruteForce(opened: Opened, raw: boolean): Weighed {
  const found: { fields: Told; weight: bigint }[] = []
  const ways = new Ways(raw)
  do {
    const worked = opened.work(ways, [])
    if ('wanted' in worked) throw new Error('something is wanted')
    if (WHOLE % ways.total !== 0n) throw new Error('too many dice')
    found.push({ fields: fieldsOf(worked.result as Told), weight: ways.ways * (WHOLE / ways.total) })
  } while (ways.next())
  expect(found.reduce((sum, leaf) => sum + leaf.weight, 0n)).toBe(WHOLE)
  return found
}

const keyOf = (fields: Told, asked: readonly string[]): string => JSON.stringify(asked.map(name => fields[name]))

function sharesOf(leaves: Weighed, asked: readonly string[]): Map<string, bigint> {
  const shares = new Map<string, bigint>()
  for (const { fields, weight } of leaves) {
    const key = keyOf(fields, asked)
    shares.set(key, (shares.get(key) ?? 0n) + weight)
  }
  return shares
}

/** The exact odds, whose fractions must add up to exactly one, as shares of WHOLE. */
function exactShares(opened: Opened, asked: readonly string[]): Map<string, bigint> {
  const odds = opened.odds(asked, { budget: 10_000_000, runs: 0 })
  expect(odds.exact).toBe(true)
  const shares = new Map<string, bigint>()
  let sum = 0n
  for (const { outcome, fraction } of odds.outcomes) {
    const [part, whole = 1n] = fraction!.split('/').map(BigInt)
    expect(WHOLE % whole).toBe(0n)
    sum += part! * (WHOLE / whole)
    shares.set(keyOf(outcome as Told, asked), part! * (WHOLE / whole))
  }
  expect(sum).toBe(WHOLE)
  return shares
}
const sorted = (shares: Map<string, bigint>): [string, bigint][] =>
  [...shares].filter(([, share]) => share > 0n).sort(([a], [b]) => (a < b ? -1 : 1))

/** Merged or not, the same odds: for every field alone, and for all together. */
function compare(opened: Opened, raw: boolean): void {
  const leaves = bruteForce(opened, raw)
  for (const asked of [...FIELDS.map(field => [field]), FIELDS])
    expect(sorted(exactShares(opened, asked)), asked.join()).toEqual(sorted(sharesOf(leaves, asked)))
}

describe('odds equal brute force over every single face', { timeout: 60_000 }, () => {
  test.each([
    ['damage', { target: 'BB', level: 'M' }, {}],
    ['damage', { target: { ship: 'CA', list: 25, fires: 7, mainLost: 1, speedLost: 6 }, level: 'H' }, {}],
    ['damage', { target: 'MTB', level: 'L', by: 'torpedo' }, {}],
    ['special-effect', { target: 'BB', level: 'C', certain: true, by: 'torpedo' }, {}],
    ['torpedo', { firer: 'DD', target: { ship: 'BB', list: 30 }, weather: 'bad' }, {}],
    ['depth-charge', { firer: 'DD', target: 'SM' }, {}],
  ])('%s %j %j', (name, given, changes) => compare(open(name, given, changes), true))
})

describe('odds with merging equal brute force without', { timeout: 60_000 }, () => {
  test.each<[string, unknown, Options]>([
    ['battery', { firer: 'BB', target: 'BC', range: 10 }, {}],
    ['battery', { firer: 'DD', target: { ship: 'CA', list: 30, fires: 8 }, range: 15 }, { failedShot: 'ends' }],
    ['battery', { firer: 'BC', target: 'AK', range: 30, light: 'dusk', silhouetted: true }, { grades: 'on' }],
    [
      'damage',
      { target: { ship: 'BB', list: 20, fires: 5 }, level: 'M', by: 'torpedo' },
      { specialEffects: 'on', aspect: 'on' },
    ],
    ['damage', { target: 'BB', level: 'S' }, { specialEffects: 'on', aspect: 'on', green: 'two', blueBlack: 'none' }],
    [
      'damage',
      { target: { ship: 'CA', flagship: false, engines: true, mainLost: 3 }, level: 'E', by: 'torpedo' },
      { specialEffects: 'on', specialDie: 'the-same-die', engines: 'once' },
    ],
    ['special-effect', { target: 'BB', level: 'H' }, { engines: 'once', secondaryLoss: 'of-each-hit' }],
    ['special-effect', { target: { ship: 'MTB', list: 35, fires: 11 }, level: 'M', certain: true }, { aspect: 'on' }],
    ['torpedo', { firer: { ship: 'DD', worst: 'H' }, target: 'SB', light: 'night' }, { weakTorpedo: 'does-nothing' }],
    // two batteries: almost lost already, so that few ways go on
    [
      'gunfire',
      { firer: 'NACHI', target: { ship: 'SB', list: 40, fires: 12 }, range: 20, light: 'night', year: 1945 },
      {},
    ],
  ])('%s %j %j', (name, given, changes) => {
    compare(open(name, given, changes), false)
  })
})

// ---------------------------------------------------------------------------------------------------------------------
// Odds by hand.

const chance = (odds: Odds, outcome: Told): string | undefined =>
  odds.outcomes.find(each => JSON.stringify(each.outcome) === JSON.stringify(outcome))?.fraction
const asked = (name: string, given: unknown, field: string, changes: Options = {}): Odds =>
  open(name, given, changes).odds([field], { budget: 1_000_000, runs: 0 })

describe('odds by hand', () => {
  test('FP-SUB-F one in six destroyed, one in six damaged', () => {
    const given = { firer: 'DD', target: 'SM' }
    expect(chance(asked('depth-charge', given, 'destroyed'), { destroyed: true })).toBe('1/6')
    expect(chance(asked('depth-charge', given, 'damaged'), { damaged: true })).toBe('1/6')
  })

  test('FP-LVL-B equals at short range: two dice less 4', () => {
    // 10 and more none of twelve; 8: 12 only; 6, 7: 10, 11; 4, 5: 8, 9; 2, 3: 6, 7; the rest superficial
    const odds = asked('battery', { firer: 'BB', target: 'BB', range: 10 }, 'level')
    expect(['S', 'L', 'M', 'H', 'E'].map(level => chance(odds, { level }))).toEqual([
      '5/18',
      '11/36',
      '1/4',
      '5/36',
      '1/36',
    ])
  })

  test('FP-TORP-D a torpedo hits a CL in 15 of 36, a BB in 21', () => {
    const missed = (target: string) => chance(asked('torpedo', { firer: 'DD', target }, 'level'), { level: 'none' })
    // differences above 0: 5 + 4 + 3 + 2 + 1; at a big target those of 0 as well
    expect([missed('CA'), missed('BB')]).toEqual(['7/12', '5/12'])
  })

  test('FP-DMG-A at H a ship is destroyed by three dice, each in 1 of 6', () => {
    // 1 − (5/6)³
    expect(chance(asked('damage', { target: 'BB', level: 'H' }, 'destroyed'), { destroyed: true })).toBe('91/216')
  })

  test('FP-SPFX-6 the magazine after medium damage: 2 in 6, then 1 in 6', () => {
    const given = { target: 'BB', level: 'M' }
    expect(chance(asked('special-effect', given, 'end'), { end: 'exploded' })).toBe('1/18')
  })
})

// ---------------------------------------------------------------------------------------------------------------------
// Odds against play: the steps themselves, a million times from a seed, with nobody listening.

const RUNS = 1_000_000

function played<A>(
  steps: Steps<State, Event, A>,
  state: State,
  about: A,
  read: (state: State) => string,
): Map<string, number> {
  const desk = new Desk<State, Event>(state, new Dice(new Seeded(20_260_101)), lowest)
  const counts = new Map<string, number>()
  for (let run = 0; run < RUNS; run++) {
    const ground = copy(state)
    desk.lay(ground)
    work(steps, desk, about, 0)
    const found = read(ground)
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts
}

/** Each chance within four standard errors; those too rare to come twenty-five times are taken together. */
function agree(odds: Odds, counts: Map<string, number>): void {
  expect(odds.exact).toBe(true)
  const chances = new Map(odds.outcomes.map(({ outcome, p }) => [Object.values(outcome).join(), p]))
  for (const found of counts.keys()) expect([...chances.keys()]).toContain(found)
  let rare = 0
  let rarely = 0
  for (const [key, p] of chances) {
    const often = (counts.get(key) ?? 0) / RUNS
    if (p * RUNS < 25) {
      rare += p
      rarely += often
    } else expect(Math.abs(often - p), key).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / RUNS))
  }
  expect(Math.abs(rarely - rare)).toBeLessThanOrEqual(4 * Math.sqrt(Math.max(rare, 1 / RUNS) / RUNS))
}

describe('odds agree with a million attacks', { timeout: 120_000 }, () => {
  const effort = { budget: 10_000_000, runs: 0 }
  const setting: Setting = { range: 10, ships: [{}, { list: 10, fires: 3 }] }
  const target = { ship: 'BC', list: 10, fires: 3 }
  const cards = [CARDS['BB']!, CARDS['BC']!]

  test('FP-HIT-A one battery: list and speed', () => {
    const odds = open('battery', { firer: 'BB', target, range: 10 }).odds(['list', 'speed'], effort)
    const told = (state: State): string =>
      state.ships[1]!.end !== 0 ? '0,0' : `${state.ships[1]!.list},${moveRate(state, 1) / 1280}`
    agree(odds, played(BATTERY, battle(cards, setting), attackOf(0, 1, 'main'), told))
  })

  test('FP-SPFX-0 one battery with special effects: how she ends, and power', () => {
    const changes = { specialEffects: 'on', aspect: 'on' }
    const odds = open('battery', { firer: 'BB', target, range: 10 }, changes).odds(
      ['end', 'powerOut', 'mainLost'],
      effort,
    )
    const ends = ['afloat', 'sunk', 'exploded', 'abandoned']
    const told = (state: State): string => {
      const { end, powerOut, mainLoss } = state.ships[1]!
      return end === 0 ? `afloat,${powerOut === 1},${mainLoss}` : `${ends[end]},false,0`
    }
    agree(odds, played(BATTERY, battle(cards, { ...setting, options: changes }), attackOf(0, 1, 'main'), told))
  })

  test('FP-HIT-A both batteries: level, fires, and whether she is destroyed', () => {
    const odds = open('gunfire', { firer: 'BB', target, range: 10 }).odds(['level', 'destroyed', 'fires'], effort)
    const attacks = [attackOf(0, 1, 'main'), attackOf(0, 1, 'secondary')]
    const told = (state: State): string => {
      const { level, end, fires } = state.ships[1]!
      return `${LEVELS[level]},${end !== 0},${end === 0 ? fires : 0}`
    }
    agree(odds, played(GUNFIRE, battle(cards, setting), { target: 1, dice: BY_SHELL, attacks }, told))
  })

  test('FP-TORP-D a torpedo: level and list', () => {
    const odds = open('torpedo', { firer: 'DD', target }).odds(['level', 'list'], effort)
    const state = battle([CARDS['DD']!, CARDS['BC']!], setting)
    const contact = contactOf({ target: 1, torpedo: sheetAt(state, 0).torpedo, worst: 0, damaged: 0 })
    const told = ({ ships }: State): string => `${LEVELS[ships[1]!.level]},${ships[1]!.end === 0 ? ships[1]!.list : 0}`
    agree(odds, played(TORPEDO, state, contact, told))
  })
})
