import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { GONE, SINKING, TURN } from '../02-ships/conditions.ts'
import type { State } from '../02-ships/state.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { stowed } from '../battle/s2-aim.ts'
import { sidesAsked } from '../battle/s2-asked.ts'
import { R } from '../book/register.ts'
import { suggest } from '../captain/suggest.ts'
import { orderWritten } from '../events/events.ts'
import { DEEDS, type Deed } from '../orders/deeds.ts'
import { offers } from '../table/offers.ts'
import { sea } from '../whole/battle.fixture.ts'
import { alone, card, play, typesOf } from '../whole/bench.fixture.ts'
import { E1, FOXGLOVE, meeting, SLOOP, SUB, whyNot } from './below.fixture.ts'
import { attackBoat, CHARGE_ATTACK, DEPTH_CHARGES, patternModifier, refuseDrop } from './s15-depth-charges.ts'

const NO_DICE = new Dice(new Script([]))
const OFFERS = (state: State, seat: number) =>
  offers(state, seat).filter(offer => offer.kind === 'say' && offer.unit === FOXGLOVE)

const drop: Deed = { type: 'DropCharges', ship: FOXGLOVE, battery: 0, target: E1 }
/** The boat at that depth, stopped, the sloop stopped so many yards away. */
function lying(yards: number, zone: number): State {
  const state = meeting(yards)
  state.annex.boats[0]!.zone = zone
  for (const ship of [E1, FOXGLOVE]) Object.assign(state.ships[ship]!, { speed: 0, ordered: 0 })
  return state
}
function attack(state: State, faces: readonly number[]) {
  return play(state, faces, desk => {
    orderWritten(desk, { ship: FOXGLOVE, order: DEEDS.seal(drop) }, R['FGDN-H27-orders'])
    for (let phase = 0; phase < 3; phase++) nextPhase(desk)
  })
}

describe('FGDN-H35-depth-charges', () => {
  test('FGDN-H35-depth-charges what the die says', () => {
    const falls = [1, 6, 7, 8, 9, 10, 11, 12, 13].map(total => DEPTH_CHARGES.at(total))
    expect(falls).toEqual([
      ...['nothing', 'nothing', 'minor', 'minor', 'major', 'major', 'lethal', 'lethal', 'contact'],
    ])
    expect([DEPTH_CHARGES.at(-3), DEPTH_CHARGES.at(14)]).toEqual(['nothing', 'contact'])
  })
  test('FGDN-H35-depth-charges more charges up to two, a hydrophone one, a zone below Shallow one less', () => {
    const by = (zone: number, charges: number, listens: boolean) => patternModifier(zone, { charges, listens })
    expect([by(1, 1, false), by(2, 2, false), by(2, 3, true), by(2, 9, true)]).toEqual([0, 1, 3, 3])
    expect([by(3, 1, false), by(5, 2, true)]).toEqual([-1, -1])
  })
  test('FGDN-H35-depth-charges FGDN-8.1-ph-planned in Planned Fire within 500 yards, two charges and a hydrophone: D10 7 is 9, Major, half of 21 points', () => {
    const state = lying(500, 2)
    // 10 of 100 points: ratio .10, D6 4 is no critical
    const events = attack(state, [7, 4])
    expect(typesOf(events).filter(type => /Charge/.test(type))).toEqual(['ChargesDropped', 'DepthChargeStruck'])
    expect(events.find(({ type }) => type === 'DepthChargeStruck')).toMatchObject({ ship: E1, damage: 10, severity: 2 })
    expect([state.ships[E1]!.remaining, stowed(state, FOXGLOVE, 0), state.ships[FOXGLOVE]!.warheads[0]]).toEqual([
      90, 2, 2,
    ])
  })
  test('FGDN-8.1-ph-reaction FGDN-H35-depth-charges in Reaction Fire too, on a boat below within 500 yards, by who has dropped none in this turn', () => {
    const reacting = (yards: number, zone: number): State => {
      const state = lying(yards, zone)
      state.now = moment(TURN, 1, 'reaction fire')
      return state
    }
    const [state, far, risen] = [reacting(500, 2), reacting(501, 2), reacting(500, 0)]
    const seat = state.ships[FOXGLOVE]!.seat
    // she has no guns: it is for her charges that her side is asked
    expect([state, far, risen].map(each => sidesAsked(each).includes(seat))).toEqual([true, false, false])
    expect(whyNot(state, drop)).toBeNull()
    for (const each of [far, risen]) expect(refuseDrop(each, drop)?.why).toBe(R['FGDN-H35-depth-charges'])
    expect(OFFERS(state, seat)).toMatchObject([{ unit: FOXGLOVE, command: drop }])
    expect([...suggest(state, seat, NO_DICE)]).toContainEqual(drop)
    // D10 7 is 9, Major: 10 of 100, D6 4
    const events = play(state, [7, 4], desk => {
      orderWritten(desk, { ship: FOXGLOVE, order: DEEDS.seal(drop) }, R['FGDN-H27-orders'])
      nextPhase(desk)
    })
    expect(typesOf(events).filter(type => /Charge/.test(type))).toEqual(['ChargesDropped', 'DepthChargeStruck'])
    expect([state.ships[E1]!.remaining, stowed(state, FOXGLOVE, 0)]).toEqual([90, 2])
  })
  test('FGDN-8.1-ph-reaction the nearest boat may be on the surface: charges are offered on the one that is below', () => {
    const state = sea(
      [
        [SUB, 10_000, 30_000],
        [card({ ...SUB, name: 'E 2' }), 10_300, 30_000],
      ],
      [[SLOOP, 10_400, 30_000]],
      {},
      {},
      { phase: 'reaction fire' },
    )
    state.annex.boats[0]!.zone = 2
    const told = { type: 'DropCharges', ship: 2, battery: 0, target: 0 }
    expect([...suggest(state, 1, NO_DICE)]).toContainEqual(told)
    expect(offers(state, 1).filter(offer => offer.kind === 'say')).toMatchObject([{ command: told }, {}, {}])
  })
  test('FGDN-H29-planned one pattern of a battery in a turn; one that was held may still be dropped', () => {
    const dropped = lying(500, 2)
    // 6 + 2 is 8: Minor, 5 of 100, below .10, D6 1
    attack(dropped, [6, 1])
    play(dropped, [], nextPhase)
    expect(refuseDrop(dropped, drop)?.why).toBe(R['FGDN-H29-planned'])
    play(dropped, [], desk => {
      for (let phase = 0; phase < 2; phase++) nextPhase(desk)
    })
    expect(whyNot(dropped, drop)).toBeNull()
    const held = lying(500, 0)
    attack(held, [])
    play(held, [], nextPhase)
    held.annex.boats[0]!.zone = 2
    expect(whyNot(held, drop)).toBeNull()
  })
  test('FGDN-H35-depth-charges kept when she is further off, on the surface or lost', () => {
    for (const state of [lying(501, 2), lying(500, 0)]) {
      const types = typesOf(attack(state, []))
      expect([types.includes('ChargesHeld'), types.includes('ChargesDropped'), stowed(state, FOXGLOVE, 0)]).toEqual([
        true,
        false,
        3,
      ])
    }
  })
  test('FGDN-H35-depth-charges 6 or less is nothing; 13 is in contact: her hull is breached', () => {
    const wide = lying(0, 4)
    // two charges and a hydrophone add 2, two zones below Shallow take 2 off
    expect(typesOf(attack(wide, [6]))).toContain('ChargesWide')
    expect(wide.ships[E1]!.remaining).toBe(100)
    // three charges and a hydrophone at Shallow: D10 10 is 13; half to rise, D10 × 2 turns
    const about = { target: 0, warhead: 21, charges: 3, listens: true }
    const shallow = alone(SUB)
    shallow.annex.boats[0]!.zone = 2
    play(shallow, [10, 50, 4], desk => work(CHARGE_ATTACK, desk, about))
    expect([shallow.ships[0]!.end, shallow.annex.boats[0]!.zone]).toEqual([SINKING, 0])
    const lost = alone(SUB)
    lost.annex.boats[0]!.zone = 2
    play(lost, [10, 51], desk => work(CHARGE_ATTACK, desk, about))
    expect(lost.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-H35-depth-charges Minor a quarter and Lethal all of a charge’s points', () => {
    const struck = (faces: readonly number[]) => {
      const state = alone(SUB)
      state.annex.boats[0]!.zone = 2
      const about = { target: 0, warhead: 21, charges: 2, listens: true, batches: 1 }
      return play(state, faces, desk => work(CHARGE_ATTACK, desk, about)).find(
        ({ type }) => type === 'DepthChargeStruck',
      )
    }
    // 5 points are a ratio below .10; 21 one of .20, D6 2 is none
    expect([struck([5, 1]), struck([9, 2])]).toMatchObject([
      { damage: 5, severity: 1 },
      { damage: 21, severity: 3 },
    ])
  })
  test('FGDN-H35-depth-charges two patterns in one phase are one batch, of the worse severity', () => {
    const state = lying(100, 2)
    const pattern = { target: E1, warhead: 21, charges: 2, listens: true }
    play(state, [9, 5], desk => {
      attackBoat(desk, pattern)
      attackBoat(desk, pattern)
    })
    expect([state.ships[E1]!.due, state.annex.boats[0]!.severity]).toEqual([26, 3])
  })
  test('FGDN-H35-depth-charges by her own charges, at an enemy boat, if she is fit to', () => {
    const why = (change: Partial<typeof drop>) => whyNot(lying(100, 2), { ...drop, ...change } as typeof drop)
    expect([why({}), why({ battery: 1 }), why({ target: 1 }), why({ target: 3 })]).toEqual([
      null,
      ...[1, 2, 3].map(() => R['FGDN-H35-depth-charges']),
    ])
    const wreck = lying(100, 2)
    wreck.ships[FOXGLOVE]!.remaining = 6
    const empty = lying(100, 2)
    empty.ships[FOXGLOVE]!.warheads[0] = 0
    const blind = lying(100, 2)
    blind.ships[FOXGLOVE]!.bridge = 1
    expect([wreck, empty, blind].map(state => whyNot(state, drop))).toEqual([
      R['FGDN-8.1.10-10'],
      R['FGDN-H35-depth-charges'],
      R['FGDN-R62'],
    ])
  })
})
