import type { Cite } from '#kernel/book/index.ts'
import { TURN_MINUTES } from '../02-ships/conditions.ts'
import { isAfloat, turnOf } from '../02-ships/state.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { R } from '../book/register.ts'
import { BOMB_KEEL, KEEL } from '../book/tables.ts'
import { bombKeelRolled, type FearGodDesk, keelRolled, shipDestroyed, shipSinking } from '../events/events.ts'

/** 8.1.8 D10 × 10 minutes, gone in the Movement Phase of the first turn at or after that (R40); a submerged boat at once. */
export function beginSinking(desk: FearGodDesk, ship: number, why: Cite): void {
  if (isSubmerged(desk.state, ship)) return shipDestroyed(desk, { ship }, R['FGDN-8.1.8-instant'])
  const minutes = 10 * desk.dice.one(10, R['FGDN-8.1.8-time'])
  shipSinking(desk, { ship, turn: turnOf(desk.state) + turnsToSink(minutes) }, why)
}
export const turnsToSink = (minutes: number): number => Math.ceil(minutes / TURN_MINUTES)
/** The same read backwards: they are whole tens. */
export const minutesToSink = (turns: number): number => 10 * Math.floor((TURN_MINUTES * turns) / 10)

/** 8.1.2 One bomb did three quarters of her: on 4 or less (R34). */
export function rollBombKeel(desk: FearGodDesk, ship: number): void {
  const broken = desk.dice.count(1, BOMB_KEEL, R['FGDN-8.1.2-keel'])
  bombKeelRolled(desk, { ship, broken }, R['FGDN-8.1.2-keel'])
  if (broken > 0 && isAfloat(desk.state, ship)) beginSinking(desk, ship, R['FGDN-8.1.2-keel'])
}

/** 8.1.2 One torpedo or mine did three quarters of her: on 8 or less her keel is broken (R34). */
export function rollKeel(desk: FearGodDesk, ship: number): void {
  const broken = desk.dice.count(1, KEEL, R['FGDN-8.1.2-keel'])
  keelRolled(desk, { ship, broken }, R['FGDN-8.1.2-keel'])
  if (broken > 0 && isAfloat(desk.state, ship)) beginSinking(desk, ship, R['FGDN-8.1.2-keel'])
}
