// The net under a refactoring: sums of all that duels, battles, odds and sentences come to, against those in test/net/sums.json.
//
//   npm run net [-- duels|battles|odds|told … book …]   all, or these kinds of these books; exits 1 on a difference
//   npm run net -- … --keep                             tells what differs, and keeps the sums as they are now
//   npm run net -- … --list                             a line for every single duel, battle and question, with its own sum: where a
//                                                       block differs, the lists of two checkouts show which of its cases do
import { BOOKS, type Book } from '#rulesets/index.ts'
import { type Block, Broken, type Case, sumOf } from '../test/net/case.ts'
import { KINDS, type Kind, keepSums, keptSums, type Sums } from '../test/net/sums.ts'

const FLAGS = ['--keep', '--list']
const kinds = Object.keys(KINDS) as Kind[]
const words = process.argv.slice(2)
const known = [...kinds, ...BOOKS.map(({ id }) => id), ...FLAGS]
const strange = words.find(word => !known.includes(word))
if (strange !== undefined) fail(`there is no ${strange} in the net; there are ${known.join(', ')}`)
const [keep, list] = FLAGS.map(flag => words.includes(flag))

const started = performance.now()
const kept = keptSums()
const sums = new Map<string, Readonly<Record<string, string>>>()
let differences = 0
let broken = 0
let lastShown = started
for (const kind of named(kinds, kind => kind)) {
  for (const book of named(BOOKS, ({ id }) => id)) cast(kind, book)
}
if (keep && broken === 0) keepSums(allSums())
say(`${differences === 0 ? 'all as it was kept' : `${differences} differ`}, ${seconds(started)}`)
process.exitCode = broken > 0 || (differences > 0 && !keep) ? 1 : 0

/** Those that the words name; all if they name none. */
function named<T>(all: readonly T[], nameOf: (each: T) => string): readonly T[] {
  const some = all.filter(each => words.includes(nameOf(each)))
  return some.length > 0 ? some : all
}

/** One kind of one book, block by block. */
function cast(kind: Kind, book: Book): void {
  const since = performance.now()
  const title = `${kind} ${book.id}`
  const before = differences
  const blocks = KINDS[kind](book)
  const old = kept[kind]?.[book.id] ?? {}
  const found: Record<string, string> = {}
  for (const [nth, block] of blocks.entries()) {
    const sum = summed(title, block, `${nth + 1} of ${blocks.length} blocks`)
    if (sum === null) continue
    found[block.name] = sum
    if (sum !== old[block.name]) tellDifference(title, block, old[block.name], sum)
  }
  const gone = Object.keys(old).filter(name => blocks.every(block => block.name !== name))
  for (const name of gone) differ(`${title}, ${name}: was kept and is no longer there`)
  sums.set(title, found)
  say(`${title}: ${blocks.length} blocks, ${differences - before} differ, ${seconds(since)}`)
}

/** The sum of a block; null where one of its cases cannot be worked any more, which is told. */
function summed(title: string, block: Block, place: string): string | null {
  try {
    return sumOf(block, ({ name }, sum) => {
      if (list) say(`${title}, ${block.name}\t${sum}\t${name}`)
      showProgress(`${title}, ${place}: ${name.split(':')[0]}`)
    })
  } catch (thrown) {
    if (!(thrown instanceof Broken)) throw thrown
    broken++
    differ(`${title}, ${block.name}: broke at ${thrown.message}`)
    console.error(thrown.cause)
    return null
  }
}

function differ(sentence: string): void {
  differences++
  say(sentence)
}

/** Which cases a block is made of: all where they are few; of many the first and the last. */
function tellDifference(title: string, block: Block, old: string | undefined, sum: string): void {
  differ(`${title}, ${block.name}: ${sum}, kept ${old ?? 'nothing'}`)
  if (keep) return
  const cases: readonly Case[] = block.cases()
  const shown = cases.length > 20 ? [cases[0]!, cases.at(-1)!] : cases
  for (const { name } of shown) say(`    ${name}`)
  if (shown.length < cases.length) say(`    one or more of ${cases.length} from the first of these to the last`)
}

/** What was found now, and what was kept of what was not asked for; in the order of kinds and books. */
function allSums(): Sums {
  const of = (kind: Kind) => BOOKS.map(({ id }) => [id, sums.get(`${kind} ${id}`) ?? kept[kind]?.[id] ?? {}] as const)
  return Object.fromEntries(kinds.map(kind => [kind, Object.fromEntries(of(kind))]))
}

/** A line of the answer, on stdout. */
function say(line: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.log(line)
}

/** How far it is, on stderr: a line that is written over on a terminal, else a line now and then. */
function showProgress(line: string): void {
  const now = performance.now()
  const terminal = process.stderr.isTTY
  if (now - lastShown < (terminal ? 200 : 2000)) return
  lastShown = now
  process.stderr.write(terminal ? `\r\x1b[K${line}` : `${seconds(started)}  ${line}\n`)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
