import { once, type Steps, work } from '#kernel/desk/index.ts'
import { WEAVING } from '../02-ships/conditions.ts'
import { type Battery, EXTREME } from '../02-ships/ship.ts'
import { type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { strike } from '../08-1-damage/8-1-6-armour.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { SUFFER } from '../08-1-damage/8-1-damage.ts'
import { comes } from '../book/chance.ts'
import { R } from '../book/register.ts'
import { AGAINST, batteryMissed, type Event, type FearGodDesk, salvosCounted } from '../events/events.ts'
import { contactOf } from '../light/s12-detection.ts'
import { isBeforeLight, isInBeam, isLitByOthers, isNight, showsSearchlight, sunBehind } from '../light/s12-light.ts'
import { arcsTo, aspectOf, degreesBetween, yardsBetween } from '../measured.ts'
import { type Attack, hitChance, isFirstSalvo } from './6-4-hit-chance.ts'

/** H1, R20 A quarter of the barrels, to the nearest, halves up, at least one. */
export const hitsOf = (barrels: number): number => Math.max(1, (barrels + 2) >> 2)

/** H1 One D100 for the battery. */
export function rollToHit(desk: FearGodDesk, attack: Attack): number {
  const chance = hitChance(desk, attack)
  // R4: at or under the chance
  desk.reckoning.beside('barrels, a quarter of which hit', attack.barrels, R['FGDN-H1-hits'])
  if (comes(desk, R['FGDN-H1-hits'])) return hitsOf(attack.barrels)
  const { firer: ship, target, battery } = attack
  const against = chance === 0 ? { against: whatIsAgainst(desk, attack) } : {}
  batteryMissed(desk, { ship, target, battery, chance, ...against }, R['FGDN-H1-hits'])
  return 0
}

/** 6-4 The lines that cost a battery all its chance, the worst first, whether somebody listens or not. */
function whatIsAgainst(desk: FearGodDesk, attack: Attack): number[] {
  const sums = desk.reckoning.apart(() => hitChance(desk, attack))
  return sums
    .flatMap(({ lines }) => lines)
    .filter(({ value, why }) => value < 0 && AGAINST.includes(why))
    .sort((one, other) => one.value - other.value)
    .map(({ why }) => AGAINST.indexOf(why))
}

/** 6-4, 8.1 One battery's fire to the very end. */
export const GUNFIRE: Steps<State, Event, Attack> = [once(rollToHit), once(strike), ...SUFFER]
/** The same as far as it goes before the end of a phase. */
export const VOLLEY: Steps<State, Event, Attack> = [once(rollToHit), once(strike)]

/** H12 The range band, or 4 when out of range. */
export function bandOf({ limits }: Pick<Battery, 'limits'>, yards: number): number {
  let band = 0
  while (band <= EXTREME && yards > limits[band]!) band++
  return band
}

/** Barrels of a battery that stand and bear. */
export function barrelsBearing(state: Seen, ship: number, battery: number, arc: number): number {
  if (batteryOut(state, ship, battery)) return 0
  const { groups } = sheetAt(state, ship)
  let barrels = 0
  for (let group = 0; group < groups.length; group++) {
    const { battery: of, arcs, barrels: each } = groups[group]!
    if (of === battery && (arcs & arc) !== 0) barrels += each * state.ships[ship]!.mounts[group]!
  }
  return barrels
}

/** The attack as the state has it: in a whole battle as the ships lie, in a duel as its scene says. */
export function attackOf(state: Seen, firer: number, target: number, battery: number, shell: number): Attack {
  const ship = state.ships[firer]!
  const yards = yardsBetween(state, firer, target)
  const isDuel = state.fixed.field === null
  return {
    firer,
    target,
    battery,
    shell,
    band: bandOf(sheetAt(state, firer).batteries[battery]!, yards),
    yards,
    barrels: barrelsBearing(state, firer, battery, arcsTo(state, firer, target)),
    aspect: aspectOf(state, firer, target),
    light: lightOn(state, firer, target),
    sun: isDuel ? 'none' : sunBehind(state, firer, target),
    contact: isDuel ? 'seen' : (contactOf(state, firer, target) ?? 'flashes'),
    isFiredOn: firersAt(state, firer) > 0,
    salvo: isDuel ? ship.salvos[target]! + 1 : salvoAt(state, firer, target),
    firers: firersAt(state, target),
    hasTurned: ship.turned >= FORTY_FIVE,
    isEvading: ship.helm === WEAVING,
    targetEvades: state.ships[target]!.helm === WEAVING,
  }
}
/** 6-4, R11 The best light on the target. */
function lightOn(state: Seen, firer: number, target: number): Attack['light'] {
  if (state.fixed.field === null || !isNight(state)) return 'none'
  if (isInBeam(state, firer, target)) return 'searchlight'
  if (isLitByOthers(state, target) || showsSearchlight(state, target)) return 'starshell'
  return isBeforeLight(state, firer, target) ? 'silhouetted' : 'none'
}

/** 6-4 A change of course that tells on her aim, in tenths of a degree. */
const FORTY_FIVE = 450

/** R13 A new target near one that she has the range of goes on as the second salvo. */
function salvoAt(state: Seen, firer: number, target: number): number {
  const { salvos } = state.ships[firer]!
  if (salvos[target]! > 0) return salvos[target]! + 1
  for (let old = 0; old < salvos.length; old++) {
    if (salvos[old] === 0) continue
    const apart = yardsBetween(state, old, target)
    if (!isFirstSalvo(state, degreesBetween(state, firer, old, target), apart)) return 2
  }
  return 1
}

/** R100 Ships whose gunfire at this one is declared in this phase. */
function firersAt(state: Seen, target: number): number {
  const { declared, volley } = state
  let firers = 0
  for (let ship = 0; ship < state.ships.length; ship++) {
    if (hasFired(declared, volley, declared.length, ship, target)) firers++
  }
  return firers
}
function hasFired(declared: readonly number[], from: number, to: number, ship: number, target: number): boolean {
  for (let at = from; at < to; at += 4) if (declared[at] === ship && declared[at + 1] === target) return true
  return false
}

/** 8.1 All gunfire of a phase, against the state at its beginning; what it does is applied afterwards. */
export function fireAll(desk: FearGodDesk): void {
  const { declared, volley } = desk.state
  for (let at = volley; at < declared.length; at += 4) {
    const attack = attackOf(desk.state, declared[at]!, declared[at + 1]!, declared[at + 2]!, declared[at + 3]!)
    work(VOLLEY, desk, attack)
  }
  for (let ship = 0; ship < desk.state.ships.length; ship++) countSalvos(desk, ship)
}

/** 6-4 Salvos at one target are counted, once a turn; those at others begin anew once she has switched. */
function countSalvos(desk: FearGodDesk, ship: number): void {
  const { declared, volley, ships } = desk.state
  const { salvos } = ships[ship]!
  let fired = false
  for (let at = volley; at < declared.length; at += 4) fired ||= declared[at] === ship
  if (!fired) return
  for (let target = 0; target < salvos.length; target++) {
    const at = salvos[target]!
    if (hasFired(declared, 0, volley, ship, target)) continue
    if (hasFired(declared, volley, declared.length, ship, target))
      salvosCounted(desk, { ship, target, count: at + 1 }, R['FGDN-6.4-third-salvo'])
    else if (at > 0) salvosCounted(desk, { ship, target, count: 0 }, R['FGDN-R13'])
  }
}
