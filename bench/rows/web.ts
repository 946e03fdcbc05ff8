import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { built } from '../../scripts/bundle.js'
import type { Armada, ArmadaJob } from '../run/armada.ts'
import { bundle } from '../tools/bundle.ts'
import { findChromium } from '../tools/chromium.ts'
import type { Bar, Figure, Group } from '../tools/figure.ts'
import { digits, median, quantile } from '../tools/rounds.ts'
import { runBundle } from '../tools/run.ts'
import { BenchServer } from '../tools/table.ts'

const FRAME: Bar = { sense: 'at most', floor: 25, goal: 17, unit: 'ms' }
const WEIGHT: Bar = { sense: 'at most', floor: 250, goal: 150, unit: 'kB' }
const USABLE: Bar = { sense: 'at most', floor: 1500, goal: 700, unit: 'ms' }
const SHIPS = 250

/** W1, W2: the pages as they are served, in headless Chromium. */
export const WEB: Group = {
  rows: ['W1', 'W2'],
  async measure(wanted, rounds) {
    const executablePath = findChromium()
    if (executablePath === undefined) return absent(wanted)
    await Promise.all([built(), bundle('armada')])
    const server = await BenchServer.start()
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
    try {
      return [
        ...(wanted.has('W1') ? [await frames(browser, server.url, rounds)] : []),
        ...(wanted.has('W2') ? await port(browser, server.url, rounds) : []),
      ]
    } finally {
      await browser.close()
      await server.end()
    }
  },
}

const W1 = { row: 'W1', what: `${SHIPS} ships with wakes, panned and zoomed: p95 frame`, bar: FRAME }
const W2 = [
  { row: 'W2', what: 'Port: transferred, gzipped', bar: WEIGHT },
  { row: 'W2', what: 'Port: until a battle can be started', bar: USABLE },
] as const
const absent = (wanted: ReadonlySet<string>): Figure[] =>
  [W1, ...W2]
    .filter(({ row }) => wanted.has(row))
    .map(each => ({ ...each, ratio: null, na: 'there is no Chromium here' }))

/** W1 Five seconds of dragging and turning the wheel over a journal's chart, by the times at which frames were asked for. */
async function frames(browser: Browser, site: string, rounds: number): Promise<Figure> {
  const { journal } = await runBundle<Armada>('armada', { ships: SHIPS, turns: 2 } satisfies ArmadaJob)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${site}/replay`)
  const file = { name: 'armada.jsonl', mimeType: 'text/plain', buffer: Buffer.from(journal) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('come out as written').waitFor({ timeout: 120_000 })
  const found: number[] = []
  let longest = 0
  for (let round = 0; round < rounds; round++) {
    const times = await moved(page)
    found.push(quantile(times, 0.95))
    longest = Math.max(longest, ...times)
  }
  await page.context().close()
  const note = `${digits(Math.min(...found))} to ${digits(Math.max(...found))} in ${rounds} rounds; the longest frame ${digits(longest)} ms`
  return { ...W1, ratio: median(found), note }
}

/** What the page says: milliseconds from frame to frame while the chart was moved. */
async function moved(page: Page): Promise<number[]> {
  const box = (await page.locator('.chart').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(WATCH)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const from = performance.now()
  for (let step = 0; performance.now() - from < 5000; step++) {
    await page.mouse.move(x + 250 * Math.sin(step / 9), y + 150 * Math.cos(step / 7))
    if (step % 3 === 0) await page.mouse.wheel(0, step % 120 < 60 ? -60 : 60)
  }
  await page.mouse.up()
  return await page.evaluate<number[]>('window.framesSeen()')
}
const WATCH = `{
  const times = []
  let last = 0
  let on = true
  const tick = now => {
    if (last > 0) times.push(now - last)
    last = now
    if (on) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  window.framesSeen = () => ((on = false), times)
}`

/** W2 Somebody who has never been here opens the Port. */
async function port(browser: Browser, site: string, rounds: number): Promise<Figure[]> {
  const [bytes, times]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    const wire = await page.context().newCDPSession(page)
    const loaded = counted(wire)
    await wire.send('Network.enable')
    const from = performance.now()
    await page.goto(site, { waitUntil: 'commit' })
    await page.locator('.hero button:enabled').first().waitFor()
    times.push(performance.now() - from)
    await page.waitForLoadState('networkidle')
    bytes.push(loaded() / 1000)
    await page.context().close()
  }
  const note = `${digits(Math.min(...times))} to ${digits(Math.max(...times))} in ${rounds} rounds, nothing in the cache`
  return [
    { ...W2[0], ratio: median(bytes), note: 'all that came over the line, heads and fonts included' },
    { ...W2[1], ratio: median(times), note },
  ]
}

function counted(wire: CDPSession): () => number {
  let bytes = 0
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}
