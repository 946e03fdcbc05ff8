import { describe, expect, test } from 'vitest'
import type { Refusal } from '#kernel/ruleset/index.ts'
import { SEGMENT, type State } from '../01-classes/state.ts'
import { retreat } from '../05-movement/retreat.ts'
import { INCH } from '../book/lengths.ts'
import { type Command, ORDERS } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { roll, ruleIdOf, typesOf } from '../whole/bench.fixture.ts'
import { at, FOUR, inTurnOf, setUpBelow } from './below.fixture.ts'
import { hideBoat } from './hiding.ts'
import { isHidden, modelsOf } from './models.ts'

const why = (refusal: Refusal | null) => (refusal === null ? null : ruleIdOf(refusal.why))
const asked = (state: State, command: Command, seat = 0) => why(refuse(state, { seat, command }))
const hideAs = (stations: readonly ReturnType<typeof at>[], truth = 0): Command => ({
  type: 'HideBoat',
  boat: 0,
  stations: [...stations],
  truth,
})
/** Faces that leave the order of four as it is: each place is changed with itself. */
const UNSHUFFLED = [4, 3, 2]
/** A boat behind four models, of which the named one is true, in segment D of a side’s turn. */
function hidden(truth: number, seat = 0, others: Parameters<typeof setUpBelow>[0] = ['DD']): State {
  const state = setUpBelow(others)
  roll(state, UNSHUFFLED, desk => hideBoat(desk, 0, FOUR, truth))
  return inTurnOf(state, seat)
}
const go = (model: number, inches: number, turn = 0): Command => ({
  type: 'MoveModel',
  ship: 0,
  model,
  ahead: 0,
  turn,
  after: inches * INCH,
})
const does = (state: State, command: Command, faces: readonly number[] = [], seat = 0) =>
  roll(state, faces, desk => ORDERS.of(command).carryOut(desk, command, seat)).events

describe('set-up', () => {
  test('FP-SUB-B up to three false models beside the boat, by option fewer', () => {
    const with3 = hideAs(FOUR)
    const state = setUpBelow()
    expect(asked(state, with3)).toBe(null)
    expect(asked(state, hideAs([...FOUR, at(48, 26)]))).toBe('FP-SUB-B')
    for (const [option, most] of [
      ['two', 2],
      ['one', 1],
      ['none', 0],
    ] as const) {
      const fewer = setUpBelow(['DD'], { options: { decoys: option } })
      expect([0, 1, 2, 3].filter(n => asked(fewer, hideAs(FOUR.slice(0, n + 1))) === null)).toEqual(
        [0, 1, 2, 3].slice(0, most + 1),
      )
    }
  })

  test('FP-SUB-B each false model within 24 inches of the boat, exactly 24 included', () => {
    expect(asked(setUpBelow(), hideAs([at(48, 30), at(72, 30)]))).toBe(null)
    // both are within 24 inches of where she was set up, and too far from each other
    expect(asked(setUpBelow(), hideAs([at(38, 30), at(62.1, 30)]))).toBe('FP-SUB-B')
    expect(asked(setUpBelow(), hideAs([at(48, 30), at(72.1, 30)]))).toBe('FP-H53-hiding')
  })

  test('FP-H53-hiding she may be any of the models, and their order is thrown for', () => {
    for (const truth of [0, 1, 2, 3]) {
      const state = setUpBelow()
      // 1, 1, 1 turns the four round: the last comes first
      const { events } = roll(state, [1, 1, 1], desk => hideBoat(desk, 0, FOUR, truth))
      expect(typesOf(events)).toEqual(['BoatHidden'])
      const model = state.deep.truth[0]!
      expect(state.deep.models.map(({ x, y }) => FOUR.findIndex(each => each.x === x && each.y === y))).toEqual([
        1, 2, 3, 0,
      ])
      expect([state.ships[0]!.x, state.ships[0]!.y]).toEqual([state.deep.models[model]!.x, state.deep.models[model]!.y])
      expect([state.ships[0]!.x, state.ships[0]!.y]).toEqual([FOUR[truth]!.x, FOUR[truth]!.y])
    }
  })

  test('FP-R111 placed before the first turn, once, under water, on the table, by their owner, none left out', () => {
    const state = setUpBelow()
    expect(asked(state, { ...hideAs(FOUR), boat: 1 } as Command, 1)).toBe('FP-SUB-B')
    expect(asked(state, { ...hideAs(FOUR), boat: 9 } as Command)).toBe('FP-CLASS-A')
    expect(asked(state, hideAs(FOUR), 1)).toBe('FP-SEQ-A')
    expect(asked(state, hideAs([]))).toBe('FP-SUB-B')
    expect(asked(state, hideAs(FOUR, 4))).toBe('FP-SUB-B')
    expect(asked(state, hideAs([at(48, 30), at(48, 60.1)]))).toBe('FP-H53-hiding')
    does(state, hideAs(FOUR), UNSHUFFLED)
    expect(asked(state, hideAs(FOUR))).toBe('FP-R111')
    expect(asked(inTurnOf(setUpBelow(), 0), hideAs(FOUR))).toBe('FP-R111')
    expect(asked(setUpBelow(['DD'], { ships: [{ submerged: 0 }] }), hideAs(FOUR))).toBe('FP-SUB-B')
    expect(asked(setUpBelow(['DD'], { ships: [{ end: 1 }] }), hideAs(FOUR))).toBe('FP-SUB-B')
  })

  test('FP-SUB-C boats start under water and are hidden by their models', () => {
    const state = hidden(2)
    expect([state.ships[0]!.submerged, isHidden(state, 0), modelsOf(state, 0)]).toEqual([1, true, [0, 1, 2, 3]])
  })
})

describe('movement', () => {
  test('FP-SUB-A every model moves as a boat does: 8 inches in LATE, one turn of 90°, once in her turn', () => {
    const state = hidden(1)
    for (const model of [0, 1, 2, 3]) {
      expect(asked(state, go(model, 8, 900))).toBe(null)
      expect(asked(state, go(model, 9))).toBe('FP-MOVE-A')
    }
    does(state, go(2, 8))
    expect([asked(state, go(2, 1)), asked(state, go(1, 8))]).toEqual(['FP-MOVE-A', null])
  })

  test('FP-SUB-B the boat is where her true model is', () => {
    const state = hidden(1)
    does(state, go(1, 5, 900))
    expect([state.ships[0]!.x, state.ships[0]!.y, state.ships[0]!.heading]).toEqual([49 * INCH, 30 * INCH, 900])
    does(state, go(0, 5))
    expect(state.ships[0]!.x).toBe(49 * INCH)
  })

  test('FP-R111 a false model ends within 24 inches of her, or closes', () => {
    const state = hidden(0)
    Object.assign(state.deep.models[1]!, at(26, 30))
    // 22 inches to the west of her
    expect([asked(state, go(1, 2, -900)), asked(state, go(1, 3, -900))]).toEqual([null, 'FP-R111'])
    Object.assign(state.deep.models[1]!, at(16, 30))
    expect([asked(state, go(1, 2, -900)), asked(state, go(1, 2, 900))]).toEqual(['FP-R111', null])
    // the boat herself goes where she likes
    Object.assign(state.deep.models[0]!, at(16, 50))
    Object.assign(state.ships[0]!, at(16, 50))
    expect(asked(state, go(0, 2, -900))).toBe(null)
  })

  test('FP-H52-below she is moved by her models, and orders of ships to her are refused', () => {
    const state = hidden(0)
    expect(asked(state, { type: 'Move', ship: 0, ahead: 0, turn: 0, after: INCH })).toBe('FP-H52-below')
    expect(asked(state, { type: 'KeepStation', ship: 0 })).toBe('FP-H52-below')
    expect(asked(state, { type: 'GoAsCompelled', ship: 0 })).toBe('FP-H52-below')
  })

  test('FP-R49 a false model that leaves the table is exposed; a true one takes the boat with her', () => {
    const state = hidden(0)
    Object.assign(state.deep.models[1]!, at(30, 59))
    expect(typesOf(does(state, go(1, 2)))).toEqual(expect.arrayContaining(['ModelMoved', 'DecoyExposed']))
    expect([modelsOf(state, 0), isHidden(state, 0)]).toEqual([[0, 2, 3], true])
    const other = hidden(0)
    Object.assign(other.deep.models[0]!, at(30, 59))
    Object.assign(other.ships[0]!, at(30, 59))
    expect(typesOf(does(other, go(0, 2)))).toEqual(expect.arrayContaining(['ModelMoved', 'BoatRevealed', 'ShipLeft']))
    expect([modelsOf(other, 0), isHidden(other, 0), other.ships[0]!.berth]).toEqual([[], false, 2])
  })

  test('FP-BRK-E, FP-H52-below a hidden boat that breaks off goes home with all her models', () => {
    const state = hidden(2)
    state.squadrons[0]!.brokenOff = 1
    const before = state.deep.models.map(({ x }) => x)
    roll(state, [], desk => retreat(desk, 0))
    expect(state.deep.models.map(({ x }, i) => (before[i]! - x) / INCH)).toEqual([8, 8, 8, 8])
    expect(state.ships[0]!.x).toBe(state.deep.models[2]!.x)
  })

  test('no such model, one that is gone, another’s, another segment', () => {
    const state = hidden(0)
    state.deep.models[3]!.gone = 1
    expect([asked(state, go(9, 1)), asked(state, go(3, 1)), asked(state, go(0, 1), 1)]).toEqual([
      'FP-SUB-B',
      'FP-SUB-H',
      'FP-SEQ-A',
    ])
    expect(asked(state, { ...go(0, 1), ship: 1 } as Command)).toBe('FP-SEQ-A')
    state.segment = SEGMENT.own
    expect(asked(state, go(0, 1))).toBe('FP-SEQ-B')
  })
})

describe('what reveals her', () => {
  const launch: Command = { type: 'LaunchTorpedo', ship: 0, target: 1 }
  const near = (state: State): State => {
    Object.assign(state.ships[1]!, at(55, 30))
    return state
  }
  test('FP-SUB-C launching, and all her models go', () => {
    const state = near(hidden(2))
    expect(typesOf(does(state, launch)).slice(0, 2)).toEqual(['BoatRevealed', 'TorpedoLaunched'])
    expect([isHidden(state, 0), modelsOf(state, 0), state.markers.length]).toEqual([false, [], 1])
    expect([state.markers[0]!.x, state.markers[0]!.y]).toEqual([FOUR[2]!.x, FOUR[2]!.y])
  })

  test('FP-SUB-C, FP-R115 surfacing, once in her own turn and before she moves; she dives back revealed', () => {
    const state = hidden(1)
    const [surface, dive] = [
      { type: 'Surface', ship: 0 },
      { type: 'Dive', ship: 0 },
    ] as const
    expect(asked(state, dive)).toBe('FP-R115')
    expect(typesOf(does(state, surface)).slice(0, 2)).toEqual(['BoatRevealed', 'BoatSurfaced'])
    expect([state.ships[0]!.submerged, isHidden(state, 0)]).toEqual([0, false])
    expect([asked(state, surface), asked(state, dive)]).toEqual(['FP-R115', 'FP-R115'])
    // in her next turn
    state.now += 2
    inTurnOf(state, 0)
    state.ships[0]!.did = 16
    expect(asked(state, dive)).toBe('FP-R115')
    state.ships[0]!.did = 0
    does(state, dive)
    expect([state.ships[0]!.submerged, isHidden(state, 0)]).toEqual([1, false])
    expect(asked(inTurnOf(hidden(0, 1), 1), { type: 'Surface', ship: 1 }, 1)).toBe('FP-SUB-A')
    expect(asked(inTurnOf(hidden(0, 1), 1), { type: 'Dive', ship: 1 }, 1)).toBe('FP-SUB-A')
  })

  test('FP-R115 a boat that has moved does not surface any more', () => {
    const state = hidden(1)
    does(state, go(0, 4))
    expect(asked(state, { type: 'Surface', ship: 0 })).toBe(null)
    does(state, go(1, 4))
    expect(asked(state, { type: 'Surface', ship: 0 })).toBe('FP-R115')
  })

  test('FP-H54-surfacing not under another ship', () => {
    const state = hidden(1)
    Object.assign(state.ships[1]!, FOUR[1]!)
    expect(asked(state, { type: 'Surface', ship: 0 })).toBe('FP-H54-surfacing')
    state.ships[1]!.berth = 2
    expect(asked(state, { type: 'Surface', ship: 0 })).toBe(null)
  })
})

describe('the hunt', () => {
  const hunt = (model: number): Command => ({ type: 'HuntModel', ship: 1, model })
  const over = (truth: number, model: number, of: Parameters<typeof setUpBelow>[0] = ['DD']): State => {
    const state = hidden(truth, 1, of)
    Object.assign(state.ships[1]!, { x: FOUR[model]!.x + INCH, y: FOUR[model]!.y })
    return state
  }
  test('FP-SUB-H a false model is exposed (R113) and removed without a die, and that is her throw of the turn', () => {
    const state = over(0, 3)
    expect(typesOf(does(state, hunt(3), [], 1)).slice(0, 2)).toEqual(['ModelHunted', 'DecoyExposed'])
    expect([modelsOf(state, 0), isHidden(state, 0)]).toEqual([[0, 1, 2], true])
    expect(asked(state, hunt(0), 1)).toBe('FP-R113')
  })

  test('FP-SUB-F, FP-SUB-C the true one is revealed and attacked: 6 destroys, 5 damages, less does nothing', () => {
    const ends = [4, 5, 6].map(die => {
      const state = over(3, 3)
      expect(typesOf(does(state, hunt(3), [die], 1)).slice(0, 3)).toEqual([
        'ModelHunted',
        'BoatRevealed',
        'DepthChargesDropped',
      ])
      return [state.ships[0]!.end, state.ships[0]!.damaged, isHidden(state, 0)]
    })
    expect(ends).toEqual([
      [0, 0, false],
      [0, 1, false],
      [1, 0, false],
    ])
  })

  test('FP-SUB-F within 2 inches from hull to hull; FP-SUB-E only DD and DE', () => {
    const far = over(3, 3)
    far.ships[1]!.x += 3 * INCH
    expect(asked(far, hunt(3), 1)).toBe('FP-SUB-F')
    const hunters = (['BB', 'CL', 'DD', 'DE', 'MTB'] as const).filter(
      of => asked(over(3, 3, [of]), hunt(3), 1) === null,
    )
    expect(hunters).toEqual(['DD', 'DE'])
  })

  test('FP-SUB-B a hidden boat is attacked by way of her models only', () => {
    const state = over(3, 3)
    expect(asked(state, { type: 'DropDepthCharges', ship: 1, target: 0 }, 1)).toBe('FP-SUB-B')
  })

  test('FP-R77 not without power, nor her own side’s models, nor one that is gone', () => {
    const state = over(3, 3)
    state.ships[1]!.powerOut = 1
    expect(asked(state, hunt(3), 1)).toBe('FP-R77')
    state.ships[1]!.powerOut = 0
    state.deep.models[3]!.gone = 1
    expect([asked(state, hunt(3), 1), asked(state, hunt(7), 1)]).toEqual(['FP-SUB-H', 'FP-SUB-B'])
  })

  test('FP-R112, FP-R123 nothing else reaches a boat under water; by option guns do not on the surface either', () => {
    const at1 = { type: 'FireBattery', ship: 1, battery: 'main', target: 0 } as const
    const state = inTurnOf(setUpBelow(['DD'], { ships: [{ submerged: 1 }, { x: 50 * INCH }] }), 1)
    expect(asked(state, at1, 1)).toBe('FP-R112')
    expect(asked(state, { type: 'LaunchTorpedo', ship: 1, target: 0 }, 1)).not.toBe(null)
    state.ships[0]!.submerged = 0
    expect(asked(state, at1, 1)).toBe(null)
    const barred = inTurnOf(
      setUpBelow(['DD'], { options: { gunsAtBoats: 'off' }, ships: [{ submerged: 0 }, { x: 50 * INCH }] }),
      1,
    )
    expect(asked(barred, at1, 1)).toBe('FP-R112')
  })

  test('FP-SUB-D a boat launches at surface targets only, never at another boat', () => {
    const state = inTurnOf(setUpBelow(['SM'], { ships: [{}, { x: 50 * INCH, submerged: 0 }] }), 0)
    expect(asked(state, { type: 'LaunchTorpedo', ship: 0, target: 1 })).toBe('FP-SUB-D')
  })
})
