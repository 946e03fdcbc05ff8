import type { Dice } from '#kernel/dice/index.ts'
import { PARTS, WEAPONS } from '../02-ships/conditions.ts'
import { areFriends, type Seen, sheetAt } from '../02-ships/state.ts'
import { airshipWith, FIRE_AT_AIRSHIP, SEND_AIRSHIP } from '../air/s19-airships.ts'
import { FLIGHT_YARDS, FLY_OFF, mostToFly, READY_AIRCRAFT } from '../air/s28-flying.ts'
import { enemiesOf } from '../battle/s2-asked.ts'
import { R } from '../book/register.ts'
import { yardsBetween } from '../measured.ts'
import type { Command } from '../orders/orders.ts'

// What to do with aircraft, airships and flak is nobody's rule: these are orders worth thinking about (H37, H39, H40).

/** Per cent by which aircraft are rather kept for cover where the enemy has some too. */
const COVERS = 30
const any = <T>(list: readonly T[], dice: Dice): T =>
  list[list.length > 1 ? dice.one(list.length, R['FGDN-H27-orders']) - 1 : 0]!

/** Orders for what flies, one of each kind that is not written yet; not all of them are legal. */
export function* airOrders(state: Seen, ship: number, dice: Dice): Generator<Command> {
  const { annex, fixed } = state
  if (annex.carriers.length + annex.airships.length === 0 || !fixed.switches.flying) return
  const enemies = enemiesOf(state, ship)
  if (enemies.length === 0) return
  const isOpen = ({ isIn }: Pick<typeof FLY_OFF, 'isIn'>): boolean => !isIn(state.written, ship)
  if (sheetAt(state, ship).isAviation) {
    if (isOpen(READY_AIRCRAFT)) yield { type: 'ReadyAircraft', ship, on: true }
    if (isOpen(FLY_OFF)) yield* flights(state, ship, enemies, dice)
  }
  if (isOpen(SEND_AIRSHIP) && airshipWith(state, ship) >= 0)
    yield { type: 'SendAirship', ship, target: any(enemies, dice) }
  if (isOpen(FIRE_AT_AIRSHIP)) yield* skyfire(state, ship, enemies, dice)
}

/** As many as can go, at anybody near enough. */
function* flights(state: Seen, ship: number, enemies: readonly number[], dice: Dice): Generator<Command> {
  const near = enemies.filter(enemy => yardsBetween(state, ship, enemy) <= FLIGHT_YARDS)
  const count = mostToFly(state, ship)
  if (near.length === 0 || count === 0) return
  if (enemies.some(enemy => sheetAt(state, enemy).isAviation) && dice.chance(COVERS, R['FGDN-H27-orders'])) {
    const friends = [...state.ships.keys()].filter(
      other => areFriends(state, ship, other) && yardsBetween(state, ship, other) <= FLIGHT_YARDS,
    )
    return yield { type: 'FlyOff', ship, count, target: any(friends, dice), weapon: 'guns' }
  }
  const hasBombs = sheetAt(state, ship).card.air!.ordnance > 0
  const weapon = hasBombs ? any(WEAPONS, dice) : 'guns'
  yield { type: 'FlyOff', ship, count, target: any(near, dice), weapon }
}

/** The guns that are there for it, at either part; the others have ships to fire at. */
function* skyfire(state: Seen, ship: number, enemies: readonly number[], dice: Dice): Generator<Command> {
  const companies = enemies.filter(enemy => airshipWith(state, enemy) >= 0)
  if (companies.length === 0) return
  const { batteries } = sheetAt(state, ship)
  const flak = [...batteries.keys()].filter(at => batteries[at]!.role === 'AA' || batteries[at]!.role === 'light')
  if (flak.length === 0) return
  yield { type: 'FireAtAirship', ship, battery: any(flak, dice), airship: any(companies, dice), part: any(PARTS, dice) }
}
