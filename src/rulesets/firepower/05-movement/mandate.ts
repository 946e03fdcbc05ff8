import type { Station } from '#kernel/geometry/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { rankOf } from '../01-classes/classes.ts'
import {
  BREAK_OFF,
  batteryNow,
  INTERCEPT,
  LINE_AHEAD,
  MANOEUVRE,
  moveRate,
  SCATTER,
  type Seen,
  sheetAt,
} from '../01-classes/state.ts'
import { squadronOf } from '../02-command/squadron.ts'
import { INCH } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { apart, enemiesOf, isAbeam, isClose, isThere } from '../measured.ts'
import { mostTurn, refuseWay, type Way, walk } from './move.ts'

// What movement orders demand of a ship that is not bound to another's move (R58, R47).

/** Why a way does not do what her orders say, if it does not; asked of many ways, what they are held against is reckoned once. */
export type Mandate = (way: Way) => Refusal | null
const AS_SHE_LIKES: Mandate = () => null

export function mandateOf(state: Seen, ship: number): Mandate {
  const { movement, formation } = squadronOf(state, ship)
  // MORD-MANOEUVRE as her player likes; R59 under SCATTER she moves freely; R127 whoever is still outside comes on
  if (movement === MANOEUVRE || formation === SCATTER || !isThere(state, ship)) return AS_SHE_LIKES
  const [foe] = enemiesOf(state, ship)
  if (foe === undefined) return AS_SHE_LIKES
  if (movement === BREAK_OFF) return awayFrom(state, ship)
  if (movement === INTERCEPT && !isInReach(state, ship, foe)) return closingOn(state, ship, foe)
  if (movement === INTERCEPT && formation !== LINE_AHEAD) return AS_SHE_LIKES
  return broadsideTo(state, ship, foe)
}

/** MORD-INTERCEPT, R58 Within the long range of her main battery. */
const isInReach = (state: Seen, ship: number, foe: number): boolean =>
  isClose(state, state.ships[ship]!, state.ships[foe]!, longOf(state, ship))
const longOf = (state: Seen, ship: number): number => Math.max(0, state.fixed.long[batteryNow(state, ship, 'main')]!)

/** Ways that she might go, at her full rate, turning first. */
export function waysOf(state: Seen, ship: number, length = moveRate(state, ship)): Way[] {
  const most = mostTurn(state, ship)
  const ways: Way[] = []
  for (let turn = 0; turn <= most; turn += STEP) {
    for (const side of turn === 0 ? [1] : [1, -1]) {
      const way = { ahead: 0, turn: side * turn, after: length }
      if (refuseWay(state, ship, way) === null) ways.push(way)
    }
  }
  return ways
}
const STEP = 150

/** What a captain may be off the best. */
const slack = (state: Seen, ship: number): number => Math.round(moveRate(state, ship) / 8)

/** MORD-INTERCEPT As near to the enemy as her full rate takes her, or within range. */
function closingOn(state: Seen, ship: number, foe: number): Mandate {
  const target = state.ships[foe]!
  const best = Math.min(...waysOf(state, ship).map(way => apart(state, walk(state, ship, way).end, target)))
  const most = Math.max(longOf(state, ship), best + slack(state, ship))
  return way =>
    apart(state, walk(state, ship, way).end, target) <= most
      ? null
      : no(R['FP-MORD-INTERCEPT'], 'INTERCEPT: she must close the enemy as fast as she can')
}

/** MORD-ENGAGE, R58 Her broadside to the nearest enemy, if a turn brings it there, and no farther off than that takes. */
function broadsideTo(state: Seen, ship: number, foe: number): Mandate {
  const target = state.ships[foe]!
  const rate = moveRate(state, ship)
  const ways = rate === 0 ? [] : [...waysOf(state, ship), ...waysOf(state, ship, rate >> 1)]
  const abeam = ways
    .map(way => walk(state, ship, way).end)
    .filter(there => isBroadside(state, there, nearestTo(state, ship, there)))
  const least = Math.min(...abeam.map(there => apart(state, there, target)))
  const now = apart(state, state.ships[ship]!, target)
  const most = Math.max(now, abeam.length === 0 ? 0 : least) + slack(state, ship)
  return way => {
    const { end } = walk(state, ship, way)
    if (abeam.length > 0 && !isBroadside(state, end, nearestTo(state, ship, end)))
      return no(R['FP-MORD-ENGAGE'], 'ENGAGE: she must bring her broadside to the enemy')
    return apart(state, end, target) <= most ? null : no(R['FP-MORD-ENGAGE'], 'ENGAGE: she may not draw away')
  }
}

function nearestTo(state: Seen, ship: number, there: Station): number {
  const [first, ...rest] = enemiesOf(state, ship)
  return rest.reduce(
    (best, each) => (apart(state, there, state.ships[each]!) < apart(state, there, state.ships[best]!) ? each : best),
    first!,
  )
}

/** R61 In a broadside arc of hers. */
const isBroadside = (state: Seen, there: Station, foe: number): boolean => isAbeam(state, there, state.ships[foe]!)

/** MORD-BREAKOFF, R47 Straight away until nobody of her class or a higher is within 24 inches; then she stays clear. */
function awayFrom(state: Seen, ship: number): Mandate {
  const rank = rankOf(sheetAt(state, ship).card.class)
  const enemies = enemiesOf(state, ship)
  const feared = enemies.filter(foe => rankOf(sheetAt(state, foe).card.class) <= rank)
  const isClear = (there: Station): boolean =>
    feared.every(foe => !isClose(state, there, state.ships[foe]!, regroupAt(state)))
  const foe = state.ships[enemies[0]!]!
  const wasClear = isClear(state.ships[ship]!)
  const best = Math.max(...waysOf(state, ship).map(way => apart(state, walk(state, ship, way).end, foe)))
  return way => {
    const { end } = walk(state, ship, way)
    if (isClear(end)) return null
    if (wasClear) return no(R['FP-MORD-BREAKOFF'], 'BREAK-OFF: she must stay 24 in clear of the enemy')
    return apart(state, end, foe) >= best - slack(state, ship)
      ? null
      : no(R['FP-MORD-BREAKOFF'], 'BREAK-OFF: she must draw away as fast as she can')
  }
}
/** R2 by option twice that for large models. */
const regroupAt = (state: Seen): number => 24 * INCH * (state.fixed.switches.doubleAll ? 2 : 1)
