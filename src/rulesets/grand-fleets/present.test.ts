import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { Dice, Script, Seeded } from '#kernel/dice/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import { battle, begin, fight } from './battle.fixture.ts'
import { boat, IRON_DUKE, idOf, MOLTKE } from './bench.fixture.ts'
import type { Command } from './commands.ts'
import { GAME } from './game.ts'
import { OPTIONS } from './options.ts'
import { PROCEDURES } from './procedures.ts'
import { refuse } from './refusals.ts'
import { copy, type State } from './state.ts'

const { present } = GAME
/** Iron Duke abeam of Moltke at seven miles, Iron Duke to act. */
const opposed = (options: Record<string, string> = {}): State => {
  const state = battle(
    [{ card: IRON_DUKE, east: 8, north: 9, heading: 0 }],
    [{ card: MOLTKE, east: 15, north: 9, heading: 0 }],
    { options },
  )
  begin(state, [9, 1])
  return state
}
const inGunfire = (options: Record<string, string> = {}): State => {
  const state = opposed(options)
  const stay = (ship: number): Command => ({ type: 'Move', ship, track: [] })
  fight(
    state,
    [9, 1],
    [
      [0, stay(0)],
      [1, stay(1)],
    ],
  )
  return state
}
const of = <Kind extends Offer<Command>['kind']>(offers: readonly Offer<Command>[], kind: Kind) =>
  offers.filter((offer): offer is Extract<Offer<Command>, { kind: Kind }> => offer.kind === kind)

describe('the chart', () => {
  test('shows ships where they are, in miles, with what has happened to them', () => {
    const state = opposed()
    Object.assign(state.ships[1]!, { fires: 2, lost: 3, bridge: 6, forward: 6 })
    const { sea, width, height, measure, units, clock } = present.chart(state)
    expect([sea, width, height, measure]).toEqual(['open', 24, 18, 'nm'])
    expect(clock).toEqual({ turn: 1, phase: 'movement', time: '10:00' })
    expect(units[0]).toMatchObject({
      name: 'HMS Iron Duke',
      side: 0,
      kind: 'battleship',
      east: 8,
      north: 9,
      ready: true,
    })
    expect(units[1]).toMatchObject({ side: 1, kind: 'battlecruiser', ready: false, state: 'afloat' })
    expect(units[1]!.marks.map(({ name, count }) => [name, count])).toEqual([
      ['fire', 2],
      ['bridge', 1],
      ['speed', -2],
    ])
    expect(units[1]!.tracks[0]).toMatchObject({ name: 'hull', left: units[1]!.tracks[0]!.size - 3 })
  })
  test('tells sunk ships and those that left from those afloat, and the time as turns pass', () => {
    const state = opposed()
    state.ships[0]!.lost = 24
    state.ships[1]!.away = 1
    state.now += 12
    expect(present.chart(state).units.map(unit => unit.state)).toEqual(['sunk', 'away'])
    expect(present.chart(state).clock).toMatchObject({ turn: 4, time: '10:36' })
  })
  test('of hexes has hexes', () => {
    const chart = present.chart(opposed({ board: 'hexes' }))
    expect(chart.sea).toBe('hexes')
    expect(chart.units[1]!.east - chart.units[0]!.east).toBeCloseTo(7, 0)
  })
})

test('the card is laid out as printed, with boxes and mounts crossed off', () => {
  const state = opposed()
  Object.assign(state.ships[0]!, { lost: 10, mounts: [1, 1, 2, 6, 5], tubes: [2, 0] })
  const { title, under, rows } = present.card(state, 0)
  expect(title).toBe('HMS Iron Duke')
  expect(under).toContain('damaged')
  const boxes = rows.flatMap(row => (row.kind === 'boxes' ? [[row.name, row.size, row.lost]] : []))
  expect(boxes).toEqual([
    ['Hull, undamaged', 8, 8],
    ['Hull, damaged', 8, 2],
    ['Hull, crippled', 8, 0],
    ['A B C D', 2, 1],
    ['C D', 1, 0],
    ['C D E F', 2, 0],
    ['PORT', 6, 0],
    ['STBD', 6, 1],
    ['PORT', 2, 0],
    ['STBD', 2, 2],
  ])
})

describe('what is asked and offered', () => {
  test('in words, to whoever is asked and to the other', () => {
    const state = opposed()
    expect(present.asked(state, 0)).toBe('Blue: move with one of 1 ship left.')
    expect(present.asked(state, 1)).toBe('Blue to move.')
    expect(present.asked(inGunfire(), 0)).toBe('Blue: fire with one of 1 ship left.')
  })
  test('a move is tried before it is made: its cost, its end, and why not', () => {
    const [offer] = of(present.offers(opposed(), 0), 'move')
    const { plan } = offer!
    expect([plan.budget, plan.measure]).toEqual([4, 'MP'])
    expect(plan.try([{ ahead: 2 }, { turn: 900, ahead: 0 }])).toEqual({
      cost: 4,
      at: { east: 8, north: 11, heading: 900 },
      refusal: null,
    })
    expect(plan.try([{ ahead: 5 }]).refusal).toBe('that costs 5 of 4 movement points')
    expect(plan.command([{ turn: -300, ahead: 1.5 }])).toEqual({
      type: 'Move',
      ship: 0,
      track: [{ pivot: -300 }, { ahead: 1500 }],
    })
  })
  test('weapons with their arcs, bands and targets; the order that they make is legal', () => {
    const state = inGunfire()
    const [offer] = of(present.offers(state, 0), 'attack')
    const { weapons, command } = offer!.plan
    expect(weapons.map(({ id, name, bands, targets }) => [id, name, bands, targets])).toEqual([
      [0, '13.5"/45 (34.3cm)', [4, 8, 12], [1]],
      [1, '6"/45 (15.2cm)', [2, 4, 7], [1]],
    ])
    expect(weapons[1]!.arcs).toEqual([
      { from: 300, to: 1500 },
      { from: 2100, to: 3300 },
    ])
    const order = command([
      { weapon: 0, target: 1 },
      { weapon: 1, target: 1 },
    ])
    expect(refuse(state, { seat: 0, command: order })).toBeNull()
  })
  test('a ship without a target may only be named; the other side may only concede', () => {
    const state = battle(
      [
        { card: boat({ guns: [] }), east: 8, north: 9 },
        { card: boat(), east: 8, north: 12 },
      ],
      [{ card: boat(), east: 12, north: 12 }],
    )
    begin(state)
    const stay = (ship: number): Command => ({ type: 'Move', ship, track: [] })
    fight(
      state,
      [],
      [
        [0, stay(0)],
        [1, stay(2)],
        [0, stay(1)],
      ],
    )
    const said = of(present.offers(state, 0), 'say').map(({ words, why }) => [words, idOf(why)])
    expect(said).toEqual([
      ['Boat has no target', 'GF-R6'],
      ['No more in this phase', 'GF-R6'],
      ['Concede the battle', 'GF-2.2-length'],
    ])
    expect(present.offers(state, 1).map(({ kind }) => kind)).toEqual(['say'])
  })
})

describe('the reckoning before the shot', () => {
  test('shows the lines of 4.2 and what must be thrown', () => {
    // medium, both unmoved: +1 each; Moltke is large and abeam: +1
    const { lines, words } = present.reckon(inGunfire(), 0, { weapon: 0, target: 1 })
    expect(lines.map(({ why, value }) => [idOf(why), value])).toEqual([
      ['GF-4.2-own-speed', 1],
      ['GF-4.2-target-speed', 1],
      ['GF-4.2-l', 1],
    ])
    expect(words).toBe('10 dice, 5 or more')
  })
  test('its odds are those that the command line gives for the same situation', () => {
    const effort = { budget: 1e6, runs: 1 }
    const shown = present.reckon(inGunfire(), 0, { weapon: 0, target: 1 }).odds(['hull', 'sunk'], effort)
    const given = {
      firer: { ship: { ...IRON_DUKE }, steamed: 0 },
      target: { ship: { ...MOLTKE }, steamed: 0 },
      range: 7,
      battery: 0,
    }
    const setting = { options: chosenOptions(OPTIONS, {}), card: () => IRON_DUKE }
    const asked = PROCEDURES.find(({ name }) => name === 'gunfire')!
      .open(given, setting)
      .odds(['hull', 'sunk'], effort)
    expect(shown.exact).toBe(true)
    expect(shown).toEqual(asked)
  })
  test('of torpedoes, too', () => {
    const state = battle([{ card: IRON_DUKE, east: 8, north: 9 }], [{ card: MOLTKE, east: 11, north: 9 }])
    begin(state, [9, 1])
    // 2-3 miles 0, large and abeam +1; two tubes to starboard
    const { lines, words } = present.reckon(state, 0, { weapon: 3, target: 1 })
    expect([lines.map(({ value }) => value), words]).toEqual([[1], '2 dice, 7 or more'])
  })
})

describe('views', () => {
  test('a view is plain data; what is imagined from it is the state itself, since nothing is hidden', () => {
    const state = inGunfire()
    const view = JSON.parse(JSON.stringify(GAME.view(state, 'public')))
    const start = opposed()
    const seen = GAME.imagine(start, view, new Dice(new Script([])))
    expect({ ...seen, fixed: 0 }).toEqual({ ...copy(state), fixed: 0 })
    seen.ships[0]!.lost = 5
    expect(state.ships[0]!.lost).toBe(0)
  })
  test('every suggestion is legal, in every phase', () => {
    for (const state of [opposed(), inGunfire(), opposed({ board: 'hexes' })]) {
      const orders = [...GAME.suggest(state, state.acting, new Dice(new Seeded(1)))]
      expect(orders.length).toBeGreaterThan(0)
      for (const command of orders) expect(refuse(state, { seat: state.acting, command })).toBeNull()
      expect([...GAME.suggest(state, 1 - state.acting, new Dice(new Seeded(1)))]).toEqual([])
    }
  })
})

describe('0.24 the template', () => {
  test('GF-0.24-template every weapon comes with its arcs round the ship, and its bands', () => {
    const [offer] = of(present.offers(inGunfire(), 0), 'attack')
    const [turrets, casemates] = offer!.plan.weapons
    // letters A to F, sixty degrees each: between them all round
    expect(turrets!.arcs).toHaveLength(6)
    expect(turrets!.arcs).toContainEqual({ from: 0, to: 600 })
    expect(turrets!.bands).toEqual([4, 8, 12])
    // 6-inch to port and starboard, seven miles off at most
    expect(casemates!.arcs).toEqual([
      { from: 300, to: 1500 },
      { from: 2100, to: 3300 },
    ])
    expect(casemates!.bands).toEqual([2, 4, 7])
  })
})
