import type { Frozen } from '#kernel/desk/index.ts'
import type { Telling } from '#kernel/event/index.ts'
import { EVENTS, type Event } from './events.ts'
import { deedOf } from './s2-written.ts'
import type { State } from './state.ts'
import { degrees, errand, name } from './words.ts'

/** What happened, in words. The state is that right after the event. */
export const tell = (event: Event, after: Frozen<State>): Telling =>
  EVENTS.tell(event, after, {
    order: (ship, sealed) => orderWords(ship, sealed, after),
    // what is ordered is told when it is done
    attack: () => null,
  })

function orderWords(ship: number, order: readonly number[], state: Frozen<State>): string {
  const deed = deedOf(ship, order)
  switch (deed.type) {
    case 'Plot': {
      const turns = deed.legs.flatMap(leg => ('turn' in leg ? [leg.turn] : []))
      const net = turns.reduce((sum, turn) => sum + turn, 0)
      const helm = turns.length === 0 ? 'straight on' : `${Math.abs(net) / 10}° to ${net < 0 ? 'port' : 'starboard'}`
      return `${deed.speed / 10} knots, ${helm}${deed.weave === true ? ', weaving' : ''}`
    }
    case 'FireGuns':
      return `fire at ${[...new Set(deed.batteries.map(({ target }) => name(state, target)))].join(' and ')}`
    case 'LaunchTorpedoes':
      return 'torpedoes'
    case 'DraftCrew':
      return deed.from === null ? 'gunners back to their guns' : 'gunners to damage control'
    case 'FloodMagazines':
      return 'flood the magazines'
    case 'FightFires':
      return deed.on ? 'into the wind, to fight fires' : 'no longer to mind the wind'
    case 'FireStarShells':
      return `star shells on ${deed.batteries.map(({ bearing }) => degrees(bearing)).join(' and ')}`
    case 'PurgeStores':
      return 'purge aviation fuel and ordnance'
    case 'FloodHolds':
      return deed.holds.length === 1 ? 'flood a hold' : 'flood holds'
    case 'Dive':
      return deed.zone === 'surface' ? 'surface' : `${deed.zone} depth`
    case 'DropCharges':
      return `depth charges on ${name(state, deed.target)}`
    case 'LayMines':
      return 'lay mines'
    case 'ReadyAircraft':
      return deed.on ? 'ready aircraft' : 'make aircraft safe'
    case 'FlyOff':
      return `fly off ${deed.count} with ${deed.weapon} ${errand(state, deed.ship, deed.target)}`
    case 'SendAirship':
      return `airship to bomb ${name(state, deed.target)}`
    case 'FireAtAirship':
      return `fire at the ${deed.part} of the airship of ${name(state, deed.airship)}`
  }
}
