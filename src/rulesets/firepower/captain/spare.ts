import type { Cite } from '#kernel/book/index.ts'
import type { Seen } from '../01-classes/state.ts'
import { airToll } from '../12-aircraft/expected.ts'
import { HOLD, placesOf } from '../12-aircraft/stands.ts'
import { R } from '../book/register.ts'
import { Stakes } from './stakes.ts'

/**
 * What a careful owner chooses where a rule leaves him the choice. He takes the first turn, since who closes fires first (SEQ-A); his
 * flak is fired at the stand that threatens her most (AA-C), and stands attack, hurt or not (R108). A fleet's last squadron, which has
 * seen least of the fight, gives it its new flagship (R29), and who is bombed on his way home scatters (BRK-F).
 */
export function spare(state: Seen, seat: number, among: number, about: number, why: Cite): number {
  if (why === R['FP-AA-C']) return worstOf(state, seat, among, about)
  const isLast = why === R['FP-R29'] || why === R['FP-BRK-F']
  return 31 - Math.clz32(isLast ? among : among & -among)
}

function worstOf(state: Seen, seat: number, among: number, ship: number): number {
  const stakes = new Stakes(state)
  let worst = HOLD
  let most = -1
  placesOf(state, 1 - seat).forEach((stand, place) => {
    const threat = (among & (1 << place)) === 0 ? -1 : stakes.gain(ship, airToll(state, stand, ship))
    if (threat > most) [worst, most] = [place, threat]
  })
  return worst
}
