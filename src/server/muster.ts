import { BOTS, botNamed } from '#bots/index.ts'
import { BATTLES, booksFor, dayOf, foundIn, shipsOf } from '#fleets/index.ts'
import { type Header, Scribe } from '#game/journal/index.ts'
import { BadOption, chosenOptions, type Event, type Options, type Plain } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { BOOKS, type Book, bookNamed } from '#rulesets/index.ts'
import type { BattleLine, BookLine, BotLine } from '#wire/index.ts'

export const battleLines = (): BattleLine[] =>
  BATTLES.map(battle => ({
    battle: battle.id,
    title: battle.title,
    date: dayOf(battle),
    place: battle.place,
    story: battle.story,
    sides: battle.sides.map(side => ({ name: side.name, admiral: side.admiral, ships: shipsOf({ sides: [side] }) })),
    books: lightestFirst(booksFor(battle, BOOKS)).map(({ id }) => id),
  }))

/** Whoever has not chosen a book begins with the one that has the fewest rules. */
const lightestFirst = (books: readonly Book[]): Book[] =>
  [...books].sort((one, other) => one.register.rules.length - other.register.rules.length)

export const bookLines = (): BookLine[] =>
  BOOKS.map(({ id, title, revision, years, options, game }) => ({
    book: id,
    title,
    revision,
    years: { ...years },
    playable: game !== undefined,
    options: options.map(option => ({ ...option })),
  }))

export const botLines = (): BotLine[] => BOTS.map(({ name, words }) => ({ bot: name, words }))

/** Throws `BadInput` where there is no such bot. */
export function mustBeBot(name: string): void {
  if (botNamed(name) === undefined)
    throw new BadInput(`there is no bot ${name}; there are ${BOTS.map(bot => bot.name).join(', ')}`)
}

/** The header of a new game; its dice are secret. Throws `BadInput`. */
export function musteredHeader(battle: string, bookId: string, asked: Options): Header {
  const facts = BATTLES.find(({ id }) => id === battle)
  if (facts === undefined)
    throw new BadInput(`there is no battle ${battle}; there are ${BATTLES.map(({ id }) => id).join(', ')}`)
  const book = bookNamed(bookId)
  const books = booksFor(facts, BOOKS)
  if (book === undefined || !books.includes(book))
    throw new BadInput(
      `${facts.title} cannot be fought under ${bookId}; it can under ${books.map(({ id }) => id).join(', ')}`,
    )
  const cards = foundIn(facts).map(({ facts: of, ship }) => book.card(of, ship).card as Plain)
  const options = optionsOf(book, { ...facts.books?.[book.id]?.options, ...asked })
  const { revision } = book
  return { straddle: 1, book: book.id, revision, options, battle: { kind: 'battle', facts }, cards, seed: null }
}

function optionsOf(book: Book, asked: Options): Options {
  try {
    return chosenOptions(book.options, asked)
  } catch (thrown) {
    throw thrown instanceof BadOption ? new BadInput(thrown.message) : thrown
  }
}

/** A header as a journal's first line. */
export const headerLine = (header: Header): string =>
  new Scribe<unknown, unknown, Event>(bookNamed(header.book)!, header).header
