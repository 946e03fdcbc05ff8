import { moment, phaseAt, turnAt } from '#kernel/turn/index.ts'
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
import { TURN } from './state.ts'

/** 2.2 One phase ends, with what ends with it; the next begins, with what begins it. */
export function nextPhase(desk: GrandFleetsDesk): void {
  closePhase(desk)
  const now = desk.state.now + 1
  const phase = phaseAt(TURN, now)
  const alternating = phase === 'gunfire' || phase === 'torpedo'
  phaseBegan(desk, now, alternating ? rollForFirst(desk, phase) : 0, R['GF-2.2-order'])
  if (phase === 'end') for (let ship = 0; ship < desk.state.ships.length; ship++) endPhase(desk, ship)
}

function closePhase(desk: GrandFleetsDesk): void {
  const { now, ships } = desk.state
  const phase = phaseAt(TURN, now)
  for (let ship = 0; ship < ships.length; ship++) {
    const { splashes, silentUntil, bridge, forward } = ships[ship]!
    if (phase === 'movement' && forward < 0) shipSteamed(desk, ship, 0, R['GF-R47'])
    if (phase === 'gunfire') {
      if (splashes.length > 0) splashesRemoved(desk, ship, R['GF-4.22-splash-end'])
      if (silentUntil !== 0 && silentUntil <= turnAt(TURN, now)) fireControlRestored(desk, ship, R['GF-6.24-end'])
    } else if (phase === 'torpedo' && bridge >= 0 && bridge <= moment(TURN, turnAt(TURN, now), 'torpedo')) {
      bridgeManned(desk, ship, R['GF-6.21-end'])
    }
  }
}

/** 4, 5, R3 Equal numbers: each side throws, the higher goes first, equal dice are thrown again. */
function rollForFirst(desk: GrandFleetsDesk, phase: 'gunfire' | 'torpedo'): number {
  const why = phase === 'gunfire' ? R['GF-4-tie'] : R['GF-5-tie']
  for (;;) {
    const one = desk.dice.one(10, why)
    const other = desk.dice.one(10, why)
    if (one !== other) return one > other ? 0 : 1
  }
}
