import { once, type Steps } from '#kernel/desk/index.ts'
import { atLeast } from '#kernel/table/index.ts'
import { isGone, type State, sheetAt } from '../01-classes/state.ts'
import type { Harm } from '../07-gunfire/to-hit.ts'
import { R } from '../book/register.ts'
import { EFFECTS, type Effect, FLAGSHIP_COURSE, OCCURS, OTHER_COURSE, SPECIAL_EFFECT } from '../book/tables.ts'
import {
  commandHit,
  type Event,
  enginesHit,
  type FirepowerDesk,
  magazineBlew,
  oilSpilt,
  powerLost,
  rateHalved,
} from '../events/events.ts'
import { BY_TORPEDO, DICE, LEVEL, STRIKE, WHITE } from './damage-dice.ts'

/** SPFX-0 Once a hit: does it have a special effect, and which? Returns the dice that fall again (SPFX-2, SPFX-5). */
function testForEffect(desk: FirepowerDesk, harm: Harm, n: number): number {
  const { switches } = desk.state.fixed
  const level = n & LEVEL
  // R98: by option torpedoes have none
  if (level === 0 || !switches.specialEffects || isGone(desk.state, harm.target)) return 0
  if (harm.dice === BY_TORPEDO && !switches.torpedoEffects) return 0
  return testAtLevel(desk, harm, level)
}

/** R74 A die tells whether; a second, or by option the same, tells what. */
export function testAtLevel(desk: FirepowerDesk, harm: Harm, level: number): number {
  const need = OCCURS[level]!
  desk.reckoning.begin('a special effect at this or more, by the level of damage', need, R['FP-SPFX-0'])
  if (need > 6) {
    desk.reckoning.settle('at this level there is none')
    return 0
  }
  if (desk.state.fixed.switches.oneDie) {
    const face = desk.dice.one(6, R['FP-R74'])
    return face < need ? 0 : takeEffect(desk, harm, level, EFFECTS[face - 1]!)
  }
  return desk.dice.count(1, atLeast(6, need), R['FP-SPFX-0']) === 0 ? 0 : throwEffect(desk, harm, level)
}

export function throwEffect(desk: FirepowerDesk, harm: Harm, level: number): number {
  return takeEffect(desk, harm, level, desk.dice.row(SPECIAL_EFFECT, 0, R['FP-SPFX-0']))
}

/** SPFX-1 to SPFX-6 What it does; a second of a kind that lasts does no more. */
function takeEffect(desk: FirepowerDesk, { target, dice }: Harm, level: number, effect: Effect): number {
  const { initiative, engines, powerOut } = desk.state.ships[target]!
  switch (effect) {
    case 'command':
      if (initiative === 0) loseCommand(desk, target)
      return 0
    case 'again':
      // R75: the dice of this attack, at the same level, and no second test
      return level | dice
    case 'engines':
      if (engines === 0) loseEngines(desk, target)
      return 0
    case 'power':
      // R77, R87: for good
      if (powerOut === 0) powerLost(desk, { ship: target }, R['FP-SPFX-4'])
      return 0
    case 'fuel':
      // R78: at the level of this hit, after a torpedo hit as well
      if (sheetAt(desk.state, target).card.fuel === 'D') oilSpilt(desk, { ship: target }, R['FP-SPFX-5'])
      return level | WHITE
    case 'munitions':
      // R79: within this turn whatever the dice say, so at once
      magazineBlew(desk, { ship: target, minutes: desk.dice.sum(2, 6, R['FP-R79']) }, R['FP-SPFX-6'])
      return 0
  }
}

/** SPFX-1, R53 Own initiative to the end: one throw on Matrix 4, in the column of her role. */
function loseCommand(desk: FirepowerDesk, target: number): void {
  const column = desk.state.ships[target]!.flagship === 1 ? FLAGSHIP_COURSE : OTHER_COURSE
  commandHit(desk, { ship: target, course: desk.dice.row(column, 0, R['FP-SPFX-1']) }, R['FP-SPFX-1'])
}

/** SPFX-3, R76 Halved from her owner's next turn on; by option once, now. */
function loseEngines(desk: FirepowerDesk, target: number): void {
  enginesHit(desk, { ship: target }, R['FP-SPFX-3'])
  if (desk.state.fixed.switches.halvedOnce) rateHalved(desk, { ship: target }, R['FP-R76'])
}

/** I1 A level of damage worked out: four dice, the special effect, and the dice that it throws again. */
export const DAMAGE: Steps<State, Event, Harm> = [STRIKE, ...DICE, once(testForEffect), ...DICE]
