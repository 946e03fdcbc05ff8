import { describe, expect, test } from 'vitest'
import { CM, phaseOf, RESOLVE, type State, WRECK } from '../02-data-sheet/state.ts'
import { begin, during, refused, table, told } from '../whole/battle.fixture.ts'
import { ship, stand } from '../whole/bench.fixture.ts'

const at = (x: number, y: number, heading = 0) => ({ x: x * CM, y: y * CM, heading })
const steer = (who: number, ahead: number) => ({
  type: 'Steer' as const,
  ship: who,
  legs: [{ ahead, turn: 0 }],
  smoke: false,
})
const layer = ship({ mines: 2 })
const sea = (changes = {}, other = {}): State =>
  table([
    [{ card: layer, seat: 0, ...at(100, 100), ...changes }],
    [{ card: ship(), seat: 1, ...at(300, 300), ...other }],
  ])
const lay = { type: 'LayMines', ship: 0 } as const

describe('6.2 laying', () => {
  test('FA-6.2-mines after the initiative, before ships; whoever can does, one after the other', () => {
    const state = sea()
    begin(state, [9, 1], [0])
    expect([phaseOf(state), state.word]).toEqual(['mines', 0])
    expect(refused(state, 0, steer(0, 10))).toBe('FA-6-phase-order')
    expect(refused(state, 1, { type: 'LayMines', ship: 1 })).toBe('FA-6.6-action')
    told(state, 0, lay)
    expect(phaseOf(state)).toBe('ship movement')
    expect(state.ships[0]).toMatchObject({ fields: 1, acted: 0 })
    expect(state.squadrons[0]).toMatchObject({ moved: 0, acted: 0 })
  })
  test('FA-6-phase-order without mines or boats their phases pass by', () => {
    const state = sea({ fields: 0 })
    begin(state, [9, 1], [0])
    expect(phaseOf(state)).toBe('ship movement')
  })
  test('FA-6.2-mines who does not want to says so', () => {
    const state = during(sea(), 'mines', 0)
    told(state, 0, { type: 'Done' })
    expect([phaseOf(state), state.ships[0]!.fields, state.mines]).toEqual(['ship movement', 2, []])
  })
  test('FA-H31 at 15 knots or less, by a ship with mines that does not withdraw', () => {
    const why = (changes: object) => refused(during(sea(changes), 'mines', 0), 0, lay)
    expect([why({ pace: 15 }), why({ pace: 16 }), why({ fields: 0 })]).toEqual([null, 'FA-H31', 'FA-H31'])
    expect(why({ resolve: RESOLVE.withdrawing })).toBe('FA-H33')
  })
  test('FA-H62-minefields ten centimetres square, astern of her and clear of her base', () => {
    const state = during(sea(), 'mines', 0)
    told(state, 0, lay)
    // half of a base of 4, half of the field, and half a centimetre
    expect(state.mines).toEqual([{ seat: 0, ...at(100, 92.5) }])
  })
})

describe('H31 who goes through a field', () => {
  const field = (other: object = {}, more: object = {}): State => {
    const state = sea({ fields: 0 }, { ...at(100, 120, 1800), pace: 20, ...other })
    state.mines = [{ seat: 0, ...at(100, 108) }]
    Object.assign(state.ships[0]!, at(200, 200))
    return during(Object.assign(state, more), 'ship movement', 1)
  }
  test('FA-H31 d20 and her size, 17 or more: 5 to Flotation, and a roll under water by CV 9 whose column is thrown for', () => {
    const state = field()
    // 17 strikes; 9 is a critical of 9; midships by 3; 18 is her power, and uses it all
    const events = told(state, 1, steer(1, 20), [17, 9, 3, 18])
    expect(state.ships[1]).toMatchObject({ f: 5, splash: 1, dark: 1 })
    expect(events.filter(({ type }) => type === 'MineMet')).toHaveLength(1)
    const missed = field()
    told(missed, 1, steer(1, 20), [16])
    expect(missed.ships[1]!.f).toBe(10)
    // a battleship of size 3: 14
    const large = field({ card: ship({ targetSize: 3 }) })
    told(large, 1, steer(1, 20), [14, 10])
    expect(large.ships[1]!.f).toBe(5)
  })
  test('FA-H31 only who moves in it is tested, whoever laid it', () => {
    const beside = field(at(107, 120, 1800))
    told(beside, 1, steer(1, 20))
    const short = field()
    told(short, 1, { ...steer(1, 15), legs: [{ ahead: 15, turn: 0 }] }, [16])
    const own = during(field(), 'ship movement', 0)
    Object.assign(own.ships[0]!, at(100, 90))
    told(own, 0, steer(0, 15), [16])
    const still = field({ ...at(100, 108), pace: 0 })
    told(still, 1, steer(1, 0))
    expect(still.ships[1]!.f).toBe(10)
  })
  test('FA-H31 a Wreck Test at once where Flotation is gone, and nothing after it', () => {
    const state = field({ card: ship({ DC: 0 }), f: 5 })
    told(state, 1, steer(1, 20), [20, 5])
    expect(state.ships[1]!.end).toBe(WRECK)
  })
  test('FA-H35 small craft are too small for mines, unless they are larger than a stand', () => {
    const state = field({ card: stand({ speedMax: 30 }) })
    told(state, 1, steer(1, 20))
    expect(state.ships[1]).toMatchObject({ vessels: 4, splash: 0 })
  })
})
