import { describe, expect, test } from 'vitest'
import { glimpsed, sidesWriting, writtenAgain } from './hidden.ts'
import { isSealed, readOut, sealedFor, sealedIn, sealedInto, struckOut } from './sealed.ts'

// ship 5 has orders of kinds 2 and 0, ship 1 an order of kind 2 without any more words
const LIST = [5, 3, 2, 40, 41, 5, 1, 0, 1, 1, 2]

describe('a list of sealed orders', () => {
  test('holds them in the order in which they were written; they are read out ship by ship, kind by kind', () => {
    expect(sealedIn(LIST)).toEqual([
      { ship: 5, words: [2, 40, 41] },
      { ship: 5, words: [0] },
      { ship: 1, words: [2] },
    ])
    expect(readOut(LIST).map(({ ship, words }) => [ship, words[0]])).toEqual([
      [1, 2],
      [5, 0],
      [5, 2],
    ])
    expect(sealedIn([])).toEqual([])
  })

  test('knows what is written for a ship: at all, or of a kind; a word that looks like a ship is none', () => {
    expect([isSealed(LIST, 5), isSealed(LIST, 5, 0), isSealed(LIST, 5, 1), isSealed(LIST, 40)]).toEqual([
      ...[true, true, false, false],
    ])
  })

  test('is struck out for a ship: all, or one kind', () => {
    expect(struckOut(LIST, 5)).toEqual([1, 1, 2])
    expect(struckOut(LIST, 5, 2)).toEqual([5, 1, 0, 1, 1, 2])
    expect(struckOut(LIST, 9)).toEqual(LIST)
  })

  test('takes one more, and shows each side its own', () => {
    expect(sealedInto([5, 1, 0], 1, [2, 7])).toEqual([5, 1, 0, 1, 2, 2, 7])
    expect(sealedFor(LIST, ship => ship === 1)).toEqual([1, 1, 2])
  })
})

describe('what is sealed is kept from others', () => {
  const why = 'X-1' as never
  const written = { type: 'OrderWritten', why, ship: 1, order: [2] }
  const deed = { order: { seat: 0, command: { type: 'Drop' } }, events: [written, { type: 'Rang', why }] }

  test('whoever gave the order and the umpire see all; others neither order nor what is secret', () => {
    for (const viewer of [0, 'umpire'] as const) expect(glimpsed(deed, viewer, ['OrderWritten'])).toEqual(deed)
    for (const viewer of [1, 'public'] as const)
      expect(glimpsed(deed, viewer, ['OrderWritten'])).toEqual({ order: null, events: [{ type: 'Rang', why }] })
    expect(glimpsed(deed, 1, ['Sang'])).toEqual(deed)
  })

  test('what was read out had been written before', () => {
    const seen: unknown[] = []
    writtenAgain(seen, [{ ...written, type: 'OrderRevealed' } as never, { type: 'Rang', why }], (list, event) => {
      list.push(event)
    })
    expect(seen).toEqual([written])
  })

  test('a side writes until it says that it is ready, if it has anything to say', () => {
    expect([0, 1, 2, 3].map(passed => sidesWriting(passed, () => true))).toEqual([[0, 1], [1], [0], []])
    expect(sidesWriting(0, seat => seat === 1)).toEqual([1])
  })
})
