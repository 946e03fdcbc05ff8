import { COUNT, INDEX, SHIP, she, TURN_NUMBER, WHOLE } from '#kernel/event/index.ts'
import { moment, put } from '#kernel/turn/index.ts'
import type { Boat } from '../02-ships/annex.ts'
import { PASSING, SURFACE, TURN, ZONES } from '../02-ships/conditions.ts'
import { type State, turnOf } from '../02-ships/state.ts'
import { mend } from '../08-4-repairs/events.ts'
import { event } from '../events/event.ts'
import { clock, points, systemName } from '../events/words.ts'

export const depthChanged = event('DepthChanged', {
  fields: { ship: SHIP, zone: INDEX, broached: COUNT },
  does(state, { ship, zone, broached }) {
    const boat = boatAt(state, ship)
    boat.zone = zone
    boat.broached = broached
  },
  tell: ({ ship, zone, broached }) => she(ship, broached > 0 ? 'broaches' : depthWords(zone)),
})

/** 8.3, H42 Another takes her a turn with a bridge. */
export const solutionsLost = event('SolutionsLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    boatAt(state, ship).unsolved = 1 + Math.max(turnOf(state), state.ships[ship]!.bridge)
  },
  tell: ({ ship }) => she(ship, 'loses her firing solutions'),
})

export const cellsLost = event('CellsLost', {
  fields: { ship: SHIP, charged: COUNT, spent: WHOLE },
  does(state, { ship, charged, spent }) {
    const boat = boatAt(state, ship)
    boat.charged -= charged
    boat.spent -= spent
  },
  tell: ({ ship, charged, spent }) => she(ship, `loses ${charged + spent} of her endurance`),
})

export const hullDeformed = event('HullDeformed', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    boatAt(state, ship).deformed++
  },
  tell: ({ ship }) => she(ship, 'has her hull dented'),
})

export const fusesBlown = event('FusesBlown', {
  fields: { ship: SHIP, until: TURN_NUMBER },
  does(state, { ship, until }) {
    const boat = boatAt(state, ship)
    if (until > boat.fuses) boat.fuses = until
  },
  tell: ({ ship, until }, after) => she(ship, `is without power through ${clock(after, until)}`),
})

export const depthControlLost = event('DepthControlLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    boatAt(state, ship).adrift = 1
  },
  tell: ({ ship }) => she(ship, 'cannot hold her depth'),
})

/** 8.1.4 An attack on a submerged boat, of severity 1 minor, 2 major or 3 lethal. */
export const depthChargeStruck = event('DepthChargeStruck', {
  fields: { ship: SHIP, damage: COUNT, severity: COUNT },
  does(state, { ship, damage, severity }) {
    const hit = state.ships[ship]!
    hit.due += damage
    hit.pierced = hit.piercedNow = 1
    const boat = boatAt(state, ship)
    // several in one phase are one batch, of the worst (R7)
    if (severity > boat.severity) boat.severity = severity
  },
  tell: ({ ship, damage, severity }) =>
    she(ship, `suffers ${SEVERITIES[severity]} damage under water: ${points(damage)}`),
})

/** 8.1.2 What was just lost comes back by itself on that turn. */
export const passingHit = event('PassingHit', {
  fields: { ship: SHIP, system: INDEX, index: INDEX, turn: TURN_NUMBER },
  does(state, { ship, system, index, turn }) {
    put(state.agenda, { at: moment(TURN, turn, 'resolution'), what: PASSING, ship, amount: system * 100 + index })
  },
  tell: ({ ship, system, index, turn }, after) =>
    she(ship, `will have her ${systemName(after, ship, system, index)} back at ${clock(after, turn)}`),
})

export const passingMended = event('PassingMended', {
  fields: { ship: SHIP, system: INDEX, index: INDEX },
  does(state, { ship, system, index }) {
    mend(state, ship, system, index)
  },
  tell: ({ ship, system, index }, after) => she(ship, `has her ${systemName(after, ship, system, index)} back`),
})

/** R56 The one try has been made, and flooding is Severe still, or is not. */
export const floodTried = event('FloodTried', {
  fields: { ship: SHIP, severe: COUNT },
  does(state, { ship, severe }) {
    boatAt(state, ship).tried = severe
  },
  tell: ({ ship, severe }) => she(ship, severe > 0 ? 'cannot stem the water' : 'holds the water down'),
})

// What happens to submarines (8.1.4, 8.3).

const boatAt = (state: State, ship: number): Boat => state.annex.boats.find(boat => boat.ship === ship)!

const SEVERITIES = ['', 'minor', 'major', 'lethal']
const depthWords = (zone: number): string => (zone === SURFACE ? 'is on the surface' : `is at ${ZONES[zone]} depth`)
