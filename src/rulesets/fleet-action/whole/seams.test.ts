import { describe, expect, test } from 'vitest'
import type { Order } from '#kernel/ruleset/index.ts'
import type { State } from '../02-data-sheet/state.ts'
import type { Activate, DeclareTorpedoes } from '../09-combat/said.ts'
import { isInBlast, sightOf } from '../measured.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { critical, fleet, fort, gun, idOf, inPhase, NIGHT, pair, play, ship, worn } from './bench.fixture.ts'
import { boats, refused, sheet, tubes, worked } from './second.fixture.ts'

// What independent testers found wrong in revision 2.

const order = (command: Command): Order<Command> => ({ seat: 0, command })
const why = (state: State, command: Command): string | null => {
  const refusal = refuse(state, order(command))
  return refusal === null ? null : idOf(refusal.why)
}
const done = (state: State, faces: readonly number[], command: Command) =>
  play(state, faces, desk => resolve(desk, order(command))).events.map(({ type }) => type)
const AIM: DeclareTorpedoes = { type: 'DeclareTorpedoes', ship: 0, aim: { target: 1 }, setting: 0, tubes: [1, 0] }
const spread = (state: State): DeclareTorpedoes => ({ ...AIM, aim: { x: state.ships[1]!.x, y: state.ships[1]!.y } })

describe('torpedoes', () => {
  const far = () => inPhase(pair(ship(), ship(), { range: 60, scene: { tvr: 1 } }), 'ship movement')
  test('FA-9.1-O-wide as an order too a Wide Spread beyond the visibility takes a Crew Test', () => {
    expect(why(far(), spread(far()))).toBeNull()
    expect(done(far(), [6], spread(far()))).toEqual(['SpreadTested', 'TorpedoesDeclared'])
    const failed = far()
    expect(done(failed, [5], spread(failed))).toEqual(['SpreadTested'])
    expect(why(failed, spread(failed))).toBe('FA-9.1-O-wide')
    expect(why(worn(far(), 0, { sd: 2 }), spread(far()))).toBe('FA-H25')
  })
  test('FA-R59 a failed test of a Wide Spread is no failed attempt to make somebody out', () => {
    const failed = far()
    done(failed, [5], spread(failed))
    expect(failed.ships[0]!.identified).toBe(0)
  })
  test('FA-H25 only tubes that bear can be worked, and sight is not judged a second time', () => {
    const a = (changes = {}, plight = {}) => ({ ship: sheet(changes), ...plight })
    const port = a({ torpedoMounts: [tubes({ arcs: [[210, 330]] })] })
    const given = { firer: port, target: a(), range: 20, torpedoes: 1 }
    expect(refused('torpedoes', { ...given, bearing: 90 })).toBe('those tubes do not bear')
    expect(refused('torpedoes', { ...given, bearing: 270 })).toBe('')
    const night = { ...given, bearing: 270, night: true, visibility: 1 }
    // a Crew Test first; none for what is in the water, and none for whom she has made out
    expect(worked('torpedoes', night, [5]).result).toMatchObject({ flotation: 10, firer: { identified: 'failed' } })
    expect(worked('torpedoes', { ...night, declared: true, bearing: 90 }, [13]).throws).toEqual([[13]])
    const found = a({ torpedoMounts: [tubes()] }, { identified: 'passed' })
    expect(worked('torpedoes', { ...night, firer: found }, [13]).throws).toEqual([[13]])
  })
})

describe('sight, light, radar', () => {
  test('FA-R59 one order cannot be for two unlit targets', () => {
    const berth = (seat: number, x: number) => ({ card: ship(), seat, x, y: 5000, heading: 0 })
    const state = fleet([berth(0, 0), berth(1, 1000), berth(1, 1500)], { scene: NIGHT })
    const both: Activate = {
      ...{ type: 'Activate', ship: 0, light: null, factors: [] },
      guns: [
        { battery: 0, target: 1, mounts: [1] },
        { battery: 0, target: 2, mounts: [2] },
      ],
    }
    expect(why(state, both)).toBe('FA-R59')
    expect(why(worn(state, 2, { lit: 1 }), both)).toBeNull()
  })
  test('FA-H22 a battery’s own radar counts', () => {
    const card = ship({ batteries: [gun({ radar: true })] })
    expect(pair(card, ship()).ships[0]!.radar).toBe(1)
    expect(why(pair(card, ship(), { scene: { isClear: false } }), FIRE)).toBeNull()
  })
  test('FA-H34 what stands on land has neither bow nor stern', () => {
    for (const isSeen of [0, 180]) expect(sightOf(pair(ship(), fort(), { isSeen }), 0, 1).from).toBe(0)
  })
})
const FIRE: Activate = { type: 'Activate', ship: 0, light: null, guns: [{ battery: 0, target: 1 }], factors: [] }

describe('damage', () => {
  test('FA-R17 an engine hit ends her smoke even when she has no knot to lose; under water it does not', () => {
    const still = () => worn(pair(ship(), ship()), 1, { speed: 0 })
    // one CV is left for the next row, and too little for a fire
    expect(critical(still(), 1, [7, 13]).value).toMatchObject({ smoke: 0, speed: 0 })
    expect(critical(worn(still(), 1, { smoke: 0 }), 1, [7, 7]).value).toMatchObject({ smoke: 0 })
  })
  test('FA-H14 a blast reaches whoever has a part of her base within 5 cm', () => {
    const at = (x: number, heading: number) =>
      fleet([
        { card: ship(), seat: 0, x: 0, y: 0 },
        { card: ship(), seat: 1, x, y: 0, heading },
      ])
    // a base of 4 cm by 1.25: end on it reaches 2 cm nearer, broadside on 0.625
    expect([700, 701].map(x => isInBlast(at(x, 900), 0, 1))).toEqual([true, false])
    expect([562, 563].map(x => isInBlast(at(x, 0), 0, 1))).toEqual([true, false])
  })
  test('FA-H14 what the firer feels of a blast stands in the result', () => {
    const given = { firer: { ship: sheet() }, target: { ship: sheet() }, range: 4 }
    const { result } = worked('gunfire', given, [20, 4, 14, 1, 1, 6, 6, 6, 18, 13])
    expect(result).toMatchObject({ end: 'destroyed', firer: { structure: 8, fires: 1 }, target: { end: 'destroyed' } })
  })
  test('FA-10.S-helm she sheers off to one side', () => {
    const side = (face: number) =>
      critical(pair(ship(), ship()), 1, [11, 5, face]).events.find(({ type }) => type === 'ControlLost')
    expect([side(1), side(20)]).toEqual([
      expect.objectContaining({ side: 'port' }),
      expect.objectContaining({ side: 'starboard' }),
    ])
  })
})

describe('procedures', () => {
  test('FA-H37 who is lost is refused, with the rule', () => {
    expect(refused('wreck-test', { target: { ship: sheet(), end: 'sunk' } })).toBe('that ship is lost')
  })
  test('FA-R59 an opened procedure keeps what it was given: worked again, it gives the same', () => {
    const given = { firer: { ship: sheet() }, target: { ship: sheet() }, range: 30, obscured: true, wide: true }
    const once = () => worked('torpedoes', { ...given, torpedoes: 1 }, [5]).result
    expect(once()).toEqual(once())
    expect(once()).toMatchObject({ firer: { spread: 'failed' } })
  })
  test('FA-H35 a stand goes in again as it came out', () => {
    const left = worked('gunfire', { firer: { ship: sheet() }, target: { ship: boats(3, -2) }, range: 20 }, [20, 5])
    expect(left.result).toMatchObject({ vessels: 2, target: { vessels: 2, splashes: 1 } })
    const again = { firer: left.result['firer'], target: left.result['target'], range: 20 }
    expect(worked('gunfire', again, [20, 5]).result).toMatchObject({ vessels: 1, target: { splashes: 2 } })
  })
})
