import {
  cameAtOnce,
  FIRE,
  FLOOD,
  isIntermediate,
  percentAll,
  percentOf,
  turnInflicted,
} from '../02-ships/conditions.ts'
import { isAfloat, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { applyDamage } from '../08-1-damage/8-1-damage.ts'
import { riskHolds } from '../08-3-criticals/8-3-cargo.ts'
import { blowUp } from '../08-3-criticals/8-3-mounts.ts'
import { helpAlongside } from '../battle/s2-help.ts'
import { CHANCE, comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { OVERWHELMED } from '../book/tables.ts'
import { casualtiesApplied, conflagrationCounted, type FearGodDesk, shipDestroyed } from '../events/events.ts'
import { control, controlBoth } from './8-2-control.ts'
import { levelAt } from './8-2-levels.ts'

/** 8.2 Resolution (R52): damage that is due and its criticals, then control of what has burned three turns, then the worst. */
export function resolveCasualties(desk: FearGodDesk): void {
  const { ships } = desk.state
  for (let ship = 0; ship < ships.length; ship++) {
    if (!isAfloat(desk.state, ship)) continue
    applyCasualties(desk, ship, FIRE)
    applyCasualties(desk, ship, FLOOD)
  }
  applyDamage(desk)
  for (let ship = 0; ship < ships.length; ship++) {
    if (!isAfloat(desk.state, ship)) continue
    controlFirst(desk, ship)
    if (!isIntermediate(turnOf(desk.state))) continue
    riskLoss(desk, ship)
    if (desk.state.annex.holds.length > 0 && isAfloat(desk.state, ship)) riskHolds(desk, ship)
  }
  // 8.1 what blew up is felt near by in the same phase
  applyDamage(desk)
}

/** 8.2 Damage on the third turn after, and again every Intermediate Turn; what came at once is not counted twice (R7). */
function applyCasualties(desk: FearGodDesk, ship: number, kind: number): void {
  const { fires, floods } = desk.state.ships[ship]!
  const list = kind === FIRE ? fires : floods
  if (list.length === 0) return
  const damage = damageDue(desk.state, ship, list)
  if (damage > 0) casualtiesApplied(desk, { ship, kind, damage }, R['FGDN-8.2-damage'])
}

export function damageDue(state: Seen, ship: number, list: readonly number[]): number {
  const turn = turnOf(state)
  const { delay } = state.fixed.switches
  const { damagePoints } = sheetAt(state, ship).card
  let damage = 0
  for (const casualty of list) {
    if (isDueIn(turn, casualty, delay)) damage += Math.floor((percentOf(casualty) * damagePoints) / 100)
  }
  return damage
}

/** 8.2 Does this casualty do damage in that turn? */
export function isDueIn(turn: number, casualty: number, delay: number): boolean {
  const since = turn - turnInflicted(casualty)
  if (since === delay && !cameAtOnce(casualty)) return true
  return isIntermediate(turn) && since > (cameAtOnce(casualty) ? 0 : delay)
}

/** 8.2 The first try at controlling is made on the third turn of any that is left, for all of that kind. */
function controlFirst(desk: FearGodDesk, ship: number): void {
  const { fires, floods } = desk.state.ships[ship]!
  const burns = fallsDue(desk.state, ship, FIRE) && isThird(desk.state, fires)
  const floats = fallsDue(desk.state, ship, FLOOD) && isThird(desk.state, floods)
  fight(desk, ship, burns, floats)
}

/** 8.2 One die for each kind that is fought, with the help of whoever lies alongside. */
function fight(desk: FearGodDesk, ship: number, burns: boolean, floats: boolean): void {
  if (!burns && !floats) return
  const help = helpAlongside(desk, ship)
  if (burns && floats) controlBoth(desk, ship, help)
  else control(desk, ship, burns ? FIRE : FLOOD, help)
}

function fallsDue(state: Seen, ship: number, kind: number): boolean {
  for (const due of state.agenda) {
    if (due.at > state.now) return false
    if (due.ship === ship && due.what === kind) return true
  }
  return false
}

/** What fell due may have been put out meanwhile; then younger casualties wait for their own turn. */
function isThird(state: Seen, list: readonly number[]): boolean {
  for (const casualty of list) if (turnOf(state) - turnInflicted(casualty) === state.fixed.switches.delay) return true
  return false
}

/** 8.2 In Plotting of every Intermediate Turn casualties that have had their third turn are fought again. */
export function controlAgain(desk: FearGodDesk, ship: number): void {
  const { fires, floods } = desk.state.ships[ship]!
  const burns = isOld(desk.state, fires)
  const floats = isOld(desk.state, floods)
  fight(desk, ship, burns, floats)
}

function isOld(state: Seen, list: readonly number[]): boolean {
  for (const casualty of list) if (turnOf(state) - turnInflicted(casualty) > state.fixed.switches.delay) return true
  return false
}

/** R132 Fire has reached her magazines: as felt near by as that of a main mount; without main guns nobody else feels it. */
function blowUpAblaze(desk: FearGodDesk, ship: number): void {
  const why = R['FGDN-8.2-fire-conflagration']
  const main = sheetAt(desk.state, ship).batteries.findIndex(({ role }) => role === 'main')
  if (main < 0) shipDestroyed(desk, { ship }, why)
  else blowUp(desk, ship, main, why)
}

/** 8.2 Overwhelmed by fire the magazine may go, by water she may capsize (R53). */
function riskLoss(desk: FearGodDesk, ship: number): void {
  const { fires, floods, magazinesFlooded, conflagration } = desk.state.ships[ship]!
  const ablaze = levelAt(desk.state, ship, percentAll(fires)) === OVERWHELMED
  if (ablaze || conflagration > 0) {
    conflagrationCounted(desk, { ship, count: ablaze ? conflagration + 1 : 0 }, R['FGDN-8.2-fire-conflagration'])
  }
  if (ablaze && magazinesFlooded === 0) {
    const why = R['FGDN-8.2-fire-conflagration']
    desk.reckoning.begin(CHANCE, 25 * (conflagration + 1), why)
    desk.reckoning.beside('turns Overwhelmed, 25 for each', conflagration + 1, why)
    if (comes(desk, why)) return blowUpAblaze(desk, ship)
  }
  if (levelAt(desk.state, ship, percentAll(floods)) < OVERWHELMED) return
  if (desk.dice.chance(25, R['FGDN-8.2-flood-capsize'])) shipDestroyed(desk, { ship }, R['FGDN-8.2-flood-capsize'])
}
