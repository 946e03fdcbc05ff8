import { describe, expect, test } from 'vitest'
import { attackOf } from '../07-gunfire/gunfire.ts'
import { MARGIN } from '../07-gunfire/to-hit.ts'
import { aaDice, aaPoints } from '../12-aircraft/anti-aircraft.ts'
import { battle, card, fire, levelAt, roll, suffer } from '../whole/bench.fixture.ts'
import { damageLevel } from './damage-level.ts'

describe('the final score', () => {
  test('FP-LVL-A a new die, the margin and Matrix 9', () => {
    // BB at CA +2: 4 + 0 + 2 = 6, heavy
    expect(levelAt(battle(['BB', 'CA']), 0, 4)).toBe('H')
    // the CL secondary at CA −1: 4 + 0 − 1 = 3, light
    expect(levelAt(battle(['BB', 'CA']), 0, 4, 'secondary')).toBe('L')
    // DE at SB −6 with a margin of −3: 1 − 3 − 6 = −8, nothing
    expect(levelAt(battle(['DE', 'SB']), -3, 1)).toBe('none')
    // a BB battery down to CA fires as CA: 4 + 0 + 0 = 4, medium
    expect(levelAt(battle(['BB', 'CA'], { ships: [{ mainLoss: 2 }] }), 0, 4)).toBe('M')
  })

  test('FP-LVL-B read on Matrix 10, whatever lies beyond its ends', () => {
    const state = () => battle(['BB', 'BB'])
    expect([-5, -4, 0, 1, 3, 5, 7, 9].map(margin => levelAt(state(), margin, 1))).toEqual([
      'none',
      'S',
      'S',
      'L',
      'M',
      'H',
      'E',
      'C',
    ])
    expect(levelAt(battle(['SB', 'DE']), 6, 6)).toBe('C')
  })

  test('FP-LVL-D the worst level is kept, for the battle and for the turn', () => {
    const state = battle(['BB'])
    suffer(state, 'L', [1, 1, 1, 1])
    suffer(state, 'S', [1, 1, 1, 1])
    expect([state.ships[0]!.worst, state.ships[0]!.level]).toEqual([2, 2])
    suffer(state, 'M', [1, 1, 1, 1])
    expect([state.ships[0]!.worst, state.ships[0]!.level]).toEqual([3, 3])
  })

  test('FP-SEQ-C damage counts at once: a battery shot down in the first half answers as what is left', () => {
    const state = battle(['BB', 'BB'])
    // 6, margin 2, level 2 + 2 = 4: M; GREEN 6 takes three classes: BB is CL
    fire(state, [6, 2, 1, 1, 6, 1])
    expect(state.ships[1]!.mainLoss).toBe(3)
    const { value } = roll(state, [4], desk => damageLevel(desk, attackOf(1, 0, 'main'), MARGIN))
    // CL at BB −3: 4 − 3 = 1, superficial
    expect(value).toBe(1)
  })
})

describe('signs', () => {
  const grades = { options: { grades: 'on' } }
  const plus = card('BB', { grade: 1 })
  const minus = card('BB', { grade: -1 })
  const ship = card('BB')

  test('FP-PLUS-A +1 against the same class, whatever its signs, and only by option', () => {
    // 1 + 0 + 0 = 1 is S; with the sign 2, L
    expect(levelAt(battle([plus, ship]), 0, 1)).toBe('S')
    expect(levelAt(battle([plus, ship], grades), 0, 1)).toBe('L')
    expect(levelAt(battle([plus, minus], grades), 0, 1)).toBe('L')
    // at BC +1: 2, L, without a sign’s help; 3 with it would be L too, so a die of 2 tells: 3 is L, 4 would be M
    expect(levelAt(battle([plus, 'BC'], grades), 0, 2)).toBe('L')
    expect(levelAt(battle([plus, 'SB'], grades), 0, 3)).toBe('L')
  })

  test('FP-PLUS-B −1 against the same or a higher class, not against a lower one', () => {
    // 2 + 0 − 1 = 1
    expect(levelAt(battle([minus, ship], grades), 0, 2)).toBe('S')
    expect(levelAt(battle([minus, plus], grades), 0, 2)).toBe('S')
    // at SB −1: 3 − 1 − 1 = 1
    expect(levelAt(battle([minus, 'SB'], grades), 0, 3)).toBe('S')
    // at BC +1: 1 + 1 = 2
    expect(levelAt(battle([minus, 'BC'], grades), 0, 1)).toBe('L')
    // without the option nothing
    expect(levelAt(battle([minus, ship]), 0, 2)).toBe('L')
  })

  test('FP-R72 one point a sign, for both batteries; by option two count once', () => {
    const spee = card('BC', { grade: -2 })
    // 4 + 0 − 2 = 2, L; by option 3, L; a die of 5 tells: 3 against 4
    expect(levelAt(battle([spee, 'BC'], grades), 0, 5)).toBe('L')
    expect(levelAt(battle([spee, 'BC'], { options: { grades: 'on', doubleMinus: 'once' } }), 0, 5)).toBe('M')
    // her secondary, CL at BC −2: 6 − 2 − 2 = 2
    expect(levelAt(battle([spee, 'BC'], grades), 0, 6, 'secondary')).toBe('L')
    expect(levelAt(battle([spee, 'BC']), 0, 6, 'secondary')).toBe('M')
  })
})

describe('anti-aircraft points', () => {
  test('FP-AA-B a die for every full five', () => {
    expect([30, 25, 20, 15, 10, 7, 5, 3, 1, 0].map(aaDice)).toEqual([6, 5, 4, 3, 2, 1, 1, 0, 0, 0])
  })

  test('FP-AA-E a BB battery down to CA has 10 points', () => {
    const at = (mainLoss: number) => aaPoints(battle(['BB'], { ships: [{ mainLoss }] }), 0)
    expect([0, 1, 2, 3, 4, 5, 6, 9].map(at)).toEqual([25, 15, 10, 7, 5, 3, 0, 0])
  })

  test('FP-DMG-GREEN-D a GREEN die lowers them', () => {
    const state = battle(['BB'])
    suffer(state, 'L', [1, 1, 6, 1])
    expect(aaPoints(state, 0)).toBe(10)
  })

  test('FP-R86 never more than her own: a carrier’s ten fall to those of its battery', () => {
    const at = (of: 'CV' | 'CVA', mainLoss: number) => aaPoints(battle([of], { ships: [{ mainLoss }] }), 0)
    expect([at('CV', 0), at('CV', 1)]).toEqual([10, 0])
    expect([at('CVA', 0), at('CVA', 1), at('CVA', 2), at('CVA', 3)]).toEqual([20, 5, 3, 0])
    // one whose own points are fewer than those of the class keeps to hers
    expect(aaPoints(battle([card('BB', { aa: 4 })], { ships: [{ mainLoss: 1 }] }), 0)).toBe(4)
  })

  test('FP-AA-F none without power', () => {
    expect(aaPoints(battle(['BB'], { ships: [{ powerOut: 1 }] }), 0)).toBe(0)
  })

  test('FP-PERIOD-C none in EARLY and MIDDLE', () => {
    const at = (period: 'EARLY' | 'MIDDLE' | 'LATE') => aaPoints(battle(['BB'], { period }), 0)
    expect([at('EARLY'), at('MIDDLE'), at('LATE')]).toEqual([0, 0, 25])
  })
})
