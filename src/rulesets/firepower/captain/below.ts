import type { Measure } from '#kernel/ruleset/index.ts'
import { moveRate, type Seen, sheetAt } from '../01-classes/state.ts'
import { turnTo } from '../05-movement/formation.ts'
import { mostTurn, type Way, walk } from '../05-movement/move.ts'
import { torpedoToll } from '../07-gunfire/expected.ts'
import { contactOf } from '../11-torpedoes/torpedoes.ts'
import { asIf, isHidden, modelAt, modelsOf } from '../below/models.ts'
import { apart, bearingTo, enemiesOf, rangeOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { Stakes } from './stakes.ts'

/** Hidden boats: all models of each make for what she would make for if she were that model, so that none of them tells which is true; then she launches. */
export function belowCounsel(state: Seen, seat: number): Measure<Command>[] {
  const stakes = new Stakes(state)
  const boats = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === seat && isHidden(state, ship))
  return boats.flatMap(boat => {
    const moves = modelsOf(state, boat).flatMap(model => moveOf(state, model, stakes))
    return moves.length > 0 ? moves : launches(state, boat, stakes)
  })
}

/** As near to its prey as it can get. */
function moveOf(state: Seen, model: number, stakes: Stakes): Measure<Command>[] {
  const { boat, did } = modelAt(state, model)
  const prey = did === 0 ? preyOf(state, model, stakes) : null
  if (prey === null) return []
  const shadow = asIf(state, model)
  const goal = state.ships[prey]!
  const isLegal = (way: Way): boolean =>
    refuse(state, { seat: state.ships[boat]!.seat, command: { type: 'MoveModel', ship: boat, model, ...way } }) === null
  const ways = waysTo(shadow, boat, goal)
    .map(way => ({ way, gap: apart(state, walk(shadow, boat, way).end, goal) }))
    .sort((one, other) => one.gap - other.gap)
  const best = ways.find(({ way }) => isLegal(way))
  if (best === undefined || best.gap >= apart(state, shadow.ships[boat]!, goal)) return []
  return [{ command: { type: 'MoveModel', ship: boat, model, ...best.way }, gain: 1 }]
}

/** Straight at a place, or as near to that as she may turn; no farther than to it. */
function waysTo(state: Seen, ship: number, goal: { readonly x: number; readonly y: number }): Way[] {
  const rate = moveRate(state, ship)
  const most = mostTurn(state, ship)
  const own = state.ships[ship]!
  const wanted = turnTo(own.heading, bearingTo(state, own, goal))
  const turns = [wanted, wanted + 300, wanted - 300, 0].map(turn => Math.max(-most, Math.min(most, turn)))
  const far = Math.min(rate, apart(state, own, goal))
  return turns.flatMap(turn => [far, far >> 1].map(after => ({ ahead: 0, turn, after })))
}

/** Whom a boat at a model's place would go for: what a hit is worth, the sooner the better. */
function preyOf(state: Seen, model: number, stakes: Stakes): number | null {
  const shadow = asIf(state, model)
  const { boat } = modelAt(state, model)
  const rate = Math.max(1, moveRate(state, boat))
  let best: number | null = null
  let most = 0
  for (const target of enemiesOf(shadow, boat)) {
    const worth = hitWorth(state, boat, target, stakes) / (1 + rangeOf(shadow, boat, target) / rate)
    if (worth > most) [best, most] = [target, worth]
  }
  return best
}

function hitWorth(state: Seen, boat: number, target: number, stakes: Stakes): number {
  const { worst, damaged } = state.ships[boat]!
  const { torpedo } = sheetAt(state, boat)
  return stakes.gain(target, torpedoToll(state, contactOf({ target, torpedo, worst, damaged })))
}

/** A hidden boat waits until a marker reaches its target at once. */
function launches(state: Seen, boat: number, stakes: Stakes): Measure<Command>[] {
  const { torpedoRun } = sheetAt(state, boat)
  return enemiesOf(state, boat)
    .filter(target => rangeOf(state, boat, target) <= torpedoRun)
    .map(target => ({
      command: { type: 'LaunchTorpedo', ship: boat, target },
      gain: hitWorth(state, boat, target, stakes),
    }))
}
