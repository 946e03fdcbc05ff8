import type { Frozen, Plain } from '#kernel/desk/index.ts'
import { type Game, UMPIRE } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { prepare } from './2-1-preparation.ts'
import { pointsOf, winnerOf } from './2-3-victory.ts'
import type { Command } from './commands.ts'
import { PRESENT } from './present.ts'
import type { Card } from './ship.ts'
import { copy, type Seen, type State, TURN } from './state.ts'
import { suggest } from './suggest.ts'

/** Grand Fleets as a whole game: alternating activation, nothing hidden. */
export const GAME: Game<State, Command, Card> = {
  setup: prepare,
  begin: { type: 'NextPhase' },
  awaited,
  standing: state => ({
    over: state.over > 0,
    winner: state.over > 0 ? winnerOf(state) : -1,
    turns: turnAt(TURN, state.now),
    points: pointsOf(state),
  }),
  view: state => changing(copy(state)),
  redact: order => order as unknown as Plain,
  imagine: (start, view) => ({ ...copy(start), ...(structured(view) as unknown as Partial<State>) }),
  suggest,
  present: PRESENT,
}

function awaited(state: Seen): readonly number[] {
  if (state.over > 0) return []
  return turnAt(TURN, state.now) === 0 ? [UMPIRE] : [state.acting]
}

/** All of a state that is not in the battle's header. */
function changing({ fixed: _, ...rest }: Frozen<State>): Plain {
  return rest as unknown as Plain
}
const structured = (view: Plain): Plain => JSON.parse(JSON.stringify(view)) as Plain
