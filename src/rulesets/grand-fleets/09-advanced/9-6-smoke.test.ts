import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Size } from '../01-ships/ship.ts'
import type { State } from '../01-ships/state.ts'
import { nextPhase } from '../02-playing/2-sequence.ts'
import type { Move } from '../03-movement/3-2-track.ts'
import { hasTarget } from '../04-gunfire/4-5-legality.ts'
import { launchOf, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import { GAME } from '../game.ts'
import { isSmokeBetween } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight } from '../whole/battle.fixture.ts'
import { boat, idOf, inPhase, play } from '../whole/bench.fixture.ts'
import { hidesFromGuns } from './9-6-smoke.ts'

const ON = { smoke: 'on' }
const tubes = { label: '', range: 9, dmg: 1, groups: [{ arcs: 'PORT+STBD+FWD+AFT', tubes: 2 }] }
const scene = (size: Size = 'S', options: Record<string, string> = ON): State =>
  battle([{ card: boat({ size, torpedoes: tubes }), east: 8, north: 9 }], [{ card: boat(), east: 14, north: 9 }], {
    options,
  })
const moving = (size: Size = 'S', options: Record<string, string> = ON): State => {
  const state = scene(size, options)
  begin(state, [9, 1])
  return state
}
const move = (track: Move['track'], smoke = true): Command => ({ type: 'Move', ship: 0, track, smoke })
const why = (state: State, command: Command): string | null => {
  const refusal = refuse(state, { seat: 0, command })
  return refusal === null ? null : idOf(refusal.why)
}

describe('9.6 laying smoke', () => {
  test.each<[string, Move['track'], number[]]>([
    ['at the end of each mile', [{ ahead: 3000 }], [8000, 10_000, 8000, 11_000, 8000, 12_000]],
    ['not at that of a part', [{ ahead: 1500 }], [8000, 10_000]],
    ['round a corner', [{ ahead: 1500 }, { pivot: 900 }], [8000, 10_000]],
    ['two halves are a mile', [{ ahead: 500 }, { ahead: 500 }], [8000, 10_000]],
    ['standing still', [], []],
  ])('GF-9.6-lay %s: %j', (_title, track, smoke) => {
    const state = moving()
    fight(state, [], [[0, move(track)]])
    expect(state.smoke).toEqual(smoke)
  })

  test('GF-9.6-lay half a mile north, then east: the mile ends round the corner', () => {
    const state = moving()
    fight(state, [], [[0, move([{ ahead: 500 }, { pivot: 600 }, { ahead: 1000 }])]])
    // half a mile along 060: 433 east, 250 north
    expect(state.smoke).toEqual([8433, 9750])
  })

  test('GF-9.6-lay on hexes each hex entered, one marker in a place', () => {
    const state = moving('VS', { ...ON, board: 'hexes' })
    const { x, y } = state.ships[0]!
    state.smoke = [x, y - 1]
    fight(state, [], [[0, move([{ ahead: 2 }])]])
    expect(state.smoke).toEqual([x, y - 1, x, y - 2])
  })

  test('GF-9.6-lay only VS and S, only by option, only if she says so, and not off the board', () => {
    expect((['VS', 'S', 'M', 'VL'] as const).map(size => why(moving(size), move([{ ahead: 1000 }])))).toEqual([
      null,
      null,
      'GF-9.6-lay',
      'GF-9.6-lay',
    ])
    expect(why(moving('S', {}), move([{ ahead: 1000 }]))).toBe('GF-9.6-lay')
    const silent = moving()
    fight(silent, [], [[0, move([{ ahead: 3000 }], false)]])
    expect(silent.smoke).toEqual([])
    const leaving = moving()
    leaving.ships[0]!.y = 16_500
    fight(leaving, [], [[0, move([{ ahead: 3000 }])]])
    expect(leaving.smoke).toEqual([8000, 17_500])
  })

  test('GF-9.6-lay without a bridge, moved back, she leaves no more than she went', () => {
    const state = moving()
    Object.assign(state.ships[0]!, { bridge: 99 })
    Object.assign(state.ships[1]!, { x: 8000, y: 11_000 })
    fight(state, [], [[0, move([{ ahead: 2000 }])]])
    expect(state.smoke).toEqual([8000, 10_000])
  })

  test('GF-9.6-lay it is offered, suggested, and drawn', () => {
    const state = moving()
    const moves = GAME.present.offers(state, 0).filter(({ kind }) => kind === 'move')
    expect(moves.map(offer => (offer.kind === 'move' ? offer.words : ''))).toEqual([undefined, 'making smoke'])
    const [, making] = moves
    if (making?.kind !== 'move') throw new Error('no smoke is offered')
    expect(making.plan.command([{ ahead: 1 }])).toEqual(move([{ ahead: 1000 }]))
    const suggested = [...GAME.suggest(state, 0, new Dice(new Seeded(1)))]
    expect(suggested.some(order => order.type === 'Move' && order.smoke === true)).toBe(true)
    state.smoke = [8000, 10_000]
    expect(GAME.present.chart(state).smoke).toEqual([{ east: 8, north: 10, across: 1 }])
  })
})

describe('9.6 what smoke does', () => {
  const shooting = (smoke: number[], options = ON): State => {
    const state = inPhase(scene('S', options), 1, 'gunfire')
    return Object.assign(state, { smoke, acting: 0, due: 1 })
  }
  const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }

  test.each([
    ['none', [], null],
    ['between them', [11_000, 9000], 'GF-9.6-block'],
    ['grazing', [11_000, 9499], 'GF-9.6-block'],
    ['beside', [11_000, 9501], null],
    ['the firer in it', [7800, 9000], 'GF-9.6-block'],
    ['the target in it', [14_200, 9000], 'GF-9.6-block'],
    ['behind', [15_000, 9000], null],
  ])('GF-9.6-block gunfire, %s: %j', (_title, smoke, expected) => {
    expect(why(shooting(smoke), fire)).toBe(expected)
    expect(hasTarget(shooting(smoke), 0)).toBe(expected === null)
  })

  test('GF-9.6-block a mile or less is not blocked', () => {
    const state = shooting([8500, 9000])
    Object.assign(state.ships[1]!, { x: 9000 })
    expect([isSmokeBetween(state, 0, 1), hidesFromGuns(state, 0, 1)]).toEqual([true, false])
    Object.assign(state.ships[1]!, { x: 9001 })
    expect(hidesFromGuns(state, 0, 1)).toBe(true)
  })

  test.each([
    ['none', [], undefined],
    ['between them', [11_000, 9000], -2],
    ['beside', [11_000, 9501], undefined],
  ])('GF-9.6-block torpedoes, %s', (_title, smoke, line) => {
    const state = inPhase(shooting(smoke), 1, 'torpedo')
    const { sum } = play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1)))
    expect(Object.fromEntries(sum)['GF-9.6-block']).toBe(line)
    expect(why(state, { type: 'LaunchTorpedoes', ship: 0, target: 1, tubes: [1] })).toBeNull()
  })

  test('GF-9.6-block on hexes the firer’s hex, the target’s, and those between', () => {
    const state = shooting([], { ...ON, board: 'hexes' } as never)
    Object.assign(state.ships[0]!, { x: 8, y: -10 })
    Object.assign(state.ships[1]!, { x: 8, y: -14 })
    const hidden = (...smoke: number[]): boolean => hidesFromGuns(Object.assign(state, { smoke }), 0, 1)
    expect(hidden()).toBe(false)
    expect([hidden(8, -10), hidden(8, -12), hidden(8, -14)]).toEqual([true, true, true])
    expect([hidden(8, -9), hidden(9, -12), hidden(8, -15)]).toEqual([false, false, false])
    // along an edge both hexes must be in smoke (R25)
    Object.assign(state.ships[1]!, { x: 10, y: -11 })
    expect([hidden(9, -10), hidden(9, -11), hidden(9, -10, 9, -11)]).toEqual([false, false, true])
  })

  test('GF-9.6-clear in the End Phase each marker goes at 6 or more', () => {
    const state = inPhase(shooting([1000, 1000, 2000, 2000, 3000, 3000]), 1, 'torpedo')
    const { throws } = play(state, [6, 5, 10], nextPhase)
    expect(state.smoke).toEqual([2000, 2000])
    expect(throws.map(([rule]) => rule)).toEqual(['GF-9.6-clear', 'GF-9.6-clear', 'GF-9.6-clear'])
  })
})
