import { describe, expect, test } from 'vitest'
import { Desk, lowest, type Options, type Steps, work } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { ExactOdds, type Fields, listed, type Odds } from '#kernel/odds/index.ts'
import type { Opened } from '#kernel/ruleset/index.ts'
import type { Card, Mount } from '../02-data-sheet/ship.ts'
import { FLASHOVER, type Ship, type State, sheetAt, WHOLE } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { type Attack, attackOf, GUNFIRE } from '../09-combat/9-5-guns.ts'
import { openCritical } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import type { Event } from '../events/events.ts'
import { criticalBegan, hitStruck } from '../events/events.ts'
import type { Sufferer } from '../procedures/fate.ts'
import { FIELDS } from '../procedures/fields.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { type At, changed, critical, fort, gun, options, pair, ship, stand, worn } from './bench.fixture.ts'

const LONG = { timeout: 120_000 }

const mount = (kind: Mount['kind'], count: number, ac = 0, position: Mount['position'] = 'mid'): Mount => ({
  guns: 1,
  kind,
  ac,
  arcs: [[0, 360]],
  position,
  count,
})
/** A ship with something of everything, and not much of it. */
const SMALL = ship({
  S: 6,
  F: 7,
  DC: 2,
  FC: 3,
  SV: 3,
  SD: 2,
  speedMax: 12,
  shipPlanes: 1,
  gunneryRadarMain: true,
  searchRadar: true,
  armour: { belt: 2, deck: 1, conningTower: 3, turret: 3, casemate: 2, flightDeck: 0 },
  batteries: [
    gun({ cv: 4, pen: [9, 9, 9, 9, 9], mounts: [mount('turret', 1, 3, 'bow'), mount('turret', 1, 3, 'stern')] }),
    gun({ group: 'OTHER', mounts: [mount('open', 2), mount('casemate', 2, 2)] }),
  ],
  MRF: 1,
  CRF: 1,
})
const CARDS: Record<string, Card> = { Small: SMALL, Ship: ship(), Boats: stand(), Fort: fort() }
function open(name: string, given: unknown, changes: Options = {}): Opened {
  const named = PROCEDURES.find(each => each.name === name)!
  return named.open(given, { options: options(changes), card: card => CARDS[card]! })
}

/** Everything about the target that an attack can change, but for where she lies. */
const EVERYTHING: Fields<State, Sufferer>[string] = {
  of: (state, { target }) => {
    const { x: _x, y: _y, heading: _heading, ...rest } = state.ships[target]!
    return JSON.stringify(rest)
  },
  needs: [],
}
const WHOLE_SHIP = { everything: EVERYTHING, ...FIELDS }
const ASKED = listed(FIELDS)
test('what only merging needs is in no list', () => {
  for (const { name, fields } of PROCEDURES)
    expect(
      fields.filter(field => /fate|repair/i.test(field)),
      name,
    ).toEqual([])
})

function marginals(odds: Odds, field: string): Map<string, number> {
  const chances = new Map<string, number>()
  for (const { outcome, p } of odds.outcomes) {
    const value = String(outcome[field])
    chances.set(value, (chances.get(value) ?? 0) + p)
  }
  return new Map([...chances].sort())
}

/** A field's odds walked with its own merging, beside those walked without any: only equal ships are one. */
function agree<A extends Sufferer>(
  state: State,
  steps: Steps<State, Event, A>,
  about: A,
  n: number,
  asked = ASKED,
): void {
  const question = { steps, about, n, state, copy, fields: WHOLE_SHIP, decider: lowest }
  const whole = new ExactOdds(question, ['everything', ...asked]).of(state, n, 5_000_000)
  for (const field of asked) {
    const merged = marginals(new ExactOdds(question, [field]).of(state, n, 5_000_000), field)
    const expected = marginals(whole, field)
    expect([...merged.keys()], field).toEqual([...expected.keys()])
    for (const [value, p] of merged) expect(p, `${field} ${value}`).toBeCloseTo(expected.get(value)!, 12)
  }
}

function struck(
  card: Card,
  budget: number,
  column: number,
  before: Partial<Ship> = {},
  at: At = {},
  sort = WHOLE,
): State {
  const state = worn(pair(ship(), card, at), 1, { hits: 1, ...before })
  const desk = new Desk<State, Event>(state, new Dice(new Seeded(1)))
  hitStruck(desk, { ship: 1, rolls: 0, cv: budget, pen: 5, raked: 0, column }, R['FA-10-cv-start'])
  criticalBegan(desk, { ship: 1, budget, table: column, sort }, R['FA-10-cv-start'])
  return state
}
const firing = (state: State): Attack => attackOf(state, 0, 1, sheetAt(state, 0).card.batteries[0]!)

describe('exact odds: merging changes nothing', LONG, () => {
  test.each([1, 4, 6, 9])('one critical above water of CV %i', budget => {
    agree(struck(SMALL, budget, 0), openCritical<Sufferer>(), { target: 1 }, 1)
  })
  test.each([1, 2, 3])('one critical under water, column %i', column => {
    agree(struck(SMALL, 5, column), openCritical<Sufferer>(), { target: 1 }, 1)
  })
  test('a flashover, as one result and as a whole critical', () => {
    agree(struck(SMALL, 5, 1, {}, {}, FLASHOVER), openCritical<Sufferer>(), { target: 1 }, 1)
    const at = { options: { flashover: 'whole-critical' } }
    agree(struck(SMALL, 3, 1, {}, at, FLASHOVER), openCritical<Sufferer>(), { target: 1 }, 1)
  })
  test.each([
    { armourHolds: 'reroll' },
    { inapplicable: 'lost' },
    { mountLost: 'any' },
    { shortFire: 'one' },
    { underwaterArmour: 'off' },
    { sizeCost: 'subtracted', magazine: 'at-step' },
  ])('with %o', changes => {
    agree(struck(SMALL, 6, 0, {}, { options: changes }), openCritical<Sufferer>(), { target: 1 }, 1)
  })
  test('a ship already worn, one with cargo, one on land', () => {
    const worn_ = { sv: 0, fc: 1, sd: 0, dc: 0, speed: 3, f: 2, fires: 2, mounts: [0, 1, 0, 1], racks: [0, 1] }
    agree(struck(SMALL, 6, 0, worn_), openCritical<Sufferer>(), { target: 1 }, 1)
    const fuel = ship({ ...SMALL, cargo: { kind: 'fuel', points: 2 } })
    agree(struck(fuel, 5, 0), openCritical<Sufferer>(), { target: 1 }, 1)
    const shells = ship({ ...SMALL, isMerchant: true, cargo: { kind: 'ammunition', points: 2 } })
    agree(struck(shells, 5, 0, { fires: 1 }), openCritical<Sufferer>(), { target: 1 }, 1)
    agree(struck(fort({ S: 4 }), 5, 0), openCritical<Sufferer>(), { target: 1 }, 1)
  })
  test('a whole shoot with two rolls for Critical Damage', () => {
    const state = pair(SMALL, SMALL)
    agree(state, GUNFIRE, firing(state), 3, [
      'structure',
      'flotation',
      'lost',
      'mainMounts',
      'speed',
      'fires',
      'steering',
      'end',
    ])
  })
  test('a shoot so near that her blast reaches the one that fired', () => {
    const state = pair(SMALL, SMALL, { range: 4 })
    agree(state, GUNFIRE, firing(state), 1, ['structure', 'lost', 'mainMounts'])
  })
})

describe('exact odds by hand', LONG, () => {
  test('six guns at Directed 9 in band 2: 12 of 20 hit, and IP 2 is lost', () => {
    const odds = open('gunfire', { firer: 'Ship', target: 'Ship', range: 40 }).odds(['structure'], EFFORT)
    expect(odds.outcomes.map(({ outcome, fraction }) => [outcome['structure'], fraction])).toEqual([
      [10, '3/5'],
      [12, '2/5'],
    ])
  })
  test('a Wreck Test with two teams and no fire: 4 or more of ten', () => {
    const odds = open('wreck-test', { target: { ship: 'Ship', flotation: 0 } }).odds(['end'], EFFORT)
    expect(odds.outcomes.map(({ outcome, fraction }) => [outcome['end'], fraction])).toEqual([
      ['active', '7/10'],
      ['wreck', '3/10'],
    ])
  })
  test('a magazine test of CV 9: two of twenty explode', () => {
    const odds = open('magazine-test', { target: 'Ship', cv: 9 }).odds(['end'], EFFORT)
    expect(odds.outcomes.find(({ outcome }) => outcome['end'] === 'destroyed')!.fraction).toBe('1/10')
  })
  test('two attacks of MRF on four boats: each hits on 12 of twenty and is saved on 6 of ten', () => {
    const odds = open('factors', {
      firer: { ship: { ...CARDS['Ship']!, MRF: 2 } },
      target: 'Boats',
      range: 5,
      kind: 'mrf',
    }).odds(['vessels'], EFFORT)
    // a vessel is lost by one attack with 9/20 × 1/2 = 9/40
    expect(odds.outcomes.map(({ outcome, fraction }) => [outcome['vessels'], fraction])).toEqual([
      [4, '961/1600'],
      [3, '279/800'],
      [2, '81/1600'],
    ])
  })
})
const EFFORT = { budget: 500_000, runs: 0 }

const MILLION = 1_000_000
describe('exact odds beside a million samples', LONG, () => {
  const cases: [string, unknown, string[]][] = [
    ['gunfire', { firer: 'Small', target: 'Small', range: 40 }, ['structure', 'lost', 'mainMounts']],
    ['torpedo-hit', { target: 'Small', ip: 4, cv: 8 }, ['flotation', 'end']],
    [
      'factors',
      { firer: { ship: { ...CARDS['Ship']!, MRF: 3 } }, target: 'Boats', range: 5, kind: 'mrf' },
      ['vessels', 'lost'],
    ],
    ['end-phase', { target: { ship: 'Ship', fires: 4, fireControl: 1, speed: 9 } }, ['structure', 'fires', 'speed']],
  ]
  test.each(cases)(
    '%s %o agrees within four standard errors',
    (name, given, asked) => {
      const exact = open(name, given).odds(asked, { budget: 2_000_000, runs: 0 })
      expect(exact.exact).toBe(true)
      const sample = open(name, given).odds(asked, { budget: 0, runs: MILLION })
      expect(sample.exact).toBe(false)
      const chances = new Map(exact.outcomes.map(({ outcome, p }) => [JSON.stringify(outcome), p]))
      for (const { outcome, p } of sample.outcomes) {
        const chance = chances.get(JSON.stringify(outcome))!
        const error = Math.sqrt(Math.max(chance * (1 - chance), 25 / MILLION) / MILLION)
        expect(Math.abs(p - chance), JSON.stringify(outcome)).toBeLessThan(4 * error)
      }
    },
    120_000,
  )
})

describe('steps', () => {
  test('twenty rolls at once are twenty times one', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const all = struck(SMALL, 9, 0)
      const single = copy(all)
      const steps = openCritical<Sufferer>()
      work(steps, new Desk<State, Event>(all, new Dice(new Seeded(seed)), lowest), { target: 1 }, 1)
      const desk = new Desk<State, Event>(single, new Dice(new Seeded(seed)), lowest)
      let n = 1
      for (const step of steps) {
        if (step.kind !== 'each') n = step.act(desk, { target: 1 }, n)
        else for (; n > 0; n--) step.act(desk, { target: 1 }, 1)
      }
      expect(changed(all.ships[1]!, single.ships[1]!)).toEqual({})
    }
  })
  test('a critical that is typed in ends where the machine’s would', () => {
    expect(critical(pair(ship(), SMALL), 6, [13]).value.fires).toBe(1)
  })
})
