import type { Seen } from '../02-ships/state.ts'

/** 8.1.2 Is a star satisfied? It goes by the belt or deck that was struck (R31). Damage from within always is (R25, R54); else any penetration this turn, or this batch (R26); another ship's blast never does (R63). */
export function armourBeaten(state: Seen, ship: number): boolean {
  const { inside, blasted, pierced, piercedNow } = state.ships[ship]!
  if (blasted > 0) return false
  return inside > 0 || (state.fixed.switches.penetrationByBatch ? piercedNow : pierced) > 0
}

/** 8.1.6 The same for casemates, whose armour is thinner (R30). */
export function casemateBeaten(state: Seen, ship: number): boolean {
  const { inside, blasted, casemated, casematedNow } = state.ships[ship]!
  if (blasted > 0) return false
  return inside > 0 || (state.fixed.switches.penetrationByBatch ? casematedNow : casemated) > 0
}
