import { z } from 'zod'
import { relative } from '#kernel/geometry/index.ts'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { PERISCOPE } from '../02-ships/conditions.ts'
import { fieldOf, isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { isDownTo } from '../08-1-damage/8-1-10-massive-damage.ts'
import { isBelow } from '../08-3-criticals/8-3-hull.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { isUnsolved, mayFireTorpedoes } from '../08-3-criticals/8-3-submarines.ts'
import { arcsAt, loaded } from '../battle/s2-aim.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, torpedoesLaunched } from '../events/events.ts'
import { plural } from '../events/words.ts'
import { bearingFrom, yardsApart } from '../measured.ts'
import { isBlind } from '../sailing/s1-movement.ts'

/** H23 In Plotting: torpedoes of some groups, each along a bearing over the ground. */
const launching = z.strictObject({
  type: z.literal('LaunchTorpedoes'),
  ship: index,
  tubes: z
    .array(
      z.strictObject({
        group: index,
        count: z.number().int().min(1).max(40),
        bearing: z.number().int().min(0).max(3599),
        depth: z.enum(['shallow', 'deep']),
      }),
    )
    .min(1)
    .max(16),
})
export type LaunchTorpedoes = z.infer<typeof launching>

export const LAUNCH_TORPEDOES = word<LaunchTorpedoes>(launching, {
  kind: 2,
  to: ({ tubes }) =>
    tubes.flatMap(({ group, count, bearing, depth }) => [group, count, bearing, Number(depth === 'deep')]),
  from(words) {
    const tubes: LaunchTorpedoes['tubes'] = []
    for (let i = 0; i < words.length; i += 4) {
      const depth = words[i + 3]! > 0 ? 'deep' : 'shallow'
      tubes.push({ group: words[i]!, count: words[i + 1]!, bearing: words[i + 2]!, depth })
    }
    return { tubes }
  },
})

// Aiming torpedoes is nobody's rule: any bearing in the arcs may be ordered. This is where the target is met if she holds on.

export interface Lead {
  readonly bearing: number
  /** yards to where they meet */
  readonly yards: number
}
/** More would change nothing. */
const GUESSES = 6

export function leadOn(state: Seen, ship: number, target: number, knots: number): Lead {
  const { board } = fieldOf(state)
  const from = state.ships[ship]!
  const to = state.ships[target]!
  let yards = yardsApart(state, from, to)
  let at = { x: to.x, y: to.y }
  for (let guess = 0; guess < GUESSES; guess++) {
    at = board.advance(to, Math.round((yards * to.speed) / 10 / knots))
    yards = yardsApart(state, from, at)
  }
  return { bearing: bearingFrom(state, from, at), yards }
}

/** All torpedoes that bear on where the target will be; null if none reaches her there. */
export function aimTorpedoes(state: Seen, ship: number, target: number): LaunchTorpedoes | null {
  const { groups, batteries } = sheetAt(state, ship)
  const { sizeRow, card } = sheetAt(state, target)
  const depth = sizeRow === 0 && card.underwater === null ? 'deep' : 'shallow'
  const tubes: LaunchTorpedoes['tubes'] = []
  groups.forEach(({ battery, arcs }, group) => {
    const { role, runKnots, runYards } = batteries[battery]!
    if (role !== 'torpedo' || runKnots === 0 || loaded(state, ship, group) === 0) return
    const { bearing, yards } = leadOn(state, ship, target, runKnots)
    if (yards * MARGIN > runYards || (arcs & arcsAt(relative(bearing, state.ships[ship]!.heading))) === 0) return
    tubes.push({ group, count: loaded(state, ship, group), bearing, depth })
  })
  return tubes.length > 0 ? { type: 'LaunchTorpedoes', ship, tubes } : null
}
/** A target that turns away is met later. */
const MARGIN = 1.25

/** H23 Why torpedoes may not be launched so. */
export function refuseLaunch(state: Seen, { ship, tubes }: LaunchTorpedoes): Refusal | null {
  const why = R['FGDN-H23-torpedoes']
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship) || isDownTo(state, ship, 10))
    return no(R['FGDN-8.1.10-10'], 'she is too badly damaged to launch')
  if (!mayFireTorpedoes(state, ship)) return no(R['FGDN-8.3-switchboard'], 'without power she launches none')
  if (isUnsolved(state, ship)) return no(R['FGDN-H42-solutions'], 'she has no firing solution yet')
  if (isBelow(state, ship, PERISCOPE)) return no(R['FGDN-H34-diving'], 'she lies too deep to launch')
  const { groups, batteries } = sheetAt(state, ship)
  const seen = new Set<number>()
  for (const { group, count, bearing } of tubes) {
    const tube = groups[group]
    if (tube === undefined || batteries[tube.battery]!.role !== 'torpedo' || seen.has(group))
      return no(why, `there are no torpedo tubes ${group} for that`)
    seen.add(group)
    const left = loaded(state, ship, group)
    if (count > left) return no(why, `only ${plural(left, 'torpedo is', 'torpedoes are')} left there`)
    if ((tube.arcs & arcsAt(relative(bearing, state.ships[ship]!.heading))) === 0)
      return no(R['FGDN-H16-arcs'], 'those tubes do not bear so')
  }
  return null
}

/** H23 Torpedoes leave their tubes. */
export function launch(desk: FearGodDesk, { ship, tubes }: LaunchTorpedoes): void {
  if (!isInPlay(desk.state, ship)) return
  for (const { group, count, bearing, depth } of tubes) {
    const deep = Number(depth === 'deep')
    torpedoesLaunched(desk, { ship, group, count, bearing, depth: deep }, R['FGDN-H23-torpedoes'])
  }
}
