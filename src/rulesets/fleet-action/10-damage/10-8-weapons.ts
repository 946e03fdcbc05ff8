import type { Cite } from '#kernel/book/index.ts'
import { FLASHOVER, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, mountLost, type Track, torpedoMountLost, trackFell } from '../events/events.ts'
import { isMountHeld } from './10-4-armour.ts'
import { HELD, VOID } from './10-costs.ts'
import { magazineTest } from './10-magazine.ts'

/**
 * 10.8, R19, R74 The next mount of MAIN or OTHER to go, as its group: in the printed order of kinds, the first of the sheet
 * among equals. Armoured mounts that are not penetrated are passed over; of MAIN all of their kind with them.
 */
function nextMount(desk: FleetDesk, ship: number, of: 'MAIN' | 'OTHER', why: Cite): number {
  const { state } = desk
  const { groups, order } = sheetAt(state, ship)
  const { mounts } = state.ships[ship]!
  let none = VOID
  let passed = 0
  for (const group of order[of]) {
    const next = groups[group]!
    if (mounts[group] === 0 || next.rank === passed) continue
    if (!isMountHeld(desk, ship, next)) {
      return state.fixed.switches.anyMount ? anyOf(desk, ship, order[of], group, why) : group
    }
    none = HELD
    if (of === 'MAIN') passed = next.rank
  }
  return none
}

/** R74, the other way: a die among all mounts of the same kind, armour and cost. */
function anyOf(desk: FleetDesk, ship: number, order: readonly number[], first: number, why: Cite): number {
  const { groups } = sheetAt(desk.state, ship)
  const { mounts } = desk.state.ships[ship]!
  const { rank, ac, cost } = groups[first]!
  const equal = order.filter(group => {
    const other = groups[group]!
    return other.rank === rank && other.ac === ac && other.cost === cost
  })
  const count = equal.reduce((sum, group) => sum + mounts[group]!, 0)
  let face = count === 1 ? 1 : desk.dice.one(count, why)
  for (const group of equal) {
    face -= mounts[group]!
    if (face <= 0) return group
  }
  return first
}

/** 10.S One MAIN mount, if it can be paid for, and then a magazine test (H12), but not after a flashover. All CV is used. */
export function loseMain(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.S-weapons-main']
  const group = nextMount(desk, ship, 'MAIN', why)
  if (group < 0) return group
  const { cost, column } = sheetAt(desk.state, ship).groups[group]!
  if (c < cost) return c
  mountLost(desk, { ship, group }, why)
  return desk.state.ships[ship]!.sort === FLASHOVER ? c : magazineTest(desk, ship, c, cost, column)
}

/** 10.S OTHER mounts, one after the other while they can be paid for; light factors suffer beside them (R20). */
export function loseOther(desk: FleetDesk, ship: number, c: number): number {
  const why = R['FA-10.S-weapons-other']
  const { groups } = sheetAt(desk.state, ship)
  let left = c
  let lost = 0
  for (;;) {
    const group = nextMount(desk, ship, 'OTHER', why)
    if (group === HELD && lost === 0) return HELD
    if (group < 0 || groups[group]!.cost > left) break
    mountLost(desk, { ship, group }, why)
    left -= groups[group]!.cost
    lost++
  }
  const { asw, mrf, crf, mounts } = desk.state.ships[ship]!
  const isEmpty = lost === 0 && sheetAt(desk.state, ship).order.OTHER.every(group => mounts[group] === 0)
  if (isEmpty && asw + mrf + crf === 0) return VOID
  for (let factor = Math.max(1, lost); factor > 0; factor--) loseFactor(desk, ship)
  return c - left
}

/** R20 One factor, for nothing: of ASW while there is any, then MRF, then CRF. */
function loseFactor(desk: FleetDesk, ship: number): void {
  const { asw, mrf, crf } = desk.state.ships[ship]!
  const track: Track | null = asw > 0 ? 'asw' : mrf > 0 ? 'mrf' : crf > 0 ? 'crf' : null
  if (track !== null) trackFell(desk, { ship, track, by: 1 }, R['FA-R20'])
}

/** 10.S Torpedo mounts, one after the other at the sheet's cost; nothing protects them (R71). */
export function loseTorpedoes(desk: FleetDesk, ship: number, c: number): number {
  const { racks: lines, isCarrier } = sheetAt(desk.state, ship)
  const why = isCarrier ? R['FA-R43'] : R['FA-10.S-weapons-torpedo']
  const { racks } = desk.state.ships[ship]!
  if (!racks.includes(1)) return VOID
  let left = c
  for (let rack = 0; rack < lines.length; rack++) {
    if (racks[rack] === 0) continue
    if (lines[rack]!.cost > left) break
    left -= lines[rack]!.cost
    torpedoMountLost(desk, { ship, rack }, why)
  }
  return c - left
}
