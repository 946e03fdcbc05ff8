import { Table, type TableRow } from '#kernel/table/index.ts'

/** Every die has six faces. */
const SIX = 6

export const PERIODS = ['EARLY', 'MIDDLE', 'LATE'] as const

/** Matrix 2 A squadron keeps control, or takes its new order, if the die and the sum, less the score required, come to nothing or more (ORD-E). */
export const CONTROL = new Table<0 | 1>(
  'control',
  1,
  SIX,
  [
    [-1, -1, 0],
    [0, SIX, 1],
  ],
  'ends',
)
/** Matrix 2 What must be thrown: with formation OPEN or movement MANOEUVRE, and with any other orders (ORD-D). */
export const LOOSE = 4
export const FIRM = 2

/** Matrix 3 A squadron breaks off if the die and the sum, less its nation's score, come to nothing or more (BRK-C). */
export const BREAKS = new Table<0 | 1>(
  'break off',
  1,
  SIX,
  [
    [-1, -1, 0],
    [0, SIX, 1],
  ],
  'ends',
)
/** Matrix 3 By nation; whoever is not named breaks off as easily as the French. */
export const breaksOn = (nation: string): number =>
  nation === 'JAP' ? 5 : nation === 'GBR' || nation === 'USA' || nation === 'DEU' ? 4 : 3

/** Matrix 5 Centimetres a turn, by period (MOVE-A). */
export const MOVE_RATE = [10, 15, 20] as const
/** Matrix 5 Inches from one ship of a squadron to the next, at most (DIST-A, R60). */
export const SPACING = [2, 4, 8] as const

/** Matrix 6 One throw gives time of day and weather (ENV-C): light by its place among LIGHTS, 1 for bad weather. */
export const M6 = new Table<readonly [light: number, weather: number]>('time of day and weather', 1, 12, [
  [1, 4, [0, 0]],
  [5, 6, [0, 1]],
  [7, 7, [1, 0]],
  [8, 8, [1, 1]],
  [9, 9, [2, 0]],
  [10, 10, [2, 1]],
  [11, 11, [3, 0]],
  [12, 12, [3, 1]],
])
/** R11 A die of six never leaves the day; two of them make a night of one throw in six. */
const CONDITIONS = {
  d12: M6,
  d6: new Table('time of day and weather, one die', 1, SIX, M6.rows.slice(0, 2)),
  '2d6': new Table('time of day and weather, two dice', 2, SIX, [[2, 4, [0, 0]], ...M6.rows.slice(1)]),
} as const
export type ConditionsDie = keyof typeof CONDITIONS
export const conditionsTable = (die: ConditionsDie): typeof M6 => CONDITIONS[die]

/** ENV-A, R12 The edge on which the sun stands, the long side of the table across: top, right, bottom, left. */
export const SUN = new Table<number>('the sun', 1, SIX, [
  [1, 2, 0],
  [3, 3, 1],
  [4, 5, 2],
  [6, 6, 3],
])

/** Matrix 7 Inches, by period: short and long of SB to BC, of CA to DE, of torpedoes (RANGE-A, RANGE-D). */
const HEAVY = [
  [6, 12],
  [12, 24],
  [18, 36],
] as const
const LIGHT = [
  [5, 10],
  [8, 15],
  [10, 20],
] as const
const TORPEDO = [
  [6, 8],
  [9, 12],
  [12, 18],
] as const
/** Matrix 7, by battery code: SB to DE, none, torpedoes. */
export function rangesOf(period: number): readonly (readonly [short: number, long: number])[] {
  const heavy = HEAVY[period]!
  const light = LIGHT[period]!
  return [heavy, heavy, heavy, light, light, light, light, [-1, -1], TORPEDO[period]!]
}

/** Matrix 8 What must be thrown (HIT-B). */
export const SHORT = 4
export const LONG = 6

/** A die whose face counts, with a name to ask for it by. */
export const face = (title: string): Table<number> =>
  new Table(
    title,
    1,
    SIX,
    [1, 2, 3, 4, 5, 6].map((score): TableRow<number> => [score, score, score]),
  )
export const TO_HIT = face('to hit')
export const PLUS_DIE = face('plus die')
export const MINUS_DIE = face('minus die')

/** Matrix 9 Firing battery, row by row, against the target's armour class. */
export const M9: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6],
  [-1, 0, 1, 2, 3, 4, 5],
  [-2, -1, 0, 1, 2, 3, 4],
  [-3, -2, -1, 0, 1, 2, 3],
  [-4, -3, -2, -1, 0, 1, 2],
  [-5, -4, -3, -2, -1, 0, 1],
  [-6, -5, -4, -3, -2, -1, 0],
]

/** Matrix 11 Long Lance, late, middle, early. Irregular, and kept as printed. */
export const M11: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6],
  [-2, 0, 1, 2, 3, 4, 5],
  [-3, -1, 0, 1, 2, 3, 4],
  [-4, -2, -1, 0, 1, 2, 3],
]
export const LONG_LANCE = 0
export const torpedoRow = (period: number): number => 3 - period

/** Matrix 10 The levels of damage; 0 is no effect. */
export const LEVELS = ['none', 'S', 'L', 'M', 'H', 'E', 'C'] as const
export const LEVEL_NAMES = [
  'no effect',
  'superficial',
  'light',
  'medium',
  'heavy',
  'extensive',
  'catastrophic',
] as const
/** Matrix 10 (LVL-B): −4 or less nothing, then S, L, M, H, E, and C from 10 on. */
export const M10 = new Table<number>(
  'damage level',
  1,
  SIX,
  [
    [-4, -4, 0],
    [-3, 1, 1],
    [2, 3, 2],
    [4, 5, 3],
    [6, 7, 4],
    [8, 9, 5],
    [10, 10, 6],
  ],
  'ends',
)

/** A black square where nothing else is printed. */
export const BLACK = 99

/** A coloured die's table as printed, die by die; S to C become a table each, level 1 first. */
function columns(title: string, grid: readonly (readonly number[])[]): readonly Table<number>[] {
  return LEVELS.slice(1).map((_, column) => {
    const rows = grid.map((cells, i): TableRow<number> => [i + 1, i + 1, cells[column]!])
    return new Table(`${title}, ${LEVEL_NAMES[column + 1]} damage`, 1, SIX, rows)
  })
}
const of = (tables: readonly Table<number>[]) => (level: number) => tables[level - 1]!

/** 5.11 Degrees of list. Two blanks are nothing, six cells printed S are black (R6). */
const RED = columns('RED die', [
  [0, 0, 0, 5, 10, 15],
  [0, 0, 5, 10, 15, 20],
  [0, 5, 10, 15, 20, 25],
  [5, 10, 15, 20, 25, BLACK],
  [10, 15, 20, 25, BLACK, BLACK],
  [15, 20, 25, BLACK, BLACK, BLACK],
])
export const redDie = of(RED)

/** 5.12 Half inches of move rate. Losses of 4 inches and more stand in the six cells that are black as well (R8). */
const BLUE = columns('BLUE die', [
  [0, 0, 0, 0, 1, 2],
  [0, 0, 0, 1, 2, 4],
  [0, 0, 1, 2, 4, 6],
  [0, 1, 2, 4, 6, 8],
  [1, 2, 4, 6, 8, 10],
  [2, 4, 6, 8, 10, 12],
])
export const blueDie = of(BLUE)
export const BLUE_BLACK = 8

/** 5.13 Classes of the main battery. Six blanks are black (R7); die plus level make 6 in the cells that break the pattern (R10). */
const green = (low: number, high: number): readonly Table<number>[] =>
  columns('GREEN die', [
    [0, 0, 0, 0, 1, high],
    [0, 0, 0, 1, high, 2],
    [0, 0, 1, high, 2, 3],
    [0, 1, low, 2, 3, BLACK],
    [1, low, 2, 3, BLACK, BLACK],
    [low, 2, 3, BLACK, BLACK, BLACK],
  ])
const GREEN = { 'as-printed': green(1, 2), one: green(1, 1), two: green(2, 2) } as const
export type Green = keyof typeof GREEN
export const greenDie = (reading: Green, level: number): Table<number> => GREEN[reading][level - 1]!

/** 5.14 Fire points. Six blanks are black (R7). */
const WHITE = columns('WHITE die', [
  [1, 2, 3, 4, 5, 6],
  [2, 3, 4, 5, 6, 7],
  [3, 4, 5, 6, 7, 8],
  [4, 5, 6, 7, 8, BLACK],
  [5, 6, 7, 8, BLACK, BLACK],
  [6, 7, 8, BLACK, BLACK, BLACK],
])
export const whiteDie = of(WHITE)

/** 5.11 Where the list is, an optional die (RED-D). */
export const ASPECTS = ['none', 'bow', 'stern', 'port', 'starboard'] as const
export const ASPECT = new Table<number>('aspect of the list', 1, SIX, [
  [1, 1, 1],
  [2, 2, 2],
  [3, 4, 3],
  [5, 6, 4],
])

/** Matrix 4 What a ship does of its own will. */
export const COURSES = ['none', 'intercept', 'disengage', 'follow', 'starboard', 'port', 'free', 'straight'] as const
export const FLAGSHIP_COURSE = new Table<number>('own initiative, flagship', 1, SIX, [
  [1, 2, 1],
  [3, 4, 2],
  [5, 5, 4],
  [6, 6, 5],
])
export const OTHER_COURSE = new Table<number>('own initiative, other ship', 1, SIX, [
  [1, 3, 3],
  [4, 4, 4],
  [5, 5, 5],
  [6, 6, 6],
])

/** 5.15 A special effect occurs at this score, by level; never after superficial damage (SPFX-0). */
export const OCCURS = [7, 7, 6, 5, 4, 3, 2] as const
export const EFFECTS = ['command', 'again', 'engines', 'power', 'fuel', 'munitions'] as const
export type Effect = (typeof EFFECTS)[number]
export const SPECIAL_EFFECT = new Table<Effect>(
  'special effect',
  1,
  SIX,
  EFFECTS.map((effect, i): TableRow<Effect> => [i + 1, i + 1, effect]),
)

/** 5.18 Depth charges (SUB-F). */
export const DEPTH_CHARGES = new Table<'nothing' | 'damaged' | 'destroyed'>('depth charges', 1, SIX, [
  [1, 4, 'nothing'],
  [5, 5, 'damaged'],
  [6, 6, 'destroyed'],
])

export const TABLES: readonly Table<unknown>[] = [
  CONTROL,
  BREAKS,
  CONDITIONS.d12,
  CONDITIONS.d6,
  CONDITIONS['2d6'],
  SUN,
  M10,
  ...RED,
  ...BLUE,
  ...GREEN['as-printed'],
  ...GREEN.one,
  ...GREEN.two,
  ...WHITE,
  ASPECT,
  FLAGSHIP_COURSE,
  OTHER_COURSE,
  SPECIAL_EFFECT,
  DEPTH_CHARGES,
]

/** Matrix 13 Points by class, grades beside it; a class without signs has only the one price (R119). */
const PRICES: Readonly<Record<string, number>> = {
  SB: 30,
  'BB+': 25,
  BB: 20,
  'BB-': 15,
  'BC+': 12,
  BC: 10,
  'BC-': 8,
  'BC--': 7,
  'CA+': 6,
  CA: 5,
  'CA-': 4,
  CL: 3,
  DD: 1,
  DE: 1,
  SM: 1,
  MTB: 1,
  CVA: 10,
  CV: 7,
  CVE: 5,
  CVL: 5,
  AK: 1,
  AKL: 1,
}
export const signed = (of: string, grade: number): string => `${of}${grade > 0 ? '+' : '-'.repeat(-grade)}`
/** The price of a class with its signs; undefined where Matrix 13 has no such line. */
export const priceOf = (of: string, grade: number): number | undefined => PRICES[signed(of, grade)]
