import { describe, expect, test } from 'vitest'
import { CARD } from '../01-ships/ship.ts'
import type { Ship, State } from '../01-ships/state.ts'
import { nextPhase } from '../02-playing/2-sequence.ts'
import { launchTorpedoes } from '../05-torpedoes/5-torpedoes.ts'
import { endPhase } from '../06-criticals/6-end-phase.ts'
import { GAME } from '../game.ts'
import { boat, IRON_DUKE, inPhase, pair, play } from '../whole/bench.fixture.ts'

const torpedoes = (reloads?: number) => ({
  label: '18in',
  range: 5,
  dmg: 1,
  groups: [{ arcs: 'STBD', tubes: 3, ...(reloads === undefined ? {} : { reloads }) }],
})
const carrying = (reloads?: number, options: Record<string, string> = { reloads: 'on' }): State =>
  pair(boat({ torpedoes: torpedoes(reloads) }), boat(), { range: 3, options })
const worn = (changes: Partial<Ship>, reloads = 2, options?: Record<string, string>): State => {
  const state = carrying(reloads, options)
  Object.assign(state.ships[0]!, changes)
  return state
}
/** The Torpedo Phase of a turn ends, and the End Phase comes with these faces. */
function turnOver(state: State, turn: number, forward: number, faces: readonly number[] = []): void {
  state.ships[0]!.forward = forward
  play(inPhase(state, turn, 'torpedo'), faces, nextPhase)
}

describe('9.8 reloads', () => {
  test('GF-9.8-stock a card may have reloads for each group; without them it has none', () => {
    expect(carrying(4).ships[0]!.reloads).toEqual([4])
    expect(carrying().ships[0]!.reloads).toEqual([0])
    expect(CARD.read({ ...IRON_DUKE, torpedoes: torpedoes(4) }).torpedoes!.groups[0]!.reloads).toBe(4)
    const line = GAME.present.card(carrying(4), 0).tables.at(-1)!.lines.at(-1)
    expect(line!.under).toMatchObject([{ note: '4 to reload' }])
  })

  test('GF-9.8-load after two quiet Torpedo Phases at half speed: a die for each empty tube that has a reload', () => {
    const state = worn({ tubes: [0] })
    turnOver(state, 1, 2)
    expect(state.ships[0]!.quiet).toBe(1)
    // three tubes are empty, two reloads are left: two dice, of which 6 loads and 5 does not
    turnOver(state, 2, 0, [6, 5])
    expect(state.ships[0]).toMatchObject({ tubes: [1], reloads: [1], quiet: 2 })
    turnOver(state, 3, 2, [10])
    expect(state.ships[0]).toMatchObject({ tubes: [2], reloads: [0] })
    turnOver(state, 4, 2)
  })

  test('GF-9.8-load not while all tubes are full, nor faster than half speed, nor after a launch', () => {
    turnOver(worn({ quiet: 1 }), 2, 2)
    const fast = worn({ quiet: 2, tubes: [0] })
    turnOver(fast, 2, 3)
    expect(fast.ships[0]).toMatchObject({ quiet: 0, tubes: [0] })
    const busy = inPhase(worn({ quiet: 2 }), 3, 'torpedo')
    play(busy, [1], desk => launchTorpedoes(desk, { type: 'LaunchTorpedoes', ship: 0, target: 1, tubes: [1] }))
    expect(busy.ships[0]).toMatchObject({ quiet: -1, tubes: [2] })
    turnOver(busy, 3, 0)
    expect(busy.ships[0]!.quiet).toBe(0)
    turnOver(busy, 4, 0)
    expect(busy.ships[0]!.quiet).toBe(1)
  })

  test('GF-9.8-load half of her speed as she is: crippled, two points, it is one mile', () => {
    const state = worn({ lost: 6, tubes: [0] })
    turnOver(state, 1, 1)
    expect(state.ships[0]!.quiet).toBe(1)
    turnOver(state, 2, 2)
    expect(state.ships[0]!.quiet).toBe(0)
  })

  test('GF-9.8-load without the option nothing is counted or thrown', () => {
    const state = worn({ tubes: [0] }, 2, {})
    turnOver(state, 1, 0)
    turnOver(state, 2, 0)
    expect(state.ships[0]).toMatchObject({ quiet: 0, tubes: [0], reloads: [2] })
    play(inPhase(worn({ quiet: 2, tubes: [0], lost: 9 }), 1, 'end'), [], desk => endPhase(desk, 0))
  })
})
