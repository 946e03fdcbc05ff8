import { describe, expect, test } from 'vitest'
import { BATTLES, booksFor } from '#fleets/index.ts'
import { startOf } from '#game/journal/index.ts'
import type { Frozen, Options, Plain } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { living } from './conform.ts'
import { battleFault, headerOf, RANDOM, shipsOf } from './whole.ts'

// What every book that is a whole game must prove, with bots that give any legal order. A thousand battles: npm run soak.
const games = BOOKS.filter(book => book.game !== undefined)

/** Each option away from its standard once. */
const optionSets = (book: Book): readonly Options[] => [
  {},
  ...book.options.map(({ name, values, standard }) => ({ [name]: values.find(value => value !== standard)! })),
]

describe.each(games.map(book => [book.id, book] as const))('%s, whole battles', (_, book) => {
  const library = BATTLES.filter(battle => booksFor(battle, [book]).length > 0)
  const [smallest] = library.toSorted((a, b) => shipsOf(a).length - shipsOf(b).length)
  test.each(optionSets(book).map(options => [JSON.stringify(options), options] as const))(
    'hold in every way with %s',
    (_title, options) => expect(battleFault(book, headerOf(book, smallest!, options, 11), RANDOM)).toBeNull(),
    60_000,
  )

  test.each(library.map(battle => [battle.id, battle] as const))(
    '%s is set up, and its view can be sent',
    (_id, facts) => {
      const start = startOf(book, headerOf(book, facts, {}, 1)) as Frozen<unknown>
      const sent = JSON.parse(JSON.stringify(book.game!.view(start, 0))) as Plain
      const seen = book.game!.imagine(start, sent, new Dice(new Script([])))
      expect(living(seen as object)).toBe(living(start as object))
      expect(book.game!.present.chart(start).units).toHaveLength(shipsOf(facts).length)
    },
  )
})
