import { atLeast, Marks, Table } from '#kernel/table/index.ts'

/** T1 The step table, which grades any count: 0 for none, then 1, 2, 3, 4 and 5 from 1, 3, 7, 13 and 21 on. */
export const step = (n: number): number => (n <= 0 ? 0 : n <= 2 ? 1 : n <= 6 ? 2 : n <= 12 ? 3 : n <= 20 ? 4 : 5)

/** T3 On Target with guns, by range band from 1. */
export const DIRECTED = [0, 6, 9, 12, 15, 18] as const
export const LOCAL = [0, 8, 12, 16, 20, 24] as const
/** T5 Ship torpedoes, by range band from 1. */
export const TORPEDO = [0, 14, 17, 19, 20, 21] as const
/** T8 Factors against surface targets. */
export const FACTOR = 8
/** R35 Anti-aircraft fire, attacks from the air, and air combat. */
export const FLAK = 14
export const AIR_ATTACK = 14
export const AIR_COMBAT = 8
/** FA-0-d10-high Tests and saves pass at this. */
export const PASS = 6

/** A die at `need` or more; R30: no face hits or misses by itself, so what cannot fail or happen has no throw. */
export const high = (sides: 10 | 20, need: number): Marks => atLeast(sides, need)

const LOW: readonly Marks[] = Array.from({ length: 21 }, (_, cv) => {
  return new Marks(20, `${cv} or less`, face => (face <= cv ? 1 : 0))
})
/** FA-0-d20-low A CV test: the die at the CV or under. */
export const low = (cv: number): Marks => LOW[cv]!

const SPREADS: readonly Marks[] = Array.from({ length: 11 }, (_, n) => {
  return new Marks(10, `${n} or less`, face => (face <= n ? 1 : 0))
})
/** H11 A fire spreads on the d10 at this or under. */
export const spreads = (n: number): Marks => SPREADS[n]!

const magazines = new Map<number, Marks>()
/** R47 Kamikaze: 1 to 5 against vertical armour, 6 to 10 horizontal. */
export const FROM_ABOVE = new Marks(10, '1 to 5 vertical, 6 to 10 horizontal', face => (face > 5 ? 1 : 0))

/** H12 The magazine test: `bursts` or less blows her up (mark 1), `flashes` or less is a flashover (mark 2). */
export function magazine(bursts: number, flashes: number): Marks {
  const key = bursts * 32 + flashes
  let marks = magazines.get(key)
  if (marks === undefined) {
    const says = `${bursts} or less explodes, ${flashes} or less flashes over`
    marks = new Marks(20, says, face => (face <= bursts ? 1 : face <= flashes ? 2 : 0))
    magazines.set(key, marks)
  }
  return marks
}

const fuels = new Map<number, Marks>()
/** H13 The Carrier Fuel Explosion Test: `bursts` or less blows her up (mark 1), `burns` or less is one more fire (mark 2). */
export function fuel(bursts: number, burns: number): Marks {
  const key = bursts * 32 + burns
  let marks = fuels.get(key)
  if (marks === undefined) {
    const says = `${bursts} or less explodes, ${burns} or less burns more`
    marks = new Marks(20, says, face => (face <= bursts ? 1 : face <= burns ? 2 : 0))
    fuels.set(key, marks)
  }
  return marks
}

/** 10.S row 11: 1 to 10 port, 11 to 20 starboard. */
export const TO_PORT = new Marks(20, '1 to 10 port, 11 to 20 starboard', face => (face <= 10 ? 1 : 0))

/** The results of the critical tables. Those of both tables have one name. */
export type Row =
  | 'hull'
  | 'tops'
  | 'crew'
  | 'fire control'
  | 'command'
  | 'engine room'
  | 'steering'
  | 'helm'
  | 'sensors'
  | 'fire'
  | 'weapons'
  | 'bulkheads'
  | 'engine room and more'
  | 'engine room and most'
  | 'power'
  | 'air operations'
  | 'aircraft in hangar'
  | 'fuel and ammunition'

/** T18 Structural Critical Damage, d20. */
export const STRUCTURAL = new Table<Row>('structural critical damage', 1, 20, [
  [1, 2, 'hull'],
  [3, 3, 'tops'],
  [4, 4, 'crew'],
  [5, 5, 'fire control'],
  [6, 6, 'command'],
  [7, 9, 'engine room'],
  [10, 10, 'steering'],
  [11, 11, 'helm'],
  [12, 12, 'sensors'],
  [13, 13, 'fire'],
  [14, 20, 'weapons'],
])

/** T20 Carrier and Air Base Critical Damage, d20. */
export const CARRIER = new Table<Row>('carrier and air base critical damage', 1, 20, [
  [1, 2, 'hull'],
  [3, 3, 'tops'],
  [4, 4, 'crew'],
  [5, 5, 'fire control'],
  [6, 6, 'command'],
  [7, 9, 'engine room'],
  [10, 10, 'steering'],
  [11, 11, 'helm'],
  [12, 12, 'sensors'],
  [13, 13, 'fire'],
  [14, 14, 'weapons'],
  [15, 16, 'air operations'],
  [17, 18, 'aircraft in hangar'],
  [19, 20, 'fuel and ammunition'],
])

/** T19 Underwater Critical Damage, d20: one column each for bow, midships and stern. Damaged print changes none of it (R69). */
const underwater = (title: string, ends: readonly number[]): Table<Row> =>
  new Table<Row>(
    `underwater critical damage, ${title}`,
    1,
    20,
    UNDERWATER_ROWS.map((row, i) => [(ends[i - 1] ?? 0) + 1, ends[i]!, row] as const),
  )
const UNDERWATER_ROWS: readonly Row[] = [
  'bulkheads',
  'engine room',
  'engine room and more',
  'engine room and most',
  'steering',
  'helm',
  'command',
  'crew',
  'power',
  'weapons',
]
export const BOW = underwater('bow', [9, 12, 13, 14, 15, 16, 17, 18, 19, 20])
export const MIDSHIPS = underwater('midships', [5, 8, 10, 11, 14, 15, 16, 17, 19, 20])
export const STERN = underwater('stern', [3, 4, 6, 10, 15, 16, 17, 18, 19, 20])

/** The critical tables as a state has them: above water, then the three columns under it. */
export const CRITICALS = [STRUCTURAL, BOW, MIDSHIPS, STERN] as const
export const ABOVE = 0
export const AT_BOW = 1
export const AT_MIDSHIPS = 2
export const AT_STERN = 3
/** H8 the column is thrown for when a critical begins */
export const BY_DIE = 4

/** T18 row 3: optics and radar, or spotting top and masts (R45: d10). */
export const TOPS = new Table<'optics' | 'masts'>('optics or masts', 1, 10, [
  [1, 5, 'optics'],
  [6, 10, 'masts'],
])

/** R61 A warship with cargo: is it the weapons or the cargo? */
export const WEAPONS_OR_CARGO = new Table<'weapons' | 'cargo'>('weapons or cargo', 1, 10, [
  [1, 5, 'weapons'],
  [6, 10, 'cargo'],
])

/** H8 Where a torpedo from abeam strikes, d10. */
export const COLUMN = new Table<number>('where she is struck', 1, 10, [
  [1, 2, AT_BOW],
  [3, 8, AT_MIDSHIPS],
  [9, 10, AT_STERN],
])

/** H19 Crew Quality and Command Value, d10. */
export const QUALITY = new Table<number>('quality', 1, 10, [
  [1, 1, -2],
  [2, 3, -1],
  [4, 7, 0],
  [8, 9, 1],
  [10, 10, 2],
])

/** H42 Light, d10; Tactical Visibility Range by day and by night; whether there is bad weather. */
export const LIGHT = new Table<'day' | 'night'>('light', 1, 10, [
  [1, 7, 'day'],
  [8, 10, 'night'],
])
export const DAY_RANGE = new Table<number>('visibility by day', 1, 10, [
  [1, 2, 3],
  [3, 5, 4],
  [6, 10, 5],
])
export const NIGHT_RANGE = new Table<number>('visibility by night', 1, 10, [
  [1, 5, 1],
  [6, 10, 2],
])
export const WEATHER = new Table<'fair' | 'bad'>('weather', 1, 10, [
  [1, 8, 'fair'],
  [9, 10, 'bad'],
])

export const TABLES: readonly Table<unknown>[] = [
  QUALITY,
  LIGHT,
  DAY_RANGE,
  NIGHT_RANGE,
  WEATHER,
  STRUCTURAL,
  CARRIER,
  BOW,
  MIDSHIPS,
  STERN,
  TOPS,
  WEAPONS_OR_CARGO,
  COLUMN,
]
