import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import { JAM_PORT, SLOW_STARBOARD, WEAVING } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { BOOK, R } from '../book/register.ts'
import { orderWritten } from '../events/events.ts'
import { hullsOf } from '../measured.ts'
import { DEEDS } from '../orders/deeds.ts'
import { sea } from '../whole/battle.fixture.ts'
import { BOAT, DESTROYER, DEUTSCHLAND, MOLTKE, play, TIGER, typesOf } from '../whole/bench.fixture.ts'
import { refusePlot, speedsOf, straightOn, walk } from './s1-movement.ts'
import type { Plot } from './s1-plot.ts'
import { runTogether, waysMeet } from './s1-together.ts'

const alone = () => sea([[TIGER, 10_000, 10_000, 0]], [[MOLTKE, 50_000, 50_000, 0]])
const plot = (speed: number, ...legs: Plot['legs']): Plot => ({ type: 'Plot', ship: 0, speed, legs })
const ruleOf = (refusal: ReturnType<typeof refusePlot>) => (refusal === null ? null : ruleAt(BOOK, refusal.why).id)

test('FGDN-8.3-personnel a boat that has lost four crew factors makes off at her best speed, one that has lost five keeps hers', () => {
  const boat = (crewLost: number): State => {
    const state = sea([[BOAT, 10_000, 30_000]], [[TIGER, 40_000, 30_000]])
    Object.assign(state.ships[0]!, { crewLost, speed: 200 })
    return state
  }
  // Tiger's engines: 28 knots, 4 knots up and 8 down in a turn
  const order = (crewLost: number, speed: number) => ruleOf(refusePlot(boat(crewLost), plot(speed)))
  expect([3, 4, 5].map(crewLost => speedsOf(boat(crewLost), 0))).toEqual([
    { least: 120, most: 240 },
    { least: 240, most: 240 },
    { least: 200, most: 200 },
  ])
  expect([order(3, 120), order(4, 240), order(4, 200), order(5, 200), order(5, 240)]).toEqual([
    null,
    null,
    'FGDN-8.3-personnel',
    null,
    'FGDN-8.3-personnel',
  ])
  // without an order she does the same
  expect([walk(boat(4), 0, straightOn(boat(4), 0)).speed, walk(boat(5), 0, straightOn(boat(5), 0)).speed]).toEqual([
    240, 200,
  ])
})

describe('FGDN-H19-run the three-minute rule', () => {
  test('FGDN-H19-run 28 knots are 2,800 yards, and a formation begins at the speed of its slowest', () => {
    expect(walk(alone(), 0, plot(280))).toMatchObject({ x: 10_000, y: 12_800, heading: 0, run: 2800, speed: 280 })
    // Deutschland has Tiger's 28 knots in this room's fixtures; a boat of 20 slows the line
    const slow = { ...DEUTSCHLAND, speeds: [20, 15, 10, 5, 0] }
    const line = sea(
      [
        [TIGER, 10_000, 10_000],
        [slow, 10_000, 9000],
      ],
      [[MOLTKE, 50_000, 50_000]],
    )
    expect(line.ships.map(({ speed, ordered }) => [speed, ordered])).toEqual([
      [200, 200],
      [200, 200],
      [280, 280],
    ])
  })
})

describe('FGDN-H8-accel speed in a turn', () => {
  test('FGDN-H8-accel Tiger at 20 knots can make 24, or slow to 12', () => {
    const state = alone()
    state.ships[0]!.speed = 200
    expect(speedsOf(state, 0)).toEqual({ least: 120, most: 240 })
    expect([250, 110].map(speed => ruleOf(refusePlot(state, plot(speed))))).toEqual(['FGDN-H8-accel', 'FGDN-H8-accel'])
    expect(refusePlot(state, plot(240))).toBeNull()
  })
  test('FGDN-8.1.1-coast 125 points down she coasts from 28 to 24, then to 21', () => {
    const state = alone()
    state.ships[0]!.remaining -= 125
    expect(speedsOf(state, 0).most).toBe(240)
    state.ships[0]!.speed = 240
    expect(speedsOf(state, 0).most).toBe(210)
  })
})

describe('FGDN-H20-turning advance and turns', () => {
  test('FGDN-H20-turning 45 degrees at once after a straight run, 90 after 500 yards more; two knots for each', () => {
    const state = alone()
    expect(walk(state, 0, plot(280, { turn: 450 }))).toMatchObject({ x: 11_980, y: 11_980, heading: 450, speed: 260 })
    // 500 yards on 045 are 354 each way, the other 2,300 go east
    expect(walk(state, 0, plot(280, { turn: 900 }))).toMatchObject({ x: 12_654, y: 10_354, heading: 900, speed: 240 })
  })
  test('FGDN-H20-turning fresh from a turn she must run her advance first: 500 yards of size A, 300 of C', () => {
    const state = sea([[TIGER, 10_000, 10_000]], [[DESTROYER, 50_000, 50_000]])
    for (const ship of state.ships) ship.straight = 0
    expect(walk(state, 0, plot(280, { turn: 900 })).way.slice(0, 2)).toEqual([10_000, 10_500])
    expect(walk(state, 1, { ...plot(340, { turn: 900 }), ship: 1 } as Plot).way.slice(0, 2)).toEqual([50_000, 50_300])
    state.ships[0]!.speed = 100
    // four steps need 2,000 yards, and 1,400 are run at 14 knots
    expect(ruleOf(refusePlot(state, plot(140, { turn: 1800 })))).toBe('FGDN-H20-turning')
    expect(refusePlot(state, plot(140, { turn: 900 }))).toBeNull()
  })
  test('FGDN-8.3-rudder-dis by 15 degrees at a time with the steering disabled', () => {
    const state = alone()
    state.ships[0]!.steering = 1
    // a third of 28 knots, 9, is her best; she coasts down to 24
    expect(walk(state, 0, plot(240, { turn: 450 }))).toMatchObject({ heading: 450, turned: 450 })
    expect(walk(state, 0, plot(240, { turn: 450 })).way.filter((_, i) => i % 4 === 2)).toEqual([150, 300, 450])
  })
  test('FGDN-8.3-rudder-jam FGDN-R72 jammed to port she circles, six times 45 degrees in 2,800 yards; slightly by 15', () => {
    const state = alone()
    state.ships[0]!.rudder = JAM_PORT
    expect(walk(state, 0, plot(280))).toMatchObject({ heading: 900, turned: 2700, speed: 160 })
    expect(ruleOf(refusePlot(state, plot(280, { turn: 450 })))).toBe('FGDN-8.3-rudder-jam')
    state.ships[0]!.rudder = SLOW_STARBOARD
    expect(walk(state, 0, plot(280))).toMatchObject({ heading: 900, turned: 900, speed: 240 })
  })
  test('FGDN-R62 FGDN-R17 without a bridge she takes no orders and goes on; a pre-dreadnought may not weave', () => {
    const state = sea([[TIGER, 10_000, 10_000]], [[DEUTSCHLAND, 50_000, 50_000]])
    state.ships[0]!.bridge = 1
    expect(ruleOf(refusePlot(state, plot(280)))).toBe('FGDN-R62')
    expect(walk(state, 0, plot(100, { turn: 450 }))).toMatchObject({ heading: 0, y: 12_800 })
    expect(ruleOf(refusePlot(state, { ...plot(280), ship: 1, weave: true }))).toBe('FGDN-R17')
    expect(walk(state, 1, { ...plot(280), weave: true }).helm).toBe(WEAVING)
  })
})

/** Orders as if both sides had written them, then Plotting and Movement. */
function turn(state: State, plots: readonly Plot[], faces: readonly number[] = []) {
  return play(state, faces, desk => {
    for (const each of plots) orderWritten(desk, { ship: each.ship, order: DEEDS.seal(each) }, R['FGDN-H27-orders'])
    nextPhase(desk)
    nextPhase(desk)
  })
}

describe('moving together', () => {
  test('FGDN-8.3-bridge a ship that answers slowly does what she was told a turn ago', () => {
    const state = alone()
    state.ships[0]!.slowHelm = 1
    turn(state, [plot(280, { turn: 450 })])
    expect(state.ships[0]).toMatchObject({ x: 10_000, y: 12_800, heading: 0 })
    play(state, [], desk => {
      for (let phase = 0; phase < 4; phase++) nextPhase(desk)
    })
    turn(state, [plot(280)])
    expect(state.ships[0]!.heading).toBe(450)
  })
  test('FGDN-H21-meeting head on at 28 knots each they meet at 56: by 56 per cent, in the last Impulse', () => {
    const meeting = (options = {}) =>
      sea([[TIGER, 10_000, 10_000, 0]], [[MOLTKE, 10_000, 15_600, 180]], {}, options, { phase: 'movement' })
    const walks = (state: State) => [0, 1].map(ship => walk(state, ship, plot(280)))
    const run = (state: State, faces: readonly number[]) =>
      play(state, faces, desk => runTogether(desk, hullsOf(state), walks(state)))
    expect(typesOf(run(meeting(), [57]))).toEqual([])
    // 56 hundredths of 430 and of 501 points
    expect(run(meeting(), [56])).toMatchObject([
      { type: 'Collided', ship: 0, damage: 240 },
      { type: 'Collided', ship: 1, damage: 280 },
    ])
    expect(typesOf(run(meeting({ meetingHulls: 'pass' }), []))).toEqual([])
    const state = meeting()
    expect(waysMeet(state, 0, walks(state)[0]!, 1, walks(state)[1]!)).toBe(true)
    expect(waysMeet(state, 0, walk(state, 0, plot(200)), 1, walk(state, 1, plot(200)))).toBe(false)
  })
  test('FGDN-H24-victory off the board she is out of the battle', () => {
    const state = sea([[TIGER, 10_000, 59_000, 0]], [[MOLTKE, 50_000, 30_000, 0]])
    const events = turn(state, [plot(280)])
    expect(typesOf(events)).toContain('ShipLeft')
    expect(state.ships[0]!.away).toBeGreaterThan(0)
  })
})
