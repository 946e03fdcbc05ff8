import { once, type Steps, work } from '#kernel/desk/index.ts'
import { isGone, SCATTER, type State, sheetAt } from '../01-classes/state.ts'
import { DAMAGE } from '../09-damage/special-effects.ts'
import { interrupt } from '../battle/interrupt.ts'
import { R } from '../book/register.ts'
import { M9, M10 } from '../book/tables.ts'
import { AIR_BATTERY, AIR_TO_HIT, KAMIKAZE } from '../book/tables-air.ts'
import {
  type Event,
  type FirepowerDesk,
  raidBegan,
  standAttacked,
  standSpent,
  standTurnedAway,
} from '../events/events.ts'
import { countFlak, FLAK_FIRE } from './anti-aircraft.ts'
import { scoreAgainst } from './legality.ts'
import { type Raid, raidOf } from './raid.ts'
import { isAloft, MOST_RAIDERS, standAt, standCard } from './stands.ts'

/** AA-A, AIR-M They wait short of her, or close in, while her flak fires. Returns its dice. */
function beginRaid(desk: FirepowerDesk, { stands, target }: Raid): number {
  raidBegan(desk, { stands, target }, R['FP-AIR-M'])
  return countFlak(desk, target)
}

const ATTACK = 0
const TURN_AWAY = 1

/** AIR-J, AIR-K One of them attacks, if it and the target are still there. Returns the level of damage. */
export function attackShip(desk: FirepowerDesk, raid: Raid, place: number): number {
  const stand = raid.stands[place]
  if (stand === undefined || !isAloft(desk.state, stand) || isGone(desk.state, raid.target)) return 0
  if (turnsAway(desk, stand)) {
    standTurnedAway(desk, { stand }, R['FP-R108'])
    return 0
  }
  const sum = airToHit(desk, stand, raid.target)
  const die = desk.dice.row(AIR_TO_HIT, 0, R['FP-AIR-J'])
  const margin = sum + die
  standAttacked(desk, { stand, target: raid.target, margin }, R['FP-AIR-J'])
  if (margin < 0) return 0
  const level = weigh(desk, stand, raid.target, margin)
  if (standCard(desk.state, stand).of === KAMIKAZE) standSpent(desk, { stand }, R['FP-AIR-N'])
  return level
}

/** AA-C, R108 Whoever has been hurt by flak may react to it. */
function turnsAway(desk: FirepowerDesk, stand: number): boolean {
  if (standAt(desk.state, stand).flak === 0) return false
  const { seat } = standCard(desk.state, stand)
  return desk.choose(seat, (1 << ATTACK) | (1 << TURN_AWAY), stand, R['FP-R108']) === TURN_AWAY
}

/** AIR-J, R104, R106 The sum to which the die is added: the score, the stand's own minuses, and SCATTER; nothing else of gunnery. */
export function airToHit(desk: FirepowerDesk, stand: number, target: number): number {
  const { state } = desk
  const { switches } = state.fixed
  const { losses, flak } = standAt(state, stand)
  const sum = desk.reckoning.begin(
    'added to the die; nothing or more hits',
    -scoreAgainst(state, stand, target),
    R['FP-AIR-J'],
  )
  if (losses > 0 && switches.lossesInAttacks) sum.add(-losses, R['FP-R104'])
  if (flak > 0) sum.add(-flak, R['FP-AA-D'])
  if (switches.scatterInAir && state.ships[target]!.formation === SCATTER) sum.add(-1, R['FP-R106'])
  return sum.total
}

/** AIR-K, LVL-C, R105 Matrix 9 is added to the die as it was modified, by option to a second die and the margin; the sum is read on Matrix 10. */
function weigh(desk: FirepowerDesk, stand: number, target: number, margin: number): number {
  const { state, reckoning } = desk
  const weight = M9[AIR_BATTERY[standCard(state, stand).of]!]![sheetAt(state, target).column]!
  if (state.fixed.switches.secondAirDie) {
    const sum = reckoning.begin('added to the die on Matrix 10', weight, R['FP-AIR-K'])
    return desk.dice.row(M10, sum.plus('margin of the hit', margin, R['FP-R105']).total, R['FP-AIR-K'])
  }
  const sum = reckoning.begin('read on Matrix 10', weight, R['FP-AIR-K'])
  const { total } = sum.plus('the die, as modified', margin + scoreAgainst(state, stand, target), R['FP-R105'])
  sum.settle('the die that hit counts')
  return M10.at(total)
}

/** Flak alone. */
export const RAID_FLAK: Steps<State, Event, Raid> = [once(beginRaid), FLAK_FIRE]
const ATTACKS: readonly Steps<State, Event, Raid>[] = Array.from({ length: MOST_RAIDERS }, (_, place) => [
  once((desk, about) => attackShip(desk, about, place)),
  ...DAMAGE,
])
/** Flak, and then one stand after the other, each with all that its hit does. */
export const RAID: Steps<State, Event, Raid> = [...RAID_FLAK, ...ATTACKS.flat()]

/** The same in a battle, where every hit may bring about more (I2, I3). */
export function raid(desk: FirepowerDesk, stands: readonly number[], target: number): void {
  const about = raidOf(stands, target)
  work(RAID_FLAK, desk, about)
  stands.forEach((_, place) => {
    // I5: whoever ends the battle is the last
    if (desk.state.over > 0) return
    work(ATTACKS[place]!, desk, about)
    interrupt(desk)
  })
}
