import { openSea } from '#kernel/geometry/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import type { Card } from '../01-classes/ship.ts'
import { SEGMENT, type State } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { AIR_CLASSES, type AirClass } from '../book/tables-air.ts'
import { battle, type Setting } from '../whole/bench.fixture.ts'
import { FLIGHT, type Stand } from './sky.ts'
import { withWaves } from './stands.ts'

// Ships on a table of 96 by 60 inches, and stands in the air over them. Imported by tests only.

/** A battle with a table; every ship in the middle of it unless the setting says where. The west is side 1's, the east side 2's. */
export function tabled(cards: readonly (Card | ShipClass)[], setting: Setting = {}): State {
  const state = battle(cards, { ...setting, ships: [] })
  const board = openSea({ width: 96 * INCH, height: 60 * INCH, unit: INCH })
  const theatre: State['fixed']['theatre'] = {
    board,
    sides: ['West', 'East'],
    edges: ['west', 'east'],
    squadrons: ['Westerners', 'Easterners'],
    turns: 24,
    begins: 0,
    partsPerFoot: (12 * INCH) / 1200,
    isThrown: false,
  }
  const on: State = { ...state, fixed: { ...state.fixed, theatre } }
  on.ships.forEach((ship, i) => {
    Object.assign(ship, { x: 48 * INCH, y: 30 * INCH, squadron: ship.seat }, setting.ships?.[i])
  })
  on.squadrons = [0, 1].map(seat => ({
    seat,
    movement: 0,
    formation: 0,
    controlled: 1,
    flagship: seat,
    size: seat === 0 ? 1 : on.ships.length - 1,
    brokenOff: 0,
    shaken: 0,
    // nobody is tested for breaking off
    crippled: 99,
    destroyed: 99,
  }))
  on.flags = [0, 1]
  return on
}

export interface Flying extends Partial<Stand> {
  readonly of: AirClass
  readonly seat?: number
  readonly grade?: number
}

/** Each stand a wave of its own, in the air unless it is said otherwise; side 1 is in its segment E. */
export function flying(state: State, stands: readonly Flying[]): State {
  const aloft = withWaves(
    state,
    stands.map(({ of, seat = 0, grade = 0 }, i) => ({
      seat,
      name: `Wave ${i + 1}`,
      stands: [{ of: AIR_CLASSES.indexOf(of), grade, name: `${of} ${i + 1}` }],
    })),
  )
  aloft.segment = SEGMENT.air
  stands.forEach(({ of: _, seat: __, grade: ___, ...stand }, i) => {
    Object.assign(aloft.sky.stands[i]!, { status: FLIGHT.aloft, x: 48 * INCH, y: 30 * INCH }, stand)
  })
  return aloft
}
