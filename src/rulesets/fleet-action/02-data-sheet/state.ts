import type { Frozen } from '#kernel/desk/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import type { Board, Place } from '#kernel/geometry/index.ts'
import type { Table } from '#kernel/table/index.ts'
import { phaseAt, sequence, turnAt } from '#kernel/turn/index.ts'
import type { Sky, Wings } from '../09-air/sky.ts'
import type { Switches } from '../book/options.ts'
import { ABOVE, CARRIER, CRITICALS, type Row } from '../book/tables.ts'
import type { Minefield } from './minefield.ts'
import type { Blow, Salvo } from './salvo.ts'
import type { Sheet } from './ship.ts'

/** 6 The turn of two ships alone, to whom neither mines nor submarines nor aircraft come. */
export const TURN = sequence('initiative', 'ship movement', 'action', 'end')
/** 6 The turn of a battle. */
export const PHASES = sequence(
  'initiative',
  'mines',
  'submarines',
  'ship movement',
  'aircraft movement',
  'action',
  'end',
)
export type Phase = (typeof PHASES.phases)[number]

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

/** On the table; H20 under her squadron's Contact marker; H42 off the table for good; H32 under water, for whoever does not know where. */
export const BERTH = { there: 0, hidden: 1, away: 2, unseen: 3 } as const

/** H33 What morale has made of her. */
export const RESOLVE = { steady: 0, withdrawing: 1, abandoned: 2 } as const

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
  /** 6.6 she has tried to spot in this turn */
  sought: number
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
  /** her squadron, by its place; where she is of it; and what its morale and hers have come to */
  squadron: number
  berth: number
  resolve: number
  /** H17 centimetres of her last move, -1 before the first; H23 a smoke screen lies along it */
  pace: number
  screen: number
  /** the corners of her last move, x and y in turn, from where it began */
  wake: readonly number[]
  /** 12.3 Structure and Flotation as this turn began */
  sBefore: number
  fBefore: number
  /** H32 under water; found in this turn; she has listened for boats in this turn */
  depth: number
  known: number
  listened: number
  /** H31 minefields that she can still lay */
  fields: number
  /** gun mounts left, group by group */
  mounts: number[]
  /** torpedo mounts standing, and torpedoes in them */
  racks: number[]
  loaded: number[]
}

export type { Blow, Salvo }

/** 9.1 Light, Tactical Visibility Range in bands, and whether the lines of sight are clear. */
export interface Scene {
  readonly isNight: boolean
  readonly tvr: number
  readonly isClear: boolean
  /** 10.2 an area of Bad Weather */
  readonly isFoul: boolean
}
export const CLEAR_DAY: Scene = { isNight: false, tvr: 5, isClear: true, isFoul: false }

/** H19 Ships that are led together. Its commander is aboard the one that has his flag. */
export interface Squadron {
  readonly seat: number
  /** R40 how many ships it began with, and how many of them were gone as this turn began */
  readonly size: number
  gone: number
  /** H20 the Contact marker that it lies under; -1: it is on the table */
  contact: number
  /** it has moved, and it has acted, in this turn */
  moved: number
  acted: number
  /** H33 its morale has broken: every member withdraws */
  broken: number
}

/** H20 Under a marker of which somebody does not know whether it is of a squadron or of none. */
export const UNKNOWN = -2
/** H20 A Contact marker: of a squadron, or of none. */
export interface Contact {
  readonly seat: number
  /** the squadron under it; -1: it is false; UNKNOWN */
  readonly squadron: number
  x: number
  y: number
  heading: number
  /** centimetres of its last move */
  pace: number
  moved: number
  acted: number
  /** it has been taken off the table */
  gone: number
}

/** H21 Light and visibility from a turn on. */
export interface Hour {
  readonly from: number
  readonly isNight: boolean
  readonly tvr: number
}

/** What a whole battle knows besides its ships. */
export interface Theatre {
  readonly sides: readonly [string, string]
  /** by their places among the squadrons */
  readonly squadrons: readonly string[]
  /** H42 turns that it lasts, and the minute of the day at which it begins */
  readonly turns: number
  readonly begins: number
  readonly light: readonly Hour[]
  /** H21 centres of areas of Bad Weather */
  readonly squalls: readonly Place[]
  /** the edge behind each side */
  readonly edges: readonly [Edge, Edge]
  /** H42 the players place their squadrons; left out: they lie where history had them */
  readonly placing?: true
}

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
  /** null in a duel, and where a procedure is worked alone */
  readonly theatre: Theatre | null
  /** stands of aircraft and their squadrons */
  readonly wings: Wings
}

export interface State {
  readonly fixed: Fixed
  /** turn and phase, as one number (see TURN) */
  now: number
  /** who won the initiative (6.1) */
  first: number
  ships: Ship[]
  salvoes: readonly Salvo[]
  squadrons: Squadron[]
  contacts: Contact[]
  /** H31 on the table */
  mines: readonly Minefield[]
  /** H42 light, visibility and areas of Bad Weather by die; -1 and none: as the battle has them */
  night: number
  tvr: number
  squalls: readonly Place[]
  /** empty where nothing flies and nobody carries aircraft */
  sky: Sky
  /** the side whose word it is in a phase of turns about, and the squadron that is acting, or the marker after all squadrons; -1: none */
  word: number
  active: number
  /** P4 the side that moves first in this turn */
  leads: number
  /** sides that are ready for the first turn, as bits; the battle has begun; 1: it is over; and who has won, -1 nobody */
  ready: number
  begun: number
  over: number
  winner: number
}
export type Seen = Frozen<State>

export const sheetAt = (state: Seen, ship: number): Sheet => state.fixed.sheets[ship] as Sheet
/** 10 The critical table that she is on: above water carriers and air bases have one of their own. */
export const tableOf = (state: Seen, ship: number, table: number): Table<Row> =>
  table === ABOVE && sheetAt(state, ship).isCarrier ? CARRIER : CRITICALS[table]!
export const isLost = (state: Seen, ship: number): boolean => state.ships[ship]!.end !== ACTIVE

/** 6 Turn and phase. */
export const phaseOf = (state: Seen): Phase =>
  state.fixed.theatre === null ? phaseAt(TURN, state.now) : phaseAt(PHASES, state.now)
export const turnOf = (state: Seen): number => turnAt(state.fixed.theatre === null ? TURN : PHASES, state.now)
/** 9.1, H42 Lost, or off the table, or never more to act. */
export const isThere = (state: Seen, ship: number): boolean =>
  !isLost(state, ship) && state.ships[ship]!.berth === BERTH.there
