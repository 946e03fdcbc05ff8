/** How large the battle is that an event speaks of. */
export interface Scope {
  readonly ships: number
}

/** Whom a field names: whoever it happened to, whoever did it, whoever it was meant for. */
export type Role = 'about' | 'by' | 'upon'

/**
 * What a field of an event holds. The kind gives the field its type, decides whether a value that was read from outside can
 * be one, and says whether it names a ship.
 */
export interface Kind<T> {
  readonly name: string
  readonly role: Role | null
  /** the field may be left out: rows of early revisions do not have it */
  readonly optional: boolean
  fits(value: unknown, scope: Scope): value is T
}
/** A field that may be left out. */
export interface Optional<T> extends Kind<T> {
  readonly optional: true
}

/** The largest number that a digest can stand for. */
const LARGEST = 2 ** 31 - 1

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** A whole number within limits, both of them included. */
export const whole = (name: string, least: number, most: number): Kind<number> => ({
  name,
  role: null,
  optional: false,
  fits: (value): value is number => isWhole(value, least, most),
})

const ship = (name: string, role: Role | null, least: number): Kind<number> => ({
  name,
  role,
  optional: false,
  fits: (value, { ships }): value is number => isWhole(value, least, ships - 1),
})

/** Ships go by their places in the battle's list. */
export const SHIP = ship('ship', 'about', 0)
export const BY = ship('by', 'by', 0)
export const UPON = ship('upon', 'upon', 0)
/** -1: nobody, or nobody that is a ship. */
export const BY_IF_ANY = ship('by, if any', 'by', -1)
export const UPON_IF_ANY = ship('upon, if any', 'upon', -1)

/** Any number that can be digested. */
export const WHOLE = whole('whole', -LARGEST - 1, LARGEST)
/** As many as a battle can have of anything: what is lost, spent or counted. */
export const COUNT = whole('count', 0, 1_000_000)
/** A place in a list that is no list of ships: groups of mounts, batteries, holds. */
export const INDEX = whole('index', 0, 4095)
export const INDEX_IF_ANY = whole('index, if any', -1, 4095)
export const SEAT = whole('seat', 0, 31)
/** Sides as bits. */
export const SIDES = whole('sides', 0, 3)
export const TURN_NUMBER = whole('turn', 0, 100_000)
/** Turn and phase as one number. */
export const MOMENT = whole('moment', 0, 10_000_000)
/** Tenths of a degree. */
export const HEADING = whole('heading', 0, 3599)
/** East or north of the board's corner, in the board's own unit. */
export const PLACE = whole('place', -(2 ** 30), 2 ** 30)

export const YES_OR_NO: Kind<boolean> = {
  name: 'yes or no',
  role: null,
  optional: false,
  fits: (value): value is boolean => typeof value === 'boolean',
}

/** One of some words. */
export const word = <const Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  name: words.join(' or '),
  role: null,
  optional: false,
  fits: (value): value is Word => typeof value === 'string' && (words as readonly string[]).includes(value),
})

/** Some of a kind, so many at most. */
export const list = <T>(of: Kind<T>, most: number): Kind<readonly T[]> => ({
  name: `list of ${of.name}`,
  role: null,
  optional: false,
  fits: (value, scope): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(each => of.fits(each, scope)),
})

/** A record inside a field. */
export const record = <F extends FieldKinds>(fields: F): Kind<FieldValues<F>> => ({
  name: `record of ${Object.keys(fields).join(', ')}`,
  role: null,
  optional: false,
  fits: (value, scope): value is FieldValues<F> => misfit(fields, value, scope, []) === null,
})

export const optional = <T>(of: Kind<T>): Optional<T> => ({ ...of, optional: true })

export type FieldKinds = Readonly<Record<string, Kind<unknown>>>
type Holds<K> = K extends Kind<infer T> ? T : never
type Left<F extends FieldKinds> = { [Name in keyof F]: F[Name] extends Optional<unknown> ? Name : never }[keyof F]
/** What is said of something with these fields. */
export type FieldValues<F extends FieldKinds> = { readonly [Name in Exclude<keyof F, Left<F>>]: Holds<F[Name]> } & {
  readonly [Name in Left<F>]?: Holds<F[Name]>
}

/** The first field of a value that is not what it must be, or that nobody knows; null: all are right. */
export function misfit(fields: FieldKinds, value: unknown, scope: Scope, besides: readonly string[]): string | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return ''
  for (const name of Object.keys(value)) if (!Object.hasOwn(fields, name) && !besides.includes(name)) return name
  for (const name in fields) {
    const kind = fields[name]!
    if (!Object.hasOwn(value, name)) {
      if (!kind.optional) return name
    } else if (!kind.fits((value as Record<string, unknown>)[name], scope)) return name
  }
  return null
}
