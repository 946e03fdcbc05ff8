import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import type { Airship, Carrier, Plane } from '../02-ships/annex.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import {
  AFLOAT,
  AVIATION_FUEL,
  CRITICAL,
  DESTROYED,
  FIRE,
  FLIGHT_DECK,
  GONE,
  HEAVY,
  LIGHT,
  OUT_OF_PLAY,
  percentAll,
  SINKING,
  SOUND,
  SOURCE,
} from '../02-ships/conditions.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { copy } from '../02-ships/state-copy.ts'
import { columnOf, resolve } from '../08-1-damage/8-1-2-criticals.ts'
import { strike } from '../08-1-damage/8-1-6-armour.ts'
import { BOMBING, type Bombs, heightOf, strikeBombs } from '../08-1-damage/8-1-6-bombs.ts'
import { applyDamage } from '../08-1-damage/8-1-damage.ts'
import { controlModifier } from '../08-2-fire-and-flooding/8-2-control.ts'
import { flyingAt, hitParked, purge } from '../08-3-criticals/8-3-aviation.ts'
import { endBattle, REPAIR, salvageAircraft } from '../08-4-repairs/8-4-repairs.ts'
import { mendAircraft } from '../08-4-repairs/8-5-serviceability.ts'
import { R } from '../book/register.ts'
import { AVIATION_D20, AVIATION_D100, criticalOf, type Kind } from '../book/tables-criticals.ts'
import type { Event } from '../events/events.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve as obey } from '../orders/resolve.ts'
import { alone, card, play, type Setting, stand, TIGER, typesOf } from '../whole/bench.fixture.ts'
import { ableOf, hitPlane, mendPlane, settlePlane, worsened } from './8-7-aircraft.ts'
import { burnOn, fightGondolaFire, flightOf, hitAirship, lighten, rollHeight } from './8-8-airships.ts'

// An aviation ship of 200 points, size B of 1914 without armour: D6+2 per cent; four aircraft forward, two aft, six below.
const AIR = { forward: 4, aft: 2, hangar: 6, elevators: 1, ordnance: 40 }
const flat = (changes: Record<string, unknown> = {}, air: Record<string, unknown> = {}) =>
  card({
    name: 'Flat',
    sizeClass: 'B',
    shipType: 'aviation',
    damagePoints: 200,
    belt: 0,
    deck: 0,
    batteries: [],
    air: { ...AIR, ...air },
    ...changes,
  })
const FLAT = flat()
const PIERCED = { pierced: 1, piercedNow: 1, largest: 305 }
function carrier(with_: Partial<Carrier> = {}, ship: Partial<Ship> = PIERCED, setting: Setting = {}, of = FLAT): State {
  const state = alone(of, ship, setting)
  Object.assign(state.annex.carriers[0]!, with_)
  return state
}
const it_ = (state: State): Carrier => state.annex.carriers[0]!
const suffers = (state: State, kind: Kind, faces: readonly number[]): Event[] =>
  play(state, faces, desk => resolve(desk, 0, criticalOf(kind), false))

describe('8.3 aviation ships', () => {
  test('FGDN-8.1.2-column FGDN-R80 T10, T45: her own columns', () => {
    expect(columnOf(carrier(), 0, false)).toBe(AVIATION_D20)
    expect(columnOf(carrier({}, {}, { options: { criticalTable: 'D100' } }), 0, false)).toBe(AVIATION_D100)
    expect([1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18].map(face => String(AVIATION_D20.at(face)))).toEqual([
      'Flight Deck*',
      'Flight Deck*',
      'Other Weapon',
      'Other Weapon',
      'Ammo/Fuel*',
      'Ammo/Fuel*',
      'Aircraft',
      'Aircraft',
      'Engineering*',
      'Flooding',
      'Fire*',
      'Sensor/Comms*',
    ])
  })
  test('FGDN-8.3-aircraft one of those aboard by lot, and a fire of D6−2', () => {
    const state = carrier()
    // 12 aircraft: 5 and 6 are aft; D6 6: four per cent
    suffers(state, 'Aircraft', [5, 6])
    expect([it_(state).aboard, percentAll(state.ships[0]!.fires)]).toEqual([[4, 0, 1, 6], 4])
    suffers(state, 'Aircraft', [11, 2])
    expect([it_(state).aboard, percentAll(state.ships[0]!.fires), it_(state).lost]).toEqual([[4, 0, 1, 5], 4, 2])
    // such fires never start again
    expect(state.ships[0]!.burnt).toBe(0)
    const empty = carrier({ aboard: [0, 0, 0, 0] })
    suffers(empty, 'Aircraft', [])
    // 8.1.3: 12.7 mm can, 8 mm cannot
    suffers(carrier({}, { largest: 8 }), 'Aircraft', [])
    suffers(carrier({}, { ...PIERCED, largest: 13 }), 'Aircraft', [1, 1])
  })
  test('FGDN-8.3-aircraft-armed by option D6+2; from 6 two thirds of its ordnance, as damage from within', () => {
    const options = { armedAircraft: 'on' }
    const state = carrier({ readied: 1 }, PIERCED, { options })
    suffers(state, 'Aircraft', [1, 3])
    expect([percentAll(state.ships[0]!.fires), state.ships[0]!.due, it_(state).exploded]).toEqual([5, 0, 0])
    // 40 × 2/3 = 26
    suffers(state, 'Aircraft', [1, 4])
    expect([percentAll(state.ships[0]!.fires), state.ships[0]!.due, it_(state).exploded]).toEqual([11, 26, 1])
    // in the hangar nothing is ready
    suffers(state, 'Aircraft', [6, 2])
    expect(percentAll(state.ships[0]!.fires)).toBe(11)
  })
  test('FGDN-R59 on an armoured ship half of that, and no armour is beaten', () => {
    const state = carrier({ readied: 1 }, PIERCED, { options: { armedAircraft: 'on' } }, flat({ deck: 3 }))
    suffers(state, 'Aircraft', [1, 6])
    expect([state.ships[0]!.due, state.ships[0]!.dueBlast]).toEqual([0, 13])
  })
  test('FGDN-8.3-parked FGDN-R60 up to four others by half the chance that hit the first, rounded down', () => {
    const hit = (chance: number, near: number, faces: readonly number[]): number => {
      let many = 0
      play(stand([]), faces, desk => {
        many = hitParked(desk, chance, near)
      })
      return many
    }
    expect(hit(45, 6, [22, 23, 1, 100])).toBe(2)
    expect(hit(45, 1, [22])).toBe(1)
    expect([hit(1, 4, []), hit(45, 0, [])]).toEqual([0, 0])
  })
  test('FGDN-8.3-parked-explode FGDN-8.3-parked-burn FGDN-R60 by option 50 per cent each beside an explosion, 25 beside a fire', () => {
    const burns = carrier({}, PIERCED, { options: { closelyParked: 'on' } })
    // the first of four forward burns; of three others one at 25; it does not burn (D6 2)
    suffers(burns, 'Aircraft', [1, 3, 25, 26, 100, 2])
    expect(it_(burns).aboard).toEqual([2, 0, 2, 6])
    const options = { closelyParked: 'on', armedAircraft: 'on' }
    const explodes = carrier({ readied: 1, aboard: [2, 0, 0, 0] }, PIERCED, { options })
    suffers(explodes, 'Aircraft', [4, 50, 1])
    expect([it_(explodes).aboard, it_(explodes).lost, it_(explodes).exploded]).toEqual([[0, 0, 0, 0], 2, 1])
  })
  test('FGDN-8.3-ammofuel FGDN-8.3-ammofuel-mag 1 to 3 is the magazine, which goes up on 9 or 10', () => {
    const ends = (faces: readonly number[], ship: Partial<Ship> = PIERCED): number => {
      const state = carrier({}, ship)
      suffers(state, 'Ammo/Fuel', faces)
      return state.ships[0]!.end
    }
    expect([ends([3, 9]), ends([3, 8]), ends([1, 10])]).toEqual([GONE, AFLOAT, GONE])
    // R117
    expect(ends([3], { ...PIERCED, magazinesFlooded: 1 })).toBe(AFLOAT)
  })
  test('FGDN-8.3-ammofuel-fuel FGDN-R61 fuel burns with two more, whatever the dice, and two more on the reduction die', () => {
    const state = carrier()
    suffers(state, 'Ammo/Fuel', [4, 3])
    expect(percentAll(state.ships[0]!.fires)).toBe(7)
    expect(controlModifier(state, 0, FIRE)).toBe(2)
    const old = carrier({}, PIERCED, {}, flat({ inServiceYear: 1905 }))
    suffers(old, 'Ammo/Fuel', [10, 3, 4])
    expect(percentAll(old.ships[0]!.fires)).toBe(11)
  })
  test('FGDN-8.2-flood-magazines of a carrier: her ordnance is lost, her fuel burns as before', () => {
    const flooded = { ...PIERCED, magazinesFlooded: 1 }
    expect(flyingAt(carrier({}, flooded), 0).arm).toBe(false)
    const fuel = carrier({}, flooded)
    // D10 4 fuel; 1914: D6 1 + 2, two worse
    suffers(fuel, 'Ammo/Fuel', [4, 1])
    expect(percentAll(fuel.ships[0]!.fires)).toBe(5)
    const sheet = carrier({}, flooded, { options: { criticalTable: 'D100' } })
    suffers(sheet, 'Aviation Fuel', [1])
    suffers(sheet, 'Ordnance Explosion', [])
    expect([percentAll(sheet.ships[0]!.fires), sheet.ships[0]!.end]).toEqual([5, AFLOAT])
  })
  test('FGDN-8.3-ammofuel-purge is ordered in Plotting, once, by who has stores to purge', () => {
    const order = { seat: 0, command: { type: 'PurgeStores', ship: 0 } } as const
    const state = carrier({}, { fires: [AVIATION_FUEL * SOURCE + 1006, 1003] }, { phase: 'plotting' })
    expect(refuse(state, order)).toBeNull()
    play(state, [], desk => obey(desk, order))
    expect([state.ships[0]!.fires, flyingAt(state, 0).arm]).toEqual([[1003], false])
    expect(refuse(state, order)?.why).toBe(R['FGDN-8.3-ammofuel-purge'])
    expect(refuse(stand([TIGER], { phase: 'plotting' }), order)?.why).toBe(R['FGDN-8.3-ammofuel-purge'])
    expect(refuse(carrier({}, {}, { phase: 'movement' }), order)).not.toBeNull()
  })
  test('FGDN-8.3-ammofuel-purge puts it out at once; nothing can be armed again, and nothing burns', () => {
    const fuel = AVIATION_FUEL * SOURCE + 1007
    const state = carrier({ readied: 1 }, { ...PIERCED, fires: [1003, fuel] })
    play(state, [], desk => purge(desk, 0))
    expect([state.ships[0]!.fires, it_(state).purged, flyingAt(state, 0).arm]).toEqual([[1003], 1, false])
    suffers(state, 'Ammo/Fuel', [4])
    suffers(state, 'Ammo/Fuel', [3])
  })
  test('FGDN-8.3-bridge-cv FGDN-R122 no flying for D6/2 turns, with the die of the bridge', () => {
    const state = carrier()
    suffers(state, 'Bridge', [5, 1])
    expect([it_(state).grounded, state.ships[0]!.bridge]).toEqual([4, 4])
    expect(flyingAt(state, 0)).toMatchObject({ launch: 0, land: 0 })
    state.now += 4 * 6
    // 8.4: halved until it is mended
    expect(flyingAt(state, 0)).toMatchObject({ launch: 1, land: 1 })
  })
  test('FGDN-8.4-bridge FGDN-R113 flying is halved from the hit until the repair', () => {
    expect(flyingAt(carrier({}, { slowHelm: 1 }), 0)).toMatchObject({ launch: 1, land: 1 })
    expect(flyingAt(carrier(), 0)).toMatchObject({ launch: 2, land: 2 })
    // 8.1.10, 8.2 fires of Major
    expect(flyingAt(carrier({}, { remaining: 50 }), 0)).toMatchObject({ launch: 0, land: 0 })
    expect(flyingAt(carrier({}, { fires: [1010] }), 0)).toMatchObject({ launch: 0, land: 0 })
  })
  test('FGDN-8.3-fd-place FGDN-R67 FGDN-R123 1 or 2 forward, 3 or 4 amidships, 5 or 6 aft', () => {
    const hit = (face: number): unknown[] => {
      const state = carrier({ aboard: [0, 0, 0, 0] })
      suffers(state, 'Flight Deck', [face])
      const { launch, land } = flyingAt(state, 0)
      return [it_(state).deck, launch, land]
    }
    expect([hit(2), hit(3), hit(5)]).toEqual([
      [[1, 0, 0], 1, 2],
      [[0, 1, 0], 2, 2],
      [[0, 0, 1], 2, 0],
    ])
  })
  test('FGDN-8.3-fd-aircraft D6 of those spotted there, each an Aircraft critical', () => {
    const state = carrier({ aboard: [4, 0, 2, 0] })
    // aft, D6 3 but only two there: D6 3 burns 1, D6 1 not
    suffers(state, 'Flight Deck', [6, 3, 3, 1])
    expect([it_(state).aboard, percentAll(state.ships[0]!.fires)]).toEqual([[4, 0, 0, 0], 1])
  })
  test('FGDN-8.3-fd-hangar FGDN-R102 6 or more hits D6 below, if the deck was beaten; an armoured one only by AP bombs', () => {
    const below = (with_: Partial<Carrier>, faces: readonly number[], ship: Partial<Ship> = PIERCED, of = FLAT) => {
      const state = carrier({ aboard: [0, 0, 0, 6], ...with_ }, ship, {}, of)
      suffers(state, 'Flight Deck', faces)
      return it_(state).aboard[3]
    }
    expect(below({}, [1, 6, 2, 1, 1])).toBe(4)
    expect(below({}, [1, 5])).toBe(6)
    expect(below({}, [1], { largest: 305 })).toBe(6)
    const armoured = flat({}, { hasArmouredDeck: true })
    expect(below({}, [1], PIERCED, armoured)).toBe(6)
    expect(below({ piercing: 1 }, [1, 10, 1, 2], PIERCED, armoured)).toBe(5)
  })
  test('FGDN-D100-avfuel FGDN-D100-avammo FGDN-D100-elevator FGDN-R81 the sheet', () => {
    const setting = { options: { criticalTable: 'D100' } }
    const fuel = carrier({}, PIERCED, setting)
    play(fuel, [3], desk => resolve(desk, 0, AVIATION_D100.at(36), false))
    expect(percentAll(fuel.ships[0]!.fires)).toBe(7)
    const ordnance = carrier({}, PIERCED, setting)
    for (const face of [31, 34]) play(ordnance, [], desk => resolve(desk, 0, AVIATION_D100.at(face), false))
    expect(ordnance.ships[0]!.end).toBe(AFLOAT)
    play(ordnance, [], desk => resolve(desk, 0, AVIATION_D100.at(35), false))
    expect(ordnance.ships[0]!.end).toBe(GONE)
    const lift = carrier({}, {}, setting)
    for (const face of [13, 15]) play(lift, [], desk => resolve(desk, 0, AVIATION_D100.at(face), false))
    expect(it_(lift).elevators).toBe(0)
  })
  test('FGDN-8.4-flightdeck FGDN-R86 each hit rolls at 12, 24 and 48 hours', () => {
    const state = carrier({ deck: [1, 0, 1] }, { remaining: 120 })
    const mend = (hours: 6 | 12, faces: readonly number[]) =>
      play(state, faces, desk => work(REPAIR, desk, { target: 0, hours, bonus: 0, only: FLIGHT_DECK }, 1))
    play(state, [], desk => endBattle(desk, 0))
    mend(6, [])
    // 60 per cent left, half of it
    mend(12, [30, 31])
    expect(it_(state).deck).toEqual([0, 0, 1])
    // the other fails at 24 and 48 hours, and would be past mending at sea
    const lost = copy(state)
    for (const hours of [24, 48] as const)
      play(lost, [61], desk => work(REPAIR, desk, { target: 0, hours, bonus: 0, only: FLIGHT_DECK }, 1))
    play(lost, [], desk => work(REPAIR, desk, { target: 0, hours: 48, bonus: 0, only: FLIGHT_DECK }, 1))
    expect(it_(lost).deck).toEqual([0, 0, 1])
    // hit again before: start over
    suffers(state, 'Flight Deck', [1, 1, 1])
    expect(state.annex.jobs.map(({ mark }) => mark)).toEqual([0])
  })
  test('FGDN-8.4-aircraft half of those lost are only damaged, but for those that exploded; once', () => {
    const state = carrier({ lost: 3, exploded: 1 })
    play(state, [50, 51], desk => salvageAircraft(desk, 0))
    expect([it_(state).lost, it_(state).damaged]).toEqual([2, 1])
    play(state, [], desk => salvageAircraft(desk, 0))
  })
  test('FGDN-8.5-aircraft aboard by T38; ashore ten more, and on after 48 hours', () => {
    const state = carrier({ damaged: 2 })
    play(state, [35, 36], desk => mendAircraft(desk, 0, 24, 0))
    expect([it_(state).damaged, it_(state).aboard[3]]).toEqual([1, 7])
    const mended = (hours: number, isAshore: boolean, faces: readonly number[]): boolean => {
      const sky = stand([])
      sky.annex.planes.push({ ...newPlane(-1, -1, 0), state: HEAVY })
      play(sky, faces, desk => mendPlane(desk, 0, 'FRA', hours, isAshore))
      return sky.annex.planes[0]!.state === SOUND
    }
    expect([mended(6, false, [15]), mended(6, false, [16]), mended(6, true, [25])]).toEqual([true, false, true])
    expect([mended(72, true, [40]), mended(72, false, [])]).toEqual([true, false])
  })
})

describe('8.1.6 bombs', () => {
  const bombs = (changes: Partial<Bombs> = {}): Bombs => ({
    ...{ target: 0, kind: 'demolition', hits: 1, pounds: 112, damage: 21, penetration: 3, isSkip: false, calibre: 0 },
    ...changes,
  })
  const struck = (of: typeof TIGER, changes: Partial<Bombs>): Ship => {
    const state = alone(of)
    play(state, [], desk => strikeBombs(desk, bombs(changes)))
    return state.ships[0]!
  }
  test('FGDN-8.1.6-bombs FGDN-8.1.6-bomb-types Tiger’s deck of 6 keeps period bombs out: half, each by itself (E7)', () => {
    expect(struck(TIGER, { hits: 2 })).toMatchObject({ due: 20, pierced: 0 })
    expect(struck(TIGER, { hits: 2, penetration: 7 })).toMatchObject({ due: 42, pierced: 1 })
    expect(struck(TIGER, { kind: 'incendiary', damage: 3, penetration: 0 })).toMatchObject({ due: 1 })
  })
  test('FGDN-8.1.6-skip a skip bomb meets the belt of 18, casemates 12', () => {
    expect(struck(TIGER, { isSkip: true, penetration: 13 })).toMatchObject({ due: 10, pierced: 0, casemated: 1 })
    expect(struck(TIGER, { isSkip: true, penetration: 19 })).toMatchObject({ due: 21, pierced: 1 })
  })
  test('FGDN-8.1.6-altitude pressed home is Low, early is Medium; a dive is never High', () => {
    expect(heightOf('level', 'high', 'pressed home')).toBe('low')
    expect(heightOf('dive', 'low', 'early')).toBe('medium')
    expect([heightOf('level', 'high', 'as ordered'), heightOf('dive', 'high', 'as ordered')]).toEqual(['high', null])
  })
  test('FGDN-8.1.6-strafe must beat the deck, and is light fire', () => {
    expect(struck(TIGER, { kind: 'guns', calibre: 7.7, damage: 5, penetration: 0 })).toMatchObject({
      due: 2,
      pierced: 0,
      largest: 7,
    })
    expect(struck(FLAT, { kind: 'guns', calibre: 7.7, damage: 5, penetration: 0 })).toMatchObject({
      due: 5,
      pierced: 1,
    })
  })
  test('FGDN-8.1.2-keel one bomb of three quarters of her points: 4 or less breaks the keel', () => {
    const state = carrier({ aboard: [0, 0, 0, 0] }, {})
    // 150 of 200, too light for the deck: ratio 3, no criticals; keel 5
    play(state, [5], desk => work(BOMBING, desk, bombs({ damage: 150, pounds: 99 })))
    expect(state.ships[0]!.end).toBe(AFLOAT)
    const lost = carrier({ aboard: [0, 0, 0, 0] }, {})
    play(lost, [4, 1], desk => work(BOMBING, desk, bombs({ damage: 150, pounds: 99 })))
    expect(lost.ships[0]!.end).toBe(SINKING)
  })
  test('FGDN-8.1.2-bomb-deck each bomb of 100 lb that penetrates a carrier adds a Flight Deck critical', () => {
    const state = carrier({ aboard: [0, 0, 0, 0] }, {})
    // 42 of 158: .20, D6 1 none; two deck hits: forward and aft
    play(state, [1, 1, 6], desk => work(BOMBING, desk, bombs({ hits: 2 })))
    expect([state.ships[0]!.remaining, it_(state).deck, it_(state).due]).toEqual([158, [1, 0, 1], 0])
    const small = carrier({}, {})
    play(small, [1], desk => work(BOMBING, desk, bombs({ hits: 2, pounds: 99 })))
    expect(it_(small).deck).toEqual([0, 0, 0])
    const kept = carrier({}, {}, {}, flat({ deck: 3 }))
    play(kept, [1], desk => work(BOMBING, desk, bombs({ hits: 2 })))
    expect(it_(kept).deck).toEqual([0, 0, 0])
  })
  test('FGDN-8.1.2-shell-deck large shells from Long by 30 per cent, Extreme 60, once a turn', () => {
    const state = stand([TIGER, FLAT])
    const fall = { firer: 0, target: 1, battery: 0, shell: 0, band: 2 }
    const carrier_ = state.annex.carriers[0]!
    carrier_.aboard = [0, 0, 0, 0]
    // belt by 70 or less, then 31: not this turn
    play(state, [70, 31], desk => strike(desk, fall, 1))
    play(state, [70], desk => strike(desk, fall, 1))
    expect([carrier_.due, carrier_.shelled]).toEqual([0, 1])
    state.now += 6
    play(state, [40, 60], desk => strike(desk, { ...fall, band: 3 }, 1))
    expect(carrier_.due).toBe(1)
    // Medium, and small guns, do not
    state.now += 6
    play(state, [], desk => strike(desk, { ...fall, band: 1 }, 1))
    expect(carrier_.shelled).toBe(2)
    // 2 of 198: D6 1, no critical but the automatic one, forward
    state.ships[1]!.due = 2
    play(state, [1, 1], applyDamage)
    expect(carrier_.deck).toEqual([1, 0, 0])
  })
})

describe('8.7 aircraft damage', () => {
  const hit = (faces: readonly number[], aircraftDamage: string, plane: Partial<Plane> = {}): Plane => {
    const state = stand([], { options: { aircraftDamage } })
    state.annex.planes.push({ ...newPlane(-1, -1, 0), ...plane })
    play(state, faces, desk => hitPlane(desk, 0))
    return state.annex.planes[0]!
  }
  test('FGDN-8.1-aircraft a hit takes it out of play; by S18 the even die is thrown after the battle', () => {
    expect(hit([], 'out of play').state).toBe(OUT_OF_PLAY)
    const after = (face: number): number => {
      const state = stand([])
      state.annex.planes.push({ ...newPlane(-1, -1, 0), state: OUT_OF_PLAY })
      play(state, [face], desk => settlePlane(desk, 0))
      return state.annex.planes[0]!.state
    }
    expect([after(5), after(6)]).toEqual([DESTROYED, HEAVY])
  })
  test('FGDN-8.7-5050 FGDN-R92 1 to 5 destroys, else Heavy; a second hit kills', () => {
    expect([hit([5], 'even chance').state, hit([6], 'even chance').state]).toEqual([DESTROYED, HEAVY])
    expect(hit([], 'even chance', { state: HEAVY }).state).toBe(DESTROYED)
  })
  test('FGDN-8.7-table FGDN-8.7-light T40 and T40b', () => {
    expect([1, 5, 6, 7, 8].map(face => hit([face], 'table').state)).toEqual([
      DESTROYED,
      DESTROYED,
      CRITICAL,
      HEAVY,
      HEAVY,
    ])
    expect([1, 2, 3, 4, 5].map(face => hit([9, face], 'table').kinds)).toEqual([1, 2, 2, 4, 4])
    expect(hit([10, 6, 50], 'table')).toMatchObject({ state: LIGHT, kinds: 8, stuck: 1 })
    expect(hit([10, 6, 51], 'table')).toMatchObject({ state: LIGHT, kinds: 8, stuck: 0 })
  })
  test('FGDN-8.7-cumulative FGDN-R91 T40c, cell by cell', () => {
    const row = (present: number): number[] => [LIGHT, HEAVY, CRITICAL, DESTROYED].map(next => worsened(present, next))
    expect(row(LIGHT)).toEqual([HEAVY, CRITICAL, CRITICAL, DESTROYED])
    expect(row(HEAVY)).toEqual([CRITICAL, DESTROYED, DESTROYED, DESTROYED])
    expect(row(CRITICAL)).toEqual([DESTROYED, DESTROYED, DESTROYED, DESTROYED])
    // the same kind of Light again is ignored
    expect(hit([9, 3], 'table', { state: LIGHT, kinds: 2 })).toMatchObject({ state: LIGHT, kinds: 2, stuck: 0 })
    expect(hit([9, 4], 'table', { state: LIGHT, kinds: 2 })).toMatchObject({ state: HEAVY, kinds: 0, stuck: 0 })
  })
  test('FGDN-8.7-critical FGDN-8.7-heavy FGDN-8.7-light what each can still do, at 3.0/2.0 and 0.8/0.4', () => {
    const able = (state: number, kinds = 0, stuck = 0) => ableOf({ state, kinds, stuck }, [30, 20])
    expect(able(CRITICAL)).toMatchObject({ cruiseOnly: true, attacks: false, sensors: false, manoeuvre: [5, 0] })
    expect(able(HEAVY)).toMatchObject({ cruiseOnly: true, attacks: false, sensors: false, manoeuvre: [15, 10] })
    expect(ableOf({ state: HEAVY, kinds: 0, stuck: 0 }, [8, 4]).manoeuvre).toEqual([5, 5])
    expect(able(LIGHT, 1)).toMatchObject({ cruiseOnly: false, attacks: false, manoeuvre: [20, 13] })
    expect(able(LIGHT, 2)).toMatchObject({ cruiseOnly: true, attacks: true, manoeuvre: [15, 10] })
    expect(able(LIGHT, 4)).toMatchObject({ cruiseOnly: true, manoeuvre: [5, 5] })
    expect(able(LIGHT, 8, 1)).toMatchObject({ releases: false, jettisons: false, manoeuvre: [30, 20] })
  })
  test('FGDN-8.7-behaviour all but one with only its weapons hurt head home', () => {
    const stays = (state: number, kinds = 0): boolean => ableOf({ state, kinds, stuck: 0 }, [30, 20]).mayStay
    expect([stays(SOUND), stays(LIGHT, 1), stays(LIGHT, 2), stays(LIGHT, 4), stays(LIGHT, 8)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    expect([stays(HEAVY), stays(CRITICAL)]).toEqual([false, false])
  })
})

describe('8.8 airships', () => {
  const WHOLE: Airship = {
    ...{ lost: 0, hydrogen: 1, engines: 4, port: 2, starboard: 2, tanks: [1, 1, 1, 1], controls: 0, wireless: 1 },
    ...{ weapons: 3, cells: new Array(8).fill(0) as number[], lightened: 0, burning: 0 },
    ...{ ship: -1, bombs: 0, low: 0 },
  }
  const aloft = (changes: Partial<Airship> = {}): State => {
    const state = stand([])
    state.annex.airships.push({ ...WHOLE, tanks: [...WHOLE.tanks], cells: [...WHOLE.cells], ...changes })
    return state
  }
  const hit = (part: 'gondola' | 'envelope', faces: readonly number[], changes: Partial<Airship> = {}): Airship => {
    const state = aloft(changes)
    play(state, faces, desk => hitAirship(desk, 0, part))
    return state.annex.airships[0]!
  }
  test('FGDN-8.8-hit FGDN-8.8-engine an engine by lot; speed in proportion; half of it without engines on a side, circling without rudder', () => {
    expect(hit('gondola', [1, 3])).toMatchObject({ port: 2, starboard: 1, burning: 0 })
    expect(flightOf({ ...WHOLE, starboard: 1 }, 50)).toMatchObject({ knots: 37, steers: 'rudder' })
    expect(flightOf({ ...WHOLE, starboard: 0 }, 50)).toMatchObject({ knots: 12, steers: 'rudder' })
    expect(flightOf({ ...WHOLE, starboard: 0, controls: 2 }, 50)).toMatchObject({
      knots: 25,
      steers: 'circles to starboard',
    })
  })
  test('FGDN-8.8-star 3 and 5 on the gondola, 1 to 7 on the envelope start a fire', () => {
    expect(hit('gondola', [3, 1]).burning).toBe(1)
    expect(hit('gondola', [5]).burning).toBe(1)
    expect([1, 7].map(face => hit('envelope', [face, 4]).lost)).toEqual([1, 1])
    expect([8, 10].map(face => hit('envelope', [face, 4]).lost)).toEqual([0, 0])
  })
  test('FGDN-8.8-fire-env FGDN-R93 helium’s envelope does not burn; its gondola may, but cannot spread', () => {
    expect(hit('envelope', [1, 4], { hydrogen: 0 })).toMatchObject({ lost: 0, burning: 0 })
    expect(hit('gondola', [3, 1], { hydrogen: 0 }).burning).toBe(1)
    const state = aloft({ hydrogen: 0, burning: 1 })
    play(state, [10], desk => expect(fightGondolaFire(desk, 0)).toBe(true))
    expect(state.annex.airships[0]!.lost).toBe(0)
  })
  test('FGDN-8.8-fire-gondola FGDN-R94 1 to 5 out, 8 to 10 lost, else one more critical on the gondola (E25)', () => {
    const fight = (face: number): number[] => {
      const state = aloft({ burning: 1 })
      play(state, [face], desk => fightGondolaFire(desk, 0))
      return [state.annex.airships[0]!.burning, state.annex.airships[0]!.lost]
    }
    expect([1, 5, 6, 7, 8, 10].map(fight)).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
    ])
    const state = aloft({ burning: 1 })
    play(state, [9], desk => burnOn(desk, 0))
    expect(state.annex.airships[0]!.wireless).toBe(0)
  })
  test('FGDN-8.8-control elevator, rudder, valves, ballast; without rudder she steers by engines at half speed', () => {
    expect([1, 2, 3, 4, 5, 6].map(face => hit('gondola', [6, face]).controls)).toEqual([1, 1, 2, 2, 4, 8])
    expect(flightOf({ ...WHOLE, controls: 2 }, 50)).toMatchObject({ knots: 25, steers: 'engines' })
    expect(flightOf({ ...WHOLE, controls: 1 }, 50)).toMatchObject({ knots: 50, elevator: false })
  })
  test('FGDN-R94 without elevator 1 or 2 climbs, 3 or 4 is level, 5 or 6 dives', () => {
    const ways = [1, 2, 3, 4, 5, 6].map(face => {
      let way = ''
      play(aloft(), [face], desk => {
        way = rollHeight(desk)
      })
      return way
    })
    expect(ways).toEqual(['climb', 'climb', 'level', 'level', 'dive', 'dive'])
  })
  test('FGDN-8.8-comms FGDN-8.8-weapons wireless on 9, one weapon on 10', () => {
    expect(hit('gondola', [9]).wireless).toBe(0)
    expect([hit('gondola', [10]).weapons, hit('gondola', [10], { weapons: 0 }).weapons]).toEqual([2, 0])
  })
  test('FGDN-8.8-fuel a quarter; with one used up a die says which tank; without any she drifts', () => {
    expect(hit('gondola', [4]).tanks).toEqual([2, 1, 1, 1])
    expect(hit('gondola', [4, 1], { tanks: [0, 1, 1, 1] }).tanks).toEqual([0, 1, 1, 1])
    expect(hit('gondola', [4, 3], { tanks: [0, 1, 1, 1] }).tanks).toEqual([0, 1, 2, 1])
    expect(flightOf({ ...WHOLE, tanks: [0, 2, 2, 0] }, 50)).toMatchObject({
      knots: 0,
      steers: 'drifts',
      elevator: false,
    })
  })
  test('FGDN-8.8-cell FGDN-8.8-compensate 25, 50 and 75 per cent of the cells; one can be made up for', () => {
    expect(hit('envelope', [8, 3]).cells).toEqual([0, 0, 1, 0, 0, 0, 0, 0])
    const gas = (lost: number, lightened = 0): string =>
      flightOf({ ...WHOLE, lightened, cells: WHOLE.cells.map((_, cell) => Number(cell < lost)) }, 50).cells
    expect([0, 1, 2, 3, 4, 5, 6, 8].map(lost => gas(lost))).toEqual([
      'as usual',
      'as usual',
      'may not climb',
      'may not climb',
      'must descend',
      'must descend',
      'dives',
      'dives',
    ])
    const state = aloft()
    expect(typesOf(play(state, [], desk => lighten(desk, 0)))).toEqual(['AirshipLightened'])
    expect([gas(2, state.annex.airships[0]!.lightened), gas(4, 1), gas(6, 1)]).toEqual([
      'as usual',
      'may not climb',
      'must descend',
    ])
  })
})
