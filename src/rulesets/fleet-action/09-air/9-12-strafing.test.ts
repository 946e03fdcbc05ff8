import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import type { State } from '../02-data-sheet/state.ts'
import { stand as boats, type Played, pair, play, ship } from '../whole/bench.fixture.ts'
import { isStrafed, STRAFING, type Strafing } from './9-12-strafing.ts'
import { fighterBombers, fighters, flying, sheet } from './air.fixture.ts'
import type { StandSheet } from './stand.ts'

const auxiliary = (changes: Partial<Card> = {}): Card => ship({ typeCode: 'A MC', targetSize: 0, ...changes })
const above = (of: StandSheet, card: Card): State => flying(pair(ship(), card), [{ seat: 0, stands: [{ sheet: of }] }])
const strafed = (state: State, factor: Strafing['factor'], faces: readonly number[]): Played<number> =>
  play(state, faces, desk => work(STRAFING, desk, { stand: 0, target: 1, factor }))

describe('9.12 Aircraft guns against ships', () => {
  test('FA-9.12-targets FA-R26 Type X by either factor, the families by Anti-ship, nobody else', () => {
    const may = (card: Card) => (['strafe', 'antiShip'] as const).map(by => isStrafed(above(fighters(), card), 1, by))
    expect([
      may(boats()),
      may(auxiliary()),
      may(ship({ typeCode: 'C MTB' })),
      may(ship()),
      may(ship({ typeCode: 'CV' })),
    ]).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
      [false, false],
    ])
  })

  test('FA-9.12-dice as any attack from the air, and the type adds nothing', () => {
    const state = above(fighters({ CQ: 1 }), boats())
    // four aircraft two dice; +1 crew, −4 size: 17 hits
    const { throws } = strafed(state, 'strafe', [16, 17, 10])
    expect(throws[0]).toEqual(['FA-9.11-roll', 20, [16, 17]])
  })

  test('FA-9.12-hit FA-R25 a marker, and a save and no other die', () => {
    const state = above(fighters(), boats())
    const { throws } = strafed(state, 'strafe', [20, 20, 10, 10])
    expect(throws.map(([rule, sides]) => [rule, sides])).toEqual([
      ['FA-9.11-roll', 20],
      ['FA-9.12-save', 10],
    ])
    expect(state.ships[1]).toMatchObject({ splash: 1, vessels: 4 })
  })

  test('FA-9.12-save Type X: its own, the factor’s grade, and one better against Strafe', () => {
    // Strafe 3 is −2, +1 for Strafe: 7 saves. A stand that saves one worse: 8
    const at = (face: number, changes: Partial<Card> = {}, of = fighters({ aircraft: 2 })): number => {
      const state = above(of, boats(changes))
      strafed(state, 'strafe', [20, face])
      return state.ships[1]!.vessels
    }
    expect([at(7), at(6)]).toEqual([4, 3])
    const worse = { stand: { vessels: 4, save: -1 } }
    expect([at(8, worse), at(7, worse)]).toEqual([4, 3])
    // Strafe 1 is −1: 6 saves; 7 and up is −3: 8
    const weak = sheet('single-engined bomber', { aircraft: 2 })
    expect([at(6, {}, weak), at(5, {}, weak)]).toEqual([4, 3])
    const strong = fighters({ aircraft: 2, acf: { intercept: 8, dogfight1: 8, dogfight2: 4, strafe: 7, antiShip: 0 } })
    expect([at(8, {}, strong), at(7, {}, strong)]).toEqual([4, 3])
    // Anti-ship 2 against Type X: −1 and no more
    const anti = (face: number): number => {
      const state = above(fighterBombers({ aircraft: 2 }), boats())
      strafed(state, 'antiShip', [20, face])
      return state.ships[1]!.vessels
    }
    expect([anti(7), anti(6)]).toEqual([4, 3])
  })

  test('FA-9.12-loss a ship of the families loses one Structure, which never passes to Flotation', () => {
    const at = (face: number, s: number): readonly number[] => {
      const state = above(fighterBombers({ aircraft: 2 }), auxiliary())
      state.ships[1]!.s = s
      strafed(state, 'antiShip', [20, face])
      return [state.ships[1]!.s, state.ships[1]!.f]
    }
    // Anti-ship 2 is −1, +1 for a ship: 6 saves
    expect([at(6, 5), at(5, 5), at(5, 0)]).toEqual([
      [5, 10],
      [4, 10],
      [0, 10],
    ])
  })
})
