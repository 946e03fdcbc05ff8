import { once, type Step } from '#kernel/desk/index.ts'
import { pivot } from '#kernel/geometry/index.ts'
import { NO_BATTERY, TUBES } from '../01-classes/classes.ts'
import { ABANDONED, EXPLODED, isGone, type State, SUNK, sheetAt } from '../01-classes/state.ts'
import { mostTurn } from '../05-movement/move.ts'
import type { Harm } from '../07-gunfire/to-hit.ts'
import { R } from '../book/register.ts'
import { ASPECT, BLACK, BLUE_BLACK, blueDie, FLAGSHIP_COURSE, greenDie, redDie, whiteDie } from '../book/tables.ts'
import {
  aspectThrown,
  classesLost,
  type Event,
  type FirepowerDesk,
  fireSpread,
  propulsionLost,
  shipListed,
  shipLost,
  shipPivoted,
  shipStruck,
  shipSwung,
  speedLost,
} from '../events/events.ts'

/**
 * What is handed from die to die, as one small number: the level of damage in its three lowest bits, the dice that are yet
 * to be thrown, and what must be thrown for when all have fallen.
 */
export const LEVEL = 7
const RED = 8
const BLUE = 16
const GREEN = 32
export const WHITE = 64
const LISTED = 128
const SWUNG = 256

/** DMG-A Guns throw all four; TORP-G torpedoes leave out the white one. */
export const BY_SHELL = RED | BLUE | GREEN | WHITE
export const BY_TORPEDO = RED | BLUE | GREEN

/** LVL-D A level is found: it is kept, and the dice are taken up. */
function strike(desk: FirepowerDesk, { target, dice }: Harm, level: number): number {
  if (level === 0) return 0
  shipStruck(desk, { ship: target, level }, R['FP-LVL-D'])
  return level | dice
}

/** RED-A to RED-C Flooding: degrees of list, added up; over 40 or a black square she capsizes. */
function redDieFalls(desk: FirepowerDesk, { target }: Harm, n: number): number {
  if ((n & RED) === 0) return n
  const degrees = desk.dice.row(redDie(n & LEVEL), 0, R['FP-DMG-RED-A'])
  if (degrees === 0 || isGone(desk.state, target)) return n
  if (degrees === BLACK) {
    shipLost(desk, { ship: target, end: SUNK }, R['FP-DMG-RED-C'])
    return n
  }
  shipListed(desk, { ship: target, degrees }, R['FP-DMG-RED-A'])
  if (desk.state.ships[target]!.list > 40) shipLost(desk, { ship: target, end: SUNK }, R['FP-DMG-RED-B'])
  return n | LISTED
}

/** BLUE-A to BLUE-C Propulsion: half inches, added up; a black square takes all of it (R8, R9). */
function blueDieFalls(desk: FirepowerDesk, { target }: Harm, n: number): number {
  if ((n & BLUE) === 0) return n
  const halfInches = desk.dice.row(blueDie(n & LEVEL), 0, R['FP-DMG-BLUE-A'])
  if (halfInches === 0 || isGone(desk.state, target)) return n
  const { halvings } = desk.state.ships[target]!
  // H26: inches of the rate that she has now, which halving made half as many of the whole
  const whole = desk.state.fixed.switches.blueOfWhole ? 0 : halvings
  speedLost(
    desk,
    whole === 0 ? { ship: target, halfInches } : { ship: target, halfInches, ofWhole: halfInches << whole },
    R['FP-DMG-BLUE-A'],
  )
  if (halfInches < BLUE_BLACK || !desk.state.fixed.switches.blueBlack) return n
  if (desk.state.ships[target]!.stopped === 0) propulsionLost(desk, { ship: target }, R['FP-DMG-BLUE-C'])
  return n | SWUNG
}

/** GREEN-A to GREEN-C Armament: classes of the main battery, half as many of the secondary; a black square is the magazine. */
function greenDieFalls(desk: FirepowerDesk, { target }: Harm, n: number): number {
  if ((n & GREEN) === 0) return n
  const classes = desk.dice.row(greenDie(desk.state.fixed.switches.green, n & LEVEL), 0, R['FP-DMG-GREEN-A'])
  if (classes === 0 || isGone(desk.state, target)) return n
  if (classes === BLACK) shipLost(desk, { ship: target, end: EXPLODED }, R['FP-DMG-GREEN-C'])
  else loseClasses(desk, target, classes)
  return n
}

/** GREEN-B, R82 The secondary loses half of the running total, rounded down; R81 torpedoes go with the first loss, cargo has none. */
function loseClasses(desk: FirepowerDesk, target: number, classes: number): void {
  const { main } = sheetAt(desk.state, target)
  if (main === NO_BATTERY) return
  const { mainLoss, secondaryLoss } = desk.state.ships[target]!
  if (main === TUBES && mainLoss > 0) return
  const lost = main === TUBES ? 1 : classes
  const half = desk.state.fixed.switches.halfOfEachHit ? lost >> 1 : ((mainLoss + lost) >> 1) - secondaryLoss
  classesLost(desk, { ship: target, main: lost, secondary: half }, R['FP-DMG-GREEN-B'])
}

/** WHITE-A, WHITE-D Superstructure: fire points, added up (R88); over 12 or a black square she is abandoned. Nothing is put out (R87). */
function whiteDieFalls(desk: FirepowerDesk, { target }: Harm, n: number): number {
  if ((n & WHITE) === 0) return n
  const points = desk.dice.row(whiteDie(n & LEVEL), 0, R['FP-DMG-WHITE-A'])
  if (isGone(desk.state, target)) return n
  if (points !== BLACK) fireSpread(desk, { ship: target, points }, R['FP-DMG-WHITE-A'])
  if (points === BLACK || desk.state.ships[target]!.fires > 12)
    shipLost(desk, { ship: target, end: ABANDONED }, R['FP-DMG-WHITE-D'])
  return n
}

/** RED-D, R83 By option: to which side she lists. It is information; sides do not cancel. */
function listAspect(desk: FirepowerDesk, { target }: Harm, n: number): number {
  if ((n & LISTED) !== 0 && desk.state.fixed.switches.aspect && !isGone(desk.state, target))
    aspectThrown(desk, { ship: target, aspect: desk.dice.row(ASPECT, 0, R['FP-DMG-RED-D']) }, R['FP-DMG-RED-D'])
  return n
}

/** BLUE-C, INIT-E, R9 A ship without propulsion throws once on Matrix 4, in the flagship's column, and may swing on the spot. The level alone goes on. */
function swing(desk: FirepowerDesk, { target }: Harm, n: number): number {
  if ((n & SWUNG) === 0 || isGone(desk.state, target)) return n & LEVEL
  const course = desk.dice.row(FLAGSHIP_COURSE, 0, R['FP-R9'])
  shipSwung(desk, { ship: target, course }, R['FP-INIT-E'])
  const turn = course === STARBOARD ? mostTurn(desk.state, target) : course === PORT ? -mostTurn(desk.state, target) : 0
  if (turn !== 0 && desk.state.fixed.theatre !== null)
    shipPivoted(desk, { ship: target, heading: pivot(desk.state.ships[target]!.heading, turn) }, R['FP-R9'])
  return n & LEVEL
}

/** Courses of Matrix 4. */
const STARBOARD = 4
const PORT = 5

type HarmStep = Step<State, Event, Harm>
export const STRIKE: HarmStep = once(strike)
/** The coloured dice fall together; what hangs on them is thrown when all are read. A ship that is gone throws no more of that. */
export const DICE: readonly HarmStep[] = [
  redDieFalls,
  blueDieFalls,
  greenDieFalls,
  whiteDieFalls,
  listAspect,
  swing,
].map(act => once(act))
