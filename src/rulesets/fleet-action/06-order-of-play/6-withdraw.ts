import { RESOLVE, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import type { FleetDesk } from '../events/events.ts'
import { bearingTo, nearestEnemy } from '../measured.ts'
import { speedsOf, steer } from './6-4-movement.ts'
import type { Steer } from './said.ts'

/** H33 Away from the nearest enemy at her best speed: round as soon as her MVR lets her, then straight on. */
export function makeOff(desk: FleetDesk, ship: number): void {
  steer(desk, ship, wayOff(desk.state, ship), false)
}

/** H33 The way that a ship takes whose morale has broken; one that is abandoned lies still as soon as she can. */
export function wayOff(state: Seen, ship: number): Steer['legs'] {
  const [least, most] = speedsOf(state, ship)
  if (state.ships[ship]!.resolve === RESOLVE.abandoned) return [{ ahead: least, turn: 0 }]
  const enemy = nearestEnemy(state, ship)
  if (enemy < 0) return [{ ahead: most, turn: 0 }]
  const away = bearingTo(state, state.ships[enemy]!, state.ships[ship]!)
  return wayTo(state, ship, away, most)
}

/** H17 Round to a course as soon as her MVR lets her, then straight on, so many centimetres in all. */
export function wayTo(state: Seen, ship: number, course: number, length: number): Steer['legs'] {
  const MVR = Math.max(1, sheetAt(state, ship).card.MVR)
  const legs: { ahead: number; turn: number }[] = []
  let left = length
  let off = ((course - state.ships[ship]!.heading + 5400) % 3600) - 1800
  while (Math.abs(off) >= 10 && left > MVR) {
    const turn = Math.max(-450, Math.min(450, off))
    legs.push({ ahead: MVR, turn })
    off -= turn
    left -= MVR
  }
  return [...legs, { ahead: left, turn: 0 }]
}
