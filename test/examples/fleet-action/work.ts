import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { openSea } from '#kernel/geometry/index.ts'
import { sizeOf } from '#rulesets/fleet-action/02-data-sheet/2-data-sheet.ts'
import {
  BISMARCK_FACTS,
  BISMARCK_SHEET,
  J_CLASS_FACTS,
  J_CLASS_SHEET,
} from '#rulesets/fleet-action/02-data-sheet/sheets.fixture.ts'
import { CARD, type Card } from '#rulesets/fleet-action/02-data-sheet/ship.ts'
import { BAND, CLEAR_DAY, CM, sheetAt } from '#rulesets/fleet-action/02-data-sheet/state.ts'
import { setUp } from '#rulesets/fleet-action/02-data-sheet/state-new.ts'
import { causesOf } from '#rulesets/fleet-action/06-order-of-play/6-7-morale.ts'
import { sizeCost } from '#rulesets/fleet-action/10-damage/10-costs.ts'
import { BOOK as REGISTER } from '#rulesets/fleet-action/book/register.ts'
import { FLEET_ACTION } from '#rulesets/fleet-action/index.ts'
import { place } from '#rulesets/fleet-action/procedures/duel.ts'

/** What the checklist's examples give, by their `kind`. Its two sheets stand in the room's fixture, by name. */
type Given =
  /** a hull of so many standard tons */
  | { kind: 'hull'; tons: number }
  /** a ship's sheet, from her facts */
  | { kind: 'card'; ship: string }
  /** what a step of an engine or fire result costs on her */
  | { kind: 'cost'; ship: string }
  /** a range band, and a move, in other measures */
  | { kind: 'scale'; bands: number; knots: number }
  /** tests of morale that she owes for what she lost in one turn */
  | { kind: 'morale'; ship: string; structure?: number; flotation?: number }
  /** a rule worked alone, with dice; ships named "battleship" or "destroyer" are the two sheets */
  | { kind: 'procedure'; procedure: string; with: unknown; options?: Options }

const SHEETS: Readonly<Record<string, Card>> = { battleship: BISMARCK_SHEET, destroyer: J_CLASS_SHEET }
const FACTS = { battleship: BISMARCK_FACTS, destroyer: J_CLASS_FACTS }
const sheet = (name: string): Card => CARD.read(SHEETS[name])
const YARDS_PER_CM = 200

function procedure(
  name: string,
  given: unknown,
  changes: Options,
  faces: readonly number[],
  choices: readonly number[],
) {
  const named = FLEET_ACTION.procedures.find(each => each.name === name)
  if (named === undefined) throw new Error(`no procedure ${name}`)
  const script = new Script(faces)
  const options = chosenOptions(FLEET_ACTION.options, changes)
  const worked = named.open(given, { options, card: sheet }).work(script, choices)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  if ('wanted' in worked) return { wanted: worked.wanted }
  const added = worked.reckoning.flatMap(sum => sum.lines).filter(({ beside }) => beside === undefined)
  const lines = Object.fromEntries(added.map(({ value, why }) => [ruleAt(REGISTER, why).id, value]))
  const rolls = worked.throws.filter(({ why }) => ruleAt(REGISTER, why).id === 'FA-10-cv-start').length
  return { result: worked.result, lines, rolls }
}

function work(given: Given, faces: readonly number[], choices: readonly number[]): unknown {
  switch (given.kind) {
    case 'morale': {
      const state = place(
        [sheet(given.ship), sheet(given.ship)],
        100,
        90,
        90,
        chosenOptions(FLEET_ACTION.options, {}),
        CLEAR_DAY,
      )
      const { s, f } = state.ships[1]!
      Object.assign(state.ships[1]!, { s: given.structure ?? s, f: given.flotation ?? f })
      return { tests: causesOf(state, 1) }
    }
    case 'hull': {
      const standardTons = { value: given.tons, source: 'test', confidence: 'medium' as const }
      const { S, F } = FLEET_ACTION.card({ ...BISMARCK_FACTS, standardTons }, 'Ship').card
      return { S, F, targetSize: sizeOf(given.tons) }
    }
    case 'card':
      return FLEET_ACTION.card(FACTS[given.ship as keyof typeof FACTS], given.ship).card
    case 'cost': {
      const cards = [sheet(given.ship), sheet(given.ship)] as const
      return { cost: sizeCost(place(cards, 60, 90, 90, chosenOptions(FLEET_ACTION.options, {}), CLEAR_DAY), 1) }
    }
    case 'scale': {
      const board = openSea({ width: 100 * CM, height: 100 * CM, unit: CM })
      const state = setUp([sheet('battleship')], [0], chosenOptions(FLEET_ACTION.options, {}), board, CLEAR_DAY)
      const cm = (given.bands * BAND) / CM
      // a nautical mile is 2,025 yards, and a turn a tenth of an hour
      const moved = (given.knots * 2025) / 10 / YARDS_PER_CM
      return { cm, yards: cm * YARDS_PER_CM, moved: Math.round(moved), speedMax: sheetAt(state, 0).card.speedMax }
    }
    case 'procedure':
      return procedure(given.procedure, given.with, given.options ?? {}, faces, choices)
  }
}

export const BOOK = {
  register: REGISTER,
  ids: ['FA-E01', 'FA-E02', 'FA-E03', 'FA-E04', 'FA-E05'],
  work: (given: unknown, faces: readonly number[], choices: readonly number[]) => work(given as Given, faces, choices),
}
