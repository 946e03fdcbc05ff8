import { describe, expect, test } from 'vitest'
import { CLASSES } from '../01-classes/classes.ts'
import { FIREPOWER } from '../index.ts'
import { a, line, refused, worked } from '../whole/second.fixture.ts'

// Every table of the checklist's chapter 5, typed again from the checklist and read through the procedures.

const LEVELS = ['S', 'L', 'M', 'H', 'E', 'C'] as const
const BATTERIES = ['SB', 'BB', 'BC', 'CA', 'CL', 'DD', 'DE'] as const
const X = 'black'

describe('Matrix 1', () => {
  // class, main, secondary, armour, AA points
  const M1 = {
    SB: ['SB', 'CA', 'SB', 30],
    BB: ['BB', 'CL', 'BB', 25],
    BC: ['BC', 'CL', 'BC', 15],
    CA: ['CA', 'DE', 'CA', 10],
    CL: ['CL', null, 'CL', 7],
    DD: ['DD', null, 'DD', 5],
    DE: ['DE', null, 'DE', 3],
    MTB: ['T', null, null, 1],
    SM: ['T', null, 'DE', 0],
    CV: ['DE', null, 'DE', 10],
    CVE: ['DE', null, 'DE', 5],
    CVL: ['DE', null, 'DE', 5],
    CVA: ['CL', null, 'CA', 20],
    AK: [null, null, 'DE', 0],
    AKL: [null, null, 'DE', 0],
  } as const

  test('FP-CLASS-A every line of Matrix 1, figure by figure', () => {
    expect(Object.keys(M1).sort()).toEqual([...CLASSES].sort())
    for (const [of, line] of Object.entries(M1)) {
      const { main, secondary, armour, aa } = FIREPOWER.cards.read(a(of as keyof typeof M1).ship)
      expect([of, main, secondary, armour, aa]).toEqual([of, ...line])
    }
  })

  test('FP-AA-B the dice of every class: full fives of its points', () => {
    const dice = {
      SB: 6,
      BB: 5,
      BC: 3,
      CA: 2,
      CL: 1,
      DD: 1,
      DE: 0,
      MTB: 0,
      SM: 0,
      CV: 2,
      CVE: 1,
      CVA: 4,
      AK: 0,
      AKL: 0,
    }
    for (const [of, count] of Object.entries(dice)) {
      // superficial, ones: one fire point and nothing else
      const { result } = worked('damage', { target: a(of as 'SB'), level: 'S' }, [1, 1, 1, 1])
      expect([of, result['aaDice']]).toEqual([of, count])
    }
  })
})

test('FP-MOVE-A Matrix 5: 10, 15 and 20 cm are 4, 6 and 8 inches', () => {
  const rate = (period: string) =>
    worked('damage', { target: a('CA'), level: 'S', period }, [1, 1, 1, 1]).result['speed']
  expect(['EARLY', 'MIDDLE', 'LATE'].map(rate)).toEqual([4, 6, 8])
})

describe('Matrix 7', () => {
  // battery: short and long in EARLY, MIDDLE, LATE
  const heavy = [6, 12, 12, 24, 18, 36]
  const light = [5, 10, 8, 15, 10, 20]
  const M7 = { SB: heavy, BB: heavy, BC: heavy, CA: light, CL: light, DD: light, DE: light }

  test('FP-RANGE-A both figures of every battery in every period, and the hair beyond them', () => {
    for (const [main, figures] of Object.entries(M7)) {
      for (const [i, period] of ['EARLY', 'MIDDLE', 'LATE'].entries()) {
        const given = (range: number) => ({ firer: a('BB', {}, { main }), target: a('BB'), range, period })
        const score = (range: number) => {
          const faces = [6, 6, 1, 1, 1, 1]
          const done = worked('battery', { ...given(range), battery: 'main' }, faces)
          return -done.lines[0]![1]
        }
        const [short, long] = [figures[2 * i]!, figures[2 * i + 1]!]
        expect([main, period, score(0), score(short), score(short + 0.1), score(long)]).toEqual([
          main,
          period,
          4,
          4,
          6,
          6,
        ])
        expect(refused('battery', given(long + 0.1))).toContain('out of range')
      }
    }
  })

  test('FP-RANGE-B at 1/600 and 1/700 both figures are doubled, at 1/1200 and beyond not', () => {
    const reaches = (models: string, range: number) =>
      refused('battery', { firer: a('DD'), target: a('DD'), range }, { models }) === ''
    for (const models of ['1/600', '1/700']) {
      expect([reaches(models, 40), reaches(models, 40.1)]).toEqual([true, false])
      const faces = [6, 6, 1, 1, 1, 1]
      const score = (range: number) =>
        worked('battery', { firer: a('DD'), target: a('DD'), range }, faces, { models }).lines[0]
      expect([score(20), score(20.1)]).toEqual([
        ['FP-HIT-B', -4],
        ['FP-HIT-B', -6],
      ])
    }
    for (const models of ['1/1200', '1/2400', '1/3000', '1/6000'])
      expect([reaches(models, 20), reaches(models, 20.1)]).toEqual([true, false])
  })
})

test('FP-LVL-A Matrix 9, all 49 cells', () => {
  const M9 = [
    [0, 1, 2, 3, 4, 5, 6],
    [-1, 0, 1, 2, 3, 4, 5],
    [-2, -1, 0, 1, 2, 3, 4],
    [-3, -2, -1, 0, 1, 2, 3],
    [-4, -3, -2, -1, 0, 1, 2],
    [-5, -4, -3, -2, -1, 0, 1],
    [-6, -5, -4, -3, -2, -1, 0],
  ]
  for (const [row, battery] of BATTERIES.entries()) {
    for (const [column, target] of BATTERIES.entries()) {
      // to hit 6 and level die 1, at short range: the margin is 2 less what heavy guns lose, then the cell
      const nimble = row > 2 ? 0 : ({ CA: -1, CL: -1, DD: -2, DE: -2 }[target as string] ?? 0)
      const final = 1 + 2 + nimble + M9[row]![column]!
      const given = { firer: a('BB', {}, { main: battery }), target: a(target), range: 1 }
      const done = worked('battery', given, [6, 1, ...(final <= -4 ? [] : [1, 1, 1, 1])])
      expect([battery, target, line(done, 'FP-LVL-A')]).toEqual([battery, target, M9[row]![column]!])
    }
  }
})

test('FP-R20 columns of Matrix 9 off the ladder: CVA as CA, the others and MTB as DE', () => {
  const cell = (of: string) => {
    const target = a(of as 'CV', of === 'SM' ? { submerged: false } : {})
    return worked('battery', { firer: a('CL'), target, range: 1 }, [6, 1, 1, 1, 1, 1]).lines.at(-1)![1]
  }
  // CL at CA −1, CL at DE +2
  expect(['CVA', 'CV', 'CVE', 'CVL', 'AK', 'AKL', 'SM', 'MTB'].map(cell)).toEqual([-1, 2, 2, 2, 2, 2, 2, 2])
})

describe('Matrix 10', () => {
  test('FP-LVL-B both ends of every row, −4 to 10 and beyond', () => {
    // a CL battery at a CL column: final = level die + (to hit die − 4); at SB −4 and at DE +2 more
    const level = (target: 'SB' | 'CL' | 'DE', hit: number, die: number, dice = [1, 1, 1, 1]) =>
      worked('battery', { firer: a('CL'), target: a(target), range: 1 }, [hit, die, ...dice]).result['level']
    expect(level('SB', 4, 1)).toBe('S') // 1 + 0 − 4 = −3
    expect(level('SB', 3, 1, [])).toBe('none') // 1 − 1 − 4 = −4
    expect(level('SB', 1, 1, [])).toBe('none') // 1 − 3 − 4 = −6
    expect([level('CL', 4, 1), level('CL', 4, 2)]).toEqual(['S', 'L']) // 1, 2
    expect([level('CL', 4, 3), level('CL', 4, 4)]).toEqual(['L', 'M']) // 3, 4
    expect([level('CL', 4, 5), level('CL', 4, 6)]).toEqual(['M', 'H']) // 5, 6
    expect([level('CL', 5, 6), level('CL', 6, 6)]).toEqual(['H', 'E']) // 7, 8
    expect([level('DE', 5, 6), level('DE', 6, 6)]).toEqual(['E', 'C']) // 9, 10
    // a BB battery at AK: +1 easy, margin 3, + 5 + 6 = 14
    const far = worked('battery', { firer: a('BB'), target: a('AK'), range: 1 }, [6, 6, 1, 1, 1, 1])
    expect(far.result['level']).toBe('C')
  })
})

describe('the coloured dice', () => {
  const RED = [
    [0, 0, 0, 5, 10, 15],
    [0, 0, 5, 10, 15, 20],
    [0, 5, 10, 15, 20, 25],
    [5, 10, 15, 20, 25, X],
    [10, 15, 20, 25, X, X],
    [15, 20, 25, X, X, X],
  ]
  const BLUE = [
    [0, 0, 0, 0, 0.5, 1],
    [0, 0, 0, 0.5, 1, 2],
    [0, 0, 0.5, 1, 2, 3],
    [0, 0.5, 1, 2, 3, X],
    [0.5, 1, 2, 3, X, X],
    [1, 2, 3, X, X, X],
  ]
  const GREEN = [
    [0, 0, 0, 0, 1, 2],
    [0, 0, 0, 1, 2, 2],
    [0, 0, 1, 2, 2, 3],
    [0, 1, 1, 2, 3, X],
    [1, 1, 2, 3, X, X],
    [1, 2, 3, X, X, X],
  ]
  const WHITE = [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 7],
    [3, 4, 5, 6, 7, 8],
    [4, 5, 6, 7, 8, X],
    [5, 6, 7, 8, X, X],
    [6, 7, 8, X, X, X],
  ]
  /** every cell of a table, the other three dice at 1 */
  function cells(place: number, read: (result: Record<string, unknown>) => unknown, more: (cell: unknown) => number[]) {
    return (table: readonly (readonly unknown[])[], changes = {}) => {
      for (const [row, cells] of table.entries()) {
        for (const [column, cell] of cells.entries()) {
          const faces = [1, 1, 1, 1]
          faces[place] = row + 1
          const target = a('SB')
          const done = worked('damage', { target, level: LEVELS[column] }, [...faces, ...more(cell)], changes)
          expect([row + 1, LEVELS[column], read(done.result)]).toEqual([row + 1, LEVELS[column], cell])
        }
      }
    }
  }
  const none = (): number[] => []

  test('FP-DMG-RED-A all 36 cells of RED', () => {
    cells(0, ({ end, list }) => (end === 'sunk' ? X : list), none)(RED)
  })
  test('FP-DMG-BLUE-A all 36 cells of BLUE', () => {
    // a black square asks for one die more, on Matrix 4
    const matrix4 = (cell: unknown) => (cell === X ? [1] : [])
    cells(1, ({ stopped, speed }) => (stopped === true ? X : 8 - (speed as number)), matrix4)(BLUE)
  })
  test('FP-R8 by option BLUE has no black square: 4, 5 and 6 inches', () => {
    const lost = [...BLUE.slice(0, 3), [0, 0.5, 1, 2, 3, 4], [0.5, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]]
    cells(1, ({ speed }) => 8 - (speed as number), none)(lost, { blueBlack: 'none' })
  })
  test('FP-DMG-GREEN-A all 36 cells of GREEN', () => {
    cells(2, ({ end, mainLost }) => (end === 'exploded' ? X : mainLost), none)(GREEN)
  })
  test('FP-R10 by option the cells where die and level make 6 are all 1, or all 2', () => {
    // with S = 0 … C = 5 these are 1C 2E 3H 4M 5L 6S
    const even = (value: number) =>
      GREEN.map((row, die) => row.map((cell, level) => (die + level === 5 ? value : cell)))
    cells(2, ({ end, mainLost }) => (end === 'exploded' ? X : mainLost), none)(even(1), { green: 'one' })
    cells(2, ({ end, mainLost }) => (end === 'exploded' ? X : mainLost), none)(even(2), { green: 'two' })
  })
  test('FP-DMG-WHITE-A all 36 cells of WHITE', () => {
    cells(3, ({ end, fires }) => (end === 'abandoned' ? X : fires), none)(WHITE)
  })
})

test('FP-DMG-RED-D the aspect die, face by face, and only where water came in', () => {
  const side = (die: number) =>
    worked('damage', { target: a('BB'), level: 'S' }, [4, 1, 1, 1, die], { aspect: 'on' }).result['aspect']
  expect([1, 2, 3, 4, 5, 6].map(side)).toEqual(['bow', 'stern', 'port', 'port', 'starboard', 'starboard'])
  expect(worked('damage', { target: a('BB'), level: 'S' }, [3, 1, 1, 1], { aspect: 'on' }).result['aspect']).toBe(
    'none',
  )
})

describe('Matrix 4, where damage asks for it', () => {
  test('FP-INIT-E the flagship’s column face by face, after a command hit', () => {
    const course = (flagship: boolean) => (die: number) =>
      worked('special-effect', { target: a('BB', { flagship }), level: 'L' }, [6, 1, die]).result['initiative']
    const flag = ['intercept', 'intercept', 'disengage', 'disengage', 'starboard', 'port']
    expect([1, 2, 3, 4, 5, 6].map(course(true))).toEqual(flag)
    expect([1, 2, 3, 4, 5, 6].map(course(false))).toEqual(['follow', 'follow', 'follow', 'starboard', 'port', 'free'])
  })
})

test('FP-SPFX-0 occurs on: never, 6, 5, 4, 3, 2', () => {
  const asked = (level: string, die: number, more: readonly number[]) =>
    worked('special-effect', { target: a('BB'), level }, [die, ...more]).result['powerOut']
  expect(worked('special-effect', { target: a('BB'), level: 'S' }, []).result['powerOut']).toBe(false)
  for (const [level, least] of [
    ['L', 6],
    ['M', 5],
    ['H', 4],
    ['E', 3],
    ['C', 2],
  ] as const) {
    expect([level, asked(level, least - 1, [])]).toEqual([level, false])
    expect([level, asked(level, least, [4])]).toEqual([level, true])
    expect([level, asked(level, 6, [4])]).toEqual([level, true])
  }
})

describe('Matrix 11', () => {
  const M11 = {
    'Long Lance': [0, 1, 2, 3, 4, 5, 6],
    LATE: [-2, 0, 1, 2, 3, 4, 5],
    MIDDLE: [-3, -1, 0, 1, 2, 3, 4],
    EARLY: [-4, -2, -1, 0, 1, 2, 3],
  }
  test('FP-TORP-E all 28 cells', () => {
    for (const [torpedo, row] of Object.entries(M11)) {
      for (const [column, target] of BATTERIES.entries()) {
        const oxygen = torpedo === 'Long Lance'
        const firer = a('DD', {}, { nation: 'JAP', torpedoes: { launches: 2, longLance: oxygen } })
        const given = { firer, target: a(target), period: oxygen ? 'LATE' : torpedo }
        // 6 − 1 and whatever: a hit in every case; ones on RED, BLUE and GREEN
        const done = worked('torpedo', given, [6, 1, 1, 1, 1])
        const big = column < 3 ? 1 : 0
        const final = 5 + big + row[column]!
        const level = LEVELS[[1, 3, 5, 7, 9, 99].findIndex(end => final <= end)]
        expect([torpedo, target, line(done, 'FP-TORP-E')]).toEqual([torpedo, target, row[column]!])
        expect([torpedo, target, done.result['level']]).toEqual([torpedo, target, level])
      }
    }
  })
})

test('FP-SUB-F depth charges, face by face', () => {
  const drop = (die: number) => {
    const { damaged, destroyed } = worked('depth-charge', { firer: a('DE'), target: a('SM') }, [die]).result
    return [damaged, destroyed]
  }
  const nothing = [false, false]
  expect([1, 2, 3, 4].map(drop)).toEqual([nothing, nothing, nothing, nothing])
  expect([drop(5), drop(6)[1]]).toEqual([[true, false], true])
})

test('FP-R119 Matrix 13, every price, and no sign that it does not print', () => {
  const M13 = {
    SB: 30,
    'BB+': 25,
    BB: 20,
    'BB-': 15,
    'BC+': 12,
    BC: 10,
    'BC-': 8,
    'BC--': 7,
    'CA+': 6,
    CA: 5,
    'CA-': 4,
    CL: 3,
    DD: 1,
    DE: 1,
    SM: 1,
    MTB: 1,
    CVA: 10,
    CV: 7,
    CVE: 5,
    CVL: 5,
    AK: 1,
    AKL: 1,
  } as Record<string, number> // prettier-ignore
  for (const of of CLASSES) {
    for (const [grade, signs] of [
      [1, '+'],
      [0, ''],
      [-1, '-'],
      [-2, '--'],
    ] as const) {
      const price = M13[`${of}${signs}`]
      const read = () => FIREPOWER.cards.read({ ...a(of).ship, grade }).points
      if (price === undefined) expect(read, `${of}${signs}`).toThrow('FP-R119')
      else expect([of, grade, read()]).toEqual([of, grade, price])
    }
  }
})
