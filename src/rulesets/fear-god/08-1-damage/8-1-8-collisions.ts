import { isAfloat, type Seen, sheetAt } from '../02-ships/state.ts'
import { onD100 } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { penetrateHull } from '../08-3-criticals/8-3-hull.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { collided, type FearGodDesk } from '../events/events.ts'

/** H17 Points that one ship takes from another in a collision: a hundredth of the other's for each knot at which they meet. */
export const collisionDamage = (state: Seen, other: number, knots: number): number =>
  Math.floor((sheetAt(state, other).card.damagePoints * knots) / 100)

/** H17 Both suffer below water; a submarine's hull is breached (8.1.2, R109); with the D100 sheet a ram floods (R98). A hulk is an obstacle like any ship (8.1.8), but has nothing more to lose. */
export function collide(desk: FearGodDesk, one: number, other: number, knots: number): void {
  const takes = (ship: number, from: number): void => {
    if (!isAfloat(desk.state, ship)) return
    if (sheetAt(desk.state, ship).isBoat) return penetrateHull(desk, ship, R['FGDN-8.1.2-auto-sub'])
    const damage = collisionDamage(desk.state, from, knots)
    const why = isAfloat(desk.state, from) ? R['FGDN-H17-collision'] : R['FGDN-8.1.8-hulk']
    collided(desk, { ship, damage, floods: Number(damage > 0 && onD100(desk.state, ship)) }, why)
  }
  takes(one, other)
  takes(other, one)
}

/** 8.2 Alongside at 10 knots or more two ships collide by their speed in per cent (H17); below that they are safe. */
export function checkCollision(desk: FearGodDesk, one: number, other: number, knots: number): boolean {
  const sum = desk.reckoning.begin('chance in a hundred, by the knots', knots, R['FGDN-8.2-assist-speed'])
  if (knots < 10) {
    sum.settle('below ten knots nobody collides')
    return false
  }
  const meet = comes(desk, R['FGDN-8.2-assist-speed'])
  if (meet) collide(desk, one, other, knots)
  return meet
}
