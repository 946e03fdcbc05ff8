import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshFolder, remove, ServerProcess } from '../server/harness.ts'
import { ASKED, House, moveOne } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

test('a killed server comes back: the draft is there, what was said meanwhile is done once, a reload finds all', {
  timeout: 60_000,
}, async () => {
  const folder = freshFolder()
  let server = await ServerProcess.start({ STRADDLE_DATA: folder })
  const again = async (): Promise<void> => {
    server = await ServerProcess.start({ STRADDLE_DATA: folder, PORT: new URL(server.url).port })
  }
  const page = await house.visitor()
  await page.goto(server.url)
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.locator('.meter').waitFor()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  const draft = await page.locator('.orders .reck').innerText()
  expect(draft).toMatch(/turn 15° to starboard/)
  await server.end('SIGKILL')
  await page.getByText('The connection is lost').first().waitFor()
  await again()
  await page.locator('.lost').waitFor({ state: 'detached' })
  expect(await page.locator('.orders .reck').innerText()).toBe(draft)

  await server.end('SIGKILL')
  await page.getByText('The connection is lost').first().waitFor()
  const ship = await page.locator('.orders h2 .ship').innerText()
  await page.keyboard.press('Enter')
  await again()
  await page.locator('.lost').waitFor({ state: 'detached' })
  await page.locator('.log li', { hasText: ship }).first().waitFor()
  await page.locator(ASKED).first().waitFor()
  const game = new URL(page.url()).pathname.split('/').at(-1)!
  const rows = (await server.journal(game)).split('\n').slice(1, -2)
  const orders = rows.map(row => (JSON.parse(row) as { order: { seat: number; command: { type: string } } }).order)
  expect(orders.filter(({ seat, command }) => seat === 1 && command.type === 'Move')).toHaveLength(1)

  const log = await page.locator('.log ol').innerText()
  await page.reload()
  await page.locator(ASKED).first().waitFor()
  expect(await page.locator('.log ol').innerText()).toBe(log)
  await moveOne(page)
  await page.locator('.lost').waitFor({ state: 'detached' })
  expect(house.faults).toEqual([])
  await page.context().close()
  await server.end()
  remove(folder)
})

test('a refused order shows its rule and changes nothing', { timeout: 60_000 }, async () => {
  const page = await house.visitor()
  // the page offers nothing that is refused: on its way the order is changed to one that is
  let tamper = false
  await page.routeWebSocket(/\/socket$/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(message => {
      const said = JSON.parse(String(message)) as { type: string; command?: { track?: unknown } }
      if (tamper && said.command?.track !== undefined) said.command.track = [{ ahead: 9000 }]
      server.send(JSON.stringify(said))
    })
  })
  await page.goto(house.site)
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.locator('.meter').waitFor()
  const [word, rows] = [await page.locator('.word h1').innerText(), await page.locator('.live').innerText()]
  tamper = true
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const no = page.getByRole('alert').filter({ hasText: /^No\./ })
  await no.waitFor()
  expect(await no.innerText()).toMatch(/No\. \S.*\. 3\.21/)
  await no.getByRole('button', { name: /^Rule 3\.21/ }).click()
  expect(await page.locator('.slip.rule:popover-open').innerText()).toMatch(/3\.21 .+\n.+/s)
  await page.keyboard.press('Escape')
  expect([await page.locator('.word h1').innerText(), await page.locator('.live').innerText()]).toEqual([word, rows])
  // the draft is as it was, and goes through when it is left alone
  tamper = false
  await page.locator('.chart').focus()
  await page.keyboard.press('Enter')
  await page.locator('.live').filter({ hasNotText: rows }).waitFor()
  expect(house.faults).toEqual([])
  await page.context().close()
})
