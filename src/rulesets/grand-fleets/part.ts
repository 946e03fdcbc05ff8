import { copy, type Fixed, type Seen, type State } from './state.ts'

/** The same battle with only these ships in it, which go by their places in the list. */
export function part(state: Seen, ships: readonly number[]): State {
  const fixed = state.fixed as Fixed
  return copy({
    fixed: { ...fixed, sheets: ships.map(ship => fixed.sheets[ship]!), still: null },
    now: state.now,
    first: state.first,
    batch: state.batch,
    acting: state.acting,
    due: state.due,
    passed: state.passed,
    over: state.over,
    conceded: state.conceded,
    ships: ships.map(ship => {
      const it = state.ships[ship]!
      if (it.splashes.length === 0) return it
      // Splashes are known by who made them (R30): whoever is left out is nobody here, but still not the target's firer.
      return { ...it, splashes: it.splashes.map(by => ships.indexOf(by)) }
    }),
  })
}
