import { describe, expect, test } from 'vitest'
import { register } from '#kernel/book/index.ts'
import { type Decider, Desk, type Event, each, lowest, once, type Steps, until, work } from '#kernel/desk/index.ts'
import { type Asking, Dice, type Source, type Tape } from '#kernel/dice/index.ts'
import { atLeast, first, Table } from '#kernel/table/index.ts'
import { gcd } from './fraction.ts'
import { ExactOdds, type Fields, type Odds, type OddsQuestion, oddsOf, sampledOdds } from './odds.ts'
import { TooWide } from './spread.ts'
import { Tree } from './tree.ts'

/**
 * A toy book. 1 Each gun hits at 4+ on a d6. 2 Each hit bites at `bite` or more. 3 Each bite costs a box and throws a d6
 * for its place: 1–3 nothing more, 4–5 a gun, 6 a critical. 4 Each critical throws a d6: 1–3 nothing, 4–5 fire, which costs a
 * box, 6 flash, which costs a box and, while boxes are left, throws another critical.
 */
const { cite } = register('Toy', {
  'T-1-hit': ['1', 'to hit', 'Hits at 4 or more.', 'done', 'book'],
  'T-2-bite': ['2', 'to bite', 'Bites at armour or more.', 'done', 'book'],
  'T-3-place': ['3', 'place', 'Where it struck.', 'done', 'book'],
  'T-4-critical': ['4', 'criticals', 'What it did there.', 'done', 'book'],
})

interface Hull {
  boxes: number
  guns: number
  criticals: number
  fires: number
}
interface Shot {
  readonly bite: number
}
type ToySteps = Steps<Hull, Event, Shot>

const PLACE = new Table('place', 1, 6, [
  [1, 3, 'hull'],
  [4, 5, 'gun'],
  [6, 6, 'critical'],
])
const CRITICAL = new Table('critical', 1, 6, [
  [1, 3, 'nothing'],
  [4, 5, 'fire'],
  [6, 6, 'flash'],
])
const places = new Int32Array(3)
const less = (from: number, by: number): number => Math.max(0, from - by)

const hit = once<Hull, Event, Shot>((desk, _shot, guns) => first(desk.dice.count(guns, atLeast(6, 4), cite['T-1-hit'])))
const bite = once<Hull, Event, Shot>((desk, shot, hits) =>
  first(desk.dice.count(hits, atLeast(6, shot.bite), cite['T-2-bite'])),
)
const strike = (desk: Desk<Hull>, _shot: Shot, n: number): void => {
  desk.dice.rows(n, PLACE, cite['T-3-place'], places)
  const hull = desk.ink
  hull.boxes = less(hull.boxes, n)
  hull.guns = less(hull.guns, places[1]!)
  hull.criticals += places[2]!
}
const gather = once<Hull, Event, Shot>(desk => {
  const { criticals } = desk.state
  desk.ink.criticals = 0
  return criticals
})
const critical = until<Hull, Event, Shot>((desk, _shot, n) => {
  const came = desk.dice.row(CRITICAL, 0, cite['T-4-critical'])
  if (came === 'nothing') return n - 1
  desk.ink.boxes = less(desk.state.boxes, 1)
  if (came === 'fire') desk.ink.fires++
  return came === 'flash' && desk.state.boxes > 0 ? n : n - 1
})
const salvo: ToySteps = [hit, bite, each(strike), gather, critical]

const fields: Fields<Hull, Shot> = {
  boxes: { of: hull => hull.boxes, needs: ['criticals'] },
  guns: { of: hull => hull.guns, needs: ['boxes', 'criticals'] },
  fires: { of: hull => hull.fires, needs: ['boxes', 'criticals'] },
  sunk: { of: hull => hull.boxes === 0, needs: ['boxes'] },
  criticals: { of: hull => hull.criticals, needs: [] },
}
const everything = ['boxes', 'guns', 'fires']

const question = (over: Partial<OddsQuestion<Hull, Event, Shot>> = {}): OddsQuestion<Hull, Event, Shot> => ({
  steps: salvo,
  about: { bite: 3 },
  n: 2,
  state: { boxes: 5, guns: 2, criticals: 0, fires: 0 },
  copy: hull => ({ ...hull }),
  fields,
  decider: lowest as Decider<Hull>,
  ...over,
})
const exactly = (of: OddsQuestion<Hull, Event, Shot>, asked: readonly string[]): Odds =>
  new ExactOdds(of, asked).of(of.state, of.n, 100_000)

/** Whole-number fractions for the second opinion. */
type Fraction = readonly [part: bigint, whole: bigint]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => {
  const part = a * d + c * b
  const common = gcd(part, b * d)
  return [part / common, (b * d) / common]
}
const fraction = (text: string): Fraction => text.split('/').map(BigInt) as unknown as Fraction
const written = ([part, whole]: Fraction): string => `${part}/${whole}`
const sumOf = (odds: Odds): string =>
  written(odds.outcomes.map(({ fraction: text }) => fraction(text!)).reduce(plus, [0n, 1n]))

/** Outcome by outcome the chance as a fraction. */
const tableOf = (odds: Odds): Map<string, string> =>
  new Map(odds.outcomes.map(({ outcome, fraction }) => [JSON.stringify(outcome), fraction!]))

/** Every face of every die, one by one: knows nothing of meanings, weights or merging. */
class EveryFace implements Source {
  whole = 1n
  private readonly path: number[] = []
  private readonly sides: number[] = []
  private depth = 0

  more(tape: Tape, ask: Asking): void {
    for (let i = 0; i < ask.dice; i++, this.depth++) {
      if (this.depth === this.path.length) {
        this.path.push(1)
        this.sides.push(tape.sides)
      }
      tape.faces[i] = this.path[this.depth]!
      this.whole *= BigInt(tape.sides)
    }
    tape.at = 0
    tape.end = ask.dice
  }

  next(): boolean {
    this.whole = 1n
    this.depth = 0
    while (this.path.length > 0) {
      const last = this.path.length - 1
      if (this.path[last]! < this.sides[last]!) {
        this.path[last]!++
        return true
      }
      this.path.pop()
      this.sides.pop()
    }
    return false
  }
}

/** The whole chain worked as play works it, once for every leaf of a source. */
function enumerated(
  of: OddsQuestion<Hull, Event, Shot>,
  asked: readonly string[],
  source: EveryFace | Tree,
): { odds: Map<string, string>; leaves: number } {
  const desk = new Desk<Hull>(of.state, new Dice(source), of.decider)
  // parts of each outcome by the size of the whole, so that few fractions need adding
  const parts = new Map<string, Map<bigint, bigint>>()
  let leaves = 0
  do {
    const hull = of.copy(of.state)
    desk.lay(hull)
    work(of.steps, desk, of.about, of.n)
    const outcome = JSON.stringify(Object.fromEntries(asked.map(name => [name, of.fields[name]!.of(hull, of.about)])))
    const [part, whole] = source instanceof Tree ? [source.ways, source.total] : [1n, source.whole]
    const there = parts.get(outcome) ?? new Map<bigint, bigint>()
    parts.set(outcome, there.set(whole, (there.get(whole) ?? 0n) + part))
    leaves++
  } while (source.next())
  const odds = new Map(
    [...parts].map(([outcome, by]) => {
      const sum = [...by].map(([whole, part]): Fraction => [part, whole]).reduce(plus, [0n, 1n])
      return [outcome, written(sum)] as const
    }),
  )
  return { odds, leaves }
}

describe('exact odds of the toy book', () => {
  test.each([
    ['two guns', question()],
    ['two guns at a hull of one box', question({ state: { boxes: 1, guns: 1, criticals: 0, fires: 0 } })],
    ['two guns that always bite', question({ about: { bite: 1 } })],
    ['two guns that never bite', question({ about: { bite: 7 } })],
    [
      'one gun at a hull with criticals to come',
      question({ n: 1, state: { boxes: 2, guns: 1, criticals: 2, fires: 0 } }),
    ],
    ['no guns', question({ n: 0 })],
  ])('%s: equal to every face of every die, one by one', (_case, of) => {
    const exact = exactly(of, everything)
    expect(exact.exact).toBe(true)
    expect(tableOf(exact)).toEqual(enumerated(of, everything, new EveryFace()).odds)
    expect(sumOf(exact)).toBe('1/1')
  })

  test('three guns: equal to the whole tree walked without merging between the steps', () => {
    const of = question({ n: 3, state: { boxes: 4, guns: 2, criticals: 0, fires: 0 } })
    const whole = enumerated(of, everything, new Tree())
    expect(whole.leaves).toBeGreaterThan(whole.odds.size * 5) // there was something to merge
    expect(tableOf(exactly(of, everything))).toEqual(whole.odds)
  })

  test('pools alone: the binomial', () => {
    const hits: Fields<Hull, Shot> = { boxes: { of: hull => hull.boxes, needs: [] } }
    const count = once<Hull, Event, Shot>((desk, _shot, guns) => {
      desk.ink.boxes = first(desk.dice.count(guns, atLeast(10, 8), cite['T-1-hit']))
      return 0
    })
    const odds = tableOf(exactly(question({ steps: [count], n: 4, fields: hits }), ['boxes']))
    expect(odds).toEqual(
      new Map([
        ['{"boxes":0}', '2401/10000'],
        ['{"boxes":1}', '1029/2500'], // 4 × 3 × 343
        ['{"boxes":2}', '1323/5000'], // 6 × 9 × 49
        ['{"boxes":3}', '189/2500'], // 4 × 27 × 7
        ['{"boxes":4}', '81/10000'],
      ]),
    )
  })

  test('the chance as a number is its fraction, and the likeliest stands first', () => {
    const { outcomes } = exactly(question({ n: 6 }), everything)
    for (const { p, fraction: text } of outcomes) {
      const [part, whole] = fraction(text!)
      expect(gcd(part, whole)).toBe(1n)
      expect(p).toBeCloseTo(Number(part) / Number(whole), 14)
    }
    expect(outcomes.map(({ p }) => p)).toEqual(outcomes.map(({ p }) => p).sort((a, b) => b - a))
    expect(outcomes.length).toBeGreaterThan(20)
  })

  test('a salvo too wide for any walk face by face still adds up to exactly one', () => {
    const of = question({ n: 16, state: { boxes: 14, guns: 6, criticals: 0, fires: 0 } })
    const exact = exactly(of, everything)
    expect(sumOf(exact)).toBe('1/1')
    expect(exact.outcomes.length).toBeGreaterThan(300)
  })

  test('the state asked about is left as it was', () => {
    const of = question()
    exactly(of, everything)
    expect(of.state).toEqual({ boxes: 5, guns: 2, criticals: 0, fires: 0 })
  })
})

describe('exact odds and samples', () => {
  const of = question({ n: 8, state: { boxes: 9, guns: 4, criticals: 0, fires: 0 } })
  const runs = 300_000
  const exact = exactly(of, everything)
  const sampled = sampledOdds(of, everything, runs, 1916)

  test('agree within four standard errors, outcome by outcome', () => {
    const counted = new Map(sampled.outcomes.map(({ outcome, p }) => [JSON.stringify(outcome), p]))
    let compared = 0
    for (const { outcome, p } of exact.outcomes) {
      if (p * runs < 25) continue // too rare for the normal curve
      const error = Math.sqrt((p * (1 - p)) / runs)
      expect(Math.abs((counted.get(JSON.stringify(outcome)) ?? 0) - p)).toBeLessThan(4 * error)
      compared++
    }
    expect(compared).toBeGreaterThan(50)
  })

  test('know the same outcomes: nothing is sampled that has no exact chance', () => {
    const known = new Set(exact.outcomes.map(({ outcome }) => JSON.stringify(outcome)))
    for (const { outcome } of sampled.outcomes) expect(known).toContain(JSON.stringify(outcome))
  })

  test('agree on the boxes left on average', () => {
    const mean = (odds: Odds): number =>
      odds.outcomes.reduce((sum, { outcome, p }) => sum + p * Number(outcome['boxes']), 0)
    const square = exact.outcomes.reduce((sum, { outcome, p }) => sum + p * Number(outcome['boxes']) ** 2, 0)
    const error = Math.sqrt((square - mean(exact) ** 2) / runs)
    expect(Math.abs(mean(sampled) - mean(exact))).toBeLessThan(4 * error)
  })

  test('a sample says that it is one, how large, and how far it may be off', () => {
    expect(sampled.exact).toBe(false)
    expect(sampled.runs).toBe(runs)
    let sum = 0
    for (const { p, error, fraction } of sampled.outcomes) {
      sum += p
      expect(error).toBeCloseTo(Math.sqrt((p * (1 - p)) / runs), 12)
      expect(fraction).toBeUndefined()
    }
    expect(sum).toBeCloseTo(1, 10)
  })

  test('a sample with the same seed is the same, with another another', () => {
    expect(sampledOdds(of, everything, 500, 3)).toEqual(sampledOdds(of, everything, 500, 3))
    expect(sampledOdds(of, everything, 500, 3)).not.toEqual(sampledOdds(of, everything, 500, 4))
  })
})

describe('asking for fewer fields', () => {
  const of = question({ n: 5, state: { boxes: 6, guns: 3, criticals: 0, fires: 0 } })
  const all = exactly(of, [...everything, 'sunk'])

  test.each([
    [['boxes']],
    [['guns']],
    [['fires']],
    [['sunk']],
    [['boxes', 'guns']],
    [['guns', 'sunk']],
    [['fires', 'boxes']],
  ])('%j gives the marginals of asking for all', asked => {
    const marginals = new Map<string, Fraction>()
    for (const { outcome, fraction: text } of all.outcomes) {
      const key = JSON.stringify(Object.fromEntries(asked.map(name => [name, outcome[name]!])))
      marginals.set(key, plus(marginals.get(key) ?? [0n, 1n], fraction(text!)))
    }
    const few = tableOf(exactly(of, asked))
    expect(few).toEqual(new Map([...marginals].map(([key, sum]) => [key, written(sum)])))
  })

  test('a field that is told from others alone changes nothing', () => {
    const told = { ...of, fields: { ...fields, sunk: { ...fields['sunk']!, told: true as const } } }
    for (const asked of [['sunk'], ['sunk', 'guns'], ['boxes', 'sunk']]) {
      expect(tableOf(exactly(told, asked))).toEqual(tableOf(exactly(of, asked)))
    }
  })

  test('truth is told as truth, numbers as numbers', () => {
    const { outcomes } = exactly(question(), ['sunk', 'boxes'])
    for (const { outcome } of outcomes) {
      expect(outcome['sunk']).toBe(outcome['boxes'] === 0)
    }
  })
})

describe('a step that is done n times', () => {
  const together = (n: number, steps: ToySteps): Map<string, string> =>
    tableOf(exactly(question({ n, steps, state: { boxes: 5, guns: 2, criticals: 0, fires: 0 } }), everything))
  const atOnce = once<Hull, Event, Shot>((desk, shot, n) => {
    if (n > 0) strike(desk, shot, n)
    return 0
  })
  const oneByOne = once<Hull, Event, Shot>((desk, shot, n) => {
    for (let i = 0; i < n; i++) strike(desk, shot, 1)
    return 0
  })

  test.each([0, 1, 2, 3, 4])('is the same merged level by level, at once, or one by one: %i guns', n => {
    const merged = together(n, salvo)
    expect(together(n, [hit, bite, atOnce, gather, critical])).toEqual(merged)
    expect(together(n, [hit, bite, oneByOne, gather, critical])).toEqual(merged)
  })
})

describe('less than nothing to do is nothing, in odds as in play', () => {
  // A rule may well come to "a d6 less 3".
  const lessThree = once<Hull, Event, Shot>(desk => desk.dice.one(6, cite['T-1-hit']) - 3)
  const note = once<Hull, Event, Shot>((desk, _shot, n) => {
    desk.ink.fires = n
    return n
  })

  test.each<[string, ToySteps]>([
    ['each', [lessThree, each(strike)]],
    ['once', [lessThree, note]],
    ['each, then once', [lessThree, each(strike), note]],
    ['until, then once', [lessThree, until((_desk, _shot, n) => n - 2), note]],
  ])('in %s', (_case, steps) => {
    const of = question({ steps })
    const asked = ['boxes', 'fires']
    expect(tableOf(exactly(of, asked))).toEqual(enumerated(of, asked, new EveryFace()).odds)
  })

  test('at the start, too', () => {
    const of = question({ steps: [note], n: -1 })
    const odds = new ExactOdds(of, ['boxes', 'fires'])
    odds.of({ ...of.state, boxes: 9 }, 3, 1000)
    expect(tableOf(odds.of(of.state, -1, 1000))).toEqual(new Map([['{"boxes":5,"fires":0}', '1/1']]))
  })
})

describe('a step that goes on until nothing is left to do', () => {
  // A chain reaction: on 5+ the fire spreads, five times at most.
  const spreading = until<Hull, Event, Shot>((desk, _shot, n) => {
    if (desk.state.fires === 5 || desk.dice.one(6, cite['T-4-critical']) < 5) return n - 1
    desk.ink.fires++
    return n
  })
  const burning = question({ steps: [spreading], n: 1 })

  test('may leave out what is rare, and tells how much that is', () => {
    const all = exactly(burning, ['fires'])
    const most = new ExactOdds(burning, ['fires']).of(burning.state, 1, 100_000, 50n)
    // 2/3, 2/9, 2/27, 2/81 are told; then one in 81 goes on, and is left
    expect(most.outcomes.map(({ fraction }) => fraction)).toEqual(['2/3', '2/9', '2/27', '2/81'])
    expect(most.untold).toBeCloseTo(1 / 81, 12)
    expect(all.untold).toBeUndefined()
    expect(all.outcomes).toHaveLength(6)
  })

  test('that may come back to where it was is too wide, and is sampled', () => {
    const again = until<Hull, Event, Shot>((desk, _shot, n) =>
      desk.dice.one(6, cite['T-4-critical']) === 6 ? n : n - 1,
    )
    const of = question({ steps: [again], n: 1 })
    expect(() => exactly(of, ['boxes'])).toThrow(TooWide)
    expect(oddsOf(of, ['boxes'], { budget: 1000, runs: 1000 })).toMatchObject({ exact: false })
  })

  test('has the odds of a geometric series cut off at its end', () => {
    const odds = tableOf(exactly(burning, ['fires']))
    expect(odds).toEqual(
      new Map([
        ['{"fires":0}', '2/3'],
        ['{"fires":1}', '2/9'],
        ['{"fires":2}', '2/27'],
        ['{"fires":3}', '2/81'],
        ['{"fires":4}', '2/243'],
        ['{"fires":5}', '1/243'],
      ]),
    )
  })

  test('two reactions one after the other: equal to every face', () => {
    const of = { ...burning, n: 2 }
    const exact = exactly(of, ['fires'])
    expect(tableOf(exact)).toEqual(enumerated(of, ['fires'], new EveryFace()).odds)
    expect(sumOf(exact)).toBe('1/1')
  })

  test('is not done at all where there is nothing to do', () => {
    expect(tableOf(exactly({ ...burning, n: 0 }, ['fires']))).toEqual(new Map([['{"fires":0}', '1/1']]))
  })

  test('that may grow without end is too wide, and is sampled', () => {
    // more and more to do half of the time
    const growing = until<Hull, Event, Shot>((desk, _shot, n) => {
      desk.ink.fires++
      return desk.dice.one(6, cite['T-4-critical']) >= 5 ? n + 1 : n - 1
    })
    const of = question({ steps: [growing], n: 1 })
    expect(() => exactly(of, ['fires'])).toThrow(TooWide)
    const odds = oddsOf(of, ['fires'], { budget: 1000, runs: 20_000 })
    expect(odds.exact).toBe(false)
    const two = odds.outcomes.find(({ outcome }) => outcome['fires'] === 1)!
    expect(Math.abs(two.p - 2 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / 20_000))
  })
})

describe('choices in mid-rule', () => {
  test('are made by the stated policy', () => {
    // The defender loses gun 0 or 1; the policy decides which, the die how many.
    const lose = once<Hull, Event, Shot>((desk, _shot, n) => {
      const choice = desk.choose(0, 0b11, 0, cite['T-3-place'])
      desk.ink.guns = desk.dice.chance(25, cite['T-3-place']) ? 10 + choice : choice
      return n
    })
    const of = question({ steps: [lose] })
    const guns: Fields<Hull, Shot> = { guns: { of: hull => hull.guns, needs: [] } }
    const asked = (decider: Decider<Hull>) => tableOf(exactly({ ...of, fields: guns, decider }, ['guns']))
    expect(asked(lowest as Decider<Hull>)).toEqual(
      new Map([
        ['{"guns":0}', '3/4'],
        ['{"guns":10}', '1/4'],
      ]),
    )
    expect(asked(() => 1)).toEqual(
      new Map([
        ['{"guns":1}', '3/4'],
        ['{"guns":11}', '1/4'],
      ]),
    )
  })
})

describe('asking again', () => {
  const first = question({ n: 4 })
  const hurt: Hull = { boxes: 2, guns: 1, criticals: 0, fires: 0 }

  test('the same gives the same', () => {
    const odds = new ExactOdds(first, everything)
    const once = odds.of(first.state, 4, 100_000)
    expect(odds.of(first.state, 4, 100_000)).toEqual(once)
  })

  test('from other states, in any order, gives what each alone would give', () => {
    const odds = new ExactOdds(first, everything)
    const asked: [Hull, number][] = [
      [first.state, 4],
      [hurt, 4],
      [hurt, 2],
      [first.state, 6],
      [first.state, 4],
    ]
    for (const [state, n] of asked) {
      expect(odds.of(state, n, 100_000)).toEqual(new ExactOdds(first, everything).of(state, n, 100_000))
    }
  })

  test('is not disturbed by what became of a state after it was asked about', () => {
    const odds = new ExactOdds(first, everything)
    const live = { ...first.state }
    odds.of(live, 4, 100_000)
    Object.assign(live, hurt) // the battle goes on
    expect(odds.of(first.state, 4, 100_000)).toEqual(exactly(first, everything))
    expect(odds.of(first.state, 5, 100_000)).toEqual(exactly(question({ n: 5 }), everything))
  })

  test('is nearly free: what was walked once is remembered', () => {
    const suffices = (odds: () => ExactOdds<Hull, Event, Shot>, budget: number): boolean => {
      try {
        return odds().of(first.state, 4, budget).exact
      } catch {
        return false
      }
    }
    const least = (odds: () => ExactOdds<Hull, Event, Shot>): number => {
      for (let budget = 0; ; budget++) if (suffices(odds, budget)) return budget
    }
    const walked = new ExactOdds(first, everything)
    walked.of(first.state, 4, 100_000)
    // only the rounds of its `until` are paid for again
    expect(least(() => walked)).toBeLessThan(least(() => new ExactOdds(first, everything)) / 2)
  })

  test.each([1, 2, 5, 20, 60])(
    'after it was too wide for a budget of %i, a larger one gives the right answer',
    budget => {
      const odds = new ExactOdds(first, everything)
      expect(() => odds.of(first.state, 4, budget)).toThrow(TooWide)
      expect(odds.of(first.state, 4, 100_000)).toEqual(exactly(first, everything))
    },
  )
})

test('a fault in the midst of a rule leaves nothing behind for the next question', () => {
  let broken = true
  const brittle = once<Hull, Event, Shot>(desk => {
    desk.ink.boxes = desk.dice.one(6, cite['T-1-hit'])
    if (broken && desk.state.boxes === 3) throw new Error('broken rule')
    desk.ink.guns = desk.dice.one(2, cite['T-1-hit'])
    return 0
  })
  const of = question({ steps: [brittle] })
  const odds = new ExactOdds(of, ['boxes', 'guns'])
  expect(() => odds.of(of.state, 0, 1000)).toThrow('broken rule')
  broken = false
  const { outcomes } = odds.of(of.state, 0, 1000)
  expect(outcomes.map(({ fraction }) => fraction)).toEqual(new Array(12).fill('1/12'))
})

describe('exact if the budget suffices, otherwise a sample', () => {
  const of = question({ n: 4 })

  test('exact', () => {
    expect(oddsOf(of, ['boxes'], { budget: 100_000, runs: 1000 })).toEqual(exactly(of, ['boxes']))
  })

  test('sampled, which says so and is near the truth', () => {
    const runs = 40_000
    const odds = oddsOf(of, ['sunk'], { budget: 3, runs: runs })
    expect(odds).toMatchObject({ exact: false, runs })
    const sunk = odds.outcomes.find(({ outcome }) => outcome['sunk'] === true)!
    const { p } = exactly(of, ['sunk']).outcomes.find(({ outcome }) => outcome['sunk'] === true)!
    expect(Math.abs(sunk.p - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / runs))
    expect(sunk.error).toBeCloseTo(Math.sqrt((p * (1 - p)) / runs), 3)
  })

  test('a single throw with too many outcomes is sampled too', () => {
    const hundred = new Table(
      'hundred',
      1,
      100,
      Array.from({ length: 100 }, (_, i) => [i + 1, i + 1, i] as const),
    )
    const into = new Int32Array(100)
    const wide = once<Hull, Event, Shot>(desk => {
      desk.dice.rows(6, hundred, cite['T-3-place'], into)
      desk.ink.boxes = into[0]!
      return 0
    })
    const odds = oddsOf(question({ steps: [wide] }), ['boxes'], { budget: 1_000_000, runs: 2000 })
    expect(odds).toMatchObject({ exact: false, runs: 2000 })
  })

  test('whoever watches is told how much is done, of the walk and then of the sample', () => {
    const shares: number[] = []
    const endless = until<Hull, Event, Shot>(desk => {
      desk.ink.boxes = (desk.state.boxes + desk.dice.one(6, cite['T-3-place'])) % 997
      return 1
    })
    const watch = (share: number): void => void shares.push(share)
    // a step that never ends cannot be sampled: the watch breaks it off
    const stop = (share: number): void => {
      watch(share)
      if (share === 0) throw new Error('enough')
    }
    expect(() =>
      oddsOf(question({ steps: [endless], n: 1 }), ['boxes'], { budget: 20_000, runs: 1, watch: stop }),
    ).toThrow('enough')
    const [last, ...walk] = shares.reverse()
    expect(last).toBe(0)
    expect(walk.length).toBeGreaterThanOrEqual(3)
    expect(walk.every((share, i) => share > 0 && share <= 1 && (i === 0 || share < walk[i - 1]!))).toBe(true)
  })

  test('a fault in a rule is a fault, not a reason to sample', () => {
    const broken = once<Hull, Event, Shot>(() => {
      throw new Error('broken rule')
    })
    expect(() => oddsOf(question({ steps: [broken] }), ['boxes'], { budget: 1000, runs: 1000 })).toThrow('broken rule')
  })
})
