import type { Cite } from '#kernel/book/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { canFire } from './6-4-hit-chance.ts'
import { isMassivelyDamaged } from './8-1-10-massive-damage.ts'
import { carrierOf } from './8-3-aviation.ts'
import { holdsOf } from './8-3-cargo.ts'
import { isSubmerged } from './8-3-hull.ts'
import { R } from './book.ts'
import type { Command, DraftCrew, FloodHolds } from './commands.ts'
import { type Phase, TURN } from './conditions.ts'
import { isGun, ROLES } from './ship.ts'
import { isAfloat, type Seen, sheetAt, turnOf } from './state.ts'

// What duels and whole battles refuse alike.

const no = (why: Cite, reason: string): Refusal => ({ why, reason })
export const isPhase = (state: Seen, ...phases: readonly Phase[]): boolean => phases.includes(phaseAt(TURN, state.now))

export type ToCrew = Extract<
  Command,
  { type: 'DraftCrew' | 'FloodMagazines' | 'FightFires' | 'PurgeStores' | 'FloodHolds' }
>
export function refuseInPlotting(state: Seen, command: ToCrew): Refusal | null {
  const { ship } = command
  if (!isPhase(state, 'plotting')) return no(R['FGDN-8.2-flood-magazines'], 'that is ordered in Plotting')
  if (state.ships[ship]!.bridge >= turnOf(state)) return no(R['FGDN-8.3-bridge'], 'the bridge is out')
  switch (command.type) {
    case 'DraftCrew':
      return refuseDraft(state, command)
    case 'FloodMagazines':
      return state.ships[ship]!.magazinesFlooded > 0
        ? no(R['FGDN-8.2-flood-magazines'], 'the magazines are flooded already')
        : null
    case 'FightFires':
      return null
    case 'PurgeStores':
      return refusePurge(state, ship)
    case 'FloodHolds':
      return refuseHolds(state, command)
  }
}

/** 8.3 Aviation ships have stores to purge, once. */
function refusePurge(state: Seen, ship: number): Refusal | null {
  const why = R['FGDN-8.3-ammofuel-purge']
  if (!sheetAt(state, ship).isAviation) return no(why, 'she has no aviation stores')
  return carrierOf(state, ship).purged > 0 ? no(why, 'her stores are purged already') : null
}

/** T26 Only a hold with something in it is flooded. */
function refuseHolds(state: Seen, { ship, holds }: FloodHolds): Refusal | null {
  const own = holdsOf(state, ship)
  for (const hold of holds) {
    if (own[hold] === undefined) return no(R['FGDN-8.3-cargo'], `she has no hold ${hold}`)
    if (state.annex.holds[own[hold]]!.left === 0)
      return no(R['FGDN-8.3-cargo'], `there is nothing left in hold ${hold}`)
  }
  return new Set(holds).size < holds.length ? no(R['FGDN-8.3-cargo'], 'each hold once') : null
}

/** 8.2 Once for each ship, from a battery that she has (R55). */
function refuseDraft(state: Seen, { ship, from }: DraftCrew): Refusal | null {
  const { drafted, wasDrafted } = state.ships[ship]!
  const why = R['FGDN-8.2-draft']
  if (from === null) return drafted > 0 ? null : no(why, 'no crew has been drafted')
  if (wasDrafted > 0) return no(why, 'crew can be drafted only once')
  const has = sheetAt(state, ship).batteries.some(({ role }) => role === from)
  return has ? null : no(why, `she has no ${from} battery to draw from`)
}

export function refuseTarget(state: Seen, ship: number, target: number): Refusal | null {
  const victim = state.ships[target]
  if (victim === undefined) return no(R['FGDN-H9-duel'], `there is no ship ${target}`)
  if (victim.seat === state.ships[ship]!.seat) return no(R['FGDN-H9-duel'], 'that target is on your own side')
  if (!isAfloat(state, target)) return no(R['FGDN-8.1-sink-zero'], 'that target is sinking or gone')
  return canFire(state, ship, target) ? null : no(R['FGDN-6.4-sea-state'], 'the sea is too high to fire')
}

/** 8.1.10 A tenth of her points left silences all weapons, a quarter the larger ones. */
function massiveRule(state: Seen, ship: number): Cite {
  const isTenth = 10 * state.ships[ship]!.remaining <= sheetAt(state, ship).card.damagePoints
  return isTenth ? R['FGDN-8.1.10-10'] : R['FGDN-8.1.10-25']
}

export function refuseShell(state: Seen, ship: number, battery: number, shell: number): Refusal | null {
  const line = sheetAt(state, ship).batteries[battery]
  if (line === undefined || !isGun(line)) return no(R['FGDN-8.1.6-penetration'], `there is no gun battery ${battery}`)
  if (line.shells[shell] === undefined) return no(R['FGDN-8.1.6-penetration'], `that battery has no shell ${shell}`)
  return null
}

export function refuseBatteryOut(state: Seen, ship: number, battery: number): Refusal | null {
  const line = sheetAt(state, ship).batteries[battery]!
  if (isMassivelyDamaged(state, ship, battery))
    return no(massiveRule(state, ship), 'she is too badly damaged to fire it')
  const { drafted, magazinesFlooded } = state.ships[ship]!
  if (drafted > 0 && ROLES[drafted - 1] === line.role) return no(R['FGDN-8.2-draft'], 'its crew is fighting casualties')
  if (magazinesFlooded > 0 && ROLES.indexOf(line.role) < 4)
    return no(R['FGDN-8.2-flood-magazines'], 'its magazines are flooded')
  return isSubmerged(state, ship) ? no(R['FGDN-H34-diving'], 'submerged she fires no gun') : null
}
