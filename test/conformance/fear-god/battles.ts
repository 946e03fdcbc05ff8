import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts, BattleSide } from '#kernel/facts/index.ts'

// Small fights at short range in which ships of every kind are hit, on either of the book's critical tables.

/** Yards to a mile of the facts. */
const MILE = 2000
/** Yards between ships of a side: near enough for one that blows up to hurt the next. */
const APART = 280

function side(name: string, ships: readonly string[], x: number, heading: number): BattleSide {
  return {
    name,
    nation: 'GBR',
    admiral: '',
    formations: [
      {
        name,
        ships: ships.map((ship, i) => ({
          ship,
          at: { east: x / MILE, north: (15_000 + APART * i) / MILE },
          heading,
          crew: 'regular' as const,
        })),
      },
    ],
  }
}

function meeting(
  id: string,
  [yards, lastsMinutes]: readonly [number, number],
  one: readonly string[],
  other: readonly string[],
): BattleFacts {
  return {
    ...{ id, title: id, year: 1917, month: 3, day: 1, place: '', story: '', happened: '', sources: [] },
    ...{ begins: 720, sunrise: null, sunset: null, visibilityMiles: 10, lastsMinutes },
    sea: { width: 15, height: 15, state: 'calm' },
    sides: [side('Blue', one, 15_000, 0), side('Grey', other, 15_000 + yards, 0)],
  }
}

const line = meeting('line', [2500, 63], ['Battleship', 'Monitor'], ['Old battleship', 'Light cruiser', 'Torpedo boat'])
const raid = meeting(
  'raid',
  [2000, 123],
  ['Ammunition ship', 'Tanker', 'Destroyer'],
  ['Light cruiser', 'Auxiliary cruiser'],
)
const convoy = meeting(
  'convoy',
  [2000, 93],
  ['Transport', 'Auxiliary cruiser', 'Carrier'],
  ['Torpedo boat', 'Light cruiser'],
)
const carriers = meeting(
  'carriers',
  [2500, 93],
  ['Carrier', 'Seaplane tender'],
  ['Rebuilt carrier', 'Old battleship', 'Light cruiser'],
)
const flatTops = meeting(
  'flat-tops',
  [2000, 93],
  ['Carrier', 'Rebuilt carrier', 'Carrier', 'Rebuilt carrier'],
  ['Old battleship', 'Light cruiser', 'Leader'],
)
const privateers = meeting('privateers', [2000, 93], ['Auxiliary cruiser', 'Transport'], ['Raider', 'Light cruiser'])
const flotilla = meeting(
  'flotilla',
  [1000, 63],
  ['Leader', 'Torpedo boat'],
  ['Battleship', 'Carrier', 'Transport', 'Light cruiser'],
)
const boats = meeting('boats', [1500, 93], ['Boat', 'Torpedo boat'], ['Other boat', 'Destroyer'])
const hunt = meeting('hunt', [700, 123], ['Sloop', 'Patrol boat', 'Whaler'], ['Boat', 'U-cruiser'])
const pack = meeting(
  'pack',
  [600, 153],
  ['Sloop', 'Steam yacht', 'Kil 1', 'Kite balloon ship', 'Whaler'],
  ['UB 1', 'Third boat', 'U-cruiser', 'Fourth boat', 'UB 2'],
)
const flotillas = meeting(
  'flotillas',
  [600, 153],
  ['Kil 1', 'Drifter 1', 'Kil 2', 'Drifter 2', 'Kil 3'],
  ['UB 1', 'UB 2', 'UB 3', 'UB 4'],
)
const deep = meeting('deep', [600, 123], ['Patrol boat', 'Sloop', 'Kil 1', 'Kil 2'], ['U 151', 'U 155', 'U 157'])
const liners = meeting(
  'liners',
  [1500, 63],
  ['Armed liner', 'Torpedo liner'],
  ['Other armed liner', 'Other torpedo liner'],
)
const surfaced = meeting(
  'surfaced',
  [1200, 63],
  ['Boat', 'Other boat', 'U-cruiser', 'Fourth boat'],
  ['Destroyer', 'Light cruiser'],
)
const ironclads = meeting(
  'ironclads',
  [1500, 63],
  ['Ironclad 1', 'Ironclad 2', 'Ironclad 3'],
  ['Ironclad 4', 'Ironclad 5', 'Ironclad 6'],
)
const NTH = [1, 2, 3, 4, 5, 6]
const coastal = meeting(
  'coastal',
  [250, 153],
  NTH.map(nth => `Smack ${nth}`),
  NTH.map(nth => `UC ${nth}`),
)
const rafts = meeting(
  'rafts',
  [500, 33],
  [1, 2, 3, 4, 5, 6, 7, 8].map(nth => `Torpedo raft ${nth}`),
  ['Gun raft 1', 'Gun raft 2', 'Gun raft 3', 'Gun raft 4'],
)
const chase = meeting('chase', [500, 93], ['Boat', 'Other boat'], ['Sloop', 'Whaler'])
const coast = meeting('coast', [700, 63], ['Motor gunboat', 'Launch', 'Lighter'], ['Motor boat', 'Armed drifter'])
const fishery = meeting(
  'fishery',
  [600, 123],
  ['Armed trawler', 'Armed drifter', 'Lighter'],
  ['Motor gunboat', 'Other gunboat', 'Launch'],
)

const airRaid = meeting(
  'air raid',
  [4000, 93],
  ['Carrier', 'Seaplane tender', 'Torpedo boat'],
  ['Rebuilt carrier', 'Light cruiser', 'Destroyer'],
)
const zeppelins = meeting(
  'zeppelins',
  [3500, 123],
  ['Zeppelin tender', 'Zeppelin tender', 'Destroyer'],
  ['Zeppelin tender', 'Rigid tender', 'Leader'],
)
const blimps = meeting(
  'blimps',
  [3500, 123],
  ['Rigid tender', 'Blimp tender', 'Torpedo boat'],
  ['Rigid tender', 'Zeppelin tender', 'Blimp tender'],
)

const ARMED: Options = { armedAircraft: 'on', closelyParked: 'on', flying: 'fly' }
const D100: Options = { criticalTable: 'D100' }
const BY_BOTH: readonly Options[] = [{}, D100]
/** A battle, what it is fought by beside what a soak chooses, and how often beside the others: what comes seldom in it is tried oftener. */
const OFTEN: readonly (readonly [BattleFacts, readonly Options[], number])[] = [
  [line, BY_BOTH, 1],
  [raid, BY_BOTH, 1],
  [raid, [D100], 1],
  [convoy, BY_BOTH, 1],
  [carriers, BY_BOTH, 2],
  [flatTops, [D100], 2],
  [privateers, BY_BOTH, 1],
  [privateers, [D100], 1],
  [flotilla, BY_BOTH, 1],
  [airRaid, [ARMED], 1],
  [airRaid, [{ ...ARMED, ...D100, aircraftDamage: 'table' }], 2],
  [zeppelins, [{ flying: 'fly' }], 2],
  [blimps, [{ flying: 'fly' }], 1],
  [boats, [{}], 1],
  [surfaced, [{ diving: 'stay on the surface' }], 1],
  [hunt, [{}], 2],
  [chase, [{}], 1],
  [deep, [{ meetingHulls: 'pass' }], 2],
  [pack, [{ meetingHulls: 'pass' }], 1],
  [flotillas, [{ meetingHulls: 'pass' }], 1],
  [coastal, [{ meetingHulls: 'pass', diving: 'dive' }], 6],
  [ironclads, [{ casematePicric: 'on' }], 5],
  [rafts, [D100], 3],
  [liners, BY_BOTH, 2],
  [coast, [{}], 2],
  [fishery, [{}], 3],
]
/** Fought to the last ship: the more is hit, the more comes of it. */
const TO_THE_LAST: Options = { beaten: 'all' }
export const MEETINGS: readonly (readonly [BattleFacts, Options])[] = OFTEN.flatMap(([facts, choices, times]) =>
  Array.from({ length: times }, () => choices.map(options => [facts, { ...TO_THE_LAST, ...options }] as const)).flat(),
)
