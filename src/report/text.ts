import { counted } from '#kernel/event/index.ts'
import type { AccountLine, Turn } from './account.ts'
import type { Report } from './report.ts'

/** Columns of the page. */
const WIDTH = 100

/** The account as text, without the closing table: lines that fit a page. */
export function textOf(report: Report): string[] {
  return [...head(report), ...report.turns.flatMap(turnText)].map(tidy)
}

function head({ scene, book, seed, unproved }: Report): string[] {
  const { title, date, place, sides, terms } = scene
  const when = [date, place].filter(part => part !== '').join(', ')
  const under = [book.title, ...(seed === null ? [] : [`seed ${seed}`]), ...terms].join(', ')
  return [
    title,
    ...(when === '' ? [] : [when]),
    ...wrapped(under, '', '  '),
    ...unprovedText(unproved),
    ...(sides.every(({ ships }) => ships.length === 1)
      ? []
      : sides.flatMap(({ name, admiral, ships }) =>
          wrapped(`${name}${admiral === '' ? '' : ` (${admiral})`}: ${ships.join(', ')}`, '', '  '),
        )),
  ]
}

/** What is only opened by its events is never told as if it were proved. */
export const unprovedText = (unproved: string | null): string[] =>
  unproved === null ? [] : wrapped(`Not proved: ${unproved}.`, '', '  ').map(tidy)

function turnText({ turn, time, lines }: Turn): string[] {
  const column = Math.max(0, ...lines.map(({ phase }) => phase.length))
  return [
    '',
    turn === 0 ? 'Before the first turn' : time === null ? `Turn ${turn}` : `Turn ${turn}, ${time}`,
    ...lines.flatMap((line, i) => lineText(line, lines[i - 1], column)),
  ]
}

/** The phase stands before its first line only. */
function lineText({ phase, text, dice }: AccountLine, before: AccountLine | undefined, column: number): string[] {
  const label = phase === before?.phase ? '' : phase
  const margin = column === 0 ? '  ' : `  ${' '.repeat(column)}  `
  return [
    ...wrapped(text, column === 0 ? margin : `  ${label.padEnd(column)}  `, margin),
    ...dice.flatMap(line => wrapped(line, `${margin}  `, `${margin}    `)),
  ]
}

function wrapped(text: string, first: string, rest: string): string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = rest
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}

/** Names come from a file: what a terminal would obey is not let through. */
export const tidy = (line: string): string => line.replace(/\p{Cc}/gu, ' ').trimEnd()

/** How it ended, in one sentence. */
export function closing({ winner, over, lasted }: Report): string {
  const turns = counted(lasted, 'turn')
  if (!over) return `Broken off after ${turns}.`
  return winner === null ? `Drawn after ${turns}.` : `${tidy(winner)} wins in ${turns}.`
}
