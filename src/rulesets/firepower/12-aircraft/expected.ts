import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { type Seen, type State, sheetAt } from '../01-classes/state.ts'
import { chancesOf, type Levels, type Toll, tollOf } from '../07-gunfire/expected.ts'
import { LEVEL } from '../09-damage/damage-dice.ts'
import { airFactor } from '../book/tables-air.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { airToHit, attackShip } from './attack.ts'
import { fight } from './dogfight.ts'
import { raidOf } from './raid.ts'
import { standAt, standCard } from './stands.ts'

// What an attack from the air, and a fight, are expected to come to, every throw of the very rules walked once and remembered.

const LEVELS_OF = new Map<string, Levels>()
const FIGHT_OF = new Map<string, readonly number[]>()
const NO_DICE = new Dice(new Script([]))

/** AIR-J, AIR-K Chances of each level of damage by one stand at one ship, once her flak is over; the first is of none. */
export function airLevels(state: Seen, stand: number, target: number): Levels {
  const raid = raidOf([stand], target)
  const sum = airToHit(new Desk(state as State, NO_DICE, lowest) as FirepowerDesk, stand, target)
  const { broad, column } = sheetAt(state, target)
  const key = [sum, standCard(state, stand).of, broad, column, state.fixed.switches.secondAirDie].join()
  let levels = LEVELS_OF.get(key)
  if (levels === undefined) {
    levels = chancesOf(state, 7, desk => attackShip(desk, raid, 0) & LEVEL)
    LEVELS_OF.set(key, levels)
  }
  return levels
}

/** AIR-L What that is expected to do to her. */
export const airToll = (state: Seen, stand: number, target: number): Toll =>
  tollOf(state, raidOf([stand], target), airLevels(state, stand, target))

/** AIR-G, AIR-H Chances that a fight goes on, is won by the first, or by the second. */
export function fightChances(state: Seen, stand: number, target: number): readonly number[] {
  const { dogfightBy, grades, oddAreNothing } = state.fixed.switches
  const side = (one: number, other: number): string => {
    const { of, grade } = standCard(state, one)
    const { losses, flak } = standAt(state, one)
    return [airFactor(of, standCard(state, other).of, oddAreNothing) - losses - flak, grades ? grade : 0].join()
  }
  const key = [side(stand, target), side(target, stand), dogfightBy].join()
  let chances = FIGHT_OF.get(key)
  if (chances === undefined) {
    chances = chancesOf(state, 3, desk => fight(desk, { stand, target }))
    FIGHT_OF.set(key, chances)
  }
  return chances
}
