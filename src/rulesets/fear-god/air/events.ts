import { type Blow, BY, BY_IF_ANY, COUNT, cameOf, hers, INDEX, plainly, SHIP, she, UPON } from '#kernel/event/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import type { Carrier } from '../02-ships/annex.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import { HANGAR, OUT_OF_PLAY, PARTS, TURN, WEAPONS } from '../02-ships/conditions.ts'
import type { Seen, State } from '../02-ships/state.ts'
import { event } from '../events/event.ts'
import { airshipName, errand, guns, name, plural } from '../events/words.ts'

/** H37 They come up aft first. */
export const aircraftReadied = event('AircraftReadied', {
  fields: { ship: SHIP, on: COUNT, raised: COUNT },
  does(state, { ship, on, raised }) {
    const carrier = carrierAt(state, ship)
    const air = state.fixed.sheets[ship]!.card.air!
    carrier.readied = on
    carrier.aboard[HANGAR]! -= raised
    let left = raised
    for (let place = HANGAR - 1; place >= 0; place--) {
      const here = Math.min(left, roomAt(carrier, air, place))
      carrier.aboard[place]! += here
      left -= here
    }
  },
  tell: ({ ship, on, raised }) => she(ship, readied(on, raised)),
})

/** H37 They leave from forward first; what comes up to an empty deck is not armed. */
export const planesLaunched = event('PlanesLaunched', {
  fields: { ship: SHIP, target: UPON, weapon: INDEX, count: COUNT },
  does(state, { ship, target, weapon, count }) {
    const carrier = carrierAt(state, ship)
    let left = count
    for (let place = 0; place < HANGAR; place++) {
      const here = Math.min(left, carrier.aboard[place]!)
      carrier.aboard[place]! -= here
      left -= here
    }
    if (carrier.aboard[0]! + carrier.aboard[1]! + carrier.aboard[2]! === 0) carrier.readied = 0
    for (let plane = 0; plane < count; plane++) state.annex.planes.push(newPlane(ship, target, weapon))
  },
  tell: ({ ship, target, weapon, count }, after) =>
    she(
      ship,
      `flies off ${plural(count, 'aircraft', 'aircraft')} with ${WEAPONS[weapon]} ${errand(after, ship, target)}`,
    ),
})

/** H40 `cover` over a ship meet `count` of another. */
export const planesMet = event('PlanesMet', {
  attack: ({ ship, by }) => (by < 0 ? null : cameOf(by, ship, RAID)),
  fields: { ship: SHIP, by: BY_IF_ANY, cover: COUNT, count: COUNT, hits: COUNT, back: COUNT },
  does() {},
  tell: ({ ship, by, cover, count, hits, back }, after) =>
    plainly(
      `Over ${name(after, ship)} ${cover} aircraft meet ${count}${from(after, by)}: ${none(hits)} of the raiders hit, ${none(back)} of the cover`,
    ),
})

export const flakFired = event('FlakFired', {
  attack: ({ ship, by }) => (by < 0 ? null : cameOf(by, ship, RAID)),
  fields: { ship: SHIP, by: BY_IF_ANY, count: COUNT, hits: COUNT },
  does() {},
  tell: ({ ship, by, count, hits }, after) =>
    hers(ship, `flak hits ${none(hits)} of ${count} aircraft${from(after, by)}`),
})

export const planesAttacked = event('PlanesAttacked', {
  attack: ({ ship, target }) => cameOf(ship, target, RAID),
  fields: { ship: BY, target: UPON, weapon: INDEX, count: COUNT, hits: COUNT },
  does() {},
  tell: ({ target, count, hits }, after) =>
    plainly(
      `${plural(count, 'aircraft attacks', 'aircraft attack')} ${name(after, target)}: ${plural(hits, 'hit', 'hits')}`,
    ),
})

/** H37 All that were up are aboard or lost, but for those out of play, which 8.7 settles after the battle. */
export const planesLanded = event('PlanesLanded', {
  fields: { ship: SHIP, sound: COUNT, damaged: COUNT, ditched: COUNT },
  does(state, { ship, sound, damaged }) {
    const { annex } = state
    annex.planes = annex.planes.filter(plane => plane.ship !== ship || plane.state === OUT_OF_PLAY)
    for (const plane of annex.planes) if (plane.ship === ship) plane.target = -1
    const carrier = carrierAt(state, ship)
    carrier.aboard[HANGAR]! += sound
    carrier.damaged += damaged
  },
  tell: ({ ship, sound, damaged, ditched }) => she(ship, landed(sound, damaged, ditched)),
})

export const airshipBombed = event('AirshipBombed', {
  attack: ({ airship, target }, after) =>
    ofCompany(after, airship, by => cameOf(by, target, 'sends her airship against')),
  fields: { airship: INDEX, target: UPON, count: COUNT, hits: COUNT },
  does(state, { airship, count }) {
    state.annex.airships[airship]!.bombs -= count
  },
  tell: ({ airship, target, count, hits }, after) =>
    plainly(
      `${airshipName(after, airship)} drops ${plural(count, 'bomb', 'bombs')} on ${name(after, target)}: ${plural(hits, 'hit', 'hits')}`,
    ),
})

/** H39 The guns have made their attack, and their flashes show. */
export const airshipFiredAt = event('AirshipFiredAt', {
  attack: ({ ship, airship }, after) => ofCompany(after, airship, of => cameOf(ship, of, 'fires at the airship of')),
  fields: { airship: INDEX, ship: BY, battery: INDEX, part: INDEX, hit: COUNT },
  does(state, { ship, battery }) {
    state.annex.skyward.push(ship, battery)
    state.ships[ship]!.flash = turnAt(TURN, state.now)
  },
  tell: ({ airship, ship, battery, part, hit }, after) =>
    hers(
      ship,
      `${guns(after, ship, battery)} ${hit > 0 ? 'hit' : 'miss'} the ${PARTS[part]} of ${lower(airshipName(after, airship))}`,
    ),
})

export const airshipSank = event('AirshipSank', {
  weight: 'routine',
  fields: { airship: INDEX, low: COUNT },
  does(state, { airship, low }) {
    state.annex.airships[airship]!.low = low
  },
  tell: ({ airship, low }, after) =>
    plainly(
      `${airshipName(after, airship)} ${low > 0 ? `is ${plural(low, 'step', 'steps')} below her height` : 'is at her height'}`,
    ),
})

export const airshipCameDown = event('AirshipCameDown', {
  weight: 'end',
  fields: { airship: INDEX },
  does(state, { airship }) {
    state.annex.airships[airship]!.lost = 2
  },
  tell: ({ airship }, after) => plainly(`${airshipName(after, airship)} comes down in the sea`),
})

// Aircraft and airships in a whole battle (H37, H38, H39).

const carrierAt = (state: State, ship: number): Carrier => state.annex.carriers.find(carrier => carrier.ship === ship)!

/** H37 A place on deck takes as many as her card shows there, at least two. */
const LEAST_ROOM = 2
export function roomAt({ aboard }: Pick<Carrier, 'aboard'>, air: DeckPlan, place: number): number {
  const most = Math.max(LEAST_ROOM, [air.forward, air.amidships, air.aft][place]!)
  return Math.max(0, most - aboard[place]!)
}
export interface DeckPlan {
  readonly forward: number
  readonly amidships: number
  readonly aft: number
}

const none = (count: number): string => (count === 0 ? 'none' : String(count))
const from = (state: Seen, by: number): string => (by < 0 ? '' : ` of ${name(state, by)}`)
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

function readied(on: number, raised: number): string {
  if (on === 0) return 'makes her aircraft safe'
  return `arms and fuels her aircraft on deck${raised > 0 ? `, ${raised} of them from the hangar` : ''}`
}

function landed(sound: number, damaged: number, ditched: number): string {
  const aboard = sound + damaged
  const hurt = damaged > 0 ? `, ${damaged} of them damaged` : ''
  const lost = ditched > 0 ? `; ${plural(ditched, 'other is', 'others are')} lost in the sea` : ''
  return `${aboard === 0 ? 'takes no aircraft back' : `takes ${aboard} aircraft back${hurt}`}${lost}`
}

const RAID = 'sends aircraft against'
/** H39 An airship goes by the ship in whose company she flies; an umpire's may have none. */
function ofCompany(state: Seen, airship: number, blow: (ship: number) => Blow): Blow | null {
  const { ship } = state.annex.airships[airship]!
  return ship < 0 ? null : blow(ship)
}
