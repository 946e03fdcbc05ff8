import { Desk, once, type Steps } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Sum } from '#kernel/table/index.ts'
import { BERTH, MANOEUVRE, NIGHT, OPEN, type Seen, type State, sheetAt } from '../01-classes/state.ts'
import { isHidden } from '../below/models.ts'
import { CENTIMETRE, centimetresText } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { CONTROL, FIRM, LOOSE } from '../book/tables.ts'
import {
  changeMissed,
  changeTried,
  controlSettled,
  type Event,
  type FirepowerDesk,
  ordersChanged,
} from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { isSmokeBetween, isWithin, rangeOf } from '../measured.ts'
import { isFlagSquadron, leftOf } from './squadron.ts'

// Matrix 2: whether squadrons obey.

/** ORD-M1 Beyond this the admiral's signals are hard to read; R2 by option farther for large models. */
export const commandRadius = (state: Seen): number => 90 * CENTIMETRE * (state.fixed.switches.doubleAll ? 2 : 1)

/** ORD-D, ORD-M1 to ORD-M8 The sum to which the die is added: nothing or more, and it obeys. */
function controlSum(desk: FirepowerDesk, squadron: number): number {
  const { state } = desk
  const { movement, formation } = state.squadrons[squadron]!
  const isLoose = formation === OPEN || movement === MANOEUVRE
  const sum = desk.reckoning.begin('added to the die; nothing or more obeys', isLoose ? -LOOSE : -FIRM, R['FP-ORD-D'])
  addFlagships(desk, squadron)
  // R34: they raise the score, and cost one besides
  if (formation === OPEN) sum.add(-1, R['FP-ORD-M3'])
  if (movement === MANOEUVRE) sum.add(-1, R['FP-ORD-M4'])
  if (isObscured(state, squadron))
    sum.plus(state.weather === 1 ? 'bad weather' : 'smoke between the flagships', -2, R['FP-ORD-M5'])
  if (hasWireless(state, state.squadrons[squadron]!.flagship)) sum.add(3, R['FP-ORD-M6'])
  addNation(desk, squadron)
  return sum.total
}

/** ORD-M1, ORD-M2, R29, R35, R39 From flagship to flagship; where no admiral is, both count against the squadron. */
function addFlagships(desk: FirepowerDesk, squadron: number): void {
  const { state, reckoning } = desk
  const { seat, flagship } = state.squadrons[squadron]!
  const admiral = state.flags[seat]!
  // H52: nobody signals to a boat that is hidden, or from one
  const isBelow = [flagship, admiral].some(ship => isHidden(state, ship))
  const isFar = admiral < 0 || isBelow || (flagship >= 0 && !isWithin(state, flagship, admiral, commandRadius(state)))
  if (isFar) reckoning.plus(farWords(state, flagship, admiral, isBelow), -1, R['FP-ORD-M1'])
  const hurt = [admiral, flagship].find(ship => isDamaged(state, ship))
  if (admiral < 0) reckoning.plus('no fleet flagship', -1, R['FP-ORD-M2'])
  else if (hurt !== undefined) reckoning.plus(`${nameOf(state, hurt)} is damaged`, -1, R['FP-ORD-M2'])
}

function farWords(state: Seen, flagship: number, admiral: number, isBelow: boolean): string {
  if (admiral < 0) return 'no fleet flagship'
  if (isBelow) return 'a boat that is hidden'
  return `${centimetresText(rangeOf(state, flagship, admiral))} from ${nameOf(state, admiral)}`
}

/** R35 Any lasting effect: list, speed, battery, fire, special effect. */
function isDamaged(state: Seen, ship: number): boolean {
  if (ship < 0) return false
  const { list, speedLoss, stopped, engines, mainLoss, fires, initiative, powerOut, slick, damaged } =
    state.ships[ship]!
  return list + speedLoss + stopped + engines + mainLoss + fires + initiative + powerOut + slick + damaged > 0
}

/** ORD-M5, ENV-D, R36 Bad weather, or a ship with more than 6 fire points on the line between the flagships. */
function isObscured(state: Seen, squadron: number): boolean {
  if (state.weather === 1) return true
  const { seat, flagship } = state.squadrons[squadron]!
  const admiral = state.flags[seat]!
  if ([flagship, admiral].some(ship => isHidden(state, ship))) return false
  return admiral >= 0 && flagship >= 0 && admiral !== flagship && isSmokeBetween(state, flagship, admiral)
}

/** ORD-M6, R37 Radio or radar on the squadron's flagship; RADAR-C radar needs power. */
function hasWireless(state: Seen, ship: number): boolean {
  if (ship < 0) return false
  const { hasRadio, hasRadar } = sheetAt(state, ship)
  return hasRadio || (hasRadar && state.ships[ship]!.powerOut === 0)
}

/** ORD-M7, ORD-M8, R38 Japanese before 1944; Americans at night in the second war. */
function addNation(desk: FirepowerDesk, squadron: number): void {
  const { state, reckoning } = desk
  const { year } = state.fixed.scene
  const nation = nationOf(state, squadron)
  if (nation === 'JAP' && year < 1944) reckoning.add(1, R['FP-ORD-M7'])
  if (nation === 'USA' && year >= 1939 && year <= 1945 && state.light === NIGHT) reckoning.add(-1, R['FP-ORD-M8'])
}

/** The nation of the ship that leads it, or of the first that it began with. */
export function nationOf(state: Seen, squadron: number): string {
  const { flagship } = state.squadrons[squadron]!
  const ship = flagship >= 0 ? flagship : state.ships.findIndex(each => each.squadron === squadron)
  return sheetAt(state, ship).card.nation
}

/** A throw that concerns one squadron. */
export interface Signalled {
  readonly squadron: number
}
/** ORD-A A change that is asked for: its new orders. */
export interface Change extends Signalled {
  readonly movement: number
  readonly formation: number
}

/** ORD-C, ORD-E One die. Returns whether it obeys. */
function throwControl(desk: FirepowerDesk, { squadron }: Signalled): number {
  const kept = desk.dice.row(CONTROL, controlSum(desk, squadron), R['FP-ORD-E'])
  controlSettled(desk, { squadron, kept }, R['FP-ORD-E'])
  return kept
}
export const CONTROL_THROW: Steps<State, Event, Signalled> = [once(throwControl)]

/** ORD-A, ORD-B, R31, R32 The flag squadron takes any order; others if the die says so, by the orders that they still have. */
export function changeOrders(desk: FirepowerDesk, { squadron, movement, formation }: Change): number {
  changeTried(desk, { squadron }, R['FP-ORD-A'])
  const isTaken =
    isFlagSquadron(desk.state, squadron) || desk.dice.row(CONTROL, controlSum(desk, squadron), R['FP-ORD-B']) === 1
  if (isTaken) ordersChanged(desk, { squadron, movement, formation }, R['FP-ORD-B'])
  else changeMissed(desk, { squadron }, R['FP-R31'])
  return Number(isTaken)
}

/** ORD-A, C3-A, R29 Whether a player may still try to change an order: once a turn, and only while there is a fleet flagship. */
export const mayChangeOrders = (state: Seen, seat: number): boolean =>
  state.changed === 0 &&
  state.flags[seat]! >= 0 &&
  state.squadrons.some((squadron, i) => squadron.seat === seat && takesOrders(state, i))

/** R45 Who has been forced to break off takes no more orders, nor who has nobody left. */
export const takesOrders = (state: Seen, squadron: number): boolean =>
  state.squadrons[squadron]!.brokenOff === 0 && leftOf(state, squadron).length > 0

/** ORD-D The sum on which it throws as things are, for whoever thinks of it. */
export function controlOf(state: Seen, squadron: number): Sum {
  const desk = new Desk(state as State, NO_DICE) as FirepowerDesk
  const sums = desk.reckoning.listen()
  controlSum(desk, squadron)
  return sums[0]!
}
const NO_DICE = new Dice(new Script([]))

/** ORD-C, R33, R45, R127 Every squadron but the flag squadron, those that have broken off, and those whose flagship is still to come. */
export function throwsForControl(state: Seen, squadron: number): boolean {
  const { flagship, brokenOff } = state.squadrons[squadron]!
  if (flagship < 0 || brokenOff !== 0 || isFlagSquadron(state, squadron)) return false
  return state.ships[flagship]!.berth === BERTH.there
}
