import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { AFLOAT, percentAll } from '../02-ships/conditions.ts'
import { SHELLS, SIZES } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import {
  at,
  critical,
  four,
  gunship,
  hits,
  idOf,
  MINOR,
  one,
  PLAIN,
  procedure,
  roll,
  shell,
  ship,
  sink,
  sinkOn,
  torpedo,
  types,
} from '../whole/second.fixture.ts'
import { strikeUnderwater, type Underwater } from './8-1-7-torpedoes.ts'

const LONG = 2
const EXTREME = 3

describe('8.1.6 armour', () => {
  /** Two hits of a gun with this penetration, 20 points each, in a band. */
  const struck = (penetration: number, target: Record<string, unknown>, faces: readonly number[] = [], band = 0) => {
    const firer = gunship({ shells: [shell('AP', four(penetration), 20)] })
    const hit = hits(at([firer, ship(target)]), faces, 2, band)
    return [hit.due, hit.pierced]
  }

  test('FGDN-8.1.6-ratings 26/7/105: belt, deck, and as many points on each side', () => {
    const kaiser = ship({ belt: 26, deck: 7, underwater: 105 })
    expect(one(kaiser).ships[0]).toMatchObject({ port: 105, starboard: 105 })
    expect([struck(26, kaiser), struck(27, kaiser)]).toEqual([
      [20, 0],
      [40, 1],
    ])
    expect([struck(7, kaiser, [100], LONG), struck(8, kaiser, [100], LONG)]).toEqual([
      [20, 0],
      [40, 1],
    ])
    expect(one(PLAIN).ships[0]).toMatchObject({ port: 0, starboard: 0 })
  })
  test('FGDN-8.1.6-penetration by shell and band', () => {
    // AP 30, 25, 20, 15 and HE 8, 6, 5, 4
    const through = (belt: number, shellAt: number): number[] =>
      [0, 1, 2, 3].map(band => {
        const faces = band < LONG ? [] : [1]
        return hits(at([PLAIN, ship({ belt })]), faces, 1, band, shellAt).pierced
      })
    expect([through(29, 0), through(24, 0), through(19, 0), through(14, 0)]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ])
    expect([through(7, 1), through(5, 1), through(4, 1), through(3, 1)]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ])
  })
  test('FGDN-8.1.6-caps the C tells a capped shell: only APC is faulty', () => {
    const damage = SHELLS.map(type => {
      const british = gunship({ isBritish: true, shells: [shell(type, four(99), 20)] })
      return hits(at([british, ship({ belt: 20 })], { options: { faultyBritishAPC: 'on' } }), [1], 1, LONG).due
    })
    expect(SHELLS).toEqual(['AP', 'APC', 'SAP', 'SAPC', 'CP', 'CPC', 'HE'])
    expect(damage).toEqual([20, 12, 20, 20, 20, 20, 20])
  })
  test('FGDN-8.1.6-flat Short and Medium strike the belt, without a die', () => {
    for (const band of [0, 1]) {
      expect(struck(10, { belt: 9, deck: 50 }, [], band)).toEqual([40, 1])
      expect(struck(10, { belt: 50, deck: 0 }, [], band)).toEqual([20, 0])
    }
  })
  test.each([
    [1, 'belt'],
    [70, 'belt'],
    [71, 'deck'],
    [100, 'deck'],
  ])('FGDN-8.1.6-long D100 of %i: %s', (face, part) => {
    expect(struck(10, { belt: 20, deck: 5 }, [face], LONG)).toEqual(part === 'belt' ? [20, 0] : [40, 1])
    expect(struck(10, { belt: 5, deck: 20 }, [face], LONG)).toEqual(part === 'belt' ? [40, 1] : [20, 0])
  })
  test.each([
    [1, 'belt'],
    [40, 'belt'],
    [41, 'deck'],
    [100, 'deck'],
  ])('FGDN-8.1.6-extreme D100 of %i: %s', (face, part) => {
    expect(struck(10, { belt: 20, deck: 5 }, [face], EXTREME)).toEqual(part === 'belt' ? [20, 0] : [40, 1])
  })
  test.each([
    [11, 1],
    [10, 0],
    [9, 0],
    [0, 0],
  ])('FGDN-8.1.6-compare penetration %i against 10: %i', (penetration, pierced) => {
    expect(struck(penetration, { belt: 10 })).toEqual([pierced === 1 ? 40 : 20, pierced])
  })
  test('FGDN-8.1.6-compare is cited by a hit that goes through, FGDN-8.1.6-halve by one that does not', () => {
    const cite = (belt: number) => {
      const done = procedure('gunfire', { firer: 'Plain', target: { ship: ship({ belt }) }, range: 4000 }, [47, 1])
      return done.events.find(({ type }) => type === 'HitsScored')?.why
    }
    expect([cite(29), cite(30)]).toEqual([R['FGDN-8.1.6-compare'], R['FGDN-8.1.6-halve']])
  })
  test('FGDN-8.1.6-zero nothing against nothing goes through; against 1 it does not', () => {
    expect([struck(0, { belt: 0 }), struck(0, { belt: 1 })]).toEqual([
      [40, 1],
      [20, 0],
    ])
    expect(struck(0, { belt: 30, deck: 0 }, [71], LONG)).toEqual([40, 1])
  })
  test.each([
    [1, 0],
    [7, 3],
    [25, 12],
    [26, 13],
  ])('FGDN-8.1.6-halve %i points kept out do %i, each of three hits', (damage, half) => {
    const firer = gunship({ shells: [shell('AP', four(5), damage)] })
    expect(hits(at([firer, PLAIN]), [], 3, 0).due).toBe(3 * half)
  })
  test('FGDN-8.1.6-star a hit that failed makes no starred critical (E8)', () => {
    const state = at([PLAIN, ship({ belt: 30 })])
    hits(state, [], 2, 0)
    // two times 10 of 80: .25, D6 4 one critical: Main Battery, D10 3 a mount, which is spared
    const target = state.ships[1]!
    const done = procedure('damage', { target: 'Plain', damage: target.due, penetrated: false }, [4, 1, 3])
    expect(done.result).toMatchObject({ dp: 80, mounts: [2, 3, 3, 1, 1] })
    const pierced = procedure('damage', { target: 'Plain', damage: target.due, penetrated: true }, [4, 1, 3, 1])
    expect(pierced.result).toMatchObject({ mounts: [1, 3, 3, 1, 1] })
  })
  test.each([
    [30, 20, 0],
    [30, 21, 1],
    [31, 20, 0],
    [31, 21, 1],
    [32, 21, 0],
    [32, 22, 1],
  ])('FGDN-8.1.6-casemate belt %i, penetration %i: %i', (belt, penetration, beaten) => {
    const firer = gunship({ shells: [shell('AP', four(penetration), 20)] })
    const hit = hits(at([firer, ship({ belt })]), [], 1, 0)
    expect([hit.pierced, hit.casemated]).toEqual([0, beaten])
    // Casemate, D10 3 a gun: drawn to port, D10 1 no explosion
    const fields = { largest: 305, casemated: beaten, casematedNow: beaten }
    const lost = critical(PLAIN, beaten === 1 ? [4, 3, 1, 1] : [4, 3], fields).ship.mounts
    expect(lost).toEqual(beaten === 1 ? [2, 2, 3, 1, 1] : [2, 3, 3, 1, 1])
  })
})

describe('8.1.6.1 faulty shells', () => {
  const ON = { faultyBritishAPC: 'on' }
  const TIGER = { isBritish: true, calibreMm: 343, shells: [shell('APC', four(26), 34)] }
  const damage = (
    belt: number,
    band: number,
    options: Options = ON,
    gun: Record<string, unknown> = TIGER,
    face = 1,
  ): number => hits(at([gunship(gun), ship({ belt, deck: 4 })], { options }), band < LONG ? [] : [face], 2, band).due

  test('FGDN-8.1.6.1-british Tiger on Moltke at Long: 20 each of two hits (E9)', () => {
    expect(damage(21, LONG)).toBe(40)
    expect(damage(21, EXTREME)).toBe(40)
  })
  test('FGDN-8.1.6.1-british from a third of the bore in cm on: 11 for 343 mm', () => {
    expect([damage(10, LONG), damage(11, LONG)]).toEqual([68, 40])
  })
  test('FGDN-8.1.6.1-british not at Short or Medium, not other guns, not without the option', () => {
    expect([damage(21, 0), damage(21, 1)]).toEqual([68, 68])
    expect(damage(21, LONG, ON, { ...TIGER, isBritish: false })).toBe(68)
    expect(damage(21, LONG, ON, { ...TIGER, shells: [shell('AP', four(26), 34)] })).toBe(68)
    expect(damage(21, LONG, { faultyBritishAPC: 'off' })).toBe(68)
  })
  test('FGDN-8.1.6.1-british penetration is as usual', () => {
    const state = at([gunship(TIGER), ship({ belt: 21 })], { options: ON })
    expect(hits(state, [1], 1, LONG).pierced).toBe(1)
  })
  test('FGDN-8.1.6.1-nonpen the usual half', () => {
    expect(damage(26, LONG)).toBe(34)
    expect(damage(40, EXTREME)).toBe(34)
  })
  test.each([
    [20, 17],
    [25, 21],
    [34, 28],
    [1, 0],
  ])('FGDN-8.1.6.1-085 %i points become %i for each hit of any nation', (points, left) => {
    const gun = { shells: [shell('HE', four(99), points)] }
    expect(damage(10, 0, { shellReliability85: 'on' }, gun)).toBe(2 * left)
  })
  test('FGDN-8.1.6.1-085 a hit that is kept out: half of 34, then 0.85 of 17', () => {
    expect(damage(26, 0, { shellReliability85: 'on' })).toBe(28)
  })
})

describe('8.1.7 torpedoes', () => {
  const strike = (state: State, changes: Partial<Underwater> = {}): number => {
    state.ships[0]!.dueTorpedo = 0
    roll(state, [], desk => strikeUnderwater(desk, torpedo(changes)))
    return state.ships[0]!.dueTorpedo
  }
  const sized = (sizeClass: string, changes: Record<string, unknown> = {}) =>
    ship({ sizeClass, shipType: sizeClass >= 'E' ? 'smallCombatant' : 'major', belt: 21, underwater: 30, ...changes })

  test.each(SIZES.slice(2))('FGDN-8.1.7-depth-small size %s: only a shallow one hits, and no belt counts', size => {
    expect(strike(one(sized(size)), { depth: 'deep' })).toBe(0)
    expect(strike(one(sized(size)))).toBe(40)
    expect(() => procedure('torpedo-hit', { target: { ship: sized(size) }, warhead: 40, depth: 'deep' }, [])).toThrow(
      BadInput,
    )
  })
  test('FGDN-8.1.7-depth-small a deep one does nothing at all', () => {
    expect(types(sink(MINOR, [], { depth: 'deep' }).events)).toEqual([])
  })
  test.each(['A', 'B'])('FGDN-8.1.7-depth-large size %s: shallow on the belt, deep on the protection', size => {
    // belt 21: 40 per cent off; protection 30: ten off
    expect(strike(one(sized(size)))).toBe(24)
    expect(strike(one(sized(size)), { depth: 'deep' })).toBe(30)
    expect(strike(one(sized(size, { underwater: null })), { depth: 'deep' })).toBe(40)
  })
  test.each([
    ['bow', 'shallow'],
    ['bow', 'deep'],
    ['stern', 'shallow'],
    ['stern', 'deep'],
  ] as const)('FGDN-8.1.7-narrow %s, %s: half of 41, down, and neither belt nor protection', (place, depth) => {
    const state = one(sized('A'))
    expect(strike(state, { place, depth, warhead: 41 })).toBe(20)
    expect(state.ships[0]!.port).toBe(30)
  })
  test('FGDN-8.1.7-narrow a deep one runs under a small ship there too', () => {
    expect(strike(one(sized('C')), { place: 'stern', depth: 'deep' })).toBe(0)
  })
  test('FGDN-8.1.7-stern Engineering, Rudder, then by the die; the automatic flooding is none of them', () => {
    // 40 of 60: .66, D6 2 three criticals. Engineering D10 1, fire D6 1 + 2 - 2; Rudder D6 4; D20 20: Rudder, D6 1 jammed
    // automatic D6 1 + 2: 3 of 57, D6 1
    const { criticals, ship: hit } = sink(PLAIN, [2, 1, 1, 4, 20, 1, 1, 1], { warhead: 80, place: 'stern' })
    expect(criticals).toEqual(['Engineering', 'Rudder', 'Rudder'])
    expect([hit.levels, percentAll(hit.fires), percentAll(hit.floods), hit.remaining]).toEqual([1, 1, 3, 57])
    expect([hit.steering, hit.rudder]).toEqual([1, 3])
  })
  test('FGDN-8.1.7-stern the bow has no such rule', () => {
    // 40 of 60: .66, D6 1 two criticals by the die: Fire D6 1, Fire D6 1
    const { criticals } = sink(PLAIN, [1, 15, 1, 15, 1], { warhead: 80, place: 'bow', isContact: false })
    expect(criticals).toEqual(['Fire', 'Fire'])
  })
  test.each([
    [0, 99],
    [5, 99],
    [6, 89],
    [10, 89],
    [11, 74],
    [20, 74],
    [21, 59],
    [30, 59],
    [31, 49],
    [40, 49],
    [41, 49],
    [80, 49],
  ])('FGDN-8.1.7.1-table belt %i: %i of 99 get through', (belt, damage) => {
    // 89.1, 74.25, 59.4, 49.5, all down
    expect(strike(one(ship({ damagePoints: 1000, belt })), { warhead: 99 })).toBe(damage)
  })
  test('FGDN-R126 mines and rams strike below the belt; protection meets a mine as it meets a deep torpedo, but no ram', () => {
    // belt 21 would take 40 per cent, protection 30 ten points
    for (const depth of ['shallow', 'deep'] as const) {
      expect(strike(one(sized('A')), { weapon: 'mine', depth })).toBe(30)
      expect(strike(one(sized('A', { underwater: null })), { weapon: 'mine', depth })).toBe(40)
      expect(strike(one(sized('A')), { weapon: 'ram', depth })).toBe(40)
      // 8.1.7.2: one that is wholly taken does not flood, with the D100 sheet either (R79)
      const held = at([sized('A', { underwater: 150 })], { options: { criticalTable: 'D100' } })
      expect(sinkOn(held, [], { weapon: 'mine', depth }).ship).toMatchObject({ remaining: 100, floods: [], port: 110 })
    }
    const [struck] = roll(one(PLAIN), [], desk => strikeUnderwater(desk, torpedo({ weapon: 'mine' })))
    expect(idOf(struck!.why)).toBe('FGDN-R126')
  })

  const KAISER = ship({ damagePoints: 500, underwater: 105 })
  const deep = (warhead: number, side = 0): Partial<Underwater> => ({ warhead, side, depth: 'deep' })
  test('FGDN-8.1.7.2-cap 35 of a hit: 5 of 40 and 35 of 70 reach the ship (E10)', () => {
    expect([40, 70, 36, 35, 20].map(warhead => strike(one(KAISER), deep(warhead)))).toEqual([5, 35, 1, 0, 0])
  })
  test('FGDN-8.1.7.2-cap what is left of it, if that is less', () => {
    expect(strike(one(KAISER, { port: 12 }), deep(40))).toBe(28)
  })
  test('FGDN-8.1.7.2-pool falls by what it took, beaten or not', () => {
    const state = one(KAISER)
    strike(state, deep(20))
    expect(state.ships[0]!.port).toBe(85)
    strike(state, deep(70))
    expect(state.ships[0]!.port).toBe(50)
  })
  test('FGDN-8.1.7.2-sides 105 to port and another 105 to starboard (E11)', () => {
    const state = one(KAISER)
    const taken = [0, 0, 0, 1, 1, 1].map(side => strike(state, deep(40, side)))
    expect(taken).toEqual([5, 5, 5, 5, 5, 5])
    expect([state.ships[0]!.port, state.ships[0]!.starboard]).toEqual([0, 0])
  })
  test('FGDN-8.1.7.2-gone the fourth to port does all its damage (E12)', () => {
    const state = one(KAISER)
    expect([1, 2, 3, 4].map(() => strike(state, deep(40)))).toEqual([5, 5, 5, 40])
    expect([state.ships[0]!.port, state.ships[0]!.starboard]).toEqual([0, 105])
  })
  test('FGDN-8.1.7.2-gone a deep hit past an empty side or none does not cite the table of belts', () => {
    const cite = (of: typeof KAISER, fields: object) => {
      const [struck] = roll(one(of, fields), [], desk => strikeUnderwater(desk, torpedo({ depth: 'deep' })))
      return idOf(struck!.why)
    }
    expect(cite(KAISER, {})).toBe('FGDN-8.1.7.2-cap')
    expect(cite(KAISER, { port: 0 })).not.toBe('FGDN-8.1.7.1-table')
    expect(cite(PLAIN, {})).not.toBe('FGDN-8.1.7.1-table')
  })
  test('FGDN-8.1.7.2-flood wholly taken: no damage, no criticals, no flooding', () => {
    const { ship: hit, events } = sink(KAISER, [], deep(35))
    expect([hit.remaining, hit.floods, hit.end]).toEqual([500, [], AFLOAT])
    expect(types(events)).toEqual(['TorpedoStruck', 'BatchClosed'])
  })
  test('FGDN-8.1.7.2-flood one point past it floods', () => {
    // 1 of 499 is under one per cent: no D6. Flooding D6 1 + 2: 3 per cent of 500, 15 of 484: D6 1
    const { ship: hit } = sinkOn(one(KAISER), [1, 1], deep(36))
    expect([hit.remaining, percentAll(hit.floods)]).toEqual([484, 3])
  })
  test('FGDN-8.1.7.2-cap as a procedure, with what was absorbed before', () => {
    const given = { target: { ship: KAISER }, warhead: 40, depth: 'deep', absorbed: 100, contact: false }
    // 5 left to port: 35 of 465: .07, D6 6 one critical of the torpedo column: Rudder, jammed
    const done = procedure('torpedo-hit', given, [6, 20, 1])
    expect(done.result).toMatchObject({ dp: 465, port: 0, starboard: 105, rudder: 'ahead' })
  })
})
