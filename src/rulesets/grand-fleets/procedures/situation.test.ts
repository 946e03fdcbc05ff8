import { describe, expect, test } from 'vitest'
import type { Plain } from '#kernel/desk/index.ts'
import { Script, Seeded } from '#kernel/dice/index.ts'
import { BadInput, Forbidden } from '#kernel/ruleset/index.ts'
import type { State } from '../01-ships/state.ts'
import { BOOK } from '../book/register.ts'
import { boat, gun, IRON_DUKE, MOLTKE, options } from '../whole/bench.fixture.ts'
import { PROCEDURES } from './procedures.ts'

const FLEET = [IRON_DUKE, MOLTKE]
const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(hms|sms) /, '')
    .replaceAll('-', ' ')
    .trim()
const procedure = (name: string) => PROCEDURES.find(each => each.name === name)!
const setting = (changes: Record<string, string> = {}) => ({
  options: options(changes),
  card: (ship: string) => {
    const card = FLEET.find(({ name }) => fold(name) === fold(ship))
    if (card === undefined) throw new BadInput(`there is no ship ${ship}`)
    return card
  },
})
const open = (name: string, given: Plain, changes?: Record<string, string>) =>
  procedure(name).open(given, setting(changes))
type Told = { readonly target: Record<string, Plain> }
const toldOf = (name: string, given: Plain, dice: readonly number[]): Told['target'] => {
  const worked = open(name, given).work(new Script(dice), [])
  if ('wanted' in worked) throw new Error(`${worked.wanted.why} is wanted`)
  return (worked.result as unknown as Told).target
}
const refusal = (name: string, given: Plain, changes?: Record<string, string>): readonly [string, string] => {
  try {
    open(name, given, changes)
  } catch (thrown) {
    if (!(thrown instanceof Forbidden)) throw thrown
    return [BOOK.rules[thrown.refusal.why]!.id, thrown.message]
  }
  return ['', 'worked']
}

describe('markers that have run out', () => {
  test('GF-R16 GF-6.24-end: a Fire Control hit in turn 5 silences turn 6, and not from an old hit on', () => {
    const target = { ship: 'Moltke', fireControl: { from: 3, until: 3 } }
    expect(toldOf('critical', { target, turn: 5 }, [3, 4])['fireControl']).toEqual({ from: 6, until: 6 })
  })

  test('GF-R41: one that still counts is prolonged', () => {
    const target = { ship: 'Moltke', fireControl: { from: 5, until: 5 } }
    expect(toldOf('critical', { target, turn: 5 }, [3, 4])['fireControl']).toEqual({ from: 5, until: 6 })
  })

  test('GF-6.24-end GF-6.21-end GF-R15: both have ended before the End Phase of their last turn', () => {
    const target = { ship: 'Moltke', bridge: { turn: 1 }, fireControl: { from: 2, until: 2 } }
    expect(toldOf('end-phase', { target, turn: 2 }, [])).toEqual({ ship: 'Moltke' })
    const later = { ship: 'Moltke', bridge: { turn: 3 }, fireControl: { from: 3, until: 3 } }
    expect(toldOf('end-phase', { target: later, turn: 2 }, [])).toEqual({
      ...later,
      bridge: { turn: 3, phase: 'torpedo' },
    })
  })

  test('GF-6.24-firectrl: the guns are silent in the last turn still, and fire in the next', () => {
    const salvo = (turn: number) => ({
      ...{ firer: { ship: 'Iron Duke', fireControl: { from: 2, until: 3 } }, target: 'Moltke', range: 8 },
      turn,
    })
    expect([2, 3, 4].map(turn => refusal('gunfire', salvo(turn))[0])).toEqual([
      'GF-6.24-firectrl',
      'GF-6.24-firectrl',
      '',
    ])
    const opened = open('gunfire', salvo(4)).start() as State
    expect([opened.ships[0]!.silentFrom, opened.ships[0]!.silentUntil]).toEqual([0, 0])
  })

  test('GF-6.21-end: the odds of a Bridge hit do not count an old one', () => {
    const odds = open('critical', { target: { ship: 'Moltke', bridge: { turn: 2 } }, turn: 5 }).odds(['bridge'], {
      budget: 1e6,
      samples: 1,
      seed: 1,
    } as never)
    const clean = open('critical', { target: 'Moltke', turn: 5 }).odds(['bridge'], {
      budget: 1e6,
      samples: 1,
      seed: 1,
    } as never)
    expect(odds).toEqual(clean)
  })

  test('GF-4.22-splash-end: splash markers go when the Gunfire Phase ends', () => {
    const target = { ship: 'Moltke', splashes: ['Iron Duke', 'Tiger'] }
    expect(toldOf('end-phase', { target }, [])).toEqual({ ship: 'Moltke' })
    expect(toldOf('critical', { target }, [3, 4])).toHaveProperty('splashes', ['Iron Duke', 'Tiger'])
  })
})

describe('splash markers by name', () => {
  const overconcentration = BOOK.rules.findIndex(rule => rule.id === 'GF-4.2-overcon')
  const foreign = (splashes: Plain, firer: Plain = 'Iron Duke', changes: Record<string, string> = {}): number => {
    const given = { firer, target: { ship: 'Moltke', splashes }, range: 12 } as Plain
    const { reckoning } = open('gunfire', given, changes).work(new Seeded(7), [])
    const lines = reckoning.flatMap(sum => sum.lines).filter(({ why }) => why === overconcentration)
    return lines.reduce((sum, { value }) => sum - value, 0)
  }

  test('GF-R30: her own is hers, however it is spelled', () => {
    for (const name of ['Iron Duke', 'iron duke', 'HMS Iron Duke', 'IRON-DUKE']) expect(foreign([name])).toBe(0)
    expect(foreign(['Tiger', 'iron duke'])).toBe(1)
  })

  test('GF-R30: whoever has a card of her own goes by the name on it', () => {
    const own = { ship: { ...IRON_DUKE, name: 'Fortune' } } as unknown as Plain
    expect(foreign(['Fortune', 'Iron Duke'], own)).toBe(1)
  })

  test('GF-R30: a ship makes one marker, by the option one for each battery', () => {
    const twice = (splashes: Plain) => ({ firer: 'Iron Duke', target: { ship: 'Moltke', splashes }, range: 8 }) as Plain
    expect(refusal('gunfire', twice(['Tiger', 'Tiger']))).toEqual([
      'GF-R30',
      'Tiger has made one splash marker there, and makes no second',
    ])
    expect(refusal('gunfire', twice(['Iron Duke', 'IRON-DUKE']))[0]).toBe('GF-R30')
    expect(foreign(['Tiger', 'Tiger'], 'Iron Duke', { splashes: 'battery' })).toBe(2)
    // of ships that nobody has named there may be many
    expect(foreign(2)).toBe(2)
    expect(foreign(['another ship', 'another ship'])).toBe(2)
  })

  test.each(['', '  '])('%j is no name', name => {
    expect(() => foreign([name])).toThrow(/names no ship/)
  })
})

describe('flotillas', () => {
  const V29 = boat({
    name: 'V29',
    size: 'VS',
    guns: [gun({})],
    torpedoes: { label: '18 inch', dmg: 3, range: 5, groups: [{ arcs: 'STBD', tubes: 5 }] },
  })
  const flotilla = (lost: number) => ({ ship: V29, boats: 4, lost }) as unknown as Plain
  const on = { flotillas: 'on' }

  test('GF-9.3-attack: boats that have sunk neither fire nor launch', () => {
    const dice = (name: string, lost: number, more: object): number => {
      const worked = open(name, { firer: flotilla(lost), target: 'Moltke', range: 2, ...more } as Plain, on).work(
        new Seeded(1),
        [],
      )
      return worked.throws[0]!.faces.length
    }
    const boxes = V29.rows.reduce((sum, row) => sum + row.boxes, 0)
    const each = dice('gunfire', 0, {}) / 4
    expect(dice('gunfire', 2 * boxes, {})).toBe(2 * each)
    expect(dice('torpedoes', 2 * boxes, { torpedoes: 10 })).toBe(10)
    const many = { firer: flotilla(2 * boxes), target: 'Moltke', range: 2, torpedoes: 11 } as Plain
    expect(refusal('torpedoes', many, on)).toEqual(['GF-1.63-torp-boxes', 'not that many torpedoes are left'])
  })
})

describe('torpedoes that do not bear', () => {
  test('GF-5.11-one-target: all are left, and none bears', () => {
    const given = { firer: 'Iron Duke', target: 'Moltke', range: 2 }
    expect(refusal('torpedoes', { ...given, torpedoes: 1, bearing: 0 })).toEqual([
      'GF-5.11-one-target',
      'those tubes do not bear',
    ])
    expect(refusal('torpedoes', { ...given, torpedoes: 5 })[0]).toBe('GF-1.63-torp-boxes')
  })
})

describe('figures finer than the board has them', () => {
  test.each([
    [{ aspect: 29.96 }, /^aspect: is measured in tenths of a degree/],
    [{ bearing: 29.96 }, /^bearing: is measured in tenths of a degree/],
    [{ range: 4.0004 }, /^range: is measured in thousandths of a mile/],
  ])('GF-R23 GF-R27 %j is refused', (more, says) => {
    expect(() => open('gunfire', { firer: 'Iron Duke', target: 'Moltke', range: 8, ...more })).toThrow(says)
  })

  test('GF-R23 GF-R27: 29.9 degrees and 4.001 miles are not', () => {
    const given = { firer: 'Iron Duke', target: 'Moltke', range: 4.001, aspect: 29.9, bearing: 90.1 }
    expect(refusal('gunfire', given)).toEqual(['', 'worked'])
  })
})
