/** How far a figure may be trusted: two good sources agree; one good source; recalled or inferred. */
export type Confidence = 'high' | 'medium' | 'low'

/** One measured thing, with where it was read (a key of `fleets/sources.ts`). A figure nobody knows is `null`, never a guess. */
export interface Figure {
  readonly value: number
  readonly source: string
  readonly confidence: Confidence
  readonly note?: string
}
export type Known = Figure | null

export type Nation = 'OST' | 'FRA' | 'DEU' | 'GBR' | 'ITA' | 'JAP' | 'RUS' | 'USA'

export type ShipKind =
  | 'battleship'
  | 'pre-dreadnought'
  | 'battlecruiser'
  | 'armoured cruiser'
  | 'heavy cruiser'
  | 'light cruiser'
  | 'destroyer'
  | 'torpedo boat'
  | 'armed merchant cruiser'

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
  readonly rangefinder: { readonly feet: Known; readonly kind: 'coincidence' | 'stereo' } | null
}
