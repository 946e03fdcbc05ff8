import { type Bot, botNamed } from '#bots/index.ts'
import { BATTLES, booksFor, displayNames, pickUp } from '#fleets/index.ts'
import { startOf, streamOf } from '#game/journal/index.ts'
import { chooser, nextOrder } from '#game/skirmish/index.ts'
import { Desk, type Frozen, type Options } from '#kernel/desk/index.ts'
import { Dice, Seeded, type Source } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { covers } from '#kernel/ruleset/index.ts'
import { captainsOf } from '#lab/index.ts'
import type { Book } from '#rulesets/index.ts'
import { found } from './kept.ts'
import { mirroredFor } from './mirrored.ts'
import { headerOf } from './whole.ts'

/** A battle on a board, under options by their name: what bots are measured on. */
export interface Ground {
  readonly battle: BattleFacts
  readonly board: string
  readonly options: 'standard' | 'all' | 'some'
}

/** What came of one battle between two bots. */
export interface Bout {
  readonly winner: number
  readonly turns: number
  /** how many each side gave */
  readonly orders: readonly [number, number]
  /** an order that the book refuses, and why: the battle ends with it */
  readonly illegal: readonly string[]
  /** it came to an end before its time was out */
  readonly decided: boolean
}

const DRILL = botNamed('drill')!
const RANDOM = botNamed('random')!
/** Each ground is fought over so: drill against random from either side, then each against its like. */
export const PAIRS = [
  [DRILL, RANDOM],
  [RANDOM, DRILL],
  [DRILL, DRILL],
  [RANDOM, RANDOM],
] as const

/** Every battle of the library and a pick-up battle, on every board that a book has, by its standard options and by others. */
export function groundsOf(book: Book): Ground[] {
  const boards = book.options.find(({ name }) => name === 'board')?.values ?? ['']
  const battles = battlesFor(book)
  return (['standard', 'all', 'some'] as const).flatMap(options =>
    boards.flatMap(board => battles.map(battle => ({ battle, board, options }))),
  )
}

/** The same fleets on both sides, by standard options. */
export const mirroredGrounds = (book: Book): Ground[] => {
  const board = book.options.find(({ name }) => name === 'board')?.standard ?? ''
  return mirroredFor(book).map(battle => ({ battle, board, options: 'standard' }))
}

/** Options leave it half of the turns that it has by standard options, or less: fleets that have to meet first may never fight. */
export function isShort(book: Book, ground: Ground, seed: number): boolean {
  const turns = (options: Options): number => {
    const start = startOf(book, headerOf(book, ground.battle, options, seed)) as Frozen<unknown>
    return book.game!.present.chart(start).clock.turns
  }
  return 2 * turns(optionsOf(book, ground, seed)) <= turns(optionsOf(book, { ...ground, options: 'standard' }, seed))
}

export const battlesFor = (book: Book, among = BATTLES, names = displayNames()): BattleFacts[] => [
  ...among.filter(battle => booksFor(battle, [book]).length > 0),
  pickUpOf(book, names),
]

/** Four ships a side, the players' to place, spread over the library. */
function pickUpOf(book: Book, names: readonly string[]): BattleFacts {
  const fit = names.filter(name => {
    const ship = found(name)
    return 'facts' in ship && covers(book, ship.facts, ship.ship)
  })
  const some = (from: number) => [0, 2, 4, 6].map(i => fit[Math.floor(((i + from) * fit.length) / 8)]!)
  const [one, other] = [0, 1].map(from => ({ name: `side ${from + 1}`, nation: 'GBR' as const, ships: some(from) }))
  return pickUp([one!, other!], 1914)
}

/** `all`: every option away from its standard; `some`: any of their values, by a number. */
function optionsOf(book: Book, { board, options }: Ground, seed: number): Options {
  const chosen = book.options.flatMap(({ name, values, standard }, i) => {
    if (name === 'board' || options === 'standard') return []
    const others = values.filter(value => value !== standard)
    const among = options === 'all' ? others : values
    return [[name, among[mixed(seed, i) % among.length]!]]
  })
  return { ...Object.fromEntries(chosen), ...(board === '' ? {} : { board }) }
}

/** Options must not go together by the seed. */
const mixed = (seed: number, i: number): number => {
  const once = Math.imul(seed ^ Math.imul(i + 1, 0x9e3779b9), 0x85ebca6b)
  return Math.imul(once ^ (once >>> 13), 0xc2b2ae35) >>> 16
}

/** One battle, every order laid before the book before it is carried out. */
export function foughtOver(
  book: Book,
  ground: Ground,
  bots: readonly [Bot, Bot],
  seed: number,
  through: (source: Source) => Source = source => source,
): Bout {
  const game = book.game!
  const start = startOf(book, headerOf(book, ground.battle, optionsOf(book, ground, seed), seed)) as Frozen<unknown>
  const seatings = bots.map(bot => (at: Frozen<unknown>, seat: number, dice: Dice) => bot.sit(game, at, seat, dice))
  const captains = captainsOf(start, seatings, seed, 0)
  const source = new Seeded(seed)
  const desk = new Desk<unknown>(book.copy(start), new Dice(through(source)), chooser(captains))
  const orders: [number, number] = [0, 0]
  const end = (illegal: readonly string[] = []): Bout => {
    const { winner, turns } = game.standing(desk.state)
    const { clock } = game.present.chart(desk.state)
    const decided = gaveUp || clock.turn < clock.turns || !bothAfloat(book, desk.state)
    return { winner, turns, orders, illegal, decided }
  }
  let gaveUp = false
  for (let row = 1; ; row++) {
    const order = nextOrder(book, captains, desk.state)
    if (order === null) return end()
    const refusal = book.refuse(desk.state, order)
    if (refusal !== null)
      return end([`${bots[order.seat]?.name}: ${refusal.reason} (${JSON.stringify(order.command)})`])
    if (order.seat >= 0) orders[order.seat as 0 | 1]++
    gaveUp = order.command === game.concede
    source.turnTo(seed, streamOf(0, row))
    desk.dice.clear()
    book.resolve(desk, order)
  }
}

function bothAfloat(book: Book, state: unknown): boolean {
  const { units } = book.game!.present.chart(state)
  return [0, 1].every(side => units.some(unit => unit.side === side && unit.state === 'afloat'))
}

/** What many bouts of one kind came to. */
export interface Score {
  battles: number
  /** by drill, where it fought random; by the first side elsewhere */
  won: number
  decided: number
  turns: number
  /** orders given by each bot */
  readonly orders: Record<string, number>
  readonly illegal: string[]
}
export const noScore = (): Score => ({ battles: 0, won: 0, decided: 0, turns: 0, orders: {}, illegal: [] })

/** The least share of battles between drill and random that come to an end before their time is out, by standard options; Grand Fleets has no rule for a fleet that is beaten or gets away. */
export const endsOf = ({ id }: Book): number => ({ 'fear-god': 0.95, firepower: 0.95, 'fleet-action': 0.5 })[id] ?? 0.6

/**
 * The least share of battles that drill wins against random: over grounds that are sampled, over all by standard options, and where both
 * sides have the same fleet. In Firepower a side is beaten when half of its squadrons have failed one throw: who brings one squadron
 * against three, or two against sixteen stands of bombers, loses to any player more often than not. In Fleet Action
 * the lesser side of a battle of history has often lost before it may answer: what is reached by now may not be lost.
 */
export const winsOf = ({ id }: Book, grounds: 'sampled' | 'standard' | 'mirrored'): number => WINS[id]?.[grounds] ?? 0.9
const WINS: Readonly<Record<string, Readonly<Record<'sampled' | 'standard' | 'mirrored', number>>>> = {
  firepower: { sampled: 0.7, standard: 0.75, mirrored: 0.9 },
  'fleet-action': { sampled: 0.7, standard: 0.75, mirrored: 0.9 },
}

/** Who fought whom, whichever side was whose. */
export const kindOf = (pair: number): string => KINDS[Math.max(0, pair - 1)]!
const KINDS = ['drill v random', 'drill v drill', 'random v random'] as const

export function addBout(score: Score, pair: number, { winner, turns, orders, illegal, decided }: Bout): void {
  score.battles++
  score.won += Number(winner === (pair === 1 ? 1 : 0))
  score.decided += Number(decided)
  score.turns += turns
  PAIRS[pair]!.forEach(({ name }, seat) => {
    score.orders[name] = (score.orders[name] ?? 0) + orders[seat]!
  })
  score.illegal.push(...illegal)
}
