import type { Refusal } from '#kernel/ruleset/index.ts'
import { percent } from '#kernel/table/index.ts'
import { areFriends, isInPlay, type Seen } from '../02-ships/state.ts'
import { isSubmerged } from '../08-3-criticals/8-3-hull.ts'
import { hitPlane } from '../08-7-aircraft/8-7-aircraft.ts'
import { R } from '../book/register.ts'
import { type FearGodDesk, planesMet } from '../events/events.ts'
import { yardsBetween } from '../measured.ts'
import { flyingFrom, isAble, type Raid, stayingFrom } from './s17-raid.ts'

/** H40 Per cent by which one of the cover hits, and by which one of those that attack hits back, by what it carries. */
const COVER_PERCENT = 30
const BACK_PERCENT = { bombs: 10, guns: 20 } as const

const why = R['FGDN-H40-dogfight']

/** H40 Aircraft over a friend that can fight, by their places among all. */
export const coverOf = (state: Seen, target: number): number[] =>
  state.annex.carriers
    .filter(({ ship }) => areFriends(state, ship, target))
    .flatMap(({ ship }) => flyingFrom(state, ship))
    .filter(plane => state.annex.planes[plane]!.target === target && isAble(state, plane, 'guns'))

/** H40 Why her aircraft cannot cover that ship. */
export function refuseCover(
  state: Seen,
  { ship, target, weapon }: { readonly ship: number; readonly target: number; readonly weapon: string },
  reach: number,
): Refusal | null {
  const no = (reason: string): Refusal => ({ why, reason })
  if (!isInPlay(state, target)) return no('that ship is gone')
  if (isSubmerged(state, target)) return no('that boat is under water')
  if (weapon !== 'guns') return no('aircraft that cover a ship carry guns')
  return yardsBetween(state, ship, target) > reach ? no('that ship is too far off') : null
}

/** H40 Before flak: a die for each of the cover, and at once one for each of the others; hits go round among the enemy. */
export function meetRaid(desk: FearGodDesk, { by, target, weapon }: Raid): number {
  const cover = coverOf(desk.state, target)
  const raiders = stayingFrom(desk.state, by)
  if (cover.length === 0 || raiders.length === 0) return 0
  desk.reckoning.begin('chance in a hundred of each that covers her', COVER_PERCENT, why)
  const hits = desk.dice.count(cover.length, percent(COVER_PERCENT), why)
  desk.reckoning.begin('chance in a hundred of each raider, by what it carries', BACK_PERCENT[weapon], why)
  const back = desk.dice.count(raiders.length, percent(BACK_PERCENT[weapon]), why)
  planesMet(desk, { ship: target, by, cover: cover.length, count: raiders.length, hits, back }, why)
  hitRound(desk, raiders, hits)
  hitRound(desk, cover, back)
  return raiders.length
}

function hitRound(desk: FearGodDesk, planes: readonly number[], hits: number): void {
  for (let hit = 0; hit < hits; hit++) hitPlane(desk, planes[hit % planes.length]!)
}
