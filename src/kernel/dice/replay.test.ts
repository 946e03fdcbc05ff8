import { describe, expect, test } from 'vitest'
import type { Cite } from '#kernel/book/index.ts'
import { Dice } from './dice.ts'
import type { Answer } from './recorder.ts'
import { Departed, Replay } from './replay.ts'

const hit = 1 as Cite
const lose = 2 as Cite
const recorded: readonly Answer[] = [
  { why: hit, sides: 6, faces: [3, 5] },
  { why: lose, seat: 1, choice: 4 },
  { why: hit, sides: 10, faces: [10] },
]

function departureOf(act: () => unknown): Departed | undefined {
  try {
    act()
  } catch (thrown) {
    if (thrown instanceof Departed) return thrown
    throw thrown
  }
  return undefined
}

test('the same questions get the same answers, throws and choices in one order', () => {
  const replay = new Replay(recorded)
  const dice = new Dice(replay)
  expect(dice.sum(2, 6, hit)).toBe(8)
  expect(replay.choice(1, lose)).toBe(4)
  expect(dice.one(10, hit)).toBe(10)
  expect(replay.used).toBe(recorded.length)
})

describe('it says where a throw departs from the record', () => {
  test.each<[string, string, readonly Answer[], (dice: Dice) => unknown, string]>([
    ['by another rule', 'why', recorded, dice => dice.sum(2, 6, lose), 'another rule'],
    ['with another die', 'sides', recorded, dice => dice.sum(2, 10, hit), 'd10 asked for, d6 recorded'],
    ['of fewer dice', 'faces', recorded, dice => dice.one(6, hit), '1 dice asked for, 2 recorded'],
    ['of more dice', 'faces', recorded, dice => dice.sum(3, 6, hit), '3 dice asked for, 2 recorded'],
    ['that was not recorded', 'answers', [], dice => dice.one(6, hit), 'not recorded'],
    ['where a choice was made', 'answers', recorded.slice(1), dice => dice.one(6, lose), 'a choice was recorded'],
    ['whose face cannot be', 'faces', [{ why: hit, sides: 6, faces: [7] }], dice => dice.one(6, hit), 'd6 has no 7'],
    ['whose face is none', 'faces', [{ why: hit, sides: 6, faces: [1.5] }], dice => dice.one(6, hit), 'd6 has no 1.5'],
  ])('a throw %s', (_case, field, answers, act, sentence) => {
    const departed = departureOf(() => act(new Dice(new Replay(answers))))
    expect(departed?.field).toBe(field)
    expect(departed?.message).toContain(sentence)
  })
})

describe('it says where a choice departs from the record', () => {
  const choice = recorded.slice(1, 2)
  test.each<[string, string, readonly Answer[], (replay: Replay) => unknown, string]>([
    ['by another rule', 'why', choice, replay => replay.choice(1, hit), 'another rule'],
    ['of another seat', 'seat', choice, replay => replay.choice(0, lose), 'seat 0 is asked, seat 1 recorded'],
    ['that was not recorded', 'answers', [], replay => replay.choice(1, lose), 'not recorded'],
    ['where dice were thrown', 'answers', recorded, replay => replay.choice(1, hit), 'not recorded'],
  ])('a choice %s', (_case, field, answers, act, sentence) => {
    const departed = departureOf(() => act(new Replay(answers)))
    expect(departed?.field).toBe(field)
    expect(departed?.message).toContain(sentence)
  })
})
