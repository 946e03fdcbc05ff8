import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import { DID, SEGMENT, type State } from '../01-classes/state.ts'
import { type Flying, flying, tabled } from '../12-aircraft/air.fixture.ts'
import { at, FOUR, inTurnOf, setUpBelow } from '../below/below.fixture.ts'
import { INCH } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { type Drawn, far, fleets, type Laid, say } from '../whole/battle.fixture.ts'
import { counsel } from './counsel.ts'
import { study } from './study.ts'

/** What he would say first, which the book must allow. */
function word(state: State, seat = 0): Command | null {
  const [best] = counsel(state, seat).toSorted((a, b) => b.gain - a.gain)
  if (best !== undefined) expect(refuse(state, { seat, command: best.command })).toBeNull()
  return best?.command ?? null
}

describe('guns', () => {
  const HAS_MOVED: Laid = { did: DID.steam }
  const foes = (...squadrons: readonly (readonly Laid[])[]): State =>
    fleets(
      [{ ships: [{ at: [10, 40], ...HAS_MOVED }] }],
      squadrons.map((ships): Drawn => ({ ships })),
    )
  /** The ship on which her main battery is expected to gain most. */
  const aim = (state: State): number => {
    const shots = study(state, [...state.ships.keys()])
      .shots()
      .filter(({ weapon }) => weapon === 0)
    return shots.reduce((best, shot) => (shot.gain > best.gain ? shot : best)).target
  }

  test('FP-VIC-A are fired at a small squadron that one loss may shake, rather than at a dearer ship of a great one', () => {
    const great = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Laid => ({ at: [20, 30 + i] }))
    expect(aim(foes([{ is: 'CL', at: [20, 45] }], great))).toBe(1)
  })
  test('FP-R43 and not at a cripple for whom her squadron has been tested, while her sister is whole', () => {
    const state = foes([{ at: [20, 40], mainLoss: 2 }, { at: [20, 44] }], [{ at: [50, 98] }])
    state.squadrons[1]!.crippled = 1
    expect(aim(state)).toBe(2)
  })
  test('FP-MOVE-D nobody fires before her move, since she could not move then', () => {
    const state = foes([{ at: [20, 40] }])
    expect(study(state, [0, 1]).shots().length).toBeGreaterThan(0)
    state.ships[0]!.did = 0
    expect(study(state, [0, 1]).shots()).toEqual([])
  })
  test('FP-R117 a ship that leaves alone costs her squadron, one of two does not', () => {
    const state = fleets([{ ships: [{}] }, { ships: [{ at: [10, 10] }, { at: [10, 12] }] }], [far()])
    expect(GAME.worth(state, 0, 'west')).toBeGreaterThan(0)
    expect(GAME.worth(state, 1, 'west')).toBe(0)
  })
})

describe('orders', () => {
  const first = (one: readonly Laid[], other: readonly Laid[]): Command | null => {
    const state = fleets([{ ships: one }], [{ ships: other }])
    Object.assign(state, { first: -1, ready: 0 })
    const [command] = GAME.suggest(state, 0, new Dice(new Seeded(1)))
    return command ?? null
  }
  const line = (count: number, north: number): Laid[] =>
    Array.from({ length: count }, (_, i): Laid => ({ at: [10 + 3 * i, north] }))
  test('FP-HIT-N2 who is not much stronger scatters before the battle', () => {
    expect(first(line(2, 10), line(2, 90))).toEqual({ type: 'ChangeOrders', squadron: 0, formation: 'scatter' })
  })
  test('FP-HIT-P3 who is keeps his line, and closes', () => {
    expect(first(line(6, 10), line(2, 90))).toEqual({ type: 'ChangeOrders', squadron: 0, movement: 'intercept' })
    expect(first(line(6, 80), line(2, 90))).toEqual({ type: 'Pass' })
  })
  /** Two squadrons in line, the first that of the flag, against one ship; in segment A of the first side's turn. */
  const inLine = (change: (state: State) => void): State => {
    const state = fleets([{ ships: line(4, 86) }, { ships: line(4, 80) }], [{ ships: [{ at: [10, 95] }] }])
    Object.assign(state, { segment: SEGMENT.change, changed: 0 })
    change(state)
    return state
  }
  const torpedoAt = (target: number, run: number) => (state: State) => {
    const { x, y } = state.ships[target]!
    state.markers.push({ launcher: 8, target, torpedo: 1, worst: 0, damaged: 0, run, x, y: y + 8 * INCH })
  }
  const said = (state: State): unknown[] =>
    counsel(state, 0).map(({ command }) => [
      'squadron' in command && command.squadron,
      'movement' in command && command.movement,
    ])
  test('FP-MORD-BREAKOFF a line that is beaten breaks off, the flag squadron manoeuvres, since it always obeys (ORD-C)', () => {
    expect(said(inLine(() => {}))).toEqual([])
    const beaten = (of: readonly number[]) => (state: State) => {
      for (const ship of of) state.ships[ship]!.mainLoss = 2
    }
    expect(said(inLine(beaten([4])))).toEqual([])
    expect(said(inLine(beaten([4, 5])))).toEqual([[1, 'break-off']])
    expect(said(inLine(beaten([0, 1])))).toEqual([[0, 'manoeuvre']])
  })
  test('FP-MORD-BREAKOFF FP-TORP-B a line turns away from torpedoes that would come up with it, not from those that are nearly spent', () => {
    expect(said(inLine(torpedoAt(6, 6 * INCH)))).toEqual([[1, 'break-off']])
    // of the 18 inches of LATE 4 are left, and she is 8 off
    expect(said(inLine(torpedoAt(6, 14 * INCH)))).toEqual([])
  })
})

describe('aircraft', () => {
  const sky = (stands: readonly Flying[], change: (state: State) => void = () => {}): State => {
    const state = flying(tabled(['BB', 'CA', 'CA']), stands)
    state.ships[1]!.x = 50 * INCH
    state.ships[2]!.x = 46 * INCH
    change(state)
    return state
  }
  test('FP-AA-B a wave goes for the ship whose flak is spent, rather than for her sister', () => {
    const spent = (ship: number) => sky([{ of: 'TB' }, { of: 'TB' }], state => (state.sky.flak[ship] = 2))
    for (const ship of [1, 2])
      expect(word(spent(ship))).toEqual({ type: 'AttackFromAir', stands: [0, 1], target: ship })
  })
  test('FP-AIR-D who is too far off flies first, and then they attack together', () => {
    const state = sky([{ of: 'TB' }, { of: 'TB', x: 30 * INCH }], ({ sky: { flak } }) => (flak[2] = 2))
    expect(word(state)).toMatchObject({ type: 'FlyStand', stand: 1 })
    say(state, 0, [word(state)!])
    expect(word(state)).toEqual({ type: 'AttackFromAir', stands: [0, 1], target: 2 })
  })
  test('FP-R102 a fighter fights a bomber rather than a fighter: who is held attacks no ship', () => {
    expect(word(sky([{ of: 'AS' }, { of: 'AS', seat: 1 }, { of: 'TB', seat: 1 }]))).toEqual({
      type: 'Dogfight',
      stand: 0,
      target: 2,
    })
  })
  test('nobody says anything to stands that have fought, or are held', () => {
    expect(word(sky([{ of: 'TB', fought: 1 }]))).toBeNull()
    expect(
      word(
        sky([
          { of: 'TB', locked: 1 },
          { of: 'AS', seat: 1, locked: 0 },
        ]),
      ),
    ).toBeNull()
  })
  test('FP-AA-C flak is fired at whoever threatens her most', () => {
    const state = sky([{ of: 'FB' }, { of: 'TB' }, { of: 'FB' }])
    expect(GAME.spare(state, 1, 0b111, 1, R['FP-AA-C'])).toBe(1)
    expect(GAME.spare(state, 1, 0b101, 1, R['FP-AA-C'])).toBe(0)
  })
})

describe('boats', () => {
  /** Her models lie round (48, 30), the second is she; an enemy so many inches east of her. */
  const hidden = (apart: number): State => {
    const state = setUpBelow(['AK'])
    say(state, 0, [{ type: 'HideBoat', boat: 0, stations: [...FOUR], truth: 0 }], [4, 3, 2])
    state.ships[1]!.x = (48 + apart) * INCH
    return inTurnOf(state, 0)
  }
  /** All models go where he says; then what he says next. */
  function afterMoves(state: State): Command | null {
    for (let moves = 0; moves < 4; moves++) {
      const next = word(state)
      expect(next?.type).toBe('MoveModel')
      say(state, 0, [next!])
    }
    return word(state)
  }
  test('FP-SUB-B every model makes for the enemy, so that none tells which is true', () => {
    const state = hidden(20)
    const were = state.deep.models.map(({ x }) => x)
    expect(afterMoves(state)).toBeNull()
    for (const [model, { x }] of state.deep.models.entries()) expect(x).toBeGreaterThan(were[model]!)
  })
  test('FP-TORP-B she launches once a marker reaches its target at once', () => {
    expect(afterMoves(hidden(10))).toEqual({ type: 'LaunchTorpedo', ship: 0, target: 1 })
  })

  /** A hunter at (48, y), with four models of a boat round (48, 30). */
  const hunter = (y: number, truth = 0, did: number = DID.steam): State => {
    const state = setUpBelow(['DD'])
    say(state, 0, [{ type: 'HideBoat', boat: 0, stations: [...FOUR], truth }], [4, 3, 2])
    Object.assign(state.ships[1]!, { ...at(48, y), did })
    return inTurnOf(state, 1)
  }
  test('FP-SUB-F a hunter near a model attacks it, and makes for one that is farther off', () => {
    expect(study(hunter(29), [1]).measures()[0]?.command).toMatchObject({ type: 'HuntModel', ship: 1 })
    const away = study(hunter(20, 0, 0), [1])
    const ends = (away.ways?.() ?? []).flatMap(path => away.go(path) ?? [])
    expect(ends.length).toBeGreaterThan(0)
    for (const { north } of ends) expect(north).toBeGreaterThan(26)
  })
  test('FP-SUB-B whichever of them is true, the enemy sees and thinks the same', () => {
    const [one, other] = [hunter(29, 0), hunter(29, 3)]
    expect(one.deep.truth).not.toEqual(other.deep.truth)
    expect(GAME.view(one, 1)).toEqual(GAME.view(other, 1))
    expect(study(one, [1]).measures()).toEqual(study(other, [1]).measures())
    expect(counsel(one, 1)).toEqual(counsel(other, 1))
  })
})
