import type { Cite } from '#kernel/book/index.ts'
import type { Gun } from '../01-ships/ship.ts'
import type { Seen } from '../01-ships/state.ts'
import { addForGuns } from '../09-advanced/9-to-hit.ts'
import { R } from '../book/register.ts'
import { again, BAND, LEAST_MODIFIER, SURE_MODIFIER, speedMarker, toHit, toHitNatural } from '../book/tables.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { sizeOf } from '../measured.ts'
import { isAbeam } from './4-1-arcs.ts'

/** Hits that have struck, or will strike, a ship: enough to settle what they do to it. */
export interface Harm {
  readonly target: number
  /** arcs of the target in which whoever did it lies; 0 if nobody did, as with fire (R19) */
  readonly arcs: number
  readonly column: 'gunfire' | 'torpedo'
  readonly locations: boolean
}

/** One gun battery, or the light guns of one beam, against one target. */
export interface Attack extends Harm {
  readonly firer: number
  readonly gun: Gun
  /** 0 short, 1 medium, 2 long */
  readonly band: number
}

/** 4.2, 5.2 What the sums of guns and torpedoes are. */
export const TO_HIT = 'added to each die; 8 or more hits'

/** 4.2 The sum for a gun, line by line. */
export function gunModifier(desk: GrandFleetsDesk, attack: Attack): number {
  const { gun, band, firer, target } = attack
  const sum = desk.reckoning.begin(TO_HIT, gun.rof, R['GF-4.2-rof'])
  if (band === 0) sum.add(BAND[0], R['GF-4.2-short'])
  else if (band === 2) sum.add(BAND[2], R['GF-4.2-long'])
  else sum.beside('no change', 0, R['GF-4.2-medium'])
  addSpeedAndSize(desk, attack, OF_GUNS)
  if (gun.heavy && band === 2) sum.add(-foreignSplashes(desk.state, target, firer), R['GF-4.2-overcon'])
  addDamage(desk, firer)
  if (desk.state.fixed.switches.advancedAim) addForGuns(desk, attack)
  return sum.total
}

/** The rules by which speed and size count: those of the guns, or those of the torpedoes. */
export interface SpeedAndSize {
  readonly own: Cite
  readonly other: Cite
  readonly vs: Cite
  readonly s: Cite
  readonly l: Cite
  readonly vl: Cite
}
const OF_GUNS: SpeedAndSize = {
  own: R['GF-4.2-own-speed'],
  other: R['GF-4.2-target-speed'],
  vs: R['GF-4.2-vs'],
  s: R['GF-4.2-s'],
  l: R['GF-4.2-l'],
  vl: R['GF-4.2-vl'],
}

/** 4.2, 5.2 Both speed markers, and the target's size as the firer sees it. */
export function addSpeedAndSize(
  desk: GrandFleetsDesk,
  attack: Harm & { readonly firer: number },
  by: SpeedAndSize,
): void {
  const sum = desk.reckoning
  const { ships } = desk.state
  sum.add(speedMarker(ships[attack.firer]!.forward), by.own)
  sum.add(speedMarker(ships[attack.target]!.forward), by.other)
  switch (sizeOf(desk.state, attack.target)) {
    case 0:
      sum.add(-1, by.vs)
      break
    case 1:
      if (!isAbeam(attack.arcs)) sum.add(-1, by.s)
      break
    case 3:
      if (isAbeam(attack.arcs)) sum.add(1, by.l)
      break
    case 4:
      sum.add(1, by.vl)
      break
  }
}

/** 6.23 Fire markers, and 6.26 a list, spoil the aim of guns and torpedoes alike. */
export function addDamage(desk: GrandFleetsDesk, firer: number): void {
  const { fires, list } = desk.state.ships[firer]!
  desk.reckoning.add(-fires, R['GF-4.2-fire']).add(-2 * list, R['GF-6.26-list'])
}

/** 4.22 Splash markers that others made; one's own never count (R30). */
function foreignSplashes(state: Seen, target: number, firer: number): number {
  const { splashes } = state.ships[target]!
  let count = 0
  for (let i = 0; i < splashes.length; i++) if (splashes[i] !== firer) count++
  return count
}

/** 4.2, 4.23, R29 For guns, light guns and torpedoes: how many of `dice` hit under this modifier: 8 or more, or a natural 10 and then another die. */
export function hits(desk: GrandFleetsDesk, dice: number, modifier: number, why: Cite = R['GF-4.2-dice']): number {
  if (desk.state.fixed.switches.naturalToHit) return desk.dice.count(dice, toHitNatural(modifier), R['GF-R28'])
  if (modifier < LEAST_MODIFIER || modifier >= SURE_MODIFIER) return unthrown(desk, dice, modifier)
  const thrown = desk.dice.count(dice, toHit(modifier), why)
  if (modifier > -3 || thrown === 0) return thrown
  desk.reckoning.again()
  return desk.dice.count(thrown, again(modifier), AGAIN_RULE[modifier + 5]!)
}
function unthrown({ reckoning }: GrandFleetsDesk, dice: number, modifier: number): number {
  const isSure = modifier >= SURE_MODIFIER
  reckoning.settle(isSure ? 'all hit, and nothing is thrown' : 'none can hit, and nothing is thrown')
  return isSure ? dice : 0
}
const AGAIN_RULE = [R['GF-4.23-minus5'], R['GF-4.23-minus4'], R['GF-4.23-minus3']]

/** 4.2 Guns fired become hits. */
export const rollToHit = (desk: GrandFleetsDesk, attack: Attack, guns: number): number =>
  hits(desk, guns, gunModifier(desk, attack))
