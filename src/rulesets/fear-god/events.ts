import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Event, FearGodDesk } from './event.ts'
import { isBelowEvent } from './event-below.ts'
import { isFlying } from './event-flying.ts'
import { isSailing } from './event-sailing.ts'
import {
  agendaTurned,
  batchClosed,
  batchOpened,
  batteryMissed,
  blastSuffered,
  criticalRolled,
  criticalsCounted,
  explosionSuffered,
  fireDeclared,
  hitsScored,
  hulkSank,
  keelRolled,
  phaseBegan,
  reducedToTenth,
  salvosCounted,
  shipActed,
  shipDestroyed,
  shipSinking,
  speedChanged,
  torpedoStruck,
} from './events-8-1.ts'
import {
  autoFloodRolled,
  casualtiesApplied,
  casualtiesChanged,
  casualtyStarted,
  conflagrationCounted,
  crewDrafted,
  firefightingOrdered,
  fireRestarted,
  magazinesFlooded,
  stockBurned,
} from './events-8-2.ts'
import {
  bridgeHit,
  captainHit,
  commsLost,
  crewFactorLost,
  directorLost,
  flotationHit,
  mountLost,
  mountSpared,
  rudderJammed,
  sensorLost,
  sparkRolled,
  sparksLit,
  speedLevelLost,
  steeringDisabled,
  strengthLost,
} from './events-8-3.ts'
import { applyBelow } from './events-below.ts'
import { applyFlying } from './events-flying.ts'
import { applySailing } from './events-sailing.ts'
import { applySea } from './events-sea.ts'
import type { State } from './state.ts'

/**
 * The only code of this book that changes a state, chapter by chapter. Each event is a function that does it on the desk and,
 * if anyone listens, writes it down; `apply` does a written event again.
 */
export type * from './event.ts'
export type * from './event-8-4.ts'
export type * from './event-air.ts'
export type * from './event-below.ts'
export type * from './event-boats.ts'
export type * from './event-flying.ts'
export type * from './event-sailing.ts'
export type * from './event-sea.ts'
export * from './events-8-1.ts'
export * from './events-8-2.ts'
export * from './events-8-3.ts'
export * from './events-8-4.ts'
export * from './events-air.ts'
export * from './events-below.ts'
export * from './events-boats.ts'
export * from './events-flying.ts'
export * from './events-sailing.ts'
export * from './events-sea.ts'

/** Do a written event again. */
export function apply(state: State, event: Event): void {
  const desk: FearGodDesk = new Desk(state, NO_DICE)
  const { why } = event
  if (isSailing(event)) return applySailing(desk, event)
  if (isBelowEvent(event)) return applyBelow(desk, event)
  if (isFlying(event)) return applyFlying(desk, event)
  switch (event.type) {
    case 'PhaseBegan':
      return phaseBegan(desk, event.now, why)
    case 'ShipActed':
      return shipActed(desk, event.ship, why)
    case 'FireDeclared':
      return fireDeclared(desk, event.ship, event.target, event.battery, event.shell, why)
    case 'SalvosCounted':
      return salvosCounted(desk, event.ship, event.target, event.count, why)
    case 'BatteryMissed':
      return batteryMissed(desk, event.ship, event.target, event.battery, event.chance, why)
    case 'HitsScored':
      return hitsScored(
        desk,
        event.ship,
        event.by,
        event.battery,
        event.hits,
        event.damage,
        event.part,
        event.penetrated,
        event.casemate,
        event.calibre,
        why,
      )
    case 'TorpedoStruck':
      return torpedoStruck(
        desk,
        event.ship,
        event.damage,
        event.side,
        event.absorbed,
        event.auto,
        event.keel,
        event.stern,
        why,
      )
    case 'ExplosionSuffered':
      return explosionSuffered(desk, event.ship, event.damage, event.underwater, why)
    case 'BlastSuffered':
      return blastSuffered(desk, event.ship, event.damage, why)
    case 'BatchOpened':
      return batchOpened(desk, event.ship, event.plain, event.torpedo, event.inside, why)
    case 'CriticalsCounted':
      return criticalsCounted(desk, event.ship, event.count, why)
    case 'CriticalRolled':
      return criticalRolled(desk, event.ship, event.kind, event.ignored, why)
    case 'BatchClosed':
      return batchClosed(desk, event.ship, why)
    case 'ReducedToTenth':
      return reducedToTenth(desk, event.ship, event.remaining, why)
    case 'KeelRolled':
      return keelRolled(desk, event.ship, event.broken, why)
    case 'ShipSinking':
      return shipSinking(desk, event.ship, event.turn, why)
    case 'ShipDestroyed':
      return shipDestroyed(desk, event.ship, why)
    case 'HulkSank':
      return hulkSank(desk, event.ship, why)
    case 'AgendaTurned':
      return agendaTurned(desk, event.now, why)
    case 'AutoFloodRolled':
      return autoFloodRolled(desk, event.ship, event.halved, why)
    case 'CasualtyStarted':
      return casualtyStarted(desk, event.ship, event.kind, event.percent, event.atOnce, why)
    case 'CasualtiesApplied':
      return casualtiesApplied(desk, event.ship, event.kind, event.damage, why)
    case 'CasualtiesChanged':
      return casualtiesChanged(desk, event.ship, event.kind, event.percent, why)
    case 'ConflagrationCounted':
      return conflagrationCounted(desk, event.ship, event.count, why)
    case 'MountLost':
      return mountLost(desk, event.ship, event.group, why)
    case 'MountSpared':
      return mountSpared(desk, event.ship, why)
    case 'SparksLit':
      return sparksLit(desk, event.ship, event.group, event.count, why)
    case 'SparkRolled':
      return sparkRolled(desk, event.ship, why)
    case 'DirectorLost':
      return directorLost(desk, event.ship, event.battery, event.count, why)
    case 'StrengthLost':
      return strengthLost(desk, event.ship, event.battery, why)
    case 'SpeedLevelLost':
      return speedLevelLost(desk, event.ship, why)
    case 'BridgeHit':
      return bridgeHit(desk, event.ship, event.until, event.course, why)
    case 'CaptainHit':
      return captainHit(desk, event.ship, event.who, why)
    case 'RudderJammed':
      return rudderJammed(desk, event.ship, event.rudder, why)
    case 'SteeringDisabled':
      return steeringDisabled(desk, event.ship, why)
    case 'SensorLost':
      return sensorLost(desk, event.ship, event.sensor, why)
    case 'CommsLost':
      return commsLost(desk, event.ship, event.which, why)
    case 'CrewFactorLost':
      return crewFactorLost(desk, event.ship, why)
    case 'FlotationHit':
      return flotationHit(desk, event.ship, why)
    case 'SpeedChanged':
      return speedChanged(desk, event.ship, event.speed, why)
    case 'CrewDrafted':
      return crewDrafted(desk, event.ship, event.role, why)
    case 'MagazinesFlooded':
      return magazinesFlooded(desk, event.ship, why)
    case 'FirefightingOrdered':
      return firefightingOrdered(desk, event.ship, event.on, why)
    case 'FireRestarted':
      return fireRestarted(desk, event.ship, event.percent, why)
    case 'StockBurned':
      return stockBurned(desk, event.ship, event.source, event.percent, event.atOnce, why)
    default:
      return applySea(desk, event)
  }
}
const NO_DICE = new Dice(new Script([]))
