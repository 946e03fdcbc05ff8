import type { Cite } from '#kernel/book/index.ts'
import type { Group } from '../01-ships/ship.ts'
import { type Seen, sheetAt } from '../01-ships/state.ts'
import { SECTORS } from '../04-gunfire/4-1-arcs.ts'
import { R } from '../book/register.ts'

/** What a careful owner chooses, where a rule leaves him the choice. */
export function spare(state: Seen, _seat: number, among: number, about: number, why: Cite): number {
  // 2.13 Who deploys last has seen the enemy's places.
  if (why === R['GF-2.13-order']) return highestOf(among)
  // 9.2 Who goes over the edge means to: nothing is shifted for him, so that he is rid of the battle.
  if (why === R['GF-9.2-float']) return lowestOf(among)
  // 7.3 The next in line leads.
  if (why === R['GF-7.3-succession']) return lowestOf(among)
  return leastGroup(state, among, about)
}

/** 4.32, 6.27 Of several groups he gives up a mount of the one with the fewest barrels in the fewest arcs, so that the best stay. */
function leastGroup(state: Seen, among: number, ship: number): number {
  const { groups } = sheetAt(state, ship)
  let least = -1
  for (let group = 0; group < groups.length; group++) {
    if ((among & (1 << group)) !== 0 && (least < 0 || use(groups[group]!) < use(groups[least]!))) least = group
  }
  return least
}
const use = ({ arcs, barrels }: Group): number => barrels * SECTORS.filter((_, arc) => (arcs & (1 << arc)) !== 0).length

const highestOf = (among: number): number => 31 - Math.clz32(among)
const lowestOf = (among: number): number => 31 - Math.clz32(among & -among)
