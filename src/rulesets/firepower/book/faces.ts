import { type Cite, ruleAt } from '#kernel/book/index.ts'
import type { Throwing } from '#kernel/ruleset/index.ts'
import { BOOK } from './register.ts'

// What a sum needs of the one d6 that is added to it: nothing or more succeeds.

const FACES = [1, 2, 3, 4, 5, 6] as const

export const facesOf = (total: number): boolean[] => FACES.map(face => face + total >= 0)
export const chanceOf = (total: number): number => facesOf(total).filter(Boolean).length / FACES.length
export const isHopeless = (total: number): boolean => total < -FACES.length
/** "4 or more" */
export const least = (total: number): string => (total >= -1 ? 'any face' : total === -6 ? '6' : `${-total} or more`)

const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`

interface Sum {
  readonly total: number
  readonly lines: readonly { readonly value: number; readonly why: Cite; readonly says?: string }[]
}

/** A throw that somebody thinks of, by the sum on which it would be made; `first` says what the sum begins with. */
export const throwingOf = (
  { total, lines }: Sum,
  { first, words, otherwise }: { readonly first: string; readonly words: string; readonly otherwise: string },
): Throwing => ({
  lines: lines.map(({ value, why, says }, i) => ({
    words: i === 0 ? first : (says ?? capital(ruleAt(BOOK, why).title)),
    figure: i === 0 ? '' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`,
    counts: true,
    why,
  })),
  words,
  chance: chanceOf(total),
  faces: facesOf(total),
  else: otherwise,
})
