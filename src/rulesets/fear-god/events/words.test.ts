import { describe, expect, test } from 'vitest'
import type { SheetTable } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { TURN, WEAVING } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { attackOf, rollToHit } from '../06-gunfire/6-4-gunfire.ts'
import { gunPlan } from '../06-gunfire/offers.ts'
import { R } from '../book/register.ts'
import { armsTable } from '../table/arms.ts'
import { sea } from '../whole/battle.fixture.ts'
import { card, MOLTKE, play, stand, TIGER } from '../whole/bench.fixture.ts'
import type { Event } from './events.ts'
import { tell as told } from './tell.fixture.ts'
import { batteryName, groupName, guns, systemName } from './words.ts'

const [main, casemates] = TIGER.batteries
const alike = (...roles: readonly string[]) => card({ batteries: roles.map(role => ({ ...casemates, role })) })

describe('names of batteries', () => {
  const namesOf = (of: ReturnType<typeof card>): string[] => {
    const state = stand([of])
    return of.batteries.map((_, battery) => batteryName(state, 0, battery))
  }
  test('one that is alone with its name keeps it', () => {
    expect(namesOf(TIGER)).toEqual(['13.5 in', '6 in', '3 in', '21 in'])
  })
  test('two of one name are told apart by what they are for, then by where they bear, then by number', () => {
    expect(namesOf(alike('main', 'secondary'))).toEqual(['6 in main', '6 in secondary'])
    const bearing = (...arcs: readonly string[]) =>
      card({ batteries: arcs.map(each => ({ ...main, groups: [{ arcs: each, mounts: 1, barrels: 2 }] })) })
    expect(namesOf(bearing('FPS', 'PSA'))).toEqual([
      ...['13.5 in main (ahead, port, starboard)', '13.5 in main (port, starboard, astern)'],
    ])
    expect(namesOf(bearing('FPS', 'FPS'))).toEqual([
      ...['13.5 in main (ahead, port, starboard) 1', '13.5 in main (ahead, port, starboard) 2'],
    ])
  })
  test('a name that says what a gun is for says it once', () => {
    const named = (role: string) => ({ ...casemates, role, name: '6"/45 (15.2cm), casemate' })
    expect(namesOf(card({ batteries: [named('main'), named('casemate')] }))).toEqual([
      ...['6"/45 (15.2cm) main', '6"/45 (15.2cm) casemate'],
    ])
  })
  test('they are so told, offered and shown', () => {
    const state = sea([[alike('main', 'secondary'), 10_000, 30_000]], [[MOLTKE, 14_000, 30_000]])
    expect([guns(state, 0, 1), groupName(state, 0, 1)]).toEqual(['6 in secondary guns', '6 in main (starboard)'])
    expect(systemName(state, 0, 1, 1)).toBe('fire control, 6 in secondary')
    expect(gunPlan(state, 0).weapons.map(({ name }) => name)).toEqual(['6 in main', '6 in secondary'])
    const heads = (table: SheetTable): unknown[] => table.lines.map(({ cells }) => cells[0])
    expect(heads(armsTable(state, 0))).toEqual(['6 in main', 'AP', 'HE', '6 in secondary', 'AP', 'HE'])
    // on her card they are as they were
    expect(state.fixed.sheets[0]!.card.batteries.map(({ name }) => name)).toEqual(['6 in', '6 in'])
  })
})

describe('fire that cannot hit', () => {
  /** Tiger at Moltke, 23,000 yards off: Extreme. */
  function fired(change: (state: State) => void, faces: readonly number[]): string[] {
    const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 33_000, 30_000]])
    state.now = moment(TURN, 1, 'planned fire')
    change(state)
    return play(state, faces, desk => rollToHit(desk, attackOf(desk.state, 0, 1, 0, 0))).map(event =>
      told(event as Event, state),
    )
  }
  test('FGDN-6.4-final says what is against it, the worst first; any other tells its chance', () => {
    // base 5, visibility 100; not fired on 2, first salvo -4, range finder -6, own speed -2, barrels 6, target 28 kn -6, broad 4: -1
    expect(fired(() => {}, [])).toEqual([
      'Tiger’s 13.5 in guns cannot hit Moltke as things are: beyond the rangefinder, target’s speed, first salvo, own speed.',
    ])
    // both stopped, and firing for the third time: 5 + 2 + 2 - 6 + 6 + 4 + 4 = 17
    const better = (state: State): void => {
      for (const ship of state.ships) ship.speed = 0
      state.ships[0]!.salvos[1] = 2
    }
    expect(fired(better, [18])).toEqual(['Tiger’s 13.5 in guns miss (17 per cent).'])
    const weaving = (state: State): void => {
      better(state)
      Object.assign(state.ships[0]!, { helm: WEAVING, salvos: [0, 0] })
      state.ships[0]!.directors[0] = 0
    }
    // 5 + 2 - 4 - 6 - 4 - 8 + 6 + 4 + 4
    expect(fired(weaving, [])).toEqual([
      'Tiger’s 13.5 in guns cannot hit Moltke as things are: own evasion, beyond the rangefinder, first salvo, local control.',
    ])
  })
  test('FGDN-6.4-final one of an older journal, which does not say why, is told as it was', () => {
    const state = stand([TIGER, MOLTKE])
    const missed = { type: 'BatteryMissed', ship: 0, target: 1, battery: 0, chance: 0, why: R['FGDN-H1-hits'] } as const
    expect(told(missed, state)).toBe('Tiger’s 13.5 in guns miss (0 per cent).')
  })
})

describe('of the lost', () => {
  const why = R['FGDN-8.1-sink-zero']
  test('a ship that was lost in a phase is not said to have come through it', () => {
    const state = stand([TIGER, MOLTKE])
    expect(told({ type: 'BatchClosed', ship: 0, why } as Event, state)).toBe('Tiger has come through this phase.')
    state.ships[0]!.end = 2
    expect(told({ type: 'BatchClosed', ship: 0, why } as Event, state)).toBe('Tiger has suffered all of this phase.')
  })
  test('FGDN-8.6-sight men in the water are of a ship, and somebody has seen them', () => {
    const state = stand([TIGER, MOLTKE])
    const says = (event: object): string => told({ ...event, why } as Event, state)
    expect(says({ type: 'SurvivorsLeft', ship: 1, count: 1 })).toBe('1 man of Moltke is left in the water.')
  })
})
