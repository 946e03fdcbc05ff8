import { botNamed } from '#bots/index.ts'
import { BATTLES } from '#fleets/index.ts'
import { type Header, startOf } from '#game/journal/index.ts'
import type { Captain } from '#game/skirmish/index.ts'
import { chosenOptions, type Frozen } from '#kernel/desk/index.ts'
import type { BattleFacts, BattleSide } from '#kernel/facts/index.ts'
import { captainsOf } from '#lab/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { cardOf, SEED } from './duel.ts'

/** The book whose whole battles are measured. */
export const BOOK = bookNamed('grand-fleets') as Book
export const GAME = BOOK.game!

export const battleOf = (id: string): BattleFacts => BATTLES.find(battle => battle.id === id)!

export function headerOf(facts: BattleFacts): Header {
  const ships = facts.sides.flatMap(({ formations }) => formations.flatMap(({ ships }) => ships))
  return {
    straddle: 1,
    book: BOOK.id,
    revision: BOOK.revision,
    options: chosenOptions(BOOK.options, {}),
    battle: { kind: 'battle', facts },
    cards: ships.map(({ ship }) => cardOf(BOOK, ship)),
    seed: SEED,
  }
}

export const startAt = (facts: BattleFacts): Frozen<unknown> => startOf(BOOK, headerOf(facts)) as Frozen<unknown>

const DRILL = botNamed('drill')!
/** Two bots that fight by drill, for battle `battle` of the bench's seed. */
export function drilled(start: Frozen<unknown>, battle: number): Captain<unknown, unknown>[] {
  const seating = (at: Frozen<unknown>, seat: number, dice: Parameters<typeof DRILL.sit>[3]) =>
    DRILL.sit(GAME, at, seat, dice)
  return captainsOf(start, [seating, seating], SEED, battle)
}

/** Great and small ships of both sides, over and over. */
const FLEETS = [
  ['Iron Duke', 'Lion', 'Good Hope', 'Glasgow', 'Wakeful'],
  ['König', 'Derfflinger', 'Scharnhorst (1906)', 'Dresden', 'Graudenz'],
] as const

/** So many ships in all, in two lines a side, a sea of like room for each: what a ship meets is the same, however many there are. */
export function crowd(ships: number): BattleFacts {
  const side = (seat: 0 | 1): BattleSide => ({
    name: `side ${seat + 1}`,
    nation: 'GBR',
    admiral: '',
    formations: [
      {
        name: '',
        ships: Array.from({ length: ships / 2 }, (_, i) => ({
          ship: FLEETS[seat][i % FLEETS[seat].length]!,
          at: { east: 4 + 15 * seat + (i % 2), north: 1 + 0.8 * i },
          heading: 180,
          crew: 'regular',
        })),
      },
    ],
  })
  const sea = { width: 24, height: Math.max(18, Math.ceil(0.45 * ships)), state: 'calm' } as const
  // its terms of victory name ships that are not here
  const { victory: _, ...coronel } = battleOf('coronel')
  return { ...coronel, sea, lastsMinutes: 360, sides: [side(0), side(1)] }
}
