import { botNamed } from '#bots/index.ts'
import { BATTLES } from '#fleets/index.ts'
import { type Header, startOf } from '#game/journal/index.ts'
import type { Captain } from '#game/skirmish/index.ts'
import { chosenOptions, type Frozen } from '#kernel/desk/index.ts'
import type { BattleFacts, BattleSide, Formation, ShipInBattle } from '#kernel/facts/index.ts'
import { captainsOf } from '#lab/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { cardOf, SEED } from './duel.ts'

export const battleOf = (id: string): BattleFacts => BATTLES.find(battle => battle.id === id)!

const DRILL = botNamed('drill')!

/** A battle of a book that has whole ones, and bots that fight it by drill. */
export class Sea {
  readonly book: Book
  readonly game: NonNullable<Book['game']>
  readonly header: Header
  readonly start: Frozen<unknown>

  constructor(id: string, facts: BattleFacts) {
    const book = bookNamed(id)
    if (book?.game === undefined) throw new Error(`${id} has no whole battles`)
    const ships = facts.sides.flatMap(({ formations }) => formations.flatMap(({ ships }) => ships))
    this.book = book
    this.game = book.game
    this.header = {
      straddle: 1,
      book: id,
      revision: book.revision,
      options: chosenOptions(book.options, {}),
      battle: { kind: 'battle', facts },
      cards: ships.map(({ ship }) => cardOf(book, ship)),
      seed: SEED,
    }
    this.start = startOf(book, this.header) as Frozen<unknown>
  }

  /** Two bots for battle `battle` of the bench's seed. */
  captains(battle: number): Captain<unknown, unknown>[] {
    const seating = (at: Frozen<unknown>, seat: number, dice: Parameters<typeof DRILL.sit>[3]) =>
      DRILL.sit(this.game, at, seat, dice)
    return captainsOf(this.start, [seating, seating], SEED, battle)
  }
}

/** Great and small ships of both sides, over and over. */
const FLEETS = [
  ['Iron Duke', 'Lion', 'Good Hope', 'Glasgow', 'Wakeful'],
  ['König', 'Derfflinger', 'Scharnhorst (1906)', 'Dresden', 'Graudenz'],
] as const

/** Ships of a formation: books that command squadrons want some. */
const SQUADRON = 10

/** So many ships in all, in two lines a side, a sea of like room for each: what a ship meets is the same, however many there are. */
export function crowd(ships: number): BattleFacts {
  const placed = (seat: 0 | 1, i: number): ShipInBattle => ({
    ship: FLEETS[seat][i % FLEETS[seat].length]!,
    at: { east: 4 + 15 * seat + (i % 2), north: 1 + 0.8 * i },
    heading: 180,
    crew: 'regular',
  })
  const formation = (seat: 0 | 1, first: number): Formation => ({
    name: '',
    ships: Array.from({ length: Math.min(SQUADRON, ships / 2 - first) }, (_, i) => placed(seat, first + i)),
  })
  const side = (seat: 0 | 1): BattleSide => ({
    ...{ name: `side ${seat + 1}`, nation: 'GBR', admiral: '' },
    formations: Array.from({ length: Math.ceil(ships / 2 / SQUADRON) }, (_, i) => formation(seat, SQUADRON * i)),
  })
  const sea = { width: 24, height: Math.max(18, Math.ceil(0.45 * ships)), state: 'calm' } as const
  // its terms of victory name ships that are not here
  const { victory: _, ...coronel } = battleOf('coronel')
  return { ...coronel, sea, lastsMinutes: 360, sides: [side(0), side(1)] }
}
