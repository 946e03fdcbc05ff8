import { COUNT, HEADING, SHIP, she, WHOLE } from '#kernel/event/index.ts'
import { BERTH, DID, MOST_HALVINGS, type Seen, type Theatre } from '../01-classes/state.ts'
import { inchesOf } from '../book/lengths.ts'
import { event } from '../events/event.ts'

// Moving (Matrix 5).

/** SPFX-3 The move rate is halved once more. */
export const rateHalved = event('RateHalved', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    const it = state.ships[ship]!
    it.halvings = Math.min(MOST_HALVINGS, it.halvings + 1)
  },
  tell: ({ ship }) => she(ship, 'makes half of the speed she made'),
})

/** H1 A duel's movement. */
export const shipSteamed = event('ShipSteamed', {
  weight: 'routine',
  fields: { ship: SHIP, moved: COUNT },
  does(state, { ship, moved }) {
    const it = state.ships[ship]!
    it.moved = moved
    it.did |= DID.steam
  },
  tell: ({ ship, moved }) => she(ship, `steams ${inchesOf(moved)} in`),
})

/** MOVE-A So far ahead, a turn, so far after it; R127 whoever has come over the edge is there. */
export const shipMoved = event('ShipMoved', {
  weight: 'routine',
  fields: { ship: SHIP, ahead: COUNT, turn: WHOLE, after: COUNT, x: WHOLE, y: WHOLE, heading: HEADING },
  does(state, { ship, ahead, turn, after, x, y, heading }) {
    const it = state.ships[ship]!
    it.wake = [it.x, it.y, it.heading, ahead, turn, after]
    it.x = x
    it.y = y
    it.heading = heading
    it.moved = ahead + after
    it.did |= DID.steam
    if (it.berth === BERTH.waiting && (state.fixed.theatre?.board.onBoard(it) ?? true)) it.berth = BERTH.there
  },
  tell: ({ ship, ahead, after, heading }) =>
    she(ship, `goes ${Number(inchesOf(ahead + after).toFixed(2))} in, heading ${courseText(heading)}`),
})
const courseText = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`

/** R49 Out of the battle, and not destroyed. */
export const shipLeft = event('ShipLeft', {
  weight: 'end',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.berth = BERTH.away
  },
  tell: ({ ship }) => she(ship, 'leaves the table'),
})

/** INIT-F5, INIT-O4 A hard turn is made once; then she goes straight on. */
export const turnMade = event('TurnMade', {
  weight: 'routine',
  fields: { ship: SHIP, course: COUNT },
  does(state, { ship, course }) {
    const it = state.ships[ship]!
    if (it.initiative !== 0) it.initiative = course
    else it.course = course
  },
  tell: ({ ship }) => she(ship, 'has turned, and goes straight on'),
})

/** Where a ship's last move turned. */
export function cornerOf(state: Seen, ship: number): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0, heading = 0, ahead = 0] = state.ships[ship]!.wake
  return (state.fixed.theatre as Theatre).board.advance({ x, y, heading }, ahead)
}
