import { Table } from '#kernel/table/index.ts'
import { face } from './tables.ts'

/** AIR-A Fighters, fighter-bombers and dive-bombers, torpedo bombers, heavy bombers, kamikaze. */
export const AIR_CLASSES = ['AS', 'FB', 'TB', 'HB', 'KM'] as const
export type AirClass = (typeof AIR_CLASSES)[number]
export const KAMIKAZE = 4
/** Matrix 12, left: what a class adds to its die against another, row by row. Odd figures stay as printed (R17). */
const FACTORS = [
  [0, 1, 2, 3, 2],
  [0, 0, 1, 2, 1],
  [0, 0, 0, 1, 2],
  [0, 0, 0, 0, 0],
  [0, 1, 2, 1, 0],
] as const
/** R17 Those that look odd, by own class and the other's: TB and KM, KM and FB, KM and TB, KM and HB. */
const ODD = [24, 41, 42, 43]
export const airFactor = (own: number, other: number, oddAreNothing: boolean): number =>
  oddAreNothing && ODD.includes(10 * own + other) ? 0 : FACTORS[own]![other]!

/** Matrix 12, right (R16): the score with which a class hits CA and below, and BC and above, carriers and cargo (R18); 0: it attacks no ship. */
export const AIR_SCORES: readonly (readonly [low: number, high: number])[] = [
  [0, 0],
  [6, 5],
  [5, 4],
  [6, 5],
  [4, 3],
]

/** LVL-C The row of Matrix 9 that a class hits like: none, CL, BC, BB, CA. */
export const AIR_BATTERY = [-1, 4, 2, 1, 3] as const

/** AIR-I What a victory costs the winner. */
export const CASUALTIES = new Table<number>('the winner’s casualties', 1, 6, [
  [1, 2, 0],
  [3, 4, 1],
  [5, 6, 2],
])

/** AA-D What one die of flak does to a stand: nothing, −1, −2, or it is shot down. */
export const SHOT_DOWN = 3
export const FLAK = new Table<number>('anti-aircraft fire', 1, 6, [
  [1, 3, 0],
  [4, 4, 1],
  [5, 5, 2],
  [6, 6, SHOT_DOWN],
])

/** AIR-B A wave arrives if the die, less what is needed, comes to nothing or more. */
export const ARRIVAL = new Table<0 | 1>(
  'arrival of a wave',
  1,
  6,
  [
    [-1, -1, 0],
    [0, 6, 1],
  ],
  'ends',
)
export const FAIR = 5
export const FOUL = 6

export const ATTACKING_DIE = face('the attacker’s die')
export const DEFENDING_DIE = face('the defender’s die')
export const AIR_TO_HIT = face('an attack from the air')

export const AIR_TABLES: readonly Table<unknown>[] = [CASUALTIES, FLAK, ARRIVAL]
