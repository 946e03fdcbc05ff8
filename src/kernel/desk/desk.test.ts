import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { type Answer, Dice, Script, Wanted } from '#kernel/dice/index.ts'
import { type Decider, Desk, lowest, nobody } from './desk.ts'

const why = 7 as Cite
interface Toy {
  boxes: number
}

function deskWith(decider?: Decider<Toy>): Desk<Toy> {
  const dice = new Dice(new Script([]))
  return decider === undefined ? new Desk<Toy>({ boxes: 3 }, dice) : new Desk<Toy>({ boxes: 3 }, dice, decider)
}

describe('a choice', () => {
  test.each([0, 1, 5, 30])('of one thing (%i) is no question', only => {
    const desk = deskWith(() => {
      throw new Error('somebody was asked')
    })
    desk.answers = []
    expect(desk.choose(0, 1 << only, 0, why)).toBe(only)
    expect(desk.answers).toEqual([])
  })

  test('is put to the decider, with all that he needs to know', () => {
    const heard: unknown[] = []
    const desk = deskWith((state, seat, among, about, by) => {
      heard.push({ boxes: state.boxes, seat, among, about, by })
      return 3
    })
    expect(desk.choose(1, 0b1010, 44, why)).toBe(3)
    expect(heard).toEqual([{ boxes: 3, seat: 1, among: 0b1010, about: 44, by: 7 }])
  })

  test('is noted among the answers while someone listens', () => {
    const answers: Answer[] = [{ why, sides: 6, faces: [1] }]
    const desk = deskWith(lowest as Decider<Toy>)
    expect(desk.choose(2, 0b110, 0, why)).toBe(1)
    desk.answers = answers
    expect(desk.choose(2, 0b1100, 0, why)).toBe(2)
    expect(answers.slice(1)).toEqual([{ why: 7, seat: 2, choice: 2 }])
  })

  test.each([
    ['nobody', undefined],
    ['nobody, by name', nobody as Decider<Toy>],
    ['a decider that cannot say', () => -1],
  ])('that %s can answer is wanted', (_who, decider) => {
    const desk = deskWith(decider)
    let wanted: unknown
    try {
      desk.choose(1, 0b101, 9, why)
    } catch (thrown) {
      wanted = thrown
    }
    expect(wanted).toBeInstanceOf(Wanted)
    expect(wanted).toMatchObject({ why: 7, ask: null, choice: { seat: 1, among: 0b101, about: 9 }, missing: 0 })
  })

  test.each([1, 3, 31])('of what may not be chosen (%i) is refused, and not noted', choice => {
    const desk = deskWith(() => choice)
    desk.answers = []
    expect(() => desk.choose(0, 0b101, 0, why)).toThrow(RangeError)
    expect(() => desk.choose(0, 0b101, 0, why)).toThrow(`${choice} may not be chosen`)
    expect(desk.answers).toEqual([])
  })

  test.each([32, 34, 2.5, Number.NaN])('of what is no number of a bit at all (%s) is refused too', choice => {
    const desk = deskWith(() => choice)
    expect(() => desk.choose(0, 0b101, 0, why)).toThrow(RangeError)
  })

  test('among nothing is a fault of the rule, not an answer', () => {
    const desk = deskWith(lowest as Decider<Toy>)
    expect(() => desk.choose(0, 0, 0, why)).toThrow()
  })
})

test.each([
  [0b1, 0],
  [0b110, 1],
  [0b1010_0000, 5],
  [1 << 30, 30],
  [0x7fffffff, 0],
])('the lowest among %i is %i', (among, choice) => {
  expect(lowest({}, 0, among, 0, why)).toBe(choice)
})

test('the state on the desk is read and written through the desk, until another is laid there', () => {
  const desk = deskWith()
  desk.ink.boxes = 2
  expect(desk.state.boxes).toBe(2)
  const other: Toy = { boxes: 9 }
  desk.lay(other)
  desk.ink.boxes = 8
  expect([desk.state.boxes, other.boxes]).toEqual([8, 8])
})

// Checked by the compiler: a rule may read the state on its desk, and not write to it.
void ((desk: Desk<Toy>) => {
  // @ts-expect-error
  desk.state.boxes = 1
})
