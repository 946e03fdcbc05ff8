import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import {
  controlLost,
  type Event,
  type FleetDesk,
  fittingLost,
  mountLost,
  officerHit,
  phaseBegan,
  powerFailed,
  powerRestored,
  powerTested,
  repaired,
  salvoRun,
  shipActed,
  shipLit,
  shipSteamed,
  smokeRestored,
  targetSought,
  torpedoesDeclared,
  torpedoMountLost,
  trackFell,
  trackRose,
  turnCleared,
} from './events.ts'
import {
  blastReached,
  blastSpread,
  criticalBegan,
  criticalEnded,
  criticalRolled,
  flashoverDue,
  hitStruck,
  hitsScored,
  rowResolved,
  shipLost,
} from './events-damage.ts'
import type { State } from './state.ts'

/** Do a written event again. */
export function apply(state: State, event: Event): void {
  const desk: FleetDesk = new Desk(state, NO_DICE)
  const { why } = event
  switch (event.type) {
    case 'PhaseBegan':
      return phaseBegan(desk, event.now, event.first, why)
    case 'ShipActed':
      return shipActed(desk, event.ship, why)
    case 'ShipSteamed':
      return shipSteamed(desk, event.ship, event.moved, event.to, why)
    case 'ControlLost':
      return controlLost(desk, event.ship, event.to, why)
    case 'TurnCleared':
      return turnCleared(desk, event.ship, why)
    case 'TorpedoesDeclared':
      return torpedoesDeclared(desk, event.salvo, event.tubes, why)
    case 'SalvoRun':
      return salvoRun(desk, event.salvo, why)
    case 'ShipLit':
      return shipLit(desk, event.ship, event.by, why)
    case 'PowerTested':
      return powerTested(desk, event.ship, event.passed, why)
    case 'TargetSought':
      return targetSought(desk, event.ship, event.target, event.found, why)
    case 'TrackFell':
      return trackFell(desk, event.ship, event.track, event.by, why)
    case 'TrackRose':
      return trackRose(desk, event.ship, event.track, event.by, why)
    case 'FittingLost':
      return fittingLost(desk, event.ship, event.fitting, why)
    case 'SmokeRestored':
      return smokeRestored(desk, event.ship, why)
    case 'PowerFailed':
      return powerFailed(desk, event.ship, why)
    case 'PowerRestored':
      return powerRestored(desk, event.ship, why)
    case 'Repaired':
      return repaired(desk, event.ship, event.kind, why)
    case 'OfficerHit':
      return officerHit(desk, event.ship, event.killed, why)
    case 'MountLost':
      return mountLost(desk, event.ship, event.group, why)
    case 'TorpedoMountLost':
      return torpedoMountLost(desk, event.ship, event.rack, why)
    case 'HitsScored':
      return hitsScored(desk, event.ship, event.hits, why)
    case 'HitStruck':
      return hitStruck(desk, event.ship, event.rolls, event, why)
    case 'CriticalBegan':
      return criticalBegan(desk, event.ship, event.budget, event.table, event.sort, why)
    case 'CriticalRolled':
      return criticalRolled(desk, event.ship, event.passed, why)
    case 'CriticalEnded':
      return criticalEnded(desk, event.ship, why)
    case 'FlashoverDue':
      return flashoverDue(desk, event.ship, event.budget, event.column, why)
    case 'RowResolved':
      return rowResolved(desk, event.ship, event.row, event.left, event.stuck, why)
    case 'ShipLost':
      return shipLost(desk, event.ship, event.end, why)
    case 'BlastSpread':
      return blastSpread(desk, event.ship, event.blast, why)
    case 'BlastReached':
      return blastReached(desk, event.ship, event.blast, event.next, why)
  }
}
const NO_DICE = new Dice(new Script([]))
