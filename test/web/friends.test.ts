import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answering, asked, House, moveOne, Wiretap, withFriend } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

const logOf = (page: Page): Promise<string> => page.locator('.log ol').innerText()
const SEALED = /write their orders/

test('two browsers fight one salvo, and both logs agree word for word', { timeout: 60_000 }, async () => {
  const page = await house.visitor()
  const friend = await house.visitor()
  const [link] = await withFriend(page, house.site)
  await friend.goto(link)
  // no more moves: on to the guns
  for (let mover = await asked(page, friend); (await mover.locator('.meter').count()) > 0; ) {
    const rows = await mover.locator('.live').innerText()
    await mover.keyboard.press('e')
    await mover.locator('.live').filter({ hasNotText: rows }).waitFor()
    mover = await asked(page, friend)
  }
  const firer = await asked(page, friend)
  await firer.getByRole('button', { name: /^Fire/ }).click()
  // a mount may be lost, and its owner asked which
  const told = Promise.all(
    [page, friend].map(each => each.locator('.log li', { hasText: 'fires at' }).first().waitFor()),
  )
  await Promise.race([told, answering([page, friend])])
  await told
  const both = [await logOf(page), await logOf(friend)]
  expect(both[0]).toBe(both[1])
  expect(both[0]).toMatch(/fires at .*To-hit dice/s)
  expect(house.faults).toEqual([])
  for (const each of [page, friend]) await each.context().close()
})

test('sealed orders are in no byte that the other browser gets, nor is their number', { timeout: 60_000 }, async () => {
  const page = await house.visitor()
  const own = new Wiretap(page)
  const [link] = await withFriend(page, house.site, [SEALED])
  const friend = await house.visitor()
  const his = new Wiretap(friend)
  await friend.goto(link)
  await friend.locator('.meter').waitFor()
  await page.locator('.meter').waitFor()
  // half a mile, fifteen degrees to port, a mile and a half: like no other order of this test
  await page.locator('.chart').focus()
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await page.getByText('orders written').first().waitFor({ state: 'attached' })
  const order = /"track":\[[^\]]+\]/.exec(own.sent.at(-1)!)![0]
  const words = /"order":\[([^\]]+)\]/.exec(own.frames.at(-1)!)![1]!
  await moveOne(page)
  await page.locator('.live', { hasText: '3 rows' }).waitFor()
  const before = his.frames.length

  // his own order is the next thing that he is told of
  await moveOne(friend)
  await friend.locator('.live', { hasText: '2 rows' }).waitFor()
  expect(his.frames.slice(before).map(frame => (JSON.parse(frame) as { deed: { seat: number } }).deed.seat)).toEqual([
    1,
  ])
  const stranger = await house.visitor()
  const public_ = new Wiretap(stranger)
  await stranger.goto(house.site)
  await stranger.goto(link.split('#')[0]!)
  await stranger.locator('.live', { hasText: '1 row' }).waitFor()
  await friend.evaluate(`fetch('/api/games').then(answer => answer.text())`)
  await friend.evaluate(
    `fetch('${new URL(link).pathname.replace('game', 'api/games')}/journal').then(answer => answer.text())`,
  )
  for (const bytes of [await his.all(), await public_.all()]) {
    expect(bytes.includes(order)).toBe(false)
    expect(bytes.includes(words)).toBe(false)
    expect(bytes.includes('"command":null')).toBe(false)
  }
  // the check can fail: his own side knows it, and he does when it is revealed
  expect((await own.all()).includes(order)).toBe(true)
  await page.getByRole('button', { name: 'Our orders are written' }).click()
  await friend.getByRole('button', { name: 'Our orders are written' }).click()
  await friend.locator('.log li', { hasText: 'move' }).first().waitFor()
  expect((await his.all()).includes(words)).toBe(true)
  expect(house.faults).toEqual([])
  for (const each of [page, friend, stranger]) await each.context().close()
})
