import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { EXTREME } from '../02-ships/ship.ts'
import { isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import {
  isPhase,
  refuseAim,
  refuseBatteryOut,
  refuseLost,
  refusePlan,
  refuseShell,
  refuseTarget,
} from '../battle/s2-aim.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, fireDeclared, fireHeld, shipActed } from '../events/events.ts'
import { arcSeen } from '../measured.ts'
import { bandOf, barrelsBearing } from './6-4-gunfire.ts'

/** 8.1 The gunfire of a ship in this phase, named before any of it is resolved; in a whole battle planned in Plotting, or sealed in Reaction Fire (H27). */
const fire = z.strictObject({
  type: z.literal('FireGuns'),
  ship: index,
  batteries: z
    .array(z.strictObject({ battery: index, target: index, shell: index }))
    .min(1)
    .max(16),
})
export type FireGuns = z.infer<typeof fire>

export const FIRE_GUNS = word<FireGuns>(fire, {
  kind: 1,
  to: ({ batteries }) => batteries.flatMap(({ battery, target, shell }) => [battery, target, shell]),
  from(words) {
    const batteries: FireGuns['batteries'] = []
    for (let i = 0; i < words.length; i += 3) {
      batteries.push({ battery: words[i]!, target: words[i + 1]!, shell: words[i + 2]! })
    }
    return { batteries }
  },
})

export const refuseFire = (state: Seen, said: FireGuns): Refusal | null =>
  state.fixed.field === null ? refuseInDuel(state, said) : refuseInBattle(state, said)

/** H29 Fire is planned against ships that are known of; in Reaction Fire it must be possible now. */
function refuseInBattle(state: Seen, { ship, batteries }: FireGuns): Refusal | null {
  const silent = refuseSilent(state, ship)
  if (silent !== null) return silent
  const refuseOne = isPhase(state, 'plotting') ? refusePlan : refuseAim
  return refuseEach(batteries, ({ battery, target, shell }) => refuseOne(state, ship, target, battery, shell))
}

function refuseInDuel(state: Seen, { ship, batteries }: FireGuns): Refusal | null {
  if (!isPhase(state, 'planned fire', 'reaction fire'))
    return no(R['FGDN-8.1-ph-planned'], 'guns fire in the Planned and Reaction Fire Phases')
  if (state.ships[ship]!.acted > 0) return no(R['FGDN-H1-hits'], 'that ship has named her fire in this phase')
  const arcs = arcSeen(state.fixed.scene.aspect)
  return (
    refuseSilent(state, ship) ??
    refuseEach(
      batteries,
      ({ battery, target, shell }) =>
        refuseTarget(state, ship, target) ?? refuseDueling(state, ship, battery, shell, arcs),
    )
  )
}

/** H1 Each battery once. */
function refuseEach(
  batteries: FireGuns['batteries'],
  refuseOne: (fire: FireGuns['batteries'][number]) => Refusal | null,
): Refusal | null {
  const seen = new Set<number>()
  for (const each of batteries) {
    if (seen.has(each.battery)) return no(R['FGDN-H1-hits'], 'a battery makes one attack in a phase')
    seen.add(each.battery)
    const refusal = refuseOne(each)
    if (refusal !== null) return refusal
  }
  return null
}

/** 8.3 Small craft that have lost most of their crew. */
const refuseSilent = (state: Seen, ship: number): Refusal | null =>
  isSilenced(state, ship) ? no(R['FGDN-8.3-personnel'], 'too few of the crew are left to fire') : null

/** One battery of one ship at the other as an umpire has them lie, the target in those arcs: all of it but whose turn it is. */
export const refuseShot = (state: Seen, ship: number, target: number, battery: number, shell: number, arcs: number) =>
  refuseLost(state, ship) ??
  refuseSilent(state, ship) ??
  refuseTarget(state, ship, target) ??
  refuseDueling(state, ship, battery, shell, arcs)

function refuseDueling(state: Seen, ship: number, battery: number, shell: number, arcs: number): Refusal | null {
  const unfit = refuseShell(state, ship, battery, shell)
  if (unfit !== null) return unfit
  const { yards } = state.fixed.scene
  if (bandOf(sheetAt(state, ship).batteries[battery]!, yards) > EXTREME)
    return no(R['FGDN-H12-bands'], 'the target is out of range')
  const out = refuseBatteryOut(state, ship, battery)
  if (out !== null) return out
  if (barrelsBearing(state, ship, battery, arcs) === 0) return no(R['FGDN-H9-duel'], 'no gun of it is left that bears')
  return null
}

/** 8.1 In a duel fire is named and done; what is planned in a battle waits for its phase. */
export function nameFire(desk: FearGodDesk, { ship, batteries }: FireGuns): void {
  if (desk.state.fixed.field !== null) return
  const why = R['FGDN-8.1-simultaneous']
  for (const { battery, target, shell } of batteries) fireDeclared(desk, { ship, target, battery, shell }, why)
  shipActed(desk, { ship }, why)
}

/** H29 Fire that can no longer be given is held; the guns may still react. */
export function declare(desk: FearGodDesk, { ship, batteries }: FireGuns): void {
  const why = R['FGDN-H29-planned']
  // 8.1 against the state at the beginning of the phase: declaring hurts nobody
  for (const { battery, target, shell } of batteries) {
    if (isInPlay(desk.state, ship) && refuseAim(desk.state, ship, target, battery, shell) === null)
      fireDeclared(desk, { ship, target, battery, shell }, why)
    else fireHeld(desk, { ship, target, battery }, why)
  }
}
