import type { Leg, Reached, Study } from '#kernel/ruleset/index.ts'

/** A turn, a run ahead, another turn: reaches nearly every place and heading that a move can reach. Degrees and lengths of the book. */
export interface Course {
  readonly first: number
  readonly ahead: number
  readonly last: number
}

const pathOf = ({ first, ahead, last }: Course): readonly Leg[] => [{ turn: 10 * first, ahead }, { turn: 10 * last }]

/** A course, where it leads, and how well that was liked. */
interface Judged {
  readonly course: Course
  readonly score: number
}
type Judge = (there: Reached, course: Course) => number

const TURNS = [0, 60, -60, 120, -120, 180] as const
const LAST_TURNS = [0, 60, -60, 120, -120] as const

/** Paths, the best liked first: those that the book names, or else courses. */
export function likedPaths<C>(
  study: Study<C>,
  grain: number,
  judge: (there: Reached) => number,
): readonly (readonly Leg[])[] {
  const ways = study.ways?.()
  if (ways === undefined) return courses(study, grain, judge).map(({ course }) => pathOf(course))
  const judged = ways.flatMap(path => {
    const there = study.go(path)
    return there === null ? [] : [{ path, score: judge(there) }]
  })
  return judged.sort((a, b) => b.score - a.score).map(({ path }) => path)
}

/** Courses, the best liked first: wide turns at two speeds, then finer ones round the best. `grain`: the finest turn. */
function courses<C>(study: Study<C>, grain: number, judge: Judge): Judged[] {
  const tried = new Map<number, Judged>()
  for (const first of TURNS) {
    for (const last of LAST_TURNS) tryCourse(study, first, last, judge, tried)
  }
  const finer = grain < 60 ? [30, 15] : []
  for (const step of finer) for (const { course } of best(tried).slice(0, 2)) refine(study, course, step, judge, tried)
  return best(tried)
}

/** As far as she can, half as far, and hardly at all: how fast she goes tells on her own aim and on the enemy's. */
function tryCourse<C>(study: Study<C>, first: number, last: number, judge: Judge, tried: Map<number, Judged>): void {
  for (let ahead = Math.floor(study.budget); ahead >= 0; ahead--) {
    const course = { first, ahead, last }
    if (!put(study, course, judge, tried)) continue
    if (ahead > 2) put(study, { first, ahead: Math.ceil(ahead / 2), last }, judge, tried)
    if (ahead > 1) put(study, { first, ahead: 1, last }, judge, tried)
    return
  }
}

function refine<C>(study: Study<C>, course: Course, step: number, judge: Judge, tried: Map<number, Judged>): void {
  const { first, ahead, last } = course
  for (const by of [step, -step]) {
    put(study, { first: first + by, ahead, last }, judge, tried)
    put(study, { first, ahead, last: last + by }, judge, tried)
    put(study, { first: first + by, ahead, last: last - by }, judge, tried)
  }
}

/** False if she may not go so. */
function put<C>(study: Study<C>, course: Course, judge: Judge, tried: Map<number, Judged>): boolean {
  const key = (course.first * 1000 + course.last) * 1000 + course.ahead
  if (tried.has(key)) return true
  const there = study.go(pathOf(course))
  if (there === null) return false
  tried.set(key, { course, score: judge(there, course) })
  return true
}

const best = (tried: Map<number, Judged>): Judged[] => [...tried.values()].sort((a, b) => b.score - a.score)
