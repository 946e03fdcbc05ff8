import type { Cite } from '#kernel/book/index.ts'
import { once, type Steps } from '#kernel/desk/index.ts'
import { type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { onD100 } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { penetrateHull } from '../08-3-criticals/8-3-hull.ts'
import { R } from '../book/register.ts'
import { beltReduction } from '../book/tables.ts'
import { type Event, type FearGodDesk, torpedoStruck } from '../events/events.ts'
import { SUFFER } from './8-1-damage.ts'

export const DEPTHS = ['shallow', 'deep'] as const
export const PLACES = ['broadside', 'bow', 'stern'] as const

/** 2.4 A torpedo, mine or ram against one ship. */
export interface Underwater {
  readonly target: number
  readonly weapon: 'torpedo' | 'mine' | 'ram'
  readonly warhead: number
  readonly depth: (typeof DEPTHS)[number]
  readonly isContact: boolean
  /** 0 port, 1 starboard */
  readonly side: number
  /** narrow aspects are bow and stern */
  readonly place: (typeof PLACES)[number]
  /** see Sufferer */
  readonly batches?: number
}

/** 8.1.7 A deep torpedo runs under ships of size C and smaller. */
export const runsUnder = (state: Seen, { target, weapon, depth }: Underwater): boolean =>
  weapon === 'torpedo' && depth === 'deep' && sheetAt(state, target).sizeRow > 0

/** 8.1.7.2 What the protection of that side can take of this hit: a third of its rating, or what is left (R39). It meets mines too, but no ram (R126). */
function protectionAt(state: Seen, { target, weapon, depth, side, place }: Underwater): number {
  const { underwater } = sheetAt(state, target).card
  const isBelow = weapon === 'mine' || (weapon === 'torpedo' && depth === 'deep')
  if (!isBelow || place !== 'broadside' || underwater === null) return 0
  const { port, starboard } = state.ships[target]!
  return Math.min(Math.floor(underwater / 3), side === 0 ? port : starboard)
}

/** 8.1.7.1 Per cent that the belt takes off a torpedo (R37); mines and rams strike below it (R126). */
function beltTakes(state: Seen, { target, weapon, depth, place }: Underwater): number {
  const { card, sizeRow } = sheetAt(state, target)
  if (weapon !== 'torpedo' || depth !== 'shallow' || place !== 'broadside' || sizeRow > 0) return 0
  return card.belt === 5 && state.fixed.switches.beltFiveTenth ? 10 : beltReduction(card.belt)
}

/** The rule by which a hit counts as it does. */
function ruleOf(state: Seen, { target, weapon, depth, place }: Underwater, protection: number): Cite {
  const { card, sizeRow } = sheetAt(state, target)
  if (place !== 'broadside') return R['FGDN-8.1.7-narrow']
  if (protection > 0) return R['FGDN-8.1.7.2-cap']
  if (weapon !== 'torpedo') return R['FGDN-R126']
  if (sizeRow > 0) return R['FGDN-8.1.7-depth-small']
  if (depth === 'shallow') return R['FGDN-8.1.7.1-table']
  return card.underwater === null ? R['FGDN-8.1.7-depth-large'] : R['FGDN-8.1.7.2-gone']
}

/** 8.1.7 One hit: half, outside belt and protection, on a narrow aspect (R38), else less what belt or protection takes. */
export function strikeUnderwater(desk: FearGodDesk, hit: Underwater): number {
  const { state } = desk
  if (runsUnder(state, hit)) return 0
  if (sheetAt(state, hit.target).isBoat) {
    penetrateHull(desk, hit.target, R['FGDN-8.1.2-auto-sub'])
    return 0
  }
  const { warhead, place } = hit
  const full = place === 'broadside' ? warhead : Math.floor(warhead / 2)
  const protection = protectionAt(state, hit)
  const absorbed = Math.min(full, protection)
  const damage = Math.floor(((full - absorbed) * (100 - beltTakes(state, hit))) / 100)
  tellDamage(desk, hit, { warhead, full, absorbed, damage })
  const auto = automaticFlooding(state, hit, damage, full, protection)
  const keel = hit.weapon !== 'ram' && 4 * damage >= 3 * sheetAt(state, hit.target).card.damagePoints ? 1 : 0
  torpedoStruck(
    desk,
    { ship: hit.target, damage, side: hit.side, absorbed, auto, keel, stern: Number(place === 'stern') },
    ruleOf(state, hit, protection),
  )
  return 1
}

/** The same as a sum: half on a narrow aspect, less what the protection and the belt take. */
function tellDamage(
  { state, reckoning }: FearGodDesk,
  hit: Underwater,
  { warhead, full, absorbed, damage }: Readonly<Record<'warhead' | 'full' | 'absorbed' | 'damage', number>>,
): void {
  const { port, starboard } = state.ships[hit.target]!
  const sum = reckoning.begin('points by the warhead', warhead, R['FGDN-8.1.7-depth-large'])
  sum.plus('half of it, on a narrow aspect', full - warhead, R['FGDN-8.1.7-narrow'])
  if (absorbed > 0)
    sum.beside('left of the protection on that side', hit.side === 0 ? port : starboard, R['FGDN-8.1.7.2-cap'])
  sum.plus('taken by her protection, at most a third of it at once', -absorbed, R['FGDN-8.1.7.2-cap'])
  sum.plus('taken by her belt', damage - full + absorbed, R['FGDN-8.1.7.1-table'])
  sum.settle('nothing is thrown for it')
}

/** 8.1.2 A contact torpedo that gets through floods; mines and rams too with the D100 sheet (R98); halved there by T48 (R79). */
function automaticFlooding(state: Seen, hit: Underwater, damage: number, full: number, protection: number): number {
  const sheet = onD100(state, hit.target)
  const floods = hit.weapon === 'torpedo' ? hit.isContact : sheet
  if (!floods || damage === 0) return 0
  return sheet && full < 2 * protection ? 2 : 1
}

export const TORPEDO_HIT: Steps<State, Event, Underwater> = [once(strikeUnderwater), ...SUFFER]
