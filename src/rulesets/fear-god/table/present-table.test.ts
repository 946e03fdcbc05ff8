import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import type { Offer, Sheet } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { JAM_PORT, TURN } from '../02-ships/conditions.ts'
import { CARD } from '../02-ships/ship.ts'
import { OPTIONS } from '../book/options.ts'
import { R } from '../book/register.ts'
import type { Command } from '../orders/orders.ts'
import { DUEL } from '../procedures/duel.ts'
import { PROCEDURES } from '../procedures/procedures.ts'
import { sea } from '../whole/battle.fixture.ts'
import { MERCHANT, MOLTKE, TIGER } from '../whole/bench.fixture.ts'
import { PRESENT } from './present.ts'

const EFFORT = { budget: 1e6, runs: 1 }
const abeam = () => sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 24_800, 30_000]])
const noteOf = ({ notes }: Sheet, name: string) => notes.find(note => note.name === name)
const linesOf = ({ tables }: Sheet, head: string) => tables.find(({ heads }) => heads[0] === head)!.lines

describe('odds at the table and on the command line', () => {
  const setting = { options: chosenOptions(OPTIONS, {}), card: () => TIGER }
  // first salvo, nobody fires at Tiger, and in a calm of sea state 1 that costs nothing
  const given = {
    firer: { ship: { ...TIGER }, speed: 28 },
    target: { ship: { ...MOLTKE }, speed: 25.5 },
    range: 14_800,
    seaState: 1,
    firedOn: false,
    salvo: 1,
    batches: 1,
  }
  const opened = (changes: object) =>
    PROCEDURES.find(({ name }) => name === 'gunfire')!.open({ ...given, ...changes } as never, setting)
  test('are the same for the same situation, whatever is asked', () => {
    const state = abeam()
    const order = gunsOf(state)
    for (const asked of [['dp', 'sunk'], ['fires'], ['floods'], ['rudder', 'steering', 'sunk']]) {
      const shown = PRESENT.reckon(state, 0, { weapon: 0, target: 1 }).odds(asked, EFFORT)
      expect(shown.exact).toBe(true)
      expect(shown).toEqual(opened({ shell: order.shell }).odds(asked, EFFORT))
    }
  })
  test('one battery foreseen alone is that battery', () => {
    const state = abeam()
    const seen = PRESENT.foresee(state, 0, [{ weapon: 0, target: 1 }], EFFORT)
    const asked = (fields: readonly string[]) => opened({ shell: gunsOf(state).shell }).odds(fields, EFFORT).outcomes
    const chance = (field: string, holds: (value: unknown) => boolean) =>
      asked([field]).reduce((sum, { outcome, p }) => sum + (holds(outcome[field]) ? p : 0), 0)
    const shown = Object.fromEntries(seen.chances.map(({ words, chance: p }) => [words, p]))
    expect(shown['a new fire']).toBeCloseTo(
      chance('fires', value => Number(value) > 0),
      12,
    )
    expect(shown['a new flooding']).toBeCloseTo(
      chance('floods', value => Number(value) > 0),
      12,
    )
    expect(shown['sunk']).toBeCloseTo(
      chance('sunk', value => value === true || value === 1),
      12,
    )
    const lost = (fewer: number) =>
      asked(['dp']).reduce((sum, { outcome, p }) => {
        const points = 430 - Math.max(0, Number(outcome['dp']))
        return sum + (Math.ceil(points / 10) === fewer ? p : 0)
      }, 0)
    for (const [fewer, p] of seen.bars[1]!.chances.entries()) expect(p).toBeCloseTo(lost(fewer), 12)
  })
})
const gunsOf = (state: ReturnType<typeof abeam>) => {
  const offer = PRESENT.offers(state, 0).find(({ kind }) => kind === 'attack') as Extract<
    Offer<Command>,
    { kind: 'attack' }
  >
  const order = offer.plan.command([{ weapon: 0, target: 1 }]) as Extract<Command, { type: 'FireGuns' }>
  return order.batteries[0]!
}

describe('her form', () => {
  test('FGDN-8.2-damage a fire of turn 1 falls due three turns later, by the clock, with its points', () => {
    const state = abeam()
    // 4 per cent of 430 points, seventeen and a fifth
    state.ships[1]!.fires = [1004]
    const sheet = PRESENT.card(state, 1)
    expect(linesOf(sheet, 'Casualty').map(({ cells }) => cells)).toEqual([['Fire', '4 %', '1200', '1209', 'Minor 4 %']])
    expect(noteOf(sheet, 'Fire, 1209')).toEqual({
      name: 'Fire, 1209',
      text: '17 points, then the first try to control it',
      why: R['FGDN-8.2-damage'],
    })
    // once that is past, in the tenth turn
    state.now = moment(TURN, 5, 'plotting')
    expect(linesOf(PRESENT.card(state, 1), 'Casualty')[0]!.cells[3]).toBe('1227')
  })
  test('FGDN-8.1-sink-zero a fire aboard a lost ship does no more damage', () => {
    const state = abeam()
    Object.assign(state.ships[1]!, { fires: [1004], end: 2 })
    expect(linesOf(PRESENT.card(state, 1), 'Casualty').map(({ cells }) => cells)).toEqual([
      ['Fire', '4 %', '1200', '–', 'Minor 4 %'],
    ])
    expect(PRESENT.card(state, 1).notes.map(({ name }) => name)).toEqual(['Gone'])
  })
  test('FGDN-8.1.1-stack the line that counts is that of damage and criticals together', () => {
    const state = abeam()
    const row = () => linesOf(PRESENT.card(state, 1), 'Lost').findIndex(({ now }) => now)
    expect(row()).toBe(0)
    state.ships[1]!.remaining = 430 - 108
    expect(row()).toBe(1)
    state.ships[1]!.levels = 1
    expect(row()).toBe(2)
    expect(noteOf(PRESENT.card(state, 1), 'Speed')!.text).toMatch(/^1 level lost to engineering hits; /)
  })
  test('FGDN-8.4-rudder-unjam a jammed rudder, and when it is next worked at', () => {
    const state = abeam()
    state.ships[0]!.rudder = JAM_PORT
    state.annex.jobs.push({ ship: 0, system: 14, index: 4, mark: 1, broke: 0 })
    const sheet = PRESENT.card(state, 0)
    expect(noteOf(sheet, 'Rudder')!.text).toBe('jammed port: she circles')
    // first tried in turn 4, so that the second try, by 40 per cent, comes in turn 5
    expect(noteOf(sheet, 'Rudder, 1212')!.text).toBe('a try to free it by 40 %')
    expect(PRESENT.chart(state).units[0]!.marks).toContainEqual({ name: 'rudder', count: 1, until: 'jammed' })
  })
  test('notes have names of their own, and mounts that do not bear are masked', () => {
    const state = abeam()
    Object.assign(state.ships[0]!, { fires: [1004, 1005, 2003], floods: [1504, 2010], slowHelm: 1, steering: 1 })
    const names = PRESENT.card(state, 0).notes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    // Moltke bears due east of a ship heading north: port casemates do not bear
    const masked = linesOf(PRESENT.card(state, 0, 1), 'Weapons').flatMap(({ under }) =>
      under.filter(boxes => boxes.masked > 0).map(({ name, size, masked: none }) => [name, size === none]),
    )
    expect(masked).toContainEqual(['P', true])
  })
})

describe('a duel', () => {
  const duel = (aspect: string) => DUEL.setup([TIGER, MOLTKE], { range: 12_000, aspect }, chosenOptions(OPTIONS, {}))
  test.each([
    ['broad', 0, 0],
    ['quarter', 450, 3150],
    ['narrow', 900, 2700],
  ])('of %s aspect lies on a chart, at its range', (aspect, one, other) => {
    const state = duel(aspect)
    const { units, clock } = PRESENT.chart(state)
    expect(units[1]!.east - units[0]!.east).toBe(120)
    expect(units.map(({ heading }) => heading)).toEqual([one, other])
    expect(clock).toMatchObject({ turn: 1, hour: '1200', phase: 'Plotting' })
    expect([PRESENT.card(state, 0).title, PRESENT.offers(state, 0)]).toEqual(['Tiger', []])
  })
})

describe('orders', () => {
  const deeds = (offers: readonly Offer<Command>[]) =>
    offers.flatMap(offer => ('deed' in offer && offer.unit === 0 ? [offer.deed] : []))
  test('course, guns, torpedoes, crew: what is not written yet comes first', () => {
    const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 14_000, 30_000]])
    state.ships[0]!.fires = [1012]
    expect([...new Set(deeds(PRESENT.offers(state, 0)))]).toEqual(['Course', 'Guns', 'Torpedoes', 'Crew'])
    expect(PRESENT.asked(state, 0)).toBe('Blue: plot the course of Tiger, unseen until all have plotted.')
    state.written = [0, 3, 0, 280, 0]
    expect([...new Set(deeds(PRESENT.offers(state, 0)))]).toEqual(['Guns', 'Torpedoes', 'Crew', 'Course ✓'])
    expect(PRESENT.chart(state).units[0]).toMatchObject({ ready: true })
    expect(PRESENT.asked(state, 0)).toBe('Blue: plan the fire of Tiger, or say that your orders are written.')
    state.written.push(0, 4, 1, 0, 1, 0)
    expect(PRESENT.chart(state).units[0]!.ready).toBe(false)
    expect(PRESENT.asked(state, 0)).toBe('Blue: all is plotted; say that your orders are written.')
  })
  test('FGDN-H32-star-shells by night they are offered over who lies in range, by the lightest guns that reach her', () => {
    const night = { begins: 23 * 60, sunset: 18 * 60, sunrise: 6 * 60 }
    const state = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 16_000, 30_000]], night)
    const stars = PRESENT.offers(state, 0).filter(offer => 'deed' in offer && offer.deed === 'Star shells')
    expect(stars).toHaveLength(1)
    const [{ command, words }] = stars as [Extract<Offer<Command>, { kind: 'say' }>]
    expect(command).toMatchObject({ type: 'FireStarShells', ship: 0 })
    expect(words).toMatch(/^Star shells over Moltke, 6,0\d\d yd, by the 6 in guns$/)
    const day = sea([[TIGER, 10_000, 30_000]], [[MOLTKE, 16_000, 30_000]])
    expect(deeds(PRESENT.offers(day, 0))).not.toContain('Star shells')
    state.stars = [0, 1, 16_000, 30_000]
    expect(PRESENT.chart(state).lights).toEqual([{ east: 160, north: 300, far: 10 }])
  })
  test('FGDN-8.3-cargo holds are flooded one by one, until they are', () => {
    const laden = {
      ...MERCHANT,
      holds: [
        { contents: 'ammunition', quantity: 100 },
        { contents: 'troops', quantity: 50 },
      ],
    }
    const state = sea([[CARD.read(laden), 10_000, 30_000]], [[MOLTKE, 40_000, 30_000]])
    const floods = () =>
      PRESENT.offers(state, 0).flatMap(offer =>
        offer.kind === 'say' && offer.command.type === 'FloodHolds' ? [offer.words] : [],
      )
    expect(floods()).toEqual(['Flood hold 1, ammunition: the cargo is lost', 'Flood hold 2, troops: the cargo is lost'])
    state.annex.holds[0]!.left = 0
    expect(floods()).toEqual(['Flood hold 2, troops: the cargo is lost'])
  })
  test('FGDN-H27-orders a course begins with what she does by herself: straight on as fast as ordered', () => {
    const state = abeam()
    state.ships[0]!.ordered = 200
    const move = PRESENT.offers(state, 0).find(({ kind }) => kind === 'move') as Extract<
      Offer<Command>,
      { kind: 'move' }
    >
    const { start, deed } = move.plan
    expect(start).toEqual([{ ahead: 20 }])
    expect(move.plan.try(start!)).toMatchObject({ cost: 20, at: { east: 100, north: 320 }, refusal: null })
    expect([deed!(start!), deed!([{ turn: -450, ahead: 20 }])]).toEqual([
      'Plot 20 knots, straight on',
      'Plot 20 knots, 45° to port',
    ])
  })
})
