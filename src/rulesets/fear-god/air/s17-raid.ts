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

/** 8.7 Those of them that stay in the fight: what is damaged heads home, but for one with only its weapons hurt. */
export const stayingFrom = (state: Seen, by: number): number[] =>
  flyingFrom(state, by).filter(plane => ableOf(state.annex.planes[plane]!, [0, 0]).mayStay)

/** 8.7 Damage may send it home, keep it from attacking, or only from releasing its bombs. */
export function isAble(state: Seen, plane: number, weapon: Raid['weapon']): boolean {
  const { attacks, releases, mayStay } = ableOf(state.annex.planes[plane]!, [0, 0])
  return mayStay && (weapon === 'bombs' ? releases : attacks)
}
