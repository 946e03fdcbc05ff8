import type { Plain } from '#kernel/desk/index.ts'
import type { Share } from '#kernel/odds/index.ts'

/** With --json: one value and nothing else. */
export function printJson(value: Plain): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** A sentence beside the output: what is wrong, or what is left over. */
export function tell(sentence: string): void {
  process.stderr.write(`straddle: ${sentence}\n`)
}

/** Columns padded to their widest cell; numbers to the right. */
export function printTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map(row => String(row[i] ?? '').length)))
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, i) =>
        typeof cell === 'number' ? String(cell).padStart(widths[i]!) : String(cell).padEnd(widths[i]!),
      )
      .join('  ')
      .trimEnd()
  print(line(heads), line(widths.map(width => '─'.repeat(width))), ...rows.map(line))
}

/** A chance as people read it. */
export function percentText(p: number): string {
  if (p > 0 && p < 0.001) return 'under 0.1 %'
  if (p < 1 && p > 0.999) return 'over 99.9 %'
  return `${(100 * p).toFixed(1)} %`
}

/** A share of many, and where the chance behind it lies: as many digits as tell the ends of that apart, and one more. */
export function shareText({ p, low, high }: Pick<Share, 'p' | 'low' | 'high'>): string {
  const digits = Math.max(1, 1 - Math.floor(Math.log10(100 * (high - low))))
  const percent = (value: number): string => (100 * value).toFixed(digits)
  return `${percent(p)} % (${percent(low)} to ${percent(high)})`
}

export interface Chance {
  readonly p: number
  readonly text: string
  readonly of: string
}
/** Chances one under the other, each with its bar, their % in one column. */
export function printChances(rows: readonly Chance[]): void {
  const place = Math.max(...rows.map(({ text }) => text.indexOf('%')))
  const texts = rows.map(({ text }) => ' '.repeat(place - text.indexOf('%')) + text)
  const width = Math.max(...texts.map(text => text.length))
  rows.forEach(({ p, of }, i) => {
    print(`${bar(p)}  ${texts[i]!.padEnd(width)}  ${of}`)
  })
}

export const bar = (p: number, width = 30): string => '█'.repeat(Math.round(p * width)).padEnd(width, '·')
