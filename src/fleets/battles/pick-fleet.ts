import type { Cite } from '#kernel/book/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import type { ShipFacts } from '#kernel/facts/index.ts'
import { yearOf } from '#kernel/ruleset/index.ts'
import type { Found } from '../names.ts'

/** A ship that may be picked, at what some book asks for her. */
export interface Priced {
  readonly name: string
  readonly price: number
}

/** A fleet is picked once less than this share of the limit is left. */
const SMALL_CHANGE = 0.02
/** A choice of ships answers to no rule. */
const WHIM = 0 as Cite

/** So many years a ship serves once she is new, or has been rebuilt. */
const LIFE = 25

/** Whether a ship is of a year's own service: there already, not too old, and not rebuilt nor followed by another of her name since. */
export function isOfService(library: readonly ShipFacts[], { facts, ship }: Found, year: number): boolean {
  const since = yearOf(facts, ship)
  if (since > year || year - since > LIFE) return false
  return !library.some(
    other =>
      other !== facts &&
      other.nation === facts.nation &&
      other.ships.some(({ name }) => name === ship) &&
      yearOf(other, ship) > since &&
      yearOf(other, ship) <= year,
  )
}

/** A fleet within a limit of points: ships drawn one after the other, those that are too dear by then left out; the dearest leads. */
export function pickFleet(among: readonly Priced[], limit: number, dice: Dice): Priced[] {
  const left = [...among]
  const picked: Priced[] = []
  let points = 0
  while (left.length > 0 && limit - points >= SMALL_CHANGE * limit) {
    const [ship] = left.splice(drawn(dice, left.length), 1)
    if (points + ship!.price > limit) continue
    picked.push(ship!)
    points += ship!.price
  }
  return picked.sort((a, b) => b.price - a.price || (a.name < b.name ? -1 : 1))
}

/** Some whole number below `count`. Two dice of a hundred are enough for any library. */
const drawn = (dice: Dice, count: number): number => (100 * (dice.one(100, WHIM) - 1) + dice.one(100, WHIM) - 1) % count
