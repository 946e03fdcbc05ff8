import type { AircraftFacts } from './aircraft.ts'
import type { Confidence, Figure, Known, Nation } from './figure.ts'

export type ShipKind =
  | 'battleship'
  | 'pre-dreadnought'
  | 'coast defence ship'
  | 'battlecruiser'
  | 'armoured cruiser'
  | 'heavy cruiser'
  | 'light cruiser'
  | 'destroyer'
  | 'torpedo boat'
  | 'armed merchant cruiser'
  | 'escort'
  | 'aircraft carrier'
  | 'submarine'
  | 'motor torpedo boat'
  | 'merchant'

/** The steel of the armour: what a book's quality factor is looked up by. */
export type Plate = 'none' | 'wrought iron' | 'compound' | 'Harvey' | 'Krupp cemented' | 'late cemented'

/** Where a mount stands. It settles which way the mount can point, in whatever arcs a book has. */
export type FactPlace =
  | 'forward'
  | 'aft'
  | 'amidships'
  | 'wing port'
  | 'wing starboard'
  | 'echelon port'
  | 'echelon starboard'
  | 'forecastle port'
  | 'forecastle starboard'
  | 'quarterdeck port'
  | 'quarterdeck starboard'
  | 'broadside port'
  | 'broadside starboard'
  | 'bow'
  | 'stern'
  | 'trainable'

/** A gun with the shell it usually fired. Kept once, in `fleets/guns/`; ships name it. */
export interface GunFacts {
  readonly id: string
  readonly name: string
  readonly nation: Nation
  readonly boreInches: Figure
  readonly shellPounds: Figure
  readonly muzzleFps: Figure
  readonly rangeYards: Figure
  readonly roundsPerMinute: Figure
}

export interface TorpedoFacts {
  readonly id: string
  readonly name: string
  readonly boreInches: Figure
  /** the longest useful setting */
  readonly rangeYards: Figure
  readonly speedKnots: Known
  /** driven by oxygen: long range and no track */
  readonly oxygen?: true
  readonly warheadPounds: Known
}

export interface Mounts {
  readonly place: FactPlace
  readonly mounts: number
  readonly barrels: number
  readonly housing: 'turret' | 'casemate' | 'open'
}

export interface Battery {
  readonly role: 'main' | 'secondary' | 'tertiary'
  readonly gun: GunFacts
  readonly groups: readonly Mounts[]
  /** can fire at aircraft, too */
  readonly dualPurpose?: true
  readonly source: string
  readonly confidence: Confidence
}

/** Guns under 100 mm, counted by bore. */
export interface LightGuns {
  readonly boreMillimetres: number
  readonly guns: number
  readonly highAngle: number
  readonly automatic: boolean
  readonly source: string
  readonly confidence: Confidence
}

export interface Tubes {
  readonly place: FactPlace
  readonly tubes: number
  readonly submerged: boolean
}

export interface TorpedoArmament {
  readonly torpedo: TorpedoFacts
  readonly groups: readonly Tubes[]
  /** torpedoes carried beyond those in the tubes */
  readonly reloads?: Figure
  readonly source: string
  readonly confidence: Confidence
}

export interface ArmourFacts {
  readonly plate: Plate
  readonly beltInches: Known
  readonly bowInches: Known
  readonly sternInches: Known
  readonly upperBeltInches: Known
  /** the greatest single deck thickness quoted */
  readonly deckInches: Known
  readonly turretInches: Known
  readonly casemateInches: Known
  readonly conningTowerInches: Known
  readonly torpedoBulkheadInches: Known
}

/** What a ship that carries aircraft has for them. One that only catapults a few has `aeroplanes` instead. */
export interface AviationFacts {
  /** her usual group */
  readonly aircraft: Figure
  /** of those, how many stand on deck for want of room below; left out where all go below */
  readonly parked?: Figure
  /** what she mostly flew */
  readonly flies: AircraftFacts
  readonly lifts: Known
  readonly catapults: Known
  /** left out where she has no flight deck and her aeroplanes rise from the water */
  readonly flightDeckFeet?: Known
  /** 0 where it is not armoured */
  readonly flightDeckInches: Known
}

/** What a boat does under water. */
export interface DivingFacts {
  readonly submergedTons: Known
  readonly submergedKnots: Figure
  /** so many nautical miles at so many knots on full batteries */
  readonly submergedMiles: Figure
  readonly submergedAtKnots: Figure
  /** what she was built to stand, not where she broke */
  readonly testDepthFeet: Known
}

/** What a merchantman carries. */
export interface CargoFacts {
  readonly kind: 'general' | 'coal' | 'crude oil' | 'refined oil' | 'ammunition' | 'troops'
  /** dead weight; men, of troops */
  readonly tons: Known
}

/** One class of ships as history knows it, in real units. Every book's card is derived from this and from nothing else. */
export interface ShipFacts {
  readonly className: string
  readonly nation: Nation
  readonly kind: ShipKind
  readonly ships: readonly { readonly name: string; readonly commissioned: number }[]
  /** commissioning of the class's first ship */
  readonly year: Figure
  readonly rebuiltYear: Known
  /** long tons; gross register tons for merchantmen */
  readonly normalTons: Figure
  readonly standardTons: Known
  readonly fullTons: Known
  readonly lengthFeet: Figure
  readonly beamFeet: Known
  readonly knots: Figure
  readonly crew: Known
  readonly fuel: 'coal' | 'oil' | 'coal and oil'
  readonly armour: ArmourFacts
  readonly batteries: readonly Battery[]
  readonly lightGuns: readonly LightGuns[]
  readonly torpedoes: TorpedoArmament | null
  /** the year of her first set of each kind; left out where she never had one */
  readonly radar?: { readonly search: Known; readonly gunnery: Known }
  /** left out where she carried none */
  readonly depthCharges?: Figure
  readonly aeroplanes?: Figure
  /** that she could lay; left out where she carried none, or nobody says so */
  readonly mines?: Figure
  /** the year since when her guns had star shell, or she rockets, to light up an enemy; left out where nobody says so */
  readonly starShell?: Figure
  readonly aviation?: AviationFacts
  readonly diving?: DivingFacts
  readonly cargo?: CargoFacts
  readonly rangefinder: { readonly feet: Known; readonly kind: 'coincidence' | 'stereo' } | null
}
