import type { Frozen } from '#kernel/desk/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { arcNames } from './4-1-arcs.ts'
import { deedOf } from './8-written.ts'
import { SEAS } from './9-5-sea.ts'
import type { Event, Marker } from './events.ts'
import { type Seen, type State, sheetAt, TURN } from './state.ts'

const MARKERS: Record<Marker, string> = {
  engine: 'Engine',
  fires: 'Fire',
  floods: 'Flood',
  list: 'List',
  rudder: 'Rudder',
}

/** What happened, in one sentence. The state is that after the event. */
export function tell(event: Event, state: Frozen<State>): string {
  switch (event.type) {
    case 'DeploymentBegan':
      return `${event.sides === 3 ? 'Both sides' : sideOf(state, event.sides - 1)}: ships are placed.`
    case 'ShipDeployed':
      return `${nameOf(state, event.ship)} takes her place, heading ${bearingText(event.heading)}.`
    case 'DeploymentEnded':
      return 'All ships are placed.'
    case 'SeaFound':
      return `The sea: ${SEAS[event.sea]}.`
    case 'AimKept':
      return event.times === 1
        ? `${nameOf(state, event.ship)} finds the range of ${nameOf(state, event.target)}.`
        : `${nameOf(state, event.ship)} has fired at ${nameOf(state, event.target)} for ${event.times} turns.`
    case 'AimLost':
      return `${nameOf(state, event.ship)} loses the range.`
    case 'BoatSunk':
      return `${nameOf(state, event.ship)}: boat ${event.boat + 1} sinks.`
    case 'VisibilityFound':
      return `Visibility: ${event.miles} miles.`
    case 'BoardFloated':
      return 'The board is shifted.'
    case 'SmokeLaid':
      return 'Smoke is laid.'
    case 'SmokeCleared':
      return 'Smoke clears.'
    case 'GunsFlashed':
      return `${nameOf(state, event.ship)}'s gun flashes can be seen.`
    case 'QuietCounted':
      return `${nameOf(state, event.ship)}'s torpedo crews: ${QUIET[event.quiet + 1]}.`
    case 'TubesLoaded':
      return `${nameOf(state, event.ship)} loads ${plural(event.torpedoes, 'torpedo', 'torpedoes')}.`
    case 'OrderWritten':
      return `${nameOf(state, event.ship)} has her orders.`
    case 'OrderRevealed':
      return `${nameOf(state, event.ship)}’s orders: ${deedText(state, event.ship, event.order)}.`
    case 'DivisionActed':
      return `${divisionOf(state, event.division)} has acted.`
    case 'ShipDetached':
      return `${nameOf(state, event.ship)} is detached from her division.`
    case 'DivisionFormed':
      return `${nameOf(state, event.ship)} is a division of her own.`
    case 'FlagShifted':
      return `${nameOf(state, event.ship)} is the new flagship of her division.`
    case 'WakeLeft':
      return `${nameOf(state, event.ship)} leads the line.`
    case 'PhaseBegan':
      return `Turn ${turnAt(TURN, event.now)}, ${phaseAt(TURN, event.now)}.`
    case 'OpportunityGiven':
      return `${sideOf(state, event.seat)}: ${state.divisions.length > 0 ? plural(event.ships, 'division', 'divisions') : plural(event.ships, 'ship', 'ships')} to act.`
    case 'SidePassed':
      return `${sideOf(state, event.seat)}: no more in this phase.`
    case 'SideConceded':
      return `${sideOf(state, event.seat)}: the battle is conceded.`
    case 'BattleEnded':
      return 'The battle is over.'
    case 'ShipMoved':
      return `${nameOf(state, event.ship)} moves ${plural(event.forward, 'mile', 'miles')} ahead, heading ${bearingText(event.heading)}.`
    case 'ShipLeft':
      return `${nameOf(state, event.ship)} leaves the board.`
    case 'ShipActed':
      return `${nameOf(state, event.ship)} has acted.`
    case 'ShipSteamed':
      return event.forward < 0
        ? `${nameOf(state, event.ship)}'s speed marker is taken off.`
        : `${nameOf(state, event.ship)} steams ${plural(event.forward, 'mile', 'miles')}.`
    case 'SplashPlaced':
      return `${nameOf(state, event.by)}'s shells splash round ${nameOf(state, event.ship)}.`
    case 'SplashesRemoved':
      return `The splashes round ${nameOf(state, event.ship)} die down.`
    case 'BoxesLost':
      return `${nameOf(state, event.ship)} loses ${plural(event.boxes, 'box', 'boxes')}.`
    case 'MountLost':
      return `${nameOf(state, event.ship)} loses a ${mountName(state, event.ship, event.group)} mount.`
    case 'TorpedoesSpent':
      return `${nameOf(state, event.ship)} launches ${plural(event.torpedoes, 'torpedo', 'torpedoes')}.`
    case 'MarkerPlaced':
      return `${nameOf(state, event.ship)}: ${MARKERS[event.marker]}${event.count > 1 ? ` ×${event.count}` : ''}.`
    case 'MarkerRemoved':
      return `${nameOf(state, event.ship)}: ${MARKERS[event.marker]}${event.count > 1 ? ` ×${event.count}` : ''} dealt with.`
    case 'BridgeHit':
      return `${nameOf(state, event.ship)}'s bridge is hit; out until the Torpedo Phase of turn ${turnAt(TURN, event.until)} ends.`
    case 'BridgeManned':
      return `${nameOf(state, event.ship)}'s bridge is manned again.`
    case 'FireControlHit':
      return `${nameOf(state, event.ship)}'s fire control is hit; no gunfire through turn ${event.until}.`
    case 'FireControlRestored':
      return `${nameOf(state, event.ship)}'s fire control is restored.`
    case 'ShipSunk':
      return `${nameOf(state, event.ship)} sinks.`
    case 'ShipBlewUp':
      return `${nameOf(state, event.ship)} blows up.`
  }
}

/** 9.8 From -1 on. */
const QUIET = ['they have launched', 'no time to load', 'one quiet turn', 'time to load'] as const

/** 7.5, 8 What was written, in words. */
function deedText(state: Seen, ship: number, order: readonly number[]): string {
  const deed = deedOf(ship, order)
  switch (deed.type) {
    case 'Move':
      return 'to move'
    case 'StandBy':
      return 'to hold her fire'
    case 'LaunchTorpedoes':
      return `to launch torpedoes at ${nameOf(state, deed.target)}`
    case 'FireGuns': {
      const targets = new Set([...deed.batteries, ...deed.lightGuns].map(({ target }) => nameOf(state, target)))
      return targets.size === 0 ? 'to hold her fire' : `to fire at ${[...targets].join(' and ')}`
    }
  }
}

/** 7.1 A division goes by its first ship. */
const divisionOf = (state: Seen, division: number): string =>
  `${nameOf(state, Math.max(0, state.divisions.indexOf(division)))}’s division`

const sideOf = (state: Seen, seat: number): string => state.fixed.scene.sides[seat]!
const bearingText = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const nameOf = (state: Seen, ship: number): string => sheetAt(state, ship).card.name

/** A group of mounts in words: its gun and the arcs it covers. */
export function mountName(state: Seen, ship: number, group: number): string {
  const sheet = sheetAt(state, ship)
  const { battery, arcs } = sheet.groups[group]!
  return `${sheet.card.guns[battery]!.label} (${arcNames(arcs)})`
}
