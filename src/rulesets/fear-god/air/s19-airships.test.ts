import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import type { Airship } from '../02-ships/annex.ts'
import { TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { closePhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import { DEEDS, type Deed } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { answer, card, play, typesOf } from '../whole/bench.fixture.ts'
import { apart, GUARDED, TENDER } from './air.fixture.ts'
import {
  burnAirships,
  fireAtAirships,
  flyAirships,
  type Skyfire,
  sendAirships,
  skyfireChance,
  tendAirships,
} from './s19-airships.ts'

const H39 = R['FGDN-H39-airships']
/** The airship of Tender, ship 0, and Moltke so far to the east. */
function aloft(changes: Partial<Airship> = {}, yards = 4000, options = {}): State {
  const state = apart([TENDER], [GUARDED], yards, options)
  Object.assign(state.annex.airships[0]!, changes)
  return state
}
const it_ = (state: State): Airship => state.annex.airships[0]!
const why = (state: State, command: Command, seat: number) => refuse(state, { seat, command })?.why ?? null
const SEND: Deed = { type: 'SendAirship', ship: 0, target: 1 }
const fireAt = (battery: number, part: 'gondola' | 'envelope' = 'envelope'): Deed => ({
  type: 'FireAtAirship',
  ...{ ship: 1, battery, airship: 0, part },
})
function plotted(state: State, ...deeds: readonly Deed[]): State {
  state.plotted = deeds.flatMap(deed => {
    const words = DEEDS.seal(deed)
    return [deed.ship, words.length, ...words]
  })
  state.now = moment(TURN, 1, 'planned fire')
  return state
}
const cells = (ruptured: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8].map(cell => Number(cell <= ruptured))

describe('FGDN-H39-airships', () => {
  test('FGDN-H39-airships her card says what flies in company', () => {
    expect(aloft().annex.airships).toEqual([
      {
        ...{ ship: 0, lost: 0, hydrogen: 1, engines: 4, port: 2, starboard: 2, tanks: [1, 1, 1, 1], controls: 0 },
        ...{ wireless: 1, weapons: 2, cells: cells(0), lightened: 0, burning: 0, bombs: 8, low: 0 },
      },
    ])
  })
  test('FGDN-H39-airships FGDN-8.8-engine sent as far as she flies in a turn: 45 knots are 4,500 yards, on two of four engines 2,200', () => {
    const sent = (changes: Partial<Airship>, yards: number) => why(aloft(changes, yards), SEND, 0)
    expect([sent({}, 4500), sent({}, 4501)]).toEqual([null, H39])
    expect([sent({ port: 1, starboard: 1 }, 2200), sent({ port: 1, starboard: 1 }, 2201)]).toEqual([null, H39])
    // circling, out of fuel, out of bombs, lightened, losing height
    expect([sent({ port: 0, controls: 2 }, 100), sent({ tanks: [2, 2, 2, 0] }, 100)]).toEqual([H39, H39])
    expect([sent({ bombs: 0 }, 100), sent({ lightened: 1 }, 100), sent({ lost: 1 }, 100)]).toEqual([H39, H39, H39])
    expect([sent({ cells: cells(3) }, 4000), sent({ cells: cells(4) }, 4000)]).toEqual([null, R['FGDN-8.8-cell']])
    expect(why(aloft({}, 4000, { flying: 'stay' }), SEND, 0)).toBe(R['FGDN-H37-flying'])
    expect(why(aloft(), { ...SEND, ship: 1, target: 0 } as Command, 1)).toBe(H39)
  })
  test('FGDN-H39-airships flak by twice 18 per cent, gondola or envelope; then four bombs by 15', () => {
    const state = plotted(aloft(), SEND)
    const events = play(state, [36, 50, 9, 15, 16, 16, 1], desk => sendAirships(desk))
    expect(typesOf(events)).toEqual(['AirshipHit', 'AirshipBombed', 'BombsStruck'])
    // 10 points pierce nothing of 4 cm: half
    expect(events.at(-1)).toMatchObject({ ship: 1, hits: 2, damage: 10 })
    expect([it_(state).bombs, it_(state).wireless]).toEqual([4, 0])
  })
  test('FGDN-H39-airships FGDN-8.8-fire-env one that is set alight drops nothing', () => {
    const state = plotted(aloft(), SEND)
    expect(typesOf(play(state, [36, 51, 1, 3], desk => sendAirships(desk)))).toEqual(['AirshipHit', 'AirshipLost'])
    expect([it_(state).bombs, it_(state).lost]).toEqual([8, 1])
  })
  test('FGDN-H39-airships fire at her: AA 10, others 5, 2 a point and 20 at most; half for the gondola', () => {
    const chance = (battery: number, points: number, part: Skyfire['part'] = 'envelope'): number =>
      answer(aloft(), [], desk => skyfireChance(desk, { target: 1, firer: 1, battery, airship: 0, part, points }))
    expect([chance(2, 6), chance(2, 6, 'gondola'), chance(3, 3), chance(3, 3, 'gondola')]).toEqual([22, 11, 11, 5])
    expect([chance(0, 8), chance(0, 12)]).toEqual([21, 25])
  })
  test('FGDN-H39-airships up to Long range, or 4,000 yards; in arc, instead of the battery’s attack', () => {
    const refused = (battery: number, yards: number, change: (state: State) => void = () => {}) => {
      const state = aloft({}, yards)
      change(state)
      return why(state, fireAt(battery), 1)
    }
    expect([refused(0, 17_805), refused(0, 17_806)]).toEqual([null, H39])
    expect([refused(2, 4000), refused(2, 4001), refused(9, 4000)]).toEqual([null, H39, H39])
    expect(refused(2, 4000, state => Object.assign(state.ships[1]!, { thirds: [0, 0, 3, 0] }))).toBe(R['FGDN-H16-arcs'])
    expect(refused(2, 4000, state => Object.assign(it_(state), { lost: 2 }))).toBe(H39)
    expect(refused(0, 4000, state => state.declared.push(1, 0, 0, 0))).toBe(H39)
    expect(why(aloft(), { ...fireAt(2), ship: 0 } as Command, 0)).toBe(H39)
  })
  test('FGDN-H39-airships FGDN-8.8-hit a hit is one critical on the part aimed at; the guns have fired and flash', () => {
    const state = plotted(aloft(), fireAt(2, 'gondola'))
    const events = play(state, [11, 1, 1], desk => fireAtAirships(desk))
    expect(events).toMatchObject([
      { type: 'AirshipFiredAt', ship: 1, battery: 2, part: 0, hit: 1 },
      { type: 'AirshipHit' },
    ])
    expect([it_(state).port, state.annex.skyward, state.ships[1]!.flash]).toEqual([1, [1, 2], 1])
    const missed = plotted(aloft(), fireAt(2))
    expect(play(missed, [23], desk => fireAtAirships(desk))).toMatchObject([{ type: 'AirshipFiredAt', hit: 0 }])
  })
  test('FGDN-H39-airships FGDN-8.1-simultaneous one that is brought down in this phase has dropped her bombs', () => {
    const state = plotted(aloft(), SEND, fireAt(2))
    // flak misses, four bombs miss, the AA guns hit an envelope of hydrogen
    const events = play(state, [37, 16, 16, 16, 16, 22, 1, 1], desk => closePhase(desk))
    expect(typesOf(events)).toEqual(['AirshipBombed', 'AirshipFiredAt', 'AirshipHit', 'AirshipLost'])
  })
  test('FGDN-H39-airships FGDN-8.8-fire-gondola FGDN-R94 fought in Plotting; in vain, it burns on in Resolution; a fresh one waits', () => {
    const state = aloft({ burning: 1 })
    play(state, [], desk => burnAirships(desk))
    play(state, [6], desk => tendAirships(desk))
    expect(it_(state).burning).toBe(2)
    play(state, [10], desk => burnAirships(desk))
    expect(it_(state).weapons).toBe(1)
    play(state, [5], desk => tendAirships(desk))
    expect(it_(state).burning).toBe(0)
    const lost = aloft({ burning: 1 })
    play(lost, [8], desk => tendAirships(desk))
    expect(it_(lost).lost).toBe(1)
  })
  test('FGDN-H39-airships FGDN-8.8-compensate who must descend is lightened, unless her ballast cannot be dropped', () => {
    const tended = (changes: Partial<Airship>): number => {
      const state = aloft(changes)
      play(state, [], desk => tendAirships(desk))
      return it_(state).lightened
    }
    expect([tended({ cells: cells(3) }), tended({ cells: cells(4) })]).toEqual([0, 1])
    expect(tended({ cells: cells(4), controls: 8 })).toBe(0)
  })
  test('FGDN-H39-airships FGDN-8.8-cell two steps a turn if she must descend, six in a dive: she is lost at six', () => {
    const state = aloft({ cells: cells(4), lightened: 0 })
    const lows = [1, 2, 3].map(() => {
      play(state, [], desk => flyAirships(desk))
      return it_(state).low
    })
    expect([lows, it_(state).lost]).toEqual([[2, 4, 6], 2])
    const dives = aloft({ cells: cells(6) })
    expect(typesOf(play(dives, [], desk => flyAirships(desk)))).toEqual(['AirshipSank', 'AirshipCameDown'])
    expect(play(dives, [], desk => flyAirships(desk))).toEqual([])
  })
  test('FGDN-H39-airships FGDN-R94 without elevator by the die, with it she climbs back', () => {
    const low = (changes: Partial<Airship>, faces: readonly number[]): number => {
      const state = aloft({ low: 3, ...changes })
      play(state, faces, desk => flyAirships(desk))
      return it_(state).low
    }
    expect([low({ controls: 1 }, [2]), low({ controls: 1 }, [3]), low({ controls: 1 }, [5])]).toEqual([2, 3, 4])
    expect([low({}, []), low({ cells: cells(2) }, []), low({ cells: cells(2), controls: 1 }, [1])]).toEqual([2, 3, 3])
  })
  test('FGDN-H39-airships she leaves with her ship, and gives no points', () => {
    const state = aloft({ burning: 1, cells: cells(8) })
    state.ships[0]!.away = 1
    for (const each of [tendAirships, flyAirships, burnAirships]) expect(play(state, [], each)).toEqual([])
    expect(why(state, fireAt(2), 1)).toBe(H39)
    expect(() => card({ airship: { port: 0, starboard: 0 } })).toThrow('an airship has an engine')
  })
})
