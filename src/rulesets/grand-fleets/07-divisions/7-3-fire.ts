import type { Refusal } from '#kernel/ruleset/index.ts'
import { PHASE, phaseNow, type Seen, sheetAt } from '../01-ships/state.ts'
import { refuseBattery, refuseFire, refuseLightGuns } from '../04-gunfire/4-5-legality.ts'
import { type FireGuns, lightGunsBearing } from '../04-gunfire/4-gunfire.ts'
import { R } from '../book/register.ts'
import { enemiesOf } from '../measured.ts'
import { inCommand } from './7-3-command.ts'

/** 7.3, H4 (house) Out of command: the order that she must give, every battery that can at the nearest enemy that may be fired at; null if she is free. */
export function forcedFire(state: Seen, ship: number): FireGuns | null {
  if (phaseNow(state) !== PHASE.gunfire || inCommand(state, ship)) return null
  for (const target of enemiesOf(state, ship)) {
    const order = allAt(state, ship, target)
    if (order.batteries.length + order.lightGuns.length > 0 && refuseFire(state, order) === null) return order
  }
  return null
}

function allAt(state: Seen, ship: number, target: number): FireGuns {
  const { guns } = sheetAt(state, ship)
  const batteries = [...guns.keys()]
    .filter(battery => refuseBattery(state, ship, { battery, target }) === null)
    .map(battery => ({ battery, target }))
  const light = [{ target, guns: Math.max(1, lightGunsBearing(state, ship, target)) }]
  return { type: 'FireGuns', ship, batteries, lightGuns: refuseLightGuns(state, ship, light) === null ? light : [] }
}

/** 7.3 Nothing else may be fired at, and no battery that can fire is held back; light guns, which are no battery, may be. */
export function refuseFreeFire(state: Seen, order: FireGuns): Refusal | null {
  const forced = forcedFire(state, order.ship)
  if (forced === null) return null
  const target = (forced.batteries[0] ?? forced.lightGuns[0])!.target
  const others = [...order.batteries, ...order.lightGuns].some(each => each.target !== target)
  const held = order.batteries.some(each => (each.held ?? []).some(mounts => mounts > 0))
  if (!others && !held && order.batteries.length === forced.batteries.length) return null
  return { why: R['GF-7.3-lost'], reason: 'out of command she fires all she can at the nearest enemy' }
}
