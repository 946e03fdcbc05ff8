import type { Cite } from '#kernel/book/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import type { Airship } from '../02-ships/annex.ts'
import type { PARTS } from '../02-ships/conditions.ts'
import type { Seen } from '../02-ships/state.ts'
import { drawLot, drawOne } from '../08-3-criticals/8-3-mounts.ts'
import { R } from '../book/register.ts'
import { AIRSHIP_CONTROL, ENVELOPE, GONDOLA, UNSTEADY } from '../book/tables.ts'
import {
  AIRSHIP_PARTS,
  airshipBurns,
  airshipHit,
  airshipLightened,
  airshipLost,
  type FearGodDesk,
} from '../events/events.ts'

/** T42 Bits of `Airship.controls`. */
export const CONTROLS = ['elevator', 'rudder', 'valves', 'ballast'] as const
const ELEVATOR = 1
const RUDDER = 2
const BALLAST = 8
const FULL = 1

export const airshipOf = (state: Seen, airship: number): Readonly<Airship> =>
  state.annex.airships[airship] as Readonly<Airship>

/** 8.8 A hit is one critical, on the part that was aimed at; a starred one starts a fire too. */
export function hitAirship(desk: FearGodDesk, airship: number, part: (typeof PARTS)[number]): void {
  if (airshipOf(desk.state, airship).lost > 0) return
  const why = R['FGDN-8.8-hit']
  const { what, burns } = desk.dice.row(part === 'gondola' ? GONDOLA : ENVELOPE, 0, why)
  switch (what) {
    case 'engine':
      loseEngine(desk, airship)
      break
    case 'fuel':
      loseFuel(desk, airship)
      break
    case 'control':
      write(desk, airship, what, desk.dice.row(AIRSHIP_CONTROL, 0, R['FGDN-8.8-control']), R['FGDN-8.8-control'])
      break
    case 'wireless':
      write(desk, airship, what, 0, R['FGDN-8.8-comms'])
      break
    case 'weapon':
      write(desk, airship, what, 0, R['FGDN-8.8-weapons'])
      break
    case 'cell':
      loseCell(desk, airship)
  }
  if (burns) startBurning(desk, airship, part)
}
const write = (desk: FearGodDesk, airship: number, part: (typeof AIRSHIP_PARTS)[number], index: number, why: Cite) =>
  airshipHit(desk, { airship, part: AIRSHIP_PARTS.indexOf(part), index }, why)

function loseEngine(desk: FearGodDesk, airship: number): void {
  const { port, starboard } = airshipOf(desk.state, airship)
  const why = R['FGDN-8.8-engine']
  if (port + starboard > 0)
    write(desk, airship, 'engine', drawLot(desk, [port, starboard], 'which engine, port ones first', why), why)
}

/** 8.8 A quarter of her fuel; if one is used up, a die says which tank was hit, and it may be that one. */
function loseFuel(desk: FearGodDesk, airship: number): void {
  const { tanks } = airshipOf(desk.state, airship)
  const why = R['FGDN-8.8-fuel']
  const full = tanks.indexOf(FULL)
  if (full < 0) return
  write(desk, airship, 'fuel', tanks.includes(0) ? drawOne(desk, tanks.length, why) - 1 : full, why)
}

/** 8.8 A random cell, which may have been hit before. */
function loseCell(desk: FearGodDesk, airship: number): void {
  const why = R['FGDN-8.8-cell']
  write(desk, airship, 'cell', drawOne(desk, airshipOf(desk.state, airship).cells.length, why) - 1, why)
}

/** 8.8 A burning envelope of hydrogen is the end; helium does not burn, though a gondola may (R93). */
function startBurning(desk: FearGodDesk, airship: number, part: (typeof PARTS)[number]): void {
  const { hydrogen, burning } = airshipOf(desk.state, airship)
  if (part === 'gondola') {
    if (burning === 0) airshipBurns(desk, { airship, on: 1 }, R['FGDN-8.8-star'])
  } else if (hydrogen > 0) airshipLost(desk, { airship }, R['FGDN-8.8-fire-env'])
}

/** 8.8 In each Plotting Phase: 1 to 5 puts the fire out, 8 to 10 takes it to the hydrogen. Returns whether it burns on. */
export function fightGondolaFire(desk: FearGodDesk, airship: number): boolean {
  const { burning, hydrogen } = airshipOf(desk.state, airship)
  if (burning === 0) return false
  const why = R['FGDN-8.8-fire-gondola']
  const face = desk.dice.one(10, why)
  if (face <= 5) airshipBurns(desk, { airship, on: 0 }, why)
  else if (face >= 8 && hydrogen > 0) airshipLost(desk, { airship }, why)
  else return true
  return false
}
/** 8.8 One that was not put out makes one more critical in the Resolution Phase, on the gondola column (R94). */
export const burnOn = (desk: FearGodDesk, airship: number): void => hitAirship(desk, airship, 'gondola')

/** 8.8 Why she cannot be lightened: she has been, or her ballast cannot be dropped (T42). */
export function refuseLighten(state: Seen, airship: number): Refusal | null {
  const { lost, lightened, controls } = airshipOf(state, airship)
  if (lost > 0) return { why: R['FGDN-8.8-hit'], reason: 'she is lost' }
  if (lightened > 0) return { why: R['FGDN-8.8-compensate'], reason: 'her ballast and load are gone' }
  if ((controls & BALLAST) === 0) return null
  return { why: R['FGDN-8.8-control'], reason: 'her ballast cannot be dropped' }
}

/** 8.8 All ballast and payload go overboard, and full speed makes up for one cell. */
export const lighten = (desk: FearGodDesk, airship: number): void =>
  airshipLightened(desk, { airship }, R['FGDN-8.8-compensate'])

/** 8.8, R94 Without elevator each Tactical Turn: 1 or 2 climbs, 3 or 4 stays level, 5 or 6 dives, at half the greatest rate. */
export const WAYS = ['climb', 'level', 'dive'] as const
export const rollHeight = (desk: FearGodDesk): (typeof WAYS)[number] => WAYS[desk.dice.row(UNSTEADY, 0, R['FGDN-R94'])]!

const hasFuel = ({ tanks }: Readonly<Airship>): boolean => tanks.includes(FULL)
const has = (airship: Readonly<Airship>, control: number): boolean =>
  hasFuel(airship) && (airship.controls & control) === 0

/** How she flies, with her greatest speed at this height. */
export interface Flight {
  readonly knots: number
  readonly steers: 'rudder' | 'engines' | 'circles to port' | 'circles to starboard' | 'drifts'
  readonly elevator: boolean
  readonly cells: 'as usual' | 'may not climb' | 'must descend' | 'dives'
}

/** 8.8 Engines, rudder, fuel and gas together; speeds are rounded down. */
export function flightOf(airship: Readonly<Airship>, knots: number): Flight {
  const elevator = has(airship, ELEVATOR)
  const cells = gasOf(airship)
  if (!hasFuel(airship)) return { knots: 0, steers: 'drifts', elevator, cells }
  const { port, starboard, engines } = airship
  const share = Math.floor((knots * (port + starboard)) / engines)
  const lame = port === 0 || starboard === 0
  if (has(airship, RUDDER)) return { knots: lame ? share >> 1 : share, steers: 'rudder', elevator, cells }
  if (!lame) return { knots: Math.min(share, knots >> 1), steers: 'engines', elevator, cells }
  return { knots: share, steers: port === 0 ? 'circles to port' : 'circles to starboard', elevator, cells }
}

/** T42b By the share of cells lost, one of which may be made up for. */
function gasOf({ cells, lightened }: Readonly<Airship>): Flight['cells'] {
  const ruptured = cells.reduce((sum, cell) => sum + cell, 0)
  const lost = 100 * Math.max(0, ruptured - lightened)
  if (lost < 25 * cells.length) return 'as usual'
  return lost < 50 * cells.length ? 'may not climb' : lost < 75 * cells.length ? 'must descend' : 'dives'
}
