import type { Frozen } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { copySky, isEmpty, writeSky } from '../09-air/sky.ts'
import type { Contact, Fixed, Seen, Ship, Squadron, State } from './state.ts'

/** A second state that shares nothing that changes, every field by name. */
export function copy(state: Seen): State {
  const ships: Ship[] = []
  for (const ship of state.ships) ships.push(copyShip(ship))
  const squadrons: Squadron[] = []
  for (const squadron of state.squadrons) squadrons.push(copySquadron(squadron))
  const contacts: Contact[] = []
  for (const contact of state.contacts) contacts.push(copyContact(contact))
  return stateOf(state, ships, squadrons, contacts)
}
/** The same where only one of two ships can change: the other is shared. */
export function copyOne(state: Seen, ship: number): State {
  const ships = [...state.ships] as Ship[]
  ships[ship] = copyShip(state.ships[ship]!)
  return stateOf(state, ships, state.squadrons as Squadron[], state.contacts as Contact[])
}
const stateOf = (state: Seen, ships: Ship[], squadrons: Squadron[], contacts: Contact[]): State => ({
  fixed: state.fixed as Fixed,
  now: state.now,
  first: state.first,
  ships,
  salvoes: state.salvoes,
  squadrons,
  contacts,
  mines: state.mines,
  night: state.night,
  tvr: state.tvr,
  squalls: state.squalls,
  sky: copySky(state.sky),
  word: state.word,
  active: state.active,
  leads: state.leads,
  ready: state.ready,
  begun: state.begun,
  over: state.over,
  winner: state.winner,
})
const copySquadron = (squadron: Frozen<Squadron>): Squadron => ({
  seat: squadron.seat,
  size: squadron.size,
  gone: squadron.gone,
  contact: squadron.contact,
  moved: squadron.moved,
  acted: squadron.acted,
  broken: squadron.broken,
})
const copyContact = (contact: Frozen<Contact>): Contact => ({
  seat: contact.seat,
  squadron: contact.squadron,
  x: contact.x,
  y: contact.y,
  heading: contact.heading,
  pace: contact.pace,
  moved: contact.moved,
  acted: contact.acted,
  gone: contact.gone,
})
const copyShip = (ship: Frozen<Ship>): Ship => ({
  seat: ship.seat,
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  moved: ship.moved,
  s: ship.s,
  f: ship.f,
  cq: ship.cq,
  dc: ship.dc,
  fc: ship.fc,
  sv: ship.sv,
  gm: ship.gm,
  sd: ship.sd,
  speed: ship.speed,
  smoke: ship.smoke,
  searchRadar: ship.searchRadar,
  searchlights: ship.searchlights,
  planes: ship.planes,
  radar: ship.radar,
  asw: ship.asw,
  mrf: ship.mrf,
  crf: ship.crf,
  fires: ship.fires,
  splash: ship.splash,
  dark: ship.dark,
  cargo: ship.cargo,
  vessels: ship.vessels,
  flag: ship.flag,
  cmdv: ship.cmdv,
  end: ship.end,
  acted: ship.acted,
  lit: ship.lit,
  tested: ship.tested,
  identified: ship.identified,
  spread: ship.spread,
  sought: ship.sought,
  repaired: ship.repaired,
  hits: ship.hits,
  rolls: ship.rolls,
  cv: ship.cv,
  pen: ship.pen,
  raked: ship.raked,
  column: ship.column,
  budget: ship.budget,
  table: ship.table,
  stuck: ship.stuck,
  sort: ship.sort,
  flashDue: ship.flashDue,
  flashAt: ship.flashAt,
  blast: ship.blast,
  reached: ship.reached,
  squadron: ship.squadron,
  berth: ship.berth,
  resolve: ship.resolve,
  pace: ship.pace,
  screen: ship.screen,
  wake: ship.wake,
  sBefore: ship.sBefore,
  fBefore: ship.fBefore,
  depth: ship.depth,
  known: ship.known,
  listened: ship.listened,
  fields: ship.fields,
  mounts: ship.mounts.slice(),
  racks: ship.racks.slice(),
  loaded: ship.loaded.slice(),
})

/** All that can change, in the order of its declaration. */
export function write(state: Seen, into: Words, revision: number): void {
  into.put(state.now).put(state.first).put(state.ships.length)
  for (let i = 0; i < state.ships.length; i++) writeShip(state.ships[i]!, into, revision)
  into.put(state.salvoes.length)
  for (const { by, target, x, y, rack, setting, torpedoes } of state.salvoes) {
    into.put(by).put(target).put(x).put(y).put(rack).put(setting).put(torpedoes)
  }
  if (revision >= BATTLES) writeBattle(state, into)
  if (revision >= BELOW) writeSea(state, into)
}
/** The first revision of mines and submarines. */
const BELOW = 5
function writeSea({ mines, night, tvr, squalls }: Seen, into: Words): void {
  into.put(mines.length)
  for (const { seat, x, y, heading } of mines) into.put(seat).put(x).put(y).put(heading)
  into.put(night).put(tvr).put(squalls.length)
  for (const { x, y } of squalls) into.put(x).put(y)
}
/** The first revision of whole battles. */
const BATTLES = 4
function writeBattle(state: Seen, into: Words): void {
  into.put(state.squadrons.length)
  for (const { seat, size, gone, contact, moved, acted, broken } of state.squadrons) {
    into.put(seat).put(size).put(gone).put(contact).put(moved).put(acted).put(broken)
  }
  into.put(state.contacts.length)
  for (const { seat, squadron, x, y, heading, pace, moved, acted, gone } of state.contacts) {
    into.put(seat).put(squadron).put(x).put(y).put(heading).put(pace).put(moved).put(acted).put(gone)
  }
  into
    .put(state.word)
    .put(state.active)
    .put(state.leads)
    .put(state.ready)
    .put(state.begun)
    .put(state.over)
    .put(state.winner)
  // battles without aircraft stand for what they stood for before there were any
  if (!isEmpty(state.sky)) writeSky(state.sky, into)
}
/** The first revision in which a Wide Spread has a test of its own. */
const SPREADS = 3
function writeShip(ship: Frozen<Ship>, into: Words, revision: number): void {
  into.put(ship.seat).put(ship.x).put(ship.y).put(ship.heading).put(ship.moved).put(ship.s)
  into.put(ship.f).put(ship.cq).put(ship.dc).put(ship.fc).put(ship.sv).put(ship.gm)
  into.put(ship.sd).put(ship.speed).put(ship.smoke).put(ship.searchRadar).put(ship.searchlights).put(ship.planes)
  into.put(ship.radar).put(ship.asw).put(ship.mrf).put(ship.crf).put(ship.fires).put(ship.splash)
  into.put(ship.dark).put(ship.cargo).put(ship.vessels).put(ship.flag).put(ship.cmdv).put(ship.end)
  into.put(ship.acted).put(ship.lit).put(ship.tested).put(ship.identified).put(ship.repaired).put(ship.hits)
  into.put(ship.rolls).put(ship.cv).put(ship.pen).put(ship.raked).put(ship.column).put(ship.budget)
  into.put(ship.table).put(ship.stuck).put(ship.sort).put(ship.flashDue).put(ship.flashAt).put(ship.blast)
  into.put(ship.reached)
  if (revision >= SPREADS) into.put(ship.spread)
  if (revision >= BATTLES) {
    into.put(ship.squadron).put(ship.berth).put(ship.resolve).put(ship.pace).put(ship.screen)
    into.put(ship.sought).put(ship.sBefore).put(ship.fBefore).putAll(ship.wake)
  }
  if (revision >= BELOW) into.put(ship.depth).put(ship.known).put(ship.listened).put(ship.fields)
  into.putAll(ship.mounts).putAll(ship.racks).putAll(ship.loaded)
}
