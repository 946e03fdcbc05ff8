import type { Ask } from '#kernel/order/index.ts'
import type { Aim, AttackPlan, Offer, Weapon } from '#kernel/ruleset/index.ts'
import { BAND, CM, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { nameOf } from '../events/words.ts'
import { enemiesOf, lightOf } from '../measured.ts'
import { gunsBearing } from './9-5-guns.ts'
import { refuseLight } from './9-refusals.ts'
import { hitChance, salvoChance } from './expected.ts'
import { fullFire, salvoesAt } from './fire-plans.ts'
import { torpedoWeapon } from './reckon.ts'
import type { Activate, DeclareTorpedoes } from './said.ts'

type Volley = Activate | DeclareTorpedoes

/** 6.6 Her batteries, each with the targets that it may be turned on; by night a searchlight goes with them. */
export function gunOffers<C extends Volley>(state: Seen, ship: number, asked: Ask<C>): Offer<C>[] {
  const ask = asked as Ask<Volley>
  const { batteries } = sheetAt(state, ship).card
  const weapons = batteries.map((_, battery) => gunOf(state, ship, battery, ask))
  if (weapons.every(({ targets }) => targets.length === 0)) return []
  const plan: AttackPlan<Volley> = {
    verb: 'fires at',
    weapons,
    deed: aims => `Fire ${aims.length === 1 ? 'one battery' : `${aims.length} batteries`}`,
    try: aims => (aims.length === 0 ? null : ask(activateOf(state, ship, aims))),
    command: aims => activateOf(state, ship, aims),
  }
  return [{ kind: 'attack', unit: ship, deed: 'Fire', plan: plan as AttackPlan<C> }]
}

/** 6.6 All that she can turn on one target, where that is more than guns: light or close range factors, ASW, star shell. */
export function fullOffers<C extends Volley>(state: Seen, ship: number, asked: Ask<C>): Offer<C>[] {
  const ask = asked as Ask<Volley>
  return enemiesOf(state, ship).flatMap((target): Offer<C>[] => {
    const order = fullFire(state, ship, target)
    if (order === null || (order.star === undefined && order.factors.length === 0) || ask(order) !== null) return []
    const what = order.factors.some(({ kind }) => kind === 'asw') ? 'Depth charges' : 'All that bears'
    const words = `${what} at ${nameOf(state, target)}${order.star === undefined ? '' : ', and star shell'}`
    return [{ kind: 'say', unit: ship, deed: 'Fire', words, why: R['FA-6.6-action'], command: order as unknown as C }]
  })
}

function activateOf(state: Seen, ship: number, aims: readonly Aim[]): Activate {
  const lit = lightOf(state).isNight ? aims.find(({ target }) => refuseLight(state, ship, target) === null) : undefined
  return {
    type: 'Activate',
    ship,
    light: lit?.target ?? null,
    guns: aims.map(({ weapon, target }) => ({ battery: weapon, target })),
    factors: [],
  }
}

function gunOf(state: Seen, ship: number, battery: number, ask: Ask<Volley>): Weapon {
  const line = sheetAt(state, ship).card.batteries[battery]!
  const noes = enemiesOf(state, ship).map(target => ({
    target,
    no: ask(activateOf(state, ship, [{ weapon: battery, target }])),
  }))
  return {
    id: battery,
    name: line.label,
    arcs: arcsOf(state, ship, battery),
    bands: line.pen.flatMap((pen, band) =>
      pen === null ? [] : [{ limit: ((band + 1) * BAND) / CM, words: `band ${band + 1}, penetration ${pen}` }],
    ),
    targets: noes
      .filter(({ no }) => no === null)
      .map(({ target }) => {
        const guns = gunsBearing(state, ship, battery, target)
        return { unit: target, chance: hitChance(state, ship, battery, target, guns), words: `${guns} guns` }
      }),
    idle: noes.some(({ no }) => no === null) ? '' : (noes[0]?.no?.reason ?? 'no enemy is in sight'),
  }
}

/** H40 The arcs of a battery’s mounts, as far as they differ. */
function arcsOf(state: Seen, ship: number, battery: number): Weapon['arcs'] {
  const { sectors, groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  return sectors.flatMap(({ from, to }, sector) => {
    const bearing = groups.reduce(
      (sum, group, i) =>
        group.battery === battery && (group.arcs & (1 << sector)) !== 0 ? sum + group.guns * mounts[i]! : sum,
      0,
    )
    return bearing === 0 ? [] : [{ from, to, bearing, words: `${bearing} guns` }]
  })
}

/** 6.4 A salvo of all torpedoes that bear, at whom it may be aimed. */
export function torpedoOffers<C extends Volley>(state: Seen, ship: number): Offer<C>[] {
  const id = torpedoWeapon(state, ship)
  const salvoes = enemiesOf(state, ship).flatMap(target =>
    [...salvoesAt(state, ship, target)].map(salvo => ({ target, salvo })),
  )
  if (salvoes.length === 0) return []
  const weapon: Weapon = {
    id,
    name: 'Torpedoes',
    arcs: [],
    bands: [],
    targets: salvoes.map(({ target, salvo }) => {
      const count = salvo.tubes.reduce((sum, each) => sum + each, 0)
      return {
        unit: target,
        chance: salvoChance(state, salvo),
        words: `${count} ${count === 1 ? 'torpedo' : 'torpedoes'}`,
      }
    }),
    idle: '',
  }
  const of = (aims: readonly Aim[]): DeclareTorpedoes => salvoes.find(({ target }) => target === aims[0]?.target)!.salvo
  const plan: AttackPlan<Volley> = {
    verb: 'launches at',
    weapons: [weapon],
    deed: () => 'Declare torpedoes',
    command: of,
  }
  return [{ kind: 'attack', unit: ship, deed: 'Torpedoes', plan: plan as AttackPlan<C> }]
}
