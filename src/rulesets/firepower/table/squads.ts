import type { Chart, Point, Squad, Viewer } from '#kernel/ruleset/index.ts'
import { FORMATIONS, MOVEMENTS, SCATTER, SEGMENT, type Seen, seatInTurn, type Theatre } from '../01-classes/state.ts'
import { commandRadius } from '../02-command/control.ts'
import { hasFallenOut, isFlagSquadron, leftOf } from '../02-command/squadron.ts'
import { spacingOf } from '../05-movement/move.ts'
import { isHidden } from '../below/models.ts'
import { centimetresText, inchesOf } from '../book/lengths.ts'
import { courseText, squadronName } from '../events/words.ts'
import { isNear, isThere, isWithin, rangeOf } from '../measured.ts'

/** C3, MORD, FORM, INIT Squadrons as they lie on the table: who sails in them, what they are to do, and whether they obey. Control is thrown for openly, and so are orders read (H58). */
export function squadsOf(state: Seen, viewer: Viewer): Squad[] {
  return state.squadrons.flatMap((squadron, i): Squad[] => {
    // R84, R126 who has fallen out sails alone
    const units = leftOf(state, i).filter(ship => isThere(state, ship) && !hasFallenOut(state, ship))
    if (units.length === 0) return []
    const hold = holdOf(state, i)
    // SETUP-E, H58 secret until the first turn, then open to all
    const isTold = hold !== 'off' && (state.first >= 0 || viewer === 'umpire' || viewer === squadron.seat)
    return [
      {
        name: squadronName(state, i),
        side: squadron.seat,
        units,
        hold,
        orders: isTold ? ordersOf(state, i) : '',
        words: wordsOf(state, i),
        ...(hold === 'off' ? { makesFor: homeFrom(state, i, units) } : {}),
      },
    ]
  })
}

const ordersOf = (state: Seen, squadron: number): string => {
  const { movement, formation } = state.squadrons[squadron]!
  return `${MOVEMENTS[movement]} · ${FORMATIONS[formation]}`.replaceAll('-', ' ').toUpperCase()
}

function holdOf(state: Seen, squadron: number): Squad['hold'] {
  const { brokenOff, controlled } = state.squadrons[squadron]!
  if (brokenOff !== 0) return 'off'
  if (isFlagSquadron(state, squadron)) return 'flag'
  return controlled === 1 ? 'held' : 'loose'
}

/** Why it does what it does. */
function wordsOf(state: Seen, squadron: number): string {
  switch (holdOf(state, squadron)) {
    case 'off':
      return 'broken off, makes for its own edge'
    case 'loose':
      return `own initiative${courseWords(state, squadron)}`
    case 'flag':
      return 'flag squadron: always in hand'
    default:
      return ''
  }
}

/** INIT-A What its flagship threw, and what that makes of it. */
function courseWords(state: Seen, squadron: number): string {
  const { flagship } = state.squadrons[squadron]!
  const course = flagship < 0 ? 0 : state.ships[flagship]!.course
  return course === 0 ? '' : `, ${courseText(course, true)}`
}

/** BRK-E The point of its own edge over against the first of them. */
function homeFrom(state: Seen, squadron: number, [first]: readonly number[]): Point {
  const { board, edges } = state.fixed.theatre as Theatre
  const { east, north } = board.plot(state.ships[first!]!)
  switch (edges[state.squadrons[squadron]!.seat as 0 | 1]) {
    case 'west':
      return { east: 0, north }
    case 'east':
      return { east: board.extent.east, north }
    case 'south':
      return { east, north: 0 }
    case 'north':
      return { east, north: board.extent.north }
  }
}

/** The fleet flagship of whoever has the turn; −1: there is none on the table, or nobody may know where she is (H52). */
function admiralOf(state: Seen): number {
  const seat = seatInTurn(state)
  const flag = seat < 0 ? -1 : state.flags[seat]!
  return flag >= 0 && isThere(state, flag) && !isHidden(state, flag) ? flag : -1
}

/** C3, ORD-M1 How far the admiral’s word reaches, of whoever has the turn. */
export function reachesOf(state: Seen): NonNullable<Chart['reaches']> {
  const flag = admiralOf(state)
  if (flag < 0) return []
  const { board } = state.fixed.theatre as Theatre
  const far = commandRadius(state)
  const { east, north } = board.plot(state.ships[flag]!)
  const words = `${centimetresText(far)} from the fleet flagship; beyond it −1`
  return [{ east, north, far: inchesOf(far), words }]
}

/** ORD-M1 While orders are changed, whoever is too far off for the admiral's signals. */
export function spansOf(state: Seen): NonNullable<Chart['spans']> {
  const flag = admiralOf(state)
  if (flag < 0 || state.segment !== SEGMENT.change) return []
  const { board } = state.fixed.theatre as Theatre
  return state.squadrons.flatMap(({ seat, flagship }) => {
    if (seat !== state.ships[flag]!.seat || flagship < 0 || flagship === flag || !isThere(state, flagship)) return []
    if (isHidden(state, flagship) || isWithin(state, flagship, flag, commandRadius(state))) return []
    const [from, to] = [flag, flagship].map(ship => board.plot(state.ships[ship]!)) as [Point, Point]
    return [{ from, to, words: `${centimetresText(rangeOf(state, flagship, flag))}, −1` }]
  })
}

/** C3-B, DIST-A Where a formation in hand is open too wide: from each ship that is to close up to the nearest of her squadron. */
export function gapsOf(state: Seen): NonNullable<Chart['spans']> {
  const { board } = state.fixed.theatre as Theatre
  const most = spacingOf(state)
  return state.squadrons.flatMap(({ formation, controlled, brokenOff }, squadron) => {
    if (formation === SCATTER || controlled === 0 || brokenOff !== 0) return []
    const ships = leftOf(state, squadron).filter(
      ship => isThere(state, ship) && !hasFallenOut(state, ship) && !isHidden(state, ship),
    )
    return ships.flatMap(ship => {
      const mates = ships.filter(other => other !== ship)
      if (mates.length === 0 || mates.some(other => isNear(state, ship, other, most))) return []
      const apart = (other: number): number => rangeOf(state, ship, other)
      const nearest = mates.reduce((best, other) => (apart(other) < apart(best) ? other : best))
      const [from, to] = [ship, nearest].map(each => board.plot(state.ships[each]!)) as [Point, Point]
      return [{ from, to, words: `gap over ${centimetresText(most)}` }]
    })
  })
}
