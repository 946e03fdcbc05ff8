import { gzipSync } from 'node:zlib'
import { streamOf, verify, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chooser, fightBattle, nextOrder } from '#game/skirmish/index.ts'
import { Desk, type Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { SEED } from './duel.ts'
import { jobOf, meter, type Rates, say, warmUp } from './meter.ts'
import { battleOf, Sea } from './sea.ts'

/** B3, B4, B6: one battle, fought once by drill; then something of it done over and over. */
export interface BattleJob {
  readonly book: string
  readonly battle: string
  readonly what: 'verify' | 'silent' | 'bots' | 'copy' | 'turn'
  readonly blocks: number
  readonly warm: number
}
export interface Repeated extends Rates {
  readonly rows: number
  /** bytes of the journal, and of it gzipped */
  readonly bytes: number
  readonly zipped: number
  /** orders and throws of the turn that is repeated */
  readonly given: number
  readonly throws: number
}

const { book: id, battle, what, blocks, warm } = jobOf<BattleJob>()
const sea = new Sea(id, battleOf(battle))
const { book, game, header, start } = sea
const captains = sea.captains(0)
const source = new Seeded(SEED)
const session = new Session(book, book.copy(start), source, chooser(captains), row =>
  source.turnTo(SEED, streamOf(0, row)),
)
/** the orders of each turn, and the state before it */
const turns: { before: Frozen<unknown>; orders: Order<unknown>[]; first: number; throws: number }[] = []
const orders: Order<unknown>[] = []
for (let last = -1; ; ) {
  const order = nextOrder(book, captains, session.state)
  if (order === null) break
  const { turn } = game.present.chart(session.state).clock
  if (turn !== last) turns.push({ before: book.copy(session.state), orders: [], first: orders.length + 1, throws: 0 })
  last = turn
  const row = session.take(order)
  if ('reason' in row) throw new Error('an order of drill was refused')
  turns.at(-1)!.orders.push(order)
  turns.at(-1)!.throws += row.answers.length
  orders.push(order)
}
const text = writeJournal(book, { header, rows: session.rows })
const greatest = turns.reduce((a, b) => (b.throws > a.throws ? b : a))

/** Orders as they were given, carried out again with the same dice, nobody listening. */
function again(from: Frozen<unknown>, given: readonly Order<unknown>[], first: number): void {
  const dice = new Seeded(SEED)
  const desk = new Desk<unknown>(book.copy(from), new Dice(dice), chooser(captains))
  given.forEach((order, i) => {
    dice.turnTo(SEED, streamOf(0, first + i))
    desk.dice.clear()
    book.resolve(desk, order)
  })
}

/** The whole battle, thought and all. */
function fightAgain(): void {
  const dice = new Seeded(SEED)
  const bots = sea.captains(0)
  const desk = new Desk<unknown>(book.copy(start), new Dice(dice), chooser(bots))
  if (fightBattle(book, desk, bots, dice, SEED, 0) !== orders.length) throw new Error('fought again it goes otherwise')
}

const ACTS: Readonly<Record<BattleJob['what'], { readonly times: number; act(): void }>> = {
  verify: {
    times: 1,
    act() {
      if (!verify(text, bookNamed).ok) throw new Error('the journal does not hold')
    },
  },
  silent: { times: 5, act: () => again(start, orders, 1) },
  bots: { times: 1, act: fightAgain },
  copy: { times: 2000, act: () => void book.copy(greatest.before) },
  turn: { times: 20, act: () => again(greatest.before, greatest.orders, greatest.first) },
}
const { times, act } = ACTS[what]
const repeat = (): void => {
  for (let i = 0; i < times; i++) act()
}
warmUp(warm, repeat)
const rates = meter(blocks, times, () => {}, repeat)
const zipped = gzipSync(text).length
say({
  rates,
  rows: orders.length,
  bytes: text.length,
  zipped,
  given: greatest.orders.length,
  throws: greatest.throws,
} satisfies Repeated)
