import { sweepDuels } from '#lab/index.ts'
import { duelOf, SEED } from './duel.ts'

// Runs in a worker of a browser: fights the duels it is told to, and says what came of them.
const here = globalThis as unknown as {
  onmessage: (message: { data: { book: string; battles: number } }) => void
  postMessage: (answer: unknown) => void
}
here.onmessage = ({ data }) => {
  const { book, terms } = duelOf(data.book)
  here.postMessage(sweepDuels(book, terms, SEED, 0, data.battles))
}
