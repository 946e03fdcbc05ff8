import { COUNT, INDEX, plainly, SHIP, she, TURN_NUMBER } from '#kernel/event/index.ts'
import type { Carrier } from '../02-ships/annex.ts'
import { AVIATION_FUEL, FLIGHT_DECK, sourceOf } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { startOver } from '../08-4-repairs/events.ts'
import { event } from '../events/event.ts'
import { airshipName, clock, PLANE_STATES, planeName, points } from '../events/words.ts'

/** 8.1.6 Bombs, rockets or strafing: kept until the end of the phase. */
export const bombsStruck = event('BombsStruck', {
  fields: {
    ship: SHIP,
    hits: COUNT,
    damage: COUNT,
    part: INDEX,
    penetrated: COUNT,
    casemate: COUNT,
    calibre: COUNT,
    keels: COUNT,
    decks: COUNT,
    piercing: COUNT,
  },
  does(state, { ship, damage, penetrated, casemate, calibre, keels, decks, piercing }) {
    const hit = state.ships[ship]!
    hit.due += damage
    hit.bombKeels += keels
    if (calibre > hit.largest) hit.largest = calibre
    if (penetrated > 0) hit.pierced = hit.piercedNow = 1
    if (casemate > 0) hit.casemated = hit.casematedNow = 1
    const carrier = carrierAt(state, ship)
    if (carrier !== undefined) {
      carrier.due += decks
      if (piercing > 0) carrier.piercing = 1
    }
  },
  tell: ({ ship, damage, part }) =>
    she(ship, `is struck from the air on the ${part === 0 ? 'belt' : 'deck'}: ${points(damage)}`),
})

export const bombKeelRolled = event('BombKeelRolled', {
  fields: { ship: SHIP, broken: COUNT },
  does(state, { ship }) {
    state.ships[ship]!.bombKeels--
  },
  tell: ({ ship, broken }) => she(ship, broken > 0 ? 'breaks her keel' : 'keeps her keel whole'),
})

/** 8.1.2 Shells have risked a carrier's deck in this turn. */
export const deckRisked = event('DeckRisked', {
  fields: { ship: SHIP, turn: TURN_NUMBER, due: COUNT },
  does(state, { ship, turn, due }) {
    const carrier = carrierAt(state, ship)!
    carrier.shelled = turn
    carrier.due += due
  },
  tell: ({ ship, due }) => she(ship, due > 0 ? 'has shells plunge into her flight deck' : 'has her flight deck spared'),
})

export const autoDeckRolled = event('AutoDeckRolled', {
  weight: 'routine',
  fields: { ship: SHIP },
  does(state, { ship }) {
    carrierAt(state, ship)!.due--
  },
  tell: ({ ship }) => she(ship, 'has her flight deck torn open'),
})

export const deckHit = event('DeckHit', {
  fields: { ship: SHIP, place: INDEX },
  does(state, { ship, place }) {
    carrierAt(state, ship)!.deck[place]!++
    startOver(state, ship, FLIGHT_DECK)
  },
  tell: ({ ship, place }) => she(ship, `is hit on the flight deck ${DECKS[place]}`),
})

export const aircraftLost = event('AircraftLost', {
  fields: { ship: SHIP, place: INDEX, exploded: COUNT },
  does(state, { ship, place, exploded }) {
    const carrier = carrierAt(state, ship)!
    carrier.aboard[place]!--
    carrier.lost++
    carrier.exploded += exploded
  },
  tell: ({ ship, place, exploded }) =>
    she(ship, `loses an aircraft ${DECKS[place]}${exploded > 0 ? ', whose ordnance explodes' : ''}`),
})

export const elevatorLost = event('ElevatorLost', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    carrierAt(state, ship)!.elevators--
  },
  tell: ({ ship }) => she(ship, 'loses an elevator'),
})

export const flyingStopped = event('FlyingStopped', {
  fields: { ship: SHIP, until: TURN_NUMBER },
  does(state, { ship, until }) {
    const carrier = carrierAt(state, ship)!
    if (until > carrier.grounded) carrier.grounded = until
  },
  tell: ({ ship, until }, after) => she(ship, `flies nothing through ${clock(after, until)}`),
})

/** 8.3 Fuel and ordnance are flooded or purged: their fires are out. */
export const fuelPurged = event('FuelPurged', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    const it = state.ships[ship]!
    it.fires = it.fires.filter(fire => sourceOf(fire) !== AVIATION_FUEL)
    const carrier = carrierAt(state, ship)!
    carrier.purged = 1
    carrier.readied = 0
  },
  tell: ({ ship }) => she(ship, 'purges her aviation fuel and ordnance'),
})

export const planeHit = event('PlaneHit', {
  fields: { plane: INDEX, state: INDEX, kinds: COUNT, stuck: COUNT },
  does(state, { plane, state: now, kinds, stuck }) {
    const it = state.annex.planes[plane]!
    it.state = now
    it.kinds = kinds
    it.stuck = stuck
  },
  tell: ({ plane, state }, after) => plainly(`${planeName(after, plane)} is ${PLANE_STATES[state]}`),
})

/** 8.8 What an airship loses: an engine of a side, a tank, a control, her wireless, a weapon, a cell. */
export const airshipHit = event('AirshipHit', {
  fields: { airship: INDEX, part: INDEX, index: INDEX },
  does(state, { airship, part, index }) {
    const it = state.annex.airships[airship]!
    switch (AIRSHIP_PARTS[part]!) {
      case 'engine':
        if (index === 0) it.port--
        else it.starboard--
        break
      case 'fuel':
        if (it.tanks[index] === 1) it.tanks[index] = 2
        break
      case 'control':
        it.controls |= 1 << index
        break
      case 'wireless':
        it.wireless = 0
        break
      case 'weapon':
        if (it.weapons > 0) it.weapons--
        break
      case 'cell':
        it.cells[index] = 1
    }
  },
  tell: ({ airship, part, index }, after) =>
    plainly(
      `${airshipName(after, airship)} is hit: ${AIRSHIP_PARTS[part] === 'control' ? CONTROLS[index] : AIRSHIP_PARTS[part]}`,
    ),
})

export const airshipBurns = event('AirshipBurns', {
  fields: { airship: INDEX, on: COUNT },
  does(state, { airship, on }) {
    state.annex.airships[airship]!.burning = on
  },
  tell: ({ airship, on }, after) =>
    plainly(`${airshipName(after, airship)} ${on > 0 ? 'has her gondola on fire' : 'has put her fire out'}`),
})

export const airshipLost = event('AirshipLost', {
  weight: 'end',
  fields: { airship: INDEX },
  does(state, { airship }) {
    state.annex.airships[airship]!.lost = 1
  },
  tell: ({ airship }, after) => plainly(`${airshipName(after, airship)} goes down in flames`),
})

export const airshipLightened = event('AirshipLightened', {
  fields: { airship: INDEX },
  does(state, { airship }) {
    state.annex.airships[airship]!.lightened = 1
  },
  tell: ({ airship }, after) => plainly(`${airshipName(after, airship)} drops all ballast and load`),
})

// What happens to aviation ships, aircraft and airships (8.1.6, 8.3, 8.7, 8.8).

const carrierAt = (state: State, ship: number): Carrier | undefined =>
  state.annex.carriers.find(carrier => carrier.ship === ship)

/** Parts of an airship that can be hit, `AirshipHit.part`. */
export const AIRSHIP_PARTS = ['engine', 'fuel', 'control', 'wireless', 'weapon', 'cell'] as const

/** Where aircraft are aboard. */
export const DECKS = ['forward', 'amidships', 'aft', 'in the hangar']
/** 8.8 */
const CONTROLS = ['elevator', 'rudder', 'valves', 'ballast']
