import { describe, expect, test } from 'vitest'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { part } from '../01-ships/part.ts'
import { type Ship, type State, sheetAt } from '../01-ships/state.ts'
import { lostShare } from '../04-gunfire/expected.ts'
import { reckon } from '../04-gunfire/reckon.ts'
import type { GrandFleetsDesk } from '../events/events.ts'
import { battle, begin } from '../whole/battle.fixture.ts'
import { boat, IRON_DUKE, MOLTKE, withHull } from '../whole/bench.fixture.ts'
import { gunLoss, threat, torpedoLoss } from './threat.ts'

/** Iron Duke and an enemy abeam of her so many miles to the east. */
function abeam(
  miles: number,
  changes: Partial<Ship> = {},
  options: Record<string, string> = {},
  enemy = MOLTKE,
): GrandFleetsDesk {
  const state = battle([{ card: IRON_DUKE, east: 6, north: 9 }], [{ card: enemy, east: 6 + miles, north: 9 }], {
    options,
  })
  begin(state, [9, 1])
  Object.assign(state.ships[1]!, changes)
  return new Desk<State>(state, new Dice(new Script([]))) as GrandFleetsDesk
}

/** The same from the odds of the whole rule, worked on the target's own card. */
function byOdds({ state }: GrandFleetsDesk, weapon: number): number {
  const { hull, card } = sheetAt(state, 1)
  const share = (lost: number): number => lostShare(lost, hull.size)
  const { exact, outcomes } = reckon(state, 0, { weapon, target: 1 }).odds(['hull'], { budget: 1e7, runs: 1 })
  expect(exact).toBe(true)
  const after = outcomes.reduce((sum, { outcome, p }) => sum + p * share(outcome['hull'] as number), 0)
  return card.points * (after - share(state.ships[1]!.lost))
}

describe('what fire is expected to cost', () => {
  test.each<[string, number, number, Partial<Ship>, Record<string, string>]>([
    ['turrets at short range', 0, 4, {}, {}],
    ['turrets at long range on the deck', 0, 11, { forward: 5 }, {}],
    ['turrets on a ship half gone', 0, 7, { lost: 12 }, {}],
    ['turrets on her last box', 0, 7, { lost: 20 }, {}],
    ['secondary guns', 1, 3, {}, {}],
    ['light guns', 2, 2, {}, {}],
    ['turrets without criticals', 0, 4, {}, { criticals: 'off' }],
    ['turrets and anti-flash doors', 0, 4, {}, { antiFlash: 'on' }],
    ['turrets where a natural 10 always hits', 0, 11, {}, { naturalToHit: 'on' }],
    ['torpedoes', 3, 3, {}, {}],
    ['torpedoes with dice', 3, 3, { lost: 9 }, { torpedoDamage: 'dice' }],
  ])('%s: as the odds of the whole rule have it', (_title, weapon, miles, changes, options) => {
    const desk = abeam(miles, changes, options)
    const loss = weapon > 2 ? torpedoLoss(desk, 0, 1) : gunLoss(desk, 0, weapon, 1)
    expect(loss).toBeGreaterThan(0)
    expect(Math.abs(loss - byOdds(desk, weapon))).toBeLessThan(0.001 * MOLTKE.points)
  })

  test('torpedoes that do more damage cost more, whichever were thought of first', () => {
    const losses = [4, 5, 4].map(dmg => {
      const { ink, dice } = abeam(3)
      const [firer, target] = ink.fixed.sheets
      const card = { ...firer!.card, torpedoes: { ...firer!.card.torpedoes!, dmg } }
      const fixed = { ...ink.fixed, sheets: [{ ...firer!, card }, target!] }
      return torpedoLoss(new Desk<State>({ ...ink, fixed }, dice) as GrandFleetsDesk, 0, 1)
    })
    expect(losses[1]).toBeGreaterThan(losses[0]!)
    expect(losses[2]).toBe(losses[0])
  })

  test('the hull alone counts: other cards with as many boxes lose the same share', () => {
    const other = { ...withHull(boat(), 8, 8, 8), armor: MOLTKE.armor, size: MOLTKE.size, points: MOLTKE.points }
    const [one, two] = [MOLTKE, other].map(card => abeam(6, {}, {}, withHull(card, 8, 8, 8)))
    expect(gunLoss(one!, 0, 0, 1)).toBeCloseTo(gunLoss(two!, 0, 0, 1), 12)
    expect(byOdds(one!, 0)).toBeCloseTo(byOdds(two!, 0), 12)
  })

  test('a threat is all that bears, and nothing where nothing reaches, bears or can be fired', () => {
    const near = abeam(3)
    const all = gunLoss(near, 0, 0, 1) + gunLoss(near, 0, 1, 1) + gunLoss(near, 0, 2, 1) + torpedoLoss(near, 0, 1)
    expect(threat(near, 0, 1, false)).toBeCloseTo(Math.min(all, MOLTKE.points), 9)
    expect(threat(abeam(13), 0, 1, false)).toBe(0)
    const ahead = abeam(6)
    const broadside = threat(ahead, 0, 1, false)
    ahead.ink.ships[0]!.heading = 900
    expect(threat(ahead, 0, 1, false)).toBeLessThan(broadside / 2)
    const blind = abeam(3)
    blind.ink.ships[0]!.bridge = blind.state.now + 4
    expect(threat(blind, 0, 1, false)).toBe(0)
    expect(threat(blind, 0, 1, true)).toBe(threat(near, 0, 1, false))
    expect(threat(abeam(3, { away: 1 }), 0, 1, false)).toBe(0)
  })

  test('nothing is feared beyond sight; smoke hides only for now, and not from torpedoes', () => {
    const clear = threat(abeam(3), 0, 1, false)
    const misty = abeam(3)
    misty.ink.visibility = 2
    expect([threat(misty, 0, 1, false), threat(misty, 0, 1, true)]).toEqual([0, 0])
    const smoky = abeam(3, {}, { smoke: 'on' })
    smoky.ink.smoke = [7500, 9000]
    expect(threat(smoky, 0, 1, false)).toBeCloseTo(torpedoLoss(smoky, 0, 1), 9)
    expect(threat(smoky, 0, 1, true)).toBeGreaterThan(0.8 * clear)
  })

  test('GF-9.5-hit nothing is feared from torpedoes in a storm', () => {
    const storm = abeam(3, {}, { sea: 'scenario' })
    storm.ink.sea = 3
    const guns = [0, 1, 2].map(line => gunLoss(storm, 0, line, 1)).reduce((sum, loss) => sum + loss)
    expect(torpedoLoss(storm, 0, 1)).toBeGreaterThan(0)
    expect(threat(storm, 0, 1, true)).toBeCloseTo(guns, 9)
  })

  test('part of a battle keeps crews, aims and splashes with their ships', () => {
    const { state } = abeam(3)
    const whole = { ...state, fixed: { ...state.fixed, scene: { ...state.fixed.scene, crews: [1, -1] } } }
    const firer = { ...state.ships[0]!, aims: [0, 1, 3, 2], splashes: [1] }
    const left = part({ ...whole, ships: [firer, state.ships[1]!] }, [1, 0])
    expect(left.fixed.scene.crews).toEqual([-1, 1])
    expect([left.ships[1]!.aims, left.ships[1]!.splashes]).toEqual([[0, 0, 3, 2], [0]])
    expect(part({ ...whole, ships: [firer, state.ships[1]!] }, [0]).ships[0]!.aims).toEqual([0, -1, 3, 2])
  })

  test('no ship is worth more than what is left of her', () => {
    const last = abeam(1, { lost: 20 })
    const { hull } = sheetAt(last.state, 1)
    expect(threat(last, 0, 1, false)).toBeLessThanOrEqual(MOLTKE.points * (1 - lostShare(20, hull.size)) + 1e-9)
  })
})
