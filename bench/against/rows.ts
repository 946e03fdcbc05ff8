import { BOOKS } from '#rulesets/index.ts'
import { AFTER } from '../rows/after.ts'
import { BATTLES } from '../rows/battles.ts'
import { countHooks } from '../rows/hooks.ts'
import { JOURNAL } from '../rows/journal.ts'
import { countDuel } from '../rows/limit.ts'
import { oddsOf } from '../rows/odds.ts'
import type { Figure, Group } from '../tools/figure.ts'
import type { Checkout } from '../tools/places.ts'

/** What is measured in one go of ours, before and after; the less, the nearer the two are in time. */
export interface Compared {
  readonly rows: readonly string[]
  readonly name: string
  /** by how much a figure may be worse than before; null: its own floor decides */
  readonly worse: number | null
  /** counted, not timed: once is enough */
  readonly once?: true
  /** one round */
  measure(wanted: ReadonlySet<string>, from: Checkout): Promise<Figure[]>
}

const COUNTED = { worse: 0.04, once: true } as const
const TIMED = 0.1

const ofGroup = ({ measure }: Group, worse: number | null, ...rows: string[]): Compared => ({
  ...{ rows, name: rows.join(', '), worse },
  // those that are wanted of these
  measure: (wanted, from) => measure(new Set(rows.filter(row => wanted.has(row))), 1, from),
})

export const COMPARED: readonly Compared[] = [
  { rows: ['K1'], name: 'K1', ...COUNTED, measure: async (_, from) => [await countDuel(from)] },
  { rows: ['K4'], name: 'K4', ...COUNTED, measure: async (_, from) => [await countHooks(from)] },
  ofGroup(JOURNAL, TIMED, 'K5'),
  ofGroup(AFTER, TIMED, 'K6'),
  ...BOOKS.map(({ id }) => ({
    ...{ rows: ['K8'], name: `K8 ${id}`, worse: TIMED },
    measure: (_: ReadonlySet<string>, from: Checkout) => oddsOf(id, 1, from),
  })),
  ofGroup(BATTLES, null, 'B1'),
  ofGroup(BATTLES, null, 'B2', 'B5'),
  ofGroup(BATTLES, null, 'B3'),
  ofGroup(BATTLES, null, 'B4'),
]
