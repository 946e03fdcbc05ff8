import type { Cite } from '#kernel/book/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { endPhase } from './6-end-phase.ts'
import { R } from './book.ts'
import {
  bridgeManned,
  fireControlRestored,
  type GrandFleetsDesk,
  phaseBegan,
  shipSteamed,
  splashesRemoved,
} from './events.ts'
import { PHASE, phaseNow, TURN } from './state.ts'

/** 2.2 One phase ends, with what ends with it; the next begins, with what begins it. */
export function nextPhase(desk: GrandFleetsDesk): void {
  closePhase(desk)
  const now = desk.state.now + 1
  const phase = now % 4
  const first =
    phase === PHASE.gunfire
      ? rollForFirst(desk, R['GF-4-tie'])
      : phase === PHASE.torpedo
        ? rollForFirst(desk, R['GF-5-tie'])
        : 0
  phaseBegan(desk, now, first, R['GF-2.2-order'])
  if (phase === PHASE.end) for (let ship = 0; ship < desk.state.ships.length; ship++) endPhase(desk, ship)
}

function closePhase(desk: GrandFleetsDesk): void {
  const { now, ships } = desk.state
  switch (phaseNow(desk.state)) {
    case PHASE.movement:
      for (let ship = 0; ship < ships.length; ship++) {
        if (ships[ship]!.forward < 0) shipSteamed(desk, ship, 0, R['GF-R47'])
      }
      return
    case PHASE.gunfire:
      for (let ship = 0; ship < ships.length; ship++) {
        const { splashes, silentUntil } = ships[ship]!
        if (splashes.length > 0) splashesRemoved(desk, ship, R['GF-4.22-splash-end'])
        if (silentUntil !== 0 && silentUntil <= turnAt(TURN, now)) fireControlRestored(desk, ship, R['GF-6.24-end'])
      }
      return
    case PHASE.torpedo:
      for (let ship = 0; ship < ships.length; ship++) {
        const { bridge } = ships[ship]!
        if (bridge >= 0 && bridge <= now) bridgeManned(desk, ship, R['GF-6.21-end'])
      }
  }
}

/** 4, 5, R3 Equal numbers: each side throws, the higher goes first, equal dice are thrown again. */
function rollForFirst(desk: GrandFleetsDesk, why: Cite): number {
  for (;;) {
    const one = desk.dice.one(10, why)
    const other = desk.dice.one(10, why)
    if (one !== other) return one > other ? 0 : 1
  }
}
