import { describe, expect, test } from 'vitest'
import { register } from '#kernel/book/index.ts'
import { type Decider, type Event, each, lowest, once } from '#kernel/desk/index.ts'
import { Script, Seeded, WrongFace } from '#kernel/dice/index.ts'
import { atLeast, first } from '#kernel/table/index.ts'
import { named, type Opened, type Pending, type Procedure, type Setting, type Worked } from './procedure.ts'
import { BadInput } from './schema.ts'

/**
 * A toy procedure. 1 A gun hits on a d10 at 8 or more, one less needed at close range, one more if the firer is hurt.
 * 2 Each hit costs the target a mount; the defender (seat 1) chooses which.
 */
const { cite } = register('Toy', {
  'T-1-base': ['1', 'to hit', 'Hits at 8 or more.', 'done', 'book'],
  'T-1-close': ['1', 'close range', 'One less.', 'done', 'book'],
  'T-1-hurt': ['1', 'hurt firer', 'One more.', 'done', 'book'],
  'T-2-mount': ['2', 'mounts', 'A mount is lost.', 'done', 'book'],
})

interface Target {
  mounts: number
}
interface Fire {
  readonly close: boolean
  readonly hurt: boolean
}
interface MountLost extends Event {
  readonly type: 'MountLost'
  readonly mount: number
}
interface Given extends Fire {
  readonly guns: number
  readonly target: string
}
interface Card {
  readonly mounts: number
}

const NAMES = ['A', 'B', 'X', 'Y']
const procedure: Procedure<Target, MountLost, Fire, Given, Card> = {
  name: 'fire',
  title: 'Fire a battery',
  rules: [cite['T-1-base'], cite['T-2-mount']],
  given: {
    read(value) {
      const given = value as Given
      if (typeof given.guns !== 'number') throw new BadInput('guns: is missing')
      return given
    },
    json: { type: 'object' },
  },
  example: { guns: 3, target: 'Lion', close: true, hurt: false },
  begin: ({ guns, target, close, hurt }, setting) => ({
    state: { mounts: (1 << setting.card(target).mounts) - 1 },
    about: { close, hurt },
    n: guns,
  }),
  steps: [
    once((desk, { close, hurt }, guns) => {
      const { reckoning } = desk
      reckoning
        .begin('to hit', 8, cite['T-1-base'])
        .add(close ? -1 : 0, cite['T-1-close'])
        .add(hurt ? 1 : 0, cite['T-1-hurt'])
      return first(desk.dice.count(guns, atLeast(10, reckoning.total), cite['T-1-base']))
    }),
    each((desk, _fire, hits) => {
      for (let i = 0; i < hits && desk.state.mounts !== 0; i++) {
        const mount = desk.choose(1, desk.state.mounts, 0, cite['T-2-mount'])
        desk.ink.mounts &= ~(1 << mount)
        desk.heard?.push({ type: 'MountLost', why: cite['T-2-mount'], mount })
      }
    }),
  ],
  result: (target, fire, n) => ({ mounts: target.mounts, close: fire.close, left: n }),
  fields: { mounts: { of: target => target.mounts, needs: [] } },
  copy: target => ({ ...target }),
  label: (target, { about }, value) => `mount ${NAMES[value]} of ${target.mounts} (${about})`,
  chooser: (_, { seat }) => `seat ${seat}`,
  parts: () => ({ mounts: NAMES }),
  decider: lowest as Decider<Target>,
}

const setting: Setting<Card> = {
  options: {},
  card(name) {
    if (name !== 'Lion') throw new BadInput(`there is no ship ${name}`)
    return { mounts: 3 }
  },
}
const fire = named(procedure)
const opened = (given: Partial<Given> = {}): Opened =>
  fire.open({ guns: 3, target: 'Lion', close: true, hurt: false, ...given }, setting)
const wantedOf = (outcome: Worked | Pending): Pending['wanted'] | undefined =>
  'wanted' in outcome ? outcome.wanted : undefined

describe('a procedure by its name', () => {
  test('shows what it is, what it wants and what can be asked of it', () => {
    expect(fire).toMatchObject({
      name: 'fire',
      title: 'Fire a battery',
      rules: [0, 3],
      example: { guns: 3, target: 'Lion', close: true, hurt: false },
      given: { type: 'object' },
      fields: ['mounts'],
    })
  })

  test('refuses what does not fit its schema or its setting, before anything is thrown', () => {
    expect(() => fire.open({}, setting)).toThrow(BadInput)
    expect(() => fire.open({}, setting)).toThrow('guns: is missing')
    expect(() => opened({ target: 'Tiger' })).toThrow('there is no ship Tiger')
  })
})

const CLOSE = {
  of: 'to hit',
  total: 7,
  lines: [
    { value: 8, why: cite['T-1-base'] },
    { value: -1, why: cite['T-1-close'] },
  ],
  at: 0,
  throws: 0,
}
const THROWN = {
  why: cite['T-1-base'],
  words: 'three d10, 7 or more',
  meaning: atLeast(10, 7).meaning,
  faces: [7, 2, 10],
  at: 0,
  sums: [0],
}

describe('worked with typed faces', () => {
  test('it wants the dice that are missing, in words, with the rule', () => {
    expect(opened().work(new Script([]), [])).toEqual({
      events: [],
      throws: [],
      reckoning: [CLOSE],
      wanted: { words: 'three d10, 7 or more', sides: 10, count: 3, why: cite['T-1-base'] },
    })
    expect(wantedOf(opened().work(new Script([7, 2]), []))).toMatchObject({ words: 'three d10, 7 or more', count: 1 })
  })

  test('it wants a choice, with what may be chosen, by whom and by which rule', () => {
    expect(opened().work(new Script([7, 2, 10]), [])).toEqual({
      events: [],
      throws: [THROWN],
      reckoning: [CLOSE],
      wanted: {
        choose: [
          { value: 0, label: 'mount A of 7 (0)' },
          { value: 1, label: 'mount B of 7 (0)' },
          { value: 2, label: 'mount X of 7 (0)' },
        ],
        who: 'seat 1',
        seat: 1,
        why: cite['T-2-mount'],
      },
    })
  })

  test('it wants the next choice with what is then left', () => {
    expect(wantedOf(opened().work(new Script([7, 2, 10]), [1]))).toMatchObject({
      choose: [
        { value: 0, label: 'mount A of 5 (0)' },
        { value: 2, label: 'mount X of 5 (0)' },
      ],
    })
  })

  test('with all its answers it comes to its end', () => {
    const script = new Script([7, 2, 10])
    expect(opened().work(script, [1, 2])).toEqual({
      result: { mounts: 0b001, close: true, left: 0 },
      events: [
        { type: 'MountLost', why: cite['T-2-mount'], mount: 1 },
        { type: 'MountLost', why: cite['T-2-mount'], mount: 2 },
      ],
      throws: [THROWN],
      reckoning: [CLOSE],
      choices: 2,
      parts: { mounts: NAMES },
    })
    expect(script.unused).toBe(0)
  })

  test('the last mount is no choice, and what was not needed is not counted as used', () => {
    const worked = opened().work(new Script([8, 8, 8]), [0, 1, 2, 2])
    expect(worked).toMatchObject({ result: { mounts: 0 }, choices: 2 })
  })

  test('the reckoning follows the situation', () => {
    const worked = opened({ close: false, hurt: true }).work(new Script([8, 8, 8]), [])
    expect(worked).toMatchObject({
      reckoning: [
        {
          total: 9,
          lines: [
            { value: 8, why: cite['T-1-base'] },
            { value: 1, why: cite['T-1-hurt'] },
          ],
        },
      ],
      result: { mounts: 0b111 },
      throws: [{ words: 'three d10, 9 or more' }],
    })
  })

  test('without guns there is nothing to throw', () => {
    expect(opened({ guns: 0 }).work(new Script([]), [])).toMatchObject({
      result: { mounts: 0b111 },
      throws: [],
      events: [],
    })
  })

  test('a face that cannot be and a choice that may not be are refused', () => {
    expect(() => opened().work(new Script([7, 11, 2]), [])).toThrow(WrongFace)
    expect(() => opened().work(new Script([7, 2, 1]), [3])).toThrow(RangeError)
  })

  test('worked twice it gives the same: nothing is left over from the first time', () => {
    const once = opened()
    const work = () => once.work(new Script([9, 9, 1]), [2, 0])
    const first = work()
    expect(first).toMatchObject({ result: { mounts: 0b010 } })
    expect(work()).toEqual(first)
    once.work(new Script([9]), [])
    once.odds(['mounts'], { budget: 1000, runs: 1000 })
    expect(work()).toEqual(first)
  })

  test('answered one at a time, as an umpire would, it ends where it ends with all answers at once', () => {
    const supply = [10, 4, 7]
    const choices = [2, 1]
    const given: number[] = []
    const chosen: number[] = []
    let runs = 0
    let outcome = opened().work(new Script(given), chosen)
    for (let wanted = wantedOf(outcome); wanted !== undefined; wanted = wantedOf(outcome)) {
      if ('choose' in wanted) chosen.push(choices.shift()!)
      else given.push(supply.shift()!)
      outcome = opened().work(new Script(given), chosen)
      runs++
    }
    expect(runs).toBe(5)
    expect(outcome).toEqual(opened().work(new Script([10, 4, 7]), [2, 1]))
  })
})

test('worked from a seed, it shows its faces, and typed in again they give the same', () => {
  const seeded = opened({ guns: 12 }).work(new Seeded(4), [0, 1]) as Worked
  expect(seeded.throws[0]!.faces).toHaveLength(12)
  expect(opened({ guns: 12 }).work(new Script(seeded.throws[0]!.faces), [0, 1])).toEqual(seeded)
})

describe('its odds', () => {
  test('are exact, with the choices that its policy makes', () => {
    // 7 or more on a d10 is 4/10; each hit takes the lowest mount that is left
    const odds = opened({ guns: 2 }).odds(['mounts'], { budget: 1000, runs: 1000 })
    expect(odds.exact).toBe(true)
    expect(Object.fromEntries(odds.outcomes.map(({ outcome, fraction }) => [outcome['mounts'], fraction]))).toEqual({
      [0b111]: '9/25',
      [0b110]: '12/25',
      [0b100]: '4/25',
    })
  })

  test('are the same asked again', () => {
    const once = opened()
    expect(once.odds(['mounts'], { budget: 1000, runs: 1000 })).toEqual(
      once.odds(['mounts'], { budget: 1000, runs: 1000 }),
    )
  })

  test('are sampled if the budget does not suffice, and exact if a later one does', () => {
    const once = opened()
    expect(once.odds(['mounts'], { budget: 1, runs: 1000 })).toMatchObject({ exact: false, runs: 1000 })
    expect(once.odds(['mounts'], { budget: 1, runs: 2000 })).toMatchObject({ exact: false, runs: 2000 })
    expect(once.odds(['mounts'], { budget: 1000, runs: 1000 })).toEqual(
      opened().odds(['mounts'], { budget: 1000, runs: 1000 }),
    )
  })

  test('of a field that there is not are refused in a sentence that names it', () => {
    expect(() => opened().odds(['hull'], { budget: 1000, runs: 1000 })).toThrow(/hull/)
  })
})
