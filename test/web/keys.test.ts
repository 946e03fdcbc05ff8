import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

/** On by Tab until what has the focus says this. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    if (words.test(await page.evaluate<string>('document.activeElement?.textContent ?? ""'))) return
  }
  throw new Error(`nothing that says ${words} is reached by Tab`)
}

/** One thing by keys, of whatever is wanted; returns what it was. */
async function press(page: Page): Promise<'answer' | 'move' | 'fire' | 'end'> {
  if ((await page.locator('.choices button').count()) > 0) {
    await page.keyboard.press('1')
    return 'answer'
  }
  if ((await page.locator('.meter').count()) > 0) {
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowUp')
    for (let step = 0; step < 4 && (await page.locator('.no').count()) > 0; step++)
      await page.keyboard.press('ArrowDown')
    // where she may not even stay, no more is said in this phase
    const may = (await page.locator('.no').count()) === 0
    await page.keyboard.press(may ? 'Enter' : 'e')
    return may ? 'move' : 'end'
  }
  const may = (await page.locator('.orders .fire:enabled', { hasText: 'F' }).count()) > 0
  const bears = may && (await page.locator('.orders .bat').count()) > 0
  await page.keyboard.press(bears ? 'f' : 'e')
  return bears ? 'fire' : 'end'
}

test('by keys alone: start, choose a ship, plot, fire, answer, end a phase, and so to the end of the battle', {
  timeout: 120_000,
}, async () => {
  const page = await house.visitor()
  const done = new Set<string>()
  // a battle without a mount to be chosen is rare, and not what is looked for
  for (let battles = 0; battles < 3 && !done.has('answer'); battles++) {
    await page.goto(house.site)
    await page.getByRole('button', { name: /^Fight/ }).waitFor()
    await tabTo(page, /^Fight/)
    await page.keyboard.press('Enter')
    await page.locator('.meter').waitFor()
    const first = await page.locator('.orders h2').innerText()
    await page.keyboard.press('n')
    await page.locator('.orders h2').filter({ hasNotText: first }).waitFor()
    for (let said = 0; ; said++) {
      if (said > 500) throw new Error('the battle does not end')
      await page.locator('.orders .fire:enabled, .choices button, .outcome').first().waitFor()
      if ((await page.locator('.outcome').count()) > 0) break
      const rows = (await page.locator('.live').textContent())!
      // in one phase nothing more is said, by its key
      const did = said === 2 ? 'end' : await press(page)
      if (said === 2) await page.keyboard.press('e')
      done.add(did)
      if (did !== 'answer') await page.locator('.live').filter({ hasNotText: rows }).waitFor()
    }
  }
  expect([...done].sort()).toEqual(['answer', 'end', 'fire', 'move'])
  await tabTo(page, /^Prove it and play it again$/)
  await page.keyboard.press('Enter')
  await page.getByText('come out as written').waitFor()
  expect(house.faults).toEqual([])
  await page.context().close()
})
