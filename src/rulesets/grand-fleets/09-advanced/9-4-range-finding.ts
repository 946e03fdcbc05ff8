import { turnAt } from '#kernel/turn/index.ts'
import type { Gun } from '../01-ships/ship.ts'
import { type Seen, sheetAt, TURN } from '../01-ships/state.ts'
import { R } from '../book/register.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { aimKept, aimLost } from './events.ts'

/** One battery against one target, as range-finding sees it. */
interface Aimed {
  readonly firer: number
  readonly target: number
  readonly gun: Gun
  readonly band: number
}

/** 9.4 (house) Turns in a row, up to the last one, in which a battery has fired at this target. Any pause starts the count again. */
export function turnsOn(state: Seen, ship: number, battery: number, target: number): number {
  const { aims } = state.ships[ship]!
  const last = turnAt(TURN, state.now) - 1
  for (let i = 0; i < aims.length; i += 4) {
    if (aims[i] === battery && aims[i + 1] === target && aims[i + 2] === last) return aims[i + 3]!
  }
  return 0
}

/** 9.4 A new target takes 1 off at medium and long range; the third turn on one, and every later, adds 1. Light guns are no battery. */
export function addRangeFinding(desk: GrandFleetsDesk, { firer, target, gun, band }: Aimed): void {
  if (gun.line >= sheetAt(desk.state, firer).guns.length) return
  const turns = turnsOn(desk.state, firer, gun.line, target)
  if (turns === 0 && band > 0) desk.reckoning.add(-1, R['GF-9.4-first'])
  if (turns >= 2) desk.reckoning.add(1, R['GF-9.4-on'])
}

/** 9.4 All that she has fired at in this turn, counted before any of it is written down: casemates may have fired to both beams (4.11). */
export function keepAims(
  desk: GrandFleetsDesk,
  ship: number,
  fired: readonly { readonly battery: number; readonly target: number }[],
): void {
  const turn = turnAt(TURN, desk.state.now)
  const counted = fired.map(aim => ({ ...aim, times: turnsOn(desk.state, ship, aim.battery, aim.target) + 1 }))
  for (const { battery, target, times } of counted)
    aimKept(desk, { ship, battery, target, turn, times }, times > 2 ? R['GF-9.4-on'] : R['GF-9.4-first'])
}

/** 9.4 A Bridge or Fire Control marker starts every count of the ship again. */
export function loseAim(desk: GrandFleetsDesk, ship: number): void {
  if (desk.state.ships[ship]!.aims.length > 0) aimLost(desk, { ship }, R['GF-9.4-lost'])
}
