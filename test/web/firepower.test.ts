import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { House, playUntil, Wiretap } from './browser.ts'
import { readsWell } from './reads-well.ts'

const house = new House()
beforeAll(() => house.open(), 300_000)
afterAll(() => house.close())

type Seat = { by: 'me' } | { by: 'friend' } | { by: 'computer'; bot: string }
const ME = { by: 'me' } as const
const DRILL = { by: 'computer', bot: 'drill' } as const

/** A battle of this book; the way to each of its seats. */
async function begun(battle: string, seats: readonly [Seat, Seat]): Promise<string[]> {
  const answer = await fetch(`${house.site}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.site },
    body: JSON.stringify({ battle, book: 'firepower', seats }),
  })
  const { game, tokens } = (await answer.json()) as { game: string; tokens: (string | null)[] }
  return tokens.map(token => `${house.site}/game/${game}${token === null ? '' : `#${token}`}`)
}

/** Says something, and waits until its row is there. */
async function saying(page: Page, act: () => Promise<unknown>): Promise<void> {
  const rows = await page.locator('.live').innerText()
  await act()
  await page.locator('.live').filter({ hasNotText: rows }).waitFor({ state: 'attached' })
}

const WRITTEN = { name: 'Our first orders are written' }

/** With the sum, its rules and exact odds before her; and it is told. */
async function fireMainBattery(page: Page): Promise<void> {
  await deed(page, 'Main battery').click()
  await page.locator('.odds').waitFor()
  expect(await page.locator('.odds').getAttribute('data-exact')).toBe('true')
  // the book's own unit first
  expect(await page.locator('.orders .facts').first().innerText()).toMatch(/^[\d.]+ in \(\d+ m\) · (short|long)/)
  expect(await page.locator('.reck .c a, .reck .c button').first().innerText()).toBe('HIT-B')
  const firer = await page.locator('.orders h2 .ship').first().innerText()
  await page.locator('.orders .fire').click()
  const told = page.locator('.log li', { hasText: `${firer} fires at` }).first()
  await told.waitFor()
}

/** What any side may say to have done with a segment, or an answer to a rule. */
const DONE = /^(All orders stand|The others|No more|Our first orders)/
/** Has done with every segment that it is asked of, until something is to be seen there; on any of these pages. */
async function passUntil(pages: readonly Page[], selector: string): Promise<Page> {
  for (let said = 0; said < 60; said++) {
    const page = await Promise.any(
      pages.map(async each => {
        const done = each.getByRole('button', { name: DONE })
        await done
          .or(each.locator(`.choices button, ${selector}`))
          .first()
          .waitFor()
        return each
      }),
    )
    if ((await page.locator(selector).count()) > 0) return page
    // what was there may be gone by now, since the other side has spoken: then we look again
    const answers = page.locator('.choices button')
    const next = (await answers.count()) > 0 ? answers.first() : page.getByRole('button', { name: DONE })
    const rows = await page.locator('.live').innerText()
    if (
      !(await next.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      ))
    )
      continue
    await page.locator('.live').filter({ hasNotText: rows }).or(answers.first()).first().waitFor({ state: 'attached' })
  }
  throw new Error(`${selector} was never seen`)
}

/** What may be told of whoever is chosen, by its name. */
const deed = (page: Page, name: string) => page.locator('.deeds').getByRole('button', { name, exact: true })
const way = (page: Page, name: string) => page.locator('.ways').getByRole('button', { name })

describe('Firepower in a browser', () => {
  test('a newcomer fights the River Plate to its end, and it is proved', { timeout: 120_000 }, async () => {
    const page = await house.visitor()
    // a battle may be over before her guns bear
    for (let battles = 0, fired = false; battles < 3 && !fired; battles++) {
      await page.goto(`${house.site}/new`)
      await page.getByRole('radio', { name: /River Plate/ }).check()
      await page.getByRole('radio', { name: /Firepower/ }).check()
      const seats = page.getByRole('combobox', { name: /Who commands/ })
      await seats.nth(0).selectOption('computer drill')
      await seats.nth(1).selectOption('me')
      await page.getByRole('button', { name: 'Take station' }).click()
      await page.getByRole('heading', { name: /give each squadron its first orders/ }).waitFor()
      await page.getByRole('button', WRITTEN).click()
      const bears = '.deeds button:has-text("Main battery")'
      await playUntil(page, `${bears}, .outcome`)
      if ((await page.locator(bears).count()) > 0) {
        await fireMainBattery(page)
        fired = true
      }
      await playUntil(page, '.outcome', 400)
      expect(fired || battles < 2).toBe(true)
    }
    expect(await page.locator('.outcome h2').innerText()).toMatch(/has won|Nobody has won/)
    const rows = Number(/(\d+) rows/.exec(await page.locator('.live').innerText())![1])
    await page.getByRole('link', { name: 'Prove it and play it again' }).click()
    // the enemy's first orders are rows too, of which she was not told
    const proved = await page.getByText(/Proved: \d+ rows come out as written/).innerText()
    expect(Number(/(\d+) rows/.exec(proved)![1])).toBeGreaterThanOrEqual(rows)
    expect(house.faults).toEqual([])
    await page.context().close()
  })

  test('the orders of a squadron are changed by hand and by keys, and say what control comes to', {
    timeout: 60_000,
  }, async () => {
    const [seat, other] = await begun('dogger-bank', [ME, ME])
    const [page, enemy] = [await house.visitor(), await house.visitor()]
    await page.goto(seat!)
    await enemy.goto(other!)
    // before the first turn as one likes, and without a throw
    await page.getByRole('heading', { name: '1st Battle Cruiser Squadron' }).waitFor()
    await way(page, 'INTERCEPT').click()
    await saying(page, () => page.getByRole('button', { name: 'Order INTERCEPT' }).click())
    await way(page, 'INTERCEPT now').waitFor()
    await page.locator('.pill', { hasText: '2nd Battle Cruiser Squadron' }).click()
    await page.getByRole('heading', { name: '2nd Battle Cruiser Squadron' }).waitFor()
    await page.locator('.chart').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Order INTERCEPT' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Order BREAK OFF' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await saying(page, () => page.keyboard.press('Enter'))
    // then one a turn, by signal, and what control comes to stands on every order
    await page.getByRole('button', WRITTEN).click()
    await passUntil([page, enemy], `${ASKED_A}:has-text("British")`)
    const price = async (order: string): Promise<number> =>
      Number(/(\d+) %/.exec(await way(page, order).innerText())?.[1] ?? 0)
    await page.keyboard.press('n')
    await page.getByRole('heading', { name: '2nd Battle Cruiser Squadron' }).waitFor()
    expect(await price('ENGAGE')).toBeGreaterThan(0)
    expect(await price('MANOEUVRE')).toBeLessThan(await price('ENGAGE'))
    expect(await price('OPEN')).toBeLessThan(await price('SCATTER'))
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^The order (reaches them on|cannot reach them)/).waitFor()
    await saying(page, () => page.keyboard.press('Enter'))
    await page
      .locator('.log li', { hasText: /2nd Battle Cruiser Squadron(:| keeps its old orders)/ })
      .first()
      .waitFor()
    expect(house.faults).toEqual([])
    for (const each of [page, enemy]) await each.context().close()
  })

  test('the table of squadrons reads well by day and by night, at every size', { timeout: 60_000 }, async () => {
    const [seat, other] = await begun('dogger-bank', [ME, ME])
    const [page, enemy] = [await house.visitor(), await house.visitor()]
    await page.goto(seat!)
    await enemy.goto(other!)
    await passUntil([page, enemy], `${ASKED_A}:has-text("British")`)
    await page.keyboard.press('n')
    await page.keyboard.press('ArrowRight')
    await readsWell(page)
    expect(house.faults).toEqual([])
    for (const each of [page, enemy]) await each.context().close()
  })

  test('which model is the boat, and first orders, are in no byte that the other side gets', {
    timeout: 60_000,
  }, async () => {
    const heard: string[][] = []
    for (const truth of ['in the middle', 'to the north']) heard.push(await hidden(truth))
    const [one, other] = heard as [string[], string[]]
    // the stations are shuffled by a secret die: the same words, of the same length, in another order
    expect(one.map(({ length }) => length)).toEqual(other.map(({ length }) => length))
    expect(one.map(letters)).toEqual(other.map(letters))
    expect(house.faults).toEqual([])
  })

  test('an air attack is carried out from the page', { timeout: 90_000 }, async () => {
    const [, seat] = await begun('force-z', [DRILL, ME])
    const page = await house.visitor()
    await page.goto(seat!)
    // in the midst of it the table reads as well as in the squadrons' segments
    await attackFromAir(page, () => readsWell(page))
    expect(house.faults).toEqual([])
    await page.context().close()
  })
})

const ASKED_A = '.word h1:has-text("change one order")'

/** Stands make for the nearest ship, turn by turn, until some are near enough; then they attack her. */
async function attackFromAir(page: Page, before: () => Promise<void>): Promise<void> {
  const answers = page.locator('.choices button')
  for (let said = 0; said < 400; said++) {
    await page.locator('.choices button, .orders .go button:enabled, .outcome').first().waitFor()
    expect(await page.locator('.outcome').count()).toBe(0)
    for (const name of ['Make for', 'Attack']) if ((await deed(page, name).count()) > 0) await deed(page, name).click()
    if ((await answers.count()) > 0) await answers.first().click()
    else if ((await page.locator('.ways').count()) === 0)
      await saying(page, () => page.getByRole('button', { name: DONE }).click())
    else {
      await page.locator('.ways button').first().click()
      const button = page.getByRole('button', { name: /^(Make for|Attack) .*↵$/ })
      const [, what, whom] = /^(Make for|Attack) (.*?)(?:, all \d+)?\s+↵$/.exec((await button.textContent())!)!
      if (what === 'Attack') {
        await page.getByText(/^It (hits on|cannot hit)/).waitFor()
        await before()
        await button.click()
        // her flak may leave it to us whether a stand that is hurt turns away
        const told = page.locator('.log li', { hasText: new RegExp(`attacks? ${whom}`) }).first()
        for (;;) {
          await told.or(answers.first()).first().waitFor()
          if ((await told.count()) > 0) return
          await answers.first().click()
        }
      }
      await saying(page, () => button.click())
    }
  }
  throw new Error('no stand came near enough')
}

const letters = (text: string): string => [...text].sort().join('')
/** What differs between any two games: their names, and when they were begun. */
const anyGame = (text: string, game: string): string =>
  text.replaceAll(game, 'GAME').replace(/"(begun|touched)":"[^"]*"/g, '"$1":""')

interface Deep {
  readonly models: readonly { readonly x: number; readonly y: number }[]
  readonly truth: readonly number[]
}
interface View {
  readonly squadrons: readonly { readonly movement: number }[]
  readonly ships: readonly { readonly x: number; readonly y: number }[]
  readonly deep: Deep
}
const WAIT = { timeout: 20_000 }

/** Who comes and goes is the test's own doing. */
const isTold = (frame: string): boolean => !frame.includes('"type":"Company"')
/** The last view that was sent as a whole. */
const viewIn = (frames: readonly string[]): View =>
  frames.map(frame => (JSON.parse(frame) as { now?: { view?: View } }).now?.view).findLast(view => view !== undefined)!

/** A boat is hidden and squadrons are ordered before the first turn; what the escort's browser gets until then. Then all is revealed but the boat. */
async function hidden(truth: string): Promise<string[]> {
  const [escorts, boats] = await begun('convoy-sc-7', [ME, ME])
  const game = /game\/(\w+)/.exec(boats!)![1]!
  const [page, enemy] = [await house.visitor(), await house.visitor()]
  const [own, his] = [new Wiretap(page), new Wiretap(enemy)]
  await enemy.goto(escorts!)
  await enemy.getByRole('button', WRITTEN).waitFor()
  await page.goto(boats!)
  const before = his.frames.length
  await deed(page, 'Hide her').click()
  await page.locator('.orders h2', { hasText: 'U-46' }).waitFor()
  await way(page, truth).click()
  await saying(page, () => page.getByRole('button', { name: `Hide her: she is ${truth}` }).click())
  await page.getByText(/^One boat is true, three models are false/).waitFor()
  await way(page, 'INTERCEPT').click()
  await saying(page, () => page.getByRole('button', { name: 'Order INTERCEPT' }).click())
  await way(page, 'INTERCEPT now').waitFor()
  await saying(page, () => page.getByRole('button', WRITTEN).click())
  // he is told that there are models, and that they are ready; nothing of orders
  await enemy
    .locator('.live')
    .filter({ hasText: /2 rows/ })
    .waitFor({ state: 'attached' })
  expect(his.frames.slice(before).filter(isTold)).toHaveLength(2)
  const fetched = await enemy.evaluate<string>(
    `Promise.all(['/api/games/${game}', '/api/games/${game}/journal'].map(path =>
      fetch(path).then(answer => answer.text()))).then(texts => texts.join())`,
  )
  const SECRETS = /BoatHidden|HideBoat|OrdersChanged|ChangeOrders/
  expect(his.frames.join() + fetched).not.toMatch(SECRETS)
  expect(own.frames.join()).toMatch(SECRETS)
  // whoever comes later is told as little
  await enemy.reload()
  await enemy.getByRole('button', WRITTEN).waitFor()
  const { squadrons, ships, deep } = viewIn(his.frames)
  const boat = deep.truth.findIndex(each => each !== -1)
  expect([deep.truth[boat], deep.models.length, ships[boat]!.x, ships[boat]!.y]).toEqual([-2, 4, 0, 0])
  expect(new Set(squadrons.map(({ movement }) => movement)).size).toBe(1)
  const all = [...his.frames.filter(isTold), fetched]
  // and the check can fail: he learns of the orders when both are ready, and of the boat not then either
  await enemy.getByRole('button', WRITTEN).click()
  // whoever threw higher says who begins
  await Promise.any([page, enemy].map(each => each.locator('.choices button').first().click()))
  await expect.poll(() => his.frames.some(frame => frame.includes('FirstTurnSettled')), WAIT).toBe(true)
  await enemy.reload()
  await enemy.locator('.word h1').waitFor()
  await expect.poll(() => new Set(viewIn(his.frames).squadrons.map(({ movement }) => movement)).size, WAIT).toBe(2)
  expect(viewIn(his.frames).deep.truth[boat]).toBe(-2)
  await page.reload()
  await page.locator('.word h1').waitFor()
  await expect.poll(() => viewIn(own.frames).deep.truth[boat], WAIT).toBeGreaterThanOrEqual(0)
  for (const each of [page, enemy]) await each.context().close()
  return all.map(frame => anyGame(frame, game))
}
