import { describe, expect, test } from 'vitest'
import type { ShipClass } from '../01-classes/classes.ts'
import { a, line, refused, Table, worked } from '../whole/second.fixture.ts'

const TUBES = { torpedoes: { launches: 2 } }
const dd = (worn = {}, card = {}) => a('DD', worn, { ...TUBES, ...card })
/** plus die, minus die, and what the modifiers make of them: the sum of the modifiers */
const sum = (given: Record<string, unknown>, changes = {}) =>
  worked('torpedo', { firer: dd(), target: a('CA'), ...given }, [1, 6], changes).lines.reduce(
    (all, [, by]) => all + by,
    0,
  )

describe('the throw', () => {
  test('FP-TORP-D above 0 hits, 0 does not; plus die first', () => {
    expect(worked('torpedo', { firer: dd(), target: a('CA') }, [3, 3]).result['level']).toBe('none')
    // 4 − 3 = 1, + 2 for LATE at CA = 3: L
    expect(worked('torpedo', { firer: dd(), target: a('CA') }, [4, 3, 1, 1, 1]).result['level']).toBe('L')
    expect(worked('torpedo', { firer: dd(), target: a('CA') }, [3, 4]).result['level']).toBe('none')
  })
  test('FP-TORP-M1 +1 at big ships, cargo and every carrier', () => {
    const at = (of: ShipClass) => sum({ target: a(of) })
    expect((['SB', 'BB', 'BC', 'AK', 'AKL', 'CV', 'CVE', 'CVL', 'CVA'] as const).map(at)).toEqual(Array(9).fill(1))
    expect((['CA', 'CL', 'DD', 'DE', 'MTB'] as const).map(at)).toEqual(Array(5).fill(0))
  })
  test('FP-TORP-M2 bad weather or medium damage, once', () => {
    const at = (weather: string, worst?: string, changes = {}) => sum({ firer: dd({ worst }), weather }, changes)
    expect([at('bad'), at('good', 'M'), at('good', 'H'), at('bad', 'M'), at('bad', 'H')]).toEqual([-1, -1, -1, -1, -1])
    expect([at('good', 'S'), at('good', 'L'), at('bad', 'L')]).toEqual([0, 0, -1])
    expect(at('bad', 'M', { torpedoRows: 'for-each-reason' })).toBe(-2)
  })
  test('FP-TORP-M3 dusk or dawn', () => {
    expect([sum({ light: 'dusk' }), sum({ light: 'dawn' }), sum({ light: 'dusk', weather: 'bad' })]).toEqual([
      -1, -1, -2,
    ])
  })
  test('FP-TORP-M4 night, a damaged boat, extensive damage, once', () => {
    const sm = (worn: Record<string, unknown>) => a('SM', worn)
    expect([
      sum({ light: 'night' }),
      sum({ firer: sm({ damaged: true }) }),
      sum({ firer: dd({ worst: 'E' }) }),
      sum({ firer: dd({ worst: 'C' }) }),
    ]).toEqual([-2, -2, -2, -2])
    expect(sum({ firer: sm({ damaged: true, worst: 'E' }), light: 'night' })).toBe(-2)
    expect(sum({ firer: sm({ damaged: true, worst: 'E' }), light: 'night' }, { torpedoRows: 'for-each-reason' })).toBe(
      -6,
    )
  })
  test('FP-R94 rows add up, the worst level counts only in its own row', () => {
    // bad weather −1 and extensive −2; the −1 for medium is not added to it
    expect(sum({ firer: dd({ worst: 'E' }), weather: 'bad' })).toBe(-3)
    expect(sum({ firer: dd({ worst: 'E' }), weather: 'bad', light: 'dusk' })).toBe(-4)
    expect(sum({ firer: dd({ worst: 'M' }), light: 'night' })).toBe(-3)
    expect(sum({ firer: dd({ worst: 'E' }), weather: 'bad', light: 'night' }, { torpedoRows: 'for-each-reason' })).toBe(
      -5,
    )
    // the target's damage is nothing to it
    expect(sum({ target: a('CA', { worst: 'C' }) })).toBe(0)
  })
  test('FP-R97 at night any launcher may, without radar', () => {
    expect(refused('torpedo', { firer: dd(), target: a('BB'), light: 'night' })).toBe('')
  })
})

describe('the hit', () => {
  test('FP-TORP-F the least hit: 1 − 4 = −3, superficial', () => {
    const given = { firer: dd(), target: a('SB'), period: 'EARLY' }
    // 1 − 1 + 1 for a big ship = 1
    expect(worked('torpedo', given, [1, 1, 1, 1, 1]).result).toMatchObject({ level: 'S', fires: 0 })
  })
  test('FP-R95 0 or less is read; by option it does nothing', () => {
    const given = { firer: dd(), target: a('SB') }
    const option = { weakTorpedo: 'does-nothing' }
    // LATE at SB: 2 − 2 = 0, 3 − 2 = 1
    expect(worked('torpedo', given, [2, 1, 1, 1, 1]).result['level']).toBe('S')
    expect(worked('torpedo', given, [2, 1], option).result['level']).toBe('none')
    expect(worked('torpedo', given, [3, 1, 1, 1, 1], option).result['level']).toBe('S')
  })
  test('FP-TORP-G RED, BLUE and GREEN in this order', () => {
    // LATE at BB 5 − 4 + 1 + 0 = 2: L; RED 3 5°, BLUE 5 1 inch, GREEN 6 −2
    expect(worked('torpedo', { firer: dd(), target: a('BB') }, [5, 4, 3, 5, 6]).result).toMatchObject({
      level: 'L',
      list: 5,
      speed: 7,
      mainLost: 2,
      main: 'CA',
      fires: 0,
    })
  })
  test('FP-R96 Long Lance: late, Japanese, marked, and not from a boat', () => {
    const row = (of: ShipClass, nation: string, longLance: boolean, period = 'LATE') => {
      const firer = a(of, {}, { nation, torpedoes: { launches: 2, longLance } })
      return line(worked('torpedo', { firer, target: a('DE'), period }, [6, 1, 1, 1, 1]), 'FP-TORP-E')
    }
    expect([row('DD', 'JAP', true), row('CA', 'JAP', true)]).toEqual([6, 6])
    expect([row('DD', 'JAP', false), row('DD', 'GBR', true), row('SM', 'JAP', true)]).toEqual([5, 5, 5])
    expect([row('DD', 'JAP', true, 'MIDDLE'), row('DD', 'JAP', true, 'EARLY')]).toEqual([4, 3])
  })
})

describe('who may launch at what', () => {
  test('FP-R89 MTB and SM always, others by their card', () => {
    const may = (of: ShipClass, card = {}) => refused('torpedo', { firer: a(of, {}, card), target: a('BB') }) === ''
    expect([may('MTB'), may('SM'), may('DD'), may('CL'), may('DD', TUBES), may('BB', TUBES)]).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ])
  })
  test('FP-SUB-D at surface ships only; and no surface launcher at a boat', () => {
    for (const submerged of [true, false]) {
      expect(refused('torpedo', { firer: a('SM'), target: a('SM', { submerged }) })).not.toBe('')
      expect(refused('torpedo', { firer: dd(), target: a('SM', { submerged }) })).not.toBe('')
    }
  })
  test('FP-SUB-E depth charges are of DD and DE, and for boats', () => {
    const may = (of: ShipClass, target: unknown) => refused('depth-charge', { firer: a(of), target }) === ''
    expect([may('DD', a('SM')), may('DE', a('SM')), may('DD', a('SM', { submerged: false }))]).toEqual([
      true,
      true,
      true,
    ])
    for (const of of ['CL', 'CA', 'MTB', 'SM', 'CVE', 'BB'] as const) expect(may(of, a('SM'))).toBe(false)
    expect([may('DD', a('MTB')), may('DD', a('DD'))]).toEqual([false, false])
  })
  test('FP-R114 a boat damaged twice is damaged', () => {
    const { result } = worked('depth-charge', { firer: a('DD'), target: a('SM', { damaged: true }) }, [5])
    expect(result).toMatchObject({ damaged: true, destroyed: false })
  })
})

describe('running', () => {
  const END = { seat: -1, command: { type: 'EndTurn' } } as const
  const LAUNCH = { seat: 0, command: { type: 'LaunchTorpedo', ship: 0, target: 1 } } as const
  const begun = (one: { ship: object }, other: { ship: object }, terms: object, changes = {}) => {
    const table = new Table(one, other, { formation: 'open', ...terms }, changes)
    table.does({ seat: -1, command: { type: 'ThrowForFirst' } }, [6, 1], [0])
    return table
  }
  /** in which of the launcher's turns the marker comes to its target; 0 is the turn of the launch */
  function arrives(table: Table, limit = 12): number {
    table.does(LAUNCH)
    for (let turn = 0; turn < limit; turn++) {
      try {
        table.does(END)
      } catch {
        return turn
      }
      table.does(END)
    }
    return -1
  }

  test('FP-TORP-B 6 inches a turn from the turn of the launch, Long Lance 9', () => {
    const at = (range: number) => arrives(begun(dd(), a('BB'), { range }))
    expect([at(1), at(6), at(6.1), at(12), at(12.1), at(18)]).toEqual([0, 0, 1, 1, 2, 2])
    const lance = dd({}, { nation: 'JAP', torpedoes: { launches: 2, longLance: true } })
    const far = (range: number) => arrives(begun(lance, a('BB'), { range }))
    expect([far(9), far(9.1), far(18)]).toEqual([0, 1, 1])
  })
  test('FP-R90 launched within the long figure of the T line only: 8, 12 and 18 inches, doubled for large models', () => {
    const may = (range: number, period: string, changes = {}) =>
      begun(dd(), a('BB'), { range, period }, changes).refusal(LAUNCH) === ''
    expect([
      may(8, 'EARLY'),
      may(8.1, 'EARLY'),
      may(12, 'MIDDLE'),
      may(12.1, 'MIDDLE'),
      may(18, 'LATE'),
      may(18.1, 'LATE'),
    ]).toEqual([true, false, true, false, true, false])
    expect([may(36, 'LATE', { models: '1/600' }), may(36.1, 'LATE', { models: '1/600' })]).toEqual([true, false])
  })
  test('FP-R2 large models: the run a turn stays 6 inches; by option 12', () => {
    const at = (changes: object) => arrives(begun(dd(), a('BB'), { range: 36 }, { models: '1/700', ...changes }))
    expect([at({}), at({ doubled: 'all' })]).toEqual([5, 2])
  })
  test('FP-R89 one launch a turn, two in all; by option without end', () => {
    const table = begun(dd(), a('BB'), { range: 18 })
    const next = () => {
      table.does(END)
      table.does(END)
    }
    table.does(LAUNCH)
    expect(table.refusal(LAUNCH)).not.toBe('')
    next()
    table.does(LAUNCH)
    next()
    expect(table.refusal(LAUNCH)).not.toBe('')
    const endless = begun(dd(), a('BB'), { range: 18 }, { torpedoStock: 'unlimited' })
    endless.does(LAUNCH)
    endless.does(END)
    endless.does(END)
    endless.does(LAUNCH)
    endless.does(END)
    endless.does(END)
    expect(endless.refusal(LAUNCH)).toBe('')
  })
  test('FP-R92 a marker whose target is lost is taken off without a die', () => {
    const table = begun(dd(), a('DE'), { range: 10 })
    table.does(LAUNCH)
    table.does(END)
    table.does(END)
    // DD at DE: a 6 at short range, margin 2; 6 + 2 + 1 = 9: E. GREEN 6 is black
    const sunk = table.does(
      { seat: 0, command: { type: 'FireBattery', ship: 0, battery: 'main', target: 1 } },
      [6, 6, 1, 1, 6, 1],
    )
    expect(sunk.types).toContain('ShipLost')
    expect(table.does(END).types).toContain('TorpedoGone')
  })
  test('FP-R94 the launcher’s damage is that of the launch', () => {
    const table = begun(dd(), a('BB'), { range: 10 })
    const FIRE = { seat: 1, command: { type: 'FireBattery', ship: 1, battery: 'secondary', target: 0 } } as const
    table.does(LAUNCH)
    table.does(END)
    // CL at DD: a 4, margin 0; 4 + 0 + 1 = 5: M
    table.does(FIRE, [4, 4, 1, 1, 1, 1])
    table.does(END)
    table.does(LAUNCH)
    // 10 inches: the first marker is there; 3 − 4 + 1 = 0, a miss
    expect(table.does(END, [3, 4]).lines).toEqual([['FP-TORP-M1', 1]])
    table.does(END)
    // the second was launched by a damaged ship
    expect(table.does(END, [3, 4]).lines).toEqual([
      ['FP-TORP-M1', 1],
      ['FP-TORP-M2', -1],
    ])
  })
  test('FP-R93 guns and torpedoes in one turn', () => {
    const table = begun(dd(), a('BB'), { range: 10 })
    table.does({ seat: 0, command: { type: 'FireBattery', ship: 0, battery: 'main', target: 1 } }, [1, 1])
    expect(table.refusal(LAUNCH)).toBe('')
  })
})
