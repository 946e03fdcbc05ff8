// Makes a fresh clone ready to run, then runs something:
//
//   node scripts/ready.js scripts/test.js --quick     plain JavaScript
//   node scripts/ready.js scripts/rules.ts --check    TypeScript, through tsx
//
// Every npm script goes through here, so nobody has to remember `npm ci`. Only Node's own modules may be used.

import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lock = `${root}.installing`

/** Installs the packages of package-lock.json if they are missing or stale. Exits with a sentence if that fails. */
export function ready() {
  if (isInstalled()) return
  takeLock()
  try {
    // Whoever held the lock before us may have done the work.
    if (isInstalled() || install()) return
  } finally {
    rmSync(lock, { force: true })
  }
  console.error('\nThe packages could not be installed; the reason is above. Is the network there?')
  process.exit(1)
}

/**
 * npm writes its own record of what it installed last of all, so an install killed half-way leaves none. We compare
 * that record with the lock file, not their dates: a checkout changes dates.
 */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const found = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !found) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true // the project itself
    const there = found[path]
    if (!there) return Boolean(optional || devOptional) // another platform's binary
    return there.version === version && there.integrity === integrity
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Two commands started at once must not install at once: the second waits for the first. */
function takeLock() {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const holder = lockHolder()
    if (holder === undefined) {
      rmSync(lock, { force: true })
    } else {
      if (!waited) console.error(`Waiting for process ${holder}, which is installing (or remove ${lock}).`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

/** The process that holds the lock, or undefined if it died without letting go. */
function lockHolder() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid === process.pid) return undefined // a container that was restarted gives the same numbers again
    process.kill(pid, 0) // 0, from a lock not yet written, means ourselves: alive, so we look again
    return pid
  } catch (error) {
    return codeOf(error) === 'EPERM' ? 'of another user' : undefined
  }
}

/** On stderr, since someone may be reading our answer on stdout. Tests need the dev packages whatever NODE_ENV says. */
function install() {
  console.error('Installing packages (npm ci)…')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env['npm_execpath'] ?? ''
  // The npm that called us if there is one; another package manager's path is of no use here.
  const [command, ...rest] = /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm, ...args] : ['npm', ...args]
  const shell = command === 'npm' && process.platform === 'win32' // there npm is a .cmd file
  return spawnSync(command, rest, { cwd: root, stdio: ['ignore', 2, 2], shell }).status === 0
}

/**
 * Runs Node with these arguments as if it had been called in our place.
 * @param {string[]} args
 */
function run(args) {
  const script = args.find(arg => !arg.startsWith('-'))
  const loader = script?.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []
  const child = spawn(process.execPath, [...loader, ...args], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C reaches the child from the terminal; a second one would read as impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

// Called, not imported by bin/straddle.js. Node resolves links in the one path but not in the other.
if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  ready()
  run(process.argv.slice(2))
}
