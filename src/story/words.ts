import { clauseOf, type Phrase } from '#kernel/event/index.ts'
import type { Book } from '#rulesets/index.ts'
import type { Act } from './acts.ts'
import type { Throw, Told } from './walk.ts'

/** "Lion, Tiger and Moltke" */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Tellings about one ship, one after the other; -1 for none. */
export interface Group {
  readonly about: number
  readonly told: readonly Told[]
}

export function grouped(told: readonly Told[]): Group[] {
  const groups: { about: number; told: Told[] }[] = []
  for (const each of told) {
    const { about } = each.phrase
    const last = groups.at(-1)
    if (last !== undefined && about >= 0 && last.about === about) last.told.push(each)
    else groups.push({ about, told: [each] })
  }
  return groups
}

/** What is told of one ship in one sentence, each thing once, without the stop: "Lion loses 2 boxes, twice; her bridge is hit". */
export function joined({ told }: Group, nameOf: (ship: number) => string): string {
  const [first, ...others] = oncePer(told.map(({ phrase }) => phrase))
  const goesOn = ({ form, says }: Phrase): string => (form === 'hers' ? `her ${says}` : says)
  return [
    clauseOf(first!.phrase, nameOf) + often(first!.times),
    ...others.map(({ phrase, times }) => goesOn(phrase) + often(times)),
  ].join('; ')
}

/** The same words are told once, with how often they came. */
export function oncePer(phrases: readonly Phrase[]): { readonly phrase: Phrase; readonly times: number }[] {
  const counts = new Map<string, { phrase: Phrase; times: number }>()
  for (const phrase of phrases) {
    const key = `${phrase.about} ${phrase.form} ${phrase.says}`
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { phrase, times: 1 })
    else known.times++
  }
  return [...counts.values()]
}
const often = (count: number): string => (count === 1 ? '' : count === 2 ? ', twice' : `, ${count} times`)

/** "Lion fires at Moltke" */
export const headOf = ({ by, upon, verb }: NonNullable<Act['attack']>, nameOf: (ship: number) => string): string =>
  `${nameOf(by)} ${verb} ${listed(upon.map(nameOf))}`

/** What the dice of an act scored, told from the throws: "3 hits, 1 box", "no hit"; empty where the book counts no scores. */
export function scoresOf(book: Book, throws: readonly Pick<Throw, 'why' | 'meaning' | 'faces'>[]): string {
  const counts = new Map<string, { readonly one: string; readonly many: string; count: number }>()
  for (const { why, meaning, faces } of throws) {
    const score = book.score(why)
    if (score === null) continue
    const known = counts.get(score.one) ?? { ...score, count: 0 }
    known.count += faces.reduce((sum, face) => sum + (meaning.marks[face] ?? 0), 0)
    counts.set(score.one, known)
  }
  return [...counts.values()].map(scoreText).join(', ')
}
const scoreText = ({ one, many, count }: { one: string; many: string; count: number }): string =>
  count === 0 ? `no ${one}` : `${count} ${count === 1 ? one : many}`

/** What anybody wants to know of what happened. */
export const worthTelling = (told: readonly Told[]): Told[] => told.filter(({ weight }) => weight !== 'routine')
