import fc from 'fast-check'
import { expect, test } from 'vitest'
import { place } from '../procedures/duel.ts'
import { options, ship } from '../whole/bench.fixture.ts'
import { plightOf, type ShipGiven, shipGiven, wear } from './plight.ts'
import { CLEAR_DAY, type State } from './state.ts'
import { copy, write } from './state-copy.ts'

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const tested = fc.constantFrom('none', 'passed', 'failed')
const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const plights = fc
  .record({
    ...{ structure: some(upTo(12)), flotation: some(upTo(10)), crewQuality: some(fc.integer({ min: -9, max: 2 })) },
    ...{ teams: some(upTo(3)), fireControl: some(upTo(4)), steering: some(upTo(4)), spotting: some(upTo(5)) },
    ...{
      gunnery: some(fc.integer({ min: -9, max: 5 })),
      speed: some(upTo(30)),
      moved: fc.integer({ min: -1, max: 40 }),
    },
    ...{ fires: upTo(9), splashes: upTo(9), lit: fc.boolean(), powerFailure: fc.boolean() },
    ...{ powerTested: tested, identified: tested, spread: tested },
    repaired: fc.uniqueArray(fc.constantFrom('power', 'engines', 'smoke', 'steering')),
    flagOfficer: some(fc.integer({ min: -9, max: 9 })),
    ...{ mountsLost: fc.tuple(upTo(3)), torpedoMountsLost: fc.tuple(upTo(1), upTo(1)) },
    torpedoesSpent: fc.tuple(upTo(1), upTo(1)),
    ...{ smoke: some(fc.boolean()), searchlights: some(fc.boolean()) },
    ...{ sought: fc.boolean(), listened: fc.boolean(), screen: fc.boolean(), pace: some(upTo(30)) },
    ...{ submerged: fc.boolean(), known: fc.boolean(), minefields: some(upTo(2)) },
    morale: fc.constantFrom('steady', 'withdrawing', 'abandoned'),
    end: fc.constantFrom('active', 'wreck', 'sunk', 'destroyed'),
  })
  .map(plight => shipGiven.parse({ ship: 'Ship', ...JSON.parse(JSON.stringify(plight)) }))

const clean = place([ship(), ship({ dives: { knots: 8 }, mines: 2 })], 40, 90, 90, options(), CLEAR_DAY)
function wordsOf(given: ShipGiven): { readonly state: State; readonly words: readonly number[] } {
  const state = copy(clean)
  wear(state, 1, given, 0)
  const words: number[] = []
  const into = {
    put: (word: number) => {
      words.push(word)
      return into
    },
    putAll: (list: readonly number[]) => {
      words.push(list.length, ...list)
      return into
    },
  }
  write(state, into as never, 5)
  return { state, words }
}

test('a plight comes out as it went in: nothing of the state is lost', () => {
  fc.assert(
    fc.property(plights, given => {
      const { state, words } = wordsOf(given)
      const back = shipGiven.parse(plightOf(state, 1, given))
      expect(wordsOf(back).words).toEqual(words)
      expect(plightOf(wordsOf(back).state, 1, back)).toEqual(plightOf(state, 1, given))
    }),
  )
})
