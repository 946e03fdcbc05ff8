import type { Cite } from '#kernel/book/index.ts'
import type { Dice } from '#kernel/dice/index.ts'

/** A ship that may be picked, at what some book asks for her. */
export interface Priced {
  readonly name: string
  readonly price: number
}

/** A fleet is picked once less than this share of the limit is left. */
const SMALL_CHANGE = 0.02
/** A choice of ships answers to no rule. */
const WHIM = 0 as Cite

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
