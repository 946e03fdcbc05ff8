import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House, playUntil } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

/** Coronel against the computer, to the first shot, with beats at this pace. */
async function aiming(pace: 'slow' | 'brisk', width = 1440, height = 900): Promise<Page> {
  const page = await house.visitor(width, height)
  await page.goto(house.site)
  await page.evaluate(`localStorage.setItem('straddle.pace', '${pace}')`)
  await page.getByRole('button', { name: /^Fight/ }).click()
  await page.locator('.meter').waitFor()
  await page.keyboard.press('e')
  await playUntil(page, '.odds')
  return page
}

test('each throw of dice is shown by itself, and waits until somebody goes on', { timeout: 90_000 }, async () => {
  const page = await aiming('slow')
  const rows = await page.locator('.live').textContent()
  await page.keyboard.press('f')
  const beat = page.locator('.beat')
  await beat.waitFor()
  expect(await beat.locator('.steps li').count()).toBeGreaterThan(0)
  expect(await beat.locator('.die').count()).toBeGreaterThan(0)
  // what it brought stands above the chart, and nothing may be ordered meanwhile
  expect(await page.locator('.word h1 .ship').count()).toBeGreaterThan(0)
  expect(await page.locator('.orders .fire').count()).toBe(0)
  const first = await page.locator('.beat h2').textContent()
  await page.keyboard.press(' ')
  await expect
    .poll(async () => ((await beat.count()) === 0 ? '' : await page.locator('.beat h2').textContent()), {
      timeout: 20_000,
    })
    .not.toBe(first)
  for (let beats = 0; (await beat.count()) > 0 && beats < 40; beats++)
    await page.getByRole('button', { name: 'Next' }).click()
  expect(await page.locator('.live').textContent()).not.toBe(rows)
  expect(house.faults).toEqual([])
  await page.context().close()
})

test('a beat ends by itself; whoever wants none has none, for good', { timeout: 90_000 }, async () => {
  const page = await aiming('slow')
  await page.keyboard.press('f')
  await page.locator('.beat').waitFor()
  const first = await page.locator('.beat h2').textContent()
  await expect
    .poll(
      async () => ((await page.locator('.beat').count()) === 0 ? '' : await page.locator('.beat h2').textContent()),
      {
        timeout: 20_000,
      },
    )
    .not.toBe(first)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu .pace').getByText('off').click()
  await page.keyboard.press('Escape')
  await page.locator('.orders .fire, .choices button, .outcome').first().waitFor()
  expect(await page.locator('.beat').count()).toBe(0)
  await page.reload()
  await page.locator('.orders, .outcome').first().waitFor()
  expect(await page.locator('.beat').count()).toBe(0)
  expect(await page.evaluate("localStorage.getItem('straddle.pace')")).toBe('off')
  expect(house.faults).toEqual([])
  await page.context().close()
})

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('at %i by %i a beat can be read, and gone on from', { timeout: 90_000 }, async (width, height) => {
  const page = await aiming('slow', width, height)
  await page.locator('.orders .fire').click()
  const next = page.getByRole('button', { name: 'Next' })
  await next.waitFor()
  const { x, y, width: wide, height: high } = (await next.boundingBox())!
  expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true])
  await next.click()
  expect(house.faults).toEqual([])
  await page.context().close()
})
