import { writeFileSync } from 'node:fs'
import { BadInput } from '#kernel/ruleset/index.ts'

/** Standard output holds either a JSON value or a journal. */
export function mayWrite(path: string | undefined, json: boolean | undefined): void {
  if (path === '-' && json) throw new BadInput('--journal: with --json it must be a file')
}

/** Writes a journal where it was asked for; tells whether standard output is taken by it. */
export function keepJournal(path: string | undefined, text: () => string): boolean {
  if (path === undefined) return false
  if (path === '-') {
    process.stdout.write(text())
    return true
  }
  try {
    writeFileSync(path, text())
  } catch (thrown) {
    throw new BadInput(`--journal: cannot write ${path} (${(thrown as { code?: string }).code ?? 'unknown reason'})`)
  }
  return false
}
