import type { Frozen } from '#kernel/desk/index.ts'
import { CONTENTS, SURFACE, ZONES } from './conditions.ts'
import { AIRSHIP_PARTS, type AirEvent, type BoatEvent, type RepairEvent, type SeaEvent } from './events.ts'
import type { Seen, State } from './state.ts'
import { systemName, tellRepair } from './tell-8-4.ts'
import { airshipName, clock, name, PLANE_STATES, planeName, plural, she } from './words.ts'

const DECKS = ['forward', 'amidships', 'aft', 'in the hangar']
const SEVERITIES = ['', 'minor', 'major', 'lethal']
/** 8.8 */
const CONTROLS = ['elevator', 'rudder', 'valves', 'ballast']

/** Cargo, crews and men in the water, in one sentence. */
export function tellSea(event: SeaEvent | AirEvent | BoatEvent | RepairEvent, state: Frozen<State>): string {
  switch (event.type) {
    case 'CargoLost':
      return she(state, event.ship, `loses ${event.quantity} of her ${holdName(state, event.hold)}`)
    case 'HoldBurned':
      return she(state, event.ship, 'has ammunition burning in a hold')
    case 'HoldFlooded':
      return she(state, event.ship, `floods a hold of ${holdName(state, event.hold)}`)
    case 'HoldExploded':
      return she(state, event.ship, `has ${event.tons} tons of ammunition go up`)
    case 'CrewCrossed':
      return `${event.fit + event.hurt} crew factors cross from ${name(state, event.ship)} to ${event.to < 0 ? 'a pier' : name(state, event.to)}.`
    case 'CrewInWater':
      return she(state, event.ship, `has ${event.fit + event.hurt} crew factors in the water`)
    case 'Collided':
      return she(state, event.ship, `is in a collision: ${event.damage} points`)
    case 'SurvivorsLeft':
      return `${plural(event.count, 'man is', 'men are')} left in the water.`
    case 'SurvivorsDrifted':
      return `Survivors drift at ${event.knots} knots on ${String(event.course).padStart(3, '0')}.`
    case 'SurvivorsSaved':
      return `${plural(event.count, 'survivor is', 'survivors are')} picked up.`
    default:
      return tellAir(event, state)
  }
}
const holdName = (state: Seen, hold: number): string => CONTENTS[state.annex.holds[hold]!.contents]!

function tellAir(event: AirEvent | BoatEvent | RepairEvent, state: Frozen<State>): string {
  switch (event.type) {
    case 'BombsStruck':
      return she(
        state,
        event.ship,
        `is struck from the air on the ${event.part === 0 ? 'belt' : 'deck'}: ${event.damage} points`,
      )
    case 'BombKeelRolled':
      return she(state, event.ship, event.broken > 0 ? 'breaks her keel' : 'keeps her keel whole')
    case 'DeckRisked':
      return she(
        state,
        event.ship,
        event.due > 0 ? 'has shells plunge into her flight deck' : 'has her flight deck spared',
      )
    case 'AutoDeckRolled':
      return she(state, event.ship, 'has her flight deck torn open')
    case 'DeckHit':
      return she(state, event.ship, `is hit on the flight deck ${DECKS[event.place]}`)
    case 'AircraftLost':
      return she(
        state,
        event.ship,
        `loses an aircraft ${DECKS[event.place]}${event.exploded > 0 ? ', whose ordnance explodes' : ''}`,
      )
    case 'ElevatorLost':
      return she(state, event.ship, 'loses an elevator')
    case 'FlyingStopped':
      return she(state, event.ship, `flies nothing through ${clock(state, event.until)}`)
    case 'FuelPurged':
      return she(state, event.ship, 'purges her aviation fuel and ordnance')
    case 'PlaneHit':
      return `${planeName(state, event.plane)} is ${PLANE_STATES[event.state]}.`
    case 'AirshipHit':
      return `${airshipName(state, event.airship)} is hit: ${AIRSHIP_PARTS[event.part] === 'control' ? CONTROLS[event.index] : AIRSHIP_PARTS[event.part]}.`
    case 'AirshipBurns':
      return `${airshipName(state, event.airship)} ${event.on > 0 ? 'has her gondola on fire' : 'has put her fire out'}.`
    case 'AirshipLost':
      return `${airshipName(state, event.airship)} goes down in flames.`
    case 'AirshipLightened':
      return `${airshipName(state, event.airship)} drops all ballast and load.`
    default:
      return tellBoat(event, state)
  }
}

function tellBoat(event: BoatEvent | RepairEvent, state: Frozen<State>): string {
  switch (event.type) {
    case 'DepthChanged':
      return she(state, event.ship, event.broached > 0 ? 'broaches' : depthWords(event.zone))
    case 'SolutionsLost':
      return she(state, event.ship, 'loses her firing solutions')
    case 'CellsLost':
      return she(state, event.ship, `loses ${event.charged + event.spent} of her endurance`)
    case 'HullDeformed':
      return she(state, event.ship, 'has her hull dented')
    case 'FusesBlown':
      return she(state, event.ship, `is without power through ${clock(state, event.until)}`)
    case 'DepthControlLost':
      return she(state, event.ship, 'cannot hold her depth')
    case 'DepthChargeStruck':
      return she(state, event.ship, `suffers ${SEVERITIES[event.severity]} damage under water: ${event.damage} points`)
    case 'PassingHit':
      return she(
        state,
        event.ship,
        `will have her ${systemName(state, event.ship, event.system, event.index)} back at ${clock(state, event.turn)}`,
      )
    case 'PassingMended':
      return she(state, event.ship, `has her ${systemName(state, event.ship, event.system, event.index)} back`)
    case 'FloodTried':
      return she(state, event.ship, event.severe > 0 ? 'cannot stem the water' : 'holds the water down')
    default:
      return tellRepair(event, state)
  }
}

const depthWords = (zone: number): string => (zone === SURFACE ? 'is on the surface' : `is at ${ZONES[zone]} depth`)
