import { describe, expect, test } from 'vitest'
import { refuse } from '../orders/refusals.ts'
import { sea } from '../whole/battle.fixture.ts'
import { DESTROYER, MOLTKE, TIGER } from '../whole/bench.fixture.ts'
import { study } from './study.ts'

/** Tiger with a fire of so many per cent since some turn, her course written; Moltke so many yards off. */
function burning(turn: number, since: number, percent: number, yards = 50_000) {
  const state = sea([[TIGER, 5000, 30_000]], [[MOLTKE, 5000 + yards, 30_000]], {}, {}, { turn })
  state.ships[0]!.fires = percent === 0 ? [] : [1000 * since + percent]
  state.written = [0, 3, 0, 280, 0]
  return state
}
const measuresOf = (state: ReturnType<typeof burning>) => {
  const found = study(state, [0, 1]).measures()
  for (const { command } of found) expect(refuse(state, { seat: 0, command })).toBeNull()
  return found
}
const typesOf = (state: ReturnType<typeof burning>) => measuresOf(state).map(({ command }) => command.type)

describe('measures worth taking', () => {
  test('none for a sound ship, nor before her course is written', () => {
    expect(measuresOf(burning(10, 0, 0))).toEqual([])
    const state = burning(10, 5, 20)
    state.written = []
    expect(measuresOf(state)).toEqual([])
  })

  test('magazines are flooded in the Intermediate Turn in which they may go: a quarter of all her points are at stake', () => {
    const flooding = measuresOf(burning(10, 5, 20)).find(({ command }) => command.type === 'FloodMagazines')
    expect(flooding?.gain).toBeCloseTo(TIGER.damagePoints / 4)
    expect(typesOf(burning(9, 5, 20))).not.toContain('FloodMagazines')
    expect(typesOf(burning(10, 5, 12))).not.toContain('FloodMagazines')
    // nor while her guns do more than a quarter of her points in the turns that are left
    expect(typesOf(burning(10, 5, 20, 3000))).not.toContain('FloodMagazines')
  })

  test('gunners fight a fire in the turn in which it is rolled for, those who are missed least', () => {
    // 10 per cent are Major in a ship of 1914, five less are Minor: the die of T23 takes more off
    const [draft] = measuresOf(burning(8, 5, 10))
    expect(draft?.command).toEqual({ type: 'DraftCrew', ship: 0, from: 'casemate' })
    expect(typesOf(burning(7, 5, 10))).toEqual([])
    expect(typesOf(burning(9, 5, 10))).toEqual([])
    const drafted = burning(8, 5, 10)
    drafted.written.push(0, 2, 3, 3)
    expect(typesOf(drafted)).not.toContain('DraftCrew')
  })

  test('gunners go back when nothing burns and there is somebody to fire at', () => {
    const state = burning(8, 0, 0, 3000)
    Object.assign(state.ships[0]!, { drafted: 4, wasDrafted: 1 })
    expect(measuresOf(state).map(({ command }) => command)).toContainEqual({ type: 'DraftCrew', ship: 0, from: null })
  })

  test('wind on the bow is kept where the course has brought it there', () => {
    const state = burning(8, 5, 10)
    state.wind = 300
    state.ships[0]!.speed = 150
    state.written = [0, 3, 0, 150, 0]
    expect(typesOf(state)).toContain('FightFires')
    state.wind = 900
    expect(typesOf(state)).not.toContain('FightFires')
  })

  test('6-4 a small ship under fire to which she has no answer weaves on her course; one whom nobody threatens does not', () => {
    const chased = (yards: number) => {
      const state = sea([[DESTROYER, 5000, 30_000]], [[MOLTKE, 5000 + yards, 30_000]])
      state.written = [0, 3, 0, 280, 0]
      return measuresOf(state).map(({ command }) => command)
    }
    expect(chased(14_000)).toEqual([{ type: 'Plot', ship: 0, speed: 280, legs: [], weave: true }])
    expect(chased(50_000)).toEqual([])
  })
})
