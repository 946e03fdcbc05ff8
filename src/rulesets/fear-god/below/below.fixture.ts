import type { State } from '../02-ships/state.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { sea } from '../whole/battle.fixture.ts'
import { card, MOLTKE, TIGER } from '../whole/bench.fixture.ts'

// A boat, a hunter and a minelayer for the tests of S14, S15 and S26. Imported by tests only.

/** 100 points, 16 knots and 8 submerged, ten turns of them, not below Intermediate II; a gun and two tubes. */
export const SUB = card({
  name: 'E 1',
  sizeClass: 'D',
  shipType: 'submarine',
  damagePoints: 100,
  speeds: [16, 12, 8, 4, 0],
  belt: 0,
  deck: 0,
  boat: { crush: 'intermediate II', endurance: 10 },
  batteries: [
    { ...TIGER.batteries[1]!, role: 'main', groups: [{ arcs: 'FPS', mounts: 1, barrels: 1 }] },
    { ...TIGER.batteries[3]!, runYards: 4000, runKnots: 30, groups: [{ arcs: 'F', mounts: 2, barrels: 1 }] },
  ],
})
const hold = (role: 'ASW' | 'mine', warheadDamage: number, mounts: number, barrels: number) => ({
  ...{ role, name: role, calibreMm: 0, warheadDamage, groups: [{ arcs: 'A', mounts, barrels }] },
})
/** A sloop with two throwers of three charges of 21 points each, and three rails of four mines of 80. */
export const SLOOP = card({
  name: 'Foxglove',
  sizeClass: 'C',
  shipType: 'minor',
  damagePoints: 60,
  speeds: [20, 15, 10, 5, 0],
  belt: 0,
  deck: 0,
  hasSonar: true,
  batteries: [hold('ASW', 21, 2, 3), hold('mine', 80, 3, 4)],
})

/** The boat, steering north, and the sloop so many yards to the east of her, with her; Tiger and Moltke far off. */
export const meeting = (yards: number, options: Record<string, string> = {}): State =>
  sea(
    [
      [SUB, 10_000, 30_000],
      [TIGER, 50_000, 10_000],
    ],
    [
      [SLOOP, 10_000 + yards, 30_000],
      [MOLTKE, 50_000, 50_000],
    ],
    {},
    options,
  )
export const E1 = 0
export const FOXGLOVE = 2

export const whyNot = (state: State, command: Command & { readonly ship: number }) =>
  refuse(state, { seat: state.ships[command.ship]!.seat, command })?.why ?? null
