import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, lowest, type Options, work } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import { setUp } from '../01-classes/set-up.ts'
import { CARD, type Card } from '../01-classes/ship.ts'
import { FORMATIONS, type Ship, type State, type Which } from '../01-classes/state.ts'
import { type Situation, sceneOf } from '../06-conditions/scene.ts'
import { attackOf, BATTERY } from '../07-gunfire/gunfire.ts'
import { MARGIN, toHit } from '../07-gunfire/to-hit.ts'
import { BY_SHELL, BY_TORPEDO } from '../09-damage/damage-dice.ts'
import { damageLevel } from '../09-damage/damage-level.ts'
import { DAMAGE } from '../09-damage/special-effects.ts'
import { OPTIONS } from '../book/options.ts'
import { BOOK } from '../book/register.ts'
import { LEVELS } from '../book/tables.ts'
import type { Event, FirepowerDesk } from '../events/events.ts'

// What the tests of this room share: ships of plain classes, put where a test wants them, and dice that must come out even.
// Imported by tests only.

export const options = (changes: Options = {}): Options => chosenOptions(OPTIONS, changes)

/** A British ship of 1940, as Matrix 1 has her class. */
export const card = (of: ShipClass, changes: Record<string, unknown> = {}): Card =>
  CARD.read({ name: of, nation: 'GBR', year: 1940, class: of, ...changes })

export interface Setting extends Partial<Situation> {
  /** ships against the sun, as bits */
  readonly silhouetted?: number
  readonly options?: Options
  readonly ships?: readonly Partial<Ship>[]
}

/** Ships of two sides in LATE by day, ten inches apart, in no formation that counts; the first has the turn. */
export function battle(cards: readonly (Card | ShipClass)[], setting: Setting = {}): State {
  const { silhouetted = 0, options: changes = {}, ships = [], ...place } = setting
  const read = cards.map(each => (typeof each === 'string' ? card(each) : each))
  const situation: Situation = { range: 10, light: 'day', weather: 'good', year: 1940, period: 'by-year', ...place }
  const seats = read.map((_, i) => Math.min(1, i))
  const state = setUp(read, seats, options(changes), sceneOf(situation, read, silhouetted, false))
  state.first = 0
  state.ships.forEach((ship, i) => {
    ship.formation = FORMATIONS.indexOf('open')
    Object.assign(ship, ships[i])
  })
  return state
}

/** Work something with these faces, which must come out even. */
export function roll<T>(
  state: State,
  faces: readonly number[],
  act: (desk: FirepowerDesk) => T,
  choices: number[] = [],
) {
  const script = new Script(faces)
  let chosen = 0
  const decider = choices.length === 0 ? lowest : (): number => choices[chosen++] ?? -1
  const desk: FirepowerDesk = new Desk(state, new Dice(script), decider)
  const events: Event[] = []
  desk.heard = events
  const sums = desk.reckoning.listen(events)
  const value = act(desk)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  const lines = sums.flatMap(sum => sum.lines)
  return { value, events, lines: lines.map(({ value, why }) => [ruleAt(BOOK, why).id, value] as const) }
}

/** The sum of Matrix 8 for ship 0 firing at ship 1, without the score itself. */
export function modifiers(state: State, which: Which = 'main') {
  const { value, lines } = roll(state, [], desk => toHit(desk, attackOf(0, 1, which)))
  const score = lines[0]![1]
  return { total: value - score, score: -score, rules: lines.slice(1).map(([id]) => id) }
}

/** The level that a margin and one die make, ship 0's battery firing at ship 1. */
export const levelAt = (state: State, margin: number, die: number, which: Which = 'main'): string =>
  LEVELS[roll(state, [die], desk => damageLevel(desk, attackOf(0, 1, which), MARGIN + margin)).value]!

/** Damage of this level on the last ship, worked with these faces. */
export function suffer(
  state: State,
  level: (typeof LEVELS)[number],
  faces: readonly number[],
  by: 'shell' | 'torpedo' = 'shell',
) {
  const harm = { target: state.ships.length - 1, dice: by === 'shell' ? BY_SHELL : BY_TORPEDO }
  return roll(state, faces, desk => work(DAMAGE, desk, harm, LEVELS.indexOf(level))).events
}

/** One battery of ship 0 at ship 1. */
export const fire = (state: State, faces: readonly number[], which: Which = 'main') =>
  roll(state, faces, desk => work(BATTERY, desk, attackOf(0, 1, which)))

export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type)
export const ruleIdOf = (why: Event['why']): string => ruleAt(BOOK, why).id
