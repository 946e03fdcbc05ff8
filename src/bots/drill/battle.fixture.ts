import { shipNamed } from '#fleets/index.ts'
import { type Captain, chooser, fightBattle } from '#game/skirmish/index.ts'
import { chosenOptions, Desk } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts, BattleSide } from '#kernel/facts/index.ts'
import { type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import type { Bot } from '../bot.ts'

/** A ship of the library: miles from the south-west corner, degrees. */
export type Berth = readonly [ship: string, east: number, north: number, heading: number]

export const BOOK = bookNamed('grand-fleets') as Book
export const GAME = BOOK.game!

const side = (name: string, ships: readonly Berth[]): BattleSide => ({
  name,
  nation: 'GBR',
  admiral: '',
  formations: [
    {
      name,
      ships: ships.map(([ship, east, north, heading]) => ({ ship, at: { east, north }, heading, crew: 'regular' })),
    },
  ],
})

/** Two sides on a sea of 24 by 18 miles, before the first turn. */
export function sea(
  one: readonly Berth[],
  other: readonly Berth[],
  board = 'open sea',
  victory?: BattleFacts['victory'],
) {
  const battle: BattleFacts = {
    id: 'drill',
    title: 'Drill',
    year: 1914,
    month: 11,
    day: 1,
    place: '',
    story: '',
    sea: { width: 24, height: 18, state: 'calm' },
    begins: 600,
    sunrise: null,
    sunset: null,
    visibilityMiles: 24,
    lastsMinutes: 12 * 25,
    ...(victory === undefined ? {} : { victory }),
    sides: [side('Blue', one), side('Grey', other)],
    happened: '',
    sources: [],
  }
  const cards = [...one, ...other].map(([ship]) => {
    const found = shipNamed(ship, { year: 1916, nation: 'GBR' })
    if (!('facts' in found)) throw new Error(`nobody knows ${ship}`)
    return BOOK.card(found.facts, found.ship).card
  })
  return GAME.setup({ battle, cards }, chosenOptions(BOOK.options, { board }))
}

/** The umpire's word, so that the first ship may move. */
export function begun(start: ReturnType<typeof sea>) {
  const state = BOOK.copy(start)
  BOOK.resolve(new Desk(state, new Dice(new Seeded(3)), GAME.spare), { seat: UMPIRE, command: GAME.begin })
  return state
}

export interface Fought {
  readonly winner: number
  readonly orders: number
  readonly turns: number
  /** orders that the book refuses */
  readonly illegal: readonly Order<unknown>[]
}

/** Battle `battle` of this start between two bots. */
export function fightOut(start: ReturnType<typeof sea>, bots: readonly [Bot, Bot], battle: number): Fought {
  const source = new Seeded(7)
  const state = BOOK.copy(start)
  const illegal: Order<unknown>[] = []
  const captains = bots.map((bot, seat): Captain<unknown, unknown> => {
    const captain = bot.sit(GAME, start, seat, new Dice(new Seeded(battle, seat)))
    return {
      choose: (...asked) => captain.choose(...(asked as Parameters<typeof captain.choose>)),
      decide(now) {
        const command = captain.decide(now as never, seat)
        if (BOOK.refuse(now, { seat, command }) !== null) illegal.push({ seat, command })
        return command
      },
    }
  })
  const desk = new Desk(state, new Dice(source), chooser(captains))
  const orders = fightBattle(BOOK, desk, captains, source, 7, battle)
  const { winner, turns } = GAME.standing(state)
  return { winner, turns, orders, illegal }
}
