import { describe, expect, test } from 'vitest'
import { Desk, type Plain } from '#kernel/desk/index.ts'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { DUEL_TURNS, UMPIRE } from '#kernel/ruleset/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import type { Card } from '../02-data-sheet/ship.ts'
import { CM, type State, SUNK, TURN } from '../02-data-sheet/state.ts'
import type { Event } from '../events/events.ts'
import type { Command } from '../orders/orders.ts'
import { resolve } from '../orders/resolve.ts'
import { gun, options, play, ship, stand } from '../whole/bench.fixture.ts'
import { DUEL } from './duel.ts'

const set = (one: Card, other: Card, terms: Plain = {}): State =>
  DUEL.setup([one, other], DUEL.terms.read(terms), options())
/** The orders of the first turn, with middling dice, until its action phase is over. */
function firstTurn(state: State): Command[] {
  const desk = new Desk<State, Event>(state, new Dice(new Seeded(3)), DUEL.decider)
  const commands: Command[] = []
  for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) {
    if (phaseAt(TURN, state.now) === 'end' || turnAt(TURN, state.now) > 1) break
    if (order.command.type !== 'NextPhase') commands.push(order.command)
    resolve(desk, order)
  }
  return commands
}
const fought = (state: State, seed = 1): State => {
  const desk = new Desk<State, Event>(state, new Dice(new Seeded(seed)), DUEL.decider)
  for (let order = DUEL.next(state); order !== null; order = DUEL.next(state)) resolve(desk, order)
  return state
}

describe('A duel', () => {
  test('FA-H54-duel range and bearing are kept, and everything that bears is used', () => {
    const armed = ship({ batteries: [gun(), gun({ group: 'OTHER', label: 'other' })], MRF: 2 })
    const state = set(armed, ship({ typeCode: 'A X' }), { range: 12, aspect: 'abeam' })
    expect(state.ships.map(({ x }) => x / CM)).toEqual([0, 12])
    const commands = firstTurn(state)
    // the fastest setting that reaches, both tubes
    expect(commands.filter(({ type }) => type === 'DeclareTorpedoes')).toHaveLength(2)
    expect(commands.filter(({ type }) => type === 'SteamOn')).toHaveLength(2)
    const [activate] = commands.filter(command => command.type === 'Activate' && command.ship === 0)
    expect(activate).toEqual({
      type: 'Activate',
      ship: 0,
      light: null,
      guns: [
        { battery: 0, target: 1 },
        { battery: 1, target: 1 },
      ],
      factors: [{ kind: 'mrf', target: 1, factors: 2 }],
    })
  })
  test('FA-H54-duel aspects: who sees whom where', () => {
    const forward = ship({
      torpedoMounts: [],
      batteries: [gun({ mounts: [{ guns: 2, kind: 'turret', ac: 0, arcs: [[-30, 30]], position: 'bow', count: 1 }] })],
    })
    const shots = (aspect: string) =>
      firstTurn(set(forward, forward, { range: 40, aspect })).filter(({ type }) => type === 'Activate').length
    expect([shots('abeam'), shots('ahead'), shots('astern'), shots('crossing')]).toEqual([0, 2, 1, 1])
  })
  test('FA-H54-duel by night they light each other within a band', () => {
    const state = set(ship(), ship(), { range: 20, light: 'night', visibility: 1 })
    const [activate] = firstTurn(state).filter(({ type }) => type === 'Activate')
    expect(activate).toMatchObject({ light: expect.any(Number) })
    // beyond it nothing is lit, and the enemy must be made out
    expect(
      firstTurn(set(ship(), ship(), { range: 30, light: 'night', visibility: 2 })).find(
        ({ type }) => type === 'Activate',
      ),
    ).toMatchObject({ light: null })
  })
  test('FA-H54-duel a ship out of control is back on her station in the next move', () => {
    const state = set(ship(), ship())
    const { x, y, heading } = state.ships[0]!
    Object.assign(state.ships[0]!, { x: x + 99, heading: 450, speed: 17 })
    play(state, [], desk => resolve(desk, { seat: 0, command: { type: 'SteamOn', ship: 0 } }))
    expect(state.ships[0]).toMatchObject({ x, y, heading, moved: 17 })
  })
  test('FA-H54-duel it goes on while torpedoes run, and ends with a ship lost or after sixty turns', () => {
    const state = set(ship(), ship(), { range: 20 })
    state.ships[0]!.end = SUNK
    expect(DUEL.next(state)).toBeNull()
    expect(DUEL.result(state)).toEqual({ winner: 1, turns: 1 })
    state.salvoes = [{ by: 0, target: 1, x: 0, y: 0, rack: 0, setting: 0, torpedoes: 1 }]
    expect(DUEL.next(state)).toEqual({ seat: UMPIRE, command: { type: 'NextPhase' } })
    state.ships[1]!.end = SUNK
    expect(DUEL.result(state).winner).toBe(-1)
    // out of range of everything: a draw
    const far = fought(set(ship(), ship(), { range: 150, visibility: 6 }))
    expect([DUEL.result(far), turnAt(TURN, far.now)]).toEqual([{ winner: -1, turns: DUEL_TURNS }, DUEL_TURNS + 1])
  })
  test('duels end, whoever fights: a ship, a stand, with every aspect and light', () => {
    for (const aspect of ['abeam', 'ahead', 'astern', 'crossing'])
      for (const light of ['day', 'night']) {
        const { turns } = DUEL.result(fought(set(ship(), stand(), { range: 10, aspect, light })))
        expect(turns).toBeLessThanOrEqual(DUEL_TURNS)
      }
  })
})
