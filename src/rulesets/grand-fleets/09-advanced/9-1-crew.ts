import type { ShipInBattle } from '#kernel/facts/index.ts'
import type { Seen } from '../01-ships/state.ts'
import { share } from '../book/rounding.ts'

/** 9.1 (house) Grades of crews, the worst first; the regular one counts nought. */
export const CREWS: readonly ShipInBattle['crew'][] = ['green', 'regular', 'elite']

/** 9.1 What a ship's crew adds to her to-hit and End Phase dice: 1 elite, -1 green; nothing without the option. */
export const crewOf = (state: Seen, ship: number): number =>
  state.fixed.switches.crewQuality ? (state.fixed.scene.crews[ship] ?? 0) : 0

/** 9.1 Points with this crew: a fifth more for an elite one, 15 in a hundred less for a green one. */
export const costOf = (points: number, crew: number): number => share(points, [85, 100, 120][crew + 1]!)
