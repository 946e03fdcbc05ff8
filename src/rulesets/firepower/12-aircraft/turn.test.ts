import { describe, expect, test } from 'vitest'
import type { State } from '../01-classes/state.ts'
import { FORMATIONS, NIGHT, SEGMENT } from '../01-classes/state.ts'
import { retreat } from '../05-movement/retreat.ts'
import { sidesAsked } from '../battle/sequence.ts'
import { INCH } from '../book/lengths.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import { card, roll, typesOf } from '../whole/bench.fixture.ts'
import { type Flying, flying, tabled } from './air.fixture.ts'

// Segments E and F as the turn of a battle calls them.

const PASS = { type: 'Pass' } as const
const DD = card('DD', { torpedoes: { launches: 2 } })
/** In segment D of side 1, with nothing left to be said but that. */
function inD(cards: Parameters<typeof tabled>[0], stands: readonly Flying[], ships: readonly object[] = []): State {
  const state = flying(
    tabled(cards, { ships: [{ x: 10 * INCH, did: 16 }, { x: 80 * INCH }, ...ships.slice(2)] }),
    stands,
  )
  state.ships.forEach((ship, i) => {
    Object.assign(ship, ships[i])
  })
  state.segment = SEGMENT.controlled
  return state
}
const say = (state: State, command: Command, faces: readonly number[] = [], choices: number[] = []) => {
  expect(refuse(state, { seat: 0, command })).toBe(null)
  return typesOf(roll(state, faces, desk => resolve(desk, { seat: 0, command }), choices).events)
}

describe('segment E', () => {
  test('FP-R99 follows D: waves are thrown for, and their player is asked', () => {
    const state = inD(['BB', 'BB'], [{ of: 'TB', status: 0 }])
    expect(say(state, PASS, [5])).toEqual(['SegmentBegan', 'AircraftReadied', 'WaveArrived'])
    expect([state.segment, sidesAsked(state)]).toEqual([SEGMENT.air, [0]])
  })

  test('FP-R99 passes by itself where nothing flies', () => {
    const state = inD(['BB', 'BB'], [])
    say(state, PASS)
    expect([state.now % 2, state.segment]).not.toEqual([0, SEGMENT.air])
  })

  test('FP-H51-locked a fight that nobody works is fought when its player passes', () => {
    const state = inD(
      ['BB', 'BB'],
      [
        { of: 'AS', locked: 1 },
        { of: 'AS', seat: 1, locked: 0 },
      ],
    )
    say(state, PASS)
    expect(state.segment).toBe(SEGMENT.air)
    expect(say(state, PASS, [3, 3])[0]).toBe('FightContinued')
  })

  test('FP-R43 a squadron is tested at once when stands sink one of its ships, in the middle of the attack', () => {
    const state = inD(
      ['BB', 'DD', 'DD', 'DD', 'DD'],
      [
        { of: 'HB', x: 80 * INCH },
        { of: 'HB', x: 80 * INCH },
      ],
    )
    Object.assign(state.squadrons[1]!, { size: 4, destroyed: 0, crippled: 0 })
    for (const ship of state.ships.slice(1)) Object.assign(ship, { x: 80 * INCH, powerOut: 1 })
    state.segment = SEGMENT.air
    // 6 + 4 is C, RED 4 black: a quarter is lost; 1 does not break off; the second attacks nobody
    const types = say(state, { type: 'AttackFromAir', stands: [0, 1], target: 1 }, [6, 4, 1, 1, 1, 1])
    expect(types.indexOf('SquadronHeld')).toBeGreaterThan(types.indexOf('ShipLost'))
  })
})

describe('I5 the end of the battle', () => {
  const ending = (): State => {
    const stands = [0, 1].map(() => ({ of: 'HB' as const, x: 80 * INCH }))
    const state = inD(['BB', 'DD', 'CA'], stands, [{}, { powerOut: 1 }, { x: 80 * INCH, powerOut: 1 }])
    // the destroyer alone is a squadron, and half of them; the cruiser is the other
    state.squadrons.push({ ...state.squadrons[1]!, flagship: 2, size: 1 })
    state.ships[2]!.squadron = 2
    state.segment = SEGMENT.air
    return state
  }
  test('FP-VIC-A the attack that ends the battle is the last, of a raid and of all who go by their class', () => {
    const shaken = ending()
    shaken.squadrons[1]!.crippled = 0
    // 6 + 4 is C: two classes of her guns, and on 4 she breaks off, with half of the squadrons
    const told = say(shaken, { type: 'AttackFromAir', stands: [0, 1], target: 1 }, [6, 1, 1, 1, 1, 4])
    expect(told.filter(type => type === 'StandAttacked' || type === 'BattleEnded')).toEqual([
      'StandAttacked',
      'BattleEnded',
    ])
    // RED 4 is black
    const untold = ending()
    Object.assign(untold.sky.stands[1]!, { x: 88 * INCH })
    Object.assign(untold.ships[2]!, { x: 88 * INCH })
    const types = say(untold, PASS, [6, 4, 1, 1, 1])
    expect(types.slice(types.indexOf('BattleEnded'))).toEqual(['BattleEnded'])
  })
})

describe('the class of a stand is its standing order', () => {
  const pass = (state: State, faces: readonly number[] = []): string[] => say(state, PASS, faces)
  const over = { x: 80 * INCH }

  test('FP-H57-standing a bomber that is told nothing makes for the nearest ship and attacks it', () => {
    const state = inD(['BB', 'BB'], [{ of: 'TB', x: 60 * INCH }])
    state.segment = SEGMENT.air
    state.ships[1]!.powerOut = 1
    // a TB needs 4 against BC and above: a margin of 0
    const types = pass(state, [4, 1, 1, 1, 1])
    expect(types.slice(0, 3)).toEqual(['StandFlew', 'RaidBegan', 'StandAttacked'])
    expect(Math.round(state.sky.stands[0]!.x / INCH)).toBe(76)
  })

  test('FP-H57-standing one that is out of reach flies as far as it can; who is told to stay stays', () => {
    const state = inD(
      ['BB', 'BB'],
      [
        { of: 'TB', x: 30 * INCH },
        { of: 'TB', x: 30 * INCH },
      ],
    )
    state.segment = SEGMENT.air
    say(state, { type: 'FlyStand', stand: 1, x: 30 * INCH, y: 30 * INCH })
    expect(pass(state)[0]).toBe('StandFlew')
    expect(state.sky.stands.map(({ x }) => Math.round(x / INCH))).toEqual([48, 30])
  })

  test('FP-H57-standing fighters make for aircraft and fight them, never for ships', () => {
    const state = inD(
      ['BB', 'BB'],
      [
        { of: 'AS', x: 60 * INCH },
        { of: 'AS', seat: 1, x: 70 * INCH },
      ],
    )
    state.segment = SEGMENT.air
    expect(pass(state, [3, 3]).slice(0, 2)).toEqual(['StandFlew', 'FightContinued'])
    const alone = inD(['BB', 'BB'], [{ of: 'AS', ...over }])
    alone.segment = SEGMENT.air
    expect(pass(alone)).not.toContain('StandFlew')
  })

  test('FP-H57-standing nobody makes for a boat under water, or for ships that are gone', () => {
    for (const gone of [{ submerged: 1 }, { end: 1 }, { berth: 2 }]) {
      const state = inD(['BB', 'SM', 'BB'], [{ of: 'TB', x: 60 * INCH }])
      state.squadrons[1]!.flagship = 2
      state.flags[1] = 2
      state.segment = SEGMENT.air
      Object.assign(state.ships[1]!, { x: 62 * INCH }, gone)
      Object.assign(state.ships[2]!, { x: 10 * INCH, y: 10 * INCH })
      pass(state)
      expect(state.sky.stands[0]!.x / INCH).toBeLessThan(60)
    }
  })
})

describe('home under attack', () => {
  const scatters = (stands: readonly Flying[], choice: number[], changes: object = {}): number => {
    const state = inD(['BB', 'BB'], stands)
    state.squadrons[0]!.brokenOff = 1
    Object.assign(state, changes)
    roll(state, [], desk => retreat(desk, 0), choice)
    return state.squadrons[0]!.formation
  }
  const [LINE, SCATTER] = [0, 1]
  const near = { of: 'TB', seat: 1, x: 10 * INCH } as const

  test('FP-BRK-F who goes home under air attack may scatter', () => {
    expect(FORMATIONS[scatters([near], [SCATTER])]).toBe('scatter')
    expect(FORMATIONS[scatters([near], [LINE])]).toBe('line-ahead')
  })

  test.each([
    ['a stand that is too far off', [{ ...near, x: 60 * INCH }], {}],
    ['a fighter', [{ ...near, of: 'AS' }], {}],
    ['a stand of her own side', [{ ...near, seat: 0 }], {}],
    ['a wave that is still awaited', [{ ...near, status: 0 }], {}],
    ['any stand at night', [near], { light: NIGHT }],
  ] as const)('FP-BRK-F not because of %s', (_what, stands, changes) => {
    expect(FORMATIONS[scatters(stands, [], changes)]).toBe('line-ahead')
  })

  test('FP-BRK-F who was scattered goes home in line once nobody attacks her', () => {
    const state = inD(['BB', 'BB'], [])
    Object.assign(state.squadrons[0]!, { brokenOff: 1, formation: FORMATIONS.indexOf('scatter') })
    roll(state, [], desk => retreat(desk, 0))
    expect(FORMATIONS[state.squadrons[0]!.formation]).toBe('line-ahead')
  })
})

describe('segment F', () => {
  test('FP-R91 markers run at the end of their owner’s turn, before it passes on', () => {
    const state = inD([DD, 'BB'], [])
    Object.assign(state.ships[1]!, { x: 20 * INCH })
    state.ships[0]!.did = 16
    say(state, { type: 'LaunchTorpedo', ship: 0, target: 1 })
    expect(state.markers[0]!.run).toBe(0)
    const types = say(state, PASS)
    expect(types.indexOf('TorpedoRan')).toBeGreaterThan(-1)
    expect(types.indexOf('TorpedoRan')).toBeLessThan(types.indexOf('TurnBegan'))
  })
})
