import { phaseAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { fieldOf, isInPlay, type Seen, turnOf } from '../02-ships/state.ts'
import { plural } from '../06-gunfire/words.ts'
import { sidesAsked } from '../battle/s2-asked.ts'
import { unplacedOf } from '../battle/s2-deployment.ts'
import { name } from '../events/words.ts'
import { isBlind } from '../sailing/s1-movement.ts'
import { PLOT } from '../sailing/s1-plot.ts'
import { chart } from './chart.ts'

/** Whose word is wanted, and for what. */
export function asked(state: Seen, seat: number): string {
  if (state.over > 0) return 'The battle is over.'
  if (state.fixed.field === null) return 'A duel is fought by itself.'
  if (turnOf(state) === 0 && state.deploying === 0) return 'The battle is about to begin.'
  const { sides } = fieldOf(state)
  const waiting = sidesAsked(state)
  const others = waiting.map(side => sides[side as 0 | 1]).join(' and ')
  const mine = waiting.includes(seat)
  if (turnOf(state) === 0)
    return mine
      ? `Place your ships: ${plural(unplacedOf(state, seat).length, 'is', 'are')} left. Nobody else sees where.`
      : `${others} to place ships.`
  const isPlotting = phaseAt(TURN, state.now) === 'plotting'
  if (!mine) return isPlotting ? `${others} to plot; all is shown together.` : `${others} to order reaction fire.`
  return `${sides[seat as 0 | 1]}: ${isPlotting ? plottingWords(state, seat) : reactionWords(state, seat)}`
}

function plottingWords(state: Seen, seat: number): string {
  const own = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat && isInPlay(state, ship))
  const courses = own.filter(ship => !isBlind(state, ship) && !PLOT.isIn(state.written, ship))
  if (courses.length > 0) return `plot the course of ${shipsWords(state, courses)}, unseen until all have plotted.`
  const silent = readyOf(state, seat)
  if (silent.length > 0) return `plan the fire of ${shipsWords(state, silent)}, or say that your orders are written.`
  return 'all is plotted; say that your orders are written.'
}

function reactionWords(state: Seen, seat: number): string {
  const ready = readyOf(state, seat)
  if (ready.length === 0) return 'reaction fire is ordered; say that there is no more.'
  return `${shipsWords(state, ready)} may still fire, with what has not fired in this turn.`
}

const readyOf = (state: Seen, seat: number): number[] =>
  chart(state).units.flatMap(({ id, side, ready }) => (side === seat && ready ? [id] : []))
const shipsWords = (state: Seen, ships: readonly number[]): string =>
  ships.length === 1 ? name(state, ships[0]!) : plural(ships.length, 'ship')
