import { relative } from '#kernel/geometry/index.ts'
import { isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { checkCollision } from '../08-1-damage/8-1-8-collisions.ts'
import { canHelp, type Helper, helpOf, risksCollision } from '../08-2-fire-and-flooding/8-2-control.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import type { FearGodDesk } from '../events/events.ts'
import { bearingTo, yardsBetween } from '../measured.ts'

/** 8.2 What friends alongside take off the total: those within 100 yards on the same course and speed, one on each side, who risk a collision at ten knots. */
export function helpAlongside(desk: FearGodDesk, ship: number): number {
  const { state } = desk
  if (state.fixed.field === null) return 0
  const near = [...state.ships.keys()].filter(other => other !== ship && canHelp(helperOf(state, ship, other)))
  const isToPort = (other: number): boolean =>
    relative(bearingTo(state, ship, other), state.ships[ship]!.heading) >= ASTERN
  const lent = (other: number): number => helpOf([helperOf(state, ship, other)], state.fixed.switches.helpShifted)
  let help = 0
  for (const port of [true, false]) {
    // who lends most on that side
    const [best] = near.filter(other => isToPort(other) === port).sort((a, b) => lent(b) - lent(a))
    if (best === undefined) continue
    help += lent(best)
    const { speed } = state.ships[best]!
    if (risksCollision(speed)) checkCollision(desk, ship, best, Math.floor(speed / 10))
  }
  return help
}
const ASTERN = 1800

function helperOf(state: Seen, ship: number, other: number): Helper {
  const { sizeRow, year, card } = sheetAt(state, other)
  const { seat, heading, speed, fires, remaining } = state.ships[other]!
  const one = state.ships[ship]!
  return {
    sizeRow,
    year,
    isTug: card.isTug,
    burns: fires.length > 0,
    damagedPercent: Math.floor((100 * (card.damagePoints - remaining)) / card.damagePoints),
    yards: yardsBetween(state, ship, other),
    sameCourseAndSpeed:
      isInPlay(state, other) &&
      !isSubmerged(state, ship) &&
      !isSubmerged(state, other) &&
      seat === one.seat &&
      heading === one.heading &&
      speed === one.speed,
  }
}
