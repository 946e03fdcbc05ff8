// Writes the golden journals anew. Read the diff: every changed line must follow from a rule that was meant to change.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GOLDEN, goldenText } from '../test/journals/golden.ts'

for (const [name, named] of Object.entries(GOLDEN)) {
  const file = fileURLToPath(new URL(`../test/journals/${name}.jsonl`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, goldenText(named))
  console.log(`test/journals/${name}.jsonl`)
}
