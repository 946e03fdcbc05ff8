import { openSea } from '#kernel/geometry/index.ts'
import { DUEL_TURNS } from '#kernel/ruleset/index.ts'
import { ENGAGE, SEGMENT, type Seen, type Theatre } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'

/** Sea around the ships of a duel. */
const ROOM = 6 * INCH
/** H21 Whether models are large is all that a duel knows of their scale. */
const SCALES = { small: 1200, large: 700 } as const

/** H1 A duel has a range and no table: to be looked at, its ships lie abreast of each other, each a squadron of her own. */
export function laid(state: Seen): Seen {
  if (state.fixed.theatre !== null) return state
  const ships = state.ships.map((ship, i) => ({ ...ship, squadron: i, x: ROOM + i * state.fixed.scene.range, y: ROOM }))
  const squadrons = ships.map(({ seat, formation, controlled }, flagship) => {
    const since = { size: 1, brokenOff: 0, shaken: 0, crippled: 0, destroyed: 0 }
    return { seat, movement: ENGAGE, formation, controlled, flagship, ...since }
  })
  // with its throw for the first turn a duel has begun: nothing is placed before
  const first = Math.max(0, state.first)
  return {
    ...state,
    first,
    fixed: { ...state.fixed, theatre: theatreOf(state) },
    ships,
    squadrons,
    segment: SEGMENT.controlled,
  }
}

function theatreOf({ fixed }: Seen): Theatre {
  const [one = '', other = ''] = fixed.sheets.map(({ card }) => card.name)
  return {
    board: openSea({ width: fixed.scene.range + 2 * ROOM, height: 2 * ROOM, unit: INCH }),
    sides: [one, other],
    edges: ['west', 'east'],
    squadrons: [one, other],
    turns: DUEL_TURNS,
    begins: NOON,
    partsPerFoot: (12 * INCH) / SCALES[fixed.switches.large ? 'large' : 'small'],
    isThrown: false,
  }
}
/** A duel has no hour: in minutes of the day. */
const NOON = 12 * 60
