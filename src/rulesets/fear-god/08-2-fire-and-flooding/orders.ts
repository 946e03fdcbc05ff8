import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { CONTENTS } from '../02-ships/conditions.ts'
import { ROLES } from '../02-ships/ship.ts'
import { type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { carrierOf, purge } from '../08-3-criticals/8-3-aviation.ts'
import { floodHold, holdsOf } from '../08-3-criticals/8-3-cargo.ts'
import { isPhase } from '../battle/s2-aim.ts'
import { R } from '../book/register.ts'
import { crewDrafted, firefightingOrdered, magazinesFlooded } from '../events/events.ts'
import { offered, order } from '../orders/order.ts'

// 8.2, 8.3 Orders to the crew, given in Plotting and done as soon as they are read out.

const CREW = { inDuel: true, deed: 'Crew', isOpen: true } as const

/** What is asked of all of them. */
function refuseCrew(state: Seen, ship: number): Refusal | null {
  if (!isPhase(state, 'plotting')) return no(R['FGDN-8.2-flood-magazines'], 'that is ordered in Plotting')
  return state.ships[ship]!.bridge >= turnOf(state) ? no(R['FGDN-8.3-bridge'], 'the bridge is out') : null
}

/** Is there fire or flooding to fight? */
const isHurt = ({ ships }: Seen, ship: number): boolean => ships[ship]!.fires.length + ships[ship]!.floods.length > 0

/** 8.2 Crew of the main, casemate or light battery fights casualties, once; null sends them back. */
const draft = z.strictObject({
  type: z.literal('DraftCrew'),
  ship: index,
  from: z.enum(['main', 'casemate', 'light']).nullable(),
})
export type DraftCrew = z.infer<typeof draft>
export const DRAFT_CREW = word<DraftCrew>(draft, {
  kind: 3,
  to: ({ from }) => [from === null ? -1 : ROLES.indexOf(from)],
  from: ([role]) => ({ from: role! < 0 ? null : (ROLES[role!] as 'main') }),
})
const DRAFTED = ['light', 'casemate', 'main'] as const

export const draftOrder = order(DRAFT_CREW, {
  ...CREW,
  mark: 'crew',
  // once for each ship, from a battery that she has (R55)
  refuse(state, { ship, from }) {
    const refusal = refuseCrew(state, ship)
    if (refusal !== null) return refusal
    const { drafted, wasDrafted } = state.ships[ship]!
    const why = R['FGDN-8.2-draft']
    if (from === null) return drafted > 0 ? null : no(why, 'no crew has been drafted')
    if (wasDrafted > 0) return no(why, 'crew can be drafted only once')
    const has = sheetAt(state, ship).batteries.some(({ role }) => role === from)
    return has ? null : no(why, `she has no ${from} battery to draw from`)
  },
  carryOut: (desk, { ship, from }) =>
    crewDrafted(desk, { ship, role: from === null ? -1 : ROLES.indexOf(from) }, R['FGDN-8.2-draft']),
  offers(state, ship, ask) {
    if (!isHurt(state, ship)) return []
    const why = R['FGDN-8.2-draft']
    const draft = (words: string, from: DraftCrew['from']) => [words, why, { type: 'DraftCrew', ship, from }] as const
    return offered<DraftCrew>(ship, ask, [
      ...DRAFTED.map(from => draft(`Gunners of the ${from} battery to damage control: it falls silent`, from)),
      draft('Gunners back to their guns', null),
    ])
  },
  words: ({ from }) => (from === null ? 'gunners back to their guns' : 'gunners to damage control'),
})

/** 8.2 No conflagration can reach the magazines any more. */
const floodMagazines = z.strictObject({ type: z.literal('FloodMagazines'), ship: index })
type FloodMagazines = z.infer<typeof floodMagazines>
export const FLOOD_MAGAZINES = word<FloodMagazines>(floodMagazines, { kind: 4, to: () => [], from: () => ({}) })

export const floodMagazinesOrder = order(FLOOD_MAGAZINES, {
  ...CREW,
  mark: 'magazines',
  refuse(state, { ship }) {
    const isFlooded = state.ships[ship]!.magazinesFlooded > 0
    const why = R['FGDN-8.2-flood-magazines']
    return refuseCrew(state, ship) ?? (isFlooded ? no(why, 'the magazines are flooded already') : null)
  },
  carryOut: (desk, { ship }) => magazinesFlooded(desk, { ship }, R['FGDN-8.2-flood-magazines']),
  offers(state, ship, ask) {
    const words = 'Flood the magazines: no explosion, but no more of the larger guns'
    if (!isHurt(state, ship)) return []
    return offered(ship, ask, [[words, R['FGDN-8.2-flood-magazines'], { type: 'FloodMagazines', ship }]])
  },
  words: () => 'flood the magazines',
})

/** 8.2 Wind on the bow and fifteen knots, or no longer. */
const fightFires = z.strictObject({ type: z.literal('FightFires'), ship: index, on: z.boolean() })
type FightFires = z.infer<typeof fightFires>
export const FIGHT_FIRES = word<FightFires>(fightFires, {
  kind: 5,
  to: ({ on }) => [Number(on)],
  from: ([on]) => ({ on: on! > 0 }),
})

export const fightFiresOrder = order(FIGHT_FIRES, {
  ...CREW,
  mark: 'fire-fighting',
  refuse: (state, { ship }) => refuseCrew(state, ship),
  carryOut: (desk, { ship, on }) => firefightingOrdered(desk, { ship, on: Number(on) }, R['FGDN-8.2-fire-major']),
  offers(state, ship, ask) {
    const isFighting = state.ships[ship]!.fighting > 0
    const words = isFighting ? 'No longer mind the wind' : 'Wind on the bow and 15 knots at most, to fight fires'
    if (!isHurt(state, ship)) return []
    return offered(ship, ask, [[words, R['FGDN-8.2-fire-major'], { type: 'FightFires', ship, on: !isFighting }]])
  },
  words: ({ on }) => (on ? 'into the wind, to fight fires' : 'no longer to mind the wind'),
})

/** 8.3 Aviation fuel and ordnance are flooded or purged. */
const purgeStores = z.strictObject({ type: z.literal('PurgeStores'), ship: index })
type PurgeStores = z.infer<typeof purgeStores>

export function refusePurge(state: Seen, ship: number): Refusal | null {
  const why = R['FGDN-8.3-ammofuel-purge']
  if (!sheetAt(state, ship).isAviation) return no(why, 'she has no aviation stores')
  return carrierOf(state, ship).purged > 0 ? no(why, 'her stores are purged already') : null
}

export const purgeOrder = order(word<PurgeStores>(purgeStores, { kind: 7, to: () => [], from: () => ({}) }), {
  ...CREW,
  // aviation ships have stores to purge, once
  refuse: (state, { ship }) => refuseCrew(state, ship) ?? refusePurge(state, ship),
  carryOut: (desk, { ship }) => purge(desk, ship),
  offers(_, ship, ask) {
    const words = 'Flood or purge aviation fuel and ordnance'
    return offered(ship, ask, [[words, R['FGDN-8.3-ammofuel-purge'], { type: 'PurgeStores', ship }]])
  },
  words: () => 'purge aviation fuel and ordnance',
})

/** 8.3 Holds are flooded, by their places on her card. */
const floodHolds = z.strictObject({ type: z.literal('FloodHolds'), ship: index, holds: z.array(index).min(1).max(20) })
type FloodHolds = z.infer<typeof floodHolds>
const FLOOD_HOLDS = word<FloodHolds>(floodHolds, {
  kind: 8,
  to: ({ holds }) => holds,
  from: words => ({ holds: [...words] }),
})

/** T26 A hold is flooded once, and only for what is in it or burns there. */
export function refuseHolds(state: Seen, ship: number, holds: readonly number[]): Refusal | null {
  const why = R['FGDN-8.3-cargo']
  const own = holdsOf(state, ship)
  for (const hold of holds) {
    if (own[hold] === undefined) return no(why, `she has no hold ${hold}`)
    const { left, burning, flooded } = state.annex.holds[own[hold]]!
    if (flooded > 0) return no(why, `hold ${hold} is flooded already`)
    if (left === 0 && burning === 0) return no(why, `there is nothing left in hold ${hold}`)
  }
  return new Set(holds).size < holds.length ? no(why, 'each hold once') : null
}

export const floodHoldsOrder = order(FLOOD_HOLDS, {
  ...CREW,
  refuse: (state, { ship, holds }) => refuseCrew(state, ship) ?? refuseHolds(state, ship, holds),
  carryOut(desk, { ship, holds }) {
    const own = holdsOf(desk.state, ship)
    for (const hold of holds) floodHold(desk, ship, own[hold]!)
  },
  offers: (state, ship, ask) =>
    offered(
      ship,
      ask,
      holdsOf(state, ship).map((at, hold) => {
        const words = `Flood hold ${hold + 1}, ${CONTENTS[state.annex.holds[at]!.contents]!}: the cargo is lost`
        return [words, R['FGDN-8.3-cargo'], { type: 'FloodHolds', ship, holds: [hold] }] as const
      }),
    ),
  words: ({ holds }) => (holds.length === 1 ? 'flood a hold' : 'flood holds'),
})
