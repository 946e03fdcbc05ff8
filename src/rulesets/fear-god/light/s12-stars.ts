import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { isGun } from '../02-ships/ship.ts'
import { fieldOf, isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { refuseStar } from '../battle/s2-aim.ts'
import { knownPlot } from '../battle/s2-known.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, starShellsBurst } from '../events/events.ts'
import { bearingFrom, yardsApart } from '../measured.ts'
import { isBlind, walk } from '../sailing/s1-movement.ts'

/** H32 In Plotting: star shells of some batteries, each over a place by bearing over the ground and yards. */
const stars = z.strictObject({
  type: z.literal('FireStarShells'),
  ship: index,
  batteries: z
    .array(
      z.strictObject({
        battery: index,
        bearing: z.number().int().min(0).max(3599),
        yards: z.number().int().min(1).max(60_000),
      }),
    )
    .min(1)
    .max(16),
})
export type FireStarShells = z.infer<typeof stars>

export const FIRE_STAR_SHELLS = word<FireStarShells>(stars, {
  kind: 6,
  to: ({ batteries }) => batteries.flatMap(({ battery, bearing, yards }) => [battery, bearing, yards]),
  from(words) {
    const batteries: FireStarShells['batteries'] = []
    for (let i = 0; i < words.length; i += 3) {
      batteries.push({ battery: words[i]!, bearing: words[i + 1]!, yards: words[i + 2]! })
    }
    return { batteries }
  },
})

// Aiming star shells is nobody's rule: any place in arcs and range may be ordered. This is where a ship will be if she holds on (H32).

type Star = FireStarShells['batteries'][number]

/** One battery's star shells over a ship, from where the firer will be; null if they do not go there. */
export function starsOver(state: Seen, ship: number, battery: number, target: number): Star | null {
  if (!isGun(sheetAt(state, ship).batteries[battery]!)) return null
  const from = walk(state, ship, knownPlot(state, ship))
  const to = walk(state, target, knownPlot(state, target))
  const star = { battery, bearing: bearingFrom(state, from, to), yards: Math.max(1, yardsApart(state, from, to)) }
  return refuseStar(state, ship, battery, star.bearing, star.yards) === null ? star : null
}

/** H32 Why star shells may not be fired so. */
export function refuseStars(state: Seen, { ship, batteries }: FireStarShells): Refusal | null {
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship)) return no(R['FGDN-8.3-personnel'], 'too few of the crew are left to fire')
  const seen = new Set<number>()
  for (const { battery, bearing, yards } of batteries) {
    if (seen.has(battery)) return no(R['FGDN-H32-star-shells'], 'a battery lights one place in a turn')
    seen.add(battery)
    const refusal = refuseStar(state, ship, battery, bearing, yards)
    if (refusal !== null) return refusal
  }
  return null
}

/** H32 Star shells burst first; those of guns that no longer bear are not fired. */
export function lightUp(desk: FearGodDesk, { ship, batteries }: FireStarShells): void {
  for (const { battery, bearing, yards } of batteries) {
    if (!isInPlay(desk.state, ship) || refuseStar(desk.state, ship, battery, bearing, yards) !== null) continue
    const { x, y } = fieldOf(desk.state).board.advance({ ...desk.state.ships[ship]!, heading: bearing }, yards)
    starShellsBurst(desk, { ship, battery, x, y }, R['FGDN-H32-star-shells'])
  }
}
