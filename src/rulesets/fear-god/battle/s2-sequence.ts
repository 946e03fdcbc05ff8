import type { Cite } from '#kernel/book/index.ts'
import { moment, phaseAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { fieldOf, isInPlay, type Seen, turnOf } from '../02-ships/state.ts'
import { closePhase, nextPhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import { actionEnded, type FearGodDesk, phaseBegan, windFound } from '../events/events.ts'
import { lookOut } from '../light/s12-detection.ts'
import { sidesAsked } from './s2-asked.ts'
import { beginDeployment, unplacedOf } from './s2-deployment.ts'
import { isBeaten, isContactLost } from './s34-victory.ts'

/** H28, H25 The wind is thrown for, ships without a place are placed, then comes the first turn. */
export function begin(desk: FearGodDesk): void {
  const why = R['FGDN-H28-wind']
  windFound(desk, { wind: (300 * desk.dice.one(12, why)) % 3600 }, why)
  if (unplacedOf(desk.state, -1).length > 0) beginDeployment(desk)
  else firstTurn(desk)
}

export function firstTurn(desk: FearGodDesk): void {
  lookOut(desk)
  phaseBegan(desk, { now: moment(TURN, 1, 'plotting') }, R['FGDN-H10-turns'])
}

/** S2 Phases in which nobody has a word to say end by themselves. */
export function proceed(desk: FearGodDesk): void {
  while (turnOf(desk.state) > 0 && !isOver(desk) && sidesAsked(desk.state).length === 0) {
    const end = phaseAt(TURN, desk.state.now) === 'resolution' ? endOf(desk.state) : null
    if (end === null) nextPhase(desk)
    else {
      closePhase(desk)
      return actionEnded(desk, {}, end)
    }
  }
}

/** H24 Why this turn is the last: its time is over, a side is beaten, or contact is lost. Null: it is not. */
function endOf(state: Seen): Cite | null {
  if (turnOf(state) >= fieldOf(state).turns) return R['FGDN-H24-victory']
  if (isBeaten(state, 0) || isBeaten(state, 1)) return R['FGDN-H24-beaten']
  return isContactLost(state) ? R['FGDN-H24-contact'] : null
}

/** H24 It ends when a side has no ship left on the board, or gives up. */
function isOver(desk: FearGodDesk): boolean {
  const { state } = desk
  if (state.over > 0) return true
  const fights = [0, 1].every(seat => state.ships.some((ship, i) => ship.seat === seat && isInPlay(state, i)))
  if (fights && state.conceded < 0) return false
  actionEnded(desk, {}, R['FGDN-H24-victory'])
  return true
}
