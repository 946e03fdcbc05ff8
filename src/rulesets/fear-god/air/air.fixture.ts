import type { Options } from '#kernel/desk/index.ts'
import type { Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { type Berth, sea } from '../whole/battle.fixture.ts'
import { card, MOLTKE } from '../whole/bench.fixture.ts'

// Battles in which something flies, for the tests of this room. Imported by tests only.

/** An aviation ship of 200 points, size B: four aircraft forward, two aft, six below, bombs of 40 points and 112 lb that pierce 3 cm. */
export const FLAT = card({
  name: 'Flat',
  sizeClass: 'B',
  shipType: 'aviation',
  damagePoints: 200,
  belt: 0,
  deck: 0,
  batteries: [],
  air: { forward: 4, aft: 2, hangar: 6, elevators: 1, ordnance: 40, penetration: 3 },
})
/** Moltke of 430 points and a deck of 4 cm, whose flak is an AA strength of 6 and a light one of 3. */
const weapon = (role: string, strength: number, calibreMm: number) => ({ role, name: role, calibreMm, strength })
export const GUARDED = card({
  name: 'Moltke',
  nation: 'DEU',
  damagePoints: 430,
  deck: 4,
  batteries: [...MOLTKE.batteries.slice(0, 2), weapon('AA', 6, 88), weapon('light', 3, 37)],
})
/** The same ship with an airship in her company: 8 cells of hydrogen, 45 knots, 8 bombs of 10 points. */
export const TENDER = card({ name: 'Tender', damagePoints: 430, deck: 0, airship: { cells: 8 } })

/** Ships so many yards apart, side by side and steering north. */
export const apart = (one: readonly Card[], other: readonly Card[], yards = 8000, options: Options = {}): State => {
  const line = (cards: readonly Card[], x: number): Berth[] => cards.map((of, i) => [of, x, 30_000 + 1000 * i])
  return sea(line(one, 10_000), line(other, 10_000 + yards), {}, options)
}
