// Many duels of every book, and whole battles of those that have them, with fresh seeds: what every battle must prove, and which
// rows of which tables were never reached.
//
//   npm run soak [-- battles [first seed]]
import type { Source } from '#kernel/dice/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { anyDuel } from '../test/conformance/battle.ts'
import { fault } from '../test/conformance/conform.ts'
import { Coverage } from '../test/conformance/coverage.ts'
import { anyBattle, battleFault, RANDOM } from '../test/conformance/whole.ts'

const battles = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? Date.now() % 1_000_000)
let faults = 0

for (const book of BOOKS) {
  const coverage = new Coverage()
  soak(book, 'duels', seed => fault(anyDuel(book, seed), source => coverage.over(source)))
  if (book.game !== undefined) {
    const over = (source: Source): Source => coverage.over(source)
    soak(book, 'battles', seed => battleFault(book, anyBattle(book, seed), RANDOM, over))
  }
  const missing = coverage.neverReached(book)
  console.log(
    missing.length === 0 ? '  every row of every table was reached' : `  never reached: ${missing.join('; ')}`,
  )
}
process.exitCode = faults > 0 ? 1 : 0

function soak(book: Book, what: string, faultOf: (seed: number) => string | null): void {
  const started = performance.now()
  let found = 0
  for (let seed = first; seed < first + battles; seed++) {
    const sentence = faultOf(seed)
    if (sentence === null) continue
    found++
    console.error(`${book.id}, ${what}, seed ${seed}: ${sentence} (again: npm run soak -- 1 ${seed})`)
  }
  faults += found
  const seconds = (performance.now() - started) / 1000
  console.log(`${book.id}: ${battles} ${what} from seed ${first}, ${found} faults, ${seconds.toFixed(0)} s`)
}
