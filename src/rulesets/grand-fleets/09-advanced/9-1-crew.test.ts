import { describe, expect, test } from 'vitest'
import { type Ship, type State, sheetAt } from '../01-ships/state.ts'
import { refuseFleet } from '../02-playing/2-1-preparation.ts'
import { worthOf } from '../02-playing/2-3-victory.ts'
import { launchOf, torpedoModifier } from '../05-torpedoes/5-torpedoes.ts'
import { endPhase } from '../06-criticals/6-end-phase.ts'
import { burnBy, repairBy } from '../book/tables.ts'
import { battle } from '../whole/battle.fixture.ts'
import { attack, IRON_DUKE, inPhase, lightAttack, MOLTKE, play, sumOf } from '../whole/bench.fixture.ts'
import { costOf } from './9-1-crew.ts'

type Crew = 'green' | 'regular' | 'elite'
const manned = (crew: Crew, options: Record<string, string> = { crewQuality: 'on' }): State =>
  inPhase(
    battle([{ card: IRON_DUKE, east: 10, north: 9, crew }], [{ card: MOLTKE, east: 13, north: 9 }], { options }),
    1,
    'gunfire',
  )

describe('9.1 crews', () => {
  test.each([
    ['elite', 1],
    ['regular', undefined],
    ['green', -1],
  ] as const)('GF-9.1-crew %s: %s on guns, light guns and torpedoes', (crew, line) => {
    const state = manned(crew)
    expect(sumOf(state, attack(state)).lines['GF-9.1-crew']).toBe(line)
    expect(sumOf(state, lightAttack(state)).lines['GF-9.1-crew']).toBe(line)
    const { sum } = play(state, [], desk => torpedoModifier(desk, launchOf(state, 0, 1)))
    expect(Object.fromEntries(sum)['GF-9.1-crew']).toBe(line)
  })

  test('GF-9.1-crew the enemy’s crew does not count, nor any without the option', () => {
    const { lines } = sumOf(manned('green', {}))
    expect(lines).not.toHaveProperty('GF-9.1-crew')
    expect(sumOf(manned('regular')).lines).toEqual(sumOf(manned('elite', {})).lines)
  })

  // an engine, two fires and a flood, each die one face short of what a regular crew needs
  const worn: Partial<Ship> = { engine: 1, fires: 2, floods: 1 }
  test.each<[Crew, number[], Partial<Ship>]>([
    // 5 is 6, repaired; 6 is 7, out; 3 is 4, one box and a location; 6 is 7, out
    ['elite', [5, 6, 3, 5, 6], { engine: 0, fires: 1, floods: 0, lost: 1 }],
    ['regular', [5, 6, 3, 5, 5, 5, 6], { engine: 1, fires: 2, floods: 1, lost: 4 }],
    // 6 is 5; 7 is 6, one box; 4 is 3, two boxes; 8 is 7, out
    ['green', [6, 7, 4, 5, 5, 5, 8], { engine: 1, fires: 2, floods: 0, lost: 3 }],
  ])('GF-9.1-crew End Phase dice of a ship with a crew that is %s', (crew, faces, expected) => {
    const state = inPhase(manned(crew), 1, 'end')
    Object.assign(state.ships[0]!, worn)
    play(state, faces, desk => endPhase(desk, 0))
    expect(state.ships[0]).toMatchObject(expected)
  })

  test('GF-9.1-crew the die is kept within 1 to 10', () => {
    const boxes = (crew: number): number[] =>
      Array.from({ length: 10 }, (_, i) => burnBy(crew).at(Math.min(10, Math.max(1, i + 1))))
    expect(boxes(1)).toEqual([2, 2, 1, 1, 1, 0, 0, 0, 0, 0])
    expect(boxes(0)).toEqual([3, 2, 2, 1, 1, 1, 0, 0, 0, 0])
    expect(boxes(-1)).toEqual([3, 3, 2, 2, 1, 1, 1, 0, 0, 0])
    expect([-1, 0, 1].map(crew => [...repairBy(crew).weight].indexOf(1))).toEqual([7, 6, 5])
  })

  test.each([
    [245, 294, 208],
    [41, 49, 35],
    [43, 52, 37],
    [30, 36, 26],
    [0, 0, 0],
  ])('GF-9.1-cost %i points: %i elite, %i green', (points, elite, green) => {
    expect([costOf(points, 1), costOf(points, 0), costOf(points, -1)]).toEqual([elite, points, green])
  })

  test('GF-9.1-cost counts for fleets and for victory', () => {
    expect(refuseFleet([costOf(245, 1)], 293)).not.toBeNull()
    const state = manned('elite')
    state.ships[0]!.lost = sheetAt(state, 0).hull.size
    expect(worthOf(state, 0)).toBe(294)
    const plain = manned('elite', {})
    plain.ships[0]!.lost = sheetAt(plain, 0).hull.size
    expect(worthOf(plain, 0)).toBe(245)
  })
})
