import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { type Ship, type State, SUNK } from '../02-data-sheet/state.ts'
import { refuse } from '../orders/refusals.ts'
import { type At, fort, idOf, NIGHT, type Played, pair, play, ship, stand, worn } from '../whole/bench.fixture.ts'
import { attacksOf, FACTORS, isInReach, isProper, type Spray, sprayModifier } from './9-8-factors.ts'

const CLOSE: At = { range: 5 }
const spray = (kind: Spray['kind']): Spray => ({ firer: 0, target: 1, kind })
const fire = (state: State, kind: Spray['kind'], attacks: number, faces: readonly number[]): Played<number> =>
  play(state, faces, desk => work(FACTORS, desk, spray(kind), attacks))
const auxiliary = (changes: Partial<Card> = {}): Card => ship({ typeCode: 'A MC', ...changes })
const escort = ship({ MRF: 2, CRF: 3 })
const total = (changes: [Partial<Ship>, Partial<Ship>], other: Card = stand()): number => {
  const state = worn(worn(pair(escort, other, CLOSE), 0, changes[0]), 1, changes[1])
  return play(state, [], desk => sprayModifier(desk, spray('mrf'))).value
}
const refused = (state: State, factors: { kind: 'crf' | 'mrf'; target: number; factors: number }[]): string | null => {
  const refusal = refuse(state, { seat: 0, command: { type: 'Activate', ship: 0, light: null, guns: [], factors } })
  return refusal === null ? null : idOf(refusal.why)
}

describe('9.8 Factors', () => {
  test('FA-9.8-attacks-x once, twice or three times the vessel’s factor', () => {
    const attacks = (vessels: number) => attacksOf(worn(pair(stand(), stand()), 0, { vessels }), 0, 2)
    expect([1, 2, 3, 6, 7, 12].map(attacks)).toEqual([2, 2, 4, 4, 6, 6])
  })
  test('FA-9.8-attacks-ship one d20 a factor, and no more than she has', () => {
    expect(attacksOf(pair(escort, stand()), 0, 2)).toBe(2)
    const state = pair(escort, stand(), CLOSE)
    expect(refused(state, [{ kind: 'mrf', target: 1, factors: 2 }])).toBeNull()
    expect(refused(state, [{ kind: 'mrf', target: 1, factors: 3 }])).toBe('FA-9.8-attacks-ship')
  })
  test('FA-9.8-targets stands by either, the families by MRF, others never', () => {
    const proper = (other: Card) => (['crf', 'mrf'] as const).map(kind => isProper(pair(escort, other), spray(kind)))
    expect(proper(stand())).toEqual([true, true])
    expect(proper(auxiliary())).toEqual([false, true])
    expect(proper(ship())).toEqual([false, false])
    expect(refused(pair(escort, ship(), CLOSE), [{ kind: 'mrf', target: 1, factors: 1 }])).toBe('FA-9.8-targets')
  })
  test('FA-R24 the families are the letter A or C and a blank; cruisers and carriers are not', () => {
    const hurt = (typeCode: string) => isProper(pair(escort, ship({ typeCode })), spray('mrf'))
    expect(['A MC', 'C MTB', 'CA', 'CL', 'AC', 'CV'].map(hurt)).toEqual([true, true, false, false, false, false])
  })
  test('FA-9.8-roll 8 or more', () => {
    const state = pair(escort, auxiliary(), CLOSE)
    // two attacks at a ship of size 0: 7 misses, 8 hits; the save of 5 is enough with its 1
    expect(fire(state, 'mrf', 2, [7, 8, 5]).throws.map(([rule, , faces]) => [rule, faces])).toEqual([
      ['FA-9.8-roll', [7, 8]],
      ['FA-9.8-save', [5]],
    ])
    expect(state.ships[1]!.s).toBe(12)
  })
  test('FA-9.8-mods crew, splashes on both, size, steering, slow; no guns, no Gunnery Modifier', () => {
    expect(total([{}, {}])).toBe(-4)
    expect(total([{ cq: 2, gm: 5 }, {}])).toBe(-2)
    expect(total([{ splash: 1 }, { splash: 2 }])).toBe(-7)
    expect(total([{}, { sv: 0, moved: 4 }])).toBe(-2)
    expect(total([{}, {}], auxiliary({ targetSize: 1 }))).toBe(1)
  })
  test('FA-9.8-reroll misses again at what lies still, or on land', () => {
    const state = worn(pair(escort, auxiliary(), CLOSE), 1, { moved: 0 })
    expect(fire(state, 'mrf', 2, [7, 7, 7, 7]).throws).toHaveLength(2)
    expect(fire(pair(escort, fort({ typeCode: 'A F' }), CLOSE), 'mrf', 1, [7, 7]).throws).toHaveLength(2)
  })
  test('FA-9.8-hit one splash marker for all of it, and a save for each hit', () => {
    const state = pair(escort, stand(), CLOSE)
    const { throws } = fire(state, 'mrf', 2, [12, 20, 6, 6])
    expect([throws[1]![2], state.ships[1]!.splash, state.ships[1]!.vessels]).toEqual([[6, 6], 1, 4])
  })
  test('FA-R68 the marker comes after all dice of the attack', () => {
    const state = pair(escort, stand(), CLOSE)
    // both at 12: the first hit does not spoil the second
    const { events } = fire(state, 'mrf', 2, [12, 12, 6, 6])
    expect(events.map(({ type }) => type)).toEqual(['TrackRose'])
  })
  test('FA-9.8-save a stand by its own modifier, 1 better against CRF; a ship of the families 1 better', () => {
    const left = (kind: Spray['kind'], save: number, face: number) => {
      const state = pair(escort, stand({ stand: { vessels: 4, save } }), CLOSE)
      fire(state, kind, 1, [12, face])
      return state.ships[1]!.vessels
    }
    expect([left('mrf', 0, 5), left('mrf', 0, 6), left('crf', 0, 4), left('crf', 0, 5)]).toEqual([3, 4, 3, 4])
    expect([left('mrf', -2, 7), left('mrf', -2, 8), left('crf', 1, 3), left('crf', 1, 4)]).toEqual([3, 4, 3, 4])
    const auxiliaryLeft = (face: number) => {
      const state = pair(escort, auxiliary(), CLOSE)
      fire(state, 'mrf', 1, [8, face])
      return state.ships[1]!.s
    }
    expect([auxiliaryLeft(4), auxiliaryLeft(5)]).toEqual([11, 12])
  })
  test('FA-9.8-loss-x a vessel for each save that fails; none left, and the stand is gone', () => {
    const state = worn(pair(escort, stand(), CLOSE), 1, { vessels: 2 })
    fire(state, 'mrf', 3, [12, 12, 12, 1, 1, 1])
    expect([state.ships[1]!.vessels, state.ships[1]!.end]).toEqual([0, SUNK])
  })
  test('FA-9.8-loss-ship 1 Structure for each, no critical, and nothing passes to Flotation', () => {
    const state = worn(pair(escort, auxiliary(), CLOSE), 1, { s: 1 })
    const { throws } = fire(state, 'mrf', 2, [8, 8, 1, 1])
    expect([throws.length, state.ships[1]!.s, state.ships[1]!.f]).toEqual([2, 0, 10])
  })
  test('FA-H26 CRF reach 6.25 cm, MRF 12.5 cm, and may be divided', () => {
    const inReach = (kind: Spray['kind'], range: number) => isInReach(pair(escort, stand(), { range }), spray(kind))
    expect([inReach('crf', 6.25), inReach('crf', 6.26), inReach('mrf', 12.5), inReach('mrf', 12.51)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    const far = pair(escort, stand(), { range: 13 })
    expect(refused(far, [{ kind: 'mrf', target: 1, factors: 1 }])).toBe('FA-H26')
    const each = { kind: 'crf' as const, target: 1, factors: 1 }
    expect(refused(pair(escort, stand(), CLOSE), [each, each, each])).toBeNull()
    expect(refused(pair(escort, stand(), CLOSE), [each, each, each, each])).toBe('FA-9.8-attacks-ship')
    // by night as other guns: what is unlit must be made out
    const night = pair(escort, stand(), { ...CLOSE, scene: NIGHT })
    expect(fire(night, 'mrf', 1, [5]).throws).toEqual([['FA-9.1-N-dark', 10, [5]]])
  })
})
