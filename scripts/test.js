// All that must hold, cheapest first; the first failure ends it.
//
//   npm test          everything: what CI runs
//   npm run check     without the tests in test/: what one runs all day

import { spawnSync } from 'node:child_process'

const quick = process.argv.includes('--quick')
const started = performance.now()

step('types', 'node_modules/typescript/bin/tsc', '-b')
step('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
step('arrows', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'src')
step('unused', 'node_modules/knip/bin/knip.js')
step('only tested', 'node_modules/knip/bin/knip.js', '--production')
step('rules', '--import', 'tsx', 'scripts/rules.ts', '--check')
step('tests', 'node_modules/vitest/vitest.mjs', 'run', ...(quick ? ['--exclude', 'test/**'] : []))

console.log(`\nAll is well, in ${seconds(started)}.`)

/**
 * Runs one tool under its heading.
 * @param {string} name
 * @param {string[]} command a script for Node, and its arguments
 */
function step(name, ...command) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const from = performance.now()
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status === 0) return console.log(`${name}: ${seconds(from)}`)
  console.error(`\n${name}: failed, after ${seconds(started)} in all.`)
  process.exit(status || 1)
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
