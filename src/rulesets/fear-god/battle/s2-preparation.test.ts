import { describe, expect, test } from 'vitest'
import { chosenOptions, type Options } from '#kernel/desk/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import { moment } from '#kernel/turn/index.ts'
import { percentAll, TURN, ZONES } from '../02-ships/conditions.ts'
import { randomPlight } from '../02-ships/plight.fixture.ts'
import { plightOf } from '../02-ships/plight.ts'
import { NOT_BEFORE } from '../02-ships/plight-before.ts'
import { type ShipGiven, shipGiven } from '../02-ships/plight-words.ts'
import { CARD, type Card } from '../02-ships/ship.ts'
import type { State } from '../02-ships/state.ts'
import { CLEAR_DAY } from '../02-ships/state-new.ts'
import { nextPhase } from '../08-1-damage/8-1-phases.ts'
import { SUB } from '../below/below.fixture.ts'
import { OPTIONS } from '../book/options.ts'
import { CARRIER, FREIGHTER, U_BOAT } from '../procedures/examples.ts'
import { stateOf } from '../procedures/given.ts'
import { sea } from '../whole/battle.fixture.ts'
import { BOAT, KAISER, MOLTKE, play, TIGER } from '../whole/bench.fixture.ts'
import { picker, randomCard } from '../whole/random.fixture.ts'

const coming = (plights: Record<string, unknown>, own: Card = TIGER, options: Options = {}): State =>
  sea(
    [
      [own, 10_000, 30_000],
      [KAISER, 12_000, 20_000],
    ],
    [[MOLTKE, 40_000, 30_000]],
    { books: { 'fear-god': { plights }, 'another-book': { plights: { Nobody: { soaked: true } } } } },
    options,
  )

/** A random plight of a random ship, but for what is refused before a battle. */
function randomBefore(seed: number): readonly [Card, Record<string, unknown>] {
  const own = [U_BOAT, CARRIER, FREIGHTER, { ...CARRIER, airship: { cells: 8 } }]
  const card = seed % 3 === 0 ? CARD.read(own[seed % 4]) : randomCard(picker(seed), 'Any')
  const said: Record<string, unknown> = { ...randomPlight(picker(seed), { ...card, isBeached: false }) }
  for (const word of Object.keys(NOT_BEFORE)) delete said[word]
  for (const kind of ['fires', 'floods']) {
    const list = (said[kind] ?? []) as (number | { ago?: number })[]
    said[kind] = list.map(each => (typeof each === 'number' ? each : { ...each, ago: 0 }))
  }
  if (card.boat !== null && ZONES.indexOf(said['depth'] as 'deep') > ZONES.indexOf(card.boat.crush))
    delete said['depth']
  if (said['airship'] !== undefined) said['airship'] = { ...(said['airship'] as object), end: undefined }
  return [{ ...card, name: 'Any', isBeached: false }, said]
}

describe('FGDN-H41-before ships that come damaged', () => {
  test('FGDN-8.1.1-lookup they lie there as a procedure would have them, and make what their formation can', () => {
    const state = coming({ Tiger: { lost: 251, mountsLost: [1], fires: [4], floods: [{ percent: 3 }] } })
    // Tiger of 501 points has 14 knots left, Kaiser goes along
    expect(state.ships.map(({ speed, ordered }) => [speed, ordered])).toEqual([
      [140, 140],
      [140, 140],
      [280, 280],
    ])
    expect(state.ships[0]).toMatchObject({ remaining: 250, mounts: [1, 2, 6, 6, 2, 2], fires: [1004], floods: [1003] })
    expect(state.ships[1]).toMatchObject({ remaining: 452, fires: [] })
  })
  test('FGDN-8.1-delay FGDN-8.2-control-when fires and floodings begin on the first turn: damage and control on the fourth', () => {
    const state = coming({ Tiger: { fires: [4] } })
    state.now = moment(TURN, 4, 'resolution')
    // 20 of 501: below .10, D6 1; control D10 1: 2D6 off
    play(state, [1, 1, 2, 2], nextPhase)
    expect([state.ships[0]!.remaining, percentAll(state.ships[0]!.fires)]).toEqual([481, 0])
  })
  test('FGDN-H34-diving a boat may come submerged, if she may be so deep and boats dive', () => {
    expect(coming({ 'E 1': { depth: 'shallow', spentCells: 4 } }, SUB).annex.boats[0]).toMatchObject({
      ...{ zone: 2, charged: 6, spent: 4 },
    })
    expect(() => coming({ 'E 1': { depth: 'deep' } }, SUB)).toThrow(/^plights: E 1: depth: .*intermediate II/)
    const shallow = { diving: 'stay on the surface' }
    expect(() => coming({ 'E 1': { depth: 'shallow' } }, SUB, shallow)).toThrow(/^plights: E 1: depth: .*dive/)
  })
  test('FGDN-H41-before any of them comes as a procedure would have her, but for the speed of her formation', () => {
    const setting = { options: chosenOptions(OPTIONS, {}), card: () => TIGER }
    for (let seed = 1; seed <= 300; seed++) {
      const [card, said] = randomBefore(seed)
      const state = coming({ Any: said }, card)
      const alone = stateOf([shipGiven.parse({ ...said, ship: card }) as ShipGiven], setting, CLEAR_DAY)
      state.now = alone.now
      const { speed: _, ...here } = plightOf(state, 0, 'Any')
      const { speed: __, ...there } = plightOf(alone, 0, 'Any')
      expect(here).toEqual(there)
    }
  })
  const BAD: readonly (readonly [what: string, plights: Record<string, unknown>, says: RegExp])[] = [
    ['a ship that is not there', { Bounty: { lost: 1 } }, /^plights: there is no Bounty in this battle$/],
    ['a word that is none', { Tiger: { soaked: true } }, /^plights: Tiger: .*soaked/],
    ['more than she has', { Tiger: { mountsLost: [9] } }, /^plights: Tiger: mountsLost: /],
    ['all her points', { Tiger: { lost: 501 } }, /^plights: Tiger: lost: /],
    ['an age', { Tiger: { fires: [{ percent: 3, ago: 2 }] } }, /^plights: Tiger: fires: .*first turn/],
    ['the age of a flooding', { Tiger: { floods: [{ percent: 3, ago: 1 }] } }, /^plights: Tiger: floods: .*first turn/],
    ['an airship that is lost', { Tiger: { airship: { end: 'down' } } }, /^plights: Tiger: airship: /],
    ...Object.keys(NOT_BEFORE).map(
      word => [word, { Tiger: { [word]: true } }, new RegExp(`^plights: Tiger: ${word}: `)] as const,
    ),
  ]
  test.each(BAD)('FGDN-H41-before bad: %s', (_what, plights, says) => {
    expect(() => coming(plights)).toThrow(says)
    expect(() => coming(plights)).toThrow(BadInput)
  })
  test('FGDN-8.3-personnel small craft may come short of crew', () => {
    expect(coming({ Boat: { crewLost: 2, flotation: 1 } }, BOAT).ships[0]).toMatchObject({ crewLost: 2, flotation: 1 })
  })
})
