import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import type { Size } from '../01-ships/ship.ts'
import { isSunk, type State, TURN } from '../01-ships/state.ts'
import { movementPoints } from '../03-movement/3-movement.ts'
import { hits } from '../04-gunfire/4-2-to-hit.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { launchOf, TORPEDOES } from '../05-torpedoes/5-torpedoes.ts'
import { critical } from '../06-criticals/6-criticals.ts'
import { endPhase } from '../06-criticals/6-end-phase.ts'
import { isMasked } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  boat,
  fleet,
  gun,
  IRON_DUKE,
  idOf,
  inPhase,
  MOLTKE,
  off,
  pair,
  play,
  SEA,
  told,
} from '../whole/bench.fixture.ts'
import { OPTIONS } from './options.ts'
import { BOOK } from './register.ts'

// Each option, in each of its ways. The first value named is the checklist's.

const CENTRE = { x: 30_000, y: 30_000 }
const near = (options: Record<string, string>): State => pair(IRON_DUKE, MOLTKE, { range: 2, options })
const nextPhase = (state: State, faces: readonly number[] = []) =>
  play(state, faces, desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))
const FIRE: Command = { type: 'FireGuns', ship: 1, batteries: [{ battery: 0, target: 0 }], lightGuns: [] }
const refusedBy = (state: State, command: Command): string | null => {
  const refusal = refuse(state, { seat: 1, command })
  return refusal === null ? null : idOf(refusal.why)
}

test.each(OPTIONS.map(option => [option.name, option] as const))(
  '%s answers a rule of the register',
  (_name, option) => {
    const rule = BOOK.rules.find(({ id }) => id === option.rule)
    expect(rule).toBeDefined()
    expect(rule!.state).toBe('done')
    expect(option.values).toContain(option.standard)
    expect(new Set(option.values).size).toBe(option.values.length)
    expect(option.values.length).toBeGreaterThan(1)
  },
)

test('the standard is the checklist’s recommendation', () => {
  expect(Object.fromEntries(OPTIONS.map(({ rule, standard }) => [rule, standard]))).toEqual({
    'GF-6-optional': 'on',
    'GF-0.31-hex': 'open sea',
    'GF-4.11-casemate': 'off',
    'GF-3.11-expanded': 'off',
    'GF-2.31-partial': 'off',
    'GF-2.13-screen': 'off',
    'GF-6.27-flash': 'off',
    'GF-R15': 'next-turn',
    'GF-R16': 'next-turn',
    'GF-R18': 'off',
    'GF-R20': 'boxes',
    'GF-R21': 'torpedo',
    'GF-R24': 'smaller',
    'GF-R28': 'off',
    'GF-R26': '1:2400',
    'GF-R30': 'ship',
    'GF-7.1-form': 'off',
    'GF-7.4-line': 'off',
    'GF-8.1-orders': 'off',
    'GF-9.1-crew': 'off',
    'GF-9.2-float': 'off',
    'GF-9.3-form': 'off',
    'GF-9.4-first': 'off',
    'GF-9.5-states': 'off',
    'GF-9.6-lay': 'off',
    'GF-9.7-light': 'off',
    'GF-9.8-load': 'off',
    'GF-9.9-visibility': 'off',
  })
})

describe('criticals', () => {
  const harm = { target: 1, arcs: 0, column: 'torpedo', locations: true } as const

  test('GF-6-optional on: a location 10 and a torpedo hit are thrown for', () => {
    const state = near({ criticals: 'on' })
    // two criticals of 8, Flooding
    play(state, [10, 4, 4, 4, 4], desk => suffer(desk, harm, 1, 1))
    expect(state.ships[1]!.floods).toBe(2)
  })

  test('GF-6-optional off: neither is', () => {
    const state = near({ criticals: 'off' })
    expect(told(play(state, [10], desk => suffer(desk, harm, 1, 1)).events)).toEqual(['BoxesLost 1'])
  })

  test('GF-6-optional off: fires that were there burn on, without criticals of their own', () => {
    const state = inPhase(near({ criticals: 'off' }), 1, 'end')
    state.ships[1]!.fires = 1
    play(state, [4, 10], desk => endPhase(desk, 1))
    expect(state.ships[1]).toMatchObject({ lost: 1, fires: 1 })
  })
})

describe('casemateSplit', () => {
  const both: Command = {
    type: 'FireGuns',
    ship: 1,
    batteries: [
      { battery: 1, target: 0 },
      { battery: 1, target: 2 },
    ],
    lightGuns: [],
  }
  const scene = (casemateSplit: string): State =>
    fleet(
      SEA,
      [
        { card: MOLTKE, seat: 0, ...off(CENTRE, 90, 3) },
        { card: IRON_DUKE, seat: 1, ...CENTRE },
        { card: MOLTKE, seat: 0, ...off(CENTRE, 270, 3) },
      ],
      { casemateSplit },
    )

  test('GF-4.11-casemate off: one target', () => {
    expect(refusedBy(scene('off'), both)).toBe('GF-4.11-one-target')
  })
  test('GF-4.11-casemate on: one on each beam', () => {
    expect(refusedBy(scene('on'), both)).toBe(null)
  })
})

describe('antiFlash', () => {
  test('GF-6.27-flash off: a magazine is the end', () => {
    const state = near({ antiFlash: 'off' })
    play(state, [], desk => critical(desk, 1, 'Magazine', 1))
    expect(isSunk(state, 1)).toBe(true)
  })
  test('GF-6.27-flash on: not always', () => {
    const state = near({ antiFlash: 'on' })
    play(state, [6], desk => critical(desk, 1, 'Magazine', 1), [0])
    expect(state.ships[1]).toMatchObject({ lost: 0, floods: 1, mounts: [0, 1, 1, 2, 6, 6] })
  })
})

describe('bridgeUntil', () => {
  const struck = (bridgeUntil: string): State => {
    const state = near({ bridgeUntil })
    play(state, [], desk => critical(desk, 1, 'Bridge', 1))
    return state
  }

  test('GF-R15 next-turn: out in this turn and the next', () => {
    const state = struck('next-turn')
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 2, 'torpedo'))
    expect(refusedBy(state, FIRE)).toBe('GF-6.21-bridge')
    expect(refusedBy(inPhase(state, 2, 'gunfire'), FIRE)).toBe('GF-6.21-bridge')
    expect(refusedBy(inPhase(state, 3, 'gunfire'), FIRE)).toBe(null)
  })

  test('GF-R15 this-turn: out to the end of this turn’s Torpedo Phase only', () => {
    const state = struck('this-turn')
    expect(refusedBy(state, FIRE)).toBe('GF-6.21-bridge')
    nextPhase(state, [2, 1])
    nextPhase(state)
    expect(state.ships[1]!.bridge).toBe(-1)
    expect(movementPoints(inPhase(state, 2, 'movement'), 1)).toBe(5)
    expect(refusedBy(inPhase(state, 2, 'gunfire'), FIRE)).toBe(null)
  })

  test('GF-R15 this-turn, hit in the End Phase: the next Torpedo Phase to end is that of the next turn', () => {
    // no marker is put down whose time is already over
    const state = inPhase(near({ bridgeUntil: 'this-turn' }), 1, 'end')
    play(state, [], desk => critical(desk, 1, 'Bridge', 1))
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 2, 'torpedo'))
  })
})

describe('fireControl', () => {
  const struck = (fireControl: string): State => {
    const state = near({ fireControl })
    play(state, [], desk => critical(desk, 1, 'Fire Control', 1))
    return state
  }
  /** Whether she may fire in turns 1, 2 and 3. */
  const mayFire = (state: State): boolean[] => {
    const may: boolean[] = []
    for (const turn of [1, 2, 3]) {
      may.push(refusedBy(inPhase(state, turn, 'gunfire'), FIRE) === null)
      nextPhase(state, [2, 1])
    }
    return may
  }

  test('GF-R16 next-turn: she fires in the turn of the hit and is silent in the next', () => {
    expect(mayFire(struck('next-turn'))).toEqual([true, false, true])
  })

  test('GF-R16 at-once: she is silent for the rest of that turn, and free in the next', () => {
    expect(mayFire(struck('at-once'))).toEqual([false, true, true])
  })

  test('GF-R16 at-once, hit in the End Phase: the next Gunfire Phase is that of the next turn', () => {
    const state = inPhase(near({ fireControl: 'at-once' }), 1, 'end')
    play(state, [], desk => critical(desk, 1, 'Fire Control', 1))
    expect(refusedBy(inPhase(state, 2, 'gunfire'), FIRE)).toBe('GF-6.24-firectrl')
    nextPhase(state, [2, 1])
    expect(refusedBy(inPhase(state, 3, 'gunfire'), FIRE)).toBe(null)
  })
})

describe('floodLocations', () => {
  const flooded = (floodLocations: string): State => {
    const state = inPhase(near({ floodLocations }), 1, 'end')
    state.ships[1]!.floods = 1
    return state
  }

  test('GF-R18 off: water wrecks nothing', () => {
    const { throws } = play(flooded('off'), [2], desk => endPhase(desk, 1))
    expect(throws.length).toBe(1)
  })
  test('GF-R18 on: as with fire, mounts and criticals', () => {
    const state = flooded('on')
    // two boxes: a turret of her choice, a critical of 11, Bridge by gunfire's column
    play(state, [2, 1, 10, 5, 6], desk => endPhase(desk, 1), [3])
    expect(state.ships[1]).toMatchObject({ lost: 2, mounts: [1, 1, 1, 1, 6, 6], bridge: 10 })
  })
})

describe('torpedoDamage', () => {
  const hit = (options: Record<string, string>, faces: readonly number[]): State => {
    const state = inPhase(pair(IRON_DUKE, MOLTKE, { range: 2, options }), 1, 'torpedo')
    play(state, faces, desk => TORPEDOES[1]!.act(desk, launchOf(state, 0, 1), 1))
    return state
  }

  test('GF-R20 boxes: five boxes for a hit of five', () => {
    expect(hit({ torpedoDamage: 'boxes' }, [9, 9, 9, 9, 9, 4, 4]).ships[1]!.lost).toBe(5)
  })
  test('GF-R20 dice: five dice, of which a 1 fails', () => {
    expect(hit({ torpedoDamage: 'dice' }, [1, 2, 1, 10, 5, 9, 9, 9, 4, 4]).ships[1]!.lost).toBe(3)
  })
  test('GF-R20 dice: with five ones the hit is still a critical', () => {
    expect(hit({ torpedoDamage: 'dice' }, [1, 1, 1, 1, 1, 4, 4]).ships[1]).toMatchObject({ lost: 0, floods: 1 })
  })
})

describe('torpedoLocations', () => {
  const harm = { target: 1, arcs: 0, column: 'torpedo', locations: true } as const

  test('GF-R21 torpedo: a location 10 on the torpedo column', () => {
    const state = near({ torpedoLocations: 'torpedo' })
    play(state, [10, 5, 6, 5, 6], desk => suffer(desk, harm, 1, 1))
    expect(state.ships[1]).toMatchObject({ fires: 2, bridge: -1 })
  })
  test('GF-R21 gunfire: on the gunfire column, the certain one still on the other', () => {
    const state = near({ torpedoLocations: 'gunfire' })
    const { throws } = play(state, [10, 5, 6, 5, 6], desk => suffer(desk, harm, 1, 1))
    expect(throws.map(([, faces]) => faces)).toEqual([[10], [5, 6], [5, 6]])
    expect(state.ships[1]).toMatchObject({ fires: 1, bridge: 6 + 4 })
  })
})

describe('blockingSize', () => {
  const masked = (blockingSize: string, between: Size): boolean =>
    isMasked(
      fleet(
        SEA,
        [
          { card: boat({ size: 'VL' }), seat: 0, ...CENTRE },
          { card: boat({ size: 'M' }), seat: 1, ...off(CENTRE, 0, 6) },
          { card: boat({ size: between }), seat: 1, ...off(CENTRE, 0, 3), heading: 900 },
        ],
        { blockingSize },
      ),
      0,
      1,
      'guns',
    )

  test('GF-R24 smaller: as large as the smaller of the two', () => {
    expect((['S', 'M', 'L', 'VL'] as const).map(size => masked('smaller', size))).toEqual([false, true, true, true])
  })
  test('GF-R24 larger: as large as the larger', () => {
    expect((['S', 'M', 'L', 'VL'] as const).map(size => masked('larger', size))).toEqual([false, false, false, true])
  })
})

describe('naturalToHit', () => {
  const hitsOf = (naturalToHit: string, modifier: number, faces: readonly number[], dice = faces.length): number =>
    play(pair(boat(), boat(), { options: { naturalToHit } }), faces, desk => hits(desk, dice, modifier)).value

  test('GF-R28 off: at +7 a 1 hits, at −6 nothing does, at −3 a 10 is thrown again', () => {
    expect(hitsOf('off', 7, [], 3)).toBe(3)
    expect(hitsOf('off', -6, [], 3)).toBe(0)
    expect(hitsOf('off', -3, [10, 5], 1)).toBe(0)
  })
  test('GF-R28 on: a 1 always misses, a 10 always hits, whatever the sum', () => {
    expect(hitsOf('on', 7, [1, 2, 1, 10])).toBe(2)
    expect(hitsOf('on', 12, [1, 2])).toBe(1)
    expect(hitsOf('on', -6, [10, 9])).toBe(1)
    expect(hitsOf('on', -3, [10, 9])).toBe(1)
    expect(hitsOf('on', 0, [7, 8, 1, 10])).toBe(2)
  })
})

describe('models', () => {
  // 600 feet: 3", 2.4" and 1.2" of model; at 4", 3" and 2" to the mile 0.75, 0.8 and 0.6 mile
  test.each([
    ['1:2400', 375],
    ['1:3000', 400],
    ['1:6000', 300],
  ])('GF-R26 %s: a ship of 600 feet across the line masks it to %i thousandths on either side', (models, half) => {
    const masked = (dx: number): boolean =>
      isMasked(
        fleet(
          SEA,
          [
            { card: boat(), seat: 0, ...CENTRE },
            { card: boat(), seat: 1, ...off(CENTRE, 0, 6) },
            { card: boat({ lengthFt: 600 }), seat: 1, x: CENTRE.x + dx, y: CENTRE.y + 3000, heading: 900 },
          ],
          { models },
        ),
        0,
        1,
        'guns',
      )
    expect([masked(half - 1), masked(half + 1), masked(1 - half), masked(-half - 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

describe('splashes', () => {
  /** Two heavy batteries at one target, then what another ship's sum takes off for them. */
  const after = (splashes: string): { markers: number[]; overcon: number } => {
    const groups = [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }]
    const card = boat({ guns: [gun({ calibreIn: 12, groups }), gun({ calibreIn: 10, hitOn: [2, 2], groups })] })
    const state = fleet(
      SEA,
      [
        { card, seat: 0, ...CENTRE },
        { card: boat(), seat: 1, ...off(CENTRE, 0, 10) },
        { card, seat: 0, ...off(CENTRE, 90, 1) },
      ],
      { splashes },
    )
    const order = (ship: number): Command => ({
      type: 'FireGuns',
      ship,
      batteries: [
        { battery: 0, target: 1 },
        { battery: 1, target: 1 },
      ],
      lightGuns: [],
    })
    play(state, [1, 1], desk => resolve(desk, { seat: 0, command: order(0) }))
    const { sum } = play(state, [1, 1], desk => resolve(desk, { seat: 0, command: order(2) }))
    return {
      markers: [...state.ships[1]!.splashes],
      overcon: sum.find(([rule]) => rule === 'GF-4.2-overcon')?.[1] ?? 0,
    }
  }

  test('GF-R30 ship: one marker for each ship', () => {
    expect(after('ship')).toEqual({ markers: [0, 2], overcon: -1 })
  })
  test('GF-R30 battery: one for each battery; her own still never count', () => {
    expect(after('battery')).toEqual({ markers: [0, 0, 2, 2], overcon: -2 })
  })
})
