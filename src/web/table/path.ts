import type { ChartPlace, Leg, MovePlan, Tried } from '#kernel/ruleset/index.ts'
import type { Point } from '../chart/camera.ts'

type Plan = Pick<MovePlan<unknown>, 'try' | 'grain' | 'budget' | 'start'>

/** Tenths of a degree from north, clockwise. */
export const bearingTo = (from: Point, to: Point): number =>
  ((Math.atan2(to.east - from.east, to.north - from.north) * 1800) / Math.PI + 3600) % 3600

/** The shorter way round, from -1800 to 1800. */
export const turnTo = (from: number, to: number): number => ((((to - from) % 3600) + 5400) % 3600) - 1800

const snapped = (value: number, grain: number): number => Math.round(value / grain) * grain
const isAffordable = ({ cost }: Tried, budget: number): boolean => cost <= budget

/**
 * A leg from where a path ends towards a point: she turns as far as she must and may, and goes ahead as far as the point, or as
 * her budget lets her.
 */
export function legTowards(plan: Plan, path: readonly Leg[], start: ChartPlace, to: Point): Leg {
  const from = path.length === 0 ? start : plan.try(path).at
  const { grain, budget } = plan
  const apart = Math.hypot(to.east - from.east, to.north - from.north)
  const full = apart < 1e-6 ? 0 : snapped(turnTo(from.heading, bearingTo(from, to)), grain.turn)
  let turn = full
  while (turn !== 0 && !isAffordable(plan.try([...path, { turn }]), budget))
    turn = nearer(turn, Math.max(grain.turn, 50))
  let steps = Math.max(0, Math.round(apart / grain.ahead))
  // no farther than every point of the budget spent on miles
  steps = Math.min(steps, Math.ceil(budget / grain.ahead))
  const leg = (): Leg => legOf(turn, steps * grain.ahead)
  while (steps > 0 && !isAffordable(plan.try([...path, leg()]), budget)) steps--
  return leg()
}
const nearer = (turn: number, by: number): number => (Math.abs(turn) <= by ? 0 : turn - Math.sign(turn) * by)
const tidy = (length: number): number => Math.round(length * 1000) / 1000
const legOf = (turn: number, ahead: number): Leg => ({
  ...(turn === 0 ? {} : { turn }),
  ...(ahead > 0 ? { ahead: tidy(ahead) } : {}),
})

/** Keys: so far a press goes ahead, and so far it turns. */
const stepAhead = ({ grain }: Plan): number => Math.max(grain.ahead, 0.5)
const stepTurn = ({ grain }: Plan): number => Math.max(grain.turn, 150)

/** The path after a key, or null where the key means nothing here. What cannot be paid for is not done. */
export function pathAfterKey(plan: Plan, path: readonly Leg[], key: string): readonly Leg[] | null {
  const next = pathWith(plan, path, key)
  return next === null || isAffordable(plan.try(next), plan.budget) ? next : path
}

/** A ship under way is steered: the last leg is turned, and is as long as can still be paid for. */
function steered(plan: Plan, rest: readonly Leg[], last: Leg, by: number): readonly Leg[] {
  const turn = (last.turn ?? 0) + by
  let ahead = last.ahead ?? 0
  const path = (): Leg[] => [...rest, legOf(turn, ahead)]
  while (ahead > plan.grain.ahead && !isAffordable(plan.try(path()), plan.budget)) ahead -= plan.grain.ahead
  return path()
}

function pathWith(plan: Plan, path: readonly Leg[], key: string): readonly Leg[] | null {
  const last = path.at(-1)
  const rest = path.slice(0, -1)
  switch (key) {
    case 'ArrowUp':
      return last === undefined
        ? [legOf(0, stepAhead(plan))]
        : [...rest, legOf(last.turn ?? 0, (last.ahead ?? 0) + stepAhead(plan))]
    case 'ArrowDown': {
      if (last === undefined) return path
      const leg = legOf(last.turn ?? 0, (last.ahead ?? 0) - stepAhead(plan))
      return leg.ahead === undefined && leg.turn === undefined ? rest : [...rest, leg]
    }
    case 'ArrowLeft':
    case 'ArrowRight': {
      const by = key === 'ArrowLeft' ? -stepTurn(plan) : stepTurn(plan)
      if (plan.start !== undefined && last !== undefined) return steered(plan, rest, last, by)
      if (last === undefined || (last.ahead ?? 0) > 0) return [...path, { turn: by }]
      const turn = (last.turn ?? 0) + by
      return turn === 0 ? rest : [...rest, { turn }]
    }
    case 'Backspace':
      return rest
    default:
      return null
  }
}
