import { type Steps, until, work } from '#kernel/desk/index.ts'
import { GONE } from '../02-ships/conditions.ts'
import type { Seen, State } from '../02-ships/state.ts'
import { floodAutomatically } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { hitDeckAutomatically, isDeckDue } from '../08-3-criticals/8-3-aviation.ts'
import { rollSpark } from '../08-3-criticals/8-3-mounts.ts'
import { R } from '../book/register.ts'
import { batchClosed, type Event, type FearGodDesk } from '../events/events.ts'
import { rollCritical } from './8-1-2-criticals.ts'
import { openBatch, openBlast } from './8-1-2-ratio.ts'
import { rollBombKeel, rollKeel } from './8-1-8-sinking.ts'

/** Whoever suffers. */
export interface Sufferer {
  readonly target: number
  /** batches to be worked, for whoever wants no more; left out: all of them */
  readonly batches?: number
}

/**
 * 8.1, R7 What a phase has done to one ship, bit by bit: guns beside an explosion, the criticals of the open batch, keel
 * and automatic floodings, and then the damage all these have made as the next batch, until there is none.
 */
function suffer(desk: FearGodDesk, { target, batches }: Sufferer): number {
  const ship = desk.state.ships[target]!
  if (ship.end === GONE) return 0
  // Direct damage is the first batch: the keel and the automatic floodings of its torpedoes come after its own criticals.
  if (ship.dueInside === 0 && ship.due + ship.dueTorpedo > 0) openBatch(desk, target)
  else if (ship.sparks > 0) rollSpark(desk, target)
  else if (ship.criticals > 0) rollCritical(desk, target)
  else if (ship.keels > 0) rollKeel(desk, target)
  else if (ship.bombKeels > 0) rollBombKeel(desk, target)
  else if (ship.autoFloods + ship.autoFloodsHalved > 0) floodAutomatically(desk, target)
  else if (isDeckDue(desk.state, target)) hitDeckAutomatically(desk, target)
  else if (ship.batches === batches) return 0
  else if (ship.due + ship.dueTorpedo > 0) openBatch(desk, target)
  else if (ship.dueBlast > 0) openBlast(desk, target)
  else {
    batchClosed(desk, { ship: target }, R['FGDN-R7'])
    return 0
  }
  return 1
}
export const SUFFER: Steps<State, Event, Sufferer> = [until(suffer)]

/** 8.1 At the end of a phase all that was done to both sides is applied, blasts of ships that blow up included. */
export function applyDamage(desk: FearGodDesk): void {
  for (let ship = next(desk.state); ship >= 0; ship = next(desk.state)) work(SUFFER, desk, { target: ship }, 1)
}

function next(state: Seen): number {
  for (let ship = 0; ship < state.ships.length; ship++) {
    const { end, due, dueTorpedo, dueBlast, keels, bombKeels, autoFloods, autoFloodsHalved } = state.ships[ship]!
    if (end !== GONE && due + dueTorpedo + dueBlast + keels + bombKeels + autoFloods + autoFloodsHalved > 0) return ship
  }
  return -1
}
