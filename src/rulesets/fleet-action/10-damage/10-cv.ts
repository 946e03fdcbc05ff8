import { each, once, type Step, work } from '#kernel/desk/index.ts'
import { cvTest } from '../00-tests/0-tests.ts'
import { FLASHOVER, type Seen, type State, tableOf, WHOLE } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { ABOVE, BY_DIE, COLUMN, type Row } from '../book/tables.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { criticalBegan, criticalEnded, criticalRolled, rowResolved } from '../events/events.ts'
import { airOperations, fuel, inHangar } from './10-c-carrier.ts'
import { HELD, SETTLED, VOID } from './10-costs.ts'
import { reachNext } from './10-magazine.ts'
import { command, crew, helm, slow, steering, weapons } from './10-rows.ts'
import { engineRoom, fire, fireControl, hull, sensors, tops } from './10-s-structural.ts'
import { bulkheads, power } from './10-u-underwater.ts'

/** R8 After so many rolls on its table a critical ends, whatever CV is left. */
const MOST_ROLLS = 20
/** One result is two rolls at most: the first may be one that cannot be applied (R9). */
const ONE_RESULT = 2

interface Struck {
  readonly target: number
}
type CriticalStep<A> = Step<State, Event, A>
/** What strikes next, where an attack has several hits. */
type Strike<A> = (desk: FleetDesk, about: A) => void

/**
 * 10, H6 What is due on the target, one roll for Critical Damage after another, each worked to its end: the critical it may
 * begin, then the flashover that may come of that. Twenty rolls on a table are an `each` of twenty, so that exact odds need
 * not tell states apart by how many rolls they took. Five such blocks are as many as the step table gives; whatever is left
 * after them, and a blast, comes last.
 */
export function criticals<A extends Struck>(strike?: Strike<A>): CriticalStep<A>[] {
  const block: CriticalStep<A>[] = [
    once((desk, about) => begin(desk, about, strike)),
    each(spend),
    once(flashOver),
    each(spend),
  ]
  const blast: CriticalStep<A>[] = [once(reach), each(spend), once(flashOver), each(spend)]
  return [...block, ...block, ...block, ...block, ...block, ...blast, once((desk, about) => rest(desk, about, strike))]
}

const AT_ONCE = criticals<Struck>()
/** A roll for Critical Damage that is due, worked to its end in the middle of something else. */
export function workCritical(desk: FleetDesk, about: Struck): void {
  work(AT_ONCE, desk, about)
}

/** A critical that is open already, worked to its end. */
export const openCritical = <A extends Struck>(): CriticalStep<A>[] => [
  once(desk => (openShip(desk.state) < 0 ? 0 : MOST_ROLLS)),
  each(spend),
  once(flashOver),
  each(spend),
  once((desk, about) => rest(desk, about)),
]

/** H8, R5 A roll for Critical Damage: at the CV or under it begins a critical, with all of that CV to spend. */
function begin<A extends Struck>(desk: FleetDesk, about: A, strike?: Strike<A>): number {
  const { target } = about
  close(desk)
  if (strike !== undefined && desk.state.ships[target]!.rolls === 0) strike(desk, about)
  const { cv, rolls, column } = desk.state.ships[target]!
  if (rolls === 0) return 0
  const why = R['FA-10-cv-start']
  const passed = cvTest(desk, cv, why)
  criticalRolled(desk, { ship: target, passed }, why)
  if (!passed) return 0
  const table = column === BY_DIE ? desk.dice.row(COLUMN, 0, R['FA-H8']) : column
  criticalBegan(desk, { ship: target, budget: cv, table, sort: WHOLE }, why)
  return MOST_ROLLS
}

/** R8 What is still open has had its twenty rolls. */
function close(desk: FleetDesk): void {
  const open = openShip(desk.state)
  if (open >= 0) criticalEnded(desk, { ship: open }, R['FA-R8'])
}

/** H12 The flashover that the last critical may have brought. */
function flashOver(desk: FleetDesk): number {
  close(desk)
  for (let ship = 0; ship < desk.state.ships.length; ship++) {
    const { flashDue, flashAt } = desk.state.ships[ship]!
    if (flashDue === 0) continue
    criticalBegan(desk, { ship, budget: flashDue, table: flashAt, sort: FLASHOVER }, R['FA-H12'])
    return desk.state.fixed.switches.wholeFlashover ? MOST_ROLLS : ONE_RESULT
  }
  return 0
}

/** H14 A blast reaches whoever is next; of two blasts one waits, lest they strike the same ship at once. */
function reach(desk: FleetDesk): number {
  close(desk)
  const blasting = desk.state.ships.findIndex(({ blast }) => blast > 0)
  if (blasting >= 0) reachNext(desk, blasting)
  return openShip(desk.state) < 0 ? 0 : ONE_RESULT
}

/** Whatever the blocks above have left, in one go: more hits than five, more ships in a blast than one. */
function rest<A extends Struck>(desk: FleetDesk, about: A, strike?: Strike<A>): number {
  close(desk)
  while (isDue(desk.state, about.target)) {
    spend(desk, about, begin(desk, about, strike))
    spend(desk, about, flashOver(desk))
    spend(desk, about, reach(desk))
    spend(desk, about, flashOver(desk))
    close(desk)
  }
  return 0
}

function isDue(state: Seen, target: number): boolean {
  const { hits, rolls } = state.ships[target]!
  return hits + rolls > 0 || state.ships.some(({ blast, flashDue }) => blast + flashDue > 0)
}

function openShip(state: Seen): number {
  for (let ship = 0; ship < state.ships.length; ship++) if (state.ships[ship]!.budget > 0) return ship
  return -1
}

/** 10 So many rolls on the critical table, while there is CV left to spend. */
function spend(desk: FleetDesk, _about: Struck, rolls: number): void {
  const ship = openShip(desk.state)
  if (ship < 0) return
  for (let roll = 0; roll < rolls; roll++) {
    const { budget, table } = desk.state.ships[ship]!
    if (budget === 0) return
    const row = desk.dice.row(tableOf(desk.state, ship, table), 0, R['FA-10-cv-reroll'])
    settle(desk, ship, row, resolveRow(desk, ship, row, budget))
  }
}

/** 10 What a result does with the CV on arrival, and how much of it is used. Its dice come in the order of FA-10-dice-order. */
function resolveRow(desk: FleetDesk, ship: number, row: Row, c: number): number {
  switch (row) {
    case 'hull':
      return hull(desk, ship, c)
    case 'tops':
      return tops(desk, ship, c)
    case 'crew':
      return crew(desk, ship, c)
    case 'fire control':
      return fireControl(desk, ship, c)
    case 'command':
      return command(desk, ship, c)
    case 'engine room':
      return isAbove(desk.state, ship) ? engineRoom(desk, ship, c) : slow(desk, ship, c, 0, R['FA-10.U-engine1'])
    case 'engine room and more':
      return slow(desk, ship, c, 1, R['FA-10.U-engine2'])
    case 'engine room and most':
      return slow(desk, ship, c, 2, R['FA-10.U-engine3'])
    case 'steering':
      return steering(desk, ship, c)
    case 'helm':
      return helm(desk, ship, c, workCritical)
    case 'sensors':
      return sensors(desk, ship, c)
    case 'fire':
      return fire(desk, ship, c)
    case 'weapons':
      return weapons(desk, ship, c)
    case 'bulkheads':
      return bulkheads(desk, ship, c)
    case 'power':
      return power(desk, ship, c)
    case 'air operations':
      return airOperations(desk, ship, c)
    case 'aircraft in hangar':
      return inHangar(desk, ship, c)
    case 'fuel and ammunition':
      return fuel(desk, ship, c)
  }
}
const isAbove = (state: Seen, ship: number): boolean => state.ships[ship]!.table === ABOVE

const goesOn = (state: Seen, sort: number): boolean =>
  sort === WHOLE || (sort === FLASHOVER && state.fixed.switches.wholeFlashover)

/** 10, H15 CV that is left goes on; none left, and the critical is over. A flashover and a blast are one result and no more (H12, H14). */
function settle(desk: FleetDesk, ship: number, row: Row, used: number): void {
  if (used === SETTLED) return
  const { budget, stuck, sort } = desk.state.ships[ship]!
  const { voidAgain, heldAgain } = desk.state.fixed.switches
  // R9: one more roll with the same CV, and if that cannot be applied either, no more
  if (used === VOID) {
    const again = voidAgain && stuck === 0
    rowResolved(desk, { ship, row, left: again ? budget : 0, stuck: again ? 1 : 0 }, R['FA-10-cv-void'])
  } else if (used === HELD)
    rowResolved(desk, { ship, row, left: heldAgain ? budget : 0, stuck: 0 }, R['FA-10-cv-armour'])
  else
    rowResolved(desk, { ship, row, left: goesOn(desk.state, sort) ? budget - used : 0, stuck: 0 }, R['FA-10-cv-reroll'])
}
