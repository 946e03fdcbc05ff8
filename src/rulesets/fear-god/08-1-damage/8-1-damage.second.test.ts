import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { phaseAt, turnAt } from '#kernel/turn/index.ts'
import { AFLOAT, GONE, type Phase, percentAll, SINKING, TURN } from '../02-ships/conditions.ts'
import { ROLES } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { cardOf } from '../10-conversion/10-conversion.ts'
import { OPTIONS } from '../book/options.ts'
import { R } from '../book/register.ts'
import { tell } from '../events/tell.fixture.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve } from '../orders/resolve.ts'
import {
  at,
  BEATEN,
  BOAT,
  critical,
  facts,
  four,
  gunship,
  HELD,
  hits,
  idle,
  idOf,
  LINES,
  one,
  PLAIN,
  procedure,
  roll,
  shell,
  ship,
  sink,
  sinkOn,
  suffer,
  sufferOn,
  types,
} from '../whole/second.fixture.ts'
import { bestSpeed, changeSpeed } from './8-1-1-speed.ts'
import { beginSinking } from './8-1-8-sinking.ts'
import { batteryOut } from './8-1-10-massive-damage.ts'
import { applyDamage } from './8-1-damage.ts'
import { nextPhase } from './8-1-phases.ts'

const fire = (firer: number, target: number): Command => ({
  type: 'FireGuns',
  ship: firer,
  batteries: [{ battery: 0, target, shell: 0 }],
})
const declare = (state: State, firer: number, target: number): void => {
  roll(state, [], desk => resolve(desk, { seat: firer, command: fire(firer, target) }))
}
/** Phases pass, in which no die may be thrown, until this one is to be closed. */
function until(state: State, turn: number, phase: Phase): void {
  while (turnAt(TURN, state.now) !== turn || phaseAt(TURN, state.now) !== phase) roll(state, [], nextPhase)
}

describe('conventions', () => {
  test('FGDN-0-dice a chance comes off at its number; at 0 and 100 nothing is thrown', () => {
    const state = one(PLAIN)
    const chance = (percent: number, faces: number[]): boolean => {
      let is = false
      roll(state, faces, desk => {
        is = desk.dice.chance(percent, R['FGDN-0-dice'])
      })
      return is
    }
    expect([chance(30, [30]), chance(30, [31]), chance(99, [100]), chance(1, [1])]).toEqual([true, false, false, true])
    expect([chance(0, []), chance(-5, []), chance(100, []), chance(120, [])]).toEqual([false, false, true, true])
  })
  test('FGDN-0-dice a D10 of 10 is the highest: a boiler, a keel that holds', () => {
    expect(critical(PLAIN, [10, 10, 1]).ship.due).toBe(25)
    expect(sink(ship({ belt: 0 }), [10], { warhead: 75, isContact: false }).ship.end).toBe(AFLOAT)
  })
  test('FGDN-0-rounding down: half of 25 points, a quarter of 99 by boiler', () => {
    expect(hits(at([gunship({}), ship({ belt: 40 })]), [], 1, 0, 1).due).toBe(12)
    // 20 of 79: .25, D6 4 one critical; Engineering, boiler, fire D6 1; 24 of 55: .43, D6 1
    expect(suffer(ship({ damagePoints: 99 }), 20, [4, 10, 10, 1, 1]).ship.remaining).toBe(99 - 20 - 24)
  })
  test('FGDN-0-rounding down: half of a deceleration of 9 is 4 knots', () => {
    const state = one(ship({ decel: 9 }), { speed: 200, remaining: 75 })
    roll(state, [], desk => changeSpeed(desk, 0))
    expect(state.ships[0]!.speed).toBe(160)
  })
  test('FGDN-0-turnclock three minutes a turn: the third after 1200 is 1209', () => {
    const state = one(PLAIN, {}, { phase: 'plotting' })
    const names: string[] = []
    for (let phase = 0; phase < 18; phase++) {
      for (const event of roll(state, [], nextPhase)) {
        const told = tell(event, state)
        if (told.endsWith('plotting.')) names.push(told.slice(0, 4))
      }
    }
    expect(names).toEqual(['1203', '1206', '1209'])
  })
  test('FGDN-0-random-choice an even draw from both turrets, the lost one included', () => {
    const worn = { ...BEATEN, mounts: [1, 3, 3, 1, 1] }
    // Main Battery, D10 3 a mount: a D2, the lost turret first
    expect(types(critical(PLAIN, [1, 3, 1], worn).events)).toEqual(['CriticalRolled', 'MountSpared'])
    expect(critical(PLAIN, [1, 3, 2, 1], worn).ship.mounts[0]).toBe(0)
  })
  test('FGDN-0-flags D20 and no optional rule unless asked for', () => {
    const standard = chosenOptions(OPTIONS, {})
    expect(standard).toMatchObject({
      criticalTable: 'D20',
      faultyBritishAPC: 'off',
      shellReliability85: 'off',
      nationalEffectiveness: 'off',
      magazineNation: 'off',
      casematePicric: 'off',
      armedAircraft: 'off',
      closelyParked: 'off',
      serviceability: 'off',
      searchAndRescue: 'off',
      aircraftDamage: 'out of play',
    })
  })
})

describe('8.1 applying damage', () => {
  test('FGDN-8.1-subtract all hits of a phase are pooled', () => {
    // each firer: 50 + 3 four barrels - 3 own speed - 6 target speed + 3 broad + 3 not fired on; one hit of 20
    const state = at([PLAIN, PLAIN, PLAIN])
    declare(state, 0, 2)
    declare(state, 1, 2)
    // 40 of 60 left is .66: D6 1 gives two criticals
    const events = roll(state, [50, 50, 1, ...idle(2)], nextPhase)
    expect(events.filter(({ type }) => type === 'BatchOpened')).toEqual([
      { type: 'BatchOpened', why: R['FGDN-8.1-subtract'], ship: 2, plain: 40, torpedo: 0, inside: 0 },
    ])
    expect(state.ships[2]!.remaining).toBe(60)
  })
  test('FGDN-8.1-sink-zero exactly no points left', () => {
    const lost = suffer(PLAIN, 100, [10])
    expect([lost.ship.remaining, lost.ship.end]).toEqual([0, SINKING])
    expect(types(lost.events)).toEqual(['BatchOpened', 'ShipSinking', 'BatchClosed'])
    expect(suffer(PLAIN, 99, []).ship).toMatchObject({ remaining: 1, end: AFLOAT })
  })
  test('FGDN-8.1-small-no-attrition points stay, criticals come by the rating each time', () => {
    const state = one(BOAT, { ...BEATEN, due: 20 })
    // .40: D6 2 gives one
    expect(sufferOn(state, [2, ...idle(1)]).ship.remaining).toBe(50)
    roll(state, [], nextPhase)
    Object.assign(state.ships[0]!, { due: 20, largest: 305 })
    expect(sufferOn(state, [2, ...idle(1)]).ship).toMatchObject({ remaining: 50, taken: 40, end: AFLOAT })
  })
  test('FGDN-8.1-small-sink twice the rating in one turn, all phases', () => {
    const state = one(BOAT, { ...BEATEN, due: 35 })
    // .70: D6 1 gives three
    sufferOn(state, [1, ...idle(3)])
    roll(state, [], nextPhase)
    roll(state, [], nextPhase)
    expect(phaseAt(TURN, state.now)).toBe('reaction fire')
    state.ships[0]!.due = 65
    expect(sufferOn(state, []).ship.end).not.toBe(AFLOAT)
  })
  test('FGDN-8.1-small-sink one point short, or in the next turn, she lives', () => {
    // 65 of 50: 1.30, D6 1 gives 6 + 1
    expect(suffer(BOAT, 65, [1, ...idle(7)], { taken: 34 }).ship.end).toBe(AFLOAT)
    const state = one(BOAT, { taken: 35 }, { phase: 'resolution' })
    roll(state, [], nextPhase)
    Object.assign(state.ships[0]!, { due: 65, largest: 305 })
    expect(sufferOn(state, [1, ...idle(7)]).ship.end).toBe(AFLOAT)
  })
  test('FGDN-8.1-armour-first a hit that is kept out does half', () => {
    const target = (belt: number) => hits(at([PLAIN, ship({ belt })]), [], 3, 0)
    expect([target(29).due, target(30).due]).toEqual([60, 30])
  })
  test('FGDN-8.1-simultaneous a ship killed in a phase still fires in it', () => {
    const heavy = gunship({ shells: [shell('AP', four(30), 40)] })
    const state = at([heavy, heavy])
    for (const each of state.ships) each.remaining = 30
    declare(state, 0, 1)
    declare(state, 1, 0)
    // 47 per cent: both are fired on; D10 of time for each
    const events = roll(state, [47, 47, 1, 1], nextPhase)
    expect(state.ships.map(({ end }) => end)).toEqual([SINKING, SINKING])
    expect(types(events).slice(0, 2)).toEqual(['HitsScored', 'HitsScored'])
  })
  test('FGDN-8.1-delay a fire of 1200 costs points in Resolution of 1209, not before', () => {
    // 30 of 70: .42, D6 2 one critical, Fire, D6 3 + 2 = 5 per cent
    const { state } = suffer(PLAIN, 30, [2, 15, 3])
    until(state, 4, 'resolution')
    expect(state.ships[0]!.remaining).toBe(70)
    // 5 of 65: D6 1 none; control D10 7, Minor: none
    roll(state, [1, 7], nextPhase)
    expect(state.ships[0]!.remaining).toBe(65)
  })
  test('FGDN-8.1-torp-flood-now in the Movement Phase of the hit, and not again on the third turn', () => {
    // 20 less 10 per cent: 18 of 82, .21, D6 1; flooding D6 4 + 2: 6 of 76, D6 1
    const { state, ship: hit } = sink(PLAIN, [1, 4, 1], { warhead: 20 }, { phase: 'movement' })
    expect([hit.remaining, hit.flooded, percentAll(hit.floods)]).toEqual([76, 6, 6])
    until(state, 4, 'resolution')
    roll(state, [7], nextPhase)
    expect(hit.remaining).toBe(76)
  })
  test('FGDN-8.1-torp-flood-now flooding rolled on the column of torpedoes and mines', () => {
    // a mine, past the belt (R126): 20 of 80, .25, D6 4 one critical, Flooding, D6 2 + 2: 4 of 76, D6 1
    const { ship: hit } = sink(PLAIN, [4, 4, 2, 1], { warhead: 20, weapon: 'mine' }, { phase: 'movement' })
    expect([hit.remaining, percentAll(hit.floods)]).toEqual([76, 4])
  })
  test('FGDN-8.1-small-now fire on a boat costs points at once', () => {
    // 1 of 50: D6 6 one critical, Fire, D6 4 + 2: 6 per cent, 3 points of 50: D6 1
    const { ship: hit } = suffer(BOAT, 1, [6, 15, 4, 1])
    expect([hit.taken, hit.remaining, percentAll(hit.fires)]).toEqual([4, 50, 6])
  })
  test('FGDN-8.1-small-now a fire worth no point at all leaves nothing behind', () => {
    // 1 of 20: .05, D6 6 one: Fire, D6 1 + 2: 3 per cent of 20 is 0.6, no point
    const { ship: hit, state } = suffer(
      ship({ ...BOAT, damagePoints: 20, thresholds: [0, 5, 10, 15, 18, 20] }),
      1,
      [6, 15, 1],
    )
    expect([hit.taken, percentAll(hit.fires)]).toEqual([1, 3])
    roll(state, [], nextPhase)
    // then a gun of 20 mm: one more fire, D6 6 + 2, halved for 76 mm or less: 4 per cent, again no point
    Object.assign(hit, { ...BEATEN, largest: 20, due: 1 })
    sufferOn(state, [6, 15, 6])
    expect(percentAll(hit.fires)).toBe(7)
  })
  test('FGDN-8.1-torp-flood-now a flooding worth no point at all leaves nothing behind', () => {
    // 3 per cent of 30 is 0.9: no point
    const small = ship({ damagePoints: 30, sizeClass: 'D', shipType: 'minor' })
    const { ship: hit, state } = sink(small, [1, 1], { warhead: 6 }, { phase: 'movement' })
    expect([hit.remaining, percentAll(hit.floods)]).toEqual([24, 3])
    roll(state, [], nextPhase)
    // then shells that do not penetrate: 5 of 19, .26, D6 4 one critical, Rudder*: kept out
    Object.assign(hit, { ...HELD, due: 5 })
    expect(sufferOn(state, [4, 20]).criticals).toEqual(['(Rudder)'])
  })
  test('FGDN-8.1-secondary-now a boiler explodes in the phase of the hit', () => {
    // 30 of 70: .42, D6 2; Engineering, boiler, fire D6 1; 25 of 45: .55, D6 1 one critical
    const { ship: hit, events } = suffer(PLAIN, 30, [2, 10, 10, 1, 1, ...idle(1)])
    expect(hit.remaining).toBe(45)
    expect(types(events).filter(type => type === 'BatchOpened')).toHaveLength(2)
  })
})

describe('8.1 phases', () => {
  test('FGDN-8.1-ph-movement hulks go down in it', () => {
    const state = one(PLAIN, { end: SINKING }, { turn: 3, phase: 'plotting' })
    state.agenda.push({ at: 6 * 4 + 1, what: 2, ship: 0, amount: 0 })
    until(state, 4, 'movement')
    expect(state.ships[0]!.end).toBe(SINKING)
    expect(types(roll(state, [], nextPhase))).toContain('HulkSank')
    expect(state.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-8.1-ph-planned its gunfire is resolved in it, with damage', () => {
    const state = at([PLAIN, PLAIN])
    declare(state, 0, 1)
    // 50 per cent; 20 of 80: .25, D6 1
    roll(state, [50, 1], nextPhase)
    expect(state.ships[1]!.remaining).toBe(80)
    expect(phaseAt(TURN, state.now)).toBe('detection')
  })
  test('FGDN-8.1-ph-detection nothing is resolved', () => {
    const state = one(PLAIN, { fires: [1005] }, { turn: 4, phase: 'detection' })
    expect(types(roll(state, [], nextPhase))).toEqual(['PhaseBegan'])
    expect(refuse(at([PLAIN, PLAIN], { phase: 'detection' }), { seat: 0, command: fire(0, 1) })).not.toBeNull()
  })
  test('FGDN-8.1-ph-reaction gunfire again', () => {
    const state = at([PLAIN, PLAIN], { phase: 'reaction fire' })
    expect(refuse(state, { seat: 0, command: fire(0, 1) })).toBeNull()
    declare(state, 0, 1)
    roll(state, [50, 1], nextPhase)
    expect(state.ships[1]!.remaining).toBe(80)
  })
  test('FGDN-8.1-ph-resolution fire and flooding, and no gunfire', () => {
    const state = one(PLAIN, { fires: [1005], floods: [1004] }, { turn: 4, phase: 'resolution' })
    // 9 of 91: D6 1; nothing stands on the agenda, so no control
    const events = roll(state, [1], nextPhase)
    expect(types(events).slice(0, 3)).toEqual(['CasualtiesApplied', 'CasualtiesApplied', 'BatchOpened'])
    expect([state.ships[0]!.remaining, state.ships[0]!.flooded]).toEqual([91, 4])
    expect(refuse(at([PLAIN, PLAIN], { phase: 'resolution' }), { seat: 0, command: fire(0, 1) })).not.toBeNull()
  })
})

describe('8.1.1 speed', () => {
  test('FGDN-8.1.1-breakpoints Tiger: 501 points and 28 knots (E1)', () => {
    const { card } = cardOf(facts(28_430, 28, 20_000), 'Facts')
    expect(card).toMatchObject({
      damagePoints: 501,
      thresholds: [0, 125, 251, 376, 451, 501],
      speeds: [28, 21, 14, 7, 0],
    })
  })
  test('FGDN-8.1.1-breakpoints the row on the card wins', () => {
    const printed = ship({ thresholds: [0, 30, 55, 80, 95, 100] })
    const speeds = [29, 30, 54, 55, 79, 80, 94, 95].map(lost => bestSpeed(one(printed, { remaining: 100 - lost }), 0))
    expect(speeds).toEqual([200, 150, 150, 100, 100, 50, 50, 0])
  })
  test.each([
    [124, 28],
    [125, 21],
    [250, 21],
    [251, 14],
  ])('FGDN-8.1.1-lookup Tiger with %i points lost: %i knots (E2)', (lost, knots) => {
    const tiger = ship({ damagePoints: 501, speeds: [28, 21, 14, 7, 0] })
    const done = procedure('speed', { target: { ship: tiger, lost } }, [])
    expect(done.result).toMatchObject({ best: knots })
  })
  test('FGDN-8.1.1-zero-at-90 dead in the water', () => {
    const speeds = [89, 90, 99].map(lost => bestSpeed(one(PLAIN, { remaining: 100 - lost }), 0))
    expect(speeds).toEqual([50, 0, 0])
  })
  test('FGDN-8.1.1-coast half the deceleration a turn, in Movement: 28, 24, 21 (E3)', () => {
    const tiger = ship({ damagePoints: 501, speeds: [28, 21, 14, 7, 0] })
    const state = one(tiger, { remaining: 501 - 125 }, { phase: 'movement' })
    const made = [1, 2, 3].map(turn => {
      until(state, turn, 'movement')
      const events = roll(state, [], nextPhase)
      const changed = events.find(event => event.type === 'SpeedChanged')
      return [state.ships[0]!.speed, changed === undefined ? null : idOf(changed.why)]
    })
    expect(made).toEqual([
      [240, 'FGDN-8.1.1-coast'],
      [210, 'FGDN-8.1.1-coast'],
      [210, null],
    ])
  })
  test.each([
    [0, 1, 150],
    [25, 1, 100],
    [50, 1, 50],
    [25, 2, 50],
    [50, 2, 0],
    [75, 4, 0],
    [0, 4, 0],
  ])('FGDN-8.1.1-stack %i points lost and %i levels: %i', (lost, levels, tenths) => {
    expect(bestSpeed(one(PLAIN, { remaining: 100 - lost, levels }), 0)).toBe(tenths)
  })
})

describe('8.1.5 aground', () => {
  const AGROUND = ship({ isBeached: true })
  test.each([
    [99, AFLOAT],
    [100, AFLOAT],
    [199, AFLOAT],
    [200, GONE],
  ])('FGDN-8.1.5-double %i of 100 points: %i', (damage, end) => {
    // 99 leaves 1: a ratio of 99, to a tenth or less without a die
    expect(suffer(AGROUND, damage, []).ship.end).toBe(end)
  })
  test('FGDN-8.1.5-double in several turns', () => {
    expect(suffer(AGROUND, 50, [], { remaining: -49 }).ship.end).toBe(AFLOAT)
    expect(suffer(AGROUND, 51, [], { remaining: -49 }).ship.end).toBe(GONE)
  })
  test('FGDN-8.1.5-double small craft: four times the rating in one turn', () => {
    const boat = ship({ ...BOAT, isBeached: true })
    expect(suffer(boat, 199, []).ship.end).toBe(AFLOAT)
    expect(suffer(boat, 200, []).ship.end).toBe(GONE)
    expect(suffer(boat, 50, [], { taken: 150 }).ship.end).toBe(GONE)
  })
  test('FGDN-8.1.5-flood 2 off the severity, by shell and by torpedo', () => {
    expect(percentAll(critical(AGROUND, [12, 5]).ship.floods)).toBe(5)
    // 40 less 10 per cent: 36 of 64, .56, D6 1 one idle critical of the torpedo column: Rudder, jammed; flooding D6 3
    const { ship: hit } = sink(AGROUND, [1, 20, 1, 3, 1], {})
    expect(percentAll(hit.floods)).toBe(3)
    // below 1 there is none
    expect(critical(ship({ isBeached: true, inServiceYear: 1930 }), [12, 2]).ship.floods).toEqual([])
  })
  test('FGDN-8.1.5-refloat only damage above her rating bars it', () => {
    expect(suffer(AGROUND, 100, []).ship).toMatchObject({ hardAground: 0, end: AFLOAT })
    expect(suffer(AGROUND, 101, []).ship).toMatchObject({ hardAground: 1, end: AFLOAT })
    const boat = ship({ ...BOAT, isBeached: true })
    // 50 of 50: 1.00, D6 1 gives six
    expect(suffer(boat, 50, [1, ...idle(6)]).ship.hardAground).toBe(0)
    expect(suffer(boat, 1, [1], { taken: 50 }).ship.hardAground).toBe(1)
  })
})

describe('8.1.8 sinking', () => {
  test.each([
    [1, 4],
    [2, 7],
    [3, 10],
    [4, 14],
    [5, 17],
    [6, 20],
    [7, 24],
    [8, 27],
    [9, 30],
    [10, 34],
  ])('FGDN-8.1.8-time D10 of %i: gone %i turns later', (face, turns) => {
    const state = one(PLAIN, {}, { turn: 5 })
    const [event] = roll(state, [face], desk => beginSinking(desk, 0, R['FGDN-8.1-sink-zero']))
    expect(event).toEqual({ type: 'ShipSinking', why: R['FGDN-8.1-sink-zero'], ship: 0, turn: 5 + turns })
    until(state, 5 + turns, 'movement')
    expect(state.ships[0]!.end).toBe(SINKING)
    roll(state, [], nextPhase)
    expect(state.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-8.1.8-instant a magazine explosion needs no time', () => {
    // 30 of 70: .42, D6 2; Main Battery, a mount, one turret group, D10 9
    const { ship: lost, state } = suffer(PLAIN, 30, [2, 1, 3, 9])
    expect([lost.end, state.agenda]).toEqual([GONE, []])
  })
  test('FGDN-8.1.8-hulk she lies there, neither fighting nor shot at, until she goes', () => {
    const state = at([PLAIN, PLAIN])
    roll(state, [1], desk => beginSinking(desk, 0, R['FGDN-8.1-sink-zero']))
    expect(refuse(state, { seat: 0, command: fire(0, 1) })?.why).toBe(R['FGDN-8.1-sink-zero'])
    until(state, 5, 'movement')
    expect(state.ships[0]!.end).toBe(SINKING)
    roll(state, [], nextPhase)
    expect([state.ships[0]!.end, state.ships[1]!.end]).toEqual([GONE, AFLOAT])
  })
})

describe('8.1.10 massive damage', () => {
  const ALL = ship({ batteries: ROLES.map(role => ({ ...LINES.MAIN, role, name: role })) })
  const out = (points: number, remaining: number): string[] => {
    const state = one(ship({ damagePoints: points, batteries: ALL.batteries }), { remaining })
    return ROLES.filter((_, battery) => batteryOut(state, 0, battery))
  }
  const GUNS = ['main', 'secondary', 'tertiary', 'casemate']
  test.each([
    [100, 26, false],
    [100, 25, true],
    [101, 26, false],
    [101, 25, true],
    [103, 26, false],
    [104, 26, true],
    [100, 11, true],
  ])('FGDN-8.1.10-25 of %i points %i left: %s', (points, remaining, isOut) => {
    expect(out(points, remaining)).toEqual(isOut ? GUNS : [])
  })
  test.each([
    [100, 11, false],
    [100, 10, true],
    [109, 11, false],
    [110, 11, true],
    [100, 1, true],
  ])('FGDN-8.1.10-10 of %i points %i left, all weapons: %s', (points, remaining, isOut) => {
    expect(out(points, remaining)).toEqual(isOut ? [...ROLES] : GUNS)
  })
  test('FGDN-8.1.10-25 an order to fire them is refused by it', () => {
    const state = at([ALL, PLAIN])
    state.ships[0]!.remaining = 25
    expect(refuse(state, { seat: 0, command: fire(0, 1) })?.why).toBe(R['FGDN-8.1.10-25'])
  })
  test('FGDN-8.1.10-10 an order to fire the light battery is refused by it', () => {
    const state = at([ALL, PLAIN])
    const batteries = [{ battery: ROLES.indexOf('light'), target: 1, shell: 0 }]
    const command: Command = { type: 'FireGuns', ship: 0, batteries }
    state.ships[0]!.remaining = 11
    expect(refuse(state, { seat: 0, command })).toBeNull()
    state.ships[0]!.remaining = 10
    const refusal = refuse(state, { seat: 0, command })
    expect(refusal === null ? null : idOf(refusal.why)).toBe('FGDN-8.1.10-10')
  })
  test('FGDN-8.1.10-10 small craft lose no points and so no weapons by it', () => {
    // .74: D6 1 gives three
    expect(batteryOut(sinkOn(at([BOAT]), [1, ...idle(3)], { warhead: 37, weapon: 'mine' }).state, 0, 0)).toBe(false)
  })
  test('FGDN-8.1.10-25 both sides of a phase: damage is applied, then guns are silent', () => {
    const state = at([PLAIN, PLAIN])
    Object.assign(state.ships[0]!, { due: 75, largest: 305 })
    // 75 of 25 left is 3.0: reduced to a tenth
    roll(state, [], applyDamage)
    expect(state.ships[0]!.remaining).toBe(10)
    expect([0, 1, 2, 3].every(battery => batteryOut(state, 0, battery))).toBe(true)
  })
})
