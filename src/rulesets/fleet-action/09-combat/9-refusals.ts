import type { Place } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import type { Battery } from '../02-data-sheet/ship.ts'
import { BAND, RESOLVE, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { refuseBelow, refuseDeep } from '../06-order-of-play/6-3-submarines.ts'
import { R } from '../book/register.ts'
import { arcsTo, bandOf, isNear, isWithin, lightOf } from '../measured.ts'
import { type Reach, refuseSight, refuseTarget } from './9-1-refusals.ts'
import { caseOf, NIGHT, OBSCURED } from './9-1-sight.ts'
import { gunsBearing, hasRadar, isLocal } from './9-5-guns.ts'
import { isForStands } from './9-6-type-x.ts'
import { isHidden } from './9-7-salvoes.ts'
import { isTarget } from './9-7-torpedoes.ts'
import { refuseDepthCharges } from './9-8-asw.ts'
import { isInReach, isProper } from './9-8-factors.ts'
import type { Activate, DeclareTorpedoes } from './said.ts'

export const NO_GUN_BEARS = 'no gun of it bears'
export const OF_GUNS: Reach = [R['FA-9.1-D-guns'], R['FA-9.1-N-lit-guns'], R['FA-9.1-N-dark']]
const OF_TORPEDOES: Reach = [R['FA-9.1-D-aimed'], R['FA-9.1-N-lit-aimed'], R['FA-9.1-N-dark']]

/** H21 A searchlight: by night, at an enemy within one band. */
export function refuseLight(state: Seen, ship: number, target: number): Refusal | null {
  const why = R['FA-H21']
  const refusal = refuseBelow(state, ship) ?? refuseTarget(state, ship, target) ?? refuseDeep(state, target)
  if (refusal !== null) return refusal
  if (!lightOf(state).isNight) return no(why, 'it is day')
  if (state.ships[ship]!.searchlights === 0) return no(why, 'she has no searchlights')
  if (isWithin(state, ship, target, 1) && caseOf(state, ship, target) === NIGHT) return null
  return no(why, 'searchlights reach one range band, as far as one can see')
}

/** 9.5 Why a battery may not shoot at that target. */
export function refuseGun(state: Seen, order: Activate, fire: Activate['guns'][number]): Refusal | null {
  const { ship, light, guns } = order
  const { battery, target, mounts } = fire
  const line = sheetAt(state, ship).card.batteries[battery]
  if (line === undefined) return no(R['FA-R52'], `there is no battery ${battery}`)
  const refusal =
    refuseBelow(state, ship) ??
    refuseTarget(state, ship, target) ??
    refuseDeep(state, target) ??
    refuseRange(state, ship, line, target) ??
    refuseSight(state, ship, target, OF_GUNS, light === target || order.star?.target === target)
  if (refusal !== null) return refusal
  if (gunsBearing(state, ship, battery, target, mounts) === 0) return no(R['FA-R52'], NO_GUN_BEARS)
  return isOverused(state, ship, battery, guns) ? no(R['FA-R52'], 'a mount shoots at one target') : null
}

/** 9.5, 9.6, 9.1 Range, calibre, and what radar alone can do. */
export function refuseRange(state: Seen, ship: number, line: Battery, target: number): Refusal | null {
  const band = bandOf(state, ship, target)
  if (band > 5) return no(R['FA-9.5-band'], 'the target is out of range')
  if (line.pen[band - 1] === null) return no(R['FA-H4'], 'those guns do not reach so far')
  if (sheetAt(state, target).isStand && !isForStands(line.calibre))
    return no(R['FA-9.6-calibre'], 'only guns from 3.9 to 6.1 inches can be laid on so small a target')
  if (caseOf(state, ship, target) !== OBSCURED) return null
  // R63: Local control has no radar
  if (!hasRadar(state, ship, line) || isLocal(state, ship, target))
    return no(R['FA-9.1-O-noradar'], 'the target cannot be seen, and that battery has no radar')
  if (isWithin(state, ship, target, state.ships[ship]!.sd)) return null
  return no(R['FA-9.1-O-radar'], 'the target lies beyond her spotting distance')
}

/** R52 A battery is divided by whole mounts; undivided it shoots once. */
function isOverused(state: Seen, ship: number, battery: number, guns: Activate['guns']): boolean {
  const shoots = guns.filter(each => each.battery === battery)
  if (shoots.length === 1) return false
  if (shoots.some(each => each.mounts === undefined)) return true
  const left = state.ships[ship]!.mounts.filter((_, i) => sheetAt(state, ship).groups[i]!.battery === battery)
  return left.some((most, i) => shoots.reduce((sum, { mounts }) => sum + (mounts?.[i] ?? 0), 0) > most)
}

/** 9.8, H26 Factors may be divided among targets. */
export function refuseFactors(state: Seen, order: Activate): Refusal | null {
  const { ship, factors, light, star } = order
  for (const { kind, target, factors: used } of factors) {
    const spray = { firer: ship, target, kind, factors: used }
    const isLit = light === target || star?.target === target
    const refusal =
      refuseBelow(state, ship) ??
      refuseTarget(state, ship, target) ??
      (kind === 'asw'
        ? refuseDepthCharges(state, ship, target)
        : (refuseDeep(state, target) ?? refuseSight(state, ship, target, OF_GUNS, isLit)))
    if (refusal !== null) return refusal
    if (kind !== 'asw' && !isProper(state, spray))
      return no(R['FA-9.8-targets'], 'those guns cannot hurt such a target')
    if (kind !== 'asw' && !isInReach(state, spray)) return no(R['FA-H26'], 'the target is out of reach of those guns')
    if (kind !== 'asw' && caseOf(state, ship, target) === OBSCURED)
      return no(R['FA-9.1-O-noradar'], 'the target cannot be seen')
    const all = factors.reduce((sum, each) => (each.kind === kind ? sum + each.factors : sum), 0)
    const left = state.ships[ship]![kind]
    if (all > left) return no(R['FA-9.8-attacks-ship'], `she has only ${left} such factors`)
  }
  return null
}

/** 6.4, 9.1, H25 Why torpedoes may not be declared so. */
export function refuseSalvo(state: Seen, order: DeclareTorpedoes): Refusal | null {
  const { ship, aim } = order
  // before anything that hangs on where she is
  if ('target' in aim && state.ships[aim.target] !== undefined && isBelow(state, aim.target))
    return no(R['FA-H32'], 'torpedoes run over what is under water')
  const refusal = refuseTubes(state, order)
  if (refusal !== null) return refusal
  if ('target' in aim && state.ships[ship]!.resolve === RESOLVE.withdrawing)
    return no(R['FA-H33'], 'a ship that withdraws aims no torpedoes')
  return 'target' in aim ? refuseAim(state, ship, aim.target) : refuseSpread(state, ship, aim)
}

/**
 * 9.1, H25 The point of a Wide Spread lies within her spotting distance; beyond the visibility, or out of a clear line, it takes
 * a Crew Test, which is made once in a turn. `about`: how far from there the point may be.
 */
export function refuseSpread(state: Seen, ship: number, aim: Place, about = 0): Refusal | null {
  const { sd, spread } = state.ships[ship]!
  if (!isNear(state, ship, aim, sd * BAND + about))
    return no(R['FA-H25'], 'the point of a Wide Spread must lie within her spotting distance')
  return spread === 2 && isHidden(state, ship, aim) ? no(R['FA-9.1-O-wide'], 'she has tried that in this turn') : null
}

export function refuseAim(state: Seen, ship: number, target: number): Refusal | null {
  const refusal = refuseTarget(state, ship, target)
  if (refusal !== null) return refusal
  if (isBelow(state, target)) return no(R['FA-H32'], 'torpedoes run over what is under water')
  if (!isTarget(state, target)) return no(R['FA-R28'], 'torpedoes cannot be set for so small a target')
  if (caseOf(state, ship, target) === OBSCURED) return no(R['FA-9.1-O-wide'], 'what is not seen cannot be aimed at')
  return refuseSight(state, ship, target, OF_TORPEDOES)
}

export function refuseTubes(state: Seen, { ship, aim, setting, tubes }: DeclareTorpedoes): Refusal | null {
  const { racks } = sheetAt(state, ship)
  const { loaded } = state.ships[ship]!
  const first = tubes.findIndex(count => count > 0)
  if (first < 0) return no(R['FA-H25'], 'no torpedo is launched')
  const at = 'target' in aim ? state.ships[aim.target] : aim
  if (at === undefined) return no(R['FA-H19'], 'there is no such ship')
  const arcs = arcsTo(state, ship, at)
  for (let rack = first; rack < tubes.length; rack++) {
    if (tubes[rack] === 0) continue
    if (tubes[rack]! > (loaded[rack] ?? 0)) return no(R['FA-H25'], 'not so many torpedoes are left in that mount')
    if ((racks[rack]!.arcs & arcs) === 0) return no(R['FA-H40'], 'those tubes do not bear')
    if (racks[rack]!.kind !== racks[first]!.kind) return no(R['FA-H25'], 'one salvo has one kind of torpedo')
  }
  if (racks[first]!.mount.settings[setting] === undefined)
    return no(R['FA-9.7-mod-speed'], `those torpedoes have no setting ${setting}`)
  return null
}
