import { describe, expect, test } from 'vitest'
import { canonical } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { State } from '../01-ships/state.ts'
import { R } from '../book/register.ts'
import { GAME } from '../game.ts'
import { refuse } from '../orders/refusals.ts'
import { battle, begin, fight } from '../whole/battle.fixture.ts'
import { boat, IRON_DUKE, inPhase, MOLTKE } from '../whole/bench.fixture.ts'
import { study } from './study.ts'

/** A boat of ours between Iron Duke and Moltke, and another far away. */
function sea(options: Record<string, string> = {}): State {
  const state = battle(
    [
      { card: boat(), east: 2, north: 2 },
      { card: IRON_DUKE, east: 6, north: 9 },
      { card: boat(), east: 8, north: 5 },
    ],
    [{ card: MOLTKE, east: 12, north: 9 }],
    { options },
  )
  begin(state)
  return state
}
const [FAR, DUKE, BOAT, MOLTKE_TOO] = [0, 1, 2, 3] as const
const changing = ({ fixed: _, ...rest }: State): string => canonical(rest as never)

describe('a few ships by themselves', () => {
  test('thinking changes nothing of the battle', () => {
    const state = sea()
    const before = changing(state)
    const corner = study(state, [DUKE, MOLTKE_TOO, BOAT])
    expect(corner.go([{ turn: 600, ahead: 2 }])).toMatchObject({ heading: 600, away: false })
    corner.threat(0, 1)
    corner.threat(0, 1, 4)
    corner.shots()
    expect(corner.move([{ ahead: 2 }])).toEqual({ type: 'Move', ship: DUKE, track: [{ ahead: 2000 }] })
    expect(changing(state)).toBe(before)
  })

  test('she goes in thought from where she is, not from where she went in thought before', () => {
    const corner = study(sea(), [DUKE, MOLTKE_TOO])
    expect(corner.go([{ ahead: 2 }])).toMatchObject({ east: 6, north: 11, next: corner.budget })
    expect(corner.go([{ ahead: 1 }])).toMatchObject({ east: 6, north: 10, next: corner.budget })
    expect(corner.go([{ ahead: 9 }])).toBeNull()
    expect(corner.at(0)).toMatchObject({ east: 6, north: 9 })
  })

  test('a turn towards the enemy lessens what bears on him', () => {
    const corner = study(sea(), [DUKE, MOLTKE_TOO])
    corner.go([])
    const broadside = corner.threat(0, 1)
    corner.go([{ turn: 900 }])
    expect(corner.threat(0, 1)).toBeLessThan(broadside / 2)
    corner.go([])
    expect(corner.threat(0, 1)).toBe(broadside)
  })

  test('a great friend in the line of fire masks it; broadside to broadside nobody does', () => {
    const state = sea()
    Object.assign(state.ships[BOAT]!, { x: 9000, y: 9000 })
    expect(study(state, [DUKE, MOLTKE_TOO, BOAT]).threat(0, 1)).toBeGreaterThan(0)
    Object.assign(state.ships[BOAT]!, { x: 3000, y: 9000 })
    const behind = study(state, [BOAT, MOLTKE_TOO, DUKE])
    expect(behind.threat(0, 1)).toBe(0)
    expect(behind.threat(0, 1, 2)).toBeGreaterThan(0)
    expect(behind.at(1)).toMatchObject({ east: 12, north: 9, heading: 0 })
  })

  test('splashes are known by who made them, and count though he is left out', () => {
    const state = sea()
    Object.assign(state.ships[MOLTKE_TOO]!, { x: 17_000 })
    const clear = study(state, [DUKE, MOLTKE_TOO]).threat(0, 1)
    state.ships[MOLTKE_TOO]!.splashes = [DUKE]
    expect(study(state, [DUKE, MOLTKE_TOO]).threat(0, 1)).toBe(clear)
    state.ships[MOLTKE_TOO]!.splashes = [DUKE, FAR]
    expect(study(state, [DUKE, MOLTKE_TOO]).threat(0, 1)).toBeLessThan(clear)
  })

  test('shots in the gunfire and the torpedo phase, with orders that are legal', () => {
    const state = inPhase(sea(), 1, 'gunfire')
    Object.assign(state, { acting: 0, due: 1 })
    Object.assign(state.ships[MOLTKE_TOO]!, { x: 9000 })
    const corner = study(state, [DUKE, BOAT, MOLTKE_TOO])
    const shots = corner.shots()
    expect(shots.map(({ weapon, target, dear }) => [weapon, target, dear])).toEqual([
      [0, 2, false],
      [1, 2, false],
      [2, 2, false],
    ])
    const command = corner.attack(shots)!
    expect(refuse(state, { seat: 0, command })).toBeNull()
    expect(command).toMatchObject({ type: 'FireGuns', ship: DUKE, batteries: [{ target: MOLTKE_TOO }, {}] })
    expect(corner.go([])).toBeNull()
    const torpedoes = study(inPhase(state, 1, 'torpedo'), [DUKE, BOAT, MOLTKE_TOO])
    expect(torpedoes.shots()).toMatchObject([{ weapon: 3, target: 2, dear: true }])
  })

  test('an order that the whole battle forbids is none, though those near would let her', () => {
    const state = sea()
    Object.assign(state.ships[FAR]!, { x: 6000, y: 11_000 })
    const corner = study(state, [DUKE, MOLTKE_TOO])
    expect(corner.go([{ ahead: 2 }])).not.toBeNull()
    expect(corner.move([{ ahead: 2 }])).toBeNull()
  })
})

describe('what else a bot asks', () => {
  test('what a ship is worth sunk, and gone', () => {
    expect([GAME.worth(sea(), DUKE, 'sunk'), GAME.worth(sea(), DUKE, 'west')]).toEqual([245, 123])
    expect(GAME.worth(sea({ partialPoints: 'on' }), DUKE, 'west')).toBe(0)
  })

  test('of two groups the owner gives up the one that bears on less', () => {
    expect(GAME.spare(sea(), 0, 0b110, DUKE, 0 as never)).toBe(1)
    expect(GAME.spare(sea(), 0, 0b101, DUKE, 0 as never)).toBe(0)
  })

  test('an owner deploys second, and shifts no board for a ship that he sends over its edge', () => {
    expect(GAME.spare(sea(), 0, 0b11, 0, R['GF-2.13-order'])).toBe(1)
    expect(GAME.spare(sea(), 0, 0b111111, BOAT, R['GF-9.2-float'])).toBe(0)
    const state = sea({ floatingBoard: 'on' })
    state.ships[FAR]!.heading = 1800
    expect(study(state, [FAR]).go([{ ahead: 3 }])).toMatchObject({ away: true })
  })

  test('a view makes the state again, and shares nothing that changes with it', () => {
    const state = sea()
    const again = GAME.imagine(sea(), GAME.view(state, 0), new Dice(new Script([])))
    expect(changing(again)).toBe(changing(state))
    again.ships[DUKE]!.mounts[0]!--
    again.ships[DUKE]!.x++
    expect(changing(state)).toBe(changing(sea()))
  })

  test('passing and conceding are orders of the book', () => {
    const state = sea()
    fight(state, [], [[0, GAME.pass]])
    expect(state.passed).toBe(1)
    fight(state, [], [[1, GAME.concede]])
    expect(state).toMatchObject({ over: 1, conceded: 1 })
  })
})
