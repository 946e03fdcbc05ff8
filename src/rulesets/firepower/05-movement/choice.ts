import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { moveRate, type Seen } from '../01-classes/state.ts'
import { isOnHerOwn } from '../02-command/squadron.ts'
import { R } from '../book/register.ts'
import { isFree } from './forced.ts'
import { isBound, refuseLoose } from './formation.ts'
import { type Mandate, mandateOf, waysOf } from './mandate.ts'
import { refuseWay, STAY, type Way } from './move.ts'

// Ways among which a ship may choose: what she can do, what her orders say, and how near she must stay.

/** What a ship that is free to choose may not do, to be asked of many ways; what no way can hold to is not asked of her (C3-B). */
export function choiceOf(state: Seen, ship: number): Mandate {
  if (isOnHerOwn(state, ship)) {
    return way =>
      refuseWay(state, ship, way) ?? (isFree(state, ship) ? null : no(R['FP-INIT-D'], 'she goes where she must'))
  }
  if (isBound(state, ship)) {
    return way =>
      refuseWay(state, ship, way) ?? no(R['FP-R40'], 'she keeps her station: whoever leads her settles her move')
  }
  const mandate = mandateOf(state, ship)
  const holdsBoth = (way: Way): boolean => mandate(way) === null && refuseLoose(state, ship, way) === null
  let canHoldBoth: boolean | null = null
  return way => {
    const refusal = refuseWay(state, ship, way) ?? mandate(way)
    if (refusal !== null) return refusal
    const loose = refuseLoose(state, ship, way)
    if (loose === null) return null
    canHoldBoth ??= waysAmong(state, ship).some(holdsBoth)
    return canHoldBoth ? loose : null
  }
}

/** Whether her player settles her way himself. */
export const goesHerWay = (state: Seen, ship: number): boolean =>
  isOnHerOwn(state, ship) ? isFree(state, ship) : !isBound(state, ship)

export const refuseMove = (state: Seen, ship: number, way: Way): Refusal | null => choiceOf(state, ship)(way)

/** Ways that a captain thinks of: at full rate, at half of it, and to stay where she is. */
export function waysAmong(state: Seen, ship: number): Way[] {
  const rate = moveRate(state, ship)
  return rate === 0 ? [STAY] : [...waysOf(state, ship), ...waysOf(state, ship, rate >> 1), STAY]
}

/** Those of them that she may go. */
export function choices(state: Seen, ship: number): Way[] {
  const choice = choiceOf(state, ship)
  return waysAmong(state, ship).filter(way => choice(way) === null)
}
