import { AIRCRAFT, displayNames, SHIPS } from '#fleets/index.ts'
import { isDone } from '#kernel/book/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import { BOOKS } from '#rulesets/index.ts'
import { idOf, saidRule } from '../cite.ts'
import { findBook, findEntries } from '../find.ts'
import { print, printJson, printTable } from '../output.ts'
import { testsOf } from '../tests.ts'

/** `straddle rules [book]` */
export function rules(id: string | undefined, { json }: { json?: boolean }): void {
  if (id === undefined) return listBooks(json === true)
  const book = findBook(id)
  const tests = testsOf(book)
  const rows = book.register.rules.map(rule => ({ ...rule, tests: tests.get(rule.id) ?? [] }))
  if (json) return printJson({ book: book.id, rules: rows as unknown as Plain })
  printTable(
    ['rule', 'title', 'state', 'origin', 'tests'],
    rows.map(rule => [rule.id, rule.title, rule.state, rule.origin, rule.tests.length]),
  )
}

function listBooks(json: boolean): void {
  const books = BOOKS.map(({ id, title, revision, register }) => {
    const count = (state: string): number => register.rules.filter(rule => rule.state === state).length
    return { id, title, revision, done: register.rules.filter(isDone).length, later: count('later'), out: count('out') }
  })
  if (json) return printJson({ books })
  printTable(
    ['book', 'title', 'done', 'later', 'out'],
    books.map(book => [book.id, book.title, book.done, book.later, book.out]),
  )
}

/** `straddle procedures <book>` */
export function procedures(id: string, { json }: { json?: boolean }): void {
  const book = findBook(id)
  if (json) {
    return printJson({
      book: book.id,
      procedures: book.procedures.map(({ name, title, rules, given, example, fields }) => ({
        name,
        title,
        rules: rules.map(why => idOf(book, why)),
        given,
        example,
        ask: fields,
      })),
      options: book.options as unknown as Plain,
      duel: book.duel.terms.json,
    })
  }
  for (const { name, title, rules, example, fields } of book.procedures) {
    print(name, `  ${title}`, `  rules: ${rules.map(why => saidRule(book, why)).join('; ')}`)
    print(`  example: --given '${JSON.stringify(example)}'`, `  odds of: ${fields.join(', ')}`, '')
  }
  print('terms of a duel (--range, --aspect, --term name=value):')
  const { properties } = book.duel.terms.json as { properties: Record<string, Record<string, Plain>> }
  for (const [name, { description, default: standard, enum: words }] of Object.entries(properties)) {
    const values = Array.isArray(words) ? `${words.join(' | ')}, ` : ''
    print(`  ${name}: ${description ?? ''} (${values}standard ${String(standard)})`)
  }
  print('', 'options (--option name=value, the standard first):')
  for (const { name, title, rule, values, standard } of book.options) {
    const others = values.filter(value => value !== standard)
    print(`  ${name} = ${[standard, ...others].join(' | ')}`, `    ${title} (${rule})`)
  }
}

/** `straddle ships` */
export function ships({ json }: { json?: boolean }): void {
  if (json) {
    return printJson({
      ships: displayNames() as unknown as Plain,
      aircraft: AIRCRAFT.map(({ name }) => name),
      classes: SHIPS.map(facts => ({
        className: facts.className,
        nation: facts.nation,
        kind: facts.kind,
        year: facts.year.value,
        ships: facts.ships.map(({ name }) => name),
      })),
    })
  }
  printTable(
    ['class', 'nation', 'kind', 'year', 'ships'],
    SHIPS.map(({ className, nation, kind, year, ships }) => [
      className,
      nation,
      kind,
      year.value,
      ships.map(({ name }) => name).join(', '),
    ]),
  )
}

/** `straddle card <ship or aircraft> --book <book>` */
export function card(name: string, { book: id, why, json }: { book: string; why?: boolean; json?: boolean }): void {
  const book = findBook(id)
  const all = findEntries(book, name).map(({ card, derivation }) => ({
    card: card as Plain,
    why: derivation.map(({ what, value, how, why }) => ({ what, value, how, rule: idOf(book, why) })),
  }))
  const [first, ...others] = all
  if (json) {
    const also = others.length > 0 ? { also: others.map(({ card }) => card) } : {}
    return printJson({ book: book.id, card: first!.card, ...(why ? { why: first!.why } : {}), ...also })
  }
  for (const { card, why: how } of all) {
    print(JSON.stringify(card, null, 2))
    if (why)
      for (const { what, value, how: said, rule } of how) print(`${what}: ${JSON.stringify(value)} — ${said} (${rule})`)
  }
}
