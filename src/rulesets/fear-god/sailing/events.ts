import type { Cite } from '#kernel/book/index.ts'
import {
  BY,
  BY_IF_ANY,
  COUNT,
  HEADING,
  hers,
  INDEX,
  list,
  PLACE,
  plainly,
  SEAT,
  SHIP,
  SIDES,
  she,
  UPON,
  WHOLE,
  whole,
} from '#kernel/event/index.ts'
import { REVEALED, SEALED_FIELDS, sealedInto, struckOut, WRITTEN } from '#kernel/order/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { TURN } from '../02-ships/conditions.ts'
import { BERTH } from '../02-ships/state.ts'
import { tracksOf } from '../below/s13-tracks.ts'
import { R } from '../book/register.ts'
import { event } from '../events/event.ts'
import { degrees, groupName, guns, inKnots, name, plural, side } from '../events/words.ts'

// Orders, movement, detection and running torpedoes of a whole battle (S1, S2, S12, S13, S34).

/** S2 A later order of a kind takes the place of an earlier one. */
export const orderWritten = event(WRITTEN, {
  weight: 'routine',
  fields: SEALED_FIELDS,
  does(state, { ship, order }) {
    state.written = sealedInto(struckOut(state.written, ship, order[0]), ship, order)
  },
  tell: ({ ship }, after) => plainly(`Orders are written for ${name(after, ship)}`),
})

export const orderRevealed = event(REVEALED, {
  weight: 'routine',
  fields: SEALED_FIELDS,
  does(state, { ship, order }) {
    state.written = struckOut(state.written, ship, order[0])
    state.plotted.push(ship, order.length, ...order)
  },
  tell: ({ ship, order }, _, aid) => she(ship, `is ordered: ${aid.order(ship, order)}`),
})

/** 8.3 A plot that is done a turn later; an empty one for none. */
export const orderKept = event('OrderKept', {
  weight: 'routine',
  fields: SEALED_FIELDS,
  does(state, { ship, order }) {
    state.late = struckOut(state.late, ship)
    if (order.length > 0) state.late.push(ship, order.length, ...order)
  },
  tell: ({ ship, order }) => she(ship, order.length > 0 ? 'will answer a turn later' : 'answers as she was told'),
})

export const sidePassed = event('SidePassed', {
  weight: 'routine',
  fields: { seat: SEAT },
  does(state, { seat }) {
    state.passed |= 1 << seat
  },
  tell: ({ seat }, after) => plainly(`${side(after, seat)} has written its orders`),
})

export const sideConceded = event('SideConceded', {
  weight: 'end',
  fields: { seat: SEAT },
  does(state, { seat }) {
    state.conceded = seat
  },
  tell: ({ seat }, after) => plainly(`${side(after, seat)} gives up the battle`),
})

export const actionEnded = event('ActionEnded', {
  weight: 'end',
  fields: {},
  does(state) {
    state.over = 1
  },
  tell: (_said, _after, { why }) => plainly(`${ENDS.get(why) ?? 'T'}he battle is over`),
})

export const deploymentBegan = event('DeploymentBegan', {
  weight: 'routine',
  fields: { sides: SIDES },
  does(state, { sides }) {
    state.deploying = sides
  },
  tell: () => plainly('Ships are placed'),
})

export const shipDeployed = event('ShipDeployed', {
  fields: { ship: SHIP, x: PLACE, y: PLACE, heading: HEADING },
  does(state, { ship, x, y, heading }) {
    const it = state.ships[ship]!
    it.x = x
    it.y = y
    it.heading = heading
    it.berth = BERTH.found
  },
  tell: ({ ship, heading }) => she(ship, `is placed on ${degrees(heading)}`),
})

export const deploymentEnded = event('DeploymentEnded', {
  weight: 'routine',
  fields: {},
  does(state) {
    state.deploying = 0
    for (const ship of state.ships) ship.berth = BERTH.given
  },
  tell: () => plainly('All ships are in their places'),
})

export const windFound = event('WindFound', {
  fields: { wind: HEADING },
  does(state, { wind }) {
    state.wind = wind
  },
  tell: ({ wind }) => plainly(`The wind blows from ${degrees(wind)}`),
})

export const shipMoved = event('ShipMoved', {
  weight: 'routine',
  fields: {
    ship: SHIP,
    x: PLACE,
    y: PLACE,
    heading: HEADING,
    speed: COUNT,
    ordered: COUNT,
    turned: COUNT,
    straight: COUNT,
    helm: INDEX,
    path: list(PLACE, 1000),
  },
  does(state, { ship, x, y, heading, speed, ordered, turned, straight, helm }) {
    const it = state.ships[ship]!
    it.x = x
    it.y = y
    it.heading = heading
    it.speed = speed
    it.ordered = ordered
    it.turned = turned
    it.straight = straight
    it.helm = helm
  },
  tell: ({ ship, heading, speed }) => she(ship, `steers ${degrees(heading)} at ${inKnots(speed / 10)}`),
})

export const shipLeft = event('ShipLeft', {
  weight: 'end',
  fields: { ship: SHIP, away: COUNT },
  does(state, { ship, away }) {
    state.ships[ship]!.away = away
  },
  tell: ({ ship }) => she(ship, 'leaves the battle'),
})

/** H23 The tubes are empty; what is left in a mount can still blow up (8.3). */
export const torpedoesLaunched = event('TorpedoesLaunched', {
  fields: { ship: SHIP, group: INDEX, count: COUNT, bearing: HEADING, depth: COUNT },
  does(state, { ship, group, count, bearing, depth }) {
    state.tracks.push(...tracksOf(state, ship, group, count, bearing, depth))
    const it = state.ships[ship]!
    it.tubes[group]! -= count
    it.warheads[group] = Math.ceil(it.tubes[group]! / Math.max(1, it.mounts[group]!))
  },
  tell: ({ ship, group, count, bearing }, after) =>
    she(
      ship,
      `launches ${plural(count, 'torpedo', 'torpedoes')} on ${degrees(bearing)} from ${groupName(after, ship, group)}`,
    ),
})

export const torpedoesRan = event('TorpedoesRan', {
  weight: 'routine',
  fields: { tracks: list(WHOLE, 20000) },
  does(state, { tracks }) {
    state.tracks = tracks.slice()
  },
  tell: ({ tracks }) => (tracks.length === 0 ? plainly('No torpedo is running any more') : plainly('Torpedoes run on')),
})

export const torpedoPassed = event('TorpedoPassed', {
  weight: 'routine',
  fields: { ship: SHIP, from: BY_IF_ANY },
  does() {},
  tell: ({ ship, from }, after) =>
    plainly(`A torpedo of ${name(after, from)} passes ${name(after, ship)} without harm`),
})

export const fireHeld = event('FireHeld', {
  weight: 'routine',
  fields: { ship: BY, target: UPON, battery: INDEX },
  does() {},
  tell: ({ ship, target, battery }, after) =>
    hers(ship, `${guns(after, ship, battery)} cannot fire at ${name(after, target)}`),
})

export const lookedOut = event('LookedOut', {
  weight: 'routine',
  fields: { ship: SHIP, insight: list(whole('sight', 0, 2), 1000) },
  does(state, { ship, insight }) {
    state.ships[ship]!.insight = insight.slice()
  },
  tell: ({ ship, insight }) => she(ship, `sees ${plural(insight.filter(is => is === 2).length, 'enemy', 'enemies')}`),
})

/** H32 They burn there to the end of the turn; the guns have fired, and their flashes show. */
export const starShellsBurst = event('StarShellsBurst', {
  fields: { ship: SHIP, battery: INDEX, x: PLACE, y: PLACE },
  does(state, { ship, battery, x, y }) {
    state.stars.push(ship, battery, x, y)
    state.ships[ship]!.flash = turnAt(TURN, state.now)
  },
  tell: ({ ship }) => she(ship, 'lights up the sea with star shells'),
})

/** H24 Why, where it is not told already. */
const ENDS = new Map<Cite, string>([
  [R['FGDN-H24-beaten'], 'Most of a fleet is lost or gone: t'],
  [R['FGDN-H24-contact'], 'Contact is lost: t'],
])
