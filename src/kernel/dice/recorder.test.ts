import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { atLeast, Marks, Table } from '#kernel/table/index.ts'
import { Dice } from './dice.ts'
import { type Answer, Recorder, type Thrown } from './recorder.ts'
import { Replay } from './replay.ts'
import { Script } from './script.ts'
import { Seeded } from './seeded.ts'

const table = new Table('two dice', 2, 10, [
  [2, 9, 'a'],
  [10, 13, 'b'],
  [14, 20, 'c'],
])
const marks = new Marks(10, 'three marks', face => (face === 10 ? 3 : face >= 8 ? 2 : face >= 5 ? 1 : 0))

/** One throw of a mixed sequence: what it returns, whoever the source is. */
type Move = (dice: Dice, why: Cite) => unknown
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(2, 6, 10, 20, 100).map<Move>(sides => (dice, why) => dice.one(sides, why)),
  fc.record({ count: fc.integer({ min: 1, max: 6 }), sides: fc.constantFrom(6, 10) }).map<Move>(
    ({ count, sides }) =>
      (dice, why) =>
        dice.sum(count, sides, why),
  ),
  fc.integer({ min: 1, max: 255 }).map<Move>(count => (dice, why) => dice.count(count, marks, why)),
  fc.constant<Move>((dice, why) => dice.row(table, 0, why)),
  fc.integer({ min: 1, max: 60 }).map<Move>(times => (dice, why) => {
    const into = new Int32Array(3)
    dice.rows(times, table, why, into)
    return [...into]
  }),
  fc.integer({ min: 1, max: 99 }).map<Move>(chance => (dice, why) => dice.chance(chance, why)),
)
const sequences = fc.record({
  seed: fc.maxSafeNat(),
  list: fc.array(moves, { minLength: 1, maxLength: 60, size: 'max' }),
})
const play = (dice: Dice, list: readonly Move[]): unknown[] => list.map((move, i) => move(dice, i as Cite))

describe('the faces are those the dice would have had without a recorder', () => {
  test('in any sequence of throws; and what was noted replays, as answers and as typed faces', () => {
    fc.assert(
      fc.property(sequences, ({ seed, list }) => {
        const silent = play(new Dice(new Seeded(seed)), list)
        const answers: Answer[] = []
        expect(play(new Dice(new Recorder(new Seeded(seed), answers)), list)).toEqual(silent)
        expect(answers.map(answer => answer.why)).toEqual(list.map((_, i) => i))

        const replay = new Replay(answers)
        expect(play(new Dice(replay), list)).toEqual(silent)
        expect(replay.used).toBe(answers.length)

        const script = new Script(answers.flatMap(answer => (answer as Thrown).faces))
        expect(play(new Dice(script), list)).toEqual(silent)
        expect(script.unused).toBe(0)
      }),
      { seed: 2, numRuns: 150 },
    )
  })

  test('also after the source has turned to another stream and the dice were cleared', () => {
    const source = new Seeded(1)
    const dice = new Dice(new Recorder(source, []))
    dice.one(6, 0 as Cite)
    source.turnTo(2, 0)
    dice.clear()
    const fresh = new Dice(new Seeded(2))
    const twenty = (of: Dice): number[] => Array.from({ length: 20 }, () => of.one(6, 0 as Cite))
    expect(twenty(dice)).toEqual(twenty(fresh))
  })
})

describe('what is noted', () => {
  test('each throw: by which rule, which dice, how they fell, in the order asked', () => {
    const answers: Answer[] = []
    const dice = new Dice(new Recorder(new Script([3, 8, 10, 1, 44, 5, 6]), answers))
    dice.one(6, 4 as Cite)
    dice.count(3, atLeast(10, 8), 9 as Cite)
    dice.chance(50, 2 as Cite)
    dice.chance(0, 3 as Cite)
    dice.sum(2, 6, 4 as Cite)
    expect(answers).toEqual([
      { why: 4, sides: 6, faces: [3] },
      { why: 9, sides: 10, faces: [8, 10, 1] },
      { why: 2, sides: 100, faces: [44] },
      { why: 4, sides: 6, faces: [5, 6] },
    ])
  })

  test('a throw that could not be made is not noted', () => {
    const answers: Answer[] = []
    const dice = new Dice(new Recorder(new Script([3, 4]), answers))
    dice.one(6, 0 as Cite)
    expect(() => dice.sum(2, 6, 0 as Cite)).toThrow()
    expect(answers).toHaveLength(1)
  })

  test('no dice are no throw', () => {
    const answers: Answer[] = []
    const dice = new Dice(new Recorder(new Seeded(1), answers))
    dice.sum(0, 6, 0 as Cite)
    dice.count(0, marks, 0 as Cite)
    dice.rows(0, table, 0 as Cite, new Int32Array(3))
    expect(answers).toEqual([])
  })

  test('notes are its own: later throws do not change them', () => {
    const answers: Answer[] = []
    const dice = new Dice(new Recorder(new Seeded(3), answers))
    dice.sum(5, 6, 0 as Cite)
    const before = structuredClone(answers[0])
    for (let i = 0; i < 300; i++) dice.sum(5, 6, 0 as Cite)
    expect(answers[0]).toEqual(before)
    expect(answers).toHaveLength(301)
  })

  test('it writes into the list it holds now', () => {
    const first: Answer[] = []
    const second: Answer[] = []
    const recorder = new Recorder(new Script([1, 2]), first)
    const dice = new Dice(recorder)
    dice.one(6, 0 as Cite)
    recorder.answers = second
    dice.one(6, 1 as Cite)
    expect([first.length, second]).toEqual([1, [{ why: 1, sides: 6, faces: [2] }]])
  })
})
