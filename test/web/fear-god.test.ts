import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked, House } from './browser.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as never }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Coronel by this book, against whoever is picked for the second seat. */
async function takeStation(page: Page, against: string): Promise<void> {
  await page.goto(`${house.site}/new`)
  await page.getByRole('radio', { name: /Coronel/ }).check()
  await page.getByRole('radio', { name: /Fear God/ }).check()
  await page
    .getByRole('combobox', { name: /Who commands/ })
    .nth(1)
    .selectOption(against)
  await page.getByRole('button', { name: 'Take station' }).click()
  await page.waitForURL(/\/game\//)
}

const READY = /orders are written|No more reaction fire/

/** Says that there is nothing more to order, as often as it is asked, until this is to be seen. */
async function passUntil(page: Page, selector: string): Promise<void> {
  const ready = page.getByRole('button', { name: READY })
  for (let order = 0; order < 200; order++) {
    await ready.or(page.locator(selector)).first().waitFor()
    if ((await page.locator(selector).count()) > 0) return
    const rows = await page.locator('.live').innerText()
    await ready.click()
    await page.locator('.live').filter({ hasNotText: rows }).waitFor()
  }
  throw new Error(`${selector} was never seen`)
}

/** The first guns that may be laid on somebody are, then the side is ready; in either fire phase. */
async function planFireAndEnd(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: READY })
  await ready.waitFor()
  const guns = page.getByRole('button', { name: 'Guns', exact: true })
  if ((await guns.count()) > 0) await guns.click()
  const rows = page.locator('.live')
  let before = await rows.innerText()
  if ((await page.locator('.fire:enabled').count()) > 0) {
    await page.locator('.fire').click()
    await rows.filter({ hasNotText: before }).waitFor()
    before = await rows.innerText()
  }
  await ready.click()
  await rows.filter({ hasNotText: before }).waitFor()
}

describe('Fear God & Dread Nought in a browser', () => {
  test('a newcomer plots, plans fire, sees its odds, and fights Coronel to its end', { timeout: 120_000 }, async () => {
    const page = await house.visitor()
    await takeStation(page, 'computer drill')
    await page.getByRole('heading', { name: /plot the course of 4 ships, unseen until all have plotted/ }).waitFor()
    // steered by keys: she begins straight on, as she was
    await page.getByRole('button', { name: 'Plot 18 knots, straight on' }).waitFor()
    await page.locator('.chart').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: 'Plot 19 knots, 15° to starboard' }).waitFor()
    await page.keyboard.press('Enter')
    // then her guns, with the sum, its rules and exact odds
    await page.getByRole('button', { name: 'Course ✓' }).waitFor()
    await page.locator('.odds').waitFor()
    expect(await page.locator('.odds').getAttribute('data-exact')).toBe('true')
    expect(await page.locator('.fate div').allInnerTexts()).toHaveLength(4)
    expect(await page.locator('.reck .c a, .reck .c button').first().innerText()).toBe('6-4')
    await page.keyboard.press('f')
    await page.getByRole('heading', { name: /plot the course of 3 ships/ }).waitFor()
    await passUntil(page, '.outcome')
    expect(await page.locator('.outcome h2').innerText()).toMatch(/has won|Nobody has won/)
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test('what is plotted is in no byte that the other side receives until all have plotted', {
    timeout: 60_000,
  }, async () => {
    const page = await house.visitor()
    const mine = framesOf(page)
    await takeStation(page, 'friend')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = await page.locator('.linkrow input').first().inputValue()
    await page.keyboard.press('Escape')
    const friend = await house.visitor(1024, 768)
    const theirs = framesOf(friend)
    await friend.goto(link)
    await friend.getByRole('button', { name: READY }).waitFor()
    await friend.locator('.chart').focus()
    await friend.keyboard.press('ArrowRight')
    const draft = friend.getByRole('button', { name: /^Plot .* 15° to starboard/ })
    await draft.waitFor()
    await page.locator('.chart').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Course ✓' }).waitFor()
    await page.keyboard.press('f')
    await page.getByRole('heading', { name: /plot the course of 3 ships/ }).waitFor()
    await page.getByRole('button', { name: READY }).click()
    // the friend learns that the battle has begun and that I am ready, and nothing between
    await friend
      .locator('.live')
      .filter({ hasText: /2 rows/ })
      .waitFor({ state: 'attached' })
    expect(secretsIn(mine)).toContain('OrderWritten')
    expect(secretsIn(theirs)).toEqual([])
    // nor does he lose what he had in mind meanwhile
    expect(await draft.count()).toBe(1)
    await friend.getByRole('button', { name: READY }).click()
    // both are ready now, and what was written is told to him
    await expect.poll(() => secretsIn(theirs), { timeout: 20_000 }).toContain('OrderRevealed')
    await friend.locator('.log li, .slip.last').first().waitFor({ state: 'attached' })
    expect(house.faults).toEqual([])
    for (const each of [page, friend]) await each.context().close()
  })

  test('a friend by link fights the same turn, and both logs agree word for word', { timeout: 90_000 }, async () => {
    const page = await house.visitor()
    await takeStation(page, 'friend')
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = await page.locator('.linkrow input').first().inputValue()
    await page.keyboard.press('Escape')
    const friend = await house.visitor()
    await friend.goto(link)
    const salvo = (each: Page): Locator => each.locator('.log li', { hasText: 'fires at' }).first()
    for (let order = 0; order < 24 && (await salvo(page).count()) === 0; order++)
      await planFireAndEnd(await asked(page, friend))
    for (const each of [page, friend]) await salvo(each).waitFor()
    const [mine, theirs] = await Promise.all([page, friend].map(each => each.locator('.log ol').innerText()))
    expect(mine).toBe(theirs)
    expect(house.faults).toEqual([])
    for (const each of [page, friend]) await each.context().close()
  })

  test('two at one screen plot unseen by each other, and see the turn together', { timeout: 60_000 }, async () => {
    const page = await house.visitor()
    await takeStation(page, 'me')
    await page.getByRole('heading', { name: /plot the course of 4 ships/ }).waitFor()
    await page.locator('.chart').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Course ✓' }).waitFor()
    await page.getByRole('button', { name: READY }).click()
    await page.getByRole('heading', { name: /^Hand over to/ }).waitFor()
    expect(await page.locator('.chart').count()).toBe(0)
    await page.locator('.curtain button').click()
    await page.getByRole('heading', { name: /plot the course of 5 ships/ }).waitFor()
    expect(await page.content()).not.toContain('Course ✓')
    await page.getByRole('button', { name: READY }).click()
    await page.locator('.log li', { hasText: 'move' }).first().waitFor()
    expect(await page.locator('.curtain').count()).toBe(0)
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test('plotting, aiming and the card read well at every size', { timeout: 90_000 }, async () => {
    const page = await house.visitor()
    await takeStation(page, 'computer drill')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: 'Course' }).click()
      await page.locator('.meter').waitFor()
      expect(await serious(page)).toEqual([])
      await page.getByRole('button', { name: 'Guns' }).click()
      await page.locator('.odds').waitFor()
      expect(await serious(page)).toEqual([])
      // however long the sum is, the guns are fired without scrolling
      const fire = (await page.locator('.fire').boundingBox())!
      expect(fire.y + fire.height).toBeLessThanOrEqual(height)
    }
    await page.getByRole('tab', { name: 'Card' }).click()
    await page.getByRole('cell', { name: '23 kn', exact: true }).waitFor()
    expect(await serious(page)).toEqual([])
    expect(house.faults).toEqual([])
    await page.context().close()
  })
})

/** All that a page is told, as it comes. */
function framesOf(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      frames.push(String(payload))
    }),
  )
  return frames
}

/** Every trace of a written order in what was told: events, commands, and lists of a view that are not empty. */
function secretsIn(frames: readonly string[]): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [key, each] of Object.entries(value)) {
      if (key === 'type' && /^(Plot|FireGuns|LaunchTorpedoes|Order.*)$/.test(String(each))) found.add(String(each))
      if (key === 'written' && Array.isArray(each) && each.length > 0) found.add('written')
      look(each)
    }
  }
  for (const frame of frames) look(JSON.parse(frame))
  return [...found].sort()
}
