import type { Plain } from '#kernel/desk/index.ts'
import type { Boxes, Cell, SheetTable } from '#kernel/ruleset/index.ts'
import { logOf, type ShipLog, tidy, unprovedText } from '#report/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { open } from '#story/index.ts'
import { readText } from '../input.ts'
import { print, printJson, printTable } from '../output.ts'

/** `straddle log <journal> --ship <name>` */
export function log(path: string, { ship, json }: { ship: string; json?: boolean }): void {
  const kept = logOf(open(readText(path, 'journal'), bookNamed), ship)
  const { sheet, unit, entries, unproved } = kept
  if (json) {
    const { state, tracks, marks } = unit
    const told = { journal: path, unproved, ship: kept.ship, state, tracks, marks, entries, sheet }
    return printJson(told as unknown as Plain)
  }
  print(
    tidy([kept.ship, sheet.under].filter(part => part !== '').join(', ')),
    tidy(conditionOf(unit)),
    ...unprovedText(unproved),
    '',
  )
  printEntries(kept)
  for (const table of sheet.tables) {
    print('')
    printSheet(table)
  }
  if (sheet.notes.length > 0) print('')
  for (const { name, text } of sheet.notes) print(tidy(`${name}: ${text}`))
}

const conditionOf = ({ state, tracks, words }: ShipLog['unit']): string =>
  [
    state,
    ...tracks.map(({ name, left, size }) => `${name} ${left} of ${size}`),
    ...(words === '' || state !== 'afloat' ? [] : [words]),
  ].join(', ')

function printEntries({ entries }: ShipLog): void {
  if (entries.length === 0) return print('Nothing befell her.')
  printTable(
    ['turn', 'time', 'phase', 'what', 'rule'],
    entries.map(({ turn, hour, phase, text, rule }) => [turn, hour, phase, tidy(text), rule]),
  )
}

function printSheet({ heads, lines }: SheetTable): void {
  printTable(
    ['', ...heads],
    lines.flatMap(({ cells, now, under }) => [
      [now ? '>' : '', ...cells.map(cellText)],
      ...under.map(boxes => ['', boxText(boxes)]),
    ]),
  )
}

const cellText = (cell: Cell): string =>
  tidy(typeof cell === 'string' ? cell : 'lost' in cell ? boxText(cell) : cell.join(' '))

/** Boxes as they look on paper: crossed, then open. */
const boxText = ({ name, size, lost, note }: Boxes): string =>
  [name, '☒'.repeat(lost) + '☐'.repeat(size - lost), note].filter(part => part !== '').join(' ')
