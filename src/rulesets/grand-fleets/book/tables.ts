import { Marks, Table } from '#kernel/table/index.ts'

/** 0.26 Every die has ten faces. */
const TEN = 10

/** 3.24 What a speed marker adds to a die, by nautical miles steamed this turn: 0–1 (a ship that did not move as well, R47), 2–3, 4–5, 6 and more. */
export const speedMarker = (forward: number): number =>
  forward < 0 ? 0 : forward <= 1 ? 1 : forward <= 3 ? 0 : forward <= 5 ? -1 : -2

/** 4.2 Range bands: short, medium, long. */
export const BAND = [2, 0, -1] as const

/** 4.2 The die, the total modifier from -5 to 6 added, must come to 8. Below -2 only a natural 10 may hit (4.23). */
const HIT: readonly Marks[] = Array.from({ length: 12 }, (_, i) => {
  const modifier = i - 5
  if (modifier < -2) return new Marks(TEN, 'a natural 10', face => (face === 10 ? 1 : 0))
  return new Marks(TEN, `${8 - modifier} or more`, face => (face + modifier >= 8 ? 1 : 0))
})
export const LEAST_MODIFIER = -5
export const SURE_MODIFIER = 7
export const toHit = (modifier: number): Marks => HIT[modifier + 5]!

/** The same dice where a natural 1 always misses and a natural 10 always hits (R28, the other way). */
const NATURAL: readonly Marks[] = Array.from({ length: 12 }, (_, i) => {
  const need = Math.min(10, Math.max(2, 8 - (i - 2)))
  return new Marks(TEN, `${need} or more`, face => (face >= need ? 1 : 0))
})
export const toHitNatural = (modifier: number): Marks => NATURAL[Math.min(11, Math.max(0, modifier + 2))]!

/** 4.23 The second die after a natural 10: at -3 six, at -4 eight, at -5 ten or more. */
const AGAIN: readonly Marks[] = [10, 8, 6].map(
  need => new Marks(TEN, `${need} or more`, face => (face >= need ? 1 : 0)),
)
export const again = (modifier: number): Marks => AGAIN[modifier + 5]!

/** 4.31 Penetration: at or over the target number; a natural 1 never, a natural 10 always. */
const BITE: readonly Marks[] = Array.from({ length: 9 }, (_, i) => {
  const need = i + 2
  return new Marks(TEN, `${need} or more`, face => (face >= need ? 1 : 0))
})
export const bite = (target: number): Marks => BITE[Math.min(10, Math.max(2, target)) - 2]!

/** 5.2 Torpedo dice by range: to 1 mile, 3, 6, 10, and beyond (R27: a fraction counts as the next mile). */
export const TORPEDO_RANGE = [
  [1, 1],
  [3, 0],
  [6, -1],
  [10, -2],
  [Number.POSITIVE_INFINITY, -3],
] as const

/** The kinds of critical hit (6.2), in the order of their numbers. */
export const KINDS = ['Bridge', 'Engine', 'Fire', 'Fire Control', 'Flooding', 'List', 'Magazine', 'Rudder'] as const
export type Kind = (typeof KINDS)[number]

/** 6.1 Critical hits by gunfire, 2d10. */
export const GUNFIRE_CRITICALS = new Table<Kind>('critical hit, gunfire', 2, TEN, [
  [2, 2, 'Magazine'],
  [3, 4, 'Engine'],
  [5, 5, 'Rudder'],
  [6, 6, 'List'],
  [7, 7, 'Fire Control'],
  [8, 8, 'Flooding'],
  [9, 9, 'Fire'],
  [10, 10, 'Flooding'],
  [11, 11, 'Bridge'],
  [12, 12, 'Fire'],
  [13, 13, 'Flooding'],
  [14, 14, 'Fire'],
  [15, 15, 'Fire Control'],
  [16, 16, 'List'],
  [17, 17, 'Rudder'],
  [18, 19, 'Engine'],
  [20, 20, 'Magazine'],
])

/** 6.1 Critical hits by torpedoes, 2d10. */
export const TORPEDO_CRITICALS = new Table<Kind>('critical hit, torpedo', 2, TEN, [
  [2, 2, 'Magazine'],
  [3, 5, 'Engine'],
  [6, 6, 'Rudder'],
  [7, 7, 'List'],
  [8, 10, 'Flooding'],
  [11, 11, 'Fire'],
  [12, 14, 'Flooding'],
  [15, 15, 'List'],
  [16, 16, 'Rudder'],
  [17, 19, 'Engine'],
  [20, 20, 'Magazine'],
])

/** 6.23, 6.25 A marker's die in the End Phase: boxes lost, or OUT. */
export const OUT = 0
export const BURN = new Table<number>('End Phase, fire or flood', 1, TEN, [
  [1, 1, 3],
  [2, 3, 2],
  [4, 6, 1],
  [7, 10, OUT],
])

/** 9.1 (house) The same die with a green crew, one lower, and with an elite one, one higher. */
const BURN_BY_CREW: readonly Table<number>[] = [
  new Table<number>('End Phase, fire or flood, green crew', 1, TEN, [
    [1, 2, 3],
    [3, 4, 2],
    [5, 7, 1],
    [8, 10, OUT],
  ]),
  BURN,
  new Table<number>('End Phase, fire or flood, elite crew', 1, TEN, [
    [1, 2, 2],
    [3, 5, 1],
    [6, 10, OUT],
  ]),
]
export const burnBy = (crew: number): Table<number> => BURN_BY_CREW[crew + 1]!

/** 6.22, 6.26, 6.28 A marker that counts once is off on 6 or more: 7 with a green crew, 5 with an elite one (9.1). */
const REPAIR_BY_CREW = [7, 6, 5].map(need => new Marks(TEN, `${need} or more`, face => (face >= need ? 1 : 0)))
export const repairBy = (crew: number): Marks => REPAIR_BY_CREW[crew + 1]!
export const REPAIR = repairBy(0)

/** 9.5 (house) The state of the sea: 0 calm, 1 moderate, 2 rough, 3 storm. */
export const SEA_STATE = new Table<number>('state of the sea', 1, TEN, [
  [1, 4, 0],
  [5, 7, 1],
  [8, 9, 2],
  [10, 10, 3],
])

/** 6.27 (house) With anti-flash doors: on 1 to 5 the magazine goes up. */
export const FLASH = new Marks(TEN, '5 or less', face => (face <= 5 ? 1 : 0))

/** 9.9 (house) Miles that can be seen by day. */
export const VISIBILITY = new Table<number>('visibility', 1, TEN, [
  [1, 2, 6],
  [3, 4, 9],
  [5, 7, 12],
  [8, 9, 15],
  [10, 10, 24],
])

export const TABLES: readonly Table<unknown>[] = [GUNFIRE_CRITICALS, TORPEDO_CRITICALS, BURN]
