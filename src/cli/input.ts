import { readFileSync } from 'node:fs'
import type { Options } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'

/** A file's text, `-` for standard input. */
export function readText(path: string, what: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (thrown) {
    throw new BadInput(`${what}: cannot read ${path === '-' ? 'standard input' : path} (${reasonOf(thrown)})`)
  }
}

function reasonOf(thrown: unknown): string {
  const code = (thrown as { code?: string }).code
  return code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (code ?? 'unreadable')
}

/** JSON from a file, from standard input, or written out on the command line. */
export function readJson(given: string, what: string): unknown {
  const inline = given.trimStart().startsWith('{')
  const text = inline ? given : readText(given, what)
  try {
    return JSON.parse(text)
  } catch (thrown) {
    throw new BadInput(`${what}: not JSON (${(thrown as Error).message.replace(/\p{Cc}+/gu, ' ')})`)
  }
}

/** "3,5,10" */
export function wholeNumbers(text: string, what: string): number[] {
  if (text.trim() === '') return []
  return text
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(part => {
      if (!/^\d{1,9}$/.test(part)) throw new BadInput(`${what}: ${JSON.stringify(part)} is not a whole number`)
      return Number(part)
    })
}

export function wholeNumber(text: string, what: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new BadInput(`${what}: ${JSON.stringify(text)} is not a whole number from ${least} to ${most}`)
}

/** "name=value", as often as wanted. */
export function optionPairs(pairs: readonly string[], what = '--option'): Options {
  const options: Record<string, string> = Object.create(null)
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new BadInput(`${what}: ${JSON.stringify(pair)} is not of the form name=value`)
    options[pair.slice(0, at)] = pair.slice(at + 1)
  }
  return options
}
