import { COUNT, INDEX, INDEX_IF_ANY, SHIP, she, TURN_NUMBER, WHOLE, whole } from '#kernel/event/index.ts'
import { BRIDGE, CHANNELS, ENGINES, RUDDER, RUDDERS, STEERING, STRENGTH } from '../02-ships/conditions.ts'
import { startOver } from '../08-4-repairs/events.ts'
import { AFTER_LIGHT, FORWARD_LIGHT, SONAR } from '../book/tables.ts'
import { event } from '../events/event.ts'
import { clock, groupName, guns, plural } from '../events/words.ts'

// What other criticals do (8.3).
export const mountLost = event('MountLost', {
  fields: { ship: SHIP, group: INDEX },
  does(state, { ship, group }) {
    state.ships[ship]!.mounts[group]!--
  },
  tell: ({ ship, group }, after) => she(ship, `loses a mount: ${groupName(after, ship, group)}`),
})

export const mountSpared = event('MountSpared', {
  fields: { ship: SHIP },
  does() {},
  tell: ({ ship }) => she(ship, 'is hit on a weapon that was already lost'),
})

/** 8.3 Casemates beside an explosion must roll for their own. */
export const sparksLit = event('SparksLit', {
  fields: { ship: SHIP, group: INDEX, count: COUNT },
  does(state, { ship, group, count }) {
    const hit = state.ships[ship]!
    hit.sparks += count
    hit.sparkGroup = group
  },
  tell: ({ ship, count }) => she(ship, `has flames among ${plural(count, 'gun', 'guns')} nearby`),
})

export const sparkRolled = event('SparkRolled', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.sparks--
  },
  tell: ({ ship }) => she(ship, 'fears for the ready ammunition of the next gun'),
})

export const directorLost = event('DirectorLost', {
  fields: { ship: SHIP, battery: INDEX, count: COUNT },
  does(state, { ship, battery, count }) {
    state.ships[ship]!.directors[battery]! -= count
  },
  tell: ({ ship, battery }, after) => she(ship, `loses fire control of the ${guns(after, ship, battery)}`),
})

/** 8.3 A third of the original strength (R70). */
export const strengthLost = event('StrengthLost', {
  fields: { ship: SHIP, battery: INDEX },
  does(state, { ship, battery }) {
    state.ships[ship]!.thirds[battery]!++
    startOver(state, ship, STRENGTH)
  },
  tell: ({ ship, battery }, after) => she(ship, `loses a third of her ${guns(after, ship, battery)}`),
})

export const speedLevelLost = event('SpeedLevelLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    const hit = state.ships[ship]!
    if (hit.levels < 4) hit.levels++
    startOver(state, ship, ENGINES)
  },
  tell: ({ ship }) => she(ship, 'loses a level of speed'),
})

export const bridgeHit = event('BridgeHit', {
  fields: { ship: SHIP, until: TURN_NUMBER, course: WHOLE },
  does(state, { ship, until, course }) {
    const hit = state.ships[ship]!
    if (until > hit.bridge) hit.bridge = until
    hit.bridgeCourse = course
    startOver(state, ship, BRIDGE)
    if (!state.fixed.sheets[ship]!.isSmall) hit.slowHelm = 1
  },
  tell: ({ ship, until }, after) => she(ship, `is without a bridge through ${clock(after, until)}`),
})

export const captainHit = event('CaptainHit', {
  fields: { ship: SHIP, who: INDEX_IF_ANY },
  does(state, { ship }) {
    const hit = state.ships[ship]!
    if (hit.captains > 0) hit.captains--
  },
  tell: ({ ship }) => she(ship, 'has her captain hit'),
})

export const rudderJammed = event('RudderJammed', {
  fields: { ship: SHIP, rudder: INDEX },
  does(state, { ship, rudder }) {
    state.ships[ship]!.rudder = rudder
    startOver(state, ship, RUDDER)
  },
  tell: ({ ship, rudder }) => she(ship, `has her rudder jammed ${RUDDERS[rudder]}`),
})

export const steeringDisabled = event('SteeringDisabled', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.steering = 1
    startOver(state, ship, STEERING)
  },
  tell: ({ ship }) => she(ship, 'loses her steering engine'),
})

export const sensorLost = event('SensorLost', {
  fields: { ship: SHIP, sensor: INDEX },
  does(state, { ship, sensor }) {
    const hit = state.ships[ship]!
    if (sensor === FORWARD_LIGHT) hit.lightsForward--
    else if (sensor === AFTER_LIGHT) hit.lightsAft--
    else if (sensor === SONAR) hit.sonar = 0
    else hit.finder = 0
  },
  tell: ({ ship, sensor }) => she(ship, `loses ${LOST_SENSORS[sensor]}`),
})

export const commsLost = event('CommsLost', {
  fields: { ship: SHIP, which: whole('channel', 0, 30) },
  does(state, { ship, which }) {
    state.ships[ship]!.comms |= 1 << which
  },
  tell: ({ ship, which }) => she(ship, `loses her ${CHANNELS[which]}`),
})

export const crewFactorLost = event('CrewFactorLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.crewLost++
  },
  tell: ({ ship }) => she(ship, 'loses a sixth of her crew'),
})

export const flotationHit = event('FlotationHit', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.flotation++
  },
  tell: ({ ship }) => she(ship, 'is holed'),
})

const LOST_SENSORS = ['a forward searchlight', 'an after searchlight', 'her sonar', 'her direction finder']
