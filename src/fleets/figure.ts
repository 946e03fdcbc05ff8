import type { ArmourFacts, Confidence, FactPlace, Figure, Mounts, Plate, Tubes } from '#kernel/facts/index.ts'
import type { SourceId } from './sources.ts'

interface Reading {
  readonly source: SourceId
  readonly confidence: Confidence
}

/** Where something was read, to be spread into a battery or a list of light guns. */
export function from(source: SourceId, confidence: Confidence): Reading {
  return { source, confidence }
}

/** Shorthand for many figures of one source: `const f = figure('wiki-tiger', 'high')`, then `f(28)` or `f(28, 'a remark')`. */
export function figure(source: SourceId, confidence: Confidence): (value: number, note?: string) => Figure {
  return (value, note) => (note === undefined ? { value, source, confidence } : { value, source, confidence, note })
}

/** Plate measured in millimetres, in inches to the nearest hundredth. */
export function inches(millimetres: number): number {
  return Math.round(millimetres / 0.254) / 100
}

/** Metres in feet, to the nearest tenth. */
export function feet(metres: number): number {
  return Math.round(metres / 0.03048) / 10
}

/** Metric tons in long tons, to the nearest ton. */
export function longTons(metricTons: number): number {
  return Math.round(metricTons * 0.98421)
}

const NO_PLATE: Omit<ArmourFacts, 'plate'> = {
  beltInches: null,
  bowInches: null,
  sternInches: null,
  upperBeltInches: null,
  deckInches: null,
  turretInches: null,
  casemateInches: null,
  conningTowerInches: null,
  torpedoBulkheadInches: null,
}

/** Armour of one steel; what is left out nobody knows, or she has none of it. */
export const plated = (plate: Plate, known: Partial<Omit<ArmourFacts, 'plate'>>): ArmourFacts => ({
  plate,
  ...NO_PLATE,
  ...known,
})

/** A ship without armour. */
export const unarmoured = (none: Figure): ArmourFacts =>
  plated('none', {
    beltInches: none,
    bowInches: none,
    sternInches: none,
    upperBeltInches: none,
    deckInches: none,
    torpedoBulkheadInches: none,
  })

/** Turrets on the middle line. */
export const turret = (place: FactPlace, mounts: number, barrels: number): Mounts => ({
  place,
  mounts,
  barrels,
  housing: 'turret',
})

type Side = 'wing' | 'echelon' | 'forecastle' | 'quarterdeck' | 'broadside'
/** The same mounts to port and to starboard. */
export const bothSides = (
  mounts: number,
  barrels: number,
  housing: Mounts['housing'],
  side: Side = 'broadside',
): Mounts[] => [
  { place: `${side} port`, mounts, barrels, housing },
  { place: `${side} starboard`, mounts, barrels, housing },
]

/** Single open mounts on the middle line. */
export const open = (place: FactPlace, mounts: number): Mounts => ({ place, mounts, barrels: 1, housing: 'open' })

/** Banks of tubes that train, so many tubes each. */
export const banks = (...tubes: readonly number[]): Tubes[] =>
  tubes.map(each => ({ place: 'trainable', tubes: each, submerged: false }))
