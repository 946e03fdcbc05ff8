import { describe, expect, test } from 'vitest'
import { chosenOptions } from '#kernel/desk/index.ts'
import { Words } from '#kernel/hash/index.ts'
import { BadInput, type Setting } from '#kernel/ruleset/index.ts'
import { MOLTKE, TIGER } from './bench.fixture.ts'
import { CARRIER, FREIGHTER, U_BOAT } from './examples.ts'
import { stateOf } from './given.ts'
import { OPTIONS } from './options.ts'
import { randomPlight } from './plight.fixture.ts'
import { plightOf } from './plight.ts'
import { type ShipGiven, shipGiven } from './plight-words.ts'
import { picker, randomCard } from './random.fixture.ts'
import { CARD, type Card } from './ship.ts'
import { CLEAR_DAY, type State, write } from './state.ts'

// What a procedure answers of a ship can be given to the next.

const PLIGHTS = 400
const setting: Setting<Card> = {
  options: chosenOptions(OPTIONS, {}),
  card: name => (name === 'Moltke' ? MOLTKE : TIGER),
}
const lain = (given: unknown): State => stateOf([shipGiven.parse(given) as ShipGiven], setting, CLEAR_DAY)
function wordsOf(state: State): string {
  const words = new Words()
  write(state, words)
  return JSON.stringify(words)
}

/** Random ships, and those that the examples have, one of them with an airship. */
function randomShip(seed: number): Card {
  const own = [U_BOAT, CARRIER, FREIGHTER, { ...CARRIER, airship: { cells: 8 } }]
  return seed % 5 < 4 && seed % 3 === 0 ? CARD.read(own[seed % 4]) : randomCard(picker(seed), 'Any')
}

describe('a plight', () => {
  test('of any ship, however hurt, is read off again as it was put on', () => {
    for (let seed = 1; seed <= PLIGHTS; seed++) {
      const said = randomPlight(picker(seed + 1000), randomShip(seed))
      const state = lain(said)
      const read = plightOf(state, 0)
      const again = lain(JSON.parse(JSON.stringify(read)))
      expect(again.ships, JSON.stringify(said)).toEqual(state.ships)
      expect(again.annex).toEqual(state.annex)
      expect(again.agenda).toEqual(state.agenda)
      expect(wordsOf(again)).toBe(wordsOf(state))
      expect(plightOf(again, 0)).toEqual(read)
    }
  })
  test('of a sound ship is her name alone', () => {
    expect(plightOf(lain('Tiger'), 0, 'Tiger')).toEqual({ ship: 'Tiger' })
  })
  test('is taken from beside other things that are said of her', () => {
    const said = { dp: 380, lost: 120, plight: { ship: 'Tiger', lost: 120 } }
    expect(lain(said).ships).toEqual(lain({ ship: 'Tiger', lost: 120 }).ships)
  })
  test.each([
    [{ port: 999 }, /port/],
    [{ depth: 'deep' }, /depth: she is no submarine/],
    [{ aircraft: [0, 0, 0, 0] }, /aircraft/],
    [{ cargo: [3] }, /cargo/],
    [{ holdsBurning: [1] }, /hold/],
    [{ airship: {} }, /airship/],
    [{ crew: { fit: 3, hurt: 0 } }, /crew/],
    [{ captainsLost: 2 }, /captainsLost/],
    [{ toCome: { calibre: 305 } }, /toCome: nothing/],
    [{ toCome: { points: 1, severity: 1 } }, /severity/],
    [{ repairs: [{ what: 'jam' }] }, /unjamming/],
    [{ tubesEmpty: [99] }, /tubesEmpty/],
  ])('%j is refused of a ship that has it not', (said, sentence) => {
    expect(() => lain({ ship: 'Tiger', ...said })).toThrow(BadInput)
    expect(() => lain({ ship: 'Tiger', ...said })).toThrow(sentence)
  })
})
