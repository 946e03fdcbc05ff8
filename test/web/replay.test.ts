import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

/** A battle of two bots to its end, with ships lost. */
const JOURNAL = fileURLToPath(new URL('../journals/grand-fleets/battle-simultaneous.jsonl', import.meta.url))

async function replaying(width: number, height: number, journal = JOURNAL): Promise<Page> {
  const page = await house.visitor(width, height)
  await page.goto(`${house.site}/replay`)
  await page.locator('input[type=file]').setInputFiles(journal)
  await page.locator('.transport').waitFor()
  return page
}
const rowOf = async (page: Page): Promise<number> =>
  Number(/row (\d+) of/.exec((await page.locator('.word p').textContent()) ?? '')?.[1])
const stands = (page: Page) => page.getByRole('slider', { name: 'Where the replay stands' })
const isAt = async (page: Page): Promise<number> => Number(await stands(page).inputValue())

test('a replay opens at the beginning, and is run by keys', { timeout: 60_000 }, async () => {
  const page = await replaying(1440, 900)
  await page.getByRole('heading', { name: 'Replay: before the first order' }).waitFor()
  expect(await rowOf(page)).toBe(0)
  const rows = Number(await stands(page).getAttribute('max'))
  await page.keyboard.press('l')
  const lost = await isAt(page)
  expect(lost).toBeGreaterThan(0)
  expect(await page.locator('.happened .here svg.loss').count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  const salvo = await isAt(page)
  expect(salvo).toBeLessThan(lost)
  await page.getByText(/^salvo \d+ of \d+ in this turn · row/).waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await isAt(page)).toBe(lost)
  await page.keyboard.press('Shift+ArrowRight')
  const turned = await isAt(page)
  expect(turned).toBeGreaterThan(lost)
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await isAt(page)).toBeLessThan(turned)
  await page.keyboard.press('End')
  expect(await isAt(page)).toBe(rows)
  await page.keyboard.press(',')
  expect(await isAt(page)).toBeLessThan(rows)
  await page.keyboard.press('Home')
  expect(await isAt(page)).toBe(0)
  for (let i = 0; i < 6; i++) await page.keyboard.press(']')
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => isAt(page), { timeout: 40_000 }).toBe(rows)
  await page.getByRole('button', { name: /^Play/ }).waitFor()
  await page.keyboard.press('f')
  expect(await page.getByRole('checkbox', { name: /Follow/ }).isChecked()).toBe(false)
  expect(house.faults).toEqual([])
  await page.context().close()
})

test('a replay is run by mouse: a line that is pressed, a loss that is jumped to, a chart that is moved by hand', {
  timeout: 60_000,
}, async () => {
  const page = await replaying(1440, 900)
  const box = (await page.locator('.transport .line').boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + 24)
  const rows = Number(await stands(page).getAttribute('max'))
  const middle = await isAt(page)
  expect(middle).toBeGreaterThan(0)
  expect(middle).toBeLessThan(rows)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page
    .locator('.happened button', { has: page.locator('svg.loss') })
    .first()
    .click()
  const jumped = await isAt(page)
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByRole('button', { name: 'Next loss' }).click()
  expect(await isAt(page)).toBe(jumped)
  const follow = page.getByRole('checkbox', { name: /Follow/ })
  expect(await follow.isChecked()).toBe(true)
  const chart = (await page.locator('.chart').boundingBox())!
  await page.mouse.move(chart.x + 500, chart.y + 300)
  await page.mouse.down()
  await page.mouse.move(chart.x + 560, chart.y + 340, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => follow.isChecked()).toBe(false)
  await page.getByText('16').click()
  expect(await page.getByRole('radio', { name: '16' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Leave the replay' }).click()
  await page.getByRole('heading', { name: 'Replay a journal' }).waitFor()
  expect(house.faults).toEqual([])
  await page.context().close()
})

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])(
  'at %i by %i nothing of a replay is out of reach, by day and by night',
  { timeout: 60_000 },
  async (width, height) => {
    const page = await replaying(width, height)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.getByRole('button', { name: 'Next loss' }).click()
      const { violations } = await new AxeBuilder({ page: page as never }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      for (const button of await page.locator('.transport button, .transport label').all()) {
        const { x, y, width: wide, height: high } = (await button.boundingBox())!
        expect([x >= 0, y >= 0, x + wide <= width, y + high <= height]).toEqual([true, true, true, true])
      }
    }
    expect(house.faults).toEqual([])
    await page.context().close()
  },
)
