import { COUNT, hers, MOMENT, note, SHIP, she, TURN_NUMBER, word } from '#kernel/event/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import { TURN } from '../01-ships/state.ts'
import { event } from '../events/event.ts'

// What criticals do (6).

/** Markers that are counted: those that count once are 0 or 1. */
export type Marker = 'engine' | 'fires' | 'floods' | 'list' | 'rudder'
const MARKER = word('engine', 'fires', 'floods', 'list', 'rudder')
const MARKERS: Record<Marker, string> = {
  engine: 'Engine',
  fires: 'Fire',
  floods: 'Flood',
  list: 'List',
  rudder: 'Rudder',
}

export const markerPlaced = event('MarkerPlaced', {
  fields: { ship: SHIP, marker: MARKER, count: COUNT },
  does(state, { ship, marker, count }) {
    state.ships[ship]![marker] += count
  },
  tell: ({ ship, marker, count }) => note(ship, `${MARKERS[marker]}${count > 1 ? ` ×${count}` : ''}`),
})

export const markerRemoved = event('MarkerRemoved', {
  fields: { ship: SHIP, marker: MARKER, count: COUNT },
  does(state, { ship, marker, count }) {
    state.ships[ship]![marker] -= count
  },
  tell: ({ ship, marker, count }) => note(ship, `${MARKERS[marker]}${count > 1 ? ` ×${count}` : ''} dealt with`),
})

export const bridgeHit = event('BridgeHit', {
  fields: { ship: SHIP, until: MOMENT },
  does(state, { ship, until }) {
    state.ships[ship]!.bridge = until
  },
  tell: ({ ship, until }) =>
    hers(ship, `bridge is hit; out until the Torpedo Phase of turn ${turnAt(TURN, until)} ends`),
})

export const bridgeManned = event('BridgeManned', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    state.ships[ship]!.bridge = -1
  },
  tell: ({ ship }) => hers(ship, 'bridge is manned again'),
})

export const fireControlHit = event('FireControlHit', {
  fields: { ship: SHIP, from: TURN_NUMBER, until: MOMENT },
  does(state, { ship, from, until }) {
    const hit = state.ships[ship]!
    hit.silentFrom = from
    hit.silentUntil = until
  },
  tell: ({ ship, until }) => hers(ship, `fire control is hit; no gunfire through turn ${until}`),
})

export const fireControlRestored = event('FireControlRestored', {
  fields: { ship: SHIP },
  does(state, { ship }) {
    const mended = state.ships[ship]!
    mended.silentFrom = mended.silentUntil = 0
  },
  tell: ({ ship }) => hers(ship, 'fire control is restored'),
})

/** 6.27 Every box that is left is checked at once. */
export const shipBlewUp = event('ShipBlewUp', {
  weight: 'end',
  fields: { ship: SHIP, boxes: COUNT },
  does(state, { ship, boxes }) {
    state.ships[ship]!.lost += boxes
  },
  tell: ({ ship }, after) => she(ship, after.fixed.sheets[ship]!.boats > 1 ? 'has a boat blow up' : 'blows up'),
})
