import { AIRCRAFT, displayNames, PICK_UP } from '#fleets/index.ts'
import type { AirWave, BattleFacts, BattleSide, Edge, Formation, ShipKind } from '#kernel/facts/index.ts'
import { covers, yearOf } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { found } from './kept.ts'

// The same fleet on both sides, so that neither has the better of it: what bots are measured on where a historical battle is lopsided.

/** Early, middle and late. */
const YEARS = [1904, 1916, 1942] as const
/** A fleet has ships of no more than so many years. */
const AGE = 14

/** Squadrons of a fleet: how many of them, of how many ships, of these kinds. */
const SQUADRONS: readonly { readonly of: readonly ShipKind[]; readonly count: number; readonly size: number }[] = [
  { of: ['battleship', 'pre-dreadnought', 'battlecruiser'], count: 2, size: 3 },
  { of: ['armoured cruiser', 'heavy cruiser', 'light cruiser'], count: 2, size: 3 },
  { of: ['destroyer', 'torpedo boat'], count: 1, size: 4 },
  { of: ['submarine'], count: 2, size: 1 },
  { of: ['aircraft carrier'], count: 1, size: 1 },
]

/** A battle for each year in which a book has ships of two sorts at least. */
export function mirroredFor(book: Book): BattleFacts[] {
  return YEARS.flatMap(year => {
    const formations = formationsOf(book, year)
    return formations.length < 3 ? [] : [mirroredIn(year, formations)]
  })
}

function formationsOf(book: Book, year: number): Formation[] {
  return SQUADRONS.flatMap(({ of, count, size }) => {
    const fit = displayNames().filter(name => {
      const ship = found(name)
      if (!('facts' in ship) || !covers(book, ship.facts, ship.ship)) return false
      const age = year - yearOf(ship.facts, ship.ship)
      return of.includes(ship.facts.kind) && age >= 0 && age <= AGE
    })
    if (fit.length < count * size) return []
    return Array.from({ length: count }, (_, nth): Formation => {
      const ships = Array.from(
        { length: size },
        (_, i) => fit[Math.floor(((nth * size + i) * fit.length) / (count * size))]!,
      )
      return {
        name: `${of[0]} squadron ${nth + 1}`,
        ships: ships.map(ship => ({
          ship,
          at: null,
          heading: 0,
          crew: 'regular',
          ...(of[0] === 'submarine' ? { submerged: true } : {}),
        })),
      }
    })
  })
}

function mirroredIn(year: number, formations: readonly Formation[]): BattleFacts {
  const side = (name: string, heading: number, edge: Edge): BattleSide => ({
    name,
    nation: 'GBR',
    admiral: '',
    formations: formations.map(({ name, ships }) => ({ name, ships: ships.map(ship => ({ ...ship, heading })) })),
    ...wavesIn(year, edge),
  })
  return { ...PICK_UP, id: `mirrored-${year}`, year, sides: [side('west', 90, 'west'), side('east', 270, 'east')] }
}

/** Fighters, bombers and torpedo bombers, from when there are any. */
function wavesIn(year: number, edge: Edge): { readonly waves?: readonly AirWave[] } {
  const first = (role: (typeof AIRCRAFT)[number]['roles'][number]) =>
    AIRCRAFT.find(({ roles, year: since }) => roles.includes(role) && since.value > 1925 && since.value <= year)
  const [fighter, diver, torpedo] = [first('fighter'), first('dive bomber'), first('torpedo bomber')]
  if (fighter === undefined || diver === undefined || torpedo === undefined) return {}
  const waves: AirWave[] = [
    {
      name: 'First wave',
      fromMinutes: 0,
      edge,
      flights: [
        { aircraft: fighter, number: 5, load: 'none' },
        { aircraft: torpedo, number: 10, load: 'torpedoes' },
      ],
    },
    {
      name: 'Second wave',
      fromMinutes: 30,
      edge,
      flights: [
        { aircraft: fighter, number: 5, load: 'none' },
        { aircraft: diver, number: 10, load: 'bombs' },
      ],
    },
  ]
  return { waves }
}
