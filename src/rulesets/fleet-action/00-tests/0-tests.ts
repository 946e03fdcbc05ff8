import type { Cite } from '#kernel/book/index.ts'
import { high, low, PASS } from '../book/tables.ts'
import type { FleetDesk } from '../events/events.ts'

const SURE = 'it cannot fail, and nothing is thrown'
const NEVER = 'it cannot be, and nothing is thrown'

/** R30 A die at `need` or more; nothing is thrown for what cannot fail or cannot happen. */
function reaches(desk: FleetDesk, sides: 10 | 20, need: number, why: Cite): boolean {
  if (need <= 1) desk.reckoning.settle(SURE)
  else if (need > sides) desk.reckoning.settle(NEVER)
  else return desk.dice.count(1, high(sides, need), why) === 1
  return need <= 1
}

/** FA-0-d10-high A test or save on the d10 under this modifier. */
export function passes(desk: FleetDesk, modifier: number, why: Cite, mark: number = PASS): boolean {
  desk.reckoning.beside('or more passes', mark, why)
  return reaches(desk, 10, mark - modifier, why)
}

/** H9, R3 A Crew Test: d10, Crew Quality and what is printed, 6 or more. */
export function crewTest(desk: FleetDesk, ship: number, modifier: number, why: Cite): boolean {
  const sum = desk.reckoning.begin('Crew Test, added to the d10', desk.state.ships[ship]!.cq, why, 'Crew Quality')
  sum.plus('for what is tried', modifier, why)
  return passes(desk, sum.total, why)
}

/** H10, R4 A CV test, such as a Fire Test: d20 at the CV or under. */
export function cvTest(desk: FleetDesk, cv: number, why: Cite): boolean {
  desk.reckoning.begin('CV, to be thrown or less', cv, why)
  if (cv <= 0) desk.reckoning.settle(NEVER)
  else if (cv >= 20) desk.reckoning.settle(SURE)
  else return desk.dice.count(1, low(cv), why) === 1
  return cv >= 20
}

/** FA-0-d20-high How many of `dice` d20 hit at `need` or more; FA-0-reroll each miss once more where that holds (R31). */
export function hitsOf(desk: FleetDesk, dice: number, need: number, again: boolean, why: Cite): number {
  if (desk.state.fixed.switches.naturals) need = Math.min(20, Math.max(2, need))
  if (need <= 1 || need > 20) {
    desk.reckoning.settle(need <= 1 ? SURE : NEVER)
    return need <= 1 ? dice : 0
  }
  const hits = desk.dice.count(dice, high(20, need), why)
  if (!again || hits === dice) return hits
  desk.reckoning.again()
  return hits + desk.dice.count(dice - hits, high(20, need), why)
}

/** How many of `saves` d10 fail. */
export function failures(desk: FleetDesk, saves: number, modifier: number, why: Cite): number {
  const need = PASS - modifier
  desk.reckoning.beside('or more saves', PASS, why)
  if (need <= 1 || need > 10) {
    desk.reckoning.settle(need <= 1 ? SURE : NEVER)
    return need <= 1 ? 0 : saves
  }
  return saves - desk.dice.count(saves, high(10, need), why)
}
