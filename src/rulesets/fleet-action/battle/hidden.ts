import type { Dice } from '#kernel/dice/index.ts'
import type { Viewer } from '#kernel/ruleset/index.ts'
import { isUnseen } from '../02-data-sheet/below.ts'
import { BERTH, type Contact, type Seen, type Ship, type State, UNKNOWN } from '../02-data-sheet/state.ts'
import { copy } from '../02-data-sheet/state-copy.ts'
import { R } from '../book/register.ts'
import type { Event } from '../events/events.ts'

// H20 What lies under a marker is known to its side alone.

/** What a viewer may see: of others’ markers only where they are, of squadrons under them only that they are somewhere. */
export function screened(state: Seen, viewer: Viewer): Seen {
  if (viewer === 'umpire') return state
  const isSecret = (seat: number): boolean => seat !== viewer
  return {
    ...state,
    contacts: state.contacts.map(each =>
      each.gone === 0 && isSecret(each.seat) ? { ...each, squadron: UNKNOWN } : each,
    ),
    squadrons: state.squadrons.map(each =>
      each.contact >= 0 && isSecret(each.seat) ? { ...each, contact: UNKNOWN, moved: 0, acted: 0 } : each,
    ),
    ships: state.ships.map((ship, i) => {
      if (!isSecret(ship.seat)) return ship
      if (ship.berth === BERTH.hidden) return { ...ship, ...NOWHERE }
      return isUnseen(state, i) && ship.berth === BERTH.there ? { ...ship, ...NOWHERE, ...UNDER } : ship
    }),
  }
}
/** All that a ship does or suffers while she is hidden. */
const NOWHERE = { x: 0, y: 0, heading: 0, pace: -1, moved: -1, acted: 0, sought: 0 } as const
/** H32 Nor does anybody know where a boat is that is under water. */
const UNDER = { berth: BERTH.unseen, wake: [], spread: 0, identified: 0, tested: 0 } as const

/** H20, H32 What is kept of a deed from a viewer: what lies under markers, and all that a boat does that nobody sees. */
export function isKept(event: Event, viewer: Viewer, after: Seen): boolean {
  if (viewer === 'umpire') return false
  if (event.type === 'ContactsHeld') return event.seat !== viewer
  if (!('ship' in event) || !BELOW.has(event.type)) return false
  return isUnseen(after, event.ship) && after.ships[event.ship]!.seat !== viewer
}
const BELOW: ReadonlySet<Event['type']> = new Set([
  'ShipSteered',
  'ShipActed',
  'SpreadTested',
  'TargetSought',
  'ContactSought',
  'PowerTested',
])

/** Some state that could lie behind a view: each hidden squadron under one of the markers of which nobody knows. */
export function imagined(view: Seen, dice: Dice): State {
  const state = copy(view)
  for (const seat of [0, 1]) {
    const markers = [...state.contacts.keys()].filter(
      contact => state.contacts[contact]!.seat === seat && state.contacts[contact]!.squadron === UNKNOWN,
    )
    for (const [squadron, it] of state.squadrons.entries()) {
      if (it.seat !== seat || it.contact !== UNKNOWN) continue
      const place = markers.length < 2 ? 0 : dice.one(Math.min(100, markers.length), R['FA-H20']) - 1
      const [contact] = markers.splice(place, 1)
      if (contact === undefined) continue
      put(state, squadron, contact)
    }
    for (const contact of markers) Object.assign(state.contacts[contact]!, { squadron: -1 })
  }
  return state
}

function put(state: State, squadron: number, contact: number): void {
  state.contacts[contact] = { ...state.contacts[contact]!, squadron } as Contact
  state.squadrons[squadron]!.contact = contact
  const { x, y, heading } = state.contacts[contact]!
  for (const ship of state.ships as Ship[]) if (ship.squadron === squadron) Object.assign(ship, { x, y, heading })
}

/** The state that a row was worked on, as far as its events have told since what a viewer did not see. */
export function recalled(before: Seen, events: readonly Event[]): State {
  const state = copy(before)
  // H32: a boat that nobody saw was there, somewhere
  for (const ship of state.ships) if (ship.berth === BERTH.unseen) Object.assign(ship, SOMEWHERE)
  for (const event of events.toReversed()) {
    if (event.type === 'SquadronDeployed') lieUnder(state, event.squadron, event.contact)
    else if (event.type === 'ContactSoughtFrom') leadFrom(state, event.contact)
    else if (event.type === 'BoatFound') Object.assign(state.ships[event.ship]!, event.at, { moved: event.moved })
    else if (event.type === 'BoatSurfaced') Object.assign(state.ships[event.ship]!, event.at, { acted: 0 })
  }
  return state
}
/** Beyond all that rules ask for. */
const SOMEWHERE = { berth: BERTH.there, x: -1_000_000, y: -1_000_000 } as const

/** H20 That squadron was under that marker; what was guessed to lie there lay where it was guessed to be. */
function lieUnder(state: State, squadron: number, contact: number): void {
  const guessed = state.squadrons[squadron]?.contact ?? -1
  const instead = state.contacts[contact]?.squadron ?? -1
  if (guessed < 0 || guessed === contact) return
  put(state, squadron, contact)
  if (instead >= 0) put(state, instead, guessed)
  else Object.assign(state.contacts[guessed]!, { squadron: -1 })
}

/** H20 Whoever looked from under a marker was some squadron of that side. */
function leadFrom(state: State, contact: number): void {
  const { seat, squadron } = state.contacts[contact]!
  if (squadron >= 0) return
  const hidden = state.squadrons.findIndex(each => each.seat === seat && each.contact >= 0)
  if (hidden >= 0) lieUnder(state, hidden, contact)
}
