import { z } from 'zod'
import type { Cite } from '#kernel/book/index.ts'
import type { Station } from '#kernel/geometry/index.ts'
import { word } from '#kernel/order/index.ts'
import type { Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { BERTH, fieldOf, type Seen } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import type { FearGodDesk } from '../events/events.ts'
import { areFoul, hullOf } from '../measured.ts'
import { deploymentBegan, deploymentEnded, shipDeployed } from '../sailing/events.ts'

/** H25 A ship's place and heading before the first turn, in yards and tenths of a degree. */
const deploying = z.strictObject({
  type: z.literal('Deploy'),
  ship: index,
  x: z.number().int().min(0).max(2_000_000),
  y: z.number().int().min(0).max(2_000_000),
  heading: z.number().int().min(0).max(3599),
})
export type Deploy = z.infer<typeof deploying>
export const DEPLOY = word<Deploy>(deploying)

/** H25 Yards from a side's own edge, the first side's in the west. */
const ZONE = 6000

/** Ships of a side, or of both for -1, that still have to be placed. */
export const unplacedOf = (state: Seen, seat: number): number[] =>
  state.ships.flatMap((ship, i) => (ship.berth === BERTH.open && (seat < 0 || ship.seat === seat) ? [i] : []))

/** H25 Both sides place their ships at once, hidden from each other. */
export function beginDeployment(desk: FearGodDesk): void {
  const sides = [0, 1].filter(seat => unplacedOf(desk.state, seat).length > 0)
  deploymentBegan(desk, { sides: sides.reduce((bits, seat) => bits | (1 << seat), 0) }, R['FGDN-H25-deployment'])
}

const no = (reason: string): Refusal => ({ why: R['FGDN-H25-deployment'] as Cite, reason })

export function refuseDeploy(state: Seen, seat: number, { ship, ...at }: Deploy): Refusal | null {
  const it = state.ships[ship]
  if (it === undefined) return no(`there is no ship ${ship}`)
  if (it.seat !== seat) return no('that ship is not yours')
  if ((state.deploying & (1 << seat)) === 0) return no('this is no time to place ships')
  if (it.berth !== BERTH.open) return no('that ship has her place')
  const { west, east } = zoneOf(state, seat)
  if (!fieldOf(state).board.onBoard(at) || at.x < west || at.x > east)
    return no(`she must start within ${ZONE} yards of your own edge`)
  return isFoul(state, ship, at) ? no('she would lie on another ship') : null
}

function isFoul(state: Seen, ship: number, { x, y, heading }: Station): boolean {
  const hull = { ...hullOf(state, ship), x, y, heading }
  const { seat } = state.ships[ship]!
  return state.ships.some(
    (other, i) =>
      i !== ship &&
      (other.berth === BERTH.given || (other.berth === BERTH.found && other.seat === seat)) &&
      areFoul(state, hull, hullOf(state, i)),
  )
}

/** The zone's western and eastern limits, in yards. */
export function zoneOf(state: Seen, seat: number): { readonly west: number; readonly east: number } {
  const { board } = fieldOf(state)
  const edge = board.extent.east * board.unit
  return seat === 0 ? { west: 0, east: Math.min(ZONE, edge) } : { west: Math.max(0, edge - ZONE), east: edge }
}

/** H25 She is placed; when all are, they are shown. True when the battle can begin. */
export function deploy(desk: FearGodDesk, { ship, x, y, heading }: Deploy): boolean {
  shipDeployed(desk, { ship, x, y, heading }, R['FGDN-H25-deployment'])
  if (unplacedOf(desk.state, -1).length > 0) return false
  deploymentEnded(desk, {}, R['FGDN-H25-deployment'])
  return true
}
