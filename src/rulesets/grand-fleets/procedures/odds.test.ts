import { describe, expect, test } from 'vitest'
import { Desk, each, lowest, type Options, type Steps, work } from '#kernel/desk/index.ts'
import { type Asking, Dice, Seeded, type Source, type Tape } from '#kernel/dice/index.ts'
import { type Odds, spreadOf } from '#kernel/odds/index.ts'
import { BadInput, type Opened } from '#kernel/ruleset/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { copy, type Ship, type State } from '../01-ships/state.ts'
import { ARC } from '../04-gunfire/4-1-arcs.ts'
import type { Harm } from '../04-gunfire/4-2-to-hit.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { GUNFIRE } from '../04-gunfire/4-gunfire.ts'
import { launchOf, TORPEDOES } from '../05-torpedoes/5-torpedoes.ts'
import type { Event } from '../events/events.ts'
import { attack, boat, gun, IRON_DUKE, MOLTKE, options, pair, sumOf, withHull } from '../whole/bench.fixture.ts'
import { PROCEDURES } from './procedures.ts'

const SMALL = withHull(
  boat({
    guns: [
      gun({ calibreIn: 12, hitOn: [1, 2], groups: [{ arcs: 'ABCDEF', barrels: 2, mounts: 2 }] }),
      gun({ calibreIn: 6, hitOn: [3, 3], groups: [{ arcs: 'PORT+STBD', barrels: 1, mounts: 1 }] }),
    ],
    torpedoes: { label: 'tubes', range: 10, dmg: 1, groups: [{ arcs: 'PORT+STBD', tubes: 4 }] },
  }),
  1,
  1,
  1,
)
/** Turrets that bear from B are the first and the third: the rest is given up only when those are gone. */
const TURRETS = boat({
  guns: [
    gun({
      calibreIn: 12,
      hitOn: [1, 5],
      groups: [
        { arcs: 'ABCD', barrels: 2, mounts: 1 },
        { arcs: 'ACDE', barrels: 1, mounts: 1 },
        { arcs: 'BCDF', barrels: 3, mounts: 1 },
        { arcs: 'CDEF', barrels: 2, mounts: 2 },
      ],
    }),
  ],
  torpedoes: { label: 'tubes', range: 10, dmg: 2, groups: [{ arcs: 'PORT+STBD', tubes: 4 }] },
})
const CARDS: Record<string, Card> = { 'Iron Duke': IRON_DUKE, Moltke: MOLTKE, Small: SMALL, Turrets: TURRETS }

function open(name: string, given: unknown, changes: Options = {}): Opened {
  const named = PROCEDURES.find(each => each.name === name)!
  return named.open(given, { options: options(changes), card })
}
function card(ship: string): Card {
  const found = CARDS[ship]
  if (found === undefined) throw new BadInput(`there is no ship ${ship}`)
  return found
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

  /** The same faces once more. */
  again(): void {
    this.ways = this.total = 1n
    this.depth = 0
  }

  next(): boolean {
    this.again()
    while (this.path.length > 0) {
      const last = this.path.length - 1
      if (++this.path[last]! < this.widths[last]!) return true
      this.path.pop()
      this.widths.pop()
    }
    return false
  }
}

interface Condition {
  readonly lost: number
  readonly sunk: boolean
  readonly mounts: readonly number[]
  readonly fires: number
  readonly floods: number
  readonly engine: boolean
  readonly list: boolean
  readonly rudder: boolean
  readonly bridge: boolean
  readonly fireControl: boolean
}

/** What can be asked, read off a card by hand. Of a ship that has sunk there is nothing else to tell. */
function fieldsOf(card: Card, condition: Condition): Record<string, number | boolean | string> {
  const { lost, sunk, mounts, ...marks } = condition
  const limits = [0, 1, 2].map(row => card.rows.slice(0, row + 1).reduce((sum, { boxes }) => sum + boxes, 0))
  const groups = card.guns.flatMap(({ groups: of }, battery) => of.map(({ barrels }) => ({ battery, barrels })))
  const barrels = (battery?: number): number =>
    groups.reduce(
      (sum, group, i) => (battery === undefined || battery === group.battery ? sum + mounts[i]! * group.barrels : sum),
      0,
    )
  const afloat = {
    guns: barrels(),
    main: barrels(0),
    mounts: mounts.join(),
    fires: marks.fires,
    floods: marks.floods,
    engine: marks.engine,
    list: marks.list,
    rudder: marks.rudder,
    bridge: marks.bridge,
    fireControl: marks.fireControl,
  }
  const gone = { guns: 0, main: 0, mounts: '', fires: 0, floods: 0, engine: false, list: false, rudder: false }
  return {
    sunk,
    hull: lost,
    level: limits.filter(limit => lost >= limit).length,
    ...(sunk ? { ...gone, bridge: false, fireControl: false } : afloat),
  }
}

const WHOLE = 10n ** 60n
type Weighed = readonly { readonly fields: Record<string, number | boolean | string>; readonly weight: bigint }[]

/** Every leaf with its share of WHOLE. The owner gives up the lowest group he may, as the odds assume. */
function bruteForce(opened: Opened, card: Card, raw: boolean): Weighed {
  const found: { fields: Record<string, number | boolean | string>; weight: bigint }[] = []
  const ways = new Ways(raw)
  do {
    const choices: number[] = []
    let worked = opened.work(ways, choices)
    while ('wanted' in worked) {
      if (!('choose' in worked.wanted)) throw new Error('dice are wanted')
      choices.push(worked.wanted.choose[0]!.value)
      ways.again()
      worked = opened.work(ways, choices)
    }
    if (WHOLE % ways.total !== 0n) throw new Error('too many dice')
    const weight = ways.ways * (WHOLE / ways.total)
    found.push({ fields: fieldsOf(card, worked.result as unknown as Condition), weight })
  } while (ways.next())
  expect(found.reduce((sum, leaf) => sum + leaf.weight, 0n)).toBe(WHOLE)
  return found
}

const keyOf = (fields: Record<string, unknown>, asked: readonly string[]): string =>
  JSON.stringify(asked.map(name => fields[name]))

/** A distribution as shares of WHOLE, by what was asked. */
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
  for (const { outcome, fraction, p } of odds.outcomes) {
    const [part, whole] = fraction!.split('/').map(BigInt) as [bigint, bigint]
    expect(WHOLE % whole).toBe(0n)
    const share = part * (WHOLE / whole)
    sum += share
    expect(p).toBeCloseTo(Number(share) / Number(WHOLE), 12)
    shares.set(keyOf(outcome as Record<string, unknown>, asked), share)
  }
  expect(sum).toBe(WHOLE)
  return shares
}

const sorted = (shares: Map<string, bigint>): [string, bigint][] =>
  [...shares].filter(([, share]) => share > 0n).sort(([a], [b]) => (a < b ? -1 : 1))

/** Merged or not, the same odds: for every field alone, and for all together. */
function compare(opened: Opened, card: Card, raw: boolean): void {
  const leaves = bruteForce(opened, card, raw)
  for (const asked of [...FIELDS.map(field => [field]), FIELDS]) {
    expect(sorted(exactShares(opened, asked)), asked.join()).toEqual(sorted(sharesOf(leaves, asked)))
  }
}

const SWITCHES: readonly Options[] = [
  {},
  { criticals: 'off' },
  { antiFlash: 'on' },
  { bridgeUntil: 'this-turn', fireControl: 'at-once' },
  { torpedoLocations: 'gunfire', torpedoDamage: 'dice' },
  { floodLocations: 'on', naturalToHit: 'on' },
]

describe('odds equal brute force over every single face', { timeout: 60_000 }, () => {
  test.each([
    ['damage', { target: 'Small', points: 1 }, {}],
    ['damage', { target: { ship: 'Small', lost: 1, mountsLost: [1] }, points: 1 }, { antiFlash: 'on' }],
    ['damage', { target: 'Turrets', points: 2, from: 31 }, {}],
    ['critical', { target: 'Small', column: 'gunfire', criticals: 2 }, {}],
    ['critical', { target: { ship: 'Turrets', fires: 1, list: true }, column: 'torpedo' }, { antiFlash: 'on' }],
    [
      'torpedoes',
      { firer: 'Small', target: 'Small', range: 3, torpedoes: 1 },
      { torpedoDamage: 'dice', criticals: 'off' },
    ],
    ['gunfire', { firer: 'Small', target: 'Small', range: 8, guns: 1 }, {}],
    ['end-phase', { target: { ship: 'Small', engine: true, floods: 2 } }, {}],
  ])('%s %j %j', (name, given, changes) => {
    const ship = (given as { target: string | { ship: string } }).target
    compare(open(name, given, changes), CARDS[typeof ship === 'string' ? ship : ship.ship]!, true)
  })
})

describe.each(SWITCHES)('odds with merging equal brute force without: %j', { timeout: 60_000 }, changes => {
  test.each([1, 2, 3, 4])('GF-4.32-boxes damage of %i points', points => {
    compare(open('damage', { target: 'Small', points }, changes), SMALL, false)
    compare(
      open('damage', { target: { ship: 'Turrets', lost: 4, fires: 1 }, points, from: 90 }, changes),
      TURRETS,
      false,
    )
  })

  // Two turrets bear, two do not: what is given up must not depend on the order in which points are counted.
  test.each([1, 2, 3])('GF-4.32-mount damage of %i points, where the mounts that bear are not the lowest', points => {
    compare(open('damage', { target: 'Turrets', points, from: 31 }, changes), TURRETS, false)
  })

  test.each([1, 2, 3])('GF-5.3-critical %i torpedoes', torpedoes => {
    compare(open('torpedoes', { firer: 'Small', target: 'Small', range: 3, torpedoes }, changes), SMALL, false)
  })

  test('GF-5.3-critical torpedoes of two points', () => {
    compare(open('torpedoes', { firer: 'Turrets', target: 'Small', range: 1, torpedoes: 2 }, changes), SMALL, false)
  })

  test('GF-4.2-dice gunfire, of three barrels and of one that needs a second die', () => {
    const close = { firer: 'Small', target: { ship: 'Small', lost: 1 }, range: 4, guns: 3 }
    compare(open('gunfire', close, changes), SMALL, false)
    const far = { firer: { ship: 'Small', fires: 2 }, target: 'Small', range: 12, guns: 2 }
    compare(open('gunfire', far, changes), SMALL, false)
  })

  test.each([1, 2, 3])('GF-6.1-roll %i criticals, if they are used at all', criticals => {
    const unused = { target: 'Small', column: 'gunfire', criticals }
    if ('criticals' in changes) return expect(() => open('critical', unused, changes)).toThrow('criticals is off')
    compare(open('critical', { target: 'Small', column: 'gunfire', criticals }, changes), SMALL, false)
    compare(open('critical', { target: 'Turrets', column: 'torpedo', criticals }, changes), TURRETS, false)
  })

  test('GF-6.23-roll the End Phase', () => {
    const given = { target: { ship: 'Small', fires: 1, floods: 1, engine: true, list: true, rudder: true } }
    compare(open('end-phase', given, changes), SMALL, false)
  })

  test('GF-4.31-roll penetration harms nobody yet', () => {
    compare(open('penetration', { firer: 'Small', target: 'Small', range: 8, hits: 2 }, changes), SMALL, false)
  })
})

// ---------------------------------------------------------------------------------------------------------------------
// Odds by hand.

const chance = (odds: Odds, outcome: Record<string, unknown>): string | undefined =>
  odds.outcomes.find(each => JSON.stringify(each.outcome) === JSON.stringify(outcome))?.fraction

describe('odds by hand', () => {
  test('GF-1.55-groups twelve groups of mounts are told apart, the last as well as the first', () => {
    // only the last group bears to starboard: a location of 1 or 2, in ten, costs one of its mounts
    const groups = Array.from({ length: 12 }, (_, i) => ({ arcs: i === 11 ? 'D' : 'A', barrels: 1, mounts: 2 }))
    const card = boat({ guns: [gun({ hitOn: [1, 2], groups })] })
    const named = PROCEDURES.find(({ name }) => name === 'damage')!
    const opened = named.open(
      { target: 'Many', points: 1 },
      { options: options({ criticals: 'off' }), card: () => card },
    )
    expect(chance(opened.odds(['guns'], { budget: 1000, runs: 0 }), { guns: 23 })).toBe('1/5')
  })

  test('GF-6.27-magazine a critical by gunfire blows up 2 in 100', () => {
    const odds = open('critical', { target: 'Moltke' }).odds(['sunk'], { budget: 1000, runs: 0 })
    expect(chance(odds, { sunk: true })).toBe('1/50')
  })

  test('GF-6.27-flash with anti-flash doors 1 in 100', () => {
    const odds = open('critical', { target: 'Moltke' }, { antiFlash: 'on' }).odds(['sunk'], { budget: 1000, runs: 0 })
    expect(chance(odds, { sunk: true })).toBe('1/100')
  })

  test('GF-4.2-dice one gun at 8 or more, then one die that only a 1 fails: 3/10 × 9/10', () => {
    const given = { firer: 'Small', target: { ship: 'Small', lost: 2 }, range: 8, guns: 1 }
    expect(chance(open('gunfire', given).odds(['sunk'], { budget: 1000, runs: 0 }), { sunk: true })).toBe('27/100')
  })

  test('GF-4.23-minus3 a natural 10 and then five faces of ten: 1/20, and again 9/10', () => {
    const given = { firer: { ship: 'Small', fires: 3 }, target: { ship: 'Small', lost: 2 }, range: 8, guns: 1 }
    expect(chance(open('gunfire', given).odds(['sunk'], { budget: 1000, runs: 0 }), { sunk: true })).toBe('9/200')
  })

  test('GF-5.3-armor two torpedoes of five at 7 or more: nothing but misses in 9/25', () => {
    // large abeam +1, two miles 0
    const odds = open('torpedoes', { firer: 'Iron Duke', target: 'Moltke', range: 2, torpedoes: 2 }).odds(['level'], {
      budget: 1e6,
      runs: 0,
    })
    expect(chance(odds, { level: 0 })).toBeDefined()
    const none = open(
      'torpedoes',
      { firer: 'Iron Duke', target: 'Moltke', range: 2, torpedoes: 2 },
      { criticals: 'off' },
    )
    expect(chance(none.odds(['hull'], { budget: 1e6, runs: 0 }), { hull: 0 })).toBe('9/25')
    expect(chance(none.odds(['hull'], { budget: 1e6, runs: 0 }), { hull: 5 })).toBe('12/25')
    expect(chance(none.odds(['hull'], { budget: 1e6, runs: 0 }), { hull: 10 })).toBe('4/25')
  })
})

// ---------------------------------------------------------------------------------------------------------------------
// Odds against play: the steps themselves, a million times from a seed, with nobody listening.

const RUNS = 1_000_000

/** How often each number came that `read` makes of the target. */
function played<A>(
  steps: Steps<State, Event, A>,
  state: State,
  about: A,
  n: number,
  read: (ship: Ship) => number,
): Map<number, number> {
  const desk = new Desk<State, Event>(state, new Dice(new Seeded(20_260_101)), lowest)
  const counts = new Map<number, number>()
  let ground = copy(state)
  for (let run = 0; run < RUNS; run++) {
    // where no box was lost nothing happened: the ground may be used again
    if (ground.ships[1]!.lost !== state.ships[1]!.lost) ground = copy(state)
    desk.lay(ground)
    work(steps, desk, about, n)
    const found = read(ground.ships[1]!)
    counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts
}

/** Each chance within four standard errors; those too rare to come twenty-five times are taken together. */
function agree(odds: Odds, counts: Map<number, number>, keyIn: (outcome: Record<string, unknown>) => number): void {
  expect(odds.exact).toBe(true)
  const chances = new Map<number, number>()
  for (const { outcome, p } of odds.outcomes) {
    const key = keyIn(outcome as Record<string, unknown>)
    chances.set(key, (chances.get(key) ?? 0) + p)
  }
  for (const found of counts.keys()) expect([...chances.keys()]).toContain(found)
  let rare = 0
  let rarely = 0
  for (const [key, p] of chances) {
    const often = (counts.get(key) ?? 0) / RUNS
    if (p * RUNS < 25) {
      rare += p
      rarely += often
    } else expect(Math.abs(often - p), String(key)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / RUNS))
  }
  expect(Math.abs(rarely - rare)).toBeLessThanOrEqual(4 * Math.sqrt(Math.max(rare, 1 / RUNS) / RUNS))
}

/** Mounts left as one number. */
const codeOf = (mounts: readonly number[]): number => mounts.reduce((code, left) => code * 10 + left, 1)

describe('a million played out agree with the odds', { timeout: 60_000 }, () => {
  test('GF-4.2-dice gunfire: Iron Duke at Moltke, broadside to broadside at eight miles', () => {
    const odds = open('gunfire', { firer: 'Iron Duke', target: 'Moltke', range: 8 }).odds(['hull', 'main'], {
      budget: 1e7,
      runs: 0,
    })
    const state = pair(IRON_DUKE, MOLTKE, { range: 8 })
    const main = ({ mounts }: Ship): number => 2 * (mounts[0]! + mounts[1]! + mounts[2]! + mounts[3]!)
    const counts = played(
      GUNFIRE,
      state,
      attack(state),
      10,
      ship => 100 * ship.lost + (ship.lost === 22 ? 0 : main(ship)),
    )
    agree(odds, counts, ({ hull, main: left }) => 100 * Number(hull) + Number(left))
  })

  test('GF-4.23-minus3 gunfire that needs a second die, and over-concentration', () => {
    // long −1, Moltke yellow −1, Iron Duke yellow −1 and very large +1, one foreign splash −1: −3
    const firer = { ship: 'Moltke', steamed: 5 }
    const target = { ship: 'Iron Duke', steamed: 4, lost: 20 }
    const odds = open('gunfire', { firer, target, range: 9, splashes: 1 }).odds(['hull', 'fires'], {
      budget: 1e7,
      runs: 0,
    })
    const state = pair(MOLTKE, IRON_DUKE, { range: 9 })
    state.ships[0]!.forward = 5
    Object.assign(state.ships[1]!, { forward: 4, lost: 20, splashes: [2] })
    expect(sumOf(state).total).toBe(-3)
    const counts = played(
      GUNFIRE,
      state,
      attack(state),
      10,
      ({ lost, fires }) => 100 * lost + (lost === 24 ? 0 : fires),
    )
    agree(odds, counts, ({ hull, fires }) => 100 * Number(hull) + Number(fires))
  })

  test('GF-5.3-critical torpedoes: two of Iron Duke’s at a worn Moltke, locations on the gunfire column', () => {
    const changes = { torpedoLocations: 'gunfire' }
    const given = { firer: 'Iron Duke', target: { ship: 'Moltke', lost: 9 }, range: 3, torpedoes: 2 }
    const odds = open('torpedoes', given, changes).odds(['sunk', 'floods', 'engine', 'bridge'], {
      budget: 1e7,
      runs: 0,
    })
    const state = pair(IRON_DUKE, MOLTKE, { range: 3, options: changes })
    state.ships[1]!.lost = 9
    const counts = played(TORPEDOES, state, launchOf(state, 0, 1), 2, ({ lost, floods, engine, bridge }) =>
      lost === 22 ? 1000 : 10 * floods + 2 * engine + Number(bridge > 0),
    )
    agree(odds, counts, ({ sunk, floods, engine, bridge }) =>
      sunk === true ? 1000 : 10 * Number(floods) + 2 * Number(engine) + Number(bridge),
    )
  })

  test('GF-4.32-mount damage: six points on Moltke from the port bow', () => {
    const odds = open('damage', { target: 'Moltke', points: 6, from: 320 }).odds(['mounts'], { budget: 1e7, runs: 0 })
    const state = pair(MOLTKE, MOLTKE, { isSeen: 320 })
    const harm: Harm = { target: 1, arcs: ARC.A | ARC.PORT, column: 'gunfire', locations: true }
    const counts = played([each(suffer)], state, harm, 6, ({ lost, mounts }) => (lost === 22 ? 0 : codeOf(mounts)))
    agree(odds, counts, ({ mounts }) => (mounts === '' ? 0 : codeOf(String(mounts).split(',').map(Number))))
  })

  test('what is too wide to walk is sampled, and says so', () => {
    const odds = open('gunfire', { firer: 'Iron Duke', target: 'Moltke', range: 8 }).odds(['sunk'], {
      budget: 10,
      runs: 2_000,
    })
    expect(odds).toMatchObject({ exact: false, runs: 2_000 })
    for (const { p, error } of odds.outcomes) expect(error).toBeCloseTo(Math.sqrt((p * (1 - p)) / 2_000), 10)
  })
})
