import { list, SHIP, WHOLE } from '#kernel/event/index.ts'

/**
 * Orders that are written down and not yet read out. A state holds them as one list of whole numbers: whose, how many
 * words, the words; and so on. The first word is the kind of the order, a number that is frozen for ever.
 */
export interface Sealed {
  readonly ship: number
  readonly words: readonly number[]
}

/** What a list holds, in the order in which it was written. */
export function sealedIn(list: readonly number[]): Sealed[] {
  const orders: Sealed[] = []
  for (let i = 0; i < list.length; i += 2 + list[i + 1]!) {
    orders.push({ ship: list[i]!, words: list.slice(i + 2, i + 2 + list[i + 1]!) })
  }
  return orders
}

/** As it is read out: ship by ship, and kind by kind. */
export const readOut = (list: readonly number[]): Sealed[] =>
  sealedIn(list).sort((a, b) => a.ship - b.ship || a.words[0]! - b.words[0]!)

const ANY = -1

/** Is something written for this ship: of one kind, or at all? */
export function isSealed(list: readonly number[], ship: number, kind = ANY): boolean {
  for (let i = 0; i < list.length; i += 2 + list[i + 1]!) {
    if (list[i] === ship && (kind === ANY || list[i + 2] === kind)) return true
  }
  return false
}

/** The list without what is written for a ship: of one kind, or at all. */
export const struckOut = (list: readonly number[], ship: number, kind = ANY): number[] =>
  kept(list, (whose, what) => whose !== ship || (kind !== ANY && what !== kind))

/** What is written for these ships. */
export const sealedFor = (list: readonly number[], isOwn: (ship: number) => boolean): number[] => kept(list, isOwn)

function kept(list: readonly number[], keeps: (ship: number, kind: number) => boolean): number[] {
  const rest: number[] = []
  for (let i = 0; i < list.length; i += 2 + list[i + 1]!) {
    if (!keeps(list[i]!, list[i + 2]!)) continue
    for (let word = i; word < i + 2 + list[i + 1]!; word++) rest.push(list[word]!)
  }
  return rest
}

/** The list with one more order. */
export const sealedInto = (list: readonly number[], ship: number, words: readonly number[]): number[] => [
  ...list,
  ship,
  words.length,
  ...words,
]

/** The events of sealing carry the same in every book, so that anybody can tell what is still secret. */
export const WRITTEN = 'OrderWritten'
export const REVEALED = 'OrderRevealed'
export const SEALED_FIELDS = { ship: SHIP, order: list(WHOLE, 1000) }
