import type { Cite } from '#kernel/book/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { isInPlay, PHASE, phaseNow, TURN } from '../01-ships/state.ts'
import { hasTarget } from '../04-gunfire/4-5-legality.ts'
import { endPhase } from '../06-criticals/6-end-phase.ts'
import { detach, endDivisions } from '../07-divisions/7-3-command.ts'
import { findSea } from '../09-advanced/9-5-sea.ts'
import { clearSmoke } from '../09-advanced/9-6-smoke.ts'
import { countQuiet } from '../09-advanced/9-8-reloads.ts'
import { findVisibility } from '../09-advanced/9-9-visibility.ts'
import { R } from '../book/register.ts'
import {
  battleEnded,
  bridgeManned,
  fireControlRestored,
  type GrandFleetsDesk,
  phaseBegan,
  shipSteamed,
  splashesRemoved,
} from '../events/events.ts'
import { beginDeployment, unplacedOf } from './2-13-deployment.ts'
import { batchOf, isAttackPhase, isAwaited, nextOpportunity, numberOf } from './2-activation.ts'

/** 2.1, 2.2 The umpire begins a battle: sea and visibility are thrown for (9.5, 9.9), ships that have no place yet are placed (2.13), then comes the first turn. */
export function begin(desk: GrandFleetsDesk): void {
  findSea(desk)
  findVisibility(desk)
  if (unplacedOf(desk.state, -1).length > 0) beginDeployment(desk)
  else nextPhase(desk)
}

/** 2.2 One phase ends, with what ends with it; the next begins, with what begins it. */
export function nextPhase(desk: GrandFleetsDesk): void {
  closePhase(desk)
  const now = desk.state.now + 1
  const one = numberOf(desk.state, 0)
  const other = numberOf(desk.state, 1)
  const first = one === other ? firstByDie(desk, now % 4) : one > other ? 0 : 1
  phaseBegan(desk, { now, first, batch: batchOf(Math.max(one, other), Math.min(one, other)) }, R['GF-2.2-order'])
  if (now % 4 !== PHASE.end) return
  for (let ship = 0; ship < desk.state.ships.length; ship++) endPhase(desk, ship)
  if (desk.state.smoke.length > 0) clearSmoke(desk)
  if (desk.state.divisions.length > 0) endDivisions(desk)
}

function closePhase(desk: GrandFleetsDesk): void {
  const { now, ships } = desk.state
  switch (phaseNow(desk.state)) {
    case PHASE.movement:
      for (let ship = 0; ship < ships.length; ship++) {
        if (ships[ship]!.forward < 0 && isInPlay(desk.state, ship)) shipSteamed(desk, { ship, forward: 0 }, R['GF-R47'])
      }
      if (desk.state.divisions.length > 0) detach(desk)
      return
    case PHASE.gunfire:
      for (let ship = 0; ship < ships.length; ship++) {
        if (!isInPlay(desk.state, ship)) continue
        const { splashes, silentUntil } = ships[ship]!
        if (splashes.length > 0) splashesRemoved(desk, { ship }, R['GF-4.22-splash-end'])
        if (silentUntil !== 0 && silentUntil <= turnAt(TURN, now)) fireControlRestored(desk, { ship }, R['GF-6.24-end'])
      }
      return
    case PHASE.torpedo:
      for (let ship = 0; ship < ships.length; ship++) {
        const { bridge } = ships[ship]!
        if (bridge >= 0 && bridge <= now && isInPlay(desk.state, ship)) bridgeManned(desk, { ship }, R['GF-6.21-end'])
      }
      if (desk.state.fixed.switches.reloads) for (let ship = 0; ship < ships.length; ship++) countQuiet(desk, ship)
  }
}

/** 3, 4, 5 Equal numbers: a die, unless all act at once (8). A duel's ships keep their stations, and nobody need move first. */
function firstByDie(desk: GrandFleetsDesk, phase: number): number {
  if (desk.state.fixed.switches.simultaneous) return 0
  switch (phase) {
    case PHASE.movement:
      return desk.state.fixed.scene.turns > 0 ? rollForFirst(desk, R['GF-3-tie']) : 0
    case PHASE.gunfire:
      return rollForFirst(desk, R['GF-4-tie'])
    case PHASE.torpedo:
      return rollForFirst(desk, R['GF-5-tie'])
    default:
      return 0
  }
}

/** R3 Each side throws, the higher goes first, equal dice are thrown again. */
function rollForFirst(desk: GrandFleetsDesk, why: Cite): number {
  for (;;) {
    const one = desk.dice.one(10, why)
    const other = desk.dice.one(10, why)
    if (one !== other) return one > other ? 0 : 1
  }
}

/** A whole battle goes on by itself until somebody's word is wanted, or it is over. */
export function proceed(desk: GrandFleetsDesk): void {
  const { scene, switches } = desk.state.fixed
  const { turns } = scene
  if (turns === 0) return
  while (!isOver(desk) && !isAwaited(desk.state)) {
    if (!switches.simultaneous && !isIdle(desk) && nextOpportunity(desk)) return
    if (phaseNow(desk.state) === PHASE.end && turnAt(TURN, desk.state.now) >= turns) {
      return battleEnded(desk, {}, R['GF-2.2-length'])
    }
    nextPhase(desk)
  }
}

/** 2.2 It ends when a side has no ship left, or concedes. */
function isOver(desk: GrandFleetsDesk): boolean {
  if (desk.state.over > 0) return true
  const fights = numberOf(desk.state, 0) > 0 && numberOf(desk.state, 1) > 0
  if (fights && desk.state.conceded < 0) return false
  battleEnded(desk, {}, R['GF-2.2-length'])
  return true
}

/** The End Phase asks nobody; neither does an attack phase in which no ship has a target (R6: they are spent without penalty). */
function isIdle(desk: GrandFleetsDesk): boolean {
  const { state } = desk
  if (phaseNow(state) === PHASE.end) return true
  if (!isAttackPhase(state) || state.acting >= 0) return false
  for (let ship = 0; ship < state.ships.length; ship++) if (hasTarget(state, ship)) return false
  return true
}
