import type { Attack } from './4-2-to-hit.ts'
import { fireGuns, GUNFIRE, placeSplashes } from './4-gunfire.ts'
import { type Launch, launchTorpedoes, TORPEDOES } from './5-torpedoes.ts'
import { moveTogether } from './8-1-movement.ts'
import { type Late, land } from './8-2-late.ts'
import { type Deed, deedsIn, fireIn, launchesIn, movesIn, WRITING } from './8-written.ts'
import type { FireGuns, LaunchTorpedoes } from './commands.ts'
import type { GrandFleetsDesk } from './events.ts'
import { orderRevealed } from './events-7.ts'
import { PHASE, phaseNow } from './state.ts'

/** 8 (house) Everybody is ready: what is written is read out, ship by ship, and done together. */
export function reveal(desk: GrandFleetsDesk): void {
  const deeds: Deed[] = []
  const phase = phaseNow(desk.state)
  for (const { deed, words } of deedsIn(desk.state).sort((a, b) => a.deed.ship - b.deed.ship)) {
    orderRevealed(desk, { ship: deed.ship, order: words }, WRITING[phase]!)
    deeds.push(deed)
  }
  if (phase === PHASE.movement) moveTogether(desk, movesIn(deeds))
  else if (phase === PHASE.gunfire) fireTogether(desk, fireIn(deeds))
  else launchTogether(desk, launchesIn(deeds))
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
