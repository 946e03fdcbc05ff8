import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { Tree } from '#kernel/odds/index.ts'
import { part } from '../02-ships/part.ts'
import { type Battery, EXTREME, isGun } from '../02-ships/ship.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { strike } from '../08-1-damage/8-1-6-armour.ts'
import { loaded } from '../battle/s2-aim.ts'
import { priceOf } from '../battle/s34-victory.ts'
import { leadOn } from '../below/s13-aim.ts'
import type { Switches } from '../book/options.ts'
import type { FearGodDesk } from '../events/events.ts'
import { arcsTo, yardsBetween } from '../measured.ts'
import { attackOf, bandOf, barrelsBearing, hitsOf } from './6-4-gunfire.ts'
import { type Attack, hitChance } from './6-4-hit-chance.ts'

// What fire is expected to do, by the very rules of 6-4 and 8.1.6. How much that is worth is a judgement.

const HITS = new WeakMap<Switches, WeakMap<Battery, Map<number, number>>>()

/** Points that one hit of a shell in a band does on average, every throw of the rule walked once and remembered. */
function damageOfOne(state: Seen, from: number, battery: number, shell: number, band: number, to: number): number {
  const { switches } = state.fixed
  const line = sheetAt(state, from).batteries[battery]!
  const { belt, deck } = sheetAt(state, to).card
  const known = HITS.get(switches) ?? new WeakMap<Battery, Map<number, number>>()
  HITS.set(switches, known)
  const found = known.get(line) ?? new Map<number, number>()
  known.set(line, found)
  const key = ((shell * 4 + band) * 128 + belt) * 128 + deck
  let mean = found.get(key)
  if (mean === undefined) {
    mean = walked(state, from, battery, shell, band, to)
    found.set(key, mean)
  }
  return mean
}

function walked(state: Seen, from: number, battery: number, shell: number, band: number, to: number): number {
  const two = part(state, [from, to])
  const tree = new Tree()
  const desk: FearGodDesk = new Desk(two, new Dice(tree), lowest)
  let mean = 0
  do {
    desk.dice.clear()
    two.ships[1]!.due = 0
    strike(desk, { firer: 0, target: 1, battery, shell, band }, 1)
    mean += (two.ships[1]!.due * Number(tree.ways)) / Number(tree.total)
  } while (tree.next())
  return mean
}

/** The shell that does most on average; the first listed of equals. */
export function bestShell(state: Seen, from: number, battery: number, to: number): number {
  const line = sheetAt(state, from).batteries[battery]!
  return bestInBand(state, from, battery, to, Math.min(EXTREME, bandOf(line, yardsBetween(state, from, to))))
}

function bestInBand(state: Seen, from: number, battery: number, to: number, band: number): number {
  const line = sheetAt(state, from).batteries[battery]!
  let best = 0
  for (let shell = 1; shell < line.shells.length; shell++) {
    const more = damageOfOne(state, from, battery, shell, band, to)
    if (more > damageOfOne(state, from, battery, best, band, to)) best = shell
  }
  return best
}

/** Damage points that a battery is expected to do with its best shell; 0 out of range, arc or action. */
export function gunDamage(desk: FearGodDesk, from: number, battery: number, to: number): number {
  const { state } = desk
  const line = sheetAt(state, from).batteries[battery]!
  if (!isGun(line) || bandOf(line, yardsBetween(state, from, to)) > EXTREME) return 0
  return damageBy(desk, attackOf(state, from, to, battery, 0))
}

function damageBy(desk: FearGodDesk, attack: Attack): number {
  const { firer, target, battery, band, barrels } = attack
  if (barrels === 0) return 0
  const shell = bestInBand(desk.state, firer, battery, target, band)
  const one = damageOfOne(desk.state, firer, battery, shell, band, target)
  return one === 0 ? 0 : (hitChance(desk, attack) / 100) * hitsOf(barrels) * one
}

/** The same of all guns together; how the two lie is looked at once. */
export function allGunsDamage(desk: FearGodDesk, from: number, to: number): number {
  const { state } = desk
  const { batteries } = sheetAt(state, from)
  let first: Attack | null = null
  let arcs = 0
  let points = 0
  for (let battery = 0; battery < batteries.length; battery++) {
    const line = batteries[battery]!
    if (!isGun(line)) continue
    if (first === null) {
      first = attackOf(state, from, to, battery, 0)
      arcs = arcsTo(state, from, to)
      if (first.band <= EXTREME) points += damageBy(desk, first)
      continue
    }
    const band = bandOf(line, first.yards)
    if (band > EXTREME) continue
    const barrels = barrelsBearing(state, from, battery, arcs)
    if (barrels > 0) points += damageBy(desk, { ...first, battery, band, barrels })
  }
  return points
}

/** A guess: so much of a spread crosses a ship that does not hold her course, the less the farther it runs. */
const SURE = 0.35
const STRAY = 0.15
/** Damage points that all torpedoes which bear are guessed to do. */
export function torpedoDamage(state: Seen, from: number, to: number): number {
  const { groups, batteries } = sheetAt(state, from)
  const arcs = arcsTo(state, from, to)
  let points = 0
  for (let group = 0; group < groups.length; group++) {
    const { battery, arcs: bears } = groups[group]!
    const { role, runKnots, runYards, warheadDamage } = batteries[battery]!
    if (role !== 'torpedo' || (bears & arcs) === 0 || runKnots === 0) continue
    const count = loaded(state, from, group)
    if (count === 0) continue
    const { yards } = leadOn(state, from, to, runKnots)
    if (yards * 1.25 > runYards) continue
    const length = sheetAt(state, to).card.lengthFeet / 3
    points +=
      count *
      warheadDamage *
      (state.fixed.switches.torpedoesGoOff / 100) *
      Math.min(SURE, length / (STRAY * Math.max(1, yards)))
  }
  return points
}

/** How much of a ship is gone with so many points: the fewer are left the dearer each, so that fire is heaped on few. */
function lostShare(lost: number, size: number): number {
  const part = Math.min(1, Math.max(0, lost) / size)
  return (part + part * part) / 2
}

/** What so much damage is worth against a ship as she is. */
export function gainOf(state: Seen, to: number, damage: number): number {
  const { card } = sheetAt(state, to)
  const lost = card.damagePoints - state.ships[to]!.remaining
  return priceOf(card) * (lostShare(lost + damage, card.damagePoints) - lostShare(lost, card.damagePoints))
}
