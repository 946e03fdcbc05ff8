import { work } from '#kernel/desk/index.ts'
import { BREAK_OFF, INTERCEPT, type Seen } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { COURSES, FLAGSHIP_COURSE, OTHER_COURSE } from '../book/tables.ts'
import { controlSettled, courseTaken, type FirepowerDesk, movementTaken } from '../events/events.ts'
import { isThere } from '../measured.ts'
import { CONTROL_THROW, throwsForControl } from './control.ts'
import { hasFallenOut, isFlagSquadron, membersOf } from './squadron.ts'

/** The courses of Matrix 4 by their places in COURSES; the last is what a hard turn becomes once it is made. */
export const COURSE = { intercept: 1, disengage: 2, follow: 3, starboard: 4, port: 5, free: 6, straight: 7 } as const

/** A2, A3 of a player's turn: squadrons throw for control, and whoever has just lost it for what its ships do (R50). */
export function throwForControl(desk: FirepowerDesk, seat: number): void {
  for (let squadron = 0; squadron < desk.state.squadrons.length; squadron++) {
    if (desk.state.squadrons[squadron]!.seat !== seat) continue
    if (isFlagSquadron(desk.state, squadron) && desk.state.squadrons[squadron]!.controlled === 0)
      controlSettled(desk, { squadron, kept: 1 }, R['FP-ORD-C'])
    if (!throwsForControl(desk.state, squadron)) continue
    const before = desk.state.squadrons[squadron]!.controlled
    const kept = work(CONTROL_THROW, desk, { squadron })
    if (kept === 0 && before === 1) takeInitiative(desk, squadron)
  }
}

/** INIT-A The flagship first, then every other ship that is there and has still her own will to find. */
export function takeInitiative(desk: FirepowerDesk, squadron: number): void {
  const { flagship } = desk.state.squadrons[squadron]!
  if (flagship >= 0) flagshipCourse(desk, squadron, flagship)
  for (const ship of membersOf(desk.state, squadron)) {
    if (ship !== flagship && throwsForCourse(desk.state, ship)) otherCourse(desk, ship)
  }
}

/** One ship of it, in the column of her role. */
export function throwCourse(desk: FirepowerDesk, squadron: number, ship: number): number {
  if (desk.state.squadrons[squadron]!.flagship === ship) flagshipCourse(desk, squadron, ship)
  else otherCourse(desk, ship)
  return 0
}

function otherCourse(desk: FirepowerDesk, ship: number): void {
  courseTaken(desk, { ship, course: desk.dice.row(OTHER_COURSE, 0, R['FP-INIT-A']) }, R['FP-INIT-A'])
}
const throwsForCourse = (state: Seen, ship: number): boolean => isThere(state, ship) && !hasFallenOut(state, ship)

/** INIT-F1, INIT-F3, R52 A flagship that makes for the enemy or away from him takes her squadron's order with her. */
function flagshipCourse(desk: FirepowerDesk, squadron: number, ship: number): void {
  const course = desk.dice.row(FLAGSHIP_COURSE, 0, R['FP-INIT-A'])
  courseTaken(desk, { ship, course }, R['FP-INIT-A'])
  if (COURSES[course] === 'intercept') movementTaken(desk, { squadron, movement: INTERCEPT }, R['FP-INIT-F1'])
  if (COURSES[course] === 'disengage') movementTaken(desk, { squadron, movement: BREAK_OFF }, R['FP-INIT-F3'])
}
