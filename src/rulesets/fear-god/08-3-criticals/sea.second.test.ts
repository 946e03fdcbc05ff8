import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { AFLOAT, AMMUNITION, FIRE, GONE, percentAll, SINKING, SOURCE, sourceOf, TURN } from '../02-ships/conditions.ts'
import type { Card } from '../02-ships/ship.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { checkCollision, collide, collisionDamage } from '../08-1-damage/8-1-8-collisions.ts'
import {
  comeAlongside,
  crewOf,
  impulsesFor,
  PIER,
  PURPOSES,
  refuseApproach,
  refuseTransfer,
  type Transfer,
  transfer,
  transferChance,
} from '../08-1-damage/8-1-9-transfer.ts'
import { applyDamage } from '../08-1-damage/8-1-damage.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { controlModifier } from '../08-2-fire-and-flooding/8-2-control.ts'
import { resolveCasualties } from '../08-2-fire-and-flooding/8-2-fire-and-flooding.ts'
import { endBattle, REPAIR } from '../08-4-repairs/8-4-repairs.ts'
import {
  drift,
  leaveAircrew,
  leaveSurvivors,
  pickUp,
  pickUpByAir,
  roomIn,
  roundGroup,
  sightedAs,
} from '../08-4-repairs/8-6-rescue.ts'
import { newSurvivors } from '../08-4-repairs/survivors.ts'
import { R } from '../book/register.ts'
import { CARGO_CRAFT_D20, criticalOf } from '../book/tables-criticals.ts'
import type { Event } from '../events/events.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve as obey } from '../orders/resolve.ts'
import { alone, BOAT, card, DESTROYER, play, type Setting, stand, TIGER, typesOf } from '../whole/bench.fixture.ts'
import { blastAt, floodHold, riskHolds } from './8-3-cargo.ts'

type Holds = Card['holds']
const freighter = (holds: Holds): Card =>
  card({
    name: 'Clan',
    sizeClass: 'B',
    shipType: 'merchantAux',
    damagePoints: 200,
    belt: 0,
    deck: 0,
    batteries: [],
    holds,
  })
const PIERCED = { pierced: 1, piercedNow: 1, largest: 305 }
/** One Cargo critical, with 21 points in the batch. */
function cargo(holds: Holds, faces: readonly number[], ship: Partial<Ship> = {}, setting: Setting = {}): State {
  const state = alone(freighter(holds), { ...PIERCED, plain: 21, ...ship }, setting)
  play(state, faces, desk => resolve(desk, 0, criticalOf('Cargo'), false))
  return state
}
const left = (state: State): number[] => state.annex.holds.map(hold => hold.left)
const AMMO = { contents: 'ammunition', quantity: 1000 } as const
const SUPPLIES = { contents: 'general supplies', quantity: 100 } as const

describe('8.3 cargo', () => {
  test('FGDN-8.3-cargo FGDN-R63 a hold by lot; supplies and vehicles lose half the points of the batch, aircraft a fifth', () => {
    expect(left(cargo([SUPPLIES, { contents: 'aircraft', quantity: 9 }], [1]))).toEqual([90, 9])
    expect(left(cargo([SUPPLIES, { contents: 'aircraft', quantity: 9 }], [2]))).toEqual([100, 5])
    expect(left(cargo([{ contents: 'vehicles', quantity: 4 }], []))).toEqual([0])
    // 8.1.3: 8 mm does nothing
    expect(left(cargo([SUPPLIES], [], { largest: 8 }))).toEqual([100])
  })
  test.each([
    [1, 21],
    [3, 21],
    [4, 42],
    [6, 42],
    [7, 63],
    [9, 63],
    [10, 84],
  ])('FGDN-8.3-cargo troops on a D10 of %i: %i casualties', (face, lost) => {
    expect(left(cargo([{ contents: 'troops', quantity: 500 }], [face]))).toEqual([500 - lost])
  })
  test('FGDN-8.3-cargo oil burns: crude +1, refined +2, petrol +3, on severity and on the reduction die', () => {
    const burns = (contents: Holds[number]['contents']): number[] => {
      const state = cargo([{ contents, quantity: 10 }], [3])
      return [percentAll(state.ships[0]!.fires), controlModifier(state, 0, FIRE)]
    }
    // 1914: D6+2 = 5; size B of 1914 is Major from 10
    expect([burns('crude oil'), burns('refined oil'), burns('aviation petrol')]).toEqual([
      [6, 1],
      [7, 2],
      [8, 3],
    ])
  })
  test('FGDN-8.3-cargo ammunition: 1 or 2 some lost, 3 to 7 it burns as well, with +1', () => {
    expect(left(cargo([AMMO], [2, 37]))).toEqual([630])
    const state = cargo([AMMO], [7, 50, 3])
    expect([left(state), state.annex.holds[0]!.burning, percentAll(state.ships[0]!.fires)]).toEqual([[500], 2, 6])
    expect([controlModifier(state, 0, FIRE), sourceOf(state.ships[0]!.fires[0]!)]).toEqual([1, AMMUNITION])
  })
  test('FGDN-8.3-cargo FGDN-R63 8 or more: she is destroyed; other ammunition goes by 70 per cent; ships near by suffer', () => {
    const state = stand([freighter([AMMO, AMMO, SUPPLIES]), TIGER], { scene: { yards: 500 } })
    Object.assign(state.ships[0]!, { ...PIERCED, plain: 21 })
    // hold 1 of 3, D10 8, hold 2 by 70: 200 + 200 points at 500 yards
    play(state, [1, 8, 70], desk => resolve(desk, 0, criticalOf('Cargo'), false))
    expect([state.ships[0]!.end, state.ships[1]!.dueBlast, left(state)]).toEqual([GONE, 400, [0, 0, 100]])
    expect([0, 500, 501, 1000, 1001, 2000, 2001].map(yards => blastAt(1000, yards))).toEqual([
      200, 200, 40, 40, 5, 5, 0,
    ])
  })
  test('FGDN-8.3-cargo burning ammunition explodes by 25 per cent in each Intermediate Turn, until its fire is out or the hold flooded', () => {
    const burning = (fires = [AMMUNITION * SOURCE + 1003]): State => {
      const state = alone(freighter([AMMO]), { fires })
      state.annex.holds[0]!.burning = 1
      return state
    }
    const safe = burning()
    play(safe, [26], desk => riskHolds(desk, 0))
    expect(safe.ships[0]!.end).toBe(AFLOAT)
    const lost = burning()
    play(lost, [25], desk => riskHolds(desk, 0))
    expect(lost.ships[0]!.end).toBe(GONE)
    play(burning([1003]), [], desk => riskHolds(desk, 0))
    const flooded = burning()
    play(flooded, [], desk => floodHold(desk, 0, 0))
    expect([flooded.ships[0]!.fires, left(flooded)]).toEqual([[], [0]])
    play(flooded, [], desk => riskHolds(desk, 0))
    // in the Resolution Phase of turn 10: 3 per cent of 200 is 6 points of 194, D6 1; then the hold
    const turn = burning()
    turn.now = 10 * 6 + 5
    play(turn, [1, 25], resolveCasualties)
    expect(turn.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-8.3-cargo a hold set alight in an Intermediate Turn is tested in those that follow, not in this one', () => {
    const state = alone(freighter([AMMO, AMMO]), PIERCED, { turn: 10, phase: 'resolution' })
    // the second hold: D10 5, a hundredth is lost, fire D6 1 + 2 + 1
    play(state, [2, 5, 1, 1], desk => resolve(desk, 0, criticalOf('Cargo'), false))
    play(state, [], desk => riskHolds(desk, 0))
    state.now = moment(TURN, 20, 'resolution')
    // by then the first burns as well: only the second is tested
    play(state, [1, 5, 1, 1], desk => resolve(desk, 0, criticalOf('Cargo'), false))
    play(state, [26], desk => riskHolds(desk, 0))
    state.now = moment(TURN, 30, 'resolution')
    play(state, [26, 25, 71], desk => riskHolds(desk, 0))
    expect(state.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-8.1-secondary-now a hold that goes up in Resolution is felt near by in the same phase', () => {
    const state = stand([freighter([AMMO]), TIGER], { scene: { yards: 500 }, turn: 10, phase: 'resolution' })
    state.ships[0]!.fires = [AMMUNITION * SOURCE + 10_003]
    state.annex.holds[0]!.burning = 1
    // 25 per cent: 200 points of Tiger's 501 leave 301, ratio .66; D6 1 two criticals, both Sensor/Comms: sonar
    play(state, [25, 1, 18, 1, 9, 18, 1, 9], resolveCasualties)
    expect([state.ships[1]!.remaining, state.ships[1]!.dueBlast]).toEqual([301, 0])
  })
  test('FGDN-8.3-cargo holds are flooded by order in Plotting, each by its place on her card', () => {
    const state = stand([freighter([SUPPLIES]), freighter([SUPPLIES, AMMO])], { phase: 'plotting' })
    state.ships[1]!.fires = [AMMUNITION * SOURCE + 1003]
    state.annex.holds[2]!.burning = 1
    const order = (holds: number[], ship = 1) => ({ seat: ship, command: { type: 'FloodHolds', ship, holds } }) as const
    expect([refuse(state, order([0, 1])), refuse(state, order([0], 0))]).toEqual([null, null])
    expect([[2], [1, 1]].map(holds => refuse(state, order(holds))?.why)).toEqual([
      R['FGDN-8.3-cargo'],
      R['FGDN-8.3-cargo'],
    ])
    play(state, [], desk => obey(desk, order([1])))
    expect([left(state), state.ships[1]!.fires, state.annex.holds[2]!.flooded]).toEqual([[100, 100, 0], [], 1])
    expect(refuse(state, order([1]))?.reason).toMatch(/flooded already/)
    state.annex.holds[1]!.left = 0
    expect(refuse(state, order([0]))?.reason).toMatch(/nothing left/)
  })
  test('FGDN-8.3-cargo a hold in which all is lost and that still burns is flooded too, and its fire is out', () => {
    const state = stand([freighter([AMMO]), TIGER], { phase: 'plotting' })
    Object.assign(state.ships[0]!, { ...PIERCED, plain: 21 })
    // D10 3, all of a hundred is lost, fire D6 1 + 2 + 1
    play(state, [3, 100, 1], desk => resolve(desk, 0, criticalOf('Cargo'), false))
    expect([left(state), state.ships[0]!.fires.length]).toEqual([[0], 1])
    const holds = [0]
    const order = { seat: 0, command: { type: 'FloodHolds', ship: 0, holds } } as const
    expect(refuse(state, order)).toBeNull()
    play(state, [], desk => obey(desk, order))
    expect(state.ships[0]!.fires).toEqual([])
  })
  test('FGDN-8.3-cargo nothing in a flooded hold is hit, burns or explodes, whatever she is said to have in it', () => {
    const flooded = (holds: Holds): State => {
      const state = alone(freighter(holds), { ...PIERCED, plain: 21 })
      state.annex.holds[0]!.flooded = 1
      return state
    }
    const hit = flooded([SUPPLIES])
    play(hit, [], desk => resolve(desk, 0, criticalOf('Cargo'), false))
    expect(left(hit)).toEqual([100])
    // the second of two: D10 8 explodes, and the first is not thrown for
    const other = flooded([AMMO, AMMO])
    expect(typesOf(play(other, [2, 8], desk => resolve(desk, 0, criticalOf('Cargo'), false)))).toEqual([
      'CriticalRolled',
      'HoldExploded',
      'ShipDestroyed',
    ])
    const risked = flooded([AMMO])
    risked.ships[0]!.fires = [AMMUNITION * SOURCE + 1003]
    risked.annex.holds[0]!.burning = 1
    play(risked, [], desk => riskHolds(desk, 0))
    expect(risked.ships[0]!.end).toBe(AFLOAT)
  })
  test('FGDN-8.3-cargo FGDN-8.1.2-unarmed-cargo a small cargo craft loses a quarter; unarmed she has Cargo for Weapon', () => {
    const lighter = (batteries: unknown[]): Card =>
      card({
        ...{ name: 'X lighter', sizeClass: 'F', shipType: 'smallCargo', damagePoints: 20, belt: 0, deck: 0 },
        ...{ batteries, holds: [{ contents: 'troops', quantity: 90 }] },
      })
    const state = alone(lighter([]), PIERCED)
    expect(columnOf(state, 0, false)).toBe(CARGO_CRAFT_D20)
    play(state, [], desk => resolve(desk, 0, CARGO_CRAFT_D20.at(4), false))
    play(state, [], desk => resolve(desk, 0, CARGO_CRAFT_D20.at(1), false))
    expect(left(state)).toEqual([46])
    const armed = alone(lighter([BOAT.batteries[1]]), PIERCED)
    play(armed, [], desk => resolve(desk, 0, CARGO_CRAFT_D20.at(3), false))
    expect([left(armed), armed.ships[0]!.mounts]).toEqual([[90], [1]])
  })
  test('FGDN-8.4-cargo what is lost stays lost', () => {
    const state = cargo([SUPPLIES], [])
    play(state, [], desk => endBattle(desk, 0))
    expect(state.annex.jobs).toEqual([])
    play(state, [], desk => work(REPAIR, desk, { target: 0, hours: 48, bonus: 0, only: null }, 1))
    expect(left(state)).toEqual([90])
  })
})

describe('8.1.8 hulks and collisions', () => {
  test('FGDN-H17-collision each takes a hundredth of the other’s points a knot', () => {
    const state = stand([TIGER, DESTROYER])
    // 20 knots: 501 and 39 points
    expect([collisionDamage(state, 1, 20), collisionDamage(state, 0, 20)]).toEqual([7, 100])
    play(state, [], desk => collide(desk, 0, 1, 20))
    expect(state.ships.map(({ dueTorpedo }) => dueTorpedo)).toEqual([7, 100])
    // R98: with the D100 sheet a ram floods
    const sheet = stand([TIGER, DESTROYER], { options: { criticalTable: 'D100' } })
    play(sheet, [], desk => collide(desk, 0, 1, 20))
    expect(sheet.ships.map(({ autoFloods }) => autoFloods)).toEqual([1, 1])
  })
  test('FGDN-8.1.8-hulk until she goes she is an obstacle: whoever runs into her is damaged', () => {
    const state = stand([DESTROYER, TIGER])
    state.ships[1]!.end = SINKING
    // 501 × 6 / 100 = 30 of 39: ratio 3.33, to a tenth of her points
    play(state, [], desk => {
      collide(desk, 0, 1, 6)
      applyDamage(desk)
    })
    expect([state.ships[0]!.remaining, state.ships[1]!.dueTorpedo]).toEqual([3, 0])
  })
  test('FGDN-8.2-assist-speed below 10 knots alongside is safe; from 10 there is a check', () => {
    const check = (knots: number, faces: readonly number[]): number => {
      const state = stand([TIGER, DESTROYER])
      play(state, faces, desk => checkCollision(desk, 0, 1, knots))
      return state.ships[0]!.dueTorpedo
    }
    expect([check(9, []), check(10, [11]), check(10, [10])]).toEqual([0, 0, 3])
  })
})

describe('8.1.9 crew transfer', () => {
  const about = (changes: Partial<Transfer> = {}): Transfer => ({
    ...{ from: 0, to: 1, fit: 4, hurt: 2, knots: [0, 0], sameCourse: true },
    ...changes,
  })
  const boats = (lost = 2): State => {
    const state = stand([BOAT, BOAT])
    state.ships[0]!.crewLost = lost
    return state
  }
  const crews = (state: State) => [0, 1].map(ship => [crewOf(state, ship).fit, crewOf(state, ship).hurt])
  test('FGDN-8.1.9-auto FGDN-R41 FGDN-8.1.9-fit both stopped: no roll, and any number of fit crew crosses', () => {
    const state = boats()
    play(state, [], desk => transfer(desk, about()))
    expect(crews(state)).toEqual([
      [0, 0],
      [10, 2],
    ])
    expect(state.ships.map(({ crewLost }) => crewLost)).toEqual([6, 0])
  })
  test('FGDN-8.1.9-moving FGDN-R41 50 per cent to 5 knots, 5 to 10, barred above or unlike; one roll for all', () => {
    const chance = (one: number, other: number, sameCourse = true) =>
      transferChance({ knots: [one, other], sameCourse })
    expect([chance(1, 1), chance(5, 5), chance(6, 6), chance(10, 10)]).toEqual([50, 50, 5, 5])
    expect([chance(11, 11), chance(5, 4), chance(0, 4), chance(5, 5, false)]).toEqual([null, null, null, null])
    const state = boats()
    play(state, [50], desk => transfer(desk, about({ knots: [5, 5] })))
    expect(crews(state)[1]).toEqual([10, 2])
  })
  test('FGDN-8.1.9-fail they are in the water, and by half the craft collide', () => {
    const state = boats()
    play(state, [51, 51], desk => transfer(desk, about({ knots: [5, 5] })))
    expect([crews(state), state.ships[0]!.dueTorpedo]).toEqual([
      [
        [0, 0],
        [6, 0],
      ],
      0,
    ])
    const other = boats()
    // 20 points at 5 knots: 1 each
    play(other, [51, 50], desk => transfer(desk, about({ knots: [5, 5] })))
    expect(other.ships.map(({ dueTorpedo }) => dueTorpedo)).toEqual([1, 1])
  })
  test('FGDN-8.1.9-approach FGDN-8.1.9-hurt D6 Impulses from within 50 yards at 10 knots; hurt crew one an Impulse', () => {
    const refused = (yards: number, knots: number) => refuseApproach(yards, knots)?.why
    const why = R['FGDN-8.1.9-approach']
    expect([refused(50, 10), refused(51, 10), refused(50, 11)]).toEqual([undefined, why, why])
    play(boats(), [4], desk => expect(comeAlongside(desk)).toBe(4))
    expect([impulsesFor(0), impulsesFor(3)]).toEqual([0, 3])
  })
  test('FGDN-8.1.9-capacity a boat holds twelve, fit or hurt', () => {
    const state = boats()
    expect(refuseTransfer(state, about())).toBeNull()
    state.annex.crews.push({ ship: 1, fit: 6, hurt: 1 })
    expect(refuseTransfer(state, about())?.reason).toMatch(/12/)
    expect(refuseTransfer(boats(), about({ fit: 5 }))?.reason).toMatch(/not so many/)
    expect(refuseTransfer(boats(), about({ knots: [11, 11] }))?.reason).toMatch(/ten knots/)
  })
  test('FGDN-8.1.9-uses rescue, boarding, and a pier', () => {
    expect(PURPOSES).toEqual(['rescue', 'boarding', 'pier'])
    const state = boats()
    play(state, [], desk => transfer(desk, about({ to: PIER })))
    expect(crews(state)).toEqual([
      [0, 0],
      [6, 0],
    ])
  })
})

describe('8.6 search and rescue', () => {
  const CREW = card({ crew: 1100, passengers: 40 })
  const survive = (faces: readonly number[], isSudden = false, standsBy = false, of = CREW): number | undefined => {
    const state = alone(of)
    play(state, faces, desk => leaveSurvivors(desk, 0, isSudden, standsBy))
    return state.annex.survivors[0]?.count
  }
  test('FGDN-8.6-ship FGDN-R90 D6 × 10 per cent, D6 after a magazine; a ship standing by adds a fifth, to the whole crew at most', () => {
    expect([survive([3]), survive([3], true), survive([3], false, true)]).toEqual([330, 30, 400])
    // 1,100 × 6 % = 66, to the nearest ten 70; 66 × 1.2 = 79, 80
    expect([survive([6], true), survive([6], true, true)]).toEqual([70, 80])
    expect(survive([], false, false, TIGER)).toBeUndefined()
    expect(survive([1], false, false, card({ crew: 90 }))).toBe(9)
  })
  test('FGDN-8.6-round FGDN-8.6-aircraft 12 count as 10, 25 as 30; ten and less as they are (E24)', () => {
    expect([3, 10, 12, 14, 15, 25].map(roundGroup)).toEqual([3, 10, 10, 10, 20, 30])
    const state = stand([])
    play(state, [], desk => leaveAircrew(desk, 12))
    expect(state.annex.survivors).toEqual([newSurvivors(-1, 10)])
  })
  test('FGDN-8.6-drift after six hours at D6 knots in a random direction', () => {
    const state = stand([])
    play(state, [], desk => leaveAircrew(desk, 3))
    play(state, [], desk => drift(desk, 0, 6))
    play(state, [2, 12], desk => drift(desk, 0, 7))
    expect(state.annex.survivors[0]).toMatchObject({ knots: 2, course: 0 })
  })
  test('FGDN-8.6-search FGDN-R89 sighted as G, E, D or C by their number', () => {
    expect([9, 10, 29, 30, 99, 100].map(sightedAs)).toEqual(['G', 'E', 'E', 'D', 'D', 'C'])
  })
  test('FGDN-8.6-pickup FGDN-R3 D6/2 groups of ten a turn, rounded down; a sea state over 2 takes 1 off the die (E23)', () => {
    const saved = (face: number, seaState: number, room = 999): number => {
      const state = alone(CREW)
      state.annex.survivors.push(newSurvivors(0, 100))
      play(state, [face], desk => pickUp(desk, 0, 0, seaState, room))
      return 100 - state.annex.survivors[0]!.count
    }
    expect([1, 2, 3, 4, 5, 6].map(face => saved(face, 2))).toEqual([0, 10, 10, 20, 20, 30])
    expect([1, 2, 3, 4, 5, 6].map(face => saved(face, 4))).toEqual([0, 0, 0, 10, 10, 20])
    expect([saved(1, 9), saved(6, 0, 7)]).toEqual([0, 7])
  })
  test('FGDN-8.6-flyingboat ten or less in D6 turns', () => {
    const state = stand([])
    state.annex.survivors.push(newSurvivors(-1, 14))
    play(state, [4], desk => expect(pickUpByAir(desk, 0)).toBe(4))
    expect(state.annex.survivors[0]!.count).toBe(4)
  })
  test('FGDN-8.6-capacity as many as her crew or passengers', () => {
    expect([roomIn(alone(CREW), 0), roomIn(alone(card({ crew: 40, passengers: 300 })), 0)]).toEqual([1100, 300])
  })
  test('FGDN-R124 FGDN-8.6-ship by option ships that sink leave survivors: many with time to leave, few without', () => {
    const options = { searchAndRescue: 'on' }
    const sunk = stand([CREW], { turn: 4, phase: 'movement', options })
    sunk.ships[0]!.end = SINKING
    sunk.agenda.push({ at: 4 * 6 + 1, what: 2, ship: 0, amount: 0 })
    const heard: Event[] = play(sunk, [2], nextPhase)
    expect([typesOf(heard).includes('SurvivorsLeft'), sunk.annex.survivors[0]!.count]).toEqual([true, 220])
    play(sunk, [], nextPhase)
    const blown = stand([CREW], { phase: 'detection', options })
    blown.ships[0]!.end = GONE
    play(blown, [2], nextPhase)
    expect(blown.annex.survivors[0]!.count).toBe(20)
    const off = stand([CREW], { phase: 'detection' })
    off.ships[0]!.end = GONE
    play(off, [], nextPhase)
  })
})
