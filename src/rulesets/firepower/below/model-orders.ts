import { z } from 'zod'
import { type Ask, word } from '#kernel/order/index.ts'
import { type Way as Choice, no, type Offer, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { isGone, type Seen, sheetAt } from '../01-classes/state.ts'
import { STAY, type Way } from '../05-movement/move.ts'
import { movePlan } from '../05-movement/plan.ts'
import { R } from '../book/register.ts'
import { boatDived, boatSurfaced } from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { isFrom, isOnTable, isUnderHull } from '../measured.ts'
import { order } from '../orders/order.ts'
import { letterOf } from './events.ts'
import { hideBoat, huntModel, isOverModel, leashOf, moveModel, refuseModelWay, spread } from './hiding.ts'
import { asIf, isHidden, modelAt, modelCounter, modelsOf } from './models.ts'
import { refuseHunter } from './orders.ts'
import { reveal } from './reveal.ts'

const part = z.number().int().min(0).max(1_000_000)
const heading = z.number().int().min(0).max(3599)
const hide = z.strictObject({
  type: z.literal('HideBoat'),
  boat: index,
  stations: z.array(z.strictObject({ x: part, y: part, heading })).max(4),
  truth: index.describe('which of them is the boat'),
})
type Hide = z.infer<typeof hide>

/** P5, SUB-B Before the first turn a player puts down his boat among her false models. Nobody else is told. */
export const hideOrder = order(word<Hide>(hide), {
  by: 'side',
  refuse: (state, said, seat) => refuseHider(state, said.boat, seat) ?? refuseStations(state, said),
  carryOut: (desk, { boat, stations, truth }) => hideBoat(desk, boat, stations, truth),
  offers: (state, seat, ask) =>
    [...state.ships.keys()].flatMap(boat => (state.ships[boat]!.seat === seat ? hidings(state, boat, ask) : [])),
})

/** H53 Four models round where she was set up, of which she may be any: the enemy knows that place. */
function hidings(state: Seen, boat: number, ask: Ask<Hide>): Offer<Hide>[] {
  const stations = spread(state, boat)
  const ways = stations.flatMap(({ x, y }, truth): Choice<Hide>[] => {
    const command: Hide = { type: 'HideBoat', boat, stations, truth }
    if (stations.length < 2 || ask(command) !== null) return []
    const where = sideOf(x - stations[0]!.x, y - stations[0]!.y)
    return [{ words: where, note: '', now: false, command, deed: `Hide her: she is ${where}`, throwing: null }]
  })
  if (ways.length === 0) return []
  const facts = `${stations.length} models, all alike to the enemy; one of them is she`
  const plan = { title: nameOf(state, boat), facts, lists: [{ name: 'Where she is herself', ways }] }
  return [{ kind: 'choose', unit: boat, deed: 'Hide her', plan }]
}
const sideOf = (east: number, north: number): string =>
  east !== 0
    ? east > 0
      ? 'to the east'
      : 'to the west'
    : north === 0
      ? 'in the middle'
      : north > 0
        ? 'to the north'
        : 'to the south'

function refuseHider(state: Seen, boat: number, seat: number): Refusal | null {
  const it = state.ships[boat]
  if (it === undefined) return no(R['FP-CLASS-A'], `there is no ship ${boat}`)
  if (it.seat !== seat) return no(R['FP-SEQ-A'], 'that ship is not yours')
  if (!sheetAt(state, boat).isBoat) return no(R['FP-SUB-B'], 'only submarines have false models')
  if (state.fixed.theatre === null || state.first >= 0)
    return no(R['FP-R111'], 'models are placed before the first turn')
  if (isGone(state, boat) || it.submerged === 0) return no(R['FP-SUB-B'], 'she is not under water')
  return isHidden(state, boat) ? no(R['FP-R111'], 'her models are placed') : null
}

/** SUB-B, H53 The boat and up to three others, all within 24 inches of where she was set up and of herself. */
function refuseStations(state: Seen, { boat, stations, truth }: Hide): Refusal | null {
  const { decoys } = state.fixed.switches
  if (stations.length === 0) return no(R['FP-SUB-B'], 'no place is named')
  if (stations.length > decoys + 1) return no(R['FP-SUB-B'], `at most ${decoys} false models`)
  const own = stations[truth]
  if (own === undefined) return no(R['FP-SUB-B'], 'none of them is the boat')
  const leash = leashOf(state)
  const at = { ...state, ships: state.ships.map((ship, i) => (i === boat ? { ...ship, ...own } : ship)) }
  for (const place of stations) {
    if (!isOnTable(state, place)) return no(R['FP-H53-hiding'], 'a model lies on the table')
    if (!isFrom(state, boat, place, leash)) return no(R['FP-H53-hiding'], 'that is too far from where she was set up')
    if (!isFrom(at, boat, place, leash)) return no(R['FP-SUB-B'], 'a false model lies within 24 in of its boat')
  }
  return null
}

const length = z.number().int().min(0).max(100_000)
const move = z.strictObject({
  type: z.literal('MoveModel'),
  ship: index,
  model: index,
  ahead: length.describe('parts of an inch, 1,280 to one'),
  turn: z.number().int().min(-900).max(900).describe('tenths of a degree, to starboard'),
  after: length,
})

type Moved = z.infer<typeof move>

/** SUB-B One model of a hidden boat goes its way; which of them she is makes no difference to what is said. */
export const moveModelOrder = order(word<Moved>(move), {
  refuse: (state, { ship, model, ahead, turn, after }) =>
    refuseModel(state, model) ??
    (modelAt(state, model).boat === ship
      ? refuseModelWay(state, model, { ahead, turn, after })
      : no(R['FP-SUB-B'], 'that is no model of hers')),
  carryOut: (desk, { model, ahead, turn, after }) => moveModel(desk, model, { ahead, turn, after }),
  offers: (state, ship, ask) =>
    modelsOf(state, ship).flatMap((model): Offer<Moved>[] => {
      const said = (way: Way): Moved => ({ type: 'MoveModel', ship, model, ...way })
      if (ask(said(STAY)) !== null) return []
      const plan = movePlan(asIf(state, model), ship, ask, said)
      return [{ kind: 'move', unit: modelCounter(state, model), plan }]
    }),
})

function refuseModel(state: Seen, model: number): Refusal | null {
  const it = modelAt(state, model)
  if (it === undefined) return no(R['FP-SUB-B'], `there is no model ${model}`)
  return it.gone === 0 ? null : no(R['FP-SUB-H'], 'that model is on the table no more')
}

const hunt = z.strictObject({ type: z.literal('HuntModel'), ship: index, model: index })

type Hunt = z.infer<typeof hunt>

/** SUB-F, SUB-H Depth charges on a model, true or false. */
export const huntOrder = order(word<Hunt>(hunt), {
  refuse: (state, { ship, model }) => refuseModel(state, model) ?? refuseHunt(state, ship, model),
  carryOut: (desk, { ship, model }) => huntModel(desk, ship, model),
  offers: (state, ship, ask) =>
    [...state.deep.models.keys()].flatMap((model): Offer<Hunt>[] => {
      const command = { type: 'HuntModel' as const, ship, model }
      const words = `Drop depth charges on model ${letterOf(state, model)} of ${nameOf(state, modelAt(state, model).boat)}`
      return ask(command) === null
        ? [{ kind: 'say', unit: ship, words, deed: 'Depth charges', why: R['FP-SUB-F'], command }]
        : []
    }),
})

/** What it says is the same of every model. */
export function refuseHunt(state: Seen, ship: number, model: number): Refusal | null {
  const refusal = refuseHunter(state, ship)
  if (refusal !== null) return refusal
  const { boat } = modelAt(state, model)
  if (state.ships[boat]!.seat === state.ships[ship]!.seat) return no(R['FP-SEQ-A'], 'that target is on your own side')
  return isOverModel(state, ship, model) ? null : no(R['FP-SUB-F'], 'the boat is too far away')
}

const surface = z.strictObject({ type: z.literal('Surface'), ship: index })

/** R115, SUB-C She comes up, and is revealed. */
export const surfaceOrder = order(word<z.infer<typeof surface>>(surface), {
  refuse(state, { ship }) {
    if (!sheetAt(state, ship).isBoat) return no(R['FP-SUB-A'], 'only submarines dive and surface')
    if (state.ships[ship]!.submerged === 0) return no(R['FP-R115'], 'she is on the surface')
    if (isUnderHull(state, ship)) return no(R['FP-H54-surfacing'], 'another ship lies over her')
    return refuseDepth(state, ship)
  },
  carryOut(desk, { ship }) {
    reveal(desk, ship)
    boatSurfaced(desk, { ship }, R['FP-R115'])
  },
  offers: (state, ship, ask) => said(ask, ship, { type: 'Surface', ship }, `${nameOf(state, ship)} surfaces`),
})

const dive = z.strictObject({ type: z.literal('Dive'), ship: index })

/** R115 She dives, and stays revealed. */
export const diveOrder = order(word<z.infer<typeof dive>>(dive), {
  refuse(state, { ship }) {
    if (!sheetAt(state, ship).isBoat) return no(R['FP-SUB-A'], 'only submarines dive and surface')
    return state.ships[ship]!.submerged === 0 ? refuseDepth(state, ship) : no(R['FP-R115'], 'she is under water')
  },
  carryOut: (desk, { ship }) => boatDived(desk, { ship }, R['FP-R115']),
  offers: (state, ship, ask) => said(ask, ship, { type: 'Dive', ship }, `${nameOf(state, ship)} dives`),
})

const said = <C>(ask: Ask<C>, unit: number, command: C, words: string): Offer<C>[] =>
  ask(command) === null ? [{ kind: 'say', unit, words, why: R['FP-R115'], command }] : []

/** R115 Once in her own turn, before she moves. */
function refuseDepth(state: Seen, ship: number): Refusal | null {
  if (state.deep.changed[ship] === state.now) return no(R['FP-R115'], 'she has surfaced or dived in this turn')
  return state.ships[ship]!.did === 0 ? null : no(R['FP-R115'], 'she has moved: she surfaces or dives first')
}
