import { COUNT, HEADING, list, PLACE, plainly, record, SHIP, she, UPON, YES_OR_NO } from '#kernel/event/index.ts'
import { BERTH, phaseOf, RESOLVE } from '../02-data-sheet/state.ts'
import { event } from '../events/event.ts'
import { nameOf } from '../events/words.ts'

// How ships move over the table, meet, and leave it.

const TO = record({ x: PLACE, y: PLACE, heading: HEADING })

/** H17 A ship has gone her way; `wake` has its corners, x and y in turn. */
export const shipSteered = event('ShipSteered', {
  weight: 'routine',
  fields: { ship: SHIP, moved: COUNT, to: TO, wake: list(PLACE, 64), smoke: YES_OR_NO },
  does(state, { ship, moved, to, wake, smoke }) {
    const it = state.ships[ship]!
    Object.assign(it, { x: to.x, y: to.y, heading: to.heading, moved, pace: moved, acted: 1 })
    it.wake = wake
    it.screen = Number(smoke)
  },
  tell: ({ ship, moved, smoke }) => she(ship, `steams ${moved} cm${smoke ? ' and lays smoke' : ''}`),
})

export const screenGone = event('ScreenGone', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.screen = 0
  },
  tell: ({ ship }) => ({ ...plainly('A smoke screen has blown away'), about: ship }),
})

/** H42 She is off the table, and does not return. */
export const shipLeft = event('ShipLeft', {
  weight: 'matters',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.berth = BERTH.away
    state.ships[ship]!.screen = 0
  },
  tell: ({ ship }) => she(ship, 'leaves the table'),
})

/** H18 Both stop. */
export const shipsCollided = event('ShipsCollided', {
  weight: 'matters',
  fields: { ship: SHIP, other: UPON, closing: COUNT },
  does(state, { ship, other }) {
    for (const each of [ship, other]) {
      const it = state.ships[each]!
      it.pace = 0
      if (it.moved < 0) it.moved = 0
      // out of control she may collide when nobody moves
      if (phaseOf(state) !== 'action') it.acted = 1
    }
  },
  tell: ({ ship, other, closing }, after) => she(ship, `runs into ${nameOf(after, other)} at ${closing} knots`),
})

export const shipsKeptClear = event('ShipsKeptClear', {
  weight: 'routine',
  fields: { ship: SHIP, other: UPON },
  does(state, { ship }) {
    state.ships[ship]!.pace = 0
  },
  tell: ({ ship, other }, after) => she(ship, `stops short of ${nameOf(after, other)}`),
})

/** H33 Morale fails, or is found again. */
export const shipWithdrew = event('ShipWithdrew', {
  weight: 'matters',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.resolve = RESOLVE.withdrawing
  },
  tell: ({ ship }) => she(ship, 'withdraws'),
})
export const shipRallied = event('ShipRallied', {
  weight: 'matters',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.resolve = RESOLVE.steady
  },
  tell: ({ ship }) => she(ship, 'has found her heart again'),
})
export const shipAbandoned = event('ShipAbandoned', {
  weight: 'matters',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.resolve = RESOLVE.abandoned
    state.ships[ship]!.screen = 0
  },
  tell: ({ ship }) => she(ship, 'is abandoned'),
})
