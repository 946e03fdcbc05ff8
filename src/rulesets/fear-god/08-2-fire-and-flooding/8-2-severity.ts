import type { Cite } from '#kernel/book/index.ts'
import type { Reckoning } from '#kernel/table/index.ts'
import { FIRE, FLOOD } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { armourBeaten } from '../08-1-damage/8-1-2-star.ts'
import { FIRE_ALLOWED, FLOODING_ALLOWED, isLightFire, permits } from '../08-1-damage/8-1-3-light-weapons.ts'
import { R } from '../book/register.ts'
import { HALF_FIRE } from '../book/tables.ts'
import { autoFloodRolled, casualtyStarted, type FearGodDesk, fireRestarted, stockBurned } from '../events/events.ts'

/** 8.2 Guns of 76 mm or less. */
const SMALL_GUN = 76

/** Small craft and submarines stay on the D20 tables (R8). */
export const onD100 = (state: Seen, ship: number): boolean => state.fixed.switches.d100 && !sheetAt(state, ship).isD20

/** What the sums of severities are. */
const PER_CENT = 'per cent, added to the dice'

/** T19 Per cent that are added to the dice of a fire or flooding by her date; the D100 sheet has its own (R77). */
function severity(desk: FearGodDesk, ship: number, why: Cite): Reckoning {
  const { year } = sheetAt(desk.state, ship)
  const sheet = onD100(desk.state, ship)
  const more = sheet ? (year <= 1907 ? 2 : 1) : year <= 1924 ? 2 : 0
  return desk.reckoning.begin(PER_CENT, 0, why).plus(BY_DATE, more, sheet ? R['FGDN-D100-fireflood'] : why)
}
const BY_DATE = 'by her date'

/** T19 The dice, by her date, and what was added up for them. */
function rollSeverity(desk: FearGodDesk, ship: number, why: Cite): number {
  const { total } = desk.reckoning
  if (onD100(desk.state, ship)) return desk.dice.one(6, R['FGDN-D100-fireflood']) + total
  return (sheetAt(desk.state, ship).year <= 1907 ? desk.dice.sum(2, 6, why) : desk.dice.one(6, why)) + total
}

/** 8.2 How often it is halved after all additions, each time rounded down (R44); never for torpedoes (R99). */
function halvings(desk: FearGodDesk, ship: number, byTorpedo: boolean, why: Cite): number {
  if (byTorpedo) return 0
  const { largest, torpedo } = desk.state.ships[ship]!
  const isSmall = largest > 0 && largest <= SMALL_GUN && torpedo === 0
  const isKept = !armourBeaten(desk.state, ship)
  if (isKept) desk.reckoning.beside('time halved, since her armour is not beaten', 1, why)
  if (isSmall) desk.reckoning.beside('time halved, by guns of 76 mm or less', 1, why)
  return Number(isKept) + Number(isSmall)
}

/** T19b Small craft short of crew burn worse; light weapons less. */
function addToFire(desk: FearGodDesk, ship: number, why: Cite): void {
  desk.reckoning.plus('crew lost', desk.state.ships[ship]!.crewLost >= 3 ? 2 : 0, why)
  desk.reckoning.plus('by light weapons', isLightFire(desk.state, ship) ? -2 : 0, why)
}

/** 8.2 A fire by the severity table, so much worse or better. */
export function startFire(desk: FearGodDesk, ship: number, adjustment: number, byTorpedo: boolean): void {
  if (!permits(desk, ship, FIRE_ALLOWED)) return
  const why = R['FGDN-8.2-severity']
  severity(desk, ship, why).plus('by what was hit', adjustment, why)
  addToFire(desk, ship, why)
  const times = halvings(desk, ship, byTorpedo, why)
  start(desk, ship, FIRE, rollSeverity(desk, ship, why) >> times, false)
}

/** D100 sheet: the fire of Engineering and Bridge is (D6+1)/2 per cent (R78, R82). */
export function startHalfFire(desk: FearGodDesk, ship: number, byTorpedo: boolean): void {
  if (!permits(desk, ship, FIRE_ALLOWED)) return
  const why = R['FGDN-D100-eng']
  const sum = desk.reckoning.begin(PER_CENT, 0, why)
  addToFire(desk, ship, why)
  const { total } = sum
  const times = halvings(desk, ship, byTorpedo, why)
  start(desk, ship, FIRE, (desk.dice.row(HALF_FIRE, 0, why) + total) >> times, false)
}

/** 8.3 A fuel tank burns by D6+2. */
export function startFuelFire(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.3-fueltank']
  const sum = desk.reckoning.begin(PER_CENT, 2, why)
  addToFire(desk, ship, why)
  const { total } = sum
  const times = halvings(desk, ship, false, why)
  start(desk, ship, FIRE, (desk.dice.one(6, why) + total) >> times, false)
}

/** 8.2 A flooding. From torpedoes it does its first damage at once (8.1, R6). */
export function startFlooding(desk: FearGodDesk, ship: number, byTorpedo: boolean): void {
  if (!permits(desk, ship, FLOODING_ALLOWED)) return
  const why = R['FGDN-8.2-severity']
  severity(desk, ship, why).plus('by light weapons', isLightFire(desk.state, ship) ? -2 : 0, why)
  addAground(desk, ship)
  const times = halvings(desk, ship, byTorpedo, why)
  start(desk, ship, FLOOD, rollSeverity(desk, ship, why) >> times, byTorpedo)
}

/** 8.1.5 A hull aground floods less. */
function addAground(desk: FearGodDesk, ship: number): void {
  desk.reckoning.plus('aground', sheetAt(desk.state, ship).card.isBeached ? -2 : 0, R['FGDN-8.1.5-flood'])
}

/** 8.1.2 One automatic flooding; with the D100 sheet by T48, halved if the protection nearly held (R79). */
export function floodAutomatically(desk: FearGodDesk, ship: number): void {
  const half = desk.state.ships[ship]!.autoFloods === 0
  autoFloodRolled(desk, { ship, halved: Number(half) }, R['FGDN-8.1.2-auto-torp'])
  const rolled = onD100(desk.state, ship) ? sheetSeverity(desk, ship, half) : automaticSeverity(desk, ship, half)
  start(desk, ship, FLOOD, half ? Math.floor(rolled / 2) : rolled, true)
}

function automaticSeverity(desk: FearGodDesk, ship: number, half: boolean): number {
  const why = R['FGDN-8.1.2-auto-torp']
  severity(desk, ship, why)
  addAground(desk, ship)
  if (half) desk.reckoning.beside(NEARLY_HELD, 1, why)
  return rollSeverity(desk, ship, why)
}
const NEARLY_HELD = 'time halved, since her protection nearly held'

/** T48 */
function sheetSeverity(desk: FearGodDesk, ship: number, half: boolean): number {
  const { year } = sheetAt(desk.state, ship)
  const why = R['FGDN-D100-autoflood']
  const sum = desk.reckoning.begin(PER_CENT, 0, why).plus(BY_DATE, year <= 1924 ? 4 : 2, why)
  addAground(desk, ship)
  if (half) sum.beside(NEARLY_HELD, 1, why)
  const { total } = sum
  return (year <= 1907 ? desk.dice.sum(2, 6, why) : desk.dice.one(6, why)) + total
}

/** 8.3 What burns aboard is halved as other fires are; told before its die. */
export const stockHalvings = (desk: FearGodDesk, ship: number, why: Cite): number =>
  halvings(desk, ship, desk.state.ships[ship]!.torpedo > 0, why)

/** 8.3 Something aboard burns, by so many per cent; returns whether there is a fire. */
export function startStock(desk: FearGodDesk, ship: number, source: number, percent: number, why: Cite): boolean {
  if (percent < 1) return tellNone(desk, why)
  stockBurned(desk, { ship, source, percent, atOnce: Number(sheetAt(desk.state, ship).isSmall) }, why)
  return true
}

/** 8.3 The same by the severity table, so much worse. */
export function startStockFire(desk: FearGodDesk, ship: number, source: number, worse: number, why: Cite): void {
  severity(desk, ship, why).plus('by what burns', worse, why)
  const times = stockHalvings(desk, ship, why)
  startStock(desk, ship, source, rollSeverity(desk, ship, why) >> times, why)
}

/** R74 A submarine's fire or flooding of double or half severity, rounded down. */
export function startScaled(desk: FearGodDesk, ship: number, kind: number, halves: number): void {
  severity(desk, ship, R['FGDN-R74']).beside('halves that count of it', halves, R['FGDN-R74'])
  const rolled = rollSeverity(desk, ship, R['FGDN-R74'])
  start(desk, ship, kind, Math.floor((rolled * halves) / 2), false)
}

/** 8.4 A patch gives way: a flooding critical, whole. */
export function startPatchFlooding(desk: FearGodDesk, ship: number): void {
  severity(desk, ship, R['FGDN-8.4-patch'])
  addAground(desk, ship)
  start(desk, ship, FLOOD, rollSeverity(desk, ship, R['FGDN-8.4-patch']), false)
}

/** 8.4 A fire starts again as D6−2; under 1 there is none (R85). */
export function restartFire(desk: FearGodDesk, ship: number): void {
  const { total } = desk.reckoning.begin(PER_CENT, -2, R['FGDN-8.4-fire'])
  const percent = desk.dice.one(6, R['FGDN-8.4-fire']) + total
  if (percent >= 1) fireRestarted(desk, { ship, percent }, R['FGDN-8.4-fire'])
  else tellNone(desk, R['FGDN-R85'])
}

/** 8.2 Noted with its time; below one per cent there is none (R44). */
function start(desk: FearGodDesk, ship: number, kind: number, percent: number, byTorpedo: boolean): void {
  if (percent < 1) return void tellNone(desk, R['FGDN-R44'])
  const { isSmall } = sheetAt(desk.state, ship)
  const atOnce = isSmall || (byTorpedo && desk.state.fixed.switches.torpedoFloodNow)
  const why = isSmall ? R['FGDN-8.1-small-now'] : atOnce ? R['FGDN-8.1-torp-flood-now'] : R['FGDN-8.2-record']
  casualtyStarted(desk, { ship, kind, percent, atOnce: Number(atOnce) }, why)
}

/** What the dice came to is no fire and no flooding. */
function tellNone(desk: FearGodDesk, why: Cite): false {
  desk.reckoning.begin('per cent of it', 0, why).settle('less than one per cent is none')
  return false
}
