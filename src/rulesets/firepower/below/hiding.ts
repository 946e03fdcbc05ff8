import { no, type Refusal } from '#kernel/ruleset/index.ts'
import type { Seen } from '../01-classes/state.ts'
import { homeward } from '../05-movement/forced.ts'
import { refuseWay, type Way, walk } from '../05-movement/move.ts'
import { INCH } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { boatHidden, decoyExposed, type FirepowerDesk, modelHunted, modelMoved, shipLeft } from '../events/events.ts'
import { isFrom, isModelNear, isNearer, isOnTable } from '../measured.ts'
import { chargesReach, depthCharge } from './depth-charges.ts'
import { asIf, modelAt, modelsOf } from './models.ts'
import { reveal } from './reveal.ts'

/** Where a model lies, as a player says it. */
export interface Lying {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** SUB-B The leash; R2 by option twice as long for large models. */
export const leashOf = (state: Seen): number => 24 * INCH * (state.fixed.switches.doubleAll ? 2 : 1)

/** SUB-B, R111, H53 She and her false models are put down in an order that a secret number says. */
export function hideBoat(desk: FirepowerDesk, ship: number, stations: readonly Lying[], truth: number): void {
  const order = stations.map((_, i) => i)
  for (let last = order.length - 1; last > 0; last--) {
    const other = desk.dice.one(last + 1, R['FP-H53-hiding']) - 1
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  const flat = order.flatMap(i => [stations[i]!.x, stations[i]!.y, stations[i]!.heading])
  boatHidden(desk, { ship, truth: order.indexOf(truth), stations: flat }, R['FP-SUB-B'])
}

const isTrue = (state: Seen, model: number): boolean => state.deep.truth[modelAt(state, model).boat] === model

/** SUB-B, H52 A model moves as its boat might; a false one stays within 24 inches of her, or closes (R111). */
export function refuseModelWay(state: Seen, model: number, way: Way): Refusal | null {
  const { boat } = modelAt(state, model)
  const shadow = asIf(state, model)
  const refusal = refuseWay(shadow, boat, way)
  if (refusal !== null || isTrue(state, model)) return refusal
  const { end } = walk(shadow, boat, way)
  if (isFrom(state, boat, end, leashOf(state)) || isNearer(state, boat, end, modelAt(state, model))) return null
  return no(R['FP-R111'], 'a false model must stay within 24 in of its boat, or close')
}

/** SUB-B, R49 A model moves; a boat that leaves the table is out of the battle, a false model is exposed by it. */
export function moveModel(desk: FirepowerDesk, model: number, way: Way, why = R['FP-SUB-B']): void {
  const { boat: ship } = modelAt(desk.state, model)
  const { end } = walk(asIf(desk.state, model), ship, way)
  modelMoved(desk, { ship, model, ...way, ...end }, why)
  if (isOnTable(desk.state, end)) return
  if (!isTrue(desk.state, model)) return decoyExposed(desk, { ship, model }, R['FP-R49'])
  reveal(desk, ship)
  shipLeft(desk, { ship }, R['FP-R49'])
}

/** BRK-E A hidden boat that breaks off goes home, and so do all her models, each its own way. */
export function retreatHidden(desk: FirepowerDesk, boat: number): void {
  for (const model of modelsOf(desk.state, boat)) {
    // the boat may have left by now, and her models with her
    if (modelAt(desk.state, model).gone !== 0) continue
    moveModel(desk, model, homeward(asIf(desk.state, model), boat), R['FP-BRK-E'])
  }
}

/** SUB-H, SUB-F, R113 A hunter attacks a model: a false one is exposed without a die, a true one is revealed and attacked. */
export function huntModel(desk: FirepowerDesk, ship: number, model: number): void {
  modelHunted(desk, { ship, model }, R['FP-SUB-F'])
  if (!isTrue(desk.state, model)) return decoyExposed(desk, { ship, model }, R['FP-SUB-H'])
  const { boat } = modelAt(desk.state, model)
  reveal(desk, boat)
  depthCharge(desk, { firer: ship, target: boat })
}

/** SUB-F Within two inches of a model, true or false. */
export const isOverModel = (state: Seen, ship: number, model: number): boolean =>
  isModelNear(state, ship, model, chargesReach(state))

/** H53 Where a player who does not mind puts her models: where she was set up, and round it. */
export function spread(state: Seen, boat: number): Lying[] {
  const { x, y, heading } = state.ships[boat]!
  const far = leashOf(state) >> 2
  const round = [
    [0, 0],
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
  ].map(([east, north]) => ({ x: x + east!, y: y + north!, heading }))
  return round.filter(place => isOnTable(state, place)).slice(0, state.fixed.switches.decoys + 1)
}
