import { Desk, lowest, type Steps, work } from '#kernel/desk/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { Tree } from '#kernel/odds/index.ts'
import { isGone, type Seen, type State, sheetAt } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { BY_SHELL, LEVEL } from '../09-damage/damage-dice.ts'
import { damageLevel } from '../09-damage/damage-level.ts'
import { DAMAGE } from '../09-damage/special-effects.ts'
import { type Contact, contactOf, strikeOrMiss } from '../11-torpedoes/torpedoes.ts'
import { chanceOf } from '../book/faces.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'
import { type Attack, type Harm, rollToHit, toHit } from './to-hit.ts'

// What an attack is expected to cost its target, every throw of the very rules walked once and remembered.

/** Chances of each level of damage, 0 none to 6. */
type Levels = readonly number[]
const LEVELS_OF = new Map<string, Levels>()
const SHARE_OF = new Map<string, number>()

/** Walks every throw of something that ends in a small number. */
export function chancesOf(state: Seen, size: number, act: (desk: FirepowerDesk) => number): number[] {
  const tree = new Tree()
  const desk: FirepowerDesk = new Desk(copy(state), new Dice(tree), lowest)
  const chances = new Array<number>(size).fill(0)
  do {
    desk.dice.clear()
    desk.lay(copy(state))
    chances[act(desk)]! += Number(tree.ways) / Number(tree.total)
  } while (tree.next())
  return chances
}

/** Matrices 8 to 10: by the sum to hit, the battery and what it meets. */
export function levelsOf(state: Seen, attack: Attack): Levels {
  const { firer, target, which } = attack
  const sum = toHit(new Desk(state as State, new Dice(new Tree()), lowest) as FirepowerDesk, attack)
  const { card, main, secondary } = sheetAt(state, firer)
  const { mainLoss, secondaryLoss } = state.ships[firer]!
  const met = sheetAt(state, target)
  const { failedShotEnds, grades, minusOnce } = state.fixed.switches
  const battery = which === 'main' ? [main, mainLoss] : [secondary, secondaryLoss]
  const signs = grades ? [card.class, card.grade, met.card.class, minusOnce] : []
  const key = [sum, ...battery, met.column, failedShotEnds, ...signs].join()
  let levels = LEVELS_OF.get(key)
  if (levels === undefined) {
    levels = chancesOf(state, 7, desk => damageLevel(desk, attack, rollToHit(desk, attack)))
    LEVELS_OF.set(key, levels)
  }
  return levels
}

/** Matrix 8 alone: the chance that the score is made. */
export function hitChance(state: Seen, attack: Attack): number {
  const sum = toHit(new Desk(state as State, new Dice(new Tree()), lowest) as FirepowerDesk, attack)
  return chanceOf(sum)
}

/** How much of her is lost as she is: a judgement, not a rule. Who is gone is lost whole; list and fire count as they near the end, guns as they are worth. */
function lostShare(state: Seen, ship: number): number {
  if (isGone(state, ship)) return 1
  const { list, fires, mainLoss, speedLoss, powerOut, stopped } = state.ships[ship]!
  const guns = powerOut === 1 ? 1 : Math.min(1, mainLoss / Math.max(1, 7 - sheetAt(state, ship).main))
  const parts = [list / 45, fires / 13, guns / 2, Math.min(1, speedLoss / 16) / 4, stopped / 4]
  return 1 - parts.reduce((left, part) => left * (1 - part), 1)
}

/** What damage of a level is expected to take of a ship as she is, as a share of the whole. */
function shareAt(state: Seen, { target, dice }: Harm, level: number): number {
  if (level === 0) return 0
  const { list, fires, mainLoss, secondaryLoss, speedLoss, stopped, powerOut, halvings } = state.ships[target]!
  const { main } = sheetAt(state, target)
  const { blueBlack, green, halfOfEachHit } = state.fixed.switches
  const key = [
    level,
    dice,
    list,
    fires,
    mainLoss,
    secondaryLoss,
    speedLoss,
    stopped,
    powerOut,
    halvings,
    main,
    blueBlack,
    green,
    halfOfEachHit,
  ].join()
  let share = SHARE_OF.get(key)
  if (share === undefined) {
    share = expectedShare(state, { target, dice }, level)
    SHARE_OF.set(key, share)
  }
  return share
}

/** Special effects are left out: they hang on the level alone, and are the same for every target. */
function expectedShare(state: Seen, { target, dice }: Harm, level: number): number {
  const alone = aloneOf(state, target)
  const before = lostShare(alone, 0)
  const tree = new Tree()
  const desk: FirepowerDesk = new Desk(copy(alone), new Dice(tree), lowest)
  let share = 0
  do {
    desk.dice.clear()
    desk.lay(copy(alone))
    work(DAMAGE as Steps<State, Event, Harm>, desk, { target: 0, dice }, level)
    share += (Number(tree.ways) / Number(tree.total)) * (lostShare(desk.state, 0) - before)
  } while (tree.next())
  return share
}

/** One ship as she is, and nobody else: a state that is copied for each way the dice can fall. */
function aloneOf(state: Seen, ship: number): Seen {
  const { fixed } = state
  return {
    ...state,
    fixed: {
      ...fixed,
      theatre: null,
      sheets: [sheetAt(state, ship)],
      switches: { ...fixed.switches, specialEffects: false, aspect: false },
    },
    ships: [state.ships[ship]!],
    markers: [],
    squadrons: [],
  }
}

const shareOf = (state: Seen, harm: Harm, levels: Levels): number =>
  levels.reduce((sum, chance, level) => (chance === 0 ? sum : sum + chance * shareAt(state, harm, level)), 0)

/** The share of her target that one battery's fire is expected to cost. */
export const gunShare = (state: Seen, attack: Attack): number =>
  shareOf(state, { target: attack.target, dice: BY_SHELL }, levelsOf(state, attack))

/** Chances of each level for a torpedo marker that comes to its target. */
function torpedoLevels(state: Seen, contact: Contact): Levels {
  const { torpedo, worst, damaged, target } = contact
  const { light, weather } = state
  const { eachReason, weakNothing } = state.fixed.switches
  const { broad, column } = sheetAt(state, target)
  const key = ['torpedo', torpedo, worst, damaged, light, weather, broad, column, eachReason, weakNothing].join()
  let levels = LEVELS_OF.get(key)
  if (levels === undefined) {
    levels = chancesOf(state, 7, desk => strikeOrMiss(desk, contact) & LEVEL)
    LEVELS_OF.set(key, levels)
  }
  return levels
}

/** The share that it is expected to cost. */
export const torpedoShare = (state: Seen, contact: Contact): number =>
  shareOf(state, contact, torpedoLevels(state, contact))

/** TORP-D The chance that it hits at all. */
export function torpedoChance(state: Seen, ship: number, target: number): number {
  const { worst, damaged } = state.ships[ship]!
  const contact = contactOf({ target, torpedo: sheetAt(state, ship).torpedo, worst, damaged })
  return 1 - torpedoLevels(state, contact)[0]!
}
