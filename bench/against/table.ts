import { floorText, valueText } from '../tools/report.ts'
import { digits } from '../tools/rounds.ts'
import { type Comparison, limitOf } from './compare.ts'

const WIDTHS = [4, 66, 9, 9, 7, 15] as const
const line = (...cells: string[]): void =>
  console.log(cells.map((cell, i) => (i === 1 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i] ?? 0))).join('  '))

export const printHead = (): void => line('row', 'what', 'before', 'after', 'ratio', 'bar', 'verdict')

export function print(comparison: Comparison): void {
  const { row, what, bar, before, after, ratio, note } = comparison
  const ratioText = ratio === null ? '' : ratio.toFixed(3)
  line(row, what, valueText(bar, before), valueText(bar, after), ratioText, barText(comparison), verdict(comparison))
  console.log(`        ${note}`)
}

const barText = ({ bar, worse }: Comparison): string => {
  if (worse !== null) return `ratio ${bar.sense === 'at least' ? '≥' : '≤'} ${digits(limitOf(bar, worse))}`
  return bar.floor === null ? 'report' : `after ${floorText(bar)}`
}
const verdict = ({ ok, ratio }: Comparison): string =>
  ok === null ? 'reported' : ok ? 'ok' : ratio === null ? 'MISSED: no figure' : 'MISSED'
