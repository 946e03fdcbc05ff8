import { describe, expect, test } from 'vitest'
import { botNamed } from '#bots/index.ts'
import { BATTLES, shipNamed } from '#fleets/index.ts'
import { type Header, startOf, verify, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chooser, nextOrder, streamOf } from '#game/skirmish/index.ts'
import { chosenOptions, type Event, type Frozen, type Options, type Plain } from '#kernel/desk/index.ts'
import { Dice, Script, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import { captainsOf, sweepBattles } from '#lab/index.ts'
import { BOOKS, type Book, bookNamed } from '#rulesets/index.ts'
import { living } from './conform.ts'

const RANDOM = botNamed('random')!

/** What every book that is a whole game must prove, with bots that give any legal order. */
const games = BOOKS.filter(book => book.game !== undefined)

function headerOf(book: Book, facts: BattleFacts, changes: Options, seed: number): Header {
  const cards = facts.sides.flatMap(({ formations }) =>
    formations.flatMap(({ ships }) =>
      ships.map(({ ship }): Plain => {
        const found = shipNamed(ship)
        if ('unknown' in found || !covers(book.years, found.facts, found.ship)) throw new Error(`no card of ${ship}`)
        return book.card(found.facts, found.ship).card
      }),
    ),
  )
  const options = chosenOptions(book.options, changes)
  return {
    straddle: 1,
    book: book.id,
    revision: book.revision,
    options,
    battle: { kind: 'battle', facts },
    cards,
    seed,
  }
}

function fought(book: Book, header: Header) {
  const { seed } = header
  const start = startOf(book, header) as Frozen<unknown>
  const seatings = [0, 1].map(
    () => (begins: Frozen<unknown>, seat: number, dice: Dice) => RANDOM.sit(book.game!, begins, seat, dice),
  )
  const captains = captainsOf(start, seatings, seed, 0)
  const source = new Seeded(seed)
  const session = new Session(book, header, book.copy(start), source, chooser(captains), row =>
    source.turnTo(seed, streamOf(0, row)),
  )
  for (
    let order = nextOrder(book, captains, session.state);
    order !== null;
    order = nextOrder(book, captains, session.state)
  ) {
    const row = session.take(order)
    if ('reason' in row) throw new Error(`refused: ${row.reason}`)
  }
  return { start, session, seatings, text: writeJournal({ header, rows: session.rows }, book.register) }
}

/** Each option away from its standard once, in turn. */
const optionSets = (book: Book): readonly Options[] => [
  {},
  ...book.options.map(({ name, values, standard }) => ({ [name]: values.find(value => value !== standard)! })),
]

describe.each(games.map(book => [book.id, book] as const))('%s, whole battles', (_, book) => {
  const [smallest] = [...BATTLES].sort((a, b) => sizeOf(a) - sizeOf(b))
  test.each(optionSets(book).map(options => [JSON.stringify(options), options] as const))(
    'with %s: no order is refused, the journal holds, events make the end, silence changes nothing',
    (_title, options) => {
      const header = headerOf(book, smallest!, options, 11)
      const { start, session, seatings, text } = fought(book, header)
      const end = living(session.state as object)
      expect(verify(text, bookNamed)).toEqual({ ok: true, rows: session.rows.length })
      expect(fought(book, header).text).toBe(text)
      const again = book.copy(start)
      for (const row of session.rows) for (const event of row.events) book.apply(again, event)
      expect(living(again as object)).toBe(end)
      for (const row of session.rows) {
        for (const event of row.events) expect(book.tell(event as Event, session.state).trim()).not.toBe('')
      }
      const { orders, turns } = sweepBattles(book, start, seatings, header.seed, 0, 1)
      expect([orders, turns]).toEqual([session.rows.length, book.game!.standing(session.state).turns])
      expect(book.game!.standing(session.state).over).toBe(true)
    },
    60_000,
  )

  test.each(BATTLES.map(battle => [battle.id, battle] as const))(
    '%s is set up, and its view can be sent',
    (_id, facts) => {
      const start = startOf(book, headerOf(book, facts, {}, 1)) as Frozen<unknown>
      const sent = JSON.parse(JSON.stringify(book.game!.view(start, 0))) as Plain
      const seen = book.game!.imagine(start, sent, new Dice(new Script([])))
      expect(living(seen as object)).toBe(living(start as object))
      expect(book.game!.present.chart(start).units).toHaveLength(sizeOf(facts))
    },
  )
})

function sizeOf({ sides }: BattleFacts): number {
  return sides.flatMap(({ formations }) => formations.flatMap(({ ships }) => ships)).length
}
