import { readdirSync, readFileSync } from 'node:fs'
import type { Book } from '#rulesets/index.ts'

const root = new URL('../../', import.meta.url)
/**
 * A test's title that begins with the ids of rules: `test('ID …'`, `test.each(…)('ID ID …'`, or a row of `test.each` whose first
 * cell is the title.
 */
const TITLE = /(?:\b(?:test|it)\(|\)\(|^\s*\[)\s*(['"`])([A-Z]+-[^'"`\n]*)/gm

/** The tests of each rule of a book: rule id → "file: title". Empty where the sources are not at hand. */
export function testsOf(book: Book): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(book.register.rules.map(rule => rule.id))
  const tests = new Map<string, string[]>()
  for (const file of [...testFiles(`src/rulesets/${book.id}/`), ...testFiles('test/')]) {
    for (const [, , title] of readFileSync(new URL(file, root), 'utf8').matchAll(TITLE)) {
      for (const id of title!.split(' ')) {
        if (!ids.has(id)) break
        tests.set(id, [...(tests.get(id) ?? []), `${file}: ${title}`])
      }
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
