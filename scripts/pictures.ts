// Pictures of every screen at the three sizes, by day and by night, into docs/pictures.
//
//   npm run pictures

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { configOf, start } from '#server/index.ts'

const OUT = fileURLToPath(new URL('../docs/pictures', import.meta.url))
const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const

await import('./build.js')
mkdirSync(OUT, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'straddle-pictures-'))
const server = await start(
  configOf({ PORT: '0', STRADDLE_DATA: data, STRADDLE_RATE: '10000', STRADDLE_CALLS: '100000' }),
)
const site = `http://127.0.0.1:${server.port}`
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  await port(browser)
  await table(browser)
  await plotted(browser)
  await squadrons(browser)
  await aircraft(browser)
  await between(browser)
  await lost(browser)
} finally {
  await browser.close()
  await server.close()
}

/** A lost connection: the last picture, since the server goes. */
async function lost(_: Browser): Promise<void> {
  const page = await opened('desktop')
  await page.goto(site)
  const game = await seated(page, {}, [{ by: 'me' }, { by: 'me' }])
  const kept = await page.evaluate<string>("localStorage.getItem('straddle.seats')")
  const pages = await Promise.all(
    (['desktop', 'tablet', 'phone'] as const).map(async size => ({
      size,
      at: await seatedElsewhere(size, kept, game),
    })),
  )
  for (const { at } of pages) await at.locator('.meter').waitFor()
  await server.close()
  for (const { size, at } of pages) {
    await at.locator('.lost').waitFor()
    await picture(at, `lost-${size}`)
  }
}

async function opened(size: keyof typeof SIZES, night = false): Promise<Page> {
  const [width, height] = SIZES[size]
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', fault => console.error('page:', fault.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION/.test(message.text()))
      console.error('console:', message.text())
  })
  return page
}

async function picture(page: Page, name: string, whole = false): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => null)')
  await page.waitForTimeout(350)
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: whole })
  console.log(name)
}

async function port(_: Browser): Promise<void> {
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    const page = await opened(size)
    await page.goto(site)
    await page.getByRole('button', { name: /^Fight/ }).waitFor()
    await picture(page, `port-${size}`, size === 'desktop')
    await page.context().close()
  }
}

/** One game against the computer with sea and light, taken to the gunfire of its second turn; one seat is then looked at in every size. */
async function table(_: Browser): Promise<void> {
  const page = await opened('desktop')
  await page.goto(site)
  const game = await seated(page, { timeOfDay: 'on', sea: 'scenario', visibility: 'scenario', models: '1:3000' }, [
    { by: 'computer', bot: 'drill' },
    { by: 'me' },
  ])
  const kept = await page.evaluate<string>("localStorage.getItem('straddle.seats')")
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    const mover = await seatedElsewhere(size, kept, game)
    await mover.locator('.meter').waitFor()
    await mover.locator('.chart').focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
      await mover.keyboard.press(key)
    await picture(mover, `table-move-${size}`)
    await mover.context().close()
  }
  await page.goto(`${site}/game/${game}`)
  await playTo(page, 2, 'Gunfire')
  await picture(page, 'table-desktop')
  for (const [size, night] of [
    ['desktop', true],
    ['tablet', false],
    ['phone', false],
  ] as const) {
    const other = await seatedElsewhere(size, kept, game, night)
    await other.locator('.odds').waitFor({ timeout: 15_000 })
    await picture(other, `table-${size}${night ? '-night' : ''}`)
    for (const tab of size === 'desktop' ? [] : ['Card', 'Log']) {
      await other.getByRole('tab', { name: tab }).click()
      await picture(other, `table-${size}-${tab.toLowerCase()}`)
    }
    await other.context().close()
  }
  await page.getByRole('button', { name: /^Rule/ }).first().click()
  await picture(page, 'table-rule-desktop')
  await page.keyboard.press('Escape')
  await page.locator('.orders .fire').first().click()
  await page.waitForTimeout(1500)
  await picture(page, 'table-after-desktop')
  await page.context().close()
}

/** A book of sealed plotting: Coronel by Fear God, after the salvoes of some turns. */
async function plotted(_: Browser): Promise<void> {
  const page = await opened('desktop')
  await page.goto(site)
  const game = await seated(page, {}, [{ by: 'me' }, { by: 'computer', bot: 'drill' }], 'fear-god')
  const kept = await page.evaluate<string>("localStorage.getItem('straddle.seats')")
  await page.goto(`${site}/game/${game}`)
  const ready = page.getByRole('button', { name: /orders are written|No more reaction fire/ })
  for (let order = 0; order < 8; order++) {
    await ready.waitFor({ timeout: 60_000 })
    const rows = await page.locator('.live').innerText()
    await ready.click()
    await page.locator('.live').filter({ hasNotText: rows }).waitFor({ timeout: 60_000 })
  }
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    const other = await seatedElsewhere(size, kept, game)
    await other.locator('.orders .fire').first().waitFor({ timeout: 60_000 })
    await other.waitForTimeout(1500)
    await picture(other, `plotted-${size}`)
    await other.context().close()
  }
  await page.context().close()
}

/** A book of squadrons: an order is changed, with the throw that it takes and what control comes to. */
async function squadrons(_: Browser): Promise<void> {
  const page = await opened('desktop')
  await page.goto(site)
  const seats = [{ by: 'me' }, { by: 'computer', bot: 'drill' }]
  const game = await seated(page, {}, seats, 'firepower', 'dogger-bank')
  await page.goto(`${site}/game/${game}`)
  await passTo(page, '.phases .now:has-text("A Order")')
  for (const key of ['n', 'n', 'n', 'ArrowRight']) await page.keyboard.press(key)
  await picture(page, 'squadrons-desktop')
  await page.context().close()
}

/** Aircraft of the same book, near enough to attack. */
async function aircraft(_: Browser): Promise<void> {
  const page = await opened('desktop')
  await page.goto(site)
  const seats = [{ by: 'computer', bot: 'drill' }, { by: 'me' }]
  const game = await seated(page, {}, seats, 'firepower', 'force-z')
  await page.goto(`${site}/game/${game}`)
  await passTo(page, '.deeds button:has-text("Attack")')
  await page.locator('.chart').focus()
  await page.keyboard.press('ArrowRight')
  await picture(page, 'aircraft-desktop')
  await page.context().close()
}

/** Has no more to say in any phase, until this is to be seen. */
async function passTo(page: Page, selector: string): Promise<void> {
  const asked = page.locator('.orders .go button:enabled, .choices button, .outcome')
  for (let said = 0; said < 100; said++) {
    await asked.first().waitFor({ timeout: 60_000 })
    if ((await page.locator(`.table:has(.orders .go) ${selector}`).count()) > 0) return
    if ((await page.locator('.outcome').count()) > 0) return console.error(`${selector} was never seen`)
    const rows = await page.locator('.live').innerText()
    if ((await page.locator('.choices button').count()) > 0) await page.locator('.choices button').first().click()
    else {
      await page.keyboard.press('e')
      await page.locator('.live').filter({ hasNotText: rows }).waitFor({ state: 'attached', timeout: 60_000 })
    }
  }
}

/** The same seat on another screen. */
async function seatedElsewhere(size: keyof typeof SIZES, kept: string, game: string, night = false): Promise<Page> {
  const page = await opened(size, night)
  await page.goto(site)
  await page.evaluate(`localStorage.setItem('straddle.seats', ${JSON.stringify(kept)})`)
  await page.goto(`${site}/game/${game}`)
  return page
}

/** States between the great ones: hexes and a refusal, a hand-over under sealed orders, forms and rules. */
async function between(_: Browser): Promise<void> {
  const page = await opened('desktop')
  await page.goto(site)
  const hexes = await seated(page, { board: 'hexes' }, [{ by: 'me' }, { by: 'computer', bot: 'drill' }])
  const kept = await page.evaluate<string>("localStorage.getItem('straddle.seats')")
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    const other = await seatedElsewhere(size, kept, hexes)
    await other.locator('.meter').waitFor()
    await other.locator('.chart').focus()
    await other.keyboard.press('ArrowUp')
    await picture(other, `hexes-${size}`)
    // round and back, onto her next astern
    for (const key of ['Backspace', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp'])
      await other.keyboard.press(key)
    await picture(other, `refused-${size}`)
    await other.context().close()
  }
  const sealed = await seated(page, { simultaneous: 'on' }, [{ by: 'me' }, { by: 'me' }])
  await page.goto(`${site}/game/${sealed}`)
  await page.locator('.meter').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('orders written').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Our orders are written' }).click()
  await page.locator('.curtain').waitFor()
  await picture(page, 'curtain-desktop')
  await page.goto(`${site}/new`)
  await page.getByText('Take station').waitFor()
  await page.getByText(/^Options of/).click()
  await picture(page, 'new-game-desktop', true)
  await page.goto(`${site}/rules`)
  await page.locator('article h3 a').last().click()
  await page.locator('.rulerow').first().waitFor()
  await picture(page, 'rules-desktop')
  await replay(page)
  await page.context().close()
}

/** A battle of bots by the command line, looked back upon by night. */
async function replay(page: Page): Promise<void> {
  const journal = join(data, 'battle.jsonl')
  const bin = fileURLToPath(new URL('../bin/straddle.js', import.meta.url))
  const book = 'grand-fleets'
  const options = ['timeOfDay=on', 'sea=scenario', 'visibility=scenario'].flatMap(each => ['--option', each])
  spawnSync(process.execPath, [
    bin,
    'battle',
    'coronel',
    '--book',
    book,
    '--bots',
    'drill,drill',
    '--seed',
    '7',
    '--journal',
    journal,
    ...options,
  ])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${site}/replay`)
  await page.locator('input[type=file]').setInputFiles(journal)
  await page.getByText('come out as written').waitFor()
  await picture(page, 'replay-desktop')
}

/** Starts a game and keeps its seats in this page's browser. Returns its name. */
async function seated(
  page: Page,
  options: Record<string, string>,
  seats: readonly object[],
  book = 'grand-fleets',
  battle = 'coronel',
): Promise<string> {
  const response = await page.request.post(`${site}/api/games`, {
    data: { battle, book, options, seats },
    headers: { origin: site },
  })
  const { game, tokens } = (await response.json()) as { game: string; tokens: (string | null)[] }
  const kept = JSON.stringify({ [game]: tokens.filter(token => token !== null) })
  await page.evaluate(`localStorage.setItem('straddle.seats', ${JSON.stringify(kept)})`)
  return game
}

/** Says the first thing that offers itself until a phase of a turn has come and an attack is offered. */
async function playTo(page: Page, turn: number, phase: string): Promise<void> {
  for (let order = 0; order < 400; order++) {
    await page.locator('.orders .fire, .choices button').first().waitFor({ timeout: 60_000 })
    const clock = await page.locator('.clock b').innerText()
    const now = await page.locator('.phases .now').innerText()
    const fires = await page.locator('.bat').count()
    if (clock.startsWith(`Turn ${turn} `) && now === phase && fires > 0)
      return void (await page.locator('.odds').waitFor())
    if ((await page.locator('.choices button').count()) > 0) await page.locator('.choices button').first().click()
    else if (now === 'Movement') {
      await page.locator('.chart').focus()
      for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowUp')
      for (let i = 0; i < 8 && (await page.locator('.no').count()) > 0; i++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    } else await page.locator('.orders .fire').first().click()
    await page.waitForTimeout(120)
  }
}
