import type { Header } from '#game/journal/index.ts'
import type { Book } from '#rulesets/index.ts'
import { beginning, listed, type OpenedJournal } from '#story/index.ts'

export interface Side {
  readonly name: string
  readonly admiral: string
  readonly ships: readonly string[]
}

/** What a journal's header says of its battle. */
export interface Scene {
  readonly title: string
  readonly date: string
  readonly place: string
  readonly sides: readonly Side[]
  /** every ship, in the order of the cards; those of one name are told apart by their sides */
  readonly ships: readonly string[]
  /** a duel's terms, and options that are not as the book's standard has them */
  readonly terms: readonly string[]
}

export function sceneOf(header: Header, book: Book): Scene {
  const { battle, options } = header
  const standard = new Map(book.options.map(option => [option.name, option.standard]))
  const others = Object.entries(options).filter(([name, value]) => standard.get(name) !== value)
  const scene = battle.kind === 'duel' ? duelOf(header) : battleOf(header, battle.facts)
  const terms = battle.kind === 'duel' ? Object.entries(battle.terms ?? {}) : []
  return { ...scene, terms: [...terms, ...others].map(([name, value]) => `${name} ${value}`) }
}

type Told = Omit<Scene, 'terms'>

function duelOf(header: Header): Told {
  const ships = apart(namesOf(header), [0, 1], ['the first', 'the second'])
  const sides = ships.map(name => ({ name, admiral: '', ships: [name] }))
  return { title: `${listed(ships)}, a duel`, date: '', place: '', sides, ships }
}

type Facts = Extract<Header['battle'], { kind: 'battle' }>['facts']
function battleOf(header: Header, { title, year, month, day, place, sides }: Facts): Told {
  const seats = sides.flatMap(({ formations }, side) => formations.flatMap(({ ships }) => ships.map(() => side)))
  const names = sides.map(({ name }) => name)
  const ships = apart(namesOf(header), seats, names)
  const named = MONTHS[month - 1]
  return {
    title: title || 'A battle',
    date: named === undefined ? '' : `${day} ${named} ${year}`,
    place: place ?? '',
    sides: sides.map(({ name, admiral }, side) => ({
      name,
      admiral: admiral ?? '',
      ships: ships.filter((_, ship) => seats[ship] === side),
    })),
    ships,
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Every card has a name, whatever else its book puts there. */
export const namesOf = ({ cards }: Header): string[] =>
  cards.map(card => String((card as { readonly name?: unknown }).name ?? ''))

/** The ships as they are on the chart, told apart: boats of a flotilla are one. */
export function shipNames(opened: OpenedJournal): readonly string[] {
  const { header, book } = opened
  const { sides, ships } = sceneOf(header, book)
  const units = book.game?.present.chart(beginning(opened)).units ?? []
  if (units.length === 0 || units.length === ships.length) return ships
  return apart(
    units.map(({ name }) => name),
    units.map(({ side }) => side),
    sides.map(({ name }) => name),
  )
}

const apart = (names: readonly string[], seats: readonly number[], sides: readonly string[]): string[] =>
  names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${sides[seats[i]!]})`))
