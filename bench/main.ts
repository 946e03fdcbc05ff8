// npm run bench                    every row
// npm run bench -- K1 K5           only those
// npm run bench -- --rounds 11     more rounds than seven
// npm run bench -- --keep          and keep the figures, in bench/figures.json
import { mkdirSync } from 'node:fs'
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
import type { Bar, Figure, Group } from './tools/figure.ts'
import { OUT } from './tools/places.ts'
import { keep, printFigure, printHead, writeFigures } from './tools/report.ts'
import { reasonOf } from './tools/run.ts'

const GROUPS = [LIMIT, OTHER_BOOKS, HOOKS, JOURNAL, AFTER, SAME, ODDS, WORKERS, PEERS, BATTLES, SERVER, WEB]
const ALL = GROUPS.flatMap(group => group.rows)

const args = process.argv.slice(2)
const at = args.indexOf('--rounds')
const rounds = at < 0 ? 7 : Number(args.splice(at, 2)[1])
const keeps = args.includes('--keep')
const wanted = args.filter(arg => arg !== '--keep').map(arg => arg.toUpperCase())
const unknown = wanted.filter(row => !ALL.includes(row))
if (unknown.length > 0 || !(Number.isInteger(rounds) && rounds > 0)) {
  console.error(`npm run bench -- [--rounds 7] [--keep] [rows]; rows are ${ALL.join(', ')}`)
  process.exit(2)
}

/** A row that cannot be run says so; the others are run all the same. */
const broken =
  ({ rows }: Group) =>
  (fault: Error): Figure[] => [
    { row: rows[0]!, what: rows.join(', '), bar: NO_BAR, ratio: null, failed: reasonOf(fault) },
  ]
const NO_BAR: Bar = { sense: 'at least', floor: null, goal: 0 }

mkdirSync(OUT, { recursive: true })
const rows = new Set(wanted.length > 0 ? wanted : ALL)
const figures: Figure[] = []
printHead(rounds)
for (const group of GROUPS) {
  if (!group.rows.some(row => rows.has(row))) continue
  for (const figure of await group.measure(rows, rounds).catch(broken(group))) {
    figures.push(figure)
    printFigure(figure)
  }
}
writeFigures(figures, rounds)
if (keeps) keep(figures)
// Below a floor is news; check-sums that differ are a fault.
if (figures.some(figure => figure.failed !== undefined)) process.exitCode = 1
