import { describe, expect, test } from 'vitest'
import { work } from '#kernel/desk/index.ts'
import { AFLOAT, FIRE, GONE, percentAll } from '../02-ships/conditions.ts'
import type { Battery, Card, Size } from '../02-ships/ship.ts'
import type { Ship, State } from '../02-ships/state.ts'
import { bestSpeed, changeSpeed } from '../08-1-damage/8-1-1-speed.ts'
import { columnOf } from '../08-1-damage/8-1-2-criticals.ts'
import { TORPEDO_HIT } from '../08-1-damage/8-1-7-torpedoes.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { applyDamage, SUFFER } from '../08-1-damage/8-1-damage.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { controlBoth, controlColumn } from '../08-2-fire-and-flooding/8-2-control.ts'
import { resolveCasualties } from '../08-2-fire-and-flooding/8-2-fire-and-flooding.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { startFire } from '../08-2-fire-and-flooding/8-2-severity.ts'
import { D100, hit, KEPT_OUT, percents, sail, THROUGH } from '../08-2-fire-and-flooding/second.fixture.ts'
import { MAJOR, MINOR, OVERWHELMED, SEVERE } from '../book/tables.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve as obey } from '../orders/resolve.ts'
import { alone, BOAT, card, DESTROYER, KAISER, MERCHANT, play, stand, TIGER, typesOf } from './bench.fixture.ts'

// The checklist's rulings R44 to R82, as far as they are done: its default, and the other answer where there is an option.

const RESOLUTION = { phase: 'resolution' } as const
const open = (of: Card, ship: Partial<Ship> = {}, options = {}): State =>
  alone(of, { ...THROUGH, criticals: 1, batches: 1, plain: 1, ...ship }, { options })
function suffer(state: State, faces: readonly number[]): Ship {
  play(state, faces, desk => work(SUFFER, desk, { target: 0 }, 1))
  return state.ships[0]!
}
const sized = (sizeClass: Size, inServiceYear: number): Card =>
  card({
    sizeClass,
    inServiceYear,
    shipType: sizeClass >= 'E' ? 'smallCombatant' : sizeClass >= 'C' ? 'minor' : 'major',
  })

describe('R44 to R56, fire and flooding', () => {
  test.each([
    // dice and line, then the -2, then halving: (6 + 2 - 2) / 2, not (6 + 2) / 2 - 2
    ['Fire by 37 mm', TIGER, [15, 6], { ...THROUGH, largest: 37 }, [3]],
    // twice: 6, 3, 1
    ['Fire by 37 mm, kept out', TIGER, [15, 6], { largest: 37 }, [1]],
    // Engineering of a merchant, kept out: (6 + 2 - 2) / 2
    ['Engineering kept out', MERCHANT, [10, 1, 6], KEPT_OUT, [3]],
    // (1 + 2 - 2) / 2 is none
    ['Engineering kept out, too little', MERCHANT, [10, 1, 1], KEPT_OUT, undefined],
    // D6 1 of 1930 - 2 is none at all, and no casualty of less than nothing
    ['Engineering of 1930', card({ inServiceYear: 1930 }), [10, 1, 1], THROUGH, undefined],
    ['Engineering of 1930, one', card({ inServiceYear: 1930 }), [10, 1, 3], THROUGH, [1]],
    // 5, 2, 1 and 3, 1, 0
    ['Fire by 76 mm, kept out', TIGER, [15, 3], { largest: 76 }, [1]],
    ['Fire by 76 mm, kept out, none', TIGER, [15, 1], { largest: 76 }, undefined],
  ] as const)('FGDN-R44 %s', (_what, of, faces, ship, expected) => {
    const { fires } = hit(of, [...faces], { ship }) as Partial<Ship>
    expect(fires === undefined ? undefined : percents(fires)).toEqual(expected)
  })
  test('FGDN-R44 below 1 nothing falls due later', () => {
    const state = alone(TIGER, { largest: 76 })
    play(state, [1], desk => startFire(desk, 0, 0, false))
    expect(state.agenda).toEqual([])
  })

  test.each([
    [1906, null, [8, 13, 15]],
    [1906, 1915, [9, 14, 16]],
    [1913, 1937, [10, 15, 17]],
    [1913, 1945, [11, 16, 18]],
  ])(
    'FGDN-R45 in service %i, rebuilt %s: limits %j; by option those of her own date',
    (inServiceYear, rebuiltYear, limits) => {
      const of = card({ inServiceYear, rebuiltYear })
      const at = (rebuiltLevels: string) => {
        const state = alone(of, {}, { options: { rebuiltLevels } })
        return [MINOR, MAJOR, SEVERE].map(level => {
          let percent = 1
          while (levelAt(state, 0, percent + 1) <= level) percent++
          return percent
        })
      }
      expect(at('yes')).toEqual(limits)
      expect(at('no')).toEqual(inServiceYear === 1906 ? [8, 13, 15] : [9, 14, 16])
    },
  )

  test('FGDN-R46 fires of 9 and floodings of 9: together Overwhelmed for the die, apart Minor for the ship', () => {
    const ship = { fires: [19_009], floods: [19_009], fighting: 1 }
    const state = alone(TIGER, ship, { turn: 20, ...RESOLUTION })
    expect(controlColumn(state, 0, 0)).toBe(OVERWHELMED)
    expect(bestSpeed(state, 0)).toBe(280)
    // no chance of an explosion nor of capsizing
    play(state, [], resolveCasualties)
    expect(state.ships[0]!.end).toBe(AFLOAT)
  })

  test.each([
    ['A', 5],
    ['B', 5],
    ['C', 4],
    ['D', 4],
    ['E', 3],
    ['F', 3],
    ['G', 3],
  ] as const)('FGDN-R47 size %s drafts %i, whatever her date', (size, worth) => {
    for (const year of [1900, 1916, 1930, 1950, 1965]) {
      const state = alone(sized(size, year), { drafted: 1 })
      let percent = 1
      const column = (fires: number): number => {
        state.ships[0]!.fires = [1000 + fires]
        return controlColumn(state, 0, 0)
      }
      while (column(percent + 1) === MINOR) percent++
      let limit = 1
      while (levelAt(state, 0, limit + 1) === MINOR) limit++
      expect(percent - limit).toBe(worth)
    }
  })
  test('FGDN-R47 by option half of the shifted limit: 4, 3 and 2 from 1908 to 1924', () => {
    const column = (size: Size, percent: number) =>
      controlColumn(
        alone(sized(size, 1916), { drafted: 1, fires: [1000 + percent] }, { options: { helpLimit: 'shifted' } }),
        0,
        0,
      )
    expect([column('A', 13), column('A', 14)]).toEqual([MINOR, MAJOR])
    expect([column('C', 10), column('C', 11)]).toEqual([MINOR, MAJOR])
    expect([column('E', 7), column('E', 8)]).toEqual([MINOR, MAJOR])
  })
  test('FGDN-R48 crew drafted helps the die, not against explosion, capsizing or slowness', () => {
    const drafted = { drafted: 2, wasDrafted: 1 }
    const ablaze = alone(TIGER, { ...drafted, fires: [19_017] }, { turn: 20, ...RESOLUTION })
    play(ablaze, [25], resolveCasualties)
    expect(ablaze.ships[0]!.end).toBe(GONE)
    const sinking = alone(TIGER, { ...drafted, floods: [19_017] }, { turn: 20, ...RESOLUTION })
    expect([controlColumn(sinking, 0, 0), bestSpeed(sinking, 0)]).toEqual([MAJOR, 150])
    play(sinking, [25], resolveCasualties)
    expect(sinking.ships[0]!.end).toBe(GONE)
    // nor does it spare her the +2: fires of 10 alone are Major, drafted the column is Minor; D10 5 reads 7: none
    const unturned = alone(TIGER, { ...drafted, fires: [1010] })
    play(unturned, [5], desk => controlBoth(desk, 0, 0))
    expect(percents(unturned.ships[0]!.fires)).toEqual([10])
  })

  test.each([
    // boat of 1916: limits 5, 9, 11. Overwhelmed: 1 -D6, 4 none, 6 +D6, 9 +2D6
    [{ crewLost: 0, fighting: 1 }, 1, [2], 10],
    [{ crewLost: 4, fighting: 1 }, 1, [2], 10],
    [{ crewLost: 0, fighting: 0 }, 2, [], 12],
    [{ crewLost: 4, fighting: 0 }, 1, [], 12],
    [{ crewLost: 4, fighting: 0 }, 2, [2], 14],
    [{ crewLost: 4, fighting: 0 }, 5, [2, 2], 16],
    [{ crewLost: 4, fighting: 0 }, 9, [2, 2], 16],
    [{ crewLost: 4, fighting: 0 }, 10, [2, 2], 16],
  ])('FGDN-R49 fires of 12 on a boat, %j, D10 of %i, D6 %j: %i', (ship, die, sixes, percent) => {
    const state = alone(BOAT, { ...ship, fires: [1012] })
    play(state, [die, ...sixes], desk => controlBoth(desk, 0, 0))
    expect(percentAll(state.ships[0]!.fires)).toBe(percent)
  })
  test.each([
    ['flooding', 15, 16],
    ['both', 15, 15],
  ])('FGDN-R50 the national line for %s: floodings to %i, fires to %i', (nationalDie, floods, fires) => {
    // Severe: 5 is none, 4 is -D6
    const options = { nationalEffectiveness: 'on', nationalDie }
    const german = card({ nation: 'DEU' })
    const flooding = alone(german, { floods: [1016] }, { options })
    play(flooding, [5, 1], desk => controlBoth(desk, 0, 0))
    const burning = alone(german, { fires: [1016], fighting: 1 }, { options })
    play(burning, fires === 15 ? [5, 1] : [5], desk => controlBoth(desk, 0, 0))
    expect([percentAll(flooding.ships[0]!.floods), percentAll(burning.ships[0]!.fires)]).toEqual([floods, fires])
  })
  test.each([
    [[1003, 2004], 2, [1001, 2004]],
    [[1003, 2004], 3, [2004]],
    [[1003, 2004], 5, [2002]],
    [[1001, 2001], 6, []],
  ])('FGDN-R51 fires %j less %i: the oldest first, never below 0', (fires, off, left) => {
    const state = alone(TIGER, { fires })
    play(state, [4, off], desk => controlBoth(desk, 0, 0))
    expect(state.ships[0]!.fires).toEqual(left)
  })
  test('FGDN-R51 no die for what does not burn; a pool grows as one', () => {
    const flooding = alone(TIGER, { floods: [1003, 2004] })
    play(flooding, [9, 5], desk => controlBoth(desk, 0, 0))
    expect(percentAll(flooding.ships[0]!.floods)).toBe(12)
    play(alone(TIGER), [], desk => controlBoth(desk, 0, 0))
  })
  test('FGDN-R52 third turn: points, criticals, control; Intermediate Turn: control in Plotting, points in Resolution', () => {
    const third = alone(TIGER, { fires: [1005] }, { turn: 4, ...RESOLUTION })
    third.agenda.push({ at: 4 * 6 + 5, what: FIRE, ship: 0, amount: 5 })
    // 25 of 476, D6 6: one critical, D20 18 Sensor; then D10 4 -D6 of 5: out, but it has burnt
    const events = play(third, [6, 18, 1, 1, 4, 5], nextPhase)
    const order = ['CasualtiesApplied', 'BatchOpened', 'CriticalRolled', 'CasualtiesChanged'] as const
    const at = order.map(type => typesOf(events).indexOf(type))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(third.ships[0]).toMatchObject({ remaining: 476, fires: [], lightsForward: 0 })
    // put out in Plotting of turn 10, it does not burn in Resolution
    const tenth = alone(TIGER, { fires: [1005] }, { turn: 10, phase: 'plotting' })
    sail(tenth, 10, { '10 plotting': [4, 5] })
    expect(tenth.ships[0]).toMatchObject({ remaining: 501, fires: [] })
  })

  test('FGDN-R53 thrown in Resolution after control: brought down to Severe there is nothing to throw', () => {
    const state = alone(TIGER, { fires: [17_017], fighting: 1, conflagration: 2 }, { turn: 20, ...RESOLUTION })
    state.agenda.push({ at: 20 * 6 + 5, what: FIRE, ship: 0, amount: 17 })
    // 85 of 416: .20, D6 1; Overwhelmed, D10 1: -D6 of 1
    play(state, [1, 1, 1], nextPhase)
    expect(state.ships[0]).toMatchObject({ end: AFLOAT, fires: [17_016], conflagration: 0 })
  })
  test('FGDN-R53 25, then 50; below Overwhelmed on a third turn it starts again at 25', () => {
    const state = alone(
      TIGER,
      {},
      {
        turn: 10,
        ...RESOLUTION,
      },
    )
    const again = (fires: number[], faces: number[]): number => {
      state.ships[0]!.fires = fires
      play(state, faces, resolveCasualties)
      return state.ships[0]!.conflagration
    }
    expect(again([9017], [26])).toBe(1)
    state.now += 60
    expect(again([19_017], [51])).toBe(2)
    state.now += 60
    expect(again([29_016], [])).toBe(0)
    state.now += 60
    expect(again([39_017], [26])).toBe(1)
  })
  test('FGDN-R53 fires that fell below Overwhelmed in Plotting and grew again start at 25 per cent', () => {
    const state = alone(TIGER, { fires: [1017], fighting: 1, conflagration: 1 }, { turn: 20, phase: 'plotting' })
    // Overwhelmed, D10 1: -D6 of 3: 14, which is Major
    play(state, [1, 3], nextPhase)
    expect(levelAt(state, 0, percentAll(state.ships[0]!.fires))).toBe(MAJOR)
    state.now = 20 * 6 + 2
    Object.assign(state.ships[0]!, THROUGH)
    play(state, [6], desk => startFire(desk, 0, 0, false))
    // 22 now. Resolution: 14 % is 70 points of 431, .16, D6 1; then D100 26
    state.now = 20 * 6 + 5
    play(state, [1, 26], resolveCasualties)
    expect(state.ships[0]).toMatchObject({ end: AFLOAT, conflagration: 1 })
  })

  test('FGDN-R54 on her own column, taken as penetrated, severity whole, whatever gun hit her before', () => {
    // 10 % of 501: 50 of 451 is .11, D6 6: two criticals. 15 is Fire on both columns, D6 6 whole: 8 %; 2 is Main Battery, D10 3
    const state = alone(TIGER, { fires: [1010], largest: 57 }, { turn: 4, ...RESOLUTION })
    play(state, [6, 15, 6, 2, 3, 1, 1], resolveCasualties)
    expect(state.ships[0]).toMatchObject({ fires: [1010, 4008], mounts: [1, 2, 6, 6, 2, 2] })
  })
  test('FGDN-R54 flooding too rolls on her own column, not on that of torpedoes', () => {
    // 4 is Casemate on hers: D10 3, gun 1, 8; Flooding on theirs
    const state = alone(TIGER, { floods: [1010] }, { turn: 4, ...RESOLUTION })
    play(state, [5, 4, 3, 1, 8], resolveCasualties)
    expect(state.ships[0]).toMatchObject({ mounts: [2, 2, 5, 6, 2, 2], floods: [1010] })
  })
  test('FGDN-R55 drafted once: kept as long as she likes, silent meanwhile, and not again', () => {
    const order = (from: 'main' | 'casemate' | null) =>
      ({ seat: 0, command: { type: 'DraftCrew', ship: 0, from } }) as const
    const state = stand([TIGER], { phase: 'plotting' })
    expect(refuse(state, order(null))).not.toBeNull()
    play(state, [], desk => obey(desk, order('casemate')))
    // no second draft while the first is held
    expect(refuse(state, order('main'))).not.toBeNull()
    sail(state, 5, {})
    expect([batteryOut(state, 0, 0), batteryOut(state, 0, 1)]).toEqual([false, true])
    expect(refuse(state, order(null))).toBeNull()
    play(state, [], desk => obey(desk, order(null)))
    expect(batteryOut(state, 0, 1)).toBe(false)
    expect([refuse(state, order('main')), refuse(state, order('casemate'))].includes(null)).toBe(false)
  })
})

describe('R57 to R75, other criticals', () => {
  test.each([1, 2, 3, 4, 5, 6])('FGDN-R57 Sensor/Comms, D6 of %i', die => {
    const sensor = { lightsForward: 0 }
    const comms = { comms: 1 }
    expect(hit(TIGER, [18, die, 1])).toEqual(die <= 3 ? sensor : comms)
    expect(hit(TIGER, [18, die, 1], { options: { sensorFirst: 'Communications' } })).toEqual(die <= 3 ? comms : sensor)
  })
  test('FGDN-R58 a boiler: 25 per cent with D20, 15 with D100; small craft 25 with either', () => {
    expect(hit(TIGER, [10, 10, 1])['due']).toBe(125)
    expect(hit(TIGER, [59, 1], { options: D100 })['due']).toBe(75)
    // 5 points of 20, and a fire of 3 % of 20 felt at once: 0
    expect(hit(BOAT, [10, 10, 1])['due']).toBe(5)
    expect(hit(BOAT, [10, 10, 1], { options: D100 })['due']).toBe(5)
  })
  test('FGDN-R62 bridge out: course and speed are kept, no orders are taken', () => {
    expect(hit(TIGER, [19, 1, 1])).not.toHaveProperty('bridgeCourse')
    const speed = (turn: number, ship: Partial<Ship> = {}) => {
      const state = alone(TIGER, { speed: 150, bridge: 4, ...ship }, { turn, phase: 'movement' })
      play(state, [], desk => changeSpeed(desk, 0))
      return state.ships[0]!.speed
    }
    expect([speed(3), speed(4), speed(5)]).toEqual([150, 150, 190])
    // what her engines cannot give she loses all the same
    expect(speed(3, { levels: 3 })).toBe(110)
    for (const command of [
      { type: 'FightFires', ship: 0, on: true },
      { type: 'DraftCrew', ship: 0, from: 'main' },
    ] as const) {
      expect(refuse(alone(TIGER, { bridge: 4 }, { turn: 4, phase: 'plotting' }), { seat: 0, command })).not.toBeNull()
    }
  })
  test('FGDN-R64 each detonation does twice HE at Short, and picric shell counts for each', () => {
    // 9, 2D6 6: one gun; 9 as well, 2D6 2: none. 44 of 457, D6 1
    expect(suffer(open(TIGER), [4, 3, 1, 9, 3, 3, 9, 1, 1, 1]).remaining).toBe(501 - 44)
    const picric = { casematePicric: 'on' }
    expect(suffer(open(TIGER, {}, picric), [4, 3, 1, 8, 3, 3, 8, 1, 1, 1]).remaining).toBe(501 - 44)
    // without it the 8 of the second gun is nothing
    expect(suffer(open(TIGER), [4, 3, 1, 9, 3, 3, 8, 1]).remaining).toBe(501 - 22)
  })
  test('FGDN-R65 twice HE with D20, four times the worst shell with D100; AA guns explode only there', () => {
    // a gun whose AP does more than its HE at Short
    const casemate: Battery = {
      ...TIGER.batteries[1]!,
      shells: [
        { type: 'AP', penetration: [22, 14, 9, 6], damage: [13, 20, 20, 20] },
        { type: 'HE', penetration: [5, 3, 2, 2], damage: [11, 30, 30, 30] },
      ],
    }
    const of = card({ batteries: [TIGER.batteries[0], casemate, ...TIGER.batteries.slice(2)] })
    expect(hit(of, [4, 3, 1, 9, 1, 1])['due']).toBe(22)
    expect(hit(of, [29, 1, 1, 1], { options: D100 })['due']).toBe(52)
    expect(hit(of, [6, 5])).toEqual({ thirds: [0, 0, 1, 0] })
    expect(hit(of, [39, 5], { options: D100 })['due']).toBe(16)
  })
  test.each(['A', 'B', 'C', 'D'] as const)(
    'FGDN-R66 size %s with three directors loses one; casemates lose all of theirs',
    size => {
      const of = card({
        sizeClass: size,
        shipType: size <= 'B' ? 'major' : 'minor',
        batteries: TIGER.batteries.map(battery => ({ ...battery, directors: 3 })),
      })
      expect(hit(of, [1, 1], { ship: KEPT_OUT })).toEqual({ directors: [2, 3, 3, 3] })
      expect(hit(of, [1], { ship: KEPT_OUT, options: D100 })).toEqual({ directors: [2, 3, 3, 3] })
      if (size <= 'B') {
        expect(hit(of, [4, 1], { ship: KEPT_OUT })).toEqual({ directors: [3, 0, 3, 3] })
        expect(hit(of, [16], { ship: KEPT_OUT, options: D100 })).toEqual({ directors: [3, 0, 3, 3] })
      }
    },
  )
  test.each([
    // early is January to April, mid May to August, late September to December
    ['DEU', 1915, 4, 8],
    ['DEU', 1915, 5, 9],
    ['OST', 1915, 8, 8],
    ['OST', 1915, 9, 9],
    ['GBR', 1916, 8, 7],
    ['GBR', 1916, 9, 8],
    ['GBR', 1917, 8, 8],
    ['GBR', 1917, 9, 9],
    ['ITA', 1917, 12, 8],
    ['ITA', 1918, 1, 9],
    ['BRA', 1916, 6, 9],
    ['JAP', 1913, 12, 9],
    ['FRA', 1919, 1, 9],
  ])('FGDN-R69 %s in %i-%i: the magazine goes from %i', (nation, year, month, least) => {
    const end = (die: number) => {
      const state = stand([card({ nation })], { options: { magazineNation: 'on' }, scene: { year, month } })
      Object.assign(state.ships[0]!, { ...THROUGH, criticals: 1, batches: 1, plain: 1 })
      play(state, [1, 3, 1, die], desk => work(SUFFER, desk, { target: 0 }, 1))
      return state.ships[0]!.end
    }
    expect([end(least - 1), end(least)]).toEqual([AFLOAT, GONE])
  })
  test.each([
    ['not pierced', 0],
    ['pierced by a shell earlier in the turn', 1],
  ])('FGDN-R69 the blast is final, armour or not, and makes no starred criticals: a ship %s', (_what, pierced) => {
    const state = stand([TIGER, KAISER], { scene: { yards: 100 } })
    Object.assign(state.ships[0]!, { ...THROUGH, criticals: 1, batches: 1, plain: 1, due: 25 })
    state.ships[1]!.pierced = pierced
    // Tiger: 25 of 476, D6 6, one critical: the magazine. Kaiser: 43 of 409, .10, D6 5: one, Rudder*, which is off
    play(state, [6, 1, 3, 1, 9, 5, 20], applyDamage)
    expect(state.ships[1]).toMatchObject({ remaining: 452 - 43, rudder: 0, steering: 0 })
  })
  test('FGDN-R70 a third of the original each time; the third leaves none, and then it is lost in the draw', () => {
    const lost = [0, 1, 2].map(before => {
      const { thirds } = hit(TIGER, [6, 5], { ship: { ...THROUGH, thirds: [0, 0, before, 0] } }) as Partial<Ship>
      return thirds![2]
    })
    expect(lost).toEqual([1, 2, 3])
    expect(hit(TIGER, [6, 1], { ship: { ...THROUGH, thirds: [0, 0, 3, 0] } })).toEqual({})
  })
  test('FGDN-R71 totals, not sums: by the third loss two light weapons in all, or the first and a heavy one', () => {
    const third = (choice: number): number[] => {
      const state = alone(BOAT)
      for (let loss = 1; loss <= 3; loss++) {
        state.ships[0]!.criticals = state.ships[0]!.batches = 1
        play(state, [6], desk => {
          desk.decider = () => choice
          work(SUFFER, desk, { target: 0 }, 1)
        })
      }
      return state.ships[0]!.mounts
    }
    // one gun of 47 mm, two of 8 mm
    expect([third(1), third(0)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  test('FGDN-R72 the sheet jams only, and tells circling from slowly; D20 may disable', () => {
    const rudders = (byTorpedo: boolean) =>
      [98, 99, 100].map(face => hit(TIGER, [face], { options: D100, byTorpedo })['rudder'])
    expect([rudders(false), rudders(true)]).toEqual([
      [1, 2, 3],
      [4, 5, 3],
    ])
    expect(hit(TIGER, [20, 6])).toEqual({ steering: 1 })
  })
  test.each([
    [1, 70, 35, 70],
    [1, 25, 12, 25],
    [3, 25, 37, 37],
    [3, 90, 135, 135],
    [5, 31, 77, 77],
  ])('FGDN-R73 %i warheads of %i: %i with D20, %i with D100', (barrels, warheadDamage, d20, d100) => {
    const tubes: Battery = { ...DESTROYER.batteries[1]!, warheadDamage, groups: [{ arcs: 'PS', mounts: 1, barrels }] }
    const of = card({ ...DESTROYER, batteries: [DESTROYER.batteries[0], tubes] })
    expect(hit(of, [4, 9])['due']).toBe(d20)
    expect(hit(of, [39], { options: D100 })['due']).toBe(d100)
  })
  test.each(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const)(
    'FGDN-R75 size %s and torpedoes: sizes A to D have their column',
    size => {
      const state = alone(sized(size, 1914))
      // 4 to 9 is Flooding on the torpedo column alone; small craft have Weapon there
      const kinds = [4, 12].map(face => columnOf(state, 0, true).at(face).kind)
      expect(kinds).toEqual(size <= 'D' ? ['Flooding', 'Engineering'] : ['Weapon', 'Flotation'])
    },
  )
})

describe('R77 to R82, the D100 sheet', () => {
  test.each([
    [1907, 2],
    [1908, 1],
    [1930, 1],
  ])('FGDN-R77 in service %i: D6+%i, for Fire, Flooding and a boiler', (inServiceYear, plus) => {
    const of = card({ inServiceYear })
    expect(hit(of, [76, 3], { options: D100 })['fires']).toEqual([1003 + plus])
    expect(hit(of, [61, 3], { options: D100 })['floods']).toEqual([1003 + plus])
    expect(hit(of, [59, 3], { options: D100 })['fires']).toEqual([1003 + plus])
    // her rebuilding counts here as well (R45)
    expect(hit(card({ inServiceYear, rebuiltYear: 1937 }), [76, 3], { options: D100 })['fires']).toEqual([1004])
  })
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('FGDN-R78 (D6+1)/2 of %i is %i', (die, percent) => {
    expect(hit(TIGER, [41, die], { options: D100 })['fires']).toEqual([1000 + percent])
  })

  const strike = {
    target: 0,
    weapon: 'torpedo',
    warhead: 70,
    depth: 'deep',
    isContact: true,
    side: 1,
    place: 'broadside',
  } as const
  test.each([
    // 1925 on: D6+2 with the sheet, D6 without; 1914: D6+4 and D6+2; 1900: 2D6+4 and 2D6+2
    [1925, [3], 5, 3],
    [1914, [3], 7, 5],
    [1900, [3, 4], 11, 9],
  ])('FGDN-R79 in service %i, dice %j: %i per cent with the sheet, %i without', (inServiceYear, dice, sheet, plain) => {
    const flooded = (options: Record<string, string>): number => {
      const state = alone(card({ inServiceYear, damagePoints: 900 }), {}, { options, phase: 'movement' })
      play(state, [1, ...dice, 1], desk => work(TORPEDO_HIT, desk, strike))
      return percentAll(state.ships[0]!.floods)
    }
    expect([flooded(D100), flooded({})]).toEqual([sheet, plain])
  })
  test('FGDN-R79 halved by the protection that meets this hit, with the sheet only; a shallow or narrow hit meets none', () => {
    // Kaiser: 35 of 105 meet a deep hit, so less than 70 is halved. D6 6 + 4 = 10, 5; without the sheet D6 6 + 2 = 8
    const flooded = (options: Record<string, string>, changes: Record<string, unknown>): number => {
      const state = alone(KAISER, {}, { options, phase: 'movement' })
      play(state, [1, 6, 1], desk => work(TORPEDO_HIT, desk, { ...strike, warhead: 60, ...changes }))
      return percentAll(state.ships[0]!.floods)
    }
    expect([flooded(D100, {}), flooded({}, {})]).toEqual([5, 8])
    expect(flooded(D100, { depth: 'shallow' })).toBe(10)
    expect(flooded(D100, { place: 'bow' })).toBe(10)
  })
  test('FGDN-R79 none if the protection was not beaten', () => {
    for (const options of [D100, {}]) {
      const state = alone(KAISER, {}, { options, phase: 'movement' })
      play(state, [], desk => work(TORPEDO_HIT, desk, { ...strike, warhead: 30 }))
      expect(state.ships[0]).toMatchObject({ floods: [], starboard: 75 })
    }
  })
  test('FGDN-R80 stars are those of the table in use', () => {
    const starred = (of: Card, options: Record<string, string>): string[] => {
      const column = columnOf(alone(of, {}, { options }), 0, false)
      return column.rows.filter(([, , { star }]) => star).map(([from, to]) => `${from}-${to}`)
    }
    expect(starred(TIGER, {})).toEqual(['1-3', '4-5', '6-9', '10-11', '12-14', '15-17', '19-19', '20-20'])
    // all but directors (R66), Sensor and Communications
    const unstarred = ['1-2', '16-17', '91-92', '93-94']
    const rows = columnOf(alone(TIGER, {}, { options: D100 }), 0, false).rows.map(([from, to]) => `${from}-${to}`)
    expect(starred(TIGER, D100)).toEqual(rows.filter(row => !unstarred.includes(row)))
    expect([starred(MERCHANT, {}), starred(MERCHANT, D100)]).toEqual([[], []])
    // Other Weapon of minor combatants has none on either
    expect(starred(DESTROYER, {})).not.toContain('4-9')
    expect(starred(DESTROYER, D100)).not.toContain('16-38')
  })
  test.each([
    [1, 2, 1],
    [4, 3, 2],
    [6, 4, 3],
  ])('FGDN-R82 Bridge in full: D6 of %i out to turn %i, slow after it, fire (D6+1)/2 = %i', (die, bridge, percent) => {
    expect(hit(TIGER, [96, die, 2 * percent], { options: D100 })).toEqual({
      bridge,
      bridgeCourse: 2,
      slowHelm: 1,
      fires: [1000 + percent],
    })
  })
})
