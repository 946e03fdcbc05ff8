import type { Chart, Unit } from '#kernel/ruleset/index.ts'
import type { OpenedJournal, StoryState } from '#story/index.ts'

/** What anybody at the table can see: the chart, where the book has one; elsewhere no more than the turn. */
export interface Sight {
  readonly chart: Chart | null
  readonly turn: number
  readonly phase: string
  /** of the day, in words; null where the book has no clock to look at */
  readonly time: string | null
  readonly units: readonly Unit[]
  /** of each side; none in a duel, which is not fought for points */
  readonly points: readonly number[]
}

/** Looks at states one after the other; the same state is looked at once. */
export function watcher({ book, header }: OpenedJournal): (state: StoryState) => Sight {
  const seen = new WeakMap<object, Sight>()
  const { game, duel } = book
  const isDuel = header.battle.kind === 'duel'
  const look = (state: StoryState): Sight => {
    if (game === undefined) return { ...BARE, turn: duel.result(state).turns }
    const chart = game.present.chart(state)
    const { turn, phase, time } = chart.clock
    const { points } = isDuel ? BARE : game.standing(state)
    return { chart, turn, phase, time, units: chart.units, points }
  }
  return state => {
    const key = state as object
    const sight = seen.get(key) ?? look(state)
    seen.set(key, sight)
    return sight
  }
}

const BARE: Omit<Sight, 'turn'> = { chart: null, phase: '', time: null, units: [], points: [] }
