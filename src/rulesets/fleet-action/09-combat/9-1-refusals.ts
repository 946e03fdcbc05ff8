import type { Cite } from '#kernel/book/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { ACTIVE, BERTH, type Seen } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { isWithin } from '../measured.ts'
import { caseOf, DAY, isLit, NIGHT, OBSCURED, reachOf } from './9-1-sight.ts'

export function refuseTarget(state: Seen, ship: number, target: number): Refusal | null {
  const aim = state.ships[target]
  if (aim === undefined) return no(R['FA-H19'], `there is no ship ${target}`)
  if (aim.seat === state.ships[ship]!.seat) return no(R['FA-H19'], 'that target is on your own side')
  if (aim.end !== ACTIVE) return no(R['FA-H37'], 'that target is lost')
  if (aim.berth === BERTH.hidden) return no(R['FA-H20'], 'that ship lies under a Contact marker, which is no target')
  if (aim.berth === BERTH.unseen) return no(R['FA-H32'], 'nobody knows where that boat is')
  return aim.berth === BERTH.there ? null : no(R['FA-H42'], 'that target has left the table')
}

/** The rules by which a target is too far to be aimed at: by day, by night and lit, by night and not. */
export type Reach = readonly [day: Cite, lit: Cite, dark: Cite]

/** 9.1 What is in a clear line and near enough: within her reach, and by night lit or made out (R59). `lit`: about to be. */
export function refuseSight(state: Seen, ship: number, target: number, by: Reach, lit = false): Refusal | null {
  const which = caseOf(state, ship, target)
  if (which === OBSCURED) return null
  const isDark = which === NIGHT && !lit && !isLit(state, target)
  if (!isWithin(state, ship, target, reachOf(state, ship)))
    return no(which === DAY ? by[0] : isDark ? by[2] : by[1], 'the target lies beyond what she can see')
  const { identified } = state.ships[ship]!
  if (!isDark || identified === 0 || identified === 1 + target) return null
  return no(R['FA-R59'], 'her one attempt of this turn to make out a target is spent')
}
