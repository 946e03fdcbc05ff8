import { writeJournal } from '#game/journal/index.ts'
import { emptyTally, type Tally } from '#lab/index.ts'
import { median } from '../tools/rounds.ts'
import { duelOf } from './duel.ts'
import { fightListening, headerOf, type Listening, sessionMaker } from './listening.ts'
import { jobOf, meter, now, type Rates, say, warmUp } from './meter.ts'

/** Duels `from` to `to` with every row kept, timed in blocks; sessions are set up before the clock starts, and let go when their block is done. */
export interface JournalJob {
  readonly book: string
  readonly from: number
  readonly to: number
  readonly block: number
  readonly warm: number
}
export interface Journalled extends Rates {
  readonly tally: Tally
  /** microseconds to write one out, with digests made on the way */
  readonly writing: number
}

const { book: id, from, to, block, warm } = jobOf<JournalJob>()
const { book, terms } = duelOf(id)
const sessionOf = sessionMaker(book, terms)
const sessions = (first: number): Listening[] => Array.from({ length: block }, (_, i) => sessionOf(first + i))
const fightAll = (all: readonly Listening[]): void => {
  for (const session of all) fightListening(book, session)
}
warmUp(warm, () => fightAll(sessions(to)))
const tally = emptyTally()
const writings: number[] = []
let battle = from
const rates = meter(
  Math.floor((to - from) / block),
  block,
  () => sessions(battle),
  all => {
    fightAll(all)
    battle += block
    for (const [i, session] of all.entries()) add(battle - block + i, session)
  },
)
const header = headerOf(book, terms)
for (let round = 0; round < 300; round++) {
  const [session] = sessions(to + round)
  fightListening(book, session!)
  const start = now()
  writeJournal(book, { header, rows: session!.rows })
  writings.push(1000 * (now() - start))
}
say({ rates, tally, writing: median(writings) } satisfies Journalled)

/** The same tally that a sweep makes (src/lab/sweep.ts). */
function add(number: number, session: Listening): void {
  const { winner, turns } = book.duel.result(session.state)
  const orders = session.rows.length
  tally.battles++
  tally.wins[winner < 0 ? 2 : (winner as 0 | 1)]++
  tally.turns += turns
  tally.turnsSquared += turns * turns
  tally.orders += orders
  tally.check = (tally.check + Math.imul(number + 1, (winner + 2) * 1_000_003 + turns * 64_007 + orders)) >>> 0
}
