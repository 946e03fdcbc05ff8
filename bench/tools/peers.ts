import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PEERS } from './places.ts'

let reason: string | null | undefined

/** Installs what bench/peers/ names, if it is not there; why not, if it cannot be. Nobody else needs these packages. */
export function missingPeers(): string | null {
  if (reason === undefined)
    reason = isInstalled() || install() ? null : 'peers not installed (npm ci in bench/peers failed)'
  return reason
}

/** npm writes its own record of what it installed last of all. */
function isInstalled(): boolean {
  try {
    const { packages } = JSON.parse(readFileSync(`${PEERS}node_modules/.package-lock.json`, 'utf8'))
    const { dependencies } = JSON.parse(readFileSync(`${PEERS}package.json`, 'utf8'))
    return Object.entries(dependencies).every(
      ([name, version]) => packages[`node_modules/${name}`]?.version === version,
    )
  } catch {
    return false
  }
}

function install(): boolean {
  console.error('Installing the peers (npm ci in bench/peers)…')
  const npm = process.env['npm_execpath'] ?? ''
  const [command, ...first] = /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm']
  const args = [...first, 'ci', '--prefix', PEERS, '--fetch-retries=1']
  return spawnSync(command!, args, { cwd: PEERS, stdio: ['ignore', 2, 2] }).status === 0
}
