import { describe, expect, test } from 'vitest'
import type { Offer, Sheet } from '#kernel/ruleset/index.ts'
import { newPlane } from '../02-ships/annex-new.ts'
import type { State } from '../02-ships/state.ts'
import { apart, FLAT, GUARDED, TENDER } from '../air/air.fixture.ts'
import type { Command } from '../orders/orders.ts'
import { PRESENT } from './present.ts'

const said = (state: State, seat: number, deed: string): string[] =>
  PRESENT.offers(state, seat).flatMap((offer: Offer<Command>) =>
    offer.kind === 'say' && offer.deed === deed ? [offer.words] : [],
  )
const lineOf = ({ tables }: Sheet, head: string) => tables.find(({ heads }) => heads[0] === head)?.lines[0]

describe('FGDN-H37-flying at the table', () => {
  test('FGDN-H37-flying aircraft are offered to be armed, and armed to be flown off with either weapon', () => {
    const state = apart([FLAT], [GUARDED], 8000)
    expect([said(state, 0, 'Aircraft'), said(state, 0, 'Deck')]).toEqual([
      [],
      ['Arm and fuel aircraft, and bring others up to them'],
    ])
    state.annex.carriers[0]!.readied = 1
    expect(said(state, 0, 'Aircraft')).toEqual([
      'Fly off 4 with bombs against Moltke, 8,000 yd; her flak hits each by 18 %',
      'Fly off 4 with guns against Moltke, 8,000 yd; her flak hits each by 18 %',
    ])
    expect(said(state, 0, 'Deck')).toContain('Make the aircraft on deck safe')
    expect(said(apart([FLAT], [GUARDED], 8000, { flying: 'stay' }), 0, 'Deck')).toEqual([])
  })
  test('FGDN-H40-dogfight where the enemy has aircraft, cover is offered for herself and her friends', () => {
    const state = apart([FLAT, GUARDED], [FLAT], 8000)
    state.annex.carriers[0]!.readied = 1
    expect(said(state, 0, 'Aircraft').slice(2)).toEqual([
      'Fly off 4 with guns to cover herself',
      'Fly off 4 with guns to cover Moltke',
    ])
  })
  test('FGDN-H37-flying her card tells where they stand, and her words what is up', () => {
    const state = apart([FLAT], [GUARDED])
    state.annex.carriers[0]!.readied = 1
    state.annex.carriers[0]!.aboard = [2, 0, 2, 6]
    state.annex.planes.push(newPlane(0, 1, 0), newPlane(0, 1, 0))
    const line = lineOf(PRESENT.card(state, 0), 'Aircraft')!
    expect(line.cells).toEqual(['4 on deck, 6 below', '10 of 12, 2 flying', '40 points, 112 lb', 'armed on deck'])
    expect(line.under.map(({ name, size, lost }) => [name, size, lost])).toEqual([
      ['forward', 4, 2],
      ['aft', 2, 0],
      ['hangar', 6, 0],
      ['elevators', 1, 0],
    ])
    expect(PRESENT.chart(state).units[0]!.words).toContain('4 aircraft armed on deck · 2 aircraft up')
    expect(lineOf(PRESENT.card(state, 1), 'Aircraft')).toBeUndefined()
  })
})

describe('FGDN-H39-airships at the table', () => {
  test('FGDN-H39-airships one is sent, and the other side fires at either part of her', () => {
    const state = apart([TENDER], [GUARDED], 4000)
    expect(said(state, 0, 'Airship')).toEqual(['Her airship bombs Moltke, 4,000 yd; flak hits it by 36 %'])
    expect(said(state, 1, 'At airships').slice(-4)).toEqual([
      'The AA guns at the gondola of the airship of Tender: 11 %',
      'The AA guns at the envelope of the airship of Tender: 22 %',
      'The light guns at the gondola of the airship of Tender: 5 %',
      'The light guns at the envelope of the airship of Tender: 11 %',
    ])
  })
  test('FGDN-H39-airships her card has a box for each part, and says how she flies', () => {
    const state = apart([TENDER], [GUARDED])
    Object.assign(state.annex.airships[0]!, { cells: [1, 1, 0, 0, 0, 0, 0, 0], controls: 3, port: 1, burning: 1 })
    const card = PRESENT.card(state, 0)
    // no rudder: half her speed at most
    expect(lineOf(card, 'Airship')!.cells).toEqual([
      'hydrogen',
      '22 of 45 kn',
      '8 of 8',
      'gondola on fire, gas may not climb',
    ])
    expect(lineOf(card, 'Airship')!.under.flatMap(({ name, lost }) => (lost > 0 ? [name] : []))).toEqual([
      'cells',
      'port engines',
      'elevator',
      'rudder',
    ])
    expect(card.notes.find(({ name }) => name === 'Airship')?.text).toBe(
      'steers by her engines, may not climb, no elevator',
    )
    expect(PRESENT.chart(state).units[0]!.words).toContain('airship in company')
    state.annex.airships[0]!.lost = 2
    expect(lineOf(PRESENT.card(state, 0), 'Airship')!.cells[3]).toBe('down in the sea')
  })
})
