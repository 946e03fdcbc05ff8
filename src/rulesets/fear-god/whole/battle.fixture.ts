import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import type { BattleFacts, BattleSide } from '#kernel/facts/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { type Phase, TURN } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { prepare } from '../battle/s2-preparation.ts'
import { OPTIONS } from '../book/options.ts'

// Whole battles of a few ships for the tests of this room: cards made by hand, places in yards. Imported by tests only.

/** A ship, yards east and north of the south-west corner and degrees; without a place her captain puts her somewhere. */
export type Berth = readonly [card: Card, x?: number, y?: number, heading?: number]

const side = (name: string, ships: readonly Berth[]): BattleSide => ({
  name,
  nation: 'GBR',
  admiral: '',
  formations: [
    {
      name,
      ships: ships.map(([{ name: ship }, x, y = 0, heading = 0]) => {
        return { ship, at: x === undefined ? null : { east: x / 2000, north: y / 2000 }, heading, crew: 'regular' }
      }),
    },
  ],
})

const factsOf = (one: readonly Berth[], other: readonly Berth[], changes: Partial<BattleFacts> = {}): BattleFacts => ({
  id: 'bench',
  title: 'Bench',
  year: 1916,
  month: 5,
  day: 31,
  place: '',
  story: '',
  sea: { width: 30, height: 30, state: 'calm' },
  begins: 12 * 60,
  sunrise: null,
  sunset: null,
  visibilityMiles: 12,
  lastsMinutes: 120,
  sides: [side('Blue', one), side('Grey', other)],
  happened: '',
  sources: [],
  ...changes,
})

/** Two sides on a sea of 60,000 yards each way, in Plotting of the first turn unless it is said. */
export function sea(
  one: readonly Berth[],
  other: readonly Berth[],
  changes: Partial<BattleFacts> = {},
  options: Options = {},
  at: { readonly turn?: number; readonly phase?: Phase } = {},
): State {
  const cards = [...one, ...other].map(([card]) => card)
  const state = prepare({ battle: factsOf(one, other, changes), cards }, chosenOptions(OPTIONS, options))
  state.now = moment(TURN, at.turn ?? 1, at.phase ?? 'plotting')
  return state
}
