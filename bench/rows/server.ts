import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundled } from '../../scripts/bundle.js'
import type { Rates } from '../run/meter.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { missingPeers } from '../tools/peers.ts'
import { digits, interleave, median, quantile, rateOf, ratioOf } from '../tools/rounds.ts'
import { runPeer } from '../tools/run.ts'
import { BenchServer, Table } from '../tools/table.ts'

const LOCK_STEP: Bar = { sense: 'at least', floor: 1, goal: 3, unit: '×' }
const CROWD: Bar = { sense: 'at most', floor: 50, goal: 15, unit: 'ms' }
const MEMORY: Bar = { sense: 'at most', floor: 600, goal: 300 }
const START: Bar = { sense: 'at most', floor: 2000, goal: 700, unit: 'ms' }

/** S1 to S4: the server as users start it, its database on the disk. */
export const SERVER: Group = {
  rows: ['S1', 'S2', 'S3', 'S4'],
  async measure(wanted, rounds) {
    await bundled()
    const figures: Figure[] = []
    if (wanted.has('S1')) figures.push(await lockStep(rounds))
    if (wanted.has('S2')) figures.push(await crowd())
    if (wanted.has('S3')) figures.push(await memory())
    if (wanted.has('S4')) figures.push(await start(rounds))
    return figures
  },
}

const BLOCK = 50

/** S1: one game, one order after the other, each heard by the other side before the next. */
async function lockStep(rounds: number): Promise<Figure> {
  const row = { row: 'S1', what: 'orders heard by the other, stored / boardgame.io, in memory', bar: LOCK_STEP }
  const na = missingPeers()
  if (na !== null) return { ...row, ratio: null, na }
  const rates = await interleave('S1', rounds, {
    ours: async () => rateOf(await ours(40)),
    theirs: async () => rateOf(await runPeer<Rates>('boardgame-server', { blocks: 40, block: BLOCK, warm: 1000 })),
  })
  const disk = digits(diskRate())
  const { ratio, spread } = ratioOf(rates.ours, rates.theirs)
  const note = `${spread}; ${digits(median(rates.ours))} against ${digits(median(rates.theirs))} orders a second; the disk alone can ${disk}`
  return { ...row, ratio, note }
}

/** How often a second this disk makes two pages durable: no store that keeps its word is quicker in lock step. */
function diskRate(): number {
  const path = join(mkdtempSync(join(tmpdir(), 'straddle-disk-')), 'pages')
  const file = openSync(path, 'w')
  const pages = Buffer.alloc(8192)
  const from = performance.now()
  for (let i = 0; i < 300; i++) {
    writeSync(file, pages, 0, pages.length, i * pages.length)
    fdatasyncSync(file)
  }
  const rate = 300_000 / (performance.now() - from)
  closeSync(file)
  rmSync(dirname(path), { recursive: true })
  return rate
}

async function ours(blocks: number): Promise<Rates> {
  const server = await BenchServer.start()
  const rates: number[] = []
  const table = await new Table(server).open()
  for (const end = performance.now() + 1000; performance.now() < end; ) await table.order()
  for (let block = 0; block < blocks; block++) {
    // orders alone: a new game now and then is not counted
    let spent = 0
    for (let i = 0; i < BLOCK; i++) spent += await table.order()
    rates.push((1000 * BLOCK) / spent)
  }
  table.close()
  await server.end()
  return { rates }
}

const GAMES = 200
const SECONDS = 60

/** S2: many games at once, each of two people who give an order a second. */
async function crowd(): Promise<Figure> {
  const server = await BenchServer.start()
  const tables = await opened(server, GAMES, 2)
  // games that began at once would end at once, and new ones all begin in the same second
  await Promise.all(tables.map((table, i) => advanced(table, i % 70)))
  const times: number[] = []
  await Promise.all(tables.map((table, i) => paced(table, (i * 500) / GAMES, SECONDS, times)))
  const faults = tables.flatMap(table => table.faults)
  for (const table of tables) table.close()
  await server.end()
  const note = `${times.length} orders, median ${digits(median(times))} ms, ${faults.length} faults`
  const row = { row: 'S2', what: `${GAMES} games, two orders a second each: p99 to the news`, bar: CROWD }
  const figure = { ...row, ratio: quantile(times, 0.99), note }
  return faults.length > 0 ? { ...figure, failed: faults[0]! } : figure
}

async function advanced(table: Table, orders: number): Promise<void> {
  for (let i = 0; i < orders; i++) await table.order()
}

async function paced(table: Table, offset: number, seconds: number, times: number[]): Promise<void> {
  const from = performance.now() + offset
  for (let i = 0; i < 2 * seconds; i++) {
    const wait = from + i * 500 - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    times.push(await table.order())
  }
}

async function opened(server: BenchServer, count: number, seats: number): Promise<Table[]> {
  const tables: Table[] = []
  for (let i = 0; i < count; i++) tables.push(await new Table(server, seats).open())
  return tables
}

/** S3: a thousand games with somebody at each, two hundred of them played. */
async function memory(): Promise<Figure> {
  const server = await BenchServer.start()
  const quiet = await opened(server, 800, 1)
  const busy = await opened(server, GAMES, 2)
  await Promise.all(busy.map((table, i) => paced(table, (i * 500) / GAMES, 15, [])))
  const ratio = server.megabytes
  for (const table of [...quiet, ...busy]) table.close()
  await server.end()
  const row = { row: 'S3', what: '1,000 games open, 200 of them played: memory in MB', bar: MEMORY, ratio }
  return ratio === null ? { ...row, na: 'this system does not tell a process’s memory' } : row
}

/** S4: from the command to a healthy answer. */
async function start(rounds: number): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const server = await BenchServer.start()
    // the first finds nothing in the system's memory
    if (round > 0) times.push(server.startMs)
    await server.end()
  }
  return { row: 'S4', what: 'start, built, to a healthy answer', bar: START, ratio: median(times) }
}
