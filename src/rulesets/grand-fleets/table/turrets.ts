import type { Turret } from '#kernel/ruleset/index.ts'
import { type Seen, sheetAt } from '../01-ships/state.ts'

type Berth = readonly [along: number, step: number, off: number, rest: number]

/** 10.5 Where a mount stands, by the arcs that the card gives it; several of one kind stand in line behind each other. */
const BERTHS: Readonly<Record<string, Berth>> = {
  ABCD: [0.19, 0.09, 0, 0],
  CDEF: [0.81, -0.09, 0, 1800],
  CD: [0.6, -0.09, 0, 1800],
  ACE: [0.44, 0.1, -0.5, 0],
  BDF: [0.44, 0.1, 0.5, 0],
  ACDE: [0.45, 0.1, -0.45, 0],
  BCDF: [0.57, 0.1, 0.45, 1800],
  ABC: [0.28, 0.08, -0.45, 0],
  ABD: [0.28, 0.08, 0.45, 0],
  CEF: [0.72, -0.08, -0.45, 1800],
  DEF: [0.72, -0.08, 0.45, 1800],
}
/** Smaller guns stood behind shields or in casemates, unless two to a mount. */
const TURRET_INCHES = 7.5

/** The turrets that are left to her, of what the card prints with primary arcs. */
export function turretsOf(state: Seen, ship: number): readonly Turret[] {
  const { card, groups } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  const turrets: Turret[] = []
  let group = 0
  for (const { calibreIn, groups: printed } of card.guns) {
    for (const { arcs, barrels } of printed) {
      const berth = BERTHS[arcs]
      const left = mounts[group++] ?? 0
      if (berth === undefined || (calibreIn < TURRET_INCHES && barrels < 2)) continue
      const [along, step, off, rest] = berth
      for (let i = 0; i < left; i++) turrets.push({ along: along + i * step, off, rest })
    }
  }
  return groups.length === group ? turrets : []
}
