import type { Frozen } from '#kernel/desk/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { sequence } from '#kernel/turn/index.ts'
import type { Switches } from '../book/options.ts'
import type { Sheet } from './ship.ts'

/** 6 The turn, as far as two ships alone need it: mines, submarines and aircraft have phases of their own. */
export const TURN = sequence('initiative', 'ship movement', 'action', 'end')

/** H1 Lengths are tenths of a millimetre, two yards each: the sheets' 6.25 cm and bases 1.25 cm wide stay whole. */
export const CM = 100
/** 9.5 A range band. */
export const BAND = 25 * CM

/** What has become of her. */
export const ACTIVE = 0
/** R14 a wreck marker */
export const WRECK = 1
/** 10.S sunk, no marker */
export const SUNK = 2
/** H12 blown up, a wreck marker */
export const DESTROYED = 3

/** Sorts of critical: one that spends all its CV, and the single results of a flashover (H12) and of a blast (H14). */
export const WHOLE = 0
export const FLASHOVER = 1
export const BLAST = 2

/** One ship, stand or land target as it stands: everything on the sheet that changes, and the markers beside it. */
export interface Ship {
  readonly seat: number
  x: number
  y: number
  /** tenths of a degree, clockwise from north */
  heading: number
  /** H17 centimetres moved this turn; -1 before she has */
  moved: number
  /** Structure and Flotation left */
  s: number
  f: number
  cq: number
  dc: number
  fc: number
  sv: number
  gm: number
  sd: number
  /** knots she can still make, by her engines */
  speed: number
  smoke: number
  searchRadar: number
  searchlights: number
  planes: number
  /** all gunnery radar, which goes together */
  radar: number
  asw: number
  mrf: number
  crf: number
  fires: number
  splash: number
  /** power failure (10.U) */
  dark: number
  cargo: number
  /** H35 of a stand */
  vessels: number
  /** H19 the squadron's commander is aboard, and his Command Value */
  flag: number
  cmdv: number
  /** ACTIVE, WRECK, SUNK or DESTROYED */
  end: number
  /** has had her turn in this phase */
  acted: number
  /** lit by a searchlight this turn (H21) */
  lit: number
  /** the power test of this turn (H38): 0 not made, 1 passed, 2 failed */
  tested: number
  /** R59 the night identification of this turn: 0 not made, 1 + target, -1 failed */
  identified: number
  /** 9.1 the test of a Wide Spread to where nothing is seen, in this turn: 0 not made, 1 passed, 2 failed */
  spread: number
  /** H16 kinds of repair that succeeded this End Phase, as bits */
  repaired: number
  /** hits that have not struck yet */
  hits: number
  /** rolls for Critical Damage still to make for the hit that struck */
  rolls: number
  /** the hit's CV and penetration; whether it meets horizontal armour; the critical table it comes to */
  cv: number
  pen: number
  raked: number
  column: number
  /** the critical that is being worked: CV left, its table, whether its last roll could not be applied, and its sort */
  budget: number
  table: number
  stuck: number
  sort: number
  /** H12 a flashover that is to come: its CV, and the column of the mount */
  flashDue: number
  flashAt: number
  /** H14 the blast of a ship that has blown up, and how far down the list of ships it has been felt */
  blast: number
  reached: number
  /** gun mounts left, group by group */
  mounts: number[]
  /** torpedo mounts standing, and torpedoes in them */
  racks: number[]
  loaded: number[]
}

/** A hit as the critical tables need it. */
export interface Blow {
  readonly cv: number
  readonly pen: number
  readonly raked: number
  readonly column: number
}

/** H25 Torpedoes in the water until their squadron acts. */
export interface Salvo {
  readonly by: number
  /** the ship aimed at, or -1 for a Wide Spread at a place */
  readonly target: number
  readonly x: number
  readonly y: number
  /** a torpedo mount of the launcher, for what it fires, and which of its settings */
  readonly rack: number
  readonly setting: number
  readonly torpedoes: number
}

/** 9.1 Light, Tactical Visibility Range in bands, and whether the lines of sight are clear. */
export interface Scene {
  readonly isNight: boolean
  readonly tvr: number
  readonly isClear: boolean
  /** 10.2 an area of Bad Weather */
  readonly isFoul: boolean
}
export const CLEAR_DAY: Scene = { isNight: false, tvr: 5, isClear: true, isFoul: false }

/** What one ship sees of another: the arcs of the sheet in which she has her, and those of the other she lies in. */
export interface Sight {
  readonly arcs: number
  /** H40: 1 the bow arc, 2 the stern arc, 0 neither */
  readonly from: number
}
/** A place, and how one lies there. */
export interface Stationed {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** What does not change in a battle. Copies share it. */
export interface Fixed {
  readonly sheets: readonly Sheet[]
  readonly switches: Switches
  readonly board: Board
  readonly scene: Scene
  /** in a duel each keeps her station, so what each sees from there is worked out once */
  stations: readonly Stationed[]
  still: readonly Sight[]
}

export interface State {
  readonly fixed: Fixed
  /** turn and phase, as one number (see TURN) */
  now: number
  /** who won the initiative (6.1) */
  first: number
  ships: Ship[]
  salvoes: readonly Salvo[]
}
export type Seen = Frozen<State>

/** A second state that shares nothing that changes, every field by name. */
export function copy(state: Seen): State {
  const ships: Ship[] = []
  for (const ship of state.ships) ships.push(copyShip(ship))
  return { fixed: state.fixed as Fixed, now: state.now, first: state.first, ships, salvoes: state.salvoes }
}
/** The same where only one of two ships can change: the other is shared. */
export function copyOne(state: Seen, ship: number): State {
  const ships = [...state.ships] as Ship[]
  ships[ship] = copyShip(state.ships[ship]!)
  return { fixed: state.fixed as Fixed, now: state.now, first: state.first, ships, salvoes: state.salvoes }
}
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
  into.putAll(ship.mounts).putAll(ship.racks).putAll(ship.loaded)
}

export const sheetAt = (state: Seen, ship: number): Sheet => state.fixed.sheets[ship] as Sheet
export const isLost = (state: Seen, ship: number): boolean => state.ships[ship]!.end !== ACTIVE
