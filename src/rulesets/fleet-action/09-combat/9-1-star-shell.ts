import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { crewTest } from '../00-tests/0-tests.ts'
import { type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { refuseBelow, refuseDeep } from '../06-order-of-play/6-3-submarines.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, starShellFired } from '../events/events.ts'
import { isClear, isWithin, lightOf } from '../measured.ts'
import { refuseTarget } from './9-1-refusals.ts'
import { gunsBearing } from './9-5-guns.ts'
import { isForStands } from './9-6-type-x.ts'
import type { Activate } from './said.ts'

type Star = NonNullable<Activate['star']>

/** H21 Range bands that star shell reaches. */
const REACH = 2

/** H21 By night, with one battery of 3.9 to 6.1 inches that bears and does not shoot. */
export function refuseStar(state: Seen, { ship, guns }: Activate, { battery, target }: Star): Refusal | null {
  const why = R['FA-H21']
  const line = sheetAt(state, ship).card.batteries[battery]
  if (line === undefined) return no(R['FA-R52'], `there is no battery ${battery}`)
  const refusal = refuseBelow(state, ship) ?? refuseTarget(state, ship, target) ?? refuseDeep(state, target)
  if (refusal !== null) return refusal
  if (!lightOf(state).isNight) return no(why, 'it is day')
  if (!isForStands(line.calibre)) return no(why, 'guns of 3.9 to 6.1 inches fire star shell')
  if (guns.some(({ battery: shoots }) => shoots === battery))
    return no(why, 'a battery that fires star shell does not shoot')
  if (gunsBearing(state, ship, battery, target) === 0) return no(R['FA-R52'], 'no gun of it bears')
  if (isWithin(state, ship, target, REACH) && isClear(state, ship, state.ships[target]!)) return null
  return no(why, 'star shell reaches two range bands, in a clear line')
}

/** H21 A Crew Test: passed, the target is lit for the rest of the turn. */
export function fireStar(desk: FleetDesk, ship: number, { target }: Star): void {
  const lit = crewTest(desk, ship, 0, R['FA-H21'])
  starShellFired(desk, { ship, target, lit }, R['FA-H21'])
}
