import { HERE, OUT, PROCESSOR } from '../tools/places.ts'
import { STOP } from '../tools/run.ts'
import { type Comparison, compare, type Sides } from './compare.ts'
import { COMPARED } from './rows.ts'
import { print, printHead } from './table.ts'
import { checkOut, commitNamed, type Worktree } from './worktree.ts'

/** The rows that can be compared. */
export const AGAINST = [...new Set(COMPARED.flatMap(({ rows }) => rows))]

/** Compares this checkout with a commit; returns how the process ends. */
export async function against(name: string, wanted: ReadonlySet<string>, rounds: number): Promise<number> {
  const commit = commitNamed(name)
  if (commit === null) {
    console.error(`There is no commit ${name}.`)
    return 2
  }
  const signal = endOnSignal()
  let worktree: Worktree | null = null
  try {
    console.error(`Checking out ${commit.slice(0, 7)}…`)
    worktree = await checkOut(commit)
    const sides: Sides = { before: worktree.checkouts, after: [{ ...HERE, out: `${OUT}after/`, clock: PROCESSOR }] }
    console.log(`Before: ${name} (${commit.slice(0, 7)}); after: as it lies here. Medians of ${rounds} rounds.\n`)
    return endOf(await compareAll(sides, wanted, rounds))
  } catch (fault) {
    if (!STOP.signal.aborted) throw fault
    return signal()
  } finally {
    worktree?.remove()
  }
}

async function compareAll(sides: Sides, wanted: ReadonlySet<string>, rounds: number): Promise<Comparison[]> {
  const all: Comparison[] = []
  printHead()
  for (const compared of COMPARED) {
    if (!compared.rows.some(row => wanted.has(row))) continue
    for (const comparison of await compare(compared, sides, wanted, rounds)) {
      all.push(comparison)
      print(comparison)
    }
  }
  return all
}

function endOf(all: readonly Comparison[]): number {
  const missed = [...new Set(all.filter(({ ok }) => ok === false).map(({ row }) => row))]
  console.log(missed.length === 0 ? '\nEvery bar holds.' : `\nMissed: ${missed.join(', ')}.`)
  return missed.length === 0 ? 0 : 1
}

/**
 * Whoever stops it finds nothing left behind. Asked again it goes on clearing up: npm, and whatever started us, pass on what we
 * were told ourselves. Returns what such an end is called.
 */
function endOnSignal(): () => number {
  let end = 0
  const stop = (number: number) => (): void => {
    if (end === 0) console.error('Stopping…')
    end = 128 + number
    STOP.abort()
  }
  process.on('SIGINT', stop(2))
  process.on('SIGTERM', stop(15))
  process.on('SIGHUP', stop(1))
  return () => end
}
