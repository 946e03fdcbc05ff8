import { expect, test } from 'vitest'
import type { Unit } from '#kernel/ruleset/index.ts'
import { Moves } from './moves.ts'
import type { Sight } from './sight.ts'

const at = (id: number, name: string, east: number, heading: number): Unit =>
  ({ id, name, side: 0, east, north: 0, heading }) as Unit
const seen = (...units: readonly Unit[]): Sight => ({ units, chart: { measure: 'nm', times: 1 } }) as unknown as Sight

test('whoever lies as she lay has made no move, and a turn on the spot is one', () => {
  const moves = new Moves()
  moves.add(
    seen(at(0, 'Lion', 0, 900), at(1, 'Tiger', 0, 900), at(2, 'Otranto', 0, 900)),
    seen(at(0, 'Lion', 2, 900), at(1, 'Tiger', 0, 900), at(2, 'Otranto', 0, 1800)),
    [0, 1, 2],
  )
  expect(moves.lines(['British'])).toEqual(['British: Lion 2 nm on 090°; Otranto to 180° on the spot.'])
  const still = new Moves()
  still.add(seen(at(1, 'Tiger', 0, 900)), seen(at(1, 'Tiger', 0, 900)), [1])
  expect(still.lines(['British'])).toEqual([])
})
