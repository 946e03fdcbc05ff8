import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, BattleSide } from '#kernel/facts/index.ts'

// Small battles near enough for everything to come to something: mines, boats under water, depth charges, cargo, stands, forts.

const MILES_APART = 4
/** A ship by its first word; `below` begins under water. */
const side = (name: string, nth: 1 | 2, squadrons: readonly (readonly string[])[], mines = 0): BattleSide => ({
  ...{ name, nation: nth === 1 ? 'GBR' : 'DEU', admiral: '' },
  formations: squadrons.map((ships, i) => ({
    name: `${name} ${i + 1}`,
    ships: ships.map((ship, k) => ({
      ship: `${ship} ${nth}`,
      at: { east: nth === 1 ? 10 : 10 + MILES_APART, north: 6 + 2 * i + 0.5 * k },
      heading: nth === 1 ? 90 : 270,
      crew: 'regular' as const,
      ...(ship === 'Submarine' ? { submerged: true as const } : {}),
    })),
  })),
  ...(mines === 0
    ? {}
    : { mines: Array.from({ length: mines }, (_, i) => ({ at: { east: 11.5, north: 6 + 2 * i }, heading: 0 })) }),
})

const meeting = (id: string, begins: number, one: BattleSide, other: BattleSide): BattleFacts => ({
  ...{ id, title: id, year: 1941, month: 3, day: 1, place: '', story: '', happened: '', sources: [] },
  ...{ begins, sunrise: 360, sunset: 1080, visibilityMiles: 10, lastsMinutes: 90 },
  sea: { width: 24, height: 18, state: 'calm' },
  sides: [one, other],
})

const ALL = [['Cruiser', 'Layer'], ['Raider', 'Magazine'], ['Submarine'], ['Hunter', 'Boats']]
export const MEETINGS: readonly (readonly [BattleFacts, Options])[] = [
  [meeting('below', 720, side('Blue', 1, ALL), side('Grey', 2, ALL)), {}],
  [meeting('below by night', 1380, side('Blue', 1, ALL, 2), side('Grey', 2, ALL)), { contacts: 'off' }],
  [
    meeting(
      'convoy',
      720,
      side(
        'Blue',
        1,
        [
          ['Tanker', 'Ammunition ship', 'Tramp'],
          ['Hunter', 'Cruiser'],
        ],
        1,
      ),
      side('Grey', 2, [['Submarine'], ['Cruiser', 'Layer'], ['Motor boats']]),
    ),
    { quality: 'thrown', conditions: 'thrown' },
  ],
  [
    meeting(
      'coast',
      720,
      side('Blue', 1, [['Fort'], ['Boats', 'Motor boats']], 2),
      side('Grey', 2, [['Raider', 'Layer'], ['Boats']]),
    ),
    { torpedoesAtStands: 'as-size-3', mountLost: 'any' },
  ],
]
