import { copy, isInPlay, type State } from '../01-ships/state.ts'
import type { Move, Track } from '../03-movement/3-2-track.ts'
import { arrive, type Walk, walk } from '../03-movement/3-movement.ts'
import { floatBoard } from '../09-advanced/9-2-floating.ts'
import { R } from '../book/register.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { areFoul, isFoul } from '../measured.ts'

/** 8.1 A ship's way, as it is written and then cut short where she may not end. */
interface Course {
  readonly order: Move
  track: Track
  end: Walk
}
type Courses = readonly (Course | undefined)[]

/** 8.1 (house) All move at once, from where they are, through each other; those that end on each other are parted. The board floats (9.2) before anybody moves. */
export function moveTogether(desk: GrandFleetsDesk, moves: readonly Move[]): void {
  const { state } = desk
  if (state.fixed.switches.floatingBoard) {
    for (const { ship, track } of moves) floatBoard(desk, ship, walk(state, ship, track, true))
  }
  const there = copy(state)
  const courses: (Course | undefined)[] = state.ships.map(() => undefined)
  for (const order of moves) {
    courses[order.ship] = { order, track: order.track, end: walk(state, order.ship, order.track) }
    put(there, order.ship, courses[order.ship]!.end)
  }
  part(desk, there, courses)
  for (const course of courses) {
    if (course !== undefined) arrive(desk, { ...course.order, track: course.track }, course.end)
  }
}

function put(there: State, ship: number, { x, y, heading, leaves }: Walk): void {
  Object.assign(there.ships[ship]!, { x, y, heading, away: leaves ? 1 : 0 })
}

/** 8.1 As long as two lie on each other, one of them goes back. Those that lay so before, and do not move, are left so. */
function part(desk: GrandFleetsDesk, there: State, courses: Courses): void {
  for (;;) {
    const ships = fouled(there, courses)
    if (ships === null) return
    const ship = whoGoesBack(desk, ships, courses)
    const course = courses[ship]!
    do {
      course.track = shortened(course.track)
      course.end = walk(desk.state, ship, course.track)
    } while (course.track.length > 0 && isFoul(there, ship, course.end))
    put(there, ship, course.end)
  }
}

/** The first two that lie on each other, if one of them can still go back. */
function fouled(there: State, courses: Courses): readonly [number, number] | null {
  const moved = (ship: number): boolean => (courses[ship]?.track.length ?? 0) > 0
  for (let one = 0; one < there.ships.length; one++) {
    if (!isInPlay(there, one)) continue
    for (let other = one + 1; other < there.ships.length; other++) {
      if (!isInPlay(there, other) || !(moved(one) || moved(other))) continue
      if (areFoul(there, one, other)) return [one, other]
    }
  }
  return null
}

/** 8.1 Who has moved fewer miles stays; after as many, a die for each, and the lower goes back. Equal dice are thrown again (R46). */
function whoGoesBack(desk: GrandFleetsDesk, [one, other]: readonly [number, number], courses: Courses): number {
  const miles = (ship: number): number => courses[ship]?.end.length ?? 0
  const moved = (ship: number): boolean => (courses[ship]?.track.length ?? 0) > 0
  if (miles(one) !== miles(other)) return miles(one) > miles(other) ? one : other
  if (!moved(one)) return other
  if (!moved(other)) return one
  for (;;) {
    const first = desk.dice.one(10, R['GF-8.1-conflict'])
    const second = desk.dice.one(10, R['GF-8.1-conflict'])
    if (first !== second) return first < second ? one : other
  }
}

/** House rule GF-H3-back: back by one length along the last leg, on the heading she ended with; a leg that is used up goes, and with it the turns after it. */
function shortened(track: Track): Track {
  const last = track.findLastIndex(leg => 'ahead' in leg)
  const leg = track[last]
  if (leg === undefined || !('ahead' in leg)) return []
  return leg.ahead > 1 ? track.with(last, { ahead: leg.ahead - 1 }) : track.slice(0, last)
}
