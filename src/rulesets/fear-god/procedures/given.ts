import type { Plain } from '#kernel/desk/index.ts'
import type { Setting } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { AFLOAT, GONE, percentAll, RUDDERS, TURN, ZONES } from '../02-ships/conditions.ts'
import { oldestOf, wear } from '../02-ships/plight.ts'
import type { ShipGiven } from '../02-ships/plight-words.ts'
import { CARD, type Card } from '../02-ships/ship.ts'
import { type Scene, type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { setUp } from '../02-ships/state-new.ts'
import { bestSpeed } from '../08-1-damage/8-1-1-speed.ts'

// Ships of a procedure, and what it answers of them besides their plight.

/** They lie there in the Planned Fire of that turn, or of the first in which the oldest of their casualties is as old as is said. */
export function stateOf(given: readonly ShipGiven[], setting: Setting<Card>, scene: Scene, turn = 1): State {
  const cards = given.map(each => cardOf(each, setting))
  const state = setUp(
    cards,
    given.map((_, seat) => seat),
    setting.options,
    scene,
  )
  const oldest = Math.max(0, ...given.map(each => (typeof each === 'string' ? 0 : oldestOf(each))))
  state.now = moment(TURN, Math.max(turn, 1 + oldest), 'planned fire')
  given.forEach((each, ship) => {
    if (typeof each !== 'string') wear(state, ship, each)
  })
  return state
}

function cardOf(given: ShipGiven, setting: Setting<Card>): Card {
  const { ship, beached } = typeof given === 'string' ? { ship: given, beached: false } : given
  const card = typeof ship === 'string' ? setting.card(ship) : CARD.read(ship)
  return beached ? { ...card, isBeached: true } : card
}

/** Depth, aircraft and cargo, of those that have them. */
function besidesOf(state: Seen, target: number): Record<string, Plain> {
  const boat = state.annex.boats.find(each => each.ship === target)
  if (boat !== undefined)
    return { depth: ZONES[boat.zone]!, deformed: boat.deformed, endurance: boat.charged + boat.spent }
  const carrier = state.annex.carriers.find(each => each.ship === target)
  if (carrier !== undefined) return { aircraft: [...carrier.aboard], deckHits: [...carrier.deck] }
  const cargo = state.annex.holds.filter(each => each.ship === target).map(({ left }) => left)
  return cargo.length > 0 ? { cargo } : {}
}

/** The ship afterwards. */
export function condition(state: Seen, target: number): { readonly [key: string]: Plain } {
  const ship = state.ships[target]!
  return {
    dp: ship.remaining,
    lost: sheetAt(state, target).card.damagePoints - ship.remaining,
    sunk: ship.end !== AFLOAT,
    destroyed: ship.end === GONE,
    best: bestSpeed(state, target) / 10,
    speedLevels: ship.levels,
    fires: percentAll(ship.fires),
    floods: percentAll(ship.floods),
    mounts: [...ship.mounts],
    directors: [...ship.directors],
    port: ship.port,
    starboard: ship.starboard,
    rudder: RUDDERS[ship.rudder]!,
    steeringDisabled: ship.steering > 0,
    bridgeOutUntil: ship.bridge,
    ...besidesOf(state, target),
  }
}
