import {
  COUNT,
  HEADING,
  INDEX,
  list,
  PLACE,
  plainly,
  record,
  SEAT,
  SHIP,
  she,
  UPON,
  whole,
  YES_OR_NO,
} from '#kernel/event/index.ts'
import { event } from '../events/event.ts'
import { squadronName } from '../events/words.ts'

// Mines, and what goes under water.

const AT = record({ x: PLACE, y: PLACE, heading: HEADING })
const CENTIMETRES = whole('centimetres, if any', -1, 99)

/** H31 A minefield lies there. */
export const minesLaid = event('MinesLaid', {
  fields: { ship: SHIP, seat: SEAT, at: AT },
  does(state, { ship, seat, at }) {
    state.mines = [...state.mines, { seat, ...at }]
    state.ships[ship]!.fields--
    state.ships[ship]!.acted = 1
  },
  tell: ({ ship }) => she(ship, 'lays a minefield'),
})

/** H31 She went through a field. */
export const mineMet = event('MineMet', {
  weight: 'matters',
  fields: { ship: SHIP, field: INDEX, struck: YES_OR_NO },
  does() {},
  tell: ({ ship, struck }) => she(ship, struck ? 'strikes a mine' : 'passes through a minefield'),
})

/** H32 From here on only her own side knows where she is. */
export const boatDived = event('BoatDived', {
  weight: 'matters',
  fields: { ship: SHIP },
  does(state, { ship }) {
    const it = state.ships[ship]!
    it.depth = 1
    it.known = 0
    it.screen = 0
  },
  tell: ({ ship }) => she(ship, 'dives'),
})

export const boatSurfaced = event('BoatSurfaced', {
  weight: 'matters',
  fields: { ship: SHIP, at: AT },
  does(state, { ship, at }) {
    Object.assign(state.ships[ship]!, { ...at, depth: 0, known: 0, berth: 0 })
  },
  tell: ({ ship }) => she(ship, 'comes to the surface'),
})

/** H32 She is known until the end of the turn. */
export const boatFound = event('BoatFound', {
  weight: 'matters',
  fields: { ship: SHIP, at: AT, moved: CENTIMETRES, pace: CENTIMETRES },
  does(state, { ship, at, moved, pace }) {
    Object.assign(state.ships[ship]!, { ...at, moved, pace, known: 1, berth: 0 })
  },
  tell: ({ ship }) => she(ship, 'has shown where she is, under water'),
})

/** H32 What she heard stands in what follows. */
export const shipListened = event('ShipListened', {
  fields: { ship: SHIP, passed: YES_OR_NO },
  does(state, { ship }) {
    state.ships[ship]!.listened = 1
  },
  tell: ({ ship, passed }) => she(ship, passed ? 'listens well' : 'hears nothing'),
})

/** H42 Light and visibility by die. */
export const lightThrown = event('LightThrown', {
  weight: 'matters',
  fields: { night: YES_OR_NO, tvr: COUNT },
  does(state, { night, tvr }) {
    state.night = Number(night)
    state.tvr = tvr
  },
  tell: ({ night, tvr }) => plainly(`It is ${night ? 'night' : 'day'}, and one sees ${tvr} range bands`),
})

/** H42 An area of Bad Weather. */
export const squallLaid = event('SquallLaid', {
  fields: { seat: SEAT, x: PLACE, y: PLACE },
  does(state, { x, y }) {
    state.squalls = [...state.squalls, { x, y }]
  },
  tell: () => plainly('An area of Bad Weather lies on the table'),
})

/** H42 Where a squadron begins. */
export const squadronPlaced = event('SquadronPlaced', {
  weight: 'routine',
  fields: {
    squadron: INDEX,
    heading: HEADING,
    knots: COUNT,
    places: list(record({ ship: SHIP, x: PLACE, y: PLACE }), 64),
  },
  does(state, { squadron, heading, knots, places }) {
    // before the first turn: it has its place
    state.squadrons[squadron]!.moved = 1
    for (const { ship, x, y } of places) Object.assign(state.ships[ship]!, { x, y, heading, pace: knots })
  },
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} has its place`),
})

/** H21 A star shell over a ship. */
export const starShellFired = event('StarShellFired', {
  fields: { ship: SHIP, target: UPON, lit: YES_OR_NO },
  does(state, { target, lit }) {
    if (lit) state.ships[target]!.lit = 1
  },
  tell: ({ ship, lit }) => she(ship, lit ? 'fires star shell, which lights up the enemy' : 'fires star shell in vain'),
})

/** 10.S row 11 After a collision the critical goes on where it was. */
export const criticalResumed = event('CriticalResumed', {
  weight: 'routine',
  fields: {
    ship: SHIP,
    hits: COUNT,
    rolls: COUNT,
    cv: COUNT,
    pen: COUNT,
    raked: COUNT,
    column: INDEX,
    budget: COUNT,
    table: INDEX,
    stuck: COUNT,
    sort: INDEX,
  },
  does(state, { ship, hits, rolls, cv, pen, raked, column, budget, table, stuck, sort }) {
    Object.assign(state.ships[ship]!, { hits, rolls, cv, pen, raked, column, budget, table, stuck, sort })
  },
  tell: ({ ship }) => she(ship, 'has the rest of the critical to face'),
})
