import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plain } from '#kernel/desk/index.ts'
import { Script, Seeded } from '#kernel/dice/index.ts'
import { Forbidden } from '#kernel/ruleset/index.ts'
import { INCH } from '../book/lengths.ts'
import { apply } from '../events/events.ts'
import { tell } from '../events/tell.fixture.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { fleets } from '../whole/battle.fixture.ts'
import { battle, card, options, ruleIdOf, suffer } from '../whole/bench.fixture.ts'
import { moveRate } from './state.ts'

const open = (name: string, given: Plain, changes: Record<string, string> = {}) =>
  PROCEDURES.find(each => each.name === name)!.open(given, {
    options: options(changes),
    card: ship => card(ship as never),
  })
const worked = (name: string, given: Plain, faces: readonly number[], changes: Record<string, string> = {}) => {
  const done = open(name, given, changes).work(new Script(faces), [])
  if ('wanted' in done) throw new Error('more dice are wanted')
  return done.result as Record<string, Plain>
}
const printed = (is: string, changes: object = {}) => ({ name: is, nation: 'GBR', year: 1940, class: is, ...changes })

describe('a ship’s plight, in and out', () => {
  const upTo = (most: number) => fc.integer({ min: 0, max: most })
  const plights = fc.record({
    ship: fc.constantFrom('BB', 'CA', 'DD', 'AK'),
    list: upTo(8).map(fives => 5 * fives),
    speedLost: upTo(8).map(halves => halves / 2),
    mainLost: upTo(4),
    fires: upTo(12),
    fired: fc.boolean(),
    formation: fc.constantFrom('line-ahead', 'line-abreast', 'scatter', 'open'),
    controlled: fc.boolean(),
    flagship: fc.boolean(),
    commandHit: fc.constantFrom(false, 'free', 'starboard'),
    powerOut: fc.boolean(),
    engines: fc.boolean(),
    halvings: upTo(3),
    slick: fc.boolean(),
    worst: fc.constantFrom('none', 'S', 'C'),
  })

  test('what resolve answers can be given to the next, as it stands', () => {
    fc.assert(
      fc.property(plights, fc.constantFrom('S', 'M', 'C'), fc.integer({ min: 1, max: 1e6 }), (target, level, seed) => {
        const options = { specialEffects: 'on' }
        const done = open('damage', { target, level } as Plain, options).work(new Seeded(seed), [])
        if ('wanted' in done) throw new Error('a seed ran dry')
        const { target: after, destroyed } = done.result as { target: Plain; destroyed: boolean }
        const next = () => open('damage', { target: after, level: 'S' }, options)
        if (destroyed) expect(next).toThrow('that target is lost')
        else {
          const again = next().work(new Seeded(seed), [])
          // what was there is there still
          expect('result' in again).toBe(true)
        }
      }),
      { numRuns: 300, seed: 1916 },
    )
  })
  test('a plight is read off as it was put on', () => {
    fc.assert(
      fc.property(plights, target => {
        const firer = { ...target, ship: 'BB', powerOut: false, moved: 0 }
        const given = { firer, target: { ship: 'BB' }, range: 10, battery: 'secondary' } as Plain
        const opened = (): ReturnType<typeof open> | null => {
          try {
            return open('battery', given)
          } catch {
            return null
          }
        }
        const done = opened()?.work(new Seeded(1), [])
        if (done === undefined || 'wanted' in done) return
        const { fired: _, ...back } = (done.result as { firer: Record<string, Plain> }).firer
        for (const [name, value] of Object.entries(back)) expect([name, value]).toEqual([name, (firer as never)[name]])
      }),
      { numRuns: 200, seed: 1916 },
    )
  })
})

describe('what cannot have happened is refused', () => {
  test.each([
    ['a battleship under water', { submerged: true }, 'submerged: that is said of submarines only'],
    ['a battleship damaged as boats are', { damaged: true }, 'damaged: that is said of submarines only'],
    ['more than her rate', { moved: 8.5 }, 'moved: 8.5 in are more than her move rate, 8 in'],
    ['more than what is left of it', { speedLost: 4, moved: 5 }, 'moved: 5 in are more than her move rate, 4 in'],
    ['a list that capsizes', { list: 45 }, 'list: over 40° she has capsized'],
    ['fires that nobody stays with', { fires: 13 }, 'fires: over 12 fire points she is abandoned'],
  ])('%s', (_, worn, sentence) => {
    expect(() => open('damage', { target: { ship: 'BB', ...worn }, level: 'S' })).toThrow(sentence)
  })
  test('a nation that nobody knows; JPN is JAP', () => {
    const of = (nation: string) => open('damage', { target: { ship: printed('BB', { nation }) }, level: 'S' })
    expect(() => of('JPA')).toThrow(/^target\.ship\.nation: JPA is none of/)
    expect(() => of('JPN')).not.toThrow()
    expect(card('BB', { nation: 'JPN' }).nation).toBe('JAP')
  })
  test('a refusal keeps its rule, whoever it speaks of', () => {
    const ruleOf = (act: () => unknown): string => {
      try {
        act()
      } catch (fault) {
        if (fault instanceof Forbidden) return ruleIdOf(fault.refusal.why)
      }
      return ''
    }
    expect(ruleOf(() => open('gunfire', { firer: 'BB', target: 'CA', range: 37 }))).toBe('FP-RANGE-A')
    const boat = { ship: 'SM' }
    expect(ruleOf(() => open('gunfire', { firer: 'BB', target: boat, range: 5 }))).toBe('FP-R112')
    expect(() => open('gunfire', { firer: 'BB', target: boat, range: 5 })).toThrow(/^guns cannot reach/)
    expect(ruleOf(() => open('torpedo', { firer: 'BB', target: 'CA' }))).toBe('FP-R89')
  })
})

describe('what is lost does nothing, whatever is asked of it', () => {
  const LAUNCHER = { ship: printed('DD', { torpedoes: { launches: 2 } }) }
  const lost = { ship: 'CA', end: 'abandoned' } as const
  test.each<[title: string, procedure: string, given: Plain, sentence: string]>([
    ['FP-R92 a marker at a target', 'torpedo-run', { firer: LAUNCHER, target: lost, range: 9 }, 'that target is lost'],
    [
      'FP-R89 a launcher',
      'torpedo-run',
      { firer: { ...LAUNCHER, end: 'sunk' }, target: 'CA', range: 9 },
      'that firer is lost',
    ],
    ['FP-DMG-B guns', 'battery', { firer: lost, target: 'CA', range: 9 }, 'that firer is lost'],
    [
      'FP-R30 a flagship, for control',
      'control',
      { flagship: lost, fleetFlagship: 'BB', range: 9 },
      'flagship is lost',
    ],
    ['FP-R29 the fleet’s', 'control', { flagship: 'CA', fleetFlagship: lost, range: 9 }, 'flagship is lost'],
    ['FP-R30 a flagship, for a test', 'break-off', { flagship: lost }, 'that flagship is lost'],
    ['FP-INIT-A a ship on her own', 'own-initiative', { ship: lost }, 'that ship is lost'],
  ])('%s', (_, procedure, given, sentence) => {
    expect(() => open(procedure, given)).toThrow(sentence)
  })
  test('FP-R89 who has launched all of a stock that has no end launches again', () => {
    const spent = { firer: { ...LAUNCHER, launched: 2 }, target: 'BB', range: 9 } as Plain
    expect(() => open('torpedo-run', spent)).toThrow('her torpedoes are spent')
    expect(worked('torpedo-run', spent, [1, 6], { torpedoStock: 'unlimited' })['level']).toBe('none')
  })
  test('FP-TORP-A FP-AIR-J a run and a raid answer with the ships as they are now, for whatever comes next', () => {
    // dice 5 − 4 and one for a big target: 2, light; 6 on RED 20°
    const run = worked('torpedo-run', { firer: LAUNCHER, target: 'BB', range: 9 }, [5, 4, 6, 1, 1])
    expect([run['turns'], run['target']]).toEqual([2, { ship: 'BB', list: 20, worst: 'L' }])
    // the marker is the launcher's first
    expect(run['firer']).toEqual({ ...LAUNCHER, launched: 1 })
    const once = { target: { ...(run['target'] as object), powerOut: true }, stands: ['TB'] } as Plain
    // 4 hits; 4 + M9[BC][BB] −1 is light: 5 on RED is 15° more
    const raid = worked('air-attack', { ...(once as object), period: 'LATE' } as Plain, [4, 5, 1, 1, 1])
    expect(raid['target']).toEqual({ ship: 'BB', list: 35, fires: 2, worst: 'L', powerOut: true })
  })
  test.each<[worn: object, sentence: string]>([
    [{ list: 45 }, 'firer.list: over 40° she has capsized'],
    [{ moved: 9 }, 'firer.moved: 9 in are more than her move rate, 8 in'],
    [{ ship: { ...printed('BB'), class: 'XX' } }, 'firer.ship.class: '],
  ])('whose fault it is stands before it: %o', (worn, sentence) => {
    const bad = { ship: 'BB', ...worn } as Plain
    expect(() => open('battery', { firer: bad, target: 'CA', range: 9 })).toThrow(sentence)
    expect(() => open('battery', { firer: 'CA', target: bad, range: 9 })).toThrow(sentence.replace('firer', 'target'))
  })
})

describe('what is given is honoured, and what is lost is lost', () => {
  test('FP-R82 secondary classes are as given, whatever the main battery has lost', () => {
    const given = { target: { ship: 'BB', mainLost: 3, secondaryLost: 0 }, level: 'S' }
    expect(worked('damage', given, [1, 1, 1, 1], { secondaryLoss: 'of-each-hit' })['secondary']).toBe('CL')
    expect(worked('damage', { target: { ship: 'BB', mainLost: 3 }, level: 'S' }, [1, 1, 1, 1])['secondary']).toBe('DD')
  })
  test('a ship that is lost has no batteries and no anti-aircraft dice, as odds have it', () => {
    // catastrophic: a 6 turns her over, and the other dice are read all the same
    const { end, main, secondary, aa, aaDice } = worked('damage', { target: 'BB', level: 'C' }, [6, 1, 1, 1])
    expect({ end, main, secondary, aa, aaDice }).toEqual({
      end: 'sunk',
      main: 'none',
      secondary: 'none',
      aa: 0,
      aaDice: 0,
    })
  })
  test('FP-H5-equipment where nobody gives the year, the battle is when her radar was there', () => {
    const washington = { ship: printed('BB', { name: 'Washington', nation: 'USA', year: 1941, radar: 1942 }) }
    const night = (more: object) => () =>
      open('gunfire', { firer: washington, target: 'CA', range: 10, light: 'night', ...more })
    expect(night({})).not.toThrow()
    expect(night({ year: 1942 })).not.toThrow()
    expect(night({ year: 1941 })).toThrow('at night she needs radar or flares')
  })
})

describe('FP-H26-blue speed lost by a ship whose rate is halved', () => {
  const left = (blue: number, level: 'H' | 'E', options = {}): number => {
    const state = battle(['BB'], { options, ships: [{ engines: 1, halvings: 1 }] })
    suffer(state, level, [1, blue, 1, 1])
    return moveRate(state, 0) / INCH
  }
  test('FP-H26-blue inches of the rate that she has: four of four stop her', () => {
    // heavy, 5: three inches of four are left one; black squares stop her anyhow, so that they are left out
    expect(left(5, 'H')).toBe(1)
    // extensive, 4: three inches again
    expect(left(4, 'E')).toBe(1)
    expect(left(5, 'E', { blueBlack: 'none' })).toBe(0)
  })
  test('FP-H26-blue by option of the undamaged rate, halved afterwards', () => {
    const whole = { blueAndEngines: 'the-undamaged-rate' }
    expect([left(5, 'H', whole), left(5, 'E', { blueBlack: 'none', ...whole })]).toEqual([2.5, 2])
  })
  test('rows from before it are done again as they were', () => {
    const state = battle(['BB'], { ships: [{ halvings: 1 }] })
    apply(state, { type: 'SpeedLost', why: 0 as never, ship: 0, halfInches: 4 })
    expect(state.ships[0]!.speedLoss).toBe(4)
  })
})

describe('a ship that loses way on the table', () => {
  test('FP-R9 FP-DMG-BLUE-C a 5 or 6 swings her on the spot through her maximum turn', () => {
    const state = fleets([{ ships: [{ at: [20, 20] }] }], [{ ships: [{ is: 'CA', at: [30, 20] }] }])
    suffer(state, 'C', [1, 4, 1, 1, 6])
    expect([state.ships[1]!.heading, state.ships[1]!.stopped]).toEqual([2700, 1])
  })
})

describe('torpedoes that miss', () => {
  test('rows from before revision 4 say a miss as a strike, and are told as what they are', () => {
    const state = battle(['DD', 'BB'])
    const told = (type: 'TorpedoStruck' | 'TorpedoMissed', score: number) =>
      tell({ type, why: 0 as never, ship: 1, score }, state)
    expect([told('TorpedoStruck', -1), told('TorpedoMissed', -1)]).toEqual([
      'BB is missed by torpedoes.',
      'BB is missed by torpedoes.',
    ])
    expect(told('TorpedoStruck', 2)).toMatch(/is hit by torpedoes/)
  })
})
