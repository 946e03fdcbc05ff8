import { z } from 'zod'
import { word } from '#kernel/order/index.ts'
import { no, type Refusal } from '#kernel/ruleset/index.ts'
import { index } from '../../schema.ts'
import { SURFACE, ZONES } from '../02-ships/conditions.ts'
import { isInPlay, type Seen, sheetAt } from '../02-ships/state.ts'
import { deepestAllowed, whyNoDeeper } from '../08-1-damage/8-1-4-submarines.ts'
import { boatOf } from '../08-3-criticals/8-3-hull.ts'
import { mayChangeDepth } from '../08-3-criticals/8-3-submarines.ts'
import { R } from '../book/register.ts'
import { cellsRun, depthChanged, type FearGodDesk } from '../events/events.ts'
import { isBlind } from '../sailing/s1-movement.ts'

/** H34 In Plotting: the depth that a submarine is to have in this turn. */
const dive = z.strictObject({ type: z.literal('Dive'), ship: index, zone: z.enum(ZONES) })
export type Dive = z.infer<typeof dive>
export const DIVE = word<Dive>(dive, {
  kind: 9,
  to: ({ zone }) => [ZONES.indexOf(zone)],
  from: ([zone]) => ({ zone: ZONES[zone!]! }),
})

/** H34 Zones by which a boat changes her depth in a turn. */
const ZONES_A_TURN = 2

const NOBODY_DIVES = no(R['FGDN-H34-diving'], 'boats do not dive in this battle')
/** H34 By option no boat is below. */
export const refuseBelow = ({ annex: { boats }, fixed: { switches } }: Seen): Refusal | null =>
  !switches.boatsDive && boats.some(({ zone }) => zone > SURFACE) ? NOBODY_DIVES : null

/** H34 Why a boat may not be ordered to that depth. */
export function refuseDive(state: Seen, { ship, zone }: Dive): Refusal | null {
  const why = R['FGDN-H34-diving']
  if (!sheetAt(state, ship).isBoat) return no(why, 'she is no submarine')
  if (!state.fixed.switches.boatsDive) return NOBODY_DIVES
  if (isBlind(state, ship)) return no(R['FGDN-R62'], 'without a bridge she takes no orders')
  if (!mayChangeDepth(state, ship)) return no(R['FGDN-8.3-switchboard'], 'without power she keeps her depth')
  const boat = boatOf(state, ship)
  if (boat.adrift > 0) return no(R['FGDN-8.3-rudder-sub'], 'she cannot hold her depth')
  const to = ZONES.indexOf(zone)
  if (Math.abs(to - boat.zone) > ZONES_A_TURN) return no(why, 'she changes her depth by two zones in a turn at most')
  const most = deepestAllowed(state, ship)
  // upwards any zone is a step to what is allowed
  if (to > most && to >= boat.zone) return no(whyNoDeeper(state, ship), `she may go no deeper than ${ZONES[most]!}`)
  return null
}

/** H34 At the beginning of Movement boats go up or down; then each turn submerged spends a cell, and each on the surface charges one. */
export function diveAll(desk: FearGodDesk): void {
  const { boats } = desk.state.annex
  if (boats.length === 0) return
  for (const deed of DIVE.in(desk.state.plotted)) {
    if (!isInPlay(desk.state, deed.ship) || refuseDive(desk.state, deed) !== null) continue
    const to = ZONES.indexOf(deed.zone)
    if (to !== boatOf(desk.state, deed.ship).zone)
      depthChanged(desk, { ship: deed.ship, zone: to, broached: 0 }, R['FGDN-H34-diving'])
  }
  for (const { ship, zone, charged, spent } of boats) {
    if (!isInPlay(desk.state, ship)) continue
    if (zone > SURFACE && charged > 0) cellsRun(desk, { ship, spent: 1 }, R['FGDN-H34-diving'])
    if (zone === SURFACE && spent > 0) cellsRun(desk, { ship, spent: -1 }, R['FGDN-H34-diving'])
  }
}
