import type { Cite } from '#kernel/book/index.ts'
import { TURN_MINUTES } from '../02-ships/conditions.ts'
import { isAfloat, turnOf } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { BOMB_KEEL, KEEL } from '../book/tables.ts'
import { bombKeelRolled, type FearGodDesk, keelRolled, shipSinking } from '../events/events.ts'

/** 8.1.8 D10 × 10 minutes, gone in the Movement Phase of the first turn at or after that (R40). */
export function beginSinking(desk: FearGodDesk, ship: number, why: Cite): void {
  const minutes = 10 * desk.dice.one(10, R['FGDN-8.1.8-time'])
  shipSinking(desk, { ship, turn: turnOf(desk.state) + turnsToSink(minutes) }, why)
}
export const turnsToSink = (minutes: number): number => Math.ceil(minutes / TURN_MINUTES)

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
