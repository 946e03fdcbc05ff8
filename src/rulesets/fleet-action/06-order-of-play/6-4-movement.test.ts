import { describe, expect, test } from 'vitest'
import { BERTH, CM, RESOLVE, type State, WRECK } from '../02-data-sheet/state.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { fleet, ship, stand } from '../whole/bench.fixture.ts'
import { speedsOf } from './6-4-movement.ts'
import { wayOff } from './6-withdraw.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
/** One of ours, heading north at ten knots, another far astern of her so that her squadron is not done, and one of theirs out of the way. */
const alone = (changes = {}, card = ship()): State =>
  during(
    table([
      [
        { card, seat: 0, ...at(100, 100), ...changes },
        { card: ship(), seat: 0, ...at(100, 30) },
      ],
      [{ card: ship(), seat: 1, ...at(390, 390) }],
    ]),
    'ship movement',
    0,
  )
const steer = (legs: readonly (readonly [number, number])[], smoke = false, who = 0) => ({
  type: 'Steer' as const,
  ship: who,
  legs: legs.map(([ahead, turn]) => ({ ahead, turn })),
  smoke,
})
const lies = (state: State, who = 0) => {
  const { x, y, heading } = state.ships[who]!
  return [Math.round(x / CM), Math.round(y / CM), heading]
}

describe('H17 movement', () => {
  test('FA-H17 a knot is a centimetre; the speed changes by a quarter of the first, rounded up', () => {
    // 30 knots at first: eight more or less than ten
    const state = alone()
    expect(speedsOf(state, 0)).toEqual([2, 18])
    expect([1, 2, 18, 19].map(far => refused(state, 0, steer([[far, 0]])))).toEqual(['FA-H17', null, null, 'FA-H17'])
    // 29: a quarter is 7.25, so eight
    expect(speedsOf(alone({}, ship({ speedMax: 29 })), 0)).toEqual([2, 18])
    told(state, 0, steer([[18, 0]]))
    expect([lies(state), state.ships[0]!.moved, state.ships[0]!.pace]).toEqual([[100, 118, 0], 18, 18])
  })
  test('FA-H17 what damage has left is all she has, however fast she was', () => {
    expect(speedsOf(alone({ speed: 1 }), 0)).toEqual([1, 1])
    expect(speedsOf(alone({ speed: 0 }), 0)).toEqual([0, 0])
    // R54: without Structure half of her first speed
    expect(speedsOf(alone({ s: 0, pace: 20 }), 0)).toEqual([12, 15])
  })
  test('FA-H17 her MVR straight on before each turn of at most 45°', () => {
    const state = alone()
    const rule = (...legs: [number, number][]) => refused(state, 0, steer(legs))
    expect([rule([4, 450], [6, 0]), rule([3, 450], [7, 0]), rule([4, 450], [4, 450], [2, 0])]).toEqual([
      null,
      'FA-H17',
      null,
    ])
    expect(rule([4, 450], [3, 450], [3, 0])).toBe('FA-H17')
    told(
      state,
      0,
      steer([
        [4, 450],
        [4, 450],
        [2, 0],
      ]),
    )
    // 4 north, 2.83 and 2.83 north-east, then 2 east
    expect(lies(state)).toEqual([105, 107, 900])
  })
  test('FA-10.S-steering without steering gear each turn takes a Crew Test; failed, she goes straight on', () => {
    const passed = alone({ sv: 0 })
    told(
      passed,
      0,
      steer([
        [4, 450],
        [6, 0],
      ]),
      [6],
    )
    expect(passed.ships[0]!.heading).toBe(450)
    const failed = alone({ sv: 0 })
    told(
      failed,
      0,
      steer([
        [4, 450],
        [6, 0],
      ]),
      [5],
    )
    expect(lies(failed)).toEqual([100, 110, 0])
  })
  test('FA-6.4-ship-move once a turn, with her squadron, by her side’s word, in the ship movement phase', () => {
    const state = alone()
    expect(refused(state, 1, steer([[10, 0]], false, 2))).toBe('FA-6.6-action')
    expect(refused(state, 0, steer([[10, 0]], false, 2))).toBe('FA-H19')
    told(state, 0, steer([[10, 0]]))
    expect(refused(state, 0, steer([[10, 0]]))).toBe('FA-6.6-action')
    expect(refused(during(alone(), 'action', 0), 0, steer([[10, 0]]))).toBe('FA-6-phase-order')
    // a duel has no such order
    expect(
      refused(
        fleet([
          { card: ship(), seat: 0 },
          { card: ship(), seat: 1, x: 9000 },
        ]),
        0,
        steer([[10, 0]]),
      ),
    ).toBe('FA-H54-duel')
  })
  test('FA-6.4-ship-move who is given no order goes on as she did', () => {
    const state = alone()
    told(state, 0, { type: 'Done' })
    expect([lies(state), lies(state, 1)]).toEqual([
      [100, 110, 0],
      [100, 40, 0],
    ])
    expect(state.word).toBe(1)
  })
  test('FA-H42 off the table she does not come back', () => {
    const state = alone({ y: 395 * CM })
    told(state, 0, steer([[10, 0]]))
    expect(state.ships[0]).toMatchObject({ berth: BERTH.away, moved: 6 })
    expect(refused(state, 0, steer([[10, 0]]))).toBe('FA-H42')
  })
})

describe('H23 smoke', () => {
  test('FA-H23 only who can make it and moves; it lies until her next move', () => {
    const state = alone()
    expect(refused(alone({ smoke: 0 }), 0, steer([[10, 0]], true))).toBe('FA-H23')
    expect(refused(alone({ pace: 0 }), 0, steer([], true))).toBe('FA-H23')
    told(state, 0, steer([[10, 0]], true))
    expect(state.ships[0]!.screen).toBe(1)
    Object.assign(state.ships[0]!, { acted: 0 })
    told(state, 0, steer([[10, 0]]))
    expect(state.ships[0]!.screen).toBe(0)
  })
})

describe('H18 collision', () => {
  /** Heading at one that lies across her way, ten centimetres off. */
  const meeting = (other: object, changes = {}, card = ship()): State =>
    during(
      table([
        [
          { card, seat: 0, ...at(100, 100), pace: 18, ...changes },
          { card: ship(), seat: 0, ...at(100, 30) },
        ],
        [{ card: ship(), seat: 1, ...at(100, 110, 900), pace: 0, ...other }],
      ]),
      'ship movement',
      0,
    )
  test('FA-H18 both stop; Flotation by the step of the closing speed; a roll for Critical Damage with that CV', () => {
    const state = meeting({})
    // 7 cm until their bases meet (4 long and 1.25 wide): step 3 of 7 knots; both escape criticals at CV 3
    told(state, 0, steer([[18, 0]]), [4, 4])
    expect(state.ships[0]).toMatchObject({ f: 7, moved: 7, pace: 0 })
    expect(state.ships[2]).toMatchObject({ f: 7, moved: 0, pace: 0 })
  })
  test('FA-H18 a point more for each size by which the other is larger', () => {
    const state = meeting({}, {}, ship({ targetSize: -2 }))
    told(state, 0, steer([[18, 0]]), [20, 20])
    // her base is 2.5 cm long: one centimetre nearer
    expect([state.ships[0]!.f, state.ships[2]!.f]).toEqual([10 - (3 + 2), 7])
  })
  test('FA-H35 a stand loses a vessel and has no save', () => {
    const state = meeting({ card: stand() })
    told(state, 0, steer([[18, 0]]), [20])
    expect(state.ships[2]!.vessels).toBe(3)
  })
  test('FA-H37 a wreck lies in the way, and is past harm', () => {
    const state = meeting({ end: WRECK })
    told(state, 0, steer([[18, 0]]), [20])
    expect([state.ships[0]!.f, state.ships[2]!.f]).toEqual([7, 10])
  })
  test('FA-H18 ships of one owner keep clear by a Crew Test of her who moves', () => {
    const friends = (): State =>
      during(
        table([
          [
            { card: ship(), seat: 0, ...at(100, 100), pace: 18 },
            { card: ship(), seat: 0, ...at(100, 110, 900), pace: 0 },
          ],
          [{ card: ship(), seat: 1, ...at(390, 390) }],
        ]),
        'ship movement',
        0,
      )
    const clear = friends()
    told(clear, 0, steer([[18, 0]]), [6])
    expect([clear.ships[0]!.f, clear.ships[0]!.moved]).toEqual([10, 7])
    const hit = friends()
    told(hit, 0, steer([[18, 0]]), [5, 20, 20])
    expect([hit.ships[0]!.f, hit.ships[1]!.f]).toEqual([7, 7])
  })
})

describe('H33 making off', () => {
  test('FA-H33 who withdraws goes away from the nearest enemy at her best speed, and no other way', () => {
    const state = alone({ resolve: RESOLVE.withdrawing })
    expect(refused(state, 0, steer([[10, 0]]))).toBe('FA-H33')
    // the enemy is north-east of her: she turns south-west, 45° after each MVR of 4
    expect(wayOff(state, 0)).toEqual([
      { ahead: 4, turn: -450 },
      { ahead: 4, turn: -450 },
      { ahead: 4, turn: -450 },
      { ahead: 6, turn: 0 },
    ])
    told(state, 0, { type: 'Withdraw', ship: 0 })
    expect(state.ships[0]).toMatchObject({ heading: 2250, moved: 18 })
    expect(refused(alone(), 0, { type: 'Withdraw', ship: 0 })).toBe('FA-H33')
  })
  test('FA-H33 who is abandoned stops as soon as she can, and does nothing', () => {
    const state = alone({ resolve: RESOLVE.abandoned })
    expect(refused(state, 0, steer([[10, 0]]))).toBe('FA-H33')
    told(state, 0, steer([[10, 0]], false, 1))
    expect(state.ships[0]!.moved).toBe(2)
  })
  test('FA-H33 who withdraws may shoot and spread torpedoes, but aims none', () => {
    const sea = (): State =>
      table([
        [{ card: ship(), seat: 0, ...at(100, 100), resolve: RESOLVE.withdrawing }],
        [{ card: ship(), seat: 1, ...at(120, 100) }],
      ])
    const salvo = { type: 'DeclareTorpedoes' as const, ship: 0, setting: 0, tubes: [1, 0] }
    const moving = during(sea(), 'ship movement', 0)
    expect(refused(moving, 0, { ...salvo, aim: { target: 1 } })).toBe('FA-H33')
    expect(refused(moving, 0, { ...salvo, aim: { x: 120 * CM, y: 100 * CM } })).toBeNull()
    const guns = [{ battery: 0, target: 1 }]
    const fire = { type: 'Activate' as const, ship: 0, light: null, guns, factors: [] }
    expect(refused(during(sea(), 'action', 0), 0, fire)).toBeNull()
  })
})

describe('P4 a squadron that is not told how to move', () => {
  test('FA-6.4-ship-move FA-H37 whoever was sunk by one that went before her does not move', () => {
    const state = during(
      table([
        [
          { card: ship(), seat: 0, ...at(100, 100), pace: 18 },
          { card: ship(), seat: 0, ...at(100, 110, 900), pace: 18, f: 1, cq: -2, dc: 0 },
        ],
        [{ card: ship(), seat: 1, ...at(390, 390) }],
      ]),
      'ship movement',
      0,
    )
    // no way round (5); the first escapes a critical (20); the second has a Wreck Test: 1
    const events = told(state, 0, { type: 'Done' }, [5, 20, 1])
    expect(state.ships[1]!.end).toBe(WRECK)
    expect(events.filter(({ type }) => type === 'ShipSteered')).toHaveLength(1)
    expect([state.squadrons[0]!.moved, state.word]).toEqual([1, 1])
  })
  test('FA-6.6-action a squadron whose last ship is lost while it moves is done', () => {
    const state = during(
      table([
        [{ card: ship({ DC: 0, F: 1, CQ: -2 }), seat: 0, ...at(100, 100), pace: 18 }],
        [{ card: ship(), seat: 1, ...at(100, 110, 900), pace: 0 }],
      ]),
      'ship movement',
      0,
    )
    // she sinks at once, the other escapes
    told(state, 0, steer([[18, 0]]), [1, 20])
    expect([state.ships[0]!.end, state.squadrons[0]!.moved, state.active, state.word]).toEqual([WRECK, 1, -1, 1])
  })
})
