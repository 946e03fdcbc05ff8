import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { lies, turnAt } from '#kernel/turn/index.ts'
import { isSunk, PHASE, phaseNow, type Seen, sheetAt, TURN } from '../01-ships/state.ts'
import type { LaunchTorpedoes } from '../05-torpedoes/5-torpedoes.ts'
import { lightGunsOf } from '../09-advanced/9-3-flotillas.ts'
import { isStormbound } from '../09-advanced/9-5-sea.ts'
import { hidesFromGuns } from '../09-advanced/9-6-smoke.ts'
import { inSight } from '../09-advanced/9-9-visibility.ts'
import { R } from '../book/register.ts'
import { bandOf, inTorpedoRange, isMasked, sightOf } from '../measured.ts'
import { ARC } from './4-1-arcs.ts'
import { standing } from './4-3-mounts.ts'
import { barrelsBearing, type FireGuns, lightGunsBearing } from './4-gunfire.ts'

const all = (rating: number): number => rating
/** 6.24 Fire Control damage: no gunfire in the turns it covers. */
export function isSilent(state: Seen, ship: number): boolean {
  const { silentFrom, silentUntil } = state.ships[ship]!
  const turn = turnAt(TURN, state.now)
  return silentUntil !== 0 && silentFrom <= turn && turn <= silentUntil
}

/** 6.21 Without a bridge there are no attacks. */
export const isBlind = (state: Seen, ship: number): boolean => lies(state.ships[ship]!.bridge, state.now)

/** 4, R6 Nothing is told to fire. */
export const NO_GUN: Refusal = no(R['GF-4-nopass'], 'no gun is told to fire: that would be to pass')

export function refuseFire(state: Seen, order: FireGuns): Refusal | null {
  const { ship, batteries, lightGuns } = order
  if (isBlind(state, ship)) return no(R['GF-6.21-bridge'], 'the bridge is out')
  if (isSilent(state, ship)) return no(R['GF-6.24-firectrl'], 'fire control is out')
  if (isStormbound(state, ship, 'guns')) return no(R['GF-9.5-hit'], 'so small a ship cannot fire in a storm')
  if (batteries.length + lightGuns.length === 0) return NO_GUN
  for (const each of batteries) {
    const refusal = refuseBattery(state, ship, each) ?? refuseSecondTarget(state, ship, each.battery, batteries)
    if (refusal !== null) return refusal
  }
  return refuseLightGuns(state, ship, lightGuns)
}

function refuseTarget(state: Seen, ship: number, target: number, weapon: 'guns' | 'torpedoes'): Refusal | null {
  const aim = state.ships[target]
  if (aim === undefined) return no(R['GF-0.23-card'], `there is no ship ${target}`)
  if (aim.seat === state.ships[ship]!.seat) return no(R['GF-0.1-sides'], 'that target is on your own side')
  if (isSunk(state, target)) return no(R['GF-1.4-sunk'], 'that target has sunk')
  if (aim.away > 0) return no(R['GF-3.23-leave'], 'that target has left the board')
  if (!inSight(state, ship, target)) return no(R['GF-9.9-effect'], 'that target cannot be seen so far off')
  if (weapon === 'guns' && hidesFromGuns(state, ship, target))
    return no(R['GF-9.6-block'], 'smoke lies on the line of fire')
  if (!isMasked(state, ship, target, weapon)) return null
  const why = weapon === 'guns' ? R['GF-4.14-lof-size'] : R['GF-5.13-lof']
  return no(why, 'another ship masks the line of fire')
}

export function refuseBattery(state: Seen, ship: number, fire: FireGuns['batteries'][number]): Refusal | null {
  const { battery, target, held } = fire
  const gun = sheetAt(state, ship).guns[battery]
  if (gun === undefined) return no(R['GF-1.5-bore'], `there is no battery ${battery}`)
  const refusal = refuseTarget(state, ship, target, 'guns')
  if (refusal !== null) return refusal
  if (bandOf(state, ship, target, gun) > 2) return no(R['GF-4.13-band'], 'the target is out of range')
  if (barrelsBearing(state, ship, battery, target) === 0) return refuseBearing(state, ship, battery, target)
  if (barrelsBearing(state, ship, battery, target, held) === 0) return no(R['GF-R31'], 'no gun of it is left to fire')
  return null
}

/** 4.12 Its guns do not bear, or 9.5 they do but the sea washes over them. */
function refuseBearing(state: Seen, ship: number, battery: number, target: number): Refusal {
  return standing(state, ship, battery, sightOf(state, ship, target).arcs) === 0
    ? no(R['GF-4.12-bearing-mounts'], 'no gun of it bears')
    : no(R['GF-9.5-casemate'], 'its casemates are awash')
}

/** 4.11 A battery fires at one target; casemates evenly split may take one on each beam, by option (R33). */
function refuseSecondTarget(state: Seen, ship: number, battery: number, all: FireGuns['batteries']): Refusal | null {
  const targets = all.filter(each => each.battery === battery).map(each => each.target)
  if (targets.length === 1) return null
  const { card, boats } = sheetAt(state, ship)
  const split =
    state.fixed.switches.casemateSplit && boats === 1 && card.guns[battery]!.casemated && targets.length === 2
  if (!split) return no(R['GF-4.11-one-target'], 'a battery fires at one target')
  if (onBothBeams(state, ship, targets)) return null
  return no(R['GF-4.11-casemate'], 'casemates may be divided only between one target on each beam')
}

function onBothBeams(state: Seen, ship: number, targets: readonly number[]): boolean {
  const [one, other] = targets.map(target => sightOf(state, ship, target).arcs)
  const port = (arcs: number | undefined): boolean => ((arcs ?? 0) & ARC.PORT) !== 0
  const starboard = (arcs: number | undefined): boolean => ((arcs ?? 0) & ARC.STBD) !== 0
  return (port(one) && starboard(other)) || (starboard(one) && port(other))
}

export function refuseLightGuns(state: Seen, ship: number, lightGuns: FireGuns['lightGuns']): Refusal | null {
  const rating = lightGunsOf(state, ship, all)
  const why = R['GF-4.4-lg-dice']
  for (const { target, guns } of lightGuns) {
    const refusal = refuseTarget(state, ship, target, 'guns')
    if (refusal !== null) return refusal
    if (bandOf(state, ship, target, sheetAt(state, ship).lightGuns) > 2)
      return no(R['GF-4.13-band'], 'the target is out of range')
    if (rating === 0) return no(why, 'she has no light guns left')
    const most = lightGunsBearing(state, ship, target)
    if (most === 0) return no(why, 'light guns bear to port and starboard only')
    if (guns > most) return no(why, `at most ${most} of ${rating} light guns may fire at one target`)
  }
  if (lightGuns.length < 2) return null
  if (sheetAt(state, ship).boats > 1) return no(R['GF-9.3-attack'], 'a flotilla turns its light guns on one target')
  if (lightGuns[0]!.guns + lightGuns[1]!.guns > rating)
    return no(why, rating === 1 ? 'there is only one light gun' : `there are only ${rating} light guns`)
  const targets = lightGuns.map(each => each.target)
  return onBothBeams(state, ship, targets) ? null : no(why, 'two targets must lie on opposite beams')
}

export function refuseLaunch(state: Seen, order: LaunchTorpedoes): Refusal | null {
  const { ship, target, tubes } = order
  if (isBlind(state, ship)) return no(R['GF-6.21-bridge'], 'the bridge is out')
  if (isStormbound(state, ship, 'torpedoes')) return no(R['GF-9.5-hit'], 'no torpedo runs in a storm')
  const sheet = sheetAt(state, ship)
  if (sheet.card.torpedoes === null) return no(R['GF-1.63-torp-boxes'], 'that ship has no torpedoes')
  const refusal = refuseTarget(state, ship, target, 'torpedoes')
  if (refusal !== null) return refusal
  if (!inTorpedoRange(state, ship, target)) return no(R['GF-5.12-range'], 'the target is out of torpedo range')
  if (tubes.every(count => count === 0)) return no(R['GF-5.2-dice'], 'no torpedo is launched')
  const { arcs } = sightOf(state, ship, target)
  for (let group = 0; group < tubes.length; group++) {
    const count = tubes[group]!
    if (count === 0) continue
    if (count > (state.ships[ship]!.tubes[group] ?? 0))
      return no(R['GF-1.63-torp-boxes'], 'not that many torpedoes are left')
    if ((sheet.tubes[group]!.arcs & arcs) === 0) return no(R['GF-5.11-one-target'], 'those tubes do not bear')
  }
  return null
}

/** R6 Has a ship that has not yet acted a legal attack in this phase? */
export function hasTarget(state: Seen, ship: number): boolean {
  const { seat, acted, away } = state.ships[ship]!
  if (acted > 0 || away > 0 || isSunk(state, ship) || isBlind(state, ship)) return false
  const guns = phaseNow(state) === PHASE.gunfire
  if (isStormbound(state, ship, guns ? 'guns' : 'torpedoes') || (guns && isSilent(state, ship))) return false
  const may = guns ? mayFireAt : mayLaunchAt
  for (let target = 0; target < state.ships.length; target++) {
    if (state.ships[target]!.seat !== seat && may(state, ship, target)) return true
  }
  return false
}

/** Can any battery, or the light guns, be turned on her? */
function mayFireAt(state: Seen, ship: number, target: number): boolean {
  const { guns } = sheetAt(state, ship)
  for (let battery = 0; battery < guns.length; battery++) {
    if (refuseBattery(state, ship, { battery, target }) === null) return true
  }
  return lightGunsOf(state, ship, all) > 0 && refuseLightGuns(state, ship, [{ target, guns: 1 }]) === null
}

/** 5.1 Can any torpedo be launched at her? */
function mayLaunchAt(state: Seen, ship: number, target: number): boolean {
  if (sheetAt(state, ship).card.torpedoes === null || !inTorpedoRange(state, ship, target)) return false
  return (
    launchable(state, ship, target).some(count => count > 0) && refuseTarget(state, ship, target, 'torpedoes') === null
  )
}

/** 5.11 Torpedoes left in each group whose tubes bear. */
export function launchable(state: Seen, ship: number, target: number): number[] {
  const { arcs } = sightOf(state, ship, target)
  const groups = sheetAt(state, ship).tubes
  return state.ships[ship]!.tubes.map((left, group) => ((groups[group]!.arcs & arcs) !== 0 ? left : 0))
}
