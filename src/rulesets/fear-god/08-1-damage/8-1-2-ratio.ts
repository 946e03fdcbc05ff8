import { AFLOAT, BLAST, DIRECT, INSIDE } from '../02-ships/conditions.ts'
import { type Seen, sheetAt } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { RATIO } from '../book/tables.ts'
import { batchOpened, criticalsCounted, type FearGodDesk, reducedToTenth, shipDestroyed } from '../events/events.ts'
import { beginSinking } from './8-1-8-sinking.ts'

/** 8.1, R7 The damage that is due is applied as one batch: points, sinking, and how many criticals come of it. */
export function openBatch(desk: FearGodDesk, ship: number): void {
  const { due, dueTorpedo, dueInside } = desk.state.ships[ship]!
  batchOpened(
    desk,
    { ship, plain: due, torpedo: dueTorpedo, inside: dueInside === 0 ? DIRECT : INSIDE },
    R['FGDN-8.1-subtract'],
  )
  workBatch(desk, ship, due + dueTorpedo)
}

/** 8.3, R59, R63, R69 So is the blast of another ship, or of an aircraft’s ordnance, by itself: it beats no armour. */
export function openBlast(desk: FearGodDesk, ship: number): void {
  const { dueBlast } = desk.state.ships[ship]!
  batchOpened(desk, { ship, plain: dueBlast, torpedo: 0, inside: BLAST }, R['FGDN-8.1-secondary-now'])
  workBatch(desk, ship, dueBlast)
}

function workBatch(desk: FearGodDesk, ship: number, damage: number): void {
  if (desk.state.ships[ship]!.end !== AFLOAT) return
  if (sheetAt(desk.state, ship).isSmall) {
    if (isSmallCraftSunk(desk.state, ship)) return shipDestroyed(desk, { ship }, R['FGDN-8.1-small-sink'])
  } else if (isHullLost(desk, ship)) return
  countCriticals(desk, ship, damage)
}

/** 8.1 Twice the rating in one Tactical Turn sinks small craft; aground it takes four times (8.1.5, R108). */
function isSmallCraftSunk(state: Seen, ship: number): boolean {
  const { damagePoints, isBeached } = sheetAt(state, ship).card
  return state.ships[ship]!.taken >= (isBeached ? 4 : 2) * damagePoints
}

/** 8.1 No points left: she is sinking. Aground it takes as many again to destroy her (8.1.5, R96). */
function isHullLost(desk: FearGodDesk, ship: number): boolean {
  const { remaining } = desk.state.ships[ship]!
  const { damagePoints, isBeached } = sheetAt(desk.state, ship).card
  if (remaining > 0) return false
  if (!isBeached) beginSinking(desk, ship, R['FGDN-8.1-sink-zero'])
  else if (remaining <= -damagePoints) shipDestroyed(desk, { ship }, R['FGDN-8.1.5-double'])
  // R107: without points there is no ratio and nothing is rolled
  return true
}

/** 8.1.2 The ratio in whole numbers (R22), and a D6 on its row. */
function countCriticals(desk: FearGodDesk, ship: number, damage: number): void {
  const { card, isSmall } = sheetAt(desk.state, ship)
  const { remaining } = desk.state.ships[ship]!
  const left = isSmall ? card.damagePoints : remaining
  if (isTooLittle(desk.state, ship, damage, left)) return tellTooLittle(desk, ship, damage)
  if (damage >= 3 * left) {
    // R23: no D6; points fall to a tenth, if there are more
    const tenth = Math.min(remaining, Math.floor(card.damagePoints / 10))
    tellWreck(desk, damage, left)
    return reducedToTenth(desk, { ship, remaining: tenth }, R['FGDN-8.1.2-ratio3'])
  }
  const row = Math.min(10, Math.floor((10 * damage) / left))
  const over = Math.max(0, Math.floor((5 * (damage - left)) / left))
  const sum = desk.reckoning.begin(
    'tenths that her damage is of her points left, and their row',
    row,
    R['FGDN-8.1.2-count'],
  )
  sum.beside('points of damage', damage, R['FGDN-8.1.2-count']).beside('points left', left, R['FGDN-8.1.2-count'])
  if (over > 0) sum.beside('criticals more than the last row has', over, R['FGDN-8.1.2-extrapolate'])
  const count = desk.dice.row(RATIO[row]!, 0, R['FGDN-8.1.2-count']) + over
  if (count > 0) criticalsCounted(desk, { ship, count }, over > 0 ? R['FGDN-8.1.2-extrapolate'] : R['FGDN-8.1.2-count'])
}

function tellWreck({ reckoning }: FearGodDesk, damage: number, left: number): void {
  const why = R['FGDN-8.1.2-ratio3']
  reckoning.begin('points of damage', damage, why).beside('points left', left, why)
  reckoning.settle('three times what was left, or more: she keeps a tenth of what she had at most')
}

function tellTooLittle(desk: FearGodDesk, ship: number, damage: number): void {
  const why = R['FGDN-8.1.2-min-damage']
  const { damagePoints } = sheetAt(desk.state, ship).card
  desk.reckoning.begin('points of damage', damage, why).beside('points that she had', damagePoints, why)
  desk.reckoning.settle('less than one in a hundred makes no criticals')
}

/** 8.1.2 Less than one per cent of her original points makes no criticals (R21). */
function isTooLittle(state: Seen, ship: number, damage: number, left: number): boolean {
  const { damagePoints } = sheetAt(state, ship).card
  return 100 * damage < (state.fixed.switches.minimumByRatio ? left : damagePoints)
}
