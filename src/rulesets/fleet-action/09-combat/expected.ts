import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice } from '#kernel/dice/index.ts'
import { Tree } from '#kernel/odds/index.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { DIRECTED, LOCAL, step, TORPEDO } from '../book/tables.ts'
import type { Event, FleetDesk } from '../events/events.ts'
import { caseOf, isLit, NIGHT, OBSCURED } from './9-1-sight.ts'
import { attackOf, gunModifier, gunsBearing, isLocal, isStopped } from './9-5-guns.ts'
import { launchOf, torpedoDice, torpedoModifier } from './9-7-torpedoes.ts'
import { refuseRange } from './9-refusals.ts'
import type { DeclareTorpedoes } from './said.ts'

// What an attack is expected to cost its target: a judgement on top of the rules' own sums, not a rule.

/** A desk to reckon sums on, where nothing is thrown. */
const quiet = (state: Seen): FleetDesk =>
  new Desk<State, Event>(state as State, new Dice(new Tree()), lowest) as FleetDesk

/** 9.5 The chance that a battery is On Target. */
export function hitChance(state: Seen, ship: number, battery: number, target: number, guns: number): number {
  const line = sheetAt(state, ship).card.batteries[battery]!
  const attack = attackOf(state, ship, target, line)
  const number = (isLocal(state, ship, target) ? LOCAL : DIRECTED)[attack.band] ?? 99
  const once = chanceOf(20, number - gunModifier(quiet(state), attack, guns))
  const again = isStopped(state, target) || sheetAt(state, ship).card.isLand
  const hit = again ? 1 - (1 - once) ** 2 : once
  const which = caseOf(state, ship, target)
  const isTested = which === OBSCURED || (which === NIGHT && !isLit(state, target))
  return isTested ? hit * chanceOf(10, 6 - state.ships[ship]!.cq) : hit
}
const chanceOf = (sides: number, need: number): number => Math.max(0, Math.min(1, (sides + 1 - need) / sides))

/** The share of her that all batteries that bear are expected to cost in a turn: damage points against what she has, and criticals beside. */
export function gunShare(state: Seen, ship: number, target: number): number {
  // H32: neither with guns nor at them from under water
  if (isBelow(state, ship) || isBelow(state, target)) return 0
  const { batteries } = sheetAt(state, ship).card
  const { card, isStand } = sheetAt(state, target)
  const whole = isStand ? 1 : card.S + card.F
  let points = 0
  for (let battery = 0; battery < batteries.length; battery++) {
    const line = batteries[battery]!
    const guns = gunsBearing(state, ship, battery, target)
    if (guns === 0 || refuseRange(state, ship, line, target) !== null) continue
    const worth = isStand ? 0.5 : line.ip + (step(guns) * line.cv * line.cv) / CRITICAL
    points += hitChance(state, ship, battery, target, guns) * worth
  }
  return Math.min(1, points / whole)
}
/** d20 at the CV begins a critical that spends it: a point of it is worth about a third of a damage point. */
const CRITICAL = 60

/** 9.7 The chance that a torpedo of a salvo hits. */
export function salvoChance(state: Seen, { ship, aim, setting, tubes }: DeclareTorpedoes): number {
  if (!('target' in aim)) return 0
  const rack = tubes.findIndex(count => count > 0)
  const launch = launchOf(state, { by: ship, rack, setting }, aim.target, false, tubes.length)
  if (launch.band > launch.lastBand) return 0
  return chanceOf(20, (TORPEDO[launch.band] ?? 99) - torpedoModifier(quiet(state), launch))
}

/** 9.7 The same of a salvo of torpedoes. */
export function salvoShare(state: Seen, { ship, aim, setting, tubes }: DeclareTorpedoes): number {
  if (!('target' in aim)) return 0
  const rack = tubes.findIndex(count => count > 0)
  const torpedoes = tubes.reduce((sum, count) => sum + count, 0)
  const launch = launchOf(state, { by: ship, rack, setting }, aim.target, false, torpedoes)
  const hits =
    torpedoDice(state, torpedoes, false) * salvoChance(state, { type: 'DeclareTorpedoes', ship, aim, setting, tubes })
  const { card } = sheetAt(state, aim.target)
  const { f } = state.ships[aim.target]!
  return Math.min(1, (hits * (launch.ip + (launch.cv * launch.cv) / CRITICAL)) / Math.max(1, (card.S + card.F + f) / 2))
}

/** H32 The share of a boat that depth charges are expected to cost: hits at 14, and their saves. */
export function chargesShare(state: Seen, target: number, factors: number): number {
  const lost = factors * chanceOf(20, 14) * (1 - chanceOf(10, 6 + step(factors)))
  return Math.min(1, (2 * lost) / Math.max(1, state.ships[target]!.f))
}
