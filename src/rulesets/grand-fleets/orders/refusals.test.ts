import { describe, expect, test } from 'vitest'
import { BadInput, type Order, UMPIRE } from '#kernel/ruleset/index.ts'
import type { State } from '../01-ships/state.ts'
import { boat, fleet, HEXES, IRON_DUKE, idOf, inPhase, MOLTKE, off, pair, SEA } from '../whole/bench.fixture.ts'
import { COMMAND, type Command } from './orders.ts'
import { refuse } from './refusals.ts'

const CENTRE = { x: 30_000, y: 30_000 }
/** Iron Duke (0) with Moltke to starboard at 2 miles (1), a friend to port (2), another Moltke sunk (3). */
const scene = (): State =>
  fleet(SEA, [
    { card: IRON_DUKE, seat: 0, ...CENTRE },
    { card: MOLTKE, seat: 1, ...off(CENTRE, 90, 2) },
    { card: IRON_DUKE, seat: 0, ...off(CENTRE, 270, 2) },
    { card: MOLTKE, seat: 1, ...off(CENTRE, 60, 2), lost: 22 },
  ])

const fire = (change: Partial<Extract<Command, { type: 'FireGuns' }>> = {}): Command => ({
  type: 'FireGuns',
  ship: 0,
  batteries: [{ battery: 0, target: 1 }],
  lightGuns: [],
  ...change,
})
const launch = (change: Partial<Extract<Command, { type: 'LaunchTorpedoes' }>> = {}): Command => ({
  type: 'LaunchTorpedoes',
  ship: 0,
  target: 1,
  tubes: [0, 1],
  ...change,
})
const by = (state: State, order: Order<Command>): string | null => {
  const refusal = refuse(state, order)
  if (refusal === null) return null
  expect(refusal.reason).toMatch(/^[a-z].*[^.]$/)
  return idOf(refusal.why)
}

describe('who may order what', () => {
  test('GF-2.2-order only the umpire turns the phase', () => {
    expect(by(scene(), { seat: 0, command: { type: 'NextPhase' } })).toBe('GF-2.2-order')
    expect(by(scene(), { seat: UMPIRE, command: { type: 'NextPhase' } })).toBe(null)
  })

  test.each([
    ['gunfire', { type: 'SteamOn', ship: 0 }],
    ['torpedo', { type: 'SteamOn', ship: 0 }],
    ['end', { type: 'SteamOn', ship: 0 }],
    ['movement', fire()],
    ['torpedo', fire()],
    ['end', fire()],
    ['movement', launch()],
    ['gunfire', launch()],
    ['end', launch()],
  ] as [Parameters<typeof inPhase>[2], Command][])('GF-2.2-order %s is not the phase for %j', (phase, command) => {
    expect(by(inPhase(scene(), 1, phase), { seat: 0, command })).toBe('GF-2.2-order')
  })

  test('GF-2.2-order each has its phase', () => {
    expect(by(inPhase(scene(), 1, 'movement'), { seat: 0, command: { type: 'SteamOn', ship: 0 } })).toBe(null)
    expect(by(inPhase(scene(), 1, 'gunfire'), { seat: 0, command: fire() })).toBe(null)
    expect(by(inPhase(scene(), 1, 'torpedo'), { seat: 0, command: launch() })).toBe(null)
  })

  test('GF-0.23-card there is no ship 9', () => {
    expect(by(scene(), { seat: 0, command: fire({ ship: 9 }) })).toBe('GF-0.23-card')
    expect(by(scene(), { seat: 0, command: fire({ batteries: [{ battery: 0, target: 9 }] }) })).toBe('GF-0.23-card')
  })

  test('GF-0.1-sides nobody orders the enemy’s ships, and none fires on her own side', () => {
    expect(by(scene(), { seat: 1, command: fire() })).toBe('GF-0.1-sides')
    expect(by(scene(), { seat: UMPIRE, command: fire() })).toBe('GF-0.1-sides')
    expect(by(scene(), { seat: 0, command: fire({ batteries: [{ battery: 0, target: 2 }] }) })).toBe('GF-0.1-sides')
    expect(by(scene(), { seat: 0, command: fire({ batteries: [{ battery: 0, target: 0 }] }) })).toBe('GF-0.1-sides')
    const torpedo = inPhase(scene(), 1, 'torpedo')
    expect(by(torpedo, { seat: 0, command: launch({ target: 2, tubes: [1, 0] }) })).toBe('GF-0.1-sides')
  })

  test('GF-1.4-sunk neither orders nor attacks', () => {
    const state = scene()
    expect(by(state, { seat: 0, command: fire({ batteries: [{ battery: 0, target: 3 }] }) })).toBe('GF-1.4-sunk')
    expect(by(state, { seat: 1, command: fire({ ship: 3 }) })).toBe('GF-1.4-sunk')
    expect(by(inPhase(state, 1, 'torpedo'), { seat: 0, command: launch({ target: 3 }) })).toBe('GF-1.4-sunk')
  })

  test.each([
    ['movement', 'GF-3-alternate', { type: 'SteamOn', ship: 0 }],
    ['gunfire', 'GF-4-alternate', fire()],
    ['torpedo', 'GF-5-alternate', launch()],
  ] as [Parameters<typeof inPhase>[2], string, Command][])(
    'a ship has one turn in the %s phase, by %s',
    (phase, rule, command) => {
      const state = inPhase(scene(), 1, phase)
      state.ships[0]!.acted = 1
      expect(by(state, { seat: 0, command })).toBe(rule)
    },
  )
})

describe('what guns may not do', () => {
  const refused = (state: State, change: Parameters<typeof fire>[0]) => by(state, { seat: 0, command: fire(change) })

  test('GF-1.5-bore no such line on the card', () => {
    expect(refused(scene(), { batteries: [{ battery: 2, target: 1 }] })).toBe('GF-1.5-bore')
  })

  test('GF-4.13-band out of range', () => {
    expect(refused(pair(IRON_DUKE, MOLTKE, { range: 12.5 }), {})).toBe('GF-4.13-band')
    expect(refused(scene(), { batteries: [], lightGuns: [{ target: 1, guns: 1 }] })).toBe(null)
    const far = pair(IRON_DUKE, MOLTKE, { range: 3.5 })
    expect(refused(far, { batteries: [], lightGuns: [{ target: 1, guns: 1 }] })).toBe('GF-4.13-band')
  })

  test('GF-4.12-bearing-mounts nothing bears', () => {
    const state = scene()
    state.ships[0]!.mounts = [0, 0, 0, 6, 0]
    expect(refused(state, {})).toBe('GF-4.12-bearing-mounts')
    expect(refused(state, { batteries: [{ battery: 1, target: 1 }] })).toBe('GF-4.12-bearing-mounts')
  })

  test('GF-4.14-lof-size the first refusal of any battery is the answer', () => {
    const state = scene()
    Object.assign(state.ships[3]!, { lost: 0, ...off(CENTRE, 90, 1) })
    expect(refused(state, {})).toBe('GF-4.14-lof-size')
    expect(refused(state, { batteries: [{ battery: 1, target: 3 }], lightGuns: [{ target: 1, guns: 1 }] })).toBe(
      'GF-4.14-lof-size',
    )
  })

  test('GF-4.14-lof-hex-cross a line masked on hexes is refused too', () => {
    const state = fleet(HEXES, [
      { card: IRON_DUKE, seat: 0, heading: 600 },
      { card: MOLTKE, seat: 1, y: -6 },
      { card: MOLTKE, seat: 1, y: -3 },
    ])
    expect(refused(state, {})).toBe('GF-4.14-lof-size')
    state.ships[2]!.x = 2
    expect(refused(state, {})).toBe(null)
  })

  test('GF-4.4-lg-dice a ship without light guns fires none, and is told so', () => {
    const state = pair(boat(), boat(), { range: 2 })
    const order: Order<Command> = { seat: 0, command: fire({ batteries: [], lightGuns: [{ target: 1, guns: 1 }] }) }
    expect(by(state, order)).toBe('GF-4.4-lg-dice')
    // she lies on the beam, so that cannot be the reason
    expect(refuse(state, order)!.reason).not.toMatch(/port and starboard/)
  })

  test('GF-4-nopass GF-R6 an order with nothing in it is no way round passing', () => {
    expect(refused(scene(), { batteries: [], lightGuns: [] })).toBe('GF-4-nopass')
  })
})

describe('what torpedoes may not do', () => {
  const refused = (state: State, change: Parameters<typeof launch>[0]) =>
    by(inPhase(state, 1, 'torpedo'), { seat: 0, command: launch(change) })

  test('GF-1.63-torp-boxes more than there are, or from a group there is not', () => {
    expect(refused(scene(), { tubes: [0, 3] })).toBe('GF-1.63-torp-boxes')
    expect(refused(scene(), { tubes: [0, 0, 1] })).toBe('GF-1.63-torp-boxes')
    expect(refused(pair(boat(), boat(), { range: 1 }), {})).toBe('GF-1.63-torp-boxes')
  })

  test('GF-5.12-range out of range', () => {
    expect(refused(pair(IRON_DUKE, MOLTKE, { range: 5.5 }), {})).toBe('GF-5.12-range')
  })

  test('GF-5.2-dice none at all', () => {
    expect(refused(scene(), { tubes: [0, 0] })).toBe('GF-5.2-dice')
    expect(refused(scene(), { tubes: [] })).toBe('GF-5.2-dice')
  })

  test('GF-5.13-lof any ship on the line', () => {
    const state = scene()
    Object.assign(state.ships[2]!, off(CENTRE, 90, 1))
    expect(refused(state, {})).toBe('GF-5.13-lof')
  })

  test('GF-5.11-one-target tubes that do not bear on it', () => {
    expect(refused(scene(), { tubes: [1, 0] })).toBe('GF-5.11-one-target')
    expect(refused(scene(), { tubes: [1, 2] })).toBe('GF-5.11-one-target')
  })
})

describe('what is no order at all', () => {
  test.each([
    [{ type: 'Surrender', ship: 0 }],
    [{ type: 'SteamOn' }],
    [{ type: 'SteamOn', ship: -1 }],
    [{ type: 'SteamOn', ship: 1.5 }],
    [{ type: 'FireGuns', ship: 0, batteries: [{ battery: 0 }], lightGuns: [] }],
    [{ type: 'FireGuns', ship: 0, batteries: [], lightGuns: [{ target: 1, guns: 0 }] }],
    [{ type: 'LaunchTorpedoes', ship: 0, target: 1, tubes: [-1] }],
    ['fire'],
    [null],
  ])('%j', input => {
    expect(() => COMMAND.read(input)).toThrow(BadInput)
  })

  test.each([fire(), launch(), { type: 'SteamOn', ship: 0 }, { type: 'NextPhase' }])('%j is one', order => {
    expect(COMMAND.read(order)).toEqual(order)
  })
})
