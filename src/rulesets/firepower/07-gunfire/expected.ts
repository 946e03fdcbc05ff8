import { Desk, lowest, type Steps, work } from '#kernel/desk/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { Tree } from '#kernel/odds/index.ts'
import { isGone, type Seen, type State, sheetAt } from '../01-classes/state.ts'
import { copy } from '../01-classes/state-copy.ts'
import { hasFallenOut, isCrippled } from '../02-command/squadron.ts'
import { BY_SHELL, LEVEL } from '../09-damage/damage-dice.ts'
import { damageLevel } from '../09-damage/damage-level.ts'
import { DAMAGE } from '../09-damage/special-effects.ts'
import { type Contact, contactOf, strikeOrMiss } from '../11-torpedoes/torpedoes.ts'
import { chanceOf } from '../book/faces.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'
import { type Attack, type Harm, rollToHit, toHit } from './to-hit.ts'

// What an attack is expected to cost its target, every throw of the very rules walked once and remembered.

/** Chances of each level of damage, 0 none to 6. */
export type Levels = readonly number[]
const LEVELS_OF = new Map<string, Levels>()
const TOLL_OF = new Map<string, Toll>()

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

/** What an attack is expected to do to its target as she is: chances, and how much of her is lost where she is not lost whole. */
export interface Toll {
  /** DMG-B destroyed */
  readonly lost: number
  /** GREEN-E newly crippled, and not destroyed */
  readonly crippled: number
  /** WHITE-C newly burning so that she falls out, and not destroyed */
  readonly burning: number
  readonly share: number
}
const NONE: Toll = { lost: 0, crippled: 0, burning: 0, share: 0 }

/** What damage of a level is expected to do. */
function tollAt(state: Seen, { target, dice }: Harm, level: number): Toll {
  if (level === 0) return NONE
  const { list, fires, mainLoss, secondaryLoss, speedLoss, stopped, powerOut, halvings, initiative } =
    state.ships[target]!
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
    initiative,
    main,
    blueBlack,
    green,
    halfOfEachHit,
  ].join()
  let toll = TOLL_OF.get(key)
  if (toll === undefined) {
    toll = expectedToll(state, { target, dice }, level)
    TOLL_OF.set(key, toll)
  }
  return toll
}

/** Special effects are left out: they hang on the level alone, and are the same for every target. */
function expectedToll(state: Seen, { target, dice }: Harm, level: number): Toll {
  const alone = aloneOf(state, target)
  const before = { share: lostShare(alone, 0), crippled: isCrippled(alone, 0), out: hasFallenOut(alone, 0) }
  const tree = new Tree()
  const desk: FirepowerDesk = new Desk(copy(alone), new Dice(tree), lowest)
  const toll = { ...NONE }
  do {
    desk.dice.clear()
    desk.lay(copy(alone))
    work(DAMAGE as Steps<State, Event, Harm>, desk, { target: 0, dice }, level)
    const chance = Number(tree.ways) / Number(tree.total)
    if (isGone(desk.state, 0)) {
      toll.lost += chance
      continue
    }
    if (!before.crippled && isCrippled(desk.state, 0)) toll.crippled += chance
    if (!before.out && hasFallenOut(desk.state, 0)) toll.burning += chance
    toll.share += chance * (lostShare(desk.state, 0) - before.share)
  } while (tree.next())
  return toll
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

export function tollOf(state: Seen, harm: Harm, levels: Levels): Toll {
  const toll = { ...NONE }
  levels.forEach((chance, level) => {
    if (chance === 0) return
    const at = tollAt(state, harm, level)
    toll.lost += chance * at.lost
    toll.crippled += chance * at.crippled
    toll.burning += chance * at.burning
    toll.share += chance * at.share
  })
  return toll
}

/** What one battery's fire is expected to do. */
export const gunToll = (state: Seen, attack: Attack): Toll =>
  tollOf(state, { target: attack.target, dice: BY_SHELL }, levelsOf(state, attack))

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

/** What a marker that comes to its target is expected to do. */
export const torpedoToll = (state: Seen, contact: Contact): Toll =>
  tollOf(state, contact, torpedoLevels(state, contact))

/** TORP-D The chance that it hits at all. */
export function torpedoChance(state: Seen, ship: number, target: number): number {
  const { worst, damaged } = state.ships[ship]!
  const contact = contactOf({ target, torpedo: sheetAt(state, ship).torpedo, worst, damaged })
  return 1 - torpedoLevels(state, contact)[0]!
}
