import { ruleAt } from '#kernel/book/index.ts'
import type { Event, Frozen } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Hash } from '#kernel/hash/index.ts'
import type { Order, Viewer } from '#kernel/ruleset/index.ts'
import type { Book } from '#rulesets/index.ts'
import { type Block, feedState, written } from './case.ts'
import { type Fought, journalBlocks } from './journals.ts'

/** Rows between two that are looked at: their views are long. */
const APART = 9
/** Orders of the rows round one are given in its place: most of them are refused. */
const NEAR = [-30, -7, -3, -2, -1, 0, 1, 2, 3, 5, 11, 40]
const VIEWERS: readonly Viewer[] = [0, 1, 'public', 'umpire']

/** What criticals did; what every viewer may know of some rows, and by which rules orders are refused that were not given then. */
function feedSeen(book: Book, { start, rows, isBattle }: Fought, hash: Hash): void {
  const state = book.copy(start)
  const read = book.effects?.reader()
  rows.forEach(({ order, events }, i) => {
    const before = i % APART === 0 ? book.copy(state) : null
    for (const event of events) {
      hash.text(written(book, read?.(event, state) ?? []))
      book.apply(state, event)
    }
    if (before === null) return
    for (const other of ordersRound(rows, i)) {
      const why = book.refuse(before, other)?.why
      hash.text(why === undefined ? '' : ruleAt(book.register, why).id)
    }
    if (!isBattle) return
    for (const viewer of VIEWERS) feedGlimpse(book, start, before, { order, events, after: state }, viewer, hash)
  })
}

/** Orders from about a row, given by either seat. */
export const ordersRound = (rows: Fought['rows'], i: number): Order<unknown>[] =>
  NEAR.flatMap(by => {
    const order = rows[i + by]?.order
    return order === undefined ? [] : [order, { ...order, seat: order.seat === 0 ? 1 : 0 }]
  })

interface Done {
  readonly order: Order<unknown>
  readonly events: readonly Event[]
  readonly after: unknown
}

function feedGlimpse(
  book: Book,
  start: Frozen<unknown>,
  before: Frozen<unknown>,
  { order, events, after }: Done,
  viewer: Viewer,
  hash: Hash,
): void {
  const game = book.game!
  const view = game.view(before, viewer)
  const imagined = game.imagine(start, view, new Dice(new Seeded(1)))
  const glimpse = game.redact({ order, events }, viewer, after)
  hash.text(written(book, view)).text(written(book, glimpse))
  feedState(book, imagined, hash)
  if (glimpse.order !== null) feedState(book, game.recall(imagined, glimpse.events), hash)
}

export const seenBlocks = (book: Book): Block[] => journalBlocks(book, feedSeen)
