import { describe, expect, test } from 'vitest'
import { Dice, Seeded } from '#kernel/dice/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { JAM_STRAIGHT, TURN } from '../02-ships/conditions.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { R } from '../book/register.ts'
import { study } from '../captain/study.ts'
import { suggest } from '../captain/suggest.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { sea } from '../whole/battle.fixture.ts'
import { DESTROYER, DEUTSCHLAND, MOLTKE, play, stand, TIGER } from '../whole/bench.fixture.ts'
import { PRESENT } from './present.ts'

const EFFORT = { budget: 200_000, runs: 2000 }
const battle = () =>
  sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 24_800, 30_000]], { begins: 17 * 60, sunset: 18 * 60 + 3, sunrise: 6 * 60 })
const offersOf = (state = battle(), seat = 0) => PRESENT.offers(state, seat)
const the = <K extends Offer<Command>['kind']>(kind: K, offers: readonly Offer<Command>[]) =>
  offers.find(offer => offer.kind === kind) as Extract<Offer<Command>, { kind: K }>

describe('a table of Fear God', () => {
  test('the chart: hundreds of yards, ships, clock and light', () => {
    const chart = PRESENT.chart(battle())
    expect([chart.width, chart.yards, chart.sight]).toEqual([600, 100, 240])
    expect(chart.units.map(({ name, east, north, state, ready }) => [name, east, north, state, ready])).toEqual([
      ['Tiger', 100, 300, 'afloat', true],
      ['Moltke', 248, 300, 'afloat', true],
    ])
    expect(chart.clock).toMatchObject({ turn: 1, turns: 40, phase: 'Plotting', hour: '1700' })
    expect(chart.clock.day[22]).toEqual({ hour: '1806', dark: 0.45 })
  })
  test('FGDN-H9-duel a duel is drawn as two ships abreast at their range', () => {
    const { units, clock } = PRESENT.chart(stand([TIGER, MOLTKE], { scene: { yards: 9000 }, phase: 'reaction fire' }))
    expect([units[1]!.east - units[0]!.east, units[0]!.ready, clock.hour]).toEqual([90, false, '1200'])
  })
  test('torpedoes on their way are drawn', () => {
    const state = battle()
    state.tracks = [12_000, 30_000, 900, 8000, 30, 70, 0, 0]
    const tubes = TIGER.batteries.map(battery =>
      battery.role === 'torpedo' ? { ...battery, runYards: 10_000 } : battery,
    )
    const [sheet, other] = state.fixed.sheets
    const drawn = { ...state, fixed: { ...state.fixed, sheets: [{ ...sheet!, batteries: tubes }, other!] } }
    // due east, 2,000 yards from where it was launched
    expect(PRESENT.chart(drawn).tracks).toEqual([
      { side: 0, from: { east: 100, north: 300 }, to: { east: 120, north: 300 }, words: '30 kn, 8,000 yd to run' },
    ])
  })
  test('a move is tried as it would be walked, and its cost is knots', () => {
    const { plan } = the('move', offersOf())
    expect(plan.budget).toBe(28)
    expect(plan.try([{ turn: 450, ahead: 20 }])).toMatchObject({ cost: 20, refusal: null, at: { heading: 450 } })
    expect(plan.try([{ ahead: 29 }]).refusal?.why).toBe(R['FGDN-H20-turning'])
    const command = plan.command([{ turn: 450, ahead: 20 }])
    expect(refuse(battle(), { seat: 0, command })).toBeNull()
  })
  test('guns: arcs, bands and targets, and the order that they make', () => {
    const { plan } = the('attack', offersOf())
    const [main] = plan.weapons
    expect(main!.targets.map(({ unit }) => unit)).toEqual([1])
    expect(main!.bands.map(({ limit }) => limit)).toEqual([59.35, 118.7, 178.05, 237.4])
    // four barrels ahead and astern, eight on either beam
    expect(main!.arcs.map(({ bearing }) => bearing)).toEqual([4, 8, 8, 4])
    const command = plan.command([{ weapon: 0, target: 1 }])
    expect(command).toMatchObject({ type: 'FireGuns', batteries: [{ battery: 0, target: 1 }] })
    expect(refuse(battle(), { seat: 0, command })).toBeNull()
  })
  test('FGDN-6.4-final a reckoning is the sum of 6-4, line by line, and its odds are those of the rule', () => {
    const reckoned = PRESENT.reckon(battle(), 0, { weapon: 0, target: 1 })
    expect(reckoned.lines.reduce((sum, { value }) => sum + value, 0)).toBe(reckoned.total.value)
    expect(reckoned.facts).toMatch(/^14,800 yd · Long · broad aspect · 8 barrels/)
    const { outcomes, exact } = reckoned.odds(['sunk'], EFFORT)
    expect(exact).toBe(true)
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1)
    const dp = reckoned.odds(['dp'], EFFORT).outcomes
    const untouched = dp.find(({ outcome }) => outcome['dp'] === 430)!
    expect(untouched.p).toBeCloseTo(1 - reckoned.total.value / 100)
  })
  test('what guns together may do adds up to one', () => {
    const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 22_000, 30_000]])
    const seen = PRESENT.foresee(
      state,
      0,
      [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 1 },
      ],
      EFFORT,
    )
    for (const { chances } of seen.bars) expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1)
    // eight barrels make two hits, six casemates two: none, two or four
    expect(seen.bars[0]!.chances.map(p => p > 0)).toEqual([true, false, true, false, true])
  })
  test('what is asked, and of whom', () => {
    const state = battle()
    expect(PRESENT.asked(state, 0)).toMatch(/^Blue: plot/)
    state.passed = 1
    expect(PRESENT.asked(state, 0)).toMatch(/^Grey to plot/)
    expect(offersOf(state, 0)).toHaveLength(1)
    state.over = 1
    expect([PRESENT.asked(state, 0), offersOf(state, 0)]).toEqual(['The battle is over.', []])
  })
  test('FGDN-8.2-draft who burns may be told to fight it', () => {
    const state = battle()
    state.ships[0]!.fires = [1012]
    const said = offersOf(state).flatMap(offer =>
      offer.kind === 'say' && offer.unit === 0 ? [offer.command.type] : [],
    )
    expect(said).toEqual(['DraftCrew', 'DraftCrew', 'FloodMagazines', 'FightFires'])
  })
  test('a move and fire can be traced on the chart; a card tells what is left', () => {
    const state = battle()
    const events = play(state, [], desk => {
      nextPhase(desk)
      nextPhase(desk)
    })
    const moved = events.find(({ type }) => type === 'ShipMoved')!
    expect(PRESENT.run(moved, state)).toMatchObject({ unit: 0, way: [{ east: 100, north: 328 }] })
    expect(PRESENT.run(events.find(({ type }) => type !== 'ShipMoved')!, state)).toBeNull()
    const card = PRESENT.card(state, 0)
    expect([card.title, card.tables[0]!.lines.filter(({ now }) => now)]).toMatchObject([
      'Tiger',
      [{ cells: ['0 (0 %)', { lost: 0 }, expect.stringMatching(/^(\d+) of \1$/), '28 kn'] }],
    ])
  })
})

describe('a study', () => {
  const state = sea(
    [
      [TIGER, 10_000, 30_000],
      [TIGER, 10_000, 29_000],
    ],
    [
      [MOLTKE, 20_000, 30_000],
      [DESTROYER, 13_000, 30_000],
    ],
  )
  test('threatens more from near than from far, and nothing out of range', () => {
    const corner = study(state, [0, 2])
    const [near, far, beyond] = [60, 200, 300].map(range => corner.threat(0, 1, range))
    expect(near!).toBeGreaterThan(far!)
    expect([far! > 0, beyond]).toEqual([true, 0])
  })
  test('goes where the rules lead, from where she is, and back', () => {
    const corner = study(state, [0, 2])
    expect(corner.budget).toBe(28)
    expect(corner.go([{ ahead: 28 }])).toMatchObject({ east: 100, north: 328, heading: 0 })
    expect(corner.go([{ turn: 450, ahead: 28 }])).toMatchObject({ heading: 450 })
    expect(corner.go([{ turn: 1800, ahead: 28 }])).toBeNull()
    // the others hold on
    expect(corner.at(1)).toMatchObject({ east: 200, north: 328 })
  })
  test('who slows down has to work up again, four knots a turn', () => {
    const corner = study(state, [0, 2])
    expect(corner.go([{ ahead: 28 }])).toMatchObject({ next: 28 })
    expect(corner.go([{ ahead: 20 }])).toMatchObject({ next: 24 })
  })
  test('does not run into a friend', () => {
    // the second Tiger comes from 1,000 yards astern of one that stops
    const slow = sea(
      [
        [TIGER, 10_000, 30_000],
        [TIGER, 10_000, 29_000],
      ],
      [[MOLTKE, 20_000, 30_000]],
    )
    Object.assign(slow.ships[0]!, { speed: 0, ordered: 0 })
    expect(study(slow, [1, 2]).move([{ ahead: 28 }])).toBeNull()
    expect(study(slow, [1, 2]).move([{ turn: 450, ahead: 20 }])).toMatchObject({ type: 'Plot', ship: 1 })
  })
  test('as good as away where no helm keeps her on the board', () => {
    const edge = sea([[TIGER, 30_000, 57_300]], [[MOLTKE, 30_000, 40_000]])
    expect(study(edge, [0, 1]).go([{ ahead: 25 }])).toMatchObject({ away: false })
    edge.ships[0]!.rudder = JAM_STRAIGHT
    expect(study(edge, [0, 1]).go([{ ahead: 25 }])).toMatchObject({ away: true })
  })
  test('first a course, then fire by the odds, then no more', () => {
    const written = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 20_000, 30_000]])
    expect(study(written, [0, 1]).shots()).toEqual([])
    written.written = [0, 3, 0, 280, 0]
    const corner = study(written, [0, 1])
    expect([corner.budget, corner.go([])]).toEqual([0, null])
    expect(corner.shots().map(({ weapon }) => weapon)).toEqual([0, 1])
    expect(corner.attack(corner.shots())).toMatchObject({
      type: 'FireGuns',
      batteries: [{ battery: 0 }, { battery: 1 }],
    })
    written.written.push(0, 4, 1, 0, 1, 0)
    expect(study(written, [0, 1]).shots()).toEqual([])
  })
})

describe('suggestions', () => {
  test('are legal, courses first, then fire; a ready side has none', () => {
    const dice = new Dice(new Seeded(1))
    const state = sea([[DEUTSCHLAND, 10_000, 30_000]], [[MOLTKE, 20_000, 30_000]])
    const plots = [...suggest(state, 0, dice)]
    expect(new Set(plots.map(({ type }) => type))).toEqual(new Set(['Plot']))
    for (const command of plots) expect(refuse(state, { seat: 0, command })).toBeNull()
    state.written = [0, 3, 0, 280, 0]
    expect([...suggest(state, 0, dice)].map(({ type }) => type)).toEqual(['FireGuns'])
    state.written.push(0, 4, 1, 0, 1, 0)
    expect([...suggest(state, 0, dice)]).toEqual([{ type: 'Pass' }])
    state.passed = 1
    expect([...suggest(state, 0, dice)]).toEqual([])
    state.now = moment(TURN, 1, 'movement')
    expect([...suggest(state, 1, dice)]).toEqual([])
  })
})
