import { aircraftNamed, battleNamed } from '#fleets/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import type { BattleFacts, ShipFacts } from '#kernel/facts/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { type ShipClass, upClass } from '#rulesets/firepower/01-classes/classes.ts'
import type { Card } from '#rulesets/firepower/01-classes/ship.ts'
import { DUSK } from '#rulesets/firepower/01-classes/state.ts'
import { standsOf } from '#rulesets/firepower/13-points/stands.ts'
import { CENTIMETRE, metresOf } from '#rulesets/firepower/book/lengths.ts'
import { BOOK as REGISTER } from '#rulesets/firepower/book/register.ts'
import { SUN } from '#rulesets/firepower/book/tables.ts'
import { FIREPOWER } from '#rulesets/firepower/index.ts'
import { acrossOf, isSilhouetted } from '#rulesets/firepower/measured.ts'
import { found as shipNamed } from '../../conformance/kept.ts'

/** What the examples of Firepower give, by their `kind`. */
type Given =
  /** a rule worked alone, with dice; or why it cannot be */
  | { kind: 'procedure'; procedure: string; with: unknown; options?: Options }
  /** how many classes one is above another */
  | { kind: 'classes'; one: ShipClass; other: ShipClass }
  /** lengths of table at sea */
  | { kind: 'scale'; centimetres: number[] }
  /** the sun's die, at dusk: one ship between another and the edge that it names, of a table with its long side across */
  | { kind: 'silhouette'; die: number; between: [number, number]; other: [number, number] }
  /** the points on a ship's card */
  | { kind: 'points'; ship: string }
  /** how many aircraft one stand of a class stands for */
  | { kind: 'stand'; aircraft: string; class: string }

function factsOf(name: string): ShipFacts {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}`)
  return found.facts
}
const cardOf = (name: string): Card => FIREPOWER.card(factsOf(name), name).card

/** A stand of that class, as its type's facts make it. */
function stand(name: string, of: string) {
  const found = aircraftNamed(name)
  if ('unknown' in found) throw new Error(`no aircraft ${name}`)
  return { engines: found.engines, models: standsOf(found).find(({ card }) => card.class === of)?.card.models }
}

function procedure(
  name: string,
  given: unknown,
  changes: Options = {},
  faces: readonly number[],
  choices: readonly number[],
) {
  const named = FIREPOWER.procedures.find(each => each.name === name)
  if (named === undefined) throw new Error(`no procedure ${name}`)
  const script = new Script(faces)
  try {
    const setting = { options: chosenOptions(FIREPOWER.options, changes), card: cardOf }
    const worked = named.open(given, setting).work(script, choices)
    if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
    if ('wanted' in worked) return { wanted: worked.wanted }
    const lines = worked.reckoning.flatMap(sum => sum.lines).map(({ value, why }) => [ruleAt(REGISTER, why).id, value])
    return { result: worked.result, lines, throws: worked.throws.map(each => each.faces) }
  } catch (thrown) {
    if (thrown instanceof BadInput) return { refused: thrown.message }
    throw thrown
  }
}

/** Places in miles on a sea of 40 by 20. */
function silhouette({ die, between, other }: Extract<Given, { kind: 'silhouette' }>) {
  const found = battleNamed('coronel')
  if ('unknown' in found) throw new Error('no battle')
  const side = (name: string, [east, north]: [number, number], which: 0 | 1) => ({
    ...found.sides[which],
    formations: [{ name, ships: [{ ship: name, at: { east, north }, heading: 0, crew: 'regular' as const }] }],
  })
  const facts: BattleFacts = {
    ...found,
    sea: { ...found.sea, width: 40, height: 20 },
    victory: { aims: ['', ''], terms: [] },
    sides: [side('Iron Duke', between, 0), side('Derfflinger', other, 1)],
  }
  const cards = [cardOf('Iron Duke'), cardOf('Derfflinger')]
  const state = FIREPOWER.game!.setup({ battle: facts, cards }, chosenOptions(FIREPOWER.options, {}))
  state.light = DUSK
  state.sun = acrossOf(state, SUN.at(die))
  return { between: isSilhouetted(state, 1, 0), other: isSilhouetted(state, 0, 1) }
}

function work(given: Given, faces: readonly number[], choices: readonly number[]): unknown {
  switch (given.kind) {
    case 'procedure':
      return procedure(given.procedure, given.with, given.options, faces, choices)
    case 'classes':
      return { up: upClass(given.one, given.other), down: -upClass(given.other, given.one) }
    case 'scale':
      return { metres: given.centimetres.map(length => metresOf(length * CENTIMETRE)) }
    case 'silhouette':
      return silhouette(given)
    case 'points': {
      const { points, class: of, grade } = cardOf(given.ship)
      return { points, class: of, grade }
    }
    case 'stand':
      return stand(given.aircraft, given.class)
  }
}

export const BOOK = {
  register: REGISTER,
  /** 6.1 the book's own; 6.2 the checklist's walk-throughs */
  ids: [...[1, 2, 3, 4, 5, 6].map(n => `FP-EX-${n}`), ...[1, 2, 3, 4, 5].map(n => `FP-6.2-${n}`)],
  work: (given: unknown, faces: readonly number[], choices: readonly number[]) => work(given as Given, faces, choices),
}
