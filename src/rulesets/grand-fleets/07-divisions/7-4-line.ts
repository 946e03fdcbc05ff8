import { pivot, relative } from '#kernel/geometry/index.ts'
import type { Fixed, Seen } from '../01-ships/state.ts'
import { MOVE, type Move, type Track, trackIn } from '../03-movement/3-2-track.ts'
import { refuseMove } from '../03-movement/3-movement.ts'
import { courseTo } from '../measured.ts'

/** 7.4 (house) A follower goes to where her leader was, and then the leader's way, as far in all as he went; null if she cannot. */
export function inTheWake(state: Seen, ship: number): Move | null {
  if (!state.fixed.switches.lineAhead || state.divisions.length === 0) return null
  const leader = state.flagships[state.divisions[ship]!]!
  if (leader < 0 || leader === ship) return null
  const wake = wakeOf(state, leader)
  if (wake === null) return null
  const { board } = state.fixed as Fixed
  const far = wake.track.reduce((sum, leg) => sum + ('ahead' in leg ? leg.ahead : 0), 0)
  // 7.4 each pays her own points: with fewer she stays behind, mile by mile
  for (let length = far; length > 0; length -= board.unit) {
    const move: Move = { type: 'Move', ship, track: follow(state, ship, wake, length) }
    if (move.track.length > 0 && refuseMove(state, move) === null) return move
  }
  return null
}

interface Wake {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly track: Track
}

/** The leader's way in this phase: as she went it, or as it is written for her (8). */
function wakeOf(state: Seen, leader: number): Wake | null {
  if (state.wake[0] === leader) {
    const [, x, y, heading, ...words] = state.wake
    return { x: x!, y: y!, heading: heading!, track: trackIn(words) }
  }
  const written = MOVE.in(state.written).find(({ ship }) => ship === leader)
  if (written === undefined) return null
  const { x, y, heading } = state.ships[leader]!
  return { x, y, heading, track: written.track }
}

/** To the leader's old place, then leg by leg along his track, so far in all. */
function follow(state: Seen, ship: number, wake: Wake, length: number): Track {
  const { board } = state.fixed as Fixed
  const from = state.ships[ship]!
  const { far: gap, course: to } = courseTo(state, ship, wake)
  if (to % board.grain !== 0) return []
  const track: Track = []
  let heading = from.heading
  let left = length
  const go = (course: number, ahead: number): void => {
    if (left === 0 || ahead === 0) return
    const turn = relative(course, heading)
    if (turn !== 0) track.push({ pivot: turn > 1800 ? turn - 3600 : turn })
    track.push({ ahead: Math.min(ahead, left) })
    left -= Math.min(ahead, left)
    heading = course
  }
  go(to, gap)
  let course = wake.heading
  for (const leg of wake.track) {
    if ('pivot' in leg) course = pivot(course, leg.pivot)
    else go(course, leg.ahead)
  }
  return track
}
