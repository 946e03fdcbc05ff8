import { describe, expect, test } from 'vitest'
import { AFLOAT, FIRE, FLOOD, GONE, percentAll } from '../02-ships/conditions.ts'
import type { Card, Size } from '../02-ships/ship.ts'
import type { Ship } from '../02-ships/state.ts'
import { barrelsBearing } from '../06-gunfire/6-4-gunfire.ts'
import { bestSpeed } from '../08-1-damage/8-1-1-speed.ts'
import { batteryOut } from '../08-1-damage/8-1-10-massive-damage.ts'
import { applyDamage } from '../08-1-damage/8-1-damage.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { MAJOR, MINOR, OVERWHELMED, SEVERE } from '../book/tables.ts'
import { refuse } from '../orders/refusals.ts'
import { resolve as obey } from '../orders/resolve.ts'
import {
  alone,
  BOAT,
  card,
  chanceOf,
  DESTROYER,
  MERCHANT,
  play,
  stand,
  TIGER,
  typesOf,
} from '../whole/bench.fixture.ts'
import { canHelp, controlBoth, controlColumn, type Helper, helpOf, risksCollision } from './8-2-control.ts'
import { resolveCasualties } from './8-2-fire-and-flooding.ts'
import { levelAt, totalPercent } from './8-2-levels.ts'
import { startFire, startFlooding } from './8-2-severity.ts'
import { hit, KEPT_OUT, percents, sail, THROUGH } from './second.fixture.ts'

// Expected values are worked out from the checklist, section 3.9 and tables T19 to T25, by hand.

/** Faces of the D20 column of major combatants. */
const FLOODING_STAR = 12
const FIRE_STAR = 15
const RESOLUTION = { phase: 'resolution' } as const

function severity(of: Card, face: number, faces: readonly number[], ship: Partial<Ship> = THROUGH): number {
  const { fires, floods } = hit(of, [face, ...faces], { ship }) as Partial<Ship>
  return percentAll(fires ?? floods ?? [])
}
const sized = (sizeClass: Size, inServiceYear: number): Card =>
  card({
    sizeClass,
    inServiceYear,
    shipType: sizeClass >= 'E' ? 'smallCombatant' : sizeClass >= 'C' ? 'minor' : 'major',
  })

describe('T19 severity', () => {
  test.each([
    [1860, [1, 1], 4],
    [1907, [1, 1], 4],
    [1907, [6, 6], 14],
    [1907, [5, 2], 9],
    [1908, [1], 3],
    [1908, [6], 8],
    [1924, [1], 3],
    [1924, [6], 8],
    [1925, [1], 1],
    [1925, [6], 6],
    [1942, [4], 4],
    [1970, [6], 6],
  ])(
    'FGDN-8.2-severity in service %i, dice %j: %i per cent, of fire and of flooding',
    (inServiceYear, dice, percent) => {
      const of = card({ inServiceYear })
      expect(severity(of, FIRE_STAR, dice)).toBe(percent)
      expect(severity(of, FLOODING_STAR, dice)).toBe(percent)
    },
  )

  test.each([
    [
      1907,
      [
        [1, 1],
        [1, 2],
        [3, 4],
        [6, 6],
      ],
      [2, 2, 4, 7],
    ],
    [1914, [[1], [2], [3], [4], [5], [6]], [1, 2, 2, 3, 3, 4]],
    [1925, [[1], [2], [3], [4], [5], [6]], [0, 1, 1, 2, 2, 3]],
  ])('FGDN-8.2-halve-nonpen in service %i, dice %j, not penetrated: %j', (inServiceYear, dice, expected) => {
    const of = card({ inServiceYear })
    expect(dice.map(faces => severity(of, FIRE_STAR, faces, KEPT_OUT))).toEqual(expected)
    expect(dice.map(faces => severity(of, FLOODING_STAR, faces, KEPT_OUT))).toEqual(expected)
  })

  test.each([
    [66, [1, 2, 2, 3, 3, 4]],
    [75, [1, 2, 2, 3, 3, 4]],
    [76, [1, 2, 2, 3, 3, 4]],
    [77, [3, 4, 5, 6, 7, 8]],
    [102, [3, 4, 5, 6, 7, 8]],
  ])('FGDN-8.2-halve-76 guns of %i mm, penetrated: %j', (largest, expected) => {
    for (const face of [FIRE_STAR, FLOODING_STAR]) {
      expect([1, 2, 3, 4, 5, 6].map(die => severity(TIGER, face, [die], { ...THROUGH, largest }))).toEqual(expected)
    }
  })
  test('FGDN-8.2-halve-76 and not penetrated: both halvings, each rounded down', () => {
    const twice = [1, 2, 3, 4, 5, 6].map(die => severity(TIGER, FIRE_STAR, [die], { largest: 76 }))
    expect(twice).toEqual([0, 1, 1, 1, 1, 2])
    // 2D6+2 of 1907: 14 to 7 to 3, 9 to 4 to 2
    const old = card({ inServiceYear: 1907 })
    expect([
      severity(old, FIRE_STAR, [6, 6], { largest: 76 }),
      severity(old, FIRE_STAR, [4, 3], { largest: 76 }),
    ]).toEqual([3, 2])
  })

  test.each([
    ['Engineering', 10, [9, 5], 5],
    ['Engineering', 11, [1, 1], 1],
    ['Bridge', 19, [6, 5], 5],
    ['boiler, which is whole', 10, [10, 5], 7],
  ])('FGDN-8.2-severity T19b %s: a fire of %i, dice %j, is %i', (_what, face, dice, percent) => {
    expect(severity(TIGER, face, dice)).toBe(percent)
  })
  test('FGDN-8.2-severity T19b light weapons: −2 and halved; 57 to 65 mm flooding too; on size E neither −2 nor a filter', () => {
    const by = (largest: number) => ({ ...THROUGH, largest })
    expect([37, 45, 57, 65].map(mm => severity(TIGER, FIRE_STAR, [6], by(mm)))).toEqual([3, 3, 3, 3])
    expect([57, 65].map(mm => severity(TIGER, FLOODING_STAR, [6], by(mm)))).toEqual([3, 3])
    expect([20, 25, 36].map(mm => severity(TIGER, FIRE_STAR, [], by(mm)))).toEqual([0, 0, 0])
    expect([37, 56].map(mm => severity(TIGER, FLOODING_STAR, [], by(mm)))).toEqual([0, 0])
    expect(severity(BOAT, FIRE_STAR, [6], by(57))).toBe(4)
  })
  test('FGDN-8.2-severity T19b aground −2, for floodings only', () => {
    const aground = card({ isBeached: true })
    expect([severity(aground, FLOODING_STAR, [5]), severity(aground, FIRE_STAR, [5])]).toEqual([5, 7])
  })
  test.each([
    [2, 3],
    [3, 5],
    [4, 5],
    [5, 5],
  ])('FGDN-8.2-severity T19b small craft with %i crew factors lost: D6 of 1 burns %i per cent', (crewLost, percent) => {
    expect(severity(BOAT, FIRE_STAR, [1], { ...THROUGH, crewLost })).toBe(percent)
  })
})

describe('8.2 what a casualty costs, and when', () => {
  test.each([
    [298, [4], 11],
    [501, [7], 35],
    [501, [1], 5],
    [39, [2], 0],
    [39, [3], 1],
    [298, [4, 4], 22],
    [298, [9, 1], 28],
  ])('FGDN-8.2-damage of %i points, fires of %j per cent: %i', (damagePoints, fires, cost) => {
    const state = alone(
      card({ damagePoints }),
      { fires: fires.map(percent => 1000 + percent) },
      { turn: 4, ...RESOLUTION },
    )
    // 1 on the ratio's D6 makes no criticals; below one per cent there is no die
    play(state, 100 * cost < damagePoints ? [] : [1], nextPhase)
    expect(state.ships[0]!.remaining).toBe(damagePoints - cost)
  })
  test('FGDN-8.2-damage of floodings is also kept apart as lost to flooding', () => {
    const state = alone(TIGER, { floods: [1007], fires: [1004] }, { turn: 4, ...RESOLUTION })
    play(state, [1], nextPhase)
    expect(state.ships[0]).toMatchObject({ remaining: 501 - 35 - 20, flooded: 35 })
  })

  test('FGDN-8.2-repeat a fire of turn 2: turn 5, then every tenth turn, until it is out', () => {
    const state = alone(TIGER, THROUGH, { turn: 2 })
    play(state, [3], desk => startFire(desk, 0, 0, false))
    // 5 % of 501 is 25. Turn 5: D6 1, control D10 7 (Minor: none). Then control in Plotting, D6 in Resolution.
    sail(state, 5, { '5 resolution': [1, 7] })
    expect(state.ships[0]!.remaining).toBe(476)
    sail(state, 10, { '10 plotting': [8], '10 resolution': [1] })
    expect(state.ships[0]!.remaining).toBe(451)
    // +D6 of 2: 7 %, 35 points
    sail(state, 20, { '20 plotting': [9, 2], '20 resolution': [1] })
    expect(state.ships[0]!.remaining).toBe(416)
    // -2D6 of 7: out, and nothing more
    sail(state, 41, { '30 plotting': [3, 3, 4] })
    expect(state.ships[0]).toMatchObject({ remaining: 416, fires: [] })
  })
  test('FGDN-8.2-repeat floodings by torpedo were felt at once: not on the third turn, but on Intermediate Turns', () => {
    const state = alone(TIGER, { torpedo: 1 }, { turn: 2, phase: 'movement' })
    play(state, [3], desk => startFlooding(desk, 0, true))
    play(state, [1], applyDamage)
    expect(state.ships[0]!.remaining).toBe(476)
    // control is still on the third turn (R7)
    sail(state, 10, { '5 resolution': [7], '10 plotting': [7], '10 resolution': [1] })
    expect(state.ships[0]!.remaining).toBe(451)
  })
  test('FGDN-8.2-record the turn and the per cent of each, oldest first', () => {
    const state = alone(TIGER, THROUGH, { turn: 3 })
    play(state, [3], desk => startFire(desk, 0, 0, false))
    play(state, [4], desk => startFlooding(desk, 0, false))
    state.now += 6
    play(state, [6], desk => startFire(desk, 0, 0, false))
    expect(state.ships[0]).toMatchObject({ fires: [3005, 4008], floods: [3006] })
    expect(state.agenda.map(({ at, what, amount }) => [Math.floor(at / 6), at % 6, what, amount])).toEqual([
      [6, 5, FIRE, 5],
      [6, 5, FLOOD, 6],
      [7, 5, FIRE, 8],
    ])
  })
  test('FGDN-8.2-rebuild a ship of 1906 rebuilt 1915 rolls D6+2, rebuilt 1937 D6', () => {
    const rebuilt = (rebuiltYear: number | null) => card({ inServiceYear: 1906, rebuiltYear })
    expect(severity(rebuilt(null), FIRE_STAR, [4, 4])).toBe(10)
    expect(severity(rebuilt(1915), FIRE_STAR, [4])).toBe(6)
    expect(severity(rebuilt(1937), FIRE_STAR, [4])).toBe(4)
  })
  test('FGDN-8.2-new-crits fire damage is divided by what it leaves, and its criticals come in the same phase', () => {
    // 50 % of 100 points on a ship with 90 left: 50/40 is 1.25, D6 1: 6 + 1 = 7 criticals, all Sensor (18; 1-3; 1-4)
    const of = card({ damagePoints: 100 })
    const state = alone(of, { fires: [1050], remaining: 90, lightsForward: 9 }, { turn: 4, ...RESOLUTION })
    play(state, [1, ...new Array<number[]>(7).fill([18, 1, 1]).flat()], nextPhase)
    expect(state.ships[0]).toMatchObject({ remaining: 40, lightsForward: 2 })
  })
  test('FGDN-8.2-new-crits fire and flooding due in one phase make one ratio', () => {
    // 10 + 10 of 80 is .25: D6 4 makes one critical. Apart they would be .12 each and make none. Sensor again.
    const of = card({ damagePoints: 100 })
    const state = alone(of, { fires: [1010], floods: [1010] }, { turn: 4, ...RESOLUTION })
    const events = play(state, [4, 18, 1, 1], nextPhase)
    expect(typesOf(events).filter(type => type === 'BatchOpened')).toHaveLength(1)
    expect(state.ships[0]).toMatchObject({ remaining: 80, lightsForward: 0 })
  })
})

describe('T20 to T22 levels', () => {
  test.each([
    [[4, 9], [3], 16],
    [[], [], 0],
    [[1, 1, 1], [], 3],
    [[], [17, 2], 19],
  ])('FGDN-8.2-total fires %j and floodings %j: %i', (fires, floods, total) => {
    const state = alone(TIGER, { fires: fires.map(p => 1000 + p), floods: floods.map(p => 9500 + p) })
    expect(totalPercent(state, 0)).toBe(total)
  })
  test('FGDN-8.2-total chooses the column: fires of 5, floodings of 4 and 5 stand together', () => {
    const column = (floods: number[]) => controlColumn(alone(TIGER, { fires: [1005], floods }), 0, 0)
    expect([column([1004]), column([1005]), column([1004, 2006]), column([1004, 2008])]).toEqual([
      MINOR,
      MAJOR,
      SEVERE,
      OVERWHELMED,
    ])
  })

  /** T21b: upper limits of Minor, Major and Severe. */
  const grid: readonly (readonly [readonly Size[], number, number, readonly [number, number, number]])[] = [
    [['A', 'B'], 1850, 1907, [8, 13, 15]],
    [['A', 'B'], 1908, 1924, [9, 14, 16]],
    [['A', 'B'], 1925, 1941, [10, 15, 17]],
    [['A', 'B'], 1942, 1959, [11, 16, 18]],
    [['A', 'B'], 1960, 1970, [12, 17, 19]],
    [['C', 'D'], 1850, 1907, [6, 10, 12]],
    [['C', 'D'], 1908, 1924, [7, 11, 13]],
    [['C', 'D'], 1925, 1941, [8, 12, 14]],
    [['C', 'D'], 1942, 1959, [9, 13, 15]],
    [['C', 'D'], 1960, 1970, [10, 14, 16]],
    [['E', 'F', 'G'], 1850, 1907, [4, 8, 10]],
    [['E', 'F', 'G'], 1908, 1924, [5, 9, 11]],
    [['E', 'F', 'G'], 1925, 1941, [6, 10, 12]],
    [['E', 'F', 'G'], 1942, 1959, [7, 11, 13]],
    [['E', 'F', 'G'], 1960, 1970, [8, 12, 14]],
  ]
  test.each(grid)('FGDN-8.2-level sizes %j, %i to %i: %j', (sizes, from, until, [minor, major, severe]) => {
    for (const size of sizes) {
      for (const year of [from, until]) {
        const state = alone(sized(size, year))
        const at = [1, minor, minor + 1, major, major + 1, severe, severe + 1, 60]
        expect(at.map(percent => levelAt(state, 0, percent))).toEqual([
          MINOR,
          MINOR,
          MAJOR,
          MAJOR,
          SEVERE,
          SEVERE,
          OVERWHELMED,
          OVERWHELMED,
        ])
      }
    }
  })

  test.each([
    [9, 280, 0, 280],
    [10, 280, 2, 150],
    [14, 280, 2, 150],
    [15, 280, 2, 150],
    [17, 280, 2, 150],
  ])(
    'FGDN-8.2-fire-major fires of %i: free she does %i and has +%i, fighting them she does %i',
    (percent, free, worse, slow) => {
      expect(bestSpeed(alone(TIGER, { fires: [1000 + percent] }), 0)).toBe(free)
      expect(bestSpeed(alone(TIGER, { fires: [1000 + percent], fighting: 1 }), 0)).toBe(slow)
      // A die of 2 reads 2 or 4. Minor -2D6; Major 2: -2D6, 4: -D6; Severe 2: -D6, 4: -D6; Overwhelmed 2: -D6, 4: none.
      const column = percent <= 9 ? 'Minor' : percent <= 14 ? 'Major' : percent <= 16 ? 'Severe' : 'Overwhelmed'
      const dice = { Minor: [2, 2], Major: [1, 2], Severe: [1, 1], Overwhelmed: [0, 1] }[column]
      for (const fighting of [0, 1]) {
        const state = alone(TIGER, { fires: [1000 + percent], fighting })
        const sixes = dice[fighting]!
        play(state, [2, ...new Array<number>(sixes).fill(1)], desk => controlBoth(desk, 0, 0))
        expect(percents(state.ships[0]!.fires)).toEqual([percent - sixes])
      }
      expect(worse).toBe(percent <= 9 ? 0 : 2)
    },
  )
  test('FGDN-8.2-fire-major floodings do not count toward it, and no +2 for floodings', () => {
    // fires 9 (Minor alone), floodings 5: 14 together, Major column; D10 2 for each is -2D6
    const state = alone(TIGER, { fires: [1009], floods: [1005] })
    play(state, [2, 1, 1, 2, 1, 1], desk => controlBoth(desk, 0, 0))
    expect([percents(state.ships[0]!.fires), percents(state.ships[0]!.floods)]).toEqual([[7], [3]])
    expect(bestSpeed(alone(TIGER, { fires: [1009], floods: [1005], fighting: 1 }), 0)).toBe(280)
  })
  test('FGDN-8.2-fire-major the order is given in Plotting', () => {
    const state = stand([TIGER], { phase: 'plotting' })
    const order = { seat: 0, command: { type: 'FightFires', ship: 0, on: true } } as const
    expect(refuse(state, order)).toBeNull()
    play(state, [], desk => obey(desk, order))
    expect(state.ships[0]!.fighting).toBe(1)
    expect(refuse(stand([TIGER], { phase: 'movement' }), order)).not.toBeNull()
  })
  test.each([
    ['Minor by night', 9, true, 12],
    ['Major by night', 10, true, 0],
    ['Overwhelmed by night', 17, true, 0],
    ['Major by day', 10, false, 12],
  ])('FGDN-8.2-fire-lit %s: visibility of 20 per cent costs another ship %s', (_what, percent, isNight, cost) => {
    const chance = (visibility: number) => {
      const state = stand([TIGER, TIGER], { scene: { yards: 5000, isNight, visibility } })
      state.ships[1]!.fires = [1000 + percent]
      return chanceOf(state)
    }
    expect(chance(100) - chance(20)).toBe(cost)
  })
  test('FGDN-8.2-flood-major 15 knots from Major on, ordered or not; floodings alone count', () => {
    const best = (floods: number, fires = 0) =>
      bestSpeed(alone(TIGER, { floods: [1000 + floods], fires: fires > 0 ? [1000 + fires] : [] }), 0)
    expect([best(9), best(10), best(14), best(15), best(17), best(9, 9)]).toEqual([280, 150, 150, 150, 150, 280])
    // a slower limit stays
    expect(bestSpeed(alone(TIGER, { floods: [1010], levels: 2 }), 0)).toBe(140)
  })
})

describe('8.2 conflagration and capsizing', () => {
  /** Fires or floodings of turn 19 do no damage on turn 20: only the risk is thrown. */
  const at20 = (ship: Partial<Ship>, of: Card = TIGER) => alone(of, ship, { turn: 20, ...RESOLUTION })
  test.each([
    [0, 25, true],
    [0, 26, false],
    [1, 50, true],
    [1, 51, false],
    [2, 75, true],
    [2, 76, false],
  ])('FGDN-8.2-fire-conflagration after %i such turns, D100 of %i: %s', (conflagration, face, blown) => {
    const state = at20({ fires: [19_017], conflagration })
    play(state, [face], resolveCasualties)
    expect(state.ships[0]!.end).toBe(blown ? GONE : AFLOAT)
    if (!blown) expect(state.ships[0]!.conflagration).toBe(conflagration + 1)
  })
  test('FGDN-8.2-fire-conflagration the fourth is certain, without a die', () => {
    const state = at20({ fires: [19_017], conflagration: 3 })
    play(state, [], resolveCasualties)
    expect(state.ships[0]!.end).toBe(GONE)
  })
  test('FGDN-8.2-fire-conflagration not below Overwhelmed, not on other turns, not by floodings', () => {
    for (const state of [
      at20({ fires: [19_016] }),
      at20({ fires: [19_010], floods: [19_016] }),
      alone(TIGER, { fires: [18_017] }, { turn: 19, ...RESOLUTION }),
    ]) {
      play(state, [], resolveCasualties)
      expect(state.ships[0]!.end).toBe(AFLOAT)
    }
  })
  test('FGDN-8.2-fire-conflagration by size: 14 is Overwhelmed on a destroyer of 1917', () => {
    const state = at20({ fires: [19_014] }, DESTROYER)
    play(state, [25], resolveCasualties)
    expect(state.ships[0]!.end).toBe(GONE)
    play(at20({ fires: [19_013] }, DESTROYER), [], resolveCasualties)
  })

  test('FGDN-8.2-flood-magazines ordered in Plotting only, once; the chance is gone', () => {
    const order = { seat: 0, command: { type: 'FloodMagazines', ship: 0 } } as const
    for (const phase of ['movement', 'planned fire', 'detection', 'reaction fire', 'resolution'] as const) {
      expect(refuse(stand([TIGER], { phase }), order)).not.toBeNull()
    }
    const state = alone(TIGER, { fires: [19_017], conflagration: 3 }, { turn: 20, phase: 'plotting' })
    expect(refuse(state, order)).toBeNull()
    play(state, [], desk => obey(desk, order))
    expect(refuse(state, order)).not.toBeNull()
    state.now += 5
    play(state, [], resolveCasualties)
    expect(state.ships[0]!.end).toBe(AFLOAT)
  })
  test('FGDN-8.2-flood-magazines main and secondary guns are out, light AA is kept', () => {
    const guns = card({
      batteries: (['main', 'secondary', 'light', 'AA'] as const).map(role => ({
        ...TIGER.batteries[1]!,
        role,
        groups: [{ arcs: 'PS', mounts: 2, barrels: 1 }],
      })),
    })
    const state = alone(guns, { magazinesFlooded: 1 })
    expect([0, 1, 2, 3].map(battery => batteryOut(state, 0, battery))).toEqual([true, true, false, false])
    expect(barrelsBearing(state, 0, 0, 4)).toBe(0)
  })
  test('FGDN-8.2-flood-magazines do not keep her from capsizing', () => {
    const state = at20({ floods: [19_017], magazinesFlooded: 1 })
    play(state, [25], resolveCasualties)
    expect(state.ships[0]!.end).toBe(GONE)
  })

  test.each([
    [[16], 0, [], AFLOAT],
    [[17], 0, [25], GONE],
    [[17], 0, [26], AFLOAT],
    [[17], 3, [26], AFLOAT],
    [[10, 7], 0, [25], GONE],
  ])('FGDN-8.2-flood-capsize floodings of %j, %i before, D100 %j', (floods, conflagration, faces, end) => {
    const state = at20({ floods: floods.map(p => 19_000 + p), conflagration })
    play(state, faces, resolveCasualties)
    expect(state.ships[0]!.end).toBe(end)
  })
  test('FGDN-8.2-flood-capsize only on Intermediate Turns', () => {
    play(alone(TIGER, { floods: [18_017] }, { turn: 19, ...RESOLUTION }), [], resolveCasualties)
  })
  test('FGDN-8.2-flood-capsize burning and flooded beyond help: both are thrown', () => {
    const state = at20({ fires: [19_017], floods: [19_017] })
    play(state, [26, 26], resolveCasualties)
    expect(state.ships[0]).toMatchObject({ end: AFLOAT, conflagration: 1 })
  })
})

describe('T23 to T25 damage control', () => {
  test('FGDN-8.2-control-when turn 1: on turn 4, after the damage; then in Plotting of turns 10 and 20', () => {
    const state = alone(TIGER, THROUGH)
    play(state, [3], desk => startFlooding(desk, 0, false))
    sail(state, 3, {})
    sail(state, 9, { '4 resolution': [1, 8] })
    expect(state.ships[0]!.remaining).toBe(476)
    sail(state, 20, { '10 plotting': [8], '10 resolution': [1], '20 plotting': [8], '20 resolution': [1] })
    expect(percents(state.ships[0]!.floods)).toEqual([5])
  })
  test('FGDN-8.2-control-when a fire of turn 7: its third turn is the Intermediate one; one try, in Resolution', () => {
    const state = alone(TIGER, THROUGH, { turn: 7 })
    play(state, [3], desk => startFire(desk, 0, 0, false))
    sail(state, 19, { '10 resolution': [1, 8] })
    expect(percents(state.ships[0]!.fires)).toEqual([5])
  })
  test('FGDN-8.2-control-when a fire of turn 8 is not fought on turn 10, but on 11', () => {
    const state = alone(TIGER, THROUGH, { turn: 8 })
    play(state, [3], desk => startFire(desk, 0, 0, false))
    sail(state, 19, { '11 resolution': [1, 8] })
    expect(state.ships[0]!.remaining).toBe(476)
  })
  test('FGDN-8.2-control-when a fire that is out is no reason to fight a newer one before its third turn', () => {
    const state = alone(TIGER, { fires: [1002, 2001], fighting: 1 }, { turn: 4, phase: 'planned fire' })
    state.agenda.push(
      { at: 4 * 6 + 5, what: FIRE, ship: 0, amount: 2 },
      { at: 5 * 6 + 5, what: FIRE, ship: 0, amount: 1 },
    )
    Object.assign(state.ships[0]!, THROUGH)
    play(state, [5], desk => startFire(desk, 0, 0, false))
    // turn 4: 2 % is 10 points, a D6; control in the Major column, D10 4: -D6 of 3 puts the first two out
    sail(state, 4, { '4 resolution': [1, 4, 3] })
    expect(percents(state.ships[0]!.fires)).toEqual([7])
    // turn 5 would have been the second one's; turn 7 is the third one's: 35 points, control D10 8 in the Minor column
    sail(state, 7, { '7 resolution': [1, 8] })
    expect(state.ships[0]!.remaining).toBe(501 - 10 - 35)
  })

  test('FGDN-8.2-control-roll one D10 for all fires, one for all floodings, in the column of the whole before either', () => {
    // 3 + 4 + 5 + 4: 16, Severe; D10 7 for fires: +D6 of 6 makes them 13, but floodings still read Severe: D10 6 none
    const state = alone(TIGER, { fires: [1003, 1004], floods: [1005, 1004] })
    play(state, [7, 6, 6], desk => controlBoth(desk, 0, 0))
    expect([percentAll(state.ships[0]!.fires), percentAll(state.ships[0]!.floods)]).toEqual([13, 9])
    // the other way: fires are put out, but floodings (9 alone would be Minor) still read Severe: D10 7 is +D6
    const other = alone(TIGER, { fires: [1007], floods: [1009] })
    play(other, [1, 6, 6, 7, 1], desk => controlBoth(desk, 0, 0))
    expect([percentAll(other.ships[0]!.fires), percentAll(other.ships[0]!.floods)]).toEqual([0, 10])
  })

  /** T23 as printed, columns Minor, Major, Severe, Overwhelmed. */
  const T23: readonly (readonly [number, ...number[]])[] = [
    [1, -2, -2, -2, -1],
    [2, -2, -2, -1, -1],
    [3, -2, -1, -1, -1],
    [4, -1, -1, -1, 0],
    [5, -1, -1, 0, 0],
    [6, -1, 0, 0, 1],
    [7, 0, 0, 1, 1],
    [8, 0, 1, 1, 1],
    [9, 1, 1, 1, 2],
    [10, 1, 1, 2, 2],
  ]
  test.each(T23)('FGDN-8.2-control-apply D10 of %i: %i, %i, %i, %i D6', (face, ...cells) => {
    // size A of 1914: 9 is Minor, 14 Major, 16 Severe, 30 Overwhelmed
    const percent = [9, 14, 16, 30]
    cells.forEach((dice, column) => {
      const sixes = [2, 1].slice(0, Math.abs(dice))
      const change = Math.sign(dice) * sixes.reduce((sum, six) => sum + six, 0)
      const burning = alone(TIGER, { fires: [1000 + percent[column]!], fighting: 1 })
      play(burning, [face, ...sixes], desk => controlBoth(desk, 0, 0))
      expect(percentAll(burning.ships[0]!.fires)).toBe(percent[column]! + change)
      const flooding = alone(TIGER, { floods: [1000 + percent[column]!] })
      play(flooding, [face, ...sixes], desk => controlBoth(desk, 0, 0))
      expect(percentAll(flooding.ships[0]!.floods)).toBe(percent[column]! + change)
    })
  })

  test.each([
    ['A', 15, SEVERE, MAJOR],
    ['B', 14, MAJOR, MINOR],
    ['C', 14, OVERWHELMED, MAJOR],
    ['D', 11, MAJOR, MINOR],
    ['E', 12, OVERWHELMED, MAJOR],
    ['G', 8, MAJOR, MINOR],
  ] as const)(
    'FGDN-8.2-draft size %s of 1914 with %i per cent: column %i, drafted %i',
    (size, percent, column, less) => {
      const state = alone(sized(size, 1914), { fires: [1000 + percent] })
      expect(controlColumn(state, 0, 0)).toBe(column)
      state.ships[0]!.drafted = 1
      expect(controlColumn(state, 0, 0)).toBe(less)
      // and one per cent more than the draft covers
      const limit = { A: 14, B: 9, C: 11, D: 7, E: 9, G: 5 }[size]
      const worth = { A: 5, B: 5, C: 4, D: 4, E: 3, G: 3 }[size]
      state.ships[0]!.fires = [1000 + limit + worth]
      expect(controlColumn(state, 0, 0)).toBe(less)
      state.ships[0]!.fires = [1000 + limit + worth + 1]
      expect(controlColumn(state, 0, 0)).toBe(less + 1)
    },
  )
  test('FGDN-8.2-draft from main, casemate or light battery, in Plotting; that battery is silent, the others not', () => {
    const order = (from: 'main' | 'casemate' | 'light') =>
      ({ seat: 0, command: { type: 'DraftCrew', ship: 0, from } }) as const
    const light = { ...TIGER.batteries[1]!, role: 'light' as const, groups: [], strength: 4 }
    const of = card({ batteries: [...TIGER.batteries, light] })
    const silent = (from: 'main' | 'casemate' | 'light') => {
      const state = stand([of], { phase: 'plotting' })
      expect(refuse(state, order(from))).toBeNull()
      play(state, [], desk => obey(desk, order(from)))
      return [0, 1, 4].map(battery => batteryOut(state, 0, battery))
    }
    expect([silent('main'), silent('casemate'), silent('light')]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    expect(refuse(stand([of], { phase: 'planned fire' }), order('main'))).not.toBeNull()
    // Tiger has no light battery
    expect(refuse(stand([TIGER], { phase: 'plotting' }), order('light'))).not.toBeNull()
  })

  const helper = (changes: Partial<Helper> = {}): Helper => ({
    sizeRow: 0,
    year: 1916,
    isTug: false,
    burns: false,
    damagedPercent: 0,
    yards: 0,
    sameCourseAndSpeed: true,
    ...changes,
  })
  test.each([
    [[0], 5],
    [[1], 4],
    [[2], 3],
    [[0, 0], 10],
    [[2, 2], 6],
    [[0, 1, 2], 9],
    [[], 0],
  ] as const)('FGDN-8.2-assist ships of size rows %j lend %i; two at most', (rows, help) => {
    expect(
      helpOf(
        rows.map(sizeRow => helper({ sizeRow })),
        false,
      ),
    ).toBe(help)
  })
  test('FGDN-8.2-assist within 100 yards, same course and speed; it lowers the column and nothing else', () => {
    expect([0, 100, 101].map(yards => canHelp(helper({ yards })))).toEqual([true, true, false])
    expect(canHelp(helper({ sameCourseAndSpeed: false }))).toBe(false)
    const state = alone(TIGER, { floods: [1016] })
    expect([controlColumn(state, 0, 0), controlColumn(state, 0, 5), controlColumn(state, 0, 10)]).toEqual([
      SEVERE,
      MAJOR,
      MINOR,
    ])
    // more help than there is need for
    expect(controlColumn(state, 0, 30)).toBe(MINOR)
    expect(totalPercent(state, 0)).toBe(16)
    expect(bestSpeed(state, 0)).toBe(150)
  })
  test('FGDN-8.2-assist a helper that is barred does not take the place of another', () => {
    expect(helpOf([helper({ burns: true }), helper(), helper({ sizeRow: 2 })], false)).toBe(8)
  })
  test.each([
    [0, false],
    [99, false],
    [100, true],
    [150, true],
  ])('FGDN-8.2-assist-speed at %i tenths of a knot: risk of collision %s', (tenths, risk) => {
    expect(risksCollision(tenths)).toBe(risk)
  })
  test.each([
    [{ burns: true }, false],
    [{ damagedPercent: 50 }, true],
    [{ damagedPercent: 51 }, false],
    [{ damagedPercent: 100 }, false],
  ])('FGDN-8.2-assist-bar %j: %s', (bar, can) => {
    expect(canHelp(helper(bar))).toBe(can)
    expect(helpOf([helper(bar)], false)).toBe(can ? 5 : 0)
  })
  test.each([
    [0, 10],
    [1, 8],
    [2, 6],
  ] as const)('FGDN-8.2-assist-tug of size row %i lends %i', (sizeRow, help) => {
    expect(helpOf([helper({ sizeRow, isTug: true })], false)).toBe(help)
  })

  const options = { nationalEffectiveness: 'on' }
  const floodedBy = (nation: string, faces: readonly number[], chosen = options): number => {
    const state = alone(card({ nation }), { floods: [1016] }, { options: chosen })
    play(state, faces, desk => controlBoth(desk, 0, 0))
    return percentAll(state.ships[0]!.floods)
  }
  test.each([
    ['DEU', true],
    ['RUS', true],
    ['GBR', false],
    ['JAP', false],
    ['OST', false],
    ['FRA', false],
  ])('FGDN-8.2-national %s, Severe, D10 of 5 is read as 4: %s', (nation, steady) => {
    expect(floodedBy(nation, steady ? [5, 1] : [5])).toBe(steady ? 15 : 16)
  })
  test('FGDN-8.2-national not without the option, and not for fires', () => {
    expect(floodedBy('DEU', [5], { nationalEffectiveness: 'off' })).toBe(16)
    const burning = alone(card({ nation: 'DEU' }), { fires: [1016], fighting: 1 }, { options })
    play(burning, [5], desk => controlBoth(desk, 0, 0))
    expect(percentAll(burning.ships[0]!.fires)).toBe(16)
  })
  test('FGDN-8.2-natural10 a German 10 stays 10 (Severe: +2D6), a 9 becomes 8 (+D6)', () => {
    expect(floodedBy('DEU', [10, 1, 1])).toBe(18)
    expect(floodedBy('DEU', [9, 1])).toBe(17)
    // Overwhelmed: 9 would be +2D6, 8 is +D6
    const state = alone(card({ nation: 'RUS' }), { floods: [1017] }, { options })
    play(state, [9, 1], desk => controlBoth(desk, 0, 0))
    expect(percentAll(state.ships[0]!.floods)).toBe(18)
  })
  test('FGDN-8.2-natural10 with +2 it is 10 as well', () => {
    const state = alone(TIGER, { fires: [1016] })
    play(state, [10, 1, 1], desk => controlBoth(desk, 0, 0))
    expect(percentAll(state.ships[0]!.fires)).toBe(18)
  })

  test.each([
    ['+2 unturned', { fires: [1008] }, 6, [1], 9],
    ['+2 unturned, 9 is kept at 10', { fires: [1008] }, 9, [1], 9],
    ['+2 for the fourth crew loss alone', { fires: [1005], crewLost: 4 }, 5, [], 5],
    ['+2 and +2 make 4', { fires: [1008], crewLost: 4 }, 4, [1], 9],
    ['+2 and +2, but turned and slowed', { fires: [1008], crewLost: 5, fighting: 1 }, 5, [], 8],
    ['three losses add nothing', { fires: [1005], crewLost: 3 }, 5, [1], 4],
  ])('FGDN-8.2-mod-stack a boat of 1916, %s', (_what, ship, face, sixes, percent) => {
    // limits 5, 9, 11. Minor 5: -D6, 7: none. Major 6 or 7: none, 8: +D6; 5: -D6
    const state = alone(BOAT, ship)
    play(state, [face, ...sixes], desk => controlBoth(desk, 0, 0))
    expect(percentAll(state.ships[0]!.fires)).toBe(percent)
  })
  test('FGDN-8.2-mod-stack never below 1', () => {
    // Severe: 1 is -2D6; a German 1 for flooding is still 1
    expect(floodedBy('DEU', [1, 1, 1])).toBe(14)
  })
  test('FGDN-8.2-severity of a merchant burns without a star, halved if kept out', () => {
    expect([severity(MERCHANT, 15, [6]), severity(MERCHANT, 15, [6], KEPT_OUT)]).toEqual([8, 4])
  })
})
