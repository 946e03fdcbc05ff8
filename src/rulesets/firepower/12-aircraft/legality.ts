import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { NIGHT, type Seen, sheetAt } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { AIR_SCORES } from '../book/tables-air.ts'
import { isStandNear, isStandOver, isThere } from '../measured.ts'
import { FLIGHT } from './sky.ts'
import { aloftOf, MOST_RAIDERS, standAt, standCard } from './stands.ts'

// What aircraft may do, whoever asks.

/** AIR-D 18 inches, twice that for large models. */
export const flightOf = (state: Seen): number => 18 * INCH * (state.fixed.switches.large ? 2 : 1)
/** AIR-E, AIR-M Engagement and standing off: 4 inches; R2 by option twice that for large models. */
export const engagementOf = (state: Seen): number => 4 * INCH * (state.fixed.switches.doubleAll ? 2 : 1)

/** AIR-C, ENV-E, R101 Aircraft act in LATE, and never at night. */
export function refuseFlying(state: Seen): Refusal | null {
  if (state.fixed.scene.period < 2) return no(R['FP-R101'], 'aircraft fly in the LATE period only')
  return state.light === NIGHT ? no(R['FP-AIR-C'], 'at night aircraft do nothing') : null
}

/** AIR-B, AIR-F, R102 It is in the air, and has not had its combat yet. */
function refuseFighting(state: Seen, stand: number, once = R['FP-R102']): Refusal | null {
  const { status, fought } = standAt(state, stand)
  if (status === FLIGHT.waiting) return no(R['FP-AIR-B'], 'that wave has not arrived')
  if (status !== FLIGHT.aloft) return no(R['FP-AIR-H'], 'that stand is lost')
  return fought === 0 ? null : no(once, 'that stand has had its combat of this turn')
}

/** AIR-E, AIR-F, R102 Two stands of two sides within reach; who is locked fights whom he is locked with. */
export function refuseDogfight(state: Seen, stand: number, target: number): Refusal | null {
  const refusal = refuseFlying(state) ?? refuseFighting(state, stand) ?? refuseFighting(state, target)
  if (refusal !== null) return refusal
  if (standCard(state, stand).seat === standCard(state, target).seat)
    return no(R['FP-AIR-E'], 'that stand is on your own side')
  const { locked } = standAt(state, stand)
  if (locked !== target && (locked >= 0 || standAt(state, target).locked >= 0))
    return no(R['FP-R102'], 'that stand is locked in another fight')
  if (locked !== target && !isStandNear(state, stand, target, engagementOf(state)))
    return no(R['FP-AIR-E'], 'that stand is farther off than 4 in')
  return null
}

/** AIR-F, R102 Some stands, each of them once, attack a ship together. */
export function refuseRaid(state: Seen, stands: readonly number[], target: number): Refusal | null {
  if (stands.length === 0) return no(R['FP-AIR-F'], 'no stand is named')
  if (stands.length > MOST_RAIDERS) return no(R['FP-AA-C'], `at most ${MOST_RAIDERS} stands attack together`)
  if (new Set(stands).size < stands.length) return no(R['FP-AIR-F'], 'a stand is named twice')
  const refusal = refuseFlying(state) ?? refuseRaided(state, target)
  if (refusal !== null) return refusal
  for (const stand of stands) {
    const why = refuseRaider(state, stand, target)
    if (why !== null) return why
  }
  return null
}

/** R110, R123, R127 Which ships can be attacked from the air. */
function refuseRaided(state: Seen, target: number): Refusal | null {
  if (!isThere(state, target)) return no(R['FP-R127'], 'that target is not on the table')
  return state.ships[target]!.submerged === 0 ? null : no(R['FP-R110'], 'aircraft cannot reach a boat under water')
}

function refuseRaider(state: Seen, stand: number, target: number): Refusal | null {
  // R109: what it carries is never spent
  const refusal = refuseFighting(state, stand, R['FP-R109'])
  if (refusal !== null) return refusal
  const { seat } = standCard(state, stand)
  if (scoreAgainst(state, stand, target) === 0) return no(R['FP-AIR-J'], 'fighters attack no ships')
  if (state.ships[target]!.seat === seat) return no(R['FP-AIR-E'], 'that ship is on your own side')
  if (standAt(state, stand).locked >= 0) return no(R['FP-R102'], 'a stand that is locked in a fight attacks no ship')
  return isStandOver(state, stand, target, engagementOf(state))
    ? null
    : no(R['FP-AIR-E'], 'the target is farther off than 4 in')
}

/** R108 Might it still attack her in this segment? It may have to fly first. */
export const mayRaid = (state: Seen, stand: number, target: number): boolean =>
  refuseFighting(state, stand) === null &&
  standAt(state, stand).locked < 0 &&
  scoreAgainst(state, stand, target) > 0 &&
  isStandOver(state, stand, target, engagementOf(state) + (standAt(state, stand).flown === 0 ? flightOf(state) : 0))

/** AIR-J Any class but AS attacks ships. */
export const attacksShips = (state: Seen, stand: number): boolean => AIR_SCORES[standCard(state, stand).of]![0] > 0

/** BRK-F Is any of these ships under air attack: is an enemy stand over her that may attack her again? */
export const isUnderAirAttack = (state: Seen, ships: readonly number[]): boolean =>
  refuseFlying(state) === null &&
  ships.some(ship =>
    aloftOf(state, 1 - state.ships[ship]!.seat).some(
      stand => attacksShips(state, stand) && isStandOver(state, stand, ship, engagementOf(state)),
    ),
  )

/** AIR-J, R18 What is needed to hit her: one column for CA and below, one for BC and above, carriers and cargo. */
export const scoreAgainst = (state: Seen, stand: number, target: number): number =>
  AIR_SCORES[standCard(state, stand).of]![sheetAt(state, target).broad ? 1 : 0]!
