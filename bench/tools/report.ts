import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Bar, type Figure, holds, reaches } from './figure.ts'
import { BENCH, OUT, ROOT } from './places.ts'
import { digits } from './rounds.ts'

/** A figure as it is kept in git: nothing of the day or the machine. */
interface Kept {
  readonly row: string
  readonly what: string
  readonly ratio: number | null
  readonly floor: string
  readonly goal: string
  readonly ok: boolean | null
  readonly na?: string
}
const KEPT = `${BENCH}figures.json`
const kept: readonly Kept[] = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : []

const COLUMNS = [4, 58, 9, 9, 9, 9] as const
const line = (...cells: string[]): void =>
  console.log(cells.map((cell, i) => (i === 1 ? cell.padEnd(COLUMNS[i]) : cell.padStart(COLUMNS[i] ?? 0))).join('  '))

export function printHead(rounds: number): void {
  console.log(`Medians of ${rounds} rounds; kept: as of the last --keep.\n`)
  line('row', 'what', 'figure', 'kept', 'floor', 'goal', 'verdict')
}

export function printFigure(figure: Figure): void {
  const { row, what, bar, ratio, na, failed, note } = figure
  const before = kept.find(each => each.row === row && each.what === what)?.ratio
  line(row, what, valueText(bar, ratio), valueText(bar, before ?? null), floorText(bar), goalText(bar), verdict(figure))
  const more = failed ?? na ?? note
  if (more !== undefined) console.log(`        ${more}`)
}

function verdict(figure: Figure): string {
  const { bar, ratio, na, failed } = figure
  if (failed !== undefined) return 'FAILED'
  if (na !== undefined || ratio === null) return 'n/a'
  if (reaches(bar, ratio, bar.goal)) return 'goal'
  const held = holds(figure)
  return held === null ? 'reported' : held ? 'floor' : 'BELOW THE FLOOR'
}

const unitText = ({ unit }: Bar): string => (unit === '×' ? unit : unit === undefined ? '' : ` ${unit}`)
export const valueText = (bar: Bar, value: number | null): string =>
  value === null ? '' : `${digits(value)}${unitText(bar)}`
const limitText = (bar: Bar, limit: number): string =>
  `${bar.sense === 'at least' ? '≥' : '≤'} ${limit}${unitText(bar)}`
export const floorText = (bar: Bar): string => (bar.floor === null ? 'report' : limitText(bar, bar.floor))
const goalText = (bar: Bar): string => limitText(bar, bar.goal)

/** All there is to know of this run, for other programs. */
export function writeFigures(figures: readonly Figure[], rounds: number): void {
  const machine = { node: process.version, platform: process.platform, arch: process.arch }
  const judged = figures.map(figure => ({ ...figure, ok: holds(figure) }))
  writeFileSync(`${OUT}figures.json`, `${JSON.stringify({ rounds, machine, figures: judged }, null, 2)}\n`)
}

/** Keep the figures of the rows that were run; the others stay as they are. */
export function keep(figures: readonly Figure[]): void {
  const ran = new Set(figures.map(({ row }) => row))
  const all = [...kept.filter(({ row }) => !ran.has(row)), ...figures.map(asKept)]
  all.sort((a, b) => placeOf(a.row) - placeOf(b.row))
  writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`)
  const page = readFileSync(PAGE, 'utf8')
  if (!TABLE.test(page)) throw new Error(`${PAGE} has no table of figures: point TABLE in bench/tools/report.ts anew`)
  writeFileSync(
    PAGE,
    page.replace(TABLE, () => tableOf(all)),
  )
}

/** The kernel's rows first, then whole battles, the server, the pages. */
const placeOf = (row: string): number => 'KBSW'.indexOf(row[0]!) * 100 + Number(row.slice(1))

const PAGE = `${ROOT}docs/speed.md`
/** The page's table, from its head to the next empty line. */
const TABLE = /^\| row \|.*\n(?:\|.*\n)*/m

/** The kept figures as the page shows them. */
function tableOf(all: readonly Kept[]): string {
  const said = ({ ratio, ok, na }: Kept): string => {
    if (ratio === null) return na ?? 'n/a'
    return ok === false ? `**${ratio}**, below the floor` : String(ratio)
  }
  const rows = all.map(figure => [figure.row, figure.what, said(figure), figure.floor, figure.goal])
  const head = [
    ['row', 'what', 'figure', 'floor', 'goal'],
    ['---', '---', '---', '---', '---'],
  ]
  return [...head, ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('')
}

function asKept(figure: Figure): Kept {
  const { row, what, bar, ratio, na, failed } = figure
  const value = ratio === null ? null : Number(ratio.toPrecision(3))
  const reason = failed === undefined ? na : `FAILED: ${failed}`
  const base = { row, what, ratio: value, floor: floorText(bar), goal: goalText(bar), ok: holds(figure) }
  return reason === undefined ? base : { ...base, na: reason }
}
