import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import { CLASSES, type ShipClass } from '../01-classes/classes.ts'
import { FORMATIONS } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { AIR_CLASSES, type AirClass } from '../book/tables-air.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, roll, ruleIdOf, type Setting, typesOf } from '../whole/bench.fixture.ts'
import { type Flying, flying, tabled } from './air.fixture.ts'
import { raid } from './attack.ts'

type State = ReturnType<typeof tabled>
/** One stand and a ship without flak, unless a test wants some: nobody has power to fire it. */
const bare = (of: ShipClass, stand: Flying, setting: Setting = {}): State =>
  flying(tabled(['BB', of], { ...setting, ships: [{}, { powerOut: 1, submerged: 0, ...setting.ships?.[1] }] }), [stand])
/** Her flak is counted first: her power is out, so that it has no dice (AA-F). */
const attack = (state: State, faces: readonly number[], stands = [0], choices: number[] = []) => {
  const { lines, ...rest } = roll(state, faces, desk => raid(desk, stands, 1), choices)
  return { ...rest, lines: lines.filter(([id]) => id !== 'FP-AA-F') }
}
const why = (state: State, stands: readonly number[] = [0], target = 1, seat = 0) => {
  const refusal = refuse(state, { seat, command: { type: 'AttackFromAir', stands: [...stands], target } })
  return refusal === null ? null : ruleIdOf(refusal.why)
}
/** The least face that hits; the dice of damage are superficial or none, so ones are thrown for them. */
const scoreOf = (state: () => State): number =>
  [1, 2, 3, 4, 5, 6].find(die => {
    const { events } = attack(state(), [die, ...Array(hits(state(), die) ? 4 : 0).fill(1)])
    return events.some(event => event.type === 'StandAttacked' && event.margin >= 0)
  }) ?? 7
/** Whether more than the one die is asked for. */
function hits(state: State, die: number): boolean {
  try {
    attack(state, [die])
    return false
  } catch {
    return true
  }
}

describe('Matrix 12, aircraft against ships', () => {
  test('FP-AIR-J every cell: FB 6 and 5, TB 5 and 4, HB 6 and 5, KM 4 and 3', () => {
    const cells = AIR_CLASSES.filter(of => of !== 'AS').map(of => [
      of,
      scoreOf(() => bare('CA', { of })),
      scoreOf(() => bare('BC', { of })),
    ])
    expect(cells).toEqual([
      ['FB', 6, 5],
      ['TB', 5, 4],
      ['HB', 6, 5],
      ['KM', 4, 3],
    ])
  })

  test('FP-R18 CA- is CA, CL, DD, DE, MTB and a boat on the surface; BC+ all from BC up, carriers and cargo', () => {
    const low = CLASSES.filter(of => scoreOf(() => bare(of, { of: 'KM' })) === 4)
    const high = CLASSES.filter(of => scoreOf(() => bare(of, { of: 'KM' })) === 3)
    expect(low).toEqual(['CA', 'CL', 'DD', 'DE', 'MTB', 'SM'])
    expect(high).toEqual(['SB', 'BB', 'BC', 'CV', 'CVE', 'CVL', 'CVA', 'AK', 'AKL'])
  })

  test('FP-R16 +5 and 6+ are the same kind of figure: scores required', () => {
    expect([scoreOf(() => bare('CA', { of: 'TB' })), scoreOf(() => bare('CA', { of: 'FB' }))]).toEqual([5, 6])
  })

  test('FP-AIR-J fighters attack no ships', () => {
    expect(why(bare('CA', { of: 'AS' }))).toBe('FP-AIR-J')
  })
})

describe('the weight of an attack', () => {
  /** The level of damage of a hit with this die. */
  const level = (of: AirClass, ship: ShipClass, die: number, options: Options = {}) => {
    const { events } = attack(bare(ship, { of }, { options }), [die, 1, 1, 1, 1])
    return events.find(event => event.type === 'ShipStruck')?.level
  }
  test('FP-AIR-K, FP-R105 the die itself and Matrix 9, HB as BB, TB as BC, KM as CA, FB as CL', () => {
    // at BB: HB 5 + 0 = 5 M; TB 5 − 1 = 4 M; KM 5 − 2 = 3 L; FB 5 − 3 = 2 L
    expect([level('HB', 'BB', 5), level('TB', 'BB', 5), level('KM', 'BB', 5), level('FB', 'BB', 5)]).toEqual([
      3, 3, 2, 2,
    ])
    // at DD: HB 6 + 4 = 10 C; TB 6 + 3 = 9 E; KM 6 + 2 = 8 E; FB 6 + 1 = 7 H
    expect([level('HB', 'DD', 6), level('TB', 'DD', 6), level('KM', 'DD', 6), level('FB', 'DD', 6)]).toEqual([
      6, 5, 5, 4,
    ])
  })

  test('FP-R105 the die counts as modified: −1 by flak is −1 to the level as well', () => {
    const state = bare('BB', { of: 'TB', flak: 1 })
    // 6 − 1 = 5 hits 4; 5 − 1 = 4 is M
    const { events, lines } = attack(state, [6, 1, 1, 1, 1])
    expect(events.find(event => event.type === 'ShipStruck')).toMatchObject({ level: 3 })
    expect(lines).toEqual([
      ['FP-AIR-J', -4],
      ['FP-AA-D', -1],
      ['FP-AIR-K', -1],
      ['FP-R105', 5],
    ])
  })

  test('FP-R105 by option a second die, the margin and Matrix 9', () => {
    const state = bare('BB', { of: 'TB' }, { options: { airAttack: 'a-second-die' } })
    // 5 − 4 = 1; 3 + 1 − 1 = 3 is L
    const { events } = attack(state, [5, 3, 1, 1, 1, 1])
    expect(events.find(event => event.type === 'ShipStruck')).toMatchObject({ level: 2 })
  })

  test('FP-AIR-L all four dice fall, for torpedo bombers too, and no marker is put down', () => {
    const state = bare('BB', { of: 'TB' })
    // M: RED 4 is 15°, BLUE 4 an inch, GREEN 4 a class, WHITE 4 six points
    attack(state, [6, 4, 4, 4, 4])
    expect(state.ships[1]).toMatchObject({ list: 15, speedLoss: 2, mainLoss: 1, fires: 6 })
    expect(state.markers).toEqual([])
  })

  test('FP-AIR-P what a stand carries is inside its factors: no marker, no Matrix 11', () => {
    const state = bare('SB', { of: 'TB' })
    // a late torpedo at SB would be −2; TB as BC at SB is −2 on Matrix 9, of the die that hit
    const { lines } = attack(state, [4, 1, 1, 1, 1])
    expect([lines.map(([id]) => id), state.markers]).toEqual([['FP-AIR-J', 'FP-AIR-K', 'FP-R105'], []])
  })

  test('FP-LVL-C a hit from the air is read in the row of the battery that the class stands for', () => {
    // KM as CA at SB: 3 − 3 = 0 is S
    expect([level('KM', 'SB', 3), level('HB', 'SB', 5)]).toEqual([1, 3])
  })
})

describe('what spoils the aim', () => {
  const sums = (state: State) => attack(state, [1]).lines
  test('FP-R106 SCATTER is −1, by option nothing; weather, half light and a ship that fired are nothing', () => {
    const scatter = { ships: [{}, { formation: FORMATIONS.indexOf('scatter') }] }
    expect(sums(bare('BB', { of: 'HB' }, scatter))).toEqual([
      ['FP-AIR-J', -5],
      ['FP-R106', -1],
    ])
    expect(sums(bare('BB', { of: 'HB' }, { ...scatter, options: { scatterInAir: 'off' } }))).toEqual([['FP-AIR-J', -5]])
    const foul = { weather: 'bad', light: 'dusk', ships: [{}, { fired: 0 }] } as const
    expect(sums(bare('BB', { of: 'HB' }, foul))).toEqual([['FP-AIR-J', -5]])
  })

  test('FP-R104 what it lost as a winner counts against ships as well, by option in dogfights only', () => {
    expect(sums(bare('BB', { of: 'HB', losses: 2 }))).toEqual([
      ['FP-AIR-J', -5],
      ['FP-R104', -2],
    ])
    expect(sums(bare('BB', { of: 'HB', losses: 2 }, { options: { airLosses: 'in-dogfights' } }))).toEqual([
      ['FP-AIR-J', -5],
    ])
  })

  test('FP-PLUS-C signs of stands count against aircraft, not against ships', () => {
    expect(sums(bare('BB', { of: 'HB', grade: 1 }, { options: { grades: 'on' } }))).toEqual([['FP-AIR-J', -5]])
  })
})

describe('who attacks whom', () => {
  test('FP-H50-places from a stand to the nearest point of a hull: two places as far from her middle, one in reach', () => {
    const from = (dx: number, dy: number) => why(bare('BB', { of: 'TB', x: (48 + dx) * INCH, y: (30 + dy) * INCH }))
    expect([from(0, 6), from(6, 0)]).toEqual([null, 'FP-AIR-E'])
  })

  test('FP-AIR-M from within 4 inches of her hull, exactly 4 included', () => {
    // her model is 640 feet at 1/1200: 6.4 inches long on her heading, a seventh of that across
    const at = (dx: number, dy: number) =>
      why(bare('BB', { of: 'TB', x: Math.round((48 + dx) * INCH), y: Math.round((30 + dy) * INCH) }))
    expect([at(0, 4 + 3.2), at(0, 4.01 + 3.2), at(4 + 0.457, 0), at(4.01 + 0.458, 0)]).toEqual([
      null,
      'FP-AIR-E',
      null,
      'FP-AIR-E',
    ])
  })

  test('FP-R107 a kamikaze goes into contact (AIR-M), and one that misses stays there and may try again', () => {
    const state = bare('BB', { of: 'KM', x: 51 * INCH })
    attack(state, [1])
    expect(state.sky.stands[0]).toMatchObject({ x: 48 * INCH, y: 30 * INCH, status: 1, fought: 1 })
    expect(why(state)).toBe('FP-R109')
    state.sky.stands[0]!.fought = 0
    expect(why(state)).toBe(null)
  })

  test('FP-AIR-N a kamikaze that hits is removed, other stands are not', () => {
    const [kamikaze, bombers] = [bare('BB', { of: 'KM' }), bare('BB', { of: 'TB' })]
    expect(typesOf(attack(kamikaze, [6, 1, 1, 1, 1]).events)).toContain('StandSpent')
    attack(bombers, [6, 1, 1, 1, 1])
    expect([kamikaze.sky.stands[0]!.status, bombers.sky.stands[0]!.status]).toEqual([3, 1])
  })

  test('FP-R109 no ordnance is counted: one attack in each own segment', () => {
    const state = bare('BB', { of: 'TB' })
    for (let turn = 0; turn < 3; turn++) {
      attack(state, [1])
      expect(why(state)).toBe('FP-R109')
      state.sky.stands[0]!.fought = 0
    }
    expect(why(state)).toBe(null)
  })

  test('FP-R102 a stand that is locked in a fight attacks no ship', () => {
    const state = flying(tabled(['BB', 'BB']), [
      { of: 'TB', locked: 1 },
      { of: 'AS', seat: 1, locked: 0 },
    ])
    expect(why(state)).toBe('FP-R102')
  })

  test('FP-R110 a boat under water cannot be attacked, one on the surface can, as CA and below', () => {
    const boat = (submerged: number) => bare('SM', { of: 'FB' }, { ships: [{}, { submerged }] })
    expect([why(boat(1)), why(boat(0)), scoreOf(() => boat(0))]).toEqual(['FP-R110', null, 6])
  })

  test('FP-R123 aircraft at every kind of target, as the table has it', () => {
    const reached = (of: AirClass) => CLASSES.filter(ship => why(bare(ship, { of })) === null)
    for (const of of ['FB', 'TB', 'HB', 'KM'] as const) expect(reached(of)).toEqual([...CLASSES])
    expect(reached('AS')).toEqual([])
  })

  test.each([
    ['lost', { end: 1 }],
    ['still outside', { berth: 1 }],
    ['away', { berth: 2 }],
  ])('FP-R127 no attack on a ship that is %s', (_, ship) => {
    expect(why(bare('BB', { of: 'TB' }, { ships: [{}, ship] }))).toBe('FP-R127')
  })

  test('FP-AIR-F nobody, one twice, too many, one’s own ship, another’s stand, no ship, no stand', () => {
    const state = flying(tabled(['BB', 'BB']), [
      ...Array(14).fill({ of: 'TB' }),
      { of: 'TB', seat: 1 },
      { of: 'TB', status: 0 },
    ])
    const all = Array.from({ length: 13 }, (_, i) => i)
    expect([
      why(state, []),
      why(state, [0, 0]),
      why(state, all),
      why(state, [0], 0),
      why(state, [14]),
      why(state, [0], 7),
      why(state, [99]),
      why(state, [15]),
      why(state, [0, 1, 2]),
    ]).toEqual(['FP-AIR-F', 'FP-AIR-F', 'FP-AA-C', 'FP-AIR-E', 'FP-SEQ-A', 'FP-CLASS-A', 'FP-AIR-A', 'FP-AIR-B', null])
  })

  test('a target that is sunk by the first is not attacked by the second', () => {
    const state = flying(tabled(['BB', 'DD'], { ships: [{}, { powerOut: 1 }] }), [{ of: 'HB' }, { of: 'HB' }])
    // 6 + 4 is C: RED 4 is black
    const { events } = attack(state, [6, 4, 1, 1, 1], [0, 1])
    expect(events.filter(({ type }) => type === 'StandAttacked').length).toBe(1)
    expect(state.sky.stands.map(({ fought }) => fought)).toEqual([1, 1])
  })

  test('FP-R118 an attack from the air keeps the battle going', () => {
    const state = bare('BB', { of: 'TB' })
    state.now = 9
    attack(state, [1])
    expect(state.lively).toBe(9)
  })
})

test('nothing is measured where a procedure has brought them together', () => {
  expect(why(flying(battle(['BB', 'BB']), [{ of: 'TB' }]))).toBe(null)
})
