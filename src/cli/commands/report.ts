import { writeFileSync } from 'node:fs'
import type { Plain } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { closing, plotOf, type Report, reportOf, textOf, tidy } from '#report/index.ts'
import { bookNamed } from '#rulesets/index.ts'
import { type OpenedJournal, open } from '#story/index.ts'
import { readText } from '../input.ts'
import { print, printJson, printTable } from '../output.ts'

interface ReportFlags {
  svg?: string
  dice?: boolean
  json?: boolean
}

/** `straddle report <journal>` */
export function report(path: string, { svg, dice, json }: ReportFlags): void {
  if (svg === '-' && json) throw new BadInput('--svg: with --json it must be a file')
  const opened = open(readText(path, 'journal'), bookNamed)
  const told = reportOf(opened, dice)
  if (svg !== undefined) {
    const drawing = drawn(opened, told)
    if (svg === '-') return void process.stdout.write(drawing)
    save(svg, drawing)
  }
  if (json) return printJson(jsonOf(told, path, svg))
  print(...textOf(told), '')
  printShips(told)
  print('', ...pointsOf(told), closing(told))
  if (svg !== undefined) print(`Plot: ${svg}`)
}

function drawn(opened: OpenedJournal, told: Report): string {
  const drawing = plotOf(opened, told)
  if (drawing === null)
    throw new BadInput(`--svg: ${opened.book.title} has no chart yet, so there are no tracks to draw`)
  return drawing
}

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (thrown) {
    throw new BadInput(`--svg: cannot write ${path} (${(thrown as { code?: string }).code ?? 'unknown reason'})`)
  }
}

function jsonOf(
  { book, unproved, scene, turns, ships, points, winner, over }: Report,
  path: string,
  svg?: string,
): Plain {
  const { title, date, place, sides } = scene
  return {
    journal: path,
    unproved,
    svg: svg ?? null,
    book: book.id,
    title,
    date: date || null,
    place: place || null,
    sides,
    turns: turns.map(({ turn, time, lines }) => ({
      turn,
      time,
      lines: lines.map(({ text }) => text),
      ...diceIn(lines),
    })),
    ships,
    points,
    winner,
    over,
  } as unknown as Plain
}

/** Throws line by line, if they were asked for. */
const diceIn = (lines: Report['turns'][number]['lines']): object =>
  lines.some(({ dice }) => dice.length > 0) ? { dice: lines.map(({ dice }) => dice) } : {}

function printShips({ ships }: Report): void {
  const columns = [
    { head: 'ship', cells: ships.map(({ name }) => name) },
    // in a duel a side is its ship
    { head: 'side', cells: ships.map(({ name, side }) => (side === name ? '' : side)) },
    { head: 'state', cells: ships.map(({ state }) => state ?? '') },
    { head: 'left', cells: ships.map(({ tracks }) => tracks.map(leftOf).join(', ')) },
    { head: 'marks', cells: ships.map(({ marks }) => marks.map(markOf).join(', ')) },
  ].filter(({ cells }) => cells.some(cell => cell !== ''))
  printTable(
    columns.map(({ head }) => head),
    ships.map((_, ship) => columns.map(({ cells }) => tidy(cells[ship]!))),
  )
}
const leftOf = ({ name, left, size }: { name: string; left: number; size: number }): string =>
  `${name} ${left} of ${size}`
const markOf = ({ name, count }: { name: string; count: number }): string => (count === 1 ? name : `${name} ×${count}`)

const pointsOf = ({ points }: Report): string[] =>
  points.length === 0 ? [] : [tidy(`Points: ${points.map(each => `${each.side} ${each.points}`).join(', ')}.`)]
