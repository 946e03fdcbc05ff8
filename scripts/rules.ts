// Writes docs/rules/<book>.md: every rule of a book in our words, how far it is done, and the tests that hold it to that.
//
//   npm run rules          writes the pages
//   … --check              fails if a page is stale, or a rule that is called done has no test
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { testsOf } from '#cli/tests.ts'
import { isDone, type Rule } from '#kernel/book/index.ts'
import { BOOKS, type Book } from '#rulesets/index.ts'

const check = process.argv.includes('--check')
const folder = new URL('../docs/rules/', import.meta.url)
let faults = 0

for (const book of BOOKS) {
  const tests = testsOf(book)
  const untested = book.register.rules.filter(rule => isDone(rule) && !tests.has(rule.id))
  if (untested.length > 0)
    fault(`${book.id}: done, but no test's title begins with ${untested.map(rule => rule.id).join(', ')}`)
  const uncited = book.register.rules.filter(rule => isDone(rule) && !isCited(rule, sourceOf(book)))
  if (uncited.length > 0) fault(`${book.id}: done, but no code cites ${uncited.map(rule => rule.id).join(', ')}`)
  const file = new URL(`${book.id}.md`, folder)
  const page = pageOf(book, tests)
  if (check && read(file) !== page) fault(`docs/rules/${book.id}.md is stale: npm run rules`)
  if (!check) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, page)
  }
}
process.exitCode = faults > 0 ? 1 : 0

function fault(sentence: string): void {
  console.error(sentence)
  faults++
}

function read(file: URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Code cites a rule by its id or, in a comment, by its printed number. */
function isCited({ id, printed }: Rule, source: string): boolean {
  const number = printed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return source.includes(`'${id}'`) || new RegExp(`(?<![\\w.])${number}(?![\\w]|\\.\\d)`).test(source)
}

/** A book's room without its tests and without the register itself. */
function sourceOf(book: Book): string {
  const room = new URL(`../src/rulesets/${book.id}/`, import.meta.url)
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.ts$/.test(name) && !/\.test\.ts$|\.fixture\.ts$|^book\.ts$|^book\/register\.ts$/.test(name),
  )
  return files.map(name => readFileSync(new URL(name, room), 'utf8')).join('\n')
}

function aside(alone: number): string {
  return alone === 0 ? '' : ` (${alone} of them *alone*: only in procedures, no battle comes to them)`
}

function pageOf(book: Book, tests: ReadonlyMap<string, readonly string[]>): string {
  const { rules } = book.register
  const count = (state: string): number => rules.filter(rule => rule.state === state).length
  const row = (cells: readonly string[]): string => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `# ${book.title}`,
    '',
    `${rules.length} rules: ${rules.filter(isDone).length} done${aside(count('alone'))}, ${count('later')} to come, ${count('out')} left out. Revision ${book.revision}.`,
    'Origin: *book* is what the book prints, *ruling* our answer to a doubt in it, *house* a rule of ours where it is silent.',
    'The page is written by `npm run rules`; the words are ours.',
    '',
    '## Options',
    '',
    row(['option', 'what it settles', 'values, the standard first', 'rule']),
    row(['---', '---', '---', '---']),
    ...book.options.map(({ name, title, values, standard, rule }) =>
      row([name, title, [standard, ...values.filter(value => value !== standard)].join(', '), rule]),
    ),
    '',
    'In ids and comments **R** is a ruling, **H** a rule of the house, **S** a silence of the book that such a rule fills, **T** a table.',
    '',
    '## Rules',
    '',
    row(['rule', 'printed', 'title', 'in our words', 'state', 'origin', 'tests']),
    row(['---', '---', '---', '---', '---', '---', '---']),
    ...rules.map(({ id, printed, title, words, state, origin, because }) =>
      row([
        id,
        printed,
        title,
        words,
        because === undefined ? state : `${state}: ${because}`,
        origin,
        String(tests.get(id)?.length ?? 0),
      ]),
    ),
    '',
    ...(book.asides === undefined
      ? []
      : ['## Silences and tables', '', row(['', '']), row(['---', '---']), ...book.asides.map(row), '']),
  ].join('\n')
}
