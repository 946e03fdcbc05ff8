import { upClass } from '../01-classes/classes.ts'
import { batteryNow, type Seen, sheetAt } from '../01-classes/state.ts'
import { type Attack, MARGIN } from '../07-gunfire/to-hit.ts'
import { R } from '../book/register.ts'
import { M9, M10 } from '../book/tables.ts'
import type { FirepowerDesk } from '../events/events.ts'

/** LVL-A, LVL-B A new die, the margin, Matrix 9 and the signs of the class, read on Matrix 10: 0 for nothing, 1 S to 6 C. */
export function damageLevel(desk: FirepowerDesk, attack: Attack, margin: number): number {
  if (margin === 0) return 0
  const { state } = desk
  const { firer, target, which } = attack
  const matrix = M9[batteryNow(state, firer, which)]![sheetAt(state, target).column]!
  const sum = desk.reckoning.begin('added to the die on Matrix 10', 0, R['FP-LVL-B'])
  sum.plus('margin of the hit', margin - MARGIN, R['FP-LVL-B']).add(matrix, R['FP-LVL-A'])
  if (state.fixed.switches.grades) addGrade(desk, firer, target)
  return desk.dice.row(M10, sum.total, R['FP-LVL-B'])
}

/** PLUS-A +1 against the same class; PLUS-B −1 a sign against the same or a higher class (R72). */
function addGrade(desk: FirepowerDesk, firer: number, target: number): void {
  const grade = gradeAgainst(desk.state, firer, target)
  if (grade > 0) desk.reckoning.add(grade, R['FP-PLUS-A'])
  else if (grade < 0) desk.reckoning.add(grade, R['FP-PLUS-B'])
}

function gradeAgainst(state: Seen, firer: number, target: number): number {
  const { class: own, grade } = sheetAt(state, firer).card
  const { class: other } = sheetAt(state, target).card
  if (grade > 0) return own === other ? grade : 0
  // R72: the same class is the same for plus and minus; R19: ranks decide what is higher
  if (grade === 0 || (own !== other && upClass(other, own) <= 0)) return 0
  return state.fixed.switches.minusOnce ? -1 : grade
}
