import type { FieldKinds, Role } from './kind.ts'

/** How much it matters to whoever follows a battle: what is only kept in order, what he wants to know, what ends something. */
export type Weight = 'routine' | 'matters' | 'end'

/** What is told of one event: in which words, how much it matters, and which ships have a part in it (-1: none). */
export interface Telling extends Cast {
  readonly phrase: Phrase
  readonly weight: Weight
  /** which attack it belongs to, and how */
  readonly attack: Blow | null
  /** a phase or turn begins with it: what is told after it came of nothing before it */
  readonly turns: boolean
}

/** Somebody attacks somebody: "Lion fires at Moltke". */
export interface Attack {
  readonly by: number
  readonly upon: readonly number[]
  readonly verb: string
}
/** An event begins an attack, and what follows came of it; or announces one whose results will say whose they are; or is such a result. */
export interface Blow extends Attack {
  readonly part: 'begins' | 'announces' | 'came'
}
const blow =
  (part: Blow['part']) =>
  (by: number, upon: number, verb = 'fires at'): Blow => ({ by, upon: [upon], verb, part })
export const begins = blow('begins')
export const announces = blow('announces')
export const cameOf = blow('came')

/** Whom it happened to, who did it, whom it was meant for. */
export type Cast = Readonly<Record<Role, number>>

/** The cast of an event, as the kinds of its fields say. */
export function castOf(fields: FieldKinds, said: object): Cast {
  const cast = { about: -1, by: -1, upon: -1 }
  for (const name in fields) {
    const { role } = fields[name]!
    if (role !== null && cast[role] < 0) cast[role] = (said as Readonly<Record<string, number>>)[name]!
  }
  return cast
}

/** What is said of a ship, or of no ship, before it is laid out: the layout puts her name, the stop, and what joins two of them. */
export interface Phrase {
  /** she *does* it; something of *hers* is touched; a *note* on her card; or words that need no ship */
  readonly form: 'she' | 'hers' | 'note' | 'plain'
  /** the ship; -1 for none */
  readonly about: number
  readonly says: string
}

/** "Lion loses 2 boxes." */
export const she = (about: number, says: string): Phrase => ({ form: 'she', about, says })
/** "Lion’s bridge is hit." */
export const hers = (about: number, says: string): Phrase => ({ form: 'hers', about, says })
/** "Lion: Fire." */
export const note = (about: number, says: string): Phrase => ({ form: 'note', about, says })
/** "The battle is over." */
export const plainly = (says: string): Phrase => ({ form: 'plain', about: -1, says })

const JOINTS = { she: ' ', hers: '’s ', note: ': ', plain: '' } as const

/** A phrase as a clause of its own, without the stop. */
export const clauseOf = ({ form, about, says }: Phrase, nameOf: (ship: number) => string): string =>
  `${about < 0 ? '' : nameOf(about)}${JOINTS[form]}${says}`
/** "1 turn", "3 turns", "2 boxes" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

export const sentenceOf = (phrase: Phrase, nameOf: (ship: number) => string): string => `${clauseOf(phrase, nameOf)}.`
