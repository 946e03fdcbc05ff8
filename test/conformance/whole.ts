import { type Bot, botNamed } from '#bots/index.ts'
import { BATTLES, booksFor } from '#fleets/index.ts'
import type { When } from '#fleets/names.ts'
import { type Header, startOf, streamOf, verify, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chooser, nextOrder } from '#game/skirmish/index.ts'
import { chosenOptions, type Event, type Frozen, type Options, type Plain } from '#kernel/desk/index.ts'
import { type Dice, Seeded, type Source } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import { captainsOf, sweepBattles } from '#lab/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { mix } from './battle.ts'
import { living } from './conform.ts'
import type { Coverage } from './coverage.ts'
import { found } from './kept.ts'
import { ownOf } from './own.ts'
import { unfit } from './told.ts'

export const shipsOf = ({ sides }: BattleFacts): string[] =>
  sides.flatMap(({ formations }) => formations.flatMap(({ ships }) => ships.map(({ ship }) => ship)))

/** Of a book's own, or of the library. */
export function cardOf(book: Book, name: string, when?: When): Plain {
  const own = ownOf(book).cards.find(card => card['name'] === name)
  if (own !== undefined) return own
  const ship = found(name, when)
  if ('unknown' in ship || !covers(book, ship.facts, ship.ship)) throw new Error(`no card of ${name}`)
  return book.card(ship.facts, ship.ship).card
}

/** Here every battle's dice are known. */
type Known = Header & { readonly seed: number }

export function headerOf(book: Book, facts: BattleFacts, changes: Options, seed: number): Known {
  const cards = facts.sides.flatMap(({ nation, formations }) =>
    formations.flatMap(({ ships }) => ships.map(({ ship }) => cardOf(book, ship, { year: facts.year, nation }))),
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

type Bots = readonly [Bot, Bot]
const seatings = (book: Book, bots: Bots) =>
  bots.map(bot => (start: Frozen<unknown>, seat: number, dice: Dice) => bot.sit(book.game!, start, seat, dice))

/** Fight a whole battle between two bots of a kind, with someone listening to every word. */
export const foughtOut = (book: Book, header: Known, bot: Bot, through?: (source: Source) => Source) =>
  foughtBetween(book, header, [bot, bot], through)

/** The same between any two bots. */
export function foughtBetween(
  book: Book,
  header: Known,
  bots: Bots,
  through: (source: Source) => Source = source => source,
) {
  const { seed } = header
  const start = startOf(book, header) as Frozen<unknown>
  const captains = captainsOf(start, seatings(book, bots), seed, 0)
  const source = new Seeded(seed)
  const turn = (row: number): void => source.turnTo(seed, streamOf(0, row))
  const session = new Session(book, book.copy(start), through(source), chooser(captains), turn)
  for (;;) {
    const order = nextOrder(book, captains, session.state)
    if (order === null) break
    const row = session.take(order)
    if ('reason' in row)
      throw new Error(`${bots[order.seat]?.name} was refused: ${row.reason} (${JSON.stringify(order)})`)
  }
  return { start, session, text: writeJournal(book, { header, rows: session.rows }) }
}

/** All that must hold of any battle of any book; a sentence for the first thing that does not, or null. */
export function battleFault(book: Book, header: Known, bot: Bot, coverage?: Coverage): string | null {
  const { start, session, text } = foughtOut(book, header, bot, source => coverage?.over(source) ?? source)
  const { rows, state } = session
  const standing = book.game!.standing(state)
  const end = living(state as object)
  if (!standing.over) return 'nobody is awaited, and it is not over'
  const verdict = verify(text, bookNamed)
  if (!verdict.ok) return `its journal does not verify: row ${verdict.row}, ${verdict.reason}`
  if (foughtOut(book, header, bot).text !== text) return 'fought twice it is written otherwise'
  const again = book.copy(start)
  const watch = coverage?.watch(book)
  const events = rows.flatMap(row => row.events) as Event[]
  for (const event of events) {
    watch?.(event, again)
    book.apply(again, event)
    const wrong = unfit(book, event, again, header.cards.length)
    if (wrong !== null) return wrong
  }
  if (living(again as object) !== end) return 'its events, applied, do not lead to its end'
  const silent = sweepBattles(book, start, seatings(book, [bot, bot]), header.seed, 0, 1)
  if (silent.orders !== rows.length || silent.turns !== standing.turns) return 'fought silently it goes otherwise'
  return null
}

/** Some battle of this book, chosen by a number, now and then an option away from its standard: of its own, if it has any, and at times of the library. */
export function anyBattle(book: Book, seed: number): Known {
  const { battles } = ownOf(book)
  const [facts, by] = battles[seed % (battles.length + 1)] ?? [
    ofLibrary(book, Math.floor(seed / (battles.length + 1))),
    {},
  ]
  const options = Object.fromEntries(
    book.options.flatMap(({ name, values }, i) =>
      mix(seed, 2 * i) % 6 === 0 ? [[name, values[mix(seed, 2 * i + 1) % values.length]!]] : [],
    ),
  )
  return headerOf(book, facts, { ...options, ...by }, seed)
}

/** The smallest mostly. */
function ofLibrary(book: Book, nth: number): BattleFacts {
  const fit = BATTLES.filter(battle => booksFor(battle, [book]).length > 0)
  const [smallest] = fit.toSorted((a, b) => shipsOf(a).length - shipsOf(b).length)
  return nth % 4 === 0 ? fit[(nth / 4) % fit.length]! : smallest!
}

export const RANDOM = botNamed('random')!
