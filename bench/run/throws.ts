import { duelOf } from './duel.ts'
import { fightListening, sessionMaker } from './listening.ts'
import { jobOf, say } from './meter.ts'

/** How many throws, dice and orders a duel of a book takes, on average. */
export interface ThrowsJob {
  readonly book: string
  readonly duels: number
}
export interface Throws {
  readonly throws: number
  readonly dice: number
  readonly orders: number
}

const { book: id, duels } = jobOf<ThrowsJob>()
const { book, terms } = duelOf(id)
const sessionOf = sessionMaker(book, terms)
let throws = 0
let dice = 0
let orders = 0
for (let battle = 0; battle < duels; battle++) {
  const session = sessionOf(battle)
  fightListening(book, session)
  orders += session.rows.length
  for (const { answers } of session.rows) {
    for (const answer of answers) {
      if (!('faces' in answer)) continue
      throws++
      dice += answer.faces.length
    }
  }
}
say({ throws: throws / duels, dice: dice / duels, orders: orders / duels } satisfies Throws)
