import { botNamed } from '#bots/index.ts'
import type { Options } from '#kernel/desk/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import type { Book } from '#rulesets/index.ts'
import { mix } from '../conformance/battle.ts'
import { battlesFor } from '../conformance/field.ts'
import { keptBattles, keptNames } from '../conformance/kept.ts'
import { ownOf } from '../conformance/own.ts'
import { foughtBetween, headerOf } from '../conformance/whole.ts'
import { GOLDEN_BATTLES } from '../journals/golden-battles.ts'
import { type Block, feedState } from './case.ts'
import { optionsAt } from './options.ts'

const IN_A_BLOCK = 10
/** So many battles on each kind of ground. */
const ON_EACH = 50

/** A battle and what it must be fought by, whatever else is chosen. */
type Ground = readonly [facts: BattleFacts, by: Options]

/** A battle between two bots, in words. */
interface Fight {
  readonly facts: BattleFacts
  readonly options: Options
  readonly bots: readonly ['random' | 'drill', 'random' | 'drill']
  readonly seed: number
}

/** Drill thinks, and is several times as slow: half of the battles have none, or nearly. */
const BOTS: readonly Fight['bots'][] = [
  ['random', 'random'],
  ['drill', 'random'],
  ['random', 'drill'],
  ['random', 'random'],
  ['drill', 'drill'],
]

/** Affrays of a few turns first, so that the first blocks are quick; a book's own meetings; battles of the library. */
function groundsOf(book: Book): readonly (readonly Ground[])[] {
  const affrays = Object.values(GOLDEN_BATTLES).filter(golden => golden.book === book.id)
  const library = battlesFor(book, keptBattles(), keptNames()).map(facts => [facts, {}] as const)
  const own = ownOf(book).battles
  return [affrays.map(({ facts, options }) => [facts, options]), own.length > 0 ? own : library, library]
}

/** Every battle of a book; none of a book that has no whole battles. */
export function battlesOf(book: Book): Fight[] {
  if (book.game === undefined) return []
  return groundsOf(book).flatMap((grounds, kind) =>
    Array.from({ length: ON_EACH }, (_, i) => {
      const seed = kind * ON_EACH + i
      const [facts, by] = grounds[i % grounds.length]!
      return { facts, options: { ...optionsAt(book, seed), ...by }, bots: BOTS[mix(seed, 1) % BOTS.length]!, seed }
    }),
  )
}

export const battleNamed = ({ facts, options, bots, seed }: Fight): string =>
  `battle ${seed}: ${facts.id}, ${bots.join(' v ')} ${JSON.stringify(options)}`

export const battleFought = (book: Book, { facts, options, bots, seed }: Fight) =>
  foughtBetween(book, headerOf(book, facts, options, seed), [botNamed(bots[0])!, botNamed(bots[1])!])

export function battleBlocks(book: Book): Block[] {
  const battles = battlesOf(book)
  return Array.from({ length: battles.length / IN_A_BLOCK }, (_, i) => {
    const from = i * IN_A_BLOCK
    const cases = battles.slice(from, from + IN_A_BLOCK).map(fight => ({
      name: battleNamed(fight),
      feed: hash => {
        const { session, text } = battleFought(book, fight)
        feedState(book, session.state, hash.text(text))
      },
    })) satisfies ReturnType<Block['cases']>
    return { name: `${from}-${from + IN_A_BLOCK - 1}`, cases: () => cases }
  })
}
