import { DUSK, type Theatre } from '../01-classes/state.ts'
import { R } from '../book/register.ts'
import { conditionsTable, SUN } from '../book/tables.ts'
import { conditionsFound, type FirepowerDesk, sunFound } from '../events/events.ts'
import { acrossOf } from '../measured.ts'

/** P6 Before play, where the battle does not say it: time of day and weather together, and where the sun stands. */
export function throwForConditions(desk: FirepowerDesk): void {
  const theatre = desk.state.fixed.theatre as Theatre | null
  if (theatre === null || !theatre.isThrown) return
  throwForLight(desk)
  // ENV-B it matters at dusk and dawn only
  if (desk.state.light >= DUSK) throwForSun(desk)
}

/** ENV-A, R12 */
export function throwForSun(desk: FirepowerDesk): void {
  sunFound(desk, { edge: acrossOf(desk.state, desk.dice.row(SUN, 0, R['FP-ENV-A'])) }, R['FP-R12'])
}

/** ENV-C, R11 One die; before LATE, by option, a night is thrown again. */
export function throwForLight(desk: FirepowerDesk): void {
  const { switches, scene } = desk.state.fixed
  const table = conditionsTable(switches.conditionsDie)
  for (;;) {
    const [light, weather] = desk.dice.row(table, 0, R['FP-ENV-C'])
    if (light === 1 && scene.period < 2 && switches.nightAgain) continue
    return conditionsFound(desk, { light, weather }, R['FP-ENV-C'])
  }
}
