/** Matrix 1, CLASS-B The ladder of classes, from high to low. Batteries, armour and damage are counted in its steps. */
export const LADDER = ['SB', 'BB', 'BC', 'CA', 'CL', 'DD', 'DE'] as const
export type Step = (typeof LADDER)[number]

/** Matrix 1 and what it leaves out: CVL goes by the line of CVE (R22); AKE is AKL (R23), MT is MTB (R24). */
export const CLASSES = [...LADDER, 'MTB', 'SM', 'CV', 'CVE', 'CVL', 'CVA', 'AK', 'AKL'] as const
export type ShipClass = (typeof CLASSES)[number]

/** A battery as a number: its place on the ladder, one past it when all is gone (R80), or torpedoes (CLASS-F). */
export const NO_BATTERY = 7
export const TUBES = 8
export type Battery = Step | 'T' | null

/** CLASS-A What a class fixes. */
export interface Profile {
  readonly main: Battery
  readonly secondary: Step | null
  readonly armour: Step | null
  /** anti-aircraft points, which only the LATE period reads (PERIOD-C) */
  readonly aa: number
}
const line = (main: Battery, secondary: Step | null, armour: Step | null, aa: number): Profile => ({
  main,
  secondary,
  armour,
  aa,
})
const ESCORT_CARRIER = line('DE', null, 'DE', 5)

/** Matrix 1. A battleship has 25 points, though an example says 30 (R26); CLASS-H cargo has neither guns nor points. */
export const M1: Readonly<Record<ShipClass, Profile>> = {
  SB: line('SB', 'CA', 'SB', 30),
  BB: line('BB', 'CL', 'BB', 25),
  BC: line('BC', 'CL', 'BC', 15),
  CA: line('CA', 'DE', 'CA', 10),
  CL: line('CL', null, 'CL', 7),
  DD: line('DD', null, 'DD', 5),
  DE: line('DE', null, 'DE', 3),
  MTB: line('T', null, null, 1),
  SM: line('T', null, 'DE', 0),
  CV: line('DE', null, 'DE', 10),
  CVE: ESCORT_CARRIER,
  CVL: ESCORT_CARRIER,
  CVA: line('CL', null, 'CA', 20),
  AK: line(null, null, 'DE', 0),
  AKL: line(null, null, 'DE', 0),
}

const stepOf = (step: Step): number => LADDER.indexOf(step)
export const batteryCode = (battery: Battery): number =>
  battery === null ? NO_BATTERY : battery === 'T' ? TUBES : stepOf(battery)
export const batteryName = (code: number): string => (code === TUBES ? 'T' : (LADDER[code] ?? 'none'))

/** CLASS-G, R20 The column of Matrix 9 and Matrix 11: the armour class, which never falls (R21); a boat without any stands under DE. */
export const columnOf = (armour: Step | null): number => stepOf(armour ?? 'DE')

/** R19 The rank of a class: that of its armour in Matrix 1; a torpedo boat stands one below DE. */
export function rankOf(of: ShipClass): number {
  const { armour } = M1[of]
  return armour === null ? LADDER.length : stepOf(armour)
}

/** CLASS-B How many classes the one is above the other; less than nothing if it is below. */
export const upClass = (one: ShipClass, other: ShipClass): number => rankOf(other) - rankOf(one)

/** CLASS-C, R80 A battery that has lost so many classes; R81 torpedoes have no lower step, and ships without guns nothing to lose. */
export function stepDown(battery: number, lost: number): number {
  if (battery === TUBES) return lost > 0 ? NO_BATTERY : TUBES
  return Math.min(NO_BATTERY, battery + lost)
}
