import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/straddle.js', import.meta.url))

test('the command line greets from any folder', () => {
  const said = execFileSync(process.execPath, [bin], { cwd: tmpdir(), encoding: 'utf8' })
  expect(said).toMatch(/^Straddle/)
})
