import { readOut } from '#kernel/order/index.ts'
import { PHASE, phaseNow } from '../01-ships/state.ts'
import { MOVE } from '../03-movement/3-2-track.ts'
import type { Attack } from '../04-gunfire/4-2-to-hit.ts'
import { FIRE_GUNS, type FireGuns, fireGuns, GUNFIRE, placeSplashes } from '../04-gunfire/4-gunfire.ts'
import {
  LAUNCH_TORPEDOES,
  type Launch,
  type LaunchTorpedoes,
  launchTorpedoes,
  TORPEDOES,
} from '../05-torpedoes/5-torpedoes.ts'
import { orderRevealed } from '../07-divisions/events.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { moveTogether } from './8-1-movement.ts'
import { type Late, land } from './8-2-late.ts'
import { WRITING } from './8-written.ts'

/** 8 (house) Everybody is ready: what is written is read out, ship by ship, and done together. */
export function reveal(desk: GrandFleetsDesk): void {
  const orders = readOut(desk.state.written)
  const phase = phaseNow(desk.state)
  for (const { ship, words } of orders) orderRevealed(desk, { ship, order: words }, WRITING[phase]!)
  if (phase === PHASE.movement) moveTogether(desk, MOVE.among(orders))
  else if (phase === PHASE.gunfire) fireTogether(desk, FIRE_GUNS.among(orders))
  else launchTogether(desk, LAUNCH_TORPEDOES.among(orders))
}

/** 8.2 Splash markers first; then all guns fire as things were when the phase began, and only then is anybody hurt. */
function fireTogether(desk: GrandFleetsDesk, orders: readonly FireGuns[]): void {
  const late: Late<Attack>[] = []
  for (const order of orders) placeSplashes(desk, order)
  for (const order of orders) fireGuns(desk, order, late)
  land(late, GUNFIRE, desk)
}

/** 8.3 The same for torpedoes. */
function launchTogether(desk: GrandFleetsDesk, orders: readonly LaunchTorpedoes[]): void {
  const late: Late<Launch>[] = []
  for (const order of orders) launchTorpedoes(desk, order, late)
  land(late, TORPEDOES, desk)
}
