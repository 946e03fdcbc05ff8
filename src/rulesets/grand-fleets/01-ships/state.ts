import type { Frozen } from '#kernel/desk/index.ts'
import type { SeaState } from '#kernel/facts/index.ts'
import type { Board } from '#kernel/geometry/index.ts'
import type { Words } from '#kernel/hash/index.ts'
import type { Term } from '#kernel/ruleset/index.ts'
import { sequence } from '#kernel/turn/index.ts'
import type { Switches } from '../book/options.ts'
import { type Card, levelOf, type Sheet } from './ship.ts'

/** 2.2 The turn. */
export const TURN = sequence('movement', 'gunfire', 'torpedo', 'end')
/** Its phases as numbers, for rules that every order passes through. */
export const PHASE = { movement: 0, gunfire: 1, torpedo: 2, end: 3 } as const
export const phaseNow = (state: Seen): number => state.now % 4

/** 2.13 A ship's place is given by the scenario, still to be found by her captain, or found. */
export const BERTH = { given: 0, open: 1, found: 2 } as const

/** One ship as it stands: everything on the card that changes, and the markers beside the model (0.24). */
export interface Ship {
  readonly seat: number
  x: number
  y: number
  /** tenths of a degree, clockwise from north */
  heading: number
  /** hull boxes checked (1.4) */
  lost: number
  /** nautical miles steamed this turn, which the speed marker shows (3.24); -1 without a marker */
  forward: number
  /** last moment of the Bridge marker (6.21) */
  bridge: number
  engine: number
  fires: number
  /** turns in which Fire Control damage keeps the guns silent (6.24), from and until; 0 for none */
  silentFrom: number
  silentUntil: number
  floods: number
  list: number
  rudder: number
  /** has had its turn in this phase */
  acted: number
  /** 3.23 has left the board: in which turn and by which edge, as one number; 0: has not */
  away: number
  /** BERTH: how she came to her place before the first turn (2.13) */
  berth: number
  /** 9.4 what her batteries have kept firing at: battery, target, last turn, turns in a row; and so on */
  aims: readonly number[]
  /** 9.7 the last turn in which she fired guns, where flashes are watched for */
  flashed: number
  /** 9.8 Torpedo Phases in a row without a launch, at half speed or less; -1: she has launched in this one */
  quiet: number
  /** ships whose heavy shells have splashed round this one in this phase (4.22) */
  splashes: readonly number[]
  /** mounts left, group by group (1.55) */
  mounts: number[]
  /** torpedoes left, group by group (1.63) */
  tubes: number[]
  /** reloads left, group by group (9.8) */
  reloads: readonly number[]
}

/** What does not change in a battle. Copies share it. */
export interface Fixed {
  readonly sheets: readonly Sheet[]
  readonly switches: Switches
  readonly board: Board
  /** inches of table to the mile and the models' scale, which give a model's length in miles (0.21, R26) */
  readonly modelMilesPerFoot: number
  /** in a duel nobody changes place, so what each ship sees of the other is worked out once */
  still: readonly Still[] | null
  readonly scene: Scene
}

/** What a whole battle knows beside its ships. */
export interface Scene {
  /** that it lasts at most; 0 in a duel, whose phases an umpire turns */
  readonly turns: number
  /** minute of the day at which it begins */
  readonly begins: number
  readonly sides: readonly [string, string]
  /** 9.1 ship by ship: 1 elite, 0 regular, -1 green; none in a duel */
  readonly crews: readonly number[]
  /** 9.5 the scenario's sea: 0 calm to 3 storm */
  readonly sea: number
  /** 9.9 the scenario's, in miles by day; 0: no limit */
  readonly visibility: number
  /** 9.7 minutes of the day; null where nobody knows */
  readonly sunrise: number | null
  readonly sunset: number | null
  /** 7.1 the fleet flagship of each side, where there are divisions */
  readonly flagships: readonly number[]
  /** 2.3 victory terms of the scenario */
  readonly terms: readonly Term[]
}
/** How one ship sees another (4.12, 4.21). */
export interface Sight {
  /** arcs of this ship that hold the other */
  readonly arcs: number
  /** arcs of the other that hold this ship */
  readonly from: number
}

/** The same where nobody moves: also the band of each gun, and whether torpedoes reach. */
export interface Still extends Sight {
  readonly bands: readonly number[]
  readonly torpedoes: boolean
}

export interface State {
  readonly fixed: Fixed
  /** turn and phase, as one number (see TURN) */
  now: number
  /** who acts first in this phase, by numbers or by a die (3, 4, 5) */
  first: number
  /** how many ships at a time that side acts with; the other acts with one (3 ratio) */
  batch: number
  /** whose opportunity it is, and how many ships are still to act in it; -1: nobody's */
  acting: number
  due: number
  /** sides that have passed in this phase, as bits (R6) */
  passed: number
  /** 1: the battle is over; who conceded, or -1 */
  over: number
  conceded: number
  /** sides whose ships are being placed before the first turn, as bits (2.13) */
  deploying: number
  /** SEA: the state of the sea; calm where nobody asks (9.5) */
  sea: number
  /** miles that can be seen by day; 0: as far as anybody likes (9.9) */
  visibility: number
  /** smoke markers: x, y, x, y, … (9.6) */
  smoke: readonly number[]
  /** 7.5, 8 orders that are written and not yet done: ship, how many words, the words; and so on */
  written: readonly number[]
  /** 7.1 the division of each ship; none where ships act by themselves */
  divisions: readonly number[]
  /** 7.1 the flagship of each division; -1 where she has left it */
  flagships: readonly number[]
  /** 7.4 ships that will be divisions of their own from the next turn */
  detached: readonly number[]
  /** 7.4 whom others may follow in this phase: the ship, where she was, her heading, her track */
  wake: readonly number[]
  ships: Ship[]
}

export type Seen = Frozen<State>

/**
 * A second state that shares nothing that changes. Written out field by field: a spread would give its copies a hidden class
 * of their own, and every rule would meet two kinds of ship.
 */
export function copy(state: Seen): State {
  const ships: Ship[] = []
  for (const ship of state.ships) ships.push(copyShip(ship))
  return {
    fixed: state.fixed as Fixed,
    now: state.now,
    first: state.first,
    batch: state.batch,
    acting: state.acting,
    due: state.due,
    passed: state.passed,
    over: state.over,
    conceded: state.conceded,
    deploying: state.deploying,
    sea: state.sea,
    visibility: state.visibility,
    smoke: state.smoke,
    written: state.written,
    divisions: state.divisions,
    flagships: state.flagships,
    detached: state.detached,
    wake: state.wake,
    ships,
  }
}
const copyShip = (ship: Frozen<Ship>): Ship => ({
  seat: ship.seat,
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  lost: ship.lost,
  forward: ship.forward,
  bridge: ship.bridge,
  engine: ship.engine,
  fires: ship.fires,
  silentFrom: ship.silentFrom,
  silentUntil: ship.silentUntil,
  floods: ship.floods,
  list: ship.list,
  rudder: ship.rudder,
  acted: ship.acted,
  away: ship.away,
  berth: ship.berth,
  aims: ship.aims,
  flashed: ship.flashed,
  quiet: ship.quiet,
  splashes: ship.splashes,
  mounts: ship.mounts.slice(),
  tubes: ship.tubes.slice(),
  reloads: ship.reloads,
})

/** All that can change, in the order of its declaration. */
export function write(state: Seen, into: Words): void {
  into.put(state.now).put(state.first).put(state.batch).put(state.acting).put(state.due).put(state.passed)
  into
    .put(state.over)
    .put(state.conceded)
    .put(state.deploying)
    .put(state.sea)
    .put(state.visibility)
    .putAll(state.smoke)
    .put(state.ships.length)
  for (let i = 0; i < state.ships.length; i++) writeShip(state.ships[i]!, into)
  // What other battles never have is not written for them, so that their digests are what they always were.
  if (state.written.length + state.divisions.length === 0) return
  into.putAll(state.written).putAll(state.divisions).putAll(state.flagships).putAll(state.detached).putAll(state.wake)
}
function writeShip(ship: Frozen<Ship>, into: Words): void {
  into.put(ship.seat).put(ship.x).put(ship.y).put(ship.heading)
  into.put(ship.lost).put(ship.forward).put(ship.bridge).put(ship.engine).put(ship.fires)
  into
    .put(ship.silentFrom)
    .put(ship.silentUntil)
    .put(ship.floods)
    .put(ship.list)
    .put(ship.rudder)
    .put(ship.acted)
    .put(ship.away)
    .put(ship.berth)
    .put(ship.flashed)
    .put(ship.quiet)
  into.putAll(ship.aims).putAll(ship.splashes).putAll(ship.mounts).putAll(ship.tubes).putAll(ship.reloads)
}

export const sheetAt = (state: Seen, ship: number): Sheet => state.fixed.sheets[ship] as Sheet
export const boxesLeft = (state: Seen, ship: number): number => sheetAt(state, ship).hull.size - state.ships[ship]!.lost
/** 1.4 The last box of the last row is checked. */
export const isSunk = (state: Seen, ship: number): boolean => boxesLeft(state, ship) <= 0
/** Afloat and on the board. */
export const isInPlay = (state: Seen, ship: number): boolean => !isSunk(state, ship) && state.ships[ship]!.away === 0
/** 1.4 The row of the card whose values count now. */
export function rowOf(state: Seen, ship: number): Card['rows'][number] {
  const sheet = sheetAt(state, ship)
  return sheet.card.rows[Math.min(2, levelOf(sheet, state.ships[ship]!.lost))]!
}

export const SEAS: readonly SeaState[] = ['calm', 'moderate', 'rough', 'storm']
