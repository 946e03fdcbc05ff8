import { type Seen, sheetAt } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import type { FearGodDesk } from '../events/events.ts'

/** 8.1.3 What light weapons may do to ships of size D and larger. */
export const BRIDGE = 1
export const AA_OR_LIGHT = 2
export const SENSOR_COMMS = 4
export const CARGO = 8
export const FIRE_CONTROL = 16
export const OTHER_WEAPON = 32
export const FIRE_ALLOWED = 64
export const FLOODING_ALLOWED = 128
export const AIRCRAFT_ALLOWED = 256
export const NOTHING_ELSE = 0

/** 8.1.3 A calibre in whole millimetres: 12.7 becomes 13, anything over 65 becomes 66, and a 3-inch gun of 76.2 stays 76. */
export const nominalCalibre = (mm: number): number =>
  mm > 65 && mm < 66 ? 66 : mm >= 12.7 && mm < 13 ? 13 : Math.floor(mm)

/** T14, from the largest calibre down: mm from which the row holds (R32), and what it allows. */
const ROWS = [
  [57, AIRCRAFT_ALLOWED | BRIDGE | AA_OR_LIGHT | SENSOR_COMMS | CARGO | OTHER_WEAPON | FIRE_ALLOWED | FLOODING_ALLOWED],
  [37, AIRCRAFT_ALLOWED | BRIDGE | AA_OR_LIGHT | SENSOR_COMMS | CARGO | OTHER_WEAPON | FIRE_ALLOWED],
  [20, AIRCRAFT_ALLOWED | BRIDGE | AA_OR_LIGHT | SENSOR_COMMS | CARGO | OTHER_WEAPON | FIRE_CONTROL],
  [13, AIRCRAFT_ALLOWED | BRIDGE | AA_OR_LIGHT | SENSOR_COMMS | CARGO],
  [0, BRIDGE | AA_OR_LIGHT],
] as const
/** 8.1.3 The largest light weapon. */
const LIGHTEST_FREE = 65

/** 8.1.3 Size D or larger, whatever her type: a submarine may be smaller (R130). */
const isSizeD = (state: Seen, ship: number): boolean => sheetAt(state, ship).card.sizeClass <= 'D'

/** 8.1.3 Were the criticals of this batch caused by light weapons alone, on a ship of size D or larger (R33)? */
export function isLightFire(state: Seen, ship: number): boolean {
  const { largest, torpedo, inside } = state.ships[ship]!
  return largest > 0 && largest <= LIGHTEST_FREE && torpedo === 0 && inside === 0 && isSizeD(state, ship)
}

/** 8.1.3 A result not in the row of the largest gun is ignored. */
export function allows(state: Seen, ship: number, what: number): boolean {
  if (!isLightFire(state, ship)) return true
  const { largest } = state.ships[ship]!
  for (const [from, allowed] of ROWS) if (largest >= from) return (allowed & what) !== 0
  return false
}

/** The same of one result, told to whoever listens if nothing comes of it. */
export function permits(desk: FearGodDesk, ship: number, what: number): boolean {
  if (allows(desk.state, ship, what)) return true
  const why = R['FGDN-8.1.3-filter']
  desk.reckoning.begin('mm of the largest gun that hit', desk.state.ships[ship]!.largest, why)
  desk.reckoning.settle('so light a gun does not do that to so large a ship')
  return false
}
