import { describe, expect, test } from 'vitest'
import type { Order } from '#kernel/ruleset/index.ts'
import { FIREPOWER } from '../index.ts'
import type { Command } from '../orders/orders.ts'
import { a, refused, Table, worked } from '../whole/second.fixture.ts'

const FIRST: Order<Command> = { seat: -1, command: { type: 'ThrowForFirst' } }
const END: Order<Command> = { seat: -1, command: { type: 'EndTurn' } }
const fire = (seat: number, ship = seat, target = 1 - seat): Order<Command> => ({
  seat,
  command: { type: 'FireBattery', ship, battery: 'main', target },
})
const QUIET = [1, 2, 1, 1, 1, 1]

describe('the first turn', () => {
  const begins = (faces: number[], choice: number) => {
    const table = new Table(a('BB'), a('BB'), { range: 5 })
    table.does(FIRST, faces, [choice])
    return table.refusal(fire(0)) === '' ? 0 : 1
  }
  test('FP-SEQ-A the higher die takes it or gives it away', () => {
    const [one, two] = [begins([6, 1], 0), begins([6, 1], 1)]
    const [three, four] = [begins([1, 6], 0), begins([1, 6], 1)]
    // whichever number stands for taking, each winner has both
    expect([one === two, three === four]).toEqual([false, false])
    expect([one, three]).toEqual([0, 1])
  })
  test('FP-R116 equal dice are thrown again, and once it is settled there is no more of it', () => {
    expect(begins([3, 3, 5, 5, 2, 4], 0)).toBe(1)
    const table = new Table(a('BB'), a('BB'), { range: 5 })
    expect(table.refusal(fire(0))).not.toBe('')
    table.does(FIRST, [6, 1], [0])
    expect(table.refusal(FIRST)).not.toBe('')
  })
  test('FP-R5 two player turns make one of half an hour, and the same side begins every turn', () => {
    const table = new Table(a('BB'), a('BB'), { range: 5 })
    table.does(FIRST, [1, 6], [0])
    const order = []
    for (let i = 0; i < 4; i++) {
      order.push(table.refusal(fire(0)) === '' ? 0 : 1)
      expect(FIREPOWER.duel.result(table.state).turns).toBe(1 + (i >> 1))
      table.does(END)
    }
    expect(order).toEqual([1, 0, 1, 0])
  })
})

describe('orders', () => {
  const begun = () => {
    const table = new Table(a('BB'), a('BB'), { range: 5, formation: 'open' })
    table.does(FIRST, [6, 1], [0])
    return table
  }
  test('FP-SEQ-C damage counts at once: a ship sunk before her turn does not answer', () => {
    const table = new Table(a('BB'), a('DE'), { range: 5, formation: 'open' })
    table.does(FIRST, [6, 1], [0])
    // BB at DE: 6 − 2 − 4 = 0; 5 + 5 = 10: C; RED 4 black
    table.does(fire(0), [6, 5, 4, 1, 1, 1])
    table.does(END)
    expect(table.refusal(fire(1))).not.toBe('')
    expect(FIREPOWER.duel.result(table.state).winner).toBe(0)
  })
  test('FP-R85 a lost ship is no target either', () => {
    const table = new Table(a('BB'), a('DE'), { range: 5, formation: 'open' })
    table.does(FIRST, [6, 1], [0])
    table.does(fire(0), [6, 5, 4, 1, 1, 1])
    expect(
      table.refusal({ seat: 0, command: { type: 'FireBattery', ship: 0, battery: 'secondary', target: 1 } }),
    ).not.toBe('')
  })
  test('FP-HIT-A refused: not her turn, not his ship, at her own side, ships that are not there', () => {
    const table = begun()
    expect(table.refusal(fire(0))).toBe('')
    expect(
      [fire(1), fire(0, 1, 0), fire(1, 0, 1), fire(0, 0, 0), fire(0, 0, 7), fire(0, 7, 1)].map(order =>
        table.refusal(order),
      ),
    ).not.toContain('')
  })
  test('FP-SPFX-3 halved at the start of her own next turn, not of the enemy’s', () => {
    const table = new Table(a('BB'), a('BB'), { range: 5, formation: 'open', speed: 'full' }, { specialEffects: 'on' })
    table.does(FIRST, [6, 1], [0])
    // 4, margin 0; 2: L. Ones: fires 2. Test 6, effect 3: engines of ship 1
    table.does(fire(0), [4, 2, 1, 1, 1, 1, 6, 3])
    expect(table.does(END).types).toContain('RateHalved')
    expect(table.does({ seat: 1, command: { type: 'Steam', ship: 1 } }).events[0]).toMatchObject({ moved: 4 * 1280 })
    expect(table.does(END).types).not.toContain('RateHalved')
    expect(table.does(END).types).toContain('RateHalved')
    expect(table.does({ seat: 1, command: { type: 'Steam', ship: 1 } }).events[0]).toMatchObject({ moved: 2 * 1280 })
  })
  test('FP-HIT-N5 a ship that has steamed at her full rate fires at −1, in that turn only', () => {
    const table = new Table(a('BB'), a('BB'), { range: 5, formation: 'open', speed: 'full' })
    table.does(FIRST, [6, 1], [0])
    table.does({ seat: 0, command: { type: 'Steam', ship: 0 } })
    expect(table.does(fire(0), [...QUIET]).lines).toContainEqual(['FP-HIT-N5', -1])
    table.does(END)
    table.does(END)
    expect(table.does(fire(0), [...QUIET]).lines).not.toContainEqual(['FP-HIT-N5', -1])
  })
})

describe('scale and time', () => {
  test('FP-R4 1905 is EARLY, 1906 MIDDLE, 1924 MIDDLE, 1925 LATE; a named period goes before the year', () => {
    const speed = (year: number, period = 'by-year') =>
      worked('damage', { target: a('CA'), level: 'S', year, period }, [1, 1, 1, 1]).result['speed']
    expect([1895, 1905, 1906, 1924, 1925, 1945].map(year => speed(year))).toEqual([4, 4, 6, 6, 8, 8])
    expect(speed(1945, 'EARLY')).toBe(4)
    expect(refused('damage', { target: a('CA'), level: 'S', year: 1894 })).not.toBe('')
    expect(refused('damage', { target: a('CA'), level: 'S', year: 1946 })).not.toBe('')
  })
  test('FP-R122 coal before 1925, oil after, unless her card says', () => {
    const slick = (year: number, card = {}) =>
      worked('special-effect', { target: a('BB', {}, { year, ...card }), level: 'L', certain: true }, [5, 1]).result[
        'slick'
      ]
    expect([slick(1924), slick(1925), slick(1915, { fuel: 'D' }), slick(1940, { fuel: 'C' })]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('FP-R28 any of the four figures may be a ship’s own', () => {
    const odd = a('BB', {}, { main: 'CA', secondary: null, armour: 'CL', aa: 12 })
    expect(worked('damage', { target: odd, level: 'S' }, [1, 1, 1, 1]).result).toMatchObject({
      main: 'CA',
      secondary: 'none',
      aa: 12,
    })
    expect(worked('battery', { firer: a('CL'), target: odd, range: 1 }, [4, 2, 1, 1, 1, 1]).result['level']).toBe('L')
    expect(refused('battery', { firer: odd, target: a('BB'), range: 20.5 })).toContain('range')
  })
})

test('FP-R113 depth charges besides guns, one throw a turn, within 2 inches, no modifiers', () => {
  const drop: Order<Command> = { seat: 0, command: { type: 'DropDepthCharges', ship: 0, target: 1 } }
  const at = (range: number) => {
    const table = new Table(a('DD'), a('SM'), { range, light: 'night', weather: 'bad' })
    table.does(FIRST, [6, 1], [0])
    return table
  }
  expect([at(2).refusal(drop), at(2.1).refusal(drop) === '']).toEqual(['', false])
  const table = at(2)
  expect(table.does(drop, [4]).lines).toEqual([])
  expect(table.refusal(drop)).not.toBe('')
  table.does(END)
  table.does(END)
  expect(table.does(drop, [6]).types).toContain('ShipLost')
})
