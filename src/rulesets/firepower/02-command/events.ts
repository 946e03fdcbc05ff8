import { INDEX, INDEX_IF_ANY, list, MOMENT, plainly, SEAT, SHIP, she, WHOLE } from '#kernel/event/index.ts'
import { FORMATIONS, MOVEMENTS } from '../01-classes/state.ts'
import { event } from '../events/event.ts'
import { COURSE_WORDS, nameOf, sideName, squadronName } from '../events/words.ts'

// Orders, control, breaking off, and who leads.

/** ORD-B A squadron has new orders. */
export const ordersChanged = event('OrdersChanged', {
  fields: { squadron: INDEX, movement: INDEX, formation: INDEX },
  does(state, { squadron, movement, formation }) {
    const it = state.squadrons[squadron]!
    it.movement = movement
    it.formation = formation
    for (const ship of state.ships) if (ship.squadron === squadron) ship.formation = formation
  },
  tell: ({ squadron, movement, formation }, after) =>
    plainly(`${squadronName(after, squadron)}: ${ordersText(movement, formation)}`),
})
export const ordersText = (movement: number, formation: number): string =>
  `${MOVEMENTS[movement]}, ${FORMATIONS[formation]!.replace('-', ' ')}`

/** ORD-A The one change of this turn has been tried; R31 whether it came to anything or not. */
export const changeTried = event('ChangeTried', {
  weight: 'routine',
  fields: { squadron: INDEX },
  does(state) {
    state.changed = 1
  },
  tell: ({ squadron }, after) => plainly(`A signal is made to ${squadronName(after, squadron)}`),
})

export const changeMissed = event('ChangeMissed', {
  fields: { squadron: INDEX },
  does() {},
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} keeps its old orders`),
})

/** ORD-E It obeys, or its ships act on their own. Who has control again forgets her course (INIT-B). */
export const controlSettled = event('ControlSettled', {
  fields: { squadron: INDEX, kept: INDEX },
  does(state, { squadron, kept }) {
    state.squadrons[squadron]!.controlled = kept
    for (const ship of state.ships) {
      if (ship.squadron !== squadron) continue
      ship.controlled = kept
      if (kept === 1) ship.course = 0
    }
  },
  tell: ({ squadron, kept }, after) =>
    plainly(`${squadronName(after, squadron)} ${kept === 1 ? 'is under control' : 'is out of control'}`),
})

/** INIT-A What a ship does until control returns. */
export const courseTaken = event('CourseTaken', {
  fields: { ship: SHIP, course: INDEX },
  does(state, { ship, course }) {
    state.ships[ship]!.course = course
  },
  tell: ({ ship, course }) => she(ship, `acts on her own: ${COURSE_WORDS[course]}`),
})

/** BRK-C, R43 It was tested for what it has lost so far. */
export const squadronTested = event('SquadronTested', {
  weight: 'routine',
  fields: { squadron: INDEX, crippled: INDEX, destroyed: INDEX },
  does(state, { squadron, crippled, destroyed }) {
    const it = state.squadrons[squadron]!
    it.crippled = crippled
    it.destroyed = destroyed
  },
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} counts its losses`),
})

/** BRK-C, BRK-E, R45 It goes for its own edge, for good; friends near it are shaken (R44). */
export const squadronBroke = event('SquadronBroke', {
  fields: { squadron: INDEX, near: list(INDEX, 100) },
  does(state, { squadron, near }) {
    state.squadrons[squadron]!.brokenOff = 1
    for (const other of near) state.squadrons[other]!.shaken++
  },
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} breaks off`),
})

export const squadronHeld = event('SquadronHeld', {
  fields: { squadron: INDEX },
  does() {},
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} holds`),
})

/** R30 Another ship leads the squadron; -1: none is left that could. */
export const flagshipPassed = event('FlagshipPassed', {
  fields: { squadron: INDEX, flagship: INDEX_IF_ANY },
  does(state, { squadron, flagship }) {
    state.squadrons[squadron]!.flagship = flagship
    state.ships.forEach((ship, i) => {
      if (ship.squadron === squadron) ship.flagship = Number(i === flagship)
    })
  },
  tell: ({ squadron, flagship }, after) =>
    plainly(
      flagship < 0
        ? `${squadronName(after, squadron)} has nobody left to lead it`
        : `${nameOf(after, flagship)} leads ${squadronName(after, squadron)}`,
    ),
})

/** R29 A fleet has lost its flagship. */
export const fleetFlagLost = event('FleetFlagLost', {
  fields: { seat: SEAT, now: MOMENT },
  does(state, { seat, now }) {
    state.flags[seat] = -1
    state.flagLost[seat] = now
  },
  tell: ({ seat }, after) => plainly(`${sideName(after, seat)} has lost its fleet flagship`),
})

/** R29 Another squadron's flagship takes over. */
export const fleetFlagPassed = event('FleetFlagPassed', {
  fields: { seat: SEAT, ship: SHIP },
  does(state, { seat, ship }) {
    state.flags[seat] = ship
    state.flagLost[seat] = -1
  },
  tell: ({ ship }) => she(ship, 'becomes fleet flagship'),
})

/** ORD-B, INIT-F1, INIT-F3, R52 A flagship's own initiative is its squadron's movement order from now on. */
export const movementTaken = event('MovementTaken', {
  fields: { squadron: INDEX, movement: WHOLE },
  does(state, { squadron, movement }) {
    state.squadrons[squadron]!.movement = movement
  },
  tell: ({ squadron, movement }, after) => plainly(`${squadronName(after, squadron)}: ${MOVEMENTS[movement]}`),
})
