import { expect, test } from 'vitest'
import { BERTH, CM, type State } from '../02-data-sheet/state.ts'
import { during, refused, table } from '../whole/battle.fixture.ts'
import { gun, ship } from '../whole/bench.fixture.ts'
import { card } from './card.ts'
import { chart } from './chart.ts'
import { PRESENT } from './present.ts'

const at = (x: number, y: number) => ({ x: x * CM, y: y * CM })
const GUNS = [gun({ calibre: 8 }), gun({ group: 'OTHER', calibre: 4 })]
const sea = (isNight = false): State =>
  table(
    [
      [
        {
          card: ship({ batteries: GUNS, ASW: 1, mines: 2, cargo: { kind: 'fuel', points: 3 } }),
          seat: 0,
          ...at(50, 50),
        },
      ],
      [{ card: ship({ dives: { knots: 8 } }), seat: 1, ...at(90, 90), depth: 1 }],
    ],
    { squalls: [at(200, 100)], light: [{ from: 1, isNight, tvr: isNight ? 2 : 5 }] },
  )

test('FA-H31 FA-H21 minefields and bad weather lie on the chart', () => {
  const state = sea()
  state.mines = [{ seat: 0, ...at(60, 70), heading: 0 }]
  state.squalls = [at(300, 300)]
  expect(chart(state).reaches).toEqual([
    { east: 60, north: 70, far: 5, words: 'mines' },
    { east: 200, north: 100, far: 15, words: 'bad weather' },
    { east: 300, north: 300, far: 15, words: 'bad weather' },
  ])
})
test('FA-H32 a boat under water is drawn for her own side, and for others nowhere', () => {
  const state = sea()
  expect(chart(state).units[1]).toMatchObject({ state: 'afloat', words: expect.stringContaining('under water') })
  state.ships[1]!.berth = BERTH.unseen
  expect(chart(state).units[1]).toMatchObject({ state: 'away', words: 'somewhere under water' })
})
test('FA-H32 FA-H21 depth charges and star shell are offered, and may be ordered so', () => {
  const hunt = during(sea(), 'action', 0)
  Object.assign(hunt.ships[1]!, { ...at(53, 50), known: 1 })
  const offered = (state: State) =>
    PRESENT.offers(state, 0).flatMap(offer => (offer.kind === 'say' && offer.deed === 'Fire' ? [offer] : []))
  expect(offered(hunt).map(({ words }) => words)).toEqual(['Depth charges at Ship'])
  expect(refused(hunt, 0, offered(hunt)[0]!.command)).toBeNull()
  const dark = during(sea(true), 'action', 0)
  Object.assign(dark.ships[1]!, { ...at(90, 50), depth: 0 })
  expect(offered(dark).map(({ words }) => words)).toEqual(['All that bears at Ship, and star shell'])
  expect(refused(dark, 0, offered(dark)[0]!.command)).toBeNull()
})
test('FA-H36 a sheet says what she carries beside guns', () => {
  const notes = (index: number) => card(sea(), index).notes.map(({ name, text }) => `${name}: ${text}`)
  expect(notes(0)).toEqual(['ASW: 1 factor', 'Mines: 2 fields to lay', 'Cargo: fuel, 3 points'])
  expect(notes(1)).toEqual(['Submarine: 8 knots under water'])
})
