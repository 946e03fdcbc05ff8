import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { comeUp, deepestAllowed } from '../08-1-damage/8-1-4-submarines.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { hitBridge } from '../08-3-criticals/8-3-systems.ts'
import { refuseAim } from '../battle/s2-aim.ts'
import { isContactLost } from '../battle/s34-victory.ts'
import { R } from '../book/register.ts'
import { orderWritten } from '../events/events.ts'
import { contactOf } from '../light/s12-detection.ts'
import { hullsOf } from '../measured.ts'
import { DEEDS, type Deed } from '../orders/deeds.ts'
import type { Command } from '../orders/orders.ts'
import { speedsOf } from '../sailing/s1-movement.ts'
import { play, typesOf } from '../whole/bench.fixture.ts'
import { E1, FOXGLOVE, meeting, SUB, whyNot } from './below.fixture.ts'

type Zone = Extract<Command, { type: 'Dive' }>['zone']
const dive = (zone: Zone, ship = E1): Deed => ({ type: 'Dive', ship, zone })
const boat = (state: State) => state.annex.boats[0]!
/** Plotting and Movement with these orders, and these faces. */
function move(state: State, orders: readonly Deed[], faces: readonly number[] = []) {
  return play(state, faces, desk => {
    for (const order of orders) orderWritten(desk, { ship: order.ship, order: DEEDS.seal(order) }, R['FGDN-H27-orders'])
    nextPhase(desk)
    nextPhase(desk)
  })
}
const at = (zone: number): State => {
  const state = meeting(4000)
  boat(state).zone = zone
  return state
}

describe('FGDN-H34-diving boats that dive', () => {
  test('FGDN-H34-diving by two zones at the beginning of Movement, and at once no faster than submerged', () => {
    const state = meeting(4000)
    const events = move(state, [dive('shallow')])
    expect([boat(state).zone, boat(state).charged, boat(state).spent]).toEqual([2, 9, 1])
    // 16 knots, slowing by half of her 8 a turn: 12 knots, 1,200 yards
    expect([state.ships[E1]!.speed, state.ships[E1]!.y]).toEqual([120, 31_200])
    expect(events.filter(({ type }) => type === 'DepthChanged' || type === 'CellsRun').map(({ why }) => why)).toEqual([
      R['FGDN-H34-diving'],
      R['FGDN-H34-diving'],
    ])
    const slow = at(1)
    slow.ships[E1]!.speed = 80
    expect(speedsOf(slow, E1)).toEqual({ least: 0, most: 80 })
  })
  test('FGDN-H34-diving no more than two zones, no deeper than her hull, her damage and her batteries allow', () => {
    const why = (state: State, zone: Zone) => whyNot(state, dive(zone))
    expect([why(at(0), 'shallow'), why(at(0), 'intermediate I')]).toEqual([null, R['FGDN-H34-diving']])
    expect([why(at(3), 'intermediate II'), why(at(3), 'deep')]).toEqual([null, R['FGDN-H18-depth']])
    expect([why(at(4), 'shallow'), why(at(4), 'intermediate II')]).toEqual([null, null])
    const burning = at(3)
    burning.ships[E1]!.fires = [1002]
    expect([why(burning, 'periscope'), why(burning, 'intermediate I')]).toEqual([null, R['FGDN-8.2-fire-minor-sub']])
    const leaking = at(2)
    leaking.ships[E1]!.floods = [1008]
    expect([why(leaking, 'shallow'), why(leaking, 'intermediate I')]).toEqual([null, R['FGDN-8.2-flood-major']])
    const spent = at(0)
    Object.assign(boat(spent), { charged: 0, spent: 10 })
    expect(why(spent, 'periscope')).toBe(R['FGDN-H34-diving'])
  })
  test('FGDN-H34-diving FGDN-8.3-switchboard FGDN-8.3-rudder-sub not without power, control or a bridge, nor by ships, nor where boats do not', () => {
    const dead = at(2)
    boat(dead).fuses = 1
    const adrift = at(2)
    boat(adrift).adrift = 1
    const blind = at(2)
    blind.ships[E1]!.bridge = 1
    expect([dead, adrift, blind].map(state => whyNot(state, dive('periscope')))).toEqual([
      R['FGDN-8.3-switchboard'],
      R['FGDN-8.3-rudder-sub'],
      R['FGDN-R62'],
    ])
    expect(whyNot(meeting(4000), dive('periscope', FOXGLOVE))).toBe(R['FGDN-H34-diving'])
    const shy = meeting(4000, { diving: 'stay on the surface' })
    expect(whyNot(shy, dive('periscope'))).toBe(R['FGDN-H34-diving'])
  })
  test('FGDN-H34-diving a cell a turn submerged, one charged on the surface, and without any she comes up a zone a turn', () => {
    const state = at(2)
    Object.assign(boat(state), { charged: 1, spent: 9 })
    move(state, [])
    expect([boat(state).charged, boat(state).spent, boat(state).zone, deepestAllowed(state, E1)]).toEqual([0, 10, 1, 0])
    const events = play(state, [], desk => comeUp(desk, E1))
    expect([boat(state).zone, events[0]!.why]).toEqual([0, R['FGDN-H34-diving']])
    state.now += 4
    move(state, [])
    expect([boat(state).charged, boat(state).spent]).toEqual([1, 9])
    // with a fire aboard it is the fire that brings her up
    const burning = at(2)
    Object.assign(boat(burning), { charged: 0, spent: 10 })
    burning.ships[E1]!.fires = [1002]
    expect(play(burning, [], desk => comeUp(desk, E1))[0]!.why).toBe(R['FGDN-8.2-fire-minor-sub'])
  })
  test('FGDN-H34-diving FGDN-H22-detection submerged she is not seen and fires no guns; from periscope depth she sees', () => {
    expect([0, 1, 2].map(zone => contactOf(at(zone), FOXGLOVE, E1))).toEqual(['seen', null, null])
    expect([0, 1, 2].map(zone => contactOf(at(zone), E1, FOXGLOVE))).toEqual(['seen', 'seen', null])
    const seen = at(2)
    seen.ships[FOXGLOVE]!.insight = [2, 0, 0, 0]
    expect(contactOf(seen, FOXGLOVE, E1)).toBeNull()
    expect([0, 1].map(zone => refuseAim(at(zone), E1, FOXGLOVE, 0, 0)?.why ?? null)).toEqual([
      null,
      R['FGDN-H34-diving'],
    ])
  })
  test('FGDN-H42-solutions FGDN-8.3-bridge-sub no torpedoes in the first turn in which her bridge works again', () => {
    const state = meeting(4000)
    const launch: Deed = {
      type: 'LaunchTorpedoes',
      ship: E1,
      tubes: [{ group: 1, count: 2, bearing: 0, depth: 'shallow' }],
    }
    // turn 1: D6 3, out through turn 3 (rounded up); fire D6 1 + 2 − 2
    play(state, [3, 1], desk => hitBridge(desk, E1, 0, false))
    const whyIn = (turn: number) => {
      state.now = moment(TURN, turn, 'plotting')
      return whyNot(state, launch)
    }
    expect([3, 4, 5].map(whyIn)).toEqual([R['FGDN-R62'], R['FGDN-H42-solutions'], null])
  })
  test('FGDN-H34-diving torpedoes leave on the surface and at periscope depth, before she goes deeper', () => {
    const launch: Deed = {
      type: 'LaunchTorpedoes',
      ship: E1,
      tubes: [{ group: 1, count: 2, bearing: 0, depth: 'shallow' }],
    }
    expect([0, 1, 2].map(zone => whyNot(at(zone), launch))).toEqual([null, null, R['FGDN-H34-diving']])
    const dead = at(1)
    boat(dead).fuses = 1
    expect(whyNot(dead, launch)).toBe(R['FGDN-8.3-switchboard'])
    const state = at(1)
    const types = typesOf(move(state, [launch, dive('intermediate I')]))
    expect(types.indexOf('TorpedoesLaunched')).toBeLessThan(types.indexOf('DepthChanged'))
    expect([boat(state).zone, state.tracks.length / 8]).toEqual([3, 2])
  })
  test('FGDN-H34-diving FGDN-H21-meeting hulls and torpedoes reach her at periscope depth, not below', () => {
    expect([0, 1, 2].map(zone => hullsOf(at(zone))[E1] !== null)).toEqual([true, true, false])
    // a torpedo of 30 knots, 100 yards from her, runs north with her, 3,000 yards in the turn; 70 per cent
    const run = (zone: number, faces: readonly number[]) => {
      const state = at(zone)
      Object.assign(state.ships[E1]!, { speed: 0, ordered: 0 })
      state.tracks = [10_000, 29_500, 0, 4000, 30, 70, 0, FOXGLOVE]
      return typesOf(move(state, [], faces)).filter(type => /Torpedo|Ship(Sinking|Destroyed)/.test(type))
    }
    // the throw for going off, half to rise, D10 × 2 turns
    expect(run(1, [70, 50, 3])).toEqual(['ShipSinking', 'TorpedoesRan'])
    expect(run(2, [])).toEqual(['TorpedoesRan'])
  })
  test('FGDN-H34-diving FGDN-H24-contact a battle does not die down while she is submerged within 6,000 yards of an enemy', () => {
    const quiet = (zone: number, yards: number) => {
      const state = meeting(yards)
      boat(state).zone = zone
      state.now += 120
      state.ships[1]!.flash = 1
      return isContactLost(state)
    }
    expect([quiet(0, 6000), quiet(1, 6000), quiet(1, 6001)]).toEqual([true, false, true])
  })
  test('FGDN-H34-diving a card says how fast she is submerged, 8 knots if it does not', () => {
    expect(SUB.boat!.knots).toBe(8)
  })
})
