import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { BENCH, type Checkout, OUT, PROCESSOR, ROOT } from '../tools/places.ts'
import { STOP } from '../tools/run.ts'

/** A commit checked out where nothing else is. */
export interface Worktree {
  /** with the runners of this bench; and with its own, for where those do not fit its sources */
  readonly checkouts: readonly Checkout[]
  remove(): void
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** The whole name of a commit; null if there is none such. */
export function commitNamed(name: string): string | null {
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  return status === 0 ? stdout.trim() : null
}

export async function checkOut(commit: string): Promise<Worktree> {
  clearUp()
  // its real path: bundles name sources by their way from it
  const root = `${realpathSync(mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`)))}/`
  const remove = (): void => removeTree(root)
  try {
    const { status, stderr } = git('worktree', 'add', '--quiet', '--detach', root, commit)
    // a signal that came while git was at work is heard only now
    await setImmediate()
    STOP.signal.throwIfAborted()
    if (status !== 0) throw new Error(`git cannot check out ${commit}: ${stderr.trim()}`)
    await furnish(root)
  } catch (fault) {
    remove()
    throw fault
  }
  for (const folder of ['run', 'tools']) cpSync(`${BENCH}${folder}`, `${root}${NOW}/${folder}`, { recursive: true })
  return {
    checkouts: [
      { root, runners: `${root}${NOW}/run/`, out: `${OUT}before/`, clock: PROCESSOR },
      { root, runners: `${root}bench/run/`, out: `${OUT}before-own/`, clock: PROCESSOR },
    ],
    remove,
  }
}
const PREFIX = 'straddle-against-'
/** Our runners, beside its own: there they find its sources as those do. */
const NOW = 'bench-now'

function removeTree(root: string): void {
  // the link first, so that nothing can follow it into our own packages
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  // twice: one that was never finished is locked
  git('worktree', 'remove', '--force', '--force', root)
  rmSync(root, { recursive: true, force: true })
}

/** What others left behind who were killed and could not clear up themselves. */
function clearUp(): void {
  const { stdout } = git('worktree', 'list', '--porcelain')
  for (const [, root, pid] of stdout.matchAll(LEFT_BEHIND)) if (!isAlive(Number(pid))) removeTree(root!)
}
const LEFT_BEHIND = new RegExp(`^worktree (.*/${PREFIX}(\\d+)-\\w+)$`, 'gm')

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM' // another user's
  }
}

/** The packages it wants: ours, where they are the same. */
async function furnish(root: string): Promise<void> {
  const lockOf = (folder: string): string => readFileSync(`${folder}package-lock.json`, 'utf8')
  if (existsSync(`${ROOT}node_modules`) && lockOf(root) === lockOf(ROOT))
    return symlinkSync(`${ROOT}node_modules`, `${root}node_modules`, 'junction')
  console.error('Installing its packages (npm ci)…')
  const npm = process.env['npm_execpath'] ?? ''
  const [command, ...first] = /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm']
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund']
  await promisify(execFile)(command!, args, { cwd: root, signal: STOP.signal })
}
