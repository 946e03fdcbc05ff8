import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, type Options } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { hexSheet, openSea } from '#kernel/geometry/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { setUp } from '#rulesets/grand-fleets/01-ships/set-up.ts'
import type { Card } from '#rulesets/grand-fleets/01-ships/ship.ts'
import { rowOf, type Ship, type State, sheetAt, TURN } from '#rulesets/grand-fleets/01-ships/state.ts'
import { refuseFleet } from '#rulesets/grand-fleets/02-playing/2-1-preparation.ts'
import { worthOf } from '#rulesets/grand-fleets/02-playing/2-3-victory.ts'
import { batchOf, nextOpportunity } from '#rulesets/grand-fleets/02-playing/2-activation.ts'
import type { Move } from '#rulesets/grand-fleets/03-movement/3-2-track.ts'
import { costOfMile, movementPoints, walk } from '#rulesets/grand-fleets/03-movement/3-movement.ts'
import { TO_HIT } from '#rulesets/grand-fleets/04-gunfire/4-2-to-hit.ts'
import { BOOK as REGISTER } from '#rulesets/grand-fleets/book/register.ts'
import { type GrandFleetsDesk, shipActed } from '#rulesets/grand-fleets/events/events.ts'
import { GRAND_FLEETS } from '#rulesets/grand-fleets/index.ts'
import { bandOf } from '#rulesets/grand-fleets/measured.ts'
import type { Command } from '#rulesets/grand-fleets/orders/orders.ts'
import { found as shipNamed } from '../../conformance/kept.ts'

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
  | { kind: 'order'; board: 'sea' | 'hexes'; phase?: Phase; ships: Placed[]; order: Command }
  /** how far the first ship is from the second, and in which band of her first line */
  | { kind: 'range'; board: 'sea' | 'hexes'; ships: Placed[] }
  /** ships that a side wants to sail with under a limit of points */
  | { kind: 'fleet'; ships: string[]; limit: number }
  /** what a ship with so many boxes lost is worth to the enemy */
  | { kind: 'worth'; ship: string; lost: number[]; options?: Options }
  /** movement points, turn by turn */
  | { kind: 'points'; ship: string; turns: number[]; options?: Options }
  /** what a track costs, and the miles ahead in it */
  | { kind: 'track'; ship: string; track: Move['track'] }
  /** so many ships of either side in one phase: whose ships act, one after the other, as seats */
  | { kind: 'pattern'; phase: Phase; numbers: [number, number] }
type Phase = 'movement' | 'gunfire' | 'torpedo'

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
  const aim = worked.reckoning.find(({ of }) => of === TO_HIT)
  const lines = aim?.lines.map(({ value, why }) => [ruleAt(REGISTER, why).id, value])
  const total = aim?.total
  return { throws, result: worked.result, lines, total }
}

function board(
  kind: 'sea' | 'hexes',
  ships: readonly Placed[],
  options: Options = {},
  phase: Phase = 'gunfire',
): State {
  const unit = kind === 'sea' ? 1000 : 1
  const sea = kind === 'sea' ? openSea({ width: 60_000, height: 60_000, unit }) : hexSheet({ columns: 60, rows: 60 })
  const state = setUp(
    ships.map(({ ship }) => cardOf(ship)),
    ships.map(({ seat }) => seat),
    standard(options),
    sea,
  )
  ships.forEach(({ at, heading = 0 }, i) => {
    Object.assign(state.ships[i]!, { x: at[0] * unit, y: at[1] * unit, heading: 10 * heading })
  })
  state.now = moment(TURN, 1, phase)
  return state
}

/** Ships far apart, each acting when her side is asked, in the order of the table of ships. */
function pattern(phase: Phase, [one, other]: readonly [number, number]): string {
  const placed = (count: number, seat: number): Placed[] =>
    Array.from({ length: count }, (_, i) => ({ ship: 'Iron Duke', seat, at: [2 + 3 * i, 1 + 50 * seat] }))
  const state = board('sea', [...placed(one, 0), ...placed(other, 1)], {}, phase)
  Object.assign(state, { first: one > other ? 0 : 1, batch: batchOf(Math.max(one, other), Math.min(one, other)) })
  const desk: GrandFleetsDesk = new Desk(state, new Dice(new Script([])))
  let sides = ''
  while (nextOpportunity(desk)) {
    while (state.due > 0) {
      sides += state.acting
      const ship = state.ships.findIndex(({ seat, acted }) => seat === state.acting && acted === 0)
      shipActed(desk, { ship }, REGISTER.cite['GF-3-alternate'])
    }
  }
  return sides
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
      const refusal = GRAND_FLEETS.refuse(board(given.board, given.ships, {}, given.phase), { seat, command: order })
      return { refused: refusal === null ? null : ruleAt(REGISTER, refusal.why).id }
    }
    case 'fleet': {
      const points = given.ships.map(ship => cardOf(ship).points)
      const refusal = refuseFleet(points, given.limit)
      const sum = points.reduce((total, each) => total + each, 0)
      return { points, sum, refused: refusal === null ? null : ruleAt(REGISTER, refusal.why).id }
    }
    case 'worth':
    case 'points': {
      const state = board('sea', [{ ship: given.ship, seat: 0, at: [0, 0] }], given.options)
      if (given.kind === 'points')
        return { points: given.turns.map(turn => movementPoints({ ...state, now: moment(TURN, turn, 'movement') }, 0)) }
      const points = given.lost.map(lost => {
        state.ships[0]!.lost = lost
        return worthOf(state, 0)
      })
      return { points }
    }
    case 'track':
      return walk(board('sea', [{ ship: given.ship, seat: 0, at: [30, 30] }]), 0, given.track)
    case 'pattern':
      return { sides: pattern(given.phase, given.numbers) }
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
