import type { Cite } from '#kernel/book/index.ts'
import { once, type Steps } from '#kernel/desk/index.ts'
import { crewTest, hitsOf } from '../00-tests/0-tests.ts'
import type { Battery } from '../02-data-sheet/ship.ts'
import { type Blow, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { takeIP } from '../10-damage/10-2-damage.ts'
import { criticals } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import { ABOVE, DIRECTED, LOCAL, step } from '../book/tables.ts'
import { type Event, type FleetDesk, hitStruck, hitsScored, trackRose } from '../events/events.ts'
import { bandOf, basesBetween, sightOf } from '../measured.ts'
import { caseOf, hasPower, identify, isLit, isSeen, NIGHT, OBSCURED } from './9-1-sight.ts'
import { saveAgainstGun } from './9-6-type-x.ts'

/** One gun battery against one target. */
export interface Attack extends Blow {
  readonly firer: number
  readonly target: number
  readonly line: Battery
  /** range band, from 1 */
  readonly band: number
  /** 9.5 bases that the line of fire crosses */
  readonly bases: number
  /** rolls for Critical Damage to work at most */
  readonly criticals: number
}

/** 9.5 One battery's shoot: may she, is she On Target, what does the hit do, and each roll for Critical Damage to its end. */
export const GUNFIRE: Steps<State, Event, Attack> = [once(mayShoot), once(aim), once(strike), ...criticals<Attack>()]

const ALL = 5
export function attackOf(state: Seen, firer: number, target: number, line: Battery): Attack {
  const band = bandOf(state, firer, target)
  // R46: a shot from the bow or stern arc rakes, and meets horizontal armour (10.4)
  const raked = sightOf(state, firer, target).from === 0 ? 0 : 1
  const pen = line.pen[band - 1] ?? 0
  const bases = basesBetween(state, firer, target)
  return { firer, target, line, band, bases, criticals: ALL, cv: line.cv, pen, raked, column: ABOVE }
}

/** R52 Guns of a battery that bear and are not lost; of `used` mounts in each of its lines where the battery is divided. */
export function gunsBearing(
  state: Seen,
  ship: number,
  battery: number,
  target: number,
  used?: readonly number[],
): number {
  const { arcs } = sightOf(state, ship, target)
  const { groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  let guns = 0
  let place = 0
  for (let group = 0; group < groups.length; group++) {
    const { battery: of, arcs: bears, guns: each } = groups[group]!
    if (of !== battery) continue
    const most = used === undefined ? mounts[group]! : Math.min(mounts[group]!, used[place] ?? 0)
    place++
    if ((bears & arcs) !== 0) guns += most * each
  }
  return guns
}

/** 9.5, R54 Local: an armed merchant cruiser, no fire control left, no Structure left, or a Type X target (9.6). */
export function isLocal(state: Seen, firer: number, target: number): boolean {
  const { fc, s } = state.ships[firer]!
  return fc === 0 || s === 0 || sheetAt(state, firer).card.isAMC || sheetAt(state, target).isStand
}

/** 9.5, H22 The battery's radar works: that of MAIN or of OTHER; Local never has any (R63). */
export function hasRadar(state: Seen, firer: number, line: Battery): boolean {
  const { gunneryRadarMain, gunneryRadarOther } = sheetAt(state, firer).card
  const fitted = line.radar || (line.group === 'MAIN' ? gunneryRadarMain : gunneryRadarOther)
  return fitted && state.ships[firer]!.radar > 0
}

/** 9.1 Before the dice: power, if she has lost it; radar must acquire what cannot be seen, each battery for itself; by night an unlit target must be made out. */
function mayShoot(desk: FleetDesk, { firer, target }: Attack, guns: number): number {
  if (!hasPower(desk, firer)) return 0
  const { state } = desk
  const which = caseOf(state, firer, target)
  if (which === OBSCURED) return crewTest(desk, firer, 0, R['FA-9.1-O-acquire']) ? guns : 0
  if (which === NIGHT && !isLit(state, target)) return identify(desk, firer, target) ? guns : 0
  return guns
}

/** 9.5 The sum for a battery of so many guns, line by line. */
export function gunModifier(desk: FleetDesk, attack: Attack, guns: number): number {
  const { firer, target, line, bases } = attack
  const { state } = desk
  const ship = state.ships[firer]!
  const sum = desk.reckoning.begin('added to the d20', ship.cq, R['FA-9.5-mod-crew'], 'Crew Quality')
  sum.add(step(guns) - 2, R['FA-9.5-mod-guns'])
  sum.add(sheetAt(state, target).card.targetSize, R['FA-9.5-mod-size'])
  const seen = isSeen(state, firer, target) || state.fixed.switches.unseenRadar
  if (seen && hasRadar(state, firer, line) && !isLocal(state, firer, target)) sum.add(1, R['FA-9.5-mod-radar'])
  sum.add(-bases, R['FA-9.5-mod-base'])
  sum.add(-ship.splash - state.ships[target]!.splash, R['FA-9.5-mod-splash'])
  sum.add(ship.gm, R['FA-9.5-mod-gm'])
  addTargetSpeed(desk, target, R['FA-9.5-mod-steering'], R['FA-9.5-mod-slow'])
  return sum.total
}

/** 9.5, 9.7, 9.8 Steering gone and Slow add 1 each; Stopped is not Slow (R32). A land target has no steering to lose. */
export function addTargetSpeed(desk: FleetDesk, target: number, steering: Cite, slow: Cite): void {
  const { state } = desk
  if (state.ships[target]!.sv === 0 && !sheetAt(state, target).card.isLand) desk.reckoning.add(1, steering)
  if (isSlow(state, target)) desk.reckoning.add(1, slow)
}

/** H17 Slow is up to ten centimetres in this turn, Stopped none; before she has moved she is neither. Knots lost since do not count (R73). */
export const isSlow = (state: Seen, ship: number): boolean => {
  const { moved } = state.ships[ship]!
  return moved > 0 && moved <= 10
}
export const isStopped = (state: Seen, ship: number): boolean =>
  state.ships[ship]!.moved === 0 || sheetAt(state, ship).card.isLand

/** 9.5 One d20 for the battery: On Target at the number of the range; a miss again at what lies still, or by a shore battery (R31). */
function aim(desk: FleetDesk, attack: Attack, guns: number): number {
  if (guns === 0) return 0
  const { firer, target, band } = attack
  const local = isLocal(desk.state, firer, target)
  const number = (local ? LOCAL : DIRECTED)[band]!
  const again = isStopped(desk.state, target) || sheetAt(desk.state, firer).card.isLand
  const need = number - gunModifier(desk, attack, guns)
  desk.reckoning.beside(`or more hits: ${local ? 'Local' : 'Directed'}, range band ${band}`, number, R['FA-9.5-roll'])
  const hit = hitsOf(desk, 1, need, again, R['FA-9.5-roll']) > 0
  // H24, R50: a marker for a hit, before its damage is worked; by option for every shoot
  if (hit || desk.state.fixed.switches.splashAlways)
    trackRose(desk, { ship: target, track: 'splash', by: 1 }, R['FA-H24'])
  return hit ? guns : 0
}

/** H6 IP once, a Wreck Test if that asks for one, and then as many rolls for Critical Damage as the guns have steps. */
function strike(desk: FleetDesk, attack: Attack, guns: number): number {
  if (guns === 0) return 0
  const { target, line } = attack
  if (sheetAt(desk.state, target).isStand) return saveAgainstGun(desk, target, line.ip)
  hitsScored(desk, { ship: target, hits: 1 }, R['FA-9.5-roll'])
  const { cv, pen, raked, column } = attack
  const rolls = Math.min(step(guns), attack.criticals)
  hitStruck(desk, { ship: target, rolls, cv, pen, raked, column }, R['FA-9.5-crits'])
  takeIP(desk, target, line.ip, 's', R['FA-9.5-damage'])
  return 0
}
