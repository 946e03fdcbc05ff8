import type { Cite } from '#kernel/book/index.ts'
import { R } from '../book/register.ts'

/**
 * What a careful owner chooses where a rule leaves him the choice. He takes the first turn, since who closes fires first (SEQ-A); his
 * flak is fired while it can still spare him a hit (AA-C), and stands attack, hurt or not (R108): each the first that there is. A fleet's
 * last squadron, which has seen least of the fight, gives it its new flagship (R29), and who is bombed on his way home scatters (BRK-F).
 */
export function spare(_state: unknown, _seat: number, among: number, _about: number, why: Cite): number {
  const isLast = why === R['FP-R29'] || why === R['FP-BRK-F']
  return 31 - Math.clz32(isLast ? among : among & -among)
}
