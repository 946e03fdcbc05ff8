import { INDEX, MOMENT, plainly, SEAT, whole } from '#kernel/event/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { SEGMENT, TURN } from '../01-classes/state.ts'
import { MINUTES } from '../book/lengths.ts'
import { event } from '../events/event.ts'
import { sideName } from '../events/words.ts'

// The turn, and the end.

/** SEQ-A Who has the first half of every turn. */
export const firstTurnSettled = event('FirstTurnSettled', {
  weight: 'matters',
  fields: { first: SEAT },
  does(state, { first }) {
    state.first = first
  },
  tell: ({ first }, after) => plainly(`${sideName(after, first)} has the first turn`),
})

/** T0 A player's turn begins: what was done in his last is forgotten. */
export const turnBegan = event('TurnBegan', {
  weight: 'routine',
  turns: true,
  fields: { now: MOMENT, seat: SEAT },
  does(state, { now, seat }) {
    state.now = now
    state.segment = SEGMENT.change
    state.changed = 0
    for (const model of state.deep.models) if (state.ships[model.boat]!.seat === seat) model.did = 0
    for (const ship of state.ships) {
      ship.level = 0
      if (ship.seat !== seat) continue
      ship.did = 0
      ship.moved = 0
    }
  },
  tell: ({ now, seat }, after) =>
    plainly(
      after.fixed.theatre === null
        ? `Turn ${turnAt(TURN, now)}, side ${seat + 1}, ${clock(now)} after the start`
        : `Turn ${turnAt(TURN, now)}, ${sideName(after, seat)}, ${clock(now)} after the start`,
    ),
})

/** SCALE-D Half an hour for each turn that is over. */
function clock(now: number): string {
  const minutes = MINUTES * (turnAt(TURN, now) - 1)
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** SEQ-B A segment of the turn begins. */
export const segmentBegan = event('SegmentBegan', {
  weight: 'routine',
  fields: { segment: INDEX },
  does(state, { segment }) {
    state.segment = segment
  },
  tell: ({ segment }) => plainly(`Segment ${SEGMENT_NAMES[segment] ?? ''}`),
})
/** As the book letters them, and in a word. */
export const SEGMENT_NAMES = [
  'A, an order changed',
  'A2, control',
  'B, squadrons that break off',
  'C, ships on their own initiative',
  'D, squadrons under control',
  'E, aircraft',
  'F, torpedoes',
  'G, the end of the turn',
] as const

/** SETUP-E A side's first orders are written. */
export const sideReady = event('SideReady', {
  weight: 'routine',
  fields: { seat: SEAT },
  does(state, { seat }) {
    state.ready |= 1 << seat
  },
  tell: ({ seat }, after) => plainly(`${sideName(after, seat)} has written its orders`),
})

/** VIC-A, R118 The battle is over; -1: nobody has won. */
export const battleEnded = event('BattleEnded', {
  weight: 'end',
  fields: { winner: whole('winner', -1, 1) },
  does(state, { winner }) {
    state.over = 1
    state.winner = winner
  },
  tell: ({ winner }, after) =>
    plainly(winner < 0 ? 'The battle ends, and nobody has won' : `The battle ends: ${sideName(after, winner)} has won`),
})
