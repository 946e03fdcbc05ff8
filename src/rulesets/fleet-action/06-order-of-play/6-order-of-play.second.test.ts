import { describe, expect, test } from 'vitest'
import { chosenOptions, Desk, type Options, type Plain } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { State } from '../02-data-sheet/state.ts'
import type { Event } from '../events/events.ts'
import { FLEET_ACTION } from '../index.ts'
import type { Command } from '../orders/orders.ts'
import { guns, mount, sheet, worked } from '../whole/second.fixture.ts'

type Sheet = Record<string, unknown>
const a = (changes: Sheet = {}, worn: Sheet = {}) => ({ ship: sheet(changes), ...worn })

describe('the End Phase', () => {
  // tasks: 0 a fire, 1 power, 2 fire control, 3 engines, 4 steering, 5 smoke
  const end = (worn: Sheet, faces: readonly number[], choices: readonly number[] = [], changes: Sheet = {}) =>
    worked('end-phase', { target: a(changes, worn) }, faces, {}, choices).result
  test('FA-H11 Structure by the step of the fires that are left, then d10 at that step or under', () => {
    // no teams: fires 1, 2 | 3, 6 | 7 cost 1, 2, 3
    const burn = (fires: number, die: number) => {
      const { structure, fires: after } = end({ fires, teams: 0 }, [die])
      return [structure, after]
    }
    expect([burn(1, 1), burn(2, 2), burn(3, 2), burn(6, 3), burn(7, 3), burn(12, 4), burn(13, 4), burn(21, 5)]).toEqual(
      [
        [11, 2],
        [11, 2],
        [10, 4],
        [10, 6],
        [9, 8],
        [9, 12],
        [8, 14],
        [7, 22],
      ],
    )
    // Structure that is not there is not taken from Flotation
    expect(end({ fires: 7, teams: 0, structure: 1 }, [10])).toMatchObject({ structure: 0, flotation: 10 })
  })
  test('FA-H16 a fire by a Crew Test, repairs at −2; every team once; each repair once', () => {
    // three teams: two fires out (6, 6); the third fails (5); one fire left burns: 1, and 10 does not spread
    expect(end({ fires: 3 }, [6, 6, 5, 10], [0, 0, 0])).toMatchObject({ fires: 1, structure: 11 })
    // steering: 7 fails, 8 passes, and then it cannot be tried again: only two attempts
    expect(end({ steering: 0 }, [7, 8], [4, 4])).toMatchObject({ steering: 1 })
    expect(end({ fireControl: 0 }, [8], [2])).toMatchObject({ fireControl: 1 })
    // d6 knots, never above the original
    expect(end({ speed: 20 }, [8, 6], [3])).toMatchObject({ speed: 26 })
    expect(end({ speed: 28 }, [8, 6], [3])).toMatchObject({ speed: 30 })
    expect(end({ smoke: false }, [8], [5])).toMatchObject({ smoke: true })
    expect(end({ powerFailure: true }, [8], [1])).toMatchObject({ power: true })
    // Crew Quality counts
    expect(end({ powerFailure: true, crewQuality: 2 }, [6], [1])).toMatchObject({ power: true })
  })
  test('FA-R54 without Structure no attempt is made', () => {
    expect(end({ structure: 0, fires: 1 }, [10])).toMatchObject({ fires: 1 })
  })
  test('FA-R42 what is not on the list is not repaired', () => {
    const worn = { teams: 2, crewQuality: -1, spotting: 1, gunnery: -2, searchlights: false, mountsLost: [1] }
    expect(end(worn, [])).toMatchObject({
      teams: 2,
      crewQuality: -1,
      spotting: 1,
      gunnery: -2,
      searchlights: false,
      mounts: [2],
    })
  })
})

/** Two ships at sea under orders, as a duel sets them up. */
class Sea {
  readonly state: State
  constructor(one: Sheet, other: Sheet, terms: Plain = {}, changes: Options = {}) {
    const cards = [FLEET_ACTION.cards.read(one), FLEET_ACTION.cards.read(other)] as const
    const options = chosenOptions(FLEET_ACTION.options, changes)
    this.state = FLEET_ACTION.duel.setup([cards[0], cards[1]], FLEET_ACTION.duel.terms.read(terms), options)
  }
  refusal(seat: number, command: Command): string {
    return FLEET_ACTION.refuse(this.state, { seat, command })?.reason ?? ''
  }
  does(seat: number, command: Command, faces: readonly number[] = []): readonly Event[] {
    const refusal = this.refusal(seat, command)
    if (refusal !== '') throw new Error(refusal)
    const script = new Script(faces)
    const desk = new Desk<State, Event>(this.state, new Dice(script), () => 0)
    const events: Event[] = []
    desk.heard = events
    FLEET_ACTION.resolve(desk, { seat, command })
    if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
    return events
  }
}
const NEXT = { type: 'NextPhase' } as const
const steam = (ship: number) => ({ type: 'SteamOn', ship }) as const
const acts = (ship: number, more: Sheet = {}) =>
  ({ type: 'Activate', ship, light: null, guns: [{ battery: 0, target: 1 - ship }], factors: [], ...more }) as Command
const aim = (ship: number, tubes: number[], more: Sheet = {}) =>
  ({ type: 'DeclareTorpedoes', ship, aim: { target: 1 - ship }, setting: 0, tubes, ...more }) as Command

describe('a turn', () => {
  /** begun, with the first dice for the initiative, in the ship movement phase */
  const begun = (one: Sheet = sheet(), other: Sheet = sheet(), terms: Plain = { range: 20 }) => {
    const sea = new Sea(one, other, terms)
    sea.does(-1, NEXT, [6, 5])
    return sea
  }
  test('FA-6.1-roll the higher d10; equal ones again', () => {
    const first = (faces: number[]) => {
      const sea = new Sea(sheet(), sheet(), { range: 20 })
      sea.does(-1, NEXT, faces)
      return sea.state.first
    }
    expect([first([6, 5]), first([5, 6]), first([4, 4, 9, 9, 1, 2])]).toEqual([0, 1, 1])
  })
  test('FA-6.4-torpedo-declare in the ship movement phase, and run in the action phase when she acts', () => {
    const sea = begun()
    sea.does(0, aim(0, [1, 0]))
    sea.does(0, steam(0))
    sea.does(1, steam(1))
    sea.does(-1, NEXT)
    expect(sea.refusal(0, aim(0, [1, 0]))).not.toBe('')
    // her torpedo: 14 hits, 20 no critical; her guns: 5 miss
    sea.does(0, acts(0), [14, 20, 5])
    expect(sea.state.ships[1]).toMatchObject({ f: 6, s: 12, splash: 1 })
    expect(sea.refusal(0, acts(0))).not.toBe('')
  })
  test('FA-H25 torpedoes of a ship that is lost run at the end of the phase, as she last was', () => {
    const weak = sheet({ S: 1, F: 1, CQ: 1 })
    const sea = begun(weak)
    sea.does(0, aim(0, [1, 0]))
    sea.does(0, steam(0))
    sea.does(1, steam(1))
    sea.does(-1, NEXT)
    // ship 1 fires first: On Target, 2 IP: S 0, F 0; the Wreck Test: 1 + 1 + 2 = 4
    sea.does(1, acts(1), [20, 1])
    expect(sea.state.ships[0]!.end).not.toBe(0)
    expect(sea.refusal(0, acts(0))).not.toBe('')
    // crew +1, one splash −1: 14 still; then ship 1's End Phase has nothing to do
    sea.does(-1, NEXT, [14, 20])
    expect(sea.state.ships[1]!.f).toBe(6)
  })
  test('FA-H24 markers come off when the End Phase is over', () => {
    const sea = begun()
    for (const ship of [0, 1]) sea.does(ship, steam(ship))
    sea.does(-1, NEXT)
    sea.does(0, acts(0), [6, 20, 20])
    expect(sea.state.ships[1]!.splash).toBe(1)
    // her answer is spoilt by it: Directed 6 and one more
    sea.does(1, acts(1), [6])
    expect(sea.state.ships[0]!.s).toBe(12)
    sea.does(-1, NEXT)
    expect(sea.state.ships[1]!.splash).toBe(1)
    sea.does(-1, NEXT)
    expect(sea.state.ships[1]!.splash).toBe(0)
  })
  test('FA-R52 a battery may be divided by whole mounts, never used twice', () => {
    const sea = begun(sheet({ batteries: [guns({ mounts: [mount('turret', 3)] })] }))
    for (const ship of [0, 1]) sea.does(ship, steam(ship))
    sea.does(-1, NEXT)
    const shoot = (...mounts: (number[] | undefined)[]) =>
      sea.refusal(0, acts(0, { guns: mounts.map(some => ({ battery: 0, target: 1, ...(some && { mounts: some }) })) }))
    expect([shoot([1], [2]), shoot(undefined)]).toEqual(['', ''])
    expect([shoot([2], [2]), shoot(undefined, undefined), shoot([1], undefined)]).not.toContain('')
    // one mount: two guns, −1 and one roll
    expect(sea.does(0, acts(0, { guns: [{ battery: 0, target: 1, mounts: [1] }] }), [7, 20]).length).toBeGreaterThan(1)
    expect(sea.state.ships[1]!.s).toBe(10)
  })
  test('FA-R59 one attempt a ship and turn to make out an unlit target; her torpedoes and guns share it', () => {
    const sea = begun(sheet(), sheet(), { range: 20, light: 'night', visibility: 2 })
    // passed by 6 when the torpedo is declared
    sea.does(0, aim(0, [1, 0]), [6])
    for (const ship of [0, 1]) sea.does(ship, steam(ship))
    sea.does(-1, NEXT)
    sea.does(0, acts(0), [1, 1])
    // the other has not tried yet: 5 fails, and no gun speaks
    sea.does(1, acts(1), [5])
    expect(sea.state.ships[0]!.s).toBe(12)
  })
  test('FA-H38 without power one Crew Test when she acts; failed, her declared torpedoes run all the same', () => {
    const sea = begun()
    sea.state.ships[0]!.dark = 1
    sea.does(0, aim(0, [1, 0]))
    for (const ship of [0, 1]) sea.does(ship, steam(ship))
    sea.does(-1, NEXT)
    sea.does(0, acts(0), [5, 14, 20])
    expect(sea.state.ships[1]).toMatchObject({ f: 6, s: 12 })
  })
})
