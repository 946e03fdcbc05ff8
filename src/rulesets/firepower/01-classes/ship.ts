import { z } from 'zod'
import { schemaOf } from '../../schema.ts'
import { HALF_INCH, INCH } from '../book/lengths.ts'
import type { Switches } from '../book/options.ts'
import { LONG_LANCE, priceOf, signed, torpedoRow } from '../book/tables.ts'
import { batteryCode, CLASSES, columnOf, LADDER, M1, type ShipClass } from './classes.ts'

/** Those of the library, some more, and any other. */
export const NATIONS: readonly string[] = 'JAP GBR USA DEU FRA ITA RUS OST TUR CHN ESP NLD other'.split(' ')

const year = z.number().int().min(1850).max(1945)
const step = z.enum(LADDER)

/** A ship as the book lists it. What is left out stands as Matrix 1, Matrix 13 and the defaults by year have it. */
const printed = z.strictObject({
  name: z.string(),
  className: z.string().default(''),
  /** one of NATIONS; JAP may fire at night (RADAR-B), and JPN, as others write it, is the same */
  nation: z
    .string()
    .default('other')
    .transform(nation => (nation === 'JPN' ? 'JAP' : nation)),
  year,
  class: z.enum(CLASSES),
  /** CLASS-D plus and minus signs */
  grade: z.number().int().min(-2).max(1).default(0),
  /** CLASS-E coal or diesel and oil (R122) */
  fuel: z.enum(['C', 'D']).optional(),
  /** R28 the four figures of Matrix 1, where a ship differs from her class */
  main: z
    .union([step, z.literal('T')])
    .nullable()
    .optional(),
  secondary: step.nullable().optional(),
  armour: step.nullable().optional(),
  aa: z.number().int().min(0).max(60).optional(),
  /** R89 launches in stock; R96 Long Lance is a flag of the catalogue */
  torpedoes: z
    .strictObject({ launches: z.number().int().min(1).max(20), longLance: z.boolean().default(false) })
    .nullable()
    .optional(),
  /** null: as the period of the battle has it, in LATE only (H5) */
  radio: z.boolean().nullable().default(null),
  /** the year since which she has radar */
  radar: year.nullable().default(null),
  flares: z.boolean().default(false),
  /** Matrix 13, with her signs and without */
  points: z.number().int().min(0).max(999).optional(),
  plainPoints: z.number().int().min(0).max(999).optional(),
  /** of the ship, which her model's scale makes a length on the table */
  lengthFeet: z.number().min(1).max(2000).optional(),
  notes: z.string().default(''),
})

const card = printed
  .superRefine(({ class: of, grade }, context) => {
    if (priceOf(of, grade) === undefined)
      context.addIssue({ code: 'custom', path: ['grade'], message: `Matrix 13 has no ${signed(of, grade)} (FP-R119)` })
  })
  .transform(read => {
    const { main, secondary, armour, aa } = M1[read.class]
    return {
      ...read,
      fuel: read.fuel ?? usualFuel(read.year),
      main: read.main === undefined ? main : read.main,
      secondary: read.secondary === undefined ? secondary : read.secondary,
      armour: read.armour === undefined ? armour : read.armour,
      aa: read.aa ?? aa,
      torpedoes: read.torpedoes === undefined ? usualTorpedoes(read.class) : read.torpedoes,
      points: read.points ?? priceOf(read.class, read.grade)!,
      plainPoints: read.plainPoints ?? priceOf(read.class, 0)!,
      lengthFeet: read.lengthFeet ?? USUAL_FEET[read.class],
    }
  })
export type Card = z.infer<typeof card>
export const CARD = schemaOf(card)

/** H21 Where nobody gives it, a ship is as long as her class usually was. */
const USUAL_FEET: Readonly<Record<ShipClass, number>> = {
  SB: 860,
  BB: 640,
  BC: 700,
  CA: 590,
  CL: 520,
  DD: 340,
  DE: 290,
  MTB: 75,
  SM: 250,
  CV: 800,
  CVE: 500,
  CVL: 620,
  CVA: 800,
  AK: 420,
  AKL: 560,
}

/** PERIOD-A, R4 The period of a year: 1906 is MIDDLE, 1925 is LATE. */
export const periodOf = (of: number): number => (of < 1906 ? 0 : of < 1925 ? 1 : 2)

/** R122 Coal in EARLY and, for want of a catalogue, in MIDDLE; oil in LATE. */
const usualFuel = (of: number): 'C' | 'D' => (periodOf(of) === 2 ? 'D' : 'C')

/** R89 Small craft launch twice, any larger ship once. */
export const usualLaunches = (of: ShipClass): number => (['MTB', 'SM', 'DD', 'DE'].includes(of) ? 2 : 1)
/** R89 MTB and SM always have torpedoes, others by the catalogue. */
function usualTorpedoes(of: ShipClass): { launches: number; longLance: boolean } | null {
  return of === 'MTB' || of === 'SM' ? { launches: usualLaunches(of), longLance: false } : null
}

/** When the battle is: it settles what is aboard, and how far it reaches. */
export interface Times {
  readonly year: number
  /** 0 EARLY, 1 MIDDLE, 2 LATE */
  readonly period: number
}

/** A card made ready for use in one battle. */
export interface Sheet {
  readonly card: Card
  /** battery codes, undamaged */
  readonly main: number
  readonly secondary: number
  /** column of Matrix 9 and Matrix 11 */
  readonly column: number
  /** HIT-P4 carriers and cargo are easier to hit */
  readonly easy: boolean
  /** HIT-N1, HIT-N7 what heavy batteries lose against it */
  readonly nimble: number
  /** TORP-M1 big targets for torpedoes */
  readonly broad: boolean
  readonly isBoat: boolean
  readonly hunts: boolean
  readonly isJapanese: boolean
  /** RADAR-A radar or flares, which exist in LATE only (PERIOD-D) */
  readonly seesAtNight: boolean
  readonly hasRadar: boolean
  /** R37 in LATE, by option from 1914 on, unless her card says otherwise */
  readonly hasRadio: boolean
  /** Matrix 11 row and run a turn of her torpedoes */
  readonly torpedo: number
  readonly torpedoRun: number
}

const EASY: readonly ShipClass[] = ['CV', 'CVE', 'CVL', 'AK', 'AKL']
const BROAD: readonly ShipClass[] = ['BC', 'BB', 'SB', 'AK', 'AKL', 'CV', 'CVE', 'CVL', 'CVA']

export function sheetOf(of: Card, switches: Switches, { year: date, period }: Times): Sheet {
  const isBoat = of.class === 'SM'
  const late = period === 2
  const hasRadar = late && of.radar !== null && of.radar <= date
  // TORP-H, R96: late, Japanese, a surface launcher with the flag
  const longLance = late && of.nation === 'JAP' && !isBoat && (of.torpedoes?.longLance ?? false)
  return {
    card: of,
    main: batteryCode(of.main),
    secondary: batteryCode(of.secondary),
    column: columnOf(of.armour),
    easy: EASY.includes(of.class) || (switches.easyCarriers && of.class === 'CVA'),
    nimble: nimbleness(of.class, switches),
    broad: BROAD.includes(of.class),
    isBoat,
    hunts: of.class === 'DD' || of.class === 'DE',
    isJapanese: of.nation === 'JAP',
    seesAtNight: late && (of.flares || hasRadar),
    hasRadar,
    hasRadio: of.radio ?? (late || (switches.earlyRadio && date >= 1914)),
    torpedo: longLance ? LONG_LANCE : torpedoRow(period),
    torpedoRun: (longLance ? 9 : 6) * INCH * (switches.doubleAll ? 2 : 1),
  }
}

/** HIT-N1 −1 at CA and CL, HIT-N7 −2 at DD and DE; R27 boats count with DE. */
function nimbleness(of: ShipClass, switches: Switches): number {
  if (of === 'CA' || of === 'CL') return -1
  if (of === 'DD' || of === 'DE') return -2
  return (of === 'MTB' || of === 'SM') && !switches.boatsFreely ? -2 : 0
}

/** BLUE-A What a half inch on the BLUE die is on this table (R2). */
export const blueHalfInch = (switches: Switches): number => (switches.doubleAll ? 2 : 1) * HALF_INCH
