import { work } from '#kernel/desk/index.ts'
import { phaseAt } from '#kernel/turn/index.ts'
import { isLost, type Seen, sheetAt, TURN } from '../02-data-sheet/state.ts'
import { runSalvo } from '../09-combat/9-7-salvoes.ts'
import { R } from '../book/register.ts'
import { step } from '../book/tables.ts'
import { type FleetDesk, phaseBegan, turnCleared } from '../events/events.ts'
import { sideName } from '../events/words.ts'
import { airCommandOf } from './6-5-air-losses.ts'
import { END_PHASE, teamsOf } from './6-7-end-phase.ts'

/** 6 One phase ends, with what ends with it; the next begins. */
export function nextPhase(desk: FleetDesk): void {
  const { now, ships } = desk.state
  let { first } = desk.state
  switch (phaseAt(TURN, now)) {
    case 'initiative':
      first = rollForInitiative(desk)
      break
    case 'ship movement':
      break
    case 'action':
      // H25: torpedoes of a ship that was lost before she acted
      while (desk.state.salvoes.length > 0) runSalvo(desk, 0)
      break
    case 'end':
      // H24: markers come off
      for (let ship = 0; ship < ships.length; ship++) turnCleared(desk, { ship }, R['FA-H24'])
      break
  }
  phaseBegan(desk, { now: now + 1, first }, R['FA-6-phase-order'])
  if (phaseAt(TURN, now + 1) !== 'end') return
  for (let ship = 0; ship < ships.length; ship++) {
    if (!isLost(desk.state, ship)) work(END_PHASE, desk, { target: ship }, teamsOf(desk.state, ship))
  }
}

/** 6.1 Each side's d10 and the grade of its commanders; the higher wins, equal sums are rolled again (R41). */
export function rollForInitiative(desk: FleetDesk): number {
  for (;;) {
    const first = contend(desk)
    if (first >= 0) return first
  }
}

/** 6.1 One throw of each side: who has the initiative; -1: they are equal. */
export function contend(desk: FleetDesk): number {
  const lead = throwFor(desk, 0) - throwFor(desk, 1)
  return lead === 0 ? -1 : lead > 0 ? 0 : 1
}

function throwFor(desk: FleetDesk, seat: number): number {
  const grade = initiativeOf(desk.state, seat)
  desk.reckoning.begin(
    `added to the d10 of ${sideName(desk.state, seat)}`,
    grade,
    R['FA-6.1-step'],
    'step of the Command Values',
  )
  return desk.dice.one(10, R['FA-6.1-roll']) + grade
}

/** 6.1, T2 The Command Values of a side's squadrons added up, and the step of that with its sign. */
export function initiativeOf(state: Seen, seat: number): number {
  let sum = airCommandOf(state, seat)
  for (const [ship, { seat: of, flag, cmdv, end }] of state.ships.entries())
    if (of === seat && (flag > 0 || isBase(state, ship)) && end === 0) sum += cmdv
  return sum < 0 ? -step(-sum) : step(sum)
}
/** H19 An air base has a Command Value of its own. */
const isBase = (state: Seen, ship: number): boolean => sheetAt(state, ship).card.air?.isBase === true
