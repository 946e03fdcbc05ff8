import { throwsOf } from '#game/journal/index.ts'
import { ruleAt } from '#kernel/book/index.ts'
import type { Opened, Row, State } from './open.ts'

/** Writes down what was thrown over an order: "five d10, 8 or more: 8 3 10 1 6 (4.2)". */
export function diceOf({ book }: Opened): (row: Row, before: State) => readonly string[] {
  const printed = (why: Row['events'][number]['why']): string => ruleAt(book.register, why).printed
  return ({ revision, order, answers }, before) => {
    // A rule that has been corrected since would ask for other dice: then only what fell is known.
    if (revision < book.revision)
      return answers.flatMap(answer =>
        'faces' in answer ? `d${answer.sides}: ${answer.faces.join(' ')} (${printed(answer.why)})` : [],
      )
    return throwsOf(book, before, order, answers).map(
      ({ words, faces, why }) => `${words}: ${faces.join(' ')} (${printed(why)})`,
    )
  }
}
