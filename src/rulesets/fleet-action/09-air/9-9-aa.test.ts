import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CM, type State } from '../02-data-sheet/state.ts'
import type { Activate } from '../09-combat/said.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { stand as boats, fort, gun, type Played, pair, play, ship } from '../whole/bench.fixture.ts'
import { ANTI_AIRCRAFT, bitOf, type FlakKind, flakAt, flakModifier, longRangeOf } from './9-9-aa.ts'
import { divers, fighters, flying, sheet } from './air.fixture.ts'
import type { Stand } from './sky.ts'
import type { StandSheet } from './stand.ts'

const dual = (count: number, changes: Partial<Card['batteries'][number]> = {}) =>
  gun({
    ...{ label: 'dual', group: 'OTHER', calibre: 5, dp: true },
    mounts: [{ guns: 2, kind: 'shielded', ac: 0, arcs: [[0, 360]], position: 'mid', count }],
    ...changes,
  })
/** LRF 2 of four dual-purpose mounts, MRF 3, CRF 1. */
const guarded = (changes: Partial<Card> = {}): Card =>
  ship({ batteries: [gun(), dual(4)], LRF: 2, MRF: 3, CRF: 1, ...changes })

/** A stand of side 1 so many centimetres east of ship 0. */
function over(card: Card, far: number, stand: Partial<Stand> & { readonly sheet?: StandSheet } = {}): State {
  const { sheet: of = divers(), ...rest } = stand
  const state = pair(card, ship())
  const { x, y } = state.ships[0]!
  return flying(state, [{ seat: 1, stands: [{ sheet: of, x: x + far * CM, y, ...rest }] }])
}
const shot = (state: State, faces: readonly number[], ...kinds: FlakKind[]): Played<number> =>
  play(state, faces, desk => {
    const bits = kinds.reduce((sum, kind) => sum | bitOf(kind), 0)
    return work(ANTI_AIRCRAFT, desk, { firer: 0, stand: 0, kinds: bits })
  })
const left = (state: State): number[] => [state.sky.stands[0]!.aircraft, state.sky.stands[0]!.flak]
const sumOf = (state: State, kind: FlakKind): number =>
  play(state, [], desk => flakModifier(desk, { firer: 0, stand: 0, kinds: 0 }, kind)).value

describe('9.9 Ships shoot at aircraft', () => {
  test('FA-9.9-roll each factor is a d20 that hits at 14', () => {
    const state = over(guarded(), 0)
    // 13 misses; two saves: five hit points make +2, so 4 is enough and 3 is not
    const { throws } = shot(state, [13, 14, 20, 4, 3], 'mrf')
    expect(throws.map(([rule, sides, faces]) => [rule, sides, faces.length])).toEqual([
      ...[
        ['FA-9.9-roll', 20, 3],
        ['FA-9.9-save', 10, 2],
      ],
    ])
    expect(left(state)).toEqual([3, 1])
  })

  test('FA-R35 the number is 14 for anti-aircraft fire', () => {
    const state = over(guarded(), 0)
    shot(state, [13], 'crf')
    expect(left(state)).toEqual([4, 0])
  })

  test('FA-9.9-mods crew, DPAA radar, LRF in the second band, splashes and flak markers', () => {
    const state = over(guarded({ dpaaRadar: true }), 20, { flak: 2 })
    Object.assign(state.ships[0]!, { cq: 2, splash: 1 })
    // +2 crew, +1 radar, −1 splash, −2 flak
    expect(sumOf(state, 'lrf')).toBe(0)
    const far = over(guarded({ dpaaRadar: true }), 26)
    // +1 radar, −3 beyond the first band
    expect(sumOf(far, 'lrf')).toBe(-2)
    far.ships[0]!.radar = 0
    expect(sumOf(far, 'lrf')).toBe(-3)
    // radar helps with what she sees
    const hidden = over(guarded({ dpaaRadar: true }), 20)
    Object.assign(hidden.fixed.scene, { isNight: true })
    expect(sumOf(hidden, 'lrf')).toBe(0)
  })

  test('FA-9.9-reroll who stands on land throws misses again', () => {
    const state = over(fort({ MRF: 2 }), 0)
    shot(state, [13, 14, 14, 6, 6], 'mrf')
    expect(left(state)).toEqual([4, 1])
  })

  test('FA-9.9-save-hp the more an aircraft can stand the easier its save', () => {
    // hit points 1, 2, 4, 8, 14 and 22: +0 to +5; so the least face that saves is 6 to 1
    const least = [
      [1, 6],
      [2, 5],
      [3, 5],
      [4, 4],
      [7, 4],
      [8, 3],
      [13, 3],
      [14, 2],
      [21, 2],
    ] as const
    for (const [hitPoints, face] of least) {
      const at = (save: number): number => {
        const state = over(guarded(), 0, { sheet: divers({ hitPoints }) })
        shot(state, [20, save], 'crf')
        return state.sky.stands[0]!.aircraft
      }
      expect([hitPoints, at(face), at(face - 1)]).toEqual([hitPoints, 4, 3])
    }
    // +5: it cannot fail, and nothing is thrown
    const sturdy = over(guarded(), 0, { sheet: divers({ hitPoints: 22 }) })
    shot(sturdy, [20], 'crf')
    expect(left(sturdy)).toEqual([4, 1])
  })

  test('FA-0-shifted-step hit points less one are graded', () => {
    const state = over(guarded(), 0, { sheet: sheet('twin-engined bomber') })
    // nine points: step(8) is 3, so 3 saves
    shot(state, [20, 3], 'crf')
    expect(left(state)).toEqual([4, 1])
  })

  test('FA-9.9-save-aaplus FA-R66 LRF of AA+ guns make saves harder by two, and no other factors do', () => {
    const plus = guarded({ batteries: [gun(), dual(4, { aaPlus: true })] })
    const state = over(plus, 0)
    // LRF: 14 and 13; MRF 14, 1, 1. The LRF hit is saved on 6 (+2 −2), the MRF hit on 4
    shot(state, [14, 13, 14, 1, 1, 5, 4], 'lrf', 'mrf')
    expect(left(state)).toEqual([3, 1])
  })

  test('FA-9.9-save FA-R37 a save that fails is one aircraft, and a stand without any is gone', () => {
    const state = over(guarded(), 0, { aircraft: 2 })
    shot(state, [20, 20, 20, 1, 1, 1], 'mrf')
    expect(state.sky.stands[0]).toMatchObject({ aircraft: 0, where: 6, flak: 0 })
  })

  test('FA-H24 one flak marker for all that a ship does at once, if it hits at all', () => {
    const state = over(guarded(), 0)
    shot(state, [20, 20, 20, 20, 20, 10, 10, 10, 10, 10], 'lrf', 'mrf')
    expect(left(state)).toEqual([4, 1])
    const missed = over(guarded(), 0)
    shot(missed, [1, 1, 1], 'mrf')
    expect(left(missed)).toEqual([4, 0])
  })

  test('FA-H27 LRF reach two bands, MRF half a band, CRF a quarter, and each kind shoots once in a turn', () => {
    const kinds = (far: number): number => flakAt(over(guarded(), far), 0, 0)
    expect([0, 6.25, 6.3, 12.5, 12.6, 50, 50.1].map(kinds)).toEqual([7, 7, 3, 3, 1, 1, 0])
    const state = over(guarded(), 0)
    shot(state, [1, 1], 'lrf')
    expect(flakAt(state, 0, 0)).toBe(6)
    // a stand of four boats has its factors twice
    const four = over(boats({ LRF: 0 }), 0)
    shot(four, [1, 1], 'crf')
    expect(flakAt(four, 0, 0)).toBe(2)
  })

  test('FA-H70-lrf long range factors go with the mounts, and with those that shoot at ships', () => {
    const state = over(guarded(), 0)
    expect(longRangeOf(state, 0)).toBe(2)
    state.ships[0]!.mounts[1] = 2
    expect(longRangeOf(state, 0)).toBe(1)
    state.ships[0]!.mounts[1] = 1
    expect(longRangeOf(state, 0)).toBe(1)
    state.sky.decks[0]!.gunned = 1 << 1
    expect(longRangeOf(state, 0)).toBe(0)
  })
})

describe('9.9 Anti-aircraft fire when a ship acts', () => {
  const battle = (): State => {
    const at = { x: 10_000, y: 10_000 }
    const state = flying(
      table([[{ card: guarded(), seat: 0, ...at }], [{ card: ship(), seat: 1, x: 10_000, y: 14_000 }]]),
      [
        {
          seat: 1,
          stands: [
            { sheet: divers(), ...at },
            { sheet: fighters(), ...at },
          ],
        },
      ],
    )
    return during(state, 'action', 0)
  }
  const bare: Activate = { type: 'Activate', ship: 0, light: null, guns: [], factors: [] }

  test('FA-H27 she turns each kind on one stand', () => {
    const state = battle()
    const flak = [
      { kind: 'mrf', stand: 0 },
      { kind: 'crf', stand: 1 },
    ] as const
    told(state, 0, { ...bare, flak: [...flak] }, [1, 1, 1, 1])
    expect(state.sky.decks[0]!.shot).toBe(6)
    const twice = [flak[0], { kind: 'mrf', stand: 1 } as const]
    expect(refused(battle(), 0, { ...bare, flak: twice })).toBe('FA-H27')
  })

  test('FA-H70-lrf dual-purpose guns shoot at ships or at aircraft in one turn', () => {
    const flak = [{ kind: 'lrf' as const, stand: 0 }]
    const guns = [{ battery: 1, target: 1 }]
    expect(refused(battle(), 0, { ...bare, guns, flak })).toBe('FA-H70-lrf')
    const state = battle()
    state.sky.decks[0]!.shot = 1
    expect(refused(state, 0, { ...bare, guns })).toBe('FA-H70-lrf')
    const turned = battle()
    turned.ships[1]!.moved = 20
    told(turned, 0, { ...bare, guns }, [1])
    expect(turned.sky.decks[0]!.gunned).toBe(2)
  })

  test('FA-10.U-power without power nothing shoots at aircraft', () => {
    const state = battle()
    state.ships[0]!.dark = 1
    told(state, 0, { ...bare, flak: [{ kind: 'mrf', stand: 0 }] }, [5])
    expect(state.sky.decks[0]!.shot).toBe(0)
  })
})
