import { describe, expect, test } from 'vitest'
import { batteryName } from '../01-classes/classes.ts'
import { ABANDONED, AFLOAT, batteryNow, EXPLODED, isGone, moveRate, type State, SUNK } from '../01-classes/state.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { INCH } from '../book/lengths.ts'
import { ASPECTS, COURSES } from '../book/tables.ts'
import { battle, card, fire, ruleIdOf, suffer, typesOf } from '../whole/bench.fixture.ts'

const endOf = (state: State): number => state.ships.at(-1)!.end
const lastRule = (events: ReturnType<typeof suffer>): string => ruleIdOf(events.at(-1)!.why)

describe('all four', () => {
  test('FP-DMG-A RED, BLUE, GREEN and WHITE are thrown together and all apply', () => {
    const state = battle(['CA'])
    // the checklist's first walk-through: H with 2, 3, 4, 2
    const events = suffer(state, 'H', [2, 3, 4, 2])
    expect(typesOf(events)).toEqual(['ShipStruck', 'ShipListed', 'SpeedLost', 'ClassesLost', 'FireSpread'])
    const { list, speedLoss, mainLoss, secondaryLoss, fires } = state.ships[0]!
    expect({ list, speedLoss, mainLoss, secondaryLoss, fires }).toEqual({
      list: 10,
      speedLoss: 2,
      mainLoss: 2,
      secondaryLoss: 1,
      fires: 5,
    })
  })

  test('FP-DMG-A all fall even if the first sinks her, and nothing more is thrown for', () => {
    const state = battle(['CA'], { options: { aspect: 'on', specialEffects: 'on' } })
    // H: RED 6 is black; BLUE 6 would be black, GREEN 6 too
    expect(typesOf(suffer(state, 'H', [6, 6, 6, 6]))).toEqual(['ShipStruck', 'ShipLost'])
    expect(endOf(state)).toBe(SUNK)
  })

  test('no level, no dice', () => {
    expect(suffer(battle(['CA']), 'none', [])).toEqual([])
  })
})

describe('RED', () => {
  test('FP-DMG-RED-A degrees add up', () => {
    const state = battle(['BB'])
    suffer(state, 'S', [6, 1, 1, 1])
    suffer(state, 'L', [6, 1, 1, 1])
    expect(state.ships[0]!.list).toBe(35)
  })

  test('FP-DMG-RED-B 40° does not sink her, 45° does', () => {
    const state = battle(['BB'], { ships: [{ list: 25 }] })
    suffer(state, 'S', [6, 1, 1, 1])
    expect([state.ships[0]!.list, endOf(state)]).toEqual([40, AFLOAT])
    // S: RED 4 is 5°
    const events = suffer(state, 'S', [4, 1, 1, 1])
    expect([state.ships[0]!.list, endOf(state), lastRule(events)]).toEqual([45, SUNK, 'FP-DMG-RED-B'])
  })

  test('FP-DMG-RED-C a black square turns her turtle', () => {
    const state = battle(['SB'])
    expect(lastRule(suffer(state, 'E', [5, 1, 1, 1]))).toBe('FP-DMG-RED-C')
    expect(endOf(state)).toBe(SUNK)
  })

  test('FP-DMG-RED-D by option the side, thrown after the four, and only if she lists', () => {
    const on = { options: { aspect: 'on' } }
    const state = battle(['BB'], on)
    // L: RED 3 is 5°; then the aspect, 4
    expect(typesOf(suffer(state, 'L', [3, 1, 1, 1, 4]))).toEqual([
      'ShipStruck',
      'ShipListed',
      'FireSpread',
      'AspectThrown',
    ])
    expect(ASPECTS[state.ships[0]!.aspect]).toBe('port')
    // L: RED 1 is nothing: no fifth die
    suffer(state, 'L', [1, 1, 1, 1])
    expect(battle(['BB']).ships[0]!.aspect).toBe(0)
  })

  test('FP-R83 lists to opposite sides add up', () => {
    const state = battle(['BB'], { options: { aspect: 'on' } })
    suffer(state, 'L', [5, 1, 1, 1, 3])
    suffer(state, 'L', [5, 1, 1, 1, 6])
    expect([state.ships[0]!.list, ASPECTS[state.ships[0]!.aspect]]).toEqual([30, 'starboard'])
  })
})

describe('BLUE', () => {
  test('FP-DMG-BLUE-A inches of move rate add up', () => {
    const state = battle(['BB'])
    // S: 5 is ½ in; M: 5 is 2 in
    suffer(state, 'S', [1, 5, 1, 1])
    suffer(state, 'M', [1, 5, 1, 1])
    expect(moveRate(state, 0)).toBe(5.5 * INCH)
  })

  test('FP-DMG-BLUE-B at nothing or less she lies dead, afloat, and fires', () => {
    const state = battle(['BB', 'BB'], { ships: [{ speedLoss: 15 }, {}] })
    expect(moveRate(state, 0)).toBe(0.5 * INCH)
    state.ships[0]!.speedLoss = 16
    expect(moveRate(state, 0)).toBe(0)
    state.ships[0]!.speedLoss = 19
    expect([moveRate(state, 0), isGone(state, 0), refuseFire(state, 0, 'main', 1)]).toEqual([0, false, null])
  })

  test('FP-DMG-BLUE-C a black square takes all propulsion and throws on Matrix 4', () => {
    const state = battle(['BB'])
    // H: BLUE 6 is 4 in and black; RED 1 is 5°, GREEN 1 nothing, WHITE 1 four points; Matrix 4: 6
    const events = suffer(state, 'H', [1, 6, 1, 1, 6])
    expect(typesOf(events)).toEqual([
      'ShipStruck',
      'ShipListed',
      'SpeedLost',
      'PropulsionLost',
      'FireSpread',
      'ShipSwung',
    ])
    expect([moveRate(state, 0), state.ships[0]!.speedLoss, COURSES[state.ships[0]!.swing]]).toEqual([0, 8, 'port'])
  })

  test('FP-INIT-E the throw is made in the flagship’s column, whoever she is', () => {
    const state = battle(['BB'], { ships: [{ flagship: 0 }] })
    suffer(state, 'H', [1, 6, 1, 1, 3])
    expect(COURSES[state.ships[0]!.swing]).toBe('disengage')
  })

  test('FP-R9 once for each black square, after the four dice; the rate is nothing for good', () => {
    const state = battle(['BB'])
    suffer(state, 'H', [1, 6, 1, 1, 1])
    suffer(state, 'H', [1, 6, 1, 1, 5])
    expect([COURSES[state.ships[0]!.swing], state.ships[0]!.stopped, moveRate(state, 0)]).toEqual(['starboard', 1, 0])
  })

  test('FP-R8 by option no cell is black: four inches and no throw', () => {
    const state = battle(['BB'], { options: { blueBlack: 'none' } })
    suffer(state, 'H', [1, 6, 1, 1])
    expect(moveRate(state, 0)).toBe(4 * INCH)
  })
})

describe('GREEN', () => {
  const main = (state: State) => batteryName(batteryNow(state, 0, 'main'))
  const secondary = (state: State) => batteryName(batteryNow(state, 0, 'secondary'))

  test('FP-DMG-GREEN-A classes of the main battery add up', () => {
    const state = battle(['BB'])
    suffer(state, 'S', [1, 1, 5, 1])
    expect(main(state)).toBe('BC')
    suffer(state, 'M', [1, 1, 6, 1])
    expect(main(state)).toBe('DD')
  })

  test('FP-DMG-GREEN-B the secondary loses half as many, rounded down', () => {
    const state = battle(['BB'])
    suffer(state, 'L', [1, 1, 6, 1])
    expect([main(state), secondary(state)]).toEqual(['CA', 'DD'])
    // a CA's secondary is DE: one class and it is gone
    const cruiser = battle(['CA'])
    suffer(cruiser, 'L', [1, 1, 6, 1])
    expect(secondary(cruiser)).toBe('none')
  })

  test('FP-R82 half of the running total, also when the main battery is gone; by option half of each loss', () => {
    const state = battle(['BB'])
    for (let i = 0; i < 3; i++) suffer(state, 'S', [1, 1, 5, 1])
    expect([state.ships[0]!.mainLoss, state.ships[0]!.secondaryLoss]).toEqual([3, 1])
    suffer(state, 'S', [1, 1, 5, 1])
    expect(state.ships[0]!.secondaryLoss).toBe(2)
    state.ships[0]!.fires = 0
    suffer(state, 'M', [1, 1, 6, 1])
    suffer(state, 'S', [1, 1, 5, 1])
    expect([state.ships[0]!.mainLoss, main(state), state.ships[0]!.secondaryLoss]).toEqual([8, 'none', 4])
    const each = battle(['BB'], { options: { secondaryLoss: 'of-each-hit' } })
    for (let i = 0; i < 3; i++) suffer(each, 'S', [1, 1, 5, 1])
    expect(each.ships[0]!.secondaryLoss).toBe(0)
    suffer(each, 'M', [1, 1, 6, 1])
    expect(each.ships[0]!.secondaryLoss).toBe(1)
  })

  test('FP-DMG-GREEN-C a black square is the magazine', () => {
    const state = battle(['SB'])
    expect(lastRule(suffer(state, 'C', [1, 1, 4, 1]))).toBe('FP-DMG-GREEN-C')
    expect(endOf(state)).toBe(EXPLODED)
  })

  test('FP-R10 by option the cells that break the pattern are one or two', () => {
    const lost = (green: string, level: 'S' | 'H', faces: number[]) => {
      const state = battle(['BB'], { options: { green } })
      suffer(state, level, faces)
      return state.ships[0]!.mainLoss
    }
    // S with a 6, and H with a 3
    expect(['as-printed', 'one', 'two'].map(green => lost(green, 'S', [1, 1, 6, 1]))).toEqual([1, 1, 2])
    expect(['as-printed', 'one', 'two'].map(green => lost(green, 'H', [1, 1, 3, 1]))).toEqual([2, 1, 2])
  })
})

describe('WHITE', () => {
  test('FP-DMG-WHITE-A fire points', () => {
    const state = battle(['BB'])
    suffer(state, 'M', [1, 1, 1, 4])
    expect(state.ships[0]!.fires).toBe(6)
  })

  test('FP-R88 they add up', () => {
    const state = battle(['BB'])
    suffer(state, 'S', [1, 1, 1, 5])
    suffer(state, 'S', [1, 1, 1, 6])
    expect([state.ships[0]!.fires, endOf(state)]).toEqual([11, AFLOAT])
  })

  test('FP-DMG-WHITE-B over 6 she shoots worse', () => {
    const state = battle(['BB', 'BB'], { ships: [{ fires: 6 }] })
    // 4 at short range just makes it; 1 + 0 = 1 is S
    expect(fire(state, [4, 1, 1, 1, 1, 1]).lines.map(([id]) => id)).not.toContain('FP-HIT-N8')
    state.ships[0]!.fires = 7
    expect(fire(state, [4, 1, 1, 1, 1, 1]).lines).toContainEqual(['FP-HIT-N8', -1])
  })

  test('FP-DMG-WHITE-D over 12 or with a black square she is abandoned', () => {
    const state = battle(['BB'], { ships: [{ fires: 11 }] })
    suffer(state, 'S', [1, 1, 1, 1])
    expect([state.ships[0]!.fires, endOf(state)]).toEqual([12, AFLOAT])
    expect(lastRule(suffer(state, 'S', [1, 1, 1, 1]))).toBe('FP-DMG-WHITE-D')
    expect([state.ships[0]!.fires, endOf(state)]).toEqual([13, ABANDONED])
    const black = battle(['BB'])
    suffer(black, 'E', [1, 1, 1, 5])
    expect([black.ships[0]!.fires, endOf(black)]).toEqual([0, ABANDONED])
  })

  test('FP-R87 nothing is put out or repaired: no event makes a track smaller', () => {
    const state = battle([card('BB')], { ships: [{ list: 5, fires: 5, mainLoss: 1, speedLoss: 2 }] })
    suffer(state, 'C', [1, 1, 1, 1])
    const { list, fires, mainLoss, speedLoss } = state.ships[0]!
    expect([list, fires, mainLoss, speedLoss]).toEqual([20, 11, 3, 4])
  })
})

describe('what is lost', () => {
  test('FP-DMG-B sunk, blown up and abandoned ships are all destroyed', () => {
    for (const end of [SUNK, EXPLODED, ABANDONED]) expect(isGone(battle(['BB'], { ships: [{ end }] }), 0)).toBe(true)
    expect(isGone(battle(['BB'], { ships: [{ list: 40, fires: 12, stopped: 1 }] }), 0)).toBe(false)
  })
})
