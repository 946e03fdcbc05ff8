import { z } from 'zod'
import { each, once, type Steps, work } from '#kernel/desk/index.ts'
import { word } from '#kernel/order/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { index } from '../../schema.ts'
import type { Gun } from '../01-ships/ship.ts'
import { isSunk, rowOf, type Seen, type State, sheetAt, TURN } from '../01-ships/state.ts'
import { type Late, putOff } from '../08-simultaneous/8-2-late.ts'
import { lightGunsOf } from '../09-advanced/9-3-flotillas.ts'
import { keepAims } from '../09-advanced/9-4-range-finding.ts'
import { mountsAtSea, SEA } from '../09-advanced/9-5-sea.ts'
import { gunsFlashed } from '../09-advanced/events.ts'
import { R } from '../book/register.ts'
import { type Event, type GrandFleetsDesk, shipActed, splashPlaced } from '../events/events.ts'
import { bandOf, sightOf } from '../measured.ts'
import { ARC } from './4-1-arcs.ts'
import { type Attack, rollToHit } from './4-2-to-hit.ts'
import { penetrate, suffer } from './4-3-damage.ts'

const count = z.number().int().min(0).max(99)

/** 4.11 All targets of a ship's guns, named before any die. `held` mounts of each group of the battery stay silent (R31). */
const fire = z.strictObject({
  type: z.literal('FireGuns'),
  ship: index,
  batteries: z.array(z.strictObject({ battery: index, target: index, held: z.array(count).optional() })).max(12),
  lightGuns: z.array(z.strictObject({ target: index, guns: count.min(1) })).max(2),
})
export type FireGuns = z.infer<typeof fire>

export const FIRE_GUNS = word<FireGuns>(fire, {
  kind: 1,
  to: ({ batteries, lightGuns }) => [
    batteries.length,
    ...batteries.flatMap(({ battery, target, held = [] }) => [battery, target, held.length, ...held]),
    ...lightGuns.flatMap(({ target, guns }) => [target, guns]),
  ],
  from(words) {
    const batteries: FireGuns['batteries'] = []
    const lightGuns: FireGuns['lightGuns'] = []
    let at = 1
    for (let line = 0; line < words[0]!; line++) {
      const held = words.slice(at + 3, at + 3 + words[at + 2]!)
      batteries.push({ battery: words[at]!, target: words[at + 1]!, ...(held.length > 0 ? { held } : {}) })
      at += 3 + held.length
    }
    for (; at < words.length; at += 2) lightGuns.push({ target: words[at]!, guns: words[at + 1]! })
    return { batteries, lightGuns }
  },
})

/** 4.2 to 4.32 One battery's fire: guns become hits, hits become points of damage, points are suffered. */
export const GUNFIRE: Steps<State, Event, Attack> = [once(rollToHit), once(penetrate), each(suffer)]

export function attackOf(state: Seen, firer: number, target: number, gun: Gun): Attack {
  const { from } = sightOf(state, firer, target)
  return { firer, target, gun, band: bandOf(state, firer, target, gun), arcs: from, column: 'gunfire', locations: true }
}

/** 4.12 Barrels of a battery that bear on the target: `held` mounts of each group stay silent (R31). */
export function barrelsBearing(
  state: Seen,
  ship: number,
  battery: number,
  target: number,
  held?: readonly number[],
): number {
  const { arcs } = sightOf(state, ship, target)
  const { groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  const { sea } = state
  let barrels = 0
  let place = 0
  for (let group = 0; group < groups.length; group++) {
    const { battery: of, arcs: bears, barrels: each } = groups[group]!
    if (of !== battery) continue
    const ready = mounts[group]! - (held?.[place++] ?? 0)
    const firing = sea < SEA.rough ? ready : Math.min(ready, mountsAtSea(state, ship, bears, mounts[group]!))
    if (firing > 0 && (bears & arcs) !== 0) barrels += firing * each
  }
  return barrels
}

/** 4.4 Light guns that may be turned on one target: half of them, rounded up, if it lies on a beam (R32); a flotilla turns as many of every boat (9.3). */
export function lightGunsBearing(state: Seen, ship: number, target: number): number {
  const { arcs } = sightOf(state, ship, target)
  if ((arcs & (ARC.PORT | ARC.STBD)) === 0) return 0
  if (sheetAt(state, ship).boats > 1) return lightGunsOf(state, ship, half)
  return half(rowOf(state, ship).lg)
}

const half = (rating: number): number => Math.ceil(rating / 2)

/** 4, 4.11 A ship's turn to fire. All targets were named before the first die; a target that has sunk since wastes the fire (R48). By 8.2 what it does is put off, and splashes were placed before. */
export function fireGuns(desk: GrandFleetsDesk, order: FireGuns, late: Late<Attack>[] | null = null): void {
  const { ship } = order
  const sheet = sheetAt(desk.state, ship)
  const fired: FireGuns['batteries'] | null = desk.state.fixed.switches.rangeFinding ? [] : null
  for (let i = 0; i < order.batteries.length; i++) {
    const { battery, target, held } = order.batteries[i]!
    if (isSunk(desk.state, target)) continue
    if (fired !== null) fired.push(order.batteries[i]!)
    const gun = sheet.guns[battery]!
    const guns = barrelsBearing(desk.state, ship, battery, target, held)
    const attack = attackOf(desk.state, ship, target, gun)
    if (late !== null) putOff(late, GUNFIRE, desk, attack, guns)
    else {
      work(GUNFIRE, desk, attack, guns)
      if (gun.heavy) splash(desk, ship, target)
    }
  }
  for (let i = 0; i < order.lightGuns.length; i++) {
    const { target, guns } = order.lightGuns[i]!
    if (isSunk(desk.state, target)) continue
    const attack = attackOf(desk.state, ship, target, sheet.lightGuns)
    if (late !== null) putOff(late, GUNFIRE, desk, attack, guns)
    else work(GUNFIRE, desk, attack, guns)
  }
  haveFired(desk, ship, fired ?? NONE)
  shipActed(desk, { ship }, R['GF-4-alternate'])
}

const NONE: FireGuns['batteries'] = []

/** 9.4, 9.7 What is remembered of a ship's fire: at whom her batteries aimed, and that it flashed. */
function haveFired(desk: GrandFleetsDesk, ship: number, batteries: FireGuns['batteries']): void {
  if (desk.state.fixed.switches.rangeFinding) keepAims(desk, ship, batteries)
  if (desk.state.fixed.switches.timeOfDay)
    gunsFlashed(desk, { ship, turn: turnAt(TURN, desk.state.now) }, R['GF-9.7-light'])
}

/** 4.22, 9.4, 9.7 One battery that fires alone leaves behind what it would in a ship's whole fire. */
export function afterFire(desk: GrandFleetsDesk, { firer, target, gun }: Attack): number {
  const isBattery = gun.line < sheetAt(desk.state, firer).guns.length
  if (gun.heavy && isBattery) splash(desk, firer, target)
  haveFired(desk, firer, isBattery ? [{ battery: gun.line, target }] : [])
  return 0
}

/** 4.22 Heavy shells leave a splash marker on the target: one for each ship that fires at it (R30). */
function splash(desk: GrandFleetsDesk, firer: number, target: number, why = R['GF-4.22-splash-place']): void {
  const there = desk.state.ships[target]!.splashes.includes(firer)
  if (!there || desk.state.fixed.switches.splashByBattery) splashPlaced(desk, { ship: target, by: firer }, why)
}

/** 8.2 The splash markers of all that a ship will fire, before anybody fires. */
export function placeSplashes(desk: GrandFleetsDesk, { ship, batteries }: FireGuns): void {
  const { guns } = sheetAt(desk.state, ship)
  for (const { battery, target } of batteries) if (guns[battery]!.heavy) splash(desk, ship, target, R['GF-8.2-splash'])
}
