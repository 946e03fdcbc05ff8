import type { Cite } from '#kernel/book/index.ts'
import { once, type Steps } from '#kernel/desk/index.ts'
import { percentAll, SHALLOW, SURFACE, ZONES } from '../02-ships/conditions.ts'
import { type Seen, type State, sheetAt } from '../02-ships/state.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { boatOf, penetrateHull } from '../08-3-criticals/8-3-hull.ts'
import { mayChangeDepth } from '../08-3-criticals/8-3-submarines.ts'
import { R } from '../book/register.ts'
import { MAJOR, SEVERE } from '../book/tables.ts'
import { depthChanged, depthChargeStruck, type Event, type FearGodDesk } from '../events/events.ts'
import { isDownTo } from './8-1-10-massive-damage.ts'
import { SUFFER, type Sufferer } from './8-1-damage.ts'

export const SEVERITIES = ['minor', 'major', 'lethal'] as const

/** S15 What an attack on a submerged boat has come to; how depth charges are dropped is not in the source. */
export interface DepthCharge extends Sufferer {
  readonly severity: (typeof SEVERITIES)[number]
  readonly damage: number
  /** went off in contact with her hull */
  readonly isContact: boolean
}

/** 8.1.2, R109 In contact it breaches the hull; else its points count, and criticals of its severity's column. */
export function strikeBoat(desk: FearGodDesk, { target, severity, damage, isContact }: DepthCharge): number {
  if (isContact) {
    penetrateHull(desk, target, R['FGDN-8.1.2-auto-sub'])
    return 0
  }
  depthChargeStruck(
    desk,
    { ship: target, damage, severity: 1 + SEVERITIES.indexOf(severity) },
    R['FGDN-8.1.4-submerged'],
  )
  return 1
}
export const DEPTH_CHARGE: Steps<State, Event, DepthCharge> = [once(strikeBoat), ...SUFFER]

/** How deep she may stay for what has happened to her, and without a charged cell not at all (H34). */
export const deepestAllowed = (state: Seen, ship: number): number =>
  boatOf(state, ship).charged === 0 ? SURFACE : deepestByHarm(state, ship)

/** Up for air with any fire, at a quarter of her points, or Severely flooded after one try; Shallow with Major flooding. */
function deepestByHarm(state: Seen, ship: number): number {
  const { fires, floods } = state.ships[ship]!
  // 8.2 fire-minor-sub; 8.1.10; 8.2 flood-sub-severe, R56; 8.2 flood-major
  if (percentAll(fires) > 0 || isDownTo(state, ship, 4)) return SURFACE
  const water = percentAll(floods)
  const level = water === 0 ? -1 : levelAt(state, ship, water)
  if (level >= SEVERE && boatOf(state, ship).tried > 0) return SURFACE
  if (level >= MAJOR) return SHALLOW
  return ZONES.indexOf(sheetAt(state, ship).card.boat!.crush)
}

/** H18 Whoever lies too deep comes up a zone each turn, if she can change her depth. */
export function comeUp(desk: FearGodDesk, ship: number): void {
  const { zone } = boatOf(desk.state, ship)
  const most = deepestAllowed(desk.state, ship)
  if (zone <= most || !mayChangeDepth(desk.state, ship)) return
  depthChanged(desk, { ship, zone: zone - 1, broached: 0 }, whyNoDeeper(desk.state, ship))
}

/** The rule by which a boat may not stay deeper than she is allowed to. */
export function whyNoDeeper(state: Seen, ship: number): Cite {
  const byHarm = deepestByHarm(state, ship)
  if (byHarm === SURFACE) return R['FGDN-8.2-fire-minor-sub']
  if (boatOf(state, ship).charged === 0) return R['FGDN-H34-diving']
  return byHarm === SHALLOW ? R['FGDN-8.2-flood-major'] : R['FGDN-H18-depth']
}
