import { readdirSync, readFileSync } from 'node:fs'
import type { Book } from '#rulesets/index.ts'

const root = new URL('../../', import.meta.url)
/** A test's title that begins with a rule's id: `test('ID …'` or `test.each(…)('ID …'`. */
const TITLE = /(?:\b(?:test|it)|\))\(\s*(['"`])([A-Z]+-[^\s'"`]+)([^'"`\n]*)/g

/** The tests of each rule of a book: rule id → "file: title". Empty where the sources are not at hand. */
export function testsOf(book: Book): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(book.register.rules.map(rule => rule.id))
  const tests = new Map<string, string[]>()
  for (const file of [...testFiles(`src/rulesets/${book.id}/`), ...testFiles('test/')]) {
    for (const [, , id, rest] of readFileSync(new URL(file, root), 'utf8').matchAll(TITLE)) {
      if (id === undefined || !ids.has(id)) continue
      const titles = tests.get(id) ?? []
      titles.push(`${file}: ${id}${rest}`)
      tests.set(id, titles)
    }
  }
  return tests
}

function testFiles(folder: string): string[] {
  try {
    const all = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    return all
      .filter(name => name.endsWith('.test.ts'))
      .map(name => `${folder}${name.replaceAll('\\', '/')}`)
      .sort()
  } catch {
    return []
  }
}
