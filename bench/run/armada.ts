import { streamOf, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import { chooser, nextOrder } from '#game/skirmish/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import { SEED } from './duel.ts'
import { jobOf, say } from './meter.ts'
import { crowd, Sea } from './sea.ts'

/** W1: a journal of some turns of a battle of so many ships, for a page to show. */
export interface ArmadaJob {
  readonly ships: number
  readonly turns: number
}
export interface Armada {
  readonly journal: string
}

const { ships, turns } = jobOf<ArmadaJob>()
const sea = new Sea('grand-fleets', crowd(ships))
const { book, game, header, start } = sea
const captains = sea.captains(0)
const source = new Seeded(SEED)
const session = new Session(book, book.copy(start), source, chooser(captains), row =>
  source.turnTo(SEED, streamOf(0, row)),
)
while (game.standing(session.state).turns <= turns) {
  const order = nextOrder(book, captains, session.state)
  if (order === null) break
  if ('reason' in session.take(order)) throw new Error('an order of drill was refused')
}
say({ journal: writeJournal(book, { header, rows: session.rows }) } satisfies Armada)
