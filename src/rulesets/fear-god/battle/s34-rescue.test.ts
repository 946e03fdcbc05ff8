import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { GONE, SINKING, TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { newSurvivors } from '../08-4-repairs/survivors.ts'
import { BOOK } from '../book/register.ts'
import { counselOf } from '../captain/counsel.ts'
import { tell } from '../events/tell.ts'
import { refuse } from '../orders/refusals.ts'
import { offers } from '../table/offers.ts'
import { sea } from '../whole/battle.fixture.ts'
import { card, play } from '../whole/bench.fixture.ts'
import { SEARCH } from './s34-rescue.ts'

const CREW = card({ crew: 1100 })
const NIGHT: Partial<BattleFacts> = { begins: 0, sunrise: 360, sunset: 1080 }

/** Tiger is gone with `men` in the water; a friend lies so many yards to the north, an enemy to the south; 24,000 yards of sight. */
function loss(
  men: number,
  friend: number,
  enemy: number,
  changes: Partial<BattleFacts> = {},
  options?: Options,
): State {
  const state = sea(
    [
      [CREW, 20_000, 30_000],
      [CREW, 20_000, 30_000 + friend],
    ],
    [[CREW, 20_000, 30_000 - enemy]],
    changes,
    options ?? { searchAndRescue: 'on' },
    { turn: 4, phase: 'resolution' },
  )
  state.ships[0]!.end = GONE
  state.annex.survivors.push(newSurvivors(0, men))
  for (const ship of state.ships) ship.speed = 100
  return state
}
const known = (state: State): number => state.annex.survivors[0]!.known
/** As it stands after Resolution, in which these ships search. */
function searched(state: State, ...ships: readonly number[]): State {
  for (const ship of ships) state.plotted.push(ship, 1, SEARCH.seal!.kind)
  play(state, [], desk => nextPhase(desk))
  return state
}
/** The same for a loss that nobody saw. */
function missing(men: number, friend: number, changes: Partial<BattleFacts> = {}): State {
  const state = loss(men, friend, 25_000, changes)
  state.annex.survivors[0]!.known = 0
  return state
}

describe('who sees a loss', () => {
  test.each([
    [24_000, 24_000, 3],
    [24_001, 24_000, 2],
    [24_000, 24_001, 1],
    [24_001, 24_001, 0],
  ])('FGDN-8.6-search FGDN-H43-search friends at %i yards and enemies at %i: sides %i know', (friend, enemy, sides) => {
    expect(known(searched(loss(45, friend, enemy)))).toBe(sides)
  })
  test('FGDN-H43-search ships that have sunk or left see nothing, and a loss is settled once', () => {
    const state = loss(45, 1000, 1000)
    state.ships[1]!.end = SINKING
    state.ships[2]!.away = 3
    expect(known(searched(state))).toBe(0)
    state.ships[2]!.away = 0
    state.now = moment(TURN, 5, 'resolution')
    expect(known(searched(state))).toBe(0)
  })
})

describe('who searches', () => {
  // by day half of 24,000 for 100 men and more (C), three quarters of that for 30 (D), half for 10 (E), a quarter for less (G)
  test.each([
    [100, 12_000],
    [99, 9000],
    [29, 6000],
    [9, 3000],
  ])('FGDN-8.6-search FGDN-R89 %i men are found within %i yards', (men, yards) => {
    expect(known(searched(missing(men, yards), 1))).toBe(1)
    expect(known(searched(missing(men, yards + 1), 1))).toBe(0)
  })
  test('FGDN-H43-search at night she finds an eighth as far', () => {
    expect(known(searched(missing(100, 1500, NIGHT), 1))).toBe(1)
    expect(known(searched(missing(100, 1501, NIGHT), 1))).toBe(0)
  })
  test('FGDN-H43-search not without the order, not faster than 15 knots, and not for the other side', () => {
    expect(known(searched(missing(100, 500)))).toBe(0)
    const fast = missing(100, 500)
    fast.ships[1]!.speed = 151
    const events = play(fast, [], desk => {
      fast.plotted.push(1, 1, SEARCH.seal!.kind)
      nextPhase(desk)
    })
    expect(known(fast)).toBe(0)
    expect(events.map(event => tell(event, fast))).toContainEqual(
      expect.objectContaining({
        phrase: expect.objectContaining({ says: 'is too fast to make out men in the water' }),
      }),
    )
    fast.ships[1]!.speed = 150
    fast.now = moment(TURN, 5, 'resolution')
    expect(known(searched(fast, 1))).toBe(1)
  })
  test('FGDN-H43-search FGDN-H33-rescue nobody is picked up of whom the side does not know', () => {
    const state = missing(45, 200)
    state.wind = 0
    state.ships[1]!.speed = state.ships[1]!.ordered = 0
    searched(state)
    expect(state.annex.rescued).toEqual([])
    state.now = moment(TURN, 5, 'resolution')
    state.plotted.push(1, 1, SEARCH.seal!.kind)
    play(state, [6], desk => nextPhase(desk))
    expect(state.annex.rescued).toEqual([1, 30])
  })
})

describe('the order', () => {
  const plotting = (state: State): State => Object.assign(state, { now: moment(TURN, 4, 'plotting') })
  const why = (state: State, ship = 1, seat = 0): string | null => {
    const refusal = refuse(state, { seat, command: { type: 'Search', ship } })
    return refusal === null ? null : ruleAt(BOOK, refusal.why).id
  }
  test('FGDN-H43-search is given while there is somebody to be looked for', () => {
    expect(why(plotting(missing(45, 5000)))).toBeNull()
    expect(why(plotting(loss(45, 5000, 5000)))).toBe('FGDN-8.6-search')
    expect(why(plotting(searched(loss(45, 5000, 5000))))).toBe('FGDN-8.6-search')
    expect(why(missing(45, 5000))).toBe('FGDN-H27-orders')
    expect(why(plotting(missing(45, 5000)), 0)).toBe('FGDN-8.1-sink-zero')
    expect(why(plotting(missing(45, 5000)), 1, 1)).toBe('FGDN-H27-orders')
    const blind = plotting(missing(45, 5000))
    blind.ships[1]!.bridge = 4
    expect(why(blind)).toBe('FGDN-R62')
  })
  test('FGDN-H43-search is offered with how far they are, and thought of by whoever goes slowly and is near', () => {
    const state = plotting(missing(45, 5000))
    state.ships[1]!.ordered = 100
    const words = offers(state, 0).flatMap(offer => (offer.kind === 'say' ? [offer.words] : []))
    expect(words).toContain('Look for men in the water, at 15 knots or less: 45 men of Tiger, 5,000 yd')
    const search = { command: { type: 'Search', ship: 1 }, gain: 4 }
    expect(counselOf(state, 1)).toEqual([search])
    expect(counselOf(plotting(missing(45, 9001)), 1)).toEqual([])
  })
})
