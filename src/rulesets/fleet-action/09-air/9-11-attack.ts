import { once, type Steps } from '#kernel/desk/index.ts'
import { hitsOf } from '../00-tests/0-tests.ts'
import { type Blow, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { addTargetSpeed, isStopped } from '../09-combat/9-5-guns.ts'
import { saveAgainstGun } from '../09-combat/9-6-type-x.ts'
import { takeIP } from '../10-damage/10-2-damage.ts'
import { criticals } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import { ABOVE, AIR_ATTACK, AT_BOW, AT_STERN, BY_DIE, FROM_ABOVE, step } from '../book/tables.ts'
import { type Event, type FleetDesk, hitStruck, hitsScored, loadDropped, trackRose } from '../events/events.ts'
import { arcTowards, FROM_AHEAD, FROM_ASTERN } from '../measured.ts'
import { loseAircraft } from './9-9-aa.ts'
import type { AttackType } from './stand.ts'
import { isAloft, standAt, standSheetAt } from './standing.ts'

/** A stand attacks a ship with what it carries. */
export interface AirStrike extends Blow {
  readonly stand: number
  readonly target: number
  readonly type: AttackType
  readonly ip: number
}

/** 9.11 To hit, then each hit as that of a gun or a torpedo: IP, a Wreck Test if due, its roll for Critical Damage to its end. */
export const AIR_STRIKE: Steps<State, Event, AirStrike> = [once(aim), ...criticals(strike)]

/** T26 Exactly one of these counts. */
const BY_TYPE: Readonly<Record<AttackType, number>> = {
  dive: 4,
  skip: 2,
  'fighter-bomber': 0,
  glide: 0,
  torpedo: 0,
  Ohka: 0,
  'FX 1400': 0,
  'Hs 293': 0,
  Kamikaze: 0,
  'salvo rockets': -1,
  'Tiny Tim': -1,
  'low level': -1,
  'medium level': -3,
  'high level': -5,
}
/** 10.4 What falls from above meets horizontal armour; these strike the side. A Kamikaze may do either (R47). */
const AT_THE_SIDE: ReadonlySet<AttackType> = new Set(['skip', 'salvo rockets', 'Ohka', 'torpedo'])

/** H8, H30 A torpedo strikes under water, by the arc of the target from which the stand comes. */
export function strikeOf(state: Seen, stand: number, target: number): AirStrike {
  const { type, ip, cv, pen } = standSheetAt(state, stand).attack!
  const from = arcTowards(state, target, standAt(state, stand))
  const under = from === FROM_AHEAD ? AT_BOW : from === FROM_ASTERN ? AT_STERN : BY_DIE
  const column = type === 'torpedo' ? under : ABOVE
  return { stand, target, type, ip, cv, pen, raked: AT_THE_SIDE.has(type) ? 0 : 1, column }
}

/** 9.11, T26 The sum for an attack from the air, line by line; guns have no load to be told by. */
export function airModifier(desk: FleetDesk, stand: number, target: number, type: AttackType | 'guns'): number {
  const { state } = desk
  const { CQ, attack } = standSheetAt(state, stand)
  const sum = desk.reckoning.begin('added to each d20', CQ, R['FA-9.11-mod-crew'], 'Crew Quality')
  sum.add(type === 'guns' ? 0 : BY_TYPE[type], R['FA-9.11-mod-type'])
  // R67
  if (type === 'torpedo') sum.add(attack?.torpedoModifier ?? 0, R['FA-9.11-mod-torpedo'])
  sum.add(sheetAt(state, target).card.targetSize, R['FA-9.11-mod-size'])
  sum.add(-standAt(state, stand).flak, R['FA-9.11-mod-flak'])
  if (type !== 'torpedo') sum.add(-state.ships[target]!.splash, R['FA-9.11-mod-splash'])
  addTargetSpeed(desk, target, R['FA-9.11-mod-steering'], R['FA-9.11-mod-slow'])
  return sum.total
}

/** 9.11 The dice of a stand by its aircraft; hits leave one splash marker (H24). */
export function airHits(desk: FleetDesk, stand: number, target: number, type: AttackType | 'guns'): number {
  const { aircraft } = standAt(desk.state, stand)
  const need = AIR_ATTACK - airModifier(desk, stand, target, type)
  desk.reckoning.beside('or more hits', AIR_ATTACK, R['FA-9.11-roll'])
  desk.reckoning.beside('aircraft, which make the dice', aircraft, R['FA-9.11-dice'])
  const hits = hitsOf(desk, step(aircraft), need, isStopped(desk.state, target), R['FA-9.11-roll'])
  if (hits > 0) trackRose(desk, { ship: target, track: 'splash', by: 1 }, R['FA-H24'])
  return hits
}

function aim(desk: FleetDesk, { stand, target, type }: AirStrike): number {
  if (!isAloft(desk.state, stand) || standAt(desk.state, stand).loaded === 0) return 0
  const hits = airHits(desk, stand, target, type)
  loadDropped(desk, { stand }, R['FA-H30'])
  // H41: whoever has dived is spent, whether he has hit or not
  if (type === 'Kamikaze') loseAircraft(desk, stand, standAt(desk.state, stand).aircraft, R['FA-H41'])
  if (hits > 0) hitsScored(desk, { ship: target, hits }, R['FA-9.11-roll'])
  return 0
}

/** H6 The next hit: IP, and a Wreck Test if due. One roll for Critical Damage follows. */
function strike(desk: FleetDesk, { target, type, ip, cv, pen, raked, column }: AirStrike): void {
  const { hits } = desk.state.ships[target]!
  if (hits === 0) return
  if (sheetAt(desk.state, target).isStand) {
    // H35: a marker, and one save as against a gun
    hitsScored(desk, { ship: target, hits: hits - 1 }, R['FA-H35'])
    saveAgainstGun(desk, target, ip)
    return
  }
  const met = type === 'Kamikaze' ? desk.dice.count(1, FROM_ABOVE, R['FA-R47']) : raked
  hitStruck(desk, { ship: target, rolls: 1, cv, pen, raked: met, column }, R['FA-9.11-damage'])
  takeIP(desk, target, ip, type === 'torpedo' ? 'f' : 's', R['FA-9.11-damage'])
}
