import { HEADING, hers, INDEX, list, optional, PLACE, SHIP, she, whole } from '#kernel/event/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { TURN } from '../01-ships/state.ts'
import { awayBy } from '../02-playing/2-3-scenario.ts'
import { event } from '../events/event.ts'
import { bearingText, plural } from '../events/words.ts'

// What can happen to a ship that moves (3).

export const shipActed = event(
  'ShipActed',
  {
    weight: 'routine',
    fields: { ship: SHIP },
    does(state, { ship }) {
      state.ships[ship]!.acted = 1
      // 7.2 where divisions act, opportunities are counted by them
      if (state.due > 0 && state.divisions.length === 0) state.due--
    },
    tell: ({ ship }) => she(ship, 'has acted'),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null) desk.heard.push({ type: 'ShipActed', why, ship: said.ship })
  },
)

/** 3.24 A move is finished: the speed marker follows from the miles steamed, not from points paid (R12); -1 takes it away. */
export const shipSteamed = event(
  'ShipSteamed',
  {
    weight: 'routine',
    fields: { ship: SHIP, forward: whole('miles, if any', -1, 1000) },
    does(state, { ship, forward }) {
      state.ships[ship]!.forward = forward
    },
    tell: ({ ship, forward }) =>
      forward < 0 ? hers(ship, 'speed marker is taken off') : she(ship, `steams ${plural(forward, 'mile', 'miles')}`),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null) desk.heard.push({ type: 'ShipSteamed', why, ship: said.ship, forward: said.forward })
  },
)

/** 3.2 A ship has moved; her speed marker goes by the miles ahead (3.24, R12). */
export const shipMoved = event('ShipMoved', {
  weight: 'routine',
  fields: {
    ship: SHIP,
    x: PLACE,
    y: PLACE,
    heading: HEADING,
    forward: whole('miles, if any', -1, 1000),
    path: list(PLACE, 1000),
  },
  does(state, { ship, x, y, heading, forward }) {
    const moved = state.ships[ship]!
    moved.x = x
    moved.y = y
    moved.heading = heading
    moved.forward = forward
  },
  tell: ({ ship, heading, forward }) =>
    she(ship, `moves ${plural(forward, 'mile', 'miles')} ahead, heading ${bearingText(heading)}`),
})

/** 3.23 She is out of the battle at once (R42). */
export const shipLeft = event('ShipLeft', {
  weight: 'end',
  fields: { ship: SHIP, edge: optional(INDEX) },
  does(state, { ship, edge }) {
    state.ships[ship]!.away = edge === undefined ? 1 : awayBy(turnAt(TURN, state.now), edge)
  },
  tell: ({ ship }) => she(ship, 'leaves the board'),
})
