import { describe, expect, test } from 'vitest'
import { BERTH, CM, DESTROYED, RESOLVE, type Ship, type State, SUNK, WRECK } from '../02-data-sheet/state.ts'
import { during, refused, table, told } from '../whole/battle.fixture.ts'
import { play, ship, stand } from '../whole/bench.fixture.ts'
import { causesOf, endPhase } from './6-7-morale.ts'
import { pointsOf } from './6-7-victory.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
/** Three ships of ours in one squadron, one of theirs, far apart. S 12, F 10, no teams. */
const sea = (changes: readonly Partial<Ship>[] = [], more = {}): State => {
  const calm = ship({ DC: 0 })
  const own = [0, 1, 2].map(i => ({ card: calm, seat: 0, ...at(50, 100 + 20 * i), ...changes[i] }))
  return during(table([own, [{ card: calm, seat: 1, ...at(350, 100), ...changes[3] }]], more), 'end', 0)
}
const end = (state: State, faces: readonly number[]) => play(state, faces, endPhase)
const resolves = (state: State) => state.ships.map(({ resolve }) => resolve)
const { steady, withdrawing, abandoned } = RESOLVE

describe('12.3 ships', () => {
  test('FA-12.3-trigger FA-R38 a third or less, and nothing, of Structure and of Flotation, if it came in this turn', () => {
    const causes = (worn: Partial<Ship>) => causesOf(sea([worn]), 0)
    expect([causes({}), causes({ s: 5 }), causes({ s: 4 }), causes({ s: 0 })]).toEqual([0, 0, 1, 2])
    // R38: a third of ten is not a whole number: 3 is under it, 4 is not
    expect([causes({ f: 4 }), causes({ f: 3 }), causes({ f: 0 }), causes({ s: 0, f: 0 })]).toEqual([0, 1, 2, 4])
    // in an earlier turn
    expect([causes({ s: 4, sBefore: 4 }), causes({ s: 0, sBefore: 4 })]).toEqual([0, 1])
    expect(causesOf(during(table([[{ card: stand(), seat: 0 }]]), 'end', 0), 0)).toBe(0)
  })
  test('FA-12.3-roll d10 and Crew Quality, less the step of her fires; 6 holds', () => {
    const test = (worn: Partial<Ship>, faces: number[]) => {
      const state = sea([{ s: 4, ...worn }])
      end(state, faces)
      return state.ships[0]!.resolve
    }
    expect([test({}, [6]), test({}, [5])]).toEqual([steady, withdrawing])
    expect([test({ cq: 1 }, [5]), test({ cq: 1 }, [4])]).toEqual([steady, withdrawing])
    // three fires cost 2 Structure and may spread (10: no); then 8 is wanted
    expect([test({ s: 6, fires: 3 }, [10, 8]), test({ s: 6, fires: 3 }, [10, 7])]).toEqual([steady, withdrawing])
  })
  test('FA-R39 where the commander is aboard his Command Value counts instead', () => {
    const state = sea([{ s: 4, cq: -2, flag: 1, cmdv: 2 }])
    end(state, [4])
    expect(state.ships[0]!.resolve).toBe(steady)
  })
  test('FA-H33 two tests that fail leave her abandoned, a wreck in the next End Phase', () => {
    const state = sea([{ s: 0 }])
    end(state, [1, 1])
    expect(resolves(state)).toEqual([abandoned, steady, steady, steady])
    state.ships[0]!.sBefore = 0
    end(state, [])
    expect(state.ships[0]!.end).toBe(WRECK)
  })
  test('FA-H33 who withdraws tests again in each End Phase, and may come back', () => {
    const state = sea([{ resolve: withdrawing }])
    end(state, [5])
    expect(state.ships[0]!.resolve).toBe(withdrawing)
    end(state, [6])
    expect(state.ships[0]!.resolve).toBe(steady)
  })
  test('FA-12.3-trigger the sunk and those off the table are not tested', () => {
    const state = sea([
      { s: 0, end: SUNK },
      { s: 0, berth: BERTH.away },
    ])
    // two of three are gone: the squadron is tested, at a Command Value of 0
    end(state, [6])
    expect(resolves(state)).toEqual([steady, steady, steady, steady])
  })
})

describe('12.5 squadrons', () => {
  test('FA-12.5-trigger FA-R40 at half or fewer of its ships, in a turn in which it loses one', () => {
    const one = sea([{ end: SUNK }])
    // one of three: more than half are left
    end(one, [])
    expect(one.squadrons[0]).toMatchObject({ gone: 1, broken: 0 })
    const two = sea([{ end: SUNK }, { end: DESTROYED }])
    end(two, [5])
    expect(two.squadrons[0]).toMatchObject({ gone: 2, broken: 1 })
    expect(two.ships[2]!.resolve).toBe(withdrawing)
    // R40: not again while none is lost
    end(two, [])
  })
  test('FA-12.5-roll FA-R2 d10 and the Command Value of its commander, wherever he is; 6 holds (R2)', () => {
    const held = sea([{ end: SUNK }, { berth: BERTH.away }, { flag: 1, cmdv: 1 }])
    end(held, [5])
    expect(held.squadrons[0]!.broken).toBe(0)
    const broken = sea([{ end: SUNK }, { berth: BERTH.away }, { flag: 1, cmdv: 1 }])
    end(broken, [4])
    expect(broken.squadrons[0]!.broken).toBe(1)
  })
  test('FA-H33 a squadron that has broken does not find its heart again', () => {
    const state = sea([{ end: SUNK }, { end: SUNK }, {}])
    end(state, [1])
    end(state, [])
    expect(state.ships[2]!.resolve).toBe(withdrawing)
  })
})

describe('H39 victory', () => {
  test('FA-H39 all of her Structure and Flotation once she is lost, half while she is out of the fight', () => {
    const points = (worn: Partial<Ship>) => pointsOf(sea([worn]))
    expect([
      points({}),
      points({ end: SUNK }),
      points({ resolve: withdrawing }),
      points({ berth: BERTH.away }),
    ]).toEqual([
      [0, 0],
      [0, 22],
      [0, 11],
      [0, 11],
    ])
  })
  test('FA-6.7-end FA-H39 at the end of the time, or where a side has nobody left who fights', () => {
    const last = sea([{}, {}, {}, { s: 1, sBefore: 1 }], { turns: 1 })
    told(Object.assign(during(last, 'action', 0), { word: 0 }), 0, { type: 'Done' })
    told(last, 1, { type: 'Done' })
    expect([last.over, last.winner]).toEqual([1, -1])
    const gone = sea([{}, {}, {}, { resolve: withdrawing, cq: -2 }])
    told(Object.assign(during(gone, 'action', 0), { word: 0 }), 0, { type: 'Done' })
    // she tries to find heart: 7 is 5
    told(gone, 1, { type: 'Done' }, [7])
    expect([gone.over, gone.winner]).toEqual([1, 0])
    expect(refused(gone, 0, { type: 'Done' })).toBe('FA-H39')
  })
  test('FA-H39 who concedes has lost', () => {
    const state = sea()
    told(state, 1, { type: 'Concede' })
    expect([state.over, state.winner]).toEqual([1, 0])
  })
})

describe('H58 command', () => {
  test('FA-H58-command where the commander’s ship is gone the next leads, with one less', () => {
    const state = during(sea([{ flag: 1, cmdv: 1, end: SUNK }, { end: SUNK }]), 'action', 0)
    told(state, 0, { type: 'Done' })
    expect(state.ships[2]).toMatchObject({ flag: 1, cmdv: 0 })
    expect(state.ships[0]!.flag).toBe(0)
  })
})
