import type { Mark } from '#kernel/ruleset/index.ts'
import { percentAll } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { LEVELS } from '../06-gunfire/words.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { clock } from '../events/words.ts'
import { isBlind } from '../sailing/s1-movement.ts'

/** What lies beside the model on the table. */
export function marksOf(state: Seen, ship: number): Mark[] {
  const { fires, floods, rudder, steering, levels, bridge, directors } = state.ships[ship]!
  const { batteries } = sheetAt(state, ship)
  const marks: Mark[] = []
  const put = (name: Mark['name'], count: number, until = ''): void => {
    if (count > 0) marks.push({ name, count, until })
  }
  const severity = (casualties: readonly number[]): string =>
    `${percentAll(casualties)} %, ${LEVELS[levelAt(state, ship, percentAll(casualties))]!}`
  put('fire', fires.length, severity(fires))
  put('flood', floods.length, severity(floods))
  put('rudder', Number(rudder > 0 || steering > 0), rudder > 0 ? 'jammed' : 'steering by hand')
  put('engine', levels)
  put('bridge', Number(bridge > 0 && isBlind(state, ship)), `to ${clock(state, bridge)}`)
  put('fire control', directors.filter((left, i) => left < batteries[i]!.directors).length)
  return marks
}
