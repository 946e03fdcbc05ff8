import { z } from 'zod'
import { levelAt, rowsOfBoxes, type Track } from '#kernel/desk/index.ts'
import { MOST_DICE, Table, type TableRow } from '#kernel/table/index.ts'
import { schemaOf } from '../../schema.ts'
import { arcMask } from '../04-gunfire/4-1-arcs.ts'

/** Sizes, smallest first (1.24). */
export const SIZES = ['VS', 'S', 'M', 'L', 'VL'] as const
export type Size = (typeof SIZES)[number]

const whole = z.number().int().min(0).max(10_000)
const triple = z.tuple([whole, whole, whole])
const BEAMS = /^(PORT|STBD|FWD|AFT)(\+(?!\1)(PORT|STBD|FWD|AFT))*$/
/** 4.12 Casemates and torpedoes use the secondary arcs, turrets letters. */
const secondary = z.string().regex(BEAMS, 'arcs are PORT, STBD, FWD or AFT, joined by +')
const arcs = z
  .string()
  .refine(text => isLetters(text) || BEAMS.test(text), 'arcs are letters A to F, or PORT, STBD, FWD, AFT')
const isLetters = (text: string): boolean => /^[A-F]+$/.test(text) && new Set(text).size === text.length
/** 1.51 Limits, nearest first. */
const ascending = triple.refine(([short, medium, long]) => short <= medium && medium <= long, 'the limits must ascend')

const gunGroup = z.strictObject({ arcs, barrels: whole.min(1).max(4), mounts: whole.min(1).max(40) })
const gunBattery = z.strictObject({
  label: z.string(),
  /** 1.5 100 mm and more; smaller guns are light guns */
  calibreIn: z
    .number()
    .min(100 / 25.4 - 0.001)
    .max(20),
  /** 1.51 outer limits of short, medium and long, in nautical miles */
  range: ascending,
  /** 1.52 added to every die to hit */
  rof: whole.max(4),
  /** 1.53 penetration in each band */
  pen: triple,
  /** 1.54 penetration dice a hit */
  dmg: whole.min(1).max(20),
  casemated: z.boolean(),
  hitOn: z.tuple([whole.min(1).max(9), whole.min(1).max(9)]).nullable(),
  groups: z.array(gunGroup).min(1).max(12),
})
const torpedoBattery = z.strictObject({
  label: z.string(),
  /** 1.61 one range, no bands */
  range: whole,
  /** 1.62 boxes a hit */
  dmg: whole.min(1).max(20),
  groups: z
    .array(
      z.strictObject({
        arcs: secondary,
        tubes: whole.min(1).max(20),
        /** 9.8 torpedoes to load the group with again; none if left out */
        reloads: whole.max(40).optional(),
      }),
    )
    .min(1)
    .max(12),
})
/** 1.4 One row of hull boxes, with 1.41 speed, 1.42 light guns and 1.43 anti-aircraft rating while it counts. */
const row = z.strictObject({ boxes: whole.min(1).max(60), speed: triple, lg: whole.max(40), aa: whole.max(40) })

/** Chapter 1: the data card, as it is printed. 1.23 points build forces; 1.31 belt, 1.32 end and 1.33 deck are not tied to the rows; 1.7 notes are free. */
const printed = z.strictObject({
  name: z.string(),
  className: z.string(),
  type: z.string(),
  nation: z.string(),
  points: whole,
  size: z.enum(SIZES),
  year: whole,
  shipsInClass: z.array(z.string()),
  armor: z.strictObject({ belt: whole.max(40), end: whole.max(40), deck: whole.max(40) }),
  rows: z.tuple([row, row, row]),
  guns: z.array(gunBattery).max(6),
  torpedoes: torpedoBattery.nullable(),
  notes: z.string().default(''),
  /** R26: a ship of unknown length is as long as its size */
  lengthFt: z.number().min(20).max(1500).optional(),
})
/** 0.21, R26 Feet, by size. */
const USUAL_LENGTH: Record<Size, number> = { VS: 270, S: 450, M: 480, L: 560, VL: 640 }

const card = printed
  .superRefine(({ guns }, context) => {
    const groups = guns.reduce((sum, gun) => sum + gun.groups.length, 0)
    if (groups > 31)
      context.addIssue({ code: 'custom', path: ['guns'], message: 'a card has at most 31 groups of mounts' })
    guns.forEach((gun, battery) => {
      const fault = (path: string, message: string): void =>
        context.addIssue({ code: 'custom', path: ['guns', battery, path], message })
      if (gun.hitOn !== null && gun.hitOn[0] > gun.hitOn[1])
        fault('hitOn', 'the faces run from the lower to the higher')
      if (guns.some((other, i) => i < battery && overlap(gun.hitOn, other.hitOn)))
        fault('hitOn', 'a face hits two gun lines')
      const barrels = gun.groups.reduce((sum, group) => sum + group.barrels * group.mounts, 0)
      if (barrels * gun.dmg > MOST_DICE) fault('groups', `more than ${MOST_DICE} dice may be thrown for its hits`)
      if (gun.casemated && !isSplitEvenly(gun.groups))
        fault('casemated', 'casemates stand evenly to PORT and STBD (R33)')
    })
  })
  .transform(read => ({ ...read, lengthFt: read.lengthFt ?? USUAL_LENGTH[read.size] }))

type Faces = readonly [number, number] | null
const overlap = (one: Faces, other: Faces): boolean =>
  one !== null && other !== null && one[0] <= other[1] && other[0] <= one[1]

/** 4.11, R33 Exactly a PORT and a STBD group, with as many mounts. */
export function isSplitEvenly(groups: readonly z.infer<typeof gunGroup>[]): boolean {
  const port = groups.find(group => group.arcs === 'PORT')
  const starboard = groups.find(group => group.arcs === 'STBD')
  return groups.length === 2 && port !== undefined && port.mounts === starboard?.mounts
}

export type Card = z.infer<typeof card>
export const CARD = schemaOf(card)

/** What fires: a line of the card, or the light guns. */
export interface Gun {
  /** its line on the card; the light guns come after the last */
  readonly line: number
  /** outer limits of short, medium and long, in the board's lengths */
  readonly limits: readonly number[]
  readonly rof: number
  readonly pen: readonly [number, number, number]
  readonly dmg: number
  /** ten inches and over: splashes, and plunges at long range (R38) */
  readonly heavy: boolean
}

/** 4.4 Light guns, whatever the ship, as a line of a card. */
export const LIGHT_GUNS = { range: [1, 2, 3], rof: 3, pen: [0, 0, 0], dmg: 1, calibreIn: 3 } as const

export interface Group {
  readonly battery: number
  readonly arcs: number
  readonly barrels: number
  readonly mounts: number
}

/** Location results beside batteries (4.32). */
export const NOTHING = -1
export const CRITICAL = -2

/** A card made ready for use: rows as a track, groups in one list, the location die as a table. */
export interface Sheet {
  /** 1.24 VS 0 to VL 4 */
  readonly size: number
  readonly card: Card
  /** all boxes, those of every boat of a flotilla (9.3) */
  readonly hull: Track
  /** 9.3 how many boats are one model: one, but for flotillas; and the boxes of one */
  readonly boats: number
  readonly boat: Track
  readonly guns: readonly Gun[]
  readonly lightGuns: Gun
  readonly groups: readonly Group[]
  readonly tubes: readonly { readonly arcs: number; readonly tubes: number; readonly reloads: number }[]
  /** 1.56, 4.32: face → battery, CRITICAL or NOTHING */
  readonly location: Table<number>
}

/** The card, its mounts by their groups and arcs (1.55), on a board whose lengths go `unit` to the nautical mile; of several boats, groups and tubes come boat by boat (9.3). */
export function sheetOf(card: Card, unit: number, boats = 1): Sheet {
  const all = <T>(ofOne: readonly T[]): T[] => Array.from({ length: boats }, () => ofOne).flat()
  const boxes = card.rows.map(row => row.boxes)
  const groups = card.guns.flatMap((gun, battery) =>
    gun.groups.map(({ arcs, barrels, mounts }) => ({ battery, arcs: arcMask(arcs), barrels, mounts })),
  )
  return {
    size: SIZES.indexOf(card.size),
    card,
    hull: rowsOfBoxes(all(boxes)),
    boats,
    boat: rowsOfBoxes(boxes),
    guns: card.guns.map((gun, index) => gunOf(gun, index, unit)),
    lightGuns: gunOf(LIGHT_GUNS, card.guns.length, unit),
    groups: all(groups),
    tubes: all(card.torpedoes?.groups ?? []).map(({ arcs, tubes, reloads = 0 }) => ({
      arcs: arcMask(arcs),
      tubes,
      reloads,
    })),
    location: locationTable(card),
  }
}

/** R38 Ten inches and over are heavy: 25.4 cm is, 24 cm is not. */
function gunOf(
  line: Pick<Card['guns'][number], 'rof' | 'dmg' | 'calibreIn'> & GunRows,
  index: number,
  unit: number,
): Gun {
  const { range, rof, pen, dmg, calibreIn } = line
  return { line: index, limits: range.map(miles => miles * unit), rof, pen, dmg, heavy: calibreIn >= 10 }
}
interface GunRows {
  readonly range: readonly [number, number, number]
  readonly pen: readonly [number, number, number]
}

/** 1.56 Faces in a battery's range lose a mount of it; 10 is a critical hit; the rest hits nothing. */
function locationTable(card: Card): Table<number> {
  const rows: TableRow<number>[] = [[10, 10, CRITICAL]]
  let faces = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9])
  card.guns.forEach(({ hitOn }, battery) => {
    if (hitOn === null) return
    rows.push([hitOn[0], hitOn[1], battery])
    faces = new Set([...faces].filter(face => face < hitOn[0] || face > hitOn[1]))
  })
  for (const face of faces) rows.push([face, face, NOTHING])
  return new Table(`hit location, ${card.name}`, 1, 10, rows)
}

/** 1.4 Damage level: 0 normal, 1 damaged, 2 crippled, 3 sunk. A flotilla's is that of its boat in hand, which is the slowest (9.3). */
export function levelOf({ hull, boat, boats }: Sheet, lost: number): number {
  if (boats === 1) return levelAt(hull, lost)
  return lost >= hull.size ? SUNK : levelAt(boat, lost % boat.size)
}
const SUNK = 3
