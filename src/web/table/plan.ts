import {
  type Aim,
  type AttackPlan,
  type Chart,
  type ChoosePlan,
  type Leg,
  type MovePlan,
  type No,
  type Offer,
  type PlacePlan,
  type Point,
  unitAt,
  type Way,
  type Weapon,
} from '#kernel/ruleset/index.ts'
import type { Draft } from './draft.ts'

type Of<Kind extends Offer<unknown>['kind']> = Extract<Offer<unknown>, { kind: Kind }>

/** What may be said now, and what is being thought of. */
export interface Plan {
  /** units that may be told something, in the book's order */
  readonly units: readonly number[]
  readonly unit: number | null
  /** whom a unit stands for, where it is told for all whom it leads */
  readonly called: ReadonlyMap<number, string>
  /** units that may be told something, though they need not be */
  readonly able: readonly number[]
  /** what the unit may be told, where there are several things; and which of them is being thought of */
  readonly deeds: readonly string[]
  readonly deed: string | null
  /** the legs that were drawn, or those that she takes by herself */
  readonly path: readonly Leg[]
  readonly moves: readonly Of<'move'>[]
  readonly move: MovePlan<unknown> | null
  readonly attack: AttackPlan<unknown> | null
  readonly place: PlacePlan<unknown> | null
  readonly choose: ChoosePlan<unknown> | null
  /** which of its ways is thought of */
  readonly picked: Way<unknown> | null
  readonly weapon: Weapon | null
  /** what the chosen weapon is turned on */
  readonly target: number | null
  readonly aims: readonly Aim[]
  /** why these aims may not be together, if not */
  readonly refusal: No | null
  /** what may be said of the chosen unit, and for the whole side */
  readonly says: readonly Of<'say'>[]
}

const has = <Kind extends Offer<unknown>['kind']>(offers: readonly Offer<unknown>[], kind: Kind): Of<Kind>[] =>
  offers.filter((offer): offer is Of<Kind> => offer.kind === kind)

export function planOf(offers: readonly Offer<unknown>[], draft: Draft, chart: Chart): Plan {
  const able = [...new Set(offers.flatMap(offer => (offer.unit === undefined ? [] : [offer.unit])))]
  const units = able.filter(unit => unitAt(chart, unit)!.ready || draft.unit === unit)
  const unit = draft.unit !== null && units.includes(draft.unit) ? draft.unit : (units[0] ?? null)
  const all = offers.filter(offer => offer.unit === unit)
  const deeds = [...new Set(all.flatMap(offer => deedOf(offer) ?? []))]
  const deed = draft.deed !== null && deeds.includes(draft.deed) ? draft.deed : (deeds[0] ?? null)
  const isAsked = (offer: Offer<unknown>): boolean => deedOf(offer) === null || deedOf(offer) === deed
  const its = all.filter(isAsked)
  const moves = has(its, 'move')
  const move = moves[draft.way]?.plan ?? moves[0]?.plan ?? null
  const attack = has(its, 'attack')[0]?.plan ?? null
  const weapons = attack?.weapons ?? []
  const choose = has(its, 'choose')[0]?.plan ?? null
  const common = targetOf(weapons, draft, chart, unit)
  const weapon =
    weapons.find(({ id }) => id === draft.weapon) ??
    weapons.find(({ targets }) => targets.some(each => each.unit === common)) ??
    null
  const aims = aimsOf(weapons, draft, common)
  const own = aims.filter(aim => aim.weapon === weapon?.id).map(({ target }) => target)
  return {
    units,
    unit,
    called: new Map(has(offers, 'choose').map(({ unit: leader, plan }) => [leader, plan.title])),
    able,
    deeds,
    deed,
    path: draft.path.length > 0 ? draft.path : (move?.start ?? []),
    moves,
    move,
    attack,
    place: has(its, 'place')[0]?.plan ?? null,
    choose,
    picked: waysOf(choose).find(({ words }) => words === draft.choice) ?? null,
    weapon,
    target: own.length === 0 || own.includes(common!) ? common : own[0]!,
    aims,
    refusal: aims.length === 0 ? null : (attack?.try?.(aims) ?? null),
    says: has(offers, 'say').filter(say => say.unit === undefined || (say.unit === unit && isAsked(say))),
  }
}

/** Ways that may be said now. */
export const waysOf = (choose: ChoosePlan<unknown> | null): Way<unknown>[] =>
  (choose?.lists ?? []).flatMap(({ ways }) => ways.filter(({ command }) => command !== null))

const deedOf = (offer: Offer<unknown>): string | null => ('deed' in offer ? (offer.deed ?? null) : null)

/** The target that was picked, or the likeliest, of two as likely the nearest. */
function targetOf(weapons: readonly Weapon[], draft: Draft, chart: Chart, unit: number | null): number | null {
  const glances = weapons.find(({ targets }) => targets.length > 0)?.targets ?? []
  const reachable = new Set(weapons.flatMap(({ targets }) => targets.map(each => each.unit)))
  if (draft.target !== null && reachable.has(draft.target)) return draft.target
  if (unit === null) return null
  const from = unitAt(chart, unit)!
  const apart = (id: number): number => apartOf(from, unitAt(chart, id)!)
  const best = [...glances].sort((a, b) => b.chance - a.chance || apart(a.unit) - apart(b.unit))
  return best[0]?.unit ?? null
}

const apartOf = (one: Point, other: Point): number => Math.hypot(other.east - one.east, other.north - one.north)

/** Every weapon that can be, is turned on the target; but those that are held or were turned elsewhere. */
function aimsOf(weapons: readonly Weapon[], { aims, held, silent }: Draft, target: number | null): Aim[] {
  return weapons.flatMap(({ id, targets }) => {
    if (held.includes(id)) return []
    const own = aims.filter(({ weapon }) => weapon === id)
    const all = own.length > 0 ? own : target === null ? [] : [{ weapon: id, target }]
    const mounts = silent.get(id)
    return all
      .filter(aim => targets.some(each => each.unit === aim.target))
      .map(aim => (mounts === undefined ? aim : { ...aim, held: mounts }))
  })
}

/** An enemy is picked: for all weapons, or for the chosen one where it has a target of its own. */
export function aimedAt(draft: Draft, { weapon }: Plan, target: number | null): Draft {
  const own = draft.aims.filter(aim => aim.weapon === weapon?.id)
  if (target === null || own.length !== 1 || own[0]!.parts !== undefined) return { ...draft, target }
  return { ...draft, aims: draft.aims.map(aim => (aim === own[0] ? { ...aim, target } : aim)) }
}
