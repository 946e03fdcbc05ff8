import type { Cite } from '#kernel/book/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { BAND, BERTH, CM, isLost, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { isClose } from '../measured.ts'
import { bitOf, doesReach, type FlakKind, flakDice, LRF } from './9-9-aa.ts'
import { isStrafed } from './9-12-strafing.ts'
import { dogfightOf, interceptOf, isEngaged } from './9-15-combat.ts'
import type { FightInAir, StrafeFromAir } from './said.ts'
import type { AttackType } from './stand.ts'
import { deckAt, kindAt, refuseAloft, refusePrey, standAt, standSheetAt } from './standing.ts'

// Why aircraft may not do what they are told to do in the Action Phase, and guns not shoot at them.

/** FA-H74, H41 */
const NEAR = 12.5 * CM
const STAND_OFF: ReadonlySet<AttackType> = new Set(['Ohka', 'FX 1400', 'Hs 293'])
export const isStandOff = (state: Seen, stand: number): boolean =>
  STAND_OFF.has(standSheetAt(state, stand).attack?.type as AttackType)
export const attackReach = (state: Seen, stand: number): number => (isStandOff(state, stand) ? BAND : NEAR)

/** One deed in a turn, of those who have not had enough. */
export function refuseAct(state: Seen, stand: number): Refusal | null {
  const refusal = refuseAloft(state, stand)
  if (refusal !== null) return refusal
  const { acted, aborts } = standAt(state, stand)
  if (aborts > 0) return no(R['FA-H33'], 'that stand has had enough')
  return acted > 0 ? no(R['FA-6.6-action'], 'that stand has acted in this turn') : null
}

function refuseShip(state: Seen, stand: number, target: number, why: Cite): Refusal | null {
  const aim = state.ships[target]
  if (aim === undefined) return no(R['FA-H19'], `there is no ship ${target}`)
  if (aim.seat === kindAt(state, stand).seat) return no(R['FA-H19'], 'that target is on your own side')
  if (isLost(state, target)) return no(R['FA-H37'], 'that target is lost')
  if (aim.berth === BERTH.hidden) return no(R['FA-H20'], 'that ship lies under a Contact marker, which is no target')
  if (isBelow(state, target)) return no(R['FA-H32'], 'that boat is under water')
  return aim.berth === BERTH.there ? null : no(why, 'that target has left the table')
}

/** 9.11, H30 With a load, once, at a ship near enough. */
export function refuseStrike(state: Seen, stand: number, target: number): Refusal | null {
  const { attack } = standSheetAt(state, stand)
  if (attack === null || standAt(state, stand).loaded === 0)
    return no(R['FA-H30'], 'that stand has nothing to attack ships with')
  const refusal = refuseShip(state, stand, target, R['FA-H42'])
  if (refusal !== null) return refusal
  if (attack.type === 'torpedo' && sheetAt(state, target).card.isLand)
    return no(R['FA-H34'], 'torpedoes do not run ashore')
  const reach = attackReach(state, stand)
  if (isClose(state, standAt(state, stand), state.ships[target]!, reach)) return null
  return no(R['FA-H74-reach'], `the target is farther off than ${reach / CM} cm`)
}

/** 9.12 */
export function refuseStrafing(state: Seen, { stand, target, factor }: Omit<StrafeFromAir, 'type'>): Refusal | null {
  if (standSheetAt(state, stand).acf[factor] === 0) return no(R['FA-9.12-targets'], 'that stand has no such factor')
  const refusal = refuseShip(state, stand, target, R['FA-H42'])
  if (refusal !== null) return refusal
  if (!isStrafed(state, target, factor)) return no(R['FA-9.12-targets'], 'those guns cannot hurt such a target')
  if (isClose(state, standAt(state, stand), state.ships[target]!, NEAR)) return null
  return no(R['FA-H74-reach'], 'the target is farther off than 12.5 cm')
}

/** 9.15, H29 */
export function refuseFight(state: Seen, { stand, target, way }: Omit<FightInAir, 'type'>): Refusal | null {
  const why = R['FA-9.15-avail']
  const refusal = refusePrey(state, target, kindAt(state, stand).seat, R['FA-H29'])
  if (refusal !== null) return refusal
  if (way === 'intercept' && interceptOf(state, stand) === null) return no(why, 'aircraft like those cannot intercept')
  if (way === 'dogfight' && dogfightOf(state, stand) === null) return no(why, 'aircraft like those cannot dogfight')
  if (way === 'intercept' && standAt(state, target).acted > 0)
    return no(R['FA-H29'], 'that stand has acted, and can no longer be intercepted')
  return isEngaged(state, stand, target) ? null : no(R['FA-H29'], 'that stand is farther off than 12.5 cm')
}

/** H27 Factors that a ship turns on aircraft when she acts: each kind once in a turn, at one stand, and no guns that shoot at ships. */
export function refuseFlak(
  state: Seen,
  ship: number,
  flak: readonly { readonly kind: FlakKind; readonly stand: number }[],
  batteries: readonly number[],
): Refusal | null {
  const why = R['FA-H27']
  const { card } = sheetAt(state, ship)
  if (flak.length > 0 && isBelow(state, ship)) return no(R['FA-H32'], 'under water she has no guns')
  for (const [i, { kind, stand }] of flak.entries()) {
    const refusal = refusePrey(state, stand, state.ships[ship]!.seat, why)
    if (refusal !== null) return refusal
    if (flak.slice(0, i).some(other => other.kind === kind) || (deckAt(state, ship).shot & bitOf(kind)) !== 0)
      return no(why, 'each kind of factor shoots at one stand in a turn')
    if (flakDice(state, ship, kind) === 0) return no(why, 'she has no such factors')
    if (!doesReach(state, ship, stand, kind)) return no(why, 'that stand is out of their reach')
    if (kind === 'lrf' && batteries.some(battery => card.batteries[battery]?.dp === true))
      return no(R['FA-H70-lrf'], 'dual-purpose guns shoot at ships or at aircraft in one turn')
  }
  return null
}

/** FA-H70 Guns that have shot at aircraft in this turn shoot at no ship. */
export function refuseTurnedGun(state: Seen, ship: number, battery: number): Refusal | null {
  const isUp = (deckAt(state, ship).shot & LRF) !== 0 && sheetAt(state, ship).card.batteries[battery]?.dp === true
  return isUp ? no(R['FA-H70-lrf'], 'those guns have shot at aircraft in this turn') : null
}
