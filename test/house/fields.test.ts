import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('every field of a state is read by a rule or shown on the table: node scripts/fields.js', {
  timeout: 120_000,
}, () => {
  const script = fileURLToPath(new URL('../../scripts/fields.js', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect([stdout, stderr, status]).toEqual(['', '', 0])
})
