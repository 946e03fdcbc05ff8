import { type Place, reciprocal } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { BERTH, CM, type Seen } from '../02-data-sheet/state.ts'
import { boardOf } from '../06-order-of-play/6-4-movement.ts'
import type { PlaceSquadron } from '../06-order-of-play/said.ts'
import { R } from '../book/register.ts'
import { isFoul } from '../measured.ts'

// H42 Where squadrons lie before the first turn, in battles that do not say it.

/** H42 How far from her own edge, and how far apart in line. */
const STRIP = 20 * CM
const LINE = 6 * CM

const membersOf = (state: Seen, squadron: number): number[] =>
  [...state.ships.keys()].filter(ship => state.ships[ship]!.squadron === squadron)

/** The leader there, the others in line astern. */
export function placesAt(
  state: Seen,
  { squadron, x, y, heading }: PlaceSquadron,
): { ship: number; x: number; y: number }[] {
  const board = boardOf(state)
  return membersOf(state, squadron).map((ship, back) => {
    const at = back === 0 ? { x, y } : board.advance({ x, y, heading: reciprocal(heading) }, back * LINE)
    return { ship, x: at.x, y: at.y }
  })
}

/** H42 Within 20 cm of its own edge, on any heading, at half of its speed at most. */
export function refusePlace(state: Seen, said: PlaceSquadron, seat: number): Refusal | null {
  const why = R['FA-H42']
  const { theatre } = state.fixed
  if (theatre?.placing !== true) return no(why, 'ships of this battle lie where history had them')
  const squadron = state.squadrons[said.squadron]
  if (squadron?.seat !== seat) return no(why, 'that squadron is not yours')
  if (squadron.moved > 0) return no(why, 'that squadron has its place')
  const places = placesAt(state, said)
  if (places.some(at => !boardOf(state).onBoard(at))) return no(why, 'that is not on the table')
  if (!isInStrip(state, seat, said)) return no(why, 'a squadron begins within 20 cm of its own edge')
  const others = {
    ...state,
    ships: state.ships.map(ship => (ship.squadron === said.squadron ? { ...ship, berth: BERTH.away } : ship)),
  }
  if (places.some(({ ship, x, y }) => isFoul(others, ship, { x, y, heading: said.heading })))
    return no(why, 'others lie there')
  const most = Math.min(...places.map(({ ship }) => Math.floor(state.ships[ship]!.speed / 2)))
  return said.knots <= most ? null : no(why, `it may begin at ${most} knots at most`)
}

function isInStrip(state: Seen, seat: number, { y }: Place): boolean {
  const { extent, unit } = boardOf(state)
  return seat === 0 ? y <= STRIP : y >= Math.round(extent.north * unit) - STRIP
}

/** The strip, as a chart has it. */
export function stripOf(state: Seen, seat: number) {
  const { extent } = boardOf(state)
  const [south, north] = seat === 0 ? [0, STRIP / CM] : [extent.north - STRIP / CM, extent.north]
  return { west: 0, east: extent.east, south, north }
}
