import type { Options } from '#kernel/desk/index.ts'
import { type Board, hexSheet, openSea, reciprocal, type Station } from '#kernel/geometry/index.ts'
import type { Force } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import type { Card } from './ship.ts'
import { type State, setUp, TURN } from './state.ts'

/** 0.32, R45 Minutes of a turn. */
export const TURN_MINUTES = 12
/** Thousandths of a nautical mile. */
const UNIT = 1000

/** 0.27, 2.1 A battle on its board: ships where the scenario has them, all boxes clear, before the first turn. */
export function prepare({ battle, cards }: Force<Card>, options: Options): State {
  const board = boardOf(battle.sea, options)
  const ships = battle.sides.flatMap((side, seat) =>
    side.formations.flatMap(({ ships }) => ships.map(ship => ({ ...ship, seat }))),
  )
  const turns = Math.max(1, Math.ceil(battle.lastsMinutes / TURN_MINUTES))
  const seats = ships.map(({ seat }) => seat)
  const sides = [battle.sides[0].name, battle.sides[1].name] as const
  const state = setUp(cards, seats, options, board, { turns, begins: battle.begins, sides })
  state.now = moment(TURN, 0, 'end')
  ships.forEach(({ at, heading }, i) => {
    const place = board.nearest(at ?? { east: 0, north: 0 })
    const station = { x: place.x, y: place.y, heading: headingOn(board, heading) }
    Object.assign(state.ships[i]!, clearOf(board, station, state.ships.slice(0, i)))
  })
  return state
}

/** 3.22 Ships that history had closer than a hex lie astern of each other, each in the first hex that is free. */
function clearOf(board: Board, station: Station, others: readonly Station[]): Station {
  if (board.grain === 1) return station
  let clear = station
  const astern = { ...station, heading: reciprocal(station.heading) }
  for (let hexes = 1; others.some(({ x, y }) => x === clear.x && y === clear.y); hexes++) {
    const { x, y } = board.advance(astern, hexes)
    clear = { x, y, heading: station.heading }
  }
  return clear
}

/** 0.22, 0.31, R39 Open sea, or hexes a mile across. */
function boardOf({ width, height }: { width: number; height: number }, options: Options): Board {
  return options['board'] === 'hexes'
    ? hexSheet({ columns: Math.ceil(width), rows: Math.ceil(height) })
    : openSea({ width: width * UNIT, height: height * UNIT, unit: UNIT })
}

/** 2.13 The nearest heading that the board has: on hexes one of six sides. */
function headingOn({ grain }: Board, degrees: number): number {
  const tenths = Math.round((10 * degrees) / grain) * grain
  return ((tenths % 3600) + 3600) % 3600
}
