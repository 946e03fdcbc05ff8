import { DESTROYED, type WEAPONS } from '../02-ships/conditions.ts'
import type { Seen } from '../02-ships/state.ts'
import type { Sufferer } from '../08-1-damage/8-1-damage.ts'
import { ableOf } from '../08-7-aircraft/8-7-aircraft.ts'

/** Aircraft of one ship that attack another with one weapon. */
export interface Raid extends Sufferer {
  readonly by: number
  readonly weapon: (typeof WEAPONS)[number]
}

/** Those of hers that are up and still fly, by their places among all. */
export const flyingFrom = ({ annex: { planes } }: Seen, by: number): number[] =>
  [...planes.keys()].filter(plane => {
    const { ship, target, state } = planes[plane]!
    return ship === by && target >= 0 && state < DESTROYED
  })

/** 8.7 Damage may keep it from attacking, or only from releasing its bombs. */
export function isAble(state: Seen, plane: number, weapon: Raid['weapon']): boolean {
  const { attacks, releases } = ableOf(state.annex.planes[plane]!, [0, 0])
  return weapon === 'bombs' ? releases : attacks
}
