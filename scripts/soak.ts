// Many duels of every book and, of those that have them, many whole battles, with fresh seeds: what every battle must prove, how well
// bots fight, which rows of which tables were never reached, and which effects of criticals or cells of matrices never came.
//
//   npm run soak [-- battles [first seed [duels|battles|bots [book]]]]
import { shareText } from '#cli/output.ts'
import type { Source } from '#kernel/dice/index.ts'
import { shareOf } from '#kernel/odds/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'
import { actionsFault, BESIDE } from '../test/conformance/actions.ts'
import { anyDuel } from '../test/conformance/battle.ts'
import { fault } from '../test/conformance/conform.ts'
import { Coverage } from '../test/conformance/coverage.ts'
import {
  addBout,
  foughtOver,
  groundsOf,
  kindOf,
  mirroredGrounds,
  noScore,
  PAIRS,
  type Score,
} from '../test/conformance/field.ts'
import { ownOf } from '../test/conformance/own.ts'
import { anyBattle, battleFault, RANDOM } from '../test/conformance/whole.ts'

const battles = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? Date.now() % 1_000_000)
const only = process.argv[4]
const books = BOOKS.filter(({ id }) => (process.argv[5] ?? id) === id)
let faults = 0
/** What comes less often in a soak may be missed by the next. */
const SELDOM = 5

for (const book of only === undefined || only === 'duels' ? books : books.filter(({ game }) => game !== undefined)) {
  const coverage = new Coverage()
  const over = (source: Source): Source => coverage.over(source)
  soak(book, 'duels', seed => fault(anyDuel(book, seed), over))
  if (book.game !== undefined) {
    soak(book, 'battles', seed => battleFault(book, anyBattle(book, seed), RANDOM, coverage))
    tellEffects(book, coverage, 'in battles alone')
    if (ownOf(book).anyAction !== null) {
      soak(book, 'actions', seed => actionsFault(book, seed, coverage), BESIDE)
      tellEffects(book, coverage, 'with actions beside them')
    }
    tellList(book, coverage)
    field(book, over)
  }
  const missing = coverage.neverReached(book)
  console.log(
    missing.length === 0 ? '  every row of every table was reached' : `  never reached: ${missing.join('; ')}`,
  )
}
process.exitCode = faults > 0 ? 1 : 0

/** Actions go with battles, `each` of them beside one. */
function soak(book: Book, what: string, faultOf: (seed: number) => string | null, each = 1): void {
  if (only !== undefined && only !== (what === 'actions' ? 'battles' : what)) return
  const started = performance.now()
  let found = 0
  for (let seed = first; seed < first + battles; seed++) {
    const sentence = faultOf(seed)
    if (sentence === null) continue
    found++
    console.error(
      `${book.id}, ${what}, seed ${seed}: ${sentence} (again: npm run soak -- 1 ${seed} ${what === 'actions' ? 'battles' : what})`,
    )
  }
  faults += found
  console.log(`${book.id}: ${battles * each} ${what} from seed ${first}, ${found} faults, ${seconds(started)}`)
}

/** What of the book's list has come, and what has not: effects of criticals, cells of matrices. */
function tellEffects(book: Book, coverage: Coverage, when: string): void {
  if (book.effects === undefined || (only !== undefined && only !== 'battles')) return
  const { names, never } = book.effects
  const missing = coverage.neverCame(book)
  const count = names.length - Object.keys(never).length
  console.log(`  ${count - missing.length} of ${count} of the book’s list came ${when}`)
  for (const name of missing) console.log(`    never came: ${name}`)
  const seldom = names.filter(name => coverage.times(name) > 0 && coverage.times(name) < SELDOM)
  if (seldom.length > 0)
    console.log(`    seldom: ${seldom.map(name => `${name} (${coverage.times(name)})`).join('; ')}`)
}

/** What the list lacks, and what it has though nothing brings it about. */
function tellList(book: Book, coverage: Coverage): void {
  if (book.effects === undefined || (only !== undefined && only !== 'battles')) return
  for (const name of coverage.unlisted(book)) console.log(`  not in the book's list: ${name}`)
  for (const [name, why] of Object.entries(book.effects.never)) console.log(`  cannot come: ${name} (${why})`)
}

/** Bots against each other: four battles to a ground, so that drill meets random from either side. */
function field(book: Book, over: (source: Source) => Source): void {
  if (only !== undefined && only !== 'bots') return
  const started = performance.now()
  const grounds = [...groundsOf(book), ...mirroredGrounds(book)]
  const scores = new Map<string, Score>()
  for (let nth = 0; nth < battles; nth++) {
    const pair = nth % PAIRS.length
    const round = Math.floor(nth / PAIRS.length)
    const ground = grounds[round % grounds.length]!
    const bout = foughtOver(book, ground, PAIRS[pair]!, first + round, over)
    for (const of of [ground.battle.id, ground.board, `options: ${ground.options}`, 'all']) {
      const key = `${of}|${kindOf(pair)}`
      const score = scores.get(key) ?? noScore()
      scores.set(key, score)
      addBout(score, pair, bout)
    }
    for (const order of bout.illegal) {
      faults++
      console.error(`${book.id}, ${ground.battle.id}, ${ground.board}, seed ${first + round}: ${order}`)
    }
  }
  console.log(`${book.id}: ${battles} battles of bots from seed ${first}, ${seconds(started)}`)
  for (const [key, score] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${line(key, score)}`)
}

function line(key: string, { battles: fought, won, decided, turns, orders, illegal }: Score): string {
  const [of, kind] = key.split('|') as [string, string]
  const given = Object.entries(orders).map(([bot, count]) => `${count} by ${bot}`)
  const share = (count: number): string => `${count}, ${shareText(shareOf(count, fought))}`
  const wins = kind === 'drill v random' ? `drill wins ${share(won)}` : `the first side wins ${share(won)}`
  return `${of.padEnd(18)} ${kind.padEnd(15)} ${fought} fought: ${wins}; decided ${share(decided)}; ${(turns / fought).toFixed(1)} turns; orders ${given.join(', ')}, ${illegal.length} illegal`
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`
}
