import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { atLeast, first, Marks, second, Table } from '#kernel/table/index.ts'
import { Dice } from './dice.ts'
import { Script, WrongFace } from './script.ts'
import { Seeded } from './seeded.ts'
import { Wanted } from './wanted.ts'

const why = 5 as Cite

function scripted(...faces: number[]): { dice: Dice; script: Script } {
  const script = new Script(faces)
  return { dice: new Dice(script), script }
}

function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (thrown) {
    return thrown
  }
  return undefined
}

const location = new Table('location', 1, 10, [
  [1, 5, 'hull'],
  [6, 9, 'gun'],
  [10, 10, 'critical'],
])
const damage = new Table(
  'damage',
  2,
  6,
  [
    [2, 5, 1],
    [6, 8, 2],
    [9, 12, 3],
  ],
  'ends',
)

describe('what the faces say', () => {
  test('one: a face as it fell, of any kind of die, in the order asked', () => {
    const { dice, script } = scripted(3, 100, 20, 1, 2)
    expect([dice.one(6, why), dice.one(100, why), dice.one(20, why), dice.one(6, why), dice.one(2, why)]).toEqual([
      3, 100, 20, 1, 2,
    ])
    expect(script.unused).toBe(0)
  })

  test('sum: faces added up', () => {
    const { dice, script } = scripted(2, 5, 6, 10)
    expect(dice.sum(3, 6, why)).toBe(13)
    expect(dice.sum(1, 10, why)).toBe(10)
    expect(script.unused).toBe(0)
  })

  test('count: how many bear the mark', () => {
    const { dice, script } = scripted(7, 8, 10, 1, 9, 1)
    expect(first(dice.count(5, atLeast(10, 8), why))).toBe(3)
    expect(first(dice.count(1, atLeast(10, 8), why))).toBe(0)
    expect(script.unused).toBe(0)
  })

  test('count: three marks at once', () => {
    // 1 jams, 5 hits, 6 hits hard
    const marks = new Marks(6, '', face => (face === 1 ? 3 : face === 6 ? 2 : face === 5 ? 1 : 0))
    const { dice } = scripted(1, 6, 5, 5, 2, 6, 5, 4)
    const counted = dice.count(8, marks, why)
    expect([first(counted), second(counted), counted >> 16]).toEqual([3, 2, 1])
  })

  test('row: the table at the sum of its dice and the modifier', () => {
    const { dice, script } = scripted(2, 3, 2, 3, 6, 6, 1, 1, 10)
    expect(dice.row(damage, 0, why)).toBe(1)
    expect(dice.row(damage, 1, why)).toBe(2)
    expect(dice.row(damage, 5, why)).toBe(3)
    expect(dice.row(damage, -3, why)).toBe(1)
    expect(dice.row(location, 0, why)).toBe('critical')
    expect(script.unused).toBe(0)
  })

  test('rows: how often each value of the table came', () => {
    const { dice, script } = scripted(5, 6, 10, 1, 9, 6)
    const into = Int32Array.of(9, 9, 9)
    dice.rows(6, location, why, into)
    expect([...into]).toEqual([2, 3, 1])
    expect(script.unused).toBe(0)
  })

  test('rows of a table of two dice take them in pairs', () => {
    const { dice } = scripted(1, 4, 6, 3, 4, 4)
    const into = new Int32Array(3)
    dice.rows(3, damage, why, into)
    expect([...into]).toEqual([1, 1, 1])
  })

  test.each([
    [1, 1, true],
    [1, 2, false],
    [30, 30, true],
    [30, 31, false],
    [99, 99, true],
    [99, 100, false],
  ])('chance of %i in a hundred: at %i it is %s', (chance, face, comes) => {
    expect(scripted(face).dice.chance(chance, why)).toBe(comes)
  })
})

describe('nothing is thrown where nothing is asked', () => {
  test.each([
    [0, false],
    [-20, false],
    [100, true],
    [140, true],
  ])('a chance of %i is settled without dice', (chance, comes) => {
    const { dice, script } = scripted(50)
    expect(dice.chance(chance, why)).toBe(comes)
    expect(script.unused).toBe(1)
  })

  test('no dice need no faces', () => {
    const { dice } = scripted()
    const into = Int32Array.of(4, 4, 4)
    dice.rows(0, location, why, into)
    expect([...into]).toEqual([0, 0, 0])
    expect(dice.count(0, atLeast(6, 4), why)).toBe(0)
    expect(dice.sum(0, 6, why)).toBe(0)
  })
})

describe('the limits', () => {
  test('255 dice can be counted in one throw, and no mark runs into another', () => {
    for (const mark of [1, 2, 3] as const) {
      const { dice } = scripted(...new Array<number>(255).fill(4))
      const counted = dice.count(255, new Marks(6, '', () => mark), why)
      expect([first(counted), second(counted), counted >> 16]).toEqual([1, 2, 3].map(it => (it === mark ? 255 : 0)))
    }
  })

  test('256 are refused in a sentence', () => {
    const { dice } = scripted(...new Array<number>(256).fill(4))
    expect(() => dice.count(256, atLeast(6, 4), why)).toThrow(RangeError)
    expect(() => dice.count(256, atLeast(6, 4), why)).toThrow('256 dice in one throw; 255 at most')
  })

  test.each([
    [2, 52],
    [6, 20],
    [10, 15],
    [100, 7],
  ])('as many d%i can be added up as can still be counted exactly: %i', (sides, most) => {
    expect(sides ** most).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
    expect(sides ** (most + 1)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    expect(scripted(...new Array<number>(most).fill(2)).dice.sum(most, sides, why)).toBe(2 * most)
    const { dice, script } = scripted(...new Array<number>(most + 1).fill(2))
    expect(() => dice.sum(most + 1, sides, why)).toThrow(RangeError)
    expect(() => dice.sum(most + 1, sides, why)).toThrow(`${most + 1}d${sides} added up; ${most} dice at most`)
    expect(script.unused).toBe(most + 1)
  })

  test('a table can be read with 1000 dice in one throw, not with more', () => {
    const into = new Int32Array(3)
    const dice = new Dice(new Seeded(1))
    dice.rows(500, damage, why, into)
    expect(into[0]! + into[1]! + into[2]!).toBe(500)
    expect(() => dice.rows(501, damage, why, into)).toThrow(RangeError)
    expect(() => dice.rows(501, damage, why, into)).toThrow('1002 dice in one throw; 1000 at most')
  })

  test.each([2, 3, 6, 10, 100])('after the largest throw of d%i the next faces are those that follow', sides => {
    const any = new Table('any', 1, sides, [[1, sides, 'any']])
    const into = new Int32Array(1)
    const [batched, single] = [new Dice(new Seeded(1)), new Dice(new Seeded(1))]
    batched.one(sides, why)
    batched.rows(1000, any, why, into)
    for (let i = 0; i < 1001; i++) single.one(sides, why)
    expect(into[0]).toBe(1000)
    const next = (dice: Dice): number[] => Array.from({ length: 200 }, () => dice.one(sides, why))
    expect(next(batched)).toEqual(next(single))
  })

  test.each([0, 1, 101, -6, Number.NaN])('there is no die of %s sides', sides => {
    const { dice } = scripted(1)
    expect(() => dice.one(sides, why)).toThrow(RangeError)
    expect(() => dice.one(sides, why)).toThrow(`no die has ${sides} sides here`)
  })
})

describe('a script of typed faces', () => {
  test.each([7, 0, -1, 2.5, Number.NaN])('a face that a d6 does not have (%s) is refused with its place', face => {
    const { dice } = scripted(1, 2, 6, face)
    dice.sum(2, 6, why)
    expect(() => dice.sum(2, 6, why)).toThrow(WrongFace)
    expect(() => dice.sum(2, 6, why)).toThrow(`face 4 is ${face}, which a d6 does not have`)
  })

  test('a wrong face is said at once, even while others are missing', () => {
    expect(() => scripted(11).dice.count(5, atLeast(10, 8), why)).toThrow('face 1 is 11, which a d10 does not have')
  })

  test('run dry, it wants the missing dice, for the rule that asked', () => {
    const { dice, script } = scripted(4, 9, 9)
    dice.one(6, why)
    const marks = atLeast(10, 8)
    const wanted = thrownBy(() => dice.count(5, marks, 17 as Cite))
    expect(wanted).toBeInstanceOf(Wanted)
    const { missing, why: by, ask, choice } = wanted as Wanted
    expect({ missing, by, choice }).toEqual({ missing: 3, by: 17, choice: null })
    expect(ask).toEqual({ dice: 5, meaning: marks.meaning, why: 17 })
    expect(script.unused).toBe(2)
  })

  test('each way of asking can run dry', () => {
    const missing = (act: (dice: Dice) => unknown): number =>
      (thrownBy(() => act(scripted(1).dice)) as Wanted | undefined)?.missing ?? 0
    expect(missing(dice => dice.one(6, why) + dice.one(6, why))).toBe(1)
    expect(missing(dice => dice.sum(3, 6, why))).toBe(2)
    expect(missing(dice => dice.count(8, atLeast(6, 4), why))).toBe(7)
    expect(missing(dice => dice.row(damage, 0, why))).toBe(1)
    expect(missing(dice => dice.rows(4, damage, why, new Int32Array(3)))).toBe(7)
    expect(missing(dice => [dice.chance(50, why), dice.chance(50, why)])).toBe(1)
  })

  test('faces that nobody asked for are counted', () => {
    const { dice, script } = scripted(1, 2, 3, 4, 5)
    expect(script.unused).toBe(5)
    dice.sum(2, 6, why)
    dice.one(10, why)
    expect(script.unused).toBe(2)
  })
})

test('clear forgets what one source laid out, so that another can speak', () => {
  const dice = new Dice(new Seeded(1))
  dice.one(6, why)
  dice.source = new Script([2, 5])
  dice.clear()
  expect([dice.one(6, why), dice.one(6, why)]).toEqual([2, 5])
})

describe('a refusal does not hang on how many faces happen to lie ready', () => {
  // else a rule fails by chance, and replay differs from play
  const strict = new Table('strict', 1, 6, [
    [1, 3, 'low'],
    [4, 6, 'high'],
  ])
  const faultOf = (dice: Dice, act: (dice: Dice) => unknown): string => String(thrownBy(() => act(dice)))
  const freshAndUsed = (seed: number, sides: number): [Dice, Dice] => {
    const used = new Dice(new Seeded(seed))
    used.one(sides, why)
    return [new Dice(new Seeded(seed)), used]
  }

  test('a modifier that may lead past the ends of a table', () => {
    // a seed whose first two faces both stay within the table
    const stays = (dice: Dice): boolean => dice.one(6, why) + 1 <= 6 && dice.one(6, why) + 1 <= 6
    let seed = 0
    while (!stays(new Dice(new Seeded(seed)))) seed++
    const [fresh, used] = freshAndUsed(seed, 6)
    const act = (dice: Dice): unknown => dice.row(strict, 1, why)
    expect(faultOf(fresh, act)).toBe(faultOf(used, act))
  })

  test.each([15, 16, 20, 100])('a sum of %i d10', count => {
    const [fresh, used] = freshAndUsed(1, 10)
    const act = (dice: Dice): unknown => dice.sum(count, 10, why)
    expect(faultOf(fresh, act)).toBe(faultOf(used, act))
  })
})

test('a modifier is welcome if the table has a row for every total that it can lead to', () => {
  const stretched = new Table('stretched', 1, 6, [
    [1, 3, 'low'],
    [4, 6, 'high'],
    [7, 8, 'highest'],
  ])
  expect(scripted(6).dice.row(stretched, 2, why)).toBe('highest')
  expect(scripted(2).dice.row(stretched, 2, why)).toBe('high')
  expect(() => scripted(2).dice.row(stretched, 3, why)).toThrow()
  expect(() => scripted(2).dice.row(stretched, -1, why)).toThrow()
})
