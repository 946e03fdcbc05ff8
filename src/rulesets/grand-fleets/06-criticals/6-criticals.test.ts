import { describe, expect, test } from 'vitest'
import { moment } from '#kernel/turn/index.ts'
import type { Card } from '../01-ships/ship.ts'
import { isSunk, type State, TURN } from '../01-ships/state.ts'
import { mayPivot, milesAhead, movementPoints } from '../03-movement/3-movement.ts'
import type { Harm } from '../04-gunfire/4-2-to-hit.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import type { Kind } from '../book/tables.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { boat, gun, IRON_DUKE, idOf, inPhase, MOLTKE, pair, play, sumOf, told, wants } from '../whole/bench.fixture.ts'
import { critical, criticals } from './6-criticals.ts'

const gunfire: Harm = { target: 1, arcs: 0, column: 'gunfire', locations: true }
const torpedo: Harm = { ...gunfire, column: 'torpedo' }
/** Criticals by location dice, on ship 1. */
const hit = (state: State, faces: readonly number[], count = faces.length / 2) =>
  play(state, faces, desk => criticals(desk, gunfire, count, 0))
/** Criticals of one kind, on ship 1, without the table. */
const struck = (state: State, kind: Kind, count = 1, faces: readonly number[] = [], choices: readonly number[] = []) =>
  play(state, faces, desk => critical(desk, 1, kind, count), choices)
const nextPhase = (state: State, faces: readonly number[] = []) =>
  play(state, faces, desk => resolve(desk, { seat: -1, command: { type: 'NextPhase' } }))

const FIRE: Command = { type: 'FireGuns', ship: 1, batteries: [{ battery: 0, target: 0 }], lightGuns: [] }
const LIGHT: Command = { type: 'FireGuns', ship: 1, batteries: [], lightGuns: [{ target: 0, guns: 1 }] }
const LAUNCH: Command = { type: 'LaunchTorpedoes', ship: 1, target: 0, tubes: [0, 0, 1, 0] }
const refusedBy = (state: State, command: Command): string | null => {
  const refusal = refuse(state, { seat: 1, command })
  return refusal === null ? null : idOf(refusal.why)
}
/** Two miles apart, so that guns, light guns and torpedoes all reach. */
const near = (options = {}): State => pair(IRON_DUKE, MOLTKE, { range: 2, options })

describe('6 and 6.1', () => {
  test('GF-6-optional without criticals a location 10 does nothing', () => {
    const state = near({ criticals: 'off' })
    const { events } = play(state, [10, 10], desk => suffer(desk, gunfire, 2))
    expect(told(events)).toEqual(['BoxesLost 2'])
  })

  test('GF-R37 and torpedoes lose their certain one', () => {
    const state = near({ criticals: 'off' })
    const { events } = play(state, [10, 5], desk => suffer(desk, torpedo, 2, 1))
    expect(told(events)).toEqual(['BoxesLost 2'])
  })

  test('GF-6.1-roll two dice added up for each critical', () => {
    const { throws } = hit(near(), [4, 5, 4, 4])
    expect(throws).toEqual([['GF-6.1-roll', [4, 5, 4, 4]]])
  })

  // two dice, what comes of them by gunfire, what by torpedo
  test.each([
    [1, 2, 'MarkerPlaced engine 1', 'MarkerPlaced engine 1'],
    [2, 2, 'MarkerPlaced engine 1', 'MarkerPlaced engine 1'],
    [2, 3, 'MarkerPlaced rudder 1', 'MarkerPlaced engine 1'],
    [3, 3, 'MarkerPlaced list 1', 'MarkerPlaced rudder 1'],
    [3, 4, 'FireControlHit 2 2', 'MarkerPlaced list 1'],
    [4, 4, 'MarkerPlaced floods 1', 'MarkerPlaced floods 1'],
    [4, 5, 'MarkerPlaced fires 1', 'MarkerPlaced floods 1'],
    [5, 5, 'MarkerPlaced floods 1', 'MarkerPlaced floods 1'],
    [5, 6, 'BridgeHit 10', 'MarkerPlaced fires 1'],
    [6, 6, 'MarkerPlaced fires 1', 'MarkerPlaced floods 1'],
    [6, 7, 'MarkerPlaced floods 1', 'MarkerPlaced floods 1'],
    [7, 7, 'MarkerPlaced fires 1', 'MarkerPlaced floods 1'],
    [7, 8, 'FireControlHit 2 2', 'MarkerPlaced list 1'],
    [8, 8, 'MarkerPlaced list 1', 'MarkerPlaced rudder 1'],
    [8, 9, 'MarkerPlaced rudder 1', 'MarkerPlaced engine 1'],
    [9, 9, 'MarkerPlaced engine 1', 'MarkerPlaced engine 1'],
    [10, 9, 'MarkerPlaced engine 1', 'MarkerPlaced engine 1'],
    [1, 1, 'ShipBlewUp 22', 'ShipBlewUp 22'],
    [10, 10, 'ShipBlewUp 22', 'ShipBlewUp 22'],
  ])('GF-6.1-roll %i and %i: %s, by torpedo %s', (one, other, byGunfire, byTorpedo) => {
    // turn 1: the Bridge is out to moment 10, the Torpedo Phase of turn 2
    const sinks = byGunfire.startsWith('ShipBlewUp') ? ['ShipSunk'] : []
    expect(told(hit(near(), [one, other]).events)).toEqual([byGunfire, ...sinks])
    const certain = play(near(), [one, other], desk => criticals(desk, torpedo, 0, 1))
    expect(told(certain.events)).toEqual([byTorpedo, ...sinks])
  })

  test('GF-R44 List, Magazine and Rudder are those of 6.26 to 6.28', () => {
    const rules = (kind: Kind): string[] => struck(near(), kind).events.map(({ why }) => idOf(why))
    expect(rules('List')).toEqual(['GF-6.26-list'])
    expect(rules('Magazine')).toEqual(['GF-6.27-magazine', 'GF-1.4-sunk'])
    expect(rules('Rudder')).toEqual(['GF-6.28-rudder'])
  })
})

describe('6.21 Bridge', () => {
  test('GF-6.21-bridge neither guns nor torpedoes, and half speed straight ahead', () => {
    const state = near()
    expect([refusedBy(state, FIRE), refusedBy(state, LIGHT)]).toEqual([null, null])
    struck(state, 'Bridge')
    expect([refusedBy(state, FIRE), refusedBy(state, LIGHT)]).toEqual(['GF-6.21-bridge', 'GF-6.21-bridge'])
    expect(refusedBy(inPhase(state, 1, 'torpedo'), LAUNCH)).toBe('GF-6.21-bridge')
    inPhase(state, 2, 'movement')
    expect([movementPoints(state, 1), milesAhead(state, 1), mayPivot(state, 1)]).toEqual([3, 3, false])
    expect(refusedBy(inPhase(state, 2, 'gunfire'), FIRE)).toBe('GF-6.21-bridge')
    expect(refusedBy(inPhase(state, 2, 'torpedo'), LAUNCH)).toBe('GF-6.21-bridge')
  })

  test('GF-6.21-end the marker goes at the end of a Torpedo Phase, of the next turn', () => {
    const state = near()
    struck(state, 'Bridge')
    nextPhase(state, [2, 1])
    nextPhase(state)
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 2, 'torpedo'))
    nextPhase(state)
    nextPhase(state, [2, 1])
    nextPhase(state, [2, 1])
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 2, 'torpedo'))
    const { events } = nextPhase(state)
    expect(events.map(({ type, why }) => [type, idOf(why)])).toContainEqual(['BridgeManned', 'GF-6.21-end'])
    expect(state.ships[1]!.bridge).toBe(-1)
    expect(refusedBy(inPhase(state, 3, 'gunfire'), FIRE)).toBe(null)
  })

  test('GF-1.4-sunk GF-3.23-leave who has sunk or left mans no bridge, mends no fire control, and no splashes die down round her', () => {
    for (const gone of ['sunk', 'left'] as const) {
      const state = inPhase(near(), 2, 'gunfire')
      const ship = state.ships[1]!
      Object.assign(ship, { bridge: state.now, silentFrom: 1, silentUntil: 2, splashes: [0] })
      if (gone === 'sunk') ship.lost = 22
      else ship.away = 1
      for (let phase = 0; phase < 3; phase++) {
        const { events } = nextPhase(state)
        expect(events.map(({ type }) => type)).toEqual(['PhaseBegan'])
      }
    }
  })

  test.each(['gunfire', 'torpedo', 'end'] as const)(
    'GF-R15 a hit in the %s phase of turn 3 lasts to the Torpedo Phase of turn 4',
    phase => {
      const state = inPhase(near(), 3, phase)
      struck(state, 'Bridge')
      expect(state.ships[1]!.bridge).toBe(moment(TURN, 4, 'torpedo'))
    },
  )

  test('GF-R15 it bites at once', () => {
    const state = near()
    struck(state, 'Bridge')
    expect(refusedBy(state, FIRE)).toBe('GF-6.21-bridge')
  })

  test('GF-6.21-single two at once are one', () => {
    const state = near()
    struck(state, 'Bridge', 2)
    inPhase(state, 2, 'movement')
    expect(movementPoints(state, 1)).toBe(3)
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 2, 'torpedo'))
  })

  test('GF-R41 a second Bridge hit moves the end to the later turn, never to an earlier', () => {
    const state = near()
    struck(state, 'Bridge')
    struck(inPhase(state, 2, 'gunfire'), 'Bridge')
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 3, 'torpedo'))
    inPhase(state, 1, 'end')
    struck(state, 'Bridge')
    expect(state.ships[1]!.bridge).toBe(moment(TURN, 3, 'torpedo'))
  })
})

describe('6.22 Engine', () => {
  test('GF-6.22-engine a marker: each mile ahead costs one more', () => {
    const state = near()
    const { events } = struck(state, 'Engine')
    expect(events.map(({ why }) => idOf(why))).toEqual(['GF-6.22-engine'])
    expect(state.ships[1]!.engine).toBe(1)
    expect([milesAhead(state, 1), mayPivot(state, 1)]).toEqual([2, true])
  })

  test('GF-6.22-single a second has no further effect, at once or later', () => {
    const state = near()
    struck(state, 'Engine', 3)
    expect(state.ships[1]!.engine).toBe(1)
    expect(struck(state, 'Engine').events).toEqual([])
    expect(state.ships[1]!.engine).toBe(1)
  })

  test('GF-R41 Engine, List and Rudder ignore a second', () => {
    const state = near()
    for (const kind of ['Engine', 'List', 'Rudder'] as const) {
      struck(state, kind)
      expect(struck(state, kind, 2).events).toEqual([])
    }
    expect(state.ships[1]).toMatchObject({ engine: 1, list: 1, rudder: 1 })
  })
})

describe('6.23 Fire and 6.25 Flooding', () => {
  test('GF-6.23-fire markers add up, and each is −1 on her own dice', () => {
    const state = pair(boat(), boat())
    play(state, [], desk => critical(desk, 0, 'Fire', 2))
    play(state, [], desk => critical(desk, 0, 'Fire', 1))
    expect(state.ships[0]!.fires).toBe(3)
    expect(sumOf(state).total).toBe(-3)
  })

  test('GF-6.25-flood markers add up', () => {
    const state = near()
    struck(state, 'Flooding', 2)
    struck(state, 'Flooding')
    expect(state.ships[1]!.floods).toBe(3)
  })

  test('GF-6.25-cumulative there is no limit', () => {
    const state = near()
    for (let time = 0; time < 30; time++) struck(state, 'Flooding')
    expect(state.ships[1]!.floods).toBe(30)
  })
})

describe('6.24 Fire Control', () => {
  test('GF-6.24-firectrl no gunfire in the next Gunfire Phase; torpedoes are free', () => {
    const state = near()
    struck(state, 'Fire Control')
    inPhase(state, 2, 'gunfire')
    expect([refusedBy(state, FIRE), refusedBy(state, LIGHT)]).toEqual(['GF-6.24-firectrl', 'GF-6.24-firectrl'])
    expect(refusedBy(inPhase(state, 2, 'torpedo'), LAUNCH)).toBe(null)
  })

  test('GF-6.24-end the marker goes at the end of that Gunfire Phase', () => {
    const state = near()
    struck(state, 'Fire Control')
    nextPhase(state, [2, 1])
    expect(state.ships[1]).toMatchObject({ silentFrom: 2, silentUntil: 2 })
    nextPhase(state)
    nextPhase(state)
    nextPhase(state, [2, 1])
    expect(refusedBy(state, FIRE)).toBe('GF-6.24-firectrl')
    const { events } = nextPhase(state, [2, 1])
    expect(events.map(({ type, why }) => [type, idOf(why)])).toContainEqual(['FireControlRestored', 'GF-6.24-end'])
    expect(state.ships[1]).toMatchObject({ silentFrom: 0, silentUntil: 0 })
    expect(refusedBy(inPhase(state, 3, 'gunfire'), FIRE)).toBe(null)
  })

  test('GF-6.24-single two at once are one', () => {
    const state = near()
    struck(state, 'Fire Control', 2)
    expect(state.ships[1]).toMatchObject({ silentFrom: 2, silentUntil: 2 })
  })

  test('GF-R16 a ship hit before her own fire may still fire in that turn', () => {
    const state = near()
    struck(state, 'Fire Control')
    expect([refusedBy(state, FIRE), refusedBy(state, LIGHT)]).toEqual([null, null])
  })

  test('GF-R16 a hit in the End Phase of turn 1 silences turn 2', () => {
    const state = inPhase(near(), 1, 'end')
    struck(state, 'Fire Control')
    expect(refusedBy(inPhase(state, 2, 'gunfire'), FIRE)).toBe('GF-6.24-firectrl')
    expect(refusedBy(inPhase(state, 3, 'gunfire'), FIRE)).toBe(null)
  })

  test('GF-R41 a second Fire Control hit moves the end to the later turn, without a gap', () => {
    const state = near()
    struck(state, 'Fire Control')
    struck(inPhase(state, 2, 'gunfire'), 'Fire Control')
    expect(refusedBy(state, FIRE)).toBe('GF-6.24-firectrl')
    nextPhase(state, [2, 1])
    expect(refusedBy(inPhase(state, 3, 'gunfire'), FIRE)).toBe('GF-6.24-firectrl')
    nextPhase(state, [2, 1])
    expect(refusedBy(inPhase(state, 4, 'gunfire'), FIRE)).toBe(null)
  })
})

describe('6.26 List and 6.28 Rudder (house)', () => {
  test('GF-6.26-list a marker: −2 on her own dice', () => {
    const state = pair(boat(), boat())
    play(state, [], desk => critical(desk, 0, 'List', 1))
    expect(state.ships[0]!.list).toBe(1)
    expect(sumOf(state).lines).toEqual({ 'GF-6.26-list': -2 })
  })

  test('GF-6.26-single a second has no further effect', () => {
    const state = pair(boat(), boat())
    play(state, [], desk => critical(desk, 0, 'List', 2))
    play(state, [], desk => critical(desk, 0, 'List', 1))
    expect(sumOf(state).total).toBe(-2)
  })

  test('GF-6.28-rudder a marker: no turning, but straight ahead', () => {
    const state = near()
    struck(state, 'Rudder')
    expect(state.ships[1]!.rudder).toBe(1)
    expect([mayPivot(state, 1), milesAhead(state, 1)]).toEqual([false, 5])
  })

  test('GF-6.28-single a second has no further effect', () => {
    const state = near()
    struck(state, 'Rudder', 2)
    expect(struck(state, 'Rudder').events).toEqual([])
    expect(state.ships[1]!.rudder).toBe(1)
  })
})

describe('6.27 Magazine (house)', () => {
  test('GF-6.27-magazine all her boxes at once', () => {
    const state = near()
    state.ships[1]!.lost = 5
    const { events } = struck(state, 'Magazine')
    expect(told(events)).toEqual(['ShipBlewUp 17', 'ShipSunk'])
    expect(isSunk(state, 1)).toBe(true)
    expect(state.ships[1]!.lost).toBe(22)
  })

  test('GF-6.27-magazine of several criticals thrown together one is enough', () => {
    const state = near()
    // 2 Magazine, 9 Fire
    hit(state, [1, 1, 4, 5])
    expect(isSunk(state, 1)).toBe(true)
    expect(state.ships[1]!.lost).toBe(22)
  })

  test.each([1, 3, 5])('GF-6.27-flash with anti-flash doors a %i blows her up', face => {
    const state = near({ antiFlash: 'on' })
    const { throws, events } = struck(state, 'Magazine', 1, [face])
    expect(throws).toEqual([['GF-6.27-flash', [face]]])
    expect(told(events)).toEqual(['ShipBlewUp 22', 'ShipSunk'])
  })

  test.each([6, 8, 10])('GF-6.27-flash a %i floods it in time: a mount of the largest calibre, and a flood', face => {
    const state = near({ antiFlash: 'on' })
    const { events, asked } = struck(state, 'Magazine', 1, [face], [3])
    // her owner chooses among all turrets, whatever their arcs
    expect(asked).toEqual([{ seat: 1, among: [0, 1, 2, 3], rule: 'GF-6.27-flash' }])
    expect(told(events)).toEqual(['MountLost 3', 'MarkerPlaced floods 1'])
    expect(state.ships[1]).toMatchObject({ lost: 0, mounts: [1, 1, 1, 1, 6, 6], floods: 1 })
  })

  test('GF-6.27-flash the largest calibre that has a mount left, wherever it stands on the card', () => {
    const groups = [{ arcs: 'ABCDEF', barrels: 1, mounts: 1 }]
    const card: Card = boat({
      guns: [
        gun({ calibreIn: 6, hitOn: [1, 1], groups }),
        gun({ calibreIn: 12, hitOn: [2, 2], groups }),
        gun({ calibreIn: 9.2, hitOn: [3, 3], groups }),
      ],
    })
    const state = pair(boat(), card, { options: { antiFlash: 'on' } })
    for (const left of [
      [1, 0, 1],
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]) {
      struck(state, 'Magazine', 1, [9])
      expect(state.ships[1]!.mounts).toEqual(left)
    }
    expect(state.ships[1]!.floods).toBe(4)
  })

  test('GF-6.27-flash two magazines: each is thrown for, and one that flashes is enough', () => {
    const state = near({ antiFlash: 'on' })
    struck(state, 'Magazine', 2, [9, 5])
    expect(isSunk(state, 1)).toBe(true)
    const other = near({ antiFlash: 'on' })
    struck(other, 'Magazine', 2, [9, 6], [0, 3])
    expect(other.ships[1]).toMatchObject({ mounts: [0, 1, 1, 1, 6, 6], floods: 2 })
  })

  test('GF-6.27-flash the owner is asked, not the attacker', () => {
    const state = near({ antiFlash: 'on' })
    const wanted = wants(state, [6], desk => critical(desk, 1, 'Magazine', 1))
    expect(wanted.choice).toMatchObject({ seat: 1 })
  })
})

test('GF-6.1-roll a ship that has blown up suffers no further criticals', () => {
  const state = near({ torpedoLocations: 'gunfire' })
  // the location 10, by gunfire's column, is 20, Magazine; the certain one, by the other, is not thrown for
  const { throws } = play(state, [10, 10], desk => criticals(desk, torpedo, 1, 1))
  expect(throws).toEqual([['GF-6.1-roll', [10, 10]]])
  expect(isSunk(state, 1)).toBe(true)
})
