import type { Frozen } from '#kernel/desk/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { CHANNELS, FIRE, RUDDERS, TURN } from './conditions.ts'
import { isBelowEvent } from './event-below.ts'
import { isFlying } from './event-flying.ts'
import { isSailing } from './event-sailing.ts'
import type { Event } from './events.ts'
import { ROLES } from './ship.ts'
import { type Seen, type State, sheetAt, turnOf } from './state.ts'
import { KINDS } from './tables-criticals.ts'
import { tellBelow } from './tell-below.ts'
import { tellFlying } from './tell-flying.ts'
import { tellSea } from './tell-others.ts'
import { tellSailing } from './tell-sailing.ts'
import { clock, groupName, name, plural, she } from './words.ts'

const STOCKS = ['', 'aircraft', 'aviation fuel', 'ammunition', 'crude oil', 'oil', 'aviation petrol']
const LOST_SENSORS = ['a forward searchlight', 'an after searchlight', 'her sonar', 'her direction finder']

/** What happened, in one sentence. The state is that after the event. */
export function tell(event: Event, state: Frozen<State>): string {
  if (isSailing(event)) return tellSailing(event, state)
  if (isBelowEvent(event)) return tellBelow(event, state)
  if (isFlying(event)) return tellFlying(event, state)
  switch (event.type) {
    case 'PhaseBegan':
      return `${clock(state, turnAt(TURN, event.now))}, ${phaseAt(TURN, event.now)}.`
    case 'AgendaTurned':
      return 'What fell due has been dealt with.'
    case 'FireDeclared':
      return `${name(state, event.ship)}'s ${battery(state, event.ship, event.battery)} aim at ${name(state, event.target)}.`
    case 'SalvosCounted':
      return event.count === 0
        ? `${name(state, event.ship)} has lost the range of ${name(state, event.target)}.`
        : `${name(state, event.ship)} has fired ${plural(event.count, 'salvo', 'salvoes')} at ${name(state, event.target)}.`
    case 'BatteryMissed':
      return `${name(state, event.ship)}'s ${battery(state, event.ship, event.battery)} miss (${event.chance} per cent).`
    case 'HitsScored':
      return `${name(state, event.by)}'s ${battery(state, event.by, event.battery)} hit ${name(state, event.ship)} ${times(event.hits)} on the ${event.part === 0 ? 'belt' : 'deck'} and ${event.penetrated > 0 ? 'go through' : 'do not go through'}: ${event.damage} points.`
    case 'BlastSuffered':
      return `The blast costs ${name(state, event.ship)} ${event.damage} points.`
    case 'CriticalRolled':
      return `${name(state, event.ship)}: ${KINDS[event.kind]}${event.ignored > 0 ? ', kept out by her armour' : ''}.`
    case 'ShipActed':
      return she(state, event.ship, 'has given her orders')
    case 'TorpedoStruck':
      return she(
        state,
        event.ship,
        `is struck below water: ${event.damage} points${event.absorbed > 0 ? `, ${event.absorbed} taken by her protection` : ''}`,
      )
    case 'ExplosionSuffered':
      return she(
        state,
        event.ship,
        `suffers an explosion ${event.underwater > 0 ? 'below water' : 'on board'}: ${event.damage} points`,
      )
    case 'BatchOpened':
      return she(state, event.ship, `loses ${event.plain + event.torpedo} points`)
    case 'CriticalsCounted':
      return she(state, event.ship, `suffers ${plural(event.count, 'critical', 'criticals')}`)
    case 'BatchClosed':
      return she(state, event.ship, 'has come through this phase')
    case 'ReducedToTenth':
      return she(state, event.ship, `is reduced to a wreck with ${event.remaining} points`)
    case 'KeelRolled':
      return she(state, event.ship, event.broken > 0 ? 'breaks her keel' : 'keeps her keel whole')
    case 'ShipSinking':
      return she(state, event.ship, `is sinking and will be gone by ${clock(state, event.turn)}`)
    case 'ShipDestroyed':
      return she(state, event.ship, 'is destroyed')
    case 'HulkSank':
      return she(state, event.ship, 'disappears below the waves')
    case 'AutoFloodRolled':
      return she(state, event.ship, 'is opened to the sea')
    case 'CasualtyStarted':
      return she(
        state,
        event.ship,
        `has a ${kind(event.kind)} of ${event.percent} per cent${event.atOnce > 0 ? ', felt at once' : `, due at ${clock(state, turnOf(state) + state.fixed.switches.delay)}`}`,
      )
    case 'CasualtiesApplied':
      return she(state, event.ship, `suffers ${event.damage} points by ${kind(event.kind)}`)
    case 'CasualtiesChanged':
      return she(
        state,
        event.ship,
        event.percent < 0
          ? `brings ${kind(event.kind)} down by ${-event.percent} per cent`
          : `sees ${kind(event.kind)} grow by ${event.percent} per cent`,
      )
    case 'ConflagrationCounted':
      return she(
        state,
        event.ship,
        event.count > 0 ? 'is ablaze from end to end' : 'has the worst of her fires in hand',
      )
    case 'MountLost':
      return she(state, event.ship, `loses a mount: ${groupName(state, event.ship, event.group)}`)
    case 'MountSpared':
      return she(state, event.ship, 'is hit on a weapon that was already lost')
    case 'SparksLit':
      return she(state, event.ship, `has flames among ${plural(event.count, 'gun', 'guns')} nearby`)
    case 'SparkRolled':
      return she(state, event.ship, 'fears for the ready ammunition of the next gun')
    case 'DirectorLost':
      return she(state, event.ship, `loses fire control of the ${battery(state, event.ship, event.battery)}`)
    case 'StrengthLost':
      return she(state, event.ship, `loses a third of her ${battery(state, event.ship, event.battery)}`)
    case 'SpeedLevelLost':
      return she(state, event.ship, 'loses a level of speed')
    case 'BridgeHit':
      return she(state, event.ship, `is without a bridge through ${clock(state, event.until)}`)
    case 'CaptainHit':
      return she(state, event.ship, 'has her captain hit')
    case 'RudderJammed':
      return she(state, event.ship, `has her rudder jammed ${RUDDERS[event.rudder]}`)
    case 'SteeringDisabled':
      return she(state, event.ship, 'loses her steering engine')
    case 'SensorLost':
      return she(state, event.ship, `loses ${LOST_SENSORS[event.sensor]}`)
    case 'CommsLost':
      return she(state, event.ship, `loses her ${CHANNELS[event.which]}`)
    case 'CrewFactorLost':
      return she(state, event.ship, 'loses a sixth of her crew')
    case 'FlotationHit':
      return she(state, event.ship, 'is holed')
    case 'SpeedChanged':
      return she(state, event.ship, `makes ${event.speed / 10} knots`)
    case 'CrewDrafted':
      return she(
        state,
        event.ship,
        event.role < 0
          ? 'sends her gunners back'
          : `calls the crew of her ${ROLES[event.role]} battery to damage control`,
      )
    case 'MagazinesFlooded':
      return she(state, event.ship, 'floods her magazines')
    case 'FirefightingOrdered':
      return she(state, event.ship, event.on > 0 ? 'turns to fight her fires' : 'turns back into the fight')
    case 'FireRestarted':
      return she(state, event.ship, `has an old fire burn again, at ${event.percent} per cent`)
    case 'StockBurned':
      return she(state, event.ship, `has a fire of ${STOCKS[event.source]}: ${event.percent} per cent`)
    default:
      return tellSea(event, state)
  }
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
const battery = (state: Seen, ship: number, index: number): string =>
  `${sheetAt(state, ship).batteries[index]!.name} guns`
const kind = (of: number): string => (of === FIRE ? 'fire' : 'flooding')
