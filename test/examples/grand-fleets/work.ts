import { shipNamed } from '#fleets/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { hexSheet, openSea } from '#kernel/geometry/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { costOfMile, movementPoints } from '#rulesets/grand-fleets/3-movement.ts'
import { bandOf } from '#rulesets/grand-fleets/4-1-targets.ts'
import { BOOK as REGISTER } from '#rulesets/grand-fleets/book.ts'
import type { Command } from '#rulesets/grand-fleets/commands.ts'
import { GRAND_FLEETS } from '#rulesets/grand-fleets/index.ts'
import type { Card } from '#rulesets/grand-fleets/ship.ts'
import { rowOf, type Ship, type State, setUp, sheetAt, TURN } from '#rulesets/grand-fleets/state.ts'

/** What the examples of Grand Fleets give, by their `kind`. */
type Given =
  /** a rule worked alone, with dice */
  | { kind: 'procedure'; procedure: string; with: unknown; options?: Options }
  /** what stands on a ship's card, and what of it counts with so many boxes lost */
  | { kind: 'card'; ship: string; lost?: number[] }
  /** cards of a class whose speed is changed */
  | { kind: 'knots'; ship: string; knots: number[] }
  /** a length of sea, or of a ship, on the table */
  | { kind: 'scale'; models: string; miles?: number; feet?: number; inchesToTheMile?: number }
  /** what miles ahead cost a ship with these markers */
  | { kind: 'cost'; ship: string; markers: Partial<Ship>; miles: number }
  /** an order on the board: what refuses it, or nothing */
  | { kind: 'order'; board: 'sea' | 'hexes'; ships: Placed[]; order: Command }
  /** how far the first ship is from the second, and in which band of her first line */
  | { kind: 'range'; board: 'sea' | 'hexes'; ships: Placed[] }

/** A ship on the board: miles east and north on the sea, axial q and r on hexes; her heading in degrees. */
interface Placed {
  readonly ship: string
  readonly seat: number
  readonly at: readonly [number, number]
  readonly heading?: number
}

function cardOf(name: string): Card {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}`)
  return GRAND_FLEETS.card(found.facts, found.ship).card
}

const standard = (changes: Options = {}): Options => chosenOptions(GRAND_FLEETS.options, changes)

function procedure(
  name: string,
  given: unknown,
  changes: Options = {},
  faces: readonly number[],
  choices: readonly number[],
) {
  const named = GRAND_FLEETS.procedures.find(each => each.name === name)
  if (named === undefined) throw new Error(`no procedure ${name}`)
  const script = new Script(faces)
  const worked = named.open(given, { options: standard(changes), card: cardOf }).work(script, choices)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  const throws = worked.throws.map(each => each.faces)
  if ('wanted' in worked) return { throws, wanted: worked.wanted }
  if (worked.choices !== choices.length)
    throw new Error(`${worked.choices} of ${choices.length} choices were asked for`)
  const lines = worked.reckoning.map(({ value, why }) => [ruleAt(REGISTER, why).id, value])
  const total = worked.reckoning.reduce((sum, { value }) => sum + value, 0)
  return { throws, result: worked.result, lines, total }
}

function board(kind: 'sea' | 'hexes', ships: readonly Placed[]): State {
  const unit = kind === 'sea' ? 1000 : 1
  const sea = kind === 'sea' ? openSea({ width: 60_000, height: 60_000, unit }) : hexSheet({ columns: 60, rows: 60 })
  const state = setUp(
    ships.map(({ ship }) => cardOf(ship)),
    ships.map(({ seat }) => seat),
    standard(),
    sea,
  )
  ships.forEach(({ at, heading = 0 }, i) => {
    Object.assign(state.ships[i]!, { x: at[0] * unit, y: at[1] * unit, heading: 10 * heading })
  })
  state.now = moment(TURN, 1, 'gunfire')
  return state
}

function work(given: Given, faces: readonly number[], choices: readonly number[]): unknown {
  switch (given.kind) {
    case 'procedure':
      return procedure(given.procedure, given.with, given.options, faces, choices)
    case 'card': {
      const card = cardOf(given.ship)
      const state = board('sea', [{ ship: given.ship, seat: 0, at: [0, 0] }])
      const rows = (given.lost ?? []).map(lost => {
        state.ships[0]!.lost = lost
        return { points: movementPoints(state, 0), lg: rowOf(state, 0).lg, aa: rowOf(state, 0).aa }
      })
      const found = shipNamed(given.ship)
      return { card, tons: 'facts' in found ? found.facts.normalTons.value : 0, now: rows }
    }
    case 'knots': {
      const found = shipNamed(given.ship)
      if ('unknown' in found) throw new Error(`no ship ${given.ship}`)
      const speeds = given.knots.map(value => {
        const facts = { ...found.facts, knots: { ...found.facts.knots, value } }
        return GRAND_FLEETS.card(facts, found.ship).card.rows[0].speed
      })
      return { speeds }
    }
    case 'scale': {
      const { fixed } = setUp([], [], standard({ models: given.models }), hexSheet({ columns: 1, rows: 1 }))
      const scale = Number(given.models.split(':')[1])
      const model = (given.feet ?? 0) * fixed.modelMilesPerFoot * (given.inchesToTheMile ?? 0)
      const sea = ((given.miles ?? 0) * 12) / scale / fixed.modelMilesPerFoot
      return { inches: Math.round(10 * (model + sea)) / 10, hexesToTheMile: fixed.board.unit }
    }
    case 'cost': {
      const state = board('sea', [{ ship: given.ship, seat: 0, at: [0, 0] }])
      Object.assign(state.ships[0]!, given.markers)
      return { points: given.miles * costOfMile(state, 0) }
    }
    case 'order': {
      const { order } = given
      const seat = 'ship' in order ? given.ships[order.ship]!.seat : -1
      const refusal = GRAND_FLEETS.refuse(board(given.board, given.ships), { seat, command: order })
      return { refused: refusal === null ? null : ruleAt(REGISTER, refusal.why).id }
    }
    case 'range': {
      const state = board(given.board, given.ships)
      const miles = state.fixed.board.distance(state.ships[0]!, state.ships[1]!) / state.fixed.board.unit
      const band = bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)
      return { miles, band: ['short', 'medium', 'long', 'out of range'][band] }
    }
  }
}

export const BOOK = {
  register: REGISTER,
  ids: Array.from({ length: 39 }, (_, i) => `GF-E${String(i + 1).padStart(2, '0')}`),
  work: (given: unknown, faces: readonly number[], choices: readonly number[]) => work(given as Given, faces, choices),
}
