import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

/**
 * A table with orders to be given, by day and by night, at each size: nothing that axe finds, nothing over anything else or
 * cut off, the question and its button in sight.
 */
export async function readsWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.locator('.orders .fire').waitFor()
      const { violations } = await new AxeBuilder({ page: page as never }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await expect.poll(() => page.evaluate<string[]>(ASKEW), { timeout: 10_000 }).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** In the page: what is cut off, lies over something else, or is out of sight though it should not be. */
const ASKEW = `(() => {
  const seen = selector => [...document.querySelectorAll(selector)].filter(each =>
    each.checkVisibility() && each.closest('[inert]') === null && each.getBoundingClientRect().width > 1)
  const named = each => each.tagName + ' ' + each.className + ' "' + each.textContent + '"'
  const wrong = []
  for (const each of seen('.word h1, .orders .fire')) {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push('out of sight: ' + named(each))
  }
  const parts = seen('.word h1, .pill, .phases li, .what b, .clock b, .orders h2, .orders button, .orders td, ' +
    '.privy p, .tabs button, .tools button')
  for (const each of parts)
    if (each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1) wrong.push('cut off: ' + named(each))
  for (const each of seen('.top, .side, .orders'))
    if (each.scrollWidth > each.clientWidth + 1) wrong.push('wider than its room: ' + each.className)
  const boxes = parts.map(each => [each, each.getBoundingClientRect()])
  boxes.forEach(([each, box], i) => {
    for (const [other, its] of boxes.slice(i + 1)) {
      if (each.contains(other) || other.contains(each)) continue
      const over = Math.min(box.right, its.right) - Math.max(box.left, its.left)
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
      if (over > 2 && down > 2) wrong.push(named(each) + ' lies over ' + named(other))
    }
  })
  return wrong
})()`
