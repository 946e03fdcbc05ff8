import type { BattleFacts, BattleSide, Nation } from '#kernel/facts/index.ts'

/** Ships that a player brings. */
export interface Brought {
  readonly name: string
  readonly nation: Nation
  readonly ships: readonly string[]
}

export const PICK_UP: Omit<BattleFacts, 'sides' | 'year'> = {
  id: 'pick-up',
  title: 'A pick-up battle',
  month: 6,
  day: 1,
  place: 'open sea',
  story:
    'Two squadrons of like strength meet in clear weather. Where ships have a price, 500 points a side make an evening of it.',
  sea: { width: 24, height: 18, state: 'calm' },
  begins: 10 * 60,
  sunrise: null,
  sunset: null,
  visibilityMiles: 20,
  lastsMinutes: 120,
  happened: 'Nothing: it is yours to fight.',
  sources: [],
}

/** A battle of two lists of ships; the players place them, the first side in the west. */
export function pickUp([west, east]: readonly [Brought, Brought], year: number): BattleFacts {
  return { ...PICK_UP, year, sides: [sideOf(west, 90), sideOf(east, 270)] }
}

function sideOf({ name, nation, ships }: Brought, heading: number): BattleSide {
  const placed = ships.map(ship => ({ ship, at: null, heading, crew: 'regular' as const }))
  return { name, nation, admiral: '', formations: [{ name, ships: placed }] }
}
