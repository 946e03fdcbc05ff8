import { beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '#kernel/desk/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { actionsFault } from './actions.ts'
import { Coverage } from './coverage.ts'
import { ownOf } from './own.ts'
import { anyBattle, battleFault, RANDOM } from './whole.ts'

// That the soak's account of what criticals have done can be believed: it grows with what is fought, and names what is missing.
// A thousand battles, in which every effect must come: npm run soak.

interface Soaked {
  readonly coverage: Coverage
  readonly faults: readonly string[]
}
/** Battles by their numbers, and actions beside them. */
function soaked(book: Book, battles: readonly number[], actions: number): Soaked {
  const coverage = new Coverage()
  const fought = battles.map(seed => battleFault(book, anyBattle(book, seed), RANDOM, coverage))
  const worked = Array.from({ length: actions }, (_, seed) => actionsFault(book, seed, coverage))
  return { coverage, faults: [...fought, ...worked].filter(sentence => sentence !== null) }
}

const listed = BOOKS.filter(({ effects }) => effects !== undefined)
describe.each(listed.map(book => [book.id, book] as const))('%s, what criticals do', (_, book) => {
  const { names, never } = book.effects!
  const each = ownOf(book).battles.map((_battle, seed) => seed)
  let once: Soaked
  let whole: Soaked
  beforeAll(() => {
    once = soaked(book, each.slice(0, 1), 0)
    whole = soaked(book, each, 100)
  }, 240_000)

  test('each effect has a name of its own, and what cannot come has a reason', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const [name, why] of Object.entries(never)) expect([names.includes(name), why !== '']).toEqual([true, true])
  })

  test('each of its own battles once, and some actions: most have come, none that the list lacks', () => {
    expect(whole.faults).toEqual([])
    expect(whole.coverage.unlisted(book)).toEqual([])
    expect(whole.coverage.neverCame(book).length).toBeLessThan(names.length / 3)
  })

  test('one battle reaches some of them, and names all others', () => {
    const missing = once.coverage.neverCame(book)
    expect(missing.length).toBeLessThan(names.length - Object.keys(never).length)
    const later = missing.filter(name => whole.coverage.times(name) > 0)
    expect(later.length).toBeGreaterThan(names.length / 3)
  })

  test('an effect that nothing brings about any more is named, and so is one that no rule ever did', () => {
    const lost = names.find(name => once.coverage.times(name) > 0)!
    const reader = () => {
      const read = book.effects!.reader()
      return (event: Event, before: unknown) => read(event, before).filter(name => name !== lost)
    }
    const lame: Book = { ...book, effects: { never, names: [...names, 'what no rule does'], reader } }
    const { coverage } = soaked(lame, each.slice(0, 1), 0)
    const missing = once.coverage.neverCame(book)
    expect(coverage.neverCame(lame).filter(name => !missing.includes(name))).toEqual([lost, 'what no rule does'])
  })
})
