import { Reckoning } from '#kernel/table/index.ts'
import { BURNS_WORSE, FIRE, percentAll, sourceOf } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { LIMITS, MAJOR, OVERWHELMED, reduction, SEVERE, STEADY_CREWS, shiftOf } from '../book/tables.ts'
import { casualtiesChanged, conflagrationCounted, type FearGodDesk, floodTried } from '../events/events.ts'
import { fightsFires } from '../sailing/s29-wind.ts'
import { halfMinorAt, levelAt, totalPercent } from './8-2-levels.ts'

/** 8.2 A ship alongside that may lend a hand. */
export interface Helper {
  readonly sizeRow: 0 | 1 | 2
  readonly year: number
  readonly isTug: boolean
  readonly burns: boolean
  readonly damagedPercent: number
  readonly yards: number
  readonly sameCourseAndSpeed: boolean
}
/** 8.2 At most two, one on each side. */
export const MOST_HELPERS = 2

/** 8.2 Within 100 yards on the same course and speed, not on fire, not more than half damaged. */
export const canHelp = ({ burns, damagedPercent, yards, sameCourseAndSpeed }: Helper): boolean =>
  !burns && damagedPercent <= 50 && yards <= 100 && sameCourseAndSpeed

/** T25 What helpers take off the total: half of their Minor limit, a tug the whole of it; as printed or by date (R47). */
export function helpOf(helpers: readonly Helper[], shifted: boolean): number {
  let help = 0
  let lent = 0
  for (const helper of helpers) {
    if (lent === MOST_HELPERS || !canHelp(helper)) continue
    const minor = LIMITS[helper.sizeRow]![0] + (shifted ? shiftOf(helper.year) : 0)
    help += helper.isTug ? minor : minor >> 1
    lent++
  }
  return help
}

/** 8.2 Alongside at ten knots or more there is a risk of collision. */
export const risksCollision = (speedTenths: number): boolean => speedTenths >= 100

/** 8.2 What counts for the column: all casualties, less crew drafted and help from others (R48: for this only). */
export function countedPercent(state: Seen, ship: number, help: number, sum = new Reckoning()): number {
  const why = R['FGDN-8.2-control-roll']
  const drafted = state.ships[ship]!.drafted > 0 ? halfMinorAt(state, ship) : 0
  sum.begin('per cent that choose the column', totalPercent(state, ship), why)
  sum.plus('crew drafted', -drafted, why).plus('help from others', -help, why)
  return sum.within(0, Number.POSITIVE_INFINITY, why).total
}
export const controlColumn = (state: Seen, ship: number, help: number, sum?: Reckoning): number =>
  levelAt(state, ship, countedPercent(state, ship, help, sum))

/** T24 Modifiers of the reduction die. */
export function controlModifier(state: Seen, ship: number, kind: number, sum = new Reckoning()): number {
  const { fires, crewLost } = state.ships[ship]!
  const { nation } = sheetAt(state, ship).card
  const { nationalEffectiveness, nationalBoth } = state.fixed.switches
  const steady = nationalEffectiveness && STEADY_CREWS.includes(nation) && (kind !== FIRE || nationalBoth) ? -1 : 0
  const why = R['FGDN-8.2-control-roll']
  sum.begin('added to the die, which is better low', 0, why).plus('steady crew', steady, why)
  if (kind !== FIRE) return sum.total
  // T24, R49: of all that burns the worst counts
  let worse = 0
  for (const fire of fires) worse = Math.max(worse, BURNS_WORSE[sourceOf(fire)]!)
  const unturned = !fightsFires(state, ship) && levelAt(state, ship, percentAll(fires)) >= MAJOR ? 2 : 0
  sum.plus('wind not on the bow', unturned, why).plus('what burns', worse, why)
  return sum.plus('crew lost', crewLost >= 4 ? 2 : 0, why).total
}

/** 8.2 One D10 for all fires or for all floodings, and as many D6 of per cent as the cell says; none for an empty pool (R51). */
export function control(desk: FearGodDesk, ship: number, kind: number, help: number): void {
  const { fires, floods } = desk.state.ships[ship]!
  const percent = percentAll(kind === FIRE ? fires : floods)
  if (percent === 0) return
  rollReduction(desk, ship, kind, controlColumn(desk.state, ship, help, desk.reckoning))
}

/** 8.2 Both kinds, in the column that the total has before either is rolled. */
export function controlBoth(desk: FearGodDesk, ship: number, help: number): void {
  const column = controlColumn(desk.state, ship, help, desk.reckoning)
  const { fires, floods } = desk.state.ships[ship]!
  const flooded = floods.length > 0
  if (fires.length === 0 && !flooded) desk.reckoning.settle('she neither burns nor floods')
  if (fires.length > 0) rollReduction(desk, ship, FIRE, column)
  if (flooded) rollReduction(desk, ship, 1 - FIRE, column)
}

function rollReduction(desk: FearGodDesk, ship: number, kind: number, column: number): void {
  const table = reduction(column, controlModifier(desk.state, ship, kind, desk.reckoning))
  const dice = desk.dice.row(table, 0, R['FGDN-8.2-control-roll'])
  if (dice !== 0) reduce(desk, ship, kind, dice)
  if (kind !== FIRE && sheetAt(desk.state, ship).isBoat) noteTry(desk, ship)
}

/** R56 This was a submarine's one try to bring Severe flooding down. */
function noteTry(desk: FearGodDesk, ship: number): void {
  const severe = levelAt(desk.state, ship, percentAll(desk.state.ships[ship]!.floods)) >= SEVERE
  floodTried(desk, { ship, severe: Number(severe) }, R['FGDN-8.2-flood-sub-severe'])
}

function reduce(desk: FearGodDesk, ship: number, kind: number, dice: number): void {
  const rolled = desk.dice.sum(Math.abs(dice), 6, R['FGDN-8.2-control-apply'])
  casualtiesChanged(desk, { ship, kind, percent: dice < 0 ? -rolled : rolled }, R['FGDN-8.2-control-apply'])
  // R53: fires that have once fallen below Overwhelmed begin again at 25 per cent
  const { fires, conflagration } = desk.state.ships[ship]!
  if (conflagration > 0 && levelAt(desk.state, ship, percentAll(fires)) < OVERWHELMED) {
    conflagrationCounted(desk, { ship, count: 0 }, R['FGDN-8.2-fire-conflagration'])
  }
}
