import { once, type Steps, work } from '#kernel/desk/index.ts'
import { R } from './book.ts'
import { TUBES } from './classes.ts'
import { BY_TORPEDO } from './damage-dice.ts'
import { type Event, type FirepowerDesk, torpedoGone, torpedoLaunched, torpedoRan, torpedoStruck } from './events.ts'
import { DAMAGE } from './special-effects.ts'
import { DUSK, isGone, type Marker, NIGHT, type Seen, type State, sheetAt } from './state.ts'
import { M10, M11, MINUS_DIE, PLUS_DIE } from './tables.ts'
import type { Harm } from './to-hit.ts'

/** A marker that has come to its target (TORP-C). */
export interface Contact extends Harm {
  readonly torpedo: number
  readonly worst: number
  readonly damaged: number
}

/** TORP-D to TORP-G Whether it hits, how badly, and the dice without the white one. */
export const TORPEDO: Steps<State, Event, Contact> = [once(strikeOrMiss), ...DAMAGE]

export const contactOf = ({ target, torpedo, worst, damaged }: Omit<Marker, 'run' | 'launcher'>): Contact => ({
  target,
  torpedo,
  worst,
  damaged,
  dice: BY_TORPEDO,
})

/** TORP-D The plus die less the minus die and the modifiers; above nothing is a hit. Returns its level of damage (TORP-E, TORP-F). */
function strikeOrMiss(desk: FirepowerDesk, contact: Contact): number {
  const modifier = torpedoModifier(desk, contact)
  const plus = desk.dice.row(PLUS_DIE, 0, R['FP-TORP-D'])
  desk.reckoning.again()
  const score = plus - desk.dice.row(MINUS_DIE, 0, R['FP-TORP-D']) + modifier
  torpedoStruck(desk, contact.target, score, R['FP-TORP-D'])
  if (score <= 0) return 0
  const weight = M11[contact.torpedo]![sheetAt(desk.state, contact.target).column]!
  const sum = desk.reckoning.begin('read on Matrix 10', weight, R['FP-TORP-E'])
  const final = sum.plus('what the dice have left over', score, R['FP-TORP-D']).total
  sum.settle('nothing is thrown for it')
  // R95: the hit is established, so Matrix 10 is read as it falls
  return final <= 0 && desk.state.fixed.switches.weakNothing ? 0 : M10.at(final)
}

/** TORP-M1 to TORP-M4 */
function torpedoModifier(desk: FirepowerDesk, { target, worst, damaged }: Contact): number {
  const { scene, switches } = desk.state.fixed
  const sum = desk.reckoning.begin(
    'added to the plus die less the minus die; more than nothing hits',
    sheetAt(desk.state, target).broad ? 1 : 0,
    R['FP-TORP-M1'],
  )
  // R94: M or H for the one line, E or C for the other, by the launcher's worst level when it was launched
  const medium = Number(worst === 3 || worst === 4) + Number(scene.badWeather)
  const severe = Number(worst >= 5) + Number(scene.light === NIGHT) + damaged
  sum.add(switches.eachReason ? -medium : -Math.min(1, medium), R['FP-TORP-M2'])
  if (scene.light >= DUSK) sum.add(-1, R['FP-TORP-M3'])
  sum.add(switches.eachReason ? -2 * severe : -2 * Math.min(1, severe), R['FP-TORP-M4'])
  return sum.total
}

/** RANGE-D, R90 The long figure of Matrix 7 is the farthest launch and the longest run; the short one has no use. */
export const torpedoReach = (state: Seen): number => state.fixed.long[TUBES]!

/** R81 The tubes of boats are their main battery and go with it; those of other ships are not touched. */
export function hasTubes(state: Seen, ship: number): boolean {
  const { main, card } = sheetAt(state, ship)
  return card.torpedoes !== null && !(main === TUBES && state.ships[ship]!.mainLoss > 0)
}

/** TORP-A One marker for a launch, its target named (R92). */
export function launchTorpedo(desk: FirepowerDesk, ship: number, target: number): void {
  torpedoLaunched(desk, ship, target, sheetAt(desk.state, ship).torpedo, R['FP-TORP-A'])
}

/** Segment F, R91 All markers of the player whose turn it is run, also those launched in it. */
export function runMarkers(desk: FirepowerDesk, seat: number): void {
  for (let marker = 0; marker < desk.state.markers.length; ) {
    const { launcher } = desk.state.markers[marker]!
    if (desk.state.ships[launcher]!.seat !== seat || runMarker(desk, marker)) marker++
  }
}

/** TORP-B It runs at its target's present place. Returns whether it is still there. */
function runMarker(desk: FirepowerDesk, marker: number): boolean {
  const { state } = desk
  const it = state.markers[marker]!
  if (isGone(state, it.target)) {
    torpedoGone(desk, marker, R['FP-R92'])
    return false
  }
  torpedoRan(desk, marker, sheetAt(state, it.launcher).torpedoRun, R['FP-TORP-B'])
  const { run } = state.markers[marker]!
  const reach = torpedoReach(state)
  const reached = run >= state.fixed.scene.range && state.fixed.scene.range <= reach
  if (reached) work(TORPEDO, desk, contactOf(it))
  else if (run < reach) return true
  torpedoGone(desk, marker, reached ? R['FP-TORP-C'] : R['FP-R90'])
  return false
}
