// Many duels of every book with fresh seeds: what every battle must prove, and which rows of which tables were never reached.
//
//   npm run soak [-- battles [first seed]]
import { BOOKS } from '#rulesets/index.ts'
import { anyDuel } from '../test/conformance/battle.ts'
import { fault } from '../test/conformance/conform.ts'
import { Coverage } from '../test/conformance/coverage.ts'

const battles = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? Date.now() % 1_000_000)
let faults = 0

for (const book of BOOKS) {
  const coverage = new Coverage()
  const started = performance.now()
  for (let seed = first; seed < first + battles; seed++) {
    const named = anyDuel(book, seed)
    const sentence = fault(named, source => coverage.over(source))
    if (sentence === null) continue
    faults++
    console.error(
      `${book.id}, seed ${seed}: ${sentence} (again: npm run soak -- 1 ${seed})\n  ${JSON.stringify(named)}`,
    )
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`${book.id}: ${battles} duels from seed ${first}, ${faults} faults, ${seconds.toFixed(0)} s`)
  const missing = coverage.neverReached(book)
  console.log(
    missing.length === 0 ? '  every row of every table was reached' : `  never reached: ${missing.join('; ')}`,
  )
}
process.exitCode = faults > 0 ? 1 : 0
