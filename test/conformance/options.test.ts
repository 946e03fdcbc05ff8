import { describe, expect, test } from 'vitest'
import { botNamed } from '#bots/index.ts'
import { BATTLES } from '#fleets/index.ts'
import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import { type Book, bookNamed } from '#rulesets/index.ts'
import { GOLDEN_BATTLES } from '../journals/golden-battles.ts'
import { battleFault, foughtOut, headerOf, RANDOM } from './whole.ts'

// Options that change how a whole battle goes, several at once: battles.test.ts takes them one by one.
const TOGETHER: Readonly<Record<string, readonly Options[]>> = {
  'grand-fleets': [
    { simultaneous: 'on', divisions: 'on', lineAhead: 'on' },
    { simultaneous: 'on', board: 'hexes', hiddenDeployment: 'on', floatingBoard: 'on', smoke: 'on' },
    { divisions: 'on', lineAhead: 'on', board: 'hexes' },
    { flotillas: 'on', divisions: 'on' },
    { flotillas: 'on', simultaneous: 'on', antiFlash: 'on', torpedoDamage: 'dice', reloads: 'on' },
  ],
}
const SEEDS = [3, 4, 5]
const coronel = BATTLES.find(({ id }) => id === 'coronel')!
const affrays = ['grand-fleets/battle-divisions', 'grand-fleets/battle-flotillas'].map(
  name => GOLDEN_BATTLES[name]!.facts,
)

const cases = Object.entries(TOGETHER).flatMap(([id, sets]) =>
  sets.map(options => [`${id} ${JSON.stringify(options)}`, bookNamed(id)!, options] as const),
)

describe.each(cases)('%s', (_title, book: Book, options) => {
  test('battles of any legal orders hold in every way', () => {
    for (const facts of affrays) {
      for (const seed of SEEDS) expect(battleFault(book, headerOf(book, facts, options, seed), RANDOM)).toBeNull()
    }
  }, 60_000)

  test.each([coronel, ...affrays].map((facts, i) => [`${facts.id} ${i}`, facts] as const))(
    'a drilled captain gives no order that is refused, and fights %s to its end',
    (_id, facts: BattleFacts) => {
      const { session } = foughtOut(book, headerOf(book, facts, options, 6), botNamed('drill')!)
      expect(book.game!.standing(session.state).over).toBe(true)
    },
    60_000,
  )
})
