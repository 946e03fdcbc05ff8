import type { Figure, Known, Nation } from './figure.ts'

/** What a type was mostly flown as. */
export type AircraftRole =
  | 'fighter'
  | 'night fighter'
  | 'fighter-bomber'
  | 'dive bomber'
  | 'torpedo bomber'
  | 'bomber'
  | 'reconnaissance'

/** One type of aircraft as history knows it, in the version that its note names. Every book's stand is derived from this. */
export interface AircraftFacts {
  readonly name: string
  /** as others called it: Zeke, A6M */
  readonly also: readonly string[]
  readonly nation: Nation
  /** the first is what it was built for */
  readonly roles: readonly AircraftRole[]
  readonly version: string
  /** the first year in service */
  readonly year: Figure
  readonly engines: number
  readonly crew: Figure
  readonly knots: Figure
  /** nautical miles, the farthest quoted, with drop tanks where it had them */
  readonly rangeMiles: Known
  /** guns of 20 mm and more that fire forward */
  readonly cannon: Figure
  /** machine guns, wherever they point */
  readonly machineGuns: Known
  /** the usual load */
  readonly bombPounds: Known
  /** carried by this type in service */
  readonly torpedo?: true
  /** flies from carriers, or from the water */
  readonly from: 'land' | 'deck' | 'water'
}
