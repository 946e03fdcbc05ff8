import { describe, expect, test } from 'vitest'
import { ABANDONED, EXPLODED, FORMATIONS, moveRate, type State } from '../01-classes/state.ts'
import { refuseFire } from '../07-gunfire/orders.ts'
import { refuseLaunch } from '../11-torpedoes/orders.ts'
import { endTurn } from '../battle/sequence.ts'
import { refuseDrop } from '../below/orders.ts'
import { INCH } from '../book/lengths.ts'
import { COURSES } from '../book/tables.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, card, modifiers, roll, suffer, typesOf } from '../whole/bench.fixture.ts'

const ON = { options: { specialEffects: 'on' } }
/** Medium damage whose four dice do next to nothing (WHITE 1 is three points), then these. */
const medium = (state: State, ...faces: number[]) => suffer(state, 'M', [1, 1, 1, 1, ...faces])

describe('whether', () => {
  test('FP-SPFX-0 once a hit and only by option; the level says how likely', () => {
    expect(typesOf(medium(battle(['BB'])))).toEqual(['ShipStruck', 'FireSpread'])
    // medium: a 4 is none, a 5 is one; S never throws
    expect(typesOf(medium(battle(['BB'], ON), 4))).toEqual(['ShipStruck', 'FireSpread'])
    expect(typesOf(medium(battle(['BB'], ON), 5, 4))).toContain('PowerLost')
    suffer(battle(['BB'], ON), 'S', [1, 1, 1, 1])
    // light wants a 6, catastrophic a 2
    suffer(battle(['BB'], ON), 'L', [1, 1, 1, 1, 5])
    expect(typesOf(suffer(battle(['BB'], ON), 'L', [1, 1, 1, 1, 6, 4]))).toContain('PowerLost')
    expect(typesOf(suffer(battle(['BB'], ON), 'C', [1, 1, 1, 1, 2, 4]))).toContain('PowerLost')
    suffer(battle(['BB'], ON), 'C', [1, 1, 1, 1, 1])
  })

  test('FP-R74 a second die tells which, or by option the same one', () => {
    const same = { options: { specialEffects: 'on', specialDie: 'the-same-die' } }
    // medium with a 5: fuel, one more WHITE
    expect(typesOf(medium(battle(['BB'], same), 5, 1))).toContain('OilSpilt')
    // light with a 6 is always the magazine
    expect(typesOf(suffer(battle(['BB'], same), 'L', [1, 1, 1, 1, 6, 3, 4]))).toContain('MagazineBlew')
    medium(battle(['BB'], same), 4)
  })
})

describe('which', () => {
  test('FP-SPFX-1 command: own initiative for the rest of the game', () => {
    const state = battle(['BB'], ON)
    medium(state, 5, 1, 3)
    expect(COURSES[state.ships[0]!.initiative]).toBe('disengage')
    // a second changes nothing and throws nothing
    medium(state, 5, 1)
    expect(COURSES[state.ships[0]!.initiative]).toBe('disengage')
  })

  test('FP-R53 the column of her role; never again the bonus of Line Ahead', () => {
    const other = battle(['BB'], { ...ON, ships: [{ flagship: 0 }] })
    medium(other, 5, 1, 6)
    expect(COURSES[other.ships[0]!.initiative]).toBe('free')
    const line = { formation: FORMATIONS.indexOf('line-ahead') }
    expect(modifiers(battle(['BB', 'BB'], { ships: [line] })).total).toBe(1)
    expect(modifiers(battle(['BB', 'BB'], { ships: [{ ...line, initiative: 6 }] })).total).toBe(0)
  })

  test('FP-SPFX-2 again: the four dice fall once more', () => {
    const state = battle(['BB'], ON)
    // again at M: RED 2 is 5°, BLUE 3 ½ in, GREEN 3 a class, WHITE 2 four points
    medium(state, 6, 2, 2, 3, 3, 2)
    const { list, speedLoss, mainLoss, fires } = state.ships[0]!
    expect([list, speedLoss, mainLoss, fires]).toEqual([5, 1, 1, 7])
  })

  test('FP-R75 at the same level, without a second test, and as the attack threw them', () => {
    const events = medium(battle(['BB'], ON), 6, 2, 1, 1, 1, 6)
    expect(typesOf(events).filter(type => type === 'FireSpread')).toHaveLength(2)
    // a torpedo's three dice: M 1, 1, 1; test 5, effect 2; M 1, 1, 1 again
    expect(typesOf(suffer(battle(['BB'], ON), 'M', [1, 1, 1, 5, 2, 1, 1, 1], 'torpedo'))).toEqual(['ShipStruck'])
  })

  test('FP-SPFX-3 engine rooms: halved every turn', () => {
    const state = battle(['BB', 'BB'], ON)
    suffer(state, 'M', [1, 1, 1, 1, 5, 3])
    expect([state.ships[1]!.engines, moveRate(state, 1)]).toEqual([1, 8 * INCH])
    const rates: number[] = []
    for (let turn = 0; turn < 16; turn++) {
      roll(state, [], endTurn)
      rates.push(moveRate(state, 1) / INCH)
    }
    // her own turns are every second one; under half a centimetre, 0.2 in, is nothing
    expect(rates.filter((_, i) => i % 2 === 0)).toEqual([4, 2, 1, 0.5, 0.25, 0, 0, 0])
  })

  test('FP-R76 from her owner’s next turn on, fractions kept; by option once, at once', () => {
    const state = battle(['BB'], { ships: [{ speedLoss: 1, halvings: 3 }] })
    expect(moveRate(state, 0) / INCH).toBe(7.5 / 8)
    // the smallest that counts, and one halving more
    const tiny = (halvings: number) => moveRate(battle(['BB'], { ships: [{ speedLoss: 15, halvings }] }), 0) / INCH
    expect([tiny(1), tiny(2)]).toEqual([0.25, 0])
    const once = battle(['BB', 'BB'], { options: { specialEffects: 'on', engines: 'once' } })
    suffer(once, 'M', [1, 1, 1, 1, 5, 3])
    expect(moveRate(once, 1)).toBe(4 * INCH)
    roll(once, [], endTurn)
    expect(moveRate(once, 1)).toBe(4 * INCH)
  })

  test('FP-SPFX-4 power: no armament', () => {
    const state = battle(['BB', 'BB'], ON)
    suffer(state, 'M', [1, 1, 1, 1, 5, 4])
    expect(refuseFire(state, 1, 'main', 0)?.reason).toContain('no power')
    expect(refuseFire(state, 1, 'secondary', 0)?.reason).toContain('no power')
  })

  test('FP-R77 torpedoes and depth charges too, for good; she still moves', () => {
    const out = { ships: [{ powerOut: 1 }, { submerged: 0 }], range: 1 }
    const boat = battle([card('DD', { torpedoes: { launches: 2 } }), 'SM'], out)
    expect(refuseDrop(boat, 0, 1)?.reason).toContain('no power')
    const ship = battle([card('DD', { torpedoes: { launches: 2 } }), 'BB'], out)
    expect(refuseLaunch(ship, 0, 1)?.reason).toContain('no power')
    expect(refuse(ship, { seat: 0, command: { type: 'Steam', ship: 0 } })).toBe(null)
    roll(ship, [], endTurn)
    roll(ship, [], endTurn)
    expect(ship.ships[0]!.powerOut).toBe(1)
  })

  test('FP-SPFX-5 fuel: one more WHITE, and a slick if she burns oil', () => {
    const oil = battle(['BB'], ON)
    expect(typesOf(medium(oil, 5, 5, 2))).toContain('OilSpilt')
    // three and four points
    expect([oil.ships[0]!.fires, oil.ships[0]!.slick]).toEqual([7, 1])
    const coal = battle([card('BB', { fuel: 'C' })], ON)
    medium(coal, 5, 5, 2)
    expect([coal.ships[0]!.fires, coal.ships[0]!.slick]).toEqual([7, 0])
  })

  test('FP-R78 at the level of the hit, after a torpedo too; a black square abandons her', () => {
    const torpedoed = battle(['BB'], ON)
    suffer(torpedoed, 'M', [1, 1, 1, 5, 5, 3], 'torpedo')
    expect(torpedoed.ships[0]!.fires).toBe(5)
    // H: test 4, fuel, WHITE 6 is black
    const burnt = battle(['BB'], ON)
    suffer(burnt, 'H', [1, 1, 1, 1, 4, 5, 6])
    expect(burnt.ships[0]!.end).toBe(ABANDONED)
  })

  test('FP-SPFX-6 munitions: she blows up', () => {
    const state = battle(['BB'], ON)
    const events = medium(state, 5, 6, 3, 4)
    expect(events.at(-1)).toMatchObject({ type: 'MagazineBlew', minutes: 7 })
    expect(state.ships[0]!.end).toBe(EXPLODED)
  })

  test('FP-R79 at once, whatever the two dice say', () => {
    const state = battle(['BB'], ON)
    medium(state, 5, 6, 6, 6)
    expect(state.ships[0]!.end).toBe(EXPLODED)
  })

  test('FP-R98 torpedoes have them too, unless the option says no', () => {
    expect(typesOf(suffer(battle(['BB'], ON), 'M', [1, 1, 1, 5, 4], 'torpedo'))).toContain('PowerLost')
    const none = battle(['BB'], { options: { specialEffects: 'on', torpedoEffects: 'off' } })
    suffer(none, 'M', [1, 1, 1], 'torpedo')
    expect(typesOf(medium(none, 5, 4))).toContain('PowerLost')
  })
})
