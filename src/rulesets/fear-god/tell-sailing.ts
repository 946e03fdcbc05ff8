import type { Cite } from '#kernel/book/index.ts'
import type { Frozen } from '#kernel/desk/index.ts'
import { R } from './book.ts'
import type { SailingEvent } from './event-sailing.ts'
import { deedOf } from './s2-written.ts'
import { fieldOf, type State, sheetAt } from './state.ts'
import { errand } from './tell-flying.ts'
import { groupName, name, plural, she } from './words.ts'

/** Orders, movement, detection and torpedoes, in one sentence. */
export function tellSailing(event: SailingEvent & { readonly why: Cite }, state: Frozen<State>): string {
  switch (event.type) {
    case 'OrderWritten':
      return `Orders are written for ${name(state, event.ship)}.`
    case 'OrderRevealed':
      return she(state, event.ship, `is ordered: ${orderWords(event.ship, event.order, state)}`)
    case 'OrderKept':
      return she(state, event.ship, event.order.length > 0 ? 'will answer a turn later' : 'answers as she was told')
    case 'SidePassed':
      return `${side(state, event.seat)} has written its orders.`
    case 'SideConceded':
      return `${side(state, event.seat)} gives up the battle.`
    case 'ActionEnded':
      return `${ENDS.get(event.why) ?? 'T'}he battle is over.`
    case 'DeploymentBegan':
      return 'Ships are placed.'
    case 'ShipDeployed':
      return she(state, event.ship, `is placed on ${degrees(event.heading)}`)
    case 'DeploymentEnded':
      return 'All ships are in their places.'
    case 'WindFound':
      return `The wind blows from ${degrees(event.wind)}.`
    case 'ShipMoved':
      return she(state, event.ship, `steers ${degrees(event.heading)} at ${event.speed / 10} knots`)
    case 'ShipLeft':
      return she(state, event.ship, 'leaves the battle')
    case 'TorpedoesLaunched':
      return she(
        state,
        event.ship,
        `launches ${plural(event.count, 'torpedo', 'torpedoes')} on ${degrees(event.bearing)} from ${groupName(state, event.ship, event.group)}`,
      )
    case 'TorpedoesRan':
      return event.tracks.length === 0 ? 'No torpedo is running any more.' : 'Torpedoes run on.'
    case 'TorpedoPassed':
      return `A torpedo of ${name(state, event.from)} passes ${name(state, event.ship)} without harm.`
    case 'FireHeld':
      return `${name(state, event.ship)}’s ${sheetAt(state, event.ship).batteries[event.battery]!.name} guns cannot fire at ${name(state, event.target)}.`
    case 'StarShellsBurst':
      return she(state, event.ship, 'lights up the sea with star shells')
    case 'LookedOut':
      return she(state, event.ship, `sees ${plural(event.insight.filter(is => is === 2).length, 'enemy', 'enemies')}`)
  }
}
/** H24 Why, where it is not told already. */
const ENDS = new Map<Cite, string>([
  [R['FGDN-H24-beaten'], 'Most of a fleet is lost or gone: t'],
  [R['FGDN-H24-contact'], 'Contact is lost: t'],
])

const side = (state: Frozen<State>, seat: number): string => fieldOf(state).sides[seat as 0 | 1]
const degrees = (tenths: number): string => `${String(Math.round(tenths / 10) % 360).padStart(3, '0')}°`

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
