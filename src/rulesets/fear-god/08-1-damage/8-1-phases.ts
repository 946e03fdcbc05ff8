import { phaseAt } from '#kernel/turn/index.ts'
import { FREE, GONE, HULK, isIntermediate, PASSING, TURN } from '../02-ships/conditions.ts'
import { isAfloat, isInPlay, type Seen, turnOf } from '../02-ships/state.ts'
import { fireAll } from '../06-gunfire/6-4-gunfire.ts'
import { controlAgain, resolveCasualties } from '../08-2-fire-and-flooding/8-2-fire-and-flooding.ts'
import { testHull } from '../08-3-criticals/8-3-hull.ts'
import { driftDepth, mendPassing } from '../08-3-criticals/8-3-submarines.ts'
import { beginUnjamming, tryUnjam } from '../08-4-repairs/8-4-repairs.ts'
import { checkAll } from '../08-4-repairs/8-5-serviceability.ts'
import { isStoodBy, leaveAll, leaveSurvivors } from '../08-4-repairs/8-6-rescue.ts'
import { attackFromAir } from '../air/s17-air-attack.ts'
import { burnAirships, fireAtAirships, flyAirships, sendAirships, tendAirships } from '../air/s19-airships.ts'
import { flyOffAll, recoverAll } from '../air/s28-flying.ts'
import { declarePlanned, declareReaction, moveAll, revealAll } from '../battle/s2-orders.ts'
import { rescueAll } from '../battle/s34-rescue.ts'
import { dropAll } from '../below/s15-depth-charges.ts'
import { R } from '../book/register.ts'
import { agendaTurned, type FearGodDesk, hulkSank, phaseBegan } from '../events/events.ts'
import { lookOut } from '../light/s12-detection.ts'
import { changeSpeed } from './8-1-1-speed.ts'
import { comeUp } from './8-1-4-submarines.ts'
import { applyDamage } from './8-1-damage.ts'

/** 8.1, T8 One phase ends with what is resolved in it; the next begins. */
export function nextPhase(desk: FearGodDesk): void {
  closePhase(desk)
  if (desk.state.fixed.switches.searchAndRescue) leaveAll(desk)
  phaseBegan(desk, { now: desk.state.now + 1 }, R['FGDN-H10-turns'])
}

export function closePhase(desk: FearGodDesk): void {
  switch (phaseAt(TURN, desk.state.now)) {
    case 'plotting':
      if (isBattle(desk)) {
        revealAll(desk)
        tendAirships(desk)
      }
      return plot(desk)
    case 'movement':
      return move(desk)
    case 'planned fire':
      if (!isBattle(desk)) return fire(desk)
      declarePlanned(desk)
      return fire(desk, dropAll(desk, desk.state.plotted), isSkyBusy(desk.state))
    case 'reaction fire':
      return isBattle(desk) ? fire(desk, dropAll(desk, declareReaction(desk))) : fire(desk)
    case 'detection':
      return isBattle(desk) ? lookOut(desk) : undefined
    case 'resolution':
      return resolveAll(desk)
  }
}

const isBattle = (desk: FearGodDesk): boolean => desk.state.fixed.field !== null

/** 8.1 All of a phase together: guns, after charges that were dropped (H35), then what comes from the air (H38), then what goes up at airships (H39). */
function fire(desk: FearGodDesk, isCharged = false, isAirToo = false): void {
  const fires = desk.state.declared.length > desk.state.volley
  if (!fires && !isCharged && !isAirToo) return
  if (fires) fireAll(desk)
  if (isAirToo) {
    attackFromAir(desk)
    sendAirships(desk)
    fireAtAirships(desk)
  }
  applyDamage(desk)
}
/** H38, H39 Only where something flies. */
const isSkyBusy = ({ annex: { planes, airships } }: Seen): boolean => planes.length + airships.length > 0

/** 8.2 In Plotting of an Intermediate Turn casualties are fought. */
function plot(desk: FearGodDesk): void {
  // 8.5 before play
  if (turnOf(desk.state) === 1) checkAll(desk)
  if (!isIntermediate(turnOf(desk.state))) return
  for (let ship = 0; ship < desk.state.ships.length; ship++) if (isAfloat(desk.state, ship)) controlAgain(desk, ship)
}

/** 8.1.1, 8.1.8 Ships slow down or work up, in a whole battle as plotted (S1); torpedoes strike; hulks disappear. */
function move(desk: FearGodDesk): void {
  if (isBattle(desk)) {
    flyOffAll(desk)
    moveAll(desk)
    flyAirships(desk)
  } else
    for (let ship = 0; ship < desk.state.ships.length; ship++) if (isAfloat(desk.state, ship)) changeSpeed(desk, ship)
  for (const { ship } of desk.state.annex.boats) if (isAfloat(desk.state, ship)) comeUp(desk, ship)
  const { agenda, now } = desk.state
  if (agenda.length === 0 || agenda[0]!.at > now) return
  for (const { at, what, ship } of agenda) {
    if (at <= now && what === HULK && desk.state.ships[ship]!.end !== GONE) goDown(desk, ship)
  }
  agendaTurned(desk, { now }, R['FGDN-8.1.8-hulk'])
}

/** 8.1.8 A hulk disappears; by option those who had time to leave her are in the water (8.6). */
function goDown(desk: FearGodDesk, ship: number): void {
  hulkSank(desk, { ship }, R['FGDN-8.1.8-time'])
  if (desk.state.fixed.switches.searchAndRescue) leaveSurvivors(desk, ship, false, isStoodBy(desk.state, ship))
}

/** 8.4 A jammed rudder is worked at as soon as it is jammed. */
function unjam(desk: FearGodDesk, ship: number): void {
  if (desk.state.ships[ship]!.rudder === FREE) return
  beginUnjamming(desk, ship)
  tryUnjam(desk, ship)
}

/** 8.1 What fell due is off the agenda; what comes back by itself is back. */
export function turnAgenda(desk: FearGodDesk): void {
  const { agenda, now } = desk.state
  if (agenda.length === 0 || agenda[0]!.at > now) return
  for (const { at, what, ship, amount } of agenda) if (at <= now && what === PASSING) mendPassing(desk, ship, amount)
  agendaTurned(desk, { now }, R['FGDN-8.1-ph-resolution'])
}

/** 8.2 Fire and flooding; then what fell due is off the agenda. */
function resolveAll(desk: FearGodDesk): void {
  resolveCasualties(desk)
  turnAgenda(desk)
  if (isBattle(desk)) {
    for (let ship = 0; ship < desk.state.ships.length; ship++) if (isInPlay(desk.state, ship)) unjam(desk, ship)
    if (desk.state.fixed.switches.searchAndRescue) rescueAll(desk)
    recoverAll(desk)
    burnAirships(desk)
  }
  // R68; and 8.3 rudder, before the next turn's Plotting
  for (const { ship } of desk.state.annex.boats) if (isAfloat(desk.state, ship)) testHull(desk, ship)
  for (const { ship } of desk.state.annex.boats) if (isAfloat(desk.state, ship)) driftDepth(desk, ship)
}
