import {
  COUNT,
  counted,
  HEADING,
  INDEX,
  INDEX_IF_ANY,
  list,
  PLACE,
  plainly,
  record,
  SEAT,
  SHIP,
  SIDES,
  she,
  WHOLE,
  whole,
  YES_OR_NO,
} from '#kernel/event/index.ts'
import { BERTH, phaseOf, type State, UNKNOWN } from '../02-data-sheet/state.ts'
import { airSquadronName } from '../09-air/standing.ts'
import { event } from '../events/event.ts'
import { contactName, sideName, squadronName } from '../events/words.ts'

// Squadrons and Contact markers: who acts, what lies under a marker, and what becomes of a squadron.

const SEAT_IF_ANY = whole('seat, if any', -1, 1)

/** H20 Markers are laid; what they stand for is not told. */
export const contactsLaid = event('ContactsLaid', {
  weight: 'routine',
  fields: { seat: SEAT, markers: list(record({ x: PLACE, y: PLACE, heading: HEADING }), 64) },
  does(state, { seat, markers }) {
    for (const { x, y, heading } of markers)
      state.contacts.push({ seat, squadron: UNKNOWN, x, y, heading, pace: -1, moved: 0, acted: 0, gone: 0 })
  },
  tell: ({ seat, markers }, after) =>
    plainly(`${sideName(after, seat)} lays ${counted(markers.length, 'Contact marker')}`),
})

/** H20 What lies under each of a side's markers, in their order; -1: nothing. Kept from everybody else. */
export const contactsHeld = event('ContactsHeld', {
  weight: 'routine',
  fields: { seat: SEAT, squadrons: list(INDEX_IF_ANY, 64) },
  does(state, { seat, squadrons }) {
    const own = [...state.contacts.keys()].filter(contact => state.contacts[contact]!.seat === seat)
    squadrons.forEach((squadron, i) => {
      const contact = own[i]!
      state.contacts[contact] = { ...state.contacts[contact]!, squadron }
      if (squadron < 0) return
      state.squadrons[squadron]!.contact = contact
      for (const ship of state.ships) if (ship.squadron === squadron) ship.berth = BERTH.hidden
    })
  },
  tell: ({ seat, squadrons }, after) =>
    plainly(`${sideName(after, seat)} hides ${counted(squadrons.filter(each => each >= 0).length, 'squadron')}`),
})

/** H42 A side has nothing more to say before the first turn. */
export const sideReady = event('SideReady', {
  weight: 'routine',
  fields: { sides: SIDES },
  does(state, { sides }) {
    state.ready |= sides
  },
  tell: ({ sides }, after) => plainly(`${sideName(after, sides === 1 ? 0 : 1)}: ready`),
})

/** P4 Who moves first, as the winner of the initiative has it. */
export const leadNamed = event('LeadNamed', {
  fields: { seat: SEAT },
  does(state, { seat }) {
    state.leads = seat
  },
  tell: ({ seat }, after) => plainly(`${sideName(after, seat)} moves first`),
})

/** P4, P6 Whose word it is. */
export const wordGiven = event('WordGiven', {
  weight: 'routine',
  fields: { seat: SEAT_IF_ANY },
  does(state, { seat }) {
    state.word = seat
    state.active = -1
  },
  tell: ({ seat }, after) => plainly(seat < 0 ? 'Nobody is left to act' : `${sideName(after, seat)} is to act`),
})

/** A squadron, or a marker, begins to move or to act. */
export const unitBegan = event('UnitBegan', {
  weight: 'routine',
  fields: { unit: INDEX },
  does(state, { unit }) {
    state.active = unit
  },
  tell: ({ unit }, after) => plainly(`${unitName(after, unit)}: to act`),
})

export const unitDone = event('UnitDone', {
  weight: 'routine',
  fields: { unit: INDEX },
  does(state, { unit }) {
    const it = unitIn(state, unit)
    const phase = phaseOf(state)
    if (phase === 'action') it.acted = 1
    else if (phase !== 'mines') it.moved = 1
    state.active = -1
  },
  tell: ({ unit }, after) => plainly(`${unitName(after, unit)}: done`),
})
/** Squadrons, markers, squadrons of aircraft. */
const unitIn = (state: State, unit: number): { moved: number; acted: number } => {
  const { squadrons, contacts, sky } = state
  const marker = unit - squadrons.length
  return squadrons[unit] ?? contacts[marker] ?? sky.squadrons[marker - contacts.length]!
}
const unitName = (state: Parameters<typeof squadronName>[0], unit: number): string => {
  const marker = unit - state.squadrons.length
  if (marker < 0) return squadronName(state, unit)
  const air = marker - state.contacts.length
  return air < 0 ? contactName(state, marker) : airSquadronName(state, air)
}

/** All may move and act again. */
export const unitsReadied = event('UnitsReadied', {
  weight: 'routine',
  fields: {},
  does(state) {
    for (const each of [...state.squadrons, ...state.contacts]) each.moved = each.acted = 0
  },
  tell: () => plainly('All may act again'),
})

/** H20 */
export const contactMoved = event('ContactMoved', {
  weight: 'routine',
  fields: { contact: INDEX, x: PLACE, y: PLACE, heading: HEADING, pace: COUNT },
  does(state, { contact, x, y, heading, pace }) {
    Object.assign(state.contacts[contact]!, { x, y, heading, pace })
  },
  tell: ({ contact, pace }, after) => plainly(`${contactName(after, contact)} moves ${pace} cm`),
})

export const contactSought = event('ContactSought', {
  fields: { ship: SHIP, contact: INDEX, found: YES_OR_NO },
  does(state, { ship }) {
    state.ships[ship]!.sought = 1
  },
  tell: ({ ship, contact, found }, after) =>
    she(ship, `${found ? 'makes out' : 'cannot make out'} ${contactName(after, contact)}`),
})
/** H20 The same by the leader of a squadron that is still under its marker. */
export const contactSoughtFrom = event('ContactSoughtFrom', {
  fields: { contact: INDEX, target: INDEX, found: YES_OR_NO },
  does() {},
  tell: ({ contact, target, found }, after) =>
    plainly(`${contactName(after, contact)} ${found ? 'makes out' : 'cannot make out'} ${contactName(after, target)}`),
})

/** H20 A marker that stood for nothing is taken away. */
export const contactExposed = event('ContactExposed', {
  weight: 'matters',
  fields: { contact: INDEX },
  does(state, { contact }) {
    state.contacts[contact]!.gone = 1
  },
  tell: ({ contact }, after) => plainly(`${contactName(after, contact)} was false`),
})

/** 6.4, H20, R75 Ships come out from under their marker, on one heading. */
export const squadronDeployed = event('SquadronDeployed', {
  weight: 'matters',
  fields: {
    contact: INDEX,
    squadron: INDEX,
    heading: HEADING,
    places: list(record({ ship: SHIP, x: PLACE, y: PLACE }), 64),
  },
  does(state, { contact, squadron, heading, places }) {
    const marker = state.contacts[contact]!
    marker.gone = 1
    const it = state.squadrons[squadron]!
    it.contact = -1
    it.moved = marker.moved
    it.acted = marker.acted
    if (state.active === state.squadrons.length + contact) state.active = squadron
    for (const { ship, x, y } of places) {
      const her = state.ships[ship]!
      Object.assign(her, { x, y, heading, berth: BERTH.there, pace: marker.pace })
      if (marker.moved > 0) her.moved = marker.pace
    }
  },
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} is on the table`),
})

/** R57 His deputy, or the next in the line, leads on. */
export const commandPassed = event('CommandPassed', {
  fields: { ship: SHIP, cmdv: WHOLE },
  does(state, { ship, cmdv }) {
    const { squadron } = state.ships[ship]!
    for (const other of state.ships) if (other.squadron === squadron) other.flag = 0
    state.ships[ship]!.flag = 1
    state.ships[ship]!.cmdv = cmdv
  },
  tell: ({ ship }) => she(ship, 'takes over the squadron'),
})

/** H33 Its morale has broken. */
export const squadronBroke = event('SquadronBroke', {
  weight: 'matters',
  fields: { squadron: INDEX },
  does(state, { squadron }) {
    state.squadrons[squadron]!.broken = 1
  },
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} breaks off the action`),
})

/** R40 Members that are gone are counted for the next turn. */
export const squadronCounted = event('SquadronCounted', {
  weight: 'routine',
  fields: { squadron: INDEX, gone: COUNT },
  does(state, { squadron, gone }) {
    state.squadrons[squadron]!.gone = gone
  },
  tell: ({ squadron }, after) => plainly(`${squadronName(after, squadron)} counts its ships`),
})

/** H39 */
export const battleEnded = event('BattleEnded', {
  weight: 'end',
  fields: { winner: SEAT_IF_ANY },
  does(state, { winner }) {
    state.over = 1
    state.winner = winner
  },
  tell: ({ winner }, after) => plainly(winner < 0 ? 'Nobody has won' : `${sideName(after, winner)} has won`),
})
