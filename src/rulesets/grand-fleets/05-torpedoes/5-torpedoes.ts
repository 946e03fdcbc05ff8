import { z } from 'zod'
import { each, once, type Steps, work } from '#kernel/desk/index.ts'
import { word } from '#kernel/order/index.ts'
import { index } from '../../schema.ts'
import { boxesLeft, isSunk, type Seen, type State, sheetAt } from '../01-ships/state.ts'
import { addDamage, addSpeedAndSize, type Harm, hits, TO_HIT } from '../04-gunfire/4-2-to-hit.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { type Late, putOff } from '../08-simultaneous/8-2-late.ts'
import { addForTorpedoes } from '../09-advanced/9-to-hit.ts'
import { quietCounted } from '../09-advanced/events.ts'
import { R } from '../book/register.ts'
import { bite, TORPEDO_RANGE } from '../book/tables.ts'
import { type Event, type GrandFleetsDesk, shipActed, torpedoesSpent } from '../events/events.ts'
import { rangeStep, sightOf } from '../measured.ts'

/** 5.11 One target, and how many torpedoes of each group. */
const launch = z.strictObject({
  type: z.literal('LaunchTorpedoes'),
  ship: index,
  target: index,
  tubes: z.array(z.number().int().min(0).max(99)).max(72),
})
export type LaunchTorpedoes = z.infer<typeof launch>

export const LAUNCH_TORPEDOES = word<LaunchTorpedoes>(launch, {
  kind: 2,
  to: ({ target, tubes }) => [target, ...tubes],
  from: ([target, ...tubes]) => ({ target: target!, tubes }),
})

export interface Launch extends Harm {
  readonly firer: number
  readonly dmg: number
  /** 5.2 what the range adds */
  readonly range: number
}

/** 5.2, 5.3 Torpedoes run: each may hit, and each hit is suffered. */
export const TORPEDOES: Steps<State, Event, Launch> = [once(runTorpedoes), each(strike)]

const MILES = TORPEDO_RANGE.map(([miles]) => miles)

export function launchOf(state: Seen, firer: number, target: number): Launch {
  const range = TORPEDO_RANGE[rangeStep(state, firer, target, MILES)]![1]
  const dmg = sheetAt(state, firer).card.torpedoes?.dmg ?? 0
  return { firer, target, dmg, range, arcs: sightOf(state, firer, target).from, column: 'torpedo', locations: true }
}

/** 5.2 The sum for a torpedo: range, both speeds, size; no rate of fire, no splashes. */
export function torpedoModifier(desk: GrandFleetsDesk, launch: Launch): number {
  desk.reckoning.begin(TO_HIT, launch.range, R['GF-5.2-range-mods'])
  addSpeedAndSize(desk, launch, OF_TORPEDOES)
  addDamage(desk, launch.firer)
  if (desk.state.fixed.switches.advancedAim) addForTorpedoes(desk, launch)
  return desk.reckoning.total
}

const size = R['GF-5.2-size']
const OF_TORPEDOES = { own: R['GF-5.2-speed'], other: R['GF-5.2-speed'], vs: size, s: size, l: size, vl: size }

function runTorpedoes(desk: GrandFleetsDesk, launch: Launch, torpedoes: number): number {
  return hits(desk, torpedoes, torpedoModifier(desk, launch), R['GF-5.2-dice'])
}

/** 5.3 Each hit costs its damage value in boxes, armour or no, and brings one critical for certain (R20). */
function strike(desk: GrandFleetsDesk, launch: Launch, hits: number): void {
  const isEnough = hits * launch.dmg >= boxesLeft(desk.state, launch.target)
  const isFlotilla = sheetAt(desk.state, launch.target).boats > 1
  if (hits > 1 && (isFlotilla || (!isEnough && desk.state.fixed.switches.antiFlash))) {
    // one by one, as in 4-3-damage.ts; on a flotilla because each may cost a boat (9.3)
    for (let hit = 0; hit < hits; hit++) strike(desk, launch, 1)
    return
  }
  suffer(desk, launch, pointsOf(desk, launch, hits), hits)
}

function pointsOf(desk: GrandFleetsDesk, { dmg, target }: Launch, hits: number): number {
  const sum = desk.reckoning.begin('boxes, or dice for them', hits * dmg, R['GF-R20'])
  sum.beside('a hit', dmg, R['GF-R20'])
  if (desk.state.fixed.switches.torpedoDice) return desk.dice.count(sum.total, bite(2), R['GF-R20'])
  sum.settle(isSunk(desk.state, target) ? 'she has sunk already' : 'nothing is thrown for it')
  return sum.total
}

/** 5 A ship's turn to launch: one target, any tubes that bear, one box for each torpedo, hit or miss. By 8.3 what they do is put off. */
export function launchTorpedoes(
  desk: GrandFleetsDesk,
  order: LaunchTorpedoes,
  late: Late<Launch>[] | null = null,
): void {
  const { ship, target, tubes } = order
  let torpedoes = 0
  tubes.forEach((count, group) => {
    if (count === 0) return
    torpedoesSpent(desk, { ship, group, torpedoes: count }, R['GF-5.2-spent'])
    torpedoes += count
  })
  if (desk.state.fixed.switches.reloads) quietCounted(desk, { ship, quiet: -1 }, R['GF-9.8-load'])
  if (!isSunk(desk.state, target)) {
    const launch = launchOf(desk.state, ship, target)
    if (late !== null) putOff(late, TORPEDOES, desk, launch, torpedoes)
    else work(TORPEDOES, desk, launch, torpedoes)
  }
  shipActed(desk, { ship }, R['GF-5-alternate'])
}
