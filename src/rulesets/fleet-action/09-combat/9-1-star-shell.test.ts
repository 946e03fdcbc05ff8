import { describe, expect, test } from 'vitest'
import type { Card } from '../02-data-sheet/ship.ts'
import { CM, type State } from '../02-data-sheet/state.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { gun, ship } from '../whole/bench.fixture.ts'
import type { Activate } from './said.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
const armed = (calibre: number): Card => ship({ batteries: [gun({ calibre: 8 }), gun({ group: 'OTHER', calibre })] })
const sea = (far = 40, calibre = 4.1, more: Parameters<typeof table>[1] = {}): State =>
  during(
    table(
      [
        [{ card: armed(calibre), seat: 0, ...at(100, 100), moved: 20 }],
        [{ card: ship(), seat: 1, ...at(100 + far, 100), moved: 20 }],
      ],
      { light: [{ from: 1, isNight: true, tvr: 2 }], ...more },
    ),
    'action',
    0,
  )
const order = (guns: readonly number[], battery = 1): Activate => ({
  type: 'Activate',
  ship: 0,
  light: null,
  guns: guns.map(each => ({ battery: each, target: 1 })),
  factors: [],
  star: { battery, target: 1 },
})

describe('H21 star shell', () => {
  test('FA-H21 one battery of 3.9 to 6.1 inches, instead of shooting, by night and within two bands', () => {
    expect(refused(sea(), 0, order([0]))).toBeNull()
    expect(refused(sea(), 0, order([1]))).toBe('FA-H21')
    expect([refused(sea(40, 3.8), 0, order([])), refused(sea(40, 6.1), 0, order([]))]).toEqual(['FA-H21', null])
    expect(refused(sea(), 0, order([], 0))).toBe('FA-H21')
    expect([refused(sea(50), 0, order([])), refused(sea(50.01), 0, order([]))]).toEqual([null, 'FA-H21'])
    expect(refused(sea(40, 4.1, { light: [{ from: 1, isNight: false, tvr: 5 }] }), 0, order([]))).toBe('FA-H21')
    expect(refused(sea(40, 4.1, { squalls: [at(120, 100)] }), 0, order([]))).toBe('FA-H21')
    expect(refused(sea(), 0, order([], 7))).toBe('FA-R52')
  })
  test('FA-H21 a Crew Test lights the target until the end of the turn, and not the ship that fires', () => {
    const state = sea()
    // 6 lights; then 8 inch guns at a lit target in band 2: 9, no test to make her out
    told(state, 0, order([0]), [6, 8])
    expect([state.ships[1]!.lit, state.ships[0]!.lit, state.ships[0]!.identified]).toEqual([1, 0, 0])
  })
  test('FA-H21 FA-9.1-N-dark in the dark she must be made out as ever', () => {
    const state = sea()
    // 5 fails; she is made out by 6, and the guns miss with 8
    told(state, 0, order([0]), [5, 6, 8])
    expect([state.ships[1]!.lit, state.ships[0]!.identified]).toEqual([0, 2])
  })
})
