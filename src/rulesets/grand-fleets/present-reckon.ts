import { Desk, lowest, type Steps } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { oddsOf } from '#kernel/odds/index.ts'
import type { Aim, Reckoned } from '#kernel/ruleset/index.ts'
import { gunModifier, type Harm } from './4-2-to-hit.ts'
import { launchable } from './4-5-legality.ts'
import { attackOf, barrelsBearing, GUNFIRE, lightGunsBearing } from './4-gunfire.ts'
import { launchOf, TORPEDOES, torpedoModifier } from './5-torpedoes.ts'
import type { Event, GrandFleetsDesk } from './events.ts'
import { FIELDS } from './fields.ts'
import { copy, type Seen, type State, sheetAt } from './state.ts'

/** The sum of 4.2 or 5.2 for one weapon at one target, and its odds by the same steps that play takes. */
export function reckon(state: Seen, unit: number, { weapon, target }: Aim): Reckoned {
  const { guns, lightGuns } = sheetAt(state, unit)
  if (weapon > guns.length) {
    const torpedoes = launchable(state, unit, target).reduce((sum, count) => sum + count, 0)
    return reckoned(state, TORPEDOES, launchOf(state, unit, target), torpedoes, torpedoModifier)
  }
  const attack = attackOf(state, unit, target, guns[weapon] ?? lightGuns)
  const dice =
    weapon < guns.length ? barrelsBearing(state, unit, weapon, target) : lightGunsBearing(state, unit, target)
  return reckoned(state, GUNFIRE, attack, dice, gunModifier)
}

function reckoned<A extends Harm>(
  state: Seen,
  steps: Steps<State, Event, A>,
  about: A,
  dice: number,
  modifier: (desk: GrandFleetsDesk, about: A) => number,
): Reckoned {
  const desk: GrandFleetsDesk = new Desk(copy(state), new Dice(new Script([])), lowest)
  const lines: Reckoned['lines'][number][] = []
  desk.reckoning.footnotes = lines
  const need = 8 - modifier(desk, about)
  const fields = Object.keys(FIELDS)
  const question = { steps, about, n: dice, state: copy(state), copy, fields: FIELDS, decider: lowest }
  return { lines, words: wordsOf(dice, need), fields, odds: (asked, effort) => oddsOf(question, asked, effort) }
}

/** 4.2, 4.23 What must be thrown. */
function wordsOf(dice: number, need: number): string {
  const many = dice === 1 ? 'one die' : `${dice} dice`
  if (need > 13) return `${many}, which cannot hit`
  return need > 10
    ? `${many}, a natural 10 and then ${[6, 8, 10][need - 11]} or more`
    : `${many}, ${Math.max(1, need)} or more`
}
