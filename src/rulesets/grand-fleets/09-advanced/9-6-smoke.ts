import type { Place } from '#kernel/geometry/index.ts'
import { pivot } from '#kernel/geometry/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import type { Fixed, Seen } from '../01-ships/state.ts'
import type { Track } from '../03-movement/3-2-track.ts'
import { R } from '../book/register.ts'
import { REPAIR } from '../book/tables.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { cloudsOf, isSmokeBetween, isWithin, sizeOf } from '../measured.ts'
import { smokeCleared, smokeLaid } from './events.ts'

const S = 1

/** 9.6 (house) Very small and small ships make smoke. */
export function refuseSmoke(state: Seen, ship: number): Refusal | null {
  const why = R['GF-9.6-lay']
  if (!state.fixed.switches.smoke) return { why, reason: 'no smoke is made in this battle' }
  return sizeOf(state, ship) > S ? { why, reason: 'only small ships make smoke' } : null
}

/** 9.6 Where a way of this length along a track leaves smoke: at the end of each mile ahead, as far as that is on the board. */
export function smokeAlong(state: Seen, ship: number, track: Track, length: number): Place[] {
  const { board } = state.fixed as Fixed
  let { x, y, heading } = state.ships[ship]!
  let gone = 0
  const places: Place[] = []
  for (const leg of track) {
    if ('pivot' in leg) {
      heading = pivot(heading, leg.pivot)
      continue
    }
    const end = gone + leg.ahead
    for (let mark = gone - (gone % board.unit) + board.unit; mark <= Math.min(end, length); mark += board.unit) {
      const place = board.advance({ x, y, heading }, mark - gone)
      if (board.onBoard(place)) places.push(place)
    }
    const to = board.advance({ x, y, heading }, leg.ahead)
    x = to.x
    y = to.y
    gone = end
  }
  return places
}

/** One marker is enough in one place. */
export function laySmoke(desk: GrandFleetsDesk, places: readonly Place[]): void {
  for (const { x, y } of places) {
    if (!cloudsOf(desk.state).some(cloud => cloud.x === x && cloud.y === y)) smokeLaid(desk, { x, y }, R['GF-9.6-lay'])
  }
}

/** 9.6 Gunfire does not go through smoke, but for a mile or less. */
export function hidesFromGuns(state: Seen, from: number, to: number): boolean {
  if (state.smoke.length === 0) return false
  return !isWithin(state, from, to, 1) && isSmokeBetween(state, from, to)
}

/** 9.6 In the End Phase a die for each marker: 6 or more takes it away. */
export function clearSmoke(desk: GrandFleetsDesk): void {
  const why = R['GF-9.6-clear']
  for (const { x, y } of cloudsOf(desk.state))
    if (desk.dice.count(1, REPAIR, why) > 0) smokeCleared(desk, { x, y }, why)
}
