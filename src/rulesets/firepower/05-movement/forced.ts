import type { Cite } from '#kernel/book/index.ts'
import { angleOff, pivot, reciprocal } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { rankOf } from '../01-classes/classes.ts'
import { LINE_AHEAD, moveRate, SCATTER, type Seen, sheetAt, type Theatre } from '../01-classes/state.ts'
import { COURSE } from '../02-command/initiative.ts'
import { isOnHerOwn, squadronOf } from '../02-command/squadron.ts'
import { R } from '../book/register.ts'
import { type FirepowerDesk, turnMade } from '../events/events.ts'
import { courseText, nameOf } from '../events/words.ts'
import { apart, bearingTo, enemiesOf, isNear, isThere } from '../measured.ts'
import { shortened, stationWay, turnTo, within } from './formation.ts'
import { go, mostTurn, refuseWay, STAY, spacingOf, type Way } from './move.ts'

// Ships that go where they must: on their own initiative, burning, or broken off (H24).

/** What she does of Matrix 4 now: her own for good (R53), or until control returns; 0: nothing is laid down. */
export const courseOf = (state: Seen, ship: number): number =>
  state.ships[ship]!.initiative || state.ships[ship]!.course

/** WHITE-C, R84 More than 8 fire points: she makes for her own side of the table. */
export const isBurningOut = (state: Seen, ship: number): boolean => state.ships[ship]!.fires > 8

/** INIT-O6 As her player wishes. */
export const isFree = (state: Seen, ship: number): boolean =>
  !isBurningOut(state, ship) && (courseOf(state, ship) === COURSE.free || courseOf(state, ship) === 0)

export function refuseForced(state: Seen, ship: number): Refusal | null {
  if (!isOnHerOwn(state, ship)) return no(R['FP-INIT-D'], 'she is under control')
  return isFree(state, ship) ? no(R['FP-INIT-O6'], 'she goes as you wish: give her a way') : null
}

/** INIT-D, C The move that she is compelled to. */
export function goAsCompelled(desk: FirepowerDesk, ship: number): void {
  const { state } = desk
  const course = courseOf(state, ship)
  const way = compelledWay(state, ship)
  const turns = !isBurningOut(state, ship) && (course === COURSE.starboard || course === COURSE.port)
  const why = compelledWhy(state, ship)
  go(desk, ship, way, why)
  if (turns) turnMade(desk, { ship, course: COURSE.straight }, why)
}

/** The rule that compels her. */
export function compelledWhy(state: Seen, ship: number): Cite {
  if (isBurningOut(state, ship)) return R['FP-R84']
  const leads = state.ships[ship]!.flagship === 1
  switch (courseOf(state, ship)) {
    case COURSE.intercept:
      return R['FP-INIT-F1']
    case COURSE.disengage:
      return R['FP-INIT-F3']
    case COURSE.follow:
      return R['FP-INIT-O1']
    case COURSE.starboard:
      return leads ? R['FP-INIT-F5'] : R['FP-INIT-O4']
    case COURSE.port:
      return leads ? R['FP-INIT-F6'] : R['FP-INIT-O5']
    default:
      return R['FP-INIT-C']
  }
}
export const compelledWords = (state: Seen, ship: number): string =>
  isBurningOut(state, ship)
    ? `${nameOf(state, ship)}: burning, makes for her own edge`
    : `${nameOf(state, ship)} ${courseText(courseOf(state, ship), state.ships[ship]!.flagship === 1)}`

function compelledWay(state: Seen, ship: number): Way {
  if (isBurningOut(state, ship)) return homeward(state, ship)
  const { heading } = state.ships[ship]!
  const most = mostTurn(state, ship)
  switch (courseOf(state, ship)) {
    case COURSE.intercept:
      return closing(state, ship)
    case COURSE.disengage:
      return fleeing(state, ship)
    case COURSE.follow:
      return following(state, ship)
    case COURSE.starboard:
      return steer(state, ship, pivot(heading, most))
    case COURSE.port:
      return steer(state, ship, pivot(heading, -most))
    default:
      return steer(state, ship, heading)
  }
}

/** BRK-E, R84 The shortest way to her own edge; BRK-F, R59 under SCATTER she must turn on it. */
export function homeward(state: Seen, ship: number): Way {
  const edge = (state.fixed.theatre as Theatre).edges[state.ships[ship]!.seat as 0 | 1]
  const { brokenOff, formation } = squadronOf(state, ship)
  const isTurning = brokenOff !== 0 && formation === SCATTER
  return steer(state, ship, HEADINGS[edge], isTurning)
}
const HEADINGS = { north: 0, east: 900, south: 1800, west: 2700 } as const

/** INIT-F1, R51 The nearest enemy of her class or one beside it, or else of a lower; where only higher are left she holds on. */
function closing(state: Seen, ship: number): Way {
  const own = rankOf(sheetAt(state, ship).card.class)
  const rank = (foe: number): number => rankOf(sheetAt(state, foe).card.class)
  const enemies = enemiesOf(state, ship)
  const foe = enemies.find(each => Math.abs(rank(each) - own) <= 1) ?? enemies.find(each => rank(each) > own)
  const { heading } = state.ships[ship]!
  return steer(state, ship, foe === undefined ? heading : bearingTo(state, state.ships[ship]!, state.ships[foe]!))
}

/** INIT-F3 Straight away from the nearest enemy. */
function fleeing(state: Seen, ship: number): Way {
  const [foe] = enemiesOf(state, ship)
  const { heading } = state.ships[ship]!
  const away = foe === undefined ? heading : reciprocal(bearingTo(state, state.ships[ship]!, state.ships[foe]!))
  return steer(state, ship, away)
}

/** INIT-O1 The ship ahead in LINE AHEAD, or else the flagship, until she is close enough. */
function following(state: Seen, ship: number): Way {
  const { flagship, formation } = squadronOf(state, ship)
  if (flagship < 0 || flagship === ship || !isThere(state, flagship))
    return steer(state, ship, state.ships[ship]!.heading)
  if (formation === LINE_AHEAD) return stationWay(state, ship)
  if (isNear(state, ship, flagship, spacingOf(state) >> 1)) return STAY
  const own = state.ships[ship]!
  const most = mostTurn(state, ship)
  const turn = turnTo(own.heading, bearingTo(state, own, state.ships[flagship]!))
  const after = apart(state, own, state.ships[flagship]!)
  return shortened(state, ship, within(state, ship, { ahead: 0, turn: Math.max(-most, Math.min(most, turn)), after }))
}

/** H24 At her full rate, as near to a heading as she may turn; round what is in her way, or short of it (R48). */
export function steer(state: Seen, ship: number, wanted: number, isTurning = false): Way {
  const rate = moveRate(state, ship)
  if (rate === 0) return STAY
  const { heading } = state.ships[ship]!
  const most = mostTurn(state, ship)
  const best = Math.max(-most, Math.min(most, turnTo(heading, wanted)))
  const turns = [best, ...TURNS].filter(turn => Math.abs(turn) <= most && !(isTurning && turn === 0))
  turns.sort((a, b) => angleOff(pivot(heading, a), wanted) - angleOff(pivot(heading, b), wanted))
  for (const share of [4, 3, 2, 1]) {
    for (const turn of turns) {
      const way = { ahead: 0, turn, after: (rate * share) >> 2 }
      if (way.after > 0 && refuseWay(state, ship, way) === null) return way
    }
  }
  return STAY
}
const TURNS = [0, 150, -150, 300, -300, 450, -450, 600, -600, 750, -750, 900, -900] as const
