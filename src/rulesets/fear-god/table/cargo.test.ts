import { expect, test } from 'vitest'
import { applyDamage } from '../08-1-damage/8-1-damage.ts'
import { floodHold } from '../08-3-criticals/8-3-cargo.ts'
import { R } from '../book/register.ts'
import { alone, card, play, TIGER } from '../whole/bench.fixture.ts'
import { PRESENT } from './present.ts'

test('FGDN-8.3-cargo the card has her holds, what is left in them, and which burns or is flooded', () => {
  const holds = [
    { contents: 'troops', quantity: 300 },
    { contents: 'ammunition', quantity: 500 },
    { contents: 'vehicles', quantity: 12 },
  ]
  const state = alone(card({ ...TIGER, name: 'Clan', shipType: 'merchantAux', holds }), {})
  const cells = () =>
    PRESENT.card(state, 0)
      .tables.find(({ heads }) => heads[0] === 'Hold')
      ?.lines.map(each => each.cells)
  state.annex.holds[0]!.left = 240
  state.annex.holds[1]!.burning = 1
  play(state, [], desk => floodHold(desk, 0, 2))
  expect(cells()).toEqual([
    ['1', 'troops', '240 of 300', ''],
    ['2', 'ammunition', '500 of 500', 'burning'],
    ['3', 'vehicles', '0 of 12', 'flooded'],
  ])
  play(state, [], desk => floodHold(desk, 0, 1))
  expect(cells()?.[1]).toEqual(['2', 'ammunition', '0 of 500', 'flooded'])
})

test('FGDN-8.1.5-refloat FGDN-8.1.5-double the card of a ship aground says so, and whether she can be refloated', () => {
  const aground = card({ ...TIGER, isBeached: true })
  const first = (due: number) => {
    const state = alone(aground, { due })
    play(state, [], desk => applyDamage(desk))
    return PRESENT.card(state, 0).notes[0]
  }
  // Tiger has 501 points
  expect(first(501)).toMatchObject({ name: 'Aground', why: R['FGDN-8.1.5-double'] })
  expect(first(502)).toMatchObject({ name: 'Hard aground', why: R['FGDN-8.1.5-refloat'] })
  expect(PRESENT.card(alone(TIGER, {}), 0).notes[0]!.name).toBe('Speed')
})
