import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Register } from '#kernel/book/index.ts'

// The books' own worked examples, a folder for each book: situation, faces and choices in, what must come out. The data is
// language-neutral (*.json); `work.ts` beside it says how a book works what is given.

interface Example {
  readonly id: string
  /** the rule that it shows */
  readonly rule: string
  readonly says: string
  readonly given: Readonly<Record<string, unknown>>
  readonly faces?: readonly number[]
  readonly choices?: readonly number[]
  readonly expected: Readonly<Record<string, unknown>>
}
/** An example, or a part of one, of a rule that nobody has written yet. */
interface Pending {
  readonly id: string
  readonly waits: string
  readonly says: string
}
interface Sheet {
  readonly examples?: readonly Example[]
  readonly pending?: readonly Pending[]
}
interface Book {
  readonly register: Register
  /** every example that the book has */
  readonly ids: readonly string[]
  /** what comes of it; must use up all faces and choices */
  work(given: Example['given'], faces: readonly number[], choices: readonly number[]): unknown
}

const here = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(here, { withFileTypes: true }).filter(entry => entry.isDirectory())

for (const { name } of folders) {
  const { BOOK } = (await import(`./${name}/work.ts`)) as { BOOK: Book }
  const sheets = readdirSync(`${here}${name}`)
    .filter(file => file.endsWith('.json'))
    .map(file => JSON.parse(readFileSync(`${here}${name}/${file}`, 'utf8')) as Sheet)
  const examples = sheets.flatMap(sheet => sheet.examples ?? [])
  const pending = sheets.flatMap(sheet => sheet.pending ?? [])
  const ruleOf = (id: string) => BOOK.register.rules.find(rule => rule.id === id)

  describe(name, () => {
    test.each(examples.map(example => [`${example.id} (${example.rule}): ${example.says}`, example] as const))(
      '%s',
      (_title, { rule, given, faces = [], choices = [], expected }) => {
        expect(ruleOf(rule), `${rule} stands in the register`).toBeDefined()
        expect(BOOK.work(given, faces, choices)).toMatchObject(expected)
      },
    )

    test.each(pending.map(example => [`${example.id} waits for ${example.waits}: ${example.says}`, example] as const))(
      '%s',
      (_title, { waits }) => {
        expect(ruleOf(waits), `${waits} stands in the register`).toBeDefined()
        expect(ruleOf(waits)!.state, `${waits} is done: the example waits no longer`).not.toBe('done')
      },
    )

    test('no example is forgotten, and none is unknown', () => {
      const seen = new Set([...examples, ...pending].map(({ id }) => id))
      expect([...seen].toSorted()).toEqual(BOOK.ids.toSorted())
    })
  })
}
