import { type Seen, sheetAt } from '../01-ships/state.ts'
import { groupsInHand } from '../09-advanced/9-3-flotillas.ts'
import { R } from '../book/register.ts'
import { type GrandFleetsDesk, mountLost } from '../events/events.ts'
import type { Harm } from './4-2-to-hit.ts'

/** 4.32 A mount of this battery is lost. Its owner picks one that bears on the firer, by arc alone (R34); if none does, any; if none is left, none. */
export function loseMount(desk: GrandFleetsDesk, harm: Harm, battery: number): void {
  const { target, arcs } = harm
  const bearing = arcs === 0 ? 0 : standingInHand(desk.state, target, battery, arcs)
  const among = bearing !== 0 ? bearing : standingInHand(desk.state, target, battery, -1)
  if (among === 0) return
  const why = bearing !== 0 ? R['GF-4.32-mount'] : R['GF-4.32-mount-any']
  mountLost(desk, { ship: target, group: desk.choose(desk.state.ships[target]!.seat, among, target, why) }, why)
}

/** 9.3 Of a flotilla only those of the boat in hand. */
export function standingInHand(state: Seen, ship: number, battery: number, arcs: number): number {
  const all = standing(state, ship, battery, arcs)
  if (sheetAt(state, ship).boats === 1) return all
  const [from, to] = groupsInHand(state, ship)
  return all & ((1 << to) - 1) & ~((1 << from) - 1)
}

/** The groups of a battery, as bits, that still have a mount and that bear on any of these arcs. */
export function standing(state: Seen, ship: number, battery: number, arcs: number): number {
  const { groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  let among = 0
  for (let group = 0; group < groups.length; group++) {
    const { battery: of, arcs: bears } = groups[group]!
    if (of === battery && mounts[group]! > 0 && (bears & arcs) !== 0) among |= 1 << group
  }
  return among
}
