import { BOTS, type Bot, botNamed } from '#bots/index.ts'
import { BATTLES, battleNamed, booksFor, dayOf, foundIn, PICK_UP, shipsOf } from '#fleets/index.ts'
import { type Header, startOf, streamOf, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chooser, nextOrder } from '#game/skirmish/index.ts'
import type { Frozen, Plain } from '#kernel/desk/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import { counted } from '#kernel/event/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { captainsOf } from '#lab/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { sentences } from '#story/index.ts'
import { cardIn, findBook, findOptions } from '../find.ts'
import { wholeNumber } from '../input.ts'
import { keepJournal, mayWrite } from '../journal.ts'
import { type Muster, type MusterFlags, musterOf, plainFleets, refuseMuster, toldFleets } from '../muster.ts'
import { print, printJson, printTable } from '../output.ts'
import { seatingOf } from '../seating.ts'

export interface BattleFlags extends MusterFlags {
  book: string
  bots?: string
  seed: string
  journal?: string
  option: string[]
  json?: boolean
}

/** A battle as it is listed; a pick-up battle has no date, sides or ships before it is one. */
interface Listed {
  readonly id: string
  readonly title: string
  readonly date: string | null
  readonly sides: readonly string[]
  readonly ships: readonly (readonly string[])[]
  readonly books: readonly string[]
}

/** `straddle battles` */
export function battles({ json }: { json?: boolean }): void {
  const all: Listed[] = BATTLES.map(battle => ({
    id: battle.id,
    title: battle.title,
    date: dayOf(battle),
    sides: battle.sides.map(({ name }) => name),
    ships: battle.sides.map(side => shipsOf({ sides: [side] })),
    books: booksFor(battle, BOOKS).map(({ id }) => id),
  }))
  const games = BOOKS.filter(({ game }) => game !== undefined).map(({ id }) => id)
  all.push({ id: PICK_UP.id, title: PICK_UP.title, date: null, sides: [], ships: [], books: games })
  if (json) return printJson({ battles: all } as unknown as Plain)
  printTable(
    ['battle', 'title', 'date', 'ships', 'books'],
    all.map(({ id, title, date, ships, books }) => [
      id,
      title,
      date ?? 'any',
      ships.length === 0 ? 'any' : ships.map(each => each.length).join(' v '),
      books.join(', '),
    ]),
  )
}

export function findBattle(id: string): BattleFacts {
  const found = battleNamed(id)
  if (!('unknown' in found)) return found
  const near = found.near.length > 0 ? `; did you mean ${found.near.join(' or ')}?` : '; straddle battles lists them'
  throw new BadInput(`there is no battle ${JSON.stringify(id)}${near}`)
}

/** "drill,random": the first commands the first side. */
export function findBots(names = 'random,random'): readonly [Bot, Bot] {
  const bots = names.split(',').map(name => {
    const bot = botNamed(name.trim())
    if (bot !== undefined) return bot
    const there = BOTS.map(each => each.name).join(', ')
    throw new BadInput(`--bots: there is no bot ${JSON.stringify(name.trim())}; there are ${there}`)
  })
  if (bots.length !== 2) throw new BadInput('--bots: name two, one for each side: drill,random')
  return bots as [Bot, Bot]
}

/** A battle as it will be fought; with the fleets and their cost, if they were picked for it. */
export interface Fixture {
  readonly header: Header
  readonly muster: Muster | null
}

export function fixtureOf(
  id: string,
  flags: Pick<BattleFlags, 'book' | 'option' | keyof MusterFlags>,
  seed: number,
): Fixture {
  const muster = isPickUp(id)
    ? musterOf(gameOf(flags.book), flags, findOptions(gameOf(flags.book), flags.option), seed)
    : null
  if (muster === null) refuseMuster(flags, 'only a pick-up battle has fleets to choose')
  const facts = muster?.facts ?? findBattle(id)
  const book = gameOf(flags.book)
  const cards = foundIn(facts).map(found => cardIn(book, found).card as Plain)
  const options = findOptions(book, flags.option, facts.books?.[book.id]?.options)
  const battle = { kind: 'battle', facts } as const
  return { header: { straddle: 1, book: book.id, revision: book.revision, options, battle, cards, seed }, muster }
}

const isPickUp = (id: string): boolean => id.trim().toLowerCase().replaceAll(' ', '-') === PICK_UP.id

function gameOf(id: string): Book {
  const book = findBook(id)
  if (book.game === undefined) throw new BadInput(`--book: ${book.title} has no whole battles yet`)
  return book
}

/** `straddle battle <battle> --book <book> --bots drill,drill` */
export function battle(id: string, flags: BattleFlags): void {
  mayWrite(flags.journal, flags.json)
  const seed = wholeNumber(flags.seed, '--seed', 0, Number.MAX_SAFE_INTEGER)
  const { header, muster } = fixtureOf(id, flags, seed)
  const book = findBook(header.book)
  const bots = findBots(flags.bots)
  const start = startOf(book, header)
  const seatings = bots.map(bot => seatingOf(book, bot))
  const captains = captainsOf(start as Frozen<unknown>, seatings, seed, 0)
  const source = new Seeded(seed)
  const turn = (row: number): void => source.turnTo(seed, streamOf(0, row))
  const session = new Session(book, book.copy(start), source, chooser(captains), turn)
  const told: string[] = muster === null ? [] : [...toldFleets(muster), '']
  for (;;) {
    const order = nextOrder(book, captains, session.state)
    if (order === null) break
    const before = session.state
    const row = session.take(order)
    if ('reason' in row) throw new Error(`${bots[order.seat]?.name} gave an order that was refused: ${row.reason}`)
    if (!flags.json) told.push(...sentences(book, before, row.events))
  }
  if (keepJournal(flags.journal, () => writeJournal(book, { header, rows: session.rows }))) return
  const names = bots.map(({ name }) => name)
  conclude(book, { header, muster }, session, names, told, flags)
}

function conclude(
  book: Book,
  fixture: Fixture,
  { state, rows }: { readonly state: unknown; readonly rows: readonly unknown[] },
  bots: readonly string[],
  told: readonly string[],
  flags: BattleFlags,
): void {
  const { header, muster } = fixture
  const game = book.game!
  const { winner, turns, points } = game.standing(state)
  const { battle } = header
  if (battle.kind !== 'battle') throw new Error('a battle was fought that is none')
  const { sides } = battle.facts
  const units = game.present.chart(state).units
  const lost = sides.map((_, side) =>
    units.filter(unit => unit.side === side && unit.state === 'sunk').map(unit => unit.name),
  )
  const won = winner < 0 ? null : sides[winner]!.name
  if (flags.json) {
    const names = sides.map(({ name }) => name)
    const journal = flags.journal ?? null
    const ended = { journal, winner: won, turns, points: [...points], lost, sides: names, seed: header.seed }
    return printJson({ ...ended, rows: rows.length, bots: [...bots], ...(muster === null ? {} : plainFleets(muster)) })
  }
  print(...told, '')
  print(won === null ? `Drawn after ${counted(turns, 'turn')}.` : `${won}: victory after ${counted(turns, 'turn')}.`)
  sides.forEach(({ name }, side) => {
    const gone = lost[side]!.length === 0 ? 'nothing' : lost[side]!.join(', ')
    print(`${name} (${bots[side]}): ${points[side]} points; lost ${gone}`)
  })
  if (flags.journal !== undefined) print(`Journal: ${flags.journal} (check it with: straddle verify ${flags.journal})`)
}
