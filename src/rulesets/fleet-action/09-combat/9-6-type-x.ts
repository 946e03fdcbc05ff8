import type { Cite } from '#kernel/book/index.ts'
import { failures } from '../00-tests/0-tests.ts'
import { SUNK, sheetAt } from '../02-data-sheet/state.ts'
import { R } from '../book/register.ts'
import { type FleetDesk, shipLost, trackFell } from '../events/events.ts'

/** 9.6 The guns that can be laid on a Type X stand, in inches. */
export const isForStands = (calibre: number): boolean => calibre >= 3.9 && calibre <= 6.1

/** 9.6, R27 One save for a hit: the stand's own modifier, less the gun's IP. */
export function saveAgainstGun(desk: FleetDesk, stand: number, ip: number): number {
  const why = R['FA-9.6-save']
  const sum = desk.reckoning
    .begin('added to the save', saveOf(desk, stand), why, 'the stand’s own')
    .plus('IP of the weapon', -ip, why)
  const lost = failures(desk, 1, sum.total, why)
  if (lost > 0) loseVessels(desk, stand, lost, R['FA-9.6-loss'])
  return 0
}

export const saveOf = (desk: FleetDesk, stand: number): number => sheetAt(desk.state, stand).card.stand?.save ?? 0

/** H35 Vessels go one by one; a stand without any is gone. */
export function loseVessels(desk: FleetDesk, stand: number, vessels: number, why: Cite): void {
  const left = desk.state.ships[stand]!.vessels
  trackFell(desk, { ship: stand, track: 'vessels', by: Math.min(vessels, left) }, why)
  if (vessels >= left) shipLost(desk, { ship: stand, end: SUNK }, why)
}
