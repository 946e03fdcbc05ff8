import type { Frozen } from '#kernel/desk/index.ts'
import type { Term } from '#kernel/ruleset/index.ts'
import type { Annex } from './annex.ts'
import type { Fixed, Seen, State } from './state.ts'
import { copy } from './state-copy.ts'

/** The same battle with only these ships in it, which go by their places in the list. */
export function part(state: Seen, ships: readonly number[]): State {
  const fixed = state.fixed as Fixed
  const { field } = fixed
  const termOf = (term: Term): Term => ({ ...term, places: term.places.map(place => ships.indexOf(place)) })
  const there = (list: readonly number[]): number[] => ships.map(ship => list[ship]!)
  return copy({
    ...state,
    written: [],
    plotted: [],
    late: [],
    tracks: [],
    stars: [],
    mines: [],
    agenda: [],
    ...declaredBy(state, ships),
    annex: annexFor(state.annex, ships),
    fixed: {
      ...fixed,
      sheets: ships.map(ship => fixed.sheets[ship]!),
      field: field === null ? null : { ...field, terms: field.terms.map(termOf) },
    },
    ships: ships.map(ship => {
      const it = state.ships[ship]!
      return { ...it, salvos: there(it.salvos), insight: there(it.insight) }
    }),
  })
}

/** Gunfire among them. */
function declaredBy({ declared, volley }: Seen, ships: readonly number[]): Pick<State, 'declared' | 'volley'> {
  const rest: number[] = []
  let before = 0
  for (let at = 0; at < declared.length; at += 4) {
    const firer = ships.indexOf(declared[at]!)
    const target = ships.indexOf(declared[at + 1]!)
    if (firer < 0 || target < 0) continue
    rest.push(firer, target, declared[at + 2]!, declared[at + 3]!)
    if (at < volley) before = rest.length
  }
  return { declared: rest, volley: before }
}

function annexFor(annex: Frozen<Annex>, ships: readonly number[]): Frozen<Annex> {
  const of = <T extends { readonly ship: number }>(list: readonly T[]): T[] =>
    list.flatMap(each => (ships.includes(each.ship) ? [{ ...each, ship: ships.indexOf(each.ship) }] : []))
  return {
    ...annex,
    jobs: of(annex.jobs),
    boats: of(annex.boats),
    carriers: of(annex.carriers),
    holds: of(annex.holds),
    planes: [],
    airships: of(annex.airships),
    survivors: [],
    crews: of(annex.crews),
    rescued: [],
    skyward: [],
    dropped: [],
  }
}
