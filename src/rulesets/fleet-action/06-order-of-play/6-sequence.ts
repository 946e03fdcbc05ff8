import { isUnseen } from '../02-data-sheet/below.ts'
import { BERTH, isLost, isThere, phaseOf, RESOLVE, type Seen, turnOf } from '../02-data-sheet/state.ts'
import { loseBerths } from '../09-air/losses.ts'
import { hasAircraft, isAloft, membersOf, standAt } from '../09-air/standing.ts'
import { runSalvo } from '../09-combat/9-7-salvoes.ts'
import { R } from '../book/register.ts'
import {
  battleBegan,
  commandPassed,
  type FleetDesk,
  leadNamed,
  phaseBegan,
  shipActed,
  skyCleared,
  turnCleared,
  unitDone,
  unitsReadied,
  wordGiven,
} from '../events/events.ts'
import { throwConditions, throwQuality } from './6-1-conditions.ts'
import { mayLay } from './6-2-mines.ts'
import { goOn } from './6-4-movement.ts'
import { canLaunch } from './6-4-torpedoes.ts'
import { passAirCommand } from './6-5-air-losses.ts'
import { arrive, makeForHome, maySomeAct, maySomeMove, rearm } from './6-5-air-move.ts'
import { revealNear } from './6-5-contacts.ts'
import { endPhase } from './6-7-morale.ts'
import { judge } from './6-7-victory.ts'
import { airOfUnit, isToAct, isTurnsAbout, membersThere, seatOfUnit, unitsToAct } from './6-alternation.ts'
import { rollForInitiative } from './6-order-of-play.ts'
import { makeOff } from './6-withdraw.ts'

// 6 A battle goes from phase to phase by itself until somebody's word is wanted.

/** The first turn begins: the dice for its initiative. */
export function begin(desk: FleetDesk): void {
  battleBegan(desk, {}, R['FA-6-phase-order'])
  const { throwsQuality, throwsConditions } = desk.state.fixed.switches
  if (throwsConditions) throwConditions(desk)
  if (throwsQuality) throwQuality(desk)
  initiative(desk, desk.state.now)
  proceed(desk)
}

/** 6.1, P4 Who wins the initiative acts first, and names the side that moves first. */
function initiative(desk: FleetDesk, now: number): void {
  const first = rollForInitiative(desk)
  const leads = desk.choose(first, 0b11, first, R['FA-6.1-roll']) === 0 ? first : 1 - first
  phaseBegan(desk, { now: now + 1, first }, R['FA-6-phase-order'])
  leadNamed(desk, { seat: leads }, R['FA-6.1-roll'])
}

/** On to where a side has something to say, or the end. */
export function proceed(desk: FleetDesk): void {
  if (desk.state.begun === 0) return
  for (;;) {
    passCommand(desk)
    if (hasAircraft(desk.state)) mindAircraft(desk)
    revealNear(desk)
    judge(desk)
    if (desk.state.over > 0 || isAsked(desk)) return
    nextPhase(desk)
  }
}

/** FA-H75, FA-H77 Stands go down with their ships, and squadrons of aircraft find another to lead them. */
function mindAircraft(desk: FleetDesk): void {
  loseBerths(desk)
  passAirCommand(desk)
}

/** In phases of turns about: whose word it is, if anybody has anything left. */
function isAsked(desk: FleetDesk): boolean {
  const { state } = desk
  if (!isTurnsAbout(state)) return false
  if (state.active >= 0) {
    if (isBusy(state)) return true
    finish(desk, state.active)
  }
  const { word } = desk.state
  const next = word < 0 ? firstIn(desk.state) : word
  const seat =
    unitsToAct(desk.state, next).length > 0 ? next : unitsToAct(desk.state, 1 - next).length > 0 ? 1 - next : -1
  if (seat !== word) wordGiven(desk, { seat }, R['FA-6.6-action'])
  return seat >= 0
}
/** P4, P6 */
const firstIn = (state: Seen): number => (phaseOf(state) === 'action' ? state.first : state.leads)

/** Has the squadron that is acting ships that have not yet moved, or acted? */
function isBusy(state: Seen): boolean {
  const { active, squadrons, ships } = state
  const air = airOfUnit(state, active)
  if (air >= 0) return phaseOf(state) === 'action' ? maySomeAct(state, air) : maySomeMove(state, air)
  if (active >= squadrons.length) return false
  const members = membersThere(state, active)
  const phase = phaseOf(state)
  if (phase === 'mines') return members.some(ship => mayLay(state, ship))
  if (members.some(ship => ships[ship]!.acted === 0 && ships[ship]!.resolve !== RESOLVE.abandoned)) return true
  // H32: whether a boat under water has a target shows by nothing, so that her side says when she is done
  return phase !== 'action' && members.some(ship => isUnseen(state, ship) || canLaunch(state, ship))
}

/** A squadron has no more to do in this phase: who has not moved goes on as she did (6.4), what she launched runs (6.6). The word goes to the other side. */
export function finish(desk: FleetDesk, unit: number): void {
  if (unit < desk.state.squadrons.length) for (const ship of membersThere(desk.state, unit)) doWithout(desk, ship)
  const air = airOfUnit(desk.state, unit)
  if (air >= 0 && phaseOf(desk.state) === 'aircraft movement') sendHome(desk, air)
  const seat = seatOfUnit(desk.state, unit)
  unitDone(desk, { unit }, R['FA-6.6-action'])
  wordGiven(desk, { seat: 1 - seat }, R['FA-6.6-action'])
}
/** FA-H76 Stands that have had enough need no order. */
function sendHome(desk: FleetDesk, squadron: number): void {
  for (const stand of membersOf(desk.state, squadron)) {
    const { aborts, moved } = standAt(desk.state, stand)
    if (aborts > 0 && moved === 0 && isAloft(desk.state, stand)) makeForHome(desk, stand)
  }
}

function doWithout(desk: FleetDesk, ship: number): void {
  const { acted, resolve } = desk.state.ships[ship]!
  // one of the squadron that went before her may have run into her
  if (acted > 0 || !isThere(desk.state, ship)) return
  const phase = phaseOf(desk.state)
  if (phase === 'action') return runSalvoesOf(desk, ship)
  if (phase === 'mines') {
    if (mayLay(desk.state, ship)) shipActed(desk, { ship }, R['FA-6.2-mines'])
    return
  }
  if (resolve === RESOLVE.steady) goOn(desk, ship)
  else makeOff(desk, ship)
}

/** 6.6, H25 Torpedoes that she declared run when her squadron acts. */
export function runSalvoesOf(desk: FleetDesk, ship: number): void {
  for (let i = 0; i < desk.state.salvoes.length; ) {
    if (desk.state.salvoes[i]!.by === ship) runSalvo(desk, i)
    else i++
  }
}

/** R57, H58 Where the commander's ship is gone the next of the squadron leads it, with a Command Value one less. */
function passCommand(desk: FleetDesk): void {
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) {
    const members = [...desk.state.ships.keys()].filter(ship => desk.state.ships[ship]!.squadron === squadron)
    const led = members.find(ship => desk.state.ships[ship]!.flag > 0)
    if (led === undefined || isIn(desk.state, led)) continue
    const next = members.find(ship => isIn(desk.state, ship))
    if (next !== undefined)
      commandPassed(desk, { ship: next, cmdv: desk.state.ships[led]!.cmdv - 1 }, R['FA-H58-command'])
  }
}
const isIn = (state: Seen, ship: number): boolean => !isLost(state, ship) && state.ships[ship]!.berth !== BERTH.away

function nextPhase(desk: FleetDesk): void {
  const { now, first } = desk.state
  // H25: torpedoes of a ship that was lost before she acted
  if (phaseOf(desk.state) === 'action') while (desk.state.salvoes.length > 0) runSalvo(desk, 0)
  if (phaseOf(desk.state) === 'end') return nextTurn(desk)
  phaseBegan(desk, { now: now + 1, first }, R['FA-6-phase-order'])
  if (phaseOf(desk.state) === 'aircraft movement') arrive(desk)
  if (isTurnsAbout(desk.state)) wordGiven(desk, { seat: -1 }, R['FA-6-phase-order'])
  if (phaseOf(desk.state) === 'end') endPhase(desk)
}

/** H24 Markers come off; the next turn's initiative. */
function nextTurn(desk: FleetDesk): void {
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    if (isLost(desk.state, ship)) continue
    turnCleared(desk, { ship }, R['FA-H24'])
  }
  if (hasAircraft(desk.state)) {
    rearm(desk)
    skyCleared(desk, {}, R['FA-6.7-end'])
  }
  unitsReadied(desk, {}, R['FA-6-phase-order'])
  phaseBegan(desk, { now: desk.state.now + 1, first: desk.state.first }, R['FA-6-phase-order'])
  initiative(desk, desk.state.now)
}

/** Whose word is wanted. */
export function sidesAsked(state: Seen): readonly number[] {
  if (state.over > 0) return []
  if (state.begun === 0) return [0, 1].filter(seat => (state.ready & (1 << seat)) === 0)
  return state.word < 0 ? [] : [state.word]
}

/** May she be told something in this phase: on the table, her squadron's word, and not done yet? */
export const mayAct = (state: Seen, ship: number): boolean =>
  isThere(state, ship) &&
  isTurnsAbout(state) &&
  phaseOf(state) !== 'aircraft movement' &&
  state.word === state.ships[ship]!.seat &&
  (state.active < 0 ? isToAct(state, state.ships[ship]!.squadron) : state.active === state.ships[ship]!.squadron) &&
  state.ships[ship]!.acted === 0 &&
  turnOf(state) > 0
