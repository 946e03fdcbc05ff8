import { describe, expect, test } from 'vitest'
import { ruleAt } from '#kernel/book/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { CARD } from '../02-ships/ship.ts'
import type { Ship } from '../02-ships/state.ts'
import { BOOK } from '../book/register.ts'
import { BOAT, card, KAISER, play, type Setting, stand, TIGER } from '../whole/bench.fixture.ts'
import { COMMAND, type Command } from './orders.ts'
import { refuse } from './refusals.ts'
import { resolve } from './resolve.ts'

const at = (ship: Partial<Ship> = {}, setting: Setting = {}, own = TIGER) => {
  const state = stand([own, KAISER], setting)
  Object.assign(state.ships[0]!, ship)
  return state
}
const fire = (battery = 0, target = 1, shell = 0): Command => ({
  type: 'FireGuns',
  ship: 0,
  batteries: [{ battery, target, shell }],
})
const why = (state: ReturnType<typeof at>, command: Command, seat = 0): string | null => {
  const refusal = refuse(state, { seat, command })
  return refusal === null ? null : ruleAt(BOOK, refusal.why).id
}
const PLOTTING: Setting = { phase: 'plotting' }

describe('orders', () => {
  test('an order that may be given is carried out', () => {
    const state = at()
    expect(why(state, fire())).toBeNull()
    play(state, [], desk => resolve(desk, { seat: 0, command: fire() }))
    expect([state.declared, state.ships[0]!.acted]).toEqual([[0, 1, 0, 0], 1])
    expect(COMMAND.read(fire())).toEqual(fire())
  })
  test.each([
    ['FGDN-H9-duel', at(), { ...fire(), ship: 9 }],
    ['FGDN-8.1-sink-zero', at({ end: 1 }), fire()],
    ['FGDN-8.1-ph-planned', at({}, PLOTTING), fire()],
    ['FGDN-H1-hits', at({ acted: 1 }), fire()],
    ['FGDN-H9-duel', at(), fire(0, 0)],
    ['FGDN-6.4-sea-state', at({}, { scene: { seaState: 7 } }), fire()],
    ['FGDN-8.1.6-penetration', at(), fire(3)],
    ['FGDN-8.1.6-penetration', at(), fire(0, 1, 5)],
    ['FGDN-H12-bands', at({}, { scene: { yards: 23_741 } }), fire()],
    ['FGDN-8.1.10-25', at({ remaining: 125 }), fire()],
    ['FGDN-8.2-draft', at({ drafted: 1 }), fire()],
    ['FGDN-8.2-flood-magazines', at({ magazinesFlooded: 1 }), fire()],
    ['FGDN-H9-duel', at({ mounts: [0, 0, 6, 6, 2, 2] }), fire()],
    ['FGDN-8.3-personnel', at({ crewLost: 4 }, {}, BOAT), fire()],
    ['FGDN-8.2-flood-magazines', at(), { type: 'FloodMagazines', ship: 0 }],
    ['FGDN-8.2-flood-magazines', at({ magazinesFlooded: 1 }, PLOTTING), { type: 'FloodMagazines', ship: 0 }],
    ['FGDN-8.3-bridge', at({ bridge: 1 }, PLOTTING), { type: 'FightFires', ship: 0, on: true }],
    ['FGDN-8.2-draft', at({ wasDrafted: 1 }, PLOTTING), { type: 'DraftCrew', ship: 0, from: 'main' }],
    ['FGDN-8.2-draft', at({}, PLOTTING), { type: 'DraftCrew', ship: 0, from: 'light' }],
    ['FGDN-8.2-draft', at({}, PLOTTING), { type: 'DraftCrew', ship: 0, from: null }],
  ] as const)('%s refuses', (id, state, command) => {
    expect(why(state, command as Command)).toBe(id)
  })
  test('FGDN-R55 crew is drafted once, and may be sent back', () => {
    const state = at({}, PLOTTING)
    const draft = (from: 'main' | null): Command => ({ type: 'DraftCrew', ship: 0, from })
    play(state, [], desk => resolve(desk, { seat: 0, command: draft('main') }))
    expect(state.ships[0]).toMatchObject({ drafted: 1, wasDrafted: 1 })
    expect(why(state, draft(null))).toBeNull()
    play(state, [], desk => resolve(desk, { seat: 0, command: draft(null) }))
    expect(state.ships[0]!.drafted).toBe(0)
    expect(why(state, draft('main'))).toBe('FGDN-8.2-draft')
  })
  test('other people’s ships and phases', () => {
    expect(why(at(), fire(), 1)).toBe('FGDN-H9-duel')
    expect(why(at(), { type: 'NextPhase' })).toBe('FGDN-H10-turns')
    expect(why(at(), { type: 'NextPhase' }, UMPIRE)).toBeNull()
  })
})

describe('cards', () => {
  test.each([
    [{ shipType: 'submarine' }, /boat/],
    [{ shipType: 'aviation' }, /air/],
    [{ sizeClass: 'E' }, /small combatant/],
    [{ rebuiltYear: 1900 }, /rebuilt/],
    [{ thresholds: [0, 5, 4, 6, 7, 8] }, /ascend/],
    [{ flightDeck: true }, /./],
  ])('FGDN-8.1.6-ratings a card with %j is refused', (changes, sentence) => {
    expect(() => CARD.read({ ...card(), ...changes })).toThrow(sentence)
  })
})
