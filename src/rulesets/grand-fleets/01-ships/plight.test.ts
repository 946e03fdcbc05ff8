import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plain } from '#kernel/desk/index.ts'
import { Script, Seeded } from '#kernel/dice/index.ts'
import { BadInput, Forbidden, type Worked } from '#kernel/ruleset/index.ts'
import { BOOK } from '../book/register.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { boat, gun, IRON_DUKE, MOLTKE, options } from '../whole/bench.fixture.ts'
import type { State } from './state.ts'

const SHIPS: Readonly<Record<string, unknown>> = { 'Iron Duke': IRON_DUKE, Moltke: MOLTKE }
const open = (name: string, given: Plain, changes: Record<string, string> = {}) =>
  PROCEDURES.find(each => each.name === name)!.open(given, {
    options: options(changes),
    card: ship => {
      const card = SHIPS[ship] as typeof IRON_DUKE | undefined
      if (card === undefined) throw new BadInput(`there is no ship ${ship}`)
      return card
    },
  })
const ALL = {
  ...{ crewQuality: 'on', rangeFinding: 'on', timeOfDay: 'on', reloads: 'on', smoke: 'on' },
  ...{ sea: 'scenario', visibility: 'scenario' },
}
const none = new Script([])
/** Whatever is chosen, it is the first. */
function toTheEnd(opened: ReturnType<typeof open>, seed: number): Worked {
  const choices: number[] = []
  for (;;) {
    const worked = opened.work(new Seeded(seed), choices)
    if (!('wanted' in worked)) return worked
    if (!('choose' in worked.wanted)) throw new Error('a seed ran dry')
    choices.push(worked.wanted.choose[0]!.value)
  }
}
type Told = { readonly target: Plain; readonly firer: Plain }

describe('a ship’s plight', () => {
  const upTo = (most: number) => fc.integer({ min: 0, max: most })
  const turn = fc.integer({ min: 1, max: 40 })
  const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
  const plights = fc
    .record({
      lost: upTo(23),
      steamed: some(upTo(8)),
      fires: upTo(5),
      floods: upTo(5),
      engine: fc.boolean(),
      list: fc.boolean(),
      rudder: fc.boolean(),
      mountsLost: fc.tuple(upTo(1), upTo(1)).map(list => [...list]),
      torpedoesSpent: fc.tuple(upTo(1)).map(list => [...list]),
      bridge: some(fc.record({ turn, phase: fc.constantFrom('movement', 'gunfire', 'torpedo', 'end') })),
      fireControl: some(fc.tuple(turn, turn).map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) }))),
      splashes: fc.oneof(
        upTo(4),
        fc.uniqueArray(fc.constantFrom('Moltke', 'Tiger', 'Iron Duke'), { minLength: 1, maxLength: 3 }),
      ),
      crew: fc.constantFrom('green', 'regular', 'elite'),
      aims: fc.array(fc.record({ battery: upTo(3), last: turn, turns: turn }), { maxLength: 3 }),
      flashed: some(turn),
      quiet: fc.integer({ min: -1, max: 2 }),
    })
    .map(({ steamed, bridge, fireControl, flashed, ...rest }) => ({
      ...{ ship: 'Iron Duke', ...rest },
      ...(steamed === undefined ? {} : { steamed }),
      ...(bridge === undefined ? {} : { bridge }),
      ...(fireControl === undefined ? {} : { fireControl }),
      ...(flashed === undefined ? {} : { flashed }),
    }))

  test('what comes out goes in again, and comes out unchanged', () => {
    let short = 0
    fc.assert(
      fc.property(plights, fc.integer({ min: 1, max: 30 }), (plight, now) => {
        // nobody throws for a ship that has nothing to mend
        const still = { ...plight, fires: 0, floods: 0, engine: false, list: false, rudder: false, quiet: 0 }
        const ships = (target: Plain) => (open('end-phase', { target, turn: now }, ALL).start() as State).ships
        const answer = (target: Plain): Plain => {
          const worked = open('end-phase', { target, turn: now }, ALL).work(none, [])
          if ('wanted' in worked) throw new Error('a die is wanted')
          return (worked.result as unknown as Told).target
        }
        const { steamed: _, ...lying } = still
        const once = answer(lying as unknown as Plain)
        expect(answer(once)).toEqual(once)
        expect(ships(once)).toEqual(ships(lying as unknown as Plain))
        if (Object.keys(once as object).length < Object.keys(still).length) short++
      }),
      { numRuns: 300, seed: 1916 },
    )
    expect(short).toBeGreaterThan(250)
  })

  test('is carried from one procedure to the next', () => {
    let target: Plain = 'Moltke'
    for (let salvo = 0; salvo < 4; salvo++) {
      const given = { firer: 'Iron Duke', target, range: 8 }
      const worked = toTheEnd(open('gunfire', given), salvo)
      const { lost } = worked.result as { lost: number }
      target = (worked.result as unknown as Told).target
      expect(target).toMatchObject({ ship: 'Moltke', lost })
    }
    const worked = toTheEnd(open('end-phase', { target }), 9)
    expect(worked).toHaveProperty('result.target.ship', 'Moltke')
  })

  test('a clean ship is her name; a card comes back as it was given', () => {
    const told = open('end-phase', { target: 'Moltke' }).work(none, []) as { result: unknown }
    expect(told.result).toHaveProperty('target', { ship: 'Moltke' })
    const card = boat({ name: 'Alone', guns: [gun({})] }) as unknown as Plain
    const own = open('end-phase', { target: { ship: card, lost: 1 } }).work(none, []) as { result: unknown }
    expect(own.result).toHaveProperty('target', { ship: card, lost: 1 })
  })

  test('GF-4.22-splash-place GF-9.4-first GF-9.7-light what a salvo leaves behind is told and can be given again', () => {
    const given = (firer: Plain, target: Plain): Plain => ({ firer, target, range: 8 })
    const worked = toTheEnd(open('gunfire', given('Iron Duke', 'Moltke'), ALL), 7)
    const { firer, target } = worked.result as unknown as Told
    expect(firer).toMatchObject({ aims: [{ battery: 0, last: 1, turns: 1 }], flashed: 1 })
    expect(target).toMatchObject({ splashes: [IRON_DUKE.name] })
    // her own splashes do not trouble her (R30), another's do, in a second salvo at long range
    const sum = (by: Plain): number => {
      const again = open('gunfire', { ...(given(by, target) as object), range: 12 }).work(new Seeded(7), [])
      return again.reckoning.find(each => each.lines.some(line => line.why === at('GF-4.2-long')))!.total
    }
    const at = (id: string): number => BOOK.rules.findIndex(rule => rule.id === id)
    const sister = { ship: { ...IRON_DUKE, name: 'HMS Marlborough' } } as unknown as Plain
    expect(sum('Iron Duke') - sum(sister)).toBe(1)
    // and the light guns leave nothing but their flashes
    const light = toTheEnd(
      open('gunfire', { ...(given('Iron Duke', 'Moltke') as object), battery: 'light', range: 2 }, ALL),
      7,
    )
    expect((light.result as unknown as Told).target).not.toHaveProperty('splashes')
    expect((light.result as unknown as Told).firer).toMatchObject({ flashed: 1 })
  })

  test('GF-9.3-attack GF-9.3-damage a flotilla can be given, and comes back as one', () => {
    const flotilla = { ship: boat({ name: 'V25', size: 'VS', guns: [gun({})] }), boats: 3 } as unknown as Plain
    const on = { flotillas: 'on' }
    const shots = (firer: Plain): number => {
      const { throws } = open('gunfire', { firer, target: 'Moltke', range: 2 }, on).work(new Seeded(1), [])
      return throws[0]!.faces.length
    }
    expect(shots(flotilla)).toBe(3 * shots({ ...(flotilla as object), boats: 1 }))
    const worked = toTheEnd(open('damage', { target: { ...(flotilla as object), lost: 1 } as Plain, points: 1 }, on), 2)
    expect((worked.result as unknown as Told).target).toMatchObject({ boats: 3, lost: 2 })
  })

  test('GF-9.8-load a launch ends the quiet', () => {
    const given = { firer: { ship: 'Iron Duke', quiet: 2 }, target: 'Moltke', range: 3, torpedoes: 1 }
    expect(toTheEnd(open('torpedoes', given, ALL), 3)).toHaveProperty('result.firer.quiet', -1)
  })

  test('torpedoes that were launched are spent', () => {
    const given = { firer: 'Iron Duke', target: 'Moltke', range: 3, torpedoes: 1 }
    const worked = toTheEnd(open('torpedoes', given), 3)
    const spent = (worked.result as unknown as Told).firer as { torpedoesSpent: number[] }
    expect(spent.torpedoesSpent.reduce((sum, each) => sum + each, 0)).toBe(1)
  })
})

describe('procedures ask the legality of orders', () => {
  const refusal = (name: string, given: Plain, changes: Record<string, string> = {}): readonly [string, string] => {
    try {
      open(name, given, changes)
    } catch (thrown) {
      if (!(thrown instanceof Forbidden)) throw thrown
      return [BOOK.rules[thrown.refusal.why]!.id, thrown.message]
    }
    return ['', 'worked']
  }
  const at = (more: object): Plain => ({ firer: 'Iron Duke', target: 'Moltke', range: 8, ...more }) as Plain
  const down = (ship: string, lost: number) => ({ ship, lost })

  test.each<[string, string, Plain, Record<string, string>, string, string]>([
    ['a firer that has sunk', 'gunfire', at({ firer: down('Iron Duke', 24) }), {}, 'GF-1.4-sunk', 'that ship has sunk'],
    [
      'a target that has sunk',
      'gunfire',
      at({ target: down('Moltke', 22) }),
      {},
      'GF-1.4-sunk',
      'that target has sunk',
    ],
    [
      'a target that has sunk suffers no more',
      'damage',
      { target: down('Moltke', 22), points: 1 },
      {},
      'GF-1.4-sunk',
      'that ship has sunk',
    ],
    [
      'a flotilla of great ships',
      'gunfire',
      at({ firer: { ship: 'Iron Duke', boats: 2 } }),
      { flotillas: 'on' },
      'GF-9.3-form',
      'only very small ships sail as a flotilla',
    ],
    ['nor criticals', 'critical', { target: down('Moltke', 22) }, {}, 'GF-1.4-sunk', 'that ship has sunk'],
    ['nor an End Phase', 'end-phase', { target: down('Moltke', 22) }, {}, 'GF-1.4-sunk', 'that ship has sunk'],
    ['more guns than bear', 'gunfire', at({ guns: 11 }), {}, 'GF-4.12-bearing-mounts', 'only 10 of those guns bear'],
    [
      'more hits than guns',
      'penetration',
      at({ guns: 3, hits: 4 }),
      {},
      'GF-4.2-dice',
      '3 guns score no more than 3 hits',
    ],
    [
      'too far at night, whatever the day was like',
      'gunfire',
      at({ light: 'night' }),
      { timeOfDay: 'on' },
      'GF-9.9-effect',
      'that target cannot be seen so far off',
    ],
    [
      'at night a fire is seen at six miles, and no farther',
      'gunfire',
      at({ light: 'night', range: 7, target: { ship: 'Moltke', fires: 1 } }),
      { timeOfDay: 'on' },
      'GF-9.9-effect',
      'that target cannot be seen so far off',
    ],
    [
      'a burning ship at six miles',
      'gunfire',
      at({ light: 'night', range: 6, target: { ship: 'Moltke', fires: 1 } }),
      { timeOfDay: 'on' },
      '',
      'worked',
    ],
    ['too far', 'gunfire', at({ range: 30 }), {}, 'GF-4.13-band', 'the target is out of range'],
    ['no such battery', 'gunfire', at({ battery: 7 }), {}, 'GF-1.5-bore', 'there is no battery 7'],
    [
      'nothing bears',
      'gunfire',
      at({ battery: 1, bearing: 0, range: 3 }),
      {},
      'GF-4.12-bearing-mounts',
      'no gun of it bears',
    ],
    [
      'the bridge is out',
      'gunfire',
      at({ firer: { ship: 'Iron Duke', bridge: { turn: 2 } }, turn: 2 }),
      {},
      'GF-6.21-bridge',
      'the bridge is out',
    ],
    [
      'fire control is out',
      'gunfire',
      at({ firer: { ship: 'Iron Duke', fireControl: { from: 2, until: 2 } }, turn: 2 }),
      {},
      'GF-6.24-firectrl',
      'fire control is out',
    ],
    ['smoke', 'gunfire', at({ smoke: true }), { smoke: 'on' }, 'GF-9.6-block', 'smoke lies on the line of fire'],
    [
      'night',
      'gunfire',
      at({ light: 'night', visibility: 15 }),
      { timeOfDay: 'on' },
      'GF-9.9-effect',
      'that target cannot be seen so far off',
    ],
    [
      'more torpedoes than tubes',
      'torpedoes',
      at({ range: 3, torpedoes: 9 }),
      {},
      'GF-1.63-torp-boxes',
      'not that many torpedoes are left',
    ],
    [
      'torpedoes that are spent',
      'torpedoes',
      at({ firer: { ship: 'Iron Duke', torpedoesSpent: [2, 2] }, range: 3, torpedoes: 1 }),
      {},
      'GF-1.63-torp-boxes',
      'not that many torpedoes are left',
    ],
    [
      'a torpedo that runs too short',
      'torpedoes',
      at({ range: 12, torpedoes: 1 }),
      {},
      'GF-5.12-range',
      'the target is out of torpedo range',
    ],
    [
      'a storm',
      'torpedoes',
      at({ range: 3, torpedoes: 1, sea: 'storm' }),
      { sea: 'scenario' },
      'GF-9.5-hit',
      'no torpedo runs in a storm',
    ],
  ])('%s', (_what, name, given, changes, rule, reason) => {
    expect(refusal(name, given, changes)).toEqual([rule, reason])
  })

  test.each<[string, Plain, RegExp]>([
    ['crew', { target: { ship: 'Moltke', crew: 'elite' } }, /^crew: .*option crewQuality$/],
    [
      'aims',
      { target: { ship: 'Moltke', aims: [{ battery: 0, last: 1, turns: 1 }] } },
      /^aims: .*option rangeFinding$/,
    ],
    ['flashes', { target: { ship: 'Moltke', flashed: 1 } }, /^flashed: .*option timeOfDay$/],
    ['quiet', { target: { ship: 'Moltke', quiet: 2 } }, /^reloadsSpent: .*option reloads$/],
    ['sea', { target: 'Moltke', sea: 'rough' }, /^sea: .*option sea$/],
    ['visibility', { target: 'Moltke', visibility: 9 }, /^visibility: .*option visibility$/],
    ['light', { target: 'Moltke', light: 'night' }, /^light: .*option timeOfDay$/],
  ])('%s without its option is not passed over in silence', (_what, given, says) => {
    expect(() => open('end-phase', given)).toThrow(says)
  })

  test('nor are hexes', () => {
    expect(() => open('gunfire', at({}), { board: 'hexes' })).toThrow(/board: procedures measure on the open sea/)
  })
})
