import { describe, expect, test } from 'vitest'
import { botNamed } from '#bots/index.ts'
import { BATTLES } from '#fleets/index.ts'
import type { Event, Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { WRITTEN } from '#kernel/order/index.ts'
import { BOOKS, type Book, bookNamed } from '#rulesets/index.ts'
import { throwsOf } from '#story/walk.ts'
import { MEETINGS } from './fleet-action/battles.ts'
import { foughtOut, headerOf } from './whole.ts'

const games = BOOKS.filter(book => book.game !== undefined)
/** The option under which orders are sealed, where they are not always. */
const SEALING: Readonly<Record<string, string>> = { 'grand-fleets': 'simultaneous' }

const coronel = BATTLES.find(({ id }) => id === 'coronel')!
const facesIn = (answers: readonly object[]): number => answers.filter(answer => 'faces' in answer).length

/** Every row as each viewer saw it: how many throws he can tell of, and of how many he could not without recalling. */
function toldBy(book: Book, viewer: number | 'public', facts: BattleFacts = coronel) {
  const sealing = book.options.find(({ name }) => name === SEALING[book.id])
  const other = sealing?.values.find(value => value !== sealing.standard)
  const options = other === undefined ? {} : { [sealing!.name]: other }
  const { start, session } = foughtOut(book, headerOf(book, facts, options, 7), botNamed('random')!)
  const state = book.copy(start)
  const counts = { thrown: 0, told: 0, sealed: 0 }
  for (const { order, answers, events } of session.rows) {
    const seen = book.game!.imagine(start, book.game!.view(state, viewer), new Dice(new Seeded(1)))
    for (const event of events) book.apply(state, event)
    const glimpse = book.game!.redact({ order, events }, viewer, state as Frozen<unknown>)
    if (glimpse.order === null || facesIn(answers) === 0) continue
    counts.thrown += facesIn(answers)
    const before = book.game!.recall(seen as Frozen<unknown>, glimpse.events as readonly Event[])
    counts.told += throwsOf(book, before as Frozen<unknown>, order, answers).length
    try {
      throwsOf(book, seen as Frozen<unknown>, order, answers)
    } catch {
      counts.sealed++
    }
  }
  return counts
}

describe.each(games.map(book => [book.id, book] as const))('%s', (_, book) => {
  test.each([0, 1, 'public'] as const)(
    'viewer %s can work every row again once it is told, sealed before or not',
    viewer => {
      const { thrown, told, sealed } = toldBy(book, viewer)
      expect(told).toBe(thrown)
      expect(thrown).toBeGreaterThan(20)
      // the check can fail: without recalling what was sealed, some rows cannot be worked, where orders are sealed at all
      expect(sealed > 0).toBe(book.vocabulary.has(WRITTEN))
    },
  )
})

test.each(MEETINGS.map(([facts]) => [facts.id, facts] as const))(
  'where boats hide under water and squadrons under markers, too: %s',
  (_id, facts) => {
    for (const viewer of [0, 1, 'public'] as const) {
      const { thrown, told } = toldBy(bookNamed('fleet-action')!, viewer, facts)
      expect(told).toBe(thrown)
    }
  },
)
