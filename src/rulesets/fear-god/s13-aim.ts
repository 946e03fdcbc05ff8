import { relative } from '#kernel/geometry/index.ts'
import type { LaunchTorpedoes } from './commands.ts'
import { arcsAt, loaded } from './s2-aim.ts'
import { fieldOf, type Seen, sheetAt } from './state.ts'

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
  let yards = board.distance(from, to)
  let at = { x: to.x, y: to.y }
  for (let guess = 0; guess < GUESSES; guess++) {
    at = board.advance(to, Math.round((yards * to.speed) / 10 / knots))
    yards = board.distance(from, at)
  }
  return { bearing: board.bearing(from, at), yards }
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
