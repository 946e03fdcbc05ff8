import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { JAM_STRAIGHT, percentAll, SINKING, SLOW_PORT, SLOW_STARBOARD } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { alone, card, DESTROYER, KAISER, play, TIGER } from '../whole/bench.fixture.ts'
import { runsUnder, strikeUnderwater, TORPEDO_HIT, type Underwater } from './8-1-7-torpedoes.ts'

const hit = (changes: Partial<Underwater> = {}): Underwater => ({
  target: 0,
  weapon: 'torpedo',
  warhead: 40,
  depth: 'deep',
  isContact: true,
  side: 0,
  place: 'broadside',
  ...changes,
})
const strike = (state: State, changes: Partial<Underwater> = {}): number => {
  state.ships[0]!.dueTorpedo = 0
  play(state, [], desk => strikeUnderwater(desk, hit(changes)))
  return state.ships[0]!.dueTorpedo
}
const whole = (of: Card, faces: readonly number[], changes: Partial<Underwater>, options = {}) => {
  const state = alone(of, {}, { options })
  play(state, faces, desk => work(TORPEDO_HIT, desk, hit(changes)))
  return state.ships[0]!
}

describe('8.1.7 torpedoes', () => {
  test('FGDN-8.1.7-depth-small FGDN-8.1.7-depth-large a deep torpedo runs under size C and smaller', () => {
    expect(runsUnder(alone(DESTROYER), hit())).toBe(true)
    expect(runsUnder(alone(DESTROYER), hit({ depth: 'shallow' }))).toBe(false)
    expect(runsUnder(alone(TIGER), hit())).toBe(false)
    expect(strike(alone(DESTROYER))).toBe(0)
    expect(strike(alone(DESTROYER), { depth: 'shallow' })).toBe(40)
  })

  test.each([
    [0, 40],
    [5, 40],
    [6, 36],
    [10, 36],
    [11, 30],
    [20, 30],
    [21, 24],
    [30, 24],
    [31, 20],
    [60, 20],
  ])('FGDN-8.1.7.1-table FGDN-R37 shallow on a belt of %i: %i of 40', (belt, damage) => {
    expect(strike(alone(card({ belt })), { depth: 'shallow' })).toBe(damage)
  })
  test('FGDN-R37 a belt of 5 takes off a tenth by option', () => {
    expect(strike(alone(card({ belt: 5 }), {}, { options: { beltFive: 'a tenth' } }), { depth: 'shallow' })).toBe(36)
  })

  test('FGDN-8.1.7.2-cap FGDN-R39 Kaiser: 5 and 35 get through of 40 and 70 (E10)', () => {
    expect(strike(alone(KAISER))).toBe(5)
    expect(strike(alone(KAISER), { warhead: 70 })).toBe(35)
  })
  test('FGDN-8.1.7.2-pool FGDN-8.1.7.2-sides FGDN-8.1.7.2-gone four hits to port, one to starboard (E11, E12)', () => {
    const state = alone(KAISER)
    expect([strike(state), strike(state)]).toEqual([5, 5])
    expect(state.ships[0]!.port).toBe(35)
    expect([strike(state), strike(state)]).toEqual([5, 40])
    expect([state.ships[0]!.port, state.ships[0]!.starboard]).toEqual([0, 105])
    expect(strike(state, { side: 1 })).toBe(5)
  })
  test('FGDN-8.1.7.2-pool a hit that is wholly taken weakens it all the same', () => {
    const state = alone(KAISER)
    expect(strike(state, { warhead: 30 })).toBe(0)
    expect(state.ships[0]!.port).toBe(75)
  })

  test('FGDN-8.1.7-narrow FGDN-R38 half, outside belt and protection', () => {
    const state = alone(KAISER)
    expect(strike(state, { place: 'bow', warhead: 71 })).toBe(35)
    expect(strike(state, { place: 'stern', warhead: 71, depth: 'shallow' })).toBe(35)
    expect(state.ships[0]!.port).toBe(105)
  })
  test('FGDN-8.1.7-stern first Engineering, then Rudder, then the die', () => {
    // 70/2 = 35 of 130: .36, D6 5: three criticals. Engineering: D10 1, fire D6 1 +2 -2; Rudder: D6 4; Weapon rolled: D20 18,
    // drawn the AA guns (1 of 21 lots: 4 main, 12 casemates, 4 tubes, 1 AA). Automatic flooding D6 1 + 2 = 3 %: 15 points of 115, .15, D6 1.
    const state = alone(TIGER, { remaining: 130 })
    const events = play(state, [5, 1, 1, 4, 18, 21, 1, 1], desk =>
      work(TORPEDO_HIT, desk, hit({ warhead: 70, place: 'stern' })),
    )
    expect(events.filter(({ type }) => type === 'CriticalRolled')).toHaveLength(3)
    const ship = state.ships[0]!
    expect([ship.levels, ship.steering, ship.thirds[2], ship.remaining]).toEqual([1, 1, 1, 80])
  })

  test.each([
    [1, SLOW_PORT],
    [2, SLOW_PORT],
    [3, SLOW_STARBOARD],
    [4, SLOW_STARBOARD],
    [5, JAM_STRAIGHT],
    [6, JAM_STRAIGHT],
  ])('FGDN-R116 with the D100 sheet a torpedo astern jams the rudder: D6 of %i', (die, rudder) => {
    // 35 of 95: .36, D6 4: two criticals. Engineering: fire (D6 1 + 1)/2; Rudder. Automatic D6 1 + 4 = 5 %: 25 of 70, .35, D6 1
    const state = alone(TIGER, { remaining: 130 }, { options: { criticalTable: 'D100' } })
    play(state, [4, 1, die, 1, 1], desk => work(TORPEDO_HIT, desk, hit({ warhead: 70, place: 'stern' })))
    expect(state.ships[0]).toMatchObject({ rudder, steering: 0, levels: 1, remaining: 70 })
  })

  test('FGDN-8.1.2-auto-torp FGDN-8.1-torp-flood-now FGDN-R6 FGDN-R7 floods at once, as the second batch', () => {
    // 40 of 461: .08, D6 1 none; flooding D6 4 + 2: 6 % of 501 = 30; 30 of 431: .06, D6 1
    const ship = whole(TIGER, [1, 4, 1], {})
    expect([ship.remaining, ship.flooded, percentAll(ship.floods)]).toEqual([431, 30, 6])
    const later = whole(TIGER, [1, 4], {}, { torpedoFlooding: 'delayed' })
    expect([later.remaining, percentAll(later.floods)]).toEqual([461, 6])
  })
  test('FGDN-8.1.7.2-flood FGDN-R98 nothing past the protection, no contact fuse, or a mine: no flooding', () => {
    expect(whole(KAISER, [], { warhead: 35 }).remaining).toBe(452)
    expect(percentAll(whole(TIGER, [1], { isContact: false }).floods)).toBe(0)
    expect(percentAll(whole(TIGER, [1], { weapon: 'mine' }).floods)).toBe(0)
  })
  test('FGDN-D100-autoflood FGDN-R79 FGDN-R98 the sheet: D6+4, halved below twice the protection, mines too', () => {
    const options = { criticalTable: 'D100' }
    // 40 of 461, D6 1; flooding D6 3 + 4 = 7 %: 35 points of 426: .08, D6 1
    expect(percentAll(whole(TIGER, [1, 3, 1], { weapon: 'mine' }, options).floods)).toBe(7)
    // Kaiser: 69 is less than twice 35: 34 points of 418, D6 1; 7 halved 3 %: 13 points, D6 1
    expect(percentAll(whole(KAISER, [1, 3, 1], { warhead: 69 }, options).floods)).toBe(3)
    expect(percentAll(whole(KAISER, [1, 3, 1], { warhead: 70 }, options).floods)).toBe(7)
    const old = card({ inServiceYear: 1907 })
    expect(percentAll(whole(old, [1, 1, 2, 1], {}, options).floods)).toBe(7)
    const late = card({ inServiceYear: 1930 })
    expect(percentAll(whole(late, [1, 3, 1], {}, options).floods)).toBe(5)
  })

  test('FGDN-8.1.2-keel FGDN-R34 three quarters of her points: 8 or less breaks the keel', () => {
    const small = card({ damagePoints: 40, belt: 0 })
    // 30 of 10 left is a ratio of 3: to a tenth, 4; keel D10 8, sinking D10 1; flooding D6 1: 3 %: 1 point, sinking already
    const ship = whole(small, [8, 1, 1], { warhead: 30 })
    expect(ship.end).toBe(SINKING)
    expect(whole(small, [9, 1, 1], { warhead: 30 }).end).toBe(0)
    const state = alone(small)
    strike(state, { warhead: 29 })
    expect(state.ships[0]!.keels).toBe(0)
  })
})
