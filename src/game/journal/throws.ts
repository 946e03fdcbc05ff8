import type { Cite } from '#kernel/book/index.ts'
import { Desk, type Event, type Frozen } from '#kernel/desk/index.ts'
import { type Answer, Dice, Recorder, Replay } from '#kernel/dice/index.ts'
import type { Order, Ruleset } from '#kernel/ruleset/index.ts'

/** One throw of a row, and what it was for: "five d10, 8 or more". */
export interface Throw {
  readonly why: Cite
  readonly words: string
  readonly faces: readonly number[]
}

/**
 * What was thrown over an order, in the order thrown. Journals keep faces and rules, not words: those are found by working the
 * rule once more, on a copy of the state before it, with the answers that it had then.
 */
export function throwsOf<S, C, E extends Event, Card>(
  book: Ruleset<S, C, E, Card>,
  before: Frozen<S>,
  order: Order<C>,
  answers: readonly Answer[],
): Throw[] {
  const replay = new Replay(answers)
  const thrown: Answer[] = []
  const words: string[] = []
  const dice = new Dice(new Recorder(replay, thrown, words))
  book.resolve(
    new Desk<S, E>(book.copy(before), dice, (_, seat, _among, _about, why) => replay.choice(seat, why)),
    order,
  )
  return thrown.map((answer, i) => ({
    why: answer.why,
    words: words[i]!,
    faces: 'faces' in answer ? answer.faces : [],
  }))
}
