import { sidesWriting as writing } from '#kernel/order/index.ts'
import { isInPlay, PHASE, phaseNow, type Seen } from '../01-ships/state.ts'
import { hasTarget } from '../04-gunfire/4-5-legality.ts'
import { R } from '../book/register.ts'

/** 8.1, 8.2, 8.3 By which rule each phase's orders are written, revealed and done together. */
export const WRITING = [R['GF-8.1-orders'], R['GF-8.2-declare'], R['GF-8.3-torpedo'], R['GF-2.24-end']] as const

/** 8, H2 Sides that are still writing: all that have a ship to move, or a ship with a target. The others have nothing to say. */
export const sidesWriting = (state: Seen): number[] => writing(state.passed, seat => hasToWrite(state, seat))

function hasToWrite(state: Seen, seat: number): boolean {
  const phase = phaseNow(state)
  if (phase === PHASE.end) return false
  return state.ships.some(
    (ship, i) => ship.seat === seat && (phase === PHASE.movement ? isInPlay(state, i) : hasTarget(state, i)),
  )
}
