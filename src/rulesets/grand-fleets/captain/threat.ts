import type { Gun } from '../01-ships/ship.ts'
import { isInPlay, type Seen, sheetAt } from '../01-ships/state.ts'
import { gunModifier } from '../04-gunfire/4-2-to-hit.ts'
import { armourMet } from '../04-gunfire/4-3-damage.ts'
import { isBlind, isSilent, launchable } from '../04-gunfire/4-5-legality.ts'
import { attackOf, barrelsBearing, GUNFIRE, lightGunsBearing } from '../04-gunfire/4-gunfire.ts'
import { expectedLoss, lostShare } from '../04-gunfire/expected.ts'
import { launchOf, TORPEDOES, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import { isStormbound } from '../09-advanced/9-5-sea.ts'
import { hidesFromGuns } from '../09-advanced/9-6-smoke.ts'
import { inSight } from '../09-advanced/9-9-visibility.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { bandOf, inTorpedoRange, isMasked } from '../measured.ts'

/** Points that one turn of her guns, and of her torpedoes, is expected to cost another if nothing lies between them; `left`: all that he still is. */
export interface Reach {
  readonly fire: number
  readonly run: number
  readonly left: number
}

/**
 * Each weapon is reckoned against the hull as it is now. `lasting`: what passes by itself is left out, which is who or what smoke
 * lies in the line, and a bridge or fire control that is out.
 */
export function reach(desk: GrandFleetsDesk, from: number, to: number, lasting: boolean): Reach {
  const { state } = desk
  if (!isInPlay(state, from) || !isInPlay(state, to)) return NOTHING
  if ((!lasting && isBlind(state, from)) || !inSight(state, from, to)) return NOTHING
  const { card, hull } = sheetAt(state, to)
  return {
    fire: fireOf(desk, from, to, lasting),
    run: runOf(desk, from, to),
    left: card.points * (1 - lostShare(state.ships[to]!.lost, hull.size)),
  }
}
const NOTHING: Reach = { fire: 0, run: 0, left: 0 }

/** Whether something lies in the line of guns, or in that of torpedoes. It is the same from either end. */
export const noFire = (state: Seen, from: number, to: number): boolean =>
  hidesFromGuns(state, from, to) || isMasked(state, from, to, 'guns')
export const noRun = (state: Seen, from: number, to: number): boolean => isMasked(state, from, to, 'torpedoes')

/** Both weapons together: nobody loses more than he has. */
export const inAll = (fire: number, run: number, left: number): number => Math.min(fire + run, left)

export function threat(desk: GrandFleetsDesk, from: number, to: number, lasting: boolean): number {
  const { state } = desk
  const { fire, run, left } = reach(desk, from, to, lasting)
  if (lasting) return inAll(fire, run, left)
  return inAll(fire > 0 && noFire(state, from, to) ? 0 : fire, run > 0 && noRun(state, from, to) ? 0 : run, left)
}

function fireOf(desk: GrandFleetsDesk, from: number, to: number, lasting: boolean): number {
  const { state } = desk
  if (isStormbound(state, from, 'guns') || (!lasting && isSilent(state, from))) return 0
  const { guns } = sheetAt(state, from)
  let fire = 0
  for (let line = 0; line <= guns.length; line++) fire += gunLoss(desk, from, line, to)
  return fire
}

function runOf(desk: GrandFleetsDesk, from: number, to: number): number {
  const { state } = desk
  if (sheetAt(state, from).card.torpedoes === null || isStormbound(state, from, 'torpedoes')) return 0
  return torpedoLoss(desk, from, to)
}

/** What a battery, or the light guns after the last, are expected to cost; 0 out of range or arc. */
export function gunLoss(desk: GrandFleetsDesk, from: number, line: number, to: number): number {
  const { state } = desk
  const { guns, lightGuns } = sheetAt(state, from)
  const gun: Gun = guns[line] ?? lightGuns
  const band = bandOf(state, from, to, gun)
  if (band > 2) return 0
  const dice = line < guns.length ? barrelsBearing(state, from, line, to) : lightGunsBearing(state, from, to)
  if (dice === 0) return 0
  const attack = attackOf(state, from, to, gun)
  const armour = armourMet(sheetAt(state, to), attack)
  const sum = gunModifier(desk, attack) + MODIFIERS / 2
  const key = ((gun.dmg * 64 + armour) * 16_384 + gun.pen[band]!) * MODIFIERS + sum
  return expectedLoss(state, GUNFIRE, attack, dice, { dice: key, last: 0 })
}
const MODIFIERS = 64

export function torpedoLoss(desk: GrandFleetsDesk, from: number, to: number): number {
  const { state } = desk
  if (!inTorpedoRange(state, from, to)) return 0
  const torpedoes = torpedoesBearing(state, from, to)
  if (torpedoes === 0) return 0
  const launch = launchOf(state, from, to)
  // A gun does one point of damage a hit at least, so the key of a gun is never as small as this.
  const key = torpedoModifier(desk, launch) + MODIFIERS / 2
  return expectedLoss(state, TORPEDOES, launch, torpedoes, { dice: key, last: launch.dmg })
}

const torpedoesBearing = (state: Seen, from: number, to: number): number =>
  launchable(state, from, to).reduce((sum, count) => sum + count, 0)
