import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASKED, House, sayOne } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

/** On by Tab until what has the focus says this. */
async function tabTo(page: Page, words: RegExp, presses = 60): Promise<void> {
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab')
    if (words.test(await page.evaluate<string>('document.activeElement?.textContent ?? ""'))) return
  }
  throw new Error(`nothing that says ${words} is reached by Tab`)
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
      await page.locator(`${ASKED}, .outcome`).first().waitFor()
      if ((await page.locator('.outcome').count()) > 0) break
      // the second thing that is said is that there is no more to say in this phase
      if (said !== 1) done.add(await sayOne(page))
      else {
        const word = (await page.locator('.word h1').textContent())!
        await page.keyboard.press('e')
        await page.locator('.word h1').filter({ hasNotText: word }).waitFor()
        done.add('end')
      }
    }
  }
  expect([...done].sort()).toEqual(['answer', 'end', 'fire', 'move'])
  // the focus is where the battle ended
  await tabTo(page, /^Prove it and play it again$/, 1)
  await page.keyboard.press('Enter')
  await page.getByText('come out as written').waitFor()
  expect(house.faults).toEqual([])
  await page.context().close()
})
