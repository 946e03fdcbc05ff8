import { afterAll, beforeAll, expect, test } from 'vitest'
import { House, moveOne, playUntil } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

test('a newcomer opens Port, fights the computer to the end, and from there proves the battle', {
  timeout: 120_000,
}, async () => {
  const page = await house.visitor()
  const books: string[] = []
  page.on('request', request => {
    if (/\/book-[^/]+\.js$/.test(request.url())) books.push(request.url())
  })
  await page.goto(house.site)
  await page.getByRole('button', { name: 'Fight Coronel now' }).waitFor()
  await page.waitForLoadState('networkidle')
  // whoever looks around needs no book
  expect(books).toEqual([])
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.locator('.meter').waitFor()
  await moveOne(page)
  await playUntil(page, '.odds')
  // page and worker have asked for the same one
  expect(books.length).toBeGreaterThan(0)
  expect(new Set(books).size).toBe(1)
  expect(await page.locator('.reck .t').innerText()).toMatch(/hits on|cannot hit|sure to hit/)
  expect(await page.locator('.fate b').allInnerTexts()).toHaveLength(3)
  expect(await page.locator('.odds').getAttribute('data-exact')).toBe('true')
  const firer = await page.locator('.orders h2 .ship').first().innerText()
  await page.getByRole('button', { name: /^Fire/ }).click()
  await page
    .locator('.log li', { hasText: `${firer} fires at` })
    .first()
    .waitFor()
  await page.locator('.log .die').first().waitFor()

  await playUntil(page, '.outcome', 500)
  await page.getByRole('heading', { name: 'The battle is over' }).waitFor()
  expect(await page.locator('.outcome').innerText()).toMatch(
    /(has won|Nobody has won)\s+British \d+ points?, German \d+/,
  )
  const rows = Number(/(\d+) rows/.exec(await page.locator('.live').innerText())![1])
  await page.getByRole('link', { name: 'Prove it and play it again' }).click()
  await page.getByText(`Proved: ${rows} rows come out as written. It names no seed`).waitFor()
  await page.getByText(`row 0 of ${rows}`).waitFor()
  expect(house.faults).toEqual([])
  await page.context().close()
})
