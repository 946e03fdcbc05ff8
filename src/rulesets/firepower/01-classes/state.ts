import type { Frozen } from '#kernel/desk/index.ts'
import type { Edge } from '#kernel/facts/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import { sequence } from '#kernel/turn/index.ts'
import type { Sky, Wings } from '../12-aircraft/sky.ts'
import type { Deep } from '../below/deep.ts'
import { CENTIMETRE } from '../book/lengths.ts'
import type { Switches } from '../book/options.ts'
import { stepDown } from './classes.ts'
import type { Sheet } from './ship.ts'

/** SEQ-A, R5 A game turn: one player's whole sequence, then the other's. */
export const TURN = sequence('first', 'second')

/** How a ship ends (DMG-B): by list, by fire in a magazine, or left to burn. */
export const AFLOAT = 0
export const SUNK = 1
export const EXPLODED = 2
export const ABANDONED = 3

/** FORM Formation orders. */
export const FORMATIONS = ['line-ahead', 'line-abreast', 'scatter', 'open'] as const
export const LINE_AHEAD = 0
export const LINE_ABREAST = 1
export const SCATTER = 2
export const OPEN = 3

/** MORD Movement orders. */
export const MOVEMENTS = ['engage', 'intercept', 'break-off', 'manoeuvre'] as const
export const ENGAGE = 0
export const INTERCEPT = 1
export const BREAK_OFF = 2
export const MANOEUVRE = 3

/** R127 A ship is on the table, waits outside her edge, or has left (R49). */
export const BERTH = { there: 0, waiting: 1, away: 2 } as const

/** SEQ-B The segments of a player's turn, A to D as the book letters them (control and own initiative are thrown for in A2 and A3), then aircraft (R99), torpedo markers (R91) and its end. */
export const SEGMENT = {
  change: 0,
  control: 1,
  retreat: 2,
  own: 3,
  controlled: 4,
  air: 5,
  torpedoes: 6,
  end: 7,
} as const

/** What a ship has done in her own turn, as bits. */
export const DID = { main: 1, secondary: 2, torpedo: 4, depthCharge: 8, steam: 16 } as const

/** One ship as she stands. */
export interface Ship {
  readonly seat: number
  /** leads her squadron: which column of Matrix 4 is hers */
  flagship: number
  formation: number
  controlled: number
  end: number
  /** degrees */
  list: number
  aspect: number
  /** half inches of move rate that the BLUE die has taken */
  speedLoss: number
  /** a black BLUE square: no propulsion */
  stopped: number
  /** course of Matrix 4 that a black BLUE square threw */
  swing: number
  /** engine rooms hit; how often the rate has been halved since */
  engines: number
  halvings: number
  /** classes that the batteries have lost */
  mainLoss: number
  secondaryLoss: number
  fires: number
  /** C3 hit: course of Matrix 4 for the rest of the game */
  initiative: number
  powerOut: number
  slick: number
  /** a submarine damaged by depth charges; one that is under water */
  damaged: number
  submerged: number
  /** worst level of damage in the battle, and in this player's turn (LVL-D) */
  worst: number
  level: number
  /** the last moment at which she fired guns; -1: never */
  fired: number
  /** bits of DID */
  did: number
  /** parts of an inch moved in her own turn */
  moved: number
  /** torpedo launches left */
  launches: number
  /** parts of an inch from the table's south-west corner, and tenths of a degree; nowhere in a duel */
  x: number
  y: number
  heading: number
  /** BERTH */
  berth: number
  squadron: number
  /** course of Matrix 4 until control returns (INIT-B); 0: none */
  course: number
  /** where her last move began, and where she turned in it (R40) */
  wake: readonly number[]
}

/** Ships that are led together (C3-D). */
export interface Squadron {
  readonly seat: number
  movement: number
  formation: number
  /** ORD-E it obeys its orders in this turn */
  controlled: number
  /** the ship that leads it; -1: none is left */
  flagship: number
  /** how many ships it began with (R42) */
  size: number
  /** BRK-E it has been forced to break off, for good */
  brokenOff: number
  /** BRK-D friends that have broken off near it (R44) */
  shaken: number
  /** ships crippled and destroyed for which it has been tested (R43) */
  crippled: number
  destroyed: number
}

/** A torpedo marker on its way (TORP-B). */
export interface Marker {
  readonly launcher: number
  readonly target: number
  readonly torpedo: number
  /** worst level and damage of the launcher when it was launched (R94) */
  readonly worst: number
  readonly damaged: number
  /** so far */
  run: number
  x: number
  y: number
}

/** ENV-C What one throw gives. */
export interface Weather {
  readonly light: number
  /** 1: bad */
  readonly weather: number
}
export const LIGHTS = ['day', 'night', 'dusk', 'dawn'] as const
export const NIGHT = 1
export const DUSK = 2

/** Where and when. */
export interface Scene {
  /** parts of an inch between the ships of a duel; 0 where there is a table */
  readonly range: number
  readonly year: number
  readonly period: number
  /** ships that stand against the sun for their enemy, as bits */
  readonly silhouetted: number
  /** in a duel: ships move at their full rate, not at half of it */
  readonly fullSpeed: boolean
  /** where a procedure is worked alone: a burning ship lies between two others (R36) */
  readonly smoke: boolean
}

/** What a whole battle knows beside its ships. */
export interface Theatre {
  readonly board: Board
  readonly sides: readonly [string, string]
  /** SETUP-C the edge from which each side comes and to which it retreats */
  readonly edges: readonly [Edge, Edge]
  /** by their places among the squadrons */
  readonly squadrons: readonly string[]
  /** R118 that it lasts at most */
  readonly turns: number
  /** minute of the day at which it begins */
  readonly begins: number
  /** parts of an inch of model to a foot of ship */
  readonly partsPerFoot: number
  /** ENV-C thrown for before the first turn (R11), or as the battle has it */
  readonly isThrown: boolean
}

/** What does not change in a battle. Copies share it. */
export interface Fixed {
  readonly sheets: readonly Sheet[]
  readonly switches: Switches
  readonly scene: Scene
  /** Matrix 7 by battery code, in parts of an inch */
  readonly short: readonly number[]
  readonly long: readonly number[]
  /** undamaged move rate, and what a half inch on the BLUE die takes off it */
  readonly rate: number
  readonly halfInch: number
  /** null in a duel, and where a procedure is worked alone */
  readonly theatre: Theatre | null
  /** what can fly */
  readonly wings: Wings
}

export interface State {
  readonly fixed: Fixed
  /** turn and whose half of it, as one number (see TURN) */
  now: number
  /** the seat that has the first half of each turn; -1 until the dice have said */
  first: number
  ships: Ship[]
  markers: Marker[]
  /** SEGMENT, in the turn of whoever has it */
  segment: number
  /** LIGHTS; it does not change in a battle (R15) */
  light: number
  /** 1: bad */
  weather: number
  /** ENV-A the edge on which the sun stands, by its place among EDGES; -1: none */
  sun: number
  squadrons: Squadron[]
  /** C3-A the fleet flagship of each side; -1: none, since she was lost at that moment (R29) */
  flags: number[]
  flagLost: number[]
  /** ORD-A the one order of this turn has been changed, or tried */
  changed: number
  /** R118 the last moment of a shot, a torpedo or an attack from the air */
  lively: number
  /** stands of aircraft, and the models of hidden boats */
  sky: Sky
  deep: Deep
  /** SETUP-E sides whose first orders are written, as bits */
  ready: number
  /** 1: the battle is over; and who has won: -1 nobody */
  over: number
  winner: number
}
export type Seen = Frozen<State>

export const sheetAt = (state: Seen, ship: number): Sheet => state.fixed.sheets[ship] as Sheet

/** DMG-B, R85 Sunk, blown up or abandoned: out of play. */
export const isGone = (state: Seen, ship: number): boolean => state.ships[ship]!.end !== AFLOAT

/** The seat whose turn it is; nobody's until the dice have said. */
export const seatInTurn = (state: Seen): number =>
  state.first < 0 ? -1 : state.now % 2 === 0 ? state.first : 1 - state.first

export type Which = 'main' | 'secondary'
/** CLASS-C The present class of a battery, as a code. */
export function batteryNow(state: Seen, ship: number, which: Which): number {
  const sheet = sheetAt(state, ship)
  const { mainLoss, secondaryLoss } = state.ships[ship]!
  if (which === 'main') return stepDown(sheet.main, mainLoss)
  return stepDown(sheet.secondary, secondaryLoss)
}

/** R76 Below half a centimetre a rate is nothing. */
const LEAST_RATE = CENTIMETRE / 2
/** MOVE-A, BLUE-B, R57 Present move rate: the period's, less what damage took, halved as often as engine rooms made it. */
export function moveRate(state: Seen, ship: number): number {
  const { rate, halfInch } = state.fixed
  const { stopped, speedLoss, halvings } = state.ships[ship]!
  const left = rate - speedLoss * halfInch
  if (stopped !== 0 || left <= 0) return 0
  const halved = left >> halvings
  return halved < LEAST_RATE ? 0 : halved
}
/** More halvings than this leave nothing of any rate. */
export const MOST_HALVINGS = 8
