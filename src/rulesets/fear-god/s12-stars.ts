import type { FireStarShells } from './commands.ts'
import { walk } from './s1-movement.ts'
import { refuseStar } from './s2-aim.ts'
import { knownPlot } from './s2-known.ts'
import { isGun } from './ship.ts'
import { fieldOf, type Seen, sheetAt } from './state.ts'

// Aiming star shells is nobody's rule: any place in arcs and range may be ordered. This is where a ship will be if she holds on (H32).

type Star = FireStarShells['batteries'][number]

/** One battery's star shells over a ship, from where the firer will be; null if they do not go there. */
export function starsOver(state: Seen, ship: number, battery: number, target: number): Star | null {
  if (!isGun(sheetAt(state, ship).batteries[battery]!)) return null
  const { board } = fieldOf(state)
  const from = walk(state, ship, knownPlot(state, ship))
  const to = walk(state, target, knownPlot(state, target))
  const star = { battery, bearing: board.bearing(from, to), yards: Math.max(1, board.distance(from, to)) }
  return refuseStar(state, ship, battery, star.bearing, star.yards) === null ? star : null
}
