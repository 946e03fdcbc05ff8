import type { Cite } from '#kernel/book/index.ts'
import { relative } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { type Phase, TURN } from '../02-ships/conditions.ts'
import { EXTREME, isGun, LONG, ROLES } from '../02-ships/ship.ts'
import { isAfloat, type Seen, STAR, sheetAt } from '../02-ships/state.ts'
import { bandOf, barrelsBearing } from '../06-gunfire/6-4-gunfire.ts'
import { canFire } from '../06-gunfire/6-4-hit-chance.ts'
import { isMassivelyDamaged } from '../08-1-damage/8-1-10-massive-damage.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { R } from '../book/register.ts'
import { contactOf } from '../light/s12-detection.ts'
import { isNight } from '../light/s12-light.ts'
import { arcsTo, SECTORS, yardsBetween } from '../measured.ts'

export const isPhase = (state: Seen, ...phases: readonly Phase[]): boolean => phases.includes(phaseAt(TURN, state.now))

/** 8.1 A ship that sinks does nothing more. */
export const refuseLost = (state: Seen, ship: number): Refusal | null =>
  isAfloat(state, ship) ? null : no(R['FGDN-8.1-sink-zero'], 'that ship is sinking or gone')

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

/** H29 Fire may be planned against a ship that is known of, wherever she may be by then. */
export function refusePlan(state: Seen, ship: number, target: number, battery: number, shell: number): Refusal | null {
  return (
    refuseFoe(state, ship, target) ?? refuseShell(state, ship, battery, shell) ?? refuseBatteryOut(state, ship, battery)
  )
}

function refuseFoe(state: Seen, ship: number, target: number): Refusal | null {
  const refusal = refuseTarget(state, ship, target)
  if (refusal !== null) return refusal
  if (state.ships[target]!.away > 0) return no(R['FGDN-H24-victory'], 'that target has left the board')
  return contactOf(state, ship, target) === null ? no(R['FGDN-H22-detection'], 'she does not see that target') : null
}

/** S7, 6-4 Why a battery cannot fire at a target as they lie now; a battery fires once a turn. */
export function refuseAim(state: Seen, ship: number, target: number, battery: number, shell: number): Refusal | null {
  const refusal = refusePlan(state, ship, target, battery, shell)
  if (refusal !== null) return refusal
  if (hasFired(state, ship, battery)) return no(R['FGDN-H29-planned'], 'that battery has fired in this turn')
  const line = sheetAt(state, ship).batteries[battery]!
  if (bandOf(line, yardsBetween(state, ship, target)) > EXTREME)
    return no(R['FGDN-H12-bands'], 'the target is out of range')
  if (barrelsBearing(state, ship, battery, arcsTo(state, ship, target)) === 0)
    return no(R['FGDN-H16-arcs'], 'no gun of it is left that bears')
  return null
}

/** H29, H32, H39 One attack of a battery in a turn, or star shells, or fire at an airship. */
export function hasFired({ declared, stars, annex: { skyward } }: Seen, ship: number, battery: number): boolean {
  for (let at = 0; at < declared.length; at += 4) {
    if (declared[at] === ship && declared[at + 2] === battery) return true
  }
  for (let at = 0; at < stars.length; at += STAR) {
    if (stars[at] === ship && stars[at + 1] === battery) return true
  }
  for (let at = 0; at < skyward.length; at += 2) {
    if (skyward[at] === ship && skyward[at + 1] === battery) return true
  }
  return false
}

/** H32 Why a battery may not put star shells there as she lies now. */
export function refuseStar(state: Seen, ship: number, battery: number, bearing: number, yards: number): Refusal | null {
  const why = R['FGDN-H32-star-shells']
  const refusal = refuseShell(state, ship, battery, 0) ?? refuseBatteryOut(state, ship, battery)
  if (refusal !== null) return refusal
  if (!state.fixed.switches.starShells || !isNight(state)) return no(why, 'star shells are for the night')
  if (hasFired(state, ship, battery)) return no(why, 'that battery has fired in this turn')
  if (!canFire(state, ship, ship)) return no(R['FGDN-6.4-sea-state'], 'the sea is too high to fire')
  if (bandOf(sheetAt(state, ship).batteries[battery]!, yards) > LONG) return no(why, 'star shells do not go so far')
  const arcs = arcsAt(relative(bearing, state.ships[ship]!.heading))
  return barrelsBearing(state, ship, battery, arcs) === 0 ? no(R['FGDN-H16-arcs'], 'no gun of it bears so') : null
}

/** H23 Torpedoes that stand in a group's tubes, those of lost mounts left out. */
export function loaded(state: Seen, ship: number, group: number): number {
  const { mounts, tubes } = state.ships[ship]!
  return Math.min(tubes[group]!, mounts[group]! * sheetAt(state, ship).groups[group]!.barrels)
}

/** H35, H36 Charges or mines that are left for each mount of a battery: as many as the fullest has. */
export function stowed(state: Seen, ship: number, battery: number): number {
  const { mounts, warheads } = state.ships[ship]!
  const { groups } = sheetAt(state, ship)
  let most = 0
  for (let i = 0; i < groups.length; i++) {
    if (groups[i]!.battery === battery && mounts[i]! > 0 && warheads[i]! > most) most = warheads[i]!
  }
  return most
}
/** What so many from each mount are together, as far as each has them. */
export function together(state: Seen, ship: number, battery: number, each: number): number {
  const { mounts, warheads } = state.ships[ship]!
  const { groups } = sheetAt(state, ship)
  let sum = 0
  for (let i = 0; i < groups.length; i++) {
    if (groups[i]!.battery === battery) sum += mounts[i]! * Math.min(each, warheads[i]!)
  }
  return sum
}

/** H16 The arcs that hold a relative bearing. */
export function arcsAt(bearing: number): number {
  let arcs = 0
  SECTORS.forEach(({ from, to }, bit) => {
    if ((bearing - from + 3600) % 3600 <= (to - from + 3600) % 3600) arcs |= 1 << bit
  })
  return arcs
}
