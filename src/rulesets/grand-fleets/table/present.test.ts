import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { Dice, Script, Seeded } from '#kernel/dice/index.ts'
import type { Offer } from '#kernel/ruleset/index.ts'
import { copy, type State } from '../01-ships/state.ts'
import { OPTIONS } from '../book/options.ts'
import { R } from '../book/register.ts'
import { attackIn, score, tell } from '../events/tell.ts'
import { GAME } from '../game.ts'
import type { Command } from '../orders/orders.ts'
import { refuse } from '../orders/refusals.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { battle, begin, fight } from '../whole/battle.fixture.ts'
import { boat, IRON_DUKE, idOf, MOLTKE } from '../whole/bench.fixture.ts'

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
    expect(clock).toMatchObject({ turn: 1, phase: 'movement', time: '10:00', hour: '10:00', light: '' })
    expect(clock.phases).toEqual(['Movement', 'Gunfire', 'Torpedo', 'End'])
    expect(clock.day.slice(0, 3).map(({ hour, dark }) => [hour, dark])).toEqual([
      ['10:00', 0],
      ['10:12', 0],
      ['10:24', 0],
    ])
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
  test('has turrets where the card has mounts with primary arcs, as many as are left', () => {
    const state = opposed()
    // A, B, Q, X and Y of Iron Duke; two on the centre line, and one on each beam in echelon of Moltke
    const alongOf = (ship: number): number => present.chart(state).units[ship]!.turrets!.length
    expect([alongOf(0), alongOf(1)]).toEqual([5, 5])
    state.ships[0]!.mounts[0]!--
    expect(alongOf(0)).toBe(4)
    expect(present.chart(state).units[0]!.turrets!.every(({ along }) => along > 0 && along < 1)).toBe(true)
  })
  test('tells what the light does: a bright sky in twilight, whoever burns farther seen at night', () => {
    const at = (begins: number) => {
      const state = battle([{ card: IRON_DUKE, east: 8, north: 9 }], [{ card: MOLTKE, east: 15, north: 9 }], {
        options: { timeOfDay: 'on', visibility: 'scenario' },
        facts: { begins, sunset: 1130, visibilityMiles: 12 },
      })
      begin(state, [9, 1])
      state.ships[1]!.fires = 1
      return present.chart(state)
    }
    expect(at(600).sky).toBeUndefined()
    expect(at(1130).sky).toEqual({
      bright: 'west',
      words: 'Afterglow in the west: ships against it are seen at 12 nm, others at 6',
    })
    expect(at(1130).units.map(({ seen }) => seen)).toEqual([undefined, undefined])
    expect(at(1260).sky).toBeUndefined()
    // 9.7 any ship at three miles, one that burns at six
    expect([at(1260).sight, ...at(1260).units.map(({ seen }) => seen)]).toEqual([
      3,
      undefined,
      { far: 6, words: 'afire' },
    ])
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
  const { title, under, tables, notes } = present.card(state, 0)
  expect(title).toBe('HMS Iron Duke')
  expect(under).toBe('BB · GBR · 245 pts · VL · 1914')
  const [hull, arms] = tables
  expect(hull!.lines.map(({ cells, now }) => [cells[0], cells[1], now])).toMatchObject([
    [`Belt ${IRON_DUKE.armor.belt}`, { size: 8, lost: 8 }, false],
    [`End ${IRON_DUKE.armor.end}`, { size: 8, lost: 2 }, true],
    [`Deck ${IRON_DUKE.armor.deck}`, { size: 8, lost: 0 }, false],
  ])
  const mounts = arms!.lines.flatMap(({ under }) => under.map(({ name, size, lost, note }) => [name, size, lost, note]))
  expect(mounts).toEqual([
    ['ABCD', 2, 1, '[2]'],
    ['CD', 1, 0, '[2]'],
    ['CDEF', 2, 0, '[2]'],
    ['Port', 6, 0, ''],
    ['Stbd', 6, 1, ''],
    ['Port', 2, 0, ''],
    ['Stbd', 2, 2, ''],
  ])
  // 16 boxes make the first two rows
  expect(notes.at(-1)).toMatchObject({ name: '6 more boxes', text: 'and she falls to the third row' })
})

test('GF-R42 the card of a ship that is out of the battle tells of nothing that will never come', () => {
  const harmed = { fires: 2, floods: 1, list: 1, engine: 1, rudder: 1, bridge: 6, silentUntil: 3 }
  const sunk = opposed()
  Object.assign(sunk.ships[0]!, harmed, { lost: 24 })
  expect(present.card(sunk, 0).notes).toEqual([{ name: 'Sunk', text: 'all boxes are lost', why: R['GF-1.4-sunk'] }])
  const away = opposed()
  Object.assign(away.ships[0]!, harmed, { away: 1 })
  expect(present.card(away, 0).notes).toEqual([{ name: 'Away', text: 'she has left the battle', why: R['GF-R42'] }])
})

test('the card of a ship that aims shows the band that counts and the mounts that do not bear', () => {
  // Moltke lies to starboard at seven miles: medium for 13.5 inches, long for 6 inches
  const [main, secondary] = present.card(inGunfire(), 0, 1).tables[1]!.lines
  expect(main!.cells[1]).toEqual(['4/', '8', '/12'])
  expect(secondary!.cells[1]).toEqual(['2/4/', '7', ''])
  expect(secondary!.under.map(({ name, masked }) => [name, masked])).toEqual([
    ['Port', 6],
    ['Stbd', 0],
  ])
})

describe('what is asked and offered', () => {
  test('in words, to whoever is asked and to the other', () => {
    const state = opposed()
    expect(present.asked(state, 0)).toBe('Blue: move with the one ship left.')
    expect(present.asked(state, 1)).toBe('Blue to move.')
    expect(present.asked(inGunfire(), 0)).toBe('Blue: fire with the one ship left.')
  })
  test('a move is tried before it is made: its cost, its end, and why not', () => {
    const [offer] = of(present.offers(opposed(), 0), 'move')
    const { plan } = offer!
    expect([plan.budget, plan.measure]).toEqual([4, 'MP'])
    expect(plan.try([{ ahead: 2 }, { turn: 900, ahead: 0 }])).toEqual({
      cost: 4,
      at: { east: 8, north: 11, heading: 900 },
      way: [
        { east: 8, north: 11, heading: 0 },
        { east: 8, north: 11, heading: 900 },
      ],
      refusal: null,
    })
    const far = plan.try([{ ahead: 5 }])
    expect([far.refusal?.reason, far.cost, far.at.north]).toEqual(['that costs 5 of 4 movement points', 5, 14])
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
    expect(weapons.map(({ id, name, targets, idle }) => [id, name, targets, idle])).toEqual([
      // 5 or more for both: a rate of +1, but long range; light guns reach three miles
      [0, '13.5"/45 (34.3cm)', [{ unit: 1, chance: 0.6, words: '10 guns' }], ''],
      [1, '6"/45 (15.2cm)', [{ unit: 1, chance: 0.6, words: '6 guns' }], ''],
      [2, 'Light guns', [], 'beyond 3 nm'],
    ])
    expect(weapons[0]!.bands).toEqual([
      { limit: 4, words: 'short 4 nm, +2' },
      { limit: 8, words: 'medium 8 nm, 0' },
      { limit: 12, words: 'long 12 nm, −1' },
    ])
    // ABCD 2 × 2, CD 1 × 2, CDEF 2 × 2: dead ahead four guns, abeam ten
    expect(weapons[0]!.arcs.map(({ from, to, words }) => [from, to, words])).toEqual([
      [0, 600, '4 guns'],
      [600, 1200, '10 guns'],
      [1200, 2400, '4 guns'],
      [2400, 3000, '10 guns'],
      [3000, 3600, '4 guns'],
    ])
    expect(weapons[1]!.arcs.map(({ from, to, bearing }) => [from, to, bearing])).toEqual([
      [300, 1500, 6],
      [2100, 3300, 6],
    ])
    expect(offer!.plan.deed([{ weapon: 0, target: 1 }])).toBe('Fire 10 guns')
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
    const { facts, lines, total, after, words } = present.reckon(inGunfire(), 0, { weapon: 0, target: 1 })
    expect(facts).toBe('7.0 nm (28 in) · medium · starboard 90°, arc D · abeam')
    expect(lines.map(({ why, value, words }) => [idOf(why), value, words])).toEqual([
      ['GF-4.2-rof', 0, 'Rate of fire'],
      ['GF-4.2-medium', 0, 'Medium band, 4 to 8 nm'],
      ['GF-4.2-own-speed', 1, 'Own speed, 0 nm: green marker'],
      ['GF-4.2-target-speed', 1, 'Target’s speed, 0 nm: green marker'],
      ['GF-4.2-l', 1, 'Large target, seen abeam'],
    ])
    expect(total).toEqual({ words: 'Each gun hits on 5 or more, 60 %', value: 3 })
    // belt against the medium penetration of the 13.5 inches
    const need = MOLTKE.armor.belt - IRON_DUKE.guns[0]!.pen[1]
    expect(after[0]!.words).toContain(
      `Belt ${MOLTKE.armor.belt} − PEN ${IRON_DUKE.guns[0]!.pen[1]}: a hit bites on ${need} or more`,
    )
    expect(words).toBe('10 dice, 5 or more')
  })
  test('the lines add up to the sum', () => {
    const state = inGunfire({ crewQuality: 'on', rangeFinding: 'on', sea: 'scenario' })
    Object.assign(state.ships[0]!, { fires: 2, list: 1, forward: 5 })
    for (const weapon of [0, 1]) {
      const { lines, total } = present.reckon(state, 0, { weapon, target: 1 })
      expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(total.value)
    }
  })
  test('what two batteries may do together: each chance is one, and boxes are those of the odds', () => {
    const state = inGunfire()
    const effort = { budget: 1e6, runs: 1 }
    const one = present.foresee(state, 0, [{ weapon: 0, target: 1 }], effort)
    const sum = (chances: readonly number[]): number => chances.reduce((all, p) => all + p, 0)
    for (const { chances } of one.bars) expect(sum(chances)).toBeCloseTo(1, 12)
    // ten dice at six in ten
    expect(one.bars[0]!.mean).toBeCloseTo(6, 12)
    const odds = present.reckon(state, 0, { weapon: 0, target: 1 }).odds(['hull'], effort)
    for (const { outcome, p } of odds.outcomes) {
      expect(one.bars[1]!.chances[outcome['hull'] as number]).toBeCloseTo(p, 12)
    }
    const both = present.foresee(
      state,
      0,
      [0, 1].map(weapon => ({ weapon, target: 1 })),
      effort,
    )
    expect(both.bars[0]!.mean).toBeGreaterThan(one.bars[0]!.mean)
    expect(both.bars[1]!.mean).toBeGreaterThan(one.bars[1]!.mean)
    expect([both.exact, both.chances.map(({ words }) => words)]).toEqual([
      true,
      ['to damaged row', 'set on fire', 'sunk'],
    ])
    expect(both.bars[1]!.grave).toBe(MOLTKE.rows[0].boxes)
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

describe('GF-R31 single mounts hold their fire', () => {
  const state = inGunfire()
  const [{ plan }] = of(present.offers(state, 0), 'attack') as [Extract<Offer<Command>, { kind: 'attack' }>]
  const [main] = plan.weapons

  test('GF-R31 a battery shows its mounts by group, as many as can fire', () => {
    expect(main!.mounts!.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    expect(new Set(main!.mounts!.map(({ words }) => words)).size).toBe(main!.mounts!.length)
  })

  test('GF-R31 what is held is in the order, and off the dice', () => {
    const held = main!.mounts!.map((_, group) => (group === 0 ? 1 : 0))
    const [aim] = [{ weapon: main!.id, target: 1, held }]
    expect(plan.try!([aim!])).toBeNull()
    expect(plan.command([aim!])).toMatchObject({ batteries: [{ battery: 0, target: 1, held }] })
    expect([plan.deed([{ weapon: main!.id, target: 1 }]), plan.deed([aim!])]).toEqual(['Fire 10 guns', 'Fire 8 guns'])
  })

  test('GF-R31 not all of them: a battery that fires has something to fire', () => {
    const held = main!.mounts!.map(({ count }) => count)
    expect(plan.try!([{ weapon: main!.id, target: 1, held }])).toMatchObject({ why: R['GF-R31'] })
  })
})

describe('4.4 light guns are divided by hand', () => {
  // Iron Duke, had she five light guns, between two enemies, a mile off on either beam
  const armed = { ...IRON_DUKE, rows: IRON_DUKE.rows.map(row => ({ ...row, lg: 5 })) as typeof IRON_DUKE.rows }
  const between = (): State => {
    const state = battle(
      [
        { card: armed, east: 8, north: 9 },
        { card: IRON_DUKE, east: 8, north: 2 },
      ],
      [
        { card: MOLTKE, east: 9, north: 9 },
        { card: MOLTKE, east: 7, north: 9 },
      ],
    )
    begin(state, [9, 1])
    const stay = (ship: number): Command => ({ type: 'Move', ship, track: [] })
    fight(
      state,
      [9, 1],
      [
        [0, stay(0)],
        [1, stay(2)],
        [0, stay(1)],
        [1, stay(3)],
      ],
    )
    return state
  }
  test('half of them, rounded up, on each of two targets, and no more', () => {
    const state = between()
    const { plan } = of(present.offers(state, 0), 'attack')[0]!
    const light = plan.weapons.at(-1)!
    expect(light.parts).toBe(5)
    expect(light.targets.map(({ parts }) => parts)).toEqual([3, 3])
    const [one, other] = light.targets.map(({ unit }) => unit) as [number, number]
    const aim = (target: number, parts: number) => ({ weapon: light.id, target, parts })
    expect(plan.command([aim(one, 3), aim(other, 2)])).toMatchObject({
      lightGuns: [
        { target: one, guns: 3 },
        { target: other, guns: 2 },
      ],
    })
    expect(plan.deed([aim(one, 3), aim(other, 2)])).toBe('Fire 5 guns')
    expect(plan.try!([aim(one, 3), aim(other, 2)])).toBeNull()
    const why = R['GF-4.4-lg-dice']
    expect(plan.try!([aim(one, 4)])).toMatchObject({ why })
    expect(plan.try!([aim(one, 3), aim(other, 3)])).toMatchObject({ why })
  })
})

describe('what can be seen of a deed', () => {
  test('a move has its way, in miles', () => {
    const state = opposed()
    const command: Command = { type: 'Move', ship: 0, track: [{ ahead: 2000 }, { pivot: 600 }, { ahead: 1000 }] }
    const events = fight(state, [], [[0, command]])
    const traces = events.flatMap(event => present.run(event, state) ?? [])
    expect(
      traces.map(({ unit, way }) => [unit, way.map(({ east, north }) => [east.toFixed(1), north.toFixed(1)])]),
    ).toEqual([
      [
        0,
        [
          ['8.0', '11.0'],
          ['8.9', '11.5'],
        ],
      ],
    ])
  })
  test('fire has whoever fires, and each target once', () => {
    const fire: Command = {
      type: 'FireGuns',
      ship: 0,
      batteries: [0, 1].map(battery => ({ battery, target: 1 })),
      lightGuns: [],
    }
    expect(attackIn(fire, opposed())).toEqual({ by: 0, upon: [1], verb: 'fires at' })
    expect(attackIn({ type: 'Pass' }, opposed())).toBeNull()
  })
  test('fire that is only written is not seen, but when it is revealed', () => {
    const fire: Command = { type: 'FireGuns', ship: 0, batteries: [{ battery: 0, target: 1 }], lightGuns: [] }
    const state = opposed()
    const written = { ...state, fixed: { ...state.fixed, switches: { ...state.fixed.switches, simultaneous: true } } }
    expect(attackIn(fire, written)).toBeNull()
    const revealed = { type: 'OrderRevealed', why: R['GF-8.2-declare'], ship: 0, order: [1, 1, 0, 1, 0] } as const
    expect(tell(revealed, written).attack).toEqual({ by: 0, upon: [1], verb: 'fires at', part: 'begins' })
  })
  test('scored dice are hits or boxes, by the rule that asked', () => {
    expect(score(R['GF-4.2-dice'])).toEqual({ one: 'hit', many: 'hits' })
    expect(score(R['GF-4.31-roll'])).toEqual({ one: 'box', many: 'boxes' })
    expect(score(R['GF-6.1-roll'])).toBeNull()
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
    expect(turrets!.arcs.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(3600)
    expect(turrets!.bands.map(({ limit }) => limit)).toEqual([4, 8, 12])
    // 6-inch to port and starboard, seven miles off at most
    expect(casemates!.arcs.map(({ from, to }) => [from, to])).toEqual([
      [300, 1500],
      [2100, 3300],
    ])
    expect(casemates!.bands.map(({ limit }) => limit)).toEqual([2, 4, 7])
  })
})
