import type { SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { CONTENTS } from '../02-ships/conditions.ts'
import type { Seen } from '../02-ships/state.ts'
import { holdsOf } from '../08-3-criticals/8-3-cargo.ts'

/** 8.3 Her holds down the card: what is in them, how much of it is left, and what has become of it. */
export function cargoTable(state: Seen, ship: number): SheetTable {
  return {
    heads: ['Hold', 'Contents', 'Left', 'Now'],
    lines: holdsOf(state, ship).map((at, place): SheetLine => {
      const { contents, left, full, burning, flooded } = state.annex.holds[at]!
      const now = flooded > 0 ? 'flooded' : burning > 0 ? 'burning' : ''
      const cells = [String(place + 1), CONTENTS[contents]!, `${flooded > 0 ? 0 : left} of ${full}`, now]
      return { cells, now: false, under: [] }
    }),
  }
}
