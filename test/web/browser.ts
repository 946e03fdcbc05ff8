import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
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

/** The pages as they are now, a server with a fresh database, and a browser. */
export class House {
  server!: Running
  browser!: Browser
  faults: string[] = []
  private readonly data = mkdtempSync(join(tmpdir(), 'straddle-web-'))

  async open(): Promise<void> {
    const { status, stderr } = spawnSync(process.execPath, [
      fileURLToPath(new URL('../../scripts/build.js', import.meta.url)),
    ])
    if (status !== 0) throw new Error(`the pages cannot be built: ${stderr}`)
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
  async visitor(width = 1440, height = 900): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
    const page = await context.newPage()
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

/** Ahead with one ship. */
export async function moveOne(page: Page): Promise<void> {
  await page.locator('.chart').focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp')
  // where she would end on another ship she stops before
  for (let i = 0; i < 4 && (await page.locator('.no').count()) > 0; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Gives the simplest orders until this is to be seen. */
export async function playUntil(page: Page, selector: string, most = 120): Promise<void> {
  for (let order = 0; order < most; order++) {
    await page.locator(`.orders .fire:enabled, .choices button, ${selector}`).first().waitFor()
    if ((await page.locator(selector).count()) > 0) return
    const rows = await page.locator('.live').innerText()
    if ((await page.locator('.choices button').count()) > 0) await page.locator('.choices button').first().click()
    else if ((await page.locator('.meter').count()) > 0) await moveOne(page)
    else await page.locator('.orders .fire').first().click()
    await page.locator('.live').filter({ hasNotText: rows }).waitFor()
  }
  throw new Error(`${selector} was never seen`)
}
