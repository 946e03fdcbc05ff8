import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { BERTH, type Fixed, type Seen } from '../01-ships/state.ts'
import { refuseApart } from '../07-divisions/7-1-divisions.ts'
import { R } from '../book/register.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { isFoul } from '../measured.ts'
import { eastEdge } from './0-22-board.ts'
import { deploymentBegan, deploymentEnded, shipDeployed } from './events.ts'

/** 2.13 A ship's place and heading before the first turn, in the board's own numbers. */
const deploying = z.strictObject({
  type: z.literal('Deploy'),
  ship: index,
  x: z.number().int().min(-100_000).max(100_000),
  y: z.number().int().min(-100_000).max(100_000),
  heading: z.number().int().min(0).max(3599),
})
export type Deploy = z.infer<typeof deploying>
export const DEPLOY = word<Deploy>(deploying)

/** 2.13 Miles from a side's own short edge, the first side's in the west; on hexes so many columns (R39). */
const ZONE = 3

/** Ships of a side, or of both for -1, that still have to be placed. */
export function unplacedOf(state: Seen, seat: number): number[] {
  return state.ships.flatMap((ship, i) => (ship.berth === BERTH.open && (seat < 0 || ship.seat === seat) ? [i] : []))
}

/** 2.13 The sides that still have ships to place now. */
export const deployingSides = (state: Seen): number[] =>
  [0, 1].filter(seat => (state.deploying & (1 << seat)) !== 0 && unplacedOf(state, seat).length > 0)

/** 2.13 One side after the other, the winner of a die choosing which; by option both at once behind a screen. */
export function beginDeployment(desk: GrandFleetsDesk): void {
  const sides = [0, 1].filter(seat => unplacedOf(desk.state, seat).length > 0)
  if (desk.state.fixed.switches.hiddenDeployment)
    return deploymentBegan(desk, { sides: bitsOf(sides) }, R['GF-2.13-screen'])
  const first = sides.length === 1 ? sides[0]! : firstToDeploy(desk)
  deploymentBegan(desk, { sides: 1 << first }, R['GF-2.13-order'])
}
const bitsOf = (sides: readonly number[]): number => sides.reduce((bits, seat) => bits | (1 << seat), 0)

/** Choices of who has thrown higher. */
const FIRST = 0
const SECOND = 1
/** 2.13 Each side throws; the higher chooses to deploy first or second. Equal dice are thrown again (R46). */
function firstToDeploy(desk: GrandFleetsDesk): number {
  const why = R['GF-2.13-order']
  for (;;) {
    const one = desk.dice.one(10, why)
    const other = desk.dice.one(10, why)
    if (one === other) continue
    const higher = one > other ? 0 : 1
    return desk.choose(higher, (1 << FIRST) | (1 << SECOND), higher, why) === FIRST ? higher : 1 - higher
  }
}

/** 2.13 Why a ship may not be placed there. */
export function refuseDeploy(state: Seen, seat: number, order: Deploy): Refusal | null {
  const { board } = state.fixed as Fixed
  const { ship, heading } = order
  const it = state.ships[ship]
  if (it === undefined) return no(R['GF-0.23-card'], `there is no ship ${ship}`)
  if (it.seat !== seat) return no(R['GF-0.1-sides'], 'that ship is not yours')
  if (it.berth !== BERTH.open) return no(R['GF-2.13-order'], 'that ship has her place')
  if ((state.deploying & (1 << seat)) === 0) return no(R['GF-2.13-order'], 'it is not your turn to deploy')
  if (heading % board.grain !== 0) return no(R['GF-2.13-hex-facing'], 'she must face a side of her hex')
  if (!inZone(state, seat, order)) return no(R['GF-2.13-zone'], 'she must start within 3 miles of your own edge')
  if (isFoul(state, ship, order)) return no(R['GF-3.22-end'], 'she would lie on another ship')
  return refuseApart(state, order)
}

/** 2.13, R39 Within three miles of one's own short edge, or in its first three columns. */
function inZone(state: Seen, seat: number, { x, y }: Deploy): boolean {
  const { board } = state.fixed as Fixed
  const { west, east } = zoneOf(state, seat)
  return board.onBoard({ x, y }) && west <= x && x <= east
}

/** The zone's western and eastern limits, in the board's own numbers. */
export function zoneOf(state: Seen, seat: number): { readonly west: number; readonly east: number } {
  const { board } = state.fixed as Fixed
  const edge = eastEdge(board)
  // hexes are counted, from the edge's own column
  const deep = board.grain > 1 ? ZONE - 1 : ZONE * board.unit
  return seat === 0 ? { west: 0, east: deep } : { west: edge - deep, east: edge }
}

/** 2.13 She is placed; when her side is ready the other's turn comes, and when all are, the battle begins. */
export function deploy(desk: GrandFleetsDesk, { ship, x, y, heading }: Deploy): void {
  shipDeployed(desk, { ship, x, y, heading }, R['GF-2.13-zone'])
  if (deployingSides(desk.state).length > 0) return
  const other = 1 - desk.state.ships[ship]!.seat
  if (unplacedOf(desk.state, other).length > 0) deploymentBegan(desk, { sides: 1 << other }, R['GF-2.13-order'])
  else deploymentEnded(desk, {}, R['GF-2.13-order'])
}
