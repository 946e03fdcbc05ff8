import { diceWords, type Header, type Verdict, verify as verifyJournal, writeJournal } from '#game/journal/index.ts'
import { Session } from '#game/session/index.ts'
import type { Terms } from '#game/skirmish/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { Seeded } from '#kernel/dice/index.ts'
import { counted } from '#kernel/event/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { sentences } from '#story/index.ts'
import { cardInYear, findBook, findOptions, heedAll, yearIn } from '../find.ts'
import { optionPairs, readText, wholeNumber } from '../input.ts'
import { keepJournal, mayWrite } from '../journal.ts'
import { print, printJson } from '../output.ts'

export interface DuelFlags {
  range?: string
  aspect?: string
  term: string[]
  seed: string
  journal?: string
  option: string[]
  json?: boolean
}

export function termsOf(book: Book, ships: readonly [string, string], flags: Omit<DuelFlags, 'seed'>): Terms<Plain> {
  const given: Record<string, Plain> = {}
  if (flags.range !== undefined) {
    if (!/^-?\d+(\.\d+)?$/.test(flags.range))
      throw new BadInput(`--range: ${JSON.stringify(flags.range)} is not a number`)
    given['range'] = Number(flags.range)
  }
  if (flags.aspect !== undefined) given['aspect'] = flags.aspect
  for (const [name, value] of Object.entries(optionPairs(flags.term, '--term'))) given[name] = termOf(value)
  const terms = book.duel.terms.read(given)
  const refusal = book.duel.refuse?.(terms) ?? null
  if (refusal !== null) throw new BadInput(refusal)
  const [one, other] = ships
  const options = findOptions(book, flags.option)
  heedAll(book, options, 'duel')
  const year = yearIn(given)
  return { cards: [cardInYear(book, one, year), cardInYear(book, other, year)], terms, options }
}

/** A number, yes or no, or a word. */
function termOf(text: string): Plain {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** `straddle duel <book> <ship> <ship>` */
export function duel(id: string, one: string, other: string, flags: DuelFlags): void {
  mayWrite(flags.journal, flags.json)
  const book = findBook(id)
  const { cards, terms, options } = termsOf(book, [one, other], flags)
  const seed = wholeNumber(flags.seed, '--seed', 0, Number.MAX_SAFE_INTEGER)
  const battle = { kind: 'duel', terms } as const
  const header: Header = { straddle: 1, book: book.id, revision: book.revision, options, battle, cards, seed }
  const session = new Session(book, book.duel.setup(cards, terms, options), new Seeded(seed), book.duel.decider)
  const told: string[] = []
  for (;;) {
    const order = book.duel.next(session.state)
    if (order === null) break
    const before = session.state
    const row = session.take(order)
    if ('reason' in row) throw new Error(`the standing order was refused: ${row.reason}`)
    if (!flags.json) told.push(...sentences(book, before, row.events))
  }
  if (keepJournal(flags.journal, () => writeJournal(book, { header, rows: session.rows }))) return
  const { winner, turns } = book.duel.result(session.state)
  const names = namesOf(cards)
  const won = winner < 0 ? null : names[winner]!
  if (flags.json) {
    const rows = session.rows.length
    return printJson({ journal: flags.journal ?? null, winner: won, turns, ships: names, seed, rows, terms })
  }
  print(...told, '')
  print(won === null ? `Drawn after ${counted(turns, 'turn')}.` : `${won} wins in ${counted(turns, 'turn')}.`)
  if (flags.journal !== undefined) print(`Journal: ${flags.journal} (check it with: straddle verify ${flags.journal})`)
}

/** Sisters of one name are told apart by their places. */
export function namesOf(cards: readonly unknown[]): string[] {
  const [one, other] = cards.map(card => (card as { name: string }).name) as [string, string]
  return one === other ? [`${one} (the first)`, `${other} (the second)`] : [one, other]
}

/** The journal opens, but rows of it could not be fought again. */
const OPENED = 4

/** `straddle verify <journal>` */
export function verify(path: string, { json }: { json?: boolean }): void {
  const verdict = verifyJournal(readText(path, 'journal'), bookNamed)
  const proved = verdict.ok && verdict.older === undefined
  if (!proved) process.exitCode = opens(verdict) ? OPENED : 1
  if (json) return printJson({ ...verdict, proved } as unknown as Plain)
  print(verdict.ok ? heldWords(verdict) : brokenWords(verdict))
}

const opens = (verdict: Verdict): boolean => verdict.ok || verdict.opens !== undefined

/** Rows that were only opened are never called proved. */
function heldWords({ rows, older = 0, dice }: Extract<Verdict, { ok: true }>): string {
  if (older === 0) return `${rows === 1 ? 'Its one row holds.' : `All ${rows} rows hold.`} ${diceWords(dice)}`
  const others = rows - older
  const rest = others === 0 ? '' : others === 1 ? ' The other one holds.' : ` The other ${others} hold.`
  const many = counted(older, 'row is', 'rows are')
  return `Not proved: ${many} of an older revision, opened by events and checked by digests, not fought again.${rest} ${diceWords(dice)}`
}

function brokenWords({ row, rule, field, reason, opens }: Extract<Verdict, { ok: false }>): string {
  if (opens !== undefined)
    return `Not proved: ${reason}. Opened by its events: ${counted(opens, 'row')}; report and log tell it.`
  return `Row ${row} does not hold (${field}${rule === null ? '' : `, rule ${rule}`}): ${reason}.`
}
