import { describe, expect, test } from 'vitest'
import { NewGame, Said, WIRE } from './index.ts'

describe('what a client says', () => {
  test.each([
    { type: 'Hello', wire: WIRE, token: null, since: null },
    { type: 'Hello', wire: WIRE, token: 'a-secret', since: 12 },
    { type: 'Order', key: 'k1', row: 3, command: { type: 'Pass' } },
    { type: 'Answer', key: 'k2', row: 3, choice: 2 },
  ])('is understood: %j', said => expect(Said.parse(said)).toEqual(said))

  test.each([
    {},
    null,
    { type: 'Hello', wire: WIRE + 1, token: null, since: null },
    { type: 'Hello', wire: WIRE, token: 'x'.repeat(65), since: null },
    { type: 'Order', key: '', row: 3, command: {} },
    { type: 'Order', key: 'k', row: -1, command: {} },
    { type: 'Order', key: 'k', row: 3, command: 'Pass' },
    { type: 'Order', key: 'k', row: 3, command: {}, seat: 1 },
    { type: 'Answer', key: 'k', row: 3, choice: 32 },
  ])('is not understood: %j', said => expect(Said.safeParse(said).success).toBe(false))
})

test('a new game has two seats; options that nobody names are the book’s own', () => {
  const seats = [{ by: 'me' }, { by: 'computer', bot: 'drill' }]
  expect(NewGame.parse({ battle: 'coronel', book: 'grand-fleets', seats })).toMatchObject({ options: {} })
  expect(NewGame.safeParse({ battle: 'coronel', book: 'grand-fleets', seats: seats.slice(1) }).success).toBe(false)
})
