import type { Cite } from '#kernel/book/index.ts'
import { once, type Steps } from '#kernel/desk/index.ts'
import { failures, hitsOf } from '../00-tests/0-tests.ts'
import { CM, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { FACTOR, step } from '../book/tables.ts'
import { type Event, type FleetDesk, trackFell, trackRose } from '../events/events.ts'
import { isNear } from '../measured.ts'
import { caseOf, hasPower, identify, isLit, NIGHT } from './9-1-sight.ts'
import { addTargetSpeed, isStopped } from './9-5-guns.ts'
import { loseVessels, saveOf } from './9-6-type-x.ts'

/** Close or medium range factors against a surface target. */
export interface Spray {
  readonly firer: number
  readonly target: number
  readonly kind: 'crf' | 'mrf' | 'asw'
}

/** 9.8 So many attacks: to hit, then a save for each hit. */
export const FACTORS: Steps<State, Event, Spray> = [once(maySpray), once(spray), once(save)]

/** H26 CRF reach 6.25 cm, MRF 12.5 cm. */
export const isInReach = (state: Seen, { firer, target, kind }: Spray): boolean =>
  isNear(state, firer, state.ships[target]!, kind === 'crf' ? 6.25 * CM : 12.5 * CM)

/** 9.8, R51 CRF and MRF may attack Type X; MRF the families "A " and "C " as well; nothing else. */
export function isProper(state: Seen, { target, kind }: Spray): boolean {
  const { isStand, isFamily } = sheetAt(state, target)
  return isStand || (isFamily && kind === 'mrf')
}

/** 9.8, T7 One attack for each factor; a stand has its vessel's factor times one, two or three by the vessels left. */
export function attacksOf(state: Seen, ship: number, factors: number): number {
  return sheetAt(state, ship).isStand ? factors * step(state.ships[ship]!.vessels) : factors
}

/** 9.1 By night an unlit target must have been made out, for these guns as for others. */
function maySpray(desk: FleetDesk, { firer, target }: Spray, attacks: number): number {
  if (!hasPower(desk, firer)) return 0
  if (caseOf(desk.state, firer, target) !== NIGHT || isLit(desk.state, target)) return attacks
  return identify(desk, firer, target) ? attacks : 0
}

export function sprayModifier(desk: FleetDesk, { firer, target }: Spray): number {
  const { state } = desk
  const { cq, splash } = state.ships[firer]!
  const why = R['FA-9.8-mods']
  const sum = desk.reckoning.begin('added to each d20', cq, why, 'Crew Quality')
  sum.plus('splash markers', -splash - state.ships[target]!.splash, why)
  sum.plus('target size', sheetAt(state, target).card.targetSize, why)
  addTargetSpeed(desk, target, why, why)
  return sum.total
}

function spray(desk: FleetDesk, attack: Spray, attacks: number): number {
  if (attacks === 0) return 0
  const { target } = attack
  const again = isStopped(desk.state, target)
  const need = FACTOR - sprayModifier(desk, attack)
  desk.reckoning.beside('or more hits', FACTOR, R['FA-9.8-roll'])
  const hits = hitsOf(desk, attacks, need, again, R['FA-9.8-roll'])
  if (hits > 0) trackRose(desk, { ship: target, track: 'splash', by: 1 }, R['FA-9.8-hit'])
  return hits
}

/** 9.8, T9 A save for each hit: a stand by its own modifier, 1 better against CRF; a ship of the families 1 better. */
function save(desk: FleetDesk, { target, kind }: Spray, hits: number): number {
  if (hits === 0) return 0
  const { isStand } = sheetAt(desk.state, target)
  const why = R['FA-9.8-save']
  const sum = desk.reckoning.begin('added to each save', isStand ? saveOf(desk, target) : 0, why, 'her own')
  sum.plus('against close range factors, or a ship of the families', isStand && kind === 'mrf' ? 0 : 1, why)
  const lost = failures(desk, hits, sum.total, why)
  if (lost === 0) return 0
  if (isStand) loseVessels(desk, target, lost, R['FA-9.8-loss-x'])
  else loseStructure(desk, target, lost, R['FA-9.8-loss-ship'])
  return 0
}

/** H6 What factors and the guns of aircraft take is no IP: beyond the last Structure it is lost. */
export function loseStructure(desk: FleetDesk, ship: number, points: number, why: Cite): void {
  const taken = Math.min(points, desk.state.ships[ship]!.s)
  if (taken > 0) trackFell(desk, { ship, track: 's', by: taken }, why)
}
