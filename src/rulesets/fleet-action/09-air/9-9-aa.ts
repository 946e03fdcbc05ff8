import { once, type Steps } from '#kernel/desk/index.ts'
import { failures, hitsOf } from '../00-tests/0-tests.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { BAND, CM, RESOLVE, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { hasPower } from '../09-combat/9-1-sight.ts'
import { attacksOf } from '../09-combat/9-8-factors.ts'
import { R } from '../book/register.ts'
import { FLAK, step } from '../book/tables.ts'
import { aircraftLost, type Event, type FleetDesk, flakFired, flakMarked } from '../events/events.ts'
import { isNear, isSeenAloft } from '../measured.ts'
import { deckAt, isAloft, standAt, standSheetAt } from './standing.ts'

/** H27 Kinds of factor that reach what flies, as bits from the first on. */
export const FLAK_KINDS = ['lrf', 'mrf', 'crf'] as const
export type FlakKind = (typeof FLAK_KINDS)[number]
export const LRF = 1
export const bitOf = (kind: FlakKind): number => 1 << FLAK_KINDS.indexOf(kind)

/** A ship shoots at a stand, with some kinds of factor at once. */
export interface Flak {
  readonly firer: number
  readonly stand: number
  /** bits of FLAK_KINDS */
  readonly kinds: number
}

/** 9.9 All dice of one ship at one stand, then a save for each hit; her marker comes after that (H24). */
export const ANTI_AIRCRAFT: Steps<State, Event, Flak> = [once(shoot), once(save)]

/** FA-H70 Long range factors that are left: as many of the sheet's as of her dual-purpose mounts, but those that shoot at ships. */
export function longRangeOf(state: Seen, ship: number): number {
  const { card, groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  const { gunned } = deckAt(state, ship)
  let [whole, left] = [0, 0]
  groups.forEach(({ battery, mounts: count }, group) => {
    if (!card.batteries[battery]!.dp) return
    whole += count
    if ((gunned & (1 << battery)) === 0) left += mounts[group]!
  })
  return whole === 0 ? card.LRF : Math.ceil((card.LRF * left) / whole)
}

/** H27, T7 Dice of a kind: one a factor; a Type X stand's by its vessels. */
export function flakDice(state: Seen, ship: number, kind: FlakKind): number {
  return attacksOf(state, ship, kind === 'lrf' ? longRangeOf(state, ship) : state.ships[ship]![kind])
}

/** H27 */
const REACH = { lrf: 2 * BAND, mrf: 12.5 * CM, crf: 6.25 * CM } as const
export const doesReach = (state: Seen, ship: number, stand: number, kind: FlakKind): boolean =>
  isNear(state, ship, standAt(state, stand), REACH[kind])

/** H27 Kinds that she may still use in this turn, and that reach it, as bits. */
export function flakAt(state: Seen, ship: number, stand: number): number {
  if (state.ships[ship]!.resolve === RESOLVE.abandoned || isBelow(state, ship)) return 0
  const { shot } = deckAt(state, ship)
  return FLAK_KINDS.filter(kind => (shot & bitOf(kind)) === 0 && flakDice(state, ship, kind) > 0)
    .filter(kind => doesReach(state, ship, stand, kind))
    .reduce((bits, kind) => bits | bitOf(kind), 0)
}

/** 9.9 The sum for a kind of factor, line by line. */
export function flakModifier(desk: FleetDesk, { firer, stand }: Flak, kind: FlakKind): number {
  const { state } = desk
  const { cq, splash, radar } = state.ships[firer]!
  const at = standAt(state, stand)
  const why = R['FA-9.9-mods']
  const sum = desk.reckoning.begin('added to each d20', cq, why, 'Crew Quality')
  const hasRadar = sheetAt(state, firer).card.dpaaRadar && radar > 0
  sum.plus('DPAA radar, of what she sees', hasRadar && isSeenAloft(state, firer, at) ? 1 : 0, why)
  // R66: LRF end at the second band
  sum.plus('LRF in the second range band', kind === 'lrf' && !isNear(state, firer, at, BAND) ? -3 : 0, why)
  return sum.plus('splash markers', -splash, why).plus('flak markers', -at.flak, why).total
}

/** R66 Of a gun that is marked so, and shoots. */
const isPlus = (state: Seen, ship: number): boolean => {
  const { card, groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  const { gunned } = deckAt(state, ship)
  return groups.some(
    ({ battery }, group) =>
      card.batteries[battery]!.dp &&
      card.batteries[battery]!.aaPlus &&
      mounts[group]! > 0 &&
      (gunned & (1 << battery)) === 0,
  )
}

/** Hits as one number: those by AA+ guns, and all others. */
const PLUS = 64

function shoot(desk: FleetDesk, flak: Flak): number {
  const { firer, stand, kinds } = flak
  if (kinds === 0 || !isAloft(desk.state, stand) || !hasPower(desk, firer)) return 0
  flakFired(desk, { ship: firer, stand, kinds }, R['FA-H27'])
  const again = sheetAt(desk.state, firer).card.isLand
  let hits = 0
  for (const kind of FLAK_KINDS) {
    if ((kinds & bitOf(kind)) === 0) continue
    const need = FLAK - flakModifier(desk, flak, kind)
    desk.reckoning.beside('or more hits', FLAK, R['FA-9.9-roll'])
    // 9.9: what stands on land throws its misses again
    const scored = hitsOf(desk, flakDice(desk.state, firer, kind), need, again, R['FA-9.9-roll'])
    hits += kind === 'lrf' && isPlus(desk.state, firer) ? PLUS * scored : scored
  }
  return hits
}

function save(desk: FleetDesk, { stand }: Flak, hits: number): number {
  if (hits === 0) return 0
  const plus = Math.floor(hits / PLUS)
  const lost = fallen(desk, stand, plus, -2) + fallen(desk, stand, hits % PLUS, 0)
  loseAircraft(desk, stand, lost)
  if (isAloft(desk.state, stand)) flakMarked(desk, { stand }, R['FA-H24'])
  return 0
}

/** 9.9, T23 A save for each hit, easier the more an aircraft can stand. */
function fallen(desk: FleetDesk, stand: number, hits: number, plus: number): number {
  if (hits === 0) return 0
  const { hitPoints } = standSheetAt(desk.state, stand)
  const sum = desk.reckoning.begin('added to each save', step(hitPoints - 1), R['FA-9.9-save-hp'], 'hit points')
  sum.plus('AA+', plus, R['FA-9.9-save-aaplus'])
  return failures(desk, hits, sum.total, R['FA-9.9-save'])
}

/** R37 A save that fails is one aircraft; a stand without any is gone. */
export function loseAircraft(desk: FleetDesk, stand: number, lost: number, why = R['FA-R37']): void {
  const by = Math.min(lost, standAt(desk.state, stand).aircraft)
  if (by > 0) aircraftLost(desk, { stand, by }, why)
}
