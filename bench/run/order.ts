import { duelOf } from './duel.ts'
import { sessionMaker } from './listening.ts'
import { jobOf, now, type Rates, say, warmUp } from './meter.ts'

/** Salvos as orders, in the course of duels: refused or not, resolved on a copy, recorded with their digests. */
export interface OrderJob {
  readonly book: string
  readonly blocks: number
  /** duels a block; only their salvos are timed */
  readonly block: number
  readonly warm: number
}

const { book: id, blocks, block, warm } = jobOf<OrderJob>()
const { book, terms } = duelOf(id)
const sessionOf = sessionMaker(book, terms)
let battle = 0

/** Salvos a second. The two looks at the clock are counted against us. */
function rate(): number {
  let salvos = 0
  let spent = 0
  for (let duel = 0; duel < block; duel++) {
    const session = sessionOf(battle++)
    for (;;) {
      const order = book.duel.next(session.state)
      if (order === null) break
      const from = now()
      const row = session.take(order)
      if (order.command.type === 'FireGuns') {
        spent += now() - from
        salvos++
      }
      if ('reason' in row) throw new Error(row.reason)
    }
  }
  return (1000 * salvos) / spent
}
warmUp(warm, rate)
say({ rates: Array.from({ length: blocks }, rate) } satisfies Rates)
