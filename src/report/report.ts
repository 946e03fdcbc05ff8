import type { OpenedJournal } from '#story/index.ts'
import { accountOf, type Turn } from './account.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Scene, sceneOf } from './scene.ts'

/** A battle told from its journal. */
export interface Report extends Omit<Outcome, 'turns' | 'ships'> {
  readonly book: { readonly id: string; readonly title: string }
  /** null where the dice were secret */
  readonly seed: number | null
  /** why it is told although it was not fought again to the byte; null: it was */
  readonly unproved: string | null
  readonly scene: Scene
  readonly turns: readonly Turn[]
  readonly ships: Outcome['ships']
  /** how many turns were begun */
  readonly lasted: number
}

/** `withDice`: also what was thrown over each order. */
export function reportOf(opened: OpenedJournal, withDice = false): Report {
  const { book, header } = opened
  const scene = sceneOf(header, book)
  const { turns: lasted, ...outcome } = outcomeOf(opened, scene)
  const turns = accountOf(
    opened,
    scene.sides.map(({ name }) => name),
    withDice,
  )
  const { id, title } = book
  return { book: { id, title }, seed: header.seed, unproved: opened.unproved, scene, turns, lasted, ...outcome }
}
