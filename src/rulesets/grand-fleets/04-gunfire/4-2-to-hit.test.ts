import { describe, expect, test } from 'vitest'
import type { Card, Size } from '../01-ships/ship.ts'
import type { State } from '../01-ships/state.ts'
import { launchOf, TORPEDOES, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import { attack, boat, gun, IRON_DUKE, lightAttack, MOLTKE, pair, play, sumOf } from '../whole/bench.fixture.ts'
import { hits, rollToHit } from './4-2-to-hit.ts'
import { barrelsBearing } from './4-gunfire.ts'

/** A firer whose only line has this calibre. */
const armed = (calibreIn: number): Card => boat({ guns: [gun({ calibreIn })] })
const sized = (size: Size): Card => boat({ size })
/** Hits out of these faces under this modifier, on a ship that changes nothing. */
const hitsOf = (modifier: number, faces: readonly number[], dice: number, options = {}): number =>
  play(pair(boat(), boat(), { options }), faces, desk => hits(desk, dice, modifier)).value

describe('4.2 the dice', () => {
  test('GF-4.2-dice one for each barrel that bears; 8 and more hit', () => {
    const state = pair(IRON_DUKE, sized('M'), { range: 8 })
    const barrels = barrelsBearing(state, 0, 0, 1)
    const { value, throws } = play(state, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], desk =>
      rollToHit(desk, attack(state), barrels),
    )
    expect(value).toBe(3)
    expect(throws).toEqual([['GF-4.2-dice', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]])
  })

  test('GF-4.2-dice none for a mount that is lost', () => {
    const state = pair(IRON_DUKE, sized('M'), { range: 8 })
    state.ships[0]!.mounts = [1, 0, 2, 6, 6]
    expect(barrelsBearing(state, 0, 0, 1)).toBe(6)
  })

  test('GF-4.2-dice the sum is added to each die', () => {
    // 6" at medium: rate of fire +1, a very large target +1: 6 and more
    const state = pair(IRON_DUKE, IRON_DUKE, { range: 4 })
    const { value } = play(state, [5, 6, 5, 6, 5, 6], desk => rollToHit(desk, attack(state, 1), 6))
    expect(value).toBe(3)
  })
})

describe('4.2 the sum, line by line', () => {
  const lines = (state: State) => sumOf(state).lines

  test('GF-4.2-rof is added', () => {
    expect(lines(pair(boat({ guns: [gun({ rof: 2 })] }), boat()))).toEqual({ 'GF-4.2-rof': 2 })
    expect(lines(pair(boat({ guns: [gun({ rof: 0 })] }), boat()))).toEqual({})
  })

  test('GF-4.2-short is +2', () => {
    expect(lines(pair(boat(), boat(), { range: 4 }))).toEqual({ 'GF-4.2-short': 2 })
  })

  test('GF-4.2-medium is nothing', () => {
    expect(sumOf(pair(boat(), boat(), { range: 8 }))).toEqual({ total: 0, lines: {} })
  })

  test('GF-4.2-long is −1', () => {
    expect(lines(pair(boat(), boat(), { range: 12 }))).toEqual({ 'GF-4.2-long': -1 })
  })

  test.each([
    [0, 1],
    [2, 0],
    [4, -1],
    [6, -2],
  ])('GF-4.2-own-speed %i miles steamed: %i', (forward, value) => {
    const state = pair(boat(), boat())
    state.ships[0]!.forward = forward
    expect(lines(state)).toEqual(value === 0 ? {} : { 'GF-4.2-own-speed': value })
  })

  test.each([
    [1, 1],
    [3, 0],
    [5, -1],
    [8, -2],
  ])('GF-4.2-target-speed %i miles steamed: %i', (forward, value) => {
    const state = pair(boat(), boat())
    state.ships[1]!.forward = forward
    expect(lines(state)).toEqual(value === 0 ? {} : { 'GF-4.2-target-speed': value })
  })

  test('GF-4.2-own-speed and the target’s add up', () => {
    const state = pair(boat(), boat())
    state.ships[0]!.forward = 6
    state.ships[1]!.forward = 6
    expect(sumOf(state).total).toBe(-4)
  })

  // size by aspect: ahead, abeam, astern, abeam
  test.each([
    ['GF-4.2-vs', 'VS', [-1, -1, -1, -1]],
    ['GF-4.2-s', 'S', [-1, 0, -1, 0]],
    ['GF-4.2-m', 'M', [0, 0, 0, 0]],
    ['GF-4.2-l', 'L', [0, 1, 0, 1]],
    ['GF-4.2-vl', 'VL', [1, 1, 1, 1]],
  ] as const)('%s a %s target, seen from ahead, starboard, astern, port: %j', (rule, size, values) => {
    const found = [0, 90, 180, 270].map(isSeen => lines(pair(boat(), sized(size), { isSeen })))
    expect(found).toEqual(values.map(value => (value === 0 ? {} : { [rule]: value })))
  })

  test('GF-4.2-vs the firer’s own size is nothing', () => {
    for (const size of ['VS', 'S', 'M', 'L', 'VL'] as const) expect(sumOf(pair(sized(size), boat())).total).toBe(0)
  })
  test('GF-4.2-s abeam on the exact line', () => {
    expect(sumOf(pair(boat(), sized('S'), { isSeen: 30 })).total).toBe(0)
  })
  test('GF-4.2-m is nothing from any side', () => {
    for (const isSeen of [0, 45, 135, 180, 300]) expect(sumOf(pair(boat(), sized('M'), { isSeen })).total).toBe(0)
  })
  test('GF-4.2-l abeam on the exact line', () => {
    expect(sumOf(pair(boat(), sized('L'), { isSeen: 210 })).total).toBe(1)
  })
  test('GF-4.2-vl at any range', () => {
    expect([4, 8, 12].map(range => sumOf(pair(boat(), sized('VL'), { range })).total)).toEqual([3, 1, 0])
  })

  test.each([
    [10, 12, [2], -2],
    [10, 12, [2, 3, 4], -4],
    [13.5, 12, [0, 2], -2],
    [10, 12, [0], -1],
    [9.9, 12, [2, 3], -1],
    [10, 8, [2, 3], 0],
    [10, 4, [2, 3], 2],
  ])(
    'GF-4.2-overcon a %f" gun of ship 0 at %i miles, splashes of ships %j: %i in all',
    (calibre, range, splashes, total) => {
      const state = pair(armed(calibre), boat(), { range })
      state.ships[1]!.splashes = splashes
      expect(sumOf(state).total).toBe(total)
    },
  )

  test('GF-4.2-overcon the line is cited', () => {
    const state = pair(armed(12), boat(), { range: 12 })
    state.ships[1]!.splashes = [2, 3]
    expect(lines(state)).toEqual({ 'GF-4.2-long': -1, 'GF-4.2-overcon': -2 })
  })

  test.each([1, 2, 5])('GF-4.2-fire %i markers on the firer: −1 each, and the target’s own are nothing', fires => {
    const state = pair(boat(), boat())
    state.ships[0]!.fires = fires
    state.ships[1]!.fires = 9
    expect(lines(state)).toEqual({ 'GF-4.2-fire': -fires })
  })

  test('GF-6.23-fire spoils the aim of light guns and torpedoes as well', () => {
    const state = pair(MOLTKE, boat(), { range: 2 })
    state.ships[0]!.fires = 2
    // light guns: rate of fire +3, medium
    expect(sumOf(state, lightAttack(state)).total).toBe(3 - 2)
    expect(play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1))).value).toBe(-2)
  })

  test('GF-6.26-list is −2 for guns, light guns and torpedoes, on top of fires', () => {
    const state = pair(MOLTKE, boat(), { range: 2 })
    Object.assign(state.ships[0]!, { list: 1, fires: 1 })
    expect(sumOf(state).total).toBe(2 - 2 - 1)
    expect(sumOf(state, lightAttack(state)).total).toBe(3 - 2 - 1)
    expect(play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1))).value).toBe(-2 - 1)
  })

  test('GF-6.26-list the target’s own list is nothing', () => {
    const state = pair(boat(), boat())
    state.ships[1]!.list = 1
    expect(sumOf(state).total).toBe(0)
  })

  test('GF-4.2-dice all lines together', () => {
    // 12", ROF 1, long, firer 4 miles, target 6 miles, very large, two foreign splashes, one fire
    const state = pair(boat({ guns: [gun({ calibreIn: 12, rof: 1 })] }), sized('VL'), { range: 9 })
    Object.assign(state.ships[0]!, { forward: 4, fires: 1 })
    Object.assign(state.ships[1]!, { forward: 6, splashes: [2, 3, 0] })
    expect(sumOf(state)).toEqual({
      total: 1 - 1 - 1 - 2 + 1 - 2 - 1,
      lines: {
        'GF-4.2-rof': 1,
        'GF-4.2-long': -1,
        'GF-4.2-own-speed': -1,
        'GF-4.2-target-speed': -2,
        'GF-4.2-vl': 1,
        'GF-4.2-overcon': -2,
        'GF-4.2-fire': -1,
      },
    })
  })
})

describe('4.23 very low totals', () => {
  test('GF-4.23-minus3 a natural 10, then 6 to 10, unmodified', () => {
    expect(hitsOf(-3, [10, 9, 10, 1, 10, 5, 6, 10], 5)).toBe(2)
  })

  test('GF-4.23-minus4 a natural 10, then 8 to 10', () => {
    expect(hitsOf(-4, [10, 10, 10, 9, 7, 8, 10], 4)).toBe(2)
  })

  test('GF-4.23-minus5 a natural 10, then a 10', () => {
    expect(hitsOf(-5, [10, 10, 10, 9, 10, 1], 3)).toBe(1)
  })

  test('GF-4.23-minus3 without a natural 10 there is no second throw', () => {
    for (const modifier of [-3, -4, -5]) expect(hitsOf(modifier, [9, 9, 9, 9], 4)).toBe(0)
  })

  test('GF-4.23-minus3 second dice cite their line of the table', () => {
    const throwsAt = (modifier: number) =>
      play(pair(boat(), boat()), [10, 1], desk => hits(desk, 1, modifier)).throws.map(([rule]) => rule)
    expect(throwsAt(-3)).toEqual(['GF-4.2-dice', 'GF-4.23-minus3'])
    expect(throwsAt(-4)).toEqual(['GF-4.2-dice', 'GF-4.23-minus4'])
    expect(throwsAt(-5)).toEqual(['GF-4.2-dice', 'GF-4.23-minus5'])
  })

  test.each([-6, -7, -20])('GF-4.23-minus6 at %i nothing can hit, and nothing is thrown', modifier => {
    expect(hitsOf(modifier, [], 8)).toBe(0)
  })

  test('GF-4.23-minus6 at −2 the ordinary roll: a 10 hits, with no second die', () => {
    expect(hitsOf(-2, [10, 9, 8, 10], 4)).toBe(2)
  })
})

describe('R28 and R29', () => {
  test('GF-R28 with +7 and more a natural 1 hits: nothing need be thrown', () => {
    expect(hitsOf(7, [], 5)).toBe(5)
    expect(hitsOf(9, [], 5)).toBe(5)
  })

  test('GF-R28 with +6 a 1 misses and a 2 hits', () => {
    expect(hitsOf(6, [1, 2, 1, 2], 4)).toBe(2)
  })

  test('GF-R28 a natural 10 is no hit in itself', () => {
    expect(hitsOf(-3, [10, 5], 1)).toBe(0)
    expect(hitsOf(-6, [], 1)).toBe(0)
  })

  test('GF-R29 light guns reach the table with all their modifiers', () => {
    // rate of fire +3, long −1, a very small target −1, both ships red −2 −2: −3
    const state = pair(MOLTKE, sized('VS'), { range: 3 })
    state.ships[0]!.forward = 6
    state.ships[1]!.forward = 6
    expect(sumOf(state, lightAttack(state)).total).toBe(-3)
    const { value } = play(state, [10, 9, 6], desk => rollToHit(desk, lightAttack(state), 2))
    expect(value).toBe(1)
  })

  test('GF-R29 fires and a list bring guns to the table', () => {
    const state = pair(boat(), boat(), { range: 8 })
    Object.assign(state.ships[0]!, { fires: 2, list: 1 })
    expect(sumOf(state).total).toBe(-4)
    expect(play(state, [10, 7], desk => rollToHit(desk, attack(state), 1)).value).toBe(0)
  })

  test('GF-R29 so do torpedoes', () => {
    // five miles −1, both ships red −4
    const state = pair(MOLTKE, boat(), { range: 5 })
    state.ships[0]!.forward = 6
    state.ships[1]!.forward = 6
    const launch = launchOf(state, 0, 1)
    const { value, throws } = play(state, [10, 10, 9, 10], desk => TORPEDOES[0]!.act(desk, launch, 2))
    expect(value).toBe(1)
    expect(throws.map(([, faces]) => faces)).toEqual([
      [10, 10],
      [9, 10],
    ])
  })
})
