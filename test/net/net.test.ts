import { describe, expect, test } from 'vitest'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { battlesOf } from './battles.ts'
import { type Block, sumOf } from './case.ts'
import { duelsOf } from './duels.ts'
import { awayOf } from './options.ts'
import { KINDS, type Kind, keptSums } from './sums.ts'

// A part of the net. A difference here is a change of behaviour: npm run net shows all of it, and npm run net -- --keep keeps it.
const kept = keptSums()
const each = BOOKS.map(book => [book.id, book] as const)

/** What is cast here: the first duels, two blocks of affrays that are quickly fought, a third of the questions and procedures. */
const CAST: Readonly<Partial<Record<Kind, (block: Block, nth: number) => boolean>>> = {
  duels: (_, nth) => nth === 0,
  battles: (_, nth) => nth === 0 || nth === 4,
  odds: (_, nth) => nth % 3 === 0,
  worked: (_, nth) => nth % 3 === 0,
}

describe.each(each)('%s', (id, book) => {
  const cases = Object.entries(CAST).flatMap(([kind, isCast]) =>
    KINDS[kind as Kind](book)
      .filter(isCast)
      .map(block => [kind, block.name, block] as const),
  )
  test.each(cases)(
    '%s, %s: as it was kept',
    (kind, name, block) => {
      expect(sumOf(block)).toBe(kept[kind]?.[id]?.[name])
    },
    60_000,
  )

  test('every block of the net is kept, and nothing else', () => {
    for (const [kind, blocksOf] of Object.entries(KINDS))
      expect(Object.keys(kept[kind]?.[id] ?? {}), kind).toEqual(blocksOf(book).map(({ name }) => name))
  })

  test('every value of every option is met in some duel and in some battle', () => {
    const duel = duelsOf(book)
    const duels = Array.from({ length: 1000 }, (_, nth) => duel(nth))
    expect(unmet(book, duels)).toEqual([])
    if (book.game !== undefined) expect(unmet(book, battlesOf(book))).toEqual([])
  })
})

const unmet = (book: Book, cases: readonly { readonly options: object }[]): object[] => {
  const met = new Set(
    cases.flatMap(({ options }) => Object.entries(options).map(([name, value]) => `${name} ${value}`)),
  )
  return awayOf(book).filter(away => Object.entries(away).some(([name, value]) => !met.has(`${name} ${value}`)))
}
