/** How much it matters to whoever follows a battle: what is only kept in order, what he wants to know, what ends something. */
export type Weight = 'routine' | 'matters' | 'end'

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
/** "Lion's bridge is hit." */
export const hers = (about: number, says: string): Phrase => ({ form: 'hers', about, says })
/** "Lion: Fire." */
export const note = (about: number, says: string): Phrase => ({ form: 'note', about, says })
/** "The battle is over." */
export const plainly = (says: string): Phrase => ({ form: 'plain', about: -1, says })

const JOINTS = { she: ' ', hers: "'s ", note: ': ', plain: '' } as const

/** A phrase as a sentence of its own. */
export const sentenceOf = ({ form, about, says }: Phrase, nameOf: (ship: number) => string): string =>
  `${about < 0 ? '' : nameOf(about)}${JOINTS[form]}${says}.`
