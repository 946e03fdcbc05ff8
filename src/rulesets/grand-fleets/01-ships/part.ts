import { copy, type Fixed, type Seen, type State } from './state.ts'

/** The same battle with only these ships in it, which go by their places in the list. */
export function part(state: Seen, ships: readonly number[]): State {
  const fixed = state.fixed as Fixed
  const { scene } = fixed
  const terms = scene.terms.map(term => ({ ...term, places: term.places.map(place => ships.indexOf(place)) }))
  const crews = scene.crews.length === 0 ? scene.crews : ships.map(ship => scene.crews[ship]!)
  return copy({
    ...state,
    // 7, 8 what concerns the whole fleet is asked of the whole battle
    written: [],
    divisions: [],
    flagships: [],
    detached: [],
    wake: [],
    fixed: { ...fixed, sheets: ships.map(ship => fixed.sheets[ship]!), still: null, scene: { ...scene, crews, terms } },
    ships: ships.map(ship => renamed(state.ships[ship]!, ships)),
  })
}

/** Splashes are known by who made them (R30), aims by their targets (9.4): whoever is left out is nobody here, but still somebody else. */
function renamed(ship: Seen['ships'][number], ships: readonly number[]): Seen['ships'][number] {
  if (ship.splashes.length === 0 && ship.aims.length === 0) return ship
  const splashes = ship.splashes.map(by => ships.indexOf(by))
  const aims = ship.aims.map((word, i) => (i % 4 === 1 ? ships.indexOf(word) : word))
  return { ...ship, splashes, aims }
}
