import type { Cite } from '#kernel/book/index.ts'
import type { Dice } from '#kernel/dice/index.ts'
import type { Reckoning } from '#kernel/table/index.ts'

/** What the sums of chances are. */
export const CHANCE = 'chance in a hundred'

/** One D100 at the last sum or under; nothing is thrown for what cannot fail or cannot be. */
export function comes({ dice, reckoning }: { readonly dice: Dice; readonly reckoning: Reckoning }, why: Cite): boolean {
  const { total } = reckoning
  if (total <= 0) reckoning.settle('it cannot be, and nothing is thrown')
  else if (total >= 100) reckoning.settle('it cannot fail, and nothing is thrown')
  return dice.chance(total, why)
}
