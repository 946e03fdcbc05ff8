import { once, type Steps, work } from '#kernel/desk/index.ts'
import type { Table } from '#kernel/table/index.ts'
import type { State } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { ATTACKING_DIE, airFactor, CASUALTIES, DEFENDING_DIE } from '../book/tables-air.ts'
import { type Event, type FirepowerDesk, fightContinued, fightWon, winnerWeakened } from '../events/events.ts'
import { standAt, standCard } from './stands.ts'

/** AIR-F Two stands that are paired. */
export interface Pair {
  readonly stand: number
  readonly target: number
}
/** What comes of one fight. */
const NOBODY_WINS = 0
const FIRST_WINS = 1
const SECOND_WINS = 2

/** AIR-G, AIR-H, R103 Both throw; four or more apart the higher wins. Returns who. */
export function fight(desk: FirepowerDesk, { stand, target }: Pair): number {
  const own = strengthOf(desk, stand, target, ATTACKING_DIE)
  const ahead = own - strengthOf(desk, target, stand, DEFENDING_DIE)
  if (Math.abs(ahead) < desk.state.fixed.switches.dogfightBy) {
    fightContinued(desk, { stand, target, ahead }, R['FP-AIR-H'])
    return NOBODY_WINS
  }
  if (ahead > 0) fightWon(desk, { stand, target, ahead }, R['FP-AIR-H'])
  else fightWon(desk, { stand: target, target: stand, ahead: -ahead }, R['FP-AIR-H'])
  return ahead > 0 ? FIRST_WINS : SECOND_WINS
}

/** AIR-G, PLUS-C Its die, its factor of Matrix 12 against the other's class, its minuses (R104) and, by option, its sign. */
function strengthOf(desk: FirepowerDesk, stand: number, other: number, die: Table<number>): number {
  const { state } = desk
  const { switches } = state.fixed
  const { of, grade } = standCard(state, stand)
  const { losses, flak } = standAt(state, stand)
  const factor = airFactor(of, standCard(state, other).of, switches.oddAreNothing)
  const sum = desk.reckoning.begin('added to its die', factor, R['FP-AIR-G'])
  sum.add(-losses, R['FP-R104']).add(-flak, R['FP-AA-D'])
  if (switches.grades) sum.add(grade, R['FP-PLUS-C'])
  return sum.total + desk.dice.row(die, 0, R['FP-AIR-G'])
}

/** AIR-I The winner throws for what it has lost. */
function countLosses(desk: FirepowerDesk, { stand, target }: Pair, winner: number): number {
  if (winner === NOBODY_WINS) return 0
  const by = desk.dice.row(CASUALTIES, 0, R['FP-AIR-I'])
  winnerWeakened(desk, { stand: winner === FIRST_WINS ? stand : target, by }, R['FP-AIR-I'])
  return 0
}

export const DOGFIGHT: Steps<State, Event, Pair> = [once(fight), once(countLosses)]

export function dogfight(desk: FirepowerDesk, pair: Pair): void {
  work(DOGFIGHT, desk, pair)
}
