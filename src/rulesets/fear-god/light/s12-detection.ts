import { phaseAt } from '#kernel/turn/index.ts'
import { PERISCOPE, TURN } from '../02-ships/conditions.ts'
import { fieldOf, isInPlay, type Seen, turnOf } from '../02-ships/state.ts'
import type { CONTACTS } from '../06-gunfire/6-4-hit-chance.ts'
import { isBelow, isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { R } from '../book/register.ts'
import type { FearGodDesk } from '../events/events.ts'
import { yardsBetween } from '../measured.ts'
import { lookedOut } from '../sailing/events.ts'
import { isNight, sightOf } from './s12-light.ts'

/** `Ship.insight` */
const SEEN = 2
const JUST_LOST = 1
export type Contact = (typeof CONTACTS)[number]

/** H34 A submerged boat is not seen, and sees nobody below periscope depth. */
const isHidden = (state: Seen, from: number, to: number): boolean =>
  isSubmerged(state, to) || isBelow(state, from, PERISCOPE)

/** H22 Is this target near enough to be seen as they lie now? */
const inSight = (state: Seen, from: number, to: number): boolean =>
  !isHidden(state, from, to) && yardsBetween(state, from, to) <= sightOf(state, from, to)

/** 6-4, R115, H22 How a ship knows of a target: by sight, where she was a moment ago, by the flashes of her guns, or not at all. */
export function contactOf(state: Seen, from: number, to: number): Contact | null {
  if (isHidden(state, from, to)) return null
  if (inSight(state, from, to)) return 'seen'
  if (state.ships[from]!.insight[to]! >= leastInsight(state)) return 'just lost'
  return showsFlashes(state, from, to) ? 'flashes' : null
}

/** R115 Dead reckoning is for the turn in which sight was lost: before its Detection for one seen at the last, after it for one lost there. */
const leastInsight = (state: Seen): number => (phaseAt(TURN, state.now) === 'reaction fire' ? JUST_LOST : SEEN)

/** H22 Flashes of this turn or the last are seen at night, as far as a ship by day. */
function showsFlashes(state: Seen, from: number, to: number): boolean {
  const { flash } = state.ships[to]!
  const fresh = flash > 0 && flash >= turnOf(state) - 1
  return fresh && isNight(state) && yardsBetween(state, from, to) <= fieldOf(state).sight
}

/** S2, H22 Detection: each ship looks for each enemy. */
export function lookOut(desk: FearGodDesk): void {
  const { ships } = desk.state
  for (let from = 0; from < ships.length; from++) {
    if (!isInPlay(desk.state, from)) continue
    const { insight } = ships[from]!
    const now = insight.map((was, to) => lookAt(desk.state, from, to, was))
    if (now.some((is, to) => is !== insight[to])) lookedOut(desk, { ship: from, insight: now }, R['FGDN-H22-detection'])
  }
}

function lookAt(state: Seen, from: number, to: number, was: number): number {
  if (state.ships[to]!.seat === state.ships[from]!.seat || !isInPlay(state, to)) return 0
  if (inSight(state, from, to)) return SEEN
  return was === SEEN ? JUST_LOST : 0
}
