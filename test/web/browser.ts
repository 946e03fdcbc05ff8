import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { configOf, type Running, start } from '#server/index.ts'

const findChrome = (): string | undefined =>
  [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path !== undefined && existsSync(path),
  )

/** A browser of this machine; where there is none and we may, Debian's is installed. */
function chrome(): string {
  if (findChrome() === undefined && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'])
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const found = findChrome()
  if (found === undefined)
    throw new Error('these tests want a browser: apt-get install -y chromium, or set CHROME_PATH to one')
  return found
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The pages as they are now. Files of tests run side by side: the first builds, the others wait for it. */
async function build(): Promise<void> {
  const lock = join(root, 'dist/.building')
  mkdirSync(join(root, 'dist'), { recursive: true })
  while (!locked(lock)) await new Promise(resolve => setTimeout(resolve, 50))
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.js')])
  rmSync(lock, { recursive: true, force: true })
  if (status !== 0) throw new Error(`the pages cannot be built: ${stderr}`)
}
function locked(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    // whoever was ended while he built left it behind
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > 120_000) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** The pages as they are now, a server with a fresh database, and a browser. */
export class House {
  server!: Running
  browser!: Browser
  faults: string[] = []
  private readonly data = mkdtempSync(join(tmpdir(), 'straddle-web-'))

  async open(): Promise<void> {
    await build()
    await this.serve(0)
    this.browser = await chromium.launch({
      executablePath: chrome(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    })
  }
  async serve(port: number): Promise<void> {
    this.server = await start(
      configOf({ PORT: String(port), STRADDLE_DATA: this.data, STRADDLE_RATE: '1000', LOG_LEVEL: 'error' }),
    )
  }
  async close(): Promise<void> {
    await this.browser?.close()
    await this.server?.close()
  }

  get site(): string {
    return `http://127.0.0.1:${this.server.port}`
  }

  /** A page of somebody who has never been here; what goes wrong in it is noted. */
  async visitor(width = 1440, height = 900, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    // what is not about beats waits for none
    await context.addInitScript("localStorage.setItem('straddle.pace', localStorage.getItem('straddle.pace') ?? 'off')")
    const page = await context.newPage()
    page.on('request', request => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol === 'http:' ? hostname !== '127.0.0.1' : !/^(blob|data):$/.test(protocol))
        this.faults.push(`${page.url()} asked elsewhere: ${request.url()}`)
    })
    page.setDefaultTimeout(20_000)
    page.on('pageerror', fault => this.faults.push(fault.message))
    page.on('console', message => {
      // a server that is away is what some tests are about
      if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION/.test(message.text()))
        this.faults.push(message.text())
    })
    return page
  }
}

/** A game with a friend and these options, from the page; the friend's link, and the one to watch. */
export async function withFriend(page: Page, site: string, options: readonly RegExp[] = []): Promise<[string, string]> {
  await page.goto(`${site}/new`)
  const seats = page.getByRole('combobox', { name: /Who commands/ })
  await seats.nth(1).selectOption('friend')
  await choose(page, options)
  await page.getByRole('button', { name: 'Take station' }).click()
  await page.waitForURL(/\/game\//)
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.locator('.linkrow input')
  const [link, watch] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()]
  await page.keyboard.press('Escape')
  // else Enter would open the menu again
  await page.locator('.chart').focus()
  return [link, watch]
}

/** Turns options on, by their words. */
export async function choose(page: Page, options: readonly RegExp[]): Promise<void> {
  if (options.length > 0) await page.getByText(/^Options of/).click()
  for (const hasText of options)
    await page.locator('.options label', { hasText }).locator('select').first().selectOption('on')
}

/** Something may be said. */
export const ASKED = '.orders .go button:enabled, .choices button'

/** Whoever of these is asked. */
export const asked = (...pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(async page => {
      await page.locator(ASKED).first().waitFor()
      return page
    }),
  )

/** Answers whatever a rule asks of these, until their pages are closed. */
export async function answering(pages: readonly Page[]): Promise<never> {
  await Promise.all(
    pages.map(async page => {
      for (;;) await page.locator('.choices button').first().click({ timeout: 0 })
    }),
  )
  throw new Error('nobody answers any more')
}

/** Everything that a page is sent: frames of its sockets, and bodies of its answers. */
export class Wiretap {
  readonly frames: string[] = []
  readonly sent: string[] = []
  private readonly bodies: Promise<string>[] = []

  constructor(page: Page) {
    page.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)))
      socket.on('framesent', ({ payload }) => this.sent.push(String(payload)))
    })
    page.on('response', response => this.bodies.push(response.text().catch(() => '')))
  }

  async all(): Promise<string> {
    return [...this.frames, ...(await Promise.all(this.bodies))].join('\n')
  }
}

/** Ahead with one ship, by keys; no more in this phase where she can go nowhere. Was it a move? */
export async function moveOne(page: Page): Promise<boolean> {
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp')
  // where she would end on another ship she stops before
  for (let i = 0; i < 4 && (await page.locator('.no').count()) > 0; i++) await page.keyboard.press('ArrowDown')
  const may = (await page.locator('.no').count()) === 0
  await page.keyboard.press(may ? 'Enter' : 'e')
  return may
}

/** The simplest thing that can be said now, by keys; returns what it was. A key that came before the page had caught up is pressed again. */
export async function sayOne(page: Page): Promise<'answer' | 'move' | 'fire' | 'end'> {
  const rows = (await page.locator('.live').textContent())!
  const said = page.locator('.live').filter({ hasNotText: rows })
  for (let tries = 1; ; tries++) {
    if ((await page.locator('.choices button').count()) > 0) {
      await page.keyboard.press('1')
      // the rule may go on to ask again, within the same row
      return 'answer'
    }
    const moves = (await page.locator('.meter').count()) > 0
    const fires =
      (await page.locator('.orders .bat:not(.deeds)').count()) > 0 &&
      (await page.locator('.orders .fire:enabled').count()) > 0
    if (moves) await moveOne(page)
    else await page.keyboard.press(fires ? 'f' : 'e')
    const asked = page.locator('.choices button').first()
    try {
      await said.or(asked).first().waitFor({ state: 'attached', timeout: 4000 })
      return moves ? 'move' : fires ? 'fire' : 'end'
    } catch (late) {
      if (tries === 5) throw late
    }
  }
}

/** The simplest orders until this is to be seen. */
export async function playUntil(page: Page, selector: string, most = 120): Promise<void> {
  for (let order = 0; order < most; order++) {
    await page.locator(`${ASKED}, ${selector}`).first().waitFor()
    if ((await page.locator(selector).count()) > 0) return
    await sayOne(page)
  }
  throw new Error(`${selector} was never seen`)
}
