import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import type { ShipClass } from '../01-classes/classes.ts'
import { SEGMENT, type State, type Theatre } from '../01-classes/state.ts'
import { INCH } from '../book/lengths.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { move, PASS, placeOf, refused, say } from '../whole/battle.fixture.ts'
import { card, options } from '../whole/bench.fixture.ts'
import { prepare } from './prepare.ts'

interface Line {
  readonly ships: readonly ShipClass[]
  readonly at?: readonly [east: number, north: number]
  readonly heading?: number
}
/** A battle as its file has it: places in nautical miles, on a sea of 40 by 40. */
function laid(
  one: readonly Line[],
  other: readonly Line[],
  chosen: Record<string, string> = {},
  facts: Partial<BattleFacts> = {},
): State {
  const side = (name: string, nation: 'GBR' | 'DEU', lines: readonly Line[]) => ({
    name,
    nation,
    admiral: '',
    formations: lines.map(({ ships, at, heading = 0 }, i) => ({
      name: `${name} ${i}`,
      ships: ships.map((_, k) => ({
        ship: `${name}${i}${k}`,
        at: at === undefined ? null : { east: at[0], north: at[1] - 0.01 * k },
        heading,
        crew: 'regular' as const,
      })),
    })),
  })
  const battle: BattleFacts = {
    id: 'x',
    title: 'X',
    year: 1916,
    month: 5,
    day: 31,
    place: '',
    story: '',
    sea: { width: 40, height: 40, state: 'calm' },
    begins: 720,
    sunrise: null,
    sunset: null,
    visibilityMiles: 10,
    lastsMinutes: 145,
    sides: [side('Blue', 'GBR', one), side('Grey', 'DEU', other)],
    happened: '',
    sources: [],
    ...facts,
  }
  const cards = [...one, ...other].flatMap(({ ships }) => ships.map(of => card(of)))
  return prepare({ battle, cards }, options({ models: '1/3000', entry: 'where-they-were', ...chosen }))
}
const DICE = new Dice(new Seeded(1))
const theatreOf = (state: State): Theatre => state.fixed.theatre!

describe('a battle of history', () => {
  const state = laid(
    [
      { ships: ['BB', 'BB'], at: [10, 20] },
      { ships: ['DD'], at: [12, 30] },
    ],
    [{ ships: ['CA'], at: [20, 21] }],
  )
  test('FP-SETUP-D FP-SETUP-G FP-H20-table its formations are squadrons; the first ship leads each, the first of a side the fleet', () => {
    expect(state.squadrons.map(({ seat, flagship, size }) => [seat, flagship, size])).toEqual([
      [0, 0, 2],
      [0, 2, 1],
      [1, 3, 1],
    ])
    expect(state.flags).toEqual([0, 3])
    expect(state.ships.map(({ flagship, squadron }) => [flagship, squadron])).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
      [1, 2],
    ])
  })
  test('FP-H20-table FP-H21-models FP-SCALE-C a nautical mile is 5.6 cm; the leader lies where she was, the next astern of her', () => {
    // 1,852 m of 30 cm to 10,000: 5.556 cm, 2.2224 inches
    expect(placeOf(state, 0)).toEqual([22.2, 44.5, 0])
    // FP-H21-models 640 feet at 1/3000 are 2.56 inches; in MIDDLE a quarter of four inches between hulls
    expect(placeOf(state, 1)).toEqual([22.2, 40.9, 0])
    expect(theatreOf(state).board.extent.east).toBeCloseTo(88.9, 1)
  })
  test('FP-SETUP-C FP-H20-table opposite edges, each behind its side', () => {
    expect(theatreOf(state).edges).toEqual(['west', 'east'])
    const upright = laid([{ ships: ['BB'], at: [20, 30] }], [{ ships: ['CA'], at: [21, 10] }])
    expect(theatreOf(upright).edges).toEqual(['north', 'south'])
  })
  test('FP-PERIOD-B one period for both, by the year of the battle (FP-R4)', () => {
    expect(state.fixed.scene.period).toBe(1)
    expect(
      laid([{ ships: ['BB'], at: [1, 1] }], [{ ships: ['BB'], at: [9, 9] }], {}, { year: 1940 }).fixed.scene.period,
    ).toBe(2)
  })
  test('FP-H20-table squadrons that would lie over each other are moved astern', () => {
    const close = laid(
      [
        { ships: ['BB'], at: [10, 20] },
        { ships: ['BB'], at: [10, 20] },
      ],
      [{ ships: ['CA'], at: [20, 21] }],
    )
    expect(placeOf(close, 1)[1]).toBeLessThan(placeOf(close, 0)[1] - 2.5)
  })
  test('FP-H20-table FP-SETUP-C drawn apart, each side half of the way, until neither could fire after one move', () => {
    // MIDDLE: BB 24 inches, CA 15, a move 6; they lay 10 miles or 22.2 inches apart, east and west
    const apart = laid([{ ships: ['BB'], at: [15, 20] }], [{ ships: ['CA'], at: [25, 20] }], { entry: 'out-of-reach' })
    const [one, other] = [placeOf(apart, 0), placeOf(apart, 1)]
    expect([one[1], one[2], other[1]]).toEqual([44.5, 0, 44.5])
    expect(other[0] - one[0]).toBeGreaterThan(30)
    expect(other[0] - one[0]).toBeLessThan(30.6)
    expect((one[0] + other[0]) / 2).toBeCloseTo(44.4, 0)
    // who lay farther apart than that stays where she was
    const far = laid([{ ships: ['BB'], at: [10, 20] }], [{ ships: ['CA'], at: [25, 20] }], { entry: 'out-of-reach' })
    expect([placeOf(far, 0)[0], placeOf(far, 1)[0]]).toEqual([22.2, 55.6])
  })
  test('FP-H20-table FP-PEN-C friends leave more than 10 cm between squadrons; FP-SCALE-A the table grows with them', () => {
    // two lines side by side, 0.5 mile or 1.1 inches apart, at the western edge
    const crowded = laid(
      [
        { ships: ['DD', 'DD'], at: [1, 20] },
        { ships: ['DD'], at: [1.5, 20] },
      ],
      [{ ships: ['CA'], at: [30, 20] }],
      { entry: 'out-of-reach' },
    )
    const behind = placeOf(crowded, 1)[1] - placeOf(crowded, 2)[1]
    expect(behind).toBeGreaterThan(4)
    expect(Math.min(...crowded.ships.map((_, ship) => placeOf(crowded, ship)[0]))).toBeGreaterThanOrEqual(12)
    expect(theatreOf(crowded).board.extent.east).toBeGreaterThan(88.9 + 9)
  })
  test('FP-SETUP-E every squadron begins with a movement and a formation order, chosen freely and without a throw', () => {
    const fresh = laid([{ ships: ['BB'], at: [10, 20] }], [{ ships: ['CA'], at: [20, 21] }])
    expect(GAME.awaited(fresh)).toEqual([0, 1])
    const both = { type: 'ChangeOrders', squadron: 0, movement: 'manoeuvre', formation: 'open' } as const
    say(fresh, 0, [both, { ...both, movement: 'intercept', formation: 'line-abreast' }, PASS])
    expect([fresh.squadrons[0]!.movement, fresh.squadrons[0]!.formation]).toEqual([1, 1])
    expect(refused(fresh, 0, both)).toBe('FP-SETUP-E: your first orders are written')
    expect(refused(fresh, 0, PASS)).toBe('FP-SEQ-A: it is not your turn')
    expect(refused(fresh, UMPIRE, GAME.begin)).toBe('FP-SETUP-E: there are first orders to be written')
    say(fresh, 1, [PASS])
    expect(GAME.awaited(fresh)).toEqual([UMPIRE])
    // the second throws higher and takes the first turn
    say(fresh, UMPIRE, [GAME.begin], [2, 5])
    expect([GAME.awaited(fresh), fresh.segment]).toEqual([[1], SEGMENT.change])
  })
  test('FP-SETUP-B what the enemy has written is not in a view, nor told', () => {
    const fresh = laid([{ ships: ['BB'], at: [10, 20] }], [{ ships: ['CA'], at: [20, 21] }])
    const said = { type: 'ChangeOrders', squadron: 0, movement: 'manoeuvre', formation: 'open' } as const
    const { events } = say(fresh, 0, [said])
    const seen = (viewer: 0 | 1 | 'public' | 'umpire') => {
      const { squadrons, ships } = GAME.view(fresh, viewer) as unknown as State
      return [squadrons[0]!.movement, squadrons[0]!.formation, ships[0]!.formation]
    }
    expect([seen(0), seen('umpire'), seen(1), seen('public')]).toEqual([
      [3, 3, 3],
      [3, 3, 3],
      [0, 0, 0],
      [0, 0, 0],
    ])
    const deed = { order: { seat: 0, command: said }, events }
    expect(GAME.redact(deed, 0, fresh)).toEqual(deed)
    expect(GAME.redact(deed, 1, fresh)).toEqual({ order: null, events: [] })
  })
  test('FP-R118 the scenario’s half hours, or as many turns as the option says', () => {
    const lasts = (turns: string) =>
      theatreOf(laid([{ ships: ['BB'], at: [1, 1] }], [{ ships: ['BB'], at: [9, 9] }], { turns })).turns
    expect([lasts('scenario'), lasts('24')]).toEqual([5, 24])
  })
})

describe('FP-R127 coming on over the edge', () => {
  const begun = (state: State, faces: readonly number[] = [5, 2]): State => {
    say(state, 0, [PASS])
    say(state, 1, [PASS])
    say(state, UMPIRE, [GAME.begin], faces)
    return state
  }
  const picked = (): State => laid([{ ships: ['BB', 'BB', 'BB'] }], [{ ships: ['CA'] }])
  test('FP-SCALE-A FP-SETUP-C FP-H20-table fleets that were picked meet on 8 by 5 feet, from the short edges, heading in', () => {
    const state = picked()
    expect(theatreOf(state).board.extent).toEqual({ east: 96, north: 60 })
    expect(theatreOf(state).edges).toEqual(['west', 'east'])
    expect([placeOf(state, 0), placeOf(state, 3)]).toEqual([
      [0, 30, 90],
      [96, 30, 270],
    ])
    expect(state.ships.map(({ berth }) => berth)).toEqual([1, 1, 1, 1])
    const history = laid([{ ships: ['BB'], at: [10, 20] }], [{ ships: ['CA'], at: [20, 21] }], { entry: 'at-the-edge' })
    expect(history.ships.map(({ berth }) => berth)).toEqual([1, 1])
  })
  test('FP-R127 who is outside neither fires nor is fired at, nor throws for control; a long line takes more turns than one', () => {
    const state = begun(picked())
    // nobody throws for control; nothing to change
    say(state, 0, [PASS])
    expect(state.segment).toBe(SEGMENT.controlled)
    const fire = { type: 'FireBattery', ship: 0, battery: 'main', target: 3 } as const
    expect(refused(state, 0, fire)).toBe('FP-R127: that ship is still outside')
    say(state, 0, [move(0, 6)])
    expect(refused(state, 0, fire)).toBe('FP-R127: that target is not on the table')
    say(state, 0, [
      { type: 'KeepStation', ship: 1 },
      { type: 'KeepStation', ship: 2 },
    ])
    expect(state.ships.map(({ berth }) => berth)).toEqual([0, 0, 1, 1])
    expect(placeOf(state, 0)).toEqual([6, 30, 90])
    // 2.56 inches of hull and an inch between: 3.56 astern of each other
    expect(placeOf(state, 2)[0]).toBeCloseTo(6 - 7.1, 1)
  })
  test('FP-SETUP-B the orders of a squadron that is still outside are nobody’s business', () => {
    const state = picked()
    say(state, 0, [{ type: 'ChangeOrders', squadron: 0, movement: 'intercept' }])
    begun(state)
    const movement = (): number => (GAME.view(state, 1) as unknown as State).squadrons[0]!.movement
    expect(movement()).toBe(0)
    say(state, 0, [PASS, move(0, 6)])
    expect(movement()).toBe(1)
    expect(state.ships[0]!.x).toBe(6 * INCH)
  })
  test('FP-H58-open no byte of a view, of what is told or of a chart depends on orders that are still secret; then all of them do', () => {
    const told = (movement: 'intercept' | 'break-off') => {
      const state = picked()
      const told: string[] = []
      const seen = (viewer: 1 | 'public'): string =>
        JSON.stringify([
          GAME.view(state, viewer),
          GAME.present.chart(GAME.imagine(state, GAME.view(state, viewer), DICE), viewer),
        ])
      const hear = (seat: number, commands: Command[], faces: number[] = []): void => {
        for (const command of commands) {
          const { events } = say(state, seat, [command], faces)
          for (const viewer of [1, 'public'] as const)
            told.push(JSON.stringify(GAME.redact({ order: { seat, command }, events }, viewer, state)), seen(viewer))
        }
      }
      hear(0, [{ type: 'ChangeOrders', squadron: 0, movement }, PASS])
      hear(1, [PASS])
      hear(UMPIRE, [GAME.begin], [5, 2])
      // and by signal, while she is still outside
      hear(0, [{ type: 'ChangeOrders', squadron: 0, formation: movement === 'intercept' ? 'open' : 'scatter' }])
      const secret = [...told]
      hear(0, [move(0, 5, 5, 1)])
      return { secret, open: told.at(-1)! }
    }
    const [one, other] = [told('intercept'), told('break-off')]
    expect(one.secret).toEqual(other.secret)
    expect(one.open).toMatch(/INTERCEPT · OPEN/)
    expect(other.open).toMatch(/BREAK OFF · SCATTER/)
  })
})
