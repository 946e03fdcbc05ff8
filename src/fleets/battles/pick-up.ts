import type { AirWave, BattleFacts, BattleSide, Flight, Nation } from '#kernel/facts/index.ts'

/** Ships that a player brings. */
export interface Brought {
  readonly name: string
  readonly nation: Nation
  readonly ships: readonly string[]
  /** how many of them sail together, squadron by squadron; left out: all of them */
  readonly squadrons?: readonly number[]
  /** in one wave, from behind them */
  readonly flights?: readonly Flight[]
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
  return { ...PICK_UP, year, sides: [sideOf(west, 90, 'west'), sideOf(east, 270, 'east')] }
}

function sideOf(
  { name, nation, ships, squadrons = [ships.length], flights = [] }: Brought,
  heading: number,
  edge: AirWave['edge'],
): BattleSide {
  const placed = ships.map(ship => ({ ship, at: null, heading, crew: 'regular' as const }))
  const formations = squadrons.map((size, i) => {
    const from = squadrons.slice(0, i).reduce((sum, each) => sum + each, 0)
    return {
      name: squadrons.length === 1 ? name : `${name}, squadron ${i + 1}`,
      ships: placed.slice(from, from + size),
    }
  })
  const side = { name, nation, admiral: '', formations }
  return flights.length === 0 ? side : { ...side, waves: [{ name: 'Aircraft', fromMinutes: 0, edge, flights }] }
}
