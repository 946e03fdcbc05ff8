import { describe, expect, test } from 'vitest'
import { BOOKS } from '#rulesets/index.ts'
import {
  addBout,
  type Bout,
  battlesFor,
  endsOf,
  foughtOver,
  groundsOf,
  isShort,
  kindOf,
  mirroredGrounds,
  noScore,
  PAIRS,
  winsOf,
} from './field.ts'

const SEED = 7

// How bots fight, on every board and under all kinds of options. A thousand battles: npm run soak.
const games = BOOKS.filter(book => book.game !== undefined)

describe.each(games.map(book => [book.id, book] as const))('%s, bots', (_, book) => {
  // Every third ground, another third for each board and kind of options, meets each battle.
  const { length } = battlesFor(book)
  const shift = length % 3 === 2 ? 2 : 1
  const grounds = groundsOf(book).filter((_, i) => (i + shift * Math.floor(i / length)) % 3 === 0)
  let first: Bout | null = null
  const scores = new Map(PAIRS.map((_, pair) => [kindOf(pair), noScore()]))

  test.each(grounds.map(ground => [`${ground.battle.id}, ${ground.board}, ${ground.options}`, ground] as const))(
    'give only orders that are allowed: %s',
    (_title, ground) => {
      for (let pair = 0; pair < PAIRS.length; pair++) {
        const bout = foughtOver(book, ground, PAIRS[pair]!, SEED)
        expect(bout.illegal).toEqual([])
        if (ground === grounds[0] && PAIRS[pair] === PAIRS[2]) first = bout
        if (isShort(book, ground, SEED)) continue
        addBout(scores.get(kindOf(pair))!, pair, bout)
      }
    },
    60_000,
  )

  test('decide by what they see, and not by what was thought of before: the first battle again comes to the same', () => {
    expect(foughtOver(book, grounds[0]!, PAIRS[2], SEED)).toEqual(first)
  }, 60_000)

  test('they are sampled from every battle', () => {
    expect(new Set(grounds.map(({ battle }) => battle.id))).toEqual(
      new Set(groundsOf(book).map(({ battle }) => battle.id)),
    )
  })

  test('drill beats random, and drill against drill comes to an end before the time is out', () => {
    const mixed = scores.get('drill v random')!
    const drills = scores.get('drill v drill')!
    expect(mixed.won).toBeGreaterThanOrEqual(winsOf(book, 'sampled') * mixed.battles)
    // Tsushima, twelve ships a side, may outlast its time
    expect(drills.decided).toBeGreaterThanOrEqual(drills.battles - 1)
  })

  test('with the same fleet as random drill beats it, from either side', () => {
    const score = noScore()
    for (const ground of mirroredGrounds(book))
      for (const pair of [0, 1]) addBout(score, pair, foughtOver(book, ground, PAIRS[pair]!, SEED))
    expect(score.battles).toBeGreaterThan(0)
    expect(score.illegal).toEqual([])
    expect(score.won).toBeGreaterThanOrEqual(winsOf(book, 'mirrored') * score.battles)
  }, 120_000)

  test('by standard options random does not hold out against drill till the time is out', () => {
    const score = noScore()
    for (const ground of groundsOf(book).filter(({ options }) => options === 'standard'))
      for (const pair of [0, 1])
        for (const seed of [1, 2, 3]) addBout(score, pair, foughtOver(book, ground, PAIRS[pair]!, SEED + seed))
    expect(score.won).toBeGreaterThanOrEqual(winsOf(book, 'standard') * score.battles)
    expect(score.decided).toBeGreaterThanOrEqual(endsOf(book) * score.battles)
  }, 120_000)
})
