import type { Turret } from '#kernel/ruleset/index.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'

type Berth = readonly [along: number, step: number, off: number, rest: number]

/** H16 Where a mount stands, by the arcs that the card gives it; several of one kind stand in line behind each other. */
const BERTHS: Readonly<Record<string, Berth>> = {
  FPS: [0.19, 0.09, 0, 0],
  PSA: [0.81, -0.09, 0, 1800],
  PS: [0.6, -0.09, 0, 1800],
  FPA: [0.44, 0.1, -0.5, 0],
  FSA: [0.44, 0.1, 0.5, 0],
  FPSA: [0.47, 0.1, 0, 0],
  FP: [0.28, 0.08, -0.45, 0],
  FS: [0.28, 0.08, 0.45, 0],
  PA: [0.72, -0.08, -0.45, 1800],
  SA: [0.72, -0.08, 0.45, 1800],
}
/** Smaller guns stood behind shields or in casemates, unless two to a mount. */
const TURRET_MM = 190

/** The turrets that are left to her. */
export function turretsOf(state: Seen, ship: number): readonly Turret[] {
  const { card } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  const turrets: Turret[] = []
  let group = 0
  for (const { role, calibreMm, groups } of card.batteries) {
    for (const { arcs, barrels } of groups) {
      const berth = BERTHS[arcs]
      const left = mounts[group++] ?? 0
      if (berth === undefined || role === 'casemate' || role === 'torpedo') continue
      if (calibreMm < TURRET_MM && barrels < 2) continue
      const [along, step, off, rest] = berth
      for (let i = 0; i < left; i++) turrets.push({ along: along + i * step, off, rest })
    }
  }
  return turrets
}
