// Writes the golden journals anew. Read the diff: every changed line must follow from a rule that was meant to change. When a
// book's revision has grown, the goldens of the last one are kept among the journals of the past first.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bookNamed } from '#rulesets/index.ts'
import { today } from '../test/journals/frozen.ts'
import { GOLDEN, goldenText } from '../test/journals/golden.ts'

const pathOf = (name: string): string => fileURLToPath(new URL(`../test/journals/${name}.jsonl`, import.meta.url))

for (const [name, named] of Object.entries(GOLDEN)) {
  const file = pathOf(name)
  keepPast(name, file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, goldenText(named))
  console.log(`test/journals/${name}.jsonl`)
}

// what events carry is only ever added to: a test holds today's to what was kept
writeFileSync(
  fileURLToPath(new URL('../test/journals/frozen.json', import.meta.url)),
  `${JSON.stringify(today(), null, 2)}\n`,
)

function keepPast(name: string, file: string): void {
  if (!existsSync(file)) return
  const { book, revision } = JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0]!) as {
    book: string
    revision: number
  }
  const past = pathOf(`past/${book}/${revision}-written/${basename(name)}`)
  if (revision >= bookNamed(book)!.revision || existsSync(past)) return
  mkdirSync(dirname(past), { recursive: true })
  copyFileSync(file, past)
  console.log(`test/journals/past/${book}/${revision}-written/${basename(name)}.jsonl, of revision ${revision}`)
}
