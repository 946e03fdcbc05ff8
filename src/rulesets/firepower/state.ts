import type { Frozen, Options } from '#kernel/desk/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import { moment, sequence } from '#kernel/turn/index.ts'
import { stepDown } from './classes.ts'
import { CENTIMETRE, INCH } from './lengths.ts'
import { type Switches, switchesOf } from './options.ts'
import { blueHalfInch, type Card, type Sheet, sheetOf } from './ship.ts'
import { MOVE_RATE, rangesOf } from './tables.ts'

/** SEQ-A, R5 A game turn: one player's whole sequence, then the other's. */
export const TURN = sequence('first', 'second')

/** How a ship ends (DMG-B): by list, by fire in a magazine, or left to burn. */
export const AFLOAT = 0
export const SUNK = 1
export const EXPLODED = 2
export const ABANDONED = 3

/** Formation orders, of which Line Ahead and Scatter bear on gunnery. */
export const FORMATIONS = ['line-ahead', 'line-abreast', 'scatter', 'open'] as const
export const LINE_AHEAD = 0
export const SCATTER = 2

/** What a ship has done in her own turn, as bits. */
export const DID = { main: 1, secondary: 2, torpedo: 4, depthCharge: 8, steam: 16 } as const

/** One ship as she stands. */
export interface Ship {
  readonly seat: number
  /** leads her squadron: which column of Matrix 4 is hers */
  readonly flagship: number
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
}

/** A torpedo marker on its way (TORP-B). */
export interface Marker {
  readonly launcher: number
  readonly target: number
  readonly torpedo: number
  /** worst level and damage of the launcher when it was launched (R94) */
  readonly worst: number
  readonly damaged: number
  run: number
}

export const LIGHTS = ['day', 'night', 'dusk', 'dawn'] as const
export const NIGHT = 1
export const DUSK = 2

/** Where and when. R15 the light does not change in a battle. */
export interface Scene {
  /** parts of an inch between the ships */
  readonly range: number
  readonly year: number
  readonly period: number
  readonly light: number
  readonly badWeather: boolean
  /** ships that stand against the sun for their enemy, as bits */
  readonly silhouetted: number
  /** in a duel: ships move at their full rate, not at half of it */
  readonly fullSpeed: boolean
}

/** What does not change in a battle. Copies share it. */
interface Fixed {
  readonly sheets: readonly Sheet[]
  readonly switches: Switches
  readonly scene: Scene
  /** Matrix 7 by battery code, in parts of an inch */
  readonly short: readonly number[]
  readonly long: readonly number[]
  /** undamaged move rate, and what a half inch on the BLUE die takes off it */
  readonly rate: number
  readonly halfInch: number
}

export interface State {
  readonly fixed: Fixed
  /** turn and whose half of it, as one number (see TURN) */
  now: number
  /** the seat that has the first half of each turn; -1 until the dice have said */
  first: number
  ships: Ship[]
  markers: Marker[]
}
export type Seen = Frozen<State>

export function setUp(cards: readonly Card[], seats: readonly number[], options: Options, scene: Scene): State {
  const switches = switchesOf(options)
  // SCALE-B, RANGE-B, MOVE-B: large models double ranges and rate
  const scale = switches.large ? 2 : 1
  const ranges = rangesOf(scene.period)
  const sheets = cards.map(card => sheetOf(card, switches, scene))
  return {
    fixed: {
      sheets,
      switches,
      scene,
      short: ranges.map(([short]) => short * INCH * scale),
      long: ranges.map(([, long]) => long * INCH * scale),
      rate: MOVE_RATE[scene.period]! * CENTIMETRE * scale,
      halfInch: blueHalfInch(switches),
    },
    now: moment(TURN, 1, 'first'),
    first: -1,
    ships: sheets.map((sheet, i) => newShip(sheet, seats[i]!)),
    markers: [],
  }
}

function newShip(sheet: Sheet, seat: number): Ship {
  return {
    seat,
    flagship: 1,
    formation: LINE_AHEAD,
    controlled: 1,
    end: AFLOAT,
    list: 0,
    aspect: 0,
    speedLoss: 0,
    stopped: 0,
    swing: 0,
    engines: 0,
    halvings: 0,
    mainLoss: 0,
    secondaryLoss: 0,
    fires: 0,
    initiative: 0,
    powerOut: 0,
    slick: 0,
    damaged: 0,
    submerged: Number(sheet.isBoat),
    worst: 0,
    level: 0,
    fired: -1,
    did: 0,
    moved: 0,
    launches: sheet.card.torpedoes?.launches ?? 0,
  }
}

/** A second state that shares nothing that changes, written out field by field. */
export function copy(state: Seen): State {
  const ships: Ship[] = []
  for (const ship of state.ships) ships.push(copyShip(ship))
  const markers: Marker[] = []
  for (const marker of state.markers) markers.push(copyMarker(marker))
  return { fixed: state.fixed as Fixed, now: state.now, first: state.first, ships, markers }
}
const copyShip = (ship: Frozen<Ship>): Ship => ({
  seat: ship.seat,
  flagship: ship.flagship,
  formation: ship.formation,
  controlled: ship.controlled,
  end: ship.end,
  list: ship.list,
  aspect: ship.aspect,
  speedLoss: ship.speedLoss,
  stopped: ship.stopped,
  swing: ship.swing,
  engines: ship.engines,
  halvings: ship.halvings,
  mainLoss: ship.mainLoss,
  secondaryLoss: ship.secondaryLoss,
  fires: ship.fires,
  initiative: ship.initiative,
  powerOut: ship.powerOut,
  slick: ship.slick,
  damaged: ship.damaged,
  submerged: ship.submerged,
  worst: ship.worst,
  level: ship.level,
  fired: ship.fired,
  did: ship.did,
  moved: ship.moved,
  launches: ship.launches,
})
const copyMarker = (marker: Frozen<Marker>): Marker => ({
  launcher: marker.launcher,
  target: marker.target,
  torpedo: marker.torpedo,
  worst: marker.worst,
  damaged: marker.damaged,
  run: marker.run,
})

/** All that can change, in the order of its declaration. */
export function write(state: Seen, into: Words): void {
  into.put(state.now).put(state.first).put(state.ships.length)
  for (let i = 0; i < state.ships.length; i++) writeShip(state.ships[i]!, into)
  into.put(state.markers.length)
  for (let i = 0; i < state.markers.length; i++) writeMarker(state.markers[i]!, into)
}
function writeShip(ship: Frozen<Ship>, into: Words): void {
  into.put(ship.seat).put(ship.flagship).put(ship.formation).put(ship.controlled).put(ship.end).put(ship.list)
  into.put(ship.aspect).put(ship.speedLoss).put(ship.stopped).put(ship.swing).put(ship.engines).put(ship.halvings)
  into
    .put(ship.mainLoss)
    .put(ship.secondaryLoss)
    .put(ship.fires)
    .put(ship.initiative)
    .put(ship.powerOut)
    .put(ship.slick)
  into.put(ship.damaged).put(ship.submerged).put(ship.worst).put(ship.level).put(ship.fired).put(ship.did)
  into.put(ship.moved).put(ship.launches)
}
function writeMarker(marker: Frozen<Marker>, into: Words): void {
  into.put(marker.launcher).put(marker.target).put(marker.torpedo).put(marker.worst).put(marker.damaged).put(marker.run)
}

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
