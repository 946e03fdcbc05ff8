import type { Fields } from '#kernel/odds/index.ts'
import { levelOf } from '../01-ships/ship.ts'
import { isSunk, type Seen, type State, sheetAt } from '../01-ships/state.ts'

/** What can be asked of the target afterwards. A ship that has sunk has nothing else to tell. */
export const FIELDS: Fields<State, { readonly target: number }> = {
  sunk: { of: (state, { target }) => isSunk(state, target), needs: ['hull'], told: true },
  hull: { of: (state, { target }) => state.ships[target]!.lost, needs: [] },
  level: {
    of: (state, { target }) => levelOf(sheetAt(state, target), state.ships[target]!.lost),
    needs: ['hull'],
    told: true,
  },
  guns: { of: (state, { target }) => barrelsLeft(state, target, -1), needs: ['mounts'], told: true },
  main: { of: (state, { target }) => barrelsLeft(state, target, 0), needs: ['mounts'], told: true },
  mounts: { of: (state, { target }) => mountsLeft(state, target), needs: ['sunk'] },
  fires: { of: (state, { target }) => afloat(state, target, state.ships[target]!.fires), needs: ['sunk'] },
  floods: { of: (state, { target }) => afloat(state, target, state.ships[target]!.floods), needs: ['sunk'] },
  engine: { of: (state, { target }) => afloat(state, target, state.ships[target]!.engine) === 1, needs: ['sunk'] },
  list: { of: (state, { target }) => afloat(state, target, state.ships[target]!.list) === 1, needs: ['sunk'] },
  rudder: { of: (state, { target }) => afloat(state, target, state.ships[target]!.rudder) === 1, needs: ['sunk'] },
  bridge: { of: (state, { target }) => afloat(state, target, state.ships[target]!.bridge) > 0, needs: ['sunk'] },
  fireControl: {
    of: (state, { target }) => afloat(state, target, state.ships[target]!.silentUntil) > 0,
    needs: ['sunk'],
  },
}
const afloat = (state: Seen, ship: number, value: number): number => (isSunk(state, ship) ? 0 : value)

/** Barrels of a battery that are left; of all of them for -1. */
function barrelsLeft(state: Seen, ship: number, battery: number): number {
  if (isSunk(state, ship)) return 0
  const { mounts } = state.ships[ship]!
  return sheetAt(state, ship).groups.reduce(
    (sum, group, i) => (battery < 0 || group.battery === battery ? sum + mounts[i]! * group.barrels : sum),
    0,
  )
}

/** What is left of each group of mounts, down the card. */
const mountsLeft = (state: Seen, ship: number): string => (isSunk(state, ship) ? '' : state.ships[ship]!.mounts.join())
