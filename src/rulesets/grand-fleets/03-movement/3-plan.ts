import type { Station } from '#kernel/geometry/index.ts'
import type { ChartPlace, Leg, MovePlan, Offer } from '#kernel/ruleset/index.ts'
import { type Fixed, type Seen, sheetAt } from '../01-ships/state.ts'
import { inTheWake } from '../07-divisions/7-4-line.ts'
import { refuseSmoke } from '../09-advanced/9-6-smoke.ts'
import { R } from '../book/register.ts'
import type { Move, Track } from './3-2-track.ts'
import { movementPoints, refuseMove, walk } from './3-movement.ts'

/** 3.2 A move, 7.4 one in the leader's wake, and 9.6 one while making smoke. */
export function moveOffers(state: Seen, ship: number): Offer<Move>[] {
  const plain: Offer<Move> = { kind: 'move', unit: ship, plan: movePlan(state, ship, false) }
  const wake = inTheWake(state, ship)
  const words = `${sheetAt(state, ship).card.name} follows in the wake`
  const moves: Offer<Move>[] =
    wake === null ? [plain] : [plain, { kind: 'say', words, why: R['GF-7.4-line'], command: wake, unit: ship }]
  if (refuseSmoke(state, ship) !== null) return moves
  return [...moves, { kind: 'move', unit: ship, plan: movePlan(state, ship, true), words: 'making smoke' }]
}

const isWalkable = ({ grain }: Fixed['board'], track: Track): boolean =>
  track.every(leg => ('pivot' in leg ? leg.pivot % grain === 0 : grain === 1 || Number.isInteger(leg.ahead)))

export function movePlan(state: Seen, ship: number, smoke: boolean): MovePlan<Move> {
  const { board } = state.fixed as Fixed
  const command = (path: readonly Leg[]): Move => {
    const track = trackOf(path, board.unit)
    return smoke ? { type: 'Move', ship, track, smoke } : { type: 'Move', ship, track }
  }
  return {
    budget: movementPoints(state, ship),
    measure: 'MP',
    grain: board.grain > 1 ? { turn: board.grain, ahead: 1 } : { turn: 10, ahead: 0.1 },
    try(path) {
      const move = command(path)
      const refusal = refuseMove(state, move)
      // A track that the board cannot walk has no end to show.
      const track = isWalkable(board, move.track) ? move.track : []
      const end = walk(state, ship, track)
      const placed = (to: Station): ChartPlace => ({ ...board.plot(to), heading: to.heading })
      return {
        cost: end.cost,
        at: placed(end),
        refusal,
        get way() {
          return track.map((_, i) => placed(walk(state, ship, track.slice(0, i + 1))))
        },
      }
    },
    command,
  }
}

function trackOf(path: readonly Leg[], unit: number): Track {
  const track: Track = []
  for (const { turn = 0, ahead = 0 } of path) {
    if (turn !== 0) track.push({ pivot: turn })
    if (ahead !== 0) track.push({ ahead: Math.round(ahead * unit) })
  }
  return track
}
