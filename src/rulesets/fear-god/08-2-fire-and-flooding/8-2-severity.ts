import type { Cite } from '#kernel/book/index.ts'
import { FIRE, FLOOD } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { armourBeaten } from '../08-1-damage/8-1-2-star.ts'
import { allows, FIRE_ALLOWED, FLOODING_ALLOWED, isLightFire } from '../08-1-damage/8-1-3-light-weapons.ts'
import { R } from '../book/register.ts'
import { HALF_FIRE } from '../book/tables.ts'
import { autoFloodRolled, casualtyStarted, type FearGodDesk, fireRestarted, stockBurned } from '../events/events.ts'

/** 8.2 Guns of 76 mm or less. */
const SMALL_GUN = 76

/** Small craft and submarines stay on the D20 tables (R8). */
export const onD100 = (state: Seen, ship: number): boolean => state.fixed.switches.d100 && !sheetAt(state, ship).isD20

/** T19 Per cent of a fire or flooding by her date; the D100 sheet has its own (R77). */
function rollSeverity(desk: FearGodDesk, ship: number, why: Cite): number {
  const { year } = sheetAt(desk.state, ship)
  if (onD100(desk.state, ship)) {
    return desk.dice.one(6, R['FGDN-D100-fireflood']) + (year <= 1907 ? 2 : 1)
  }
  if (year <= 1907) return desk.dice.sum(2, 6, why) + 2
  return desk.dice.one(6, why) + (year <= 1924 ? 2 : 0)
}

/** 8.2 Halvings after all additions, each rounded down (R44); never for torpedoes (R99). */
function halved(state: Seen, ship: number, percent: number, byTorpedo: boolean): number {
  if (byTorpedo) return percent
  const { largest, torpedo } = state.ships[ship]!
  let left = percent
  if (!armourBeaten(state, ship)) left = Math.floor(left / 2)
  if (largest > 0 && largest <= SMALL_GUN && torpedo === 0) left = Math.floor(left / 2)
  return left
}

/** T19b Small craft short of crew burn worse; light weapons less. */
function fireAdjustment(state: Seen, ship: number): number {
  return (state.ships[ship]!.crewLost >= 3 ? 2 : 0) - (isLightFire(state, ship) ? 2 : 0)
}

/** 8.2 A fire by the severity table, so much worse or better. */
export function startFire(desk: FearGodDesk, ship: number, adjustment: number, byTorpedo: boolean): void {
  if (!allows(desk.state, ship, FIRE_ALLOWED)) return
  const rolled = rollSeverity(desk, ship, R['FGDN-8.2-severity']) + adjustment + fireAdjustment(desk.state, ship)
  start(desk, ship, FIRE, halved(desk.state, ship, rolled, byTorpedo), false)
}

/** D100 sheet: the fire of Engineering and Bridge is (D6+1)/2 per cent (R78, R82). */
export function startHalfFire(desk: FearGodDesk, ship: number, byTorpedo: boolean): void {
  if (!allows(desk.state, ship, FIRE_ALLOWED)) return
  const rolled = desk.dice.row(HALF_FIRE, 0, R['FGDN-D100-eng']) + fireAdjustment(desk.state, ship)
  start(desk, ship, FIRE, halved(desk.state, ship, rolled, byTorpedo), false)
}

/** 8.3 A fuel tank burns by D6+2. */
export function startFuelFire(desk: FearGodDesk, ship: number): void {
  const rolled = desk.dice.one(6, R['FGDN-8.3-fueltank']) + 2 + fireAdjustment(desk.state, ship)
  start(desk, ship, FIRE, halved(desk.state, ship, rolled, false), false)
}

/** 8.2 A flooding. From torpedoes it does its first damage at once (8.1, R6). */
export function startFlooding(desk: FearGodDesk, ship: number, byTorpedo: boolean): void {
  if (!allows(desk.state, ship, FLOODING_ALLOWED)) return
  const light = isLightFire(desk.state, ship) ? 2 : 0
  const rolled = rollSeverity(desk, ship, R['FGDN-8.2-severity']) - light - agroundLess(desk.state, ship)
  start(desk, ship, FLOOD, halved(desk.state, ship, rolled, byTorpedo), byTorpedo)
}

/** 8.1.5 A hull aground floods less. */
const agroundLess = (state: Seen, ship: number): number => (sheetAt(state, ship).card.isBeached ? 2 : 0)

/** 8.1.2 One automatic flooding; with the D100 sheet by T48, halved if the protection nearly held (R79). */
export function floodAutomatically(desk: FearGodDesk, ship: number): void {
  const half = desk.state.ships[ship]!.autoFloods === 0
  autoFloodRolled(desk, { ship, halved: Number(half) }, R['FGDN-8.1.2-auto-torp'])
  const rolled = automaticSeverity(desk, ship) - agroundLess(desk.state, ship)
  start(desk, ship, FLOOD, half ? Math.floor(rolled / 2) : rolled, true)
}

function automaticSeverity(desk: FearGodDesk, ship: number): number {
  if (!onD100(desk.state, ship)) return rollSeverity(desk, ship, R['FGDN-8.1.2-auto-torp'])
  const { year } = sheetAt(desk.state, ship)
  const why = R['FGDN-D100-autoflood']
  if (year <= 1907) return desk.dice.sum(2, 6, why) + 4
  return desk.dice.one(6, why) + (year <= 1924 ? 4 : 2)
}

/** 8.3 Something aboard burns, by so many per cent; returns whether there is a fire. */
export function startStock(desk: FearGodDesk, ship: number, source: number, rolled: number, why: Cite): boolean {
  const percent = halved(desk.state, ship, rolled, desk.state.ships[ship]!.torpedo > 0)
  if (percent < 1) return false
  stockBurned(desk, { ship, source, percent, atOnce: Number(sheetAt(desk.state, ship).isSmall) }, why)
  return true
}

/** 8.3 The same by the severity table, so much worse. */
export function startStockFire(desk: FearGodDesk, ship: number, source: number, worse: number, why: Cite): void {
  startStock(desk, ship, source, rollSeverity(desk, ship, why) + worse, why)
}

/** R74 A submarine's fire or flooding of double or half severity, rounded down. */
export function startScaled(desk: FearGodDesk, ship: number, kind: number, halves: number): void {
  const rolled = rollSeverity(desk, ship, R['FGDN-R74'])
  start(desk, ship, kind, Math.floor((rolled * halves) / 2), false)
}

/** 8.4 A patch gives way: a flooding critical, whole. */
export function startPatchFlooding(desk: FearGodDesk, ship: number): void {
  start(desk, ship, FLOOD, rollSeverity(desk, ship, R['FGDN-8.4-patch']) - agroundLess(desk.state, ship), false)
}

/** 8.4 A fire starts again as D6−2; under 1 there is none (R85). */
export function restartFire(desk: FearGodDesk, ship: number): void {
  const percent = desk.dice.one(6, R['FGDN-8.4-fire']) - 2
  if (percent >= 1) fireRestarted(desk, { ship, percent }, R['FGDN-8.4-fire'])
}

/** 8.2 Noted with its time; below one per cent there is none (R44). */
function start(desk: FearGodDesk, ship: number, kind: number, percent: number, byTorpedo: boolean): void {
  if (percent < 1) return
  const { isSmall } = sheetAt(desk.state, ship)
  const atOnce = isSmall || (byTorpedo && desk.state.fixed.switches.torpedoFloodNow)
  const why = isSmall ? R['FGDN-8.1-small-now'] : atOnce ? R['FGDN-8.1-torp-flood-now'] : R['FGDN-8.2-record']
  casualtyStarted(desk, { ship, kind, percent, atOnce: Number(atOnce) }, why)
}
