// npm run bench                    every row
// npm run bench -- K1 K5           only those
// npm run bench -- --rounds 11     more rounds than seven
// npm run bench -- --keep          and keep the figures, in bench/figures.json
// npm run bench -- --against main  what is ours alone, compared with a commit
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { AGAINST, against } from './against/against.ts'
import { AFTER } from './rows/after.ts'
import { BATTLES } from './rows/battles.ts'
import { OTHER_BOOKS } from './rows/books.ts'
import { HOOKS } from './rows/hooks.ts'
import { JOURNAL } from './rows/journal.ts'
import { LIMIT } from './rows/limit.ts'
import { ODDS } from './rows/odds.ts'
import { PEERS } from './rows/peers.ts'
import { SAME } from './rows/same.ts'
import { SERVER } from './rows/server.ts'
import { WEB } from './rows/web.ts'
import { WORKERS } from './rows/workers.ts'
import { type Figure, unmeasured } from './tools/figure.ts'
import { HERE, OUT } from './tools/places.ts'
import { keep, printFigure, printHead, writeFigures } from './tools/report.ts'
import { reasonOf } from './tools/run.ts'

const GROUPS = [LIMIT, OTHER_BOOKS, HOOKS, JOURNAL, AFTER, SAME, ODDS, WORKERS, PEERS, BATTLES, SERVER, WEB]
const ALL = GROUPS.flatMap(group => group.rows)

/** What is asked for; null if it cannot be understood. */
function asked() {
  const text = { type: 'string' } as const
  const options = { rounds: text, rows: text, against: text, keep: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const { against: commit, keep: keeps = false } = values
    const rounds = Number(values.rounds ?? 7)
    const known = commit === undefined ? ALL : AGAINST
    const rows = [...positionals, ...(values.rows?.split(',') ?? [])].map(row => row.toUpperCase())
    if (!rows.every(row => known.includes(row)) || !(Number.isInteger(rounds) && rounds > 0)) return null
    return keeps && commit !== undefined
      ? null
      : { rows: new Set(rows.length > 0 ? rows : known), rounds, commit, keeps }
  } catch {
    return null
  }
}

/** Every figure, a row that cannot be run as well: it says so, and the others are run all the same. */
async function measureAll(rows: ReadonlySet<string>, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  printHead(rounds)
  for (const group of GROUPS) {
    if (!group.rows.some(row => rows.has(row))) continue
    const broken = (fault: Error): Figure[] => [unmeasured(group.rows, reasonOf(fault))]
    for (const figure of await group.measure(rows, rounds, HERE).catch(broken)) {
      figures.push(figure)
      printFigure(figure)
    }
  }
  return figures
}

const job = asked()
mkdirSync(OUT, { recursive: true })
if (job === null) {
  console.error(`npm run bench -- [--rounds 7] [--keep] [rows]; rows are ${ALL.join(', ')}`)
  console.error(`npm run bench -- --against COMMIT [--rounds 7] [--rows K1,K4]; rows are ${AGAINST.join(', ')}`)
  process.exitCode = 2
} else if (job.commit !== undefined) {
  process.exitCode = await against(job.commit, job.rows, job.rounds)
} else {
  const figures = await measureAll(job.rows, job.rounds)
  writeFigures(figures, job.rounds)
  if (job.keeps) keep(figures)
  // Below a floor is news; check-sums that differ are a fault.
  if (figures.some(figure => figure.failed !== undefined)) process.exitCode = 1
}
