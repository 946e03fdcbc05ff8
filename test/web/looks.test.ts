import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { House, playUntil } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

async function serious(page: Page): Promise<string[]> {
  // these pages have no frames, which is what the slower mode is for
  const { violations } = await new AxeBuilder({ page: page as never }).setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

describe.each(['light', 'dark'] as const)('in the %s axe finds nothing serious', colours => {
  test('on Port, New game, the table, the outcome, the replay and the rules', { timeout: 60_000 }, async () => {
    const page = await house.visitor(1440, 900, colours)
    await page.goto(house.site)
    await page.getByRole('button', { name: /^Fight/ }).waitFor()
    expect(await serious(page)).toEqual([])
    await page.goto(`${house.site}/new`)
    await page.getByText(/^Options of/).click()
    expect(await serious(page)).toEqual([])
    await page.goto(house.site)
    await page.getByRole('button', { name: /^Fight/ }).click()
    await page.locator('.meter').waitFor()
    await page.keyboard.press('ArrowUp')
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('e')
    await playUntil(page, '.odds')
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: 'Concede the battle' }).click()
    await page.keyboard.press('Escape')
    await page.locator('.outcome').waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('link', { name: 'Prove it and play it again' }).click()
    await page.getByText('come out as written').waitFor()
    expect(await serious(page)).toEqual([])
    await page.goto(`${house.site}/rules`)
    await page.locator('article h3 a').first().click()
    // all of its rows are made alike
    await page.getByRole('searchbox').fill('fire')
    expect(await page.locator('.rulerow').count()).toBeGreaterThan(3)
    expect(await serious(page)).toEqual([])
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test('on a narrow screen', { timeout: 60_000 }, async () => {
    const page = await house.visitor(390, 844, colours)
    await page.goto(house.site)
    await page.getByRole('button', { name: /^Fight/ }).click()
    await page.locator('.meter').waitFor()
    for (const tab of ['Orders', 'Card', 'Log']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await serious(page)).toEqual([])
    }
    expect(house.faults).toEqual([])
    await page.context().close()
  })
})
