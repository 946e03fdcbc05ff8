import { COUNT, HEADING, MOMENT, optional, PLACE, plainly, SEAT, SHIP, SIDES, she, whole } from '#kernel/event/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { BERTH, TURN } from '../01-ships/state.ts'
import { event } from '../events/event.ts'
import { bearingText, plural, sideOf } from '../events/words.ts'

// What can happen to the battle itself: phases, whose turn it is to act, ships that are placed (2).

/** 2.2 A phase begins; `first` is the seat that acts first, where it matters, with `batch` ships at a time (revision 1 said none). */
export const phaseBegan = event(
  'PhaseBegan',
  {
    weight: 'routine',
    turns: true,
    fields: { now: MOMENT, first: whole('seat, if any', -1, 31), batch: optional(COUNT) },
    does(state, { now, first, batch = 1 }) {
      state.now = now
      state.first = first
      state.batch = batch
      state.acting = -1
      state.due = state.passed = 0
      if (state.wake.length > 0) state.wake = NO_WAKE
      for (let ship = 0; ship < state.ships.length; ship++) state.ships[ship]!.acted = 0
    },
    tell: ({ now }) => plainly(`Turn ${turnAt(TURN, now)}, ${phaseAt(TURN, now)}`),
  },
  does => (desk, said, why) => {
    does(desk.ink, said)
    if (desk.heard !== null)
      desk.heard.push({ type: 'PhaseBegan', why, now: said.now, first: said.first, batch: said.batch })
  },
)

/** 3, 4, 5 A side may act with so many ships. */
export const opportunityGiven = event('OpportunityGiven', {
  weight: 'routine',
  fields: { seat: SEAT, ships: COUNT },
  does(state, { seat, ships }) {
    state.acting = seat
    state.due = ships
  },
  tell: ({ seat, ships }, after) =>
    plainly(
      `${sideOf(after, seat)}: ${after.divisions.length > 0 ? plural(ships, 'division', 'divisions') : plural(ships, 'ship', 'ships')} to act`,
    ),
})

/** 3, 4, 5 A side that passes acts no more in this phase. */
export const sidePassed = event('SidePassed', {
  weight: 'routine',
  fields: { seat: SEAT },
  does(state, { seat }) {
    state.passed |= 1 << seat
    state.due = 0
  },
  tell: ({ seat }, after) => plainly(`${sideOf(after, seat)}: no more in this phase`),
})

export const sideConceded = event('SideConceded', {
  weight: 'end',
  fields: { seat: SEAT },
  does(state, { seat }) {
    state.conceded = seat
  },
  tell: ({ seat }, after) => plainly(`${sideOf(after, seat)}: the battle is conceded`),
})

export const battleEnded = event('BattleEnded', {
  weight: 'end',
  fields: {},
  does(state) {
    state.over = 1
    state.acting = -1
    state.due = 0
  },
  tell: () => plainly('The battle is over'),
})

/** 2.13 These sides, as bits, place their ships now. */
export const deploymentBegan = event('DeploymentBegan', {
  weight: 'routine',
  fields: { sides: SIDES },
  does(state, { sides }) {
    state.deploying = sides
  },
  tell: ({ sides }, after) => plainly(`${sides === 3 ? 'Both sides' : sideOf(after, sides - 1)}: ships are placed`),
})

export const shipDeployed = event('ShipDeployed', {
  fields: { ship: SHIP, x: PLACE, y: PLACE, heading: HEADING },
  does(state, { ship, x, y, heading }) {
    const placed = state.ships[ship]!
    placed.x = x
    placed.y = y
    placed.heading = heading
    placed.berth = BERTH.found
  },
  tell: ({ ship, heading }) => she(ship, `takes her place, heading ${bearingText(heading)}`),
})

export const deploymentEnded = event('DeploymentEnded', {
  weight: 'routine',
  fields: {},
  does(state) {
    state.deploying = 0
  },
  tell: () => plainly('All ships are placed'),
})

const NO_WAKE: readonly number[] = []
