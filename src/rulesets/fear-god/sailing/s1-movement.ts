import { pivot } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { FREE, SLOW_PORT, SLOW_STARBOARD, STEADY, TO_PORT, TO_STARBOARD, WEAVING } from '../02-ships/conditions.ts'
import { SIZES } from '../02-ships/ship.ts'
import { fieldOf, type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { bestSpeed, coast } from '../08-1-damage/8-1-1-speed.ts'
import { isSilenced } from '../08-3-criticals/8-3-small-craft.ts'
import { R } from '../book/register.ts'
import { inKnots } from '../events/words.ts'
import type { Plot } from './s1-plot.ts'

/** H19 The three-minute rule: a knot is a hundred yards a turn, so that a tenth of a knot is ten. */
export const YARDS_A_TENTH = 10
/** H20 Yards straight ahead before each turn, by sizes A to G. */
const ADVANCE = [500, 400, 300, 200, 100, 100, 100] as const
/** H20 The most at a time, and with the steering disabled (8.3), in tenths of a degree. */
const STEP = 450
const SMALL_STEP = 150
/** H20 Tenths of a knot lost for every 45 degrees, begun ones whole, by sizes A to G; never more than half her speed. */
const LOSS = [20, 15, 10, 10, 5, 5, 5] as const
/** More than any run can hold. */
const ROUND_AND_ROUND = 100_000

type Leg = Plot['legs'][number]

const sizeOf = (state: Seen, ship: number): number => SIZES.indexOf(sheetAt(state, ship).card.sizeClass)
export const advanceOf = (state: Seen, ship: number): number => ADVANCE[sizeOf(state, ship)]!

/** 8.3, R62 Nobody is on the bridge in this turn. */
export const isBlind = (state: Seen, ship: number): boolean => state.ships[ship]!.bridge >= turnOf(state)

/** S1, H8, 8.1.1 The speeds that she can have this turn, in tenths: working up, slowing down, or coasting to what is left of her best. */
export function speedsOf(state: Seen, ship: number): { readonly least: number; readonly most: number } {
  const { speed, crewLost } = state.ships[ship]!
  const { accel, decel } = sheetAt(state, ship).card
  const best = bestSpeed(state, ship)
  const most = speed > best ? coast(speed, best, decel) : Math.min(best, speed + 10 * accel)
  // R62 without a bridge she keeps her speed, or what is left of it; so does a boat that has lost five crew factors (T34)
  if (isBlind(state, ship) || crewLost >= 5) return { least: Math.min(speed, most), most: Math.min(speed, most) }
  // T34 one that has lost four makes off at her best
  if (crewLost === 4) return { least: most, most }
  return { least: Math.min(most, Math.max(0, speed - 10 * decel)), most }
}

/** A plot walked to its end, and how it was steered. */
export interface Walk {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly speed: number
  readonly ordered: number
  readonly turned: number
  readonly straight: number
  readonly helm: number
  /** yards of the whole run */
  readonly run: number
  /** where each leg ends: x, y, heading, yards run, … */
  readonly way: readonly number[]
  /** a turn was not finished before the run was over, or legs are longer than the run */
  readonly isCut: boolean
}

/** S1, H19, H20 She runs her speed, and turns when she has run straight far enough. What no run has room for is left out. */
export function walk(state: Seen, ship: number, plot: Pick<Plot, 'speed' | 'legs' | 'weave'>): Walk {
  const { board } = fieldOf(state)
  const it = state.ships[ship]!
  const { least, most } = speedsOf(state, ship)
  const speed = Math.min(most, Math.max(least, plot.speed))
  const advance = advanceOf(state, ship)
  const step = it.steering > 0 || isSlowJam(it.rudder) ? SMALL_STEP : STEP
  const run = YARDS_A_TENTH * speed
  let { x, y, heading, straight } = it
  let left = run
  let turned = 0
  let net = 0
  let isCut = false
  const way: number[] = []
  const go = (yards: number): void => {
    if (yards === 0) return
    const to = board.advance({ x, y, heading }, yards)
    x = to.x
    y = to.y
    left -= yards
    straight = Math.min(advance, straight + yards)
    way.push(x, y, heading, run - left)
  }
  for (const leg of legsFor(state, ship, plot.legs)) {
    if ('ahead' in leg) {
      isCut ||= leg.ahead > left
      go(Math.min(left, leg.ahead))
      continue
    }
    for (let rest = leg.turn; rest !== 0; ) {
      go(Math.min(left, advance - straight))
      if (straight < advance) {
        isCut = true
        break
      }
      const by = Math.sign(rest) * Math.min(step, Math.abs(rest))
      heading = pivot(heading, by)
      turned += Math.abs(by)
      net += by
      rest -= by
      straight = 0
    }
  }
  go(left)
  if (way.length === 0 || way[way.length - 2] !== heading) way.push(x, y, heading, run)
  return {
    ...{ x, y, heading, turned, straight, run, way, isCut },
    speed: Math.max(speed >> 1, speed - Math.ceil(turned / STEP) * LOSS[sizeOf(state, ship)]!),
    ordered: plot.speed,
    helm: plot.weave === true ? WEAVING : net < 0 ? TO_PORT : net > 0 ? TO_STARBOARD : STEADY,
  }
}

const isSlowJam = (rudder: number): boolean => rudder === SLOW_PORT || rudder === SLOW_STARBOARD

/** 8.3 A jammed rudder circles or goes straight on (R72), and comes before a bridge that is out (R62, R82); else she goes as plotted. */
function legsFor(state: Seen, ship: number, legs: readonly Leg[]): readonly Leg[] {
  const { rudder, bridgeCourse } = state.ships[ship]!
  if (rudder !== FREE) return circling(CIRCLES[rudder]!)
  return isBlind(state, ship) ? circling(COURSES[bridgeCourse]!) : legs
}
const circling = (side: number): readonly Leg[] => (side === 0 ? [] : [{ turn: side * ROUND_AND_ROUND }])
/** By `rudder`, and by `bridgeCourse`: to port, to starboard, or not at all. */
const CIRCLES = [0, -1, 1, 0, -1, 1] as const
const COURSES = [0, -1, 1, 0] as const
export const isJammed = ({ rudder }: { readonly rudder: number }): boolean => rudder !== FREE

/** S1 Why she may not be steered so. */
export function refusePlot(state: Seen, { ship, speed, legs, weave = false }: Plot): Refusal | null {
  const { least, most } = speedsOf(state, ship)
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (isSilenced(state, ship) && speed !== most)
    return no(R['FGDN-8.3-personnel'], `with so few of her crew she makes off at ${inKnots(most / 10)}`)
  if (speed > most) return no(R['FGDN-H8-accel'], `she can make ${most / 10} knots this turn`)
  if (speed < least) return no(R['FGDN-H8-accel'], `she still makes ${least / 10} knots this turn`)
  const turns = legs.some(leg => 'turn' in leg)
  if (turns && isJammed(state.ships[ship]!)) return no(R['FGDN-8.3-rudder-jam'], 'her rudder is jammed')
  if (weave && sheetAt(state, ship).card.isPreDreadnought) return no(R['FGDN-R17'], 'she may not steer evasively')
  if (legs.length > 0 && walk(state, ship, { speed, legs }).isCut)
    return no(R['FGDN-H20-turning'], `there is no room for that in ${YARDS_A_TENTH * speed} yards`)
  return null
}

/** H27 Who has no plot goes straight on at the speed that was last ordered. */
export const straightOn = (state: Seen, ship: number): Plot => ({
  type: 'Plot',
  ship,
  speed: state.ships[ship]!.ordered,
  legs: [],
})
