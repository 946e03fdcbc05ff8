import { once, type Steps, work } from '#kernel/desk/index.ts'
import { TUBES } from '../01-classes/classes.ts'
import { DUSK, type Marker, NIGHT, type Seen, type State, sheetAt } from '../01-classes/state.ts'
import type { Harm } from '../07-gunfire/to-hit.ts'
import { BY_TORPEDO } from '../09-damage/damage-dice.ts'
import { DAMAGE } from '../09-damage/special-effects.ts'
import { interrupt } from '../battle/interrupt.ts'
import { reveal } from '../below/reveal.ts'
import { R } from '../book/register.ts'
import { M10, M11, MINUS_DIE, PLUS_DIE } from '../book/tables.ts'
import {
  type Event,
  type FirepowerDesk,
  torpedoGone,
  torpedoLaunched,
  torpedoMissed,
  torpedoRan,
  torpedoStruck,
} from '../events/events.ts'
import { isReached, isThere, runTo } from '../measured.ts'

/** A marker that has come to its target (TORP-C). */
export interface Contact extends Harm {
  readonly torpedo: number
  readonly worst: number
  readonly damaged: number
}

/** TORP-D to TORP-G Whether it hits, how badly, and the dice without the white one. */
export const TORPEDO: Steps<State, Event, Contact> = [once(strikeOrMiss), ...DAMAGE]

export const contactOf = ({
  target,
  torpedo,
  worst,
  damaged,
}: Pick<Marker, 'target' | 'torpedo' | 'worst' | 'damaged'>): Contact => ({
  target,
  torpedo,
  worst,
  damaged,
  dice: BY_TORPEDO,
})

/** TORP-D The plus die less the minus die and the modifiers; above nothing is a hit. Returns its level of damage (TORP-E, TORP-F). */
export function strikeOrMiss(desk: FirepowerDesk, contact: Contact): number {
  const modifier = torpedoModifier(desk, contact)
  const plus = desk.dice.row(PLUS_DIE, 0, R['FP-TORP-D'])
  desk.reckoning.again()
  const score = plus - desk.dice.row(MINUS_DIE, 0, R['FP-TORP-D']) + modifier
  const come = score > 0 ? torpedoStruck : torpedoMissed
  come(desk, { ship: contact.target, score }, R['FP-TORP-D'])
  if (score <= 0) return 0
  const weight = M11[contact.torpedo]![sheetAt(desk.state, contact.target).column]!
  const sum = desk.reckoning.begin('read on Matrix 10', weight, R['FP-TORP-E'])
  const final = sum.plus('what the dice have left over', score, R['FP-TORP-D']).total
  // R95: the hit is established, so Matrix 10 is read as it falls
  const isTooWeak = final <= 0 && desk.state.fixed.switches.weakNothing
  sum.settle(isTooWeak ? 'a hit with nothing left over does nothing' : 'nothing is thrown for it')
  return isTooWeak ? 0 : M10.at(final)
}

/** TORP-M1 to TORP-M4 */
export function torpedoModifier(desk: FirepowerDesk, { target, worst, damaged }: Contact): number {
  const { light, weather, fixed } = desk.state
  const { switches } = fixed
  const sum = desk.reckoning.begin(
    'added to the plus die less the minus die; more than nothing hits',
    sheetAt(desk.state, target).broad ? 1 : 0,
    R['FP-TORP-M1'],
  )
  // R94: M or H for the one line, E or C for the other, by the launcher's worst level when it was launched
  const medium = Number(worst === 3 || worst === 4) + weather
  const severe = Number(worst >= 5) + Number(light === NIGHT) + damaged
  sum.add(switches.eachReason ? -medium : -Math.min(1, medium), R['FP-TORP-M2'])
  if (light >= DUSK) sum.add(-1, R['FP-TORP-M3'])
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

/** TORP-A One marker for a launch, its target named (R92); SUB-C a hidden boat is revealed by it. */
export function launchTorpedo(desk: FirepowerDesk, ship: number, target: number): void {
  reveal(desk, ship)
  torpedoLaunched(desk, { ship, target, torpedo: sheetAt(desk.state, ship).torpedo }, R['FP-TORP-A'])
}

/** Segment F, R91 All markers of the player whose turn it is run, also those launched in it; R92 without its target any marker is taken off. */
export function runMarkers(desk: FirepowerDesk, seat: number): void {
  // I5: the marker that ends the battle is the last
  for (let marker = 0; marker < desk.state.markers.length && desk.state.over === 0; ) {
    const { launcher, target } = desk.state.markers[marker]!
    if (!isThere(desk.state, target)) torpedoGone(desk, { marker }, R['FP-R92'])
    else if (desk.state.ships[launcher]!.seat !== seat || runMarker(desk, marker)) marker++
  }
}

/** TORP-B, TORP-C Returns whether it is still on its way. */
function runMarker(desk: FirepowerDesk, marker: number): boolean {
  const it = desk.state.markers[marker]!
  const end = runOn(desk, marker)
  if (end === RUNS) return true
  if (end === REACHED) work(TORPEDO, desk, contactOf(it))
  torpedoGone(desk, { marker }, end === REACHED ? R['FP-TORP-C'] : R['FP-R90'])
  if (end === REACHED) interrupt(desk)
  return false
}

const RUNS = 0
const REACHED = 1
const SPENT = 2

/** TORP-B, R90 One turn's run at its target's present place, no farther than the long figure of Matrix 7 lets it. */
function runOn(desk: FirepowerDesk, marker: number): number {
  const { state } = desk
  const it = state.markers[marker]!
  const reach = torpedoReach(state)
  const run = Math.min(sheetAt(state, it.launcher).torpedoRun, reach - it.run)
  const reached = isReached(state, marker, run)
  torpedoRan(desk, { marker, run, ...runTo(state, marker, run) }, R['FP-TORP-B'])
  if (reached) return REACHED
  return state.markers[marker]!.run < reach ? RUNS : SPENT
}

/** TORP-A to TORP-G A launch and all that comes of it, turn by turn, while the target stays where it is. */
export interface Launch extends Contact {
  readonly launcher: number
}
export const LAUNCH_AND_RUN: Steps<State, Event, Launch> = [
  once((desk, { launcher, target }) => {
    launchTorpedo(desk, launcher, target)
    while (runOn(desk, 0) === RUNS);
    return 0
  }),
  // a target within range that stays is always reached (R90)
  once((desk, contact) => strikeOrMiss(desk, contact)),
  ...DAMAGE,
]
