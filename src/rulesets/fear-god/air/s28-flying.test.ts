import { describe, expect, test } from 'vitest'
import { moment, phaseAt } from '#kernel/turn/index.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import { DESTROYED, HEAVY, OUT_OF_PLAY, TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import type { Event } from '../events/events.ts'
import { DEEDS } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { sea } from '../whole/battle.fixture.ts'
import { play, typesOf } from '../whole/bench.fixture.ts'
import { apart, FLAT, GUARDED } from './air.fixture.ts'
import { type FlyOff, flyOffAll, ready, recoverAll } from './s28-flying.ts'

const fly = (changes: Partial<FlyOff> = {}): FlyOff => ({
  type: 'FlyOff',
  ...{ ship: 0, count: 4, target: 1, weapon: 'bombs', ...changes },
})
const READY: Command = { type: 'ReadyAircraft', ship: 0, on: true }
const SAFE: Command = { type: 'ReadyAircraft', ship: 0, on: false }
const why = (state: State, command: Command) => refuse(state, { seat: 0, command })?.why ?? null
const H37 = R['FGDN-H37-flying']
const carrier = (state: State) => state.annex.carriers[0]!
/** Flat with her aircraft armed, Moltke so far to the east. */
const armed = (yards = 8000, options = {}): State => {
  const state = apart([FLAT], [GUARDED], yards, options)
  carrier(state).readied = 1
  return state
}
const launch = (state: State, deed: FlyOff): Event[] => {
  const words = DEEDS.seal(deed)
  state.plotted = [deed.ship, words.length, ...words]
  return play(state, [], desk => flyOffAll(desk))
}

describe('FGDN-H37-flying', () => {
  test('FGDN-H37-flying those on deck are armed, and two come up by her one elevator where there is room', () => {
    const state = apart([FLAT], [GUARDED])
    expect([why(state, READY), why(state, SAFE)]).toEqual([null, H37])
    play(state, [], desk => ready(desk, READY as never))
    // forward and aft are full; amidships there is room for two
    expect([carrier(state).aboard, carrier(state).readied]).toEqual([[4, 2, 2, 4], 1])
    expect([why(state, READY), why(state, SAFE)]).toEqual([H37, null])
    play(state, [], desk => ready(desk, SAFE as never))
    expect([carrier(state).aboard, carrier(state).readied]).toEqual([[4, 2, 2, 4], 0])
  })
  test('FGDN-H37-flying FGDN-8.3-ammofuel-purge what is purged or flooded arms nobody, and an elevator lost brings nobody up', () => {
    const state = apart([FLAT], [GUARDED])
    carrier(state).purged = 1
    expect(why(state, READY)).toBe(R['FGDN-8.3-ammofuel-purge'])
    const empty = apart([FLAT], [GUARDED])
    Object.assign(carrier(empty), { aboard: [0, 0, 0, 6], elevators: 0 })
    expect(why(empty, READY)).toBe(H37)
  })
  test('FGDN-H37-flying up to four that stand ready, by half the rate two, at an enemy within 12,000 yards', () => {
    expect(why(apart([FLAT], [GUARDED]), fly())).toBe(H37)
    expect([why(armed(), fly()), why(armed(), fly({ count: 5 }))]).toEqual([null, H37])
    const hurt = armed()
    carrier(hurt).deck = [1, 0, 0]
    expect([why(hurt, fly({ count: 2 })), why(hurt, fly({ count: 3 }))]).toEqual([null, H37])
    expect([why(armed(12_000), fly()), why(armed(12_001), fly())]).toEqual([null, H37])
    expect(why(armed(), fly({ target: 7 }))).toBe(H37)
    const stopped = armed()
    carrier(stopped).grounded = 1
    expect(why(stopped, fly())).toBe(H37)
  })
  test('FGDN-H37-flying by day, up to sea state 4, and not if nothing flies', () => {
    const at = (changes: object): State => {
      const state = sea([[FLAT, 10_000, 30_000]], [[GUARDED, 14_000, 30_000]], changes)
      carrier(state).readied = 1
      state.ships[0]!.insight[1] = 2
      return state
    }
    const rough = { sea: { width: 30, height: 30, state: 'rough' } }
    expect([why(at({}), fly()), why(at({ begins: 0, sunrise: 300, sunset: 1200 }), fly())]).toEqual([null, H37])
    expect(why(at(rough), fly())).toBe(H37)
    expect([READY, fly()].map(command => why(armed(8000, { flying: 'stay' }), command))).toEqual([H37, H37])
    expect(why(armed(), { ...READY, ship: 1 })).toBe(R['FGDN-H27-orders'])
    expect(refuse(armed(), { seat: 1, command: { ...READY, ship: 1 } })?.why).toBe(H37)
  })
  test('FGDN-H37-flying they leave from forward; a deck flown empty is armed no longer', () => {
    const state = armed()
    expect(launch(state, fly())).toMatchObject([{ type: 'PlanesLaunched', count: 4, target: 1, weapon: 0 }])
    expect([carrier(state).aboard, carrier(state).readied]).toEqual([[0, 0, 2, 6], 1])
    expect(state.annex.planes).toEqual([0, 1, 2, 3].map(() => newPlane(0, 1, 0)))
    launch(state, fly({ count: 2, weapon: 'guns' }))
    expect([carrier(state).aboard, carrier(state).readied]).toEqual([[0, 0, 0, 6], 0])
    const late = armed()
    late.ships[0]!.bridge = 1
    expect(launch(late, fly())).toEqual([])
  })
  test('FGDN-H37-flying in Resolution they land, damaged ones to be mended; those out of play are settled after the battle', () => {
    const home = (changes: (state: State) => void = () => {}): State => {
      const state = armed()
      for (const hit of [0, 0, HEAVY, DESTROYED, OUT_OF_PLAY]) {
        state.annex.planes.push({ ...newPlane(0, 1, 0), state: hit })
      }
      changes(state)
      play(state, [], desk => recoverAll(desk))
      return state
    }
    const state = home()
    expect([carrier(state).aboard, carrier(state).damaged]).toEqual([[4, 0, 2, 8], 1])
    expect(state.annex.planes).toEqual([{ ...newPlane(0, -1, 0), state: OUT_OF_PLAY }])
    // what lands at half the rate is sound; an after deck that is hit takes none, nor does a ship that is gone
    const slow = home(each => Object.assign(each.ships[0]!, { slowHelm: 1 }))
    expect([carrier(slow).aboard[3], carrier(slow).damaged]).toEqual([8, 0])
    const holed = home(each => Object.assign(carrier(each), { deck: [0, 0, 1] }))
    expect([carrier(holed).aboard[3], carrier(holed).damaged, holed.annex.planes.length]).toEqual([6, 0, 1])
    const away = home(each => Object.assign(each.ships[0]!, { away: 1 }))
    expect(carrier(away).aboard[3]).toBe(6)
  })
  test('FGDN-H37-flying FGDN-H27-orders sealed in Plotting, flown off in Movement, home at the end of the turn', () => {
    const state = armed()
    // Moltke has no guns left but her flak
    state.ships[1]!.mounts.fill(0)
    play(state, [], desk => resolve(desk, { seat: 0, command: fly({ count: 2 }) }))
    play(state, [], desk => resolve(desk, { seat: 0, command: { type: 'Pass' } }))
    // flak 18 per cent hits nobody, bombs 25 per cent hit nothing
    const events = play(state, [19, 19, 26, 26], desk => resolve(desk, { seat: 1, command: { type: 'Pass' } }))
    const flown = typesOf(events).filter(type => /Plane|Flak/.test(type))
    expect(flown).toEqual(['PlanesLaunched', 'FlakFired', 'PlanesAttacked', 'PlanesLanded'])
    expect([phaseAt(TURN, state.now), carrier(state).aboard]).toEqual(['plotting', [2, 0, 2, 8]])
  })
  test('FGDN-H37-flying a target that is gone by then is not attacked', () => {
    const state = armed()
    launch(state, fly())
    state.ships[1]!.away = 1
    state.now = moment(TURN, 1, 'planned fire')
    expect(typesOf(play(state, [], desk => nextPhase(desk)))).toEqual(['PhaseBegan'])
  })
})
