import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked, choose, House, moveOne, withFriend } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

describe('in a browser', () => {
  test('a ghost is dragged along the chart, and a reload finds the game as it was', { timeout: 60_000 }, async () => {
    const page = await house.visitor()
    await page.goto(house.site)
    await page.getByRole('button', { name: /^Fight/ }).click()
    await page.locator('.meter').waitFor()
    const chart = (await page.locator('.chart').boundingBox())!
    await page.locator('.chart').focus()
    const [x, y] = (await page.locator('canvas').getAttribute('data-selected'))!.split(' ').map(Number) as [
      number,
      number,
    ]
    await page.mouse.move(chart.x + x, chart.y + y)
    await page.mouse.down()
    await page.mouse.move(chart.x + x - 10, chart.y + y + 120, { steps: 6 })
    await page.mouse.up()
    expect(await page.locator('.reck .t td').first().innerText()).toMatch(/^[1-9] of \d MP/)
    await page.keyboard.press('Enter')
    await page.locator('.log li').first().waitFor()
    const game = page.url()
    await page.reload()
    await page.locator('.log li').first().waitFor()
    expect(page.url()).toBe(game)
    await page.goto(house.site)
    await page.getByRole('link', { name: 'Open' }).first().waitFor()
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test('a friend comes by link, a stranger watches, and a lost connection mends itself', {
    timeout: 90_000,
  }, async () => {
    const page = await house.visitor()
    const [link, watch] = await withFriend(page, house.site)
    const friend = await house.visitor(1024, 768)
    await friend.goto(link)
    await friend.locator('.word h1').waitFor()
    const stranger = await house.visitor(390, 844)
    await stranger.goto(watch)
    await stranger.locator('.word h1').waitFor()
    await moveOne(await asked(page, friend))
    await stranger.getByRole('tab', { name: 'Log' }).click()
    await stranger.locator('.log li', { hasText: 'moves' }).first().waitFor()
    const { port } = house.server
    await house.server.close()
    await page.getByText('The connection is lost').first().waitFor()
    await house.serve(port)
    for (const each of [page, friend, stranger]) await each.locator('.lost').waitFor({ state: 'detached' })
    const rows = (await stranger.locator('.live').textContent())!
    await moveOne(await asked(page, friend))
    await stranger.locator('.live').filter({ hasNotText: rows }).waitFor({ state: 'attached' })
    expect(house.faults).toEqual([])
    for (const each of [page, friend, stranger]) await each.context().close()
  })

  test('two at one screen have a screen between them while orders are sealed', { timeout: 90_000 }, async () => {
    const page = await house.visitor()
    await page.goto(`${house.site}/new`)
    await page
      .getByRole('combobox', { name: /Who commands/ })
      .nth(1)
      .selectOption('me')
    await choose(page, [/write their orders/])
    await page.getByRole('button', { name: 'Take station' }).click()
    await page.locator('.meter').waitFor()
    await moveOne(page)
    await page.getByText('orders written').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Our orders are written' }).click()
    await page.getByRole('heading', { name: /^Hand over to/ }).waitFor()
    expect(await page.locator('.chart').count()).toBe(0)
    expect(await page.content()).not.toContain('orders written')
    await page.locator('.curtain button').click()
    await page.locator('.meter').waitFor()
    await moveOne(page)
    await page.getByText('orders written').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Our orders are written' }).click()
    // revealed, there is nothing to hide
    await page.locator('.log li', { hasText: 'move' }).nth(1).waitFor()
    expect(await page.locator('.curtain').count()).toBe(0)
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test('the rules are all there, and a journal is proved and played again', { timeout: 60_000 }, async () => {
    const page = await house.visitor()
    await page.goto(`${house.site}/rules`)
    await page.locator('article h3 a').first().click()
    await page.getByRole('searchbox').fill('fire')
    expect(await page.locator('.rulerow').count()).toBeGreaterThan(3)
    await page.goto(`${house.site}/replay`)
    await page.locator('input[type=file]').setInputFiles(journalOfBots())
    await page.getByText('come out as written').waitFor()
    await page.getByRole('heading', { name: 'Replay: before the first order' }).waitFor()
    await page.keyboard.press('End')
    await page.getByText(/row (\d+) of \1$/).waitFor()
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test.each([
    ['grand-fleets/iron-duke-derfflinger', 'Iron Duke', 'Derfflinger'],
    ['fear-god/tiger-moltke', 'Tiger', 'Moltke'],
  ])('a duel shows on the table, whichever book it is of: %s', { timeout: 60_000 }, async (journal, one, other) => {
    const page = await house.visitor()
    await page.goto(`${house.site}/replay`)
    const path = fileURLToPath(new URL(`../journals/${journal}.jsonl`, import.meta.url))
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByText('come out as written').waitFor()
    await page.getByRole('heading', { name: 'Replay: before the first order' }).waitFor()
    await page.locator('.what', { hasText: `${one} and ${other}` }).waitFor()
    await page.keyboard.press('l')
    await page.locator('.fell').waitFor()
    expect(house.faults).toEqual([])
    await page.context().close()
  })
})

/** A whole battle as the command line writes it. */
function journalOfBots(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'straddle-journal-')), 'battle.jsonl')
  const bin = fileURLToPath(new URL('../../bin/straddle.js', import.meta.url))
  const battle = 'coronel'
  const book = 'grand-fleets'
  spawnSync(process.execPath, [bin, 'battle', battle, '--book', book, '--bots', 'random,random', '--journal', path])
  return path
}
