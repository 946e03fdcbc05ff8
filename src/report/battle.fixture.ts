import { shipNamed } from '#fleets/index.ts'
import { type Header, startOf, streamOf, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { type Captain, chooser, nextOrder } from '#game/skirmish/index.ts'
import type { Cite } from '#kernel/book/index.ts'
import { chosenOptions, lowest, type Options, type Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts, BattleSide, ShipInBattle } from '#kernel/facts/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'

// Journals to report on. The bots live beside this room and may not be called, so a captain of its own stands here.

type At = readonly [ship: string, east: number, north: number, heading: number]
const inBattle = ([ship, east, north, heading]: At): ShipInBattle => ({
  ship,
  at: { east, north },
  heading,
  crew: 'regular',
})
const side = (name: string, nation: BattleSide['nation'], admiral: string, ships: readonly At[]): BattleSide => ({
  name,
  nation,
  admiral,
  formations: [{ name: '', ships: ships.map(inBattle) }],
})

/** Two squadrons on parallel courses. */
export const CORONEL: BattleFacts = {
  id: 'coronel',
  title: 'Coronel & after',
  year: 1914,
  month: 11,
  day: 1,
  place: 'off Coronel, Chile',
  story: '',
  sea: { width: 36, height: 66, state: 'rough' },
  begins: 19 * 60,
  sunrise: null,
  sunset: null,
  visibilityMiles: 12,
  lastsMinutes: 120,
  sides: [
    side('British squadron', 'GBR', 'Cradock', [
      ['Good Hope', 14, 47, 180],
      ['Monmouth', 14, 47.5, 180],
      ['Glasgow', 14, 48, 180],
      ['Otranto', 14, 48.7, 180],
    ]),
    side('East Asia Squadron', 'DEU', 'Spee', [
      ['Scharnhorst (1906)', 19.8, 46.8, 191],
      ['Gneisenau', 19.8, 47.3, 191],
      ['Leipzig', 19.8, 48, 191],
      ['Dresden', 19.8, 49, 191],
      ['Nürnberg', 25, 62, 195],
    ]),
  ],
  happened: '',
  sources: [],
}

/** Mostly the first order that the book suggests, which keeps a course; now and then any of them. */
function captain(book: Book, dice: Dice): Captain<unknown, unknown> {
  return {
    decide(state, seat) {
      const orders = [...book.game!.suggest(state, seat, dice)]
      return orders[dice.one(4, WHIM) > 1 ? 0 : dice.one(100, WHIM) % orders.length]
    },
    choose: lowest,
  }
}
const WHIM = 0 as Cite

const cardOf = (book: Book, name: string): Plain => {
  const found = shipNamed(name, { year: 1916, nation: 'GBR' })
  if ('unknown' in found) throw new Error(`there is no ship ${name}`)
  return book.card(found.facts, found.ship).card
}

const headerOf = (book: Book, battle: Header['battle'], cards: readonly Plain[], seed: number, options: Options) => {
  const chosen = chosenOptions(book.options, options)
  return { straddle: 1, book: book.id, revision: book.revision, options: chosen, battle, cards, seed } as const
}

interface Course {
  readonly facts?: BattleFacts
  readonly options?: Options
  /** broken off after so many rows */
  readonly rows?: number
  /** the first side then gives up */
  readonly concedes?: boolean
}

/** A whole battle's journal. */
export function battleJournal(seed: number, course: Course = {}): string {
  const { facts = CORONEL, options = {}, rows = Number.POSITIVE_INFINITY, concedes = false } = course
  const book = bookNamed('grand-fleets')!
  const names = facts.sides.flatMap(each => each.formations.flatMap(({ ships }) => ships.map(({ ship }) => ship)))
  const cards = names.map(name => cardOf(book, name))
  const header = headerOf(book, { kind: 'battle', facts }, cards, seed, options)
  const captains = [0, 1].map(seat => captain(book, new Dice(new Seeded(seed + 1000, seat))))
  const source = new Seeded(seed)
  const session = new Session(book, startOf(book, header), source, chooser(captains), row =>
    source.turnTo(seed, streamOf(0, row)),
  )
  const give = (order: Order<unknown>): void => {
    const row = session.take(order)
    if ('reason' in row) throw new Error(row.reason)
  }
  while (session.rows.length < rows) {
    const order = nextOrder(book, captains, session.state)
    if (order === null) break
    give(order)
  }
  if (concedes) give({ seat: 0, command: { type: 'Concede' } })
  return writeJournal(book, { header, rows: session.rows })
}

export function duelJournal(id: string, ships: readonly [string, string], seed: number, given: Plain = {}): string {
  const book = bookNamed(id)!
  const terms = book.duel.terms.read(given)
  const header = headerOf(
    book,
    { kind: 'duel', terms },
    ships.map(name => cardOf(book, name)),
    seed,
    {},
  )
  const session = new Session(book, startOf(book, header), new Seeded(seed), book.duel.decider)
  for (let order = book.duel.next(session.state); order !== null; order = book.duel.next(session.state)) {
    const row = session.take(order)
    if ('reason' in row) throw new Error(row.reason)
  }
  return writeJournal(book, { header, rows: session.rows })
}
