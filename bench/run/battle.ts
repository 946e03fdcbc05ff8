import { gzipSync } from 'node:zlib'
import { verify, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chooser, fightBattle, nextOrder, streamOf } from '#game/skirmish/index.ts'
import { Desk, type Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { SEED } from './duel.ts'
import { jobOf, meter, type Rates, say, warmUp } from './meter.ts'
import { BOOK, battleOf, drilled, GAME, headerOf, startAt } from './sea.ts'

/** B3, B4, B6: one battle, fought once by drill; then something of it done over and over. */
export interface BattleJob {
  readonly battle: string
  readonly what: 'verify' | 'silent' | 'bots' | 'copy' | 'gunnery'
  readonly blocks: number
  readonly warm: number
}
export interface Repeated extends Rates {
  readonly rows: number
  /** bytes of the journal, and of it gzipped */
  readonly bytes: number
  readonly zipped: number
  /** rows of the gunnery that is repeated */
  readonly fired: number
}

const { battle: id, what, blocks, warm } = jobOf<BattleJob>()
const facts = battleOf(id)
const start = startAt(facts)
const captains = drilled(start, 0)
const source = new Seeded(SEED)
const session = new Session(BOOK, BOOK.copy(start), source, chooser(captains), row =>
  source.turnTo(SEED, streamOf(0, row)),
)
/** the orders of each phase of gunfire, and the state before it */
const phases: { before: Frozen<unknown>; orders: Order<unknown>[]; first: number }[] = []
const orders: Order<unknown>[] = []
for (let last = ''; ; ) {
  const order = nextOrder(BOOK, captains, session.state)
  if (order === null) break
  const { clock } = GAME.present.chart(session.state)
  const phase = `${clock.turn} ${clock.phase}`
  if (clock.phase === 'gunfire' && phase !== last)
    phases.push({ before: BOOK.copy(session.state), orders: [], first: orders.length + 1 })
  if (clock.phase === 'gunfire') phases.at(-1)!.orders.push(order)
  last = phase
  if ('reason' in session.take(order)) throw new Error('an order of drill was refused')
  orders.push(order)
}
const text = writeJournal(BOOK, { header: headerOf(facts), rows: session.rows })
const greatest = phases.reduce((a, b) => (b.orders.length > a.orders.length ? b : a))

/** Orders as they were given, carried out again with the same dice, nobody listening. */
function again(from: Frozen<unknown>, given: readonly Order<unknown>[], first: number): void {
  const dice = new Seeded(SEED)
  const desk = new Desk<unknown>(BOOK.copy(from), new Dice(dice), chooser(captains))
  given.forEach((order, i) => {
    dice.turnTo(SEED, streamOf(0, first + i))
    desk.dice.clear()
    BOOK.resolve(desk, order)
  })
}

/** The whole battle, thought and all. */
function fightAgain(): void {
  const dice = new Seeded(SEED)
  const bots = drilled(start, 0)
  const desk = new Desk<unknown>(BOOK.copy(start), new Dice(dice), chooser(bots))
  if (fightBattle(BOOK, desk, bots, dice, SEED, 0) !== orders.length) throw new Error('fought again it goes otherwise')
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
  copy: { times: 2000, act: () => void BOOK.copy(greatest.before) },
  gunnery: { times: 20, act: () => again(greatest.before, greatest.orders, greatest.first) },
}
const { times, act } = ACTS[what]
const repeat = (): void => {
  for (let i = 0; i < times; i++) act()
}
warmUp(warm, repeat)
const rates = meter(blocks, times, () => {}, repeat)
const zipped = gzipSync(text).length
say({ rates, rows: orders.length, bytes: text.length, zipped, fired: greatest.orders.length } satisfies Repeated)
