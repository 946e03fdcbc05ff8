import { describe, expect, test } from 'vitest'
import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { GONE, SINKING, TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { newSurvivors } from '../08-4-repairs/survivors.ts'
import { R } from '../book/register.ts'
import { tell } from '../events/tell.fixture.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { resolve } from '../orders/resolve.ts'
import { sea } from '../whole/battle.fixture.ts'
import { card, MOLTKE, play, TIGER, typesOf } from '../whole/bench.fixture.ts'
import { pointsOf } from './s34-victory.ts'

const battle = (changes: Partial<BattleFacts> = {}) =>
  sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 50_000, 30_000]], changes)
const points = (state: State) => GAME.standing(state).points
const say = (state: State, seat: number, command: Command, faces: readonly number[] = []) =>
  play(state, faces, desk => resolve(desk, { seat, command } as Order<Command>))

describe('FGDN-H24-victory', () => {
  test('FGDN-H24-victory all her points if sunk or sinking, half if away, an eighth for each level of damage', () => {
    const state = battle()
    expect(points(state)).toEqual([0, 0])
    state.ships[0]!.remaining -= 124
    expect(points(state)).toEqual([0, 0])
    state.ships[0]!.remaining -= 1
    // an eighth of 501
    expect(points(state)).toEqual([0, 62])
    state.ships[0]!.away = 4
    expect(points(state)).toEqual([0, 250])
    state.ships[0]!.end = SINKING
    expect(points(state)).toEqual([0, 501])
    state.ships[1]!.end = GONE
    expect(points(state)).toEqual([430, 501])
    expect([GAME.worth(battle(), 0, 'sunk'), GAME.worth(battle(), 0, 'north')]).toEqual([501, 250])
  })
  test('FGDN-H24-victory who gives up loses, whatever the points', () => {
    const given = battle()
    given.ships[1]!.remaining = 1
    expect(typesOf(say(given, 0, { type: 'Concede' }))).toEqual(['SideConceded', 'ActionEnded'])
    expect(GAME.standing(given)).toMatchObject({ over: true, winner: 1 })
    expect(GAME.awaited(given)).toEqual([])
  })
  test('FGDN-H24-victory it ends with its time: 6 minutes are two turns', () => {
    const state = battle({ lastsMinutes: 6 })
    say(state, 0, { type: 'Pass' })
    say(state, 1, { type: 'Pass' })
    expect([GAME.standing(state).over, state.now]).toEqual([false, moment(TURN, 2, 'plotting')])
    say(state, 0, { type: 'Pass' })
    say(state, 1, { type: 'Pass' })
    expect(GAME.standing(state)).toMatchObject({ over: true, winner: -1, turns: 2 })
  })
  test('FGDN-H24-victory terms of the battle: what counts double, leaving by an edge, damage, and who must survive', () => {
    const terms = (victory: BattleFacts['victory'] & object, change: (state: State) => void) => {
      const state = battle({ victory })
      change(state)
      return state
    }
    const aims = ['', ''] as const
    const sunk = (state: State) => {
      state.ships[0]!.end = GONE
    }
    const double = { aims, terms: [{ kind: 'counts', ships: ['Tiger'], percent: 200 }] } as const
    expect(points(terms(double, sunk))).toEqual([0, 1002])
    const leaving = {
      aims,
      terms: [{ kind: 'leaves', ships: ['Tiger'], edge: 'north', fromMinutes: 9, percent: 0 }],
    } as const
    const left = (turn: number, edge: number) => (state: State) => {
      state.ships[0]!.away = 4 * turn + edge
    }
    expect([left(4, 0), left(3, 0), left(4, 1)].map(change => points(terms(leaving, change))[1])).toEqual([0, 250, 250])
    // known beforehand: 9 minutes are three turns, and the first is on
    const ahead = terms(leaving, () => {})
    expect([2, 3].map(hence => GAME.worth(ahead, 0, 'north', hence))).toEqual([250, 0])
    expect([GAME.worth(ahead, 0, 'now'), GAME.worth(ahead, 0, 'west', 3)]).toEqual([0, 250])
    const damage = { aims, terms: [{ kind: 'damage', ships: ['Tiger'], points: 50 }] } as const
    const half = (state: State) => {
      state.ships[0]!.remaining = 250
    }
    // 251 lost of 501: two levels, 125 points, and 25 beside
    expect(points(terms(damage, half))).toEqual([0, 150])
    const survive = { aims, terms: [{ kind: 'wins', side: 0, ship: 'Tiger', by: 'surviving' }] } as const
    const over = (state: State) => {
      state.over = 1
      state.ships[0]!.away = 4
    }
    expect(GAME.standing(terms(survive, over)).winner).toBe(0)
    expect(() => battle({ victory: { aims, terms: [{ ...double.terms[0], ships: ['Hood'] }] } })).toThrow(
      /no ship Hood/,
    )
  })
})

describe('FGDN-H24-beaten', () => {
  /** Three Tigers, 501 points each, one Moltke; so many of them are sunk as the only turn that is fought ends. */
  const after = (sunk: number, options: Options = {}): State => {
    const tigers = [10_000, 20_000, 30_000].map(x => [TIGER, x, 10_000] as const)
    const state = sea(tigers, [[MOLTKE, 10_000, 50_000]], {}, options)
    for (let ship = 0; ship < sunk; ship++) state.ships[ship]!.end = GONE
    say(state, 0, { type: 'Pass' })
    say(state, 1, { type: 'Pass' })
    return state
  }
  test('FGDN-H24-beaten it ends when more than half of a side’s points are sunk, by option two thirds, or all', () => {
    const ends = (beaten: string) => [1, 2].map(sunk => GAME.standing(after(sunk, { beaten })).winner)
    expect(['more than half', 'two thirds', 'all'].map(ends)).toEqual([
      [-1, 1],
      [-1, 1],
      [-1, -1],
    ])
  })
  test('FGDN-H24-beaten two of four equal ships are half and not more; two greater ones are, and not two thirds', () => {
    /** The first two are sunk. */
    const ends = (cards: readonly (typeof TIGER)[], beaten: string) => {
      const state = sea(
        cards.map((card, i) => [card, 10_000 * (1 + i), 10_000] as const),
        [[MOLTKE, 10_000, 50_000]],
        {},
        { beaten },
      )
      for (const ship of [0, 1]) state.ships[ship]!.end = GONE
      say(state, 0, { type: 'Pass' })
      say(state, 1, { type: 'Pass' })
      return GAME.standing(state).over
    }
    expect(ends([TIGER, TIGER, TIGER, TIGER], 'more than half')).toBe(false)
    // 1,002 of 1,932 points
    expect(ends([TIGER, TIGER, TIGER, MOLTKE], 'more than half')).toBe(true)
    expect(ends([TIGER, TIGER, TIGER, MOLTKE], 'two thirds')).toBe(false)
  })
  test('FGDN-H24-beaten ships that have left the board count as well', () => {
    const state = after(1)
    state.ships[1]!.away = 4
    say(state, 0, { type: 'Pass' })
    say(state, 1, { type: 'Pass' })
    expect(GAME.standing(state)).toMatchObject({ over: true, winner: 1, turns: 2 })
  })
  test('FGDN-H24-beaten it is told why', () => {
    expect(tell({ type: 'ActionEnded', why: R['FGDN-H24-beaten'] }, after(2))).toBe(
      'Most of a fleet is lost or gone: the battle is over.',
    )
  })
})

describe('FGDN-H24-contact', () => {
  /** Turn 20 of 40, with 24,000 yards of sight: Tiger and Moltke so far apart, guns last fired in some turn. */
  const quiet = (last: number, yards: number, options: Options = {}): State => {
    const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 10_000 + yards, 30_000]], {}, options, { turn: 20 })
    state.ships[1]!.flash = last
    return state
  }
  /** Both sides pass until the turn is out. */
  const isOver = (state: State): boolean => {
    for (let [seat] = GAME.awaited(state); seat !== undefined; [seat] = GAME.awaited(state)) {
      if (GAME.standing(state).turns > 20) break
      say(state, seat, { type: 'Pass' })
    }
    return GAME.standing(state).over
  }
  test('FGDN-H24-contact out of sight it ends with the fifth turn in which no gun fires', () => {
    expect([quiet(16, 30_000), quiet(15, 30_000), quiet(0, 30_000)].map(isOver)).toEqual([false, true, false])
  })
  test('FGDN-H24-contact in sight of each other they have ten turns', () => {
    expect([quiet(11, 23_000), quiet(10, 23_000)].map(isOver)).toEqual([false, true])
  })
  test('FGDN-H24-contact not while a torpedo runs', () => {
    const state = quiet(10, 30_000)
    state.tracks = [15_000, 30_000, 900, 9000, 25, 90, 1, 0]
    expect(isOver(state)).toBe(false)
  })
  test('FGDN-H24-contact by option twice as many turns, or never', () => {
    const tables = [
      quiet(11, 30_000, { contactLost: '10' }),
      quiet(10, 30_000, { contactLost: '10' }),
      quiet(1, 30_000, { contactLost: 'never' }),
    ]
    expect(tables.map(isOver)).toEqual([false, true, false])
  })
  test('FGDN-H24-contact most points win as ever, and it is told why it is over', () => {
    const state = quiet(15, 30_000)
    state.ships[1]!.remaining = 1
    isOver(state)
    expect(GAME.standing(state)).toMatchObject({ over: true, winner: 0, turns: 20 })
    expect(tell({ type: 'ActionEnded', why: R['FGDN-H24-contact'] }, state)).toBe(
      'Contact is lost: the battle is over.',
    )
    expect(tell({ type: 'ActionEnded', why: R['FGDN-H24-victory'] }, state)).toBe('The battle is over.')
  })
})

describe('FGDN-H33-rescue', () => {
  const CREW = card({ crew: 1100 })
  const LAST = { turn: 4, phase: 'resolution' } as const
  /** Tiger is gone; two ships lie 250 yards off her grave to the north, one of each side; the wind blows from `wind`. */
  const grave = (wind: number, north = 250, options: Options = { searchAndRescue: 'on' }): State => {
    const state = sea(
      [
        [CREW, 20_000, 30_000],
        [CREW, 20_000, 30_000 + north],
      ],
      [[CREW, 20_100, 30_000 + north - 30]],
      {},
      options,
      LAST,
    )
    state.ships[0]!.end = GONE
    for (const ship of state.ships) ship.speed = ship.ordered = 0
    state.wind = wind
    return state
  }
  const rescued = (state: State, faces: readonly number[]): number[] => {
    play(state, faces, desk => nextPhase(desk))
    return state.annex.rescued
  }
  test('FGDN-H33-rescue FGDN-8.6-pickup whoever lies stopped upwind within 250 yards picks up D6/2 tens a turn', () => {
    const state = grave(0)
    state.annex.survivors.push(newSurvivors(0, 45))
    expect(rescued(state, [6, 4])).toEqual([1, 30, 2, 15])
    expect(state.annex.survivors[0]!.count).toBe(0)
    // a hundred yards too far, to leeward, under way, or without the option: nobody
    const none = [grave(0, 351), grave(1800), grave(0), grave(0, 250, {})]
    for (const ship of none[2]!.ships) ship.speed = 50
    for (const each of none) {
      each.annex.survivors.push(newSurvivors(0, 45))
      expect(rescued(each, [])).toEqual([])
    }
  })
  test('FGDN-H33-rescue FGDN-8.6-capacity no more than she has crew, and every ten men are a point', () => {
    const state = grave(0)
    state.annex.survivors.push(newSurvivors(0, 90))
    state.annex.rescued = [1, 1095]
    expect(rescued(state, [6, 6])).toEqual([1, 1095, 1, 5, 2, 30])
    // Tiger's 501 points for the other side, 110 and 3 for the men
    expect(pointsOf(state)).toEqual([110, 501 + 3])
  })
  test('FGDN-8.6-ship FGDN-R90 a ship that lies stopped within 250 yards as she goes down: a fifth more', () => {
    const left = (north: number): number => {
      const state = grave(0, north)
      state.ships[0]!.end = SINKING
      state.now = moment(TURN, 4, 'movement')
      state.agenda.push({ at: state.now, what: 2, ship: 0, amount: 0 })
      // D6 3: 330 of 1,100 men, with a fifth more 396, to the nearest ten 400
      play(state, [3], desk => nextPhase(desk))
      return state.annex.survivors[0]!.count
    }
    expect([left(250), left(351)]).toEqual([400, 330])
  })
})

describe('FGDN-H30-prices', () => {
  test('FGDN-H30-prices a ship costs her damage points, and a fleet may not cost more than its limit', () => {
    expect(GAME.price(TIGER)).toBe(501)
    expect(GAME.refuseFleet([501, 430], 931)).toBeNull()
    expect(GAME.refuseFleet([501, 430], 930)?.reason).toMatch(/931/)
  })
})

test('FGDN-H10-turns the umpire only begins a whole battle', () => {
  const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 20_000, 30_000]], {}, {}, { turn: 0, phase: 'resolution' })
  say(state, UMPIRE, GAME.begin, [12])
  expect([state.now, state.wind, state.ships[0]!.insight]).toEqual([moment(TURN, 1, 'plotting'), 0, [0, 2]])
})
