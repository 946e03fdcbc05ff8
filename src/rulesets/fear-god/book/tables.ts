import { Marks, Table, type TableRow } from '#kernel/table/index.ts'

/** T1 Base chance of a hit by band, for gunnery standards 1 and 2; and per cent for each point of a modifier. */
export const BASE = [
  [40, 50],
  [20, 30],
  [10, 10],
  [5, 5],
] as const
export const STEP = [3, 3, 2, 2] as const

/** No fire possible. */
export const NFP = -99
/** T3 Sea state from 0 to 7, by size row; E to G lose 4 at state 4, though the sign is lost in print (R9). */
export const SEA_STATE: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, -2, -4, NFP],
  [0, 0, 0, 0, -2, -4, -6, NFP],
  [0, 0, 0, -2, -4, -6, NFP, NFP],
]

/** T5 Barrels firing. */
export const barrelPoints = (barrels: number): number => Math.min(5, Math.max(0, (barrels - 1) >> 1))

/** T6 Target speed in tenths of a knot (R19: compared as it is). */
export const targetSpeedPoints = (tenths: number): number =>
  tenths >= 250 ? -3 : tenths >= 200 ? -2 : tenths <= 100 ? 1 : 0
export const STATIONARY = 2
/** T6 Evasive target, sizes A to G: nothing for A (R17). */
export const EVASIVE = [0, -2, -3, -3, -4, -4, -4] as const

/** T7 Broad, quarter, narrow, sizes A to G. */
export const ASPECT: readonly (readonly number[])[] = [
  [2, 1, 0],
  [1, 0, -1],
  [0, -1, -2],
  [0, -1, -2],
  [-2, -3, -4],
  [-2, -3, -4],
  [-2, -3, -4],
]

/** T9 Chance in a hundred that plunging fire strikes the belt. */
export const BELT_CHANCE = [100, 100, 70, 40] as const

/** T13 Number of criticals by D6: one table for each row from below .10 to 1.00. */
export const RATIO: readonly Table<number>[] = Array.from(
  { length: 11 },
  (_, row) =>
    new Table<number>(
      row === 0 ? 'criticals, ratio below .10' : `criticals, ratio ${(row / 10).toFixed(2).replace(/^0/, '')}`,
      1,
      6,
      faces(6, face => Math.max(0, face + row - 5)),
    ),
)
function faces<R>(sides: number, is: (face: number) => R): TableRow<R>[] {
  return Array.from({ length: sides }, (_, i) => [i + 1, i + 1, is(i + 1)] as const)
}

/** T16 Per cent that a belt takes off a shallow torpedo. */
export const beltReduction = (belt: number): number =>
  belt <= 5 ? 0 : belt <= 10 ? 10 : belt <= 20 ? 25 : belt <= 30 ? 40 : 50

/** T15 Keel dice. */
export const KEEL = new Marks(10, '8 or less', face => (face <= 8 ? 1 : 0))

/** T20, T21b Upper limits of Minor, Major and Severe for 1925 to 1941, by size row. */
export const LIMITS = [
  [10, 15, 17],
  [8, 12, 14],
  [6, 10, 12],
] as const
/** T21 Shift of those limits by year. */
export const shiftOf = (year: number): number =>
  year <= 1907 ? -2 : year <= 1924 ? -1 : year <= 1941 ? 0 : year <= 1959 ? 1 : 2
/** @internal */
export const MINOR = 0
export const MAJOR = 1
export const SEVERE = 2
export const OVERWHELMED = 3

/** T23 D6 of per cent, added or taken off, by D10 face and column. */
const REDUCTION = [
  [-2, -2, -2, -1],
  [-2, -2, -1, -1],
  [-2, -1, -1, -1],
  [-1, -1, -1, 0],
  [-1, -1, 0, 0],
  [-1, 0, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 1, 1],
  [1, 1, 1, 2],
  [1, 1, 2, 2],
] as const
export const LEVELS = ['Minor', 'Major', 'Severe', 'Overwhelmed'] as const
/** T24 The modifiers that there can be (R49): −1 by nation; 2 for not fighting the fire, and with it 3 for petrol or 2 for want of crew. */
const LEAST = -1
const MOST = 5
/** T23, T24 The column under a modifier: sums are kept within 1 and 10, and a 10 on the die stays 10 (R49). */
const REDUCTIONS: readonly (readonly Table<number>[])[] = LEVELS.map((level, column) =>
  Array.from({ length: MOST - LEAST + 1 }, (_, i) => {
    const modifier = i + LEAST
    const title =
      modifier === 0
        ? `reduction, ${level}`
        : `reduction, ${level}, die ${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`
    const read = (face: number): number => (face === 10 ? 10 : Math.min(10, Math.max(1, face + modifier)))
    return new Table<number>(
      title,
      1,
      10,
      faces(10, face => REDUCTION[read(face) - 1]![column]!),
    )
  }),
)
export const reduction = (column: number, modifier: number): Table<number> =>
  REDUCTIONS[column]![Math.min(MOST, Math.max(LEAST, modifier)) - LEAST]!

/** T27 Casemates beside the one that went up. */
export const CHAIN = new Table<number>('casemates beside it', 2, 6, [
  [2, 5, 0],
  [6, 8, 1],
  [9, 11, 2],
  [12, 12, 3],
])

/** T28 Communications: bits of `Ship.comms`. */
export const COMMS = new Table<number>('communications', 1, 10, [
  [1, 2, 0],
  [3, 4, 1],
  [5, 6, 2],
  [7, 8, 3],
  [9, 9, 4],
  [10, 10, 5],
])
export const MAIN_WIRELESS = 4
export const AUXILIARY_WIRELESS = 5

/** T29 Sensors. */
export const FORWARD_LIGHT = 0
export const AFTER_LIGHT = 1
export const SONAR = 2
export const FINDER = 3
export const SENSORS = new Table<number>('sensors', 1, 10, [
  [1, 4, FORWARD_LIGHT],
  [5, 8, AFTER_LIGHT],
  [9, 10, SONAR],
])

/** 8.3 Main Battery and Casemate: 1 or 2 is the fire control. */
export const FC_OR_MOUNT = new Marks(10, '2 or less', face => (face <= 2 ? 1 : 0))
/** 8.3 A magazine, ready ammunition or a warhead goes off on 9 or 10, with a modifier of 0 to 2. */
export const DETONATES: readonly Marks[] = [9, 8, 7].map(
  need => new Marks(10, `${need} or more`, face => (face >= need ? 1 : 0)),
)
/** 8.3 Engineering: a 10 is a boiler explosion. */
export const BOILER = new Marks(10, 'a 10', face => (face === 10 ? 1 : 0))
/** 8.3 Sensor/Comms and Rudder: 1 to 3. */
export const LOW_HALF = new Marks(6, '3 or less', face => (face <= 3 ? 1 : 0))

/** 8.3 D6/2 turns, up and down (R3). */
export const HALF_UP = new Table<number>(
  'turns, D6/2 up',
  1,
  6,
  faces(6, face => (face + 1) >> 1),
)
export const HALF_DOWN = new Table<number>(
  'turns, D6/2 down',
  1,
  6,
  faces(6, face => face >> 1),
)
/** T35 A rudder jammed while weaving: port, straight, starboard (`Ship.rudder`). */
export const WEAVING_JAM = new Table<number>('rudder jam', 1, 6, [
  [1, 2, 1],
  [3, 4, 3],
  [5, 6, 2],
])

/** 8.3 A submarine's bridge: on a 1 she broaches. */
export const BROACHES = new Marks(10, 'a 1', face => (face === 1 ? 1 : 0))
/** 8.3 Depth control lost: 1 to 5 is up. */
export const UP_OR_DOWN = new Marks(10, '5 or less', face => (face <= 5 ? 1 : 0))

/** T30 Flight deck: forward, amidships, aft. */
export const DECK_PLACE = new Table<number>('flight deck', 1, 6, [
  [1, 2, 0],
  [3, 4, 1],
  [5, 6, 2],
])
/** 8.3 Ammo/Fuel: 1 to 3 is the magazine. */
export const MAGAZINE_OR_FUEL = new Marks(10, '3 or less', face => (face <= 3 ? 1 : 0))
/** T15 Keel dice of bombs. */
export const BOMB_KEEL = new Marks(10, '4 or less', face => (face <= 4 ? 1 : 0))
/** T26 Ammunition: 0 some lost, 1 burning, 2 it goes up; troops: times the damage. */
export const AMMO_HIT = new Table<number>('cargo, ammunition', 1, 10, [
  [1, 2, 0],
  [3, 7, 1],
  [8, 10, 2],
])
export const TROOPS_HIT = new Table<number>('cargo, troops', 1, 10, [
  [1, 3, 1],
  [4, 6, 2],
  [7, 9, 3],
  [10, 10, 4],
])

/** T40 Aircraft damage as `Plane.state`: 1 Light, 2 Heavy, 3 Critical, 4 Destroyed. */
export const PLANE_DAMAGE = new Table<number>('aircraft damage', 1, 10, [
  [1, 5, 4],
  [6, 6, 3],
  [7, 8, 2],
  [9, 10, 1],
])
/** T40b Kinds of Light damage, bits: pilot, engine, structure, weapons. */
export const LIGHT_DAMAGE = new Table<number>('light damage', 1, 6, [
  [1, 1, 1],
  [2, 3, 2],
  [4, 5, 4],
  [6, 6, 8],
])

/** T41 What an airship's critical is, and whether it starts a fire. */
interface AirshipLine {
  readonly what: 'engine' | 'fuel' | 'control' | 'wireless' | 'weapon' | 'cell'
  readonly burns: boolean
}
const plain = (what: AirshipLine['what']): AirshipLine => ({ what, burns: false })
const starred = (what: AirshipLine['what']): AirshipLine => ({ what, burns: true })
export const GONDOLA = new Table<AirshipLine>('airship, gondola', 1, 10, [
  [1, 2, plain('engine')],
  [3, 3, starred('engine')],
  [4, 4, plain('fuel')],
  [5, 5, starred('fuel')],
  [6, 8, plain('control')],
  [9, 9, plain('wireless')],
  [10, 10, plain('weapon')],
])
export const ENVELOPE = new Table<AirshipLine>('airship, envelope', 1, 10, [
  [1, 7, starred('cell')],
  [8, 10, plain('cell')],
])
/** T42 Elevator, rudder, valves, ballast. */
export const AIRSHIP_CONTROL = new Table<number>('airship control', 1, 6, [
  [1, 2, 0],
  [3, 4, 1],
  [5, 5, 2],
  [6, 6, 3],
])
/** R94 Climb, level, dive. */
export const UNSTEADY = new Table<number>('airship without elevator', 1, 6, [
  [1, 2, 0],
  [3, 4, 1],
  [5, 6, 2],
])

/** T31 Flotation hits that sink sizes E, F, G. */
export const FLOTATION = [6, 5, 4] as const
/** T32 */
export const FUEL_FIRE = { diesel: 20, other: 30, gasoline: 60 } as const

/** R78 (D6+1)/2, down. */
export const HALF_FIRE = new Table<number>(
  'fire, (D6+1)/2',
  1,
  6,
  faces(6, face => (face + 1) >> 1),
)

/** T33 Main-magazine modifier: nation, from year and month, until year and month (R69), points. */
export const MAGAZINES: readonly (readonly [string, number, number, number])[] = [
  ['OST', 191401, 191508, 1],
  ['FRA', 191401, 191812, 1],
  ['DEU', 191401, 191504, 1],
  ['GBR', 191401, 191608, 2],
  ['GBR', 191609, 191708, 1],
  ['ITA', 191401, 191712, 1],
  ['JAP', 191401, 191812, 1],
]
/** 8.3 Navies with picric shell. */
export const PICRIC: readonly string[] = ['FRA', 'GBR', 'ITA', 'JAP']
/** 8.2 Navies of the national line; each list of navies holds for its own rule (R97). */
export const STEADY_CREWS: readonly string[] = ['DEU', 'RUS']

/** T37 A fire starts again. */
export const RESTARTS = { 6: 10, 12: 5, 24: 2, 48: 1 } as const
/** T35 A jammed rudder comes free: first, second and third try. */
export const UNJAMS: readonly Marks[] = [2, 4, 6].map(
  most => new Marks(10, `${most} or less`, face => (face <= most ? 1 : 0)),
)
/** T38 Failing number, and chance of mending by hours, for navies of the first and of the second rank. */
export const FAILS = [5, 10] as const
export const BREAKDOWN = [
  { 6: 25, 12: 30, 24: 35, 48: 40 },
  { 6: 15, 12: 20, 24: 25, 48: 30 },
] as const
export const FIRST_RANK: readonly string[] = ['USA', 'GBR', 'DEU', 'JAP', 'RUS']

/** Printed tables that dice are thrown on, but for those of criticals. */
export const TABLES: readonly Table<unknown>[] = [
  ...RATIO,
  ...REDUCTIONS.flat(),
  CHAIN,
  COMMS,
  SENSORS,
  HALF_UP,
  HALF_DOWN,
  WEAVING_JAM,
  HALF_FIRE,
  DECK_PLACE,
  AMMO_HIT,
  TROOPS_HIT,
  PLANE_DAMAGE,
  LIGHT_DAMAGE,
  GONDOLA,
  ENVELOPE,
  AIRSHIP_CONTROL,
  UNSTEADY,
]
