import { describe, expect, test } from 'vitest'
import type { Card } from '../01-ships/ship.ts'
import { isSunk, type State } from '../01-ships/state.ts'
import { pointsOf, worthOf } from '../02-playing/2-3-victory.ts'
import { fullSpeed } from '../03-movement/3-movement.ts'
import { suffer } from '../04-gunfire/4-3-damage.ts'
import { refuseLightGuns } from '../04-gunfire/4-5-legality.ts'
import { barrelsBearing, lightGunsBearing } from '../04-gunfire/4-gunfire.ts'
import { launchOf, TORPEDOES } from '../05-torpedoes/5-torpedoes.ts'
import { GAME } from '../game.ts'
import { battle, begin, fight, type Stationed } from '../whole/battle.fixture.ts'
import { boat, gun, idOf, inPhase, play, told } from '../whole/bench.fixture.ts'
import { formFlotillas } from './9-3-flotillas.ts'

const row = { speed: [4, 4, 4] as [number, number, number], aa: 0, boxes: 1, lg: 1 }
/** Three boxes, two guns on one line, one torpedo, one light gun until she is crippled; ten points. */
const BOAT: Card = boat({
  name: 'Alpha',
  className: 'A class',
  type: 'DD',
  size: 'VS',
  lengthFt: 270,
  rows: [row, { ...row, speed: [3, 3, 3] }, { ...row, speed: [2, 2, 2], lg: 0 }],
  guns: [gun({ groups: [{ arcs: 'ABCDEF', barrels: 1, mounts: 2 }] })],
  torpedoes: { label: '18in', range: 6, dmg: 2, groups: [{ arcs: 'PORT+STBD', tubes: 1 }] },
})
const at = (card: Card, east: number, north: number): Stationed => ({ card, east, north })
const flotilla = (boats: number, options: Record<string, string> = {}, other: Card = boat()): State =>
  battle(
    Array.from({ length: boats }, (_, i) => at(BOAT, 4, 4 + i)),
    [at(other, 7, 4), at(other, 1, 4)],
    { options: { flotillas: 'on', ...options } },
  )
const GUNFIRE = { target: 0, arcs: 0, column: 'gunfire', locations: true } as const
const hurt = (state: State, points: number, faces: readonly number[], choices: readonly number[] = []) =>
  play(inPhase(state, 1, 'gunfire'), faces, desk => suffer(desk, GUNFIRE, points), choices)

describe('9.3 forming', () => {
  const sailing = (card: Card, formation = 1) => ({ card, seat: 0, formation, crew: 'regular', at: null })
  const other = { ...BOAT, className: 'B class' }

  test.each([
    ['boats of one class', [BOAT, BOAT, BOAT].map(card => sailing(card)), [[0, 1, 2]]],
    ['not of two', [BOAT, BOAT, other].map(card => sailing(card)), [[0, 1], [2]]],
    ['six at most, and nobody alone', Array.from({ length: 7 }, () => sailing(BOAT)), [[0, 1, 2, 3, 4, 5], [6]]],
    ['only very small ships', [boat(), boat()].map(card => sailing(card)), [[0], [1]]],
    ['of one formation', [sailing(BOAT), sailing(BOAT, 2)], [[0], [1]]],
  ])('GF-9.3-form %s', (_title, ships, expected) => {
    expect(formFlotillas(ships)).toEqual(expected)
  })

  test('GF-9.3-form one model, one place, one activation', () => {
    const state = flotilla(3)
    expect(state.ships).toHaveLength(3)
    expect(state.ships[0]).toMatchObject({ x: 4000, y: 4000, mounts: [2, 2, 2], tubes: [1, 1, 1] })
    expect(GAME.present.chart(state).units[0]).toMatchObject({ name: 'Alpha’s flotilla of 3', tracks: [{ left: 9 }] })
    begin(state)
    // two against one: Grey begins
    expect(state.acting).toBe(1)
    fight(state, [], [[1, { type: 'Move', ship: 1, track: [] }]])
    expect(GAME.present.asked(state, 0)).toBe('Blue: move with the one ship left.')
    expect(battle([at(BOAT, 4, 4), at(BOAT, 4, 5)], [at(boat(), 7, 4)]).ships).toHaveLength(3)
  })
})

describe('9.3 attacking', () => {
  test('GF-9.3-attack guns and torpedoes of all boats afloat', () => {
    const state = flotilla(3)
    expect(barrelsBearing(state, 0, 0, 1)).toBe(6)
    expect(lightGunsBearing(state, 0, 1)).toBe(3)
    expect(GAME.present.card(state, 0).tables[0]!.lines.map(({ cells }) => cells[0])).toEqual([
      'Boat 1',
      'Boat 2',
      'Boat 3',
    ])
    hurt(state, 3, [5, 5])
    expect(barrelsBearing(state, 0, 0, 1)).toBe(4)
    expect(lightGunsBearing(state, 0, 1)).toBe(2)
    expect(state.ships[0]!.tubes).toEqual([0, 1, 1])
  })

  test('GF-9.3-attack one target for each kind of weapon, light guns too', () => {
    const state = flotilla(3)
    const light = (...targets: number[]) =>
      refuseLightGuns(
        state,
        0,
        targets.map(target => ({ target, guns: 1 })),
      )
    expect(light(1)).toBeNull()
    expect(idOf(light(1, 2)!.why)).toBe('GF-9.3-attack')
  })

  test('GF-9.3-attack the torpedoes of three boats at one target', () => {
    const state = flotilla(3, {}, boat({ guns: [] }))
    begin(state)
    fight(
      state,
      [],
      [
        [1, { type: 'Pass' }],
        [0, { type: 'Pass' }],
      ],
    )
    fight(
      state,
      [],
      [
        [1, { type: 'Pass' }],
        [0, { type: 'Pass' }],
        [1, { type: 'Pass' }],
      ],
    )
    // 3 miles 0, both unmoved +2: 6 hits; all miss
    fight(state, [5, 5, 5], [[0, { type: 'LaunchTorpedoes', ship: 0, target: 1, tubes: [1, 1, 1] }]])
    expect(state.ships[0]!.tubes).toEqual([0, 0, 0])
  })
})

describe('9.3 damage', () => {
  test('GF-H5-boats damage fills one boat, goes on to the next, and costs the boat in hand her mounts', () => {
    const state = flotilla(3)
    // nothing; a mount; the boat sinks, no die; the next: nothing
    const { events } = hurt(state, 4, [5, 1, 5])
    expect(told(events)).toEqual([
      'BoxesLost 1',
      'BoxesLost 1',
      'MountLost 0',
      'BoxesLost 1',
      'BoatSunk 0',
      'BoxesLost 1',
    ])
    expect(state.ships[0]).toMatchObject({ lost: 4, mounts: [0, 2, 2], tubes: [0, 1, 1] })
    // the second boat loses a mount of her own
    hurt(state, 1, [1])
    expect(state.ships[0]!.mounts).toEqual([0, 1, 2])
  })

  test('GF-9.3-damage the slowest boat sets the speed', () => {
    const state = flotilla(3)
    expect(fullSpeed(state, 0)).toBe(4)
    hurt(state, 1, [5])
    expect(fullSpeed(state, 0)).toBe(3)
    hurt(state, 1, [5])
    expect(fullSpeed(state, 0)).toBe(2)
    hurt(state, 1, [])
    expect(fullSpeed(state, 0)).toBe(4)
  })

  test('GF-9.3-damage criticals strike them all, but a magazine is one boat’s', () => {
    const burning = flotilla(3)
    // location 10, then 9: Fire
    hurt(burning, 1, [10, 4, 5])
    expect(burning.ships[0]!.fires).toBe(1)
    const state = flotilla(3)
    const { events } = hurt(state, 1, [10, 1, 1])
    expect(told(events)).toEqual(['BoxesLost 1', 'ShipBlewUp 2', 'BoatSunk 0'])
    expect(state.ships[0]).toMatchObject({ lost: 3, mounts: [0, 2, 2] })
  })

  test('GF-9.3-damage a torpedo that sinks a boat wounds the next, and still brings its critical', () => {
    const state = flotilla(2)
    hurt(state, 2, [5, 5])
    // the last box of the first, no die; one of the second, location 5; then the certain critical, 9: Flooding
    const launch = { ...launchOf(state, 0, 1), target: 0, dmg: 2 }
    play(state, [5, 4, 5], desk => TORPEDOES[1]!.act(desk, launch, 1))
    expect(state.ships[0]).toMatchObject({ lost: 4, floods: 1, mounts: [0, 2] })
  })

  test('GF-9.3-damage each boat that is sunk scores her points', () => {
    const state = flotilla(3)
    hurt(state, 4, [5, 5, 5])
    expect(pointsOf(state)).toEqual([0, 10])
    // left: half of each of the other two
    state.ships[0]!.away = 1
    expect(worthOf(state, 0)).toBe(20)
    const partial = flotilla(3, { partialPoints: 'on' })
    hurt(partial, 4, [5, 5, 5])
    // one sunk, one damaged: a quarter of 10, halves up
    expect(worthOf(partial, 0)).toBe(13)
    hurt(state, 9, [5, 5, 5])
    expect(isSunk(state, 0)).toBe(true)
    expect(worthOf(state, 0)).toBe(30)
    expect(told(hurt(flotilla(2), 7, [5, 5, 5, 5]).events).slice(-2)).toEqual(['BoatSunk 1', 'ShipSunk'])
  })
})
